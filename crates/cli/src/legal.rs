//! `princely legal`

use crate::args::Legal;
use crate::failure::Failure;
use crate::{input, output};
use princely_core::{Records, Seat};
use princely_laboratory::open;
use princely_words::Words;
use std::fmt::Write;

pub(crate) fn run(args: &Legal) -> Result<(), Failure> {
    let place = args.file.display();
    let mut count = 0;
    for (number, text) in (1..).zip(Records::new(input::open(&args.file)?)) {
        let text = text.map_err(|error| Failure::from(error).at(format_args!("{place}, record {number}")))?;
        count = number;
        if number == args.game {
            return show(args, &text).map_err(|failure| failure.at(format_args!("{place}, record {number}")));
        }
    }
    Err(Failure::Usage(format!("{place} has {count} records, there is no record {}", args.game)))
}

fn show(args: &Legal, text: &str) -> Result<(), Failure> {
    let mut replay = open(text)?;
    replay.go(args.at)?;
    let legal = replay.legal(args.seat.map(Seat), Words::english())?;
    if args.json {
        return output::print(&output::json(&legal));
    }
    let mut told = match (legal.turn, legal.at) {
        ("chance", at) => format!("After entry {at} cards are to be drawn.\n"),
        ("over", at) => format!("After entry {at} the game is over.\n"),
        (_, 0) => String::from("After the set-up:\n"),
        (_, at) => format!("After entry {at}:\n"),
    };
    for of in &legal.legal {
        let _ = writeln!(told, "seat {} may do one of {}:", of.seat, of.count);
        for action in &of.texts {
            let _ = writeln!(told, "  {action}");
        }
    }
    output::print(&told)
}

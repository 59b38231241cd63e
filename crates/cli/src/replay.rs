//! `princely replay`

use crate::args::Replay;
use crate::failure::Failure;
use crate::{input, output};
use princely_core::{Records, Seat};
use princely_games::replay::{Told, Verified};
use princely_games::{AnyGame, GamesError, any};
use princely_words::Words;
use serde::Serialize;
use std::io::{BufRead, IsTerminal, Read, Write};
use std::path::Path;

pub(crate) fn run(args: &Replay) -> Result<(), Failure> {
    let place = args.file.display();
    let mut wrong = None;
    let mut count = 0;
    for (number, text) in (1..).zip(Records::new(input::open(&args.file)?)) {
        count = number;
        let outcome = text.map_err(Failure::from).and_then(|text| one(args, number, &text));
        match outcome {
            Ok(()) => {}
            Err(failure @ Failure::Wrong(_)) => {
                if args.json {
                    let error = failure.to_string();
                    output::print(&output::json(&Line {
                        record: number,
                        ok: false,
                        error: Some(error),
                        verified: None,
                    }))?;
                }
                wrong.get_or_insert(failure.at(format_args!("{place}, record {number}")));
                if !args.json {
                    break;
                }
            }
            Err(other) => return Err(other.at(place)),
        }
    }
    if let Some(failure) = wrong {
        return Err(failure);
    }
    if args.game == 0 || args.game > count {
        return Err(Failure::Usage(format!("{place} has {count} records, there is no record {}", args.game)));
    }
    if args.json {
        return Ok(());
    }
    let all = if count == 1 { "The record holds.".to_owned() } else { format!("All {count} records hold.") };
    output::print(&format!("{all}\n"))
}

/// What is known of one record.
#[derive(Serialize)]
struct Line {
    record: usize,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    #[serde(flatten)]
    verified: Option<Verified>,
}

fn one(args: &Replay, number: usize, text: &str) -> Result<(), Failure> {
    let game = any::of_record(text)?;
    if let Some(folder) = args.svg.as_ref().filter(|_| number == args.game) {
        draw(folder, game, text)?;
    }
    if args.json || number != args.game {
        let verified = game.replay(text, Words::english(), None, &mut |_| false)?;
        let line = Line { record: number, ok: true, error: None, verified: Some(verified) };
        return if args.json { output::print(&output::json(&line)) } else { Ok(()) };
    }
    tell(args, game, text)
}

/// Draws the table after each round into a folder.
fn draw(folder: &Path, game: &dyn AnyGame, text: &str) -> Result<(), Failure> {
    let failed =
        |path: &Path, error: &std::io::Error| GamesError::Write(format!("{}: {error}", path.display()));
    std::fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
    game.pictures(text, Words::english(), &mut |round, picture| {
        let path = folder.join(format!("round-{round:03}.svg"));
        std::fs::write(&path, picture).map_err(|error| failed(&path, &error))
    })?;
    Ok(())
}

/// What is typed between two turns is not longer than this.
const LINE: u64 = 1024;

/// Tells a record, turn by turn if that was asked for.
fn tell(args: &Replay, game: &dyn AnyGame, text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let mut keys = std::io::stdin().lock();
    let has_keys = args.file.as_os_str() != "-"; // else the records come from there
    let prompt = args.step && has_keys && std::io::stdin().is_terminal();
    let mut failure = None;
    let mut show = |told: Told| -> std::io::Result<bool> {
        for line in &told.lines {
            writeln!(
                out,
                "{:>5}  {line}",
                if told.number == 0 { String::new() } else { told.number.to_string() }
            )?;
        }
        let Some(position) = told.position.filter(|_| args.step) else { return Ok(true) };
        writeln!(out, "\n{position}\n")?;
        if prompt {
            write!(out, "Enter goes on, q leaves: ")?;
            out.flush()?;
        }
        let mut line = Vec::new();
        let read = if has_keys { keys.by_ref().take(LINE).read_until(b'\n', &mut line)? } else { 0 };
        Ok(!(prompt && read == 0 || line.trim_ascii().eq_ignore_ascii_case(b"q")))
    };
    game.replay(text, Words::english(), args.seat.map(Seat), &mut |told| {
        show(told).unwrap_or_else(|error| {
            failure = Some(output::written(&error));
            false
        })
    })?;
    failure.map_or(Ok(()), Err)
}

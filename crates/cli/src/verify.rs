//! `princely verify`

use crate::failure::Failure;
use crate::{input, output};
use clap::{Args, ValueHint};
use princely_core::{Records, Seat};
use princely_laboratory::luck::Proof;
use serde_json::{Value, json};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// A record, or several, one a line; - is the standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    file: PathBuf,

    /// Print one line of JSON for every record instead
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Verify) -> Result<(), Failure> {
    let place = args.file.display();
    let (mut count, mut wrong) = (0, None);
    for (number, text) in (1..).zip(Records::new(input::open(&args.file)?)) {
        count = number;
        let proof = text.map_err(Failure::from).and_then(|text| Ok(princely_laboratory::prove(&text)?));
        let verdict = match proof {
            Ok(proof) => verdict(&proof),
            Err(failure @ Failure::Wrong(_)) => Verdict { is_proved: false, text: failure.to_string() },
            Err(other) => return Err(other.at(place)),
        };
        if args.json {
            output::print(&output::json(&line(number, &verdict)))?;
        } else if verdict.is_proved {
            output::print(&format!("Record {number}: {}\n", verdict.text))?;
        }
        if !verdict.is_proved {
            wrong.get_or_insert(format!("{place}, record {number}: {}", verdict.text));
        }
    }
    match wrong {
        Some(reason) => Err(Failure::Wrong(reason)),
        None if count == 0 => Err(Failure::from(princely_core::RecordError::Empty).at(place)),
        None => Ok(()),
    }
}

/// The answer about a record.
struct Verdict {
    is_proved: bool,
    text: String,
}

fn verdict(proof: &Proof) -> Verdict {
    let text = match proof {
        Proof::Proved { draws, brought, withheld } => return Verdict { is_proved: true, text: proved(*draws, brought, withheld) },
        Proof::None => "the record carries no proof: it does not say what its chance was made of. Every entry of it follows the rules, but nobody can know who chose the draws".to_owned(),
        Proof::NotYet => "there is no proof yet: the game has not ended, and the host shows its secret only then".to_owned(),
        Proof::Wrong(why) => format!("the proof does not hold: {why}"),
    };
    Verdict { is_proved: false, text }
}

fn proved(draws: usize, brought: &[Seat], withheld: &[Seat]) -> String {
    let mut sentences = vec![format!(
        "the luck is proved. Each of the {draws} draws, the set-up among them, was made again from the published numbers and is the same. The host was bound to its secret before the first of them."
    )];
    sentences.push(match brought {
        [] => "No player brought a number, so the host alone knew the seed.".to_owned(),
        [one] => {
            format!("Seat {one} brought a number of its own, so the host could not choose the seed alone.")
        }
        several => {
            format!("{} brought numbers of their own, so nobody could choose the seed alone.", seats(several))
        }
    });
    if !withheld.is_empty() {
        sentences.push(format!(
            "{} announced a number and never opened it; the seed was made without it.",
            seats(withheld)
        ));
    }
    sentences.join(" ")
}

/// "Seat 0", "Seats 0, 1 and 3".
fn seats(seats: &[Seat]) -> String {
    let numbers: Vec<String> = seats.iter().map(ToString::to_string).collect();
    match numbers.split_last() {
        Some((last, [])) => format!("Seat {last}"),
        Some((last, others)) => format!("Seats {} and {last}", others.join(", ")),
        None => String::new(),
    }
}

fn line(number: usize, verdict: &Verdict) -> Value {
    json!({ "record": number, "proved": verdict.is_proved, "told": verdict.text })
}

//! `princely review`

use crate::failure::Failure;
use crate::output;
use crate::play::moment::record_of;
use clap::{Args, ValueHint};
use princely_core::Seat;
use princely_review::begin;
use princely_words::{Language, Names, Words};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct Review {
    /// A record of a finished game, or several, one a line; - is the standard input
    #[arg(value_name = "RECORD", value_hint = ValueHint::FilePath)]
    file: PathBuf,

    /// Whose decisions are looked at, from 0
    #[arg(long, value_name = "S")]
    seat: u8,

    /// Which record of the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    game: usize,

    /// The seed of the imagined worlds: the same seed gives the same review
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u32,

    /// The number of threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// How hard to look: little takes a tenth of the time, great ten times as long
    #[arg(long, value_name = "HOW", value_parser = ["little", "usual", "great"], default_value = "usual")]
    effort: String,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    /// The language: en, de, it or hu
    #[arg(long, value_name = "LANG", value_parser = crate::play::language, default_value = "en")]
    lang: Language,
}

pub(crate) fn run(args: &Review) -> Result<(), Failure> {
    let text = record_of(&args.file, args.game)?;
    let at = |failure: Failure| failure.at(args.file.display());
    let effort: Option<fn(princely_review::Effort) -> princely_review::Effort> = match &*args.effort {
        "little" => Some(|usual| usual.scaled(1, 10)),
        "great" => Some(|usual| usual.scaled(10, 1)),
        _ => None,
    };
    let mut reviewing = begin(&text, Seat(args.seat), args.seed, effort).map_err(|error| at(error.into()))?;
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let is_watched = !args.json && std::io::stderr().is_terminal();
    let tell = |share: f64| {
        if is_watched {
            // Whoever does not read it does not need it.
            let _ = write!(std::io::stderr(), "\r{:3.0} %", share * 100.0);
        }
    };
    let review = reviewing
        .finish(args.threads.map_or_else(cores, usize::from), &tell)
        .map_err(|error| at(error.into()))?;
    if is_watched {
        let _ = write!(std::io::stderr(), "\r      \r");
    }
    if args.json {
        return output::print(&output::json(&review));
    }
    let lines = reviewing.told(Words::of(args.lang), &Names::seats(review.seats));
    output::print(&(lines.join("\n") + "\n"))
}

//! `princely replay`

use crate::args::Replay;
use crate::failure::Failure;
use crate::{input, output};
use princely_core::Records;
use princely_core::record::SeenBy;
use princely_laboratory::replay::{Replay as Opened, ToldStep, Verified, pictures, told};
use princely_laboratory::{GamesError, Sight, open};
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
                    output::print(&output::json(&ReplayedRecord {
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
    if args.json || args.position.is_some() || args.out.as_ref().is_some_and(|path| path.as_os_str() == "-") {
        return Ok(());
    }
    let all = if count == 1 { "The record holds.".to_owned() } else { format!("All {count} records hold.") };
    output::print(&format!("{all}\n"))
}

/// What is known of one record.
#[derive(Serialize)]
struct ReplayedRecord {
    record: usize,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    #[serde(flatten)]
    verified: Option<Verified>,
}

fn one(args: &Replay, number: usize, text: &str) -> Result<(), Failure> {
    let mut replay = open(text)?;
    let is_told = number == args.game;
    if let Some(folder) = args.svg.as_ref().filter(|_| is_told) {
        draw(folder, &mut *replay, args.force)?;
    }
    if let (Some(path), Some(SeenBy(viewer))) = (args.out.as_ref().filter(|_| is_told), args.viewer) {
        let text = replay.seen_record(viewer)? + "\n";
        if path.as_os_str() == "-" {
            return output::print(&text);
        }
        output::write(path, &text, args.force)?;
    }
    if args.json || !is_told {
        let verified = replay.verified().clone();
        let line = ReplayedRecord { record: number, ok: true, error: None, verified: Some(verified) };
        return if args.json { output::print(&output::json(&line)) } else { Ok(()) };
    }
    if let Some(entry) = args.position {
        replay.go(entry)?;
        let sight = args.viewer.map_or(Sight::Open, |SeenBy(viewer)| Sight::Of(viewer));
        return output::print(&(replay.diagram(sight)? + "\n"));
    }
    tell(args, &mut *replay)
}

/// Draws the table after each round into a folder.
fn draw(folder: &Path, replay: &mut dyn Opened, force: bool) -> Result<(), Failure> {
    let failed =
        |path: &Path, error: &std::io::Error| GamesError::Write(format!("{}: {error}", path.display()));
    std::fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
    let mut failure = None;
    pictures(replay, Words::english(), &mut |round, picture| {
        let path = folder.join(format!("round-{round:03}.svg"));
        output::write(&path, &picture, force).map_err(|error| {
            let reason = error.to_string();
            failure = Some(error);
            GamesError::Write(reason)
        })
    })
    .map_err(|error| failure.take().unwrap_or_else(|| error.into()))
}

/// The longest line that may be typed between two turns.
const LINE: u64 = 1024;

/// Tells a record, turn by turn if that was asked for.
fn tell(args: &Replay, replay: &mut dyn Opened) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let mut keys = std::io::stdin().lock();
    let has_keys = args.file.as_os_str() != "-"; // otherwise the records come from there
    let prompt = args.step && has_keys && std::io::stdin().is_terminal();
    let mut failure = None;
    let mut show = |told: ToldStep| -> std::io::Result<bool> {
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
    let sight = args.viewer.map_or(Sight::Open, |SeenBy(viewer)| Sight::Of(viewer));
    told::tell(replay, sight, Words::english(), &mut |told| {
        show(told).unwrap_or_else(|error| {
            failure = Some(output::written(&error));
            false
        })
    })?;
    failure.map_or(Ok(()), Err)
}

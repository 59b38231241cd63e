//! Golden playthroughs: games told in words, kept as text files, so that a change of behaviour shows as a
//! difference a human can read.
//!
//! `cargo xtask playthroughs` writes them again. To add one, add a row to [`PLAYTHROUGHS`].

#![allow(clippy::unwrap_used)] // a failure says which file it was

use princely_core::{Notation, Seat, Turn, Viewer, record};
use princely_fuerstenfeld::Fuerstenfeld;
use princely_laboratory::replay::{self, Sight, ToldStep};
use princely_laboratory::{AnyLaboratory, Series, Setting, Studied, any, find};
use princely_principati::Principati;
use princely_words::{Names, Words};
use std::fmt::Write as _;
use std::path::PathBuf;

/// A game worth telling.
struct Playthrough {
    /// The name of its file.
    name: &'static str,
    /// What there is to see in it.
    about: &'static str,
    game: &'static str,
    players: u8,
    variant: &'static str,
    bots: &'static str,
    seed: u64,
    /// The number of the closing round, if the game is to be short.
    max_rounds: Option<u16>,
    /// The viewer who sees it; `None` sees everything.
    viewer: Viewer,
    /// The first `rounds` rounds are told, and the last one.
    rounds: u32,
}

const PLAYTHROUGHS: &[Playthrough] = &[
    Playthrough {
        name: "two-players-base",
        about: "A whole base game of two greedy bots, as one who sees all would tell it.",
        game: "fuerstenfeld",
        players: 2,
        variant: "base",
        bots: "greedy",
        seed: 1,
        max_rounds: None,
        viewer: None,
        rounds: 100,
    },
    Playthrough {
        name: "three-players-expert",
        about: "An expert game: ten cards dealt, one kept, and the tour guide and the scavenger in the decks.",
        game: "fuerstenfeld",
        players: 3,
        variant: "expert",
        bots: "greedy,random",
        seed: 1,
        max_rounds: None,
        viewer: None,
        rounds: 3,
    },
    Playthrough {
        name: "seen-by-seat-0",
        about: "A base game as seat 0 saw it: the cards of the others stay hidden.",
        game: "fuerstenfeld",
        players: 3,
        variant: "base",
        bots: "greedy",
        seed: 1,
        max_rounds: None,
        viewer: Some(Seat(0)),
        rounds: 3,
    },
    Playthrough {
        name: "principati-three-rounds",
        about: "A very short base game of two greedy bots: the draft, three rounds, the last of them the closing round.",
        game: "principati",
        players: 2,
        variant: "base",
        bots: "greedy",
        seed: 1,
        max_rounds: Some(3),
        viewer: None,
        rounds: 3,
    },
];

/// The command that writes the transcripts again.
const UPDATE: &str = "cargo xtask playthroughs";

#[test]
fn games_are_told_as_they_always_were() {
    let mut wrong = String::new();
    for playthrough in PLAYTHROUGHS {
        let path = folder().join(format!("{}.txt", playthrough.name));
        let told = playthrough.transcript();
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &told).unwrap();
            continue;
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
        if let Some(difference) = first_difference(&golden, &told) {
            let _ = writeln!(wrong, "\n{}: {difference}", path.display());
        }
    }
    assert!(
        wrong.is_empty(),
        "{wrong}\nIf the games should be told like this now, write the files anew and read the difference:\n\n    {UPDATE}\n"
    );
}

#[test]
fn every_transcript_has_its_row() {
    for file in std::fs::read_dir(folder()).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        let is_known = PLAYTHROUGHS.iter().any(|playthrough| format!("{}.txt", playthrough.name) == name);
        assert!(is_known, "{name} is told by no row of PLAYTHROUGHS; remove it, or add one");
    }
}

#[test]
fn a_difference_shows_the_first_lines_that_differ() {
    assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
    assert_eq!(first_difference("a\nb\n", "a\nc\n").unwrap(), "line 2 differs\n  - b\n  + c\n");
    assert_eq!(first_difference("a\n", "a\nb\n").unwrap(), "line 2 differs\n  + b\n");
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// A few lines from the first one that differs: from the file, and as told now.
fn first_difference(golden: &str, told: &str) -> Option<String> {
    const LINES: usize = 5;
    let same = golden.lines().zip(told.lines()).take_while(|(left, right)| left == right).count();
    let left: Vec<&str> = golden.lines().skip(same).take(LINES).collect();
    let right: Vec<&str> = told.lines().skip(same).take(LINES).collect();
    if left.is_empty() && right.is_empty() {
        return None;
    }
    let mut text = format!("line {} differs\n", same + 1);
    for (sign, lines) in [('-', left), ('+', right)] {
        for line in lines {
            let _ = writeln!(text, "  {sign} {line}");
        }
    }
    Some(text)
}

impl Playthrough {
    fn transcript(&self) -> String {
        let record = self.record();
        let rounds = match self.game {
            Fuerstenfeld::ID => rounds::<Fuerstenfeld>(&record, self.viewer),
            _ => rounds::<Principati>(&record, self.viewer),
        };
        let last = rounds.last().map_or(0, |round| round.number);
        let mut text = self.header(last);
        let mut tell = |told: ToldStep| {
            // The entry that begins a round still belongs to the round before.
            let of = rounds.iter().rfind(|round| round.begins < told.number).map_or(0, |round| round.number);
            let is_left_out = self.rounds < of && of < last;
            if let Some(round) = rounds.iter().find(|round| round.begins + 1 == told.number)
                && round.number == self.rounds + 1
                && is_left_out
            {
                let _ = writeln!(text, "\n[Rounds {} to {} are left out here.]\n", round.number, last - 1);
            }
            if is_left_out {
                return true;
            }
            let number = if told.number == 0 { String::new() } else { told.number.to_string() };
            for line in told.lines {
                let _ = writeln!(text, "{number:>5}  {line}");
            }
            if let Some(round) = rounds.iter().find(|round| round.shown == told.number) {
                let _ = writeln!(text, "\n{}\n", indented(&round.position));
            }
            true
        };
        let mut replay = any::open(&record).unwrap();
        let sight = self.viewer.map_or(Sight::Open, |seat| Sight::Of(Some(seat)));
        replay::tell(&mut *replay, sight, Words::english(), &mut tell).unwrap();
        let _ = writeln!(text, "\nThe result, as the record holds it:\n{}", replay.verified().result);
        text
    }

    fn record(&self) -> String {
        let game: &dyn AnyLaboratory = find(self.game).unwrap();
        let setting = Setting {
            players: Some(self.players),
            variant: Some(self.variant.to_owned()),
            max_rounds: self.max_rounds,
            ..Setting::default()
        };
        let bots = self.bots.split(',').map(str::to_owned).collect();
        let series = Series::new(bots, 1, self.seed).unwrap();
        let mut out = Vec::new();
        game.record(&setting, &series, None, &mut out, &mut |_| {}).unwrap();
        String::from_utf8(out).unwrap()
    }

    fn header(&self, rounds: u32) -> String {
        let Playthrough { about, game, players, variant, bots, seed, .. } = self;
        let seat = self.viewer.map_or(String::new(), |seat| format!(" --as {seat}"));
        let (title, hint) = match *game {
            Fuerstenfeld::ID => {
                ("Fürstenfeld", "; an entry that tells nothing, such as the end of\nbuilding, has no line.")
            }
            _ => ("Principati Duello", ".\nA place is written column,row; the island lies at 0,0."),
        };
        let short = self.max_rounds.map_or(String::new(), |last| format!(" --max-rounds {last}"));
        format!(
            "{about}\n\
             {title}, {variant} game, {players} players, bots {bots}, seed {seed}, {rounds} rounds.\n\
             The numbers are those of the record's entries{hint} The same game on your screen, turn by turn:\n\n    \
             princely record {game} --players {players} --variant {variant}{short} --bots {bots} --seed {seed} --out game.jsonl\n    \
             princely replay game.jsonl{seat} --step\n\n\
             Written by `{UPDATE}`; not to be edited.\n\n"
        )
    }
}

/// The position, set apart from the events by a bar.
fn indented(position: &str) -> String {
    let indent = |line: &str| format!("         | {line}").trim_end().to_owned();
    position.trim_end().lines().map(indent).collect::<Vec<_>>().join("\n")
}

/// Where a round begins.
struct Round {
    number: u32,
    /// The entry that ended the round before.
    begins: usize,
    /// The entry after which somebody is to act for the first time: before it, cards are drawn and fields harvested.
    shown: usize,
    /// The table at that time, as the viewer sees it. A viewer who sees everything gets no hands here, because the
    /// draws tell them.
    position: String,
}

fn rounds<G: Studied>(record: &str, viewer: Viewer) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    let (mut number, mut begins) = (0, 0);
    record::read::<G>(record, |step| {
        let (game, state) = (step.table.game(), step.table.state());
        if game.round(state) > number {
            (number, begins) = (game.round(state), step.number);
        }
        let is_new = rounds.last().map_or(0, |round| round.number) < number;
        if is_new && let Turn::Seats(_) = step.table.turn() {
            let names = Names::seats(game.seats()).seen_by(viewer);
            let position = game.position_text(Words::english(), &game.observe(state, viewer), &names);
            rounds.push(Round { number, begins, shown: step.number, position });
        }
    })
    .unwrap();
    rounds
}

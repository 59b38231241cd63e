//! `princely stats`

use crate::failure::Failure;
use crate::play::{data, language, menu::title};
use crate::{input, output};
use clap::{Args, ValueHint};
use princely_core::{Message, Records};
use princely_terminal::{Played, find, played};
use princely_words::layout::{columns, wrap_to};
use princely_words::{Language, Names, Words};
use serde::Serialize;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct Stats {
    /// Records to count [default: the finished games in the data folder]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    file: Option<PathBuf>,

    /// Print the counts as JSON
    #[arg(long)]
    json: bool,

    /// The language: en, de, it or hu
    #[arg(long, value_name = "LANG", value_parser = language, default_value = "en")]
    lang: Language,
}

/// What is counted.
#[derive(Serialize)]
struct Counted {
    games: Vec<OfGame>,
    /// Games with several people at one keyboard, or with bots only.
    others: usize,
    /// Lines that are not the record of a finished game.
    unread: usize,
}

/// The games of one kind with one person.
#[derive(Serialize)]
struct OfGame {
    game: &'static str,
    games: usize,
    won: usize,
    /// The best result: a number to compare, and the same in words.
    #[serde(skip)]
    best: Option<(i64, Message)>,
    against: Vec<Against>,
}

/// The games against the same opponents.
#[derive(Serialize)]
struct Against {
    opponents: String,
    games: usize,
    won: usize,
    rounds: u32,
}

pub(crate) fn run(args: &Stats) -> Result<(), Failure> {
    let words = Words::of(args.lang);
    let noted = data::folder().map(|folder| data::finished(&folder));
    let path = match (&args.file, noted) {
        (Some(file), _) => file.clone(),
        (None, Some(noted)) => noted,
        (None, None) => {
            return Err(Failure::Usage("there is no data folder; name a file: --file".into()));
        }
    };
    let mut counted = Counted { games: Vec::new(), others: 0, unread: 0 };
    if args.file.is_some() || path.exists() {
        for text in Records::new(input::open(&path)?) {
            match text.map_err(Failure::from).map(|text| played(&text)) {
                Ok(Ok(Some(game))) => counted.add(&game),
                Ok(Ok(None) | Err(_)) | Err(Failure::Wrong(_)) => counted.unread += 1,
                Err(failure) => return Err(failure.at(path.display())),
            }
        }
    }
    counted.games.sort_by_key(|of| std::cmp::Reverse(of.games));
    if args.json {
        return output::print(&output::json(&counted));
    }
    output::print(&counted.told(words, &path.display().to_string()))
}

impl Counted {
    fn add(&mut self, game: &Played) {
        let Some(own) = game.own else {
            self.others += 1;
            return;
        };
        let at = match self.games.iter().position(|of| of.game == game.game) {
            Some(at) => at,
            None => {
                let new = OfGame { game: game.game, games: 0, won: 0, best: None, against: Vec::new() };
                self.games.push(new);
                self.games.len() - 1
            }
        };
        let of = &mut self.games[at];
        of.games += 1;
        of.won += usize::from(game.is_won());
        if let Some(mark) = game.mark().filter(|mark| of.best.as_ref().is_none_or(|best| mark.0 > best.0)) {
            of.best = Some(mark.clone());
        }
        let mut opponents: Vec<&str> = game
            .seats
            .iter()
            .enumerate()
            .filter(|(seat, _)| *seat != own.index())
            .map(|(_, who)| who.as_str())
            .collect();
        opponents.sort_unstable();
        let opponents = opponents.join(", ");
        let at = match of.against.iter().position(|one| one.opponents == opponents) {
            Some(at) => at,
            None => {
                of.against.push(Against { opponents, games: 0, won: 0, rounds: 0 });
                of.against.len() - 1
            }
        };
        let one = &mut of.against[at];
        one.games += 1;
        one.won += usize::from(game.is_won());
        one.rounds += game.rounds;
    }

    /// The counts in words, with a table for each game.
    fn told(&self, words: &Words, place: &str) -> String {
        let say = |message: &Message| words.sentence(message, &Names::default());
        let mut lines = Vec::new();
        if self.games.is_empty() {
            lines.push(wrap_to(80, &say(&Message::new("t-stats-none").text("folder", place)), 0, 2));
        }
        for of in &self.games {
            let best = of.best.as_ref().map(|(_, message)| say(message)).unwrap_or_default();
            let name = find(of.game).map_or_else(|_| of.game.to_owned(), title);
            let head = Message::new("t-stats-game")
                .text("game", name)
                .number("games", of.games as i64)
                .number("won", of.won as i64)
                .text("best", best);
            lines.push(say(&head));
            let titles = ["t-stats-against", "t-stats-games", "t-stats-won", "t-stats-rounds"];
            let mut rows: Vec<Vec<String>> = vec![titles.map(|id| say(&Message::new(id))).to_vec()];
            rows.extend(of.against.iter().map(|one| {
                let rounds = f64::from(one.rounds) / one.games.max(1) as f64;
                vec![
                    one.opponents.clone(),
                    one.games.to_string(),
                    one.won.to_string(),
                    format!("{rounds:.1}"),
                ]
            }));
            let rows: Vec<&[String]> = rows.iter().map(Vec::as_slice).collect();
            lines.extend(columns(&rows, 2));
            lines.push(String::new());
        }
        if self.others > 0 {
            lines.push(say(&Message::new("t-stats-shared").number("games", self.others as i64)));
        }
        if self.unread > 0 {
            lines.push(say(&Message::new("t-stats-unread").number("count", self.unread as i64)));
        }
        lines.join("\n").trim_end().to_owned() + "\n"
    }
}

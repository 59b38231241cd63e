//! A console that types from a script and remembers everything that was said.

use princely_core::Seed;
use princely_terminal::{Begun, Console, GamesError, Invitation, Said, SeatSpec, Setting, Style, find};
use princely_words::{Language, Words};
use std::collections::VecDeque;

/// Gets everything said since the last question, and returns the line to type.
pub(crate) type Player = Box<dyn FnMut(&str) -> String>;

/// Types one line for each question, and leaves when there are no more.
pub(crate) struct Script {
    lines: VecDeque<String>,
    /// Who types after the script.
    pub(crate) player: Option<Player>,
    /// Everything on the screen since it was cleared last.
    pub(crate) screen: String,
    /// What was on the screen before it was cleared, screen by screen.
    pub(crate) before: Vec<String>,
    asked_at: usize,
    asked: usize,
    /// What was kept, the latest last.
    pub(crate) kept: Vec<String>,
    pub(crate) width: usize,
    /// The seed of another game, if there may be one.
    pub(crate) next: Option<Seed>,
    /// The pictures that were drawn, each with its file.
    pub(crate) drawn: Vec<(String, String)>,
}

impl Script {
    pub(crate) fn new(lines: &[&str]) -> Script {
        Script {
            lines: lines.iter().map(|line| (*line).to_owned()).collect(),
            player: None,
            screen: String::new(),
            before: Vec::new(),
            asked_at: 0,
            asked: 0,
            kept: Vec::new(),
            width: 80,
            next: None,
            drawn: Vec::new(),
        }
    }

    /// Everything that was ever said.
    pub(crate) fn all(&self) -> String {
        self.before.concat() + &self.screen
    }
}

impl Console for Script {
    fn width(&self) -> usize {
        self.width
    }

    fn say(&mut self, _: Style, text: &str) -> Result<(), GamesError> {
        assert!(!text.chars().any(|letter| letter.is_control() && letter != '\n'), "{text:?}");
        self.screen += text;
        self.screen.push('\n');
        Ok(())
    }

    fn ask(&mut self, prompt: &str) -> Result<Said, GamesError> {
        self.asked += 1;
        let tail: String =
            self.screen.chars().rev().take(1500).collect::<Vec<_>>().into_iter().rev().collect();
        assert!(self.asked < 3000, "this does not end: {tail}");
        let since = self.screen.get(self.asked_at..).unwrap_or_default().to_owned();
        self.screen += prompt;
        let line = self.lines.pop_front().or_else(|| self.player.as_mut().map(|player| player(&since)));
        self.asked_at = self.screen.len();
        match line {
            Some(line) => {
                self.screen.push('\n');
                Ok(Said::Line(line))
            }
            None => Ok(Said::End),
        }
    }

    fn is_interrupted(&mut self) -> bool {
        false
    }

    fn hide(&mut self) -> Result<(), GamesError> {
        self.before.push(std::mem::take(&mut self.screen));
        self.asked_at = 0;
        Ok(())
    }

    fn skip(&mut self) -> usize {
        let skipped = self.lines.len();
        self.lines.clear();
        skipped
    }

    fn keep(&mut self, file: Option<&str>, record: &str) -> Result<String, String> {
        self.kept.push(record.to_owned());
        Ok(file.unwrap_or("game.json").to_owned())
    }

    fn has_file(&self) -> bool {
        false
    }

    fn draw(&mut self, file: &str, picture: &str) -> Result<String, String> {
        self.drawn.push((file.to_owned(), picture.to_owned()));
        Ok(file.to_owned())
    }

    fn next_seed(&self) -> Option<Seed> {
        self.next
    }

    fn renew(&mut self) {
        self.next = None;
    }
}

/// How a game is to be played.
#[derive(Clone, Copy)]
pub(crate) struct Game {
    pub(crate) id: &'static str,
    pub(crate) seats: &'static str,
    pub(crate) variant: Option<&'static str>,
    pub(crate) max_rounds: Option<u16>,
    pub(crate) seed: u64,
    pub(crate) language: Language,
    /// The bot that gives hints; `None`: the usual one.
    pub(crate) hints: Option<&'static str>,
}

impl Game {
    pub(crate) fn new(id: &'static str, seats: &'static str, seed: u64) -> Game {
        Game {
            id,
            seats,
            variant: None,
            max_rounds: None,
            seed,
            language: Language::English,
            hints: Some("greedy"),
        }
    }

    /// Plays it from the beginning.
    pub(crate) fn play(&self, script: Script) -> Script {
        self.go_on(None, script)
    }

    /// Goes on with the game after a number of entries of a record.
    pub(crate) fn go_on(&self, record: Option<(&str, usize)>, mut script: Script) -> Script {
        self.sit(record, &mut script).unwrap();
        script
    }

    /// Plays it from the beginning, or says why that is not possible.
    pub(crate) fn try_play(&self, mut script: Script) -> Result<Script, GamesError> {
        self.sit(None, &mut script).map(|()| script)
    }

    fn sit(&self, record: Option<(&str, usize)>, script: &mut Script) -> Result<(), GamesError> {
        let seats: Vec<SeatSpec> = self.seats.split(',').map(|seat| seat.parse().unwrap()).collect();
        let invitation = Invitation {
            setting: Setting {
                variant: self.variant.map(str::to_owned),
                max_rounds: self.max_rounds,
                ..Setting::default()
            },
            seats: Some(seats),
            adviser: self.hints.map(|bot| bot.parse().unwrap()),
            seed: Seed::of_series(self.seed, 0),
            record: record.map(|(text, entry)| Begun { text: text.to_owned(), entry: Some(entry) }),
            unfinished: None,
        };
        let words = Words::of(self.language);
        find(self.id).unwrap().sit(&invitation, words, script)
    }
}

/// Does what the bot says: asks for a hint, and types it.
pub(crate) fn hinted(since: &str) -> String {
    // A long command is broken into lines, which are indented.
    let since = since.replace("\n  ", " ");
    let signs = ["Typed: ", "Getippt: ", "Si scrive: ", "Így írható be: "];
    match signs.iter().find_map(|sign| since.rsplit_once(sign)) {
        Some((_, rest)) => rest.lines().next().unwrap_or_default().to_owned(),
        None => "hint".into(),
    }
}

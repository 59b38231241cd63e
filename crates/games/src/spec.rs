//! Who sits where, as people type it: `greedy`, `strong`, `strongest@100ms`, `master@2000`, `cmd:./my-bot`.

use crate::program::{Program, Seated};
use crate::{GamesError, Playable};
use princely_bots::{Guarded, Level};
use princely_search::Budget;
use std::fmt;
use std::str::FromStr;

/// A bot as somebody asks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotSpec {
    /// Its name, or the command of a program.
    pub kind: BotKind,
    /// How long it may think about a turn, if not as long as it is used to.
    pub budget: Option<Budget>,
}

/// A bot of the house, or one of somebody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotKind {
    /// A bot or a level of the house, by its name.
    Named(String),
    /// A program that reads and writes JSON lines, as a command line.
    Program(String),
}

/// The names of the bots of the house: `random`, `greedy`, the levels, and `strongest`.
pub const NAMES: &[&str] =
    &["random", "greedy", "beginner", "easy", "medium", "strong", "master", "strongest"];

/// How long a program may take to answer, in milliseconds, unless somebody says otherwise.
pub const PROGRAM_MILLIS: u32 = 1000;

impl BotSpec {
    /// A bot of the house.
    pub fn named(name: &str) -> BotSpec {
        BotSpec { kind: BotKind::Named(name.to_owned()), budget: None }
    }

    /// The same bot; thinks so long, if it says nothing about it itself.
    pub fn or_budget(mut self, budget: Option<Budget>) -> BotSpec {
        self.budget = self.budget.or(budget);
        self
    }

    /// Whether it thinks ahead, so that a budget makes sense.
    pub fn thinks(&self) -> bool {
        match &self.kind {
            BotKind::Named(name) => Level::find(name).is_some_and(|level| level.iterations.is_some()),
            BotKind::Program(_) => false,
        }
    }

    /// The bot itself, at a table of this game. A program is not started yet; it may take so many milliseconds to
    /// answer.
    pub(crate) fn seated<G: Playable>(&self, game: &G, millis: u32) -> Result<Seated<G>, GamesError> {
        if let BotKind::Program(command) = &self.kind {
            return Ok(Seated::Program(Box::new(Program::new(game, command, millis)?)));
        }
        let Some(bot) = game.bot(self) else {
            let there = NAMES.iter().filter(|name| game.bot(&BotSpec::named(name)).is_some());
            let there: Vec<&str> = there.copied().chain(["cmd:PROGRAM"]).collect();
            let name = BotSpec { budget: None, ..self.clone() }.to_string();
            return Err(GamesError::NoSuchBot(name, G::ID, there.join(", ")));
        };
        if self.budget.is_some() && !self.thinks() {
            let reason = format!("{self}: this bot does not think ahead, so it cannot be given time for it");
            return Err(GamesError::Setting(reason));
        }
        Ok(Seated::Bot(Guarded::new(bot)))
    }
}

impl FromStr for BotSpec {
    type Err = GamesError;

    fn from_str(text: &str) -> Result<BotSpec, GamesError> {
        if let Some(command) = text.strip_prefix("cmd:") {
            if command.trim().is_empty() {
                return Err(GamesError::Setting("cmd: wants a command, like cmd:./my-bot".into()));
            }
            return Ok(BotSpec { kind: BotKind::Program(command.to_owned()), budget: None });
        }
        let (name, budget) = match text.split_once('@') {
            None => (text, None),
            Some((name, budget)) => (name, Some(read_budget(budget)?)),
        };
        Ok(BotSpec { kind: BotKind::Named(name.to_owned()), budget })
    }
}

/// Reads `100ms` or `2000`.
fn read_budget(text: &str) -> Result<Budget, GamesError> {
    let number = |digits: &str| digits.parse::<u32>().ok().filter(|&number| number > 0);
    match text.strip_suffix("ms") {
        Some(millis) => number(millis).map(Budget::Millis),
        None => number(text).map(Budget::Iterations),
    }
    .ok_or_else(|| {
        GamesError::Setting(format!("{text:?} is no time to think; write 100ms, or 2000 for iterations"))
    })
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            BotKind::Named(name) => f.write_str(name)?,
            BotKind::Program(command) => write!(f, "cmd:{command}")?,
        }
        match self.budget {
            None => Ok(()),
            Some(Budget::Millis(millis)) => write!(f, "@{millis}ms"),
            Some(Budget::Iterations(iterations)) => write!(f, "@{iterations}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_written_again() {
        for text in ["greedy", "strongest@100ms", "master@2000", "cmd:./my-bot --level 3@5"] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn every_level_has_its_name_in_the_list() {
        let levels = Level::ALL.iter().map(|level| level.name);
        let names: Vec<&str> = ["random", "greedy"].into_iter().chain(levels).chain(["strongest"]).collect();
        assert_eq!(names, NAMES);
        // `Playable::bot` knows no bot that does both.
        assert!(Level::ALL.iter().all(|level| level.iterations.is_none() || level.slips == 0));
        for (name, thinks) in [("medium", false), ("strong@5", true), ("strongest", true), ("cmd:x", false)] {
            assert_eq!(name.parse::<BotSpec>().unwrap().thinks(), thinks, "{name}");
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["strong@", "strong@0", "strong@-1ms", "strong@ms", "strong@9999999999", "cmd:", "cmd: "]
        {
            assert!(text.parse::<BotSpec>().is_err(), "{text}");
        }
    }
}

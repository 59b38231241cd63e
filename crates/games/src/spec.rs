//! Who sits where, as people type it: `greedy`, `strong`, `strongest@100ms`, `master@2000`, `cmd:./my-bot`.

use crate::GamesError;
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
    fn nonsense_is_refused() {
        for text in ["strong@", "strong@0", "strong@-1ms", "strong@ms", "strong@9999999999", "cmd:", "cmd: "]
        {
            assert!(text.parse::<BotSpec>().is_err(), "{text}");
        }
    }
}

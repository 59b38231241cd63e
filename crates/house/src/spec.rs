//! Bots as people type them: `greedy`, `strong`, `strongest@100ms`, `master@2000`, `cmd:./my-bot`.

use crate::{BoxedBot, GamesError, Housed};
use princely_bots::Level;
use princely_search::Budget;
use std::fmt;
use std::str::FromStr;

/// A bot as somebody asks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotSpec {
    /// Its name, or the command of a program.
    pub kind: BotKind,
    /// How long it may think about a turn; `None`: its usual time.
    pub budget: Option<Budget>,
}

/// A bot of the house, or a program of somebody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotKind {
    /// A bot or a level of the house, by its name.
    Named(String),
    /// A program that reads and writes JSON lines, as a command line.
    Program(String),
}

/// The name of the bot that plays any legal action.
pub const RANDOM: &str = "random";

/// The names of the bots of the house: `random`, `greedy`, the levels, and `strongest`.
pub const NAMES: &[&str] = &[RANDOM, "greedy", "beginner", "easy", "medium", "strong", "master", "strongest"];

/// How long a program may take to answer, in milliseconds, unless another time is set.
pub const PROGRAM_MILLIS: u32 = 1000;

/// The most iterations a turn that a name from the wire may ask for.
pub const WIRE_ITERATIONS: u32 = 20_000;

/// The most milliseconds a turn that a name from the wire may ask for.
pub const WIRE_MILLIS: u32 = 10_000;

impl BotSpec {
    /// A bot of the house.
    pub fn named(name: &str) -> BotSpec {
        BotSpec { kind: BotKind::Named(name.to_owned()), budget: None }
    }

    /// A bot named by somebody who is not trusted: one of [`NAMES`], with at most [`WIRE_ITERATIONS`] or
    /// [`WIRE_MILLIS`] if it thinks ahead. It is never a program.
    pub fn from_wire(text: &str) -> Result<BotSpec, WireName> {
        let (name, budget) = match text.split_once('@') {
            None => (text, None),
            Some((name, budget)) => (name, Some(budget)),
        };
        let Some(name) = NAMES.iter().find(|known| **known == name) else { return Err(WireName::Unknown) };
        let mut spec = BotSpec::named(name);
        if let Some(budget) = budget {
            let budget = read_budget(budget).map_err(|_| WireName::NoBudget)?;
            let is_bounded = match budget {
                Budget::Millis(millis) => millis <= WIRE_MILLIS,
                Budget::Iterations(iterations) => iterations <= WIRE_ITERATIONS,
            };
            if !is_bounded {
                return Err(WireName::TooLong);
            }
            if !spec.thinks() {
                return Err(WireName::DoesNotThink);
            }
            spec.budget = Some(budget);
        }
        Ok(spec)
    }

    /// The same bot, with this budget if its name says nothing about one.
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

    /// A bot of the house at a table of this game.
    pub fn bot<G: Housed>(&self, game: &G) -> Result<BoxedBot<G>, GamesError> {
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
        Ok(bot)
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

/// Why a name from the wire names no bot. It does not repeat the name, which may be anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WireName {
    /// There is no such bot, or not everybody may ask for it.
    #[error("there is no such bot; there are {}", NAMES.join(", "))]
    Unknown,
    /// What follows the @ is no budget.
    #[error("after @ stands how long to think: 100ms, or 2000 for iterations")]
    NoBudget,
    /// It would think for too long.
    #[error("a bot may think for {WIRE_MILLIS} ms or {WIRE_ITERATIONS} iterations a turn, not more")]
    TooLong,
    /// The name gives a budget to a bot that does not think ahead.
    #[error("this bot does not think ahead, so it cannot be given time for it")]
    DoesNotThink,
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
        // `Housed::bot` has no bot that thinks ahead and slips.
        assert!(Level::ALL.iter().all(|level| level.iterations.is_none() || level.slips == 0));
        for (name, thinks) in [("medium", false), ("strong@5", true), ("strongest", true), ("cmd:x", false)] {
            assert_eq!(name.parse::<BotSpec>().unwrap().thinks(), thinks, "{name}");
        }
    }

    #[test]
    fn over_a_wire_only_bots_of_the_house_with_bounded_budgets_are_named() {
        for name in NAMES {
            assert_eq!(BotSpec::from_wire(name), Ok(BotSpec::named(name)));
        }
        for text in ["strong@1", "master@20000", "strongest@10000ms", "strong@5ms"] {
            let spec = BotSpec::from_wire(text).unwrap();
            assert_eq!((spec.to_string(), Ok(spec)), (text.to_owned(), text.parse()));
        }
        use WireName::{DoesNotThink, NoBudget, TooLong, Unknown};
        let long = "x".repeat(1 << 20);
        let long_budget = format!("master@{}", "9".repeat(1 << 20));
        for (text, why) in [
            ("", Unknown),
            (" ", Unknown),
            ("@", Unknown),
            ("@5", Unknown),
            ("cmd:rm -rf /", Unknown),
            ("cmd:./bot@5", Unknown),
            ("CMD:x", Unknown),
            (" cmd:x", Unknown),
            ("Master", Unknown),
            ("master ", Unknown),
            ("master\0", Unknown),
            ("mäster", Unknown),
            ("human", Unknown),
            ("../greedy", Unknown),
            (&long, Unknown),
            ("master@", NoBudget),
            ("master@0", NoBudget),
            ("master@0ms", NoBudget),
            ("master@-1", NoBudget),
            ("master@ms", NoBudget),
            ("master@5@5", NoBudget),
            ("master@1e3", NoBudget),
            ("master@ 5", NoBudget),
            ("master@5 ms", NoBudget),
            ("master@∞", NoBudget),
            (&long_budget, NoBudget),
            ("master@99999999999999999999ms", NoBudget),
            ("master@999999999ms", TooLong),
            ("master@10001ms", TooLong),
            ("strong@20001", TooLong),
            ("strongest@4294967295", TooLong),
            ("greedy@5", DoesNotThink),
            ("random@5ms", DoesNotThink),
            ("medium@100", DoesNotThink),
        ] {
            assert_eq!(BotSpec::from_wire(text), Err(why), "{:.40}", text);
            assert!(why.to_string().len() < 200);
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

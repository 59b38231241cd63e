//! Who sits where, as people type it: `human`, `human:Anna`, `greedy`, `strong@100ms`.

use crate::{BotKind, BotSpec, GamesError, Talk};
use princely_core::Seat;
use princely_house::spec::PROGRAM_MILLIS;
use princely_house::thinking::{Thinking, bot_of};
use princely_laboratory::program::LiveProgram;
use princely_protocol::Terms;
use princely_search::Budget;
use std::fmt;
use std::str::FromStr;

/// A person or a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatSpec {
    /// A person at this terminal, perhaps with a name.
    Human(Option<String>),
    /// A bot.
    Bot(BotSpec),
}

impl FromStr for SeatSpec {
    type Err = GamesError;

    fn from_str(text: &str) -> Result<SeatSpec, GamesError> {
        match text.split_once(':') {
            None if text == "human" => Ok(SeatSpec::Human(None)),
            Some(("human", name)) => Ok(SeatSpec::Human(clean(name))),
            _ => text.parse().map(SeatSpec::Bot),
        }
    }
}

impl fmt::Display for SeatSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatSpec::Human(_) => f.write_str("human"),
            SeatSpec::Bot(bot) => write!(f, "{bot}"),
        }
    }
}

/// A name without control characters, and not too long; `None` if nothing is left.
pub(crate) fn clean(name: &str) -> Option<String> {
    let name: String =
        name.chars().filter(|letter| !letter.is_control() && *letter != '@').take(24).collect();
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

/// A person in one seat, and bots in the others.
pub(crate) fn against_bots(seats: u8, own: Seat) -> Vec<SeatSpec> {
    let bot = SeatSpec::Bot(BotSpec::named(OPPONENT));
    (0..seats).map(|seat| if Seat(seat) == own { SeatSpec::Human(None) } else { bot.clone() }).collect()
}

/// The usual opponent.
pub const OPPONENT: &str = "medium";

/// How many continuations the bot imagines for a hint.
const HINT: u32 = 400;

/// The bot that gives hints: one that thinks ahead, if the game has one.
pub(crate) fn adviser<G: Talk>(game: &G) -> BotSpec {
    // A hint deserves more thought than a move of a bot that people want to beat.
    let thinker = BotSpec { budget: Some(Budget::Iterations(HINT)), ..BotSpec::named("strong") };
    if game.bot(&thinker).is_some() { thinker } else { BotSpec::named("greedy") }
}

/// A bot of the house, or a program.
pub(crate) fn thinking<G: Talk>(game: &G, spec: &BotSpec) -> Result<Box<dyn Thinking>, GamesError> {
    match &spec.kind {
        BotKind::Named(_) => bot_of(game, spec),
        BotKind::Program(command) => Ok(Box::new(LiveProgram::new(game, command, PROGRAM_MILLIS)?)),
    }
}

/// The same for tables with these terms.
pub(crate) fn thinking_at<G: Talk>(terms: &Terms, spec: &BotSpec) -> Result<Box<dyn Thinking>, GamesError> {
    let options = terms.options.read().map_err(|error| GamesError::Setting(error.to_string()))?;
    thinking(&G::from_options(&options, terms.rules).map_err(GamesError::Setting)?, spec)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_and_bots_are_told_apart() {
        for (text, spec) in [
            ("human", SeatSpec::Human(None)),
            ("human:Anna", SeatSpec::Human(Some("Anna".into()))),
            ("human: \u{1b}[2J", SeatSpec::Human(Some("[2J".into()))),
            ("human:", SeatSpec::Human(None)),
            ("greedy", SeatSpec::Bot(BotSpec::named("greedy"))),
        ] {
            assert_eq!(text.parse::<SeatSpec>().unwrap(), spec, "{text}");
        }
    }
}

//! What people say when they want to play.

use princely_bots::NoAnswer;
use princely_core::record::SeenBy;
use princely_core::{RecordError, Seat};

/// A game as somebody asks for it. Each game takes the settings it knows and refuses the rest.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setting {
    /// How many players.
    pub players: Option<u8>,
    /// Which variant, by its id.
    pub variant: Option<String>,
    /// A table of values in place of the standard one.
    pub table: Option<TableFile>,
    /// The number of the closing round, for a shorter game.
    pub max_rounds: Option<u16>,
    /// House rules: the names of switches, and their values as JSON or plain text.
    pub switches: Vec<(String, String)>,
}

impl Setting {
    /// The house rules that are asked for, each once.
    pub(crate) fn house_rules(&self) -> Result<&[(String, String)], String> {
        for (place, (name, _)) in self.switches.iter().enumerate() {
            if self.switches[..place].iter().any(|(before, _)| before == name) {
                return Err(format!("the switch {name} is set twice"));
            }
        }
        Ok(&self.switches)
    }
}

/// A file with values of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFile {
    /// Where it came from, for errors.
    pub path: String,
    /// Its name: the file's name without its ending.
    pub name: String,
    /// The text of the file.
    pub text: String,
}

/// Why a request to a game cannot be carried out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GamesError {
    /// No such game.
    #[error("there is no game {0:?}; there is {1}")]
    NoSuchGame(String, String),
    /// A setting this game does not know.
    #[error("{0}")]
    Setting(String),
    /// No such bot.
    #[error("there is no bot {0:?} for {1}; there are {2}")]
    NoSuchBot(String, &'static str, String),
    /// A bot did something that the rules do not allow.
    #[error("the bot {bot:?} broke {rule} in game {game}")]
    Foul {
        /// Its name.
        bot: String,
        /// The rule.
        rule: &'static str,
        /// The number of the game, from 1.
        game: u64,
    },
    /// A bot of the house gave no answer: the bot has a mistake.
    #[error("the bot {bot:?} gave no answer in game {game}: {why}")]
    NoAnswer {
        /// Its name.
        bot: String,
        /// Why not.
        why: NoAnswer,
        /// The number of the game, from 1.
        game: u64,
    },
    /// A record that does not hold.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record has fewer entries than that.
    #[error("the record has {have} entries, there is no entry {asked}")]
    NoSuchEntry {
        /// The entry that was asked for.
        asked: usize,
        /// How many there are.
        have: usize,
    },
    /// The table has fewer seats than that.
    #[error("there is no seat {asked}; the seats are 0 to {}", .have - 1)]
    NoSuchSeat {
        /// The seat that was asked for.
        asked: Seat,
        /// How many there are.
        have: u8,
    },
    /// A record of one viewer was asked about another viewer.
    #[error("this record holds only what {by} saw; what {asked} saw or could do is not in it")]
    NotSeen {
        /// The viewer that was asked about.
        asked: SeenBy,
        /// The viewer of the record.
        by: SeenBy,
    },
    /// A game without pictures.
    #[error("there are no pictures of {0} yet")]
    NoPicture(&'static str),
    /// Something could not be written.
    #[error("cannot write: {0}")]
    Write(String),
}

impl From<std::io::Error> for GamesError {
    fn from(error: std::io::Error) -> GamesError {
        GamesError::Write(error.to_string())
    }
}

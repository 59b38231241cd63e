//! The same door to every game.

#[cfg(feature = "pictures")]
use crate::drawn::{self, Drawn};
use crate::replay::{Opened, Replay, opened};
use crate::seat::Seated;
use crate::thinking::SeatBot;
use crate::{AnySeat, BotSpec, GamesError, Housed, Setting, Thinking};
use princely_core::{Aid, RecordError, Viewer, record};
use princely_fuerstenfeld::Fuerstenfeld;
use princely_principati::Principati;
use princely_protocol::{Hello, Position, ProblemCode, Raw, Terms};
use princely_table::answers::Known;
use princely_table::{AnyTable, JournalError, Live, Opening};
use serde::Serialize;
use std::marker::PhantomData;

/// What a host or a viewer can do with any game.
pub trait AnyHouse: Sync {
    /// Its id.
    fn id(&self) -> &'static str;

    /// The newest version of its rules.
    fn rules(&self) -> u32;

    /// The game somebody asks for, as the terms of a table write it down; or why it cannot be played.
    fn agree(&self, setting: &Setting) -> Result<Agreed, GamesError>;

    /// How the pieces of a game with these options are laid out, for clients that draw them themselves; `null` if there
    /// is nothing to lay out.
    fn drawing(&self, options: &Raw) -> Result<Raw, GamesError>;

    /// A table at version 0.
    fn open(&self, opening: Opening) -> Result<Box<dyn AnyTable>, ProblemCode>;

    /// A table as its journal leaves it.
    fn reopen(&self, opening: Opening, journal: &[String]) -> Result<Box<dyn AnyTable>, JournalError>;

    /// A viewer at a table who has been told nothing yet.
    fn sit(&self, hello: &Hello) -> Result<Box<dyn AnySeat>, ProblemCode>;

    /// A bot for tables with these terms.
    fn bot(&self, terms: &Terms, spec: &BotSpec) -> Result<Box<dyn Thinking>, GamesError>;

    /// A bot that can be asked about an opened record of this game.
    fn bot_about(&self, replay: &dyn Replay, spec: &BotSpec) -> Result<Box<dyn Thinking>, GamesError>;

    /// Opens a record and verifies it once.
    fn replay(&self, text: &str) -> Result<Box<dyn Replay>, GamesError>;

    /// How things stand for a viewer at the current moment of an opened record, and what there was to choose from.
    fn position(&self, replay: &dyn Replay, viewer: Viewer, aid: Aid) -> Result<Position, GamesError>;

    /// Reads a position of this game in one line, as `docs/records.md` says.
    #[cfg(feature = "pictures")]
    fn drawn(&self, text: &str) -> Result<Drawn, GamesError>;
}

/// What was agreed about a game: the first fields of [`Terms`], and the number of seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Agreed {
    /// The id of the game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Its options, as in a record.
    pub options: Raw,
    /// How many seats there are.
    pub seats: u8,
}

/// All games of the house.
pub fn all() -> &'static [&'static dyn AnyHouse] {
    &[&Door::<Fuerstenfeld>(PhantomData), &Door::<Principati>(PhantomData)]
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn AnyHouse> {
    all().iter().copied().find(|game| game.id() == id)
}

/// The game of a record.
pub fn of_record(text: &str) -> Result<&'static dyn AnyHouse, GamesError> {
    let id = record::peek(text)?.game;
    find(&id).ok_or_else(|| {
        let ids: Vec<_> = all().iter().map(|game| game.id()).collect();
        RecordError::Game(id, ids.join(", ")).into()
    })
}

struct Door<G>(PhantomData<fn() -> G>);

impl<G: Housed> AnyHouse for Door<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u32 {
        *G::RULES.end()
    }

    fn agree(&self, setting: &Setting) -> Result<Agreed, GamesError> {
        let game = G::set_up(setting)?;
        let options = Raw::of(&game.options()).map_err(|error| GamesError::Setting(error.to_string()))?;
        Ok(Agreed { game: G::ID, rules: game.rules(), options, seats: game.seats() })
    }

    fn drawing(&self, options: &Raw) -> Result<Raw, GamesError> {
        let options = options.read().map_err(|error| GamesError::Setting(error.to_string()))?;
        let game = G::from_options(&options, *G::RULES.end()).map_err(GamesError::Setting)?;
        Ok(game.drawing().unwrap_or_else(Raw::null))
    }

    fn open(&self, opening: Opening) -> Result<Box<dyn AnyTable>, ProblemCode> {
        Ok(Box::new(Live::<G>::open(opening)?))
    }

    fn reopen(&self, opening: Opening, journal: &[String]) -> Result<Box<dyn AnyTable>, JournalError> {
        Ok(Box::new(Live::<G>::reopen(opening, journal.iter().map(String::as_str))?))
    }

    fn sit(&self, hello: &Hello) -> Result<Box<dyn AnySeat>, ProblemCode> {
        Ok(Box::new(Seated::<G>::new(hello)?))
    }

    fn bot(&self, terms: &Terms, spec: &BotSpec) -> Result<Box<dyn Thinking>, GamesError> {
        let wrong = |reason: String| GamesError::Setting(reason);
        let options = terms.options.read().map_err(|error| wrong(error.to_string()))?;
        if terms.game != G::ID || !G::RULES.contains(&terms.rules) {
            return Err(wrong(format!("these are no terms of {}", G::ID)));
        }
        let game = G::from_options(&options, terms.rules).map_err(wrong)?;
        Ok(Box::new(SeatBot::new(&game, spec)?))
    }

    fn bot_about(&self, replay: &dyn Replay, spec: &BotSpec) -> Result<Box<dyn Thinking>, GamesError> {
        Ok(Box::new(SeatBot::new(opened_here::<G>(replay)?.game(), spec)?))
    }

    fn replay(&self, text: &str) -> Result<Box<dyn Replay>, GamesError> {
        opened::open::<G>(text)
    }

    fn position(&self, replay: &dyn Replay, viewer: Viewer, aid: Aid) -> Result<Position, GamesError> {
        let opened = opened_here::<G>(replay)?;
        let observation = opened.observation(viewer)?;
        let known = Known { game: opened.game(), observation: &observation, viewer, aid, is_over: false };
        Ok(known.position())
    }

    #[cfg(feature = "pictures")]
    fn drawn(&self, text: &str) -> Result<Drawn, GamesError> {
        drawn::drawn::<G>(text)
    }
}

/// An opened record with its type, if it is a record of this game.
pub fn opened_here<G: Housed>(replay: &dyn Replay) -> Result<&Opened<G>, GamesError> {
    let other = || GamesError::NoSuchGame(replay.verified().game.to_owned(), G::ID.to_owned());
    replay.as_any().downcast_ref::<Opened<G>>().ok_or_else(other)
}

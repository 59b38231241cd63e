//! What the terminal can do with every game.

use crate::advice::Asked;
use crate::{BotSpec, Console, GamesError, Invitation, Played, Talk, invitation};
use princely_core::Seat;
use princely_fuerstenfeld::Fuerstenfeld;
use princely_house::Replay;
use princely_principati::Principati;
use princely_protocol::Advice;
use princely_words::Words;
use std::marker::PhantomData;

/// What the terminal can do with any game.
pub trait AnyTerminal: Sync {
    /// Its id.
    fn id(&self) -> &'static str;

    /// Plays a game with the people at the console.
    fn sit(
        &self,
        invitation: &Invitation,
        words: &'static Words,
        console: &mut dyn Console,
    ) -> Result<(), GamesError>;

    /// What a bot would do at the moment of an opened record of this game: see [`advice`].
    fn advice(
        &self,
        replay: &dyn Replay,
        seat: Option<Seat>,
        bot: Option<&BotSpec>,
        words: &Words,
    ) -> Result<Vec<String>, GamesError>;

    /// The same as data; `None` if nobody is to act.
    fn advised(
        &self,
        replay: &dyn Replay,
        seat: Option<Seat>,
        bot: Option<&BotSpec>,
    ) -> Result<Option<Advice>, GamesError>;

    /// What a bot would do in a position of this game in one line: see [`advised_about`].
    fn advised_about(
        &self,
        diagram: &str,
        bot: Option<&BotSpec>,
        words: &Words,
    ) -> Result<Option<(Advice, Vec<String>)>, GamesError>;

    /// What a record of a finished game says about its players; `None` if the game is not finished.
    fn played(&self, text: &str) -> Result<Option<Played>, GamesError>;
}

/// All games of the house.
pub fn all() -> &'static [&'static dyn AnyTerminal] {
    &[&Chair::<Fuerstenfeld>(PhantomData), &Chair::<Principati>(PhantomData)]
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn AnyTerminal, GamesError> {
    all().iter().copied().find(|game| game.id() == id).ok_or_else(|| {
        let ids: Vec<_> = all().iter().map(|game| game.id()).collect();
        GamesError::NoSuchGame(id.to_owned(), ids.join(", "))
    })
}

/// The game of a record.
pub fn of_record(text: &str) -> Result<&'static dyn AnyTerminal, GamesError> {
    find(princely_house::of_record(text)?.id())
}

/// What a record of a finished game of any kind says about its players; `None` if the game is not finished.
pub fn played(text: &str) -> Result<Option<Played>, GamesError> {
    of_record(text)?.played(text)
}

/// What a bot would do at the current moment of an opened record, for a seat that is to act, from what that seat may
/// know; line by line. Without a seat, it is the first one to act; without a bot, it is one that thinks ahead.
pub fn advice(
    replay: &dyn Replay,
    seat: Option<Seat>,
    bot: Option<&BotSpec>,
    words: &Words,
) -> Result<Vec<String>, GamesError> {
    find(replay.verified().game)?.advice(replay, seat, bot, words)
}

/// The same as [`advice`] as data; `None` if nobody is to act.
pub fn advised(
    replay: &dyn Replay,
    seat: Option<Seat>,
    bot: Option<&BotSpec>,
) -> Result<Option<Advice>, GamesError> {
    find(replay.verified().game)?.advised(replay, seat, bot)
}

/// What a bot would do in a position in one line, as data and in words; `None` if nobody is to act whose knowledge the
/// line tells.
pub fn advised_about(
    diagram: &str,
    bot: Option<&BotSpec>,
    words: &Words,
) -> Result<Option<(Advice, Vec<String>)>, GamesError> {
    find(princely_house::drawn::game_of(diagram))?.advised_about(diagram, bot, words)
}

struct Chair<G>(PhantomData<fn() -> G>);

impl<G: Talk> AnyTerminal for Chair<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn sit(
        &self,
        invitation: &Invitation,
        words: &'static Words,
        console: &mut dyn Console,
    ) -> Result<(), GamesError> {
        invitation::sit::<G>(invitation, words, console)
    }

    fn advice(
        &self,
        replay: &dyn Replay,
        seat: Option<Seat>,
        bot: Option<&BotSpec>,
        words: &Words,
    ) -> Result<Vec<String>, GamesError> {
        crate::advice::advise_at(princely_house::any::opened_here::<G>(replay)?, seat, bot, words)
    }

    fn advised(
        &self,
        replay: &dyn Replay,
        seat: Option<Seat>,
        bot: Option<&BotSpec>,
    ) -> Result<Option<Advice>, GamesError> {
        let opened = princely_house::any::opened_here::<G>(replay)?;
        Ok(match crate::advice::ask_at(opened, seat, bot)? {
            Asked::Advice(_, advice) => Some(advice),
            Asked::Nobody(_) => None,
        })
    }

    fn advised_about(
        &self,
        diagram: &str,
        bot: Option<&BotSpec>,
        words: &Words,
    ) -> Result<Option<(Advice, Vec<String>)>, GamesError> {
        crate::advice::advise_about::<G>(diagram, bot, words)
    }

    fn played(&self, text: &str) -> Result<Option<Played>, GamesError> {
        crate::played::read::<G>(text)
    }
}

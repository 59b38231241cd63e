//! What a bot is.

use princely_core::{Game, Quick, Seat, Turn};
use princely_search::{InOneGo, Progress, Thought, Watch};
use std::fmt;

/// A player made of code.
///
/// No question makes a bot panic: if it has no answer, it says why.
pub trait Bot<G: Game> {
    /// Chooses a legal action for the seat whose observation this is, or pauses when the watch says so. To let it go
    /// on, ask again with the same observation and the same whims; anything else is a new question.
    ///
    /// The same observation and the same whims give the same choice, with any pauses, unless the bot thinks by the
    /// clock. Every call makes some progress.
    fn think(
        &mut self,
        game: &G,
        observation: &G::Observation,
        whims: &mut Quick,
        watch: &mut dyn Watch,
    ) -> Answer<G::Action>;

    /// Chooses in one go.
    fn choose(
        &mut self,
        game: &G,
        observation: &G::Observation,
        whims: &mut Quick,
    ) -> Result<G::Action, NoAnswer> {
        loop {
            if let Progress::Done(action) = self.think(game, observation, whims, &mut InOneGo)? {
                return Ok(action);
            }
        }
    }

    /// Ends a question about which the bot has paused. Returns the best action so far, or `None`.
    fn settle(&mut self) -> Option<G::Action> {
        None
    }

    /// What it thought before its latest choice, if it thinks. The first line begins with that choice.
    fn thought(&self) -> Option<&Thought<G::Action>> {
        None
    }
}

/// The answer to a question: an action, a pause, or the reason why there is no action.
pub type Answer<A> = Result<Progress<A>, NoAnswer>;

/// Why a bot does not answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// The seat is not to act: another seat or chance is, or the game is over.
    NotItsTurn,
    /// The position is not one of this game: it has other options or other seats.
    Foreign,
    /// Nothing was asked.
    NotAsked,
    /// The bot has panicked, and said this. It cannot be asked again.
    Panicked(String),
    /// A program of somebody else has failed, and why.
    Failed(String),
}

impl fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoAnswer::NotItsTurn => f.write_str("it is not its turn"),
            NoAnswer::Foreign => f.write_str("the position is not one of this game"),
            NoAnswer::NotAsked => f.write_str("it was not asked anything"),
            NoAnswer::Panicked(said) => write!(f, "it panicked: {said}"),
            NoAnswer::Failed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for NoAnswer {}

/// The seat that is asked, if it is to act in a position of this game.
pub fn seat_asked<G: Game>(
    game: &G,
    observation: &G::Observation,
    viewer: Option<Seat>,
) -> Result<Seat, NoAnswer> {
    if !game.fits(observation) {
        return Err(NoAnswer::Foreign);
    }
    match (game.observed_turn(observation), viewer) {
        (Turn::Seats(seats), Some(seat)) if seats.contains(seat) => Ok(seat),
        _ => Err(NoAnswer::NotItsTurn),
    }
}

/// The first legal action: for a bot that has no better idea.
pub(crate) fn first_legal<G: Game>(game: &G, observation: &G::Observation) -> Result<G::Action, NoAnswer> {
    let mut legal = Vec::new();
    game.observed_legal_actions(observation, &mut legal);
    legal.first().copied().ok_or(NoAnswer::NotItsTurn)
}

/// A boxed bot is a bot.
impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn think(
        &mut self,
        game: &G,
        observation: &G::Observation,
        whims: &mut Quick,
        watch: &mut dyn Watch,
    ) -> Answer<G::Action> {
        (**self).think(game, observation, whims, watch)
    }

    fn settle(&mut self) -> Option<G::Action> {
        (**self).settle()
    }

    fn thought(&self) -> Option<&Thought<G::Action>> {
        (**self).thought()
    }
}

//! What a game adds to its rules to stand in the list.

use crate::{GamesError, Setting};
use princely_bots::Bot;
use princely_core::{Game, Notation, Seat};
use princely_words::{Names, Talk, Words};

/// A bot, on whichever thread.
pub type BoxedBot<G> = Box<dyn Bot<G> + Send>;

/// A game that can be set up by its name, played by bots and told in words.
pub trait Playable:
    Notation<State: Send, Action: Send, Chance: Send> + Talk + Clone + Send + Sync + 'static
{
    /// The names of its bots.
    const BOTS: &'static [&'static str];

    /// The columns of [`Playable::facts`].
    const FACTS: &'static [&'static str];

    /// How many sit down to play with each other, unless somebody says otherwise; `None`: as the rules say.
    const PLAYERS: Option<u8> = None;

    /// The game somebody asks for.
    fn set_up(setting: &Setting) -> Result<Self, GamesError>;

    /// A bot by its name.
    fn bot(&self, name: &str) -> Option<BoxedBot<Self>>;

    /// The round, for statistics.
    fn round(&self, state: &Self::State) -> u32;

    /// The phase, for statistics.
    fn phase(&self, state: &Self::State) -> &'static str;

    /// How the game ended, if there are several ways, for statistics.
    fn ending(&self, state: &Self::State) -> Option<&'static str> {
        let _ = state;
        None
    }

    /// What an action builds, for statistics.
    fn built(action: &Self::Action) -> Option<&'static str>;

    /// A few numbers about a seat at the moment of its decision, for those who study the game.
    fn facts(&self, state: &Self::State, seat: Seat) -> Vec<i64>;

    /// An action in words.
    fn action_text(&self, words: &Words, action: &Self::Action, names: &Names) -> String;

    /// A position in words, as the viewer of the observation sees it.
    fn position_text(
        &self,
        words: &Words,
        observation: &<Self as Game>::Observation,
        names: &Names,
    ) -> String;

    /// A picture of the table as an SVG, if the game has one, of what everybody sees.
    fn picture(&self, state: &Self::State, words: &Words, names: &Names) -> Option<String> {
        let _ = (state, words, names);
        None
    }
}

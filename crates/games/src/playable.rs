//! What a game adds to its rules to stand in the list.

use crate::{BotKind, BotSpec, GamesError, Setting};
use princely_bots::{Bot, Level, Random};
use princely_core::{Game, Notation, Offers, Seat, Wired};
use princely_search::Budget;
use princely_words::{Names, Talk, Words};
use serde::Serialize;

/// A bot, on whichever thread.
pub type BoxedBot<G> = Box<dyn Bot<G> + Send>;

/// A game that can be set up by its name, played by bots and told in words.
pub trait Playable:
    Notation<State: Send + Sync, Action: Send, Chance: Send, Event: Send, Observation: Send, Result: Send>
    + Wired<SeenAction: Send, SeenChance: Send>
    + Offers
    + Talk
    + Clone
    + Send
    + Sync
    + 'static
{
    /// The names of bots; without a search those that think ahead are missing all the same.
    const BOTS: &'static [&'static str] = crate::spec::NAMES;

    /// The columns of [`Playable::facts`].
    const FACTS: &'static [&'static str];

    /// How many sit down to play with each other, unless somebody says otherwise; `None`: as the rules say.
    const PLAYERS: Option<u8> = None;

    /// The game somebody asks for.
    fn set_up(setting: &Setting) -> Result<Self, GamesError>;

    /// The bot `greedy`: does what looks best right now.
    fn greedy(&self) -> BoxedBot<Self>;

    /// `greedy`, but of a hundred turns so many are played by whim.
    fn slipping(&self, slips: u32) -> BoxedBot<Self>;

    /// A bot that thinks ahead, if the game has one.
    fn searching(&self, budget: Budget) -> Option<BoxedBot<Self>>;

    /// A bot of the house: `random`, `greedy` or a level.
    fn bot(&self, spec: &BotSpec) -> Option<BoxedBot<Self>> {
        let BotKind::Named(name) = &spec.kind else { return None };
        match name.as_str() {
            "random" => Some(Box::new(Random::default())),
            "greedy" => Some(self.greedy()),
            name => {
                let level = Level::find(name)?;
                match level.budget() {
                    Some(usual) => self.searching(spec.budget.unwrap_or(usual)),
                    None if level.slips == 0 => Some(self.greedy()),
                    None => Some(self.slipping(level.slips)),
                }
            }
        }
    }

    /// The view that programs of protocol version 1 get; it never changes (docs/bots.md).
    fn first_view(&self, observation: &<Self as Game>::Observation) -> impl Serialize;

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

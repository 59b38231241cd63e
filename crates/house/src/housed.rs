//! What a game adds to its rules to be played here.

use crate::spec::RANDOM;
use crate::{BotKind, BotSpec, GamesError, Setting};
use princely_bots::chance::Forecast;
use princely_bots::{Bot, Level, Random, Reasoned};
use princely_core::Diagram;
use princely_protocol::Raw;
use princely_search::Budget;
use princely_table::Hosted;
use princely_words::{Names, Words};

/// A bot that can move to another thread.
pub type BoxedBot<G> = Box<dyn Bot<G> + Send>;

/// A game that can be set up by its name, played by bots, told in words and drawn.
pub trait Housed: Hosted<Event: Send, Result: Send> + Reasoned + Forecast {
    /// The game somebody asks for.
    fn set_up(setting: &Setting) -> Result<Self, GamesError>;

    /// The bot `greedy`: does what looks best right now.
    fn greedy(&self) -> BoxedBot<Self>;

    /// `greedy`, but `slips` of a hundred turns are played at random.
    fn slipping(&self, slips: u32) -> BoxedBot<Self>;

    /// A bot that thinks ahead, if the game has one.
    fn searching(&self, budget: Budget) -> Option<BoxedBot<Self>>;

    /// A bot of the house: `random`, `greedy` or a level.
    fn bot(&self, spec: &BotSpec) -> Option<BoxedBot<Self>> {
        let BotKind::Named(name) = &spec.kind else { return None };
        match name.as_str() {
            RANDOM => Some(Box::new(Random::default())),
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

    /// A position in one line, as `docs/records.md` says. `None` if this game, or this position, has no diagram.
    fn diagram(&self, diagram: &Diagram<Self>) -> Option<String> {
        let _ = diagram;
        None
    }

    /// Reads a position in one line, with its game.
    fn read_diagram(text: &str) -> Result<(Self, Diagram<Self>), GamesError> {
        let _ = text;
        Err(GamesError::Setting(format!("{} has no diagrams", Self::ID)))
    }

    /// The round.
    fn round(&self, state: &Self::State) -> u32;

    /// Whether the turn of a player ends with this event. What else happens at the same act, such as the end of a round,
    /// is a moment of its own.
    fn ends_turn(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// An action in words.
    fn action_text(&self, words: &Words, action: &Self::Action, names: &Names) -> String;

    /// A position in words, as the viewer of the observation sees it.
    #[cfg(feature = "pictures")]
    fn position_text(
        &self,
        words: &Words,
        observation: &<Self as princely_core::Game>::Observation,
        names: &Names,
    ) -> String;

    /// How the pieces of the game are laid out, for clients that draw them themselves; `None` if there is nothing to lay
    /// out.
    fn drawing(&self) -> Option<Raw> {
        None
    }

    /// A picture of the table as an SVG, if the game has one. It shows only what everybody sees.
    fn picture(&self, state: &Self::State, words: &Words, names: &Names) -> Option<String> {
        let _ = (state, words, names);
        None
    }
}

//! The contract of a game.

use crate::{Dice, Message, OwnName, Seat, SeatSet, Uniform};
use serde::Serialize;
use std::fmt::Debug;
use std::hash::Hash;

/// Who is to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats. Several seats act at once and in secret, in any order.
    Seats(SeatSet),
    /// Nobody: chance decides something.
    Chance,
    /// The game is over.
    Over,
}

/// A viewer: a seat, or `None` for a spectator.
pub type Viewer = Option<Seat>;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The seats that share the win; never empty.
    pub winners: SeatSet,
}

impl Outcome {
    /// What the seat gets: 1 for a win, 1/k for a win shared by k seats, else 0.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}

/// Why an action is not allowed: a rule, and data from which a sentence is made.
pub trait Refusal: Clone + PartialEq + Eq + Debug {
    /// The id of the rule, as in the rule book: `F-SELL-2`.
    fn rule(&self) -> &'static str;
    /// What to say.
    fn message(&self) -> Message;
}

/// Where events go.
pub trait Sink<E> {
    /// Takes one event. The closure runs only if somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens; telling costs nothing.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// What a table allows its players to look up instead of remembering it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Aid {
    /// Players rely on their memory.
    #[default]
    None,
    /// Players may look up what they once knew.
    Memory,
}

/// A game: its options and validated tables. A state is small and heap-free; a value of the game
/// type is shared by all of its states.
///
/// Nothing here draws random numbers, keeps time or speaks: chance comes in through [`Dice`], and
/// words are made elsewhere from [`Message`]s.
pub trait Game {
    /// A position, hidden parts included. It cannot be serialised: clients and bots only get observations.
    type State: Clone + PartialEq + Eq + Debug;
    /// What a seat may do. Small and `Copy`.
    type Action: Copy + PartialEq + Eq + Hash + Debug;
    /// What chance may do.
    type Chance: Clone + PartialEq + Eq + Debug;
    /// Something that happened.
    type Event: Clone + PartialEq + Eq + Debug + Serialize;
    /// All that one viewer may know.
    type Observation: Clone + PartialEq + Eq + Debug + Serialize;
    /// What a client shows.
    type View: Clone + PartialEq + Debug + Serialize;
    /// An action as somebody else sees it.
    type SeenAction: Clone + PartialEq + Eq + Debug + Serialize;
    /// A chance step as somebody sees it.
    type SeenChance: Clone + PartialEq + Eq + Debug + Serialize;
    /// Why an action is refused.
    type Refusal: Refusal;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// The empty table. Set-up is the first chance step.
    fn start(&self) -> Self::State;

    /// Who is to act.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Whether the seats of this stage act at once and in secret, so that the entries of different
    /// seats commute (also when only one of them is left to act).
    fn at_once(&self, state: &Self::State) -> bool;

    /// Appends every legal action of the seat, each exactly once; nothing if it is not its turn.
    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether the action is legal; if not, which rule says so.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Plays a legal action, and everything that follows by itself up to the next decision or chance.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Sink<Self::Event>,
    );

    /// Lets chance decide, when it is chance's turn.
    fn sample_chance(&self, state: &Self::State, dice: &mut impl Dice) -> Self::Chance;

    /// Whether chance could have decided this.
    fn check_chance(&self, state: &Self::State, chance: &Self::Chance) -> Result<(), Self::Refusal>;

    /// Plays a possible chance step, and everything that follows by itself.
    fn apply_chance(
        &self,
        state: &mut Self::State,
        chance: &Self::Chance,
        events: &mut impl Sink<Self::Event>,
    );

    /// The result, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// All that the viewer may know, and nothing else.
    fn observe(&self, state: &Self::State, viewer: Viewer) -> Self::Observation;

    /// Whether the observation can be one of this game, with its options and seats. If not, nothing else may be
    /// asked about it. A game whose observations fit all of its options can leave this out.
    fn fits(&self, observation: &Self::Observation) -> bool {
        let _ = observation;
        true
    }

    /// Who is to act. Every viewer knows this exactly.
    fn observed_turn(&self, observation: &Self::Observation) -> Turn;

    /// [`Game::legal_actions`] of the viewer, from what it sees.
    fn observed_legal_actions(&self, observation: &Self::Observation, out: &mut Vec<Self::Action>);

    /// [`Game::check`] for the viewer, from what it sees.
    fn observed_check(
        &self,
        observation: &Self::Observation,
        action: &Self::Action,
    ) -> Result<(), Self::Refusal>;

    /// A hidden world that the viewer cannot rule out; all of them are equally likely.
    fn determinize(&self, observation: &Self::Observation, chooser: &mut impl Uniform) -> Self::State;

    /// The event as the viewer learns of it, if at all.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The event as the viewer may look it up once the turn is past. Differs from
    /// [`Game::redact`] where remembering is part of the game.
    fn recall(&self, event: &Self::Event, viewer: Viewer, aid: Aid) -> Option<Self::Event> {
        let _ = aid;
        self.redact(event, viewer)
    }

    /// An action of `seat` as the viewer sees it.
    fn see_action(&self, seat: Seat, action: &Self::Action, viewer: Viewer) -> Self::SeenAction;

    /// A chance step as the viewer sees it.
    fn see_chance(&self, chance: &Self::Chance, viewer: Viewer) -> Self::SeenChance;

    /// What a client shows of an observation.
    fn view(&self, observation: &Self::Observation, aid: Aid) -> Self::View;

    /// The event as data for a sentence.
    fn describe(&self, event: &Self::Event) -> Message;

    /// Names that this game's own tables give to things. Empty if the tables are the standard ones: the words crate
    /// knows their names.
    fn own_names(&self) -> Vec<OwnName> {
        Vec::new()
    }
}

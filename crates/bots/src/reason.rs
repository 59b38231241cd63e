//! Why one run of actions is better than another, in facts that the engine computes.
//!
//! Both runs are played from the same position, in a world that fits what the seat sees, up to where chance or another
//! seat would come. A reason is a fact that differs then, as the id of a sentence with its data. Nothing is guessed: a
//! sentence is only given if what it says is so.

use princely_core::{Game, Message, Seat, Silent, Stop, Trial, Turn, sorting};

/// The most reasons that are given.
pub const MOST: usize = 2;

/// A game that can say why something is better.
pub trait Reasoned: Game {
    /// All facts that speak for `chosen` and against `instead`, two runs of actions of the seat whose observation this
    /// is; the weightiest first. Empty if no fact that is known here tells them apart. An action that is not legal ends
    /// its run.
    fn all_reasons(
        &self,
        observation: &Self::Observation,
        chosen: &[Self::Action],
        instead: &[Self::Action],
    ) -> Vec<Message>;

    /// The weightiest of these facts, at most [`MOST`].
    fn reasons(
        &self,
        observation: &Self::Observation,
        chosen: &[Self::Action],
        instead: &[Self::Action],
    ) -> Vec<Message> {
        let mut facts = self.all_reasons(observation, chosen, instead);
        facts.truncate(MOST);
        facts
    }
}

/// A position as one seat sees it, and the actions that led there.
pub(crate) struct Outcome<G: Game> {
    /// What the seat sees.
    pub(crate) seen: G::Observation,
    /// What was done, with what the seat saw before it.
    pub(crate) steps: Vec<(G::Observation, G::Action)>,
}

impl<G: Game> Outcome<G> {
    /// Plays actions for as long as they are legal, the seat goes on, and nothing secret of others comes to light.
    /// `ends` says which actions are not played any more.
    pub(crate) fn of(
        game: &G,
        observation: &G::Observation,
        seat: Seat,
        actions: &[G::Action],
        ends: impl Fn(&G::Action) -> bool,
    ) -> Outcome<G> {
        let mut trial = Trial::new(game, observation, seat);
        let mut steps = Vec::with_capacity(actions.len());
        for &action in actions {
            let before = trial.seen();
            if trial.stop() != Stop::OwnTurn || ends(&action) || trial.act(action, &mut Silent).is_err() {
                break;
            }
            steps.push((before, action));
        }
        Outcome { seen: trial.seen(), steps }
    }
}

/// Whether the seat is the only one that is to act: what several choose at once says nothing about the others.
pub(crate) fn acts_alone<G: Game>(game: &G, observation: &G::Observation, seat: Seat) -> bool {
    matches!(game.observed_turn(observation), Turn::Seats(seats) if seats.len() == 1 && seats.contains(seat))
}

/// The facts, the weightiest first.
pub(crate) fn by_weight(mut facts: Vec<(u32, Message)>) -> Vec<Message> {
    sorting::sort_by_key(&mut facts, |&(weight, _)| std::cmp::Reverse(weight));
    facts.into_iter().map(|(_, message)| message).collect()
}

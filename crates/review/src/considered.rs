//! What a game says about its decisions.

use princely_core::Seat;
use princely_house::Housed;
use princely_search::Watch;

/// A game whose decisions can be looked at again. A decision is a run of actions of one seat in one phase.
pub trait Considered: Housed<Observation: Send + Sync, Action: Send + Sync, State: Send> + Sync {
    /// What is kept while options are being listed.
    type Ideas: Send;

    /// How much is tried in a review.
    const EFFORT: crate::Effort;

    /// The phase, by its id.
    fn phase(&self, observation: &Self::Observation) -> &'static str;

    /// Whether a run ends with this action, because chance or another seat comes then.
    fn ends_run(&self, action: &Self::Action) -> bool;

    /// What kind of decision a run is: the phase, or something more exact.
    fn kind(&self, phase: &'static str, run: &[Self::Action]) -> &'static str;

    /// A list of options that is yet to be made.
    fn ideas(&self) -> Self::Ideas;

    /// Appends runs of the seat that are worth considering, the most natural one first. `false`: the watch says to
    /// pause; called again with the same arguments it goes on.
    fn consider(
        &self,
        ideas: &mut Self::Ideas,
        observation: &Self::Observation,
        seat: Seat,
        watch: &mut dyn Watch,
        out: &mut Vec<Vec<Self::Action>>,
    ) -> bool;

    /// Goes on after some actions, as far as they are legal, until the run is over.
    fn complete(
        &self,
        observation: &Self::Observation,
        seat: Seat,
        given: &[Self::Action],
    ) -> Vec<Self::Action>;
}

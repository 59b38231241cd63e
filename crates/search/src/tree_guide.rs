//! What a game provides for a tree search.

use princely_core::{Game, Seat};

/// What a tree asks about a game besides its rules. It asks an [`Evaluator`](crate::Evaluator) what a position is
/// worth.
pub trait TreeGuide<G: Game> {
    /// Appends what the seat, which is to act, may want to do: legal actions, each once, likeliest first, each
    /// with a prior weight (positive; they need not add up to anything). At least one.
    ///
    /// The state is an imagined world. The guide looks only at what the seat may know of it: a tree asks for
    /// the candidates of opponents too, and they know no more than they see.
    fn candidates(&mut self, game: &G, state: &G::State, seat: Seat, out: &mut Vec<(G::Action, f32)>);

    /// Plays at least one action for a seat that is to act and is not the one that searches, and returns `true`.
    /// Or leaves the state alone and returns `false`, which is usual: then the tree branches for that seat too.
    /// A seat for which the guide plays costs the tree no branches, so the tree sees further into the searching
    /// seat's own plans.
    fn reply(&mut self, game: &G, state: &mut G::State, seat: Seat) -> bool {
        let _ = (game, state, seat);
        false
    }

    /// The seat whose observation this is; `None` for a spectator.
    fn viewer(&self, observation: &G::Observation) -> Option<Seat>;
}

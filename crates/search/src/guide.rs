//! What a game lends to a search.

use princely_core::{Game, Quick, Seat};

/// What a position is worth to each seat: 1 is a certain win, 0 a certain loss.
pub type Values = [f32; MOST_SEATS];

/// No game of the house seats more.
pub const MOST_SEATS: usize = 5;

/// What a search asks about a game besides its rules.
///
/// Big decisions come in factors: what to sell, what to build, what to keep. A guide therefore offers
/// candidates in stages; each stage varies one factor of the best turn found so far and leaves the others as
/// they are, or adapts them.
pub trait Guide<G: Game> {
    /// How many stages there are, at least one.
    fn stages(&self) -> usize;

    /// The part of the budget that is spent when the stage ends, 0 to 1; 1 for the last one.
    fn share(&self, stage: usize) -> f64 {
        (stage + 1) as f64 / self.stages() as f64
    }

    /// Appends whole turns of the viewer worth a thought: each a run of legal actions that ends where another
    /// seat or chance has to act. In stage 0 there is no `best` yet (it is empty) and at least one turn must be
    /// offered; in later stages `best` is considered in any case and need not be offered again.
    fn turns(
        &mut self,
        game: &G,
        observation: &G::Observation,
        stage: usize,
        best: &[G::Action],
        out: &mut Vec<Vec<G::Action>>,
    );

    /// In how many ways the viewer may go on after its turn. The search finds out which of them suits the
    /// position best, and judges turns by it.
    fn ways(&self) -> usize {
        1
    }

    /// Plays a world on, as far as is useful, and judges it; the viewer goes on in the given way. The same whims
    /// give the same chances: that is what makes turns comparable.
    fn play_out(&mut self, game: &G, state: &mut G::State, way: usize, whims: &mut Quick) -> Values;

    /// The seat whose observation this is.
    fn viewer(&self, observation: &G::Observation) -> Seat;
}

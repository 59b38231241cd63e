//! What a game lends to a search.

use princely_core::{Game, Quick, Seat};

/// What a position is worth to each seat: 1 is a certain win, 0 a certain loss.
pub type Values = [f32; MOST_SEATS];

/// No game of the house seats more.
pub const MOST_SEATS: usize = 5;

/// How turns are compared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// Worlds between two looks at the standings.
    pub look: u32,
    /// Fewest worlds before any turn is dropped.
    pub fewest: u32,
    /// So many standard errors behind the leader is clearly behind.
    pub clearly: f64,
    /// Squared differences imagined besides those seen: where two turns come to the same end in most worlds,
    /// none seen is no proof that there are none.
    pub doubt: f64,
    /// A lead that is certainly smaller than this is not worth more thought.
    pub no_matter: f64,
    /// The stages are gone through again while that changes the turn, at most so often.
    pub passes: u32,
}

impl Default for Manner {
    fn default() -> Self {
        Manner { look: 16, fewest: 32, clearly: 3.5, doubt: 1.0, no_matter: 0.0005, passes: 4 }
    }
}

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

    /// How turns are compared.
    fn manner(&self) -> Manner {
        Manner::default()
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

    /// Plays a world on, as far as is useful, and judges it. The same whims give the same chances: that is
    /// what makes turns comparable.
    fn play_out(&mut self, game: &G, state: &mut G::State, whims: &mut Quick) -> Values;

    /// The seat whose observation this is.
    fn viewer(&self, observation: &G::Observation) -> Seat;
}

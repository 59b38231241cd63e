//! What a game provides for a search.

use crate::Watch;
use princely_core::{Game, Quick, Seat};

/// What a position is worth to each seat: 1 is a certain win, 0 a certain loss.
pub type Values = [f32; MOST_SEATS];

/// No game has more seats than this.
pub const MOST_SEATS: usize = 5;

/// How turns are compared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// Worlds between two looks at the standings.
    pub look: u32,
    /// Fewest worlds before any turn is dropped.
    pub fewest: u32,
    /// A turn that is this many standard errors behind the leader is clearly behind.
    pub clearly: f64,
    /// Squared differences added to those that were seen. In most worlds two turns come to the same end, so there may
    /// be a difference that was not seen yet.
    pub doubt: f64,
    /// A lead that is certainly smaller than this is not worth more thought.
    pub no_matter: f64,
    /// The stages are repeated while that changes the turn, but at most this many times.
    pub passes: u32,
}

impl Default for Manner {
    fn default() -> Self {
        Manner { look: 16, fewest: 32, clearly: 3.5, doubt: 1.0, no_matter: 0.0005, passes: 4 }
    }
}

/// The luck of one playout. The same luck gives the same chances.
#[derive(Clone, Debug)]
pub struct Luck {
    /// A number that stays the same for the whole playout.
    pub fate: u64,
    /// Random numbers, one after the other.
    pub stream: Quick,
}

impl From<Quick> for Luck {
    fn from(mut stream: Quick) -> Luck {
        Luck { fate: stream.bits64(), stream }
    }
}

/// What a search asks about a game besides its rules.
///
/// Big decisions have several parts: what to sell, what to build, what to keep. A guide therefore offers candidates in
/// stages. Each stage varies one part of the best turn found so far and leaves the other parts as they are, or adapts
/// them.
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

    /// Appends whole turns of the viewer that are worth considering. Each is a run of legal actions that ends where
    /// another seat or chance has to act. In stage 0 `best` is empty, and at least one turn must be offered, the most
    /// natural one first. In later stages `best` is considered in any case and need not be offered again.
    ///
    /// A guide that takes more than a few hundred microseconds looks at the watch now and then. To pause, it
    /// returns `false`: what it has appended is thrown away, and it is called again with the same arguments. It
    /// must come further with every call.
    fn turns(
        &mut self,
        game: &G,
        observation: &G::Observation,
        stage: usize,
        best: &[G::Action],
        watch: &mut dyn Watch,
        out: &mut Vec<Vec<G::Action>>,
    ) -> bool;

    /// Plays a world on, as far as is useful, and judges it. The same luck gives the same chances: that is what
    /// makes turns comparable.
    ///
    /// A playout that takes more than a few hundred microseconds looks at the watch after every action. To pause,
    /// it returns `None`; it is then called again with the same state and luck, and goes on from there.
    fn play_out(
        &mut self,
        game: &G,
        state: &mut G::State,
        luck: &mut Luck,
        watch: &mut dyn Watch,
    ) -> Option<Values>;

    /// The seat whose observation this is; `None` for a spectator.
    fn viewer(&self, observation: &G::Observation) -> Option<Seat>;
}

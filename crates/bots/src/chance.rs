//! The chance to win: the share of the win that each seat can expect, from what one viewer may know, if from here on
//! every seat plays like [`REFERENCE`].
//!
//! The number means something only together with its reference: among weaker players the same position has another
//! chance. There are two ways to it. The *quick* one is a small network that looks at counts of an observation; the
//! *thorough* one lets simple players play many imagined worlds on and corrects what comes out. Both were fitted to
//! games of the reference bot (`princely fit`), and `princely calibrate` tests them on deals that no fit has seen.
//!
//! | room | what lives there |
//! |---|---|
//! | `estimate` | [`Estimate`], [`Comparison`] |
//! | `fitted` | [`Table`]: the numbers, and the games they were fitted to |
//! | [`net`] | [`Net`]: the small network, and the arithmetic that is the same on every machine |
//! | `trials` | [`Trials`]: options tried in the same imagined worlds |
//! | `fuerstenfeld`, `principati` | what is counted, and how worlds are played on |

mod estimate;
mod fitted;
mod fuerstenfeld;
pub mod net;
mod principati;
mod trials;

pub use estimate::{Comparison, Estimate};
pub use fitted::{Bounds, Configuration, Fitted, Proof, Row, Table};
pub use net::Net;
pub use trials::{INPUTS as WORLD_INPUTS, Trials, inputs as world_inputs};

use princely_core::{Game, Quick, Seat, Turn};
use princely_search::evaluator::shares;
use princely_search::guide::MOST_SEATS;
use princely_search::{InOneGo, Luck, Values, Watch};

/// The bot that everybody is assumed to play like. It is [`Level::find`](crate::Level::find) of this name, and is never
/// changed: a better bot gets another name.
pub const REFERENCE: &str = "reference-1";

/// The most numbers that a seat's position is counted in.
pub const MOST_INPUTS: usize = 64;

/// What is counted for each seat.
pub type Inputs = [[f32; MOST_INPUTS]; MOST_SEATS];

/// A game whose outcome can be foretold.
pub trait Forecast: Game {
    /// The names of what [`Forecast::count`] counts for each seat.
    const INPUTS: &'static [&'static str];

    /// What a calibration must show before chances are called calibrated.
    const BOUNDS: Bounds;

    /// How many imagined worlds a thorough estimate takes: as many as fit into 200 ms.
    const WORLDS: u32;

    /// Those who play imagined worlds on.
    type Players: Clone + Send;

    /// The game that is played, as far as the fitted numbers tell games apart.
    fn configuration(&self) -> Configuration;

    /// The fitted numbers of this game.
    fn table() -> &'static Table;

    /// How far the game has come, in rounds.
    fn round_of(&self, observation: &Self::Observation) -> u32;

    /// Counts what the viewer knows about every seat. `out` is filled with zeros before.
    fn count(&self, observation: &Self::Observation, out: &mut Inputs);

    /// Players for worlds imagined from an observation.
    fn players(&self, observation: &Self::Observation) -> Self::Players;

    /// Plays an imagined world on, as far as is useful, and says what it is worth to each seat; over all seats that
    /// adds up to 1. The same luck gives the same chances, whatever the players do. `None`: the watch says to pause; it
    /// goes on when it is called again with the same state and luck.
    fn play_on(
        &self,
        players: &mut Self::Players,
        state: &mut Self::State,
        luck: &mut Luck,
        watch: &mut dyn Watch,
    ) -> Option<Values>;
}

/// How much effort an estimate is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// At most 50 µs: for curves and lists.
    Quick,
    /// At most 200 ms, by imagined worlds.
    Thorough,
}

/// The quick estimate. The viewer may be any seat, to act or not, or a spectator.
pub fn quick<G: Forecast>(game: &G, observation: &G::Observation) -> Estimate {
    if let Some(result) = result(game, observation) {
        return result;
    }
    let seats = usize::from(game.seats());
    let Some(fitted) = G::table().find(&game.configuration()) else { return Estimate::even(seats) };
    let mut inputs = [[0.0; MOST_INPUTS]; MOST_SEATS];
    game.count(observation, &mut inputs);
    Estimate {
        shares: fitted.row.quick.shares(&inputs[..seats]),
        error: fitted.row.error(game.round_of(observation)),
        is_calibrated: fitted.is_calibrated(Effort::Quick),
    }
}

/// The thorough estimate, from this many imagined worlds; [`Forecast::WORLDS`] is usual. The same arguments give the
/// same estimate.
pub fn thorough<G: Forecast>(
    game: &G,
    observation: &G::Observation,
    worlds: u32,
    whims: &mut Quick,
) -> Estimate {
    let mut trials = Trials::new(game, observation, Seat(0), vec![Vec::new()], worlds, whims);
    while trials.go_on(game, &mut InOneGo) == princely_search::Progress::Pending {}
    trials.estimate(0)
}

/// An estimate with more or less effort. A quick one has no use for whims.
pub fn estimate<G: Forecast>(
    game: &G,
    observation: &G::Observation,
    effort: Effort,
    whims: &mut Quick,
) -> Estimate {
    match effort {
        Effort::Quick => quick(game, observation),
        Effort::Thorough => thorough(game, observation, G::WORLDS, whims),
    }
}

/// By how much a seat's chance is better after one run of its actions than after another. Both are tried in the same
/// imagined worlds with the same luck.
pub fn compare<G: Forecast>(
    game: &G,
    observation: &G::Observation,
    seat: Seat,
    (one, other): (&[G::Action], &[G::Action]),
    worlds: u32,
    whims: &mut Quick,
) -> Comparison {
    let options = vec![one.to_vec(), other.to_vec()];
    let mut trials = Trials::new(game, observation, seat, options, worlds, whims);
    while trials.go_on(game, &mut InOneGo) == princely_search::Progress::Pending {}
    trials.compare(0, 1)
}

/// The result, if the game is over.
fn result<G: Forecast>(game: &G, observation: &G::Observation) -> Option<Estimate> {
    if game.observed_turn(observation) != Turn::Over {
        return None;
    }
    // Nothing that is still hidden changes who has won.
    let state = game.determinize(observation, &mut Quick(0));
    Some(Estimate { shares: shares(game, &state), error: 0.0, is_calibrated: true })
}

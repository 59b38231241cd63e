//! The players of Fürstenfeld.
//!
//! | room | what lives there |
//! |---|---|
//! | [`policy`] | [`Policy`]: what a card is worth when, and a whole turn played by it |
//! | [`weights`] | the numbers behind it |
//! | [`greedy`] | the bot `greedy` |
//! | [`guide`] | what a search asks: which turns are worth considering, how a position is likely to end |
//! | [`playout`] | games played to their end at speed, for searches |
//! | [`steward`] | [`Steward`]: a better policy, for playouts |
//! | [`tree_guide`] | what a tree search asks, and the bot `climber` |
//! | `reasons` | why one turn is better than another |

pub mod greedy;
pub mod guide;
pub mod playout;
pub mod policy;
mod reasons;
pub mod steward;
pub mod tree_guide;
pub mod weights;

pub use greedy::Greedy;
pub use guide::Guide;
pub use playout::play_to_end;
pub use policy::Policy;
pub use steward::Steward;
pub use tree_guide::climber;

use crate::Thinker;
use princely_fuerstenfeld::Fuerstenfeld;
use princely_search::Budget;

/// A bot that thinks ahead.
pub fn thinker(game: &Fuerstenfeld, budget: Budget) -> Thinker<Fuerstenfeld, Guide> {
    Thinker::new(Guide::new(game), budget)
}

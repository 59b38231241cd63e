//! The players of Principati.
//!
//! | room | what lives there |
//! |---|---|
//! | [`greedy`] | the bot `greedy` |
//! | `sight` | what it sees, and how long it thinks the game will last |
//! | [`weights`] | the numbers players go by |
//! | `worth` | what a building is worth on a site |
//! | `demand` | which tiles of the hand are wanted |
//! | `lay`, `masters`, `trade`, `produce` | its phases |
//! | [`playout`] | games played to their end at speed, for searches |
//! | [`guide`] | what a search asks: stages of a turn, and how it goes on |
//! | `ideas` | turns worth considering, phase by phase |
//! | `foresight` | how a position is likely to go on |
//! | [`outlook`] | what a position promises |
//! | `reasons` | why one phase is better than another |

mod demand;
mod foresight;
pub mod greedy;
pub mod guide;
mod ideas;
mod lay;
mod masters;
pub mod outlook;
mod outlook_numbers;
pub mod playout;
mod produce;
mod reasons;
mod sight;
mod trade;
pub mod weights;
mod worth;

pub use greedy::Greedy;
pub use guide::Guide;
pub use playout::play_to_end;
pub use weights::Weights;

use crate::Thinker;
use princely_principati::Principati;
use princely_search::Budget;

/// Plays a world on as a search does, and says what it is worth to both seats.
pub(crate) use foresight::{play_on, value};

/// The last round that is played on from this one, before the outlook is judged.
pub(crate) use guide::last_round;

/// How many rounds are likely to be left.
pub(crate) fn rounds_left(game: &Principati, state: &princely_principati::State) -> i32 {
    sight::rounds_left(game, state, &Weights::GREEDY)
}

/// The bot that thinks ahead.
pub fn thinker(game: &Principati, budget: Budget) -> Thinker<Principati, Guide> {
    Thinker::new(Guide::new(game), budget)
}

//! The players of Principati.
//!
//! | room | what lives there |
//! |---|---|
//! | [`greedy`] | the bot `greedy` |
//! | `sight` | what it sees, and how long it thinks the game will last |
//! | `worth` | what a building is worth on a site |
//! | `demand` | which tiles of the hand are wanted |
//! | `lay`, `masters`, `trade`, `produce` | its phases |
//! | [`playout`] | games played to their end at speed, for searches |

mod demand;
pub mod greedy;
mod lay;
mod masters;
pub mod playout;
mod produce;
mod sight;
mod trade;
mod worth;

pub use greedy::Greedy;
pub use playout::play_to_end;

//! The players of Principati.
//!
//! | room | what lives there |
//! |---|---|
//! | [`greedy`] | the bot `greedy` |
//! | `sight` | what it sees, and how long it thinks the game will last |
//! | `worth` | what a building is worth on a site |
//! | `lay`, `masters`, `trade`, `produce` | its phases |
//! | [`playout`] | games played to their end at speed, for searches |

pub mod greedy;
mod lay;
mod masters;
pub mod playout;
mod produce;
pub mod sight;
mod trade;
mod worth;

pub use greedy::Greedy;
pub use playout::play_to_end;

//! A round, phase by phase. Each file holds, for its phase, what is legal, why not, and what happens.

mod build;
mod discard;
mod draw;
mod prices;
mod sell;
pub(crate) mod setup;

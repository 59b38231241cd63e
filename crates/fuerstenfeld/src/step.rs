//! A round, phase by phase. Each file holds, for its phase, what is legal, why not, and what happens.

pub(crate) mod build;
pub(crate) mod discard;
mod draw;
mod prices;
pub(crate) mod sell;
pub(crate) mod setup;

//! The laws that every store obeys, as one suite. A store shows them in a few lines:
//!
//! ```text
//! agrees_with_the_model(cases, || async { a new and empty store });
//! appends_race(store).await;
//! …
//! ```
//!
//! | room | laws |
//! |---|---|
//! | [`model`] | what a store does, in memory and as simply as possible |
//! | [`command`] | random commands |
//! | [`life`] | a store answers them as the model does |
//! | [`race`] | many callers at once: nothing is lost, nothing is there twice, and one caller wins |
//!
//! They panic when a law is broken, as tests do.

pub mod command;
pub mod life;
pub mod model;
pub mod race;

pub use command::Command;
pub use life::agrees_with_the_model;
pub use race::{admins_race, appends_race, leases_race, lobbies_race, names_race, starts_race, tokens_race};

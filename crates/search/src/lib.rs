//! Thinking ahead, in any game. Nothing here names one.
//!
//! A search gets what a seat may know and imagines worlds that fit ([`Game::determinize`]). What it needs to
//! know about a game besides its rules it asks a [`Guide`]: which turns are worth a thought, and how a position
//! is likely to end.
//!
//! | room | what lives there |
//! |---|---|
//! | [`budget`] | how long to think: milliseconds or iterations |
//! | [`thought`] | what was considered, and what was expected of it |
//! | [`guide`] | what a game lends to a search |
//! | [`flat`] | whole turns tried in the same imagined worlds; the worse half goes, and again |
//!
//! [`Game::determinize`]: princely_core::Game::determinize

pub mod budget;
pub mod flat;
pub mod guide;
pub mod thought;

pub use budget::{Budget, Clock};
pub use flat::Flat;
pub use guide::{Guide, Values};
pub use thought::{Line, Thought};

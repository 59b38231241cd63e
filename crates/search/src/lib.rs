//! Thinking ahead, in any game. Nothing here names one.
//!
//! A search gets what a seat may know and imagines worlds that fit ([`Game::determinize`]). What it needs to
//! know about a game besides its rules it asks a [`Guide`] or a [`TreeGuide`]: which turns or actions are worth
//! a thought; and a guide or an [`Evaluator`]: how a position is likely to end.
//!
//! | room | what lives there |
//! |---|---|
//! | [`budget`] | how long to think: milliseconds or iterations |
//! | [`watch`] | when to pause: [`Stop`] from outside, [`Slice`]s of time; the host's clock |
//! | [`thought`] | what was considered, and what was expected of it |
//! | [`guide`] | what a game lends to a search |
//! | [`flat`] | whole turns tried in the same imagined worlds; the worse half goes, and again |
//! | [`tree_guide`] | what a game lends to a tree search |
//! | [`evaluator`] | who judges positions: playouts now, many at once if it likes |
//! | [`tree`] | one tree over many imagined worlds |
//!
//! [`Game::determinize`]: princely_core::Game::determinize

pub mod budget;
pub mod evaluator;
pub mod flat;
pub mod guide;
pub mod thought;
pub mod tree;
pub mod tree_guide;
pub mod watch;

pub use budget::{Budget, Clock};
pub use evaluator::{Evaluator, GuidePlayout, Judgements, Leaf, Playout, Playouts};
pub use flat::Flat;
pub use guide::{Guide, Luck, Manner, Values};
pub use thought::{Line, Thought};
pub use tree::{Chances, Explore, Habits, Tree};
pub use tree_guide::TreeGuide;
pub use watch::{InOneGo, Progress, Slice, Stop, Watch, now};

//! Thinking ahead, in any game. Nothing here names one.
//!
//! A search gets what a seat may know and imagines worlds that fit ([`Game::determinize`]). Besides the
//! rules it needs to know two things about a game. A [`Guide`] or a [`TreeGuide`] says which turns or actions are worth
//! a thought; a guide or an [`Evaluator`] says how a position is likely to end.
//!
//! | room | what lives there |
//! |---|---|
//! | [`budget`] | how long to think: milliseconds or iterations |
//! | [`watch`] | when to pause: [`Stop`] from outside, [`Slice`]s of time; the host's clock |
//! | [`thought`] | what was considered, and what was expected of it |
//! | [`guide`] | what a game provides for a search |
//! | [`flat`] | whole turns tried in the same imagined worlds; the worse half is dropped, again and again |
//! | [`tree_guide`] | what a game provides for a tree search |
//! | [`evaluator`] | who judges positions: playouts for now; it may judge many at once |
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

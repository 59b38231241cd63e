//! The players of Fürstenfeld.
//!
//! | room | what lives there |
//! |---|---|
//! | [`policy`] | [`Policy`]: what a card is worth when, and a whole turn played by it |
//! | [`weights`] | the numbers behind it |
//! | [`greedy`] | the bot `greedy` |
//! | [`playout`] | games played to their end at speed, for searches |
//! | [`tree_guide`] | what a tree search asks, and the bot `climber` |

pub mod greedy;
pub mod playout;
pub mod policy;
pub mod tree_guide;
pub mod weights;

pub use greedy::Greedy;
pub use playout::play_to_end;
pub use policy::Policy;
pub use tree_guide::climber;
pub use weights::Weights;

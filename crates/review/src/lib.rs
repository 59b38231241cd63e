//! A finished game, looked at again through the eyes of one seat: what each of its decisions cost, what luck did, and
//! what the others did. Nothing is used that the seat could not know at the time.
//!
//! All decisions are looked at quickly, and four fifths of the effort go into the worst of them. A review goes on in
//! slices, so that it also runs in a browser's worker, and can be stopped at any time.
//!
//! | room | what lives there |
//! |---|---|
//! | [`reviewing`] | [`Reviewing`]: a review of any game; [`begin`] |
//! | `course` | a review from its beginning to its end |
//! | `story` | the record as the seat saw it: its decisions, and the curve of the chances |
//! | `judging` | one decision: what else could have been done, and what that is worth |
//! | [`effort`] | [`Effort`]: how many imagined worlds are tried |
//! | [`verdict`] | [`THRESHOLDS`]: what the words mean |
//! | [`considered`] | what a game says about its decisions |
//! | `told` | a review in words |
//! | [`trying`] | [`try_again`]: another way to play a decision of a review |

pub mod considered;
mod course;
pub mod effort;
mod fuerstenfeld;
mod judging;
mod principati;
pub mod reviewing;
mod story;
#[cfg(not(target_family = "wasm"))]
pub mod told;
pub mod trying;
pub mod verdict;

pub use considered::Considered;
pub use effort::Effort;
pub use reviewing::{Reviewing, begin};
pub use trying::{Kept, KeptDecision, Trying, try_again};
pub use verdict::THRESHOLDS;

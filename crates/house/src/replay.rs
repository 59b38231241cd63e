//! A record, opened once and looked at from anywhere.
//!
//! | room | what lives there |
//! |---|---|
//! | [`handle`] | [`Replay`]: an opened record of any game; [`Sight`]: who looks at it |
//! | [`opened`] | how it is done for one game: steps, snapshots, the current moment |
//! | `told` | a record told from its beginning to its end, and the pictures of its rounds |

pub mod handle;
pub mod opened;
#[cfg(feature = "pictures")]
pub mod told;

pub use handle::{Legal, LegalOf, Replay, Sight, Verified};
pub use opened::Opened;
#[cfg(feature = "pictures")]
pub use told::{ToldStep, pictures, tell};

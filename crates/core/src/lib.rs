//! What all games have in common, no matter what their rules are.
//!
//! | room | what lives there |
//! |---|---|
//! | [`game`] | the contract: [`Game`], [`Turn`], [`Outcome`], [`Refusal`], [`Sink`] |
//! | [`seat`] | [`Seat`] and [`SeatSet`] |
//! | [`diagram`] | [`Diagram`]: a position by itself, as it is written in one line |
//! | [`dice`] | chance: keyed at a table, quick in a search |
//! | [`message`] | [`Message`]: an id and its data, from which the words crate makes a sentence; [`Refused`] |
//! | [`table`] | [`Table`]: a game being played, its log, undo |
//! | [`seen`] | [`Seen`] steps, and how a viewer follows the game by them: [`Followed`] |
//! | [`mod@preview`] | what would happen after some actions |
//! | [`offers`] | [`Offers`]: what a client can offer without knowing a rule |
//! | [`notation`] | how a game writes itself down |
//! | [`sorting`] | sorting without much code |
//! | [`strict`] | helpers for records that have exactly one form |
//! | [`record`] | game records: write, read, replay, trace |
//! | [`laws`] | the law suite (feature `laws`) |

pub mod diagram;
pub mod dice;
pub mod game;
#[cfg(feature = "laws")]
pub mod laws;
pub mod message;
pub mod notation;
pub mod offers;
pub mod preview;
pub mod record;
pub mod seat;
pub mod seen;
pub mod sorting;
pub mod strict;
pub mod table;

pub use diagram::Diagram;
pub use dice::{Dice, Fated, Keyed, Quick, Seed, Streamed, Uniform};
pub use game::{Aid, Game, Outcome, Refusal, Silent, Sink, Turn, Viewer};
pub use message::{Arg, Message, OwnName, Refused, Thing};
pub use notation::{Notation, Note};
pub use offers::Offers;
pub use preview::{Preview, PreviewOf, Stop, Trial, preview, seen_after};
pub use record::{Entry, Record, RecordError, Records};
pub use seat::{Seat, SeatSet};
pub use seen::{CannotFollow, Followed, Seen, follow};
pub use table::{Step, Table, UndoError};

//! Everything that crosses the wire between a host and those who sit at its tables, in both directions.
//!
//! | room | what lives there |
//! |---|---|
//! | [`command`] | what a client wants: [`ToHost`], [`Act`], [`Undo`], [`Offer`] … |
//! | [`told`] | what a host says: [`FromHost`], [`Hello`], [`Told`], [`Accepted`], [`Refusal`], [`Stale`] |
//! | [`seen`] | [`SeenEntry`]: one step of the journal as one viewer may see it |
//! | [`question`] | for clients without an engine of their own: positions, legal lists, previews, advice |
//! | [`standing`] | [`Standing`]: offers, the way back, whose turn it is, how it ended, for one viewer |
//! | [`terms`] | what was agreed at a table, and who sits there |
//! | [`viewer`] | [`Viewer`]: a seat or a spectator |
//! | [`lobby`] | tables on a server: [`NewTable`], [`TableCard`], [`TableList`], what is said at them |
//! | [`player`] | who plays on a server: [`Player`], [`Me`], accounts and tokens |
//! | [`record`] | games that were played elsewhere: [`NewRecord`], [`RecordCard`] |
//! | [`review`] | [`Review`]: a finished game looked at again by one seat |
//! | [`socket`] | what goes over a socket of a server: [`ToServer`], [`FromServer`] |
//! | [`program`] | what a program that plays in a match is told, and what it answers |
//! | [`problem`] | [`Problem`]: what went wrong, by a code |
//! | [`raw`] | [`Raw`]: a piece of JSON whose form is a game's own |
//! | [`payload`] | the names of these forms in TypeScript and JSON Schema (feature `schema`) |
//!
//! # How it is written
//!
//! - JSON. A type with several forms has a field `type` that tells which one it is. A type that is only a choice of
//!   words is that word. All words are in snake_case.
//! - Everything counts from 0: seats, breweries, spaces, slots, indices. The words for people add 1.
//! - A field is always there. What is absent is `null`. Only options leave out what has its usual value: they and
//!   results have the form of records.
//! - Times are milliseconds since 1970 in UTC; durations are milliseconds.
//! - Readers ignore fields they do not know. Every other change raises [`WIRE`].
//!
//! # Versions of a table
//!
//! A table begins at version 0. Every entry of its journal makes the next version, and no version comes back: what is
//! taken back stays in the journal, and the undo is an entry of its own.

pub mod command;
pub mod lobby;
#[cfg(feature = "schema")]
pub mod payload;
pub mod player;
pub mod problem;
pub mod program;
pub mod question;
pub mod raw;
pub mod record;
pub mod review;
pub mod seen;
pub mod socket;
pub mod standing;
pub mod terms;
pub mod told;
pub mod viewer;

pub use command::{
    Abort, Act, Answer, BadId, CommandId, Follow, Offer, Plan, Proposal, Resign, Resume, Return, TakeOver,
    ToHost, Undo,
};
pub use lobby::{
    Begins, CardTable, ChatLines, House, HouseGame, NewSeat, NewTable, OpenNonce, OutOfTime, Ready, Said,
    Say, SeatOrder, SitDown, Stage, TableCard, TableList, TableSeat, Try, Wish,
};
pub use player::{
    AdminKey, Credentials, Me, NewGuest, NewLink, NewPassword, NewProgram, NewToken, Player, PlayerKind,
    ProgramList, Recover, RecoveryLink, Rename, Scope, Session, SessionList, Token, TokenList, Vacation,
    Vacations,
};
pub use problem::{Problem, ProblemCode, ProblemDetails};
pub use program::{Chosen, Decide, Forfeited, Introduction, PROGRAM, ToProgram};
pub use question::{
    Advice, AdvisedLine, Ask, Behind, LegalList, LogLine, Position, Preview, Question, Replied, Reply, Stop,
    Turn,
};
pub use raw::Raw;
pub use record::{NewRecord, RecordCard, RecordList};
pub use review::{
    Attempt, Cause, Decision, Losses, Review, ReviewAnswer, Standpoint, Thresholds, TurningPoint, Verdict,
};
pub use seen::{EndedBy, Happened, SeenEntry, SeenStep, Uncovered};
pub use socket::{Bye, FromServer, Presence, ToServer, Whereabouts};
pub use standing::{Ended, OpenOffer, Standing, WayBack};
pub use terms::{Aid, Chair, Pace, Sitter, Spectators, Terms};
pub use told::{Accepted, Clock, Clocks, Commitments, FromHost, Hello, Refusal, Stale, Told};
pub use viewer::Viewer;

/// The version of the wire. A host and a client with different versions do not talk.
pub const WIRE: u32 = 3;

/// A time: milliseconds since 1970, UTC.
pub type Millis = u64;

/// How many entries a table's journal has.
pub type Version = u32;

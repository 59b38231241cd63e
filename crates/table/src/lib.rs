//! The live table: a game that is being played, by anybody, anywhere. No I/O inside: commands and the time go in,
//! entries and effects come out.
//!
//! ```text
//! command ──► Live::decide ──► Decision: entries to store ──(stored)──► Live::accept ──► what each viewer is told
//! ```
//!
//! `decide` changes nothing. Only stored entries are accepted, so the table is still right if a write fails.
//!
//! | room | what lives there |
//! |---|---|
//! | [`opening`] | what a table begins with: terms, chairs, manners, luck |
//! | [`fair`] | luck that nobody can manipulate: commitments, the seed, the proof |
//! | [`journal`] | everything that happened, in entries whose versions are never used again |
//! | [`live`] | [`Live`]: the table itself; opened, or opened again from its journal |
//! | `decide` | what a command leads to |
//! | `moment` | how a table stands after an entry; [`After`]: what a store wants to know about it |
//! | `company` | who plays for which seat, offers, the end: by the same rules at a table and in a seat view |
//! | `undo` | what can be taken back, alone or by consent |
//! | [`clock`] | whose time runs, and when it is over |
//! | `feed` | what each viewer is told |
//! | [`seat_view`] | [`SeatView`]: the other end; rebuilds what one viewer knows from what it is told |
//! | [`answers`] | positions, legal lists, previews: what is asked of a table or of a seat view |
//! | [`any`] | the same without the type of a game: [`AnyTable`], [`AnySeatView`] |
//! | `choice` | [`Choice`]: what a bot has chosen, without the type of its game |
//! | [`laws`] | the laws of tables (feature `laws`) |
//!
//! The small [`princely_core::Table`] is only a log and its state; records, searches and simulations need no more. The
//! live table keeps a journal instead. The entries of the journal that still stand, the line, are that log.

pub mod answers;
pub mod any;
mod choice;
pub mod clock;
mod company;
mod decide;
pub mod fair;
mod feed;
pub mod journal;
#[cfg(feature = "laws")]
pub mod laws;
pub mod live;
mod moment;
pub mod opening;
pub mod seat_view;
mod undo;

pub use any::{AnySeatView, AnyTable};
pub use choice::Choice;
pub use decide::{Decided, Decision, Denied, Stored};
pub use fair::Luck;
pub use feed::{Audience, Feed, raw};
pub use journal::{JournalError, Noted, What};
pub use live::{Effects, Live, Outdated, Think};
pub use moment::After;
pub use opening::{Manner, Opening};
pub use seat_view::{Heard, SeatView, Unheard};

use princely_core::{Followed, Notation, Offers};

/// A game that can be played at a live table.
pub trait Hosted:
    Notation<
        State: Send + Sync,
        Action: Send + Sync,
        Chance: Send + Sync,
        Observation: Send + Sync,
        SeenAction: Send + Sync,
        SeenChance: Send + Sync,
    > + Offers
    + Followed
    + Clone
    + Send
    + Sync
    + 'static
{
}

impl<G> Hosted for G where
    G: Notation<
            State: Send + Sync,
            Action: Send + Sync,
            Chance: Send + Sync,
            Observation: Send + Sync,
            SeenAction: Send + Sync,
            SeenChance: Send + Sync,
        > + Offers
        + Followed
        + Clone
        + Send
        + Sync
        + 'static
{
}

//! Records of games that were played elsewhere and are kept here, to be shown to others.

use crate::{AccountId, Millis, RecordId};

/// A record that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptRecord {
    /// Its id in links.
    pub id: RecordId,
    /// Who brought it.
    pub account: AccountId,
    /// The game.
    pub game: String,
    /// When it was brought.
    pub created: Millis,
    /// The record, as text.
    pub text: String,
}

/// What a list says of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordHead {
    /// Its id in links.
    pub id: RecordId,
    /// The game.
    pub game: String,
    /// When it was brought.
    pub created: Millis,
}

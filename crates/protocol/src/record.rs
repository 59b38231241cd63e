//! Records of games that were played elsewhere, brought to a server to be shown to others.

use crate::{Millis, Raw};
use serde::{Deserialize, Serialize};

/// Brings a record.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewRecord {
    /// The record, complete: with everything that chance decided.
    #[cfg_attr(feature = "schema", ts(type = "unknown"), schemars(with = "serde_json::Value"))]
    pub record: Raw,
}

/// What is known of a record without reading it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RecordCard {
    /// Its id; whoever knows it can read the record.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// When it was brought.
    pub created: Millis,
}

/// The records that a player has brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RecordList {
    /// The newest first.
    pub records: Vec<RecordCard>,
}

//! Records of games that were played elsewhere and are sent to a server to show them to others.

use crate::{Millis, Raw};
use serde::{Deserialize, Serialize};

/// Sends a record.
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
    /// Its id; anybody who knows it can read the record.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// When it was sent.
    pub created: Millis,
}

/// The records that a player has sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RecordList {
    /// The newest first.
    pub records: Vec<RecordCard>,
}

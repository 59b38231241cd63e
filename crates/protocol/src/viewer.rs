//! Viewers: a seat, or a spectator.

use princely_core::Seat;
use serde::{Deserialize, Serialize};

/// A viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Viewer {
    /// The player on this seat.
    Seat {
        /// The seat.
        seat: Seat,
    },
    /// Somebody who sees what everybody sees.
    Spectator,
}

impl From<princely_core::Viewer> for Viewer {
    fn from(viewer: princely_core::Viewer) -> Viewer {
        viewer.map_or(Viewer::Spectator, |seat| Viewer::Seat { seat })
    }
}

impl From<Viewer> for princely_core::Viewer {
    fn from(viewer: Viewer) -> princely_core::Viewer {
        match viewer {
            Viewer::Seat { seat } => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

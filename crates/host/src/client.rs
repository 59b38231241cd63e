//! Who follows a table or sends commands, and as whom.

use princely_core::{Seat, Viewer};
use princely_protocol::{ProblemCode, Told, Version};
use princely_table::AnyTable;

/// Somebody at the other end: a connection, a tab, a request. The host chooses the number, and uses it only once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Client(pub u64);

/// The viewer as which a client looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewpoint {
    /// As the player of a seat.
    Seat(Seat),
    /// As a spectator, while it happens.
    Spectator,
    /// As a spectator, a round later.
    DelayedSpectator,
}

impl Viewpoint {
    /// The viewer as the table knows it.
    pub fn viewer(self) -> Viewer {
        match self {
            Viewpoint::Seat(seat) => Some(seat),
            Viewpoint::Spectator | Viewpoint::DelayedSpectator => None,
        }
    }

    /// Whether this viewpoint is a round behind.
    pub fn is_delayed(self) -> bool {
        self == Viewpoint::DelayedSpectator
    }

    /// The latest version that may be known from here.
    pub fn version(self, table: &dyn AnyTable) -> Version {
        if self.is_delayed() { table.round_ago() } else { table.version() }
    }

    /// What is told from here about the time since a version.
    pub fn told(self, table: &dyn AnyTable, since: Version) -> Result<Told, ProblemCode> {
        let version = self.version(table);
        if since > version {
            return Err(ProblemCode::NoSuchVersion);
        }
        let mut told = table.told(self.viewer(), since)?;
        told.entries.retain(|entry| entry.version <= version);
        Ok(told)
    }
}

impl From<Viewer> for Viewpoint {
    fn from(viewer: Viewer) -> Viewpoint {
        viewer.map_or(Viewpoint::Spectator, Viewpoint::Seat)
    }
}

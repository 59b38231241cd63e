//! What time it is.

use princely_protocol::Millis;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// A clock.
#[derive(Clone, Debug, Default)]
pub enum Time {
    /// The clock of the machine.
    #[default]
    Real,
    /// A clock that tests set by hand.
    Set(Arc<AtomicU64>),
}

impl Time {
    /// Milliseconds since 1970, UTC.
    pub fn now(&self) -> Millis {
        match self {
            Time::Real => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH);
                since.map_or(0, |since| since.as_millis() as Millis)
            }
            Time::Set(millis) => millis.load(Ordering::Relaxed),
        }
    }
}

//! How long commits take.

use std::time::Duration;

/// How the store is doing, for metrics. Times are since it was opened.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pulse {
    /// Transactions committed.
    pub commits: u64,
    /// Writes in them.
    pub writes: u64,
    /// Writes that wait now.
    pub waiting: u64,
    /// Half of the commits were quicker. A commit lasts from its beginning until the disk has confirmed it.
    pub commit_p50: Duration,
    /// 99 of 100 commits were quicker.
    pub commit_p99: Duration,
    /// The slowest commit.
    pub commit_max: Duration,
}

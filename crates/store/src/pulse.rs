//! How long commits take.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// How the store is doing, for metrics. Times are since it was opened.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pulse {
    /// Transactions committed.
    pub commits: u64,
    /// Writes in them.
    pub writes: u64,
    /// Writes that wait now, those in hand included.
    pub waiting: u64,
    /// Writes of the group that is being written now. PostgreSQL writes no groups and says 0.
    pub in_hand: u64,
    /// Half of the commits were quicker. The time of a commit runs from the word COMMIT until the disk has confirmed;
    /// the work before COMMIT does not count.
    pub commit_p50: Duration,
    /// 99 of 100 commits were quicker.
    pub commit_p99: Duration,
    /// The slowest commit.
    pub commit_max: Duration,
    /// How many commits took no longer than each of [`COMMIT_BOUNDS`].
    pub commit_counts: [u64; COMMIT_BOUNDS.len()],
    /// How long all commits together took.
    pub commit_sum: Duration,
}

/// The bounds of [`Pulse::commit_counts`], in microseconds.
pub const COMMIT_BOUNDS: [u64; 12] =
    [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000];

/// Counts commits by how long they took. Buckets grow by an eighth, so a quantile is right within 13 %.
#[derive(Debug)]
pub(crate) struct Commits {
    buckets: [AtomicU64; BUCKETS],
    commits: AtomicU64,
    writes: AtomicU64,
    waiting: AtomicU64,
    in_hand: AtomicU64,
    slowest: AtomicU64,
    /// By the first of [`COMMIT_BOUNDS`] that was not exceeded.
    bounded: [AtomicU64; COMMIT_BOUNDS.len()],
    sum: AtomicU64,
}

const BUCKETS: usize = 256;

impl Default for Commits {
    fn default() -> Commits {
        Commits {
            buckets: [const { AtomicU64::new(0) }; BUCKETS],
            commits: AtomicU64::new(0),
            writes: AtomicU64::new(0),
            waiting: AtomicU64::new(0),
            in_hand: AtomicU64::new(0),
            slowest: AtomicU64::new(0),
            bounded: [const { AtomicU64::new(0) }; COMMIT_BOUNDS.len()],
            sum: AtomicU64::new(0),
        }
    }
}

impl Commits {
    /// A transaction with `writes` writes was committed.
    pub(crate) fn count(&self, took: Duration, writes: usize) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.buckets[bucket(micros)].fetch_add(1, Relaxed);
        if let Some(at) = COMMIT_BOUNDS.iter().position(|bound| micros <= *bound) {
            self.bounded[at].fetch_add(1, Relaxed);
        }
        self.sum.fetch_add(micros, Relaxed);
        self.commits.fetch_add(1, Relaxed);
        self.writes.fetch_add(writes as u64, Relaxed);
        self.slowest.fetch_max(micros, Relaxed);
    }

    /// A write has begun to wait.
    pub(crate) fn came(&self) {
        self.waiting.fetch_add(1, Relaxed);
    }

    /// A group of `writes` writes is being written.
    pub(crate) fn took(&self, writes: usize) {
        self.in_hand.store(writes as u64, Relaxed);
    }

    /// `writes` writes no longer wait.
    pub(crate) fn went(&self, writes: usize) {
        self.waiting.fetch_sub(writes as u64, Relaxed);
    }

    pub(crate) fn pulse(&self) -> Pulse {
        let counts: Vec<u64> = self.buckets.iter().map(|bucket| bucket.load(Relaxed)).collect();
        let commits: u64 = counts.iter().sum();
        let slowest = self.slowest.load(Relaxed);
        let quantile = |share: f64| {
            let rank = (commits as f64 * share).ceil() as u64;
            let mut below = 0;
            let found = counts.iter().position(|count| {
                below += count;
                below >= rank.max(1)
            });
            Duration::from_micros(found.map_or(0, |bucket| end(bucket).min(slowest)))
        };
        let mut below = 0;
        let commit_counts = self.bounded.each_ref().map(|count| {
            below += count.load(Relaxed);
            below
        });
        Pulse {
            commit_counts,
            commit_sum: Duration::from_micros(self.sum.load(Relaxed)),
            commits: self.commits.load(Relaxed),
            writes: self.writes.load(Relaxed),
            waiting: self.waiting.load(Relaxed),
            in_hand: self.in_hand.load(Relaxed),
            commit_p50: quantile(0.5),
            commit_p99: quantile(0.99),
            commit_max: Duration::from_micros(slowest),
        }
    }
}

/// Each time up to 7 µs has its own bucket; then there are eight for each doubling.
fn bucket(micros: u64) -> usize {
    if micros < 8 {
        return micros as usize;
    }
    let doubling = micros.ilog2() as usize;
    let eighth = (micros >> (doubling - 3)) as usize & 7;
    ((doubling - 2) * 8 + eighth).min(BUCKETS - 1)
}

/// The longest time of a bucket.
fn end(bucket: usize) -> u64 {
    if bucket < 8 {
        return bucket as u64;
    }
    let (doubling, eighth) = (bucket / 8 + 2, bucket as u64 % 8);
    ((8 + eighth + 1) << (doubling - 3)) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_is_within_its_bucket() {
        for micros in (0..10_000).chain((13..34).map(|power| (1 << power) + 3)) {
            let bucket = bucket(micros);
            assert!(micros <= end(bucket), "{micros}");
            assert!(bucket == 0 || micros > end(bucket - 1), "{micros}");
            assert!(end(bucket) as f64 <= micros.max(1) as f64 * 1.13, "{micros}");
        }
        assert_eq!(bucket(u64::MAX), BUCKETS - 1);
    }

    #[test]
    fn quantiles_are_those_of_the_commits() {
        let commits = Commits::default();
        assert_eq!(commits.pulse(), Pulse::default());
        for milli in 1..=100 {
            commits.count(Duration::from_millis(milli), 2);
        }
        let pulse = commits.pulse();
        assert_eq!((pulse.commits, pulse.writes), (100, 200));
        assert!((50..57).contains(&pulse.commit_p50.as_millis()), "{pulse:?}");
        assert!((99..=100).contains(&pulse.commit_p99.as_millis()), "{pulse:?}");
        assert_eq!(pulse.commit_max.as_millis(), 100);
        assert_eq!(pulse.commit_counts, [0, 0, 1, 2, 5, 10, 25, 50, 100, 100, 100, 100]);
        assert_eq!(pulse.commit_sum.as_millis(), 5050);
    }
}

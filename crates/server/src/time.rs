//! What time it is: by the machine, and in the games.
//!
//! Somebody may set the clock of a machine, and a machine may sleep. Games must not notice: nobody loses time, and no bot
//! waits for an hour that comes twice. So the time of the games runs as evenly as the machine can count. How far it is
//! behind the clock is noted in the store, and the clock is followed again as soon as nobody's time runs.
//!
//! Servers that share a store follow the clock of the store, whatever their machines say.

use princely_protocol::Millis;
use princely_store::{Answered, Store};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The clock of the machine.
#[derive(Clone, Debug, Default)]
pub enum Time {
    /// The real one.
    #[default]
    Real,
    /// The real one, moved by so many milliseconds: tests move it while a server runs.
    Moved(Arc<AtomicI64>),
    /// A clock that stands still until tests set it. The games follow it at once.
    Set(Arc<AtomicU64>),
}

impl Time {
    /// Milliseconds since 1970, UTC.
    pub fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let real = since.map_or(0, |since| since.as_millis() as Millis);
        match self {
            Time::Real => real,
            Time::Moved(by) => real.saturating_add_signed(by.load(Ordering::Relaxed)),
            Time::Set(millis) => millis.load(Ordering::Relaxed),
        }
    }
}

/// What is further apart than this was moved; what is nearer has drifted.
const TOLERANCE_MS: u64 = 2_000;

/// Servers that share a store agree about the time within this.
const AGREEMENT_MS: u64 = 20;

/// The name under which the store notes how far the games are behind the clock.
const BEHIND: &str = "games behind the clock, in milliseconds";

/// The time of the games.
#[derive(Debug)]
pub(crate) struct Clock {
    machine: Time,
    course: Mutex<Course>,
}

#[derive(Debug)]
struct Course {
    /// The time of the games at the moment `since`.
    base: Millis,
    since: Instant,
    /// The latest time that was told: time never goes back.
    told: Millis,
    /// How far the games are behind the clock that they follow.
    behind: i64,
}

impl Course {
    fn now(&mut self) -> Millis {
        let passed = u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.told = self.told.max(self.base.saturating_add(passed));
        self.told
    }

    fn set(&mut self, base: Millis, behind: i64) {
        (self.base, self.since, self.behind) = (base, Instant::now(), behind);
    }
}

impl Clock {
    pub(crate) fn new(machine: Time) -> Clock {
        let base = machine.now();
        Clock { machine, course: Mutex::new(Course { base, since: Instant::now(), told: 0, behind: 0 }) }
    }

    fn lock(&self) -> MutexGuard<'_, Course> {
        self.course.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The time of the games.
    pub(crate) fn now(&self) -> Millis {
        match &self.machine {
            Time::Set(_) => self.machine.now(),
            Time::Real | Time::Moved(_) => self.lock().now(),
        }
    }

    /// The clock that the games follow: that of the store if it has one, else that of the machine.
    async fn followed(&self, store: &dyn Store) -> Answered<Millis> {
        let asked = Instant::now();
        Ok(match store.clock().await? {
            Some(time) => time + (asked.elapsed() / 2).as_millis() as u64,
            None => self.machine.now(),
        })
    }

    /// Goes on where the last server on this store has ended.
    pub(crate) async fn begin(&self, store: &dyn Store) -> Answered<()> {
        if let Time::Set(_) = self.machine {
            return Ok(());
        }
        let mut behind = noted(store).await?;
        let latest = store.latest_change().await?.unwrap_or(0);
        let clock = self.followed(store).await?;
        if clock.saturating_add_signed(-behind) < latest {
            behind = apart(clock, latest);
            tracing::warn!(
                behind_ms = behind,
                "the clock was moved back while no server ran; the games go on with their own time"
            );
            store.set_note(BEHIND, &behind.to_string()).await?;
        }
        self.lock().set(clock.saturating_add_signed(-behind), behind);
        Ok(())
    }

    /// Looks whether the clock was moved. Is called every few seconds.
    pub(crate) async fn look(&self, store: &dyn Store) -> Answered<()> {
        if let Time::Set(_) = self.machine {
            return Ok(());
        }
        let behind = noted(store).await?;
        let clock = self.followed(store).await?;
        let (expected, games) = (clock.saturating_add_signed(-behind), self.now());
        if behind != self.lock().behind {
            // Another server has noted it.
            self.lock().set(expected, behind);
        } else if expected.abs_diff(games) > TOLERANCE_MS {
            let now_behind = apart(clock, games);
            tracing::warn!(
                moved_ms = now_behind - behind,
                "the clock was moved; the games go on with their own time"
            );
            store.set_note(BEHIND, &now_behind.to_string()).await?;
            self.lock().set(games, now_behind);
        } else if store.is_shared() && expected.abs_diff(games) > AGREEMENT_MS {
            self.lock().set(expected, behind);
        }
        self.follow_again(store, clock).await
    }

    /// If nobody's time runs, and no table would go back in time, the games follow the clock again.
    async fn follow_again(&self, store: &dyn Store, clock: Millis) -> Answered<()> {
        if self.lock().behind == 0
            || store.next_deadline().await?.is_some()
            || store.latest_change().await?.is_some_and(|latest| latest > clock)
            || self.now() > clock
        {
            return Ok(());
        }
        store.set_note(BEHIND, "0").await?;
        self.lock().set(clock, 0);
        tracing::info!("the games follow the clock again");
        Ok(())
    }
}

async fn noted(store: &dyn Store) -> Answered<i64> {
    Ok(store.note(BEHIND).await?.and_then(|text| text.parse().ok()).unwrap_or(0))
}

/// How far a time is behind the clock.
fn apart(clock: Millis, time: Millis) -> i64 {
    let far = i64::try_from(clock.abs_diff(time)).unwrap_or(i64::MAX);
    if clock >= time { far } else { -far }
}

#[cfg(test)]
mod tests {
    use super::*;
    use princely_store::Sqlite;

    const HOUR: i64 = 60 * 60 * 1000;

    /// How far the games are from the real time, in seconds.
    fn off(clock: &Clock) -> i64 {
        let apart = apart(Time::Real.now(), clock.now());
        (apart as f64 / 1000.0).round() as i64
    }

    #[tokio::test]
    async fn the_time_of_the_games_does_not_jump_and_follows_the_clock_again_when_nobody_plays() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("princely.db")).unwrap();
        let moved = Arc::new(AtomicI64::new(0));
        let clock = Clock::new(Time::Moved(moved.clone()));
        clock.begin(&store).await.unwrap();
        assert_eq!(off(&clock), 0);

        // A table waits for a player who has a deadline.
        let table = princely_store::TableId::new("table").unwrap();
        princely_store::testing::begin(&store, &table).await.unwrap();
        let deadline = |at: Option<Millis>| princely_store::Head {
            now: clock.now(),
            deadline: at,
            ..princely_store::testing::head()
        };
        store.append(&table, 0, Vec::new(), deadline(Some(clock.now() + 60_000))).await.unwrap();
        for by in [HOUR, -HOUR, 24 * HOUR] {
            moved.store(by, Ordering::Relaxed);
            clock.look(&store).await.unwrap();
            assert_eq!(off(&clock), 0, "moved by {by}");
            let next = Clock::new(Time::Moved(moved.clone()));
            next.begin(&store).await.unwrap();
            assert_eq!(off(&next), 0, "moved by {by}, after a restart");
        }
        // Nobody waits any more. The clock is ahead: it is followed.
        store.append(&table, 0, Vec::new(), deadline(None)).await.unwrap();
        clock.look(&store).await.unwrap();
        assert_eq!(off(&clock), -24 * 3600);
        // The clock is behind what is written: the games go on with their own time until it has caught up.
        store.append(&table, 0, Vec::new(), deadline(None)).await.unwrap();
        moved.store(23 * HOUR, Ordering::Relaxed);
        clock.look(&store).await.unwrap();
        assert_eq!(off(&clock), -24 * 3600);
        moved.store(25 * HOUR, Ordering::Relaxed);
        clock.look(&store).await.unwrap();
        assert_eq!(off(&clock), -25 * 3600);
        store.close().await.unwrap();
    }

    #[tokio::test]
    async fn a_clock_that_was_moved_back_while_no_server_ran_takes_no_table_back_in_time() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("princely.db")).unwrap();
        let table = princely_store::TableId::new("table").unwrap();
        princely_store::testing::begin(&store, &table).await.unwrap();
        let now = Time::Real.now();
        let head = princely_store::Head { now, ..princely_store::testing::head() };
        store.append(&table, 0, Vec::new(), head).await.unwrap();
        let clock = Clock::new(Time::Moved(Arc::new(AtomicI64::new(-HOUR))));
        clock.begin(&store).await.unwrap();
        assert_eq!(off(&clock), 0);
        store.close().await.unwrap();
    }
}

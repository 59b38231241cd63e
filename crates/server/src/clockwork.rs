//! Looks at tables when their time has come: a clock runs out, or the wait for the players' numbers is over. The times
//! are also in the store, so that nothing is forgotten when a server ends.

use crate::assets;
use crate::hall::Hall;
use princely_protocol::Millis;
use princely_store::{Sweep, TableId};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// How often the store is asked for due tables that are not in memory here, and tables in memory are swept.
const EVERY: Duration = Duration::from_secs(5);

/// How often expired things are deleted from the store.
const SWEEP: Duration = Duration::from_secs(60 * 60);

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// How many tables are read from the store at once.
const AT_ONCE: u32 = 256;

/// Times to come, and the tables they belong to.
#[derive(Default)]
pub(crate) struct Clockwork {
    times: Mutex<Times>,
    sooner: Notify,
}

#[derive(Default)]
struct Times {
    heap: BinaryHeap<Reverse<(Millis, TableId)>>,
    /// The earliest time of each table. A table that is woken too early asks again.
    earliest: HashMap<TableId, Millis>,
}

impl Clockwork {
    fn lock(&self) -> MutexGuard<'_, Times> {
        self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at a table at this time, or earlier if that was asked before.
    pub(crate) fn at(&self, at: Millis, table: &TableId) {
        let mut times = self.lock();
        if times.earliest.get(table).is_some_and(|earliest| *earliest <= at) {
            return;
        }
        times.earliest.insert(table.clone(), at);
        let is_first = times.heap.peek().is_none_or(|Reverse((first, _))| at < *first);
        times.heap.push(Reverse((at, table.clone())));
        drop(times);
        if is_first {
            self.sooner.notify_one();
        }
    }

    /// The tables whose time has come, and when the next one is.
    fn due(&self, now: Millis) -> (Vec<TableId>, Option<Millis>) {
        let mut times = self.lock();
        let mut due = Vec::new();
        while let Some(Reverse((at, _))) = times.heap.peek() {
            if *at > now {
                return (due, Some(*at));
            }
            let Some(Reverse((at, table))) = times.heap.pop() else { break };
            // An entry that was overtaken by an earlier one is passed over.
            if times.earliest.get(&table) == Some(&at) {
                times.earliest.remove(&table);
                due.push(table);
            }
        }
        (due, None)
    }
}

/// Runs until the server stops.
pub(crate) async fn run(hall: Arc<Hall>) {
    let mut stopping = hall.stopping();
    let (mut look, mut sweep) = (tokio::time::interval(EVERY), tokio::time::interval(SWEEP));
    loop {
        let (due, next) = hall.clockwork.due(hall.now());
        for table in due {
            wake(&hall, &table);
        }
        let wait = next.map_or(EVERY, |next| Duration::from_millis(next.saturating_sub(hall.now())));
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = hall.clockwork.sooner.notified() => {}
            _ = look.tick() => {
                if let Err(error) = hall.clock.look(&*hall.store).await {
                    tracing::warn!(%error, "the store does not tell whether the clock was moved");
                }
                hall.tables.sweep();
                hall.limits.sweep();
                forgotten(&hall).await;
            }
            _ = sweep.tick() => clean(&hall).await,
            _ = stopping.changed() => return,
        }
    }
}

/// Deletes what has expired: keys that have ended, tables that waited a week for players, guests of a month ago who left
/// nothing behind, and files of the web client that no server has had for a month.
async fn clean(hall: &Hall) {
    if let Err(error) = assets::keep(hall).await {
        tracing::warn!(%error, "the files of the web client were not kept for pages of other versions");
    }
    let now = hall.now();
    let ago = |days: u64| Some(now.saturating_sub(days * DAY_MS));
    let sweep = Sweep { now, waiting_since: ago(7), guests_since: ago(30), files_since: ago(30) };
    match hall.store.sweep(sweep).await {
        Ok(swept) => tracing::debug!(?swept, "swept"),
        Err(error) => tracing::warn!(%error, "the store was not swept"),
    }
}

/// Wakes tables whose time has come and that are not in memory, for example after a restart.
async fn forgotten(hall: &Arc<Hall>) {
    match hall.store.due(hall.now(), AT_ONCE).await {
        Ok(due) => due.iter().for_each(|due| wake(hall, &due.table)),
        Err(error) => tracing::warn!(%error, "the store does not tell which tables are due"),
    }
}

fn wake(hall: &Arc<Hall>, table: &TableId) {
    let (hall, table) = (hall.clone(), hall.table(table));
    tokio::spawn(async move {
        if let Err(trouble) = table.wake(&hall).await {
            tracing::warn!(table = %table.id, %trouble, "a table could not be waked");
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_due_in_the_order_of_their_times_and_once() {
        let clockwork = Clockwork::default();
        let [a, b] = ["a", "b"].map(|id| TableId::new(id).unwrap());
        clockwork.at(30, &a);
        clockwork.at(20, &b);
        clockwork.at(10, &a); // earlier
        clockwork.at(40, &b); // later: the first will do
        assert_eq!(clockwork.due(5), (vec![], Some(10)));
        assert_eq!(clockwork.due(25), (vec![a.clone(), b], Some(30)));
        assert_eq!(clockwork.due(50), (vec![], None));
        clockwork.at(60, &a);
        assert_eq!(clockwork.due(60), (vec![a], None));
    }
}

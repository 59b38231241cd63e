//! Bots at tables: they think on a bounded pool of threads, and move at a moment that was fixed beforehand.

use crate::hall::Hall;
use crate::tables::HostedTable;
use crate::trouble::Answer;
use princely_core::Seat;
use princely_host::{Purpose, Thought};
use princely_protocol::{Millis, Version};
use princely_search::Stop;
use princely_store::Lease;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The right to let a bot think lasts this long beyond the moment of the move. A server that has not moved by then is
/// gone.
const LEASE_MS: Millis = 10_000;

/// The threads on which bots think.
pub(crate) struct Thinkers {
    free: Arc<Semaphore>,
    all: usize,
    waiting: AtomicUsize,
    stop: Stop,
}

/// A bot that waits for a thread, as long as this lives.
struct Waits<'t>(&'t AtomicUsize);

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Thinkers {
    pub(crate) fn new(most: usize) -> Thinkers {
        let free = Arc::new(Semaphore::new(most));
        Thinkers { free, all: most, waiting: AtomicUsize::new(0), stop: Stop::new() }
    }

    /// Waits for a thread that is free; `None` if there will be none any more.
    pub(crate) async fn free(&self) -> Option<OwnedSemaphorePermit> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let _waits = Waits(&self.waiting);
        self.free.clone().acquire_owned().await.ok()
    }

    /// How many bots think now, and how many wait.
    pub(crate) fn count(&self) -> (usize, usize) {
        (self.all - self.free.available_permits().min(self.all), self.waiting.load(Ordering::Relaxed))
    }

    /// All bots stop thinking: the server ends.
    pub(crate) fn stop(&self) {
        self.stop.stop();
    }
}

/// After how many milliseconds a bot of a level moves. This is longer than the bot usually thinks, because how long a
/// bot takes must not tell anything about its hand.
pub(crate) fn bot_ms(level: &str) -> u32 {
    match level.split('@').next().unwrap_or_default() {
        "strongest" => 8000,
        "master" => 4000,
        "strong" => 2000,
        _ => 700,
    }
}

/// If several servers share a store, only one of them lets the bot think. Returns until when another server has that
/// right, if one has it.
async fn left_to_another(
    hall: &Hall,
    table: &HostedTable,
    (seat, version, purpose): (Seat, Version, Purpose),
) -> Option<Millis> {
    if !hall.bus.is_shared() {
        return None;
    }
    let now = hall.now();
    let Purpose::Move { release } = purpose else { return None };
    let until = release.max(now) + LEASE_MS;
    let (table, node) = (table.id.clone(), hall.node.clone());
    let lease = Lease { table, version, seat: seat.0, node, now, until };
    // Without an answer both may think: that costs time, and the version still lets only one of them move.
    let is_granted = hall.store.lease(lease).await.unwrap_or(true);
    (!is_granted).then_some(until)
}

/// Thinks, and hands the thought back: the driver makes the move when its moment has come. If that moment is fixed, the
/// bot has the best it has found by then; otherwise it may finish.
pub(crate) async fn play(hall: &Arc<Hall>, table: &Arc<HostedTable>, thought: Thought) {
    let seat = thought.seat;
    if let Err(trouble) = think(hall, table, thought).await {
        tracing::error!(table = %table.id, seat = seat.0, %trouble, "a bot could not move");
        // The store may have failed only for a moment. The deadline of the table is in the store, so look again soon.
        hall.clockwork.at(hall.now() + 1000, &table.id);
    }
}

async fn think(hall: &Arc<Hall>, table: &Arc<HostedTable>, thought: Thought) -> Answer<()> {
    if let Some(until) = left_to_another(hall, table, (thought.seat, thought.version, thought.purpose)).await
    {
        return table.leave_to_another(hall, thought, until).await;
    }
    let Some(permit) = hall.thinkers.free().await else { return Ok(()) };
    let (ended, lost) = (hall.thinkers.stop.clone(), (thought.number(), thought.seat, thought.purpose));
    let left = |until: Millis| Duration::from_millis(until.saturating_sub(hall.now()));
    let end = thought.until.map(|until| Instant::now() + left(until));
    let thinking = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        think_until(thought, &ended, end)
    });
    let thought = thinking.await;
    if hall.thinkers.stop.is_stopped() {
        // The next server goes on at once. If the release cannot be stored, the next server goes on when the lease has
        // ended.
        if hall.bus.is_shared() {
            let _ = hall.store.release(&table.id, lost.1.0, &hall.node).await;
        }
        return Ok(());
    }
    match thought {
        Ok(thought) => table.thought(hall, thought).await,
        Err(_) => table.thought_lost(hall, lost).await,
    }
    .map(|_| ())
}

/// Thinks until there is an answer, somebody stops it, or the moment has come.
pub(crate) fn think_until(mut thought: Thought, ended: &Stop, end: Option<Instant>) -> Thought {
    let stop = thought.stop.clone();
    thought.go_on(&mut || {
        stop.is_stopped() || ended.is_stopped() || end.is_some_and(|end| Instant::now() >= end)
    });
    thought
}

#[cfg(test)]
mod tests {
    use super::*;
    use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
    use princely_host::{Driver, Effect, Settings};
    use princely_house::find;
    use princely_protocol::Sitter;
    use princely_table::laws::opening;

    #[test]
    fn a_bot_whose_moment_has_come_moves_with_the_best_so_far() {
        let game = Fuerstenfeld::new(2, Variant::Base, CardTable::standard()).unwrap();
        let mut opening = opening(&game, 7);
        for chair in &mut opening.chairs {
            chair.sitter = Sitter::Bot { level: "strong@20000".into() };
        }
        let mut driver =
            Driver::new(find("fuerstenfeld").unwrap().open(opening).unwrap(), Settings::default());
        driver.begin(0);
        let (mut thought, mut moves) = (None, 0);
        while let Some(effect) = driver.next_effect() {
            match effect {
                Effect::Store(write) => {
                    moves += u32::from(write.expected > 0);
                    if moves > 0 {
                        return;
                    }
                    driver.stored(0);
                }
                Effect::Think(asked) if thought.is_none() => {
                    let mut asked = think_until(asked, &Stop::new(), Some(Instant::now()));
                    let advice = asked.bot.settle().unwrap();
                    assert!(advice.iterations.is_some_and(|iterations| iterations < 20_000));
                    assert!(
                        driver.table().legal(Some(asked.seat)).actions.contains(&advice.lines[0].actions[0])
                    );
                    thought = Some(asked.seat);
                    driver.thought(asked, 0);
                }
                _ => {}
            }
        }
        panic!("the bot does not move");
    }
}

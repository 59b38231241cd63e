//! Bots at tables: they think on a bounded pool of threads, and move at a moment that was fixed beforehand.

use crate::hall::Hall;
use crate::tables::{HostedTable, Locked};
use princely_core::{Quick, Seat};
use princely_house::{BotSpec, Thinking, find};
use princely_protocol::{Advice, Millis, Raw, Sitter};
use princely_search::{Progress, Stop};
use princely_store::Lease;
use princely_table::{AnyTable, Think};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// The right to let a bot think lasts this long beyond the moment of the move. A server that has not moved by then is
/// gone.
const LEASE_MS: Millis = 10_000;

/// The threads on which bots think.
pub(crate) struct Thinkers {
    pub(crate) free: Arc<Semaphore>,
    stop: Stop,
}

impl Thinkers {
    pub(crate) fn new(most: usize) -> Thinkers {
        Thinkers { free: Arc::new(Semaphore::new(most)), stop: Stop::new() }
    }

    /// All bots stop thinking: the server ends.
    pub(crate) fn stop(&self) {
        self.stop.stop();
    }
}

/// The bots of a table, by seat.
#[derive(Default)]
pub(crate) struct SeatBots {
    seats: BTreeMap<u8, SeatBot>,
}

#[derive(Default)]
struct SeatBot {
    /// The bot's level. When another bot plays for the seat, this one is dropped.
    level: String,
    /// The bot at rest; `None` while it thinks.
    bot: Option<Box<dyn Thinking>>,
    /// What it is thinking about.
    asked: Option<(Think, Stop)>,
}

impl SeatBots {
    /// Whether no bot is thinking.
    pub(crate) fn are_idle(&self) -> bool {
        self.seats.values().all(|seat| seat.asked.is_none())
    }

    /// Whether this is what the bot of the seat was asked last.
    pub(crate) fn is_asked(&self, think: &Think) -> bool {
        let asked = self.seats.get(&think.seat.0).and_then(|seat| seat.asked.as_ref());
        asked.is_some_and(|(asked, _)| asked == think)
    }

    /// The bot has answered, and waits for the next question.
    pub(crate) fn answered(&mut self, think: &Think, bot: Option<Box<dyn Thinking>>) {
        if let Some(seat) = self.seats.get_mut(&think.seat.0) {
            seat.asked = None;
            seat.bot = bot;
        }
    }

    /// Bots that are not to act any more stop thinking.
    fn only(&mut self, thinks: &[Think]) {
        for (seat, bot) in &mut self.seats {
            let still = |asked: &Think| {
                thinks.iter().any(|think| think.seat.0 == *seat && think.sitter == asked.sitter)
            };
            if let Some((asked, stop)) = &bot.asked
                && !still(asked)
            {
                stop.stop();
                bot.asked = None;
            }
        }
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

impl Locked<'_> {
    /// Asks the bots that are to act.
    pub(crate) fn wake_bots(&mut self) {
        let inner = &mut *self.inner;
        let Some(live) = &inner.live else { return };
        let thinks = live.thinks();
        inner.bots.only(&thinks);
        if live.is_over() {
            inner.bots = SeatBots::default();
        }
        for think in thinks {
            let Sitter::Bot { level } = &think.sitter else { continue };
            let seat = inner.bots.seats.entry(think.seat.0).or_default();
            // The earlier question may still hold; if it does not, the bot is asked again when it answers.
            if seat.asked.is_some() {
                continue;
            }
            if seat.level != *level {
                *seat = SeatBot { level: level.clone(), ..SeatBot::default() };
            }
            let asked = ask(&**live, level, seat.bot.take(), &think);
            let Some(bot) = asked else {
                tracing::error!(table = %self.table.id, level, "there is no such bot");
                continue;
            };
            let stop = Stop::new();
            seat.asked = Some((think.clone(), stop.clone()));
            let is_fixed = live.opening().manner.bot_ms > 0;
            let left = think.release.saturating_sub(self.hall.now());
            let end = is_fixed.then(|| Instant::now() + Duration::from_millis(left));
            let (hall, table) = (self.hall.clone(), self.table.clone());
            tokio::spawn(async move { play(&hall, &table, think, bot, (stop, end)).await });
        }
    }
}

/// Asks a bot what its seat should do, and returns the bot.
fn ask(
    live: &dyn AnyTable,
    level: &str,
    bot: Option<Box<dyn Thinking>>,
    think: &Think,
) -> Option<Box<dyn Thinking>> {
    let terms = &live.opening().terms;
    let mut bot = match bot {
        Some(bot) => bot,
        None => find(&terms.game)?.bot(terms, &BotSpec::from_wire(level).ok()?).ok()?,
    };
    bot.ask_at(live, think.seat, whims(live, think.seat)).ok()?;
    Some(bot)
}

/// The source of a bot's random choices: nobody can foretell them before the game is over, and they are the same again
/// after a restart.
pub(crate) fn whims(live: &dyn AnyTable, seat: Seat) -> Quick {
    let mut sum = Sha256::new();
    sum.update(b"princely whims 1");
    sum.update(live.opening().luck.secret.0);
    sum.update([seat.0]);
    sum.update(live.version().to_be_bytes());
    let sum = sum.finalize();
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&sum[..8]);
    Quick(u64::from_be_bytes(bytes))
}

/// If several servers share a store, only one of them lets the bot think. Returns until when another server has that
/// right, if one has it.
async fn left_to_another(hall: &Hall, table: &HostedTable, think: &Think) -> Option<Millis> {
    if !hall.store.is_shared() {
        return None;
    }
    let now = hall.now();
    let until = think.release.max(now) + LEASE_MS;
    let (table, node) = (table.id.clone(), hall.node.clone());
    let lease = Lease { table, version: think.version, seat: think.seat.0, node, now, until };
    // Without an answer both may think: that costs time, and the version still lets only one of them move.
    let is_granted = hall.store.lease(lease).await.unwrap_or(true);
    (!is_granted).then_some(until)
}

/// Thinks, waits for the moment, moves. If the moment of the move is fixed, the bot moves then, with the best it has
/// found; otherwise it may finish.
async fn play(
    hall: &Arc<Hall>,
    table: &Arc<HostedTable>,
    think: Think,
    bot: Box<dyn Thinking>,
    (stop, end): (Stop, Option<Instant>),
) {
    if let Some(until) = left_to_another(hall, table, &think).await {
        return table.leave_to_another(hall, &think, bot, until).await;
    }
    let Ok(permit) = hall.thinkers.free.clone().acquire_owned().await else { return };
    let ended = hall.thinkers.stop.clone();
    let thought = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        think_until(bot, &stop, &ended, end)
    });
    let (bot, advice) = match thought.await {
        Ok((bot, advice)) => (Some(bot), advice),
        Err(_) => (None, None),
    };
    if hall.thinkers.stop.is_stopped() {
        // The next server goes on at once. If the release cannot be stored, the next server goes on when the lease has
        // ended.
        if hall.store.is_shared() {
            let _ = hall.store.release(&table.id, think.seat.0, &hall.node).await;
        }
        return;
    }
    tokio::time::sleep(Duration::from_millis(think.release.saturating_sub(hall.now()))).await;
    let action = advice.and_then(first_action);
    if let Err(trouble) = table.bot_acts(hall, &think, bot, action).await {
        tracing::error!(table = %table.id, %trouble, "a bot could not move");
        // The store may have failed only for a moment. The deadline of the table is in the store, so look again soon.
        hall.clockwork.at(hall.now() + 1000, &table.id);
    }
}

/// Thinks until there is an answer, somebody stops it, or the moment has come.
pub(crate) fn think_until(
    mut bot: Box<dyn Thinking>,
    stop: &Stop,
    ended: &Stop,
    end: Option<Instant>,
) -> (Box<dyn Thinking>, Option<Advice>) {
    let mut watch =
        || stop.is_stopped() || ended.is_stopped() || end.is_some_and(|end| Instant::now() >= end);
    let advice = match bot.go_on(&mut watch) {
        Ok(Progress::Done(advice)) => Some(advice),
        Ok(Progress::Pending) => bot.settle(),
        Err(why) => {
            tracing::error!(%why, "a bot has no answer");
            None
        }
    };
    (bot, advice)
}

fn first_action(advice: Advice) -> Option<Raw> {
    advice.lines.into_iter().next()?.actions.into_iter().next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
    use princely_table::laws::opening;

    #[test]
    fn a_bot_whose_moment_has_come_moves_with_the_best_so_far() {
        let game = Fuerstenfeld::new(2, Variant::Base, CardTable::standard()).unwrap();
        let opening = opening(&game, 7);
        let house = find("fuerstenfeld").unwrap();
        let mut live = house.open(opening).unwrap();
        let begin = live.begin(0);
        live.accept(begin).unwrap();
        let princely_core::Turn::Seats(seats) = live.turn() else { panic!("somebody is to act") };
        let seat = seats.into_iter().next().unwrap();
        let spec = BotSpec::from_wire("strong@20000").unwrap();
        let mut bot = house.bot(&live.opening().terms, &spec).unwrap();
        bot.ask_at(&*live, seat, whims(&*live, seat)).unwrap();
        let (_, advice) = think_until(bot, &Stop::new(), &Stop::new(), Some(Instant::now()));
        let advice = advice.unwrap();
        assert!(advice.iterations.is_some_and(|iterations| iterations < 20_000));
        assert!(live.legal(Some(seat)).actions.contains(&first_action(advice).unwrap()));
    }
}

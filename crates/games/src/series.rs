//! Many games in a row. Game number *n* of a series depends on the series' seed and on *n* alone, so the
//! result is the same on any number of threads.

use crate::playable::BoxedBot;
use crate::{GamesError, Playable};
use princely_core::{Keyed, Refusal as _, Seat, Seed, Silent, Table, Turn};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    /// The bots by seat; fewer than seats repeat in turn.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// What chance and whims derive from.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
}

impl Series {
    /// The name of the bot in a seat.
    pub fn bot_name(&self, seat: Seat) -> &str {
        &self.bots[seat.index() % self.bots.len()]
    }

    /// A bot for every seat.
    pub(crate) fn seat_bots<G: Playable>(&self, game: &G) -> Result<Vec<BoxedBot<G>>, GamesError> {
        let bots = if self.bots.is_empty() { vec!["random".to_owned()] } else { self.bots.clone() };
        (0..usize::from(game.seats()))
            .map(|seat| {
                let name = &bots[seat % bots.len()];
                game.bot(name).ok_or_else(|| GamesError::NoSuchBot(name.clone(), G::ID, G::BOTS.join(", ")))
            })
            .collect()
    }

    /// The seed of one game of the series.
    pub(crate) fn seed(&self, number: u64) -> Seed {
        Seed::of_series(self.seed, number)
    }
}

/// Plays a game of bots to its end, showing every decision before it is made. Keeps no log.
pub(crate) fn play<G: Playable>(
    game: &G,
    bots: &mut [BoxedBot<G>],
    seed: Seed,
    mut each: impl FnMut(&G::State, Seat, &G::Action),
) -> Result<G::State, (Seat, &'static str)> {
    let mut dice = Keyed::new(seed);
    let mut whims: Vec<_> = (0..game.seats()).map(|seat| seed.whims(Seat(seat))).collect();
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => return Ok(state),
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut dice);
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap_or(Seat(0));
                let observation = game.observe(&state, Some(seat));
                let action = bots[seat.index()].choose(game, &observation, &mut whims[seat.index()]);
                game.check(&state, seat, &action).map_err(|refusal| (seat, refusal.rule()))?;
                each(&state, seat, &action);
                game.apply(&mut state, seat, action, &mut Silent);
            }
        }
    }
}

/// Plays a game of bots at a table, with its log.
pub(crate) fn play_at_table<G: Playable>(
    game: &G,
    bots: &mut [BoxedBot<G>],
    seed: Seed,
) -> Result<Table<G>, (Seat, &'static str)> {
    let mut table = Table::new(game.clone());
    let mut dice = Keyed::new(seed);
    let mut whims: Vec<_> = (0..game.seats()).map(|seat| seed.whims(Seat(seat))).collect();
    while let princely_core::Step::Seats(seats) = table.step(&mut dice, &mut Silent) {
        let seat = seats.lowest().unwrap_or(Seat(0));
        let observation = game.observe(table.state(), Some(seat));
        let action = bots[seat.index()].choose(game, &observation, &mut whims[seat.index()]);
        table.act(seat, action, &mut Silent).map_err(|refusal| (seat, refusal.rule()))?;
    }
    Ok(table)
}

/// Games handed to a thread at a time.
const BLOCK: u64 = 16;

/// Does `work` for 0, 1, 2 … on several threads and takes the results in order.
pub(crate) fn in_order<T: Send, W: FnMut(u64) -> T>(
    threads: usize,
    count: u64,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(u64, T) -> Result<(), GamesError>,
) -> Result<(), GamesError> {
    if threads <= 1 {
        let mut work = worker();
        return (0..count).try_for_each(|number| take(number, work(number)));
    }
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let (send, receive) = mpsc::sync_channel::<(u64, Vec<T>)>(2 * threads);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (send, next, stop, worker) = (send.clone(), &next, &stop, &worker);
            scope.spawn(move || {
                let mut work = worker();
                while !stop.load(Ordering::Relaxed) {
                    let first = next.fetch_add(BLOCK, Ordering::Relaxed);
                    if first >= count {
                        break;
                    }
                    let block = (first..count.min(first + BLOCK)).map(&mut work).collect();
                    if send.send((first, block)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        for (first, block) in &receive {
            waiting.insert(first, block);
            while let Some(block) = waiting.remove(&due) {
                for item in block {
                    if let Err(error) = take(due, item) {
                        stop.store(true, Ordering::Relaxed);
                        drop(receive); // wakes whoever waits to send
                        return Err(error);
                    }
                    due += 1;
                }
            }
        }
        Ok(())
    })
}

//! Which games, by whom.

use crate::{DatasetError, Rows, Writer};
use princely_core::{Notation, Seed};
use princely_encode::Encode;
use princely_fuerstenfeld::Fuerstenfeld;
use princely_house::{BotKind, BotSpec, BoxedBot, GamesError, Housed, Setting};
use princely_principati::Principati;
use serde_json::json;
use std::io::Write;
use std::ops::Range;

/// Which games are played for a data set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// The bots by seat; fewer than seats repeat in turn.
    pub bots: Vec<String>,
    /// The numbers of the games in their series.
    pub games: Range<u64>,
    /// What chance and whims derive from.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
    /// Whether the chance to win stands in each row.
    pub chance: bool,
}

/// What was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    /// Games played.
    pub games: u64,
    /// Decisions written.
    pub rows: u64,
}

/// Plays games and writes their decisions. `progress` is told how many games are done; if it answers `false`, the file
/// ends after the games that are done.
pub fn write<W: Write + Send>(
    game: &str,
    setting: &Setting,
    order: &Order,
    out: W,
    progress: impl FnMut(u64) -> bool,
) -> Result<Written, DatasetError> {
    match game {
        Fuerstenfeld::ID => write_game(&Fuerstenfeld::set_up(setting)?, order, out, progress),
        Principati::ID => write_game(&Principati::set_up(setting)?, order, out, progress),
        other => {
            let there = [Fuerstenfeld::ID, Principati::ID].join(", ");
            Err(GamesError::NoSuchGame(other.to_owned(), there).into())
        }
    }
}

/// A bot for every seat.
fn seat_bots<G: Housed>(game: &G, order: &Order) -> Result<Vec<BoxedBot<G>>, GamesError> {
    if order.bots.is_empty() {
        return Err(GamesError::Setting("nobody plays: name at least one bot".into()));
    }
    let names = order.bots.iter().cycle();
    names
        .take(usize::from(game.seats()))
        .map(|name| {
            let spec: BotSpec = name.parse()?;
            if matches!(spec.kind, BotKind::Program(_)) {
                return Err(GamesError::Setting("programs cannot play for a data set".into()));
            }
            spec.bot(game)
        })
        .collect()
}

/// Why the file ends early.
enum Halt {
    Enough,
    Error(DatasetError),
}

/// Plays games of one game and writes their decisions.
pub fn write_game<G: Housed + Encode, W: Write + Send>(
    game: &G,
    order: &Order,
    out: W,
    mut progress: impl FnMut(u64) -> bool,
) -> Result<Written, DatasetError> {
    seat_bots(game, order)?;
    let about = json!({ "bots": order.bots, "seed": order.seed, "first_game": order.games.start });
    let mut writer = Writer::new(game, &about, order.chance, out)?;
    let mut written = Written { games: 0, rows: 0 };
    let worker = || {
        let mut bots = seat_bots(game, order);
        move |number: u64| -> Result<Rows, GamesError> {
            let bots = bots.as_mut().map_err(|error| error.clone())?;
            let seed = Seed::of_series(order.seed, number);
            Rows::play(game, bots, seed, number as i64, order.chance).map_err(|why| {
                let bot = order.bots.join(", ");
                GamesError::NoAnswer { bot, why, game: number + 1 }
            })
        }
    };
    let take = |_, rows: Result<Rows, GamesError>| {
        let rows = rows.map_err(|error| Halt::Error(error.into()))?;
        written.games += 1;
        written.rows += rows.len() as u64;
        writer.add(rows).map_err(Halt::Error)?;
        if progress(written.games) { Ok(()) } else { Err(Halt::Enough) }
    };
    match princely_arena::in_order(order.threads, order.games.clone(), 16, worker, take) {
        Ok(()) | Err(Halt::Enough) => {}
        Err(Halt::Error(error)) => return Err(error),
    }
    writer.finish()?;
    Ok(written)
}

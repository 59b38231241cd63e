//! The live table that people sit at in a terminal: without clocks, with hints, and with its own source of chance.

use super::seats::SeatSpec;
use crate::{BotKind, BotSpec, GamesError, Talk};
use princely_core::{Seat, Seed, Table};
use princely_protocol::{Aid, Chair, Pace, Raw, Sitter, Spectators, Terms};
use princely_table::{Live, Luck, Manner, Opening};

/// A table that goes on with the game so far. Chance that is still to come derives from the seed.
pub(super) fn open<G: Talk>(
    past: &Table<G>,
    seats: &[SeatSpec],
    given: &[Option<String>],
    seed: Seed,
) -> Result<Live<G>, GamesError> {
    let game = past.game();
    if seats.len() != usize::from(game.seats()) {
        let have = game.seats();
        return Err(GamesError::Setting(format!("{} seats are named, but {have} play", seats.len())));
    }
    let live = Live::resume(opening(game, seats, given, seed)?, past.log(), 0);
    live.map(|live| live.with_seed(seed))
        .map_err(|code| GamesError::Setting(format!("the table cannot be opened: {code:?}")))
}

/// Who sits where, with the names that people gave themselves.
pub(super) fn chairs(seats: &[SeatSpec], given: &[Option<String>]) -> Vec<Chair> {
    let chair = |(seat, spec): (usize, &SeatSpec)| {
        let noted = given.get(seat).cloned().flatten();
        match spec {
            SeatSpec::Human(name) => Chair { name: name.clone().or(noted), sitter: Sitter::Person },
            SeatSpec::Bot(bot) => Chair { name: noted, sitter: sitter(bot) },
        }
    };
    seats.iter().enumerate().map(chair).collect()
}

/// The luck of a table, from which only bots draw: chance comes from the seed itself. Neither of them is stored.
pub(super) fn luck(seed: Seed, seats: u8) -> Luck {
    let mut secret = [0; 32];
    for (part, seat) in secret.chunks_mut(8).zip(0..) {
        part.copy_from_slice(&seed.whims(Seat(seat)).0.to_le_bytes());
    }
    Luck::of_host(secret, seats)
}

/// What the table begins with.
fn opening<G: Talk>(
    game: &G,
    seats: &[SeatSpec],
    given: &[Option<String>],
    seed: Seed,
) -> Result<Opening, GamesError> {
    Ok(Opening {
        terms: Terms {
            game: G::ID.to_owned(),
            rules: game.rules(),
            options: Raw::of(&game.options()).map_err(|error| GamesError::Setting(error.to_string()))?,
            pace: Pace::Untimed,
            aid: Aid::None,
            hints: true,
            spectators: Spectators::Live,
        },
        chairs: chairs(seats, given),
        manner: Manner::default(),
        luck: luck(seed, game.seats()),
    })
}

fn sitter(bot: &BotSpec) -> Sitter {
    match &bot.kind {
        BotKind::Named(_) => Sitter::Bot { level: bot.to_string() },
        BotKind::Program(command) => Sitter::Program { name: command.clone() },
    }
}

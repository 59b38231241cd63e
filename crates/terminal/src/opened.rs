//! The live table that people sit at in a terminal: without clocks, with hints, and with its own source of chance.

use super::seats::SeatSpec;
use crate::{BotKind, BotSpec, GamesError, Talk};
use princely_core::{Seed, Table};
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
    let live = Live::resume(opening(game, seats, given)?, past.log(), 0);
    live.map(|live| live.with_seed(seed))
        .map_err(|code| GamesError::Setting(format!("the table cannot be opened: {code:?}")))
}

/// What the table begins with. Its luck is not used: chance comes from a seed that is not stored.
fn opening<G: Talk>(game: &G, seats: &[SeatSpec], given: &[Option<String>]) -> Result<Opening, GamesError> {
    let chairs = seats.iter().enumerate().map(|(seat, spec)| {
        let noted = given.get(seat).cloned().flatten();
        match spec {
            SeatSpec::Human(name) => Chair { name: name.clone().or(noted), sitter: Sitter::Person },
            SeatSpec::Bot(bot) => Chair { name: noted, sitter: sitter(bot) },
        }
    });
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
        chairs: chairs.collect(),
        manner: Manner::default(),
        luck: Luck::of_host([0; 32], game.seats()),
    })
}

fn sitter(bot: &BotSpec) -> Sitter {
    match &bot.kind {
        BotKind::Named(_) => Sitter::Bot { level: bot.to_string() },
        BotKind::Program(command) => Sitter::Program { name: command.clone() },
    }
}

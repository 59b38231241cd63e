//! What can be agreed on before a game: `limits.ts`. Pages that open without the engine ask there.

use crate::files::Files;
use crate::types::GAMES;
use crate::typescript::{FOLDER, HEAD};
use princely_core::Game as _;
use princely_fuerstenfeld::options::{PALACES, PLAYERS, USUAL_PALACES};
use princely_principati::Principati;
use std::fmt::Display;

/// Writes the module.
pub(crate) fn write(files: &mut Files) {
    let players = [list(PLAYERS), list([Principati::default().seats()])];
    let players = GAMES.iter().zip(players).map(|(game, players)| format!("{game}: {players}"));
    let text = format!(
        "{HEAD}
/** The games. */
export const GAMES = {games} as const

/** How many may play. */
export const PLAYERS: Readonly<Record<(typeof GAMES)[number], readonly number[]>> = {{ {players} }}

/** How many palaces may end a game of Fürstenfeld (F-END-4) … */
export const PALACES: readonly number[] = {palaces}

/** … and how many usually do. */
export const USUAL_PALACES = {USUAL_PALACES}
",
        games = list(GAMES.iter().map(|game| format!("'{game}'"))),
        players = players.collect::<Vec<_>>().join(", "),
        palaces = list(PALACES),
    );
    files.add(FOLDER, "limits.ts", text);
}

fn list(values: impl IntoIterator<Item = impl Display>) -> String {
    let values: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    format!("[{}]", values.join(", "))
}

// Written by `cargo xtask codegen` from the Rust types. Do not edit.

/** The games. */
export const GAMES = ['fuerstenfeld', 'principati'] as const

/** How many may play. */
export const PLAYERS: Readonly<Record<(typeof GAMES)[number], readonly number[]>> = { fuerstenfeld: [2, 3, 4, 5], principati: [2] }

/** How many palaces may end a game of Fürstenfeld (F-END-4) … */
export const PALACES: readonly number[] = [4, 5, 6]

/** … and how many usually do. */
export const USUAL_PALACES = 6

// Written by `cargo xtask codegen` from the Rust types. Do not edit.

/**
 * A cell of the grid. Written as `[q, r]`.
 *
 * Arithmetic wraps around at the ends of `i16`, which no game reaches. Numbers that are read and lie beyond the ends
 * are taken as the nearest end: nothing lies there either.
 */
export type Hex = [number, number];

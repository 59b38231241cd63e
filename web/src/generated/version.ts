// Written by `cargo xtask codegen` from the Rust types. Do not edit.

/** The version of the wire. */
export const WIRE = 3

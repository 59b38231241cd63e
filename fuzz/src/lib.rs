//! What the fuzz targets share: games that are driven by bytes.
//!
//! | room | what lives there |
//! |---|---|
//! | [`setting`] | a game to play: players, variant, and now and then a card table nobody ever printed |
//! | [`drive`] | [`Driven`]: a table whose decisions come from bytes, and from bots when bytes say so or run out |
//! | [`stray`] | an action of any form, with any numbers |
//! | [`edit`] | changes to the JSON of a record |
//! | [`verify`] | a record that was accepted must be true in every word |
//! | [`start`] | what the targets start from, in place of a corpus |
//! | [`depth`] | how deep the games get, told on the standard error output |

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod depth;
pub mod drive;
pub mod edit;
pub mod setting;
pub mod start;
pub mod stray;
pub mod verify;

pub use drive::Driven;

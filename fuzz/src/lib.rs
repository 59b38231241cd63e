//! What the fuzz targets share: games that are driven by bytes.
//!
//! | room | what lives there |
//! |---|---|
//! | [`game`] | [`Fuzzed`]: what a game adds to its rules so that bytes can play it |
//! | [`fuerstenfeld`], [`principati`] | the two games: any setting, an action of any form, words of their records |
//! | [`law`] | the laws that are the same for every game |
//! | [`drive`] | [`Driven`]: a table whose decisions come from bytes, or from bots if the bytes say so or run out |
//! | [`edit`] | changes to the JSON of a record |
//! | [`verify`] | checks that an accepted record is true in every word |
//! | [`server`] | a server that gets any bytes |
//! | [`start`] | the texts that the targets start from, in place of a corpus |
//! | [`table`] | the laws of the live table: commands and journals |
//! | [`depth`] | how deep the games get, printed on the standard error output |

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod depth;
pub mod drive;
pub mod edit;
pub mod fuerstenfeld;
pub mod game;
pub mod law;
pub mod principati;
pub mod server;
pub mod start;
pub mod table;
pub mod verify;

pub use drive::Driven;
pub use game::Fuzzed;

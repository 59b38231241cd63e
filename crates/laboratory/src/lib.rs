//! The laboratory: games in series, matches, statistics, programs of others, and proofs about a game. Callers come in by
//! [`AnyLaboratory`] and name no game. What a host or a viewer needs is next door, in [`princely_house`], which is
//! reachable from here too.
//!
//! | room | what lives there |
//! |---|---|
//! | [`any`] | [`AnyLaboratory`]: what the laboratory can do with every game; [`all`], [`find`] |
//! | [`studied`] | [`Studied`]: what a game adds to its rules to be studied |
//! | [`fuerstenfeld`], [`principati`] | the two games |
//! | [`program`] | bots of others: programs that read and write JSON lines |
//! | `board` | what bots play at: a bare state, or a table with a log |
//! | [`series`] | how bots play a game; many games in a row, on several threads, the same bytes on any number of them |
//! | [`simulate`] | statistics over a series |
//! | [`study`] | one row per decision, for those who study a game |
//! | [`chance`] | chances to win: fitted to games, and tested on others |
//! | [`arena`] | matches: the same deals in all seats, for one bot against others |
//! | [`luck`] | what a record proves about its luck |
//! | [`from`] | the table at a moment of a record |
//! | [`goldfish`] | how quickly one player of Fürstenfeld could finish alone: a proven bound, and a line |

pub mod any;
pub mod arena;
mod board;
pub mod chance;
pub mod from;
pub mod fuerstenfeld;
pub mod goldfish;
pub mod luck;
pub mod principati;
pub mod program;
pub mod series;
pub mod simulate;
pub mod studied;
pub mod study;

pub use any::{AnyLaboratory, all, find, open, prove};
pub use arena::Contest;
pub use princely_bots::Level;
pub use princely_house::{BotKind, BotSpec, BoxedBot, GamesError, Housed, Replay, Setting, Sight, WireName};
pub use princely_house::{replay, setting, spec};
pub use princely_search::Budget;
pub use series::Series;
pub use simulate::Report;
pub use studied::Studied;

//! The laboratory: games in series, matches, statistics, programs of others, and playing by typing. Callers come in by
//! [`AnyGame`] and name no game. What a host or a viewer needs is next door, in [`princely_house`], which is reachable
//! from here too.
//!
//! | room | what lives there |
//! |---|---|
//! | [`any`] | [`AnyGame`]: what can be done with every game; [`all`], [`find`] |
//! | [`playable`] | [`Playable`]: what a game adds to its rules to stand in the list |
//! | [`fuerstenfeld`], [`principati`] | the two games in the list |
//! | [`program`] | bots of others: programs that read and write JSON lines |
//! | `course` | how a game is played: the one loop |
//! | [`series`] | many games in a row, on several threads, the same bytes on any number of them |
//! | [`simulate`] | statistics over a series |
//! | [`study`] | one row per decision, for those who study a game |
//! | [`arena`] | matches: the same deals in all seats, for one bot against others |
//! | [`mod@played`] | a finished game of somebody who plays here |
//! | [`luck`] | what a record proves about its luck |
//! | [`from`] | the table at a moment of a record |
//! | [`sit`] | people at a table, playing by typing |

pub mod any;
pub mod arena;
mod course;
pub mod from;
pub mod fuerstenfeld;
pub mod luck;
pub mod playable;
pub mod played;
pub mod principati;
pub mod program;
pub mod series;
pub mod simulate;
pub mod sit;
pub mod study;

pub use any::{AnyGame, advice, all, find, open, played, prove};
pub use arena::Contest;
pub use playable::Playable;
pub use played::Played;
pub use princely_bots::Level;
pub use princely_house::{BotKind, BotSpec, BoxedBot, GamesError, Housed, Replay, Setting, Sight, WireName};
pub use princely_house::{replay, setting, spec};
pub use princely_search::Budget;
pub use series::Series;
pub use simulate::Report;
pub use sit::{Host, Invitation, Said, SeatSpec};

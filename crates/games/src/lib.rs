//! The one list of games. Whoever serves "a game" (command line, server, browser) comes in by [`AnyGame`]
//! and names none.
//!
//! | room | what lives there |
//! |---|---|
//! | [`any`] | [`AnyGame`]: what can be done with every game; [`all`], [`find`] |
//! | [`playable`] | [`Playable`]: what a game adds to its rules to stand in the list |
//! | [`fuerstenfeld`], [`principati`] | the two games in the list |
//! | [`setting`] | what people say when they want to play: players, variant, card table |
//! | [`spec`] | bots by their names: as people type them, and as they come over a wire |
//! | [`program`] | bots of others: programs that read and write JSON lines |
//! | [`thinking`] | [`Thinking`]: a bot that thinks in slices and can be stopped, for hosts that name no game |
//! | [`series`] | many games in a row, on several threads, the same bytes on any number of them |
//! | [`simulate`] | statistics over a series |
//! | [`study`] | one row per decision, for those who study a game |
//! | [`arena`] | matches: the same deals in all seats, for one bot against others |
//! | [`from`] | the table at a moment of a record |
//! | [`sit`] | people at a table, playing by typing |
//! | [`replay`] | a record, opened once: at any entry the view, what is legal, what happened, advice |

pub mod any;
pub mod arena;
pub mod from;
pub mod fuerstenfeld;
pub mod playable;
pub mod principati;
pub mod program;
pub mod replay;
pub mod series;
pub mod setting;
pub mod simulate;
pub mod sit;
pub mod spec;
pub mod study;
pub mod thinking;

pub use any::{AnyGame, all, find, open};
pub use arena::Contest;
pub use playable::Playable;
pub use princely_bots::Level;
pub use princely_search::Budget;
pub use replay::{Replay, Sight};
pub use series::Series;
pub use setting::{GamesError, Setting};
pub use simulate::Report;
pub use sit::{Host, Said, SeatSpec, Sitting};
pub use spec::{BotKind, BotSpec, WireName};
pub use thinking::Thinking;

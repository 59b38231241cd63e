//! People at a table, playing by typing: with each other, with bots, or looking on. Callers come in by [`AnyTerminal`]
//! and name no game; where people read and type is a [`Console`].
//!
//! | room | what lives there |
//! |---|---|
//! | [`any`] | [`AnyTerminal`]: what the terminal can do with every game; [`all`], [`find`] |
//! | [`talk`] | [`Talk`]: what a game adds to be played by typing: layouts, choices, commands |
//! | [`typed`] | what is typed, word by word |
//! | [`fuerstenfeld`], [`principati`] | the two games in a terminal |
//! | [`console`] | [`Console`]: the terminal, or something in its place |
//! | [`invitation`] | [`Invitation`]: a game as people want to play it |
//! | [`seats`] | who sits where, as people type it |
//! | `opened` | the live table they sit at |
//! | `sitting` | the table and the people around it: who is to act, what they are told |
//! | `turn` | a person's turn: what is asked, what is answered |
//! | `command` | what can be typed at any time |
//! | `list` | choices by number, in groups and pages |
//! | `advice` | hints, and what would happen if |
//! | `looking_back` | what decided a game that has just ended |
//! | [`keep`] | saving a game to a file and reading it again |
//! | [`mod@played`] | a finished game of somebody who plays here |

mod advice;
pub mod any;
mod command;
pub mod console;
pub mod fuerstenfeld;
pub mod invitation;
pub mod keep;
mod list;
mod looking_back;
mod opened;
pub mod played;
pub mod principati;
pub mod seats;
mod sitting;
pub mod talk;
mod turn;
pub mod typed;

pub use any::{AnyTerminal, advice, advised, advised_about, all, find, of_record, played};
pub use console::{Console, Said, Style};
pub use invitation::{Begun, Invitation};
pub use keep::Unfinished;
pub use played::Played;
pub use princely_house::{BotKind, BotSpec, GamesError, Setting};
pub use seats::SeatSpec;
pub use talk::{Choice, Misread, Page, Second, Talk};

//! The `princely` command as its users meet it: arguments in; text, files and exit codes out.
//!
//! | room | what lives there |
//! |---|---|
//! | [`run`] | running the command, and checks of how it ended |
//! | [`help`] | help, completions, exit codes |
//! | [`calibrate`] | chances to win, tested and fitted |
//! | [`simulate`] [`record`] [`replay`] [`review`] [`legal`] [`solve`] [`rules`] | one file per command |
//! | [`dataset`] | data sets as Parquet files |
//! | [`learn`] | the books for players |
//! | [`verify`] | what a record proves about its luck |
//! | [`files`] | writing never destroys a file |
//! | [`seen`] | records of one viewer |
//! | [`docs`] | every command that a page tells to type |
//! | [`arena`] [`levels`] [`programs`] | matches, levels, bots of others |
//! | [`pty`] | running the command in a terminal of its own |
//! | [`autosave`] | a game that is cut off loses nothing |
//! | [`play`] | `princely play` in a terminal; `princely hint` |
//! | [`comfort`] | editing of lines, pictures, another game, statistics |
//! | [`places`] | everything that a new level or language needs |
//! | [`serve`] | the server and the commands for its database |
//! | [`nonsense`] | files and streams that are no records; readers that close the pipe |

#![allow(clippy::unwrap_used)] // tests may, and so may their helpers

mod arena;
#[cfg(unix)]
mod autosave;
mod calibrate;
#[cfg(unix)]
mod comfort;
#[cfg(feature = "dataset")]
mod dataset;
#[cfg(unix)]
mod docs;
mod files;
mod help;
mod learn;
mod legal;
mod levels;
mod nonsense;
mod places;
#[cfg(unix)]
mod play;
mod programs;
#[cfg(unix)]
mod pty;
mod record;
mod replay;
mod review;
mod rules;
mod run;
mod seen;
#[cfg(unix)]
mod serve;
mod simulate;
mod solve;
mod verify;

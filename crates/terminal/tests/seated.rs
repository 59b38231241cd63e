//! People at a table, with a script in place of a terminal.
//!
//! | room | what lives there |
//! |---|---|
//! | [`script`] | a console that types from a script and remembers everything that was said |
//! | [`commands`] | what can be typed at any time |
//! | [`looks`] | what lies open is shown, what matters is called out, and the game is looked back on at its end |
//! | [`newcomer`] | what a newcomer had trouble with |
//! | [`secrets`] | nothing on a screen depends on what is hidden from its viewer |

#![allow(clippy::unwrap_used)] // a failure says which row it was

#[path = "seated/commands.rs"]
mod commands;
#[path = "seated/looks.rs"]
mod looks;
#[path = "seated/newcomer.rs"]
mod newcomer;
#[path = "seated/script.rs"]
mod script;
#[path = "seated/secrets.rs"]
mod secrets;

//! People at a table, with a script in place of a terminal.
//!
//! | room | what lives there |
//! |---|---|
//! | [`script`] | a host that types from a script and remembers everything that was said |
//! | [`commands`] | what can be typed at any time |
//! | [`looks`] | what lies open is seen, what matters is called out, and the end is looked back upon |
//! | [`newcomer`] | what a newcomer stumbled over |
//! | [`secrets`] | nothing on a screen depends on what is hidden from whoever looks at it |

#![allow(clippy::unwrap_used)] // a failure says which row it was

#[path = "sit/commands.rs"]
mod commands;
#[path = "sit/looks.rs"]
mod looks;
#[path = "sit/newcomer.rs"]
mod newcomer;
#[path = "sit/script.rs"]
mod script;
#[path = "sit/secrets.rs"]
mod secrets;

//! One driver for all hosts of live tables: the server, the worker of a page, the terminal. There is no I/O, no clock
//! and no thread in here. A host hands in what happened, with the time, and carries out the effects that come out.
//!
//! ```text
//! commands, ticks, answers of bots ──► Driver ──► Effect::Store ──(stored)──► Effect::Tell, Effect::Answer
//!                                        ▲                     └─(conflict, not known)──► Effect::Read ─┐
//!                                        └──────────────────────────────────── entries ◄───────────────┘
//! ```
//!
//! The order is the same for all hosts: decide, store, accept, tell. What every host promises:
//!
//! - Nothing is told or answered before it is stored.
//! - A client is told every entry once, in order and without a gap.
//! - A command that loses a race is decided again, a bounded number of times.
//! - After a write whose outcome is not known, the journal is read before anything is decided.
//! - A bot whose answer was overtaken is asked again.
//!
//! | room | what lives there |
//! |---|---|
//! | [`driver`] | [`Driver`]: what goes in, and the order of work |
//! | [`effect`] | [`Effect`]: what comes out; [`Write`], [`Thought`] |
//! | [`client`] | [`Client`] and [`Viewpoint`]: who follows a table, and as whom |
//! | `followers` | what each client has been told |
//! | [`bots`] | bots that think or have answered, by seat; [`Maker`]: where they come from |
//! | `advice` | what a strong bot would do |
//! | `work` | commands that wait, and what is being stored or read |
//! | [`whims`](mod@whims) | where the random choices of bots come from |

mod advice;
pub mod bots;
pub mod client;
pub mod driver;
pub mod effect;
mod followers;
pub mod whims;
mod work;

pub use bots::{Maker, house_bot};
pub use client::{Client, Viewpoint};
pub use driver::{Driver, Settings};
pub use effect::{Effect, Purpose, Thought, Write};
pub use whims::whims;

//! The house for browsers. It is only a shell: it reads what a page hands in, calls the house, and writes the result.
//! All data are plain objects with the types of `web/src/generated`; a call that cannot be answered throws a
//! [`Trouble`](trouble::Trouble), which is a plain object too.
//!
//! | room | what lives there |
//! |---|---|
//! | [`host`] | the host of a table: what happened goes in, effects come out |
//! | [`table`] | a live table: the page is the host |
//! | [`seat`] | a seat at a table, hosted here or anywhere |
//! | [`bot`] | a bot that thinks in slices |
//! | [`replay`] | an opened record |
//! | [`review`] | a finished game looked at again, in slices |
//! | [`words`] | sentences, names, rule books |
//! | [`fair`] | luck that nobody can bend |
//! | [`setting`] | which games there are, and what one can agree on |
//! | [`json`] | objects of JavaScript to values of Rust and back |
//! | [`trouble`] | what went wrong |
//!
//! There is no clock and no chance in here: the time comes with the calls, and the source of luck with the opening of a
//! table. Only a thinking bot looks at `performance.now()`, to end its slice.

pub mod bot;
pub mod fair;
pub mod host;
pub mod json;
pub mod replay;
pub mod review;
pub mod seat;
pub mod setting;
pub mod table;
pub mod trouble;
pub mod words;

use wasm_bindgen::prelude::wasm_bindgen;

/// The types that are named in the signatures.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.ts");

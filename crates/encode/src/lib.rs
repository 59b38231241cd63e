//! Observations as numbers, and actions as short sequences of choices: for programs that learn.
//!
//! An *action* of the engine is spelled by a few *choices* from a fixed alphabet: a sale is a brewery, a number of each
//! good, the market, the office. A *step* of an environment is one choice. Before each choice a mask says which choices
//! are legal; following the masks gives exactly the legal actions, each in one way. An observation is a tensor: a fixed
//! number of bytes with named parts. It is written from what one viewer may know, and from nothing else.
//!
//! | room | what lives there |
//! |---|---|
//! | [`contract`] | [`Encode`]: what a game tells about its tensors and choices |
//! | [`layout`] | [`Layout`]: the parts of a tensor; the pens that write it |
//! | [`alphabet`] | [`Alphabet`]: the choices, in named groups |
//! | [`spelling`] | [`Spelling`]: the choices of one action |
//! | [`listed`] | [`Listed`]: choices for a game that lists its actions |
//! | [`fuerstenfeld`], [`principati`] | the two games |
//! | [`episode`] | [`Episode`]: a game that is played choice by choice |
//! | [`history`] | [`History`]: what has happened, shared by copies |
//! | [`batch`] | [`Batch`]: many episodes, stepped by one call |
//! | [`laws`] | the laws of tensors and choices (feature `laws`) |
//!
//! `docs/encoding.md` describes both encodings for readers.

pub mod alphabet;
pub mod batch;
pub mod contract;
pub mod episode;
pub mod fuerstenfeld;
pub mod history;
#[cfg(feature = "laws")]
pub mod laws;
pub mod layout;
pub mod listed;
pub mod principati;
pub mod spelling;

pub use alphabet::{Alphabet, Group};
pub use batch::{Autoreset, Batch, Buffers};
pub use contract::{Encode, NotOffered};
pub use episode::Episode;
pub use history::History;
pub use layout::{Layout, Part};
pub use listed::Listed;
pub use spelling::Spelling;

//! Decisions of many games as a Parquet file: what each player saw, could choose, chose and won. Parquet is read by
//! pandas, polars, PyArrow and others, without anything of ours.
//!
//! | room | what lives there |
//! |---|---|
//! | [`rows`] | [`Rows`]: the decisions of one game |
//! | [`file`](mod@file) | the Parquet file: its columns, and what stands beside them |
//! | [`order`] | [`Order`]: which games, by whom; the games on several threads |
//!
//! A row is one choice ([`princely_encode`]). It holds what the player saw before the choice and nothing else, except
//! for the result of the game. The bytes of a file depend on the order alone, not on the number of threads.

pub mod file;
pub mod order;
pub mod rows;

pub use file::{DatasetError, Writer};
pub use order::{Order, Written, write};
pub use rows::Rows;

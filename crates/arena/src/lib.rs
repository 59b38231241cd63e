//! Matches between bots: who plays whom, how sure we are of the result, and how strong that makes them. Nothing
//! here names a game or plays one; the caller plays, and hands in the result of each deal.
//!
//! | room | what lives there |
//! |---|---|
//! | [`plan`] | who meets whom: every deal is played in all rotations of the seats |
//! | [`block`] | the result of one deal, the independent unit of all statistics |
//! | [`share`] | shares of wins and their intervals |
//! | [`elo`] | shares as differences of strength, and back |
//! | [`sprt`] | the sequential test: when have enough games been played? |
//! | [`rating`] | strengths of many from who won against whom |
//! | [`course`] | how games went besides who won: rounds, time, forfeits |
//! | [`bout`] | the report of a match |
//! | [`robin`] | the report of a round robin |
//! | [`ledger`] | results in a file, to go on with later |
//! | [`order`] | work on several threads, results in order |
//! | [`plot`] | pictures of a match and of a round robin |

pub mod block;
pub mod bout;
pub mod course;
pub mod elo;
pub mod ledger;
pub mod order;
pub mod plan;
pub mod plot;
pub mod rating;
pub mod robin;
pub mod share;
pub mod sprt;

pub use block::{Block, Forfeit, Pace, Played};
pub use bout::Bout;
pub use ledger::{Ledger, LedgerError};
pub use order::in_order;
pub use plan::Plan;
pub use robin::Robin;
pub use share::{Share, Tally};
pub use sprt::{Sprt, Verdict};

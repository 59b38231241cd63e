//! The server with real sockets, against SQLite in a folder of its own.
#![allow(clippy::unwrap_used)] // a failure says where

mod client;
mod crash;
mod games;
mod hostile;
mod hygiene;
mod load;
mod log;
mod players;
mod python;
mod secrecy;
mod tables;

//! The server with real sockets, against SQLite in a folder of its own.
#![allow(clippy::unwrap_used)] // a failure says where

mod client;
mod clocks;
mod cluster;
mod crash;
mod deploy;
mod disk;
mod evening;
mod games;
mod hostile;
mod hygiene;
mod load;
mod log;
mod nodes;
mod players;
mod postgres;
mod programs;
mod proxies;
mod python;
mod records;
mod reviews;
mod secrecy;
mod sessions;
mod tables;
mod vacations;

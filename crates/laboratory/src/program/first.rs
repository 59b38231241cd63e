//! The views of the games as programs of protocol version 1 know them. They never change, so that these programs keep
//! working; what clients show is each game's own `View`.

mod fuerstenfeld;
mod principati;

pub(crate) use fuerstenfeld::FirstView as FirstFuerstenfeld;
pub(crate) use principati::FirstView as FirstPrincipati;

//! What a record proves about its luck.

use crate::{GamesError, Studied};
use princely_core::record::{self, FairSeat};
use princely_core::{Entry, Seat};
use princely_table::fair;

/// What a record proves about its luck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The record does not say what its chance was made of.
    None,
    /// The game has not ended, so the host's secret is not open yet.
    NotYet,
    /// Every draw was made again and is the same.
    Proved {
        /// How many steps of chance there are, the set-up included.
        draws: usize,
        /// The seats that brought a number of their own.
        brought: Vec<Seat>,
        /// The seats that were bound to a number and never opened it.
        withheld: Vec<Seat>,
    },
    /// Something does not fit; the text says what.
    Wrong(String),
}

/// Verifies a record, and makes every draw of it again.
pub(crate) fn prove<G: Studied>(text: &str) -> Result<Proof, GamesError> {
    let record = record::read::<G>(text, |_| {})?;
    let Some(fair) = &record.fair else { return Ok(Proof::None) };
    if fair.secret.is_none() {
        return Ok(Proof::NotYet);
    }
    if let Err(why) = fair::verify(fair, &record.table) {
        return Ok(Proof::Wrong(why));
    }
    let seats_with = |is: fn(&FairSeat) -> bool| {
        let seats = (0..).map(Seat).zip(&fair.seats);
        seats.filter(|(_, brought)| brought.as_ref().is_some_and(is)).map(|(seat, _)| seat).collect()
    };
    Ok(Proof::Proved {
        draws: record.table.log().iter().filter(|entry| matches!(entry, Entry::Chance(_))).count(),
        brought: seats_with(|seat| seat.nonce.is_some()),
        withheld: seats_with(|seat| seat.nonce.is_none()),
    })
}

//! Seats as databases keep them: each account at a table once, with its seats as bits.

use crate::{AccountId, Seat, SeatSet, Sitting};

/// The seats as bits, seat 0 the lowest.
pub(crate) fn bits(seats: SeatSet) -> i64 {
    seats.into_iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

/// The seats of these bits.
pub(crate) fn of_bits(bits: i64) -> SeatSet {
    (0..8).filter(|seat| bits & (1 << seat) != 0).map(Seat).collect()
}

/// Each account once, with its seats. Every seat is one that a set can hold: what is to be kept was looked at before
/// (`Sound`).
pub(crate) fn by_account(sitting: &[Sitting]) -> Vec<(&AccountId, SeatSet)> {
    let mut accounts: Vec<(&AccountId, SeatSet)> = Vec::with_capacity(sitting.len());
    for Sitting { seat, account } in sitting {
        match accounts.iter_mut().find(|(known, _)| *known == account) {
            Some((_, seats)) => seats.insert(Seat(*seat)),
            None => accounts.push((account, SeatSet::only(Seat(*seat)))),
        }
    }
    accounts
}

/// The account of each seat, in the order of the seats.
pub(crate) fn by_seat(accounts: impl IntoIterator<Item = (AccountId, SeatSet)>) -> Vec<Sitting> {
    let mut sitting: Vec<Sitting> = accounts
        .into_iter()
        .flat_map(|(account, seats)| {
            seats.into_iter().map(move |seat| Sitting { seat: seat.0, account: account.clone() })
        })
        .collect();
    sitting.sort_by_key(|sitting| sitting.seat);
    sitting
}

//! Seats at a table, counted from 0.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table. The first seat is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of the seats 0 to 7; iterates in ascending order.
///
/// ```
/// use princely_core::{Seat, SeatSet};
/// let set = SeatSet::first(3) - Seat(1);
/// assert_eq!(set.into_iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The seats that a set can hold are below this number.
    pub const SEATS: u8 = 8;

    /// The `count` lowest seats.
    ///
    /// # Panics
    ///
    /// If `count` is more than [`SeatSet::SEATS`]: no table is that large.
    #[inline]
    pub fn first(count: u8) -> SeatSet {
        assert!(count <= SeatSet::SEATS, "no table has {count} seats");
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// Just this seat, which must be below [`SeatSet::SEATS`]. Callers first compare a seat that a stranger named with
    /// the seats of the table.
    #[inline]
    pub fn only(seat: Seat) -> SeatSet {
        debug_assert!(seat.0 < SeatSet::SEATS, "no table has a seat {seat}");
        SeatSet(1u8.wrapping_shl(seat.0.into()))
    }

    /// Whether the set holds no seat.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats it holds.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds this seat.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < SeatSet::SEATS && self.0 & (1 << seat.0) != 0
    }

    /// The lowest seat.
    #[inline]
    pub fn lowest(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The lowest of the seats that are to act. [`Turn::Seats`](crate::Turn::Seats) always names one; for an empty set
    /// the result is a seat that no table has.
    #[inline]
    pub fn lowest_to_act(self) -> Seat {
        debug_assert!(self.0 != 0, "nobody is to act");
        Seat(self.0.trailing_zeros() as u8)
    }

    /// Adds a seat, which must be below [`SeatSet::SEATS`], as in [`SeatSet::only`].
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= SeatSet::only(seat).0;
    }

    /// Removes a seat, if the set holds it.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1u16.checked_shl(seat.0.into()).unwrap_or(0) as u8);
    }
}

impl std::ops::Sub<Seat> for SeatSet {
    type Output = SeatSet;
    fn sub(mut self, seat: Seat) -> SeatSet {
        self.remove(seat);
        self
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = Seats;
    fn into_iter(self) -> Seats {
        Seats(self)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// Iterator over a [`SeatSet`].
#[derive(Clone, Debug)]
pub struct Seats(SeatSet);

impl Iterator for Seats {
    type Item = Seat;
    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.lowest()?;
        self.0.0 &= self.0.0 - 1;
        Some(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_the_seats_of_the_largest_table_and_no_other() {
        let mut all = SeatSet::first(8);
        assert_eq!((all.len(), all.contains(Seat(7)), all.contains(Seat(8))), (8, true, false));
        for stranger in [8, 16, 32, 255] {
            all.remove(Seat(stranger));
        }
        assert_eq!(all, SeatSet::first(8), "who is not there cannot leave");
        all.remove(Seat(0));
        assert_eq!(all.lowest_to_act(), Seat(1));
        assert_eq!(all - Seat(0), all);
    }

    #[test]
    #[cfg(debug_assertions)]
    fn a_seat_that_no_table_has_is_not_taken_for_another() {
        assert!(std::panic::catch_unwind(|| SeatSet::only(Seat(8))).is_err());
        assert!(std::panic::catch_unwind(|| SeatSet::first(9)).is_err());
        assert!(std::panic::catch_unwind(|| SeatSet::EMPTY.lowest_to_act()).is_err());
    }
}

//! Who sits where, and who is reading.

use princely_core::{Seat, Viewer};

/// The names of the players by seat. A seat without a name is "Player 1", "Player 2" … in the language of
/// the reader; the reader is "you".
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    given: Vec<Option<String>>,
    reader: Viewer,
}

impl Names {
    /// Nobody has a name.
    pub fn seats(count: u8) -> Names {
        Names { given: vec![None; usize::from(count)], reader: None }
    }

    /// Names in the order of the seats. An empty name is none.
    pub fn given<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Names {
        let given = names.into_iter().map(|name| Some(name.into()).filter(|name| !name.trim().is_empty()));
        Names { given: given.collect(), reader: None }
    }

    /// The same names, read by one of the players, or with `None` by a spectator.
    #[must_use]
    pub fn seen_by(&self, reader: impl Into<Viewer>) -> Names {
        Names { given: self.given.clone(), reader: reader.into() }
    }

    /// Who is reading.
    pub fn reader(&self) -> Viewer {
        self.reader
    }

    /// Whether this seat is the reader's.
    pub fn is_reader(&self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }

    /// The name given to a seat.
    pub fn of(&self, seat: Seat) -> Option<&str> {
        self.given.get(seat.index())?.as_deref()
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.given.len()
    }

    /// Whether there are no seats.
    pub fn is_empty(&self) -> bool {
        self.given.is_empty()
    }
}

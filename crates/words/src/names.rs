//! Who sits where, who is reading, and what the table's own catalogue calls things.

use princely_core::{Game, Seat, Viewer};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The names of the players by seat. A seat without a name is "Player 1", "Player 2" … in the language of
/// the reader; the reader is "you".
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    given: Vec<Option<String>>,
    reader: Viewer,
    /// What the game's own tables call things, by kind and id.
    things: Arc<BTreeMap<&'static str, BTreeMap<String, String>>>,
}

impl Names {
    /// Nobody has a name.
    pub fn seats(count: u8) -> Names {
        Names { given: vec![None; usize::from(count)], ..Names::default() }
    }

    /// Names in the order of the seats. An empty name counts as no name.
    pub fn given<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Names {
        let given = names.into_iter().map(|name| Some(name.into()).filter(|name| !name.trim().is_empty()));
        Names { given: given.collect(), ..Names::default() }
    }

    /// The same names, read by one of the players, or with `None` by a spectator.
    #[must_use]
    pub fn seen_by(&self, reader: impl Into<Viewer>) -> Names {
        Names { reader: reader.into(), ..self.clone() }
    }

    /// The same names at a table of this game, with the names that its own catalogue gives to things.
    #[must_use]
    pub fn playing(&self, game: &impl Game) -> Names {
        let mut things: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
        for own in game.own_names() {
            things.entry(own.kind).or_default().insert(own.id, own.name);
        }
        Names { things: Arc::new(things), ..self.clone() }
    }

    /// What the table's own catalogue calls a thing.
    pub fn thing(&self, kind: &str, id: &str) -> Option<&str> {
        self.things.get(kind)?.get(id).map(String::as_str)
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

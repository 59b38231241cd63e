//! What happened, or why something may not happen, as data. The words crate makes sentences of it.

use serde::Serialize;

/// One piece of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A count, a price, a number of a space.
    Number(i64),
    /// The id of a thing that has a name in the words crate: a card, a good, a tile.
    Name(&'static str),
    /// A seat; the words crate knows who sits there.
    Seat(u8),
    /// Several names.
    Names(Vec<&'static str>),
    /// Free text that needs no translation, such as a place on a map.
    Text(String),
}

/// The id of a sentence and what goes into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    /// The id, as it stands in the words files.
    pub id: &'static str,
    /// The pieces, by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without pieces yet.
    pub fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Message {
        self.args.push((name, Arg::Number(value.into())));
        self
    }

    /// Adds the name of a thing.
    #[must_use]
    pub fn name(mut self, name: &'static str, value: &'static str) -> Message {
        self.args.push((name, Arg::Name(value)));
        self
    }

    /// Adds several names.
    #[must_use]
    pub fn names(mut self, name: &'static str, values: Vec<&'static str>) -> Message {
        self.args.push((name, Arg::Names(values)));
        self
    }

    /// Adds a seat.
    #[must_use]
    pub fn seat(mut self, name: &'static str, seat: crate::Seat) -> Message {
        self.args.push((name, Arg::Seat(seat.0)));
        self
    }

    /// Adds a text that is the same in every language.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl Into<String>) -> Message {
        self.args.push((name, Arg::Text(value.into())));
        self
    }
}

//! What happened, or why something may not happen, as data. The words crate makes sentences of it.

use crate::Refusal;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// An id: a word of the code, or one that was read.
pub type Id = Cow<'static, str>;

/// One piece of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Arg {
    /// A count, a price, a number of a space.
    Number(i64),
    /// The id of a thing that has a name in the words crate: a card, a good, a tile.
    Name(Id),
    /// A seat; the words crate knows who sits there.
    Seat(u8),
    /// Several names.
    Names(Vec<Id>),
    /// Free text that needs no translation, such as a place on a map.
    Text(String),
}

/// The id of a sentence and what goes into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Message {
    /// The id, as it stands in the words files.
    pub id: Id,
    /// The pieces, by name.
    pub args: Vec<(Id, Arg)>,
}

impl Message {
    /// A message without pieces yet.
    pub fn new(id: &'static str) -> Message {
        Message { id: Id::Borrowed(id), args: Vec::new() }
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Message {
        self.args.push((Id::Borrowed(name), Arg::Number(value.into())));
        self
    }

    /// Adds the name of a thing.
    #[must_use]
    pub fn name(mut self, name: &'static str, value: &'static str) -> Message {
        self.args.push((Id::Borrowed(name), Arg::Name(Id::Borrowed(value))));
        self
    }

    /// Adds several names.
    #[must_use]
    pub fn names(mut self, name: &'static str, values: Vec<&'static str>) -> Message {
        self.args.push((Id::Borrowed(name), Arg::Names(values.into_iter().map(Id::Borrowed).collect())));
        self
    }

    /// Adds a seat.
    #[must_use]
    pub fn seat(mut self, name: &'static str, seat: crate::Seat) -> Message {
        self.args.push((Id::Borrowed(name), Arg::Seat(seat.0)));
        self
    }

    /// Adds a text that is the same in every language.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl Into<String>) -> Message {
        self.args.push((Id::Borrowed(name), Arg::Text(value.into())));
        self
    }
}

/// A rule that stands against something, freed from the type of its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Refused {
    /// The rule's id.
    pub rule: Id,
    /// Why, for the words crate.
    pub message: Message,
}

impl Refused {
    /// What a refusal says.
    pub fn new(refusal: &impl Refusal) -> Refused {
        Refused { rule: Id::Borrowed(refusal.rule()), message: refusal.message() }
    }
}

//! What happened, or why something may not happen, as data. The words crate makes sentences of it.
//!
//! Messages can be written as JSON and read back without loss.

use crate::{Refusal, Seat};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// An id: a constant of the code, or a text that was read.
pub type Id = Cow<'static, str>;

/// One piece of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Arg {
    /// A count, a price, a round: told as it is.
    Number {
        /// The number.
        value: i64,
    },
    /// Which one of several that people tell apart by numbers: a brewery, a space, a slot. Counts from 0; the words
    /// add 1.
    Ordinal {
        /// The number, from 0.
        index: u32,
    },
    /// Somebody at the table.
    Seat {
        /// The seat.
        seat: Seat,
    },
    /// A thing that has a name: a card, a tile, a good, a phase.
    Name {
        /// What kind of thing it is: `card`, `tile`, `good` …
        kind: Id,
        /// Which one, as in records.
        id: Id,
    },
    /// A thing that the reader may not know.
    Hidden {
        /// What kind of thing it is.
        kind: Id,
    },
    /// A cell of a map of hexagons.
    Place {
        /// The column.
        q: i32,
        /// The row.
        r: i32,
    },
    /// Goods: how many of each, by the id of the good.
    Goods {
        /// The counts.
        goods: BTreeMap<Id, u32>,
    },
    /// Text that needs no translation.
    Text {
        /// The text.
        text: String,
    },
    /// Several pieces.
    List {
        /// The pieces, in order.
        items: Vec<Arg>,
    },
}

/// Something that has a name.
pub trait Thing: Copy {
    /// What kind of thing it is: `card`, `tile`, `good` …
    const KIND: &'static str;
    /// Which one, as in records.
    fn thing_id(&self) -> Id;
}

/// What a game's own tables call a thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnName {
    /// What kind of thing it is, as in [`Arg::Name`].
    pub kind: &'static str,
    /// Which one.
    pub id: String,
    /// What it is called, in every language.
    pub name: String,
}

impl Arg {
    /// The name of a thing.
    pub fn thing<T: Thing>(thing: &T) -> Arg {
        Arg::Name { kind: Id::Borrowed(T::KIND), id: thing.thing_id() }
    }

    /// The seats of a list that holds only seats.
    pub fn seats(&self) -> Option<Vec<Seat>> {
        let Arg::List { items } = self else { return None };
        let seat = |item: &Arg| if let Arg::Seat { seat } = item { Some(*seat) } else { None };
        items.iter().map(seat).collect()
    }
}

/// The id of a sentence and what goes into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Message {
    /// The id, as it stands in the words files.
    pub id: Id,
    /// The pieces, by name.
    #[serde(with = "pieces")]
    #[cfg_attr(feature = "wire", ts(as = "BTreeMap<String, Arg>"))]
    #[cfg_attr(feature = "wire", schemars(with = "BTreeMap<String, Arg>"))]
    pub args: Vec<(Id, Arg)>,
}

impl Message {
    /// A message without pieces yet.
    pub fn new(id: &'static str) -> Message {
        Message { id: Id::Borrowed(id), args: Vec::new() }
    }

    /// The piece with this name.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg)
    }

    /// Adds a piece. Each name is used once.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Message {
        debug_assert!(self.arg(name).is_none(), "{} has two pieces {name}", self.id);
        self.args.push((Id::Borrowed(name), arg));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, value: impl Into<i64>) -> Message {
        self.with(name, Arg::Number { value: value.into() })
    }

    /// Adds the number of a brewery, a space or a slot, counted from 0.
    #[must_use]
    pub fn ordinal(self, name: &'static str, index: impl Into<u32>) -> Message {
        self.with(name, Arg::Ordinal { index: index.into() })
    }

    /// Adds the name of a thing.
    #[must_use]
    pub fn name(self, name: &'static str, thing: impl Thing) -> Message {
        self.with(name, Arg::thing(&thing))
    }

    /// Adds the names of things.
    #[must_use]
    pub fn names<T: Thing>(self, name: &'static str, things: impl IntoIterator<Item = T>) -> Message {
        self.list(name, things.into_iter().map(|thing| Arg::thing(&thing)))
    }

    /// Adds the name of a thing that has no type of its own.
    #[must_use]
    pub fn named(self, name: &'static str, kind: &'static str, id: impl Into<Id>) -> Message {
        self.with(name, Arg::Name { kind: Id::Borrowed(kind), id: id.into() })
    }

    /// Adds the name of a thing, or says that the reader may not know it.
    #[must_use]
    pub fn name_or_hidden<T: Thing>(self, name: &'static str, thing: Option<T>) -> Message {
        match thing {
            Some(thing) => self.name(name, thing),
            None => self.with(name, Arg::Hidden { kind: Id::Borrowed(T::KIND) }),
        }
    }

    /// Adds a seat.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Message {
        self.with(name, Arg::Seat { seat })
    }

    /// Adds several seats.
    #[must_use]
    pub fn seats(self, name: &'static str, seats: impl IntoIterator<Item = Seat>) -> Message {
        self.list(name, seats.into_iter().map(|seat| Arg::Seat { seat }))
    }

    /// Adds a cell of a map.
    #[must_use]
    pub fn place(self, name: &'static str, (q, r): (impl Into<i32>, impl Into<i32>)) -> Message {
        self.with(name, Arg::Place { q: q.into(), r: r.into() })
    }

    /// Adds several pieces under one name.
    #[must_use]
    pub fn list(self, name: &'static str, items: impl IntoIterator<Item = Arg>) -> Message {
        self.with(name, Arg::List { items: items.into_iter().collect() })
    }

    /// Adds a text that is the same in every language.
    #[must_use]
    pub fn text(self, name: &'static str, value: impl Into<String>) -> Message {
        self.with(name, Arg::Text { text: value.into() })
    }
}

/// A rule that forbids something, in a form that does not depend on the game.
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

/// The pieces of a message as an object, in their order.
mod pieces {
    use super::{Arg, Id};
    use serde::de::{MapAccess, Visitor};
    use serde::{Deserializer, Serializer};
    use std::fmt;

    pub(super) fn serialize<S: Serializer>(args: &[(Id, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<(Id, Arg)>, D::Error> {
        struct Pieces;
        impl<'de> Visitor<'de> for Pieces {
            type Value = Vec<(Id, Arg)>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the pieces of a message, by name")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut args = Vec::new();
                while let Some(piece) = map.next_entry()? {
                    args.push(piece);
                }
                Ok(args)
            }
        }
        deserializer.deserialize_map(Pieces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy)]
    struct Gold;

    impl Thing for Gold {
        const KIND: &'static str = "good";
        fn thing_id(&self) -> Id {
            "gold".into()
        }
    }

    #[test]
    fn every_kind_of_piece_is_written_and_read_back() {
        let goods = BTreeMap::from([("gold".into(), 2)]);
        let message = Message::new("x-all")
            .number("number", -3)
            .ordinal("ordinal", 0u8)
            .seat("seat", Seat(1))
            .seats("seats", [Seat(2), Seat(0)])
            .name("name", Gold)
            .names("names", [Gold, Gold])
            .named("named", "tile", String::from("H02"))
            .name_or_hidden("hidden", None::<Gold>)
            .place("place", (-4i8, 1i8))
            .with("goods", Arg::Goods { goods })
            .list("none", [])
            .text("text", "@0 (4, 1)");
        let json = concat!(
            r#"{"id":"x-all","args":{"number":{"type":"number","value":-3},"ordinal":{"type":"ordinal","index":0},"#,
            r#""seat":{"type":"seat","seat":1},"#,
            r#""seats":{"type":"list","items":[{"type":"seat","seat":2},{"type":"seat","seat":0}]},"#,
            r#""name":{"type":"name","kind":"good","id":"gold"},"#,
            r#""names":{"type":"list","items":[{"type":"name","kind":"good","id":"gold"},{"type":"name","kind":"good","id":"gold"}]},"#,
            r#""named":{"type":"name","kind":"tile","id":"H02"},"hidden":{"type":"hidden","kind":"good"},"#,
            r#""place":{"type":"place","q":-4,"r":1},"goods":{"type":"goods","goods":{"gold":2}},"#,
            r#""none":{"type":"list","items":[]},"text":{"type":"text","text":"@0 (4, 1)"}}}"#,
        );
        let refused = Refused { rule: "X-1".into(), message: message.clone() };
        assert_eq!(serde_json::to_string(&message).unwrap(), json);
        assert_eq!(serde_json::from_str::<Message>(json).unwrap(), message);
        let written = serde_json::to_string(&refused).unwrap();
        assert_eq!(serde_json::from_str::<Refused>(&written).unwrap(), refused);
    }

    #[test]
    fn seats_are_read_from_a_list_of_nothing_else() {
        let seats = Message::new("x").seats("who", [Seat(1), Seat(0)]);
        assert_eq!(seats.arg("who").unwrap().seats(), Some(vec![Seat(1), Seat(0)]));
        let mixed = Arg::List { items: vec![Arg::Seat { seat: Seat(0) }, Arg::Number { value: 1 }] };
        assert_eq!(mixed.seats(), None);
        assert_eq!(Arg::Seat { seat: Seat(0) }.seats(), None);
    }
}

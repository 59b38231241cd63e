//! What things are called in messages: their kind and their id.

use crate::{Card, Good, Goods, Phase};
use princely_core::message::Id;
use princely_core::{Arg, Thing, sorting};

impl Thing for Card {
    const KIND: &'static str = "card";
    fn thing_id(&self) -> Id {
        Id::Borrowed(self.id())
    }
}

impl Thing for Good {
    const KIND: &'static str = "good";
    fn thing_id(&self) -> Id {
        Id::Borrowed(self.id())
    }
}

impl Thing for Phase {
    const KIND: &'static str = "phase";
    fn thing_id(&self) -> Id {
        Id::Borrowed(self.id())
    }
}

impl From<Goods> for Arg {
    fn from(goods: Goods) -> Arg {
        let counts = Good::ALL.map(|good| (good.thing_id(), goods[good].into()));
        Arg::Goods { goods: sorting::map(counts) }
    }
}

/// What a card covers: another card, or the field that is printed on the board.
pub(crate) fn covered(id: &'static str) -> Arg {
    match Card::from_id(id) {
        Some(card) => Arg::thing(&card),
        None => Arg::Name { kind: Id::Borrowed("printed_field"), id: Id::Borrowed(id) },
    }
}

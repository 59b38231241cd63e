//! Actions as records write them: spaces count from 1, and an action is one word or an object with one key. The form
//! never changes; the wire has another ([`Action`]).

use crate::{Action, Card, Good, Goods, Market, Sale};
use princely_core::strict;
use serde::de::value::MapAccessDeserializer;
use serde::de::{IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An action on paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionNote(Action);

impl From<Action> for ActionNote {
    fn from(action: Action) -> ActionNote {
        ActionNote(action)
    }
}

impl From<ActionNote> for Action {
    fn from(note: ActionNote) -> Action {
        note.0
    }
}

/// The form of an action.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum ActionForm {
    Keep(Card),
    Under(Card),
    DrawExtra,
    StopDrawing,
    Sell(#[serde(deserialize_with = "strict::object")] SaleNote),
    Build(#[serde(deserialize_with = "strict::object")] BuildNote),
    EndBuild,
    Trash(Card),
    Store(#[serde(deserialize_with = "strict::object")] Goods),
    EndTurn,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SaleNote {
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::present")]
    brewery: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::present_object")]
    goods: Option<Goods>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::present_object")]
    market: Option<Market>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::present")]
    office: Option<Good>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildNote {
    card: Card,
    space: u8,
}

/// An action is one word, or an object with one key. Serde by itself would also accept `{"end_turn": null}`.
struct WordOrObject;

impl<'de> Visitor<'de> for WordOrObject {
    type Value = ActionForm;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an action: one word, or an object with one key")
    }

    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<ActionForm, E> {
        ActionForm::deserialize(word.into_deserializer())
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<ActionForm, A::Error> {
        use ActionForm::{DrawExtra, EndBuild, EndTurn, StopDrawing};
        match ActionForm::deserialize(MapAccessDeserializer::new(map))? {
            DrawExtra | StopDrawing | EndBuild | EndTurn => {
                Err(serde::de::Error::custom("this action is one word, not an object"))
            }
            note => Ok(note),
        }
    }
}

impl Serialize for ActionNote {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let nothing = SaleNote { brewery: None, goods: None, market: None, office: None };
        match self.0 {
            Action::Keep { card } => ActionForm::Keep(card),
            Action::Under { card } => ActionForm::Under(card),
            Action::DrawExtra => ActionForm::DrawExtra,
            Action::StopDrawing => ActionForm::StopDrawing,
            Action::Sell { sale: Sale { brewery, goods, market, office } } => {
                ActionForm::Sell(SaleNote { brewery: Some(brewery), goods: Some(goods), market, office })
            }
            Action::SellNothing => ActionForm::Sell(nothing),
            Action::Build { card, space } => {
                ActionForm::Build(BuildNote { card, space: space.saturating_add(1) })
            }
            Action::EndBuild => ActionForm::EndBuild,
            Action::Trash { card } => ActionForm::Trash(card),
            Action::Store { goods } => ActionForm::Store(goods),
            Action::EndTurn => ActionForm::EndTurn,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ActionNote {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ActionNote, D::Error> {
        use serde::de::Error;
        Ok(ActionNote(match deserializer.deserialize_any(WordOrObject)? {
            ActionForm::Keep(card) => Action::Keep { card },
            ActionForm::Under(card) => Action::Under { card },
            ActionForm::DrawExtra => Action::DrawExtra,
            ActionForm::StopDrawing => Action::StopDrawing,
            ActionForm::Sell(SaleNote { brewery: Some(brewery), goods: Some(goods), market, office }) => {
                Action::Sell { sale: Sale { brewery, goods, market, office } }
            }
            ActionForm::Sell(SaleNote { brewery: None, goods: None, market: None, office: None }) => {
                Action::SellNothing
            }
            ActionForm::Sell(_) => {
                return Err(D::Error::custom(
                    "a sale names a brewery and all three goods; nothing sold is {}",
                ));
            }
            ActionForm::Build(BuildNote { card, space }) => match space.checked_sub(1) {
                Some(space) => Action::Build { card, space },
                None => return Err(D::Error::custom("building spaces count from 1")),
            },
            ActionForm::EndBuild => Action::EndBuild,
            ActionForm::Trash(card) => Action::Trash { card },
            ActionForm::Store(goods) => Action::Store { goods },
            ActionForm::EndTurn => Action::EndTurn,
        }))
    }
}

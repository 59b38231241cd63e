//! Actions as records write them: one word, or an object with one key. The form never changes; the wire has another
//! ([`Action`]).

use crate::action::{Action, Commerce, Reservation};
use crate::names::{Building, Figure, FoodRow, Good, StockBoard, TileId, Vehicle};
use princely_core::strict;
use princely_hex::Hex;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error as _, IntoDeserializer, MapAccess, Visitor};
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

/// The form of an action. Serde by itself is too generous when it reads: it would accept a list in place of an object,
/// and `{"end_phase": null}` in place of `"end_phase"`.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ActionForm {
    DraftKeep(TileId),
    Reserve(Reservation),
    PlaceExtra(#[serde(deserialize_with = "strict::object")] PlaceExtraNote),
    Place(#[serde(deserialize_with = "strict::object")] PlaceNote),
    FarmerMove(#[serde(deserialize_with = "strict::object")] FarmerNote),
    CannotPlace,
    MoveMaster(#[serde(deserialize_with = "strict::object")] MasterNote),
    Sell(Good),
    Buy(Good),
    FoodCoin(FoodRow),
    BuyCommerce(#[serde(with = "price")] Commerce),
    Build(#[serde(deserialize_with = "strict::object")] BuildNote),
    Demolish(#[serde(deserialize_with = "strict::object")] SlotNote),
    MinerMine(#[serde(deserialize_with = "strict::object")] MineNote),
    ArchitectMove(#[serde(deserialize_with = "strict::object")] ArchitectNote),
    Produce(#[serde(deserialize_with = "strict::object")] SlotNote),
    Catch,
    Make(Vehicle),
    MeritTile(TileId),
    EndPhase,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceExtraNote {
    tile: TileId,
    at: Hex,
    rot: u8,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::present")]
    stock_board: Option<StockBoard>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceNote {
    tile: TileId,
    at: Hex,
    rot: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FarmerNote {
    from: Hex,
    to: Hex,
    rot: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MasterNote {
    who: Figure,
    #[serde(deserialize_with = "strict::nullable")]
    from: Option<Hex>,
    #[serde(deserialize_with = "strict::nullable")]
    to: Option<Hex>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildNote {
    building: Building,
    at: Hex,
    slot: u8,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::present")]
    stock_board: Option<StockBoard>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SlotNote {
    at: Hex,
    slot: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MineNote {
    building: Building,
    at: Hex,
    slot: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ArchitectNote {
    from: Hex,
    from_slot: u8,
    to: Hex,
    to_slot: u8,
}

impl From<ActionForm> for Action {
    fn from(note: ActionForm) -> Action {
        match note {
            ActionForm::DraftKeep(tile) => Action::DraftKeep { tile },
            ActionForm::Reserve(buildings) => Action::Reserve { buildings },
            ActionForm::PlaceExtra(PlaceExtraNote { tile, at, rot, stock_board }) => {
                Action::PlaceExtra { tile, at, rot, stock_board }
            }
            ActionForm::Place(PlaceNote { tile, at, rot }) => Action::Place { tile, at, rot },
            ActionForm::FarmerMove(FarmerNote { from, to, rot }) => Action::FarmerMove { from, to, rot },
            ActionForm::CannotPlace => Action::CannotPlace,
            ActionForm::MoveMaster(MasterNote { who, from, to }) => Action::MoveMaster { who, from, to },
            ActionForm::Sell(good) => Action::Sell { good },
            ActionForm::Buy(good) => Action::Buy { good },
            ActionForm::FoodCoin(row) => Action::FoodCoin { row },
            ActionForm::BuyCommerce(order) => Action::BuyCommerce { order },
            ActionForm::Build(BuildNote { building, at, slot, stock_board }) => {
                Action::Build { building, at, slot, stock_board }
            }
            ActionForm::Demolish(SlotNote { at, slot }) => Action::Demolish { at, slot },
            ActionForm::MinerMine(MineNote { building, at, slot }) => {
                Action::MinerMine { building, at, slot }
            }
            ActionForm::ArchitectMove(ArchitectNote { from, from_slot, to, to_slot }) => {
                Action::ArchitectMove { from, from_slot, to, to_slot }
            }
            ActionForm::Produce(SlotNote { at, slot }) => Action::Produce { at, slot },
            ActionForm::Catch => Action::Catch,
            ActionForm::Make(vehicle) => Action::Make { vehicle },
            ActionForm::MeritTile(tile) => Action::MeritTile { tile },
            ActionForm::EndPhase => Action::EndPhase,
        }
    }
}

impl From<Action> for ActionForm {
    fn from(action: Action) -> ActionForm {
        match action {
            Action::DraftKeep { tile } => ActionForm::DraftKeep(tile),
            Action::Reserve { buildings } => ActionForm::Reserve(buildings),
            Action::PlaceExtra { tile, at, rot, stock_board } => {
                ActionForm::PlaceExtra(PlaceExtraNote { tile, at, rot, stock_board })
            }
            Action::Place { tile, at, rot } => ActionForm::Place(PlaceNote { tile, at, rot }),
            Action::FarmerMove { from, to, rot } => ActionForm::FarmerMove(FarmerNote { from, to, rot }),
            Action::CannotPlace => ActionForm::CannotPlace,
            Action::MoveMaster { who, from, to } => ActionForm::MoveMaster(MasterNote { who, from, to }),
            Action::Sell { good } => ActionForm::Sell(good),
            Action::Buy { good } => ActionForm::Buy(good),
            Action::FoodCoin { row } => ActionForm::FoodCoin(row),
            Action::BuyCommerce { order } => ActionForm::BuyCommerce(order),
            Action::Build { building, at, slot, stock_board } => {
                ActionForm::Build(BuildNote { building, at, slot, stock_board })
            }
            Action::Demolish { at, slot } => ActionForm::Demolish(SlotNote { at, slot }),
            Action::MinerMine { building, at, slot } => {
                ActionForm::MinerMine(MineNote { building, at, slot })
            }
            Action::ArchitectMove { from, from_slot, to, to_slot } => {
                ActionForm::ArchitectMove(ArchitectNote { from, from_slot, to, to_slot })
            }
            Action::Produce { at, slot } => ActionForm::Produce(SlotNote { at, slot }),
            Action::Catch => ActionForm::Catch,
            Action::Make { vehicle } => ActionForm::Make(vehicle),
            Action::MeritTile { tile } => ActionForm::MeritTile(tile),
            Action::EndPhase => ActionForm::EndPhase,
        }
    }
}

/// An order of Commerce, written as its price.
mod price {
    use super::Commerce;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub(super) fn serialize<S: Serializer>(order: &Commerce, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(if *order == Commerce::Thirty { 30 } else { 20 })
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Commerce, D::Error> {
        match u8::deserialize(deserializer)? {
            20 => Ok(Commerce::Twenty),
            30 => Ok(Commerce::Thirty),
            other => Err(D::Error::custom(format_args!("an order of Commerce is 30 or 20, not {other}"))),
        }
    }
}

/// An action is one word, or an object with one key.
struct WordOrObject;

impl<'de> Visitor<'de> for WordOrObject {
    type Value = Action;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an action: one word, or an object with one key")
    }

    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Action, E> {
        ActionForm::deserialize(word.into_deserializer()).map(Action::from)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Action, A::Error> {
        match Action::from(ActionForm::deserialize(MapAccessDeserializer::new(map))?) {
            Action::CannotPlace | Action::Catch | Action::EndPhase => {
                Err(A::Error::custom("this action is one word, not an object"))
            }
            action => Ok(action),
        }
    }
}

impl<'de> Deserialize<'de> for ActionNote {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ActionNote, D::Error> {
        deserializer.deserialize_any(WordOrObject).map(ActionNote)
    }
}

impl Serialize for ActionNote {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ActionForm::from(self.0).serialize(serializer)
    }
}

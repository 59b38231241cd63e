//! What players and chance may do. The written form is the one of records.

use crate::catalogue::KindNo;
use crate::names::{Building, Figure, FoodRow, Good, StockBoard, TileId, Vehicle};
use princely_core::{Seat, strict};
use princely_hex::Hex;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error as _, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An action; what each phase allows is in the files of `step/`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Keeps one of two start tiles (P-DRAFT-01).
    DraftKeep(TileId),
    /// Chooses the buildings that come with the start tile (P-DRAFT-02).
    Reserve(Reservation),
    /// Lays a start or merit tile (P-DRAFT-03, P-ORD-09).
    PlaceExtra {
        /// Which tile.
        tile: TileId,
        /// Where.
        at: Hex,
        /// How it lies.
        rot: u8,
        /// The stock board, if it brings the warehouse.
        #[serde(skip_serializing_if = "Option::is_none")]
        stock_board: Option<StockBoard>,
    },
    /// Lays the tile of the round (P-PLACE-01).
    Place {
        /// Which tile.
        tile: TileId,
        /// Where.
        at: Hex,
        /// How it lies.
        rot: u8,
    },
    /// Returns the Farmer's order and moves a tile (P-ORD-07).
    FarmerMove {
        /// From where.
        from: Hex,
        /// Where to.
        to: Hex,
        /// How it lies then.
        rot: u8,
    },
    /// Says that no tile can be placed (P-PLACE-10).
    CannotPlace,
    /// Moves a figure (P-MAST-02).
    MoveMaster {
        /// Which kind of figure.
        who: Figure,
        /// From where; `None`: the player's board.
        from: Option<Hex>,
        /// Where to; `None`: the player's board.
        to: Option<Hex>,
    },
    /// Sells one piece (P-TRADE-01).
    Sell(Good),
    /// Buys one piece (P-TRADE-02).
    Buy(Good),
    /// Puts a coin into a food row (P-ENH-01).
    FoodCoin(FoodRow),
    /// Buys an order of Commerce (P-ORD-04).
    BuyCommerce(Commerce),
    /// Builds (P-BUILD-01).
    Build {
        /// Which building.
        building: Building,
        /// Where.
        at: Hex,
        /// On which slot.
        slot: u8,
        /// The stock board of a warehouse.
        #[serde(skip_serializing_if = "Option::is_none")]
        stock_board: Option<StockBoard>,
    },
    /// Tears a building down (P-DEMO-01).
    Demolish {
        /// Where.
        at: Hex,
        /// On which slot.
        slot: u8,
    },
    /// Returns the Miner's order and opens a mine (P-ORD-05).
    MinerMine {
        /// Which mine.
        building: Building,
        /// Where.
        at: Hex,
        /// On which slot.
        slot: u8,
    },
    /// Returns the Architect's order and moves a building (P-ORD-06).
    ArchitectMove {
        /// From where.
        from: Hex,
        /// From which slot.
        from_slot: u8,
        /// Where to.
        to: Hex,
        /// To which slot.
        to_slot: u8,
    },
    /// Makes one unit at a building (P-PROD-02).
    Produce {
        /// Where.
        at: Hex,
        /// On which slot.
        slot: u8,
    },
    /// Catches one fish with a boat (P-SHIP-03).
    Catch,
    /// Makes a cart or a ship (P-RIDE-04, P-SHIP-01).
    Make(Vehicle),
    /// Takes a merit tile (P-ORD-09).
    MeritTile(TileId),
    /// Ends the player's part of the phase.
    EndPhase,
}

/// The only chance of the game: who begins, and two start cards each (P-SETUP-06, P-DRAFT-01).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The starting player of round 1.
    pub first: Seat,
    /// The kinds of the start tiles, by seat.
    pub cards: [[KindNo; 2]; 2],
}

/// The buildings reserved for a start tile: one entry per slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reservation {
    pub(crate) slots: u8,
    pub(crate) buildings: [Option<Building>; 2],
}

impl Reservation {
    /// A reservation for one or two slots.
    pub fn new(buildings: &[Option<Building>]) -> Option<Reservation> {
        match *buildings {
            [one] => Some(Reservation { slots: 1, buildings: [one, None] }),
            [one, two] => Some(Reservation { slots: 2, buildings: [one, two] }),
            _ => None,
        }
    }

    /// The reservation in the form in which a position keeps it.
    pub(crate) fn slots_chosen(&self) -> crate::state::Reserved {
        let buildings = self.buildings.map(|entry| entry.map_or(crate::map::NONE, |building| building as u8));
        crate::state::Reserved::Slots { count: self.slots, buildings }
    }

    /// The entries, one per slot.
    pub fn buildings(&self) -> &[Option<Building>] {
        &self.buildings[..usize::from(self.slots)]
    }
}

impl Serialize for Reservation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.buildings().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Reservation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Reservation, D::Error> {
        let buildings = Vec::<Option<Building>>::deserialize(deserializer)?;
        Reservation::new(&buildings).ok_or_else(|| D::Error::custom("a reservation has one or two entries"))
    }
}

/// One of the two orders of Commerce, named by its price.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Commerce {
    /// The single-coloured one, 20 pecunia.
    Twenty,
    /// The two-coloured one, 30 pecunia.
    Thirty,
}

impl Serialize for Commerce {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(if *self == Commerce::Thirty { 30 } else { 20 })
    }
}

impl<'de> Deserialize<'de> for Commerce {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Commerce, D::Error> {
        match u8::deserialize(deserializer)? {
            20 => Ok(Commerce::Twenty),
            30 => Ok(Commerce::Thirty),
            other => Err(D::Error::custom(format_args!("an order of Commerce is 30 or 20, not {other}"))),
        }
    }
}

/// The form in which an action is read. Serde by itself is too generous: it would accept a list in place of an object,
/// and `{"end_phase": null}` in place of `"end_phase"`.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum ActionNote {
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
    BuyCommerce(Commerce),
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceExtraNote {
    tile: TileId,
    at: Hex,
    rot: u8,
    #[serde(default, deserialize_with = "strict::present")]
    stock_board: Option<StockBoard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceNote {
    tile: TileId,
    at: Hex,
    rot: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FarmerNote {
    from: Hex,
    to: Hex,
    rot: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MasterNote {
    who: Figure,
    #[serde(deserialize_with = "strict::nullable")]
    from: Option<Hex>,
    #[serde(deserialize_with = "strict::nullable")]
    to: Option<Hex>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildNote {
    building: Building,
    at: Hex,
    slot: u8,
    #[serde(default, deserialize_with = "strict::present")]
    stock_board: Option<StockBoard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SlotNote {
    at: Hex,
    slot: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MineNote {
    building: Building,
    at: Hex,
    slot: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArchitectNote {
    from: Hex,
    from_slot: u8,
    to: Hex,
    to_slot: u8,
}

impl From<ActionNote> for Action {
    fn from(note: ActionNote) -> Action {
        match note {
            ActionNote::DraftKeep(tile) => Action::DraftKeep(tile),
            ActionNote::Reserve(reservation) => Action::Reserve(reservation),
            ActionNote::PlaceExtra(PlaceExtraNote { tile, at, rot, stock_board }) => {
                Action::PlaceExtra { tile, at, rot, stock_board }
            }
            ActionNote::Place(PlaceNote { tile, at, rot }) => Action::Place { tile, at, rot },
            ActionNote::FarmerMove(FarmerNote { from, to, rot }) => Action::FarmerMove { from, to, rot },
            ActionNote::CannotPlace => Action::CannotPlace,
            ActionNote::MoveMaster(MasterNote { who, from, to }) => Action::MoveMaster { who, from, to },
            ActionNote::Sell(good) => Action::Sell(good),
            ActionNote::Buy(good) => Action::Buy(good),
            ActionNote::FoodCoin(row) => Action::FoodCoin(row),
            ActionNote::BuyCommerce(commerce) => Action::BuyCommerce(commerce),
            ActionNote::Build(BuildNote { building, at, slot, stock_board }) => {
                Action::Build { building, at, slot, stock_board }
            }
            ActionNote::Demolish(SlotNote { at, slot }) => Action::Demolish { at, slot },
            ActionNote::MinerMine(MineNote { building, at, slot }) => {
                Action::MinerMine { building, at, slot }
            }
            ActionNote::ArchitectMove(ArchitectNote { from, from_slot, to, to_slot }) => {
                Action::ArchitectMove { from, from_slot, to, to_slot }
            }
            ActionNote::Produce(SlotNote { at, slot }) => Action::Produce { at, slot },
            ActionNote::Catch => Action::Catch,
            ActionNote::Make(vehicle) => Action::Make(vehicle),
            ActionNote::MeritTile(tile) => Action::MeritTile(tile),
            ActionNote::EndPhase => Action::EndPhase,
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
        ActionNote::deserialize(word.into_deserializer()).map(Action::from)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Action, A::Error> {
        match Action::from(ActionNote::deserialize(MapAccessDeserializer::new(map))?) {
            Action::CannotPlace | Action::Catch | Action::EndPhase => {
                Err(A::Error::custom("this action is one word, not an object"))
            }
            action => Ok(action),
        }
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Action, D::Error> {
        deserializer.deserialize_any(WordOrObject)
    }
}

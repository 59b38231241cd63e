//! What a player may do. The written form is the one of records.

use crate::names::{Building, Figure, FoodRow, Good, StockBoard, TileId, Vehicle};
use crate::options::present;
use princely_hex::Hex;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An action; what each phase allows is in the files of `step/`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Keeps one of two start tiles (P-DRAFT-01).
    DraftKeep(TileId),
    /// Chooses the buildings that come with the start tile (P-DRAFT-02).
    Reserve(Reservation),
    /// Lays a start or merit tile (P-DRAFT-03, P-ORD-09).
    PlaceExtra {
        /// Which.
        tile: TileId,
        /// Where.
        at: Hex,
        /// How it lies.
        rot: u8,
        /// The stock board, if it brings the warehouse.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
        stock_board: Option<StockBoard>,
    },
    /// Lays the tile of the round (P-PLACE-01).
    Place {
        /// Which.
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
        /// Which.
        who: Figure,
        /// From where; `None`: the player's board.
        #[serde(deserialize_with = "Option::deserialize")]
        from: Option<Hex>,
        /// Where to; `None`: the player's board.
        #[serde(deserialize_with = "Option::deserialize")]
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
        /// What.
        building: Building,
        /// Where.
        at: Hex,
        /// On which slot.
        slot: u8,
        /// The stock board of a warehouse.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
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

    /// The entries, one per slot.
    pub fn buildings(&self) -> &[Option<Building>] {
        &self.buildings[..usize::from(self.slots).min(2)]
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

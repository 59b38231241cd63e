//! What players and chance may do; what each phase allows is in the files of `step/`. Clients and servers send actions
//! in the form that they have here; records have a form of their own ([`ActionNote`](crate::notation::ActionNote)).

use crate::catalogue::KindNo;
use crate::names::{Building, Figure, FoodRow, Good, StockBoard, TileId, Vehicle};
use princely_core::Seat;
use princely_hex::Hex;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One decision of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Keeps one of two start tiles (P-DRAFT-01).
    DraftKeep {
        /// Which tile.
        tile: TileId,
    },
    /// Chooses the buildings that come with the start tile (P-DRAFT-02).
    Reserve {
        /// One entry for each slot; `null`: nothing.
        #[cfg_attr(
            feature = "wire",
            ts(as = "Vec<Option<Building>>"),
            schemars(with = "Vec<Option<Building>>")
        )]
        buildings: Reservation,
    },
    /// Lays a start or merit tile (P-DRAFT-03, P-ORD-09).
    PlaceExtra {
        /// Which tile.
        tile: TileId,
        /// Where.
        at: Hex,
        /// How it lies.
        #[serde(rename = "rotation")]
        rot: u8,
        /// The stock board, if it brings the warehouse.
        stock_board: Option<StockBoard>,
    },
    /// Lays the tile of the round (P-PLACE-01).
    Place {
        /// Which tile.
        tile: TileId,
        /// Where.
        at: Hex,
        /// How it lies.
        #[serde(rename = "rotation")]
        rot: u8,
    },
    /// Returns the Farmer's order and moves a tile (P-ORD-07).
    FarmerMove {
        /// From where.
        from: Hex,
        /// Where to.
        to: Hex,
        /// How it lies then.
        #[serde(rename = "rotation")]
        rot: u8,
    },
    /// Says that no tile can be placed (P-PLACE-10).
    CannotPlace,
    /// Moves a figure (P-MAST-02).
    MoveMaster {
        /// Which kind of figure.
        who: Figure,
        /// From where; `null`: the player's board.
        from: Option<Hex>,
        /// Where to; `null`: the player's board.
        to: Option<Hex>,
    },
    /// Sells one piece (P-TRADE-01).
    Sell {
        /// Of which good.
        good: Good,
    },
    /// Buys one piece (P-TRADE-02).
    Buy {
        /// Of which good.
        good: Good,
    },
    /// Puts a coin into a food row (P-ENH-01).
    FoodCoin {
        /// Which row.
        row: FoodRow,
    },
    /// Buys an order of Commerce (P-ORD-04).
    BuyCommerce {
        /// Which order.
        order: Commerce,
    },
    /// Builds (P-BUILD-01).
    Build {
        /// Which building.
        building: Building,
        /// Where.
        at: Hex,
        /// On which slot.
        slot: u8,
        /// The stock board of a warehouse.
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
    Make {
        /// Which vehicle.
        vehicle: Vehicle,
    },
    /// Takes a merit tile (P-ORD-09).
    MeritTile {
        /// Which tile.
        tile: TileId,
    },
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[cfg_attr(feature = "wire", ts(rename = "CommerceOrder"), schemars(rename = "CommerceOrder"))]
pub enum Commerce {
    /// The single-coloured one, 20 pecunia.
    #[serde(rename = "commerce_20")]
    Twenty,
    /// The two-coloured one, 30 pecunia.
    #[serde(rename = "commerce_30")]
    Thirty,
}

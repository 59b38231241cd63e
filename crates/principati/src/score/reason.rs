//! Why points are scored: which buildings, which cells, which people.

use crate::names::{Building, Colour, Good, Order, Vehicle};
use princely_hex::Hex;
use serde::{Deserialize, Serialize};

/// An item of the score (section 18), in the order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// Standing buildings (P-SCORE-02).
    Buildings,
    /// Victoria Island (P-SCORE-03).
    Island,
    /// Having said that no tile can be placed (P-SCORE-04).
    CannotPlace,
    /// Production chains (P-SCORE-05).
    Chains,
    /// Buildings next to a well (P-SCORE-06).
    BesideWell,
    /// Watchtowers in sight of each other (P-SCORE-07).
    Watchtowers,
    /// Watchtowers under a Scout Tower (P-SCORE-08).
    Scouted,
    /// Distant buildings (P-SCORE-09).
    Distant,
    /// Pecunia (P-SCORE-10).
    Money,
    /// Orders held (P-SCORE-11).
    Orders,
    /// Cardinal, masters, horsemen, citizens (P-SCORE-12).
    People,
    /// Enclosed empty cells (P-SCORE-13).
    Enclosed,
    /// Colour groups (P-SCORE-14).
    Colours,
    /// Ships and carts (P-SCORE-15).
    Vehicles,
    /// Stored goods (P-SCORE-16).
    Goods,
}

impl Item {
    /// All items, in the order of the rules.
    pub const ALL: &'static [Item] = &[
        Item::Buildings,
        Item::Island,
        Item::CannotPlace,
        Item::Chains,
        Item::BesideWell,
        Item::Watchtowers,
        Item::Scouted,
        Item::Distant,
        Item::Money,
        Item::Orders,
        Item::People,
        Item::Enclosed,
        Item::Colours,
        Item::Vehicles,
        Item::Goods,
    ];
    /// How many there are.
    pub const COUNT: usize = Item::ALL.len();

    /// The rule that says what the item is worth.
    pub const fn rule(self) -> &'static str {
        match self {
            Item::Buildings => "P-SCORE-02",
            Item::Island => "P-SCORE-03",
            Item::CannotPlace => "P-SCORE-04",
            Item::Chains => "P-SCORE-05",
            Item::BesideWell => "P-SCORE-06",
            Item::Watchtowers => "P-SCORE-07",
            Item::Scouted => "P-SCORE-08",
            Item::Distant => "P-SCORE-09",
            Item::Money => "P-SCORE-10",
            Item::Orders => "P-SCORE-11",
            Item::People => "P-SCORE-12",
            Item::Enclosed => "P-SCORE-13",
            Item::Colours => "P-SCORE-14",
            Item::Vehicles => "P-SCORE-15",
            Item::Goods => "P-SCORE-16",
        }
    }
}

/// A person who scores (P-SCORE-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(rename_all = "snake_case")]
pub enum Person {
    /// The cardinal.
    Cardinal,
    /// A princely master.
    Master,
    /// A horseman.
    Horseman,
    /// A citizen.
    Citizen,
}

/// Some points, and what they are for. The reasons of an item add up to its points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Reason {
    /// Standing pieces of a building.
    Building {
        /// Which building.
        building: Building,
        /// Where its pieces stand; a cell with two of them is named twice.
        at: Vec<Hex>,
        /// The points of all of them together.
        points: i32,
    },
    /// The port on Victoria Island.
    Island {
        /// Where the island lies.
        at: Hex,
        /// The points.
        points: i32,
    },
    /// The player has said that no tile can be placed.
    CannotPlace {
        /// The points, below zero.
        points: i32,
    },
    /// Neighbours in a production chain.
    Chain {
        /// The whole chain, the last product first.
        buildings: Vec<Building>,
        /// The links that stand: the cells of two buildings that follow each other.
        links: Vec<[Hex; 2]>,
        /// The points.
        points: i32,
    },
    /// A building on or beside a tile with a well.
    BesideWell {
        /// Which building.
        building: Building,
        /// Where it stands.
        at: Hex,
        /// Where a well stands.
        well: Hex,
        /// The points.
        points: i32,
    },
    /// A watchtower that another one can see.
    InSight {
        /// Where it stands.
        at: Hex,
        /// Where another one stands.
        other: Hex,
        /// The points.
        points: i32,
    },
    /// The watchtowers, because a Scout Tower stands.
    Scouted {
        /// Where they stand.
        at: Vec<Hex>,
        /// The points of all of them together.
        points: i32,
    },
    /// A building that the player's own roads do not join to the Palace.
    Distant {
        /// Which building.
        building: Building,
        /// Where it stands.
        at: Hex,
        /// The points, below zero.
        points: i32,
    },
    /// Pecunia, one point each.
    Money {
        /// The points.
        points: i32,
    },
    /// An order that the player holds.
    Order {
        /// Which order.
        order: Order,
        /// The points.
        points: i32,
    },
    /// People of one kind.
    People {
        /// Who.
        who: Person,
        /// How many.
        count: u8,
        /// The points of all of them together.
        points: i32,
    },
    /// Empty cells that lie together and that the player encloses alone.
    Enclosed {
        /// The cells.
        cells: Vec<Hex>,
        /// The points, below zero.
        points: i32,
    },
    /// Tiles of the player that have one colour and lie together.
    Group {
        /// The colour.
        colour: Colour,
        /// The cells.
        cells: Vec<Hex>,
        /// The points.
        points: i32,
    },
    /// Carts or ships of one kind.
    Vehicles {
        /// Which kind.
        vehicle: Vehicle,
        /// How many.
        count: u8,
        /// The points of all of them together.
        points: i32,
    },
    /// Stored pieces of a good.
    Goods {
        /// Which good.
        good: Good,
        /// How many.
        count: u8,
        /// The points of all of them together.
        points: i32,
    },
}

impl Reason {
    /// The item it belongs to.
    pub const fn item(&self) -> Item {
        match self {
            Reason::Building { .. } => Item::Buildings,
            Reason::Island { .. } => Item::Island,
            Reason::CannotPlace { .. } => Item::CannotPlace,
            Reason::Chain { .. } => Item::Chains,
            Reason::BesideWell { .. } => Item::BesideWell,
            Reason::InSight { .. } => Item::Watchtowers,
            Reason::Scouted { .. } => Item::Scouted,
            Reason::Distant { .. } => Item::Distant,
            Reason::Money { .. } => Item::Money,
            Reason::Order { .. } => Item::Orders,
            Reason::People { .. } => Item::People,
            Reason::Enclosed { .. } => Item::Enclosed,
            Reason::Group { .. } => Item::Colours,
            Reason::Vehicles { .. } => Item::Vehicles,
            Reason::Goods { .. } => Item::Goods,
        }
    }

    /// Its points.
    pub const fn points(&self) -> i32 {
        match *self {
            Reason::Building { points, .. }
            | Reason::Island { points, .. }
            | Reason::CannotPlace { points }
            | Reason::Chain { points, .. }
            | Reason::BesideWell { points, .. }
            | Reason::InSight { points, .. }
            | Reason::Scouted { points, .. }
            | Reason::Distant { points, .. }
            | Reason::Money { points }
            | Reason::Order { points, .. }
            | Reason::People { points, .. }
            | Reason::Enclosed { points, .. }
            | Reason::Group { points, .. }
            | Reason::Vehicles { points, .. }
            | Reason::Goods { points, .. } => points,
        }
    }
}

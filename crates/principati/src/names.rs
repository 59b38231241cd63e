//! Everything that has an id in records and data files: buildings, goods, plans, features, orders.

use serde::{Deserialize, Serialize};

/// An enum whose variants carry the ids of records and data files.
macro_rules! named {
    ($(#[$meta:meta])* $Name:ident { $($(#[$doc:meta])* $Variant:ident = $id:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
        #[repr(u8)]
        pub enum $Name {
            $($(#[$doc])* #[doc = concat!("`", $id, "`")] #[serde(rename = $id)] $Variant,)*
        }

        impl $Name {
            /// All of them, in the order of their numbers.
            pub const ALL: &'static [$Name] = &[$($Name::$Variant),*];
            /// How many there are.
            pub const COUNT: usize = $Name::ALL.len();

            /// The id in records and data files.
            pub const fn id(self) -> &'static str {
                match self { $($Name::$Variant => $id),* }
            }

            /// The number of this one in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one with this number.
            #[inline]
            pub const fn of(index: u8) -> Option<$Name> {
                if (index as usize) < Self::ALL.len() { Some(Self::ALL[index as usize]) } else { None }
            }
        }
    };
}

named! {
    /// A building piece (section 10 of the rules).
    Building {
        Palace = "palace",
        Castle = "castle",
        Manor = "manor",
        Fortress = "fortress",
        ScoutTower = "scout_tower",
        Watchtower = "watchtower",
        Quarry = "quarry",
        CoalMine = "coal_mine",
        IronOreMine = "iron_ore_mine",
        GoldMine = "gold_mine",
        DiamondMine = "diamond_mine",
        Well = "well",
        Fisherman = "fisherman",
        Agriculturist = "agriculturist",
        Windmill = "windmill",
        Baker = "baker",
        PigBreeder = "pig_breeder",
        Butcher = "butcher",
        Lumberjack = "lumberjack",
        Sawmill = "sawmill",
        Metallurgist = "metallurgist",
        Mint = "mint",
        Jeweller = "jeweller",
        Blacksmith = "blacksmith",
        Warehouse = "warehouse",
        Market = "market",
        School = "school",
        Port = "port",
        Lighthouse = "lighthouse",
        RidingHall = "riding_hall",
        Bridge = "bridge",
    }
}

named! {
    /// A good that a warehouse can hold (P-COMP-02).
    Good {
        Fish = "fish",
        Tool = "tool",
        Ham = "ham",
        Bread = "bread",
        Beam = "beam",
        Stone = "stone",
        Straw = "straw",
        Jewel = "jewel",
        Water = "water",
        IronOre = "iron_ore",
        GoldOre = "gold_ore",
        Coal = "coal",
        Diamond = "diamond",
        Flour = "flour",
        Piglet = "piglet",
        IronBar = "iron_bar",
    }
}

impl Good {
    /// Whether it needs a rectangular slot (P-STORE-02).
    #[inline]
    pub const fn is_long(self) -> bool {
        matches!(self, Good::Beam | Good::IronBar)
    }
}

named! {
    /// A floor plan (P-TILE-05).
    Plan {
        Castle = "castle",
        Watchtower = "watchtower",
        Well = "well",
        Mine = "mine",
        House = "house",
        School = "school",
        Bridge = "bridge",
        Market = "market",
        RidingHall = "riding_hall",
        Port = "port",
        Lighthouse = "lighthouse",
    }
}

named! {
    /// A natural element (P-TILE-07).
    Feature {
        Forest = "forest",
        GrainField = "grain_field",
        WhiteMountain = "white_mountain",
        BlackMountain = "black_mountain",
        Field = "field",
        Juniper = "juniper",
        Lake = "lake",
        River = "river",
        RiverMouth = "river_mouth",
        Sea = "sea",
        Bay = "bay",
        Bog = "bog",
        BlueSpring = "blue_spring",
        Island = "island",
    }
}

impl Feature {
    /// The feature as one bit of a set.
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self as u8
    }
}

/// Both kinds of mountain, as bits.
pub(crate) const MOUNTAIN: u16 = Feature::WhiteMountain.bit() | Feature::BlackMountain.bit();

named! {
    /// What a side of a tile shows (P-TILE-02).
    Side {
        None = "none",
        Road = "road",
        River = "river",
        Sea = "sea",
    }
}

named! {
    /// The colour of a tile (P-TILE-10).
    Colour {
        Green = "green",
        Grey = "grey",
        White = "white",
        Black = "black",
    }
}

named! {
    /// The category of a tile (P-TILE-01).
    Category {
        Road = "road",
        Castle = "castle",
        Watchtower = "watchtower",
        Well = "well",
        Mine = "mine",
        House = "house",
        Special = "special",
        Water = "water",
        Natural = "natural",
        Island = "island",
        Start = "start",
        Merit = "merit",
    }
}

named! {
    /// An order of merit (P-ORD-01).
    Order {
        Architect = "architect",
        Commerce20 = "commerce_20",
        Commerce30 = "commerce_30",
        Farmer = "farmer",
        Military = "military",
        Miner = "miner",
        Towers = "towers",
    }
}

impl Order {
    /// The order as one bit of a set.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// Whether it brings a merit tile (P-ORD-09).
    pub const fn gives_merit_tile(self) -> bool {
        matches!(self, Order::Military | Order::Towers | Order::Commerce20 | Order::Commerce30)
    }
}

/// Both orders of Commerce, as bits.
pub(crate) const COMMERCE: u8 = Order::Commerce20.bit() | Order::Commerce30.bit();

named! {
    /// A phase of the game (P-TURN-01), the set-up's steps included.
    Phase {
        Setup = "setup",
        Draft = "draft",
        Draft2 = "draft2",
        Reserve = "reserve",
        Place = "place",
        Masters = "masters",
        Trade = "trade",
        Construct = "construct",
        Produce = "produce",
        Over = "over",
    }
}

named! {
    /// Why the game ends (P-END-01).
    Ending {
        Military = "military",
        Orders = "orders",
        Island = "island",
        CannotPlace = "cannot_place",
        MaxRounds = "max_rounds",
    }
}

named! {
    /// One of the two stock boards (P-STORE-03).
    StockBoard {
        A = "a",
        B = "b",
    }
}

named! {
    /// A row of food fields (P-ENH-01).
    FoodRow {
        Fish = "fish",
        BreadHam = "bread_ham",
    }
}

named! {
    /// A figure that raises output (P-MAST-06).
    Figure {
        Master = "master",
        Cardinal = "cardinal",
    }
}

named! {
    /// What a port or a riding hall makes (P-SHIP-01, P-RIDE-04).
    Vehicle {
        Cart = "cart",
        FishingBoat = "fishing_boat",
        CargoShip = "cargo_ship",
    }
}

/// The id of a tile: up to eight ASCII characters, so that an action holds it without a catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string", export_to = "principati/"))]
pub struct TileId([u8; 8]);

impl TileId {
    /// The id, if the text has the form of one.
    pub fn new(id: &str) -> Option<TileId> {
        let bytes = id.as_bytes();
        let plain = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || *byte == b'-';
        if bytes.is_empty() || bytes.len() > 8 || !bytes.iter().all(plain) {
            return None;
        }
        let mut padded = [0; 8];
        padded[..bytes.len()].copy_from_slice(bytes);
        Some(TileId(padded))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        let length = self.0.iter().position(|&byte| byte == 0).unwrap_or(8);
        std::str::from_utf8(&self.0[..length]).unwrap_or_default()
    }
}

impl std::fmt::Debug for TileId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::fmt::Display for TileId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for TileId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for TileId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<TileId, D::Error> {
        let id = String::deserialize(deserializer)?;
        TileId::new(&id)
            .ok_or_else(|| serde::de::Error::custom(format_args!("{id:?} is not the id of a tile")))
    }
}

#[cfg(feature = "wire")]
impl schemars::JsonSchema for TileId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "TileId".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^[A-Za-z0-9_-]{1,8}$" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_numbered_as_they_are_sorted() {
        assert!(Order::ALL.iter().map(|order| order.id()).is_sorted());
    }

    #[test]
    fn a_tile_id_is_short_plain_text() {
        assert_eq!(TileId::new("ST_A").unwrap().as_str(), "ST_A");
        assert_eq!(TileId::new("12345678").unwrap().as_str(), "12345678");
        for wrong in ["", "123456789", "é", "a b", "a\0"] {
            assert_eq!(TileId::new(wrong), None, "{wrong:?}");
        }
    }
}

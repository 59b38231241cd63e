//! What is agreed before a game: variant, length, and the switches of Annex F.

use crate::buildings::Buildings;
use crate::catalogue::{Catalogue, CatalogueNote};
use crate::names::{Building, Plan};
use princely_core::strict;
use serde::{Deserialize, Serialize};

/// The variant (P-MINE-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// The base game.
    #[default]
    Base,
    /// Miners of Principati (section 19).
    Miners,
}

/// Everything agreed before the game, as records hold it and as it crosses the wire.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The variant.
    pub variant: Variant,
    /// The number of the closing round, if there is to be one (P-END-01e).
    #[serde(deserialize_with = "strict::nullable")]
    pub max_rounds: Option<u16>,
    /// Switches that differ from their default; left out if none does.
    #[serde(default, skip_serializing_if = "Switches::is_default", deserialize_with = "strict::object")]
    #[cfg_attr(feature = "wire", ts(as = "Option<Switches>", optional))]
    pub switches: Switches,
    /// A catalogue other than the standard one, in the form of catalogue files; left out if it is the standard one.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::present_object")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub catalogue: Option<Box<CatalogueNote>>,
}

/// The cost table (P-COST-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(rename_all = "snake_case")]
pub enum CostTable {
    /// The costs of section 10.
    #[default]
    Text,
    /// The dearer ones of the second table.
    T2,
}

/// A choice that has one value so far. Annex F names others, but they are not played.
macro_rules! only {
    ($(#[$meta:meta])* $Name:ident = $value:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
        pub enum $Name {
            /// The only value so far.
            #[default]
            #[serde(rename = $value)]
            Only,
        }
    };
}
only!(
    /// `sea_check` (P-SEA-02).
    SeaCheck = "on_use"
);
only!(
    /// `road_match` (P-PLACE-03).
    RoadMatch = "strict"
);
only!(
    /// `blue_spring` (P-BLD-12).
    BlueSpringRule = "output2"
);
only!(
    /// `ships_in` (P-SHIP-01).
    ShipsIn = "production"
);
only!(
    /// `second_field` (P-RIDE-02).
    SecondField = "at_riding_hall"
);

macro_rules! switches {
    ($($(#[$doc:meta])* $name:ident as $id:literal: $type:ty = $default:expr,)*) => {
        /// The switches of Annex F. Only those that differ from their default are written.
        #[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
        #[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
        #[serde(deny_unknown_fields, default)]
        pub struct Switches {
            $(
                $(#[$doc])*
                #[serde(rename = $id)]
                #[cfg_attr(feature = "wire", ts(as = "Option<_>", optional))]
                #[cfg_attr(feature = "wire", schemars(skip_serializing_if = "left_out"))]
                pub $name: $type,
            )*
        }

        impl Default for Switches {
            fn default() -> Switches {
                Switches { $($name: $default,)* }
            }
        }

        impl Serialize for Switches {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use serde::ser::SerializeMap;
                let default = Switches::default();
                let mut map = serializer.serialize_map(None)?;
                $(if self.$name != default.$name {
                    map.serialize_entry($id, &self.$name)?;
                })*
                map.end()
            }
        }
    };
}

/// Whether a switch that has its default is left out, for the schema: always.
#[cfg(feature = "wire")]
fn left_out<T>(_: &T) -> bool {
    true
}

switches! {
    /// Fortress pieces (P-COMP-01).
    fortress_count as "fortress_count": u8 = 4,
    /// Port pieces (P-COMP-01).
    port_count as "port_count": u8 = 2,
    /// Whether the tokens of the box are all there are (P-COMP-03).
    supply_limited as "supply_limited": bool = true,
    /// Whether a feature on the building's own tile counts (P-TILE-07).
    feature_on_own_tile as "feature_on_own_tile": bool = true,
    /// Building on another's tile (P-TILE-11); only `false` is played.
    build_on_foreign_tile as "build_on_foreign_tile": bool = false,
    /// Whether sea tiles, like bays, keep plain land away (P-SEA-01).
    sea_tile_like_bay as "sea_tile_like_bay": bool = true,
    /// When a sea is looked at (P-SEA-02).
    sea_check as "sea_check": SeaCheck = SeaCheck::Only,
    /// The river tile of the starting world (P-SETUP-02).
    start_river as "start_river": String = "A02".into(),
    /// How roads must meet (P-PLACE-03).
    road_match as "road_match": RoadMatch = RoadMatch::Only,
    /// Whether masters help the agriculturist (P-MAST-03).
    master_on_agriculturist as "master_on_agriculturist": bool = true,
    /// Rectangular and square slots of stock board A (P-STORE-03).
    stock_a as "stock_A": (u8, u8) = (4, 8),
    /// Rectangular and square slots of stock board B (P-STORE-03).
    stock_b as "stock_B": (u8, u8) = (2, 10),
    /// One food row for bread and ham (P-ENH-01); only `true` is played.
    bread_ham_shared as "bread_ham_shared": bool = true,
    /// Whether half of the food fields wait for the supplementary board (P-ENH-02).
    enhance_gated as "enhance_gated": bool = true,
    /// Whether features are asked for when building (P-BUILD-04).
    adjacency_gates_building as "adjacency_gates_building": bool = false,
    /// The Palace is safe (P-FORT-02); only `true` is played.
    palace_safe as "palace_safe": bool = true,
    /// Whether a fortress spares the tiles of the starting world (P-FORT-02).
    start_tiles_safe as "start_tiles_safe": bool = true,
    /// Whether watchtowers stand on castle plans too (P-BLD-06).
    watchtower_on_castle_plan as "watchtower_on_castle_plan": bool = false,
    /// What the Blue Spring does (P-BLD-12).
    blue_spring as "blue_spring": BlueSpringRule = BlueSpringRule::Only,
    /// Which costs hold (P-COST-01).
    cost_table as "cost_table": CostTable = CostTable::Text,
    /// Whether citizens leave with their house (P-DEMO-04); only `true` is played.
    citizens_leave as "citizens_leave": bool = true,
    /// Goods may be used in the phase in which they are made (P-PROD-06); only `true` is played.
    sequential_production as "sequential_production": bool = true,
    /// When ships are made (P-SHIP-01).
    ships_in as "ships_in": ShipsIn = ShipsIn::Only,
    /// Cargo ships per player (P-SHIP-02); only 1 is played.
    cargo_ships as "cargo_ships": u8 = 1,
    /// Whether the island needs a port on its own sea (P-ISL-02).
    island_same_sea as "island_same_sea": bool = false,
    /// Where the second field lies (P-RIDE-02).
    second_field as "second_field": SecondField = SecondField::Only,
    /// Whether horsemen wait for the supplementary board (P-RIDE-03).
    horsemen_need_board as "horsemen_need_board": bool = false,
    /// Whether a cart takes a worker (P-RIDE-04).
    cart_uses_worker as "cart_uses_worker": bool = true,
    /// Whether a returned order can be earned again (P-ORD-01); only `false` is played.
    order_again as "order_again": bool = false,
    /// The buildings of the Farmer's order (P-ORD-08).
    farmer_set as "farmer_set": Vec<Building> =
        vec![Building::Fisherman, Building::Agriculturist, Building::PigBreeder, Building::Windmill],
    /// Whether the first bridge counts for the Architect (P-ORD-06).
    architect_counts_setup_bridge as "architect_counts_setup_bridge": bool = false,
    /// Whether the Palace is one of the military buildings that end the game (P-END-01a).
    palace_counts_military as "palace_counts_military": bool = true,
    /// Military buildings that end the game (P-END-01a).
    military_end as "military_end": u8 = 15,
    /// Whether the island's port scores as a port too (P-SCORE-03).
    island_port_counts_10 as "island_port_counts_10": bool = true,
    /// What a stored jewel scores (P-SCORE-16).
    jewel_vp as "jewel_vp": u8 = 5,
}

impl Switches {
    /// Reads house rules as they are typed, a name of Annex F and a value each: `military_end`, `13`. An error says
    /// what there is.
    pub fn typed(typed: &[(String, String)]) -> Result<Switches, String> {
        let mut values = serde_json::Map::new();
        for (name, value) in typed {
            let value = serde_json::from_str(value).unwrap_or_else(|_| value.clone().into());
            values.insert(name.clone(), value);
        }
        strict::from_str(&serde_json::Value::from(values).to_string())
            .map_err(|error| format!("switches: {error}"))
    }

    /// Whether every switch has its default.
    pub fn is_default(&self) -> bool {
        *self == Switches::default()
    }

    /// Refuses what is named in Annex F but not played.
    fn check(&self) -> Result<(), String> {
        let played = [
            ("build_on_foreign_tile", !self.build_on_foreign_tile),
            ("bread_ham_shared", self.bread_ham_shared),
            ("palace_safe", self.palace_safe),
            ("citizens_leave", self.citizens_leave),
            ("sequential_production", self.sequential_production),
            ("cargo_ships", self.cargo_ships == 1),
            ("order_again", !self.order_again),
        ];
        if let Some((name, _)) = played.into_iter().find(|(_, played)| !played) {
            return Err(format!("switch {name}: only its default is played"));
        }
        if !matches!(self.start_river.as_str(), "A02" | "A03") {
            return Err(format!("switch start_river: A02 or A03, not {:?}", self.start_river));
        }
        let slots = [self.stock_a, self.stock_b];
        if slots.iter().any(|&(long, square)| long > 60 || square > 60) {
            return Err("switch stock_A, stock_B: at most 60 slots of a kind".into());
        }
        let too_many = self.fortress_count > 40 || self.port_count > 40;
        if too_many || self.military_end == 0 || self.farmer_set.is_empty() {
            return Err("switches: at most 40 pieces, military_end at least 1, farmer_set not empty".into());
        }
        Ok(())
    }
}

/// The tables that follow from the options; a game is played with them.
pub(crate) struct Tables {
    pub(crate) catalogue: Catalogue,
    pub(crate) buildings: Buildings,
}

impl Options {
    /// Validates the options and makes the tables.
    pub(crate) fn tables(&self) -> Result<Tables, String> {
        self.switches.check()?;
        if self.max_rounds == Some(0) {
            return Err("max_rounds is null or at least 1".into());
        }
        let switches = &self.switches;
        let river = (switches.start_river != "A02").then_some(switches.start_river.as_str());
        let open_sea = !switches.sea_tile_like_bay;
        let catalogue = match &self.catalogue {
            Some(data) => {
                Catalogue::new(data, river, open_sea).map_err(|error| format!("catalogue: {error}"))?
            }
            None => Catalogue::new(&Catalogue::standard()?, river, open_sea)?,
        };
        let dear = switches.cost_table == CostTable::T2;
        let mut buildings = Buildings::standard(dear)?;
        buildings.set_max(Building::Fortress, switches.fortress_count);
        buildings.set_max(Building::Port, switches.port_count);
        buildings.slots[1] = switches.stock_a;
        buildings.slots[2] = switches.stock_b;
        buildings.set_farmer(&switches.farmer_set);
        if switches.watchtower_on_castle_plan {
            buildings.add_plan(Building::Watchtower, Plan::Castle);
        }
        Ok(Tables { catalogue, buildings })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Some values stand in data/buildings.toml and are defaults of switches too: fortress and port pieces, the slots of
    /// the stock boards, the buildings of the Farmer. The switches win, so both have to say the same.
    #[test]
    fn without_switches_the_tables_are_those_of_the_file() {
        for (cost_table, dear) in [(CostTable::Text, false), (CostTable::T2, true)] {
            let options =
                Options { switches: Switches { cost_table, ..Switches::default() }, ..Options::default() };
            assert_eq!(options.tables().map(|tables| tables.buildings), Buildings::standard(dear));
        }
    }
}

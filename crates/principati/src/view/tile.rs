//! The laid tiles: how they lie, what stands on them and whether it works.

use crate::Principati;
use crate::buildings::{BuildingSet, Ground, Product, bit};
use crate::catalogue::Catalogue;
use crate::map::{Laid, NONE, START_WORLD, TileNo};
use crate::names::{Building, Feature, Good, Plan, Side, TileId};
use crate::production::Lack;
use crate::state::State;
use princely_core::{Seat, sorting};
use princely_hex::Hex;
use serde::{Deserialize, Serialize};

/// A laid tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct TileView {
    /// Which kind of tile it is; its name, colours and features are in the catalogue.
    pub tile: TileId,
    /// The cell it lies on.
    pub at: Hex,
    /// By how many sixths of a turn it is turned clockwise.
    pub rotation: u8,
    /// Whose it is; `null`: nobody's.
    pub owner: Option<Seat>,
    /// What its sides show, as it lies.
    pub sides: [Side; 6],
    /// Its roads, as it lies; a bridge that stands joins two of them.
    pub roads: Vec<RoadView>,
    /// What may be built on it, and what stands there.
    pub slots: Vec<SlotView>,
    /// Princely masters on it.
    pub masters: u8,
    /// Whether its owner's cardinal stands on it.
    pub cardinal: bool,
    /// Whether it belongs to the starting world.
    pub start_world: bool,
}

/// Sides of a tile that a road joins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct RoadView {
    /// The sides.
    pub sides: Vec<u8>,
    /// The players whose Palace it leads to.
    pub leads_to: Vec<Seat>,
}

/// A place for a building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct SlotView {
    /// The floor plan.
    pub plan: Plan,
    /// What stands on it.
    pub building: Option<Building>,
    /// How it works; `null` if nothing stands there, or the rules do not ask whether it works.
    pub work: Option<WorkView>,
}

/// Whether a standing building works, and what it makes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct WorkView {
    /// What it lacks; `null`: it works.
    pub missing: Option<Missing>,
    /// What it makes now; `null`: it makes nothing by itself.
    pub product: Option<ProductView>,
    /// How many units it can make in a production phase, if it works.
    pub capacity: u8,
    /// How many units it has made in this production phase.
    pub made: u8,
}

/// Why a building does not work.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Missing {
    /// None of these features is near.
    Feature {
        /// One of these would be enough.
        any_of: Vec<Feature>,
        /// Whether a usable sea would be enough too.
        or_sea: bool,
    },
    /// Its tile is not the ground that it needs.
    Ground {
        /// The ground it needs.
        ground: Ground,
    },
    /// These buildings of its owner do not work, or do not stand.
    Buildings {
        /// All of these have to work.
        buildings: Vec<Building>,
    },
}

impl Missing {
    pub(crate) fn new(game: &Principati, building: Building, lack: Lack) -> Missing {
        match lack {
            Lack::Feature(features) => Missing::Feature {
                any_of: features_of(features),
                or_sea: game.buildings.facts(building).near_sea,
            },
            Lack::Ground(ground) => Missing::Ground { ground },
            Lack::Buildings(set) => Missing::Buildings { buildings: buildings_of(set) },
        }
    }
}

/// What a unit of work yields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ProductView {
    /// A piece for the warehouse.
    Good {
        /// Which good.
        good: Good,
    },
    /// One pecunia.
    Pecunia,
}

impl From<Product> for ProductView {
    fn from(product: Product) -> ProductView {
        match product {
            Product::Good(good) => ProductView::Good { good },
            Product::Pecunia => ProductView::Pecunia,
        }
    }
}

/// The features of a set.
pub(crate) fn features_of(bits: u16) -> Vec<Feature> {
    Feature::ALL.iter().copied().filter(|feature| bits & feature.bit() != 0).collect()
}

/// The buildings of a set.
pub(crate) fn buildings_of(set: BuildingSet) -> Vec<Building> {
    Building::ALL.iter().copied().filter(|&building| set & bit(building) != 0).collect()
}

/// The numbers of the sides of a set.
pub(crate) fn sides_of(bits: u8) -> Vec<u8> {
    (0..6).filter(|side| bits & (1 << side) != 0).collect()
}

/// All laid tiles, sorted by their cells.
pub(super) fn tiles(game: &Principati, state: &State) -> Vec<TileView> {
    let working = [Seat(0), Seat(1)].map(|seat| game.working_kinds(state, seat));
    let mut tiles: Vec<TileView> =
        state.map.iter().map(|(number, tile)| TileView::new(game, state, number, tile, working)).collect();
    sorting::sort_by_key(&mut tiles, |tile| tile.at);
    tiles
}

impl TileView {
    fn new(
        game: &Principati,
        state: &State,
        number: TileNo,
        tile: &Laid,
        working: [BuildingSet; 2],
    ) -> TileView {
        let kind = game.catalogue.kind(tile.kind);
        let slot = |(slot, &plan): (usize, &Plan)| {
            let building = tile.building(slot);
            let work =
                building.filter(|&building| game.buildings.facts(building).works).and_then(|building| {
                    let working = working.get(usize::from(tile.owner))?;
                    Some(game.work(state, (number, slot), building, *working))
                });
            SlotView { plan, building, work }
        };
        TileView {
            tile: kind.id,
            at: tile.at,
            rotation: tile.rotation,
            owner: (tile.owner != NONE).then_some(Seat(tile.owner)),
            sides: std::array::from_fn(|direction| tile.sides.at(direction)),
            roads: roads(&game.catalogue, tile),
            slots: kind.plans().iter().enumerate().map(slot).collect(),
            masters: tile.masters,
            cardinal: tile.has_cardinal(),
            start_world: tile.flags & START_WORLD != 0,
        }
    }
}

fn roads(catalogue: &Catalogue, tile: &Laid) -> Vec<RoadView> {
    let roads = tile.components(catalogue).into_iter().filter(|&road| road != 0);
    let leads_to = |road: u8| {
        [Seat(0), Seat(1)].into_iter().filter(|seat| tile.reach[seat.index()] & road != 0).collect()
    };
    roads.map(|road| RoadView { sides: sides_of(road), leads_to: leads_to(road) }).collect()
}

impl Principati {
    /// How a standing building works, given the kinds of its owner's buildings that work.
    pub(crate) fn work(
        &self,
        state: &State,
        (number, slot): (TileNo, usize),
        building: Building,
        working: BuildingSet,
    ) -> WorkView {
        let tile = state.map.tile(number);
        let seat = Seat(tile.owner);
        let lack = self.lack(state, seat, number, building, working);
        let product = self.product(state.player(seat), building);
        WorkView {
            missing: lack.map(|lack| Missing::new(self, building, lack)),
            product: product.map(ProductView::from),
            capacity: if product.is_some() { self.capacity(state, seat, number, building) } else { 0 },
            made: tile.made(slot),
        }
    }
}

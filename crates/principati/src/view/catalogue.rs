//! What never changes during a game: the faces of the tiles, what buildings cost and need, prices and points.
//! A client gets it once.

use super::tile::{buildings_of, features_of, sides_of};
use super::{Goods, ProductView, goods};
use crate::Principati;
use crate::buildings::{Class, Ground, bit};
use crate::catalogue::{Kind, Set};
use crate::names::{
    Building, Category, Colour, Feature, FoodRow, Good, Order, Plan, Side, StockBoard, TileId, Vehicle,
};
use princely_core::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// All that is printed on tiles, boards and cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct CatalogueView {
    /// The tiles.
    pub tiles: Vec<KindFacts>,
    /// The buildings.
    pub buildings: Vec<BuildingFacts>,
    /// The goods.
    pub goods: Vec<GoodFacts>,
    /// The orders that players earn by building.
    pub orders: Vec<OrderFacts>,
    /// The orders of Commerce, which are bought.
    pub commerce: Vec<CommerceFacts>,
    /// Pecunia for returning the order of the Miner, the Architect or the Farmer.
    pub order_reward: u32,
    /// Ships and carts.
    pub vehicles: Vec<VehicleFacts>,
    /// Fish that a boat catches in a production phase.
    pub boat_fish: u8,
    /// What a piece sells for without a market.
    pub selling_price: u32,
    /// What a piece sells for with a market.
    pub selling_price_with_market: u32,
    /// The price of a demolition.
    pub demolition_price: u32,
    /// The rows of food coins.
    pub food_rows: Vec<FoodRowFacts>,
    /// Citizens.
    pub citizens: Citizens,
    /// Rectangular and square slots that every warehouse has.
    pub first_slots: [u8; 2],
    /// Rectangular and square slots that a stock board adds.
    pub board_slots: BTreeMap<StockBoard, [u8; 2]>,
    /// Points of a colour group by its size, from one tile; the last entry also counts for larger groups.
    pub group_points: Vec<i32>,
    /// The production chains.
    pub chains: Vec<ChainFacts>,
    /// Features that serve the owner of their tile only.
    pub owner_only_features: Vec<Feature>,
}

/// One kind of tile. Sides are numbered clockwise from the east, for a tile that is not turned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct KindFacts {
    /// Its id.
    pub tile: TileId,
    /// Its name in the catalogue; `null` if it has none.
    pub name: Option<String>,
    /// Its category.
    pub category: Category,
    /// The players whose set it belongs to; empty for a common tile.
    pub players: Vec<Seat>,
    /// Its colours.
    pub colours: Vec<Colour>,
    /// What its sides show.
    pub sides: [Side; 6],
    /// Its roads: sides that are joined.
    pub roads: Vec<Vec<u8>>,
    /// The road that a standing bridge makes of the first two roads.
    pub bridged: Option<Vec<u8>>,
    /// Its rivers: sides that are joined.
    pub rivers: Vec<Vec<u8>>,
    /// Its floor plans, one for each slot.
    pub plans: Vec<Plan>,
    /// Its natural features.
    pub features: Vec<Feature>,
    /// Whether it lies on the riverbank.
    pub riverbank: bool,
    /// The building that it brings when it is laid for the first time.
    pub free_building: Option<Building>,
    /// How many of its rotations differ: it is laid with a rotation below this.
    pub turns: u8,
}

/// One kind of building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct BuildingFacts {
    /// Which one.
    pub building: Building,
    /// Its class.
    pub class: Class,
    /// How many pieces each player has.
    pub pieces: u8,
    /// The plans it may stand on.
    pub plans: Vec<Plan>,
    /// What it costs where no bog is near.
    pub cost: Goods,
    /// What it scores.
    pub points: i32,
    /// The citizens that live in it.
    pub citizens: u8,
    /// Buildings that must stand when it is built.
    pub requires: Vec<Building>,
    /// Whether the rules ask if it works.
    pub works: bool,
    /// One of these features must be near; if empty, none is needed.
    pub near: Vec<Feature>,
    /// Whether a usable sea nearby counts like one of `near`.
    pub near_sea: bool,
    /// What its own tile must be.
    pub ground: Option<Ground>,
    /// Buildings that must work for it to work.
    pub needs: Vec<Building>,
    /// What it makes, as long as none of `until` stands.
    pub product: Option<ProductView>,
    /// Once one of these stands, it no longer makes anything by itself.
    pub until: Vec<Building>,
    /// Whether masters may help there.
    pub takes_masters: bool,
}

/// One good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct GoodFacts {
    /// Which one.
    pub good: Good,
    /// Whether it needs a rectangular slot.
    pub long: bool,
    /// What the caravans ask for a piece; `null`: they do not sell it.
    pub buying_price: Option<u32>,
    /// How many pieces there are for both players together; `null`: there is no limit.
    pub supply: Option<u8>,
}

/// An order that a player earns by building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct OrderFacts {
    /// Which one.
    pub order: Order,
    /// The buildings that count.
    pub of: Vec<Building>,
    /// How many pieces of them must stand; `null`: one of each.
    pub count: Option<u8>,
    /// What it scores while it is held.
    pub points: i32,
    /// Whether it brings a merit tile.
    pub merit_tile: bool,
}

/// An order of Commerce.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct CommerceFacts {
    /// Which one.
    pub order: Order,
    /// Its price.
    pub price: u32,
    /// What it scores.
    pub points: i32,
}

/// A ship or a cart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct VehicleFacts {
    /// Which one.
    pub vehicle: Vehicle,
    /// What it costs.
    pub cost: Goods,
    /// How many a player may have; `null`: one for each horseman.
    pub most: Option<u8>,
    /// What it scores.
    pub points: i32,
}

/// A row of food coins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct FoodRowFacts {
    /// Which row.
    pub row: FoodRow,
    /// The price of a coin.
    pub coin: u32,
    /// The goods that a coin makes worth more.
    pub goods: Vec<Good>,
    /// Points that each coin gives to each stored piece.
    pub points: i32,
}

/// Citizens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct Citizens {
    /// How many there are at the start.
    pub first: u8,
    /// How many a player can have.
    pub most: u8,
}

/// A production chain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct ChainFacts {
    /// The buildings, the last product first.
    pub buildings: Vec<Building>,
    /// Points for one link.
    pub one_link: i32,
    /// Points for two links; `null` if the chain has only one.
    pub two_links: Option<i32>,
}

impl KindFacts {
    fn new(kind: &Kind) -> KindFacts {
        let players = match kind.set {
            Set::Players(set) => {
                [Seat(0), Seat(1)].into_iter().filter(|seat| set & (1 << seat.0) != 0).collect()
            }
            Set::Common => Vec::new(),
        };
        let parts = |parts: &[u8; 6]| {
            parts.iter().filter(|&&part| part != 0).map(|&part| sides_of(part)).collect::<Vec<_>>()
        };
        KindFacts {
            tile: kind.id,
            name: (!kind.name.is_empty()).then(|| kind.name.to_string()),
            category: kind.category,
            players,
            colours: Colour::ALL
                .iter()
                .copied()
                .filter(|&colour| kind.colours & (1 << colour as u8) != 0)
                .collect(),
            sides: kind.sides,
            roads: parts(&kind.roads),
            bridged: (kind.bridged != 0).then(|| sides_of(kind.bridged)),
            rivers: parts(&kind.rivers),
            plans: kind.plans().to_vec(),
            features: features_of(kind.features),
            riverbank: kind.riverbank,
            free_building: kind.free_building,
            turns: kind.turns,
        }
    }
}

impl Principati {
    /// What never changes during a game, for a client.
    pub fn catalogue_view(&self) -> CatalogueView {
        let tables = &self.buildings;
        let [first, boards @ ..] = tables.slots;
        CatalogueView {
            tiles: self.catalogue.kinds().iter().map(KindFacts::new).collect(),
            buildings: Building::ALL.iter().map(|&building| self.building_facts(building)).collect(),
            goods: Good::ALL.iter().map(|&good| self.good_facts(good)).collect(),
            orders: tables
                .orders
                .iter()
                .map(|facts| OrderFacts {
                    order: facts.order,
                    of: buildings_of(facts.of),
                    count: facts.count,
                    points: tables.order_points[facts.order.index()],
                    merit_tile: facts.order.gives_merit_tile(),
                })
                .collect(),
            commerce: [
                (Order::Commerce20, tables.commerce_price.1),
                (Order::Commerce30, tables.commerce_price.0),
            ]
            .into_iter()
            .map(|(order, price)| {
                let points = tables.order_points[order.index()];
                CommerceFacts { order, price, points }
            })
            .collect(),
            order_reward: tables.reward,
            vehicles: self.vehicle_facts(),
            boat_fish: tables.boat_fish,
            selling_price: tables.sell.0,
            selling_price_with_market: tables.sell.1,
            demolition_price: tables.demolish,
            food_rows: FoodRow::ALL
                .iter()
                .map(|&row| FoodRowFacts {
                    row,
                    coin: tables.food[row.index()].coin,
                    goods: match row {
                        FoodRow::Fish => vec![Good::Fish],
                        FoodRow::BreadHam => vec![Good::Bread, Good::Ham],
                    },
                    points: tables.food[row.index()].points,
                })
                .collect(),
            citizens: Citizens { first: tables.citizens.0, most: tables.citizens.1 },
            first_slots: [first.0, first.1],
            board_slots: StockBoard::ALL.iter().zip(boards).map(|(&b, (l, s))| (b, [l, s])).collect(),
            group_points: tables.score.groups.clone(),
            chains: tables
                .score
                .chains
                .iter()
                .map(|chain| ChainFacts {
                    buildings: chain.clone(),
                    one_link: tables.score.pair,
                    two_links: (chain.len() > 2).then_some(tables.score.trio),
                })
                .collect(),
            owner_only_features: features_of(self.catalogue.owner_only),
        }
    }

    fn building_facts(&self, building: Building) -> BuildingFacts {
        let facts = self.buildings.facts(building);
        let raw = facts.raw.filter(|_| self.options.variant == crate::options::Variant::Miners);
        let product = facts.product.map(ProductView::from);
        BuildingFacts {
            building,
            class: facts.class,
            pieces: facts.max,
            plans: Plan::ALL
                .iter()
                .copied()
                .filter(|&plan| self.buildings.fitting(plan) & bit(building) != 0)
                .collect(),
            cost: goods(facts.cost),
            points: facts.points,
            citizens: facts.citizens,
            requires: buildings_of(facts.requires),
            works: facts.works,
            near: features_of(facts.near),
            near_sea: facts.near_sea,
            ground: facts.stands_on,
            needs: buildings_of(facts.needs),
            until: if product.is_none() && raw.is_some() {
                buildings_of(facts.raw_until)
            } else {
                Vec::new()
            },
            product: product.or(raw.map(|good| ProductView::Good { good })),
            takes_masters: self.is_workplace(building),
        }
    }

    fn good_facts(&self, good: Good) -> GoodFacts {
        let price = self.buildings.buy[good.index()];
        GoodFacts {
            good,
            long: good.is_long(),
            buying_price: (price > 0).then_some(price),
            supply: self.options.switches.supply_limited.then_some(self.buildings.supply[good.index()]),
        }
    }

    fn vehicle_facts(&self) -> Vec<VehicleFacts> {
        let tables = &self.buildings;
        let ship = |vehicle, ship: &crate::buildings::ShipFacts| VehicleFacts {
            vehicle,
            cost: goods(ship.cost),
            most: Some(ship.max),
            points: ship.points,
        };
        let cost = goods(tables.cart_cost);
        vec![
            VehicleFacts { vehicle: Vehicle::Cart, cost, most: None, points: tables.cart_points },
            ship(Vehicle::FishingBoat, &tables.fishing_boat),
            ship(Vehicle::CargoShip, &tables.cargo_ship),
        ]
    }
}

//! The tables of section 10 to 18: buildings, prices, orders, points. Values live in
//! `data/buildings.toml`; this file gives them a shape that play can use.

mod file;

use crate::names::{Building, Good, Order, Plan};
use file::{Counted, File};
use princely_core::strict;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The text of the standard tables.
pub const STANDARD: &str = include_str!("../data/buildings.toml");

/// Stone, beam, jewel, tool.
pub type Cost = [u8; 4];

/// The goods of a [`Cost`], in its order.
pub const COST_GOODS: [Good; 4] = [Good::Stone, Good::Beam, Good::Jewel, Good::Tool];

/// A set of buildings, one bit each.
pub type BuildingSet = u32;

/// The bit of a building in a [`BuildingSet`].
#[inline]
pub const fn bit(building: Building) -> BuildingSet {
    1 << building as u8
}

/// Where a building may stand to work, besides being near a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// A tile on the riverbank (P-BLD-20).
    Riverbank,
    /// A tile that is part of a usable sea (P-SEA-02).
    UsableSea,
}

/// What a unit of work yields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Product {
    /// Something that goes into the warehouse.
    Good(Good),
    /// One pecunia.
    Pecunia,
}

impl Product {
    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Product::Good(good) => good.id(),
            Product::Pecunia => "pecunia",
        }
    }
}

/// A class of buildings (P-COMP-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Military.
    Military,
    /// Production.
    Production,
    /// Urban development.
    Urban,
}

/// Everything the rules say about one kind of building.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Which one.
    pub building: Building,
    /// Its class.
    pub class: Class,
    /// How many pieces each player has.
    pub max: u8,
    /// The plan it stands on.
    pub plan: Plan,
    /// What it costs.
    pub cost: Cost,
    /// What it scores (P-SCORE-02).
    pub points: i32,
    /// The citizens it lodges.
    pub citizens: u8,
    /// Buildings that must stand when it is built (P-BUILD-05).
    pub requires: BuildingSet,
    /// Whether the rules ask if it works.
    pub works: bool,
    /// One of these features must be near, as bits; 0 if none is needed.
    pub near: u16,
    /// Whether a usable sea nearby counts like one of `near`.
    pub near_sea: bool,
    /// What its own tile must be.
    pub stands_on: Option<Ground>,
    /// Buildings that must work for it to work.
    pub needs: BuildingSet,
    /// What it makes in every variant.
    pub product: Option<Product>,
    /// What it makes in the Miners variant, until one of `raw_until` stands.
    pub raw: Option<Good>,
    /// Once one of these stands, it no longer makes `raw`.
    pub raw_until: BuildingSet,
    /// Whether masters raise its output in every variant.
    pub masters: bool,
}

/// What has to stand for an order that comes by building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OrderCondition {
    /// Which one.
    pub order: Order,
    /// The buildings that count.
    pub of: BuildingSet,
    /// How many pieces of them must stand; `None`: one of each.
    pub count: Option<u8>,
}

/// A row of food fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoodFacts {
    /// The value of a coin.
    pub coin: u32,
    /// Fields on each board.
    pub fields: u8,
    /// Points that each coin gives each stored piece.
    pub points: i32,
}

/// A ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShipFacts {
    /// What it costs.
    pub cost: Cost,
    /// How many a player may have.
    pub max: u8,
    /// What it scores.
    pub points: i32,
}

/// The tables, ready for use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Buildings {
    facts: Vec<Facts>,
    /// Buildings in an order in which each comes after those it needs.
    pub(crate) by_need: Vec<Building>,
    /// Bits of the buildings that fit a plan, by plan.
    fits: [BuildingSet; Plan::COUNT],
    /// Citizens at the start, and the most that a player can have.
    pub citizens: (u8, u8),
    /// Price of a cart.
    pub cart_cost: Cost,
    /// What must work for a cart, besides the riding hall.
    pub cart_needs: BuildingSet,
    /// What a cart scores.
    pub cart_points: i32,
    /// The fishing boat.
    pub fishing_boat: ShipFacts,
    /// Fish that a boat catches in a round.
    pub boat_fish: u8,
    /// The cargo ship.
    pub cargo_ship: ShipFacts,
    /// Pecunia at the start.
    pub start_pecunia: u32,
    /// Goods at the start.
    pub start_goods: [u8; Good::COUNT],
    /// Rectangular and square slots: at the start, on board A, on board B.
    pub slots: [(u8, u8); 3],
    /// Selling price without and with a market.
    pub sell: (u32, u32),
    /// Buying prices; 0 where the caravans do not sell.
    pub buy: [u32; Good::COUNT],
    /// The price of a demolition.
    pub demolish: u32,
    /// The fish row and the bread/ham row.
    pub food: [FoodFacts; 2],
    /// Tokens of each good in the box.
    pub supply: [u8; Good::COUNT],
    /// Orders that come by building.
    pub orders: Vec<OrderCondition>,
    /// Price of the two orders of Commerce: two-coloured, single-coloured.
    pub commerce_price: (u32, u32),
    /// Points by order.
    pub order_points: [i32; Order::COUNT],
    /// Pecunia for returning an order.
    pub reward: u32,
    /// Earned orders that end the game.
    pub orders_end: u8,
    /// The points of section 18.
    pub score: ScoreFacts,
}

/// The points of section 18, except those that a building scores by itself.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreFacts {
    /// Victoria Island.
    pub island: i32,
    /// Having said that no tile can be placed.
    pub cannot_place: i32,
    /// One link of a chain.
    pub pair: i32,
    /// Both links of a chain of three.
    pub trio: i32,
    /// Buildings next to a well.
    pub beside_well: BesideWell,
    /// A watchtower with another in sight.
    pub watchtowers_in_sight: i32,
    /// A watchtower, with the Scout Tower.
    pub scouted_watchtower: i32,
    /// A distant building.
    pub distant: i32,
    /// A person.
    pub person: i32,
    /// An enclosed empty cell.
    pub enclosed: i32,
    /// Colour groups by size, from 1; the last entry also counts for larger groups.
    pub groups: Vec<i32>,
    /// Production chains.
    pub chains: Vec<Vec<Building>>,
}

/// P-SCORE-06.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BesideWell {
    /// Which buildings.
    pub of: Vec<Building>,
    /// Points for each.
    pub points: i32,
}

impl Buildings {
    /// What the rules say about a building.
    #[inline]
    pub fn facts(&self, building: Building) -> &Facts {
        &self.facts[building.index()]
    }

    /// All buildings that fit a plan.
    #[inline]
    pub fn fitting(&self, plan: Plan) -> BuildingSet {
        self.fits[plan.index()]
    }

    /// What a colour group of this size scores (P-SCORE-14).
    pub fn group_points(&self, size: usize) -> i32 {
        let groups = &self.score.groups;
        groups.get(size.saturating_sub(1)).or(groups.last()).copied().unwrap_or(0)
    }

    /// Reads and validates the tables. `dear` selects the second cost column (P-COST-01).
    #[cfg(feature = "toml")]
    pub fn from_toml(text: &str, dear: bool) -> Result<Buildings, String> {
        Buildings::of(toml::from_str(text).map_err(|error| error.to_string())?, dear)
    }

    /// The standard tables.
    pub fn standard(dear: bool) -> Result<Buildings, String> {
        let file = strict::from_str(include_str!(concat!(env!("OUT_DIR"), "/buildings.json")));
        Buildings::of(file.map_err(|error| error.to_string())?, dear)
    }

    fn of(file: File, dear: bool) -> Result<Buildings, String> {
        let mut facts: Vec<Facts> = Vec::with_capacity(Building::COUNT);
        for &building in Building::ALL {
            let mut rows = file.building.iter().filter(|row| row.id == building);
            let (Some(row), None) = (rows.next(), rows.next()) else {
                return Err(format!("building {:?} must be listed exactly once", building.id()));
            };
            facts.push(row.facts(dear)?);
        }
        let mut fits = [0; Plan::COUNT];
        for fact in &facts {
            fits[fact.plan.index()] |= bit(fact.building);
        }
        if let Some(plan) = Plan::ALL.iter().find(|plan| fits[plan.index()] == 0) {
            return Err(format!("no building stands on the plan {:?}", plan.id()));
        }
        let score = file.score;
        if score.groups.is_empty() || score.chains.iter().any(|chain| !(2..=3).contains(&chain.len())) {
            return Err("score: groups must not be empty, and a chain has two or three links".into());
        }
        let [goods, supply] = [file.start.goods, file.supply].map(|map| by_good(&map));
        let orders = &file.orders;
        let of = |order, list: &Counted| OrderCondition { order, of: set(&list.of), count: Some(list.count) };
        let architect =
            OrderCondition { order: Order::Architect, of: set(&orders.architect.all), count: None };
        let mut order_points = [0; Order::COUNT];
        for (order, points) in [
            (Order::Architect, orders.architect.points),
            (Order::Commerce20, orders.commerce_20.points),
            (Order::Commerce30, orders.commerce_30.points),
            (Order::Farmer, orders.farmer.points),
            (Order::Military, orders.military.points),
            (Order::Miner, orders.miner.points),
            (Order::Towers, orders.towers.points),
        ] {
            order_points[order.index()] = points;
        }
        Ok(Buildings {
            by_need: by_need(&facts)?,
            fits,
            citizens: (file.citizens.start, file.citizens.max),
            cart_cost: file.carts.cost,
            cart_needs: set(&file.carts.needs),
            cart_points: file.carts.points,
            fishing_boat: file.fishing_boat.facts(dear),
            boat_fish: file.fishing_boat.fish,
            cargo_ship: file.cargo_ship.facts(dear),
            start_pecunia: file.start.pecunia,
            start_goods: goods,
            slots: [file.warehouse.initial, file.warehouse.board_a, file.warehouse.board_b],
            sell: (file.trade.sell, file.trade.sell_with_market),
            buy: {
                let mut prices = [0; Good::COUNT];
                for (good, price) in file.trade.buy {
                    prices[good.index()] = price;
                }
                prices
            },
            demolish: file.trade.demolish,
            food: [file.food.fish, file.food.bread_ham],
            supply,
            orders: vec![
                of(Order::Military, &orders.military),
                of(Order::Towers, &orders.towers),
                of(Order::Miner, &orders.miner),
                architect,
                of(Order::Farmer, &orders.farmer),
            ],
            commerce_price: (orders.commerce_30.price, orders.commerce_20.price),
            order_points,
            reward: orders.reward,
            orders_end: orders.end,
            score,
            facts,
        })
    }

    /// Changes how many pieces of a building each player has.
    pub(crate) fn set_max(&mut self, building: Building, max: u8) {
        self.facts[building.index()].max = max;
    }

    /// Lets a building stand on one more plan.
    pub(crate) fn add_plan(&mut self, building: Building, plan: Plan) {
        self.fits[plan.index()] |= bit(building);
    }

    /// Changes the buildings of the Farmer's order.
    pub(crate) fn set_farmer(&mut self, buildings: &[Building]) {
        for order in self.orders.iter_mut().filter(|order| order.order == Order::Farmer) {
            order.of = set(buildings);
        }
    }
}

fn set(buildings: &[Building]) -> BuildingSet {
    buildings.iter().fold(0, |set, &building| set | bit(building))
}

fn by_good(map: &BTreeMap<Good, u8>) -> [u8; Good::COUNT] {
    let mut counts = [0; Good::COUNT];
    for (good, &count) in map {
        counts[good.index()] = count;
    }
    counts
}

/// Sorts buildings so that each comes after those it needs; a circle is refused.
fn by_need(facts: &[Facts]) -> Result<Vec<Building>, String> {
    let (mut sorted, mut done) = (Vec::new(), 0);
    while sorted.len() < facts.len() {
        let ready: Vec<Building> = facts
            .iter()
            .filter(|fact| done & bit(fact.building) == 0 && fact.needs & !done == 0)
            .map(|fact| fact.building)
            .collect();
        if ready.is_empty() {
            return Err("some buildings need each other in a circle".into());
        }
        for building in ready {
            done |= bit(building);
            sorted.push(building);
        }
    }
    Ok(sorted)
}

#[cfg(all(test, feature = "toml"))]
mod tests {
    use super::*;
    use crate::catalogue::{self, Catalogue};

    #[test]
    fn the_standard_tables_are_valid_and_broken_ones_are_named() {
        for dear in [false, true] {
            assert_eq!(Buildings::from_toml(STANDARD, dear), Buildings::standard(dear));
        }
        let twice = STANDARD.replace("id = \"quarry\"", "id = \"baker\"");
        assert!(Buildings::from_toml(&twice, false).unwrap_err().contains("quarry"));
        let circle = STANDARD.replace("near = [\"forest\"]", "needs = [\"sawmill\"]");
        assert!(Buildings::from_toml(&circle, false).unwrap_err().contains("circle"));
        let unknown = STANDARD.replace("near = [\"forest\"]", "near = [\"woods\"]");
        assert!(Buildings::from_toml(&unknown, false).unwrap_err().contains("woods"));
        for (good, bad) in [
            ("groups = [-2, 0, 1, 2, 5, 10, 15, 20]", "groups = []"),
            ("[\"baker\", \"windmill\", \"agriculturist\"]", "[\"baker\"]"),
        ] {
            let error = Buildings::from_toml(&STANDARD.replace(good, bad), false).unwrap_err();
            assert!(
                error.contains("groups must not be empty, and a chain has two or three links"),
                "{error}"
            );
        }
        let twice = STANDARD.replace("of = [\"fortress\"]", "of = [\"fortress\", \"fortress\"]");
        assert_eq!(Buildings::from_toml(&twice, false), Buildings::standard(false), "a set has no doubles");
        assert_eq!(Catalogue::from_toml(catalogue::STANDARD), Catalogue::standard());
    }
}

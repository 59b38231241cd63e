//! The form of `data/buildings.toml`.

use super::{Class, Cost, Facts, FoodFacts, Ground, Product, ScoreFacts, ShipFacts, set};
use crate::names::{Building, Feature, Good, Plan};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) building: Vec<Row>,
    pub(super) citizens: Citizens,
    pub(super) carts: Carts,
    pub(super) fishing_boat: Ship,
    pub(super) cargo_ship: Ship,
    pub(super) start: Start,
    pub(super) warehouse: Slots,
    pub(super) trade: Trade,
    pub(super) food: Food,
    pub(super) supply: BTreeMap<Good, u8>,
    pub(super) orders: Orders,
    pub(super) score: ScoreFacts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    pub(super) id: Building,
    pub(super) class: Class,
    pub(super) max: u8,
    pub(super) plan: Plan,
    pub(super) cost: Cost,
    pub(super) cost_t2: Option<Cost>,
    pub(super) points: i32,
    #[serde(default)]
    pub(super) citizens: u8,
    #[serde(default)]
    pub(super) requires: Vec<Building>,
    #[serde(default)]
    pub(super) works: bool,
    #[serde(default)]
    pub(super) near: Vec<String>,
    pub(super) stands_on: Option<Ground>,
    #[serde(default)]
    pub(super) needs: Vec<Building>,
    pub(super) product: Option<String>,
    pub(super) raw: Option<Good>,
    #[serde(default)]
    pub(super) raw_until: Vec<Building>,
    #[serde(default)]
    pub(super) masters: bool,
}

impl Row {
    pub(super) fn facts(&self, dear: bool) -> Result<Facts, String> {
        let product = match self.product.as_deref() {
            None => None,
            Some("pecunia") => Some(Product::Pecunia),
            Some(id) => {
                let good = Good::ALL.iter().copied().find(|good| good.id() == id);
                Some(Product::Good(good.ok_or_else(|| format!("{}: unknown product {id:?}", self.id.id()))?))
            }
        };
        let (mut near, mut near_sea) = (0, false);
        for id in &self.near {
            match Feature::ALL.iter().find(|feature| feature.id() == id) {
                Some(feature) => near |= feature.bit(),
                None if id == "usable_sea" => near_sea = true,
                None => return Err(format!("{}: unknown feature {id:?}", self.id.id())),
            }
        }
        Ok(Facts {
            building: self.id,
            class: self.class,
            max: self.max,
            plan: self.plan,
            cost: if dear { self.cost_t2.unwrap_or(self.cost) } else { self.cost },
            points: self.points,
            citizens: self.citizens,
            requires: set(&self.requires),
            works: self.works,
            near,
            near_sea,
            stands_on: self.stands_on,
            needs: set(&self.needs),
            product,
            raw: self.raw,
            raw_until: set(&self.raw_until),
            masters: self.masters,
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Citizens {
    pub(super) start: u8,
    pub(super) max: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Carts {
    pub(super) cost: Cost,
    pub(super) needs: Vec<Building>,
    pub(super) points: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ship {
    pub(super) cost: Cost,
    pub(super) cost_t2: Cost,
    #[serde(default = "one")]
    pub(super) max: u8,
    pub(super) points: i32,
    #[serde(default)]
    pub(super) fish: u8,
}

fn one() -> u8 {
    1
}

impl Ship {
    pub(super) fn facts(&self, dear: bool) -> ShipFacts {
        ShipFacts { cost: if dear { self.cost_t2 } else { self.cost }, max: self.max, points: self.points }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    pub(super) pecunia: u32,
    pub(super) goods: BTreeMap<Good, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Slots {
    pub(super) initial: (u8, u8),
    pub(super) board_a: (u8, u8),
    pub(super) board_b: (u8, u8),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Trade {
    pub(super) sell: u32,
    pub(super) sell_with_market: u32,
    pub(super) buy: BTreeMap<Good, u32>,
    pub(super) demolish: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Food {
    pub(super) fish: FoodFacts,
    pub(super) bread_ham: FoodFacts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Orders {
    pub(super) military: Counted,
    pub(super) towers: Counted,
    pub(super) miner: Counted,
    pub(super) farmer: Counted,
    pub(super) architect: All,
    pub(super) commerce_30: Bought,
    pub(super) commerce_20: Bought,
    pub(super) reward: u32,
    pub(super) end: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Counted {
    pub(super) of: Vec<Building>,
    pub(super) count: u8,
    pub(super) points: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct All {
    pub(super) all: Vec<Building>,
    pub(super) points: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bought {
    pub(super) price: u32,
    pub(super) points: i32,
}

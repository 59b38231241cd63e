//! Trade: buys what completes a building this round, sells what nobody needs.

use super::sight::{FOUNDATION, Sight};
use super::worth::Prospect;
use princely_core::Game;
use princely_principati::buildings::{COST_GOODS, Cost, bit};
use princely_principati::{Action, Building, Commerce, FoodRow, Good};

/// Goods in the order in which they are sold.
const SELDOM_NEEDED: [Good; Good::COUNT] = [
    Good::Water,
    Good::Straw,
    Good::IronOre,
    Good::GoldOre,
    Good::Coal,
    Good::Diamond,
    Good::Flour,
    Good::Piglet,
    Good::IronBar,
    Good::Fish,
    Good::Bread,
    Good::Ham,
    Good::Stone,
    Good::Tool,
    Good::Beam,
    Good::Jewel,
];
/// More money makes no difference.
const PLENTY: u32 = 100_000;
/// Buildings planned for one round.
const PLANNED: usize = 6;

impl Sight<'_> {
    /// Stored stones, beams, jewels, tools.
    pub(super) fn goods(&self) -> Cost {
        COST_GOODS.map(|good| self.mine.good(good))
    }

    /// Free rectangular and square slots.
    pub(super) fn room(&self) -> (i32, i32) {
        let (long, square) = self.game.slots(self.state, self.seat);
        let (mut beams, mut others) = (0, 0);
        for &good in Good::ALL {
            let count = i32::from(self.mine.good(good));
            if good.is_long() {
                beams += count;
            } else {
                others += count;
            }
        }
        (i32::from(long) - beams, i32::from(square) - others)
    }

    /// How many carts and ships could still be made.
    pub(super) fn vehicles_wanted(&self) -> i32 {
        let tables = self.game.buildings();
        let (horsemen, carts) = self.mine.horsemen_and_carts();
        let mut wanted = 0;
        if self.mine.has(Building::RidingHall)
            && tables.cart_needs & !self.working == 0
            && self.working & bit(Building::Well) != 0
        {
            wanted += i32::from(horsemen.saturating_sub(carts));
        }
        if self.working & bit(Building::Port) != 0 {
            let boats = i32::from(tables.fishing_boat.max.saturating_sub(self.mine.fishing_boats()));
            let cargo = self.mine.cargo_ship().is_none() && self.mine.has(Building::Lighthouse);
            wanted += (boats + i32::from(cargo)).min(1);
        }
        wanted
    }

    pub(super) fn trade(&self, prospects: &[Prospect]) -> Option<Action> {
        let legal = |action: &Action| self.game.check(self.state, self.seat, action).is_ok();
        if let Some(sale) = self.surplus().map(|good| Action::Sell { good }).filter(legal) {
            return Some(sale);
        }
        let plan = self.plan(prospects);
        if let Some(purchase) = plan.buy.map(|good| Action::Buy { good }).filter(legal) {
            return Some(purchase);
        }
        if let Some(sale) = self.funds(prospects, &plan).map(|good| Action::Sell { good }).filter(legal) {
            return Some(sale);
        }
        self.food_coin()
            .filter(legal)
            .or_else(|| self.commerce(plan.money).filter(legal))
            .or_else(|| self.sale(&plan).map(|good| Action::Sell { good }).filter(legal))
    }

    /// Chooses what to build this round, and what has to be bought for it.
    fn plan(&self, prospects: &[Prospect]) -> Plan {
        let tables = self.game.buildings();
        let (mut long, mut square) = self.room();
        let mut plan = Plan { goods: self.goods(), money: self.mine.pecunia().min(PLENTY) as i32, buy: None };
        let mut chosen: [Option<&Prospect>; PLANNED] = [None; PLANNED];
        let mut wanted = self.vehicles_wanted();
        for turn in 0..PLANNED {
            let mut best: Option<(i32, Option<&Prospect>, Cost, [u8; 4])> = None;
            let mut consider = |net: i32, prospect, cost: Cost| {
                let short: [u8; 4] =
                    std::array::from_fn(|index| cost[index].saturating_sub(plan.goods[index]));
                let price: i32 = (0..4)
                    .map(|index| i32::from(short[index]) * tables.buy[COST_GOODS[index].index()] as i32)
                    .sum();
                let fits = i32::from(short[1]) <= long
                    && i32::from(short[0]) + i32::from(short[2]) + i32::from(short[3]) <= square;
                let net = net - price * self.price_of_money() + self.value_of(short);
                if price <= plan.money && fits && net > 0 && best.is_none_or(|(most, ..)| net > most) {
                    best = Some((net, prospect, cost, short));
                }
            };
            for prospect in prospects {
                let taken = chosen.iter().flatten().any(|other| {
                    other.building == prospect.building
                        || other.tile == prospect.tile && other.slot == prospect.slot
                });
                if !taken {
                    consider(prospect.worth - self.value_of(prospect.cost), Some(prospect), prospect.cost);
                }
            }
            if wanted > 0 {
                consider(200 - self.value_of(tables.cart_cost), None, tables.cart_cost);
            }
            let Some((_, prospect, cost, short)) = best else { break };
            chosen[turn] = prospect;
            if prospect.is_none() {
                wanted -= 1;
            }
            for index in 0..4 {
                let good = COST_GOODS[index];
                plan.goods[index] = plan.goods[index].saturating_sub(cost[index]);
                if short[index] > 0 {
                    plan.money -= i32::from(short[index]) * tables.buy[good.index()] as i32;
                    plan.buy = plan.buy.or(Some(good));
                    if good.is_long() {
                        long -= i32::from(short[index]);
                    } else {
                        square -= i32::from(short[index]);
                    }
                }
            }
        }
        plan
    }

    /// Something to sell so that a building can be paid for: what the plan leaves over and the building
    /// does not need.
    fn funds(&self, prospects: &[Prospect], plan: &Plan) -> Option<Good> {
        let tables = self.game.buildings();
        let (long, square) = self.room();
        let price = self.game.selling_price(self.state, self.seat) as i32;
        let rates = [[1, 0, 0, 0], [0, 1, 0, 0], [0; 4], [0, 0, 0, 1]].map(|one| self.value_of(one));
        let least = self.weights.funds[usize::from(self.left <= 4)];
        let mut best: Option<(i32, Good)> = None;
        for prospect in prospects {
            let (mut needed, mut kept, mut spare, mut sold) = (0, 0, 0, None);
            let (mut beams, mut others) = (long, square);
            for index in 0..4 {
                let good = COST_GOODS[index];
                let (stored, cost) = (i32::from(plan.goods[index]), i32::from(prospect.cost[index]));
                let short = (cost - stored).max(0);
                needed += short * tables.buy[good.index()] as i32;
                kept += cost.min(stored) * rates[index];
                if good.is_long() {
                    beams -= short;
                } else {
                    others -= short;
                }
                if index != 2 && stored > cost {
                    spare += (stored - cost) * price;
                    sold = sold.or(Some((good, rates[index])));
                }
            }
            let gap = needed - plan.money;
            let Some((good, rate)) = sold else { continue };
            let count = (gap + price - 1) / price;
            let net = prospect.worth - kept - count * rate - plan.money.max(0) * self.price_of_money();
            if gap > 0
                && gap <= spare
                && beams >= 0
                && others >= 0
                && net > best.map_or(least, |(most, _)| most)
            {
                best = Some((net, good));
            }
        }
        best.map(|(_, good)| good)
    }

    /// What a pecunia is worth, in tenths: more while it can still be put to work.
    fn price_of_money(&self) -> i32 {
        self.weights.money[usize::from(self.left <= 3)]
    }

    /// A coin that raises the points of stored food, once there is some.
    fn food_coin(&self) -> Option<Action> {
        let fish = i32::from(self.mine.good(Good::Fish));
        let meals = i32::from(self.mine.good(Good::Bread)) + i32::from(self.mine.good(Good::Ham));
        if fish >= 3 && self.left > 0 {
            let action = Action::FoodCoin { row: FoodRow::Fish };
            if self.game.check(self.state, self.seat, &action).is_ok() {
                return Some(action);
            }
        }
        (meals >= 4 && self.left > 0).then_some(Action::FoodCoin { row: FoodRow::BreadHam })
    }

    fn commerce(&self, money: i32) -> Option<Action> {
        let founded = self.working & FOUNDATION == FOUNDATION;
        let spare = if founded || self.left < 6 { 0 } else { 25 };
        let affords = |commerce| money >= self.game.commerce_price(commerce) as i32 + spare;
        if self.mine.has_commerce() || !affords(Commerce::Twenty) || self.commerce_gain() <= 0 {
            return None;
        }
        [Commerce::Thirty, Commerce::Twenty]
            .into_iter()
            .filter(|&commerce| affords(commerce))
            .map(|order| Action::BuyCommerce { order })
            .find(|action| self.game.check(self.state, self.seat, action).is_ok())
    }

    /// A good to sell: one that nobody needs; while money is short, one of which there is more than is needed; while
    /// there is no room to buy anything, the one that is needed least.
    fn surplus(&self) -> Option<Good> {
        let (long, square) = self.room();
        let short = self.mine.pecunia() < 60 && self.left > 0;
        let crowded = square < 3 && self.left > 1;
        let kept = |good| match good {
            Good::Jewel => u8::MAX,
            Good::Fish | Good::Bread | Good::Ham if crowded && self.left > 2 => 0,
            Good::Fish | Good::Bread | Good::Ham => u8::MAX,
            Good::Stone if crowded => 5,
            Good::Stone if short => 4,
            Good::Tool if short || crowded => 5,
            Good::Beam if short && long == 0 => self.mine.good(Good::Beam).saturating_sub(1).max(3),
            Good::Stone | Good::Beam | Good::Tool => u8::MAX,
            _ => 0,
        };
        SELDOM_NEEDED.into_iter().find(|&good| self.mine.good(good) > kept(good))
    }

    /// Something to sell: raw goods always; at the end, goods that score less than they sell for.
    fn sale(&self, plan: &Plan) -> Option<Good> {
        let price = 10 * self.game.selling_price(self.state, self.seat) as i32;
        Good::ALL.iter().copied().find(|&good| {
            if self.mine.good(good) == 0 {
                return false;
            }
            match COST_GOODS.iter().position(|&cost| cost == good) {
                Some(index) if good != Good::Jewel => {
                    // Beams and tools may still go into carts and ships that the phase makes possible.
                    self.left == 0 && plan.goods[index] > 0
                }
                _ => match good {
                    Good::Jewel => false,
                    Good::Fish | Good::Bread | Good::Ham => self.left == 0 && self.food_points(good) < price,
                    _ => true,
                },
            }
        })
    }

    /// What a stored piece of food scores, in tenths.
    pub(super) fn food_points(&self, good: Good) -> i32 {
        let row = if good == Good::Fish { FoodRow::Fish } else { FoodRow::BreadHam };
        10 * self.game.buildings().food[row.index()].points * i32::from(self.mine.food_coins(row))
    }
}

/// What is left when everything planned is built.
struct Plan {
    goods: Cost,
    money: i32,
    buy: Option<Good>,
}

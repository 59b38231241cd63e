//! Production: carts and ships first, then the unit that is worth most.

use super::sight::Sight;
use princely_principati::buildings::{Product, bit};
use princely_principati::{Action, Building, Good, Vehicle};

impl Sight<'_> {
    pub(super) fn produce(&self, legal: &[Action]) -> Option<Action> {
        let (_, square) = self.room();
        let score = |action: &Action| match *action {
            Action::Make { vehicle: Vehicle::CargoShip } => 1002,
            Action::Make { .. } => 1001,
            Action::Catch => self.unit(Product::Good(Good::Fish), 0, square),
            Action::Produce { at, slot } => {
                let building = self.state.tile_at(at).and_then(|tile| tile.building(usize::from(slot)));
                building.and_then(|building| self.product(building)).map_or(0, |product| {
                    let stored = match product {
                        Product::Good(good) => i32::from(self.mine.good(good)),
                        Product::Pecunia => 0,
                    };
                    self.unit(product, stored, square)
                })
            }
            _ => 0,
        };
        let best = legal.iter().max_by_key(|action| score(action))?;
        (score(best) > 0).then_some(*best)
    }

    /// What a building makes now.
    pub(super) fn product(&self, building: Building) -> Option<Product> {
        let facts = self.game.buildings().facts(building);
        let raw = || {
            let used =
                Building::ALL.iter().any(|&user| facts.raw_until & bit(user) != 0 && self.mine.has(user));
            let miners = self.game.options().variant == princely_principati::Variant::Miners;
            facts.raw.filter(|_| miners && !used).map(Product::Good)
        };
        facts.product.or_else(raw)
    }

    /// What one more unit is worth, in tenths: it depends on how many are stored and how much room is left.
    pub(super) fn unit(&self, product: Product, stored: i32, square: i32) -> i32 {
        let Product::Good(good) = product else { return 10 };
        let closing = self.left == 0;
        let vehicles = self.vehicles_wanted() > 0;
        let [jewel, beam, stone, tool, food, beam_for_cart, tool_for_cart] = self.weights.units;
        let [less_beam, less_stone, less_tool] = self.weights.slopes;
        match good {
            Good::Jewel => jewel,
            Good::Beam if closing => {
                if vehicles {
                    60 - 5 * stored
                } else {
                    0
                }
            }
            Good::Tool if closing => {
                if vehicles && stored < 1 {
                    61
                } else {
                    0
                }
            }
            Good::Beam => beam - less_beam * stored + if vehicles { beam_for_cart } else { 0 },
            Good::Stone => {
                if closing || stored >= 9 {
                    0
                } else {
                    stone - less_stone * stored
                }
            }
            Good::Tool => tool - less_tool * stored + if vehicles { tool_for_cart } else { 0 },
            Good::Fish | Good::Bread | Good::Ham => {
                let points = self.food_points(good).max(if closing { 0 } else { food });
                if closing || self.left <= 2 || square > 5 { points } else { 0 }
            }
            _ => {
                let price = 10 * self.game.selling_price(self.state, self.seat) as i32;
                if closing || square <= 2 { 0 } else { price - 1 }
            }
        }
    }
}

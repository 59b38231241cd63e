//! Trade: goods, food coins, orders of Commerce.

use super::{Chooser, May};
use crate::action::{Action, Commerce};
use crate::names::{FoodRow, Good, Order};
use princely_core::Refused;
use serde::{Deserialize, Serialize};

/// What can be sold and bought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct TradeChoices {
    /// The goods of this variant; one piece is traded at a time.
    pub goods: Vec<GoodChoice>,
    /// The rows of food coins.
    pub food: Vec<FoodChoice>,
    /// The orders of Commerce.
    pub commerce: Vec<CommerceChoice>,
}

/// A good.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct GoodChoice {
    /// Which good.
    pub good: Good,
    /// How many pieces the player has.
    pub stored: u8,
    /// What a piece sells for.
    pub selling_price: u32,
    /// Whether a piece may be sold.
    pub sell: May,
    /// What a piece costs; `null`: the caravans do not sell it.
    pub buying_price: Option<u32>,
    /// Whether a piece may be bought.
    pub buy: May,
    /// How many pieces could be bought one after the other: by money, room and supply.
    pub most: u8,
}

/// A row of food coins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct FoodChoice {
    /// Which row.
    pub row: FoodRow,
    /// The price of a coin.
    pub price: u32,
    /// Coins that lie in it.
    pub coins: u8,
    /// How many it can hold.
    pub fields: u8,
    /// What a coin adds to each stored piece of its food.
    pub points: i32,
    /// The stored pieces that it would raise.
    pub stored: u8,
    /// Why no coin can be put there; `null`: one can.
    pub refused: Option<Refused>,
}

/// An order of Commerce.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct CommerceChoice {
    /// Which order.
    pub order: Order,
    /// Its price.
    pub price: u32,
    /// Why it cannot be bought; `null`: it can.
    pub refused: Option<Refused>,
}

/// The goods that a row of food coins raises (P-ENH-01).
fn foods(row: FoodRow) -> &'static [Good] {
    match row {
        FoodRow::Fish => &[Good::Fish],
        FoodRow::BreadHam => &[Good::Bread, Good::Ham],
    }
}

impl Chooser<'_> {
    pub(super) fn trade(&self) -> TradeChoices {
        let (game, player) = (self.game, self.state.player(self.seat));
        let food = |&row: &FoodRow| FoodChoice {
            row,
            price: game.buildings.food[row.index()].coin,
            coins: player.food_coins[row.index()],
            fields: game.food_fields(player, row),
            points: game.buildings.food[row.index()].points,
            stored: foods(row).iter().map(|&good| player.good(good)).sum(),
            refused: self.why_not(&Action::FoodCoin { row }),
        };
        let commerce = |which: Commerce| CommerceChoice {
            order: which.order(),
            price: game.commerce_price(which),
            refused: self.why_not(&Action::BuyCommerce { order: which }),
        };
        TradeChoices {
            goods: Good::ALL
                .iter()
                .filter(|&&good| game.is_traded(good))
                .map(|&good| self.good(good))
                .collect(),
            food: FoodRow::ALL.iter().map(food).collect(),
            commerce: [Commerce::Twenty, Commerce::Thirty].map(commerce).into(),
        }
    }

    fn good(&self, good: Good) -> GoodChoice {
        let (game, player) = (self.game, self.state.player(self.seat));
        let price = game.buildings.buy[good.index()];
        let storage = game.storage(self.state, self.seat);
        let slots = if good.is_long() { storage.long } else { storage.square };
        let room = u32::from(slots.total - slots.used);
        let taken: u8 = self.state.players.iter().map(|player| player.good(good)).sum();
        let supply = game.buildings.supply[good.index()].saturating_sub(taken);
        let supply = if game.options.switches.supply_limited { u32::from(supply) } else { u32::MAX };
        let paid = player.pecunia.checked_div(price).unwrap_or(0);
        GoodChoice {
            good,
            stored: player.good(good),
            selling_price: game.selling_price(self.state, self.seat),
            sell: self.may(&Action::Sell { good }),
            buying_price: (price > 0).then_some(price),
            buy: self.may(&Action::Buy { good }),
            most: paid.min(room).min(supply).min(u32::from(u8::MAX)) as u8,
        }
    }
}

//! What a player may do, and what chance may do. Clients and servers send actions in the form that they have here;
//! records have a form of their own ([`ActionNote`](crate::notation::ActionNote)).

use crate::{Card, Good, Goods, Pile};
use princely_core::Seat;
use serde::{Deserialize, Serialize};

/// One decision of one player. Breweries and spaces count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Expert set-up: this card stays in the hand (F-SET-7).
    Keep {
        /// The card.
        card: Card,
    },
    /// Put this card under the deck: expert set-up (F-SET-7), or discarding (F-DIS-1).
    Under {
        /// The card.
        card: Card,
    },
    /// Draw one optional card (F-DRAW-2).
    DrawExtra,
    /// Draw no more optional cards (F-DRAW-2).
    StopDrawing,
    /// Sell something to one brewery (F-SELL-1).
    Sell {
        /// What is sold, and to whom.
        sale: Sale,
    },
    /// Sell nothing (F-SELL-1).
    SellNothing,
    /// Build a card from the hand (F-BLD-1).
    Build {
        /// The card.
        card: Card,
        /// The building space, 0 to 5.
        space: u8,
    },
    /// Build no more (F-BLD-1).
    EndBuild,
    /// Take this card out of the game (F-DIS-3).
    Trash {
        /// The card.
        card: Card,
    },
    /// Keep these goods in the warehouse (F-DIS-4).
    Store {
        /// The goods.
        goods: Goods,
    },
    /// End the turn (F-DIS-2).
    EndTurn,
}

/// A sale of at least one token to one brewery.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Sale {
    /// Which brewery, from 0.
    pub brewery: u8,
    /// The player's own tokens given up, before the market changes any of them.
    pub goods: Goods,
    /// Use of the market (F-SELL-4).
    pub market: Option<Market>,
    /// The good whose tokens earn one coin more (F-SELL-5).
    pub office: Option<Good>,
}

/// Tokens of one good, sold as another (F-SELL-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Market {
    /// What the tokens are.
    pub from: Good,
    /// What they are sold as.
    pub to: Good,
    /// How many.
    pub count: u8,
}

impl Sale {
    /// The tokens as the brewery takes them: after the market has changed some (F-SELL-4).
    #[inline]
    pub fn as_sold(&self) -> Goods {
        let mut sold = self.goods;
        if let Some(market) = self.market {
            sold[market.from] = sold[market.from].saturating_sub(market.count);
            sold[market.to] = sold[market.to].saturating_add(market.count);
        }
        sold
    }
}

/// Something chance decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The open breweries and the first order of play (F-SET-2, F-SET-4).
    SetUp(SetUp),
    /// The cards one player draws at a time.
    Draw {
        /// Who draws.
        seat: Seat,
        /// The cards, in the order drawn.
        cards: Pile,
    },
}

/// The set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetUp {
    /// For each brewery the index of its demand card in the card table. Entries beyond the number of players are
    /// ignored.
    pub demand: [u8; 5],
    /// The order of play in round 1, first player first. Entries beyond the number of players are ignored.
    pub order: [u8; 5],
}

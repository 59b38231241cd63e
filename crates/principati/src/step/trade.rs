//! Trade (section 8): selling, buying, food coins, the orders of Commerce.

use crate::Principati;
use crate::action::{Action, Commerce};
use crate::event::Event;
use crate::names::{Building, FoodRow, Good, Order};
use crate::options::Variant;
use crate::refusal::Refusal;
use crate::state::{Player, State};
use princely_core::{Seat, Sink};

impl Commerce {
    /// The order that is bought.
    pub(crate) fn order(self) -> Order {
        match self {
            Commerce::Thirty => Order::Commerce30,
            Commerce::Twenty => Order::Commerce20,
        }
    }
}

impl Principati {
    pub(super) fn list_trade(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::EndPhase);
        let sales = Good::ALL.iter().map(|&good| Action::Sell { good });
        let purchases = Good::ALL.iter().map(|&good| Action::Buy { good });
        let coins = FoodRow::ALL.iter().map(|&row| Action::FoodCoin { row });
        let orders =
            [Commerce::Twenty, Commerce::Thirty].into_iter().map(|order| Action::BuyCommerce { order });
        let all = sales.chain(purchases).chain(coins).chain(orders);
        out.extend(all.filter(|action| self.check_trade(state, seat, action).is_ok()));
    }

    /// Whether a good can ever be in a warehouse: raw goods only in the Miners variant (P-MINE-01).
    pub(crate) fn is_traded(&self, good: Good) -> bool {
        let raw = Building::ALL.iter().any(|&building| self.buildings.facts(building).raw == Some(good));
        !raw || self.options.variant == Variant::Miners
    }

    /// What a piece sells for (P-TRADE-01).
    pub fn selling_price(&self, state: &State, seat: Seat) -> u32 {
        let (plain, with_market) = self.buildings.sell;
        if state.player(seat).has(Building::Market) { with_market } else { plain }
    }

    /// What an order of Commerce costs (P-ORD-04).
    pub fn commerce_price(&self, commerce: Commerce) -> u32 {
        let (thirty, twenty) = self.buildings.commerce_price;
        if commerce == Commerce::Thirty { thirty } else { twenty }
    }

    /// Fields of a food row (P-ENH-02).
    pub(crate) fn food_fields(&self, player: &Player, row: FoodRow) -> u8 {
        let both = player.second_board || !self.options.switches.enhance_gated;
        self.buildings.food[row.index()].fields * if both { 2 } else { 1 }
    }

    pub(super) fn check_trade(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let player = state.player(seat);
        match *action {
            Action::Sell { good } if player.good(good) == 0 => Err(Refusal::NothingToSell { good }),
            Action::Buy { good } => {
                let price = self.buildings.buy[good.index()];
                if price == 0 {
                    Err(Refusal::NotForSale { good })
                } else if player.pecunia < price {
                    Err(Refusal::Price { good, price })
                } else if !self.has_room(state, seat, good) {
                    Err(Refusal::NoRoom { good })
                } else if !self.in_supply(state, good) {
                    Err(Refusal::NoSupply { good })
                } else {
                    Ok(())
                }
            }
            Action::FoodCoin { row } => {
                let price = self.buildings.food[row.index()].coin;
                if state.closing {
                    Err(Refusal::FoodClosing)
                } else if player.food_coins[row.index()] >= self.food_fields(player, row) {
                    Err(Refusal::FoodRowFull { row })
                } else if player.pecunia < price {
                    Err(Refusal::FoodPrice { price })
                } else {
                    Ok(())
                }
            }
            Action::BuyCommerce { order: commerce } => {
                let price = self.commerce_price(commerce);
                if player.has_commerce() {
                    Err(Refusal::CommerceTwice)
                } else if state.players.iter().any(|other| other.earned & commerce.order().bit() != 0) {
                    Err(Refusal::CommerceTaken)
                } else if player.pecunia < price {
                    Err(Refusal::CommercePrice { price })
                } else {
                    Ok(())
                }
            }
            _ => Ok(()),
        }
    }

    pub(super) fn trade(&self, state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Sell { good } => {
                let price = self.selling_price(state, seat);
                let player = state.player_mut(seat);
                player.goods[good.index()] -= 1;
                player.pecunia += price;
                events.tell(|| Event::Sold { seat, good, price });
            }
            Action::Buy { good } => {
                let price = self.buildings.buy[good.index()];
                let player = state.player_mut(seat);
                player.pecunia -= price;
                player.goods[good.index()] += 1;
                events.tell(|| Event::Bought { seat, good, price });
            }
            Action::FoodCoin { row } => {
                let price = self.buildings.food[row.index()].coin;
                let player = state.player_mut(seat);
                player.pecunia -= price;
                player.food_coins[row.index()] += 1;
                events.tell(|| Event::FoodCoin { seat, row, price });
            }
            Action::BuyCommerce { order: commerce } => {
                state.player_mut(seat).pecunia -= self.commerce_price(commerce);
                self.award(state, seat, commerce.order(), events);
                self.look_for_end(state, seat, events);
            }
            _ => unreachable!("no action of the trade phase"),
        }
    }
}

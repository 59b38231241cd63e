//! Phase 3, selling (F-SELL).

use crate::limits::{MAGISTRATE, MARKET_TOKENS};
use crate::{
    Action, Brewery, Card, Event, Fuerstenfeld, Good, Goods, Market, Phase, Player, Refusal, Sale, State,
};
use princely_core::{Seat, Sink};

impl Fuerstenfeld {
    /// Every possible sale: nothing, or some tokens to one brewery, with or without the market and the office.
    pub(crate) fn list_sell(&self, state: &State, player: &Player, out: &mut Vec<Action>) {
        out.push(Action::SellNothing);
        let (has_market, has_office) = (player.has(Card::Market), player.has(Card::Office));
        for (index, brewery) in (0..).zip(&state.breweries[..usize::from(self.players)]) {
            let prices = self.prices(brewery);
            let mut wanted = player.goods;
            for good in Good::ALL {
                if prices[good] == 0 {
                    wanted[good] = 0; // F-SELL-2
                }
            }
            list_sales(out, index, None, Goods::NONE, wanted, has_office);
            if has_market {
                self.list_market_sales(index, prices, player, wanted, has_office, out);
            }
        }
    }

    /// Sales through the market (F-SELL-4): the changed tokens are given up as `from` and count as `to`. It does not
    /// matter what the brewery pays for `from`.
    fn list_market_sales(
        &self,
        brewery: u8,
        prices: Goods,
        player: &Player,
        wanted: Goods,
        has_office: bool,
        out: &mut Vec<Action>,
    ) {
        for from in Good::ALL {
            for to in Good::ALL {
                if from == to || prices[to] == 0 {
                    continue;
                }
                for count in 1..=player.goods[from].min(MARKET_TOKENS) {
                    let (mut least, mut most) = (Goods::NONE, wanted);
                    least[from] = count;
                    most[from] = wanted[from].max(count);
                    list_sales(out, brewery, Some(Market { from, to, count }), least, most, has_office);
                }
            }
        }
    }

    pub(crate) fn check_sell(&self, state: &State, player: &Player, sale: &Sale) -> Result<(), Refusal> {
        if sale.brewery >= self.players {
            return Err(Refusal::NoSuchBrewery { brewery: sale.brewery, open: self.players });
        }
        if sale.goods.total() == 0 {
            return Err(Refusal::EmptySale);
        }
        for good in Good::ALL {
            let (asked, held) = (sale.goods[good], player.goods[good]);
            if asked > held {
                return Err(Refusal::NotEnoughGoods { good, asked, held });
            }
        }
        if let Some(market) = sale.market {
            self.check_market(player, sale, market)?;
        }
        let sold = sale.as_sold();
        let prices = self.prices(&state.breweries[usize::from(sale.brewery)]);
        for good in Good::ALL {
            if sold[good] > 0 && prices[good] == 0 {
                return Err(Refusal::PriceIsZero { brewery: sale.brewery, good });
            }
        }
        match sale.office {
            Some(_) if !player.has(Card::Office) => Err(Refusal::NoOffice),
            Some(good) if sold[good] == 0 => Err(Refusal::OfficeSoldNone { good }),
            _ => Ok(()),
        }
    }

    fn check_market(&self, player: &Player, sale: &Sale, market: Market) -> Result<(), Refusal> {
        let Market { from, to, count } = market;
        if !player.has(Card::Market) {
            Err(Refusal::NoMarket)
        } else if from == to {
            Err(Refusal::MarketSameGood { good: from })
        } else if !(1..=MARKET_TOKENS).contains(&count) {
            Err(Refusal::MarketCount { count, most: MARKET_TOKENS })
        } else if count > sale.goods[from] {
            Err(Refusal::MarketMoreThanSold { good: from, count, sold: sale.goods[from] })
        } else {
            Ok(())
        }
    }

    #[inline]
    pub(crate) fn sell(&self, state: &mut State, seat: Seat, sale: Sale, events: &mut impl Sink<Event>) {
        let coins = self.sale_coins(state, &sale);
        let player = state.player_mut(seat);
        player.goods = player.goods - sale.goods;
        events.tell(|| Event::sold(seat, &sale, coins));
        self.deliver(&mut state.breweries[usize::from(sale.brewery)], sale, events);
        self.receive_income(state, seat, coins, events);
    }

    pub(crate) fn sell_nothing(&self, state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
        events.tell(|| Event::SoldNothing { seat });
        self.receive_income(state, seat, 0, events);
    }

    /// What the brewery pays: the price shown before the sale for each token (F-SELL-1), and the office's
    /// coin for every token sold as its good (F-SELL-5).
    #[inline]
    pub fn sale_coins(&self, state: &State, sale: &Sale) -> u16 {
        let sold = sale.as_sold();
        let prices = self.prices(&state.breweries[usize::from(sale.brewery)]);
        let paid: u16 = Good::ALL.iter().map(|&good| u16::from(sold[good]) * u16::from(prices[good])).sum();
        paid + sale.office.map_or(0, |good| u16::from(sold[good]))
    }

    /// Tokens fill empty demand spaces; each surplus token moves the price one space down (F-SELL-3).
    #[inline]
    fn deliver(&self, brewery: &mut Brewery, sale: Sale, events: &mut impl Sink<Event>) {
        let (filled, surplus) = brewery.receives(sale.as_sold());
        brewery.filled = brewery.filled + filled;
        brewery.space = brewery.after_surplus(surplus);
        for good in Good::ALL {
            if surplus[good] > 0 {
                let (surplus, price) = (surplus[good], self.prices(brewery)[good]);
                events.tell(|| Event::PriceFell { brewery: sale.brewery, good, surplus, price });
            }
        }
    }

    /// Banks and tour guide pay (F-SELL-6), and the disc moves (F-SELL-7, F-SELL-8).
    #[inline]
    fn receive_income(&self, state: &mut State, seat: Seat, sold_for: u16, events: &mut impl Sink<Event>) {
        let player = state.player_mut(seat);
        let (banks, guide) = (player.bank_coins(), player.guide_coins());
        let income = sold_for + banks + guide;
        player.coins += u32::from(income);
        player.income = income;
        player.disc = self.disc(income, player.has(Card::Magistrate));
        let disc = player.disc;
        if banks + guide > 0 {
            events.tell(|| Event::Earned { seat, banks, guide });
        }
        events.tell(|| Event::Income { seat, income, disc });
        state.phase = Phase::Build;
        state.built = 0;
    }

    /// The disc's space for an income: subtract first, then clamp (F-SELL-7, F-SELL-8).
    #[inline]
    pub fn disc(&self, income: u16, magistrate: bool) -> u8 {
        let space = if magistrate { income.saturating_sub(MAGISTRATE) } else { income };
        space.min(u16::from(self.table.income_top)) as u8
    }

    /// What a brewery pays for each good now.
    #[inline]
    pub fn prices(&self, brewery: &Brewery) -> Goods {
        let price = |space| self.table.track.price(space);
        Goods::new(price(brewery.space.hops), price(brewery.space.barley), price(brewery.space.water))
    }
}

/// Lists every sale in which at least `least` and at most `most` tokens of each good are given up, and at least one
/// token in all. Each is listed with every use of the office: for no good, or for a good *as which* a token is sold
/// (F-SELL-5).
#[inline]
fn list_sales(
    out: &mut Vec<Action>,
    brewery: u8,
    market: Option<Market>,
    least: Goods,
    most: Goods,
    has_office: bool,
) {
    for hops in least.hops..=most.hops {
        for barley in least.barley..=most.barley {
            for water in least.water..=most.water {
                let goods = Goods::new(hops, barley, water);
                if goods == Goods::NONE {
                    continue;
                }
                let sale = Sale { brewery, goods, market, office: None };
                out.push(Action::Sell { sale });
                if has_office {
                    let sold = sale.as_sold();
                    for good in Good::ALL {
                        if sold[good] > 0 {
                            out.push(Action::Sell { sale: Sale { office: Some(good), ..sale } });
                        }
                    }
                }
            }
        }
    }
}

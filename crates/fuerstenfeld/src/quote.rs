//! What a sale would bring, and which sales pay most.

use crate::choices::Quote;
use crate::limits::MARKET_TOKENS;
use crate::{Brewery, Card, Fuerstenfeld, Good, Goods, Market, Player, Sale, State};
use princely_core::{Seat, sorting};
use std::cmp::Reverse;

impl Fuerstenfeld {
    /// What a legal sale, or selling nothing, would bring to the player whose turn it is.
    pub(crate) fn quote(&self, state: &State, seat: Seat, sale: Option<Sale>) -> Quote {
        let player = state.player(seat);
        let coins = sale.map_or(0, |sale| self.sale_coins(state, &sale));
        let (banks, guide) = (player.bank_coins(), player.guide_coins());
        let income = coins + banks + guide;
        let disc = self.disc(income, player.has(Card::Magistrate));
        let brewery = sale.map(|sale| state.breweries[usize::from(sale.brewery)]);
        let (filled, surplus) = match (sale, &brewery) {
            (Some(sale), Some(brewery)) => brewery.receives(sale.as_sold()),
            _ => (Goods::NONE, Goods::NONE),
        };
        let space = brewery.map(|brewery| brewery.after_surplus(surplus));
        Quote {
            sale,
            coins,
            banks,
            guide,
            income,
            disc,
            next_order: self.next_order_with(state, seat, disc),
            filled,
            surplus,
            space,
            price: space.map(|space| self.prices(&Brewery { space, ..Brewery::default() })),
            left: player.goods - sale.map_or(Goods::NONE, |sale| sale.goods),
        }
    }

    /// The order of the next round if the seat's disc moved to this space, on top of the discs that lie there
    /// (F-SELL-7).
    fn next_order_with(&self, state: &State, seat: Seat, disc: u8) -> Vec<Seat> {
        let moved = self.discs_moved(state);
        let mut order: Vec<Seat> = self.next_order(state)[..moved].iter().map(|&seat| Seat(seat)).collect();
        let lower = order.iter().take_while(|other| state.player(**other).disc < disc).count();
        order.insert(lower, seat);
        order
    }

    /// For each brewery the sale that pays most, and the sale that pays most and lets no price fall; best first.
    pub(crate) fn best_sales(&self, state: &State, seat: Seat) -> Vec<Quote> {
        let player = state.player(seat);
        let mut best: Vec<(u16, u32, Sale)> = Vec::new();
        for brewery in 0..self.players {
            for spare in [false, true] {
                let worth = |sale: &Sale| {
                    let at = &state.breweries[usize::from(brewery)];
                    let surplus = at.receives(sale.as_sold()).1.total();
                    (self.sale_coins(state, sale), surplus)
                };
                let rank = |sale: &Sale| {
                    let (coins, surplus) = worth(sale);
                    let means = u8::from(sale.market.is_some()) + u8::from(sale.office.is_some());
                    (coins, Reverse(surplus), Reverse(sale.goods.total()), Reverse(means))
                };
                let found = self.full_sales(state, player, brewery, spare).max_by_key(rank);
                if let Some(sale) = found.filter(|sale| !best.iter().any(|(.., known)| known == sale)) {
                    let (coins, surplus) = worth(&sale);
                    best.push((coins, surplus, sale));
                }
            }
        }
        sorting::sort_by_key(&mut best, |(coins, surplus, _)| (Reverse(*coins), *surplus));
        best.into_iter().map(|(.., sale)| self.quote(state, seat, Some(sale))).collect()
    }

    /// Sales of everything that the brewery accepts, or of no more than it demands, so that no price falls: one sale
    /// for each use of market and office. Every accepted token earns at least one coin, so no smaller sale pays more
    /// than the best of these.
    fn full_sales<'a>(
        &'a self,
        state: &'a State,
        player: &'a Player,
        brewery: u8,
        spare: bool,
    ) -> impl Iterator<Item = Sale> + 'a {
        let at = &state.breweries[usize::from(brewery)];
        let price = self.prices(at);
        let room = move |good: Good| match spare {
            _ if price[good] == 0 => 0,
            true => at.demand[good] - at.filled[good],
            false => u8::MAX,
        };
        let has_market = player.has(Card::Market);
        let pairs = Good::ALL.into_iter().flat_map(|from| Good::ALL.map(|to| (from, to)));
        let pairs = pairs.filter(move |(from, to)| has_market && from != to);
        let exchanges = pairs.flat_map(move |(from, to)| {
            let most = player.goods[from].min(MARKET_TOKENS).min(room(to));
            (1..=most).map(move |count| Some(Market { from, to, count }))
        });
        std::iter::once(None).chain(exchanges).flat_map(move |market| {
            let mut goods = Goods::NONE;
            for good in Good::ALL {
                let given = market.filter(|market| market.from == good).map_or(0, |market| market.count);
                let taken = market.filter(|market| market.to == good).map_or(0, |market| market.count);
                goods[good] = given + (player.goods[good] - given).min(room(good) - taken);
            }
            let sale = Sale { brewery, goods, market, office: None };
            let office = |good: &Good| player.has(Card::Office) && sale.as_sold()[*good] > 0;
            let offices =
                Good::ALL.into_iter().filter(office).map(move |good| Sale { office: Some(good), ..sale });
            let sales: Vec<Sale> = std::iter::once(sale).chain(offices).collect();
            sales.into_iter().filter(|sale| sale.goods.total() > 0)
        })
    }
}

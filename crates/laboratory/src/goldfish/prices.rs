//! Prices as high as they can be: those of breweries to which nothing was ever sold (F-PRC-1).

use crate::goldfish::solo::{Cards, Solo, Tokens, banks, bit};
use princely_fuerstenfeld::Card;
use princely_fuerstenfeld::limits::MARKET_TOKENS;

/// Prices as high as they can be, by round.
pub(super) struct Prices {
    /// For each round and brewery what it pays if nothing was ever sold to it.
    untouched: Vec<[[u8; 3]; 5]>,
    /// The least that any such brewery pays for any good, by round.
    pub(super) least: Vec<u8>,
    /// The highest price of the track.
    pub(super) most: u8,
}

impl Prices {
    pub(super) fn new(solo: &Solo, last: u8) -> Prices {
        let best_up_to = |space: u8| solo.track[..=usize::from(space)].iter().copied().max().unwrap_or(0);
        let mut spaces = [[solo.first_space; 3]; 5];
        let (mut untouched, mut least) = (Vec::new(), Vec::new());
        for _ in 0..=last {
            let prices = spaces.map(|brewery| brewery.map(best_up_to));
            // Round 0 is never asked for; it holds the prices of round 1.
            untouched.push(prices);
            least.push(prices[..solo.breweries].iter().flatten().copied().min().unwrap_or(0));
            if untouched.len() > 1 {
                for (brewery, demand) in spaces.iter_mut().zip(&solo.demand) {
                    for (space, demand) in brewery.iter_mut().zip(demand) {
                        *space = (*space + demand).min(solo.top());
                    }
                }
            }
        }
        Prices { untouched, least, most: best_up_to(solo.top()) }
    }

    /// The most that a harvest and the banks can bring in a round.
    pub(super) fn income(&self, solo: &Solo, active: Cards, goods: Tokens, round: u8) -> u16 {
        let office = active & bit(Card::Office) != 0;
        let market = active & bit(Card::Market) != 0;
        let mut best = 0;
        for prices in &self.untouched[usize::from(round)][..solo.breweries] {
            let worth = |sold: Tokens| -> u16 {
                let paid: u16 = (0..3).map(|good| u16::from(sold[good]) * u16::from(prices[good])).sum();
                paid + if office { sold.iter().copied().max().map_or(0, u16::from) } else { 0 }
            };
            best = best.max(worth(goods));
            if market {
                for from in 0..3 {
                    for to in 0..3 {
                        let count = goods[from].min(MARKET_TOKENS);
                        let mut sold = goods;
                        sold[from] -= count;
                        sold[to] += count;
                        best = best.max(worth(sold));
                    }
                }
            }
        }
        best + banks(active)
    }
}

//! Plans, played with real prices.
//!
//! Goes through the steps of the plans depth first and tries every sale worth trying. A position that failed is
//! remembered at its node: a position with no more coins, goods and prices will fail too.

use crate::goldfish::plan::{DONE, NEVER, Plans, Step};
use crate::goldfish::solo::{Cards, Solo, Tokens, banks, bit};
use princely_fuerstenfeld::limits::{EXPERT_HAND, MARKET_TOKENS, STORED};
use princely_fuerstenfeld::{Card, Good, Goods, Market, Sale};

/// What a plan leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Purse {
    coins: u16,
    stored: Tokens,
    /// The price markers.
    space: [Tokens; 5],
}

/// One round of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Round {
    pub(super) step: Step,
    pub(super) sale: Option<Sale>,
    pub(super) store: Tokens,
}

/// A line of play that ends with the palaces that are wanted.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// The expert set-up: the card that is kept, and those put under (F-SET-7).
    pub(super) arranged: Option<(Cards, Cards)>,
    pub(super) rounds: Vec<Round>,
}

pub(super) struct Found {
    pub(super) line: Option<Line>,
    /// Whether every game of these plans was looked at.
    pub(super) complete: bool,
    /// Positions looked at.
    pub(super) looks: u64,
}

/// Looks for a game that follows one of the plans.
pub(super) fn game(solo: &Solo, plans: &Plans, most: u64) -> Found {
    let tried = plans.layers.iter().map(|layer| vec![Vec::new(); layer.len()]).collect();
    let mut search = Search { solo, plans, tried, line: Vec::new(), looks: 0, most };
    let purse = Purse { coins: solo.coins, stored: [0; 3], space: [[solo.first_space; 3]; 5] };
    let starts = plans.layers.first().map_or(&[][..], |layer| layer);
    let mut order: Vec<usize> = (0..starts.len()).filter(|&at| starts[at].need <= purse.coins).collect();
    order.sort_by_key(|&at| starts[at].need);
    for at in order {
        if search.go(0, at, purse) {
            let cabinet = &starts[at].cabinet;
            let arranged = solo.expert.then(|| {
                let dealt: Cards = solo.deck[..usize::from(EXPERT_HAND)].iter().map(|&card| bit(card)).sum();
                (cabinet.hand, dealt & !cabinet.hand)
            });
            return Found {
                line: Some(Line { arranged, rounds: search.line }),
                complete: true,
                looks: search.looks,
            };
        }
    }
    Found { line: None, complete: search.looks < most, looks: search.looks }
}

struct Search<'a> {
    solo: &'a Solo,
    plans: &'a Plans,
    tried: Vec<Vec<Vec<Purse>>>,
    line: Vec<Round>,
    looks: u64,
    most: u64,
}

/// A sale, what it earns, and what it leaves.
#[derive(Clone, Copy, Debug)]
struct Sold {
    sale: Option<Sale>,
    coins: u16,
    left: Tokens,
    space: [Tokens; 5],
}

impl Search<'_> {
    fn go(&mut self, round: usize, at: usize, purse: Purse) -> bool {
        if self.looks >= self.most {
            return false;
        }
        self.looks += 1;
        let plans = self.plans;
        let node = &plans.layers[round][at];
        let active = node.cabinet.board.active();
        let mut goods = node.cabinet.board.harvest();
        for (goods, stored) in goods.iter_mut().zip(purse.stored) {
            *goods += stored;
        }
        let warehouse = |at: u32| {
            at != DONE
                && plans.layers[round + 1][at as usize].cabinet.board.active() & bit(Card::Warehouse) != 0
        };
        let keeps = node.steps.iter().any(|step| warehouse(step.to));
        let sales = self.solo.sales(active, goods, &purse.space, keeps);
        let most = u16::from(self.solo.track.iter().copied().max().unwrap_or(0)) + 1;
        for sold in &sales {
            let coins = purse.coins + sold.coins + banks(active);
            for &step in &node.steps {
                if step.spent > coins {
                    continue;
                }
                if step.to == DONE {
                    self.line.push(Round { step, sale: sold.sale, store: [0; 3] });
                    return true;
                }
                let next = &plans.layers[round + 1][step.to as usize];
                let coins = coins - step.spent;
                if next.need == NEVER {
                    continue;
                }
                if !warehouse(step.to) {
                    if coins < next.need {
                        continue;
                    }
                    let purse = Purse { coins, stored: [0; 3], space: sold.space };
                    if self.follow(round, step, sold.sale, purse) {
                        return true;
                    }
                    continue;
                }
                for hops in (0..=sold.left[0].min(STORED)).rev() {
                    for barley in (0..=sold.left[1].min(STORED - hops)).rev() {
                        let water = sold.left[2].min(STORED - hops - barley);
                        let stored = [hops, barley, water];
                        let count: u16 = stored.iter().map(|&count| u16::from(count)).sum();
                        if coins + most * count < next.need {
                            continue;
                        }
                        let purse = Purse { coins, stored, space: sold.space };
                        if self.follow(round, step, sold.sale, purse) {
                            return true;
                        }
                    }
                }
            }
        }
        if self.looks < self.most {
            let solo = self.solo;
            let tried = &mut self.tried[round][at];
            tried.retain(|old| !covers(solo, &purse, old));
            tried.push(purse);
        }
        false
    }

    fn follow(&mut self, round: usize, step: Step, sale: Option<Sale>, purse: Purse) -> bool {
        let to = step.to as usize;
        if self.tried[round + 1][to].iter().any(|old| covers(self.solo, old, &purse)) {
            return false;
        }
        self.line.push(Round { step, sale, store: purse.stored });
        if self.go(round + 1, to, purse) {
            return true;
        }
        self.line.pop();
        false
    }
}

/// Whether everything that can be done with one purse can be done with the other.
fn covers(solo: &Solo, better: &Purse, worse: &Purse) -> bool {
    better.coins >= worse.coins
        && better.stored.iter().zip(worse.stored).all(|(&a, b)| a >= b)
        && no_worse(solo, &better.space, &worse.space)
}

/// Whether prices are at least as good: every marker is at least as high. Equal markers are asked for if a higher space
/// may pay less.
fn no_worse(solo: &Solo, better: &[Tokens; 5], worse: &[Tokens; 5]) -> bool {
    if !solo.rising {
        return better == worse;
    }
    better[..solo.breweries]
        .iter()
        .flatten()
        .zip(worse[..solo.breweries].iter().flatten())
        .all(|(a, b)| a >= b)
}

impl Solo {
    /// Where the markers stand in the next round, if these tokens are sold to a brewery (F-SELL-3, F-PRC-1).
    fn next_space(&self, brewery: usize, good: usize, space: u8, sold: u8) -> u8 {
        let demand = self.demand[brewery][good];
        let filled = sold.min(demand);
        (space.saturating_sub(sold - filled) + (demand - filled)).min(self.top())
    }

    /// The sales that no other sale beats in every respect, the one that pays most first.
    fn sales(&self, active: Cards, goods: Tokens, space: &[Tokens; 5], keeps: bool) -> Vec<Sold> {
        let office = active & bit(Card::Office) != 0;
        let mut rest = *space;
        for (brewery, markers) in rest[..self.breweries].iter_mut().enumerate() {
            for (good, marker) in markers.iter_mut().enumerate() {
                *marker = self.next_space(brewery, good, *marker, 0);
            }
        }
        let mut found = vec![Sold { sale: None, coins: 0, left: goods, space: rest }];
        let mut markets = vec![None];
        if active & bit(Card::Market) != 0 {
            for from in Good::ALL {
                for to in Good::ALL {
                    if from != to {
                        let most = goods[from.index()].min(MARKET_TOKENS);
                        markets.extend((1..=most).map(|count| Some(Market { from, to, count })));
                    }
                }
            }
        }
        for brewery in 0..self.breweries {
            let prices = space[brewery].map(|space| self.price(space));
            for &market in &markets {
                let mut held = goods;
                let mut least = [0; 3];
                if let Some(Market { from, to, count }) = market {
                    held[from.index()] -= count;
                    held[to.index()] += count;
                    least[to.index()] = count;
                }
                // For each good the counts worth selling, with the marker's next space.
                let options: [Vec<(u8, u8)>; 3] = std::array::from_fn(|good| {
                    let next = |sold| self.next_space(brewery, good, space[brewery][good], sold);
                    let most = if prices[good] == 0 { 0 } else { held[good] };
                    (least[good]..=most)
                        .filter(|&sold| keeps || sold == most || next(sold) != next(sold + 1))
                        .map(|sold| (sold, next(sold)))
                        .collect()
                });
                for &(hops, next_hops) in &options[0] {
                    for &(barley, next_barley) in &options[1] {
                        for &(water, next_water) in &options[2] {
                            let sold = [hops, barley, water];
                            if sold == [0; 3] {
                                continue;
                            }
                            let mut coins: u16 =
                                (0..3).map(|good| u16::from(sold[good]) * u16::from(prices[good])).sum();
                            let most = (0..3).max_by_key(|&good| sold[good]).unwrap_or(0);
                            if office {
                                coins += u16::from(sold[most]);
                            }
                            let mut given = sold;
                            if let Some(Market { from, to, count }) = market {
                                given[from.index()] += count;
                                given[to.index()] -= count;
                            }
                            let mut next = rest;
                            next[brewery] = [next_hops, next_barley, next_water];
                            let sale = Sale {
                                brewery: brewery as u8,
                                goods: Goods::new(given[0], given[1], given[2]),
                                market,
                                office: office.then_some(Good::ALL[most]),
                            };
                            let left = std::array::from_fn(|good| goods[good] - given[good]);
                            found.push(Sold { sale: Some(sale), coins, left, space: next });
                        }
                    }
                }
            }
        }
        found.sort_by_key(|sold| std::cmp::Reverse(sold.coins));
        let mut best: Vec<Sold> = Vec::new();
        for sold in found {
            let beaten = best.iter().any(|other| {
                no_worse(self, &other.space, &sold.space)
                    && (!keeps || other.left.iter().zip(sold.left).all(|(&a, b)| a >= b))
            });
            if !beaten {
                best.push(sold);
            }
        }
        best
    }
}

//! Plans: which cards are drawn, built and kept when, with prices as high as they can be.
//!
//! A **plan** is a game without the choice of sales. Each round it earns what the harvest would bring at the best
//! brewery if nothing had ever been sold anywhere, and that is never less than any real game with the same board
//! earns. So if there is no plan of so many rounds, there is no game.
//!
//! For a last round all plans are laid out as a graph, one layer per round, one node per position of the cards.
//! Of plans that meet in a node the richest is followed. Then the graph is walked backwards for the coins that
//! each node **needs** at least if the palaces are to stand in time.

use crate::solo::{
    Board, CARD, Cards, EMPTY, PALACE, PALACES, PRINTED, Solo, Tokens, banks, bit, cards, extra_draws,
    hand_limit, subsets,
};
use princely_fuerstenfeld::Card;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Groups of cards under the deck: one for each turn, and one for the expert set-up.
pub(crate) const GROUPS: usize = 12;
/// The latest last round there is room for.
pub(crate) const MOST_ROUNDS: u8 = 11;
/// The node of all plans that are done.
pub(crate) const DONE: u32 = u32::MAX;
const LABORATORIES: Cards = bit(Card::Laboratory1) | bit(Card::Laboratory2);
/// More coins than there are.
pub(crate) const NEVER: u16 = u16::MAX;

/// Where the cards are after a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Cabinet {
    pub(crate) board: Board,
    /// Cards of the deck that were drawn.
    pub(crate) drawn: u8,
    pub(crate) groups: u8,
    pub(crate) hand: Cards,
    /// The cards put under the deck, a group for each turn, the next to be drawn first. Groups that no draw can
    /// reach in time are left out; then all later ones are too.
    pub(crate) under: [Cards; GROUPS],
    /// Whether groups are left out.
    pub(crate) closed: bool,
}

/// What is done in a round but for the sale.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// The node it leads to, in the next layer.
    pub(crate) to: u32,
    pub(crate) spent: u16,
    /// What the warehouse may be worth.
    pub(crate) bonus: u8,
    pub(crate) extra: u8,
    /// The cards drawn that had been put under the deck.
    pub(crate) again: Cards,
    pub(crate) kept: Cards,
    pub(crate) trash: Cards,
    /// The cards built, each with its space (F-BLD-6) or, where spaces are free, with what it covers.
    pub(crate) builds: [Option<(Card, u8)>; 2],
}

pub(crate) struct Node {
    pub(crate) cabinet: Cabinet,
    /// The most coins any plan has here after the round.
    pub(crate) coins: u16,
    /// The fewest coins with which a plan can go on from here to its end.
    pub(crate) need: u16,
    /// What it earns in the coming round.
    pub(crate) income: u16,
    pub(crate) steps: Vec<Step>,
    value: i32,
}

pub(crate) struct Plans {
    pub(crate) layers: Vec<Vec<Node>>,
    /// Whether every plan is there.
    pub(crate) complete: bool,
    /// Positions looked at.
    pub(crate) looks: u64,
}

/// By what the nodes of a layer are ranked where there are too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rank {
    /// The coins to spare if all goes well.
    Slack,
    /// What there is.
    Assets,
    /// What there is, and whether the palaces come if no laboratory is built.
    AssetsAndPalaces,
}

impl Rank {
    pub(crate) const ALL: [Rank; 3] = [Rank::Slack, Rank::AssetsAndPalaces, Rank::Assets];
}

/// A quick hash for small keys; the same on every machine.
#[derive(Default)]
pub(crate) struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }
    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }
    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23);
    }
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}

type Index = HashMap<Cabinet, u32, BuildHasherDefault<Mix>>;

/// The plans with which the palaces stand after round `last`, at most `width` nodes a layer.
pub(crate) fn plans(solo: &Solo, last: u8, width: usize, by: Rank, most_looks: u64) -> Plans {
    Planner { solo, last, prices: Prices::new(solo, last) }.lay_out(width, by, most_looks)
}

/// Prices as high as they can be, by round.
pub(crate) struct Prices {
    /// For each round and brewery what it pays if nothing was ever sold to it.
    untouched: Vec<[[u8; 3]; 5]>,
    least: Vec<u8>,
    most: u8,
}

impl Prices {
    pub(crate) fn new(solo: &Solo, last: u8) -> Prices {
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
    pub(crate) fn income(&self, solo: &Solo, active: Cards, goods: Tokens, round: u8) -> u16 {
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
                        let count = goods[from].min(3);
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

struct Planner<'a> {
    solo: &'a Solo,
    last: u8,
    prices: Prices,
}

impl Planner<'_> {
    fn starts(&self) -> Vec<Cabinet> {
        let solo = self.solo;
        let mut start =
            Cabinet { board: solo.board, drawn: 0, groups: 0, hand: 0, under: [0; GROUPS], closed: false };
        let dealt: Cards = solo.deck[..if solo.expert { 10 } else { 3 }].iter().map(|&card| bit(card)).sum();
        start.drawn = dealt.count_ones() as u8;
        if !solo.expert {
            start.hand = dealt;
            return vec![start];
        }
        let keep = |kept| {
            let mut start = start;
            start.hand = bit(kept);
            start.under[0] = dealt & !bit(kept);
            start.groups = 1;
            start
        };
        cards(dealt).map(keep).collect()
    }

    fn lay_out(&self, width: usize, by: Rank, most_looks: u64) -> Plans {
        let mut layers: Vec<Vec<Node>> = Vec::new();
        let mut complete = true;
        let mut looks = 0u64;
        let mut layer: Vec<Node> = Vec::new();
        for mut start in self.starts() {
            self.close(&mut start, 0);
            if let Some(value) = self.hope(&start, self.solo.coins, 0) {
                layer.push(self.node(start, self.solo.coins, value, 0));
            }
        }
        for round in 1..=self.last {
            let mut next: Vec<Node> = Vec::new();
            let mut index = Index::default();
            let mut hopeless = Index::default();
            for node in &mut layer {
                if looks > most_looks {
                    complete = false;
                    break;
                }
                let mut steps = std::mem::take(&mut node.steps);
                self.steps(node, round, &mut |cabinet, coins, mut step| {
                    match cabinet {
                        None => step.to = DONE,
                        Some(cabinet) => match index.get(&cabinet) {
                            Some(&at) => {
                                let old = &mut next[at as usize];
                                if coins > old.coins {
                                    old.coins = coins;
                                }
                                step.to = at;
                            }
                            None => {
                                if hopeless.get(&cabinet).is_some_and(|&had| u32::from(coins) <= had) {
                                    return;
                                }
                                looks += 1;
                                let Some(value) = self.hope(&cabinet, coins, round) else {
                                    hopeless.insert(cabinet, coins.into());
                                    return;
                                };
                                step.to = next.len() as u32;
                                index.insert(cabinet, step.to);
                                next.push(self.node(cabinet, coins, value, round));
                            }
                        },
                    }
                    steps.push(step);
                });
                node.steps = steps;
            }
            if next.len() > width {
                complete = false;
                thin(&mut layer, &mut next, width, |node| self.rank(node, round, by));
            }
            layers.push(std::mem::replace(&mut layer, next));
        }
        let mut plans = Plans { layers, complete, looks };
        plans.find_needs();
        plans
    }

    fn node(&self, cabinet: Cabinet, coins: u16, value: i32, round: u8) -> Node {
        let income = if round < self.last {
            self.prices.income(self.solo, cabinet.board.active(), cabinet.board.harvest(), round + 1)
        } else {
            0
        };
        Node { cabinet, coins, need: NEVER, income, steps: Vec::new(), value }
    }

    /// Everything that can be done in a round.
    fn steps(&self, node: &Node, round: u8, take: &mut impl FnMut(Option<Cabinet>, u16, Step)) {
        let coins = node.coins + node.income;
        let before = node.cabinet;
        let step =
            Step { to: 0, spent: 0, bonus: 0, extra: 0, again: 0, kept: 0, trash: 0, builds: [None; 2] };
        for extra in 0..=extra_draws(before.board.active()) {
            let mut drawn = before;
            let mut count = 3 + extra;
            while count > 0 && usize::from(drawn.drawn) < self.solo.deck.len() {
                drawn.hand |= bit(self.solo.deck[usize::from(drawn.drawn)]);
                drawn.drawn += 1;
                count -= 1;
            }
            self.draw_again(drawn, count, Step { extra, ..step }, &mut |drawn, step| {
                self.build(drawn, coins, round, step, take);
            });
        }
    }

    /// Draws cards that were put under the deck: whole groups, and of the last any.
    fn draw_again(
        &self,
        mut drawn: Cabinet,
        mut count: u8,
        mut step: Step,
        take: &mut impl FnMut(&Cabinet, Step),
    ) {
        while count > 0 && drawn.groups > 0 {
            let group = drawn.under[0];
            if group.count_ones() > u32::from(count) {
                for chosen in subsets(group).filter(|chosen| chosen.count_ones() == u32::from(count)) {
                    let mut drawn = drawn;
                    drawn.under[0] = group & !chosen;
                    drawn.hand |= chosen;
                    take(&drawn, Step { again: step.again | chosen, ..step });
                }
                return;
            }
            count -= group.count_ones() as u8;
            step.again |= group;
            drawn.hand |= group;
            drawn.under.copy_within(1.., 0);
            drawn.under[GROUPS - 1] = 0;
            drawn.groups -= 1;
        }
        if count == 0 || step.extra == 0 {
            take(&drawn, step); // else the same as with fewer extra cards
        }
    }

    /// Builds nothing, one card or two.
    fn build(
        &self,
        drawn: &Cabinet,
        coins: u16,
        round: u8,
        step: Step,
        take: &mut impl FnMut(Option<Cabinet>, u16, Step),
    ) {
        self.discard(drawn, coins, round, step, take);
        let crane = |cabinet: &Cabinet| cabinet.board.0.contains(&(CARD + Card::Crane as u8));
        self.build_one(drawn, coins, None, &mut |card, place, one, left| {
            let step = Step { builds: [Some((card, place)), None], spent: coins - left, ..step };
            self.discard(one, left, round, step, take);
            let same_cost = crane(drawn) == crane(one);
            self.build_one(one, left, Some(card), &mut |second, place, two, left| {
                // Two cards in either order are one choice, unless the crane comes or goes between them.
                if second < card && same_cost && crane(two) == crane(one) {
                    return;
                }
                let builds = [step.builds[0], Some((second, place))];
                self.discard(two, left, round, Step { builds, spent: coins - left, ..step }, take);
            });
        });
    }

    fn build_one(
        &self,
        before: &Cabinet,
        coins: u16,
        first: Option<Card>,
        take: &mut impl FnMut(Card, u8, &Cabinet, u16),
    ) {
        let active = before.board.active();
        let any_empty = before.board.0.contains(&EMPTY);
        for card in cards(before.hand) {
            let cost = self.solo.cost(active, card);
            if cost > coins || before.closed && card == Card::Magistrate {
                continue;
            }
            let mut tried = PALACE;
            for space in 0..6u8 {
                let top = before.board.0[usize::from(space)];
                if top >= PALACE {
                    continue;
                }
                let covers_first = first.is_some_and(|first| top == CARD + first as u8);
                if before.closed && covers_first && first != Some(Card::Crane) {
                    continue; // the first card would have been built for nothing
                }
                if self.solo.own_spaces {
                    if card.palace_space().is_some_and(|own| own != space) {
                        continue;
                    }
                } else if any_empty && top != EMPTY || top == tried {
                    continue;
                }
                tried = top;
                let mut after = *before;
                after.hand &= !bit(card);
                after.board.0[usize::from(space)] = CARD + card as u8;
                take(card, if self.solo.own_spaces { space } else { top }, &after, coins - cost);
            }
        }
    }

    fn discard(
        &self,
        built: &Cabinet,
        coins: u16,
        round: u8,
        mut step: Step,
        take: &mut impl FnMut(Option<Cabinet>, u16, Step),
    ) {
        let active = built.board.active();
        if active & PALACES == PALACES {
            return take(None, coins, step);
        }
        if round == self.last {
            return;
        }
        if active & bit(Card::Warehouse) != 0 {
            step.bonus = 3 * (self.prices.most + 1 - self.prices.least[usize::from(round)]);
        }
        let coins = coins + u16::from(step.bonus);
        let mut after = *built;
        if !self.solo.own_spaces {
            after.board.0.sort_unstable();
        }
        if self.hope(&after, coins, round).is_none() {
            return; // not even if the whole hand could be kept
        }
        let limit = hand_limit(active).min(built.hand.count_ones());
        let scavenger = active & bit(Card::Scavenger) != 0 && !built.closed;
        for kept in subsets(built.hand) {
            let count = kept.count_ones();
            if count > limit || count < limit && built.closed || count == 0 && built.hand != 0 {
                continue;
            }
            let rest = built.hand & !kept;
            for trash in subsets(if scavenger { rest } else { 0 }).filter(|trash| trash.count_ones() <= 2) {
                let mut after = after;
                after.hand = kept;
                let under = rest & !trash;
                if under != 0 && !after.closed {
                    after.under[usize::from(after.groups)] = under;
                    after.groups += 1;
                }
                self.close(&mut after, round);
                take(Some(after), coins, Step { kept, trash, ..step });
            }
        }
    }

    /// The most cards that can be drawn from the next round on, up to each round. A laboratory counts from the round
    /// after the one in which it can first be in the hand.
    fn most_draws(&self, cabinet: &Cabinet, round: u8) -> [u8; 16] {
        let active = cabinet.board.active();
        let missing = 6 - (active & PALACES).count_ones() as u8;
        let mut spare = (2 * (self.last - round)).saturating_sub(missing);
        let mut labs = active & LABORATORIES;
        let mut draws = [0; 16];
        let mut count = 0;
        for at in round + 1..=self.last {
            count += 3 + extra_draws(labs);
            draws[usize::from(at)] = count;
            for card in cards(LABORATORIES & !labs) {
                if spare > 0 && self.place(cabinet, card).is_some_and(|place| place < count) {
                    labs |= bit(card);
                    spare -= 1;
                }
            }
        }
        draws
    }

    /// After how many draws a card can be in the hand, at best.
    fn place(&self, cabinet: &Cabinet, card: Card) -> Option<u8> {
        if cabinet.hand & bit(card) != 0 {
            return Some(0);
        }
        let unseen = &self.solo.deck[usize::from(cabinet.drawn)..];
        if let Some(place) = unseen.iter().position(|&next| next == card) {
            return Some(place as u8);
        }
        let mut place = unseen.len() as u8;
        for group in &cabinet.under[..usize::from(cabinet.groups)] {
            if group & bit(card) != 0 {
                return Some(place);
            }
            place += group.count_ones() as u8;
        }
        None
    }

    /// Leaves out the groups that no draw can reach in time.
    fn close(&self, cabinet: &mut Cabinet, round: u8) {
        let unseen = self.solo.deck.len() as u8 - cabinet.drawn;
        let mut reach = self.most_draws(cabinet, round)[usize::from(self.last)].saturating_sub(unseen);
        let mut groups = 0;
        for group in &mut cabinet.under[..usize::from(cabinet.groups)] {
            if reach == 0 {
                *group = 0;
                continue;
            }
            groups += 1;
            reach = reach.saturating_sub(group.count_ones() as u8);
        }
        cabinet.groups = groups;
        cabinet.closed |= reach == 0;
    }

    /// Whether the palaces may still stand in time, and with how many coins to spare; a quick look that never
    /// gives up a plan that can succeed.
    fn hope(&self, cabinet: &Cabinet, coins: u16, round: u8) -> Option<i32> {
        let (solo, last) = (self.solo, self.last);
        let active = cabinet.board.active();
        let standing = (active & PALACES).count_ones() as u8;
        let missing = 6 - standing;
        let left = last - round;
        if missing > 2 * left {
            return None;
        }
        // When can each card be in the hand?
        let unseen = solo.deck.len() as u8 - cabinet.drawn;
        let mut ready = [u8::MAX; Card::COUNT];
        let draws = self.most_draws(cabinet, round);
        let when = |place: u8| {
            (round + 1..=last).find(|&until| draws[usize::from(until)] > place).unwrap_or(u8::MAX)
        };
        for card in cards(cabinet.hand) {
            ready[card.index()] = round + 1;
        }
        for (place, card) in (0..).zip(&solo.deck[usize::from(cabinet.drawn)..]) {
            ready[card.index()] = when(place);
        }
        let mut offset = unseen;
        for &group in &cabinet.under[..usize::from(cabinet.groups)] {
            let mut palace = offset;
            for card in cards(group) {
                if card.is_palace() {
                    ready[card.index()] = when(palace);
                    palace += 1;
                } else {
                    ready[card.index()] = when(offset);
                }
            }
            offset += group.count_ones() as u8;
        }
        // Two palaces a round, and none before it can be in the hand.
        let mut at = [0u8; 16];
        for card in cards(PALACES & !active) {
            match ready[card.index()] {
                u8::MAX => return None,
                round => at[usize::from(round)] += 1,
            }
        }
        let mut later = 0;
        for round in (round + 1..=last).rev() {
            later += at[usize::from(round)];
            if later > 2 * (last - round + 1) {
                return None;
            }
        }
        let must = self.must_stand(cabinet, round, &ready, &draws)?;
        self.funds(cabinet, coins, round, &ready, &must)
    }

    /// Whether there can be enough coins: see the crate's documentation for the argument.
    fn funds(
        &self,
        cabinet: &Cabinet,
        coins: u16,
        now: u8,
        ready: &[u8; Card::COUNT],
        must: &[u8; 16],
    ) -> Option<i32> {
        let (solo, last, round) = (self.solo, self.last, now);
        let active = cabinet.board.active();
        let standing = (active & PALACES).count_ones() as usize;
        let first = i32::from(coins)
            + i32::from(self.prices.income(solo, active, cabinet.board.harvest(), round + 1));
        let token = i32::from(self.prices.most);
        // The office adds at most a coin for each token of one good that can be had.
        let mut yields = [0i32; 3];
        for &top in &cabinet.board.0 {
            if (PRINTED..CARD).contains(&top) {
                yields[usize::from(top - PRINTED)] += 1;
            }
        }
        for field in 0..9 {
            if active & (1 << field) != 0 || ready[field] != u8::MAX {
                yields[field / 3] += field as i32 % 3 + 1;
            }
        }
        let can_be = |card: Card| active & bit(card) != 0 || ready[card.index()] != u8::MAX;
        let office = yields.into_iter().max().unwrap_or(0) + if can_be(Card::Market) { 3 } else { 0 };
        let worth = |top: u8, round: u8| -> i32 {
            let card = match top {
                EMPTY => return 0,
                PRINTED..CARD => return token,
                card => Card::ALL[usize::from(card - CARD)],
            };
            let spread = |round: u8| token - i32::from(self.prices.least[usize::from(round)]);
            match card {
                Card::Bank1 => 3,
                Card::Bank2 => 5,
                Card::Office => office,
                Card::Market => 3 * spread(round),
                Card::Warehouse => 3 * (spread(round - 1) + 1), // counted when it is stored
                Card::TourGuide => 2 * (standing as i32 + 2 * i32::from(round - 1 - now)).min(5),
                _ => card.yields().map_or(0, |(_, count)| token * i32::from(count)),
            }
        };
        let crane_here = active & bit(Card::Crane) != 0;
        let crane_to_come = ready[Card::Crane.index()];
        let mut slack = i32::MAX;
        for until in (round + 1..=last).rev() {
            let builds = i32::from(must[usize::from(until)]) - standing as i32;
            if builds <= 0 {
                continue;
            }
            let price: i32 =
                solo.palace[standing..standing + builds as usize].iter().map(|&price| i32::from(price)).sum();
            let spare = 2 * i32::from(until - round) - builds;
            let mut funds = first;
            let mut bar = [0; 16];
            for at in round + 2..=until {
                let spaces = 6 - usize::from(must[usize::from(at - 1)]).max(standing);
                let mut tops = cabinet.board.0.map(|top| if top >= PALACE { 0 } else { worth(top, at) });
                tops.sort_unstable_by_key(|worth| -worth);
                funds += tops[..spaces].iter().sum::<i32>();
                bar[usize::from(at)] = if spaces == 0 { i32::MAX } else { tops[spaces - 1] };
            }
            let gains = |discount: i32, spare: i32| -> i32 {
                let mut best = [0; 12];
                for card in 0..Card::PRICED {
                    let cost = i32::from(solo.cost[card]).saturating_sub(discount).max(0);
                    let mut from = ready[card];
                    if from == u8::MAX || active & (1 << card) != 0 {
                        continue;
                    }
                    if from == round + 1 && cost > first {
                        from += 1;
                    }
                    let top = CARD + card as u8;
                    let gain: i32 = (from + 1..=until)
                        .map(|at| worth(top, at).saturating_sub(bar[usize::from(at)]).max(0))
                        .sum();
                    let mut gain = gain - cost;
                    for place in best.iter_mut().take(spare.clamp(0, 12) as usize) {
                        if gain > *place {
                            std::mem::swap(place, &mut gain);
                        }
                    }
                }
                best.iter().sum()
            };
            let plain = if crane_here {
                gains(2, spare) + 2 * builds
            } else {
                let without = gains(0, spare);
                if crane_to_come <= until && spare > 0 {
                    let crane = i32::from(solo.cost[Card::Crane.index()]);
                    without.max(gains(2, spare - 1) + 2 * builds - crane)
                } else {
                    without
                }
            };
            let over = funds + plain - price;
            if over < 0 {
                return None;
            }
            slack = slack.min(over);
        }
        Some(slack.min(1000))
    }
}

impl Planner<'_> {
    /// How many palaces must stand after each round: two can be built in a round, and one that is drawn and
    /// cannot come back must be built or held. Nothing if that cannot be.
    fn must_stand(
        &self,
        cabinet: &Cabinet,
        round: u8,
        ready: &[u8; Card::COUNT],
        draws: &[u8; 16],
    ) -> Option<[u8; 16]> {
        let last = self.last;
        let active = cabinet.board.active();
        let standing = (active & PALACES).count_ones() as u8;
        // A palace put under comes back after all that is in the deck now, if at all.
        let deck = self.solo.deck.len() as u8 - cabinet.drawn
            + cabinet.under[..usize::from(cabinet.groups)]
                .iter()
                .map(|group| group.count_ones() as u8)
                .sum::<u8>();
        let come_back = if cabinet.closed {
            0
        } else {
            let soonest = (round + 1..=last).find(|&until| draws[usize::from(until)] > deck);
            let reached = draws[usize::from(last)].saturating_sub(deck);
            soonest.map_or(0, |soonest| reached.min(2 * (last - soonest + 1)))
        };
        let mut must = [0; 16];
        let mut drawn = (cabinet.hand & PALACES).count_ones() as u8;
        let mut place = usize::from(cabinet.drawn);
        for at in round + 1..=last {
            for card in self.solo.deck[place..].iter().take(3) {
                place += 1;
                drawn += u8::from(card.is_palace());
            }
            let can_stand = |card: Card| active & bit(card) != 0 || ready[card.index()] <= at;
            let limit = 1 + u8::from(can_stand(Card::TownHall1)) + 2 * u8::from(can_stand(Card::TownHall2));
            let drawn_away = standing + drawn.saturating_sub(limit + come_back);
            must[usize::from(at)] = drawn_away.max(6u8.saturating_sub(2 * (last - at)));
            if must[usize::from(at)] > standing + 2 * (at - round) {
                return None;
            }
        }
        Some(must)
    }

    /// How promising a position is: by what it may become, or by what it has, in eighths of a coin: coins, palaces,
    /// income for the rounds to come, palaces in reach.
    fn rank(&self, node: &Node, round: u8, by: Rank) -> i32 {
        if by == Rank::Slack {
            return node.value;
        }
        let active = node.cabinet.board.active();
        let standing = (active & PALACES).count_ones() as i32;
        let missing = 6 - standing;
        let left = i32::from(self.last - round);
        let has = |card| i32::from(active & bit(card) != 0);
        let palaces: i32 =
            self.solo.palace[..standing as usize].iter().map(|&price| 8 * i32::from(price) + 24).sum();
        // The last rounds cover the fields, so that the income of a round counts less and less.
        let rounds = (8 * left - 2 * missing).max(4);
        let assets = 8 * i32::from(node.coins)
            + rounds * i32::from(node.income)
            + palaces
            + 16 * missing * has(Card::Crane)
            + 40 * (node.cabinet.hand & PALACES).count_ones() as i32
            + 6 * missing * (has(Card::TownHall1) + 2 * has(Card::TownHall2))
            + 2 * node.value.min(60);
        if by == Rank::Assets {
            return assets;
        }
        assets - 250 * (missing - self.palaces_ahead(&node.cabinet, round))
    }

    /// The palaces that will have been in the hand by the last round if no laboratory is built.
    fn palaces_ahead(&self, cabinet: &Cabinet, round: u8) -> i32 {
        let draws = (3 + extra_draws(cabinet.board.active())) * (self.last - round);
        let unseen = &self.solo.deck[usize::from(cabinet.drawn)..];
        let mut ahead = (cabinet.hand & PALACES).count_ones()
            + unseen.iter().take(usize::from(draws)).filter(|card| card.is_palace()).count() as u32;
        let mut reach = u32::from(draws).saturating_sub(unseen.len() as u32);
        for group in &cabinet.under[..usize::from(cabinet.groups)] {
            ahead += (group & PALACES).count_ones().min(reach);
            reach = reach.saturating_sub(group.count_ones());
        }
        ahead as i32
    }
}

/// Keeps the nodes of a layer that rank highest, and the steps that lead to them.
fn thin(layer: &mut [Node], next: &mut Vec<Node>, width: usize, rank: impl Fn(&Node) -> i32) {
    let mut order: Vec<u32> = (0..next.len() as u32).collect();
    order.sort_by_cached_key(|&at| (-rank(&next[at as usize]), at));
    order.truncate(width);
    order.sort_unstable();
    let mut place = vec![None; next.len()];
    for (new, &old) in (0..).zip(&order) {
        place[old as usize] = Some(new);
    }
    let mut at = 0;
    next.retain(|_| {
        at += 1;
        place[at - 1].is_some()
    });
    for node in layer {
        node.steps.retain_mut(|step| {
            if step.to == DONE {
                return true;
            }
            match place[step.to as usize] {
                Some(new) => {
                    step.to = new;
                    true
                }
                None => false,
            }
        });
    }
}

impl Plans {
    /// Whether there is a plan at all.
    pub(crate) fn any(&self) -> bool {
        self.layers.first().is_some_and(|layer| layer.iter().any(|node| node.need <= node.coins))
    }

    /// From the end to the beginning: a node needs what its cheapest step needs, less what it earns.
    fn find_needs(&mut self) {
        let mut after: Vec<u16> = Vec::new();
        for layer in self.layers.iter_mut().rev() {
            for node in layer.iter_mut() {
                for step in &node.steps {
                    let next = if step.to == DONE {
                        0
                    } else {
                        after.get(step.to as usize).copied().unwrap_or(NEVER)
                    };
                    if next == NEVER {
                        continue;
                    }
                    let need =
                        (next.saturating_sub(step.bonus.into()) + step.spent).saturating_sub(node.income);
                    node.need = node.need.min(need);
                }
                if node.need > node.coins {
                    node.need = NEVER;
                }
                let ahead = |step: &Step| if step.to == DONE { 0 } else { after[step.to as usize] };
                node.steps.retain(|step| ahead(step) != NEVER);
                node.steps.sort_by_key(|step| ahead(step) + step.spent);
            }
            after = layer.iter().map(|node| node.need).collect();
        }
    }
}

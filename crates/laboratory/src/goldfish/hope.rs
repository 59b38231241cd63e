//! Hope: a quick look at whether a position can still end in time. It never gives up a position that can; the module's
//! documentation says why.

use crate::goldfish::plan::{Cabinet, Planner};
use crate::goldfish::solo::{
    CARD, Cards, EMPTY, PALACE, PALACES, PRINTED, bit, cards, extra_draws, hand_limit,
};
use princely_fuerstenfeld::Card;
use princely_fuerstenfeld::limits::{BANKS, BUILDS, CRANE, DRAWS, GUIDE, MARKET_TOKENS, STORED};
use princely_fuerstenfeld::state::SPACES;

const LABORATORIES: Cards = bit(Card::Laboratory1) | bit(Card::Laboratory2);

impl Planner<'_> {
    /// Whether the palaces may still stand in time, and with how many coins to spare; a quick look that never
    /// gives up a plan that can succeed.
    pub(super) fn hope(&self, cabinet: &Cabinet, coins: u16, round: u8) -> Option<i32> {
        if self.blind {
            return Some(0);
        }
        let (solo, last) = (self.solo, self.last);
        let active = cabinet.board.active();
        let missing = solo.missing(active);
        let left = last - round;
        if missing > BUILDS * left {
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
        // A palace for each build, and none before it can be in the hand. Those that come first will do.
        let mut soonest = [u8::MAX; PALACES.count_ones() as usize];
        for (place, card) in soonest.iter_mut().zip(cards(PALACES & !active)) {
            *place = ready[card.index()];
        }
        soonest.sort_unstable();
        let mut at = [0u8; 16];
        for &ready in soonest.iter().take(usize::from(missing)) {
            match ready {
                u8::MAX => return None,
                round => at[usize::from(round)] += 1,
            }
        }
        let mut later = 0;
        for round in (round + 1..=last).rev() {
            later += at[usize::from(round)];
            if later > BUILDS * (last - round + 1) {
                return None;
            }
        }
        let must = self.must_stand(cabinet, round, &ready, &draws)?;
        self.funds(cabinet, coins, round, &ready, &must)
    }

    /// Whether there can be enough coins: see the module's documentation for the argument.
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
        // The office adds at most one coin for each token of one good that the player can get.
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
        let exchanged = i32::from(MARKET_TOKENS);
        let office = yields.into_iter().max().unwrap_or(0) + if can_be(Card::Market) { exchanged } else { 0 };
        let worth = |top: u8, round: u8| -> i32 {
            let card = match top {
                EMPTY => return 0,
                PRINTED..CARD => return token,
                card => Card::ALL[usize::from(card - CARD)],
            };
            let spread = |round: u8| token - i32::from(self.prices.least[usize::from(round)]);
            match card {
                Card::Bank1 => i32::from(BANKS[0]),
                Card::Bank2 => i32::from(BANKS[1]),
                Card::Office => office,
                Card::Market => exchanged * spread(round),
                Card::Warehouse => i32::from(STORED) * (spread(round - 1) + 1), // counted when it is stored
                Card::TourGuide => {
                    let most = standing as i32 + i32::from(BUILDS) * i32::from(round - 1 - now);
                    i32::from(GUIDE) * most.min(i32::from(solo.wanted) - 1)
                }
                _ => card.yields().map_or(0, |(_, count)| token * i32::from(count)),
            }
        };
        let saved = CRANE as i32;
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
            let spare = i32::from(BUILDS) * i32::from(until - round) - builds;
            let mut funds = first;
            let mut bar = [0; 16];
            for at in round + 2..=until {
                let spaces = SPACES - usize::from(must[usize::from(at - 1)]).max(standing);
                let mut tops = cabinet.board.0.map(|top| if top >= PALACE { 0 } else { worth(top, at) });
                tops.sort_unstable_by_key(|worth| -worth);
                funds += tops[..spaces].iter().sum::<i32>();
                bar[usize::from(at)] = if spaces == 0 { i32::MAX } else { tops[spaces - 1] };
            }
            let gains = |discount: i32, spare: i32| -> i32 {
                let mut best = [0; 12];
                for (card, (&ready, &cost)) in ready.iter().zip(&solo.cost).enumerate() {
                    let cost = (i32::from(cost) - discount).max(0);
                    let mut from = ready;
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
                gains(saved, spare) + saved * builds
            } else {
                let without = gains(0, spare);
                if crane_to_come <= until && spare > 0 {
                    let crane = i32::from(solo.cost[Card::Crane.index()]);
                    without.max(gains(saved, spare - 1) + saved * builds - crane)
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

    /// How many palaces must stand after each round: as many can be built as cards, and one that is drawn and
    /// cannot come back must be built or held, unless there are more than are wanted. Nothing if that cannot be.
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
        let under = &cabinet.under[..usize::from(cabinet.groups)];
        let unseen = &self.solo.deck[usize::from(cabinet.drawn)..];
        let mut drawn = (cabinet.hand & PALACES).count_ones() as u8;
        let to_come = unseen.iter().filter(|card| card.is_palace()).count() as u8
            + under.iter().map(|group| (group & PALACES).count_ones() as u8).sum::<u8>();
        // How many palaces need never be built.
        let spare = (standing + drawn + to_come).checked_sub(self.solo.wanted)?;
        // A palace that is put under comes back after all cards that are in the deck now, if at all.
        let deck = unseen.len() as u8 + under.iter().map(|group| group.count_ones() as u8).sum::<u8>();
        let come_back = if cabinet.closed {
            0
        } else {
            let soonest = (round + 1..=last).find(|&until| draws[usize::from(until)] > deck);
            let reached = draws[usize::from(last)].saturating_sub(deck);
            soonest.map_or(0, |soonest| reached.min(BUILDS * (last - soonest + 1)))
        };
        let mut must = [0; 16];
        let mut place = usize::from(cabinet.drawn);
        for at in round + 1..=last {
            for card in self.solo.deck[place..].iter().take(usize::from(DRAWS)) {
                place += 1;
                drawn += u8::from(card.is_palace());
            }
            let in_hand = |card: Card| ready[card.index()] <= at;
            let halls = [Card::TownHall1, Card::TownHall2].into_iter().filter(|&card| in_hand(card));
            let limit = hand_limit(active | halls.map(bit).sum::<Cards>()) as u8;
            let drawn_away = standing + drawn.saturating_sub(limit + come_back + spare);
            must[usize::from(at)] = drawn_away.max(self.solo.wanted.saturating_sub(BUILDS * (last - at)));
            if must[usize::from(at)] > standing + BUILDS * (at - round) {
                return None;
            }
        }
        Some(must)
    }

    /// The most cards that can be drawn from the next round on, up to each round. A laboratory counts from the round
    /// after the one in which it can first be in the hand.
    pub(super) fn most_draws(&self, cabinet: &Cabinet, round: u8) -> [u8; 16] {
        let active = cabinet.board.active();
        let missing = self.solo.missing(active);
        let mut spare = (BUILDS * (self.last - round)).saturating_sub(missing);
        let mut labs = active & LABORATORIES;
        let mut draws = [0; 16];
        let mut count = 0;
        for at in round + 1..=self.last {
            count += DRAWS + extra_draws(labs);
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
}

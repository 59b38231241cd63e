//! The game of one player alone, as the search needs it: printed values, boards, cards in groups.
//!
//! Three things differ from the engine's state, and none changes what can be reached:
//!
//! * The order of the cards put under the deck in one turn (F-DIS-1) is chosen when they are drawn again. The player
//!   knows everything and chooses freely, so a late choice is as good as an early one.
//! * In the base game a card may go on any space (F-BLD-1), so boards that differ only in the order of their
//!   spaces are one board: its tops are sorted.
//! * The others are not there: they fill no demand and build no palace.

use crate::goldfish::deal::Deal;
use princely_core::Game;
use princely_fuerstenfeld::limits::{BANKS, CRANE, GUIDE, KEPT, LABORATORIES, TOWN_HALLS};
use princely_fuerstenfeld::{Card, Good, Variant};

/// Cards as bits, in the order of [`Card::ALL`].
pub(super) type Cards = u32;

/// The palaces.
pub(super) const PALACES: Cards = (1 << Card::COUNT) - (1 << Card::PRICED);

/// Just this card.
pub(super) const fn bit(card: Card) -> Cards {
    1 << card as u32
}

/// The cards of a set.
pub(super) fn cards(mut set: Cards) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        let card = *Card::ALL.get(set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(card)
    })
}

/// The subsets of a set.
pub(super) fn subsets(set: Cards) -> impl Iterator<Item = Cards> {
    let mut next = Some(0u32);
    std::iter::from_fn(move || {
        let chosen = next?;
        let more = chosen.wrapping_sub(set) & set;
        next = (more != 0).then_some(more);
        Some(chosen)
    })
}

/// What lies on a space, as a number: nothing, a printed field, a card.
pub(super) const EMPTY: u8 = 0;
/// The printed field of hops; those of barley and water follow.
pub(super) const PRINTED: u8 = 1;
/// The first card; the others follow.
pub(super) const CARD: u8 = 4;
/// The first palace.
pub(super) const PALACE: u8 = CARD + Card::PRICED as u8;

/// Tokens of each good.
pub(super) type Tokens = [u8; 3];

/// The six building spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Board(pub(super) [u8; 6]);

impl Board {
    /// The active cards (F-BLD-2).
    #[inline]
    pub(super) fn active(&self) -> Cards {
        self.0.iter().filter(|&&top| top >= CARD).map(|top| 1 << (top - CARD)).sum()
    }

    /// What the fields yield (F-HARV-1).
    #[inline]
    pub(super) fn harvest(&self) -> Tokens {
        let mut goods = [0; 3];
        for &top in &self.0 {
            if (PRINTED..CARD).contains(&top) {
                goods[usize::from(top - PRINTED)] += 1;
            } else if (CARD..CARD + 9).contains(&top) {
                goods[usize::from((top - CARD) / 3)] += (top - CARD) % 3 + 1;
            }
        }
        goods
    }
}

/// What banks and the tour guide pay (F-SELL-6).
#[inline]
pub(super) fn banks(active: Cards) -> u16 {
    let has = |card| u16::from(active & bit(card) != 0);
    let palaces = (active & PALACES).count_ones() as u16;
    BANKS[0] * has(Card::Bank1) + BANKS[1] * has(Card::Bank2) + GUIDE * palaces * has(Card::TourGuide)
}

/// How many cards may stay in the hand (F-DIS-1, F-DIS-2).
#[inline]
pub(super) fn hand_limit(active: Cards) -> u32 {
    let has = |card| u8::from(active & bit(card) != 0);
    let more = TOWN_HALLS[0] * has(Card::TownHall1) + TOWN_HALLS[1] * has(Card::TownHall2);
    u32::from(KEPT + more)
}

/// Optional cards of the laboratories (F-DRAW-2).
#[inline]
pub(super) fn extra_draws(active: Cards) -> u8 {
    let has = |card| u8::from(active & bit(card) != 0);
    LABORATORIES[0] * has(Card::Laboratory1) + LABORATORIES[1] * has(Card::Laboratory2)
}

/// The parts of the rules that depend on the deal.
#[derive(Clone, Debug)]
pub(super) struct Solo {
    pub(super) deck: Vec<Card>,
    /// Whether each palace has its own space (F-BLD-6).
    pub(super) own_spaces: bool,
    pub(super) expert: bool,
    pub(super) breweries: usize,
    pub(super) demand: [Tokens; 5],
    /// The price track (F-VAL-4).
    pub(super) track: Vec<u8>,
    /// Whether a higher space never pays less.
    pub(super) rising: bool,
    pub(super) first_space: u8,
    pub(super) cost: [u16; Card::PRICED],
    /// What the first palace costs, the second … (F-BLD-4).
    pub(super) palace: [u16; 6],
    /// How many palaces are to stand (F-END-1, F-END-4).
    pub(super) wanted: u8,
    pub(super) coins: u16,
    pub(super) board: Board,
}

impl Solo {
    pub(super) fn new(deal: &Deal) -> Solo {
        let table = deal.game().table();
        let players = usize::from(deal.game().seats());
        let mut demand = [[0; 3]; 5];
        for (brewery, &card) in demand.iter_mut().zip(deal.demand()) {
            *brewery = Good::ALL.map(|good| table.demand[usize::from(card)][good]);
        }
        let expert = deal.game().variant() == Variant::Expert;
        let mut solo = Solo {
            deck: deal.deck().to_vec(),
            own_spaces: expert,
            expert,
            breweries: players,
            demand,
            track: table.track.values().to_vec(),
            rising: table.track.values().is_sorted(),
            first_space: table.track.start,
            cost: table.cost.map(u16::from),
            palace: std::array::from_fn(|built| u16::from(table.palace_prices[built / players])),
            wanted: deal.game().palaces(),
            coins: u16::from(table.start_coins),
            board: Board(table.printed.map(|field| field.map_or(EMPTY, |good| PRINTED + good as u8))),
        };
        solo.sort(expert);
        solo
    }

    /// How many palaces are missing on a board.
    #[inline]
    pub(super) fn missing(&self, active: Cards) -> u8 {
        self.wanted.saturating_sub((active & PALACES).count_ones() as u8)
    }

    fn sort(&mut self, own_spaces: bool) {
        self.own_spaces = own_spaces;
        if !own_spaces {
            self.board.0.sort_unstable();
        }
    }

    /// The same game with palaces on any space: everything that can be done in this game can be done there too.
    pub(super) fn without_own_spaces(&self) -> Solo {
        let mut solo = self.clone();
        solo.sort(false);
        solo
    }

    /// What a card costs on a board (F-BLD-4, F-BLD-5).
    #[inline]
    pub(super) fn cost(&self, active: Cards, card: Card) -> u16 {
        let printed = match self.cost.get(card.index()) {
            Some(&cost) => cost,
            None => self.palace[(active & PALACES).count_ones() as usize],
        };
        printed.saturating_sub(if active & bit(Card::Crane) != 0 { CRANE as u16 } else { 0 })
    }

    /// What a price space pays.
    #[inline]
    pub(super) fn price(&self, space: u8) -> u8 {
        self.track[usize::from(space)]
    }

    /// The highest price space.
    #[inline]
    pub(super) fn top(&self) -> u8 {
        self.track.len() as u8 - 1
    }
}

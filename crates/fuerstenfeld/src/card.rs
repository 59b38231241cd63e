//! The cards of a deck, and sets of them.

use crate::Good;
use princely_core::Uniform;
use serde::{Deserialize, Serialize};

/// A card. Every player has one of each (F-VAL-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)] // the names are those of the rule book
pub enum Card {
    #[serde(rename = "hops_1")]
    Hops1,
    #[serde(rename = "hops_2")]
    Hops2,
    #[serde(rename = "hops_3")]
    Hops3,
    #[serde(rename = "barley_1")]
    Barley1,
    #[serde(rename = "barley_2")]
    Barley2,
    #[serde(rename = "barley_3")]
    Barley3,
    #[serde(rename = "water_1")]
    Water1,
    #[serde(rename = "water_2")]
    Water2,
    #[serde(rename = "water_3")]
    Water3,
    #[serde(rename = "bank_1")]
    Bank1,
    #[serde(rename = "bank_2")]
    Bank2,
    #[serde(rename = "town_hall_1")]
    TownHall1,
    #[serde(rename = "town_hall_2")]
    TownHall2,
    #[serde(rename = "laboratory_1")]
    Laboratory1,
    #[serde(rename = "laboratory_2")]
    Laboratory2,
    Office,
    Market,
    Warehouse,
    Magistrate,
    Crane,
    TourGuide,
    Scavenger,
    #[serde(rename = "palace_1")]
    Palace1,
    #[serde(rename = "palace_2")]
    Palace2,
    #[serde(rename = "palace_3")]
    Palace3,
    #[serde(rename = "palace_4")]
    Palace4,
    #[serde(rename = "palace_5")]
    Palace5,
    #[serde(rename = "palace_6")]
    Palace6,
}

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 28;

    /// How many cards have a cost of their own: all but the palaces.
    pub const PRICED: usize = 22;

    /// All cards; the palaces come last.
    pub const ALL: [Card; Card::COUNT] = {
        use Card::*;
        [
            Hops1,
            Hops2,
            Hops3,
            Barley1,
            Barley2,
            Barley3,
            Water1,
            Water2,
            Water3,
            Bank1,
            Bank2,
            TownHall1,
            TownHall2,
            Laboratory1,
            Laboratory2,
            Office,
            Market,
            Warehouse,
            Magistrate,
            Crane,
            TourGuide,
            Scavenger,
            Palace1,
            Palace2,
            Palace3,
            Palace4,
            Palace5,
            Palace6,
        ]
    };

    const IDS: [&'static str; Card::COUNT] = [
        "hops_1",
        "hops_2",
        "hops_3",
        "barley_1",
        "barley_2",
        "barley_3",
        "water_1",
        "water_2",
        "water_3",
        "bank_1",
        "bank_2",
        "town_hall_1",
        "town_hall_2",
        "laboratory_1",
        "laboratory_2",
        "office",
        "market",
        "warehouse",
        "magistrate",
        "crane",
        "tour_guide",
        "scavenger",
        "palace_1",
        "palace_2",
        "palace_3",
        "palace_4",
        "palace_5",
        "palace_6",
    ];

    /// The id in records and words.
    pub fn id(self) -> &'static str {
        Card::IDS[self.index()]
    }

    /// The card with this id.
    pub fn from_id(id: &str) -> Option<Card> {
        Card::IDS.iter().position(|&known| known == id).map(|index| Card::ALL[index])
    }

    /// The card as an index.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Whether this is one of the six palaces.
    #[inline]
    pub fn is_palace(self) -> bool {
        self as u8 >= Card::Palace1 as u8
    }

    /// The building space of a palace in the expert game, 0 to 5 (F-BLD-6).
    #[inline]
    pub fn palace_space(self) -> Option<u8> {
        (self as u8).checked_sub(Card::Palace1 as u8)
    }

    /// What a field yields, and how much of it (F-VAL-2).
    #[inline]
    pub fn yields(self) -> Option<(Good, u8)> {
        let index = self as u8;
        (index < 9).then(|| (Good::ALL[usize::from(index / 3)], index % 3 + 1))
    }
}

/// A set of cards of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The deck of the base game: 26 cards (F-VAL-2).
    pub const BASE: CardSet =
        CardSet(CardSet::EXPERT.0 & !(1 << Card::TourGuide as u32 | 1 << Card::Scavenger as u32));
    /// The deck of the expert game: 28 cards (F-VAL-2).
    pub const EXPERT: CardSet = CardSet((1 << Card::COUNT) - 1);
    /// The palaces.
    pub const PALACES: CardSet = CardSet(0b11_1111 << Card::Palace1 as u32);

    /// Just this card.
    #[inline]
    pub fn only(card: Card) -> CardSet {
        CardSet(1 << card as u32)
    }

    /// Whether the set holds the card.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 & (1 << card as u32) != 0
    }

    /// Whether the set holds no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards it holds.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The set as bits: bit `n` is the card with index `n`.
    #[inline]
    pub fn bits(self) -> u32 {
        self.0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u32;
    }

    /// Removes a card.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u32);
    }

    /// The card at this place of the set, in the order of [`Card::ALL`].
    #[inline]
    pub fn nth(self, place: u32) -> Option<Card> {
        let mut bits = self.0;
        for _ in 0..place {
            bits &= bits.wrapping_sub(1);
        }
        CardSet(bits).into_iter().next()
    }

    /// Takes a card out at random; `None` if the set is empty.
    #[inline]
    pub fn take_any(&mut self, chooser: &mut impl Uniform) -> Option<Card> {
        let card = self.nth(chooser.below(u32::from(self.len())))?;
        self.remove(card);
        Some(card)
    }

    /// The ids, sorted as text.
    pub fn sorted_ids(self) -> Vec<&'static str> {
        let mut ids: Vec<_> = self.into_iter().map(Card::id).collect();
        princely_core::sorting::sort(&mut ids);
        ids
    }
}

impl std::ops::BitOr for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl std::ops::BitAnd for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl std::ops::Sub for CardSet {
    type Output = CardSet;
    #[inline]
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;
    #[inline]
    fn into_iter(self) -> Cards {
        Cards(self.0)
    }
}

impl std::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// Iterator over a [`CardSet`].
#[derive(Clone, Debug)]
pub struct Cards(u32);

impl Iterator for Cards {
    type Item = Card;
    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = *Card::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

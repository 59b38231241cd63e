//! Cards in an order: the bottom of a deck, a draw.

use crate::Card;

/// Up to 28 cards, in the order in which they will be drawn or were drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile {
    len: u8,
    /// Cards beyond `len` are always [`FILLER`], so that equal piles are equal bytes.
    cards: [Card; Card::COUNT],
}

const FILLER: Card = Card::Hops1;

impl Pile {
    /// No card.
    pub const EMPTY: Pile = Pile { len: 0, cards: [FILLER; Card::COUNT] };

    /// The cards, next one first.
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds a card at the end.
    ///
    /// # Panics
    ///
    /// If the pile is full. A pile holds the cards of one player, and these always fit.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the first `count` cards away; the pile must have that many.
    #[inline]
    pub fn drop_front(&mut self, count: u8) {
        self.cards.copy_within(usize::from(count)..usize::from(self.len), 0);
        self.cards[usize::from(self.len - count)..usize::from(self.len)].fill(FILLER);
        self.len -= count;
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Pile {
        let mut pile = Pile::EMPTY;
        for card in cards {
            pile.push(card);
        }
        pile
    }
}

impl std::fmt::Debug for Pile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

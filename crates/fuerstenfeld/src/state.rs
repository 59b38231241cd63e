//! A position: small, copyable, heap-free. It holds every secret, so no client and no bot ever gets it.

use crate::limits::{BANKS, GUIDE, KEPT, LABORATORIES, TOWN_HALLS};
use crate::{Card, CardSet, Good, Goods, Pile};
use princely_core::{Seat, SeatSet};

/// The most players there can be (F-VAL-1).
pub const MAX_PLAYERS: usize = 5;

/// Building spaces of a board (F-VAL-5).
pub const SPACES: usize = 6;

/// The stage of a round (F-RND-1). Harvest and prices happen by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Set-up (F-SET).
    Setup,
    /// Drawing cards (F-DRAW).
    Draw,
    /// Selling (F-SELL).
    Sell,
    /// Building (F-BLD).
    Build,
    /// Discarding (F-DIS).
    Discard,
    /// The game is over (F-END).
    Over,
}

impl Phase {
    /// The id in records and words.
    pub fn id(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::Draw => "draw",
            Phase::Sell => "sell",
            Phase::Build => "build",
            Phase::Discard => "discard",
            Phase::Over => "over",
        }
    }
}

/// What lies on top of a building space (F-BLD-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Top {
    /// Nothing.
    Empty,
    /// A field printed on the board.
    Printed(Good),
    /// A card.
    Card(Card),
}

impl Top {
    /// What this space yields in the harvest (F-HARV-1).
    #[inline]
    pub fn yields(self) -> Option<(Good, u8)> {
        match self {
            Top::Empty => None,
            Top::Printed(good) => Some((good, 1)),
            Top::Card(card) => card.yields(),
        }
    }

    /// Whether a palace lies here, over which nothing may be built (F-BLD-1).
    #[inline]
    pub fn is_palace(self) -> bool {
        matches!(self, Top::Card(card) if card.is_palace())
    }

    /// The id in records and words.
    pub fn id(self) -> Option<&'static str> {
        match self {
            Top::Empty => None,
            Top::Printed(good) => Some(good.id()),
            Top::Card(card) => Some(card.id()),
        }
    }
}

/// One player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// The hand.
    pub hand: CardSet,
    /// The cards of the deck that were never drawn; each is equally likely to come next.
    pub unseen: CardSet,
    /// Cards that were built over (F-BLD-2).
    pub covered: CardSet,
    /// Cards that were trashed (F-DIS-3).
    pub trashed: CardSet,
    /// The active cards: those on top of a space (F-BLD-2). Cached from `board`.
    pub active: CardSet,
    /// Coins.
    pub coins: u32,
    /// Income of the latest sale (F-SELL-7).
    pub income: u16,
    /// Cards put under the deck, next one first; they come after the unseen ones.
    pub bottom: Pile,
    /// The six building spaces.
    pub board: [Top; SPACES],
    /// Goods held.
    pub goods: Goods,
    /// What the next harvest will bring. Cached from `board`.
    pub harvest: Goods,
    /// The disc's place on the income track (F-SELL-7).
    pub disc: u8,
    /// Expert set-up: the card that stays (F-SET-7).
    pub kept: Option<Card>,
    /// Cards that chance has still to deal.
    pub due: u8,
    /// Optional cards the player may still draw this round (F-DRAW-2).
    pub extra: u8,
}

impl Player {
    /// Cards left to draw.
    #[inline]
    pub fn deck_len(&self) -> u8 {
        self.unseen.len() + self.bottom.len()
    }

    /// Palaces built.
    #[inline]
    pub fn palaces(&self) -> u8 {
        (self.active & CardSet::PALACES).len()
    }

    /// Whether this card is active.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.active.contains(card)
    }

    /// How many cards may stay in the hand (F-DIS-1, F-DIS-2).
    #[inline]
    pub fn hand_limit(&self) -> u8 {
        let [first, second] = TOWN_HALLS;
        KEPT + first * u8::from(self.has(Card::TownHall1)) + second * u8::from(self.has(Card::TownHall2))
    }

    /// Cards that laboratories allow to draw beyond the usual ones (F-DRAW-2).
    #[inline]
    pub fn extra_draws(&self) -> u8 {
        let [first, second] = LABORATORIES;
        first * u8::from(self.has(Card::Laboratory1)) + second * u8::from(self.has(Card::Laboratory2))
    }

    /// What the banks pay each round (F-SELL-6).
    #[inline]
    pub fn bank_coins(&self) -> u16 {
        let [first, second] = BANKS;
        first * u16::from(self.has(Card::Bank1)) + second * u16::from(self.has(Card::Bank2))
    }

    /// What the tour guide pays each round, for each palace (F-SELL-6).
    #[inline]
    pub fn guide_coins(&self) -> u16 {
        if self.has(Card::TourGuide) { GUIDE * u16::from(self.palaces()) } else { 0 }
    }
}

/// One open brewery.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Brewery {
    /// What it asks for each round (F-VAL-3).
    pub demand: Goods,
    /// The space of each price marker on the track (F-VAL-4).
    pub space: Goods,
    /// Demand spaces filled this round (F-SELL-3).
    pub filled: Goods,
}

impl Brewery {
    /// Splits the tokens sold into those that fill empty demand spaces and those that are surplus (F-SELL-3).
    #[inline]
    pub fn receives(&self, sold: Goods) -> (Goods, Goods) {
        let mut filled = self.demand - self.filled;
        for good in Good::ALL {
            filled[good] = filled[good].min(sold[good]);
        }
        (filled, sold - filled)
    }

    /// Where the price markers lie after each surplus token has moved the marker of its good one space down (F-SELL-3).
    #[inline]
    pub fn after_surplus(&self, surplus: Goods) -> Goods {
        let mut space = self.space;
        for good in Good::ALL {
            space[good] = space[good].saturating_sub(surplus[good]);
        }
        space
    }
}

/// The whole position.
///
/// Only the game changes it. A position for study is put together with a [`Scenario`](crate::scenario::Scenario).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The players, by seat; those beyond the number of players are unused.
    pub(crate) players: [Player; MAX_PLAYERS],
    /// The open breweries, one for each player; those beyond the number of players are unused.
    pub(crate) breweries: [Brewery; MAX_PLAYERS],
    /// The order of play of this round (F-RND-3).
    pub(crate) order: [u8; MAX_PLAYERS],
    /// The stage.
    pub(crate) phase: Phase,
    /// The round, from 1; 0 during set-up.
    pub(crate) round: u8,
    /// How many players have finished their turn this round.
    pub(crate) turns_done: u8,
    /// Seats that are to act.
    pub(crate) to_act: SeatSet,
    /// Seats for which cards are to be dealt; chance comes before anybody acts.
    pub(crate) to_deal: SeatSet,
    /// The palace price card on top (F-BLD-4); beyond the last card once all cards have left.
    pub(crate) palace_card: u8,
    /// Markers on it (F-BLD-4).
    pub(crate) palace_markers: u8,
    /// Cards built this turn (F-BLD-1).
    pub(crate) built: u8,
    /// Cards trashed this turn (F-DIS-3).
    pub(crate) scavenged: u8,
    /// What the warehouse will keep this turn (F-DIS-4); none until the player says so.
    pub(crate) to_store: Goods,
}

impl State {
    /// The player in this seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player in this seat.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The players, by seat; those beyond the number of players are unused.
    #[inline]
    pub fn players(&self) -> &[Player; MAX_PLAYERS] {
        &self.players
    }

    /// The open breweries, one for each player; those beyond the number of players are unused.
    #[inline]
    pub fn breweries(&self) -> &[Brewery; MAX_PLAYERS] {
        &self.breweries
    }

    /// The stage.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, from 1; 0 during set-up.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// How many players have finished their turn this round.
    #[inline]
    pub fn turns_done(&self) -> u8 {
        self.turns_done
    }

    /// Seats that are to act.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        self.to_act
    }

    /// Seats for which cards are to be dealt; chance comes before anybody acts.
    #[inline]
    pub fn to_deal(&self) -> SeatSet {
        self.to_deal
    }

    /// The palace price card on top (F-BLD-4); beyond the last card once all cards have left.
    #[inline]
    pub fn palace_card(&self) -> u8 {
        self.palace_card
    }

    /// Markers on the palace price card (F-BLD-4).
    #[inline]
    pub fn palace_markers(&self) -> u8 {
        self.palace_markers
    }

    /// Cards built this turn (F-BLD-1).
    #[inline]
    pub fn built(&self) -> u8 {
        self.built
    }

    /// Cards trashed this turn (F-DIS-3).
    #[inline]
    pub fn scavenged(&self) -> u8 {
        self.scavenged
    }

    /// What the warehouse will keep this turn (F-DIS-4).
    #[inline]
    pub fn to_store(&self) -> Goods {
        self.to_store
    }

    /// Whether the breweries and the order are still to be drawn (F-SET-2, F-SET-4).
    #[inline]
    pub fn is_blank(&self) -> bool {
        self.phase == Phase::Setup && self.to_deal.is_empty() && self.to_act.is_empty()
    }
}

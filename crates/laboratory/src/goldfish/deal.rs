//! A deal: the game, its breweries, and a deck whose order is known.

use princely_core::{Dice, Game, Keyed, Seat, Seed, Silent, Step, Table};
use princely_fuerstenfeld::table::DEMAND_CARDS;
use princely_fuerstenfeld::{Action, Card, CardSet, Chance, Fuerstenfeld, Phase, Pile, SetUp, State};

/// The seat of the player who plays; the others do nothing.
pub const PLAYER: Seat = Seat(0);

/// Everything that chance decides for one player alone.
#[derive(Clone, Debug)]
pub struct Deal {
    game: Fuerstenfeld,
    set_up: SetUp,
    deck: Pile,
    /// What the others draw from; nothing depends on it.
    others: Seed,
}

/// Why a list of cards is no deal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DealError {
    /// No card has this id.
    #[error("there is no card {0:?}; the ids are those of the card table, such as hops_1, bank_2, palace_6")]
    NoSuchCard(String),
    /// A card of the other variant.
    #[error("{} is no card of this variant (F-VAL-2)", .0.id())]
    NotOfVariant(Card),
    /// A card that is named twice.
    #[error("{} stands there twice; each card is in the deck once (F-VAL-2)", .0.id())]
    Twice(Card),
    /// Cards that are missing.
    #[error("of {want} cards {} are missing: {} (F-VAL-2)", .missing.len(), ids(.missing))]
    Missing {
        /// How many cards there must be.
        want: u8,
        /// What is missing.
        missing: Vec<Card>,
    },
    /// The number of demand cards is not the number of players.
    #[error("{have} demand cards are named; with {want} players there are {want} breweries (F-SET-2)")]
    DemandCount {
        /// How many are named.
        have: usize,
        /// How many players there are.
        want: u8,
    },
    /// No such demand card.
    #[error("there is no demand card {0}; they are numbered from 0 to 6")]
    NoSuchDemand(u8),
    /// The same demand card at two breweries.
    #[error("demand card {0} stands there twice; the breweries' demand cards differ (F-SET-2)")]
    DemandTwice(u8),
}

fn ids(cards: &[Card]) -> String {
    cards.iter().map(|card| card.id()).collect::<Vec<_>>().join(", ")
}

impl Deal {
    /// The deal of seat 0 in the first game of the series with this seed, as `princely record --seed` plays it.
    pub fn from_seed(game: &Fuerstenfeld, seed: u64) -> Deal {
        let seed = Seed::of_series(seed, 0);
        let mut dice = Keyed::new(seed);
        let set_up = match game.sample_chance(&game.start(), &mut dice) {
            Chance::SetUp(set_up) => set_up,
            Chance::Draw { .. } => SetUp { demand: [0, 1, 2, 3, 4], order: [0, 1, 2, 3, 4] },
        };
        let mut unseen = game.deck();
        let mut deck = Pile::EMPTY;
        for number in 0..u32::from(game.deck().len()) {
            let place = dice.roll(Some(PLAYER), number, u32::from(unseen.len()));
            if let Some(card) = unseen.nth(place) {
                unseen.remove(card);
                deck.push(card);
            }
        }
        Deal { game: game.clone(), set_up, deck, others: seed }
    }

    /// A chosen deal: the deck, top card first, and the demand cards by their place in the card table.
    pub fn from_cards(game: &Fuerstenfeld, deck: &[Card], demand: &[u8]) -> Result<Deal, DealError> {
        let mut missing = game.deck();
        for &card in deck {
            if !game.deck().contains(card) {
                return Err(DealError::NotOfVariant(card));
            }
            if !missing.contains(card) {
                return Err(DealError::Twice(card));
            }
            missing.remove(card);
        }
        if !missing.is_empty() {
            return Err(DealError::Missing {
                want: game.deck().len(),
                missing: missing.into_iter().collect(),
            });
        }
        let players = game.seats();
        if demand.len() != usize::from(players) {
            return Err(DealError::DemandCount { have: demand.len(), want: players });
        }
        let mut set_up = SetUp { demand: [0; 5], order: [0, 1, 2, 3, 4] };
        for (place, &card) in demand.iter().enumerate() {
            if usize::from(card) >= DEMAND_CARDS {
                return Err(DealError::NoSuchDemand(card));
            }
            if demand[..place].contains(&card) {
                return Err(DealError::DemandTwice(card));
            }
            set_up.demand[place] = card;
        }
        let others = Seed::of_series(0, 0);
        Ok(Deal { game: game.clone(), set_up, deck: deck.iter().copied().collect(), others })
    }

    /// Cards by their ids, separated by commas, spaces or line ends.
    pub fn cards_of(text: &str) -> Result<Vec<Card>, DealError> {
        text.split(|c: char| c == ',' || c.is_whitespace())
            .filter(|id| !id.is_empty())
            .map(|id| Card::from_id(id).ok_or_else(|| DealError::NoSuchCard(id.chars().take(40).collect())))
            .collect()
    }

    /// The game.
    pub fn game(&self) -> &Fuerstenfeld {
        &self.game
    }

    /// The deck, top card first.
    pub fn deck(&self) -> &[Card] {
        self.deck.as_slice()
    }

    /// The demand cards of the breweries, by their place in the card table.
    pub fn demand(&self) -> &[u8] {
        &self.set_up.demand[..usize::from(self.game.seats())]
    }

    /// A table with this deal, at which the player is to act for the first time.
    pub(super) fn table(&self) -> Sitting<'_> {
        let mut table = Table::new(self.game.clone());
        // The set-up was sampled or checked, so it cannot be refused. If it were refused, chance would make another
        // one.
        let _ = table.decide(Chance::SetUp(self.set_up), &mut Silent);
        let dice = Stacked { deck: self.deck(), others: Keyed::new(self.others) };
        let mut sitting = Sitting { table, dice };
        sitting.go_on();
        sitting
    }
}

/// A table with one player and others who do nothing.
pub(super) struct Sitting<'a> {
    pub(super) table: Table<Fuerstenfeld>,
    dice: Stacked<'a>,
}

impl Sitting<'_> {
    /// Plays the others' turns until the player is to act; false once the game is over.
    pub(super) fn go_on(&mut self) -> bool {
        while let Step::Seats(seats) = self.table.step(&mut self.dice, &mut Silent) {
            if seats.contains(PLAYER) {
                return true;
            }
            let seat = seats.lowest_to_act();
            let idle = idle(self.table.state(), seat);
            if self.table.act(seat, idle, &mut Silent).is_err() {
                return false;
            }
        }
        false
    }
}

/// The actions of the other players, who only draw and discard. They never sell and never build.
fn idle(state: &State, seat: Seat) -> Action {
    let player = state.player(seat);
    let first = |cards: CardSet| cards.into_iter().next().expect("a seat that is to act here has cards");
    match (state.phase(), player.kept) {
        (Phase::Setup, None) => Action::Keep { card: first(player.hand) },
        (Phase::Setup, Some(kept)) => Action::Under { card: first(player.hand - CardSet::only(kept)) },
        (Phase::Draw, _) => Action::StopDrawing,
        (Phase::Sell, _) => Action::SellNothing,
        (Phase::Build, _) => Action::EndBuild,
        _ if player.hand.len() > 1 => Action::Under { card: first(player.hand) },
        _ => Action::EndTurn,
    }
}

/// Dice that deal the player a known deck.
struct Stacked<'a> {
    deck: &'a [Card],
    others: Keyed,
}

impl Dice for Stacked<'_> {
    fn roll(&mut self, seat: Option<Seat>, number: u32, bound: u32) -> u32 {
        match (seat, self.deck.get(number as usize..)) {
            // The engine asks for a place among the unseen cards: how many of them come before this one.
            (Some(PLAYER), Some([card, later @ ..])) => {
                later.iter().filter(|&other| other < card).count() as u32
            }
            _ => self.others.roll(seat, number, bound),
        }
    }
}

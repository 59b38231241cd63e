//! What the law suite asks of Fürstenfeld.

mod offers;

use crate::step::setup::harvest_of;
use crate::{Action, Card, CardSet, Fuerstenfeld, Good, Goods, Market, Observation, Sale, State, Top};
use princely_core::laws::{Lawful, ShownChoices, shown_choices};
use princely_core::{Quick, Seat, Uniform, Viewer};

/// Hidden heaps per player: hand, kept card, secretly trashed cards, undrawn cards, and each place under the deck
/// separately.
const HEAPS: usize = 4 + Card::COUNT;
/// The only heap that holds no palace (F-DIS-3).
const TRASHED: usize = 2;

impl Lawful for Fuerstenfeld {
    fn validate(&self, state: &State) -> Result<(), String> {
        self.validate_table(state)?;
        for seat in self.all_seats() {
            let player = state.player(seat);
            let bottom: CardSet = player.bottom.as_slice().iter().copied().collect();
            let heaps = [player.hand, player.unseen, player.covered, player.trashed, player.active, bottom];
            let cards: u8 = heaps.iter().map(|heap| heap.len()).sum();
            let all = heaps.into_iter().fold(CardSet::EMPTY, |all, heap| all | heap);
            if all != self.deck() || cards != self.deck().len() || bottom.len() != player.bottom.len() {
                return Err(format!("seat {seat} should have each card once: {player:?}"));
            }
            let tops = player.board.iter().filter_map(|top| match top {
                Top::Card(card) => Some(*card),
                _ => None,
            });
            if player.active != tops.collect() || player.harvest != harvest_of(&player.board) {
                return Err(format!("seat {seat} has a stale cache: {player:?}"));
            }
        }
        Ok(())
    }

    fn stray_action(&self, state: &State, seat: Seat, chooser: &mut Quick) -> Action {
        let mut card = Card::ALL[chooser.below(Card::COUNT as u32) as usize];
        let hand = state.player(seat).hand;
        if chooser.below(2) == 0
            && let Some(held) = hand.nth(chooser.below(u32::from(hand.len())))
        {
            card = held;
        }
        let mut small = |bound: u32| chooser.below(bound) as u8;
        let goods = Goods::new(small(4), small(4), small(4));
        let good = |number: u8| Good::ALL[usize::from(number)];
        match small(9) {
            0 => Action::Keep { card },
            1 => Action::Under { card },
            2 => [Action::DrawExtra, Action::StopDrawing, Action::SellNothing][usize::from(small(3))],
            3 | 4 => {
                let market = Market { from: good(small(3)), to: good(small(3)), count: small(3) };
                Action::Sell {
                    sale: Sale {
                        brewery: small(6),
                        goods,
                        market: (small(3) == 0).then_some(market),
                        office: (small(3) == 0).then_some(good(small(3))),
                    },
                }
            }
            5 => Action::Build { card, space: small(8) },
            6 => Action::Trash { card },
            7 => Action::Store { goods },
            _ => [Action::EndBuild, Action::EndTurn][usize::from(small(2))],
        }
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<Vec<u32>> {
        let heap = |cards: CardSet| cards.into_iter().map(|card| card.index() as u32).collect();
        let others = self.all_seats().into_iter().filter(|seat| viewer != Some(*seat));
        others
            .flat_map(|seat| {
                let player = state.player(seat);
                let kept: CardSet = player.kept.into_iter().collect();
                let trashed = player.trashed - CardSet::PALACES;
                let under = |place| player.bottom.as_slice().get(place).copied().into_iter().collect();
                [player.hand - kept, kept, trashed, player.unseen]
                    .into_iter()
                    .chain((0..Card::COUNT).map(under))
                    .map(heap)
                    .collect::<Vec<_>>()
            })
            .collect()
    }

    /// The cards of different players do not depend on each other. A player's palaces are never trashed in secret, so
    /// they are more likely than other cards to be in the other heaps.
    fn odds(&self, seen: &Observation, heap: usize, given: Option<(usize, u32)>) -> Vec<(u32, f64)> {
        let others = self.all_seats().into_iter().filter(|seat| seen.viewer() != Some(*seat));
        let Some(seat) = others.into_iter().nth(heap / HEAPS) else { return Vec::new() };
        let mut cards = seen.hidden(self, seat);
        let mut open = cards.len() - seen.counts(seat).trashed;
        if let Some((other, card)) = given
            && other / HEAPS == heap / HEAPS
        {
            cards.remove(Card::ALL[card as usize]);
            open -= u8::from(other % HEAPS != TRASHED);
        }
        let palaces = f64::from((cards & CardSet::PALACES).len());
        let plain = f64::from(cards.len()) - palaces;
        let palace = if heap % HEAPS == TRASHED { 0.0 } else { 1.0 / f64::from(open) };
        let odds = |card: Card| if card.is_palace() { palace } else { (1.0 - palaces * palace) / plain };
        cards.into_iter().map(|card| (card.index() as u32, odds(card))).collect()
    }

    fn shown_choices(&self, seen: &Observation) -> Option<ShownChoices> {
        shown_choices(self, seen)
    }
}

impl Fuerstenfeld {
    /// Checks what always holds at the table between moves.
    fn validate_table(&self, state: &State) -> Result<(), String> {
        let players = usize::from(self.players);
        let seats: princely_core::SeatSet = self.order(state).into_iter().collect();
        if !state.is_blank() && seats != self.all_seats() {
            return Err(format!("everybody should be in the order once: {:?}", state.order));
        }
        for brewery in &state.breweries[..players] {
            let top = self.table.track.top();
            if !brewery.demand.covers(brewery.filled)
                || Good::ALL.iter().any(|&good| brewery.space[good] > top)
            {
                return Err(format!("a brewery has more tokens than spaces: {brewery:?}"));
            }
        }
        let palaces: u8 = state.players[..players].iter().map(super::state::Player::palaces).sum();
        if palaces != state.palace_card * self.players + state.palace_markers {
            return Err(format!("{palaces} palaces stand, but the price cards say otherwise"));
        }
        Ok(())
    }
}

//! Phase 4, building (F-BLD).

use super::setup::harvest_of;
use crate::limits::{BUILDS, CRANE};
use crate::state::SPACES;
use crate::{Action, Card, Event, Fuerstenfeld, Phase, Player, Refusal, State, Top, Variant};
use princely_core::{Seat, Sink};

impl Fuerstenfeld {
    pub(crate) fn list_build(&self, state: &State, player: &Player, out: &mut Vec<Action>) {
        for card in player.hand {
            if self.cost(state, player, card) > player.coins {
                continue;
            }
            for space in self.spaces_for(card) {
                if !player.board[usize::from(space)].is_palace() {
                    out.push(Action::Build { card, space });
                }
            }
        }
        out.push(Action::EndBuild);
    }

    pub(crate) fn check_build(
        &self,
        state: &State,
        player: &Player,
        card: Card,
        space: u8,
    ) -> Result<(), Refusal> {
        let Some(top) = player.board.get(usize::from(space)) else {
            return Err(Refusal::NoSuchSpace { space });
        };
        if !player.hand.contains(card) {
            return Err(Refusal::NotInHandToBuild { card });
        }
        if top.is_palace() {
            return Err(Refusal::PalaceStands { space });
        }
        if !self.spaces_for(card).contains(&space) {
            return Err(Refusal::PalaceElsewhere { card, space });
        }
        let cost = self.cost(state, player, card);
        if cost > player.coins {
            return Err(Refusal::TooDear { card, cost, coins: player.coins });
        }
        Ok(())
    }

    /// Where a card may go: anywhere, except that in the expert game each palace has its own space (F-BLD-1, F-BLD-6).
    #[inline]
    pub fn spaces_for(&self, card: Card) -> std::ops::Range<u8> {
        match card.palace_space() {
            Some(space) if self.variant == Variant::Expert => space..space + 1,
            _ => 0..SPACES as u8,
        }
    }

    /// What the card costs this player now: a palace costs the palace price (F-BLD-4), and every card costs 2 less
    /// while the crane is visible (F-BLD-5).
    #[inline]
    pub fn cost(&self, state: &State, player: &Player, card: Card) -> u32 {
        self.printed_cost(state, card).saturating_sub(if player.has(Card::Crane) { CRANE } else { 0 })
    }

    /// What the card costs without a crane. Once all palaces stand there is no palace price any more, and nobody can
    /// build a palace; one is then said to cost 0.
    #[inline]
    pub(crate) fn printed_cost(&self, state: &State, card: Card) -> u32 {
        match self.table.cost.get(card.index()) {
            Some(&cost) => u32::from(cost),
            None => u32::from(self.palace_price(state).unwrap_or_default()),
        }
    }

    /// The palace price; `None` once the last price card has left (F-BLD-4).
    #[inline]
    pub fn palace_price(&self, state: &State) -> Option<u8> {
        self.table.palace_prices.get(usize::from(state.palace_card)).copied()
    }

    #[inline]
    pub(crate) fn build(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        space: u8,
        events: &mut impl Sink<Event>,
    ) {
        debug_assert!(!card.is_palace() || self.palace_price(state).is_some(), "{card:?} has no price");
        let cost = self.cost(state, state.player(seat), card);
        let player = state.player_mut(seat);
        player.coins -= cost;
        player.hand.remove(card);
        let covered = std::mem::replace(&mut player.board[usize::from(space)], Top::Card(card));
        if let Top::Card(covered) = covered {
            player.active.remove(covered);
            player.covered.insert(covered); // F-BLD-2
        }
        player.active.insert(card); // F-BLD-3
        player.harvest = harvest_of(&player.board);
        events.tell(|| Event::Built { seat, card, space, cost, covered: covered.id() });
        if card.is_palace() {
            self.mark_palace(state, events);
        }
        state.built += 1;
        if state.built == BUILDS {
            self.end_build(state);
        }
    }

    /// A marker on the price card; when there are as many as players, the next price counts at once (F-BLD-4).
    fn mark_palace(&self, state: &mut State, events: &mut impl Sink<Event>) {
        state.palace_markers += 1;
        if state.palace_markers == self.players {
            state.palace_markers = 0;
            state.palace_card += 1;
            let price = self.palace_price(state);
            events.tell(|| Event::PalacePriceRose { price });
        }
    }

    #[inline]
    pub(crate) fn end_build(&self, state: &mut State) {
        state.phase = Phase::Discard;
        state.scavenged = 0;
        state.to_store = crate::Goods::NONE;
    }
}

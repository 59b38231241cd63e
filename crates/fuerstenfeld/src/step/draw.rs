//! Phase 1, drawing (F-DRAW), and phase 2, the harvest (F-HARV).

use crate::limits::DRAWS;
use crate::{Action, Chance, Event, Fuerstenfeld, Phase, Pile, Player, Refusal, State};
use princely_core::{Dice, Seat, Sink};

impl Fuerstenfeld {
    /// Begins the next round: everybody draws (F-RND-2, F-DRAW-1).
    pub(crate) fn begin_round(&self, state: &mut State, events: &mut impl Sink<Event>) {
        state.round += 1;
        state.phase = Phase::Draw;
        state.turns_done = 0;
        events.tell(|| Event::round_began(self, state));
        for seat in self.all_seats() {
            let player = state.player_mut(seat);
            player.extra = player.extra_draws();
            self.deal(state, seat, DRAWS);
        }
        if state.to_deal.is_empty() {
            self.after_draws(state, events);
        }
    }

    /// Asks chance for cards; fewer if the deck has fewer (F-DRAW-3).
    #[inline]
    pub(crate) fn deal(&self, state: &mut State, seat: Seat, cards: u8) {
        let player = state.player_mut(seat);
        player.due = cards.min(player.deck_len());
        if player.due > 0 {
            state.to_deal.insert(seat);
        }
    }

    /// The cards that chance deals to a player: first any of the unseen cards, then those put under, in their order.
    pub(crate) fn sample_draw(&self, state: &State, seat: Seat, dice: &mut impl Dice) -> Pile {
        let player = state.player(seat);
        let mut unseen = player.unseen;
        let mut cards = Pile::EMPTY;
        let known = player.due.saturating_sub(unseen.len());
        for _ in known..player.due {
            let left = unseen.len();
            let number = u32::from(self.deck().len() - left);
            if let Some(card) = unseen.nth(dice.roll(Some(seat), number, u32::from(left))) {
                unseen.remove(card);
                cards.push(card);
            }
        }
        for &card in &player.bottom.as_slice()[..usize::from(known)] {
            cards.push(card);
        }
        cards
    }

    pub(crate) fn check_draw(&self, state: &State, seat: Seat, cards: &Pile) -> Result<(), Refusal> {
        let Some(next) = state.to_deal.lowest() else { return Err(Refusal::NothingToDraw) };
        if next != seat {
            return Err(Refusal::DrawOutOfTurn { seat: next });
        }
        let player = state.player(seat);
        if cards.len() != player.due {
            return Err(Refusal::DrawCount { due: player.due, drawn: cards.len() });
        }
        let mut unseen = player.unseen;
        let mut known = player.bottom.as_slice().iter();
        for &card in cards.as_slice() {
            if unseen.contains(card) {
                unseen.remove(card);
            } else if !unseen.is_empty() || known.next() != Some(&card) {
                return Err(Refusal::NotNextInDeck { card });
            }
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn draw(&self, state: &mut State, seat: Seat, cards: &Pile, events: &mut impl Sink<Event>) {
        let player = state.player_mut(seat);
        let known = cards.len().saturating_sub(player.unseen.len());
        for &card in cards.as_slice() {
            player.unseen.remove(card);
            player.hand.insert(card);
        }
        if known > 0 {
            player.bottom.drop_front(known);
        }
        player.due = 0;
        state.to_deal.remove(seat);
        events.tell(|| Event::Drew { seat, count: cards.len(), cards: Some(cards.as_slice().to_vec()) });
        if state.to_deal.is_empty() {
            match state.phase {
                Phase::Setup => self.after_starting_deal(state, events),
                _ => self.after_draws(state, events),
            }
        }
    }

    /// Players who may draw more are to act. When nobody may, the harvest follows by itself (F-DRAW-2, F-RND-2).
    #[inline]
    fn after_draws(&self, state: &mut State, events: &mut impl Sink<Event>) {
        for seat in self.all_seats() {
            let player = state.player_mut(seat);
            if player.extra > 0 && player.deck_len() > 0 {
                state.to_act.insert(seat);
            } else {
                player.extra = 0;
                state.to_act.remove(seat);
            }
        }
        if state.to_act.is_empty() {
            self.harvest(state, events);
        }
    }

    pub(crate) fn list_draw(&self, _: &Player, out: &mut Vec<Action>) {
        out.extend([Action::DrawExtra, Action::StopDrawing]);
    }

    pub(crate) fn draw_extra(&self, state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
        state.player_mut(seat).extra -= 1;
        events.tell(|| Event::DrawsExtra { seat });
        self.deal(state, seat, 1);
    }

    pub(crate) fn stop_drawing(&self, state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
        state.player_mut(seat).extra = 0;
        events.tell(|| Event::StoppedDrawing { seat });
        self.after_draws(state, events);
    }

    /// Every visible field yields its goods (F-HARV-1); then selling begins.
    #[inline]
    fn harvest(&self, state: &mut State, events: &mut impl Sink<Event>) {
        for seat in self.all_seats() {
            let player = state.player_mut(seat);
            player.goods = player.goods + player.harvest;
            let goods = player.harvest;
            events.tell(|| Event::Harvested { seat, goods });
        }
        self.begin_turn(state);
    }

    /// The next player in order sells (F-RND-2).
    #[inline]
    pub(crate) fn begin_turn(&self, state: &mut State) {
        let seat = Seat(state.order[usize::from(state.turns_done)]);
        state.phase = Phase::Sell;
        state.to_act = princely_core::SeatSet::only(seat);
    }

    /// The chance step that is due.
    #[inline]
    pub(crate) fn sample_due(&self, state: &State, dice: &mut impl Dice) -> Chance {
        match state.to_deal.lowest() {
            Some(seat) => Chance::Draw { seat, cards: self.sample_draw(state, seat, dice) },
            None => Chance::SetUp(self.sample_set_up(dice)),
        }
    }
}

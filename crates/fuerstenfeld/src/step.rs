//! A round, phase by phase. Each file holds, for its phase, what is legal, why not, and what happens.

mod build;
mod discard;
mod draw;
mod prices;
mod sell;
pub(crate) mod setup;

use crate::{Action, Fuerstenfeld, Phase, Refusal, State, Variant};
use princely_core::{Game, Seat, SeatSet, Turn};

impl Fuerstenfeld {
    /// Appends every legal action of a seat.
    pub(crate) fn list_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !state.to_deal.is_empty() || !state.to_act.contains(seat) {
            return;
        }
        let player = state.player(seat);
        match state.phase {
            Phase::Setup => self.list_set_up(player, out),
            Phase::Draw => self.list_draw(player, out),
            Phase::Sell => self.list_sell(state, player, out),
            Phase::Build => self.list_build(state, player, out),
            Phase::Discard => self.list_discard(state, player, out),
            Phase::Over => {}
        }
    }

    /// Whether an action is legal; if not, which rule says so.
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if state.phase == Phase::Over || !state.to_deal.is_empty() || !state.to_act.contains(seat) {
            return Err(self.out_of_turn(state));
        }
        let player = state.player(seat);
        match (state.phase, action) {
            (Phase::Setup, Action::Keep { card }) => self.check_keep(player, *card),
            (Phase::Setup, Action::Under { card }) => self.check_set_up_under(player, *card),
            (Phase::Draw, Action::DrawExtra | Action::StopDrawing) => Ok(()),
            (Phase::Sell, Action::Sell { sale }) => self.check_sell(state, player, sale),
            (Phase::Sell, Action::SellNothing) => Ok(()),
            (Phase::Build, Action::Build { card, space }) => self.check_build(state, player, *card, *space),
            (Phase::Build, Action::EndBuild) => Ok(()),
            (Phase::Discard, Action::Under { card }) => self.check_under(player, *card),
            (Phase::Discard, Action::Trash { card }) => self.check_trash(state, player, *card),
            (Phase::Discard, Action::Store { goods }) => self.check_store(state, player, *goods),
            (Phase::Discard, Action::EndTurn) => self.check_end_turn(player),
            (phase, _) => Err(Refusal::WrongPhase { phase }),
        }
    }

    /// Why somebody who is not to act may do nothing.
    pub(crate) fn out_of_turn(&self, state: &State) -> Refusal {
        let next = match self.turn(state) {
            Turn::Over => return Refusal::GameIsOver,
            Turn::Chance => SeatSet::EMPTY,
            Turn::Seats(next) => next,
        };
        let rule = match state.phase {
            Phase::Setup if state.is_blank() => "F-SET-2",
            Phase::Setup if self.variant == Variant::Base => "F-SET-6",
            Phase::Setup => "F-SET-7",
            Phase::Draw => "F-RND-2",
            _ => "F-RND-3",
        };
        Refusal::NotYourTurn { next, rule }
    }
}

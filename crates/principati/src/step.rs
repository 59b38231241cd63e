//! The steps of the game, one file per phase, and how they follow each other (section 5).

pub(crate) mod construct;
mod draft;
pub(crate) mod masters;
pub(crate) mod place;
mod produce;
mod trade;

use crate::Principati;
use crate::action::Action;
use crate::event::Event;
use crate::map::NONE;
use crate::names::{Ending, Phase};
use crate::refusal::Refusal;
use crate::state::State;
use princely_core::{Seat, Sink};

impl Action {
    /// Whether this action belongs to a phase.
    fn belongs_to(&self, phase: Phase) -> bool {
        match self {
            Action::DraftKeep { .. } => matches!(phase, Phase::Draft | Phase::Draft2),
            Action::Reserve { .. } => phase == Phase::Reserve,
            Action::Place { .. }
            | Action::PlaceExtra { .. }
            | Action::FarmerMove { .. }
            | Action::CannotPlace => phase == Phase::Place,
            Action::MoveMaster { .. } => phase == Phase::Masters,
            Action::Sell { .. }
            | Action::Buy { .. }
            | Action::FoodCoin { .. }
            | Action::BuyCommerce { .. } => phase == Phase::Trade,
            Action::Build { .. }
            | Action::Demolish { .. }
            | Action::MinerMine { .. }
            | Action::ArchitectMove { .. } => phase == Phase::Construct,
            Action::Produce { .. } | Action::Catch | Action::Make { .. } => phase == Phase::Produce,
            // Merit tiles are taken whenever they are due.
            Action::MeritTile { .. } => true,
            Action::EndPhase => {
                matches!(phase, Phase::Masters | Phase::Trade | Phase::Construct | Phase::Produce)
            }
        }
    }
}

impl Principati {
    /// Appends every legal action of a seat.
    pub(crate) fn list_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !state.to_act(self).contains(seat) {
            return;
        }
        if state.merit_due {
            return self.list_merit_tiles(state, out);
        }
        match state.phase {
            Phase::Draft | Phase::Draft2 => self.list_draft(state, seat, out),
            Phase::Reserve => self.list_reserve(state, seat, out),
            Phase::Place => self.list_place(state, seat, out),
            Phase::Masters => self.list_masters(state, seat, out),
            Phase::Trade => self.list_trade(state, seat, out),
            Phase::Construct => self.list_construct(state, seat, out),
            Phase::Produce => self.list_produce(state, seat, out),
            Phase::Setup | Phase::Over => {}
        }
    }

    /// Whether an action is legal; if not, which rule says so.
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if !state.to_act(self).contains(seat) {
            return Err(self.out_of_turn(state));
        }
        if let Action::MeritTile { tile } = action {
            return self.check_merit_tile(state, *tile);
        }
        if state.merit_due {
            return Err(Refusal::MeritTileFirst);
        }
        if !action.belongs_to(state.phase) {
            return Err(Refusal::WrongPhase { phase: state.phase });
        }
        self.check_in_phase(state, seat, action)
    }

    /// Why somebody who is not to act may do nothing.
    pub(crate) fn out_of_turn(&self, state: &State) -> Refusal {
        if state.phase == Phase::Over {
            return Refusal::GameIsOver;
        }
        let rule = match state.phase {
            Phase::Setup | Phase::Draft | Phase::Draft2 => "P-DRAFT-01",
            Phase::Reserve => "P-DRAFT-02",
            _ => "P-TURN-02",
        };
        Refusal::NotYourTurn { next: state.to_act(self), rule }
    }

    /// Whether an action would be legal if it were the player's turn in the phase of the action.
    pub(crate) fn check_in_phase(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::DraftKeep { tile } => self.check_draft(state, seat, *tile),
            Action::Reserve { buildings: reservation } => self.check_reserve(state, seat, reservation),
            Action::MeritTile { tile } => self.check_merit_tile(state, *tile),
            Action::Place { .. }
            | Action::PlaceExtra { .. }
            | Action::FarmerMove { .. }
            | Action::CannotPlace => self.check_place(state, seat, action),
            Action::MoveMaster { who, from, to } => self.check_masters(state, seat, *who, *from, *to),
            Action::Sell { .. }
            | Action::Buy { .. }
            | Action::FoodCoin { .. }
            | Action::BuyCommerce { .. } => self.check_trade(state, seat, action),
            Action::Build { .. }
            | Action::Demolish { .. }
            | Action::MinerMine { .. }
            | Action::ArchitectMove { .. } => self.check_construct(state, seat, action),
            Action::Produce { .. } | Action::Catch | Action::Make { .. } => {
                self.check_produce(state, seat, action)
            }
            Action::EndPhase => Ok(()),
        }
    }

    /// Plays a legal action.
    pub(crate) fn play(&self, state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::DraftKeep { tile } => self.keep(state, seat, tile, events),
            Action::Reserve { buildings: reservation } => self.reserve(state, seat, reservation, events),
            Action::MeritTile { tile } => self.take_merit_tile(state, seat, tile, events),
            Action::Place { .. }
            | Action::PlaceExtra { .. }
            | Action::FarmerMove { .. }
            | Action::CannotPlace => {
                self.place(state, seat, action, events);
            }
            Action::MoveMaster { who, from, to } => self.move_master(state, seat, who, from, to, events),
            Action::Sell { .. }
            | Action::Buy { .. }
            | Action::FoodCoin { .. }
            | Action::BuyCommerce { .. } => {
                self.trade(state, seat, action, events);
            }
            Action::Build { .. }
            | Action::Demolish { .. }
            | Action::MinerMine { .. }
            | Action::ArchitectMove { .. } => self.construct(state, seat, action, events),
            Action::Produce { .. } | Action::Catch | Action::Make { .. } => {
                self.produce(state, seat, action, events);
            }
            Action::EndPhase => {
                events.tell(|| Event::PhaseEnded { seat, phase: state.phase });
                self.end_step(state, events);
            }
        }
    }

    /// What follows an action that changes the map: horsemen, orders, end of game, in this
    /// sequence (P-ORD-01).
    pub(crate) fn aftermath(&self, state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
        for rider in [Seat(0), Seat(1)] {
            if self.train_horsemen(state, rider) {
                let count = state.player(rider).horsemen;
                events.tell(|| Event::Horsemen { seat: rider, count });
            }
        }
        self.award_orders(state, seat, events);
        self.look_for_end(state, seat, events);
    }

    /// The acting player is done: the other follows, then the next phase (P-TURN-02).
    pub(crate) fn end_step(&self, state: &mut State, events: &mut impl Sink<Event>) {
        if state.phase == Phase::Masters {
            self.forget_moves(state, Seat(state.active));
        }
        if state.active == state.first {
            state.active = 1 - state.first;
            self.pass_over(state, events);
        } else {
            self.next_phase(state, events);
        }
    }

    fn next_phase(&self, state: &mut State, events: &mut impl Sink<Event>) {
        let next = match state.phase {
            Phase::Place => Phase::Masters,
            Phase::Masters => Phase::Trade,
            Phase::Trade => Phase::Construct,
            Phase::Construct => Phase::Produce,
            _ => return self.end_round(state, events),
        };
        self.begin_phase(state, next, events);
    }

    fn begin_phase(&self, state: &mut State, phase: Phase, events: &mut impl Sink<Event>) {
        state.phase = phase;
        state.active = state.first;
        events.tell(|| Event::PhaseBegan { phase });
        if phase == Phase::Produce {
            self.begin_production(state);
        }
        self.pass_over(state, events);
    }

    /// A player who has said that no tile can be placed skips placement in the closing round (P-PLACE-10).
    fn pass_over(&self, state: &mut State, events: &mut impl Sink<Event>) {
        let seat = Seat(state.active);
        if state.phase == Phase::Place && state.closing && state.player(seat).cannot_place {
            events.tell(|| Event::PassedOver { seat, phase: Phase::Place });
            self.end_step(state, events);
        }
    }

    fn end_round(&self, state: &mut State, events: &mut impl Sink<Event>) {
        self.end_production(state);
        if state.closing {
            return self.finish(state, events);
        }
        state.first = if state.trigger == NONE { 1 - state.first } else { state.trigger };
        self.begin_round(state, events);
    }

    /// Begins the next round. The round after a trigger, or the agreed round, is the closing round.
    pub(crate) fn begin_round(&self, state: &mut State, events: &mut impl Sink<Event>) {
        state.round = state.round.saturating_add(1);
        state.closing = state.ending.is_some();
        // Rounds are counted in sixteen bits: round 65,535 is always the last.
        let last = self.options.max_rounds.unwrap_or(u16::MAX);
        let agreed = !state.closing && state.round >= last;
        if agreed {
            state.closing = true;
            state.ending = Some(Ending::MaxRounds);
        }
        let (round, first, closing) = (state.round, Seat(state.first), state.closing);
        events.tell(|| Event::RoundBegan { round, first, closing });
        if agreed {
            events.tell(|| Event::EndTriggered { seat: None, reason: Ending::MaxRounds });
        }
        self.begin_phase(state, Phase::Place, events);
    }
}

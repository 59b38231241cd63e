//! The start draft and the reservation (P-DRAFT), both in secret.

use crate::Principati;
use crate::action::{Action, Reservation};
use crate::buildings::bit;
use crate::event::Event;
use crate::map::NONE;
use crate::names::{Building, Phase, TileId};
use crate::refusal::Refusal;
use crate::state::{Reserved, State};
use princely_core::{Seat, Sink};

impl Principati {
    pub(super) fn list_draft(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let mut rest = state.player(seat).extra;
        while rest != 0 {
            out.push(Action::DraftKeep { tile: self.catalogue.kind(rest.trailing_zeros() as u8).id });
            rest &= rest - 1;
        }
    }

    pub(super) fn check_draft(&self, state: &State, seat: Seat, tile: TileId) -> Result<(), Refusal> {
        match self.catalogue.find(tile) {
            Some(kind) if state.player(seat).extra & (1 << kind) != 0 => Ok(()),
            _ => Err(Refusal::NotDealt { tile }),
        }
    }

    pub(super) fn keep(&self, state: &mut State, seat: Seat, tile: TileId, events: &mut impl Sink<Event>) {
        state.player_mut(seat).kept = self.catalogue.number(tile);
        events.tell(|| Event::DraftKept { seat, tile: Some(tile) });
        if state.players.iter().all(|player| player.kept != NONE) {
            self.reveal_draft(state, events);
        }
    }

    /// Both have chosen: each player keeps one tile. The other tile is passed on the first time, and put back the
    /// second time.
    fn reveal_draft(&self, state: &mut State, events: &mut impl Sink<Event>) {
        let kept = [0, 1].map(|seat| 1u128 << state.players[seat].kept);
        let other = [0, 1].map(|seat| state.players[seat].extra & !kept[seat]);
        for seat in 0..2 {
            let player = &mut state.players[seat];
            player.kept = NONE;
            player.extra = kept[seat];
            let id = |tile: u128| self.id(tile.trailing_zeros() as u8);
            events.tell(|| Event::DraftShown {
                seat: Seat(seat as u8),
                kept: id(kept[seat]),
                other: id(other[seat]),
            });
        }
        if state.phase == Phase::Draft {
            state.players[0].extra |= other[1];
            state.players[1].extra |= other[0];
            state.phase = Phase::Draft2;
        } else {
            state.phase = Phase::Reserve;
            self.leave_reserve(state, events);
        }
        let phase = state.phase;
        if matches!(phase, Phase::Draft2 | Phase::Reserve) {
            events.tell(|| Event::PhaseBegan { phase });
        }
    }

    /// The first round begins once nobody has anything left to reserve.
    fn leave_reserve(&self, state: &mut State, events: &mut impl Sink<Event>) {
        if state.to_act(self).is_empty() {
            self.begin_round(state, events);
        }
    }

    /// The buildings that may be reserved for a slot of the start tile, as bits.
    fn reservable(&self, state: &State, seat: Seat, slot: usize) -> u32 {
        let player = state.player(seat);
        let Some(kind) = self.start_tile(player) else { return 0 };
        let Some(&plan) = self.catalogue.kind(kind).plans().get(slot) else { return 0 };
        let fitting = self.buildings.fitting(plan);
        let free = |&&building: &&Building| {
            fitting & bit(building) != 0
                && self.pieces_left(state, seat, building) > 0
                && self.buildings.facts(building).requires == 0
        };
        Building::ALL.iter().filter(free).fold(0, |set, &building| set | bit(building))
    }

    pub(super) fn list_reserve(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let slots = self.start_slots(state.player(seat));
        let choices = |slot: usize| {
            let set = if slot < slots { self.reservable(state, seat, slot) } else { 0 };
            let all = Building::ALL.iter().copied().filter(move |&building| set & bit(building) != 0);
            all.map(Some).chain(std::iter::once(None))
        };
        for one in choices(0) {
            for two in choices(1) {
                let reservation = Reservation { slots: slots as u8, buildings: [one, two] };
                if self.check_reserve(state, seat, &reservation).is_ok() {
                    out.push(Action::Reserve { buildings: reservation });
                }
            }
        }
    }

    pub(super) fn check_reserve(
        &self,
        state: &State,
        seat: Seat,
        reservation: &Reservation,
    ) -> Result<(), Refusal> {
        let player = state.player(seat);
        let slots = self.start_slots(player);
        if reservation.buildings().len() != slots {
            return Err(Refusal::ReserveSlots { slots: slots as u8 });
        }
        let mut taken = [0; Building::COUNT];
        for (slot, entry) in reservation.buildings().iter().enumerate() {
            let Some(building) = *entry else { continue };
            taken[building.index()] += 1;
            if self.reservable(state, seat, slot) & bit(building) == 0 {
                return Err(Refusal::ReservePlan { building, slot: slot as u8 });
            }
            if taken[building.index()] > self.pieces_left(state, seat, building) {
                return Err(Refusal::ReservePiece { building });
            }
        }
        Ok(())
    }

    pub(super) fn reserve(
        &self,
        state: &mut State,
        seat: Seat,
        reservation: Reservation,
        events: &mut impl Sink<Event>,
    ) {
        state.player_mut(seat).reserved = reservation.slots_chosen();
        events.tell(|| Event::Reserved { seat, buildings: Some(reservation) });
        if state.to_act(self).is_empty() {
            for seat in [Seat(0), Seat(1)] {
                if let Some(buildings) = self.reservation(state, seat) {
                    events.tell(|| Event::ReservedShown { seat, buildings });
                }
            }
            self.leave_reserve(state, events);
        }
    }

    /// What a player has reserved.
    pub(crate) fn reservation(&self, state: &State, seat: Seat) -> Option<Reservation> {
        match state.player(seat).reserved {
            Reserved::Slots { count, buildings } => {
                Some(Reservation { slots: count, buildings: buildings.map(Building::of) })
            }
            _ => None,
        }
    }
}

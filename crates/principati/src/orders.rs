//! Orders of merit that players earn by building (section 16).

use crate::Principati;
use crate::buildings::{OrderCondition, bit};
use crate::event::Event;
use crate::names::{Building, Order};
use crate::state::State;
use crate::view::Progress;
use princely_core::{Seat, Sink};

impl Principati {
    /// Gives the acting player the orders whose condition holds (P-ORD-01).
    pub(crate) fn award_orders(&self, state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
        for facts in &self.buildings.orders {
            if state.player(seat).earned & facts.order.bit() == 0 && self.deserves(state, seat, facts) {
                self.award(state, seat, facts.order, events);
            }
        }
    }

    /// Gives an order; some orders also bring the choice of a merit tile.
    pub(crate) fn award(&self, state: &mut State, seat: Seat, order: Order, events: &mut impl Sink<Event>) {
        let player = state.player_mut(seat);
        player.orders |= order.bit();
        player.earned |= order.bit();
        events.tell(|| Event::OrderEarned { seat, order });
        // With the standard catalogue a merit tile is always left (P-ORD-01); a smaller catalogue may run out of them.
        state.merit_due |= order.gives_merit_tile() && state.merit_left != 0;
    }

    /// Returns an order for its reward (P-ORD-05, P-ORD-06, P-ORD-07).
    pub(crate) fn return_order(
        &self,
        state: &mut State,
        seat: Seat,
        order: Order,
        events: &mut impl Sink<Event>,
    ) {
        let reward = self.buildings.reward;
        let player = state.player_mut(seat);
        player.orders &= !order.bit();
        player.pecunia += reward;
        events.tell(|| Event::OrderReturned { seat, order, pecunia: reward });
    }

    /// Whether the condition of an order holds.
    fn deserves(&self, state: &State, seat: Seat, facts: &OrderCondition) -> bool {
        let Progress { have, need } = self.progress(state, seat, facts);
        have >= need
    }

    /// How much of the condition of an order holds.
    pub(crate) fn progress(&self, state: &State, seat: Seat, facts: &OrderCondition) -> Progress {
        if let Some(count) = facts.count {
            return Progress { have: self.count_standing(state, seat, facts.of), need: u32::from(count) };
        }
        // The Architect: one of each, and a bridge built in play (P-ORD-06).
        let stands = |&&building: &&Building| {
            let set_up = building == Building::Bridge && !self.options.switches.architect_counts_setup_bridge;
            let given = if set_up { self.set_up_bridges[seat.index()] } else { 0 };
            facts.of & bit(building) != 0 && state.player(seat).standing[building.index()] > given
        };
        Progress { have: Building::ALL.iter().filter(stands).count() as u32, need: facts.of.count_ones() }
    }
}

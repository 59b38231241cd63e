//! Principati Duello in the laboratory.

use crate::Studied;
use crate::program::FirstPrincipati;
use princely_core::Seat;
use princely_principati::{Action, Building, Observation, Principati, State};
use serde::Serialize;

impl Studied for Principati {
    const FACTS: &'static [&'static str] = &["pecunia", "score"];

    fn first_view(&self, observation: &Observation) -> impl Serialize {
        FirstPrincipati::new(self, observation)
    }

    fn phase(&self, state: &State) -> &'static str {
        state.phase().id()
    }

    fn buildings() -> Vec<&'static str> {
        Building::ALL.iter().map(|building| building.id()).collect()
    }

    fn built(action: &Action) -> Option<usize> {
        match action {
            Action::Build { building, .. } | Action::MinerMine { building, .. } => Some(*building as usize),
            _ => None,
        }
    }

    fn ending(&self, state: &State) -> Option<&'static str> {
        state.ending().map(princely_principati::Ending::id)
    }

    fn facts(&self, state: &State, seat: Seat) -> Vec<i64> {
        vec![state.player(seat).pecunia().into(), self.score(state, seat).total().into()]
    }
}

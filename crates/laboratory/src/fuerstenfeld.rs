//! Fürstenfeld in the laboratory.

use crate::Studied;
use crate::program::FirstFuerstenfeld;
use princely_core::Seat;
use princely_fuerstenfeld::{Action, Card, Fuerstenfeld, Observation, State};
use serde::Serialize;

impl Studied for Fuerstenfeld {
    const FACTS: &'static [&'static str] =
        &["coins", "palaces", "hand", "hops", "barley", "water", "deck", "palace_price"];

    fn first_view(&self, observation: &Observation) -> impl Serialize {
        FirstFuerstenfeld::new(self, observation)
    }

    fn phase(&self, state: &State) -> &'static str {
        state.phase().id()
    }

    fn buildings() -> Vec<&'static str> {
        Card::ALL.iter().map(|card| card.id()).collect()
    }

    fn built(action: &Action) -> Option<usize> {
        match action {
            Action::Build { card, .. } => Some(*card as usize),
            _ => None,
        }
    }

    fn facts(&self, state: &State, seat: Seat) -> Vec<i64> {
        let player = state.player(seat);
        vec![
            player.coins.into(),
            player.palaces().into(),
            player.hand.len().into(),
            player.goods.hops.into(),
            player.goods.barley.into(),
            player.goods.water.into(),
            player.deck_len().into(),
            self.palace_price(state).unwrap_or_default().into(),
        ]
    }
}

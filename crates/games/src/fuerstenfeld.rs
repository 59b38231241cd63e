//! Fürstenfeld in the list of games.

use crate::Playable;
use crate::program::FirstFuerstenfeld;
use princely_core::{Message, Seat};
use princely_fuerstenfeld::{Action, Card, Fuerstenfeld, Observation, State};
use serde::Serialize;

impl Playable for Fuerstenfeld {
    const FACTS: &'static [&'static str] =
        &["coins", "palaces", "hand", "hops", "barley", "water", "deck", "palace_price"];

    const PLAYERS: Option<u8> = Some(3);

    fn first_view(&self, observation: &Observation) -> impl Serialize {
        FirstFuerstenfeld::new(self, observation)
    }

    fn phase(&self, state: &State) -> &'static str {
        state.phase().id()
    }

    fn mark(&self, state: &State, seat: Seat) -> (i64, Message) {
        let (palaces, coins) = (state.player(seat).palaces(), state.player(seat).coins);
        let message = Message::new("t-f-mark").number("palaces", palaces).number("coins", coins);
        (i64::from(palaces.min(self.palaces())) * 1_000_000 + i64::from(coins), message)
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

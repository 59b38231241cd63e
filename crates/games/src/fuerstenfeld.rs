//! Fürstenfeld in the list of games.

use crate::playable::BoxedBot;
use crate::program::FirstFuerstenfeld;
use crate::{GamesError, Playable, Setting};
use princely_bots::Slipping;
use princely_bots::fuerstenfeld::{Greedy, Guide, climber};
use princely_core::{Aid, Game, Seat};
use princely_fuerstenfeld::{Action, CardTable, Fuerstenfeld, Observation, State, Variant};
use princely_search::Budget;
use princely_words::{Names, Words};
use serde::Serialize;

impl Playable for Fuerstenfeld {
    const FACTS: &'static [&'static str] =
        &["coins", "palaces", "hand", "hops", "barley", "water", "deck", "palace_price"];

    const PLAYERS: Option<u8> = Some(3);

    fn set_up(setting: &Setting) -> Result<Fuerstenfeld, GamesError> {
        let refuse = |reason: String| Err(GamesError::Setting(reason));
        if setting.max_rounds.is_some() || !setting.switches.is_empty() {
            return refuse("fuerstenfeld has no switches and no limit of rounds but F-END-3".into());
        }
        let variant = match setting.variant.as_deref() {
            None | Some("base") => Variant::Base,
            Some("expert") => Variant::Expert,
            Some(other) => return refuse(format!("there is no variant {other:?}; there is base and expert")),
        };
        let table = match &setting.table {
            None => CardTable::standard(),
            Some(file) => match CardTable::from_toml(&file.name, &file.text) {
                Ok(table) => table,
                Err(error) => return refuse(format!("{}: {error}", file.path)),
            },
        };
        let players = setting.players.unwrap_or(4);
        match Fuerstenfeld::new(players, variant, table) {
            Some(game) => Ok(game),
            None => refuse(format!("F-VAL-1: 2 to 5 players can play, not {players}")),
        }
    }

    fn greedy(&self) -> BoxedBot<Self> {
        Box::new(Greedy::new(self))
    }

    fn slipping(&self, slips: u32) -> BoxedBot<Self> {
        Box::new(Slipping::new(Greedy::new(self), Guide::new(self), slips))
    }

    fn searching(&self, budget: Budget) -> Option<BoxedBot<Self>> {
        Some(Box::new(climber(self, budget)))
    }

    fn first_view(&self, observation: &Observation) -> impl Serialize {
        FirstFuerstenfeld::new(self, observation)
    }

    fn round(&self, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn phase(&self, state: &State) -> &'static str {
        state.phase.id()
    }

    fn built(action: &Action) -> Option<&'static str> {
        match action {
            Action::Build { card, .. } => Some(card.id()),
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

    fn action_text(&self, words: &Words, action: &Action, _: &Names) -> String {
        princely_words::fuerstenfeld::action(words, action)
    }

    fn position_text(&self, words: &Words, observation: &Observation, names: &Names) -> String {
        princely_words::fuerstenfeld::position(words, &self.view(observation, Aid::None), names)
    }
}

//! Fürstenfeld in the house.

use crate::{BoxedBot, GamesError, Housed, Setting};
use princely_bots::Slipping;
use princely_bots::fuerstenfeld::{Greedy, Guide, climber};
use princely_core::{Aid, Game};
use princely_fuerstenfeld::{Action, CardTable, Fuerstenfeld, Observation, State, Variant};
use princely_search::Budget;
use princely_words::{Names, Words};

impl Housed for Fuerstenfeld {
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
            #[cfg(feature = "toml")]
            Some(file) => match CardTable::from_toml(&file.name, &file.text) {
                Ok(table) => table,
                Err(error) => return refuse(format!("{}: {error}", file.path)),
            },
            #[cfg(not(feature = "toml"))]
            Some(file) => return refuse(format!("{}: no files are read here", file.path)),
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

    fn round(&self, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn action_text(&self, words: &Words, action: &Action, _: &Names) -> String {
        princely_words::fuerstenfeld::action(words, action)
    }

    fn position_text(&self, words: &Words, observation: &Observation, names: &Names) -> String {
        princely_words::fuerstenfeld::position(words, &self.view(observation, Aid::None), names)
    }
}

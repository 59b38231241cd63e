//! Fürstenfeld in the house.

use crate::{BoxedBot, GamesError, Housed, Setting};
use princely_bots::Slipping;
use princely_bots::fuerstenfeld::{Greedy, Guide, climber};
use princely_core::Diagram;
#[cfg(feature = "pictures")]
use princely_core::{Aid, Game};
#[cfg(feature = "pictures")]
use princely_fuerstenfeld::Observation;
use princely_fuerstenfeld::{Action, CardTable, Event, Fuerstenfeld, State, Switches, Variant};
use princely_search::Budget;
use princely_words::{Names, Words};

impl Housed for Fuerstenfeld {
    fn set_up(setting: &Setting) -> Result<Fuerstenfeld, GamesError> {
        let refuse = |reason: String| Err(GamesError::Setting(reason));
        if setting.max_rounds.is_some() {
            return refuse("fuerstenfeld has no limit of rounds but F-END-3".into());
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
        let game = Fuerstenfeld::new(players, variant, table).or_else(refuse)?;
        setting
            .house_rules()
            .and_then(Switches::typed)
            .and_then(|agreed| game.with_switches(agreed))
            .or_else(refuse)
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

    fn diagram(&self, diagram: &Diagram<Fuerstenfeld>) -> Option<String> {
        Fuerstenfeld::diagram(self, diagram)
    }

    fn read_diagram(text: &str) -> Result<(Fuerstenfeld, Diagram<Fuerstenfeld>), GamesError> {
        Fuerstenfeld::read_diagram(text)
            .map_err(|why| GamesError::Setting(format!("this diagram is wrong: {why}")))
    }

    fn round(&self, state: &State) -> u32 {
        u32::from(state.round())
    }

    fn ends_turn(&self, event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    fn action_text(&self, words: &Words, action: &Action, _: &Names) -> String {
        princely_words::fuerstenfeld::action(words, action)
    }

    #[cfg(feature = "pictures")]
    fn position_text(&self, words: &Words, observation: &Observation, names: &Names) -> String {
        princely_words::fuerstenfeld::position(words, &self.view(observation, Aid::None), names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set_up(switches: &[(&str, &str)]) -> Result<Fuerstenfeld, String> {
        let switches = switches.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        let setting = Setting { switches, ..Setting::default() };
        Fuerstenfeld::set_up(&setting).map_err(|error| error.to_string())
    }

    #[test]
    fn house_rules_are_switches() {
        assert_eq!(set_up(&[]).unwrap().palaces(), 6);
        for palaces in 4..=6 {
            assert_eq!(set_up(&[("palaces", &palaces.to_string())]).unwrap().palaces(), palaces);
        }
    }

    #[test]
    fn switches_that_are_none_are_refused_with_what_there_is() {
        for (switches, why) in [
            (&[("palaces", "3")][..], "F-END-4: 4, 5 or 6 palaces end the game, not 3"),
            (&[("palaces", "many")], "F-END-4: 4, 5 or 6 palaces end the game, not \"many\""),
            (&[("palaces", "-4")], "F-END-4: 4, 5 or 6 palaces end the game, not \"-4\""),
            (&[("palaces", "4"), ("palaces", "5")], "the switch palaces is set twice"),
            (&[("military_end", "13")], "there is no switch \"military_end\"; there is palaces (F-END-4)"),
        ] {
            assert_eq!(set_up(switches).unwrap_err(), why);
        }
    }
}

//! Principati Duello in the house.

use crate::{BoxedBot, GamesError, Housed, Setting};
use princely_bots::Slipping;
use princely_bots::principati::{Greedy, Guide, thinker};
#[cfg(feature = "pictures")]
use princely_core::{Aid, Game, Seat, Thing as _};
#[cfg(feature = "pictures")]
use princely_picture::{English, Names as _, Term};
#[cfg(feature = "toml")]
use princely_principati::catalogue::Catalogue;
use princely_principati::{Action, Options, Principati, State, Switches, Variant};
#[cfg(feature = "pictures")]
use princely_principati::{Observation, TileId};
use princely_protocol::Raw;
use princely_search::Budget;
use princely_words::{Names, Words};

impl Housed for Principati {
    fn set_up(setting: &Setting) -> Result<Principati, GamesError> {
        let refuse = |reason: String| GamesError::Setting(reason);
        if let Some(players) = setting.players.filter(|players| *players != 2) {
            return Err(refuse(format!("P-GEN-01: two players can play, not {players}")));
        }
        let variant = match setting.variant.as_deref() {
            None | Some("base") => Variant::Base,
            Some("miners") => Variant::Miners,
            Some(other) => {
                return Err(refuse(format!("there is no variant {other:?}; there is base and miners")));
            }
        };
        let switches = setting.house_rules().and_then(Switches::typed).map_err(refuse)?;
        let catalogue = match &setting.table {
            None => None,
            #[cfg(feature = "toml")]
            Some(file) => Some(Box::new(
                Catalogue::from_toml(&file.text)
                    .map_err(|error| refuse(format!("{}: {error}", file.path)))?,
            )),
            #[cfg(not(feature = "toml"))]
            Some(file) => return Err(refuse(format!("{}: no files are read here", file.path))),
        };
        Principati::new(Options { variant, max_rounds: setting.max_rounds, switches, catalogue })
            .map_err(refuse)
    }

    fn greedy(&self) -> BoxedBot<Self> {
        Box::new(Greedy::default())
    }

    fn slipping(&self, slips: u32) -> BoxedBot<Self> {
        Box::new(Slipping::new(Greedy::default(), Guide::new(self), slips))
    }

    fn searching(&self, budget: Budget) -> Option<BoxedBot<Self>> {
        Some(Box::new(thinker(self, budget)))
    }

    fn round(&self, state: &State) -> u32 {
        u32::from(state.round())
    }

    fn action_text(&self, words: &Words, action: &Action, _: &Names) -> String {
        princely_words::principati::action(words, self, action)
    }

    #[cfg(feature = "pictures")]
    fn position_text(&self, words: &Words, observation: &Observation, names: &Names) -> String {
        princely_words::principati::position(words, self, &self.view(observation, Aid::None), names)
    }

    fn drawing(&self) -> Option<Raw> {
        Raw::of(&princely_picture::drawn(self.catalogue())).ok()
    }

    #[cfg(feature = "pictures")]
    fn picture(&self, state: &State, words: &Words, names: &Names) -> Option<String> {
        let view = self.view(&self.observe(state, None), Aid::None);
        let players = [0, 1].map(|seat| words.player(Seat(seat), names));
        let english = English { players };
        let own = |tile: TileId| names.thing(TileId::KIND, tile.as_str()).map(str::to_owned);
        let say = |term| match term {
            Term::Tile(tile) => own(tile).unwrap_or_else(|| english.say(term)),
            _ => english.say(term),
        };
        Some(princely_picture::map(self, &view, &say))
    }
}

//! What titles say. The picture knows no language: it asks for words.

use princely_core::Seat;
use princely_principati::catalogue::Catalogue;
use princely_principati::{Building, Feature, Plan, TileId};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Something that has a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// The title of a map.
    Map {
        /// The round, 0 before the first.
        round: u16,
    },
    /// What a map shows, in a sentence.
    Tiles {
        /// How many tiles lie there.
        laid: u16,
    },
    /// The title of the legend.
    Legend,
    /// A player.
    Player(Seat),
    /// A kind of tile.
    Tile(TileId),
    /// A building.
    Building(Building),
    /// A plan nothing stands on.
    Plan(Plan),
    /// A natural element.
    Feature(Feature),
    /// A number of princely masters.
    Masters(u8),
    /// The cardinal.
    Cardinal,
}

/// A source of words: a value like [`English`], or a closure.
pub trait Names {
    /// The word for something.
    fn say(&self, term: Term) -> String;
}

impl<F: Fn(Term) -> String> Names for F {
    fn say(&self, term: Term) -> String {
        self(term)
    }
}

/// Plain English.
#[derive(Clone, Debug)]
pub struct English {
    /// The players' names.
    pub players: [String; 2],
}

impl Default for English {
    fn default() -> English {
        English { players: ["player 1", "player 2"].map(str::to_owned) }
    }
}

impl Names for English {
    fn say(&self, term: Term) -> String {
        let plain = |id: &str| id.replace('_', " ");
        match term {
            Term::Map { round: 0 } => "Principati: the starting world".into(),
            Term::Map { round } => format!("Principati: the map in round {round}"),
            Term::Tiles { laid } => format!(
                "Tiles laid: {laid}. {} has an orange, unbroken rim, {} a violet, dashed one.",
                self.players[0], self.players[1]
            ),
            Term::Legend => "Principati: the symbols of the map".into(),
            Term::Player(seat) => {
                self.players.get(usize::from(seat.0)).cloned().unwrap_or_else(|| seat.to_string())
            }
            Term::Tile(id) => standard_names().get(&id).cloned().unwrap_or_else(|| id.to_string()),
            Term::Building(building) => plain(building.id()),
            Term::Plan(plan) => format!("plan for a {}", plain(plan.id())),
            Term::Feature(feature) => plain(feature.id()),
            Term::Masters(1) => "1 master".into(),
            Term::Masters(count) => format!("{count} masters"),
            Term::Cardinal => "cardinal".into(),
        }
    }
}

fn standard_names() -> &'static BTreeMap<TileId, String> {
    static NAMES: OnceLock<BTreeMap<TileId, String>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let tiles = Catalogue::standard().map(|data| data.tile).unwrap_or_default();
        tiles.into_iter().filter_map(|tile| Some((TileId::new(&tile.id)?, tile.name))).collect()
    })
}

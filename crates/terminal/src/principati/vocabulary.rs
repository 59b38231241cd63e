//! The words of commands: verbs, tiles, buildings, goods.

use crate::typed::{Named, Verbs};
use princely_principati::{Building, Good, Phase, Principati, TileId};
use princely_words::principati::counted;
use princely_words::{Language, Words};

/// What a command begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verb {
    Keep,
    Reserve,
    Place,
    Farmer,
    Cannot,
    Master,
    Cardinal,
    Sell,
    Buy,
    Coin,
    Commerce,
    Build,
    Demolish,
    Miner,
    Architect,
    Produce,
    Catch,
    Make,
    Merit,
    End,
}

/// Phases that end when the player says so.
const ENDED: &[Phase] = &[Phase::Masters, Phase::Trade, Phase::Construct, Phase::Produce];

/// The words of the verbs, and the phases they belong to.
pub(super) const VERBS: &Verbs<Verb, Phase> = &[
    ("say-keep", Verb::Keep, &[Phase::Draft, Phase::Draft2]),
    ("say-reserve", Verb::Reserve, &[Phase::Reserve]),
    ("say-place", Verb::Place, &[Phase::Place]),
    ("say-farmer", Verb::Farmer, &[Phase::Place]),
    ("say-cannot", Verb::Cannot, &[Phase::Place]),
    ("say-master", Verb::Master, &[Phase::Masters]),
    ("say-cardinal", Verb::Cardinal, &[Phase::Masters]),
    ("say-sell", Verb::Sell, &[Phase::Trade]),
    ("say-buy", Verb::Buy, &[Phase::Trade]),
    ("say-coin", Verb::Coin, &[Phase::Trade]),
    ("say-commerce", Verb::Commerce, &[Phase::Trade]),
    ("say-build", Verb::Build, &[Phase::Construct]),
    ("say-demolish", Verb::Demolish, &[Phase::Construct]),
    ("say-miner", Verb::Miner, &[Phase::Construct]),
    ("say-architect", Verb::Architect, &[Phase::Construct]),
    ("say-produce", Verb::Produce, &[Phase::Produce]),
    ("say-catch", Verb::Catch, &[Phase::Produce]),
    ("say-make", Verb::Make, &[Phase::Produce]),
    ("say-merit", Verb::Merit, &[Phase::Place, Phase::Trade, Phase::Construct]),
    ("say-end", Verb::End, ENDED),
];

/// Things by their names.
pub(super) fn named<'n, T: Copy + PartialEq>(names: impl Iterator<Item = (&'n str, T)>) -> Named<T> {
    let mut named = Named::default();
    for (name, thing) in names {
        named.add(name, thing);
    }
    named
}

/// The names of tiles: their ids, what they are called in this language, and in English.
pub(super) fn tiles(words: &Words, game: &Principati) -> Named<TileId> {
    let mut named = Named::default();
    for kind in game.catalogue().kinds() {
        named.add(kind.id.as_str(), kind.id);
        named.add(&kind.id.as_str().replace('_', ""), kind.id);
        for words in [words, Words::of(Language::English)] {
            let name = princely_words::principati::tile_name(words, game, kind.id);
            let bare = name.strip_suffix(&format!(" ({})", kind.id)).unwrap_or(&name);
            named.add(bare, kind.id);
        }
    }
    named
}

pub(super) fn buildings(words: &Words) -> Named<Building> {
    let mut named = Named::default();
    for building in Building::ALL {
        named.add(&building.id().replace('_', " "), *building);
        for words in [words, Words::of(Language::English)] {
            for form in [None, Some("a")] {
                named.add(&words.form_in("p", "building", building.id(), form), *building);
            }
        }
    }
    named
}

/// The names of goods, of one piece and of several.
pub(super) fn goods(words: &Words) -> Named<Good> {
    let mut named = Named::default();
    for good in Good::ALL {
        named.add(&good.id().replace('_', " "), *good);
        for words in [words, Words::of(Language::English)] {
            for form in [None, Some("a")] {
                named.add(&words.form_in("p", "good", good.id(), form), *good);
            }
            for count in [1, 2] {
                let text = counted(words, good.id(), count);
                named.add(text.trim_start_matches(|letter: char| !letter.is_alphabetic()), *good);
            }
        }
    }
    named
}

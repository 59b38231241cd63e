//! With what the ids of a game's messages and names begin.

/// The games that have words here: the name of each, and its prefix. A prefix is any word without a hyphen that no other
/// game has.
pub const PREFIXES: [(&str, &str); 2] = [("fuerstenfeld", "f"), ("principati", "p")];

/// The prefix of a game, by its name: `f` for `fuerstenfeld`.
pub fn prefix_of(game: &str) -> Option<&'static str> {
    PREFIXES.iter().find(|(name, _)| *name == game).map(|(_, prefix)| *prefix)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Names, Words, rules_in};
    use princely_core::{Arg, Message};

    #[test]
    fn each_game_has_a_prefix_of_its_own_and_nothing_else_has_one() {
        for (at, (name, prefix)) in PREFIXES.iter().enumerate() {
            assert!(!prefix.is_empty() && !prefix.contains('-'), "{name}");
            assert!(PREFIXES[..at].iter().all(|(_, other)| other != prefix), "{name}");
            assert_eq!(prefix_of(name), Some(*prefix));
        }
        for stranger in ["", "f", "F", "flip", "fuerstenfeld2", "p"] {
            assert_eq!(prefix_of(stranger), None, "{stranger}");
        }
    }

    /// Another game may begin with the same letter as one that is here: it gets neither its names nor its rules.
    #[test]
    fn a_game_that_begins_with_the_same_letter_has_words_of_its_own() {
        let words = Words::english();
        assert_eq!(words.name_of("fuerstenfeld", "card", "market"), "Market");
        assert_eq!(words.name_of("principati", "building", "market"), "market");
        assert_eq!(words.name_of("flip", "card", "f-card-market"), "f-card-market");
        assert_eq!(words.name_of("ponte", "order", "military"), "military");
        assert!(rules_in("flip", Language::English).is_none());
        let told = Message::new("flip-sold-nothing").with("goods", Arg::List { items: Vec::new() });
        assert_eq!(words.sentence(&told, &Names::default()), "flip-sold-nothing");
    }
}

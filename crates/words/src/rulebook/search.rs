//! Looking for rules by what somebody types.

use super::{Rule, RuleBook, names, plain};
use crate::letters::in_small;
use princely_core::sorting;

/// At most this many rules are found.
const MOST: usize = 50;

impl RuleBook {
    /// The rules that may be meant by a typed text: first those with this id or section, then those whose title has all
    /// of its words, then those whose text has them. Small and large letters are the same.
    pub fn search(&self, asked: &str) -> Vec<&Rule> {
        let words: Vec<String> = asked.split_whitespace().map(in_small).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let section = self.section(asked);
        let has_all = |text: &str| {
            let text = in_small(text);
            words.iter().all(|word| text.contains(word.as_str()))
        };
        let rank = |rule: &Rule| match &rule.title {
            _ if names(asked, &rule.id) => Some(0),
            _ if section.is_some_and(|section| section.rules.iter().any(|own| own.id == rule.id)) => Some(1),
            Some(title) if has_all(title) => Some(2),
            Some(title) if has_all(&format!("{title} {}", plain(&rule.blocks))) => Some(3),
            None if has_all(&plain(&rule.blocks)) => Some(3),
            _ => None,
        };
        let mut found: Vec<_> = self.rules().filter_map(|rule| Some((rank(rule)?, rule))).collect();
        sorting::sort_by_key(&mut found, |(rank, _)| *rank);
        found.into_iter().take(MOST).map(|(_, rule)| rule).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, rules, rules_in};

    fn found(game: &str, asked: &str) -> Vec<&'static str> {
        rules(game).unwrap().search(asked).into_iter().map(|rule| rule.id.as_str()).collect()
    }

    #[test]
    fn ids_come_before_sections_and_sections_before_words() {
        assert_eq!(found("fuerstenfeld", "f-sell-2")[0], "F-SELL-2");
        let sell = found("fuerstenfeld", "sell");
        assert!(sell.len() > 5 && sell[..3].iter().all(|id| id.starts_with("F-SELL-")), "{sell:?}");
    }

    #[test]
    fn all_words_have_to_be_there_in_any_letters() {
        let both = found("fuerstenfeld", "PRICE brewery");
        assert!(!both.is_empty());
        for id in both {
            let text = rules("fuerstenfeld").unwrap().rule(id).unwrap().to_string().to_lowercase();
            assert!(text.contains("price") && text.contains("brewery"), "{text}");
        }
        for nothing in ["", "  ", "price xylophone"] {
            assert_eq!(found("fuerstenfeld", nothing), [""; 0], "{nothing:?}");
        }
    }

    #[test]
    fn every_language_is_searched_in_its_own_words() {
        for (language, word) in [
            (Language::German, "brauerei"),
            (Language::Italian, "birrificio"),
            (Language::Hungarian, "sörfőzde"),
        ] {
            assert!(!rules_in("fuerstenfeld", language).unwrap().search(word).is_empty(), "{word}");
        }
    }
}

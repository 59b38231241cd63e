//! What a person is called, and when two names are the same.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use unicode_normalization::UnicodeNormalization;
use unicode_security::GeneralSecurityProfile;

/// The longest name, in characters.
pub const LONGEST: usize = 24;

/// The most combining marks on one letter.
pub const MOST_MARKS: usize = 2;

/// A name that somebody can have: 2 to 24 letters, digits, `-`, `_`, `.`, `'` and single spaces inside.
///
/// Two names with the same [`key`](Name::key) are the same name; two that have the same [`look`](Name::look) or
/// [`shape`](Name::shape) cannot both be taken.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// Why a text cannot be a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadName {
    /// Too short or too long.
    #[error("a name has 2 to {LONGEST} characters")]
    Length,
    /// It holds a character that cannot be seen, or one with too many marks.
    #[error(
        "a name is made of letters, digits, single spaces inside, and - _ . '; a letter has at most {MOST_MARKS} marks"
    )]
    Character,
}

impl Name {
    /// Reads a name. It is kept in the form NFKC.
    pub fn new(text: &str) -> Result<Name, BadName> {
        // Do not spend time on a text that is too long.
        if text.len() > LONGEST * 16 {
            return Err(BadName::Length);
        }
        let name: String = text.trim().nfkc().collect();
        if !(2..=LONGEST).contains(&name.chars().count()) {
            return Err(BadName::Length);
        }
        let lone_space = |(at, _): (usize, &str)| {
            let next = name[at + 1..].chars().next();
            at > 0 && next.is_some_and(|next| next != ' ')
        };
        let known = |c: char| {
            c == ' '
                || matches!(c, '-' | '_' | '.' | '\'')
                || c.is_alphanumeric() && c.identifier_allowed()
                || {
                    // Marks of scripts that need them, such as vowel signs.
                    unicode_normalization::char::is_combining_mark(c) && c.identifier_allowed()
                }
        };
        let is_mark = unicode_normalization::char::is_combining_mark;
        // After NFKC hardly any language needs two on one letter.
        let mut in_a_row = 0;
        let is_laden = name.chars().any(|c| {
            in_a_row = if is_mark(c) { in_a_row + 1 } else { 0 };
            in_a_row > MOST_MARKS
        });
        let begins_well = name.chars().next().is_some_and(char::is_alphanumeric);
        if begins_well && !is_laden && name.chars().all(known) && name.match_indices(' ').all(lone_space) {
            Ok(Name(name))
        } else {
            Err(BadName::Character)
        }
    }

    /// A name from the database. It was valid when it was given, even if a later Unicode says otherwise.
    pub(crate) fn stored(text: &str) -> Name {
        Name(text.to_owned())
    }

    /// The name as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What makes two names the same: the name in lower case. An account is found by it.
    pub fn key(&self) -> String {
        self.0.chars().flat_map(char::to_lowercase).nfkc().collect()
    }

    /// How the name looks in any case, by Unicode's table of confusable characters (UTS 39). A new name that looks like
    /// an old one is refused. It is not used to find an account, because that table grows.
    pub fn look(&self) -> String {
        let skeleton =
            |text: &str| unicode_security::confusable_detection::skeleton(text).collect::<String>();
        skeleton(&skeleton(&self.key()).to_lowercase())
    }
}

impl Name {
    /// How the name looks as it is shown: compared before capital letters become small ones, because a capital I looks
    /// like a small l. A new name with the shape of an old one is refused too.
    pub fn shape(&self) -> String {
        let skeleton =
            |text: &str| unicode_security::confusable_detection::skeleton(text).collect::<String>();
        skeleton(&skeleton(&self.0).to_lowercase())
    }
}

impl FromStr for Name {
    type Err = BadName;

    fn from_str(text: &str) -> Result<Name, BadName> {
        Name::new(text)
    }
}

impl TryFrom<String> for Name {
    type Error = BadName;

    fn try_from(text: String) -> Result<Name, BadName> {
        Name::new(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_are_names() {
        for name in ["Anna", "Jürgen", "O'Neill", "Kovács Béla", "李雷", "x_1", "d'Este", "Ağa", "नमस्ते"]
        {
            assert_eq!(Name::new(name).map(String::from).as_deref(), Ok(name));
        }
        assert_eq!(Name::new("  Anna ").unwrap().as_str(), "Anna");
        assert_eq!(Name::new("Ａｎｎａ").unwrap().as_str(), "Anna", "NFKC");
    }

    #[test]
    fn what_cannot_be_seen_or_told_apart_is_no_name() {
        for (text, why) in [
            ("", BadName::Length),
            ("a", BadName::Length),
            (" a ", BadName::Length),
            ("abcdefghijklmnopqrstuvwxyz", BadName::Length),
            ("a  b", BadName::Character),
            ("a\tb", BadName::Character),
            ("a\u{200b}b", BadName::Character),
            ("a\u{202e}b", BadName::Character),
            ("a\0b", BadName::Character),
            ("<b>x", BadName::Character),
            ("-ab", BadName::Character),
            ("a/b", BadName::Character),
            ("ab@c", BadName::Character),
            ("a\u{a0}\u{a0}b", BadName::Character),
            ("x\u{323}\u{302}\u{301}y", BadName::Character),
            ("z\u{335}\u{335}\u{335}\u{335}lgo", BadName::Character),
        ] {
            assert_eq!(Name::new(text), Err(why), "{text:?}");
        }
        assert_eq!(Name::new(&"é".repeat(10_000)), Err(BadName::Length));
        assert_eq!(Name::new(&"\u{fdfa}".repeat(24)), Err(BadName::Length), "one character becomes eighteen");
    }

    #[test]
    fn the_same_name_has_the_same_key_and_a_lookalike_the_same_look() {
        let key = |name| Name::new(name).unwrap().key();
        let look = |name| Name::new(name).unwrap().look();
        assert_eq!(key("ANNA"), key("anna"));
        assert_eq!(key("Ünal"), key("u\u{308}nal"));
        assert_ne!(key("Anna"), key("Аnna"));
        assert_eq!(look("Anna"), look("Аnna"), "a Cyrillic letter");
        assert_eq!(look("Paul1"), look("PAULl"));
        assert_ne!(look("Anna"), look("Hanna"));
        let shape = |name| Name::new(name).unwrap().shape();
        assert_ne!(look("PauI"), look("Paul"), "a capital I has become a small i");
        assert_eq!(shape("PauI"), shape("Paul"));
        assert_eq!(shape("MARlA"), shape("MARIA"));
        assert_eq!(shape("Anna"), shape("Аnna"));
        assert_ne!(shape("Anna"), shape("Hanna"));
        assert!(Name::new("Nguye\u{302}\u{303}n").is_ok(), "two marks that NFKC joins");
    }
}

//! The words by which choices are written in a database.

use crate::{AccountKind, Readers, Spectators, Status, StoreError, TokenKind, Visibility};

/// A choice that is written as a word. The words are stored, so they never change.
pub(crate) trait Word: Copy + PartialEq + Sized + 'static {
    const WORDS: &'static [(Self, &'static str)];

    fn word(self) -> &'static str {
        // Every value is in its list; the tests below check it.
        Self::WORDS.iter().find(|(value, _)| *value == self).map_or("", |(_, word)| word)
    }

    fn read(word: &str) -> Result<Self, StoreError> {
        let found = Self::WORDS.iter().find(|(_, known)| *known == word);
        found.map(|(value, _)| *value).ok_or_else(|| StoreError::Damaged(format!("unknown word {word:?}")))
    }
}

impl Word for Status {
    const WORDS: &'static [(Status, &'static str)] = &[
        (Status::Waiting, "waiting"),
        (Status::Running, "running"),
        (Status::Finished, "finished"),
        (Status::Closed, "closed"),
    ];
}

impl Word for Visibility {
    const WORDS: &'static [(Visibility, &'static str)] =
        &[(Visibility::Public, "public"), (Visibility::Private, "private")];
}

impl Word for Spectators {
    const WORDS: &'static [(Spectators, &'static str)] =
        &[(Spectators::Forbidden, "forbidden"), (Spectators::Live, "live"), (Spectators::Delayed, "delayed")];
}

impl Word for Readers {
    const WORDS: &'static [(Readers, &'static str)] =
        &[(Readers::Table, "table"), (Readers::Spectators, "spectators")];
}

impl Word for AccountKind {
    const WORDS: &'static [(AccountKind, &'static str)] =
        &[(AccountKind::Guest, "guest"), (AccountKind::Person, "person"), (AccountKind::Bot, "bot")];
}

impl Word for TokenKind {
    const WORDS: &'static [(TokenKind, &'static str)] = &[
        (TokenKind::Session, "session"),
        (TokenKind::Api, "api"),
        (TokenKind::Recovery, "recovery"),
        (TokenKind::Seat, "seat"),
        (TokenKind::Admin, "admin"),
        (TokenKind::Device, "device"),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;

    /// Checks that the words are also those of JSON, and that every value has its own.
    fn complete<W: Word + Serialize + std::fmt::Debug>(all: &[W]) {
        assert_eq!(all.len(), W::WORDS.len());
        for value in all {
            assert_eq!(serde_json::to_value(value).unwrap(), value.word());
            assert_eq!(W::read(value.word()).unwrap(), *value);
        }
        assert!(W::read("").is_err());
    }

    #[test]
    fn every_choice_has_a_word() {
        complete(&Status::ALL);
        complete(&[Visibility::Public, Visibility::Private]);
        complete(&[Spectators::Forbidden, Spectators::Live, Spectators::Delayed]);
        complete(&[Readers::Table, Readers::Spectators]);
        complete(&[AccountKind::Guest, AccountKind::Person, AccountKind::Bot]);
        complete(&[
            TokenKind::Session,
            TokenKind::Api,
            TokenKind::Recovery,
            TokenKind::Seat,
            TokenKind::Admin,
            TokenKind::Device,
        ]);
    }
}

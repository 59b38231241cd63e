//! Guests, people and bots.

use crate::{AccountId, Millis, Name};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What kind of player an account is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AccountKind {
    /// Somebody without a registered name and a password.
    Guest,
    /// Somebody with a name and a password.
    Person,
    /// A program.
    Bot,
}

/// An account.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Its id.
    pub id: AccountId,
    /// What it is.
    pub kind: AccountKind,
    /// What it is called. Guests and deleted accounts have no name.
    pub name: Option<Name>,
    /// The hash of its password, as the caller wrote it. It is never shown, not even by `Debug`.
    pub password: Option<String>,
    /// Whether it may administer the server.
    pub is_admin: bool,
    /// The account that owns a bot.
    pub owner: Option<AccountId>,
    /// When it was made.
    pub created: Millis,
    /// When it was deleted. A deleted account is only an id, so that finished games can say "deleted player".
    pub deleted: Option<Millis>,
    /// JSON of the caller.
    pub settings: String,
}

impl fmt::Debug for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Account")
            .field("id", &self.id)
            .field("kind", &self.kind)
            .field("name", &self.name)
            .field("password", &self.password.as_ref().map(|_| "…"))
            .field("is_admin", &self.is_admin)
            .field("owner", &self.owner)
            .field("created", &self.created)
            .field("deleted", &self.deleted)
            .field("settings", &self.settings)
            .finish()
    }
}

impl Account {
    /// A guest without settings, made now.
    pub fn guest(id: AccountId, now: Millis) -> Account {
        Account {
            id,
            kind: AccountKind::Guest,
            name: None,
            password: None,
            is_admin: false,
            owner: None,
            created: now,
            deleted: None,
            settings: "{}".to_owned(),
        }
    }
}

/// What changes about an account; `None` leaves it as it is.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct AccountChange {
    /// A guest who chooses a name and a password becomes a person.
    pub kind: Option<AccountKind>,
    /// A new name.
    pub name: Option<Name>,
    /// A new password's hash.
    pub password: Option<String>,
    /// Whether it may administer the server.
    pub is_admin: Option<bool>,
    /// JSON of the caller.
    pub settings: Option<String>,
}

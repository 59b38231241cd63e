//! Who plays on a server.

use crate::Millis;
use serde::{Deserialize, Serialize};

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Player {
    /// The id, which never changes.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// What kind of player it is.
    pub kind: PlayerKind,
}

/// What kind of player somebody is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// Known by a cookie only.
    Guest,
    /// Has chosen a name and a password.
    Account,
    /// The account of a program.
    Program,
}

/// Who is asking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Me {
    /// The player.
    pub player: Player,
    /// Whether the player runs this server.
    pub is_admin: bool,
    /// What the session or token may do.
    pub scopes: Vec<Scope>,
}

/// What a session or a token may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Look at tables as the player.
    Read,
    /// Open tables, sit down and act.
    Play,
    /// Change the account, its name, its password and its tokens. Sessions have it, tokens never do.
    Account,
    /// Ask without limits of rate. Only the administrator can give it.
    Unlimited,
}

/// Wants to play at once, without an account.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct NewGuest {
    /// What to be called; `null`: the server finds a name.
    pub name: Option<String>,
}

/// A name and a password: to keep what a guest has, or to sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name: 2 to 24 letters, digits, `-`, `_` or spaces.
    pub name: String,
    /// The password: 10 to 200 characters.
    pub password: String,
}

/// A key that was given to somebody, to come back as the same player.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// The key, as in the link.
    pub key: String,
}

/// A link by which a player comes back, on another device too. It works once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RecoveryLink {
    /// Where to go.
    pub url: String,
    /// The key in it.
    pub key: String,
    /// Until when it works.
    pub until: Millis,
}

/// Wants another name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name.
    pub name: String,
}

/// Wants a token for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for, in the player's own words.
    pub label: String,
    /// What it may do.
    pub scopes: Vec<Scope>,
    /// For how many days; `null`: until it is taken back.
    pub days: Option<u16>,
    /// The id of one's own program that it speaks for; `null`: for oneself.
    #[serde(default)]
    pub program: Option<String>,
}

/// Wants an account for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewProgram {
    /// What it is called: a name that nobody else has.
    pub name: String,
}

/// The programs of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ProgramList {
    /// The programs, by name.
    pub programs: Vec<Player>,
}

/// A time in which the player's clock stands still, in games of days for each turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Vacation {
    /// When it begins; in a wish `null` is now.
    #[serde(default)]
    pub from: Option<Millis>,
    /// When it ends.
    pub until: Millis,
}

/// What a player has of vacations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Vacations {
    /// The one that goes on or is to come.
    pub next: Option<Vacation>,
    /// How much could be taken from now on, in milliseconds. Within a year it is 30 days.
    pub left_ms: Millis,
}

/// A token for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Token {
    /// Its id, by which it can be taken back.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// What it may do.
    pub scopes: Vec<Scope>,
    /// When it was made.
    pub made: Millis,
    /// Until when it works; `null`: until it is taken back.
    pub until: Option<Millis>,
    /// The token itself. It is told once, when it is made.
    pub secret: Option<String>,
}

/// The tokens of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TokenList {
    /// The tokens, the newest first.
    pub tokens: Vec<Token>,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").finish_non_exhaustive() // a password is nothing for a log
    }
}

impl std::fmt::Debug for Recover {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Recover")
    }
}

impl std::fmt::Debug for RecoveryLink {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RecoveryLink")
    }
}

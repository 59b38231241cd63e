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
    /// Send any number of requests, without a rate limit. Only the administrator can give it.
    Unlimited,
}

/// Wants to play at once, without an account.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct NewGuest {
    /// The player's name; `null`: the server finds one.
    pub name: Option<String>,
}

/// A name and a password: to turn a guest into an account, or to sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name: 2 to 24 letters, digits, `-`, `_` or spaces.
    pub name: String,
    /// The password: 10 to 200 characters.
    pub password: String,
}

/// A key with which somebody comes back as the same player.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// The key, as in the link.
    pub key: String,
    /// A new password, for somebody who has forgotten the old one; `null`: it stays as it is.
    #[serde(default)]
    pub password: Option<String>,
    /// Whether all other sessions of the player end.
    #[serde(default)]
    pub end_others: bool,
}

/// The key by which the host becomes the administrator.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AdminKey {
    /// The key, as the server printed it.
    pub key: String,
}

/// Wants another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password so far.
    pub old: String,
    /// The new one: 10 to 200 characters.
    pub new: String,
    /// Whether all other sessions of the player end.
    #[serde(default)]
    pub end_others: bool,
}

/// The administrator asks for a link for a player who has forgotten the password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewLink {
    /// The name of the player's account.
    pub name: String,
}

/// A browser in which the player is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Session {
    /// Its id, by which it can be ended.
    pub id: String,
    /// What the browser called itself when it signed in.
    pub browser: String,
    /// When it signed in.
    pub made: Millis,
    /// When it was last used, to the day.
    pub used: Millis,
    /// Until when it lasts if it is not used again.
    pub until: Option<Millis>,
    /// Whether this request came from it.
    pub is_this: bool,
}

/// The sessions of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SessionList {
    /// The sessions, the newest first.
    pub sessions: Vec<Session>,
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
    /// The id of the player's program that the token is for; `null`: it is for the player.
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
    /// When it begins; `null` in a request means now.
    #[serde(default)]
    pub from: Option<Millis>,
    /// When it ends.
    pub until: Millis,
}

/// The vacations of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Vacations {
    /// The vacation that goes on or is to come.
    pub next: Option<Vacation>,
    /// How much vacation is left from now on, in milliseconds. There are 30 days in a year.
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
    /// The token itself. It is sent only once, when it is made.
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
        f.debug_struct("Credentials").finish_non_exhaustive() // a log must not show a password
    }
}

impl std::fmt::Debug for NewPassword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewPassword").finish_non_exhaustive()
    }
}

impl std::fmt::Debug for AdminKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("AdminKey")
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

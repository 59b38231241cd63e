//! Sessions, tokens of programs, links: secrets that allow somebody to do something.

use crate::{AccountId, Millis, TableId};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The SHA-256 of a token. The token itself is never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    /// The hash of a token. Tokens hold 256 random bits, so a plain hash is enough.
    pub fn of(token: &str) -> TokenHash {
        TokenHash(Sha256::digest(token.as_bytes()).into())
    }
}

/// What a token is for. A token is only found if its own kind is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TokenKind {
    /// A browser that is signed in.
    Session,
    /// A program.
    Api,
    /// A link that signs in to its account.
    Recovery,
    /// A link that lets somebody take a seat or look on.
    Seat,
    /// A link that makes an account an administrator.
    Admin,
    /// A browser that was signed in before: proof that its owner has been there.
    Device,
}

/// A token that is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewToken {
    /// What it is for.
    pub kind: TokenKind,
    /// Its hash.
    pub hash: TokenHash,
    /// The account that it acts for.
    pub account: Option<AccountId>,
    /// The table that it opens.
    pub table: Option<TableId>,
    /// The seat that it opens.
    pub seat: Option<u8>,
    /// What its owner calls it.
    pub label: String,
    /// What it allows: words of the caller, separated by spaces.
    pub scopes: String,
    /// Now.
    pub now: Millis,
    /// When it ends; `None`: never.
    pub expires: Option<Millis>,
    /// Whether it ends with its first use, [`crate::Store::take_token`].
    pub once: bool,
}

/// A token that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// A number by which its owner can name it, to revoke it.
    pub number: i64,
    /// What it is for.
    pub kind: TokenKind,
    /// Its hash.
    pub hash: TokenHash,
    /// The account that it acts for.
    pub account: Option<AccountId>,
    /// The table that it opens.
    pub table: Option<TableId>,
    /// The seat that it opens.
    pub seat: Option<u8>,
    /// What its owner calls it.
    pub label: String,
    /// What it allows: words of the caller, separated by spaces.
    pub scopes: String,
    /// When it was made.
    pub created: Millis,
    /// When it was last used, as the last [`crate::Store::touch_token`] said.
    pub last_used: Millis,
    /// When it ends; `None`: never.
    pub expires: Option<Millis>,
    /// Whether it ends with its first use.
    pub once: bool,
}

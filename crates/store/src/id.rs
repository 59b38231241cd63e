//! Names of tables and accounts, made by the caller.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// The longest id.
pub const LONGEST: usize = 32;

/// A text that cannot be an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id has 1 to {LONGEST} of the characters a to z and 0 to 9")]
pub struct BadId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        ///
        /// 1 to 32 of the characters `a` to `z` and `0` to `9`. It is cheap to clone.
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(Arc<str>);

        impl $name {
            /// Reads an id.
            pub fn new(text: &str) -> Result<$name, BadId> {
                let known = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
                if (1..=LONGEST).contains(&text.len()) && text.bytes().all(known) {
                    Ok($name(text.into()))
                } else {
                    Err(BadId)
                }
            }

            /// An id from the database.
            pub(crate) fn stored(text: &str) -> crate::Answered<$name> {
                let damaged = |_| crate::StoreError::Damaged(format!("{text:?} is not an id"));
                $name::new(text).map_err(damaged)
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<$name, BadId> {
                $name::new(text)
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<$name, BadId> {
                $name::new(&text)
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.as_str().to_owned()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

id! {
    /// The id of a table.
    TableId
}

id! {
    /// The id of an account.
    AccountId
}

id! {
    /// The id of a record.
    RecordId
}

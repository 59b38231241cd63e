//! What proves that nobody chose the chance of a game.
//!
//! The host and every player's client choose a secret number each and first publish only its SHA-256; the seed of the
//! game is made of all the numbers. Here the numbers are only kept; other code checks whether they lead to the draws of
//! the record.

use crate::strict;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The numbers that a game's chance was made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// The SHA-256 of the host's secret, published before the first chance step.
    pub commitment: Hex32,
    /// The host's secret; `None` until the game has ended.
    #[serde(deserialize_with = "strict::nullable")]
    pub secret: Option<Hex32>,
    /// What each seat brought, by seat; `None` for a seat that took no part in it, such as a bot's.
    pub seats: Vec<Option<FairSeat>>,
}

/// What the client of one seat brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FairSeat {
    /// The SHA-256 of the client's number, published when it sat down.
    pub commitment: Hex32,
    /// The number, opened at the start; `None` if it never was.
    #[serde(deserialize_with = "strict::nullable")]
    pub nonce: Option<Hex32>,
}

impl Fair {
    /// Whether this can belong to a game of `seats` seats; if not, why.
    pub(super) fn check(&self, seats: u8, has_ended: bool) -> Result<(), String> {
        if self.seats.len() != usize::from(seats) {
            return Err(format!("{} seats are named, but {seats} are at this table", self.seats.len()));
        }
        if self.secret.is_some() && !has_ended {
            return Err("the secret is told, but the game has not ended".into());
        }
        Ok(())
    }

    /// The same without the secret, which is told at the end of a game only.
    pub(super) fn until_the_end(&self, has_ended: bool) -> Fair {
        let secret = self.secret.filter(|_| has_ended);
        Fair { secret, ..self.clone() }
    }
}

/// 32 bytes, written as 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hex32(pub [u8; 32]);

impl Serialize for Hex32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let digits: String = self.0.iter().map(|byte| format!("{byte:02x}")).collect();
        digits.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Hex32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex32, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut bytes = [0; 32];
        let digits = text.as_bytes();
        let wrong = || serde::de::Error::custom("expected 64 hexadecimal digits in lower case");
        if digits.len() != 64 {
            return Err(wrong());
        }
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = pair.iter().try_fold(0, |high, digit| {
                let low = match digit {
                    b'0'..=b'9' => digit - b'0',
                    b'a'..=b'f' => digit - b'a' + 10,
                    _ => return Err(wrong()),
                };
                Ok(high << 4 | low)
            })?;
        }
        Ok(Hex32(bytes))
    }
}

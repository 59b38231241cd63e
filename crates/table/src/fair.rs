//! Luck that nobody can manipulate. Before the first step the host is bound to a secret, and every player to a number,
//! because each has shown the SHA-256 sum of it. The seed of all chance is made of the secret and the numbers together,
//! so neither the host nor a player alone can choose it. At the end everything is shown, and anybody can draw every
//! card again.

use princely_core::record::{Fair, FairSeat, Hex32};
use princely_core::{Entry, Keyed, Notation, Refusal as _, Seed, Silent, Table};
use princely_protocol::Commitments;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;

/// 32 bytes that stay secret until they are opened.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

/// What the luck of one game is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Luck {
    /// The host's secret.
    pub secret: Secret,
    /// What each seat brought, in their order; `None` if the seat took no part, for example the seat of a bot.
    pub seats: Vec<Option<FairSeat>>,
}

impl Luck {
    /// Luck that depends on the host alone.
    pub fn of_host(secret: [u8; 32], seats: u8) -> Luck {
        Luck { secret: Secret(secret), seats: vec![None; usize::from(seats)] }
    }

    /// The seed that chance derives from.
    pub fn seed(&self) -> Seed {
        Seed::from_bytes(self.seed_bytes())
    }

    /// The bytes of the seed, to be shown when the game is over.
    pub fn seed_bytes(&self) -> [u8; 32] {
        let mut sum = Sha256::new();
        sum.update(b"princely seed 1");
        sum.update(self.secret.0);
        for nonce in self.nonces() {
            // A missing number is not the same as a number of zeros.
            sum.update([u8::from(nonce.is_some())]);
            sum.update(nonce.map_or([0; 32], |nonce| nonce.0));
        }
        sum.finalize().into()
    }

    /// The numbers that the seats have opened.
    pub fn nonces(&self) -> impl Iterator<Item = Option<Hex32>> + '_ {
        self.seats.iter().map(|seat| seat.as_ref().and_then(|seat| seat.nonce))
    }

    /// What everybody is shown before the game.
    pub fn commitments(&self) -> Commitments {
        let shown = |seat: &Option<FairSeat>| seat.as_ref().map(|seat| hex(&seat.commitment.0));
        Commitments { host: hex(&self.commitment().0), seats: self.seats.iter().map(shown).collect() }
    }

    /// What a record keeps, the secret included.
    pub fn fair(&self) -> Fair {
        Fair { commitment: self.commitment(), secret: Some(Hex32(self.secret.0)), seats: self.seats.clone() }
    }

    /// The SHA-256 sum of the host's secret.
    pub fn commitment(&self) -> Hex32 {
        commitment(&self.secret.0)
    }
}

/// What a record proves about its luck: the sums are those of the numbers, and every draw follows from them. The
/// error says what does not.
pub fn verify<G: Notation + Clone>(fair: &Fair, table: &Table<G>) -> Result<(), String> {
    let secret = fair.secret.ok_or("the secret has not been shown: the game has not ended")?;
    if commitment(&secret.0) != fair.commitment {
        return Err("the host's secret is not the one it was bound to".into());
    }
    for (seat, brought) in fair.seats.iter().enumerate() {
        let Some(FairSeat { commitment: bound, nonce: Some(nonce) }) = brought else { continue };
        if commitment(&nonce.0) != *bound {
            return Err(format!("the number of seat {seat} is not the one it was bound to"));
        }
    }
    let luck = Luck { secret: Secret(secret.0), seats: fair.seats.clone() };
    let (mut dice, mut again) = (Keyed::new(luck.seed()), Table::new(table.game().clone()));
    for (number, entry) in table.log().iter().enumerate() {
        if let Entry::Chance(chance) = entry
            && again.game().sample_chance(again.state(), &mut dice) != *chance
        {
            return Err(format!("what chance did at entry {number} does not follow from the seed"));
        }
        let played = match entry.clone() {
            Entry::Chance(chance) => again.decide(chance, &mut Silent),
            Entry::Action { seat, action } => again.act(seat, action, &mut Silent),
        };
        played.map_err(|refusal| format!("entry {number} is refused: {}", refusal.rule()))?;
    }
    Ok(())
}

/// The SHA-256 sum of 32 bytes.
pub fn commitment(bytes: &[u8; 32]) -> Hex32 {
    Hex32(Sha256::digest(bytes).into())
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes of 64 hexadecimal digits.
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(text.get(at..at + 2)?, 16).ok()?;
    }
    Some(bytes)
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret") // it would tell every card that is still to come
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Secret, D::Error> {
        let text = String::deserialize(deserializer)?;
        unhex(&text).map(Secret).ok_or_else(|| serde::de::Error::custom("a secret has 64 hexadecimal digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn brought(byte: u8) -> Option<FairSeat> {
        Some(FairSeat { commitment: commitment(&[byte; 32]), nonce: Some(Hex32([byte; 32])) })
    }

    #[test]
    fn every_part_of_the_luck_changes_the_seed() {
        let luck = Luck { secret: Secret([1; 32]), seats: vec![brought(2), None] };
        let seed = luck.seed_bytes();
        let others = [
            Luck { secret: Secret([9; 32]), ..luck.clone() },
            Luck { seats: vec![brought(3), None], ..luck.clone() },
            Luck { seats: vec![None, brought(2)], ..luck.clone() },
            Luck { seats: vec![brought(2), brought(0)], ..luck.clone() },
        ];
        for other in others {
            assert_ne!(other.seed_bytes(), seed, "{other:?}");
        }
        assert_eq!(luck.clone().seed_bytes(), seed);
    }

    #[test]
    fn commitments_are_the_published_sums_and_secrets_do_not_print() {
        // SHA-256 of 32 zero bytes.
        let zero = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        let luck = Luck::of_host([0; 32], 2);
        assert_eq!(luck.commitments(), Commitments { host: zero.into(), seats: vec![None, None] });
        assert_eq!(format!("{:?}", luck.secret), "Secret");
    }

    #[test]
    fn hexadecimal_digits_are_read_back_and_nonsense_is_not() {
        let bytes = std::array::from_fn(|at| at as u8 * 7);
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        for nonsense in ["", "zz", &"é".repeat(32), &"+1".repeat(32), &"0".repeat(63)] {
            assert_eq!(unhex(nonsense), None, "{nonsense}");
        }
    }
}

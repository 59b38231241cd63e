//! Random ids and keys, and their hashes. A key is told once; only its SHA-256 hash is kept.

use sha2::{Digest, Sha256};

/// The letters of ids and keys: 32 that are hard to mistake for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The machine gives no random numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this machine gives no random numbers")]
pub struct NoRandomness;

/// Random bytes of the machine.
pub fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// An id that cannot be guessed: 80 bits in 16 letters.
pub fn id() -> Result<String, NoRandomness> {
    Ok(letters(&random::<16>()?))
}

/// A key of 260 bits in 52 letters.
pub fn key() -> Result<String, NoRandomness> {
    Ok(letters(&random::<52>()?))
}

/// A letter for each byte; 32 divides 256, so every letter is equally likely.
fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// What is kept of a key. Keys are looked up by their hash, so the time to compare does not depend on the key.
pub fn sum(key: &str) -> [u8; 32] {
    let mut sum = Sha256::new();
    sum.update(b"princely key 1 ");
    sum.update(key.as_bytes());
    sum.finalize().into()
}

/// Whether this can be an id of ours.
pub fn is_id(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// Whether this can be a key of ours.
pub fn is_key(text: &str) -> bool {
    text.len() == 52 && text.bytes().all(|byte| LETTERS.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_keys_are_long_plain_and_never_the_same() {
        let keys: std::collections::HashSet<String> = (0..100).map(|_| key().unwrap()).collect();
        assert_eq!(keys.len(), 100);
        assert!(keys.iter().all(|key| is_key(key) && !is_id(key)));
        assert!(is_id(&id().unwrap()) && !is_key(&id().unwrap()));
        for nonsense in ["", "../../etc/passwd", "abcdefghijkmnpq%", "ABCDEFGHIJKMNPQR"] {
            assert!(!is_id(nonsense), "{nonsense}");
        }
    }

    #[test]
    fn sums_differ_with_the_key() {
        assert_ne!(sum("a"), sum("b"));
        assert_eq!(sum("a"), sum("a"));
    }
}

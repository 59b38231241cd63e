//! Passwords: argon2id, on threads of their own, a few at a time.

use crate::hall::Hall;
use crate::trouble::{Answer, Trouble};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use princely_protocol::ProblemCode;
use std::sync::OnceLock;

/// Checks that a password is long enough, and not too long.
pub(crate) fn check(password: &str, name: &str) -> Answer<()> {
    let length = password.chars().count();
    if !(10..=200).contains(&length) {
        return Err(Trouble::with(ProblemCode::BadPassword, "a password has 10 to 200 characters"));
    }
    let first = password.chars().next();
    if password.chars().all(|sign| Some(sign) == first) || password.eq_ignore_ascii_case(name) {
        let why = "a password is not the name, and not one sign again and again";
        return Err(Trouble::with(ProblemCode::BadPassword, why));
    }
    if is_common(password) {
        return Err(Trouble::with(
            ProblemCode::BadPassword,
            "this password is one of those that are guessed first",
        ));
    }
    Ok(())
}

/// Passwords of ten signs and more that lists of stolen passwords begin with. Digits and signs at the end do not make
/// them better.
const COMMON: &str = include_str!("common_passwords.txt");

/// Whether a password is one of those that are guessed first.
fn is_common(password: &str) -> bool {
    let small = password.to_lowercase();
    let without_end = small.trim_end_matches(|sign: char| !sign.is_alphabetic());
    let ends = [small.as_str(), without_end];
    let steps = |by: i32| {
        let signs: Vec<i32> = small.chars().map(|sign| u32::from(sign) as i32).collect();
        signs
            .windows(2)
            .all(|two| two[1] - two[0] == by || (two[0], two[1]) == (i32::from(b'9'), i32::from(b'0')))
    };
    steps(1) || steps(-1) || COMMON.lines().any(|common| !common.is_empty() && ends.contains(&common))
}

/// The hash of a password, with a salt of its own.
pub(crate) async fn hash(hall: &Hall, password: String) -> Answer<String> {
    let work = move || {
        let hash = Argon2::default().hash_password(password.as_bytes());
        hash.map(|hash| hash.to_string()).map_err(|_| Trouble::from(ProblemCode::Fault))
    };
    on_a_thread(hall, work).await?
}

/// Whether a password is right. Without a hash it is wrong, but finding out takes as long: so the time does not tell
/// which names exist.
pub(crate) async fn is_right(hall: &Hall, password: String, hash: Option<String>) -> Answer<bool> {
    hall.metrics.password();
    let work = move || {
        let nobody = nobody();
        let is_known = hash.is_some();
        let text = hash.as_deref().unwrap_or(nobody);
        match PasswordHash::new(text) {
            Ok(hash) => Argon2::default().verify_password(password.as_bytes(), &hash).is_ok() && is_known,
            Err(error) => {
                tracing::error!(%error, "the hash of a password cannot be read");
                false
            }
        }
    };
    on_a_thread(hall, work).await
}

/// A hash that no password has.
fn nobody() -> &'static str {
    static HASH: OnceLock<String> = OnceLock::new();
    HASH.get_or_init(|| match Argon2::default().hash_password(b"nobody has this password") {
        Ok(hash) => hash.to_string(),
        Err(error) => unreachable!("this password can be hashed: {error}"),
    })
}

async fn on_a_thread<T: Send + 'static>(hall: &Hall, work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    let _permit = hall.passwords.acquire().await.map_err(|_| ProblemCode::Busy)?;
    tokio::task::spawn_blocking(work).await.map_err(|_| ProblemCode::Fault.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_long_and_not_the_name() {
        for (password, is_good) in [
            ("short", false),
            ("aaaaaaaaaaaaaa", false),
            ("Anna Anna Anna", false),
            ("correct horse battery", true),
            ("жжжжжжжжжы", true),
            ("password123", false),
            ("Password2024!", false),
            ("1234567890", false),
            ("9876543210", false),
            ("abcdefghijkl", false),
            ("qwertyuiop", false),
            ("1q2w3e4r5t", false),
            ("fuerstenfeld", false),
            ("2 hops for brewery 3", true),
        ] {
            assert_eq!(check(password, "anna anna anna").is_ok(), is_good, "{password}");
        }
        assert!(check(&"ab".repeat(101), "x").is_err());
    }
}

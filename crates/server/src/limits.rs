//! How much somebody may ask in a time: every address and every account has a bucket, which fills by itself.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Matter {
    /// Any request.
    Request,
    /// New guests and accounts.
    NewPlayer,
    /// Passwords and links, right or wrong.
    SignIn,
    /// New tables.
    NewTable,
    /// Records that are brought.
    NewRecord,
    /// Lines of chat.
    Say,
    /// Questions that make a bot think.
    Advice,
}

impl Matter {
    /// How many at once, and how many in a minute.
    fn rate(self) -> (f64, f64) {
        match self {
            Matter::Request => (300.0, 1800.0),
            Matter::NewPlayer => (20.0, 20.0),
            Matter::SignIn => (10.0, 10.0),
            Matter::NewTable => (20.0, 30.0),
            Matter::NewRecord => (10.0, 10.0),
            Matter::Say => (10.0, 40.0),
            Matter::Advice => (5.0, 20.0),
        }
    }
}

/// Who is limited.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Asker {
    /// An address. Of IPv6 only the network counts: one house has billions of addresses.
    Address(IpAddr),
    /// An account.
    Account(princely_store::AccountId),
    /// A name that somebody tries to sign in with.
    Name(String),
}

impl Asker {
    pub(crate) fn address(address: IpAddr) -> Asker {
        Asker::Address(match address {
            IpAddr::V6(address) => match address.to_ipv4_mapped() {
                Some(address) => address.into(),
                None => {
                    let mut parts = address.segments();
                    parts[4..].fill(0);
                    std::net::Ipv6Addr::from(parts).into()
                }
            },
            address => address,
        })
    }
}

/// The most buckets that are kept. Beyond that nobody new is let in until some are full again.
const MOST: usize = 100_000;

#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// All buckets.
#[derive(Default)]
pub(crate) struct Limits {
    buckets: Mutex<HashMap<(Matter, Asker), Bucket>>,
}

impl Limits {
    /// Takes one from a bucket. If the bucket is empty, returns after how many seconds to try again.
    pub(crate) fn take(&self, matter: Matter, asker: Asker) -> Result<(), u32> {
        self.take_at(matter, asker, Instant::now())
    }

    fn take_at(&self, matter: Matter, asker: Asker, now: Instant) -> Result<(), u32> {
        let (most, a_minute) = matter.rate();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (matter, asker);
        if buckets.len() >= MOST && !buckets.contains_key(&key) {
            return Err(10);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { left: most, at: now });
        let passed = now.saturating_duration_since(bucket.at).as_secs_f64();
        bucket.left = (bucket.left + passed * a_minute / 60.0).min(most);
        bucket.at = now;
        if bucket.left < 1.0 {
            return Err(((1.0 - bucket.left) * 60.0 / a_minute).ceil() as u32);
        }
        bucket.left -= 1.0;
        Ok(())
    }

    /// Forgets buckets that are full again.
    pub(crate) fn sweep(&self) {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.retain(|(matter, _), bucket| {
            let (most, a_minute) = matter.rate();
            bucket.left + now.saturating_duration_since(bucket.at).as_secs_f64() * a_minute / 60.0 < most
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_by_itself() {
        let (limits, now) = (Limits::default(), Instant::now());
        let asker = Asker::Name("anna".into());
        for _ in 0..10 {
            assert_eq!(limits.take_at(Matter::SignIn, asker.clone(), now), Ok(()));
        }
        assert_eq!(limits.take_at(Matter::SignIn, asker.clone(), now), Err(6));
        let later = now + Duration::from_secs(7);
        assert_eq!(limits.take_at(Matter::SignIn, asker.clone(), later), Ok(()));
        assert!(limits.take_at(Matter::SignIn, asker, later).is_err());
        assert_eq!(limits.take_at(Matter::SignIn, Asker::Name("ben".into()), now), Ok(()));
    }

    #[test]
    fn neighbours_in_a_network_of_ipv6_share_a_bucket() {
        let of = |text: &str| Asker::address(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::3"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::3"), of("2001:db8:1:3::3"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}

//! How much somebody may ask in a time. Every account and every address has an allowance for each matter, which grows
//! again by itself; the counting is governor's.

use governor::clock::{Clock, MonotonicClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;

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

/// How many at once, and how many in a minute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Rate(u32, u32);

impl Matter {
    /// All of them, in the order of their numbers.
    const ALL: [Matter; 7] = [
        Matter::Request,
        Matter::NewPlayer,
        Matter::SignIn,
        Matter::NewTable,
        Matter::NewRecord,
        Matter::Say,
        Matter::Advice,
    ];

    /// Its name among servers.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Matter::Request => "request",
            Matter::NewPlayer => "new_player",
            Matter::SignIn => "sign_in",
            Matter::NewTable => "new_table",
            Matter::NewRecord => "new_record",
            Matter::Say => "say",
            Matter::Advice => "advice",
        }
    }

    /// The matter with this name.
    pub(crate) fn of_word(word: &str) -> Option<Matter> {
        Matter::ALL.into_iter().find(|matter| matter.word() == word)
    }

    /// What one person may ask. docs/api.md has the same table.
    fn of_a_person(self) -> Rate {
        match self {
            Matter::Request => Rate(300, 1800),
            Matter::NewPlayer => Rate(20, 20),
            Matter::SignIn => Rate(10, 10),
            Matter::NewTable => Rate(20, 30),
            Matter::NewRecord => Rate(10, 10),
            Matter::Say => Rate(10, 40),
            Matter::Advice => Rate(5, 20),
        }
    }

    /// What all people behind one address may ask together. They do not all ask as much as one may.
    fn of_an_address(self, people: u32) -> Rate {
        let Rate(at_once, a_minute) = self.of_a_person();
        let with = |each: u32, each_minute: u32| {
            let more =
                |base: u32, each: u32| base.saturating_add(people.saturating_sub(1).saturating_mul(each));
            Rate(more(at_once, each), more(a_minute, each_minute))
        };
        match self {
            Matter::Request => with(60, 600),
            Matter::NewPlayer | Matter::SignIn => with(2, 2),
            Matter::NewTable | Matter::NewRecord => with(1, 1),
            Matter::Say => with(5, 20),
            Matter::Advice => with(2, 10),
        }
    }

    /// What strangers everywhere may ask together about one name.
    fn of_a_name(self) -> Rate {
        let Rate(at_once, a_minute) = self.of_a_person();
        Rate(at_once * 6, a_minute * 6)
    }
}

/// Who is limited.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Asker {
    /// An address. Of IPv6 only the network counts: one house has billions of addresses.
    Address(IpAddr),
    /// An account.
    Account(princely_store::AccountId),
    /// A name that somebody tries to sign in with at an address.
    NameAt(String, IpAddr),
    /// A name that strangers try to sign in with, wherever they are.
    Name(String),
}

impl Asker {
    pub(crate) fn address(address: IpAddr) -> Asker {
        Asker::Address(network(address))
    }

    /// A name at an address.
    pub(crate) fn name_at(name: String, address: IpAddr) -> Asker {
        Asker::NameAt(name, network(address))
    }
}

fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => address.into(),
            None => {
                let mut parts = address.segments();
                parts[4..].fill(0);
                std::net::Ipv6Addr::from(parts).into()
            }
        },
        address => address,
    }
}

/// The most allowances of a kind that are kept. Beyond that nobody is let in until some have grown full again, which for
/// most matters takes less than a minute.
const MOST: usize = 100_000;

type Allowances<C> = RateLimiter<Asker, HashMapStateStore<Asker>, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// The allowances for one matter.
struct Counted<C: Clock> {
    people: Allowances<C>,
    addresses: Allowances<C>,
    names: Allowances<C>,
}

/// All allowances.
pub(crate) struct Limits<C: Clock = MonotonicClock> {
    matters: [Counted<C>; Matter::ALL.len()],
    clock: C,
}

impl Limits {
    /// Limits for so many people behind one address.
    pub(crate) fn new(people: u32) -> Limits {
        Limits::by(people, MonotonicClock)
    }
}

impl<C: Clock + Clone> Limits<C> {
    fn by(people: u32, clock: C) -> Limits<C> {
        let kept = |Rate(at_once, a_minute): Rate| {
            let some = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
            let quota = Quota::per_minute(some(a_minute)).allow_burst(some(at_once));
            RateLimiter::new(quota, HashMapStateStore::default(), clock.clone())
        };
        let matters = Matter::ALL.map(|matter| Counted {
            people: kept(matter.of_a_person()),
            addresses: kept(matter.of_an_address(people)),
            names: kept(matter.of_a_name()),
        });
        Limits { matters, clock }
    }

    /// Takes one from an allowance. If it is used up, returns after how many seconds to try again.
    pub(crate) fn take(&self, matter: Matter, asker: &Asker) -> Result<(), u32> {
        let counted = &self.matters[matter as usize];
        let allowances = match asker {
            Asker::Account(_) | Asker::NameAt(..) => &counted.people,
            Asker::Address(_) => &counted.addresses,
            Asker::Name(_) => &counted.names,
        };
        if allowances.len() >= MOST {
            allowances.retain_recent();
            if allowances.len() >= MOST {
                return Err(10);
            }
        }
        allowances.check_key(asker).map_err(|refused| {
            let wait = refused.wait_time_from(self.clock.now());
            u32::try_from(wait.as_millis().div_ceil(1000)).unwrap_or(u32::MAX).max(1)
        })
    }

    /// Somebody has taken so much from an allowance at another server.
    pub(crate) fn taken_elsewhere(&self, matter: Matter, asker: &Asker, times: u32) {
        // What is used up cannot be used up further.
        for _ in 0..times {
            if self.take(matter, asker).is_err() {
                return;
            }
        }
    }

    /// Forgets allowances that are full again.
    pub(crate) fn sweep(&self) {
        for counted in &self.matters {
            for allowances in [&counted.people, &counted.addresses, &counted.names] {
                allowances.retain_recent();
                allowances.shrink_to_fit();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use governor::clock::FakeRelativeClock;
    use std::time::Duration;

    fn name_at(name: &str) -> Asker {
        Asker::name_at(name.into(), "10.0.0.1".parse().unwrap())
    }

    #[test]
    fn an_allowance_is_used_up_and_grows_again_by_itself() {
        let clock = FakeRelativeClock::default();
        let limits = Limits::by(40, clock.clone());
        let anna = name_at("anna");
        for _ in 0..10 {
            assert_eq!(limits.take(Matter::SignIn, &anna), Ok(()));
        }
        assert_eq!(limits.take(Matter::SignIn, &anna), Err(6));
        clock.advance(Duration::from_secs(7));
        assert_eq!(limits.take(Matter::SignIn, &anna), Ok(()));
        assert!(limits.take(Matter::SignIn, &anna).is_err());
        assert_eq!(limits.take(Matter::SignIn, &name_at("ben")), Ok(()));
        assert_eq!(limits.take(Matter::Say, &anna), Ok(()), "another matter");
        clock.advance(Duration::from_secs(600));
        limits.sweep();
        assert!(limits.matters.iter().all(|counted| counted.people.is_empty()), "full ones are forgotten");
    }

    #[test]
    fn forty_people_behind_one_address_sign_in_open_tables_talk_and_play() {
        let limits = Limits::by(40, FakeRelativeClock::default());
        let club = Asker::address("10.0.0.1".parse().unwrap());
        // In the same minute; the page asks about twenty times when it begins.
        for (matter, each) in [
            (Matter::Request, 40),
            (Matter::NewPlayer, 1),
            (Matter::SignIn, 1),
            (Matter::NewTable, 1),
            (Matter::Say, 4),
            (Matter::Advice, 2),
        ] {
            for _ in 0..40 * each {
                assert_eq!(limits.take(matter, &club), Ok(()), "{matter:?}");
            }
        }
        let alone = Limits::by(1, FakeRelativeClock::default());
        for matter in Matter::ALL {
            assert_eq!(matter.of_an_address(1), matter.of_a_person(), "{matter:?}");
            let most = matter.of_a_person().0;
            assert_eq!((0..=most).filter(|_| alone.take(matter, &club).is_ok()).count(), most as usize);
        }
    }

    #[test]
    fn what_is_taken_elsewhere_is_missing_here() {
        let limits = Limits::by(40, FakeRelativeClock::default());
        let anna = Asker::Account(princely_store::AccountId::new("anna").unwrap());
        limits.taken_elsewhere(Matter::Say, &anna, 8);
        assert_eq!((0..10).filter(|_| limits.take(Matter::Say, &anna).is_ok()).count(), 2);
        limits.taken_elsewhere(Matter::Say, &anna, u32::MAX);
        assert!(limits.take(Matter::Say, &anna).is_err());
        for matter in Matter::ALL {
            assert_eq!(Matter::of_word(matter.word()), Some(matter));
        }
        assert_eq!(Matter::of_word("sing"), None);
    }

    #[test]
    fn matters_are_in_the_order_of_their_numbers() {
        for (number, matter) in Matter::ALL.into_iter().enumerate() {
            assert_eq!(matter as usize, number);
        }
    }

    #[test]
    fn neighbours_in_a_network_of_ipv6_share_an_allowance() {
        let of = |text: &str| Asker::address(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::3"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::3"), of("2001:db8:1:3::3"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}

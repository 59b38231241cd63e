//! Who may come in: how many connections there may be, in all and from each address, and the handles that are kept back
//! so that the server can always say that it is well, and players of running games can come back.

use crate::limits::Asker;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The most open connections, however many files the system allows.
const MOST: usize = 24_000;

/// Files that the server needs for itself: the database, its log, the listener.
const OWN: u64 = 96;

/// How many connections a person may need: a browser opens six, and every tab has a socket.
const OF_A_PERSON: usize = 16;

/// The connections that are kept back, at least and at most.
const RESERVE: std::ops::RangeInclusive<usize> = 16..=256;

/// How many connections may come in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Room {
    /// All of them, the reserve included.
    most: usize,
    /// Those of one address; `None` behind a proxy, from whose address all of them come.
    of_one: Option<usize>,
    /// Those that are kept back.
    reserve: usize,
}

impl Room {
    fn new(files: u64, people: u32, behind_proxy: bool) -> Room {
        let most = usize::try_from(files.saturating_sub(OWN)).unwrap_or(MOST).clamp(32, MOST);
        let reserve = (most / 8).clamp(*RESERVE.start(), *RESERVE.end());
        let of_one = (people as usize).saturating_mul(OF_A_PERSON).clamp(1, (most / 2).max(1));
        Room { most, of_one: (!behind_proxy).then_some(of_one), reserve }
    }
}

/// The doors of a server.
#[derive(Debug)]
pub(crate) struct Doors {
    room: Room,
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
struct Inside {
    /// Connections that may ask anything.
    guests: usize,
    /// Connections in the reserve.
    reserve: usize,
    by_address: HashMap<Asker, usize>,
    in_reserve: HashMap<Asker, usize>,
}

/// Why a connection may only ask whether the server is well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Crowded {
    /// The server has as many connections as it can have.
    Server,
    /// The address has as many connections as one address may have.
    Address,
}

/// A connection that was let in. It leaves when this value is dropped.
#[derive(Debug)]
pub(crate) struct Visit {
    doors: Arc<Doors>,
    address: Asker,
    pub(crate) crowded: Option<Crowded>,
}

impl Doors {
    /// The doors of a server that may open this many files, for so many people behind one address.
    pub(crate) fn new(files: u64, people: u32, behind_proxy: bool) -> Arc<Doors> {
        Arc::new(Doors { room: Room::new(files, people, behind_proxy), inside: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection in; `None` if even the reserve is full.
    pub(crate) fn enter(self: &Arc<Doors>, address: IpAddr) -> Option<Visit> {
        let address = Asker::address(address);
        let mut inside = self.lock();
        let own = inside.by_address.get(&address).copied().unwrap_or(0);
        let crowded = match self.room.of_one {
            Some(most) if own >= most => Some(Crowded::Address),
            _ if inside.guests >= self.room.most - self.room.reserve => Some(Crowded::Server),
            _ => None,
        };
        if crowded.is_some() {
            // No address alone can fill the reserve.
            let waiting = inside.in_reserve.get(&address).copied().unwrap_or(0);
            if inside.reserve >= self.room.reserve || waiting >= (self.room.reserve / 4).max(1) {
                return None;
            }
            inside.reserve += 1;
            *inside.in_reserve.entry(address.clone()).or_default() += 1;
        } else {
            inside.guests += 1;
            *inside.by_address.entry(address.clone()).or_default() += 1;
        }
        drop(inside);
        Some(Visit { doors: self.clone(), address, crowded })
    }

    /// Whether the reserve has room for a player who comes back to a running game. Half of it is for them.
    pub(crate) fn has_room_for_players(&self) -> bool {
        self.lock().reserve <= self.room.reserve / 2
    }

    /// How many connections are open, and how many of them are in the reserve.
    pub(crate) fn count(&self) -> (usize, usize) {
        let inside = self.lock();
        (inside.guests + inside.reserve, inside.reserve)
    }

    /// How many connections there may be, in all and from one address.
    pub(crate) fn most(&self) -> (usize, Option<usize>) {
        (self.room.most, self.room.of_one)
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut inside = self.doors.lock();
        let inside = &mut *inside;
        let (all, by_address) = match self.crowded {
            Some(_) => (&mut inside.reserve, &mut inside.in_reserve),
            None => (&mut inside.guests, &mut inside.by_address),
        };
        *all -= 1;
        if let Some(own) = by_address.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));
    const TWO: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 2));

    #[test]
    fn one_address_neither_fills_the_house_nor_the_reserve() {
        let doors = Doors::new(1024, 40, false);
        assert_eq!(doors.most(), (928, Some(464)));
        let visits: Vec<Visit> = (0..2000).map_while(|_| doors.enter(ONE)).collect();
        let crowded = visits.iter().filter(|visit| visit.crowded == Some(Crowded::Address)).count();
        assert_eq!((visits.len(), crowded), (464 + 29, 29));
        assert_eq!(doors.enter(TWO).unwrap().crowded, None, "others come in");
        assert!(doors.has_room_for_players());
        drop(visits);
        assert_eq!(doors.count(), (0, 0));
        assert_eq!(doors.enter(ONE).unwrap().crowded, None);
    }

    #[test]
    fn when_the_house_is_full_the_reserve_still_opens() {
        let doors = Doors::new(160, 1000, true);
        assert_eq!(doors.most(), (64, None), "behind a proxy all come from one address");
        let mut visits: Vec<Visit> = (0..48).map(|_| doors.enter(ONE).unwrap()).collect();
        assert!(visits.iter().all(|visit| visit.crowded.is_none()));
        visits.push(doors.enter(TWO).unwrap());
        assert_eq!(visits[48].crowded, Some(Crowded::Server));
        assert_eq!(doors.count(), (49, 1));
    }

    #[test]
    fn few_files_still_leave_room() {
        for files in [0, 10, 97, 200] {
            let room = Room::new(files, 40, false);
            assert!(room.reserve < room.most && room.of_one.is_some_and(|own| own > 0), "{room:?}");
        }
    }
}

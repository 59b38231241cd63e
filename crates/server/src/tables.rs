//! Tables in memory.
//!
//! | room | what lives there |
//! |---|---|
//! | `hosted` | [`HostedTable`]: one table in memory; loading it, commands, clocks |
//! | `carry` | carries out what the driver of a table wants: stores, reads, sends, lets bots think |
//! | `lobby` | what is agreed and who sits where, as the store keeps it |
//! | `people` | who they are today: names, programs, vacations |
//! | `plans` | what players have prepared, at whichever server |
//! | `presence` | who is there |
//! | `news` | what other servers have done at a table |
//! | `begin` | opening a table, sitting down, beginning, playing again |
//! | `sight` | as whom somebody looks at a table; who follows it |
//! | `questions` | positions, legal lists, previews, sentences, records |
//! | `card` | a table as the lobby shows it |

mod begin;
mod card;
mod carry;
mod hosted;
pub(crate) mod lobby;
mod news;
mod people;
mod plans;
mod presence;
mod questions;
mod sight;

pub(crate) use begin::open_table;
pub(crate) use card::cards;
pub(crate) use carry::Carried;
pub(crate) use hosted::{HostedTable, Locked};
pub(crate) use questions::Asked;
pub(crate) use sight::{at, frame};

use princely_bus::Bus;
use princely_store::TableId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The number of parts of the map; each part has a lock of its own.
const PARTS: usize = 64;

/// A table that was used within this time is not forgotten, whatever the budget says.
const FRESH: Duration = Duration::from_secs(2);

/// All tables in memory.
pub(crate) struct Tables {
    /// The way to other servers.
    bus: Bus,
    parts: [Mutex<HashMap<TableId, Arc<HostedTable>>>; PARTS],
    /// How many bytes they may take.
    budget: u64,
    /// How many there may be.
    most: usize,
}

impl Tables {
    pub(crate) fn new(budget: u64, most: usize, bus: Bus) -> Tables {
        Tables { bus, parts: [(); PARTS].map(|()| Mutex::default()), budget, most }
    }

    /// Whether there is room for another one.
    pub(crate) fn have_room(&self) -> bool {
        self.size().0 < self.most
    }

    fn part(&self, id: &TableId) -> MutexGuard<'_, HashMap<TableId, Arc<HostedTable>>> {
        let sum =
            id.as_str().bytes().fold(0usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        self.parts[sum % PARTS].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table with this id. It is read from the store when it is first locked.
    pub(crate) fn get(&self, id: &TableId) -> Arc<HostedTable> {
        let mut part = self.part(id);
        if let Some(table) = part.get(id) {
            return table.clone();
        }
        let table = Arc::new(HostedTable::new(id.clone(), self.bus.clone()));
        part.insert(id.clone(), table.clone());
        table
    }

    /// The table with this id, if it is in memory.
    pub(crate) fn peek(&self, id: &TableId) -> Option<Arc<HostedTable>> {
        self.part(id).get(id).cloned()
    }

    /// All tables in memory.
    pub(crate) fn all(&self) -> Vec<Arc<HostedTable>> {
        let of = |part: &Mutex<HashMap<_, Arc<HostedTable>>>| {
            part.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect::<Vec<_>>()
        };
        self.parts.iter().flat_map(of).collect()
    }

    /// Forgets tables: those that do not exist, and those whose game is over and that nobody looks at. If there are
    /// still too many, it forgets others that nobody looks at, the longest unused first. A forgotten table is read from
    /// the store again when it is needed.
    pub(crate) fn sweep(&self) {
        let now = Instant::now();
        let (mut all, mut count, mut idle) = (0, 0, Vec::new());
        for part in &self.parts {
            let mut part = part.lock().unwrap_or_else(PoisonError::into_inner);
            part.retain(|id, table| {
                // Somebody else uses this table now.
                if Arc::strong_count(table) > 1 {
                    all += table.weight();
                    return true;
                }
                let Some(rest) = table.rest() else { return true };
                let is_idle = rest.is_free && now.duration_since(rest.used) > FRESH;
                if rest.is_empty || rest.is_over && is_idle {
                    return false;
                }
                all += rest.bytes;
                if is_idle {
                    idle.push((rest.used, rest.bytes, id.clone()));
                }
                true
            });
            count += part.len();
        }
        idle.sort_unstable_by_key(|(used, ..)| *used);
        for (_, bytes, id) in idle {
            // One place is kept free, so that there is room for another table.
            if all <= self.budget && count < self.most {
                break;
            }
            let mut part = self.part(&id);
            if part.get(&id).is_some_and(|table| Arc::strong_count(table) == 1) {
                part.remove(&id);
                (all, count) = (all - bytes, count - 1);
            }
        }
    }

    /// How many tables are in memory, and about how many bytes they take.
    pub(crate) fn size(&self) -> (usize, u64) {
        let of = |part: &Mutex<HashMap<_, Arc<HostedTable>>>| {
            let part = part.lock().unwrap_or_else(PoisonError::into_inner);
            (part.len(), part.values().map(|table| table.weight()).sum::<u64>())
        };
        self.parts.iter().map(of).fold((0, 0), |(count, all), (some, bytes)| (count + some, all + bytes))
    }
}

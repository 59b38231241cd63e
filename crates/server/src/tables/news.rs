//! What other servers have done at a table, and how the table here comes to know it.

use super::hosted::{HostedTable, Locked};
use crate::hall::Hall;
use crate::talk;
use crate::trouble::Answer;
use princely_protocol::{Version, Whereabouts};
use princely_store::{AccountId, Status};
use princely_table::AnyTable;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// While the bus is silent, a table that is used asks the store whether there is news, if it has not for this long.
const OLD: Duration = Duration::from_millis(500);

/// No more places than this are kept of those who are at a table by other servers.
const MOST_PLACES: usize = 256;

/// What other servers have said about a table.
#[derive(Default)]
pub(crate) struct Heard {
    version: AtomicU32,
    revision: AtomicU32,
    line: AtomicU32,
    /// Whether somebody follows the table here.
    is_watched: AtomicBool,
    /// Who is where by the lines of other servers.
    places: Mutex<BTreeMap<(String, AccountId), Whereabouts>>,
}

impl Heard {
    pub(super) fn watched(&self, is_watched: bool) -> bool {
        self.is_watched.swap(is_watched, Ordering::Relaxed)
    }

    fn places(&self) -> MutexGuard<'_, BTreeMap<(String, AccountId), Whereabouts>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who follows the table by the lines of other servers.
    pub(super) fn attending(&self) -> Vec<AccountId> {
        let places = self.places();
        let there = places.iter().filter(|(_, is)| **is >= Whereabouts::Away);
        there.map(|((_, who), _)| who.clone()).collect()
    }

    /// Where a player is by the lines of other servers.
    pub(super) fn whereabouts(&self, who: &AccountId) -> Whereabouts {
        let places = self.places();
        let own = places.iter().filter(|((_, account), _)| account == who);
        own.map(|(_, is)| *is).max().unwrap_or(Whereabouts::Gone)
    }
}

impl HostedTable {
    /// Another server has this version, revision and line. Returns whether one of them is new.
    pub(crate) fn heard_of(&self, (version, revision, line): (Version, u32, u32)) -> bool {
        let grows = |number: &AtomicU32, to: u32| number.fetch_max(to, Ordering::Relaxed) < to;
        let heard = &self.heard;
        // Each of the three is noted.
        let news =
            [grows(&heard.version, version), grows(&heard.revision, revision), grows(&heard.line, line)];
        news.contains(&true)
    }

    /// Whether somebody follows the table here.
    pub(crate) fn is_watched(&self) -> bool {
        self.heard.is_watched.load(Ordering::Relaxed)
    }

    /// Reads what other servers have done, and tells those who follow.
    pub(crate) async fn catch_up(self: &Arc<Self>, hall: &Arc<Hall>) -> Answer<()> {
        let mut locked = self.lock(hall).await?;
        talk::tell_lines(&mut locked).await
    }

    /// Somebody is somewhere by a line of another server. Returns whether that is new.
    pub(crate) fn is_elsewhere(&self, place: (String, AccountId), is: Whereabouts) -> bool {
        let mut places = self.heard.places();
        if is == Whereabouts::Gone {
            return places.remove(&place).is_some();
        }
        if places.len() >= MOST_PLACES && !places.contains_key(&place) {
            return false;
        }
        places.insert(place, is) != Some(is)
    }

    /// Who was here by the lines of a server that is gone.
    pub(crate) fn was_by(&self, node: &str) -> Vec<AccountId> {
        let mut lost = Vec::new();
        self.heard.places().retain(|(by, who), _| {
            let stays = by != node;
            if !stays {
                lost.push(who.clone());
            }
            stays
        });
        lost
    }
}

impl Locked<'_> {
    /// Reads the table again if another server has moved it on, or may have.
    pub(super) async fn catch_up(&mut self) -> Answer<()> {
        if self.hall.nodes.are_silent() && self.inner.asked.elapsed() > OLD {
            // If the store does not answer, what is known here will do.
            if let Err(trouble) = self.ask_for_news().await {
                tracing::debug!(table = %self.table.id, %trouble, "the store tells no news");
            }
        }
        let heard = &self.table.heard;
        let (version, revision) =
            (heard.version.load(Ordering::Relaxed), heard.revision.load(Ordering::Relaxed));
        let known_version = self.live().map_or(0, AnyTable::version);
        let known_revision = self.row()?.revision;
        if version <= known_version && revision <= known_revision {
            return Ok(());
        }
        if self.inner.driver.is_some() {
            self.load().await?;
        } else {
            self.read_row().await?;
            if self.row()?.status != Status::Waiting {
                self.open().await?;
                self.carry_out().await?.nobody_waits(self);
            }
            self.arm();
        }
        if self.row()?.revision != known_revision {
            self.show_card();
            self.show_presence(None).await;
        }
        // What was said and is not in the store was wrong: it is not looked for again.
        let set = |number: &AtomicU32, from: u32, to: u32| {
            _ = number.compare_exchange(from, to, Ordering::Relaxed, Ordering::Relaxed);
        };
        let heard = &self.table.heard;
        set(&heard.version, version, self.live().map_or(0, AnyTable::version));
        set(&heard.revision, revision, self.row()?.revision);
        Ok(())
    }

    /// Reads what other servers have done if somebody has seen a version that is not known here.
    pub(crate) async fn reach(&mut self, seen: Version) -> Answer<()> {
        if !self.hall.bus.is_shared() || seen <= self.live().map_or(0, AnyTable::version) {
            return Ok(());
        }
        self.ask_for_news().await?;
        self.catch_up().await
    }

    /// Asks the store how far the table is.
    pub(super) async fn ask_for_news(&mut self) -> Answer<()> {
        for news in self.hall.store.news(std::slice::from_ref(&self.table.id)).await? {
            self.table.heard_of((news.version, news.revision, news.lines));
        }
        self.inner.asked = Instant::now();
        Ok(())
    }

    /// The last line of chat that is known to have been said.
    pub(crate) fn last_line(&self) -> u32 {
        self.table.heard.line.load(Ordering::Relaxed)
    }
}

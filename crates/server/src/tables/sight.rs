//! Which viewer somebody is, and what they are told. The live table decides what each viewer may see; this file decides
//! who is which viewer, and how late they are told.

use super::hosted::{Locked, Row};
use crate::outbox::Outbox;
use crate::trouble::Answer;
use axum::extract::ws::Utf8Bytes;
use princely_core::{Seat, Viewer};
use princely_protocol::{
    Chair, FromHost, FromServer, Hello, Pace, ProblemCode, SeenEntry, Spectators, Told, Version,
};
use princely_store::{AccountId, Status};
use princely_table::{AnyTable, Effects};
use serde::Serialize;
use std::sync::Arc;

/// Which viewer somebody is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sight {
    /// From a seat.
    Seat(Seat),
    /// A spectator, as it happens.
    Live,
    /// A spectator, a round later.
    Delayed,
}

impl Sight {
    /// Which viewer an account or a stranger is. An error if they have no seat and the table allows no spectators.
    pub(crate) fn of(row: &Row, who: Option<&AccountId>) -> Answer<Sight> {
        if let Some(seat) = who.and_then(|who| row.lobby.seat_of(who)) {
            return Ok(Sight::Seat(seat));
        }
        match row.lobby.terms.spectators {
            Spectators::Live => Ok(Sight::Live),
            Spectators::Delayed if row.status == Status::Finished => Ok(Sight::Live),
            Spectators::Delayed => Ok(Sight::Delayed),
            // Before the game there is nothing to hide, and everybody with the link may sit down.
            Spectators::Forbidden if row.status == Status::Waiting => Ok(Sight::Live),
            Spectators::Forbidden => Err(ProblemCode::NoSpectators.into()),
        }
    }

    /// The viewer as the table knows it.
    pub(crate) fn viewer(self) -> Viewer {
        match self {
            Sight::Seat(seat) => Some(seat),
            Sight::Live | Sight::Delayed => None,
        }
    }

    /// The latest version that this viewer may know.
    pub(crate) fn version(self, live: &dyn AnyTable) -> Version {
        match self {
            Sight::Delayed => live.round_ago(),
            Sight::Seat(_) | Sight::Live => live.version(),
        }
    }

    /// What this viewer is told about the time since a version.
    pub(crate) fn told(self, live: &dyn AnyTable, since: Version) -> Result<Told, ProblemCode> {
        let version = self.version(live);
        if since > version {
            return Err(ProblemCode::NoSuchVersion);
        }
        let mut told = live.told(self.viewer(), since)?;
        told.entries.retain(|entry| entry.version <= version);
        Ok(told)
    }
}

/// Somebody who follows a table.
pub(crate) struct Follower {
    pub(crate) who: Option<AccountId>,
    pub(crate) sight: Sight,
    pub(crate) outbox: Arc<Outbox>,
}

/// The same as [`FromServer::At`] with [`FromHost::Told`], without owning the entries.
#[derive(Serialize)]
struct ToldFrame<'t> {
    #[serde(rename = "type")]
    kind: &'static str,
    table: &'t str,
    message: ToldMessage<'t>,
}

#[derive(Serialize)]
struct ToldMessage<'t> {
    #[serde(rename = "type")]
    kind: &'static str,
    since: Version,
    entries: &'t [SeenEntry],
}

/// Entries as a message, ready to be sent.
fn told_frame(table: &str, since: Version, entries: &[SeenEntry]) -> Utf8Bytes {
    let message = ToldMessage { kind: "told", since, entries };
    frame(&ToldFrame { kind: "at", table, message })
}

/// A message, ready to be sent. Messages are plain data, which can always be written.
pub(crate) fn frame<T: Serialize>(message: &T) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// A message from a table.
pub(crate) fn at(table: &str, message: FromHost) -> Utf8Bytes {
    frame(&FromServer::At { table: table.to_owned(), message })
}

impl Locked<'_> {
    /// The first message to a viewer. The names are those of today.
    pub(crate) fn hello(&self, sight: Sight) -> Answer<Hello> {
        let (live, row) = (self.live()?, self.row()?);
        let mut hello = live.hello(sight.viewer(), self.now);
        hello.version = sight.version(live);
        for (seat, chair) in (0..).map(Seat).zip(&mut hello.chairs) {
            *chair = Chair { name: row.people.name(seat), sitter: row.people.shown(seat, &chair.sitter) };
        }
        Ok(hello)
    }

    /// Tells a follower everything since a version, and from now on everything that happens.
    pub(crate) fn follow(
        &mut self,
        who: Option<&AccountId>,
        outbox: &Arc<Outbox>,
        since: Version,
    ) -> Answer<()> {
        let sight = self.sight(who)?;
        let told = match self.live() {
            Ok(live) => Some(sight.told(live, since)?),
            Err(_) => None,
        };
        self.unfollow(outbox);
        outbox.push(frame(&FromServer::Card { card: self.card(who)? }));
        if let Some(told) = told {
            self.greet(sight, &told, outbox)?;
        }
        self.inner.followers.push(Follower { who: who.cloned(), sight, outbox: outbox.clone() });
        Ok(())
    }

    fn greet(&self, sight: Sight, told: &Told, outbox: &Outbox) -> Answer<()> {
        let id = self.table.id.as_str();
        outbox.push(at(id, FromHost::Hello(self.hello(sight)?)));
        outbox.push(told_frame(id, told.since, &told.entries));
        if let Some(clocks) = self.clocks_frame() {
            outbox.push(clocks);
        }
        Ok(())
    }

    /// A follower does not want to hear of the table any more.
    pub(crate) fn unfollow(&mut self, outbox: &Arc<Outbox>) {
        self.inner.followers.retain(|follower| !Arc::ptr_eq(&follower.outbox, outbox));
    }

    /// Tells everybody what has just been stored. Each kind of viewer gets the same bytes.
    pub(crate) fn tell(&mut self, effects: &Effects) {
        let Some(live) = &self.inner.live else { return };
        let (feed, id) = (&effects.feed, self.table.id.as_str());
        let since = feed.since();
        let mut frames: [Option<Utf8Bytes>; 9] = Default::default();
        let clocks = self.clocks_frame();
        for follower in &self.inner.followers {
            let place = match follower.sight {
                Sight::Seat(seat) => seat.index().min(7),
                Sight::Live => 8,
                Sight::Delayed => continue,
            };
            let made = frames[place]
                .get_or_insert_with(|| told_frame(id, since, feed.entries(follower.sight.viewer())));
            follower.outbox.push(made.clone());
            if let Some(clocks) = &clocks {
                follower.outbox.push(clocks.clone());
            }
        }
        self.inner.told_to = live.version();
        self.tell_delayed();
    }

    /// Tells the delayed spectators what has become old enough.
    fn tell_delayed(&mut self) {
        let Some(live) = &self.inner.live else { return };
        let (from, to) = (self.inner.delayed_to, live.round_ago());
        if to <= from {
            return;
        }
        let is_delayed = |follower: &&Follower| follower.sight == Sight::Delayed;
        if self.inner.followers.iter().any(|follower| is_delayed(&follower))
            && let Ok(told) = Sight::Delayed.told(&**live, from)
        {
            let made = told_frame(self.table.id.as_str(), told.since, &told.entries);
            for follower in self.inner.followers.iter().filter(is_delayed) {
                follower.outbox.push(made.clone());
            }
        }
        self.inner.delayed_to = to;
    }

    /// Tells everybody the entries that the table in memory had missed.
    pub(crate) fn catch_up(&mut self) {
        let Some(live) = &self.inner.live else { return };
        let (since, id) = (self.inner.told_to, self.table.id.as_str());
        if live.version() > since {
            for follower in self.inner.followers.iter().filter(|follower| follower.sight != Sight::Delayed) {
                if let Ok(told) = follower.sight.told(&**live, since) {
                    follower.outbox.push(told_frame(id, told.since, &told.entries));
                }
            }
            self.inner.told_to = live.version();
        }
        self.tell_delayed();
    }

    /// The game has begun: everybody who follows is greeted.
    pub(crate) fn greet_all(&mut self) -> Answer<()> {
        let mut followers = std::mem::take(&mut self.inner.followers);
        followers.retain_mut(|follower| {
            let greeted = self.sight(follower.who.as_ref()).and_then(|sight| {
                follower.sight = sight;
                let told = sight.told(self.live()?, 0)?;
                self.greet(sight, &told, &follower.outbox)
            });
            greeted.is_ok()
        });
        self.inner.followers = followers;
        self.inner.told_to = self.live()?.version();
        self.inner.delayed_to = self.live()?.round_ago();
        Ok(())
    }

    /// Shows everybody how the table stands.
    pub(crate) fn show_card(&self) {
        for follower in &self.inner.followers {
            if let Ok(card) = self.card(follower.who.as_ref()) {
                follower.outbox.push(frame(&FromServer::Card { card }));
            }
        }
    }

    /// Shows everybody who follows live how the clocks stand.
    pub(crate) fn show_clocks(&self) {
        let Some(clocks) = self.clocks_frame() else { return };
        for follower in self.inner.followers.iter().filter(|follower| follower.sight != Sight::Delayed) {
            follower.outbox.push(clocks.clone());
        }
    }

    fn clocks_frame(&self) -> Option<Utf8Bytes> {
        let live = self.live().ok()?;
        if live.opening().terms.pace == Pace::Untimed || live.is_over() {
            return None;
        }
        let clocks = self.row().ok()?.people.clocks(live, self.now);
        Some(at(self.table.id.as_str(), FromHost::Clocks(clocks)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use princely_protocol::Happened;

    #[test]
    fn what_is_told_looks_the_same_whether_it_is_owned_or_not() {
        let entries = vec![SeenEntry { version: 8, at: 5, happened: Happened::Resign { seat: Seat(1) } }];
        let told = FromHost::Told(Told { since: 7, entries: entries.clone() });
        assert_eq!(told_frame("abc", 7, &entries).as_str(), at("abc", told).as_str());
    }
}

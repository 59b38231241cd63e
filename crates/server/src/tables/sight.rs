//! From which viewpoint somebody sees a table, and those who follow it.

use super::hosted::{Locked, Row};
use crate::outbox::Outbox;
use crate::trouble::{Answer, Trouble};
use axum::extract::ws::Utf8Bytes;
use princely_bus::Message;
use princely_core::Seat;
use princely_host::{Client, Viewpoint};
use princely_protocol::{
    Chair, Clocks, Follow, FromHost, FromServer, Hello, Pace, ProblemCode, Spectators, ToHost, Version, WIRE,
};
use princely_store::{AccountId, Status};
use serde::Serialize;
use std::sync::Arc;

/// As whom an account or a stranger looks. An error if they have no seat and the table allows no spectators.
pub(crate) fn viewpoint(row: &Row, who: Option<&AccountId>) -> Answer<Viewpoint> {
    if let Some(seat) = who.and_then(|who| row.lobby.seat_of(who)) {
        return Ok(Viewpoint::Seat(seat));
    }
    match row.lobby.terms.spectators {
        Spectators::Live => Ok(Viewpoint::Spectator),
        Spectators::Delayed if row.status == Status::Finished => Ok(Viewpoint::Spectator),
        Spectators::Delayed => Ok(Viewpoint::DelayedSpectator),
        // Before the game there is nothing to hide, and everybody with the link may sit down.
        Spectators::Forbidden if row.status == Status::Waiting => Ok(Viewpoint::Spectator),
        Spectators::Forbidden => Err(ProblemCode::NoSpectators.into()),
    }
}

/// Somebody who follows a table.
pub(crate) struct Follower {
    pub(crate) who: Option<AccountId>,
    pub(crate) viewpoint: Viewpoint,
    /// Whether somebody sits in front of it.
    pub(crate) is_here: bool,
    pub(crate) outbox: Arc<Outbox>,
}

/// A message, ready to be sent. Messages are plain data, which can always be written.
pub(crate) fn frame<T: Serialize>(message: &T) -> Utf8Bytes {
    match serde_json::to_string(message) {
        Ok(text) => text.into(),
        Err(error) => unreachable!("a message cannot be written: {error}"),
    }
}

/// A message from a table.
pub(crate) fn at(table: &str, message: FromHost) -> Utf8Bytes {
    frame(&FromServer::At { table: table.to_owned(), message })
}

impl Locked<'_> {
    /// The first message to a viewer.
    pub(crate) fn hello(&self, viewpoint: Viewpoint) -> Answer<Hello> {
        let live = self.live()?;
        let mut hello = live.hello(viewpoint.viewer(), self.now);
        hello.version = viewpoint.version(live);
        Ok(self.named(hello))
    }

    /// A greeting with the names of today.
    pub(crate) fn named(&self, mut hello: Hello) -> Hello {
        let Ok(row) = self.row() else { return hello };
        for (seat, chair) in (0..).map(Seat).zip(&mut hello.chairs) {
            *chair = Chair { name: row.people.name(seat), sitter: row.people.shown(seat, &chair.sitter) };
        }
        hello
    }

    /// The clocks, if they run.
    pub(crate) fn clocks(&self) -> Option<Clocks> {
        let live = self.live().ok()?;
        if live.opening().terms.pace == Pace::Untimed || live.is_over() {
            return None;
        }
        Some(self.row().ok()?.people.clocks(live, self.now))
    }

    /// Tells a follower everything since a version, and from now on everything that happens.
    pub(crate) async fn follow(
        &mut self,
        who: Option<&AccountId>,
        outbox: &Arc<Outbox>,
        since: Version,
    ) -> Answer<()> {
        self.is_followed().await;
        let viewpoint = self.sight(who)?;
        let may_be_behind = self.hall.bus.is_shared();
        if self.live().is_ok_and(|live| since > viewpoint.version(live)) && !may_be_behind {
            return Err(ProblemCode::NoSuchVersion.into());
        }
        self.unfollow(outbox);
        outbox.push(frame(&FromServer::Card { card: self.card(who)? }));
        let client = Client(self.hall.next_client());
        let follower = Follower { who: who.cloned(), viewpoint, is_here: true, outbox: outbox.clone() };
        self.inner.followers.insert(client, follower);
        self.table.heard.watched(true);
        if let Some(who) = who {
            self.inner.lost.remove(who);
        }
        self.show_presence(Some(outbox)).await;
        if let Viewpoint::Seat(_) = viewpoint
            && let Err(trouble) = self.read_plans().await
        {
            tracing::debug!(table = %self.table.id, %trouble, "what a player has prepared could not be read");
        }
        let now = self.now;
        let Some(driver) = &mut self.inner.driver else { return Ok(()) };
        driver.command(client, viewpoint, ToHost::Follow(Follow { wire: WIRE, since }), now);
        match self.carry_out().await?.answer_to(client) {
            None => Ok(()),
            Some(message) => {
                self.inner.followers.remove(&client);
                Err(Trouble::from(message))
            }
        }
    }

    /// A follower does not want to hear of the table any more.
    pub(crate) fn unfollow(&mut self, outbox: &Arc<Outbox>) {
        let inner = &mut *self.inner;
        inner.followers.retain(|client, follower| {
            let stays = !Arc::ptr_eq(&follower.outbox, outbox);
            if let (false, Some(driver)) = (stays, &mut inner.driver) {
                driver.unfollow(*client);
            }
            stays
        });
        self.table.heard.watched(!inner.followers.is_empty());
    }

    /// Somebody will follow. If it is the first one here, the other servers are asked who is there, and the store how far
    /// the table is.
    async fn is_followed(&mut self) {
        if self.table.heard.watched(true) || !self.hall.bus.is_shared() {
            return;
        }
        let read = match self.ask_for_news().await {
            Ok(()) => self.catch_up().await,
            Err(trouble) => Err(trouble),
        };
        match read {
            Ok(()) => self.inner.line = Some(self.last_line()),
            Err(trouble) => {
                tracing::warn!(table = %self.table.id, %trouble, "it is not known how far a table is");
            }
        }
        self.table.bus.say(Message::WhoIsThere { table: self.table.id.clone() });
    }

    /// The game has begun: everybody who follows is greeted, if they may look on.
    pub(crate) fn greet_all(&mut self) {
        let now = self.now;
        for (client, mut follower) in std::mem::take(&mut self.inner.followers) {
            let Ok(viewpoint) = self.sight(follower.who.as_ref()) else { continue };
            follower.viewpoint = viewpoint;
            self.inner.followers.insert(client, follower);
            if let Some(driver) = &mut self.inner.driver {
                driver.command(client, viewpoint, ToHost::Follow(Follow { wire: WIRE, since: 0 }), now);
            }
        }
    }
}

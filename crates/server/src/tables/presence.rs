//! Who is there at a table: from the lines by which people follow it, on this server and on others.

use super::hosted::{HostedTable, Inner, Locked, Row};
use super::news::Heard;
use super::people::Known;
use super::sight::frame;
use crate::hall::Hall;
use crate::outbox::Outbox;
use princely_bus::Message;
use princely_core::Seat;
use princely_host::Driver;
use princely_protocol::{FromServer, Presence, Whereabouts};
use princely_store::{AccountId, Status};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// So many who have no seat yet are named.
const MOST_COMING: usize = 12;

/// Whose line was lost counts as gone after this time.
const PATIENCE: Duration = Duration::from_secs(60);

impl Inner {
    /// Where a player is, as far as this server knows by itself.
    fn whereabouts(&self, who: &AccountId) -> Whereabouts {
        let own = self.followers.values().filter(|follower| follower.who.as_ref() == Some(who));
        let open = own.filter(|follower| follower.outbox.is_open());
        let lines = open.map(|line| if line.is_here { Whereabouts::Here } else { Whereabouts::Away });
        let lost = self.lost.contains_key(who).then_some(Whereabouts::Disconnected);
        lines.chain(lost).max().unwrap_or(Whereabouts::Gone)
    }

    fn players(&self) -> Vec<(Seat, AccountId)> {
        let seats = self.row.iter().flat_map(|row: &Row| (0..).map(Seat).zip(&row.lobby.seats));
        seats.filter_map(|(seat, sits)| Some((seat, sits.account()?.clone()))).collect()
    }

    /// The table's row, if it waits for players.
    fn waiting(&self) -> Option<&Row> {
        self.row.as_ref().filter(|row| row.status == Status::Waiting)
    }

    /// Who looks at a table that waits for players and has no seat there, by the lines of this server.
    fn coming_here(&self) -> BTreeSet<AccountId> {
        let Some(row) = self.waiting() else { return BTreeSet::new() };
        let open = self.followers.values().filter(|follower| follower.outbox.is_open());
        let unseated = open.filter_map(|one| one.who.as_ref().filter(|who| row.lobby.seat_of(who).is_none()));
        // Each account once, on however many devices.
        let all: BTreeSet<&AccountId> = unseated.collect();
        all.into_iter().take(MOST_COMING).cloned().collect()
    }

    /// The same by the lines of all servers.
    fn coming(&self, heard: &Heard) -> BTreeSet<AccountId> {
        let Some(row) = self.waiting() else { return BTreeSet::new() };
        let elsewhere = heard.attending().into_iter().filter(|who| row.lobby.seat_of(who).is_none());
        self.coming_here().into_iter().chain(elsewhere).take(MOST_COMING).collect()
    }

    /// Looks up what those are called who are coming and whose names are not known here.
    async fn learn_names(&mut self, hall: &Hall, heard: &Heard) {
        let coming = self.coming(heard);
        self.names.retain(|who, _| coming.contains(who));
        let unknown: Vec<AccountId> =
            coming.into_iter().filter(|who| !self.names.contains_key(who)).collect();
        match Known::of(hall, &unknown).await {
            Ok(known) => {
                let names = unknown.into_iter().filter_map(|who| known.name(&who).map(|name| (who, name)));
                self.names.extend(names);
            }
            Err(trouble) => tracing::debug!(%trouble, "it is not known what those are called who are coming"),
        }
    }

    /// Tells all who follow where everybody is, if that has changed; somebody who has just come is told in any case. Other
    /// servers are told what has changed here.
    pub(crate) fn show_presence(&mut self, table: &HostedTable, to_newcomer: Option<&Arc<Outbox>>) {
        let players = self.players();
        let mut here: BTreeMap<AccountId, Whereabouts> = BTreeMap::new();
        for who in players.iter().map(|(_, who)| who).chain(&self.coming_here()) {
            here.insert(who.clone(), self.whereabouts(who));
        }
        let at = |(seat, who): (Seat, AccountId)| {
            let here = here.get(&who).copied().unwrap_or(Whereabouts::Gone);
            Presence { seat, is: here.max(table.heard.whereabouts(&who)) }
        };
        let people: Vec<Presence> = players.into_iter().map(at).collect();
        self.tell_others(table, here);
        let mut coming: Vec<String> =
            self.coming(&table.heard).iter().filter_map(|who| self.names.get(who).cloned()).collect();
        coming.sort_unstable();
        let has_changed = (&people, &coming) != (&self.present, &self.shown_coming);
        if !has_changed && to_newcomer.is_none() {
            return;
        }
        let made = frame(&FromServer::Present {
            table: table.id.to_string(),
            people: people.clone(),
            coming: coming.clone(),
        });
        for follower in self.followers.values() {
            if has_changed || to_newcomer.is_some_and(|newcomer| Arc::ptr_eq(newcomer, &follower.outbox)) {
                follower.outbox.push(made.clone());
            }
        }
        (self.present, self.shown_coming) = (people, coming);
    }

    /// Tells the other servers who is here, as far as they were told otherwise.
    fn tell_others(&mut self, table: &HostedTable, mut here: BTreeMap<AccountId, Whereabouts>) {
        if !table.bus.is_shared() {
            return;
        }
        here.retain(|_, is| *is != Whereabouts::Gone);
        let say = |account: &AccountId, is| {
            table.bus.say(Message::Present { table: table.id.clone(), account: account.clone(), is });
        };
        let gone = self.told.keys().filter(|who| !here.contains_key(who));
        gone.for_each(|who| say(who, Whereabouts::Gone));
        let news = here.iter().filter(|(who, is)| self.told.get(who) != Some(is));
        news.for_each(|(who, is)| say(who, *is));
        self.told = here;
    }

    /// A line was lost; its player may be back soon.
    fn lose(&mut self, table: &Arc<HostedTable>, who: AccountId) {
        let since = Instant::now();
        self.lost.insert(who.clone(), since);
        let table = table.clone();
        tokio::spawn(async move {
            tokio::time::sleep(PATIENCE).await;
            let mut inner = table.inner.lock().await;
            if inner.lost.get(&who) == Some(&since) {
                inner.lost.remove(&who);
                inner.show_presence(&table, None);
            }
        });
    }
}

impl HostedTable {
    /// Somebody sits down in front of the device behind an outbox, or has left it alone.
    pub(crate) async fn attend(&self, outbox: &Arc<Outbox>, is_here: bool) {
        let mut inner = self.inner.lock().await;
        for follower in inner.followers.values_mut().filter(|one| Arc::ptr_eq(&one.outbox, outbox)) {
            follower.is_here = is_here;
        }
        inner.show_presence(self, None);
    }

    /// A line has ended. If nobody closed it, its player may be back soon.
    pub(crate) async fn line_ended(self: &Arc<Self>, outbox: &Arc<Outbox>, was_closed: bool) {
        let mut inner = self.inner.lock().await;
        let own = inner.followers.iter().find(|(_, follower)| Arc::ptr_eq(&follower.outbox, outbox));
        let Some(client) = own.map(|(client, _)| *client) else { return };
        let who = inner.followers.remove(&client).and_then(|follower| follower.who);
        inner.driver.as_mut().into_iter().for_each(|driver: &mut Driver| driver.unfollow(client));
        self.heard.watched(!inner.followers.is_empty());
        if let Some(who) = who.filter(|_| !was_closed) {
            inner.lose(self, who);
        }
        inner.show_presence(self, None);
    }

    /// By another server somebody has come or gone.
    pub(crate) async fn look_who_is_there(&self, hall: &Hall) {
        let mut inner = self.inner.lock().await;
        // Whoever is back is not missed any more.
        inner.lost.retain(|who, _| self.heard.whereabouts(who) < Whereabouts::Away);
        inner.learn_names(hall, &self.heard).await;
        inner.show_presence(self, None);
    }

    /// Another server is gone, and with it the lines of these players.
    pub(crate) async fn lines_lost(self: &Arc<Self>, lost: Vec<AccountId>) {
        let mut inner = self.inner.lock().await;
        let missed = |who: &AccountId| {
            inner.whereabouts(who).max(self.heard.whereabouts(who)) < Whereabouts::Disconnected
        };
        let missed: Vec<AccountId> = lost.into_iter().filter(missed).collect();
        missed.into_iter().for_each(|who| inner.lose(self, who));
        inner.show_presence(self, None);
    }

    /// Another server asks who is there.
    pub(crate) async fn tell_who_is_there(&self) {
        let inner = self.inner.lock().await;
        for (who, is) in &inner.told {
            self.bus.say(Message::Present { table: self.id.clone(), account: who.clone(), is: *is });
        }
    }
}

impl Locked<'_> {
    /// Tells all who follow who is there and who is coming, if that has changed; somebody who has just come is told in any
    /// case.
    pub(crate) async fn show_presence(&mut self, to_newcomer: Option<&Arc<Outbox>>) {
        self.inner.learn_names(self.hall, &self.table.heard).await;
        self.inner.show_presence(self.table, to_newcomer);
    }
}

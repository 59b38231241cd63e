//! Who is there at a table: from the lines by which people follow it on this server.

use super::hosted::{HostedTable, Inner, Row};
use super::sight::frame;
use crate::outbox::Outbox;
use princely_core::Seat;
use princely_host::Driver;
use princely_protocol::{FromServer, Presence, Whereabouts};
use princely_store::{AccountId, TableId};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Whose line was lost counts as gone after this time.
const PATIENCE: Duration = Duration::from_secs(60);

impl Inner {
    /// Where a player is, as far as this server knows.
    fn whereabouts(&self, who: &AccountId) -> Whereabouts {
        let own = self.followers.values().filter(|follower| follower.who.as_ref() == Some(who));
        let open = own.filter(|follower| follower.outbox.is_open());
        let lines = open.map(|line| if line.is_here { Whereabouts::Here } else { Whereabouts::Away });
        let lost = self.lost.contains_key(who).then_some(Whereabouts::Disconnected);
        lines.chain(lost).max().unwrap_or(Whereabouts::Gone)
    }

    fn presence(&self) -> Vec<Presence> {
        let seats = self.row.iter().flat_map(|row: &Row| (0..).map(Seat).zip(&row.lobby.seats));
        let players = seats.filter_map(|(seat, sits)| Some((seat, sits.account()?)));
        players.map(|(seat, who)| Presence { seat, is: self.whereabouts(who) }).collect()
    }

    /// Tells all who follow where everybody is, if that has changed; somebody who has just come is told in any case.
    pub(crate) fn show_presence(&mut self, id: &TableId, to_newcomer: Option<&Arc<Outbox>>) {
        let people = self.presence();
        let has_changed = people != self.present;
        if !has_changed && to_newcomer.is_none() {
            return;
        }
        let made = frame(&FromServer::Present { table: id.to_string(), people: people.clone() });
        for follower in self.followers.values() {
            if has_changed || to_newcomer.is_some_and(|newcomer| Arc::ptr_eq(newcomer, &follower.outbox)) {
                follower.outbox.push(made.clone());
            }
        }
        self.present = people;
    }
}

impl HostedTable {
    /// Somebody sits down in front of the device behind an outbox, or has left it alone.
    pub(crate) async fn attend(&self, outbox: &Arc<Outbox>, is_here: bool) {
        let mut inner = self.inner.lock().await;
        for follower in inner.followers.values_mut().filter(|one| Arc::ptr_eq(&one.outbox, outbox)) {
            follower.is_here = is_here;
        }
        inner.show_presence(&self.id, None);
    }

    /// A line has ended. If nobody closed it, its player may be back soon.
    pub(crate) async fn line_ended(self: &Arc<Self>, outbox: &Arc<Outbox>, was_closed: bool) {
        let mut inner = self.inner.lock().await;
        let own = inner.followers.iter().find(|(_, follower)| Arc::ptr_eq(&follower.outbox, outbox));
        let Some(client) = own.map(|(client, _)| *client) else { return };
        let who = inner.followers.remove(&client).and_then(|follower| follower.who);
        inner.driver.as_mut().into_iter().for_each(|driver: &mut Driver| driver.unfollow(client));
        if let Some(who) = who.filter(|_| !was_closed) {
            let since = Instant::now();
            inner.lost.insert(who.clone(), since);
            let table = self.clone();
            tokio::spawn(async move {
                tokio::time::sleep(PATIENCE).await;
                let mut inner = table.inner.lock().await;
                if inner.lost.get(&who) == Some(&since) {
                    inner.lost.remove(&who);
                    inner.show_presence(&table.id, None);
                }
            });
        }
        inner.show_presence(&self.id, None);
    }
}

//! What each client has been told.

use crate::{Client, Viewpoint};
use princely_core::Seat;
use princely_protocol::{FromHost, Version};
use princely_table::{AnyTable, Audience, Feed};
use std::collections::BTreeMap;

/// The clients that follow a table.
#[derive(Debug, Default)]
pub(crate) struct Followers(BTreeMap<Client, Follower>);

#[derive(Clone, Copy, Debug)]
struct Follower {
    viewpoint: Viewpoint,
    /// The client has been told everything up to this version.
    told_to: Version,
}

impl Followers {
    /// From now on the client follows, and has been told everything that may be known.
    pub(crate) fn add(&mut self, client: Client, viewpoint: Viewpoint, told_to: Version) {
        self.0.insert(client, Follower { viewpoint, told_to });
    }

    pub(crate) fn remove(&mut self, client: Client) {
        self.0.remove(&client);
    }

    pub(crate) fn are_none(&self) -> bool {
        self.0.is_empty()
    }

    /// Those who are told at once.
    pub(crate) fn audience(&self) -> Audience {
        let live = self.0.values().filter(|follower| !follower.viewpoint.is_delayed());
        live.fold(Audience::NOBODY, |audience, follower| audience.with(follower.viewpoint.viewer()))
    }

    /// The clients who follow without delay.
    pub(crate) fn live(&self) -> Vec<Client> {
        let live = self.0.iter().filter(|(_, follower)| !follower.viewpoint.is_delayed());
        live.map(|(client, _)| *client).collect()
    }

    /// The devices on which the player of a seat follows.
    pub(crate) fn of(&self, seat: Seat) -> Vec<Client> {
        let own = self.0.iter().filter(|(_, follower)| follower.viewpoint == Viewpoint::Seat(seat));
        own.map(|(client, _)| *client).collect()
    }

    /// What is to be told to whom, now that the table has moved on. All who know the same get the same message.
    pub(crate) fn catch_up(&mut self, table: &dyn AnyTable, feed: &mut Feed) -> Vec<(Vec<Client>, FromHost)> {
        let mut groups: BTreeMap<(Viewpoint, Version), Vec<Client>> = BTreeMap::new();
        for (client, follower) in &mut self.0 {
            let version = follower.viewpoint.version(table);
            if version > follower.told_to {
                groups.entry((follower.viewpoint, follower.told_to)).or_default().push(*client);
                follower.told_to = version;
            }
        }
        let tell = |((viewpoint, since), clients): ((Viewpoint, Version), Vec<Client>)| {
            let told = if viewpoint.is_delayed() || since != feed.since() {
                viewpoint.told(table, since).ok()?
            } else {
                feed.take(viewpoint.viewer())
            };
            Some((clients, FromHost::Told(told)))
        };
        groups.into_iter().filter_map(tell).collect()
    }
}

//! What comes out: messages to clients, and the wish to be woken.

use super::Driver;
use crate::Client;
use crate::effect::Effect;
use princely_core::{Seat, SeatSet};
use princely_protocol::{FromHost, Millis, Pace};

impl Driver {
    /// The table has moved on: everybody is told.
    pub(super) fn moved_on(&mut self, effects: &mut princely_table::Effects, now: Millis) {
        (self.moved_at, self.excused) = (now, SeatSet::EMPTY);
        self.bots.moved_on();
        self.advice.moved_on();
        let told = self.followers.catch_up(&*self.table, &mut effects.feed);
        for (clients, message) in told {
            self.tell(clients, message);
        }
        self.tell_clocks(self.followers.live(), now);
    }

    pub(super) fn tell(&mut self, clients: Vec<Client>, message: FromHost) {
        if clients.is_empty() {
            return;
        }
        self.effects.push_back(Effect::Tell { clients, message });
    }

    pub(super) fn tell_clocks(&mut self, clients: Vec<Client>, now: Millis) {
        let is_timed = self.table.opening().terms.pace != Pace::Untimed && !self.table.is_over();
        if is_timed && !clients.is_empty() {
            self.tell(clients, FromHost::Clocks(self.table.clocks(now)));
        }
    }

    pub(super) fn answer(&mut self, client: Client, message: FromHost) {
        self.effects.push_back(Effect::Answer { client, message });
    }

    /// Asks for a tick at the next moment at which something could happen by itself.
    pub(super) fn ask_to_be_woken(&mut self, now: Millis) {
        // A seat whose time is over and that is excused is left to the host.
        let is_asked = |(seat, end): &(Seat, Millis)| *end > now || !self.excused.contains(*seat);
        let deadlines = self.table.after().deadlines.into_iter().filter(is_asked).map(|(_, end)| end);
        let bots = self.bots.next(self.moved_at + self.settings.pause);
        let rests = (now < self.rests_until).then_some(self.rests_until);
        let next = deadlines.chain(bots).chain(rests).min();
        // While the store rests, nothing else can happen.
        let next = next.map(|at| if rests.is_some() { at.max(self.rests_until) } else { at });
        if let Some(at) = next
            && self.wakes_at != next
        {
            self.effects.push_back(Effect::Wake { at });
        }
        self.wakes_at = next;
    }
}

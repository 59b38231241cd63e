//! What players have prepared and not sent, where several servers share the database: the plan is kept there, and the others
//! hear that there is one.

use super::hosted::{HostedTable, Locked};
use crate::hall::Hall;
use crate::outbox::Outbox;
use crate::trouble::Answer;
use princely_bus::Message;
use princely_core::Seat;
use princely_host::{Client, Viewpoint};
use princely_protocol::{Plan, ProblemCode, ToHost};
use princely_store::{AccountId, KeptPlan};
use std::sync::Arc;

impl Locked<'_> {
    /// A player has prepared something on the device behind this outbox.
    pub(crate) async fn plan(&mut self, who: &AccountId, outbox: &Arc<Outbox>, plan: Plan) -> Answer<()> {
        let seat = self.row()?.lobby.seat_of(who).ok_or(ProblemCode::NotYourSeat)?;
        let own = self.inner.followers.iter().find(|(_, follower)| Arc::ptr_eq(&follower.outbox, outbox));
        let client = own.map_or_else(|| Client(self.hall.next_client()), |(client, _)| *client);
        let now = self.now;
        let text = match plan.is_empty() {
            true => String::new(),
            false => serde_json::to_string(&plan).map_err(|_| ProblemCode::Fault)?,
        };
        self.driver()?.command(client, Viewpoint::Seat(seat), ToHost::Plan(plan), now);
        self.carry_out().await?;
        if self.hall.bus.is_shared() {
            let kept = KeptPlan { seat: seat.0, account: who.clone(), text };
            match self.hall.store.set_plan(&self.table.id, kept).await {
                Ok(()) => {
                    self.hall.bus.say(Message::Prepared { table: self.table.id.clone(), seat: seat.0 });
                }
                // The player's devices at this server know it all the same.
                Err(error) => tracing::debug!(table = %self.table.id, %error, "a plan was not kept"),
            }
        }
        Ok(())
    }

    /// Reads what players have prepared at other servers, and tells their devices here.
    pub(super) async fn read_plans(&mut self) -> Answer<()> {
        if !self.hall.bus.is_shared() || self.inner.driver.is_none() {
            return Ok(());
        }
        let kept = self.hall.store.plans(&self.table.id).await?;
        // A seat that has changed hands has no plan of its former player.
        let lobby = &self.row()?.lobby;
        let current = |kept: &KeptPlan| lobby.seat_of(&kept.account) == Some(Seat(kept.seat));
        let read = |kept: KeptPlan| Some((Seat(kept.seat), serde_json::from_str(&kept.text).ok()?));
        let plans: Vec<(Seat, Plan)> = kept.into_iter().filter(current).filter_map(read).collect();
        // A device there may have been ahead of the table here.
        if let Some(version) = plans.iter().map(|(_, plan)| plan.version).max() {
            self.reach(version).await?;
        }
        let seats = self.row()?.lobby.seats.len() as u8;
        for seat in (0..seats).map(Seat) {
            let plan = plans.iter().find(|(of, _)| *of == seat).map(|(_, plan)| plan.clone());
            self.driver()?.prepared_elsewhere(seat, plan);
        }
        self.carry_out().await.map(|_| ())
    }
}

impl HostedTable {
    /// The player of a seat has prepared something at another server. If they follow the table here, their devices are told.
    pub(crate) async fn prepared_elsewhere(self: &Arc<Self>, hall: &Arc<Hall>, seat: Seat) -> Answer<()> {
        let mut locked = self.lock(hall).await?;
        let follows = |viewpoint: Viewpoint| viewpoint == Viewpoint::Seat(seat);
        if locked.inner.followers.values().any(|follower| follows(follower.viewpoint)) {
            locked.read_plans().await?;
        }
        Ok(())
    }
}

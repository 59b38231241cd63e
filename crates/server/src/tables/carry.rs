//! Carries out what the driver of a table wants: stores, reads, sends, lets bots think.

use super::hosted::{Locked, head};
use super::sight::{at, frame};
use crate::bots;
use crate::trouble::{Answer, Trouble};
use axum::extract::ws::Utf8Bytes;
use princely_bus::Message;
use princely_host::{Client, Driver, Effect, Purpose, Thought, Write};
use princely_protocol::{FromHost, FromServer, ProblemCode, Version};
use princely_store::StoreError;

/// What is left for the caller after effects were carried out.
#[derive(Debug, Default)]
pub(crate) struct Carried {
    answers: Vec<(Client, FromHost)>,
    /// Bots that have been asked for advice.
    pub(crate) advice: Vec<Thought>,
}

impl Carried {
    /// The answer to a client.
    pub(crate) fn answer_to(self, client: Client) -> Option<FromHost> {
        self.answers.into_iter().find(|(asked, _)| *asked == client).map(|(_, message)| message)
    }

    /// Whoever asked has gone: bots need not think about it.
    pub(crate) fn nobody_waits(self, locked: &mut Locked<'_>) {
        let now = locked.now;
        for thought in self.advice {
            if let Ok(driver) = locked.driver() {
                driver.thought_lost((thought.number(), thought.seat, thought.purpose), now);
            }
        }
    }
}

impl Locked<'_> {
    /// Carries out everything that the driver wants.
    pub(crate) async fn carry_out(&mut self) -> Answer<Carried> {
        let mut carried = Carried::default();
        while let Some(effect) = self.inner.driver.as_mut().and_then(Driver::next_effect) {
            match effect {
                Effect::Store(write) => self.store(write).await?,
                Effect::Read { since } => self.read(since).await?,
                Effect::Tell { clients, message } => self.send(&clients, message),
                Effect::Answer { client, message } => carried.answers.push((client, message)),
                Effect::Think(thought) if thought.purpose == Purpose::Advice => carried.advice.push(thought),
                Effect::Think(thought) => self.let_think(thought),
                Effect::Wake { at } => self.hall.clockwork.at(at, &self.table.id),
                Effect::Ended => self.note_winners().await,
                Effect::Rematch => {
                    if let Err(trouble) = self.play_again().await {
                        let table = &self.table.id;
                        tracing::error!(%table, %trouble, "the table for another game could not be opened");
                    }
                }
            }
        }
        Ok(carried)
    }

    fn let_think(&self, thought: Thought) {
        let (hall, table) = (self.hall.clone(), self.table.clone());
        tokio::spawn(async move { bots::play(&hall, &table, thought).await });
    }

    async fn store(&mut self, write: Write) -> Answer<()> {
        let head = head(self.live()?, &write.after, &self.row()?.people, self.now);
        let texts = write.entries.into_iter().map(|entry| entry.text).collect();
        let stored = self.hall.store.append(&self.table.id, write.expected, texts, head).await;
        let now = self.now;
        match stored {
            Ok(_) => {
                let row = self.row_mut()?;
                (row.status, row.deadline) = (head.status, head.deadline);
                self.driver()?.stored(now);
                self.hall.metrics.accepted();
                self.say_version();
                self.weigh();
                self.arm();
            }
            Err(StoreError::Conflict { .. }) => self.driver()?.conflict(now),
            Err(error @ StoreError::Unavailable(_)) => {
                tracing::error!(table = %self.table.id, %error, "it is not known whether entries are stored");
                self.driver()?.not_known(now);
            }
            Err(error) => {
                let code = Trouble::from(error).code();
                self.driver()?.not_stored(code, now);
            }
        }
        Ok(())
    }

    /// Tells the other servers how far the journal is.
    pub(crate) fn say_version(&self) {
        let Ok(live) = self.live() else { return };
        self.hall.bus.say(Message::Moved { table: self.table.id.clone(), version: live.version() });
    }

    async fn read(&mut self, since: Version) -> Answer<()> {
        let now = self.now;
        // Who sits where is read after the entries: whoever has lost a seat by then is told nothing that came later.
        let read = match self.hall.store.journal(&self.table.id, since).await {
            Ok(entries) => self.read_row().await.map(|()| entries),
            Err(error) => Err(error.into()),
        };
        match read {
            Ok(entries) => {
                let read = self.driver()?.entries(since, &entries, now);
                read.map_err(|error| {
                    tracing::error!(table = %self.table.id, %error, "a journal cannot be read");
                    Trouble::from(ProblemCode::Fault)
                })?;
                self.weigh();
                self.arm();
            }
            Err(trouble) => self.driver()?.not_read(trouble.code(), now),
        }
        Ok(())
    }

    /// Sends the same bytes to clients. Names and vacations are those of today.
    fn send(&self, clients: &[Client], message: FromHost) {
        let message = match message {
            FromHost::Hello(hello) => FromHost::Hello(self.named(hello)),
            FromHost::Clocks(clocks) => FromHost::Clocks(self.clocks().unwrap_or(clocks)),
            message => message,
        };
        let made: Utf8Bytes = at(self.table.id.as_str(), message);
        for follower in clients.iter().filter_map(|client| self.inner.followers.get(client)) {
            follower.outbox.push(made.clone());
        }
    }

    /// Shows everybody how the table stands.
    pub(crate) fn show_card(&self) {
        for follower in self.inner.followers.values() {
            if let Ok(card) = self.card(follower.who.as_ref()) {
                follower.outbox.push(frame(&FromServer::Card { card }));
            }
        }
    }

    /// Shows everybody who follows live how the clocks stand.
    pub(crate) fn show_clocks(&self) {
        let Some(clocks) = self.clocks() else { return };
        let made = at(self.table.id.as_str(), FromHost::Clocks(clocks));
        for follower in self.inner.followers.values().filter(|follower| !follower.viewpoint.is_delayed()) {
            follower.outbox.push(made.clone());
        }
    }
}

//! One table in memory. It holds the state after the last version as a cache; the truth is the journal in the store.

use super::carry::Carried;
use super::lobby::Lobby;
use super::news::Heard;
use super::people::People;
use super::sight::{Follower, viewpoint};
use crate::hall::Hall;
use crate::trouble::{Answer, Trouble};
use princely_bus::Bus;
use princely_core::SeatSet;
use princely_host::{Client, Driver, Purpose, Settings, Thought, Viewpoint};
use princely_house::find;
use princely_protocol::{Accepted, FromHost, Millis, Presence, ProblemCode, ToHost, Whereabouts};
use princely_store::{AccountId, Head, Status, TableId, Visibility};
use princely_table::{After, AnyTable, Opening};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tokio::sync::{Mutex, MutexGuard};

/// About how many bytes a table takes beside its journal.
const BASE_BYTES: u64 = 24 << 10;

/// About how many bytes an entry takes.
const ENTRY_BYTES: u64 = 160;

/// One table in memory, and all who follow it.
pub(crate) struct HostedTable {
    pub(crate) id: TableId,
    pub(super) inner: Mutex<Inner>,
    /// About how many bytes the table takes.
    weight: AtomicU64,
    /// The way to other servers.
    pub(super) bus: Bus,
    /// What other servers have said about the table.
    pub(super) heard: Heard,
}

/// Everything that the table's lock guards. The lock is held while entries are being stored.
pub(crate) struct Inner {
    /// What the store knows of the table; `None` until it was read.
    pub(crate) row: Option<Row>,
    /// The game, once it has begun.
    pub(crate) driver: Option<Driver>,
    pub(crate) followers: BTreeMap<Client, Follower>,
    /// Whose line was lost, and when.
    pub(super) lost: BTreeMap<AccountId, Instant>,
    /// Where everybody was when those who follow were last told.
    pub(super) present: Vec<Presence>,
    /// Who is there by the lines of this server, as the other servers were told.
    pub(super) told: BTreeMap<AccountId, Whereabouts>,
    /// The last line of chat that those who follow here were told; `None` before somebody follows.
    pub(crate) line: Option<u32>,
    /// When the store was last asked how far the table is.
    pub(super) asked: Instant,
    /// What those are called who look at the table before the game and have no seat.
    pub(super) names: BTreeMap<AccountId, String>,
    /// Who was coming when those who follow were last told.
    pub(super) shown_coming: Vec<String>,
    used: Instant,
}

/// What the store knows of a table beside its journal.
#[derive(Clone)]
pub(crate) struct Row {
    pub(crate) status: Status,
    pub(crate) revision: u32,
    pub(crate) host: Option<AccountId>,
    pub(crate) visibility: Visibility,
    pub(crate) created: Millis,
    pub(crate) lobby: Lobby,
    /// When somebody must look at the table next, as the store knows it.
    pub(crate) deadline: Option<Millis>,
    /// Who they are.
    pub(crate) people: People,
}

/// The state of a table that nobody uses now.
pub(crate) struct Rest {
    pub(crate) is_empty: bool,
    pub(crate) is_over: bool,
    pub(crate) is_free: bool,
    pub(crate) bytes: u64,
    pub(crate) used: Instant,
}

/// A table that is locked and has been read.
pub(crate) struct Locked<'t> {
    pub(crate) hall: &'t Arc<Hall>,
    pub(crate) table: &'t Arc<HostedTable>,
    pub(crate) inner: MutexGuard<'t, Inner>,
    pub(crate) now: Millis,
}

impl HostedTable {
    pub(crate) fn new(id: TableId, bus: Bus) -> HostedTable {
        let inner = Inner {
            row: None,
            driver: None,
            followers: BTreeMap::new(),
            lost: BTreeMap::new(),
            present: Vec::new(),
            told: BTreeMap::new(),
            line: None,
            asked: Instant::now(),
            names: BTreeMap::new(),
            shown_coming: Vec::new(),
            used: Instant::now(),
        };
        let (inner, weight) = (Mutex::new(inner), AtomicU64::new(0));
        HostedTable { id, inner, weight, bus, heard: Heard::default() }
    }

    /// Locks the table, and reads it from the store if it is not in memory.
    pub(crate) async fn lock<'t>(self: &'t Arc<Self>, hall: &'t Arc<Hall>) -> Answer<Locked<'t>> {
        let inner = self.inner.lock().await;
        let mut locked = Locked { hall, table: self, inner, now: hall.now() };
        locked.inner.used = Instant::now();
        let has_begun = locked.inner.row.as_ref().is_some_and(|row| row.status != Status::Waiting);
        if locked.inner.row.is_none() || (has_begun && locked.inner.driver.is_none()) {
            locked.load().await?;
        }
        // A task that held the lock may have been dropped while it waited for the store.
        if let Some(driver) = &mut locked.inner.driver {
            driver.interrupted(locked.now);
            locked.carry_out().await?.nobody_waits(&mut locked);
        }
        if hall.bus.is_shared() {
            locked.catch_up().await?;
        }
        Ok(locked)
    }

    /// About how many bytes it takes in memory.
    pub(crate) fn weight(&self) -> u64 {
        self.weight.load(Ordering::Relaxed)
    }

    /// The state of the table at rest; `None` while somebody has locked it.
    pub(crate) fn rest(&self) -> Option<Rest> {
        let mut inner = self.inner.try_lock().ok()?;
        let Inner { followers, driver, .. } = &mut *inner;
        followers.retain(|client, follower| {
            let is_open = follower.outbox.is_open();
            if let (false, Some(driver)) = (is_open, &mut *driver) {
                driver.unfollow(*client);
            }
            is_open
        });
        self.heard.watched(!followers.is_empty());
        Some(Rest {
            is_empty: inner.row.is_none(),
            is_over: inner.row.as_ref().is_some_and(|row| row.status.is_over()),
            is_free: inner.followers.is_empty() && inner.driver.as_ref().is_none_or(Driver::is_idle),
            bytes: self.weight(),
            used: inner.used,
        })
    }

    /// Carries out a command of an account: it is stored first, then answered.
    pub(crate) async fn command(
        self: &Arc<Self>,
        hall: &Arc<Hall>,
        who: &AccountId,
        command: &ToHost,
    ) -> Answer<Accepted> {
        let mut locked = self.lock(hall).await?;
        let seat = locked.row()?.lobby.seat_of(who).ok_or(ProblemCode::NotYourSeat)?;
        if let ToHost::Follow(_) | ToHost::Ask(_) | ToHost::Plan(_) = command {
            return Err(ProblemCode::Malformed.into()); // these have ways of their own
        }
        let (client, now) = (Client(hall.next_client()), locked.now);
        locked.driver()?.command(client, Viewpoint::Seat(seat), command.clone(), now);
        match locked.carry_out().await?.answer_to(client) {
            Some(FromHost::Accepted(accepted)) => Ok(accepted),
            Some(message) => Err(Trouble::from(message)),
            None => Err(ProblemCode::Fault.into()),
        }
    }

    /// A bot has finished thinking, or was stopped. Returns the answers that follow from it.
    pub(crate) async fn thought(self: &Arc<Self>, hall: &Arc<Hall>, thought: Thought) -> Answer<Carried> {
        let mut locked = self.lock(hall).await?;
        let now = locked.now;
        locked.driver()?.thought(thought, now);
        locked.carry_out().await
    }

    /// The bot of a thought is gone.
    pub(crate) async fn thought_lost(
        self: &Arc<Self>,
        hall: &Arc<Hall>,
        lost: (u64, princely_core::Seat, Purpose),
    ) -> Answer<Carried> {
        let mut locked = self.lock(hall).await?;
        let now = locked.now;
        locked.driver()?.thought_lost(lost, now);
        locked.carry_out().await
    }

    /// Another server lets the bot think, until this moment at the latest. By then it will have moved the table on.
    pub(crate) async fn leave_to_another(
        self: &Arc<Self>,
        hall: &Arc<Hall>,
        thought: Thought,
        until: Millis,
    ) -> Answer<()> {
        let mut locked = self.lock(hall).await?;
        let now = locked.now;
        locked.driver()?.left_to_another(thought, until, now);
        locked.carry_out().await.map(|_| ())
    }

    /// Another server has moved the table on: reads the table again, and tells those who follow.
    pub(crate) async fn moved_on(self: &Arc<Self>, hall: &Arc<Hall>) -> Answer<()> {
        self.lock(hall).await?.load().await
    }

    /// An account has another name or is deleted: if its player sits here or is coming, and the table is in memory, the
    /// table shows it.
    pub(crate) async fn renew_for(self: &Arc<Self>, hall: &Arc<Hall>, account: &AccountId) -> Answer<()> {
        let mut inner = self.inner.lock().await;
        let sits = |row: &Row| row.lobby.seats.iter().any(|seat| seat.named() == Some(account));
        let comes = inner.names.remove(account).is_some();
        if !comes && !inner.row.as_ref().is_some_and(sits) {
            return Ok(());
        }
        drop(inner);
        self.lock(hall).await?.renew().await
    }

    /// Looks whether somebody has run out of time, and wakes the bots.
    pub(crate) async fn wake(self: &Arc<Self>, hall: &Arc<Hall>) -> Answer<()> {
        let mut locked = self.lock(hall).await?;
        locked.begin_if_due().await?;
        let (now, excused) = (locked.now, locked.excused());
        let is_late = |live: &dyn AnyTable| live.after().deadlines.iter().any(|(_, end)| *end <= now);
        if locked.live().is_ok_and(is_late) {
            // Whoever is late may have prepared the turn at another server.
            locked.read_plans().await?;
        }
        if let Ok(driver) = locked.driver() {
            driver.tick(excused, now);
            locked.carry_out().await?;
        }
        locked.keep_deadline().await?;
        locked.arm();
        Ok(())
    }
}

impl Locked<'_> {
    /// What the store knows of the table.
    pub(crate) fn row(&self) -> Answer<&Row> {
        self.inner.row.as_ref().ok_or_else(|| ProblemCode::NoSuchTable.into())
    }

    pub(crate) fn row_mut(&mut self) -> Answer<&mut Row> {
        self.inner.row.as_mut().ok_or_else(|| ProblemCode::NoSuchTable.into())
    }

    /// The game, if it has begun.
    pub(crate) fn live(&self) -> Answer<&dyn AnyTable> {
        match &self.inner.driver {
            Some(driver) => Ok(driver.table()),
            None => Err(ProblemCode::NotBegun.into()),
        }
    }

    /// What drives the game, if it has begun.
    pub(crate) fn driver(&mut self) -> Answer<&mut Driver> {
        self.inner.driver.as_mut().ok_or_else(|| ProblemCode::NotBegun.into())
    }

    /// Reads the table from the store, and tells those who follow what they have missed.
    pub(crate) async fn load(&mut self) -> Answer<()> {
        let now = self.now;
        if let Some(driver) = &mut self.inner.driver {
            driver.moved_elsewhere(now);
        } else {
            self.read_row().await?;
            if self.row()?.status != Status::Waiting {
                self.open().await?;
            }
        }
        self.carry_out().await?;
        self.arm();
        Ok(())
    }

    /// Reads what the store knows of the table beside its journal.
    pub(crate) async fn read_row(&mut self) -> Answer<()> {
        let (hall, id) = (self.hall, &self.table.id);
        let row = hall.store.table(id).await?.ok_or(ProblemCode::NoSuchTable)?;
        let lobby: Lobby = serde_json::from_str(&row.lobby).map_err(|error| self.damaged(&error))?;
        let people = People::of(hall, &lobby).await?;
        let before = self.inner.row.replace(Row {
            status: row.status,
            revision: row.revision,
            host: lobby.owner.clone().or(row.host),
            visibility: row.visibility,
            created: row.created,
            deadline: row.deadline,
            lobby,
            people,
        });
        match before {
            Some(before) => self.seats_changed_hands(&before.lobby),
            None => Ok(()),
        }
    }

    /// Opens the game from its journal, and greets those who follow.
    pub(crate) async fn open(&mut self) -> Answer<()> {
        let (hall, id) = (self.hall, &self.table.id);
        let opening = hall.store.opening(id).await?.ok_or(ProblemCode::NotBegun)?;
        let opening: Opening = serde_json::from_str(&opening).map_err(|error| self.damaged(&error))?;
        let house = find(&opening.terms.game).ok_or(ProblemCode::NoSuchGame)?;
        let journal = hall.store.journal(id, 0).await?;
        if house.rules() < opening.terms.rules {
            return Err(ProblemCode::RulesVersion.into());
        }
        let table = house.reopen(opening, &journal).map_err(|error| self.damaged(&error))?;
        let mut driver = Driver::new(table, settings(hall));
        driver.begin(self.now);
        self.inner.driver = Some(driver);
        self.weigh();
        self.greet_all();
        Ok(())
    }

    fn damaged(&self, error: &dyn std::fmt::Display) -> Trouble {
        tracing::error!(table = %self.table.id, %error, "a table cannot be read");
        ProblemCode::Fault.into()
    }

    /// Asks the clockwork to look again when somebody's time is over. The driver asks for itself; this is for players on
    /// vacation, and for a game that has not begun.
    pub(crate) fn arm(&mut self) {
        let Some(row) = &self.inner.row else { return };
        let wake = match &self.inner.driver {
            Some(driver) => row.people.next_wake(driver.table(), &driver.table().after()),
            None => row.lobby.awaits,
        };
        if let Some(at) = wake {
            self.hall.clockwork.at(at, &self.table.id);
        }
    }

    /// The seats whose time would be over if their players were not on vacation.
    fn excused(&self) -> SeatSet {
        let (Ok(live), Ok(row)) = (self.live(), self.row()) else { return SeatSet::EMPTY };
        let clocks = row.people.clocks(live, self.now).clocks;
        let has_time = |clock: &princely_protocol::Clock| clock.deadline.is_some_and(|end| end > self.now);
        clocks.into_iter().filter(has_time).map(|clock| clock.seat).collect()
    }

    /// A player here has another name, or goes on vacation: shows it, and tells the store when to look at the table
    /// next.
    pub(crate) async fn renew(&mut self) -> Answer<()> {
        let people = People::of(self.hall, &self.row()?.lobby).await?;
        self.row_mut()?.people = people;
        self.keep_deadline().await?;
        self.show_card();
        self.show_presence(None).await;
        self.show_clocks();
        self.arm();
        Ok(())
    }

    /// Tells the store when to look at the table, if the store has another time.
    async fn keep_deadline(&mut self) -> Answer<()> {
        let Ok(live) = self.live() else { return Ok(()) };
        let row = self.row()?;
        if row.status != Status::Running
            || head(live, &live.after(), &row.people, self.now).deadline == row.deadline
        {
            return Ok(());
        }
        let row = row.clone();
        self.keep(row).await.map(|_| ())
    }

    pub(crate) fn weigh(&self) {
        let entries = self.live().map_or(0, AnyTable::version);
        let bytes = BASE_BYTES + u64::from(entries) * ENTRY_BYTES;
        self.table.weight.store(bytes, Ordering::Relaxed);
    }

    /// The viewpoint from which an account sees the table.
    pub(crate) fn sight(&self, who: Option<&AccountId>) -> Answer<Viewpoint> {
        viewpoint(self.row()?, who)
    }
}

/// What this server chooses for its drivers.
pub(crate) fn settings(hall: &Hall) -> Settings {
    let (adviser, is_shared) = (hall.config.adviser.clone(), hall.bus.is_shared());
    Settings { adviser, is_shared, ..Settings::default() }
}

/// How a table will stand, in the form that the store keeps.
pub(crate) fn head(live: &dyn AnyTable, after: &After, people: &People, now: Millis) -> Head {
    let deadline = people.next_wake(live, after).into_iter().chain(after.release).min();
    let status = if after.is_over() { Status::Finished } else { Status::Running };
    Head { now, status, deadline, to_act: after.to_act() }
}

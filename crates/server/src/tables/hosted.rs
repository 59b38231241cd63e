//! One table in memory. It holds the state after the last version as a cache; the truth is the journal in the store.

use super::lobby::Lobby;
use super::people::People;
use super::sight::{Follower, Sight};
use crate::bots::{SeatBots, whims};
use crate::hall::Hall;
use crate::trouble::{Answer, Trouble};
use princely_core::{SeatSet, Turn};
use princely_house::{BotSpec, Thinking, find};
use princely_protocol::{Accepted, Millis, ProblemCode, Raw, ToHost, Version};
use princely_store::{AccountId, Head, Status, StoreError, TableId, Visibility};
use princely_table::{AnyTable, Decided, Decision, Denied, Effects, Opening, Think};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tokio::sync::{Mutex, MutexGuard};

/// A command that loses this many races in a row is answered with "busy".
const MOST_RACES: u32 = 8;

/// About how many bytes a table takes beside its journal.
const BASE_BYTES: u64 = 24 << 10;

/// About how many bytes an entry takes.
const ENTRY_BYTES: u64 = 160;

/// One table in memory, and all who follow it.
pub(crate) struct HostedTable {
    pub(crate) id: TableId,
    inner: Mutex<Inner>,
    /// About how many bytes the table takes.
    weight: AtomicU64,
}

/// Everything that the table's lock guards. The lock is held while entries are being stored.
pub(crate) struct Inner {
    /// What the store knows of the table; `None` until it was read.
    pub(crate) row: Option<Row>,
    /// The game, once it has begun.
    pub(crate) live: Option<Box<dyn AnyTable>>,
    /// Whether `live` may differ from the journal in the store: because it holds entries that may not be stored, or
    /// because another server has moved the table on.
    unsure: bool,
    pub(crate) followers: Vec<Follower>,
    /// Everybody who follows live was told everything up to this version.
    pub(crate) told_to: Version,
    /// The same for spectators who are a round late.
    pub(crate) delayed_to: Version,
    pub(crate) bots: SeatBots,
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
    pub(crate) fn new(id: TableId) -> HostedTable {
        let inner = Inner {
            row: None,
            live: None,
            unsure: false,
            followers: Vec::new(),
            told_to: 0,
            delayed_to: 0,
            bots: SeatBots::default(),
            used: Instant::now(),
        };
        HostedTable { id, inner: Mutex::new(inner), weight: AtomicU64::new(0) }
    }

    /// Locks the table, and reads it from the store if it is not in memory.
    pub(crate) async fn lock<'t>(self: &'t Arc<Self>, hall: &'t Arc<Hall>) -> Answer<Locked<'t>> {
        let inner = self.inner.lock().await;
        let mut locked = Locked { hall, table: self, inner, now: hall.now() };
        locked.inner.used = Instant::now();
        if locked.inner.row.is_none() || locked.inner.unsure {
            locked.load().await?;
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
        inner.followers.retain(|follower| follower.outbox.is_open());
        Some(Rest {
            is_empty: inner.row.is_none(),
            is_over: inner.row.as_ref().is_some_and(|row| row.status.is_over()),
            is_free: inner.followers.is_empty() && inner.bots.are_idle(),
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
        if let ToHost::TakeOver(take_over) = command {
            let known = BotSpec::from_wire(&take_over.level);
            known.map_err(|why| Trouble::with(ProblemCode::NoSuchBot, why.to_string()))?;
        }
        let mut may_be_behind = hall.store.is_shared();
        for _ in 0..MOST_RACES {
            let (live, now) = (locked.live()?, locked.now);
            let decision = match live.decide(seat, command, now) {
                Ok(Decided::Already(accepted)) => return Ok(accepted),
                Ok(Decided::New(decision)) => decision,
                // The client may have heard of a version from another server.
                Err(Denied::Problem(ProblemCode::NoSuchVersion)) if may_be_behind => {
                    may_be_behind = false;
                    locked.load().await?;
                    continue;
                }
                Err(denied) => return Err(denied.into()),
            };
            let fault = || Trouble::from(ProblemCode::Fault);
            let accepted = decision.accepted.clone().ok_or_else(fault)?;
            if locked.commit(decision).await? {
                hall.metrics.accepted();
                return Ok(accepted);
            }
        }
        Err(Trouble { retry: Some(1), ..ProblemCode::Busy.into() })
    }

    /// Another server lets the bot think, until this moment at the latest. By then it will have moved the table on.
    pub(crate) async fn leave_to_another(
        self: &Arc<Self>,
        hall: &Hall,
        think: &Think,
        bot: Box<dyn Thinking>,
        until: Millis,
    ) {
        let mut inner = self.inner.lock().await;
        inner.bots.answered(think, Some(bot));
        inner.unsure = true;
        hall.clockwork.at(until, &self.id);
    }

    /// Carries out the choice of a bot. If the version has passed meanwhile, the choice is dropped and the bot is asked
    /// again.
    pub(crate) async fn bot_acts(
        self: &Arc<Self>,
        hall: &Arc<Hall>,
        think: &Think,
        bot: Option<Box<dyn Thinking>>,
        action: Option<Raw>,
    ) -> Answer<()> {
        let mut locked = self.lock(hall).await?;
        if !locked.inner.bots.is_asked(think) {
            return Ok(());
        }
        locked.inner.bots.answered(think, bot);
        let (live, now) = (locked.live()?, locked.now);
        // A bot without an answer must not stop the game: then any legal action is played.
        let action = action.or_else(|| {
            let legal = live.legal(Some(think.seat)).actions;
            let nth = whims(live, think.seat).0 as usize % legal.len().max(1);
            legal.into_iter().nth(nth)
        });
        let actions: Vec<Raw> = action.into_iter().collect();
        match live.decide_for_bot(think.seat, think.version, &actions, now) {
            Ok(decision) => {
                if locked.commit(decision).await? {
                    hall.metrics.accepted();
                }
            }
            Err(denied) => {
                let trouble = Trouble::from(denied);
                tracing::debug!(table = %self.id, seat = think.seat.0, %trouble, "a bot is asked again");
                locked.wake_bots();
            }
        }
        Ok(())
    }

    /// Another server has moved the table on: reads the table again, and tells those who follow.
    pub(crate) async fn moved_on(self: &Arc<Self>, hall: &Arc<Hall>) -> Answer<()> {
        self.lock(hall).await?.load().await
    }

    /// An account has another name or is deleted: if its player sits here and the table is in memory, the table shows
    /// it.
    pub(crate) async fn renew_for(self: &Arc<Self>, hall: &Arc<Hall>, account: &AccountId) -> Answer<()> {
        let inner = self.inner.lock().await;
        let sits = |row: &Row| row.lobby.seats.iter().any(|seat| seat.named() == Some(account));
        if !inner.row.as_ref().is_some_and(sits) {
            return Ok(());
        }
        drop(inner);
        self.lock(hall).await?.renew().await
    }

    /// Looks whether somebody has run out of time, and wakes the bots.
    pub(crate) async fn wake(self: &Arc<Self>, hall: &Arc<Hall>) -> Answer<()> {
        let mut locked = self.lock(hall).await?;
        locked.begin_if_due().await?;
        let now = locked.now;
        let excused = locked.excused();
        let decision = locked.live().ok().and_then(|live| live.tick_but_for(excused, now));
        match decision {
            Some(decision) => _ = locked.commit(decision).await?,
            None => locked.keep_deadline().await?,
        }
        locked.wake_bots();
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
        match &self.inner.live {
            Some(live) => Ok(&**live),
            None => Err(ProblemCode::NotBegun.into()),
        }
    }

    /// Reads the table from the store, and tells those who follow what they have missed.
    pub(crate) async fn load(&mut self) -> Answer<()> {
        let (hall, id) = (self.hall, &self.table.id);
        let row = hall.store.table(id).await?.ok_or(ProblemCode::NoSuchTable)?;
        let damaged = |error: serde_json::Error| {
            tracing::error!(table = %id, %error, "a table cannot be read");
            Trouble::from(ProblemCode::Fault)
        };
        let lobby: Lobby = serde_json::from_str(&row.lobby).map_err(damaged)?;
        let people = People::of(hall, &lobby).await?;
        if row.status != Status::Waiting {
            let opening = hall.store.opening(id).await?.ok_or(ProblemCode::NotBegun)?;
            let opening: Opening = serde_json::from_str(&opening).map_err(damaged)?;
            let house = find(&opening.terms.game).ok_or(ProblemCode::NoSuchGame)?;
            let journal = hall.store.journal(id, 0).await?;
            if house.rules() < opening.terms.rules {
                return Err(ProblemCode::RulesVersion.into());
            }
            let live = house.reopen(opening, &journal).map_err(|error| {
                tracing::error!(table = %id, %error, "a journal cannot be read");
                Trouble::from(ProblemCode::Fault)
            })?;
            self.inner.live = Some(live);
        }
        self.inner.row = Some(Row {
            status: row.status,
            revision: row.revision,
            host: row.host,
            visibility: row.visibility,
            created: row.created,
            deadline: row.deadline,
            lobby,
            people,
        });
        self.inner.unsure = false;
        self.weigh();
        if self.inner.followers.is_empty() {
            self.inner.told_to = self.inner.live.as_ref().map_or(0, |live| live.version());
            self.inner.delayed_to = self.inner.live.as_ref().map_or(0, |live| live.round_ago());
        } else {
            self.catch_up();
        }
        self.wake_bots();
        self.arm();
        Ok(())
    }

    /// Stores a decision, carries it out, and tells everybody. Returns `false` if another host was quicker: then the
    /// table has been read again, and the command must be decided again.
    pub(crate) async fn commit(&mut self, mut decision: Decision) -> Answer<bool> {
        let texts: Vec<String> =
            std::mem::take(&mut decision.entries).into_iter().map(|entry| entry.text).collect();
        let expected = decision.expected;
        // Only a table that has carried out the entries knows what comes next. So they are carried out in memory first,
        // and nobody is told of it. If they cannot be stored, the copy in memory is thrown away and read from the store
        // again.
        let not_begun = || Trouble::from(ProblemCode::NotBegun);
        let live = self.inner.live.as_mut().ok_or_else(not_begun)?;
        let effects = live.accept(decision).map_err(|_| ProblemCode::Fault)?;
        self.inner.unsure = true;
        let head = head(self.live()?, &self.row()?.people, self.now);
        match self.hall.store.append(&self.table.id, expected, texts, head).await {
            Ok(_) => self.inner.unsure = false,
            Err(StoreError::Conflict { .. }) => {
                self.load().await?;
                return Ok(false);
            }
            Err(error) => return Err(not_stored(error)),
        }
        self.tell(&effects);
        self.after(&effects, head).await;
        Ok(true)
    }

    /// The work after entries are stored and told.
    async fn after(&mut self, effects: &Effects, head: Head) {
        self.weigh();
        if let Ok(row) = self.row_mut() {
            (row.status, row.deadline) = (head.status, head.deadline);
        }
        if effects.ended {
            self.note_winners().await;
        }
        if effects.rematch
            && let Err(trouble) = self.play_again().await
        {
            tracing::error!(table = %self.table.id, %trouble, "the table for another game could not be opened");
        }
        self.wake_bots();
        self.arm();
    }

    /// Asks the clockwork to look again when somebody's time is over.
    pub(crate) fn arm(&mut self) {
        let Some(row) = &self.inner.row else { return };
        let wake = match &self.inner.live {
            Some(live) => row.people.next_wake(&**live, self.now),
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
        self.show_clocks();
        self.arm();
        Ok(())
    }

    /// Tells the store when to look at the table, if the store has another time.
    async fn keep_deadline(&mut self) -> Answer<()> {
        let Ok(live) = self.live() else { return Ok(()) };
        let row = self.row()?;
        if row.status != Status::Running || head(live, &row.people, self.now).deadline == row.deadline {
            return Ok(());
        }
        let row = row.clone();
        self.keep(row).await.map(|_| ())
    }

    fn weigh(&self) {
        let entries = self.inner.live.as_ref().map_or(0, |live| live.version());
        let bytes = BASE_BYTES + u64::from(entries) * ENTRY_BYTES;
        self.table.weight.store(bytes, Ordering::Relaxed);
    }

    /// Which viewer an account is.
    pub(crate) fn sight(&self, who: Option<&AccountId>) -> Answer<Sight> {
        Sight::of(self.row()?, who)
    }
}

/// The seats that are to act.
pub(crate) fn to_act(live: &dyn AnyTable) -> SeatSet {
    match live.turn() {
        Turn::Seats(seats) => seats,
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    }
}

/// How a table stands, in the form that the store keeps.
pub(crate) fn head(live: &dyn AnyTable, people: &People, now: Millis) -> Head {
    let release = live.thinks().into_iter().map(|think| think.release).min();
    let deadline = people.next_wake(live, now).into_iter().chain(release).min();
    let status = if live.is_over() { Status::Finished } else { Status::Running };
    Head { now, status, deadline, to_act: to_act(live) }
}

/// The client's answer when storing has failed. If it is not known whether the entries are stored, the client asks
/// again with the same id.
fn not_stored(error: StoreError) -> Trouble {
    Trouble::from(error)
}

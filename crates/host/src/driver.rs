//! What goes in. The order of work is in `order`, what comes out in `telling`.

mod order;
mod telling;

use crate::advice::Advice;
use crate::bots::{Bots, Maker, house_bot};
use crate::effect::{Effect, Purpose, Thought};
use crate::followers::Followers;
use crate::work::{Cause, Doing, Job};
use crate::{Client, Viewpoint};
use princely_core::{Seat, SeatSet, Turn};
use princely_house::{BotSpec, Thinking};
use princely_protocol::{FromHost, Millis, Plan, ProblemCode, ToHost, Version};
use princely_table::{AnyTable, JournalError};
use std::collections::{BTreeMap, VecDeque};
use std::fmt;

/// A command that loses this many races in a row is answered with "busy".
pub const MOST_RACES: u32 = 8;

/// If the store fails, bots and clocks try again after this time.
pub const REST_MS: Millis = 1000;

/// What a host may choose.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The bot that gives advice.
    pub adviser: BotSpec,
    /// A bot moves this many milliseconds after the last entry at the earliest, so that people can follow.
    pub pause: Millis,
    /// Whether other hosts may move the table on. Then a version that is not known here is looked for in the journal.
    pub is_shared: bool,
    /// Makes the bots: usually those of the house.
    pub bots: Maker,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { adviser: BotSpec::named("strong"), pause: 0, is_shared: true, bots: house_bot }
    }
}

/// Drives one live table. Every call may leave effects: call [`Driver::next_effect`] until there are none.
pub struct Driver {
    table: Box<dyn AnyTable>,
    settings: Settings,
    followers: Followers,
    bots: Bots,
    advice: Advice,
    /// What players have prepared and not sent. It is told only to the player of the seat.
    plans: BTreeMap<Seat, Plan>,
    jobs: VecDeque<Job>,
    doing: Option<Doing>,
    /// Whether the journal may have entries that the table does not know.
    is_behind: bool,
    /// Whether the clocks are to be looked at.
    ticks: bool,
    /// Whose time is over without anything happening to them.
    excused: SeatSet,
    /// How many races were lost in a row.
    lost: u32,
    /// Bots and clocks do nothing before this time, because the store has failed.
    rests_until: Millis,
    /// When the last entry was accepted.
    moved_at: Millis,
    /// The time of the last [`Effect::Wake`].
    wakes_at: Option<Millis>,
    effects: VecDeque<Effect>,
}

impl Driver {
    /// The driver of a table as its journal leaves it. Nothing happens before the first input, usually
    /// [`Driver::begin`].
    pub fn new(table: Box<dyn AnyTable>, settings: Settings) -> Driver {
        Driver {
            table,
            settings,
            followers: Followers::default(),
            bots: Bots::default(),
            advice: Advice::default(),
            plans: BTreeMap::new(),
            jobs: VecDeque::new(),
            doing: None,
            is_behind: false,
            ticks: false,
            excused: SeatSet::EMPTY,
            lost: 0,
            rests_until: 0,
            moved_at: 0,
            wakes_at: None,
            effects: VecDeque::new(),
        }
    }

    /// The table: everything that is there has been stored.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// What the host may choose.
    pub fn settings_mut(&mut self) -> &mut Settings {
        &mut self.settings
    }

    /// Whether nobody follows the table, no bot thinks or waits for its moment, and nothing waits for the store.
    pub fn is_idle(&self) -> bool {
        self.followers.are_none()
            && self.bots.are_idle()
            && self.advice.is_idle()
            && self.doing.is_none()
            && self.jobs.is_empty()
    }

    fn is_storing(&self) -> bool {
        matches!(self.doing, Some(Doing::Storing { .. }))
    }

    /// What the host is to do next.
    pub fn next_effect(&mut self) -> Option<Effect> {
        self.effects.pop_front()
    }

    /// The table begins, or goes on where its journal leaves it: chance decides what it has to, bots are asked.
    pub fn begin(&mut self, now: Millis) {
        // A journal may end in the middle, if it was cut off or comes from a record.
        let waits = !self.table.is_over() && !matches!(self.table.turn(), Turn::Seats(_));
        if (self.table.version() == 0 || waits) && self.doing.is_none() {
            let decision = self.table.begin(now);
            self.store(decision, Cause::Begin);
        }
        self.go_on(now);
    }

    /// A message of a client. Questions other than for advice are not answered here.
    pub fn command(&mut self, client: Client, viewpoint: Viewpoint, command: ToHost, now: Millis) {
        self.jobs.push_back(Job::new(client, viewpoint, command));
        self.go_on(now);
    }

    /// A client does not want to hear of the table any more.
    pub fn unfollow(&mut self, client: Client) {
        self.followers.remove(client);
        self.advice.stop(client);
        // The wish to follow may still wait for the store.
        self.jobs.retain(|job| job.client != client || !matches!(job.command, ToHost::Follow(_)));
    }

    /// Another player sits down on a seat. What the one before had prepared is nobody else's business, what they have sent
    /// and is not decided yet is refused, and they are told nothing more. Returns the clients who followed from the seat.
    pub fn change_player(&mut self, seat: Seat) -> Vec<Client> {
        self.plans.remove(&seat);
        for job in std::mem::take(&mut self.jobs) {
            if job.viewpoint == Viewpoint::Seat(seat) {
                self.answer(job.client, job.problem(ProblemCode::NotYourSeat, None));
            } else {
                self.jobs.push_back(job);
            }
        }
        let followed = self.followers.of(seat);
        followed.iter().for_each(|client| self.unfollow(*client));
        followed
    }

    /// What the player of a seat has prepared, as another host knows it; `None` if nothing. The player's devices here are told
    /// if it is new.
    pub fn prepared_elsewhere(&mut self, seat: Seat, plan: Option<Plan>) {
        if self.plans.get(&seat) == plan.as_ref() {
            return;
        }
        let nothing = Plan { version: self.table.version(), steps: Vec::new(), ends: Vec::new() };
        let told = plan.clone().unwrap_or(nothing);
        self.tell(self.followers.of(seat), FromHost::Plan(told));
        match plan {
            Some(plan) => self.plans.insert(seat, plan),
            None => self.plans.remove(&seat),
        };
    }

    /// Another bot than the house's own plays for a seat, for example a program.
    pub fn seat_bot(&mut self, seat: Seat, bot: Box<dyn Thinking>, now: Millis) {
        if let Some(sitter) = self.table.sitter(seat).cloned() {
            self.bots.seat(seat, sitter, bot);
        }
        self.go_on(now);
    }

    /// What was to be stored is stored: it is accepted, told and answered.
    pub fn stored(&mut self, now: Millis) {
        let Some((decision, cause)) = self.storing() else { return };
        let accepted = decision.accepted.clone();
        match self.table.accept_for(decision, self.followers.audience()) {
            Ok(mut effects) => {
                self.lost = 0;
                self.moved_on(&mut effects, now);
                match (cause, accepted) {
                    (Cause::Command(job), Some(accepted)) => {
                        self.answer(job.client, FromHost::Accepted(accepted));
                    }
                    (Cause::Bot(seat), _) => self.bots.rest(seat),
                    _ => {}
                }
                self.effects.extend(effects.ended.then_some(Effect::Ended));
                self.effects.extend(effects.rematch.then_some(Effect::Rematch));
            }
            // Entries were taken from elsewhere while this was being stored: then it cannot have been stored.
            Err(_) => self.race_lost(cause, now),
        }
        self.go_on(now);
    }

    /// Another host was quicker: nothing was stored.
    pub fn conflict(&mut self, now: Millis) {
        if let Some((_, cause)) = self.storing() {
            self.race_lost(cause, now);
        }
        self.go_on(now);
    }

    /// It is not known whether it was stored. The journal is read before anything else is decided.
    pub fn not_known(&mut self, now: Millis) {
        self.conflict(now);
    }

    /// The host was interrupted, and cannot say what became of what it was doing. The journal is read again.
    pub fn interrupted(&mut self, now: Millis) {
        match &self.doing {
            None => {}
            Some(Doing::Storing { .. }) => self.not_known(now),
            Some(Doing::Reading) => {
                (self.doing, self.is_behind) = (None, true);
                self.go_on(now);
            }
        }
    }

    /// It was not stored, and storing it now makes no sense.
    pub fn not_stored(&mut self, code: ProblemCode, now: Millis) {
        if let Some((_, cause)) = self.storing() {
            match cause {
                Cause::Command(job) => self.answer(job.client, job.problem(code, None)),
                Cause::Begin | Cause::Bot(_) | Cause::Clock => self.rest(now),
            }
        }
        self.go_on(now);
    }

    /// The entries of the journal after a version: because they were asked for, or because another host has stored them.
    /// An error if they cannot have happened; the host then opens the table again, or gives it up.
    pub fn entries(&mut self, since: Version, entries: &[String], now: Millis) -> Result<(), JournalError> {
        let version = self.table.version();
        if self.is_storing() || since > version {
            self.is_behind = true;
            self.go_on(now);
            return Ok(());
        }
        let known = (version - since) as usize;
        let (mut effects, read) =
            self.table.read_for(entries.get(known..).unwrap_or_default(), self.followers.audience());
        if matches!(self.doing, Some(Doing::Reading)) {
            self.doing = None;
            self.is_behind = false;
        }
        if self.table.version() > version {
            self.moved_on(&mut effects, now);
            self.effects.extend(effects.ended.then_some(Effect::Ended));
        }
        if read.is_err() {
            self.give_up(ProblemCode::Fault, now);
        }
        self.go_on(now);
        read
    }

    /// The journal could not be read. Whoever waits is told why.
    pub fn not_read(&mut self, code: ProblemCode, now: Millis) {
        if matches!(self.doing, Some(Doing::Reading)) {
            self.doing = None;
        }
        self.give_up(code, now);
        self.go_on(now);
    }

    /// Another host may have moved the table on: the journal is read.
    pub fn moved_elsewhere(&mut self, now: Millis) {
        self.is_behind = true;
        self.rests_until = self.rests_until.min(now);
        self.go_on(now);
    }

    /// A bot has finished thinking, or was stopped.
    pub fn thought(&mut self, thought: Thought, now: Millis) {
        match thought.purpose {
            Purpose::Move { .. } => self.bots.thought(thought, &*self.table),
            Purpose::Advice => {
                if let Some((client, message)) = self.advice.thought(thought) {
                    self.answer(client, message);
                }
            }
        }
        self.go_on(now);
    }

    /// The bot of a thought is gone, for example because its thread has failed.
    pub fn thought_lost(&mut self, (number, seat, purpose): (u64, Seat, Purpose), now: Millis) {
        match purpose {
            Purpose::Move { release } => self.bots.lost(seat, number, release, &*self.table),
            Purpose::Advice => {
                if let Some((client, message)) = self.advice.lost(number) {
                    self.answer(client, message);
                }
            }
        }
        self.go_on(now);
    }

    /// Another host lets this bot think, until a time at the latest. By then it will have moved the table on.
    pub fn left_to_another(&mut self, thought: Thought, until: Millis, now: Millis) {
        self.bots.elsewhere(thought, until);
        self.go_on(now);
    }

    /// Time has passed: clocks may be over, and bots may move. Nothing happens to excused seats, although their time is
    /// over.
    pub fn tick(&mut self, excused: SeatSet, now: Millis) {
        (self.ticks, self.excused, self.wakes_at) = (true, excused, None);
        self.is_behind |= self.bots.waited(now);
        self.go_on(now);
    }
}

impl fmt::Debug for Driver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A log must not show the position and the luck, which are secret.
        f.debug_struct("Driver").field("version", &self.table.version()).finish_non_exhaustive()
    }
}

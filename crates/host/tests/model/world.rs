//! A store, two hosts and their clients.

use princely_core::{Quick, Seat, SeatSet, Uniform};
use princely_host::driver::MOST_RACES;
use princely_host::{Client, Driver, Effect, Settings, Thought, Viewpoint, Write};
use princely_house::{BotSpec, Housed};
use princely_protocol::{
    Act, Answer, Ask, CommandId, Follow, FromHost, Offer, ProblemCode, Proposal, Question, Raw, Resign,
    Return, SeenEntry, TakeOver, ToHost, Undo, Version, WIRE,
};
use princely_search::InOneGo;
use princely_table::laws::LawfulTable;
use princely_table::{Live, Opening};
use std::collections::BTreeMap;

/// A game that the model can play.
pub(crate) trait Modelled: LawfulTable + Housed {}
impl<G: LawfulTable + Housed> Modelled for G {}

/// What happened.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) accepted: u32,
    pub(crate) refused: u32,
    pub(crate) conflicts: u32,
    pub(crate) unknown: u32,
    pub(crate) kept_unknown: u32,
    pub(crate) not_stored: u32,
    pub(crate) not_read: u32,
    pub(crate) busy: u32,
    pub(crate) late: u32,
    pub(crate) advised: u32,
    pub(crate) delayed: u32,
    pub(crate) timed_out: u32,
    pub(crate) ended: u32,
    pub(crate) elsewhere: u32,
}

impl Tally {
    pub(crate) fn add(&mut self, other: &Tally) {
        self.accepted += other.accepted;
        self.refused += other.refused;
        self.conflicts += other.conflicts;
        self.unknown += other.unknown;
        self.kept_unknown += other.kept_unknown;
        self.not_stored += other.not_stored;
        self.not_read += other.not_read;
        self.busy += other.busy;
        self.late += other.late;
        self.advised += other.advised;
        self.delayed += other.delayed;
        self.timed_out += other.timed_out;
        self.ended += other.ended;
        self.elsewhere += other.elsewhere;
    }

    /// A model in which something never happens proves nothing about it.
    pub(crate) fn has_seen_everything(&self) {
        let counts = [
            self.accepted,
            self.refused,
            self.conflicts,
            self.unknown,
            self.kept_unknown,
            self.not_stored,
            self.not_read,
            self.late,
            self.advised,
            self.delayed,
            self.timed_out,
            self.ended,
            self.elsewhere,
        ];
        assert!(counts.iter().all(|count| *count > 0), "{self:?}");
    }
}

/// A host: a driver, and what it waits for.
struct Host {
    driver: Driver,
    write: Option<Write>,
    read: Option<Version>,
    thoughts: Vec<Thought>,
    wake: Option<u64>,
    /// After a conflict or an unknown outcome, until the journal was read.
    must_read: bool,
}

/// Somebody who follows.
struct Follower {
    host: usize,
    viewpoint: Viewpoint,
    /// From which version on it was told something.
    since: Version,
    heard: Vec<SeenEntry>,
}

/// A store, two hosts and their clients.
pub(crate) struct World<G: Modelled> {
    opening: Opening,
    game: G,
    /// What was stored.
    journal: Vec<String>,
    hosts: [Host; 2],
    followers: BTreeMap<Client, Follower>,
    /// Commands that have not been answered, and how often something was stored for them.
    open: BTreeMap<(Client, CommandId), u32>,
    /// Commands that were answered as carried out.
    accepted: BTreeMap<(Seat, CommandId), Version>,
    /// Commands that can be sent again.
    sent: Vec<(Seat, ToHost)>,
    quick: Quick,
    numbers: u64,
    pub(crate) now: u64,
    pub(crate) tally: Tally,
}

impl<G: Modelled> World<G> {
    pub(crate) fn new(opening: Opening, seed: u64) -> World<G> {
        let mut first = Live::<G>::open(opening.clone()).unwrap();
        let begin = first.begin(1000);
        let journal: Vec<String> = begin.entries.iter().map(|entry| entry.text.clone()).collect();
        let game = first.game().clone();
        first.accept(begin).unwrap();
        let host = |live: Live<G>| Host {
            driver: Driver::new(
                Box::new(live),
                Settings { pause: seed % 3 * 100, adviser: BotSpec::named("greedy"), ..Settings::default() },
            ),
            write: None,
            read: None,
            thoughts: Vec::new(),
            wake: None,
            must_read: false,
        };
        let second = Live::<G>::reopen(opening.clone(), journal.iter().map(String::as_str)).unwrap();
        World {
            hosts: [host(first), host(second)],
            opening,
            game,
            journal,
            followers: BTreeMap::new(),
            open: BTreeMap::new(),
            accepted: BTreeMap::new(),
            sent: Vec::new(),
            quick: Quick(seed ^ 0x5EED),
            numbers: 0,
            now: 1000,
            tally: Tally::default(),
        }
    }

    fn below(&mut self, bound: u32) -> u32 {
        self.quick.below(bound)
    }

    /// One random thing happens.
    pub(crate) fn step(&mut self) {
        self.now += u64::from(self.below(400));
        let at = self.below(2) as usize;
        match self.below(20) {
            0..5 => self.write(at),
            5..7 => self.read(at),
            7..10 => self.think(at),
            10..12 => self.tick(at),
            12 => self.follow(at),
            13 => self.leave(),
            14 => self.other_host_tells(at),
            _ => self.command(at),
        }
        self.carry_out(at);
    }

    /// Everything that waits happens, without failures, until only persons are to act; then the promises are checked.
    pub(crate) fn settle(&mut self) {
        for _ in 0..20_000 {
            let mut is_quiet = true;
            for at in 0..2 {
                let host = &self.hosts[at];
                let waits = host.write.is_some() || host.read.is_some() || !host.thoughts.is_empty();
                let behind = host.driver.table().version() < self.journal.len() as Version;
                let bots = !host.driver.table().thinks().is_empty();
                if !waits && !behind && !bots {
                    continue;
                }
                is_quiet = false;
                if host.write.is_some() {
                    self.finish_write(at);
                } else if host.read.is_some() {
                    self.finish_read(at);
                } else if !self.hosts[at].thoughts.is_empty() {
                    self.finish_thought(at, 0);
                } else if behind {
                    self.hosts[at].driver.moved_elsewhere(self.now);
                } else {
                    self.now += 1000;
                    self.hosts[at].driver.tick(SeatSet::EMPTY, self.now);
                }
                self.carry_out(at);
            }
            if is_quiet {
                return self.check();
            }
        }
        panic!("the hosts do not come to rest: {:?}", self.tally);
    }

    fn check(&mut self) {
        let texts = self.journal.iter().map(String::as_str);
        let truth = Live::<G>::reopen(self.opening.clone(), texts).unwrap();
        assert!(truth.thinks().is_empty(), "a bot was forgotten");
        assert!(self.open.is_empty(), "never answered: {:?}", self.open);
        for (client, follower) in &self.followers {
            let mut all = truth.told(follower.viewpoint.viewer(), 0).unwrap().entries;
            if follower.viewpoint.is_delayed() {
                all.truncate(truth.round_ago() as usize);
                self.tally.delayed += 1;
            }
            assert_eq!(follower.heard, all[follower.since as usize..], "{client:?} {:?}", follower.viewpoint);
        }
        for ((seat, id), version) in &self.accepted {
            let made: Vec<Version> = (1..)
                .zip(truth.journal())
                .filter(|(_, noted)| noted.what.command() == Some((*seat, id)))
                .map(|(version, _)| version)
                .collect();
            assert_eq!(made, [*version], "{seat:?} {id}");
        }
    }

    // ---- What hosts do ----

    /// Takes the effects of a driver. Each is checked.
    fn carry_out(&mut self, at: usize) {
        let mut count = 0;
        while let Some(effect) = self.hosts[at].driver.next_effect() {
            count += 1;
            assert!(count < 1000, "endless effects");
            match effect {
                Effect::Store(write) => {
                    let host = &mut self.hosts[at];
                    assert!(!host.must_read, "stored before the journal was read");
                    assert!(host.write.is_none() && host.read.is_none(), "two things at a time");
                    assert_eq!(write.expected, host.driver.table().version());
                    assert_eq!(write.after.version, write.expected + write.entries.len() as Version);
                    for ((_, id), writes) in &mut self.open {
                        *writes += u32::from(write.entries[0].text.contains(&format!("\"{id}\"")));
                    }
                    host.write = Some(write);
                }
                Effect::Read { since } => {
                    let host = &mut self.hosts[at];
                    assert!(host.write.is_none() && host.read.is_none(), "two things at a time");
                    assert_eq!(since, host.driver.table().version());
                    host.read = Some(since);
                }
                Effect::Tell { clients, message } => {
                    clients.iter().for_each(|client| self.told(at, *client, &message));
                }
                Effect::Answer { client, message } => self.answered(client, message),
                Effect::Think(thought) => self.hosts[at].thoughts.push(thought),
                Effect::Wake { at: time } => self.hosts[at].wake = Some(time),
                Effect::Ended => self.tally.ended += 1,
                Effect::Rematch => assert!(self.hosts[at].driver.table().is_over()),
            }
        }
    }

    fn told(&mut self, at: usize, client: Client, message: &FromHost) {
        let FromHost::Told(told) = message else { return };
        let follower = self.followers.get_mut(&client).expect("nobody else is told");
        assert_eq!(follower.host, at);
        assert_eq!(told.since, follower.since + follower.heard.len() as Version, "a gap, or told twice");
        for (version, entry) in (told.since + 1..).zip(&told.entries) {
            assert_eq!(entry.version, version);
            assert!(version as usize <= self.journal.len(), "told before it is stored");
        }
        follower.heard.extend(told.entries.iter().cloned());
    }

    fn answered(&mut self, client: Client, message: FromHost) {
        let id = match &message {
            FromHost::Accepted(accepted) => Some(&accepted.id),
            FromHost::Refusal(refusal) => Some(&refusal.id),
            FromHost::Stale(stale) => Some(&stale.id),
            FromHost::Reply(reply) => Some(&reply.id),
            FromHost::Problem(problem) => problem.id.as_ref(),
            FromHost::Hello(_) | FromHost::Told(_) | FromHost::Clocks(_) | FromHost::Plan(_) => {
                panic!("no answer: {message:?}")
            }
        };
        let Some(id) = id.cloned() else {
            // A client that could not follow.
            self.followers.remove(&client);
            return;
        };
        let writes = self.open.remove(&(client, id.clone())).expect("an answer without a question");
        assert!(writes <= MOST_RACES, "{writes} writes for one command");
        match message {
            FromHost::Accepted(accepted) => {
                self.tally.accepted += 1;
                let text = &self.journal[accepted.version as usize - 1];
                assert!(text.contains(&format!("\"{id}\"")), "answered before it is stored");
                let (seat, _) = self.sent.iter().find(|(_, sent)| sent.id() == Some(&id)).unwrap();
                let before = self.accepted.insert((*seat, id), accepted.version);
                assert!(before.is_none_or(|version| version == accepted.version));
            }
            FromHost::Reply(_) => self.tally.advised += 1,
            FromHost::Problem(problem) if problem.code == ProblemCode::Busy => self.tally.busy += 1,
            _ => self.tally.refused += 1,
        }
    }

    fn finish_write(&mut self, at: usize) {
        let Some(write) = self.hosts[at].write.take() else { return };
        if self.append(&write) {
            self.hosts[at].driver.stored(self.now);
        } else {
            self.tally.conflicts += 1;
            self.hosts[at].must_read = true;
            self.hosts[at].driver.conflict(self.now);
        }
    }

    /// Stores entries if they come next.
    fn append(&mut self, write: &Write) -> bool {
        if write.expected as usize != self.journal.len() {
            return false;
        }
        self.journal.extend(write.entries.iter().map(|entry| entry.text.clone()));
        let timed_out = |text: &&String| text.contains("time_out");
        self.tally.timed_out +=
            self.journal[write.expected as usize..].iter().filter(timed_out).count() as u32;
        true
    }

    fn write(&mut self, at: usize) {
        match self.below(10) {
            0 if self.hosts[at].write.take().is_some() => {
                self.tally.not_stored += 1;
                self.hosts[at].driver.not_stored(ProblemCode::Busy, self.now);
            }
            1..3 => {
                let Some(write) = self.hosts[at].write.take() else { return };
                self.tally.unknown += 1;
                if self.below(2) == 0 && self.append(&write) {
                    self.tally.kept_unknown += 1;
                }
                self.hosts[at].must_read = true;
                self.hosts[at].driver.not_known(self.now);
            }
            _ => self.finish_write(at),
        }
    }

    fn finish_read(&mut self, at: usize) {
        let Some(since) = self.hosts[at].read.take() else { return };
        self.hosts[at].must_read = false;
        let entries = self.journal[since as usize..].to_vec();
        self.hosts[at].driver.entries(since, &entries, self.now).unwrap();
    }

    fn read(&mut self, at: usize) {
        if self.below(6) == 0 && self.hosts[at].read.take().is_some() {
            self.tally.not_read += 1;
            self.hosts[at].driver.not_read(ProblemCode::Busy, self.now);
        } else {
            self.finish_read(at);
        }
    }

    fn finish_thought(&mut self, at: usize, nth: usize) {
        let mut thought = self.hosts[at].thoughts.remove(nth);
        while !thought.go_on(&mut InOneGo) {}
        self.tally.late += u32::from(thought.version < self.hosts[at].driver.table().version());
        self.hosts[at].driver.thought(thought, self.now);
    }

    fn think(&mut self, at: usize) {
        let count = self.hosts[at].thoughts.len() as u32;
        if count == 0 {
            return;
        }
        let nth = self.below(count) as usize;
        match self.below(12) {
            0 => {
                let thought = self.hosts[at].thoughts.remove(nth);
                let lost = (thought.number(), thought.seat, thought.purpose);
                self.hosts[at].driver.thought_lost(lost, self.now);
            }
            1 if thought_moves(&self.hosts[at].thoughts[nth]) => {
                let thought = self.hosts[at].thoughts.remove(nth);
                let until = self.now + u64::from(self.below(2000));
                self.tally.elsewhere += 1;
                self.hosts[at].driver.left_to_another(thought, until, self.now);
            }
            _ => self.finish_thought(at, nth),
        }
    }

    fn tick(&mut self, at: usize) {
        if let Some(wake) = self.hosts[at].wake.take_if(|_| self.quick.below(2) == 0) {
            self.now = self.now.max(wake);
        }
        let excused = if self.below(4) == 0 { SeatSet::only(Seat(0)) } else { SeatSet::EMPTY };
        self.hosts[at].driver.tick(excused, self.now);
    }

    fn other_host_tells(&mut self, at: usize) {
        let version = self.journal.len() as u32;
        let since = self.below(version + 1);
        if self.below(2) == 0 {
            return self.hosts[at].driver.moved_elsewhere(self.now);
        }
        // An earlier read that is still under way will find nothing new.
        if self.hosts[at].read.is_none() {
            let entries = self.journal[since as usize..].to_vec();
            self.hosts[at].driver.entries(since, &entries, self.now).unwrap();
        }
    }

    // ---- What clients do ----

    fn number(&mut self) -> u64 {
        self.numbers += 1;
        self.numbers
    }

    fn follow(&mut self, at: usize) {
        let (client, seats) = (Client(self.number()), u32::from(self.game.seats()));
        let viewpoint = match self.below(seats + 2) {
            seat if seat < seats => Viewpoint::Seat(Seat(seat as u8)),
            seat if seat == seats => Viewpoint::Spectator,
            _ => Viewpoint::DelayedSpectator,
        };
        let known = viewpoint.version(self.hosts[at].driver.table());
        // Sometimes a version that only the other host knows, or nobody.
        let since = self.below(known + 2);
        self.followers.insert(client, Follower { host: at, viewpoint, since, heard: Vec::new() });
        let follow = ToHost::Follow(Follow { wire: WIRE, since });
        self.hosts[at].driver.command(client, viewpoint, follow, self.now);
    }

    fn leave(&mut self) {
        let count = self.followers.len() as u32;
        let nth = self.below(count.max(1)) as usize;
        let Some(client) = self.followers.keys().nth(nth).copied().filter(|_| count > 6) else { return };
        if let Some(follower) = self.followers.remove(&client) {
            self.hosts[follower.host].driver.unfollow(client);
        }
    }

    fn command(&mut self, at: usize) {
        let seats = u32::from(self.game.seats());
        let any = Seat(self.below(seats) as u8);
        let number = self.number();
        let id = CommandId::try_from(format!("c{number}")).unwrap();
        let table = self.hosts[at].driver.table();
        let (now, offer) = (table.version(), table.standing(None).offer);
        let version =
            now.saturating_sub(if self.below(8) == 0 { 2 } else { 0 }) + u32::from(self.below(30) == 0);
        let (seat, command) = match self.below(40) {
            0..3 => (any, ToHost::Undo(Undo { id, version })),
            3 => (any, ToHost::Offer(Offer { id, version, proposal: Proposal::Rematch })),
            4..6 => {
                let proposal = Proposal::Undo { to: version.saturating_sub(1 + self.below(4)) };
                (any, ToHost::Offer(Offer { id, version, proposal }))
            }
            6..9 => {
                let offer = offer.map_or(1, |offer| offer.version);
                let agrees = self.below(4) > 0;
                (any, ToHost::Answer(Answer { id, offer, agrees }))
            }
            9 => (any, ToHost::TakeOver(TakeOver { id, level: "random".into() })),
            10 => (any, ToHost::TakeOver(TakeOver { id, level: "nobody".into() })),
            11..13 => (any, ToHost::Return(Return { id })),
            13 if self.below(6) == 0 => (any, ToHost::Resign(Resign { id, version })),
            14..16 => (any, ToHost::Ask(Ask { id, question: Question::Advice })),
            16..19 if !self.sent.is_empty() => {
                let nth = self.below(self.sent.len() as u32) as usize;
                self.sent[nth].clone()
            }
            _ => {
                let seat = self.hosts[at].driver.table().after().persons.lowest().unwrap_or(any);
                (seat, ToHost::Act(Act { id, version, actions: self.actions(at, seat) }))
            }
        };
        let client = Client(number);
        if let Some(id) = command.id() {
            self.open.insert((client, id.clone()), 0);
        }
        if !matches!(command, ToHost::Ask(_)) && !self.sent.iter().any(|(_, sent)| sent == &command) {
            self.sent.push((seat, command.clone()));
        }
        self.hosts[at].driver.command(client, Viewpoint::Seat(seat), command, self.now);
    }

    /// A legal action of the seat, or one that is none.
    fn actions(&mut self, at: usize, seat: Seat) -> Vec<Raw> {
        let whims = Quick(u64::from(self.below(1000)));
        let choice = self.hosts[at].driver.table().any_choice(seat, whims);
        let action = choice.and_then(|choice| choice.action::<G>());
        action.map(|action| Raw::of(&action).unwrap()).into_iter().collect()
    }
}

fn thought_moves(thought: &Thought) -> bool {
    matches!(thought.purpose, princely_host::Purpose::Move { .. })
}

//! Whole sessions at a live table, followed by everybody who may watch.

use super::{LawfulTable, act, broken, carry_out, command_id, opening, some_actions, viewers};
use crate::{AnyTable as _, Decided, Denied, Effects, Live, SeatView};
use princely_core::laws::{LawBroken, Plan};
use princely_core::{Quick, Seat, Turn, Uniform, Viewer};
use princely_protocol::{
    Accepted, Answer, Offer, ProblemCode, Proposal, Resign, Return, TakeOver, ToHost, Told, Undo, Version,
};

/// What happened while the laws held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Sessions played to their end.
    pub sessions: u32,
    /// Entries made.
    pub entries: u64,
    /// Observations rebuilt from feeds and compared with the truth.
    pub followed: u64,
    /// Commands sent twice.
    pub twice: u64,
    /// Entries taken back.
    pub undone: u64,
    /// Of these, the ones to which others had to agree.
    pub agreed: u64,
    /// Pairs of acts made at once that were tried in both orders.
    pub swapped: u64,
    /// Seats that were taken over.
    pub taken_over: u64,
    /// Sessions that ended because somebody gave up.
    pub resigned: u32,
}

/// Plays as many sessions as the plan has games.
pub fn sessions<G: LawfulTable>(game: &G, plan: &Plan<G>) -> Result<Tally, LawBroken> {
    let mut tally = Tally::default();
    for number in 0..plan.games {
        let mut session = Session::new(game, plan.seed, number)
            .map_err(|why| broken(game, plan, (number, 0), ("session", why)))?;
        while session.live.end().is_none() {
            let step = session.step(plan.every, &mut tally);
            let entries = session.live.journal().len();
            step.map_err(|finding| broken(game, plan, (number, entries), finding))?;
            if entries > plan.longest {
                let why = format!("no end after {} entries", plan.longest);
                return Err(broken(game, plan, (number, entries), ("ends", why)));
            }
        }
        let entries = session.live.journal().len();
        session.ends(&mut tally).map_err(|finding| broken(game, plan, (number, entries), finding))?;
        tally.sessions += 1;
    }
    Ok(tally)
}

/// A law, and what was found against it.
type Finding = (&'static str, String);

/// A table, and all who follow it.
pub struct Session<G: LawfulTable> {
    /// The table.
    pub live: Live<G>,
    followers: Vec<(Viewer, SeatView<G>, Told)>,
    stored: Vec<(Version, String)>,
    quick: Quick,
    commands: u32,
    now: u64,
}

impl<G: LawfulTable> Session<G> {
    /// A table whose set-up is done.
    pub fn new(game: &G, seed: u64, number: u32) -> Result<Session<G>, String> {
        let live = Live::with_game(game.clone(), opening(game, seed << 20 | u64::from(number)));
        let follower = |viewer| {
            let view = SeatView::with_game(game.clone(), &live.hello(viewer, 0))
                .map_err(|code| format!("{code:?}"))?;
            Ok((viewer, view, Told { since: 0, entries: Vec::new() }))
        };
        let followers = viewers(game).into_iter().map(follower).collect::<Result<_, String>>()?;
        let quick = Quick(seed ^ u64::from(number).wrapping_mul(0x9E37_79B9));
        let mut session = Session { live, followers, stored: Vec::new(), quick, commands: 0, now: 1000 };
        let decision = session.live.begin(session.now);
        session.accept(decision).map_err(|(law, why)| format!("{law}: {why}"))?;
        Ok(session)
    }

    /// One random thing happens.
    fn step(&mut self, every: u32, tally: &mut Tally) -> Result<(), Finding> {
        self.now += u64::from(self.quick.below(5000));
        let Turn::Seats(seats) = self.live.turn() else {
            return Err(("session", "chance or nobody is left to act after a decision".into()));
        };
        let bot = self.live.thinks().first().map(|think| think.seat);
        let any = Seat(self.quick.below(u32::from(self.live.game().seats())) as u8);
        match self.quick.below(100) {
            0..8 => self.undo(any, tally)?,
            8..12 => self.undo_by_consent(any, tally)?,
            12..14 => self.take_over(any, tally)?,
            14..17 => self.come_back(any)?,
            17 if self.live.journal().len() > 40 && self.quick.below(4) == 0 => self.resign(any, tally)?,
            18..70 if seats.len() > 1 => tally.swapped += u64::from(self.order_does_not_matter()?),
            _ => {
                let nth = self.quick.below(seats.len() as u32) as usize;
                let seat = bot.or(seats.into_iter().nth(nth)).unwrap_or(any);
                self.act(seat, tally)?;
            }
        }
        if self.quick.below(every.saturating_mul(8)) == 0 {
            self.opens_again()?;
        }
        Ok(())
    }

    fn act(&mut self, seat: Seat, tally: &mut Tally) -> Result<(), Finding> {
        let actions = some_actions(&self.live, seat, &mut self.quick);
        let version = self.live.version();
        if self.live.thinks().iter().any(|think| think.seat == seat) {
            let decision = self.live.decide_for_bot(seat, version, &actions, self.now);
            let decision = decision.map_err(|denied| ("session", format!("a bot is denied: {denied:?}")))?;
            tally.entries += decision.entries.len() as u64;
            return self.accept(decision).map(|_| ());
        }
        let command = self.next(|number| act::<G>(number, version, &actions))?;
        let decided = self.live.decide(seat, &command, self.now);
        let Ok(Decided::New(decision)) = decided else {
            return Err(("session", format!("{actions:?} are legal, but come to {decided:?}")));
        };
        let accepted = decision.accepted.clone();
        tally.entries += decision.entries.len() as u64;
        tally.followed += self.accept(decision)?;
        self.counts_once(seat, &command, accepted.as_ref())?;
        tally.twice += 1;
        Ok(())
    }

    /// A command that is sent again is answered as before; its id with another content is an error.
    fn counts_once(
        &mut self,
        seat: Seat,
        command: &ToHost,
        accepted: Option<&Accepted>,
    ) -> Result<(), Finding> {
        let again = self.live.decide(seat, command, self.now + 7);
        match (&again, accepted) {
            (Ok(Decided::Already(again)), Some(accepted)) if again == accepted => {}
            _ => {
                return Err(("twice", format!("{command:?} was {accepted:?}, and again comes to {again:?}")));
            }
        }
        let mut other = command.clone();
        if let ToHost::Act(act) = &mut other {
            act.actions.push(act.actions[0].clone());
            let other = self.live.decide(seat, &other, self.now);
            if !matches!(other, Err(Denied::Problem(ProblemCode::IdReused))) {
                return Err(("twice", format!("another content with the same id comes to {other:?}")));
            }
        }
        Ok(())
    }

    fn undo(&mut self, seat: Seat, tally: &mut Tally) -> Result<(), Finding> {
        let version = self.live.version();
        let command = self.next(|number| Ok(ToHost::Undo(Undo { id: command_id(number)?, version })))?;
        if let Ok(Decided::New(decision)) = self.live.decide(seat, &command, self.now) {
            let accepted = decision.accepted.clone();
            tally.followed += self.accept(decision)?;
            tally.undone += 1;
            self.counts_once(seat, &command, accepted.as_ref())?;
        }
        Ok(())
    }

    fn undo_by_consent(&mut self, seat: Seat, tally: &mut Tally) -> Result<(), Finding> {
        let version = self.live.version();
        let proposal = match self.quick.below(6) {
            0 => {
                Proposal::Seat { seat: Seat(self.quick.below(u32::from(self.live.game().seats()) + 1) as u8) }
            }
            _ => Proposal::Undo { to: version.saturating_sub(1 + self.quick.below(4)) },
        };
        let command =
            self.next(|number| Ok(ToHost::Offer(Offer { id: command_id(number)?, version, proposal })))?;
        let Ok(Decided::New(decision)) = self.live.decide(seat, &command, self.now) else { return Ok(()) };
        let offer = decision.expected + 1;
        self.accept(decision)?;
        for other in viewers(self.live.game()).into_iter().flatten() {
            let agrees = self.quick.below(5) > 0;
            let answer =
                self.next(|number| Ok(ToHost::Answer(Answer { id: command_id(number)?, offer, agrees })))?;
            match self.live.decide(other, &answer, self.now) {
                Ok(Decided::New(decision)) => {
                    let entries = decision.entries.len();
                    tally.followed += self.accept(decision)?;
                    tally.agreed += u64::from(entries > 1);
                    tally.undone += u64::from(entries > 1);
                }
                Ok(Decided::Already(_)) => return Err(("twice", "a new answer is an old one".into())),
                Err(_) => {} // not asked, or settled already
            }
        }
        Ok(())
    }

    fn take_over(&mut self, seat: Seat, tally: &mut Tally) -> Result<(), Finding> {
        let level = "medium".to_owned();
        let command =
            self.next(|number| Ok(ToHost::TakeOver(TakeOver { id: command_id(number)?, level })))?;
        if let Ok(Decided::New(decision)) = self.live.decide(seat, &command, self.now) {
            self.accept(decision)?;
            tally.taken_over += 1;
        }
        Ok(())
    }

    fn come_back(&mut self, seat: Seat) -> Result<(), Finding> {
        let command = self.next(|number| Ok(ToHost::Return(Return { id: command_id(number)? })))?;
        if let Ok(Decided::New(decision)) = self.live.decide(seat, &command, self.now) {
            self.accept(decision)?;
        }
        Ok(())
    }

    fn resign(&mut self, seat: Seat, tally: &mut Tally) -> Result<(), Finding> {
        let version = self.live.version();
        let command = self.next(|number| Ok(ToHost::Resign(Resign { id: command_id(number)?, version })))?;
        if let Ok(Decided::New(decision)) = self.live.decide(seat, &command, self.now) {
            self.accept(decision)?;
            tally.resigned += u32::from(self.live.end().is_some());
        }
        Ok(())
    }

    /// Two seats that act at once, each for the version it knows, lead to the same table in either order.
    fn order_does_not_matter(&mut self) -> Result<bool, Finding> {
        let version = self.live.version();
        let Turn::Seats(seats) = self.live.turn() else { return Ok(false) };
        let persons: Vec<Seat> =
            seats.into_iter().filter(|seat| self.live.persons().contains(*seat)).collect();
        let [one, two, ..] = persons[..] else { return Ok(false) };
        let mut send = |seat: Seat| {
            let actions = some_actions(&self.live, seat, &mut self.quick);
            self.commands += 1;
            act::<G>(self.commands, version, &actions).map(|command| (seat, command))
        };
        let acts = [send(one), send(two)].into_iter().collect::<Result<Vec<_>, _>>();
        let acts = acts.map_err(|why| ("order", why))?;
        let mut ends = Vec::new();
        for order in [[0, 1], [1, 0]] {
            let mut live = self.copy().map_err(|why| ("journal", why))?;
            for index in order {
                let (seat, command) = &acts[index];
                carry_out(&mut live, *seat, command, self.now)
                    .map_err(|denied| ("order", format!("in the order {order:?}: {denied:?}")))?;
            }
            ends.push(live);
        }
        if ends[0].state() != ends[1].state() {
            let (there, back) = (ends[0].state(), ends[1].state());
            return Err(("order", format!("{acts:?} lead to {there:?}, the other way round to {back:?}")));
        }
        Ok(true)
    }

    /// A new command.
    fn next(&mut self, make: impl FnOnce(u32) -> Result<ToHost, String>) -> Result<ToHost, Finding> {
        self.commands += 1;
        make(self.commands).map_err(|why| ("session", why))
    }

    /// Stores and accepts a decision, and tells everybody. Returns how many observations were compared.
    fn accept(&mut self, decision: crate::Decision) -> Result<u64, Finding> {
        let before = self.live.version();
        for (expected, stored) in (before + 1..).zip(&decision.entries) {
            if stored.version != expected || self.stored.iter().any(|(version, _)| *version == stored.version)
            {
                return Err(("versions", format!("entry {expected} would make version {}", stored.version)));
            }
        }
        self.stored.extend(decision.entries.iter().map(|stored| (stored.version, stored.text.clone())));
        let (entries, after) = (decision.entries.len() as Version, decision.after.clone());
        let effects = self.live.accept(decision).map_err(|error| ("versions", error.to_string()))?;
        if self.live.version() != before + entries {
            return Err((
                "versions",
                format!("{entries} entries led from {before} to {}", self.live.version()),
            ));
        }
        if self.live.after() != after {
            let truth = self.live.after();
            return Err(("after", format!("{after:?} was decided, and accepted it is {truth:?}")));
        }
        self.tell(&effects)
    }

    fn tell(&mut self, effects: &Effects) -> Result<u64, Finding> {
        for (viewer, view, told) in &mut self.followers {
            for entry in effects.feed.entries(*viewer) {
                // As it travels: written, and read again.
                let text = serde_json::to_string(entry).map_err(|error| ("feed", error.to_string()))?;
                let read = serde_json::from_str(&text)
                    .map_err(|error| ("feed", format!("{text} cannot be read: {error}")))?;
                if read != *entry {
                    return Err(("feed", format!("{entry:?} is read as {read:?}")));
                }
                view.hear(&read).map_err(|unheard| ("feed", format!("{viewer:?}: {unheard}; {text}")))?;
                told.entries.push(read);
            }
            let truth = self.live.observe(*viewer);
            if *view.observation() != truth {
                let known = view.observation();
                return Err((
                    "feed",
                    format!("{viewer:?} has followed to {known:?}, the truth is {truth:?}"),
                ));
            }
            let (known, truth) = (view.standing(), self.live.standing(*viewer));
            if known != truth {
                return Err(("standing", format!("{viewer:?} knows {known:?}, the truth is {truth:?}")));
            }
        }
        Ok(self.followers.len() as u64)
    }

    /// The same table, opened again from its journal.
    fn copy(&self) -> Result<Live<G>, String> {
        let opening = self.live.opening().clone();
        // A game that forgets its options is another game when it is opened again.
        let game = opening.game::<G>().map_err(|code| format!("{code:?}"))?;
        if game.options() != self.live.game().options() {
            return Err("opened again, the options have changed".into());
        }
        let mut live = Live::with_game(self.live.game().clone(), opening);
        live.read_all(self.stored.iter().map(|(_, text)| text.as_str()))
            .map_err(|error| error.to_string())?;
        if live.state() != self.live.state() || live.version() != self.live.version() {
            let (again, truth) = (live.state(), self.live.state());
            return Err(format!("opened again it is {again:?}, but it was {truth:?}"));
        }
        Ok(live)
    }

    fn opens_again(&self) -> Result<(), Finding> {
        let copy = self.copy().map_err(|why| ("journal", why))?;
        for (version, text) in &self.stored {
            if copy.written(*version).as_deref() != Some(text) {
                return Err(("journal", format!("entry {version} is written otherwise now: {text}")));
            }
        }
        if (copy.turn(), copy.end(), copy.thinks(), copy.next_wake())
            != (self.live.turn(), self.live.end(), self.live.thinks(), self.live.next_wake())
        {
            return Err(("journal", "opened again, others are to act".into()));
        }
        for (viewer, _, told) in &self.followers {
            let later = copy.told(*viewer, 0).map_err(|code| ("told", format!("{code:?}")))?;
            if later != *told {
                return Err(("told", format!("{viewer:?} was told {told:?}, and later {later:?}")));
            }
        }
        Ok(())
    }

    /// The end: everything is compared once more, and the record of the line that stands can be read.
    fn ends(&mut self, tally: &mut Tally) -> Result<(), Finding> {
        self.opens_again()?;
        tally.followed += self.followers.len() as u64;
        let line = self.live.line();
        let record = self.live.record(&None);
        let read = princely_core::record::read::<G>(&record, |_| {})
            .map_err(|error| ("record", format!("{error}: {record}")))?;
        if read.table.log() != line {
            return Err(("record", format!("the record tells another game: {record}")));
        }
        for (viewer, view, _) in &self.followers {
            let seen = self.live.seen_record(*viewer, &None);
            let read = princely_core::record::read_seen::<G>(&seen, |_| {})
                .map_err(|error| ("record", format!("{error}: {seen}")))?;
            if read.observation != *view.observation() {
                return Err(("record", format!("what {viewer:?} saw is recorded otherwise: {seen}")));
            }
        }
        Ok(())
    }
}

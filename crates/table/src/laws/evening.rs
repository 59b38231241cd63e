//! Evenings with clocks: players act, take back, leave, come back, give up and run out of time, in any order.
//!
//! | law | what holds after every command |
//! |---|---|
//! | time | the time that a seat has used never shrinks; what is left grows only when a turn ends; what is left and what is used are never more than what was given |
//! | giving up | a seat that was given up never wins, and nobody can take it up again |

use super::{LawfulTable, act, actions_of, broken, command_id, opening, some_actions, viewers};
use crate::{Decided, Decision, Live};
use princely_core::laws::{LawBroken, Plan};
use princely_core::{Quick, Seat, SeatSet, Turn, Uniform};
use princely_protocol::{
    Abort, Answer, EndedBy, Millis, Offer, Pace, Plan as Planned, Proposal, Raw, Resign, Resume, Return,
    TakeOver, ToHost, Undo,
};
use std::collections::BTreeMap;

/// What happened while the laws held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EveningTally {
    /// Games that ended.
    pub games: u32,
    /// Commands and ticks that led to something.
    pub commands: u32,
    /// Turns that were taken back while clocks ran.
    pub undone: u32,
    /// Turns that could not be taken back because no time would have been left.
    pub too_late: u32,
    /// Seats whose time ran out.
    pub timed_out: u32,
    /// Players who wanted to come back in the turn for which their time had run out, and could not.
    pub came_too_soon: u32,
    /// Seats that were given up.
    pub given_up: u32,
    /// Times when a complete plan was played because time had run out.
    pub planned: u32,
    /// Pauses.
    pub pauses: u32,
    /// Games that ended by agreement.
    pub drawn: u32,
    /// Games that were called off.
    pub called_off: u32,
}

/// Plays games with clocks until this many commands have led to something. The plan gives the seed and the longest game.
pub fn evenings<G: LawfulTable>(game: &G, plan: &Plan<G>, commands: u32) -> Result<EveningTally, LawBroken> {
    let paces = [
        Pace::Clock { game_ms: 120_000, increment_ms: 2000 },
        Pace::Turn { turn_ms: 20_000 },
        Pace::Days { days: 1 },
    ];
    let mut tally = EveningTally::default();
    let mut number = 0;
    while tally.commands < commands {
        let mut evening = Evening::new(game, paces[number as usize % paces.len()], plan.seed, number);
        while evening.live.end().is_none() && evening.live.journal().len() < plan.longest {
            let step = evening.step(&mut tally);
            let entries = evening.live.journal().len();
            step.map_err(|finding| broken(game, plan, (number, entries), finding))?;
        }
        tally.games += u32::from(evening.live.end().is_some());
        number += 1;
    }
    Ok(tally)
}

/// A law, and what was found against it.
type Finding = (&'static str, String);

struct Evening<G: LawfulTable> {
    live: Live<G>,
    quick: Quick,
    commands: u32,
    now: Millis,
    /// How much time each seat has used, as far as we have seen.
    used: Vec<Millis>,
    /// The seats whose time has run out at least once: a tick may come late, and then they have used more than they had.
    ran_out: SeatSet,
}

impl<G: LawfulTable> Evening<G> {
    fn new(game: &G, pace: Pace, seed: u64, number: u32) -> Evening<G> {
        let mut opening = opening(game, seed << 20 | u64::from(number));
        opening.terms.pace = pace;
        let seats = usize::from(game.seats());
        let mut evening = Evening {
            live: Live::with_game(game.clone(), opening),
            quick: Quick(seed ^ u64::from(number).wrapping_mul(0x9E37_79B9)),
            commands: 0,
            now: 1000,
            used: vec![0; seats],
            ran_out: SeatSet::EMPTY,
        };
        let begin = evening.live.begin(evening.now);
        let _ = evening.live.accept(begin);
        evening
    }

    /// One random thing happens, or is refused.
    fn step(&mut self, tally: &mut EveningTally) -> Result<(), Finding> {
        let turn = matches!(self.live.opening().terms.pace, Pace::Days { .. });
        self.now += u64::from(self.quick.below(if turn { 20_000_000 } else { 4000 }));
        if self.live.tick(self.now).is_some() {
            tally.timed_out += 1;
            let plans = self.plans()?;
            let decision = self.live.tick_but_for(SeatSet::EMPTY, &plans, self.now);
            let decision = decision.ok_or(("time", "a plan keeps time from running out".to_owned()))?;
            let before = self.live.line().len();
            self.accept(decision, tally)?;
            tally.planned += u32::from(self.live.line().len() > before);
            return Ok(());
        }
        let Turn::Seats(seats) = self.live.turn() else {
            return Err(("time", "chance or nobody is left to act after a decision".into()));
        };
        let any = Seat(self.quick.below(u32::from(self.live.game().seats())) as u8);
        match self.quick.below(100) {
            0..12 => self.undo(any, tally),
            12..20 => self.undo_by_consent(any, tally),
            20..24 => {
                let level = "medium".to_owned();
                let command = ToHost::TakeOver(TakeOver { id: self.id()?, level });
                self.send(any, &command, tally).map(|_| ())
            }
            24..34 => self.come_back(any, tally),
            34 if self.live.journal().len() > 10 => self.give_up(any, tally),
            35..39 => self.pause(any, tally),
            39 if self.quick.below(20) == 0 => self.draw(any, tally),
            40 if self.quick.below(20) == 0 => {
                let command = ToHost::Abort(Abort { id: self.id()? });
                tally.called_off += u32::from(self.send(any, &command, tally)?);
                Ok(())
            }
            _ => {
                let nth = self.quick.below(seats.len() as u32) as usize;
                let seat = seats.into_iter().nth(nth).unwrap_or(any);
                self.play(seat, tally)
            }
        }
    }

    fn play(&mut self, seat: Seat, tally: &mut EveningTally) -> Result<(), Finding> {
        let actions = some_actions(&self.live, seat, &mut self.quick);
        let version = self.live.version();
        if self.live.thinks().iter().any(|think| think.seat == seat) {
            let decision = self.live.decide_for_bot(seat, version, &actions, self.now);
            let decision = decision.map_err(|denied| ("time", format!("a bot is denied: {denied:?}")))?;
            return self.accept(decision, tally);
        }
        self.commands += 1;
        let command = act::<G>(self.commands, version, &actions).map_err(|why| ("time", why))?;
        match self.send(seat, &command, tally)? {
            true => Ok(()),
            false => Err(("time", format!("{actions:?} are legal, but seat {seat} is denied"))),
        }
    }

    fn undo(&mut self, seat: Seat, tally: &mut EveningTally) -> Result<(), Finding> {
        let undo = ToHost::Undo(Undo { id: self.id()?, version: self.live.version() });
        tally.undone += u32::from(self.send(seat, &undo, tally)?);
        Ok(())
    }

    fn undo_by_consent(&mut self, seat: Seat, tally: &mut EveningTally) -> Result<(), Finding> {
        let version = self.live.version();
        let to = version.saturating_sub(1 + self.quick.below(6));
        let offer = ToHost::Offer(Offer { id: self.id()?, version, proposal: Proposal::Undo { to } });
        if !self.send(seat, &offer, tally)? {
            return Ok(());
        }
        for other in viewers(self.live.game()).into_iter().flatten() {
            self.now += u64::from(self.quick.below(2000));
            let answer = Answer { id: self.id()?, offer: version + 1, agrees: true };
            let before = self.live.line().len();
            self.send(other, &ToHost::Answer(answer), tally)?;
            tally.undone += u32::from(self.live.line().len() < before);
        }
        Ok(())
    }

    /// All pause for a while: nobody uses time, and nobody can act.
    fn pause(&mut self, seat: Seat, tally: &mut EveningTally) -> Result<(), Finding> {
        if !self.agree(seat, Proposal::Pause, tally)? {
            return Ok(());
        }
        if !self.live.standing(None).paused {
            return Ok(());
        }
        tally.pauses += 1;
        let used: Vec<Millis> = self.seats().map(|seat| self.live.clocks().used(seat, self.now)).collect();
        self.now += u64::from(self.quick.below(100_000_000));
        if self.live.tick(self.now).is_some() || !self.live.thinks().is_empty() {
            return Err(("time", "something happens in a pause".into()));
        }
        for at in self.seats() {
            if self.live.clocks().used(at, self.now) != used[at.index()] {
                return Err(("time", format!("seat {at} uses time in a pause")));
            }
        }
        for at in self.seats() {
            let command = ToHost::Resume(Resume { id: self.id()? });
            if self.send(at, &command, tally)? {
                return Ok(());
            }
        }
        Err(("time", "nobody can end the pause".into()))
    }

    fn draw(&mut self, seat: Seat, tally: &mut EveningTally) -> Result<(), Finding> {
        self.agree(seat, Proposal::Draw, tally)?;
        tally.drawn += u32::from(matches!(self.live.end(), Some((EndedBy::Agreement, _))));
        Ok(())
    }

    /// A seat proposes something, and all others agree. Returns whether it could be proposed.
    fn agree(&mut self, seat: Seat, proposal: Proposal, tally: &mut EveningTally) -> Result<bool, Finding> {
        let offer = self.live.version() + 1;
        let command = ToHost::Offer(Offer { id: self.id()?, version: offer - 1, proposal });
        if !self.send(seat, &command, tally)? {
            return Ok(false);
        }
        for other in viewers(self.live.game()).into_iter().flatten() {
            let answer = Answer { id: self.id()?, offer, agrees: true };
            self.send(other, &ToHost::Answer(answer), tally)?;
        }
        Ok(true)
    }

    /// The time of somebody who has prepared something runs out. A complete turn is played as it was prepared.
    fn plans(&mut self) -> Result<BTreeMap<Seat, Planned>, Finding> {
        let mut plans = BTreeMap::new();
        for seat in self.live.to_act() {
            let actions = actions_of(&self.live, seat, 60, &mut self.quick);
            let ends = actions.iter().map(Raw::of);
            let ends = ends.collect::<Result<_, _>>().map_err(|why| ("time", why.to_string()))?;
            plans.insert(seat, Planned { version: self.live.version(), steps: Vec::new(), ends });
        }
        Ok(plans)
    }

    fn come_back(&mut self, seat: Seat, tally: &mut EveningTally) -> Result<(), Finding> {
        let was_given_up = self.given_up().contains(seat);
        let command = ToHost::Return(Return { id: self.id()? });
        let is_back = self.send(seat, &command, tally)?;
        match is_back && was_given_up {
            true => Err(("giving up", format!("seat {seat} was given up and is back"))),
            false => Ok(()),
        }
    }

    fn give_up(&mut self, seat: Seat, tally: &mut EveningTally) -> Result<(), Finding> {
        let command = ToHost::Resign(Resign { id: self.id()?, version: self.live.version() });
        tally.given_up += u32::from(self.send(seat, &command, tally)?);
        Ok(())
    }

    /// Sends a command. Returns whether it led to something.
    fn send(&mut self, seat: Seat, command: &ToHost, tally: &mut EveningTally) -> Result<bool, Finding> {
        match self.live.decide(seat, command, self.now) {
            Ok(Decided::New(decision)) => self.accept(decision, tally).map(|()| true),
            Ok(Decided::Already(_)) => Err(("time", "a new command is an old one".into())),
            Err(crate::Denied::Problem(princely_protocol::ProblemCode::UndoTime)) => {
                tally.too_late += 1;
                Ok(false)
            }
            Err(crate::Denied::Problem(princely_protocol::ProblemCode::TurnLost)) => {
                tally.came_too_soon += 1;
                Ok(false)
            }
            Err(_) => Ok(false),
        }
    }

    fn accept(&mut self, decision: Decision, tally: &mut EveningTally) -> Result<(), Finding> {
        tally.commands += 1;
        let turns = |evening: &Self, seat| evening.live.clocks().turns_ended(seat);
        let before: Vec<(Millis, u64)> =
            self.seats().map(|seat| (self.left(seat), turns(self, seat))).collect();
        self.live.accept(decision).map_err(|error| ("time", error.to_string()))?;
        self.time(&before)?;
        self.giving_up()
    }

    /// The law of time.
    fn time(&mut self, before: &[(Millis, u64)]) -> Result<(), Finding> {
        for seat in self.seats() {
            let (had, ended) = before[seat.index()];
            if had == 0 {
                self.ran_out.insert(seat);
            }
            let (used, left) = (self.live.clocks().used(seat, self.now), self.left(seat));
            let had_used = std::mem::replace(&mut self.used[seat.index()], used);
            if used < had_used {
                return Err(("time", format!("seat {seat} had used {had_used} ms, and now only {used}")));
            }
            if left > had && self.live.clocks().turns_ended(seat) <= ended {
                return Err((
                    "time",
                    format!("seat {seat} has {left} ms, it had {had} and has ended no turn"),
                ));
            }
            if let Pace::Clock { game_ms, increment_ms } = self.live.opening().terms.pace {
                let turns = self.live.clocks().turns_ended(seat);
                let given = Millis::from(game_ms) + turns * Millis::from(increment_ms);
                if !self.ran_out.contains(seat) && left + used > given {
                    return Err(("time", format!("seat {seat}: {left} left, {used} used, {given} given")));
                }
            }
        }
        Ok(())
    }

    /// The law of giving up.
    fn giving_up(&self) -> Result<(), Finding> {
        let given_up = self.given_up();
        let Some((_, winners)) = self.live.end() else { return Ok(()) };
        let was_called_off = matches!(self.live.end(), Some((EndedBy::Abort { .. }, _)));
        if (winners.is_empty() != was_called_off) || winners.into_iter().any(|seat| given_up.contains(seat)) {
            return Err(("giving up", format!("{given_up:?} were given up, and {winners:?} have won")));
        }
        let record = self.live.record(&None);
        let read = princely_core::record::read::<G>(&record, |_| {})
            .map_err(|error| ("giving up", format!("{error}: {record}")))?;
        let first = read.ended_by.map(|ended| ended.ranking.into_iter().next().unwrap_or_default());
        match first {
            Some(first) if first.iter().copied().collect::<SeatSet>() != winners => {
                Err(("giving up", format!("the record has other winners than {winners:?}: {record}")))
            }
            None if !given_up.is_empty() => Err(("giving up", format!("the record forgets it: {record}"))),
            _ => Ok(()),
        }
    }

    fn given_up(&self) -> SeatSet {
        self.live.left().into_iter().map(|left| left.seat).collect()
    }

    fn left(&self, seat: Seat) -> Millis {
        let shown = self.live.clocks().shown(self.now);
        shown.iter().find(|clock| clock.seat == seat).map_or(0, |clock| clock.left_ms)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.live.game().seats()).map(Seat)
    }

    fn id(&mut self) -> Result<princely_protocol::CommandId, Finding> {
        self.commands += 1;
        command_id(self.commands).map_err(|why| ("time", why))
    }
}

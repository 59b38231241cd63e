//! The order of work: what waits is read, decided and stored, one thing at a time.

use super::{Driver, MOST_RACES, REST_MS};
use crate::effect::{Effect, Write};
use crate::whims::whims;
use crate::work::{Cause, Doing, Job};
use crate::{Client, Viewpoint};
use princely_core::Seat;
use princely_house::BotSpec;
use princely_protocol::{FromHost, Millis, Plan, ProblemCode, Question, ToHost, WIRE};
use princely_table::{Decided, Decision, Denied};

impl Driver {
    pub(super) fn go_on(&mut self, now: Millis) {
        while self.doing.is_none() {
            let rests = now < self.rests_until;
            if self.is_behind && (!rests || !self.jobs.is_empty()) {
                self.doing = Some(Doing::Reading);
                self.effects.push_back(Effect::Read { since: self.table.version() });
            } else if let Some(job) = self.jobs.pop_front() {
                self.obey(job, now);
            } else if rests {
                break;
            } else if std::mem::take(&mut self.ticks) {
                if let Some(decision) = self.table.tick_but_for(self.excused, &self.plans, now) {
                    self.store(decision, Cause::Clock);
                }
            } else if !self.let_bot_move(now) {
                break;
            }
        }
        if self.doing.is_none() && !self.is_behind && self.table.version() > 0 {
            self.effects
                .extend(self.bots.ask(&*self.table, self.settings.bots).into_iter().map(Effect::Think));
        }
        self.ask_to_be_woken(now);
    }

    fn obey(&mut self, mut job: Job, now: Millis) {
        match &job.command {
            ToHost::Follow(follow) => match self.follow(job.client, job.viewpoint, *follow, now) {
                Err(ProblemCode::NoSuchVersion) if self.may_be_behind(&mut job) => self.jobs.push_front(job),
                Err(code) => self.answer(job.client, job.problem(code, None)),
                Ok(()) => {}
            },
            ToHost::Ask(ask) => {
                let asked = match ask.question {
                    Question::Advice => {
                        let asker = (job.client, job.viewpoint, &ask.id);
                        let adviser = (&self.settings.adviser, self.settings.bots);
                        self.advice.ask(&*self.table, adviser, asker, &mut self.bots)
                    }
                    _ => Err(ProblemCode::Malformed),
                };
                match asked {
                    Ok(thought) => self.effects.push_back(Effect::Think(thought)),
                    Err(code) => self.answer(job.client, job.problem(code, None)),
                }
            }
            ToHost::Plan(plan) => match job.viewpoint {
                Viewpoint::Seat(seat) => self.plan(job.client, seat, plan.clone()),
                _ => self.answer(job.client, job.problem(ProblemCode::NotYourSeat, None)),
            },
            _ => self.decide(job, now),
        }
    }

    /// A player has prepared something, or nothing any more. The other devices of the same player are told, and nobody
    /// else.
    fn plan(&mut self, client: Client, seat: Seat, plan: Plan) {
        let others = self.followers.of(seat).into_iter().filter(|other| *other != client).collect();
        self.tell(others, FromHost::Plan(plan.clone()));
        if plan.is_empty() {
            self.plans.remove(&seat);
        } else {
            self.plans.insert(seat, plan);
        }
    }

    /// What the player of a seat has prepared, as it fits the table now.
    fn planned(&self, seat: Seat) -> Option<Plan> {
        let plan = self.plans.get(&seat).filter(|plan| self.table.still_holds(seat, plan.version))?;
        Some(Plan { version: self.table.version(), ..plan.clone() })
    }

    fn decide(&mut self, mut job: Job, now: Millis) {
        let Viewpoint::Seat(seat) = job.viewpoint else {
            return self.answer(job.client, job.problem(ProblemCode::NotYourSeat, None));
        };
        if let ToHost::TakeOver(take_over) = &job.command
            && let Err(why) = BotSpec::from_wire(&take_over.level)
        {
            let detail = Some(why.to_string());
            return self.answer(job.client, job.problem(ProblemCode::NoSuchBot, detail));
        }
        match self.table.decide(seat, &job.command, now) {
            Ok(Decided::Already(accepted)) => self.answer(job.client, FromHost::Accepted(accepted)),
            Ok(Decided::New(decision)) => self.store(decision, Cause::Command(job)),
            // The client may have heard of a version from another host.
            Err(Denied::Problem(ProblemCode::NoSuchVersion)) if self.may_be_behind(&mut job) => {
                self.jobs.push_front(job);
            }
            Err(denied) => self.answer(job.client, job.denied(denied)),
        }
    }

    /// A command names a version that is not known here. Another host may have made it: then the journal is read, once.
    fn may_be_behind(&mut self, job: &mut Job) -> bool {
        let reads = self.settings.is_shared && !std::mem::replace(&mut job.has_read, true);
        self.is_behind |= reads;
        reads
    }

    fn follow(
        &mut self,
        client: Client,
        viewpoint: Viewpoint,
        follow: princely_protocol::Follow,
        now: Millis,
    ) -> Result<(), ProblemCode> {
        let told = viewpoint.told(&*self.table, follow.since)?;
        let mut hello = self.table.hello(viewpoint.viewer(), now);
        hello.version = viewpoint.version(&*self.table);
        let version = hello.version;
        self.tell(vec![client], FromHost::Hello(hello));
        if follow.wire != WIRE {
            return Err(ProblemCode::WireVersion);
        }
        self.tell(vec![client], FromHost::Told(told));
        if !viewpoint.is_delayed() {
            self.tell_clocks(vec![client], now);
        }
        if let Viewpoint::Seat(seat) = viewpoint
            && let Some(plan) = self.planned(seat)
        {
            self.tell(vec![client], FromHost::Plan(plan));
        }
        self.followers.add(client, viewpoint, version);
        Ok(())
    }

    /// Lets the first bot move whose time has come. Returns whether there was one.
    fn let_bot_move(&mut self, now: Millis) -> bool {
        let Some((seat, answer)) = self.bots.due(self.moved_at + self.settings.pause, now) else {
            return false;
        };
        let (table, version) = (&*self.table, answer.version);
        let decided =
            table.decide_choice(seat, version, &answer.choice, now).or_else(|denied| match denied {
                // A bot that breaks the rules is broken, but must not stop the game.
                Denied::Problem(ProblemCode::Fault) => {
                    let any = table.any_choice(seat, whims(table, seat)).ok_or(denied)?;
                    table.decide_choice(seat, version, &any, now)
                }
                denied => Err(denied),
            });
        match decided {
            Ok(decision) => self.store(decision, Cause::Bot(seat)),
            Err(_) => self.bots.rest(seat),
        }
        true
    }

    pub(super) fn store(&mut self, mut decision: Decision, cause: Cause) {
        let entries = std::mem::take(&mut decision.entries);
        let write = Write { expected: decision.expected, entries, after: decision.after.clone() };
        self.doing = Some(Doing::Storing { decision: Box::new(decision), cause });
        self.effects.push_back(Effect::Store(write));
    }

    /// What is being stored, if something is.
    pub(super) fn storing(&mut self) -> Option<(Decision, Cause)> {
        match self.doing.take() {
            Some(Doing::Storing { decision, cause }) => Some((*decision, cause)),
            other => {
                self.doing = other;
                None
            }
        }
    }

    pub(super) fn race_lost(&mut self, cause: Cause, now: Millis) {
        self.is_behind = true;
        self.lost += 1;
        match cause {
            Cause::Command(mut job) => {
                job.races += 1;
                if job.races < MOST_RACES {
                    self.jobs.push_front(job);
                } else {
                    self.answer(job.client, job.problem(ProblemCode::Busy, None));
                }
            }
            // Bots and clocks look again at the table as it is then.
            Cause::Begin | Cause::Bot(_) | Cause::Clock => {
                self.ticks = true;
                if self.lost >= MOST_RACES {
                    self.rest(now);
                }
            }
        }
    }

    /// Nobody can be served until the store works again.
    pub(super) fn give_up(&mut self, code: ProblemCode, now: Millis) {
        self.is_behind = true;
        for job in std::mem::take(&mut self.jobs) {
            self.answer(job.client, job.problem(code, None));
        }
        self.rest(now);
    }

    pub(super) fn rest(&mut self, now: Millis) {
        self.rests_until = now.saturating_add(REST_MS);
        self.ticks = true;
        self.lost = 0;
    }
}

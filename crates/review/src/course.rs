//! A review from its beginning to its end: the record is read, all decisions are looked at quickly, the worst of them
//! thoroughly, and what was found is put together.

use crate::effort::Trying;
use crate::judging::{Judged, Judging};
use crate::story::{Point, Story};
use crate::verdict::{THRESHOLDS, verdict};
use crate::{Considered, Effort};
use princely_bots::chance::{self, REFERENCE};
use princely_core::{Seat, sorting};
use princely_house::{GamesError, Replay};
use princely_protocol::{Cause, Decision, Losses, Raw, Review, TurningPoint, Verdict};
use princely_search::{Progress, Watch};

/// The part of the time that the quick looks take.
const QUICK: f64 = 0.2;
/// The most decisions that are told as mistakes, and the most turning points.
const WORST: usize = 3;
const TURNS: usize = 5;

/// A review that is being made.
pub(crate) struct Course<G: Considered> {
    pub(crate) game: G,
    pub(crate) story: Story<G>,
    seed: u32,
    effort: Effort,
    result: f64,
    is_read: bool,
    /// What was found quickly, and what was found thoroughly, decision by decision.
    quick: Vec<Judged<G::Action>>,
    deep: Vec<Option<Judged<G::Action>>>,
    /// Which decisions are looked at thoroughly; empty until all have been looked at quickly.
    order: Vec<usize>,
    current: Option<Judging<G>>,
    done: Option<Review>,
}

impl<G: Considered> Course<G> {
    pub(crate) fn new(
        game: G,
        replay: Box<dyn Replay>,
        seat: Seat,
        seed: u32,
        effort: Effort,
    ) -> Result<Course<G>, GamesError> {
        let result = result(&*replay, seat)?;
        Ok(Course {
            game,
            story: Story::new(replay, seat),
            seed,
            effort,
            result,
            is_read: false,
            quick: Vec::new(),
            deep: Vec::new(),
            order: Vec::new(),
            current: None,
            done: None,
        })
    }

    /// The review, once it is finished.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn review(&self) -> Option<&Review> {
        self.done.as_ref()
    }

    /// How far it has come, from 0 to 1.
    pub(crate) fn progress(&self) -> f64 {
        if self.done.is_some() {
            return 1.0;
        }
        if !self.is_read {
            return 0.02 * self.story.share();
        }
        let looked = self.quick.len() as f64 / self.story.points.len().max(1) as f64;
        let deep = self.deep.iter().flatten().count() as f64 / self.order.len().max(1) as f64;
        0.02 + 0.98 * (QUICK * looked + (1.0 - QUICK) * deep)
    }

    pub(crate) fn go_on(&mut self, watch: &mut dyn Watch) -> Result<Progress<Review>, GamesError> {
        if let Some(review) = &self.done {
            return Ok(Progress::Done(review.clone()));
        }
        if !self.is_read {
            if self.story.go_on(&self.game, watch)? == Progress::Pending {
                return Ok(Progress::Pending);
            }
            self.is_read = true;
        }
        while let Some((index, trying)) = self.next() {
            let point = &self.story.points[index];
            let seed = seed_of(self.seed, point, trying == self.effort.deep);
            let judging =
                self.current.get_or_insert_with(|| Judging::new(&self.game, self.story.seat, seed, trying));
            let Progress::Done(judged) = judging.go_on(&self.game, point, watch) else {
                return Ok(Progress::Pending);
            };
            self.current = None;
            self.note(index, judged);
            if watch.pauses() && self.next().is_some() {
                return Ok(Progress::Pending);
            }
        }
        let review = self.put_together();
        self.done = Some(review.clone());
        Ok(Progress::Done(review))
    }

    /// Makes the whole review at once, on several threads. What is found does not depend on their number.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn finish(
        &mut self,
        threads: usize,
        tell: &(dyn Fn(f64) + Sync),
    ) -> Result<Review, GamesError> {
        if !self.is_read {
            while self.story.go_on(&self.game, &mut princely_search::InOneGo)? == Progress::Pending {}
            self.is_read = true;
        }
        while let Some((_, trying)) = self.next() {
            let due: Vec<usize> = match self.order.is_empty() {
                true => (self.quick.len()..self.story.points.len()).collect(),
                false => self.order.iter().copied().filter(|&index| self.deep[index].is_none()).collect(),
            };
            let (from, to) = if self.order.is_empty() { (0.0, QUICK) } else { (QUICK, 1.0) };
            let count = due.len().max(1) as f64;
            let found = self.judge_all(&due, trying, threads, &|done| {
                tell(from + (to - from) * done as f64 / count);
            });
            for (index, judged) in due.into_iter().zip(found) {
                self.note(index, judged);
            }
        }
        match self.go_on(&mut princely_search::InOneGo)? {
            Progress::Done(review) => Ok(review),
            Progress::Pending => unreachable!("nothing says to pause"),
        }
    }

    #[cfg(not(target_family = "wasm"))]
    fn judge_all(
        &self,
        due: &[usize],
        trying: Trying,
        threads: usize,
        tell: &(dyn Fn(usize) + Sync),
    ) -> Vec<Judged<G::Action>> {
        use std::sync::Mutex;
        use std::sync::atomic::{AtomicUsize, Ordering};
        let (game, seat, points) = (&self.game, self.story.seat, &self.story.points);
        let (seed, is_deep) = (self.seed, trying == self.effort.deep);
        let (next, told) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let found: Vec<Mutex<Option<Judged<G::Action>>>> = due.iter().map(|_| Mutex::new(None)).collect();
        let work = || {
            while let Some((slot, &index)) =
                Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|at| Some((found.get(at)?, due.get(at)?)))
            {
                let point = &points[index];
                let mut judging = Judging::new(game, seat, seed_of(seed, point, is_deep), trying);
                let judged = loop {
                    if let Progress::Done(judged) = judging.go_on(game, point, &mut princely_search::InOneGo)
                    {
                        break judged;
                    }
                };
                if let Ok(mut slot) = slot.lock() {
                    *slot = Some(judged);
                }
                tell(told.fetch_add(1, Ordering::Relaxed) + 1);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..threads.max(1).min(due.len().max(1)) {
                scope.spawn(work);
            }
            work();
        });
        found.into_iter().filter_map(|slot| slot.into_inner().ok().flatten()).collect()
    }

    /// The decision that is looked at next, and how.
    fn next(&self) -> Option<(usize, Trying)> {
        if self.quick.len() < self.story.points.len() {
            return Some((self.quick.len(), self.effort.quick));
        }
        let index = self.order.iter().copied().find(|&index| self.deep[index].is_none())?;
        Some((index, self.effort.deep))
    }

    fn note(&mut self, index: usize, judged: Judged<G::Action>) {
        if self.order.is_empty() && self.quick.len() < self.story.points.len() {
            self.quick.push(judged);
            if self.quick.len() == self.story.points.len() {
                self.choose_worst();
            }
        } else {
            self.deep[index] = Some(judged);
        }
    }

    /// The decisions that seem to have cost most.
    fn choose_worst(&mut self) {
        let mut order: Vec<usize> =
            (0..self.quick.len()).filter(|&index| self.quick[index].other.is_some()).collect();
        let cost = |index: usize| self.quick[index].difference;
        sorting::sort_by(&mut order, |&one, &other| cost(other).total_cmp(&cost(one)).then(one.cmp(&other)));
        order.truncate(self.effort.worst);
        self.order = order;
        self.deep = vec![None; self.quick.len()];
    }

    fn judged(&self, index: usize) -> &Judged<G::Action> {
        self.deep.get(index).and_then(Option::as_ref).unwrap_or(&self.quick[index])
    }

    fn put_together(&self) -> Review {
        let (game, seat) = (&self.game, self.story.seat);
        let decisions: Vec<Decision> =
            self.story.points.iter().enumerate().map(|(index, point)| self.decision(index, point)).collect();
        let sum = |of: &dyn Fn(&Decision) -> f64| decisions.iter().map(of).sum::<f64>();
        let own = -sum(&|decision| decision.loss);
        let own_error = sum(&|decision| decision.error * decision.error).sqrt();
        let start = 1.0 / f64::from(game.seats());
        let moved = |cause: Cause| -> f64 {
            let shares = self.shares();
            let before = std::iter::once(start).chain(shares.iter().copied());
            let steps = before.zip(&shares).zip(&self.story.causes);
            steps.filter(|(_, by)| **by == cause).map(|((before, after), _)| after - before).sum()
        };
        let (luck, others) = (moved(Cause::Luck), moved(Cause::Others));
        let mut worst: Vec<usize> = (0..decisions.len())
            .filter(|&index| matches!(decisions[index].verdict, Verdict::Mistake | Verdict::BigMistake))
            .collect();
        let cost = |index: usize| decisions[index].loss;
        sorting::sort_by(&mut worst, |&one, &other| cost(other).total_cmp(&cost(one)).then(one.cmp(&other)));
        worst.truncate(WORST);
        Review {
            game: G::ID.to_owned(),
            seat,
            seats: game.seats(),
            seed: self.seed,
            by: REFERENCE.to_owned(),
            is_calibrated: is_calibrated(game),
            start,
            result: self.result,
            own,
            own_error,
            luck,
            others,
            rest: self.result - start - own - luck - others,
            thresholds: THRESHOLDS,
            worst: worst.into_iter().map(|index| index as u32).collect(),
            by_phase: losses(&decisions, |decision| &decision.phase),
            by_kind: losses(&decisions, |decision| &decision.kind),
            turns: self.turning_points(start),
            curve: self.story.curve.clone(),
            decisions,
        }
    }

    /// The chance of the seat at each moment.
    fn shares(&self) -> Vec<f64> {
        let seat = self.story.seat.index();
        self.story.curve.iter().map(|point| point.shares.get(seat).copied().unwrap_or(0.0)).collect()
    }

    fn decision(&self, index: usize, point: &Point<G>) -> Decision {
        let judged = self.judged(index);
        let loss = judged.loss();
        let better = judged.other.as_ref().filter(|_| loss > 0.0);
        let reasons =
            better.map_or(Vec::new(), |better| self.game.reasons(&point.observation, better, &point.done));
        Decision {
            entry: point.entry as u32,
            last: point.last as u32,
            round: point.round,
            phase: point.phase.to_owned(),
            kind: self.game.kind(point.phase, &point.done).to_owned(),
            done: written(&point.done),
            better: better.map(|better| written(better)),
            chance: judged.chance,
            loss,
            error: judged.error,
            verdict: verdict(loss),
            reasons,
            is_deep: self.deep.get(index).is_some_and(Option::is_some),
        }
    }

    /// Runs of entries with one cause, over which the chance changed most.
    fn turning_points(&self, start: f64) -> Vec<TurningPoint> {
        let (shares, causes, curve) = (self.shares(), &self.story.causes, &self.story.curve);
        let mut runs: Vec<TurningPoint> = Vec::new();
        let mut before = start;
        for ((&after, &by), at) in shares.iter().zip(causes).zip(curve) {
            match runs.last_mut().filter(|run| run.by == by) {
                Some(run) => (run.last, run.after, run.round) = (at.entry, after, at.round),
                None => runs.push(TurningPoint {
                    entry: at.entry,
                    last: at.entry,
                    round: at.round,
                    by,
                    before,
                    after,
                }),
            }
            before = after;
        }
        let change = |run: &TurningPoint| (run.after - run.before).abs();
        runs.retain(|run| change(run) >= THRESHOLDS.lucky);
        sorting::sort_by(&mut runs, |one, other| {
            change(other).total_cmp(&change(one)).then(one.entry.cmp(&other.entry))
        });
        runs.truncate(TURNS);
        sorting::sort_by_key(&mut runs, |run| run.entry);
        runs
    }
}

/// A seed for the worlds of a decision. It depends on nothing but the record before it.
fn seed_of<G: Considered>(seed: u32, point: &Point<G>, is_deep: bool) -> u64 {
    let place = (point.entry as u64) << 1 | u64::from(is_deep);
    (u64::from(seed) << 32 | 0x5eed) ^ place.wrapping_mul(0xD134_2543_DE82_EF95)
}

/// Actions in the form of the wire. They are plain data, so that writing them to memory cannot fail.
fn written<A: serde::Serialize>(actions: &[A]) -> Vec<Raw> {
    actions
        .iter()
        .map(|action| {
            Raw::of(action).unwrap_or_else(|error| unreachable!("an action cannot be written: {error}"))
        })
        .collect()
}

fn losses(decisions: &[Decision], name: impl Fn(&Decision) -> &String) -> Vec<Losses> {
    let mut found: Vec<Losses> = Vec::new();
    for decision in decisions {
        let name = name(decision);
        let index = found.iter().position(|losses| losses.name == *name).unwrap_or_else(|| {
            found.push(Losses { name: name.clone(), decisions: 0, loss: 0.0 });
            found.len() - 1
        });
        found[index].decisions += 1;
        found[index].loss += decision.loss;
    }
    found
}

/// Whether the chances of this game can be believed: those of the curve, and those of the decisions.
fn is_calibrated<G: Considered>(game: &G) -> bool {
    let fitted = G::table().find(&game.configuration());
    fitted.is_some_and(|fitted| {
        [chance::Effort::Quick, chance::Effort::Thorough].iter().all(|&effort| fitted.is_calibrated(effort))
    })
}

/// What the seat got in a finished game.
fn result(replay: &dyn Replay, seat: Seat) -> Result<f64, GamesError> {
    let verified = replay.verified();
    if seat.0 >= replay.seats() {
        return Err(GamesError::NoSuchSeat { asked: seat, have: replay.seats() });
    }
    let winners: Vec<Seat> = match &verified.ended_by {
        Some(ended) => ended.ranking.first().cloned().unwrap_or_default(),
        None => {
            let numbers = verified.result.get("winners").and_then(|winners| winners.as_array());
            let seat = |number: &serde_json::Value| Some(Seat(u8::try_from(number.as_u64()?).ok()?));
            numbers.into_iter().flatten().filter_map(seat).collect()
        }
    };
    if winners.is_empty() {
        return Err(GamesError::Setting("the game is not finished; only finished games are reviewed".into()));
    }
    Ok(if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 })
}

//! The record as one seat saw it: its decisions, who acted when, and the chances at every moment.

use crate::Considered;
use princely_bots::chance::quick;
use princely_core::Seat;
use princely_house::any::opened_here;
use princely_house::replay::opened::Actor;
use princely_house::{GamesError, Replay};
use princely_protocol::{Cause, Standpoint};
use princely_search::{Progress, Watch};

/// A decision as it stood then.
pub(crate) struct Point<G: Considered> {
    /// The number of its first entry, and of its last.
    pub(crate) entry: usize,
    pub(crate) last: usize,
    pub(crate) round: u32,
    pub(crate) phase: &'static str,
    /// What the seat knew before it.
    pub(crate) observation: G::Observation,
    /// What was done.
    pub(crate) done: Vec<G::Action>,
    /// Whether there was anything to choose.
    pub(crate) is_free: bool,
}

/// The record, read up to some moment.
pub(crate) struct Story<G: Considered> {
    pub(crate) replay: Box<dyn Replay>,
    pub(crate) seat: Seat,
    pub(crate) points: Vec<Point<G>>,
    pub(crate) curve: Vec<Standpoint>,
    /// Who brought about each moment of the curve.
    pub(crate) causes: Vec<Cause>,
    next: usize,
    /// Whether the latest point may still go on.
    is_open: bool,
    legal: Vec<G::Action>,
}

impl<G: Considered> Story<G> {
    pub(crate) fn new(replay: Box<dyn Replay>, seat: Seat) -> Story<G> {
        Story {
            replay,
            seat,
            points: Vec::new(),
            curve: Vec::new(),
            causes: Vec::new(),
            next: 0,
            is_open: false,
            legal: Vec::new(),
        }
    }

    /// Reads on until the end of the record, or until the watch says to pause.
    pub(crate) fn go_on(&mut self, game: &G, watch: &mut dyn Watch) -> Result<Progress<()>, GamesError> {
        let entries = self.replay.verified().entries;
        while self.next <= entries {
            self.moment(game)?;
            self.next += 1;
            if watch.pauses() && self.next <= entries {
                return Ok(Progress::Pending);
            }
        }
        self.points.retain(|point| point.is_free);
        Ok(Progress::Done(()))
    }

    /// The part of the record that has been read, from 0 to 1.
    pub(crate) fn share(&self) -> f64 {
        self.next as f64 / (self.replay.verified().entries + 1) as f64
    }

    fn moment(&mut self, game: &G) -> Result<(), GamesError> {
        let (seat, entry) = (self.seat, self.next);
        let cause = match entry.checked_sub(1) {
            None => Cause::Luck,
            Some(_) => match opened_here::<G>(&*self.replay)?.next_actor() {
                Some(Actor::Seat(actor)) if actor == seat => Cause::Own,
                Some(Actor::Seat(_)) => Cause::Others,
                Some(Actor::Chance) | None => Cause::Luck,
            },
        };
        self.replay.go(entry)?;
        let round = self.replay.round();
        let opened = opened_here::<G>(&*self.replay)?;
        let observation = opened.observation(Some(seat))?;
        let estimate = quick(game, &observation);
        let shares = (0..game.seats()).map(|seat| f64::from(estimate.share(Seat(seat)))).collect();
        self.curve.push(Standpoint { entry: entry as u32, round, shares });
        self.causes.push(cause);
        let Some(action) = opened.next_own(seat)? else {
            self.is_open = false;
            return Ok(());
        };
        self.legal.clear();
        game.observed_legal_actions(&observation, &mut self.legal);
        let is_free = self.legal.len() > 1;
        let phase = game.phase(&observation);
        match self.points.last_mut().filter(|point| self.is_open && point.phase == phase) {
            Some(point) => {
                point.done.push(action);
                point.last = entry + 1;
                point.is_free |= is_free;
            }
            None => self.points.push(Point {
                entry: entry + 1,
                last: entry + 1,
                round,
                phase,
                observation,
                done: vec![action],
                is_free,
            }),
        }
        self.is_open = !game.ends_run(&action);
        Ok(())
    }
}

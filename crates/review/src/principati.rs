//! Principati's decisions: what is done in a phase.

use crate::considered::Considered;
use crate::effort::{Effort, Trying};
use princely_bots::Bot as _;
use princely_bots::principati::{Greedy, Guide};
use princely_core::{Game, Quick, Seat, Silent, Turn};
use princely_principati::{Action, Observation, Principati};
use princely_search::{Guide as _, Watch};

/// How far the list of ideas has come.
pub struct Listed {
    guide: Guide,
    stage: usize,
    first: Vec<Action>,
    found: Vec<Vec<Action>>,
}

impl Considered for Principati {
    type Ideas = Listed;

    const EFFORT: Effort = Effort {
        quick: Trying { pick: (8, 6), narrow: (3, 8), measure: 24 },
        deep: Trying { pick: (16, 40), narrow: (4, 120), measure: 700 },
        worst: 8,
    };

    fn phase(&self, observation: &Observation) -> &'static str {
        observation.known().phase().id()
    }

    fn ends_run(&self, action: &Action) -> bool {
        matches!(
            action,
            Action::EndPhase
                | Action::DraftKeep { .. }
                | Action::Reserve { .. }
                | Action::Place { .. }
                | Action::FarmerMove { .. }
                | Action::CannotPlace
        )
    }

    fn kind(&self, phase: &'static str, _: &[Action]) -> &'static str {
        phase
    }

    fn ideas(&self) -> Listed {
        Listed { guide: Guide::new(self), stage: 0, first: Vec::new(), found: Vec::new() }
    }

    fn consider(
        &self,
        listed: &mut Listed,
        observation: &Observation,
        seat: Seat,
        watch: &mut dyn Watch,
        out: &mut Vec<Vec<Action>>,
    ) -> bool {
        while listed.stage < listed.guide.stages() {
            let mut turns = Vec::new();
            let (stage, first) = (listed.stage, listed.first.clone());
            if !listed.guide.turns(self, observation, stage, &first, watch, &mut turns) {
                return false;
            }
            if stage == 0 {
                listed.first = turns.first().cloned().unwrap_or_default();
            }
            listed.found.extend(turns.into_iter().map(|turn| self.phase_of(observation, seat, &turn)));
            listed.stage += 1;
            if watch.pauses() && listed.stage < listed.guide.stages() {
                return false;
            }
        }
        out.append(&mut listed.found);
        true
    }

    fn complete(&self, observation: &Observation, seat: Seat, given: &[Action]) -> Vec<Action> {
        let start = self.determinize(observation, &mut Quick(0));
        let (mut state, mut greedy, mut run) = (start.clone(), Greedy::default(), Vec::new());
        let mut given = given.iter().copied();
        loop {
            let is_due = matches!(self.turn(&state), Turn::Seats(seats) if seats.contains(seat));
            if !is_due || state.phase() != start.phase() {
                return run;
            }
            let next = given.next().filter(|action| self.check(&state, seat, action).is_ok());
            let seen = self.observe(&state, Some(seat));
            let Some(action) = next.or_else(|| greedy.choose(self, &seen, &mut Quick(0)).ok()) else {
                return run;
            };
            run.push(action);
            if self.ends_run(&action) {
                return run;
            }
            self.apply(&mut state, seat, action, &mut Silent);
        }
    }
}

/// What a game says about a turn that may hold two phases.
trait Phases {
    fn phase_of(&self, observation: &Observation, seat: Seat, turn: &[Action]) -> Vec<Action>;
}

impl Phases for Principati {
    /// The part of a turn that lies in the phase of the observation.
    fn phase_of(&self, observation: &Observation, seat: Seat, turn: &[Action]) -> Vec<Action> {
        let start = self.determinize(observation, &mut Quick(0));
        let (mut state, mut run) = (start.clone(), Vec::new());
        for &action in turn {
            if state.phase() != start.phase() || self.check(&state, seat, &action).is_err() {
                break;
            }
            run.push(action);
            if self.ends_run(&action) {
                break;
            }
            self.apply(&mut state, seat, action, &mut Silent);
        }
        run
    }
}

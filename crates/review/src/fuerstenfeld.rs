//! Fürstenfeld's decisions: a sale, what is built in a turn, which cards stay, one more card.

use crate::considered::Considered;
use crate::effort::{Effort, Trying};
use princely_bots::fuerstenfeld::tree_guide::Alternatives;
use princely_bots::fuerstenfeld::{Policy, Steward};
use princely_core::{Game, Quick, Seat, Silent, Turn};
use princely_fuerstenfeld::{Action, Card, Fuerstenfeld, Observation, Phase, State};
use princely_search::{TreeGuide, Watch};

impl Considered for Fuerstenfeld {
    type Ideas = Steward;

    const EFFORT: Effort = Effort {
        quick: Trying { pick: (10, 100), narrow: (3, 250), measure: 700 },
        deep: Trying { pick: (16, 800), narrow: (4, 3_000), measure: 12_000 },
        worst: 8,
    };

    fn phase(&self, observation: &Observation) -> &'static str {
        observation.known().phase().id()
    }

    fn ends_run(&self, action: &Action) -> bool {
        matches!(action, Action::DrawExtra | Action::StopDrawing | Action::EndTurn)
    }

    fn kind(&self, phase: &'static str, run: &[Action]) -> &'static str {
        if phase != Phase::Build.id() {
            return phase;
        }
        let built = |is: fn(Card) -> bool| {
            run.iter().any(|action| matches!(action, Action::Build { card, .. } if is(*card)))
        };
        if built(Card::is_palace) {
            "palace"
        } else if built(|card| card.yields().is_some()) {
            "field"
        } else if built(|_| true) {
            "building"
        } else {
            "nothing"
        }
    }

    fn ideas(&self) -> Steward {
        Steward::new(self)
    }

    fn consider(
        &self,
        steward: &mut Steward,
        observation: &Observation,
        seat: Seat,
        _: &mut dyn Watch,
        out: &mut Vec<Vec<Action>>,
    ) -> bool {
        // The cards of others do not matter to what is worth considering.
        let state = self.determinize(observation, &mut Quick(0));
        let mut alternatives = Alternatives::new(steward.clone(), Policy::new(self));
        let mut firsts = Vec::new();
        alternatives.candidates(self, &state, seat, &mut firsts);
        for &(first, _) in &firsts {
            out.push(go_on(self, steward, &state, seat, &[first]));
        }
        // Of two buildings the second can be another one, too.
        if state.phase() == Phase::Build
            && let Some(first) =
                firsts.iter().map(|&(first, _)| first).find(|first| *first != Action::EndBuild)
        {
            let mut then = state.clone();
            self.apply(&mut then, seat, first, &mut Silent);
            if then.phase() == Phase::Build {
                let mut seconds = Vec::new();
                alternatives.candidates(self, &then, seat, &mut seconds);
                let runs = seconds
                    .iter()
                    .take(4)
                    .map(|&(second, _)| go_on(self, steward, &state, seat, &[first, second]));
                // Right after the first two ideas, so that they are among those that are tried.
                let place = out.len().min(3);
                out.splice(place..place, runs.collect::<Vec<_>>());
            }
        }
        true
    }

    fn complete(&self, observation: &Observation, seat: Seat, given: &[Action]) -> Vec<Action> {
        let state = self.determinize(observation, &mut Quick(0));
        go_on(self, &Steward::new(self), &state, seat, given)
    }
}

/// Plays what is given, as far as it is legal, and the rest of the run as a steward.
fn go_on(game: &Fuerstenfeld, steward: &Steward, start: &State, seat: Seat, given: &[Action]) -> Vec<Action> {
    let (mut state, mut run) = (start.clone(), Vec::new());
    let mut given = given.iter().copied();
    loop {
        let is_due = matches!(game.turn(&state), Turn::Seats(seats) if seats.contains(seat));
        if !is_due || state.phase() != start.phase() {
            return run;
        }
        let next = given.next().filter(|action| game.check(&state, seat, action).is_ok());
        let action = next.unwrap_or_else(|| steward.decide(game, &state, seat));
        run.push(action);
        if game.ends_run(&action) {
            return run;
        }
        game.apply(&mut state, seat, action, &mut Silent);
    }
}

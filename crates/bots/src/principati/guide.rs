//! What a search asks about Principati: which turns are worth a thought, and how a position ends.
//!
//! A turn is a phase of a round, since the players take turns in every phase; who ends a round and begins the
//! next one has two phases in a row. Then the later one, laying a tile, is looked at first.

use super::foresight;
use super::greedy::Greedy;
use super::ideas::Ideas;
use princely_core::{Game, Quick, Seat};
use princely_principati::{Action, Observation, Principati, State};
use princely_search::Values;

/// Guides a search through Principati.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    ideas: Ideas,
    greedy: Greedy,
    /// The round of the turn that is thought about, and how many rounds after it are played.
    round: u16,
    rounds: u16,
}

impl Guide {
    /// A guide for games with these options.
    pub fn new(_: &Principati) -> Guide {
        let rounds = std::env::var("HORIZON").ok().and_then(|text| text.parse().ok()).unwrap_or(3);
        Guide { rounds, ..Guide::default() }
    }
}

impl princely_search::Guide<Principati> for Guide {
    fn stages(&self) -> usize {
        2
    }

    fn share(&self, stage: usize) -> f64 {
        if stage == 0 { 0.65 } else { 1.0 }
    }

    fn pace(&self) -> (u32, u32) {
        (1, 8)
    }

    fn turns(
        &mut self,
        game: &Principati,
        observation: &Observation,
        stage: usize,
        best: &[Action],
        out: &mut Vec<Vec<Action>>,
    ) {
        let seat = self.viewer(observation);
        self.round = observation.known().round();
        // What the others keep secret changes nothing of what this seat may do.
        let state = game.determinize(observation, &mut Quick(0));
        if stage == 0 {
            self.ideas.first(game, &state, seat, out);
        } else {
            self.ideas.second(game, &state, seat, best, out);
        }
    }

    fn play_out(&mut self, game: &Principati, state: &mut State, whims: &mut Quick) -> Values {
        let last = self.round + self.rounds;
        foresight::play_on(game, state, &mut self.greedy, last, whims);
        let [one, two] = foresight::value(game, state);
        [one, two, 0.0, 0.0, 0.0]
    }

    fn viewer(&self, observation: &Observation) -> Seat {
        observation.viewer().unwrap_or(Seat(0))
    }
}

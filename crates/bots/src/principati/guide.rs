//! What a search asks about Principati: which turns are worth considering, and how a position goes on.
//!
//! A turn is a phase of a round, since the players take turns in every phase. The player who ends a round and
//! begins the next one has two phases in a row. Then the later one, laying a tile, is looked at first.

use super::foresight;
use super::greedy::Greedy;
use super::ideas::Ideas;
use princely_core::{Game, Quick, Seat};
use princely_principati::{Action, Observation, Principati, State};
use princely_search::{Luck, Manner, Values, Watch};

/// This many rounds after the current one are played before the outlook is judged.
const AHEAD: u16 = 8;
/// If the game ends within this many rounds, playouts go on to its end: the outlook has errors, and a search would
/// find and use them.
const NEAR: u16 = 20;

/// The last round that is played on from this one, before the outlook is judged. If the end is near, the points at the
/// end are the best outlook.
pub(crate) fn last_round(game: &Principati, round: u16) -> u16 {
    let limit = game.options().max_rounds.filter(|&limit| limit <= round.saturating_add(NEAR));
    limit.unwrap_or(round.saturating_add(AHEAD))
}

/// Guides a search through Principati.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    ideas: Ideas,
    greedy: Greedy,
    /// The last round that is played before the outlook is judged.
    last: u16,
}

impl Guide {
    /// A guide for games with these options.
    pub fn new(_: &Principati) -> Guide {
        Guide::default()
    }
}

impl princely_search::Guide<Principati> for Guide {
    fn stages(&self) -> usize {
        3
    }

    fn share(&self, stage: usize) -> f64 {
        [0.6, 0.8, 1.0][stage.min(2)]
    }

    fn manner(&self) -> Manner {
        Manner { look: 1, fewest: 6, clearly: 2.5, doubt: 0.0, no_matter: 0.03, passes: 1 }
    }

    fn turns(
        &mut self,
        game: &Principati,
        observation: &Observation,
        stage: usize,
        best: &[Action],
        watch: &mut dyn Watch,
        out: &mut Vec<Vec<Action>>,
    ) -> bool {
        let Some(seat) = self.viewer(observation) else { return true };
        self.last = last_round(game, observation.known().round());
        // The secrets of the other player do not change what this seat may do.
        let state = game.determinize(observation, &mut Quick(0));
        self.ideas.find(game, &state, seat, stage, best, watch, out)
    }

    fn play_out(
        &mut self,
        game: &Principati,
        state: &mut State,
        luck: &mut Luck,
        watch: &mut dyn Watch,
    ) -> Option<Values> {
        if !foresight::play_on(game, state, &mut self.greedy, self.last, luck, watch) {
            return None;
        }
        let [one, two] = foresight::value(game, state);
        Some([one, two, 0.0, 0.0, 0.0])
    }

    fn viewer(&self, observation: &Observation) -> Option<Seat> {
        observation.viewer()
    }
}

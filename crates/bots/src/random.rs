//! Any legal action, each equally likely.

use crate::bot::{Answer, Bot, NoAnswer};
use princely_core::{Game, Quick, Seat, Silent, Streamed, Turn, Uniform};
use princely_search::{Progress, Watch};

/// Plays any legal action, each equally likely.
#[derive(Clone, Debug)]
pub struct Random<A> {
    legal: Vec<A>,
}

impl<A> Default for Random<A> {
    fn default() -> Self {
        Random { legal: Vec::new() }
    }
}

impl<A> Random<A> {
    /// Chooses for a seat without an observation. This shows it no secret: it looks only at the list of its legal
    /// actions, and by a law of every game this list is the same from the position and from the observation. To make an
    /// observation would cost more than all the rest of the choice.
    #[inline]
    pub fn pick<G: Game<Action = A>>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        whims: &mut Quick,
    ) -> Result<A, NoAnswer>
    where
        A: Copy,
    {
        self.legal.clear();
        game.legal_actions(state, seat, &mut self.legal);
        self.any(whims)
    }

    /// Any action of the list.
    #[inline]
    fn any(&self, whims: &mut Quick) -> Result<A, NoAnswer>
    where
        A: Copy,
    {
        let index = whims.below(self.legal.len() as u32) as usize;
        self.legal.get(index).copied().ok_or(NoAnswer::NotItsTurn)
    }
}

impl<G: Game> Bot<G> for Random<G::Action> {
    fn think(
        &mut self,
        game: &G,
        observation: &G::Observation,
        whims: &mut Quick,
        _: &mut dyn Watch,
    ) -> Answer<G::Action> {
        self.legal.clear();
        if !game.fits(observation) {
            return Err(NoAnswer::Foreign);
        }
        game.observed_legal_actions(observation, &mut self.legal);
        self.any(whims).map(Progress::Done)
    }
}

/// Plays a state to its end with random actions, one listed action at a time. Returns how many actions
/// the players took. `legal` is scratch space: once it has grown, nothing is allocated.
#[inline]
pub fn play_to_end<G: Game>(
    game: &G,
    state: &mut G::State,
    whims: &mut Quick,
    legal: &mut Vec<G::Action>,
) -> u64 {
    let mut actions = 0;
    let mut dice = Streamed(whims.clone());
    loop {
        match game.turn(state) {
            Turn::Over => {
                *whims = dice.0;
                return actions;
            }
            Turn::Chance => {
                let chance = game.sample_chance(state, &mut dice);
                game.apply_chance(state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest_to_act();
                legal.clear();
                game.legal_actions(state, seat, legal);
                let action = legal[dice.0.below(legal.len() as u32) as usize];
                game.apply(state, seat, action, &mut Silent);
                actions += 1;
            }
        }
    }
}

//! Principati Duello in numbers.
//!
//! | action | choices |
//! |---|---|
//! | keep a start tile, take a merit tile | `tile` |
//! | reserve buildings | for each slot `building` or `none` |
//! | place a tile | `tile`, `q`, `r`, `rotation`; then `stock_board` if it brings the warehouse |
//! | move a tile (Farmer) | `farmer`, `q`, `r`, `q`, `r`, `rotation` |
//! | say that no tile can be placed | `cannot_place` |
//! | move a figure | `figure`; from: `q`, `r` or `none`; to: `q`, `r` or `none` |
//! | sell, buy; food coin; order of Commerce | `sell`; `buy`; `food_coin`; `commerce` |
//! | build | `building`, `q`, `r`, `slot`; then `stock_board` for a warehouse |
//! | demolish | `demolish`, `q`, `r`, `slot` |
//! | open a mine (Miner) | `miner`, `building`, `q`, `r`, `slot` |
//! | move a building (Architect) | `architect`, `q`, `r`, `slot`, `q`, `r`, `slot` |
//! | produce | `q`, `r`, `slot` |
//! | catch a fish; make a vehicle | `catch`; `make` |
//! | end the phase | `end` |
//!
//! `none` is the player's own board for a figure, and no building for a reservation.

mod choices;
mod tensor;

pub use choices::{CHOICES, SPAN};
pub use tensor::WIDTH;

use crate::contract::NotOffered;
use crate::layout::Pen;
use crate::{Alphabet, Encode, Listed, Spelling};
use princely_core::{Game, Seat};
use princely_principati::{Action, Observation, Principati, State};

/// Lists the legal actions; none for a seat that does not exist.
fn list(game: &Principati, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if seat.0 < game.seats() {
        game.legal_actions(state, seat, out);
    }
}

impl Encode for Principati {
    const VERSION: u32 = 1;
    const WIDTH: usize = WIDTH;
    const CHOICES: usize = CHOICES;

    type Draft = Listed<Action>;

    fn alphabet(&self) -> Alphabet {
        choices::alphabet(self)
    }

    fn known(observation: &Observation) -> &State {
        observation.known()
    }

    fn draw(&self, observation: &Observation, pen: &mut impl Pen) {
        tensor::draw(self, observation, pen);
    }

    fn chosen<'d>(&self, draft: &'d Listed<Action>) -> &'d Spelling {
        draft.chosen()
    }

    fn mask(&self, state: &State, seat: Seat, draft: &mut Listed<Action>, out: &mut [u8]) {
        draft.mask(|all| list(self, state, seat, all), |action| choices::spell(self, action), out);
    }

    fn choose(
        &self,
        state: &State,
        seat: Seat,
        draft: &mut Listed<Action>,
        choice: u16,
    ) -> Result<Option<Action>, NotOffered> {
        draft.choose(|all| list(self, state, seat, all), |action| choices::spell(self, action), choice)
    }

    fn spell(&self, _: &State, action: &Action) -> Spelling {
        choices::spell(self, action)
    }
}

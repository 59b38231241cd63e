//! Fürstenfeld in numbers.
//!
//! | action | choices |
//! |---|---|
//! | keep a card, put a card under the deck | `card` |
//! | draw an optional card; draw no more | `draw`; `end` |
//! | sell | `brewery`, `count` of hops, of barley, of water; then `market` or `no` if a market is visible; then `office` or `no` if an office is visible |
//! | sell nothing, build no more, end the turn | `end` |
//! | build | `card`, `space` |
//! | trash a card | `trash`, `card` |
//! | store goods | `store`, `count` of hops, of barley, of water |

mod choices;
mod tensor;

pub use choices::{
    BREWERY, CARD, CHOICES, COUNT, COUNTS, DRAW, END, MARKET, NO, OFFICE, SPACE, STORE, TRASH,
};
pub use tensor::WIDTH;

use crate::contract::NotOffered;
use crate::layout::Pen;
use crate::{Alphabet, Encode, Spelling};
use princely_core::Seat;
use princely_fuerstenfeld::{Action, Fuerstenfeld, Observation, State};

impl Encode for Fuerstenfeld {
    const VERSION: u32 = 1;
    const WIDTH: usize = WIDTH;
    const CHOICES: usize = CHOICES;

    type Draft = Spelling;

    fn alphabet(&self) -> Alphabet {
        choices::alphabet()
    }

    fn known(observation: &Observation) -> &State {
        observation.known()
    }

    #[inline]
    fn draw(&self, observation: &Observation, pen: &mut impl Pen) {
        tensor::draw(self, observation, pen);
    }

    #[inline]
    fn chosen<'d>(&self, draft: &'d Spelling) -> &'d Spelling {
        draft
    }

    #[inline]
    fn mask(&self, state: &State, seat: Seat, draft: &mut Spelling, out: &mut [u8]) {
        let legal = choices::legal(self, state, seat, draft.as_slice());
        for (word, bytes) in out.chunks_mut(32).enumerate() {
            crate::layout::spread((legal >> (32 * word)) as u32, bytes);
        }
    }

    #[inline]
    fn choose(
        &self,
        state: &State,
        seat: Seat,
        draft: &mut Spelling,
        choice: u16,
    ) -> Result<Option<Action>, NotOffered> {
        let legal = choices::legal(self, state, seat, draft.as_slice());
        if usize::from(choice) >= CHOICES || legal >> choice & 1 == 0 {
            return Err(NotOffered { choice });
        }
        draft.push(choice);
        let action = choices::action(state, seat, draft.as_slice());
        if action.is_some() {
            *draft = Spelling::EMPTY;
        }
        Ok(action)
    }

    fn spell(&self, state: &State, action: &Action) -> Spelling {
        choices::spell(state, action)
    }
}

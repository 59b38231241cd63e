//! What a game tells about its tensors and choices.

use crate::layout::{CHOSEN, Ink, Layout, Pen, Sketch};
use crate::{Alphabet, Spelling};
use princely_core::{Game, Seat};

/// A choice that the mask does not allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("choice {choice} is not legal here")]
pub struct NotOffered {
    /// The choice.
    pub choice: u16,
}

/// A game whose observations are tensors and whose actions are spelled by choices.
///
/// What a seat may do depends only on what it sees. So masks can be asked with the true state or with the state that an
/// observation knows, and are the same.
pub trait Encode: Game {
    /// The version of tensor and alphabet.
    const VERSION: u32;
    /// How many numbers a tensor has.
    const WIDTH: usize;
    /// How many choices there are.
    const CHOICES: usize;

    /// The choices made so far of an unfinished action, and whatever answers the next question quickly. The default
    /// value is the draft of an action of which nothing is chosen yet.
    type Draft: Clone + Default + Send + Sync;

    /// The choices.
    fn alphabet(&self) -> Alphabet;

    /// The state that an observation knows.
    fn known(observation: &Self::Observation) -> &Self::State;

    /// Writes all parts of the tensor but the last one.
    fn draw(&self, observation: &Self::Observation, pen: &mut impl Pen);

    /// The choices made so far.
    fn chosen<'d>(&self, draft: &'d Self::Draft) -> &'d Spelling;

    /// Writes which choices are legal: a byte for each, 1 or 0. All are 0 if the seat is not to act.
    fn mask(&self, state: &Self::State, seat: Seat, draft: &mut Self::Draft, out: &mut [u8]);

    /// Makes a choice. If it completes an action, the action is returned and the draft is as new.
    fn choose(
        &self,
        state: &Self::State,
        seat: Seat,
        draft: &mut Self::Draft,
        choice: u16,
    ) -> Result<Option<Self::Action>, NotOffered>;

    /// The choices that spell an action of this state.
    fn spell(&self, state: &Self::State, action: &Self::Action) -> Spelling;

    /// The parts of the tensor.
    fn layout(&self) -> Layout {
        let mut sketch = Sketch::default();
        self.draw(&self.observe(&self.start(), None), &mut sketch);
        sketch.part("chosen", 255, [CHOSEN / 2, 2], |_| {});
        Layout { version: Self::VERSION, parts: sketch.0 }
    }

    /// Writes the tensor of an observation, with the choices that the viewer has made of an unfinished action.
    #[inline]
    fn write(&self, observation: &Self::Observation, chosen: &Spelling, out: &mut [u8]) {
        let mut ink = Ink::new(out);
        self.draw(observation, &mut ink);
        ink.part("chosen", 255, [CHOSEN / 2, 2], |out| chosen.write(out));
    }
}

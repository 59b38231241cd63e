//! A game that has just ended, looked at again through the eyes of somebody at the keyboard.

use super::sitting::Sitting;
use crate::{GamesError, Talk};
use princely_core::{Message, Seat};
use princely_review::{Effort, begin};

/// The seed of the imagined worlds.
const SEED: u32 = 1;

/// A part of the effort that `princely review` takes: the people at the table are waiting.
fn little(usual: Effort) -> Effort {
    usual.scaled(1, 20)
}

/// What decided the game for a seat, line by line: own play, luck and the others apart, and the worst mistakes.
pub(super) fn look_back<G: Talk>(sitting: &Sitting<'_, G>, seat: Seat) -> Result<Vec<String>, GamesError> {
    let mut reviewing = begin(&sitting.record(), seat, SEED, Some(little))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    reviewing.finish(cores, &|_| ())?;
    let mut lines = reviewing.told(sitting.words, &sitting.names);
    lines.push(sitting.words.sentence(&Message::new("t-review-more"), &sitting.names));
    Ok(lines)
}

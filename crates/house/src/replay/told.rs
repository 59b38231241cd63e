//! A record told from its beginning to its end, and the pictures of its rounds.

use super::{Replay, Sight};
use crate::GamesError;
use princely_words::Words;

/// One step of a replay, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldStep {
    /// The number of the entry, from 1; 0 is the set-up.
    pub number: usize,
    /// What happened, one sentence for each line.
    pub lines: Vec<String>,
    /// The position, if a new turn begins.
    pub position: Option<String>,
}

/// Tells a record step by step, until the listener stops it.
pub fn tell(
    replay: &mut dyn Replay,
    sight: Sight,
    words: &Words,
    listener: &mut dyn FnMut(ToldStep) -> bool,
) -> Result<(), GamesError> {
    let mut last_turn = None;
    for number in 0..=replay.verified().entries {
        replay.go(number)?;
        let lines = replay.sentences(sight, words)?;
        let turn = (replay.turn() == "seats").then(|| (replay.round(), replay.to_act()));
        let begins = turn.is_some() && turn != last_turn;
        let position = begins.then(|| replay.position(sight, words)).transpose()?;
        last_turn = turn.or(last_turn);
        if !listener(ToldStep { number, lines, position }) {
            break;
        }
    }
    Ok(())
}

/// Draws the table at the end of each round, and at the end of the game.
pub fn pictures(
    replay: &mut dyn Replay,
    words: &Words,
    take: &mut dyn FnMut(u32, String) -> Result<(), GamesError>,
) -> Result<(), GamesError> {
    let last = replay.verified().entries;
    replay.go(0)?;
    for number in 1..=last {
        let round = replay.round();
        replay.go(number)?;
        if replay.round() != round && replay.turn() != "over" {
            replay.go(number - 1)?;
            take(round, replay.picture(words)?)?;
            replay.go(number)?;
        }
    }
    take(replay.round(), replay.picture(words)?)
}

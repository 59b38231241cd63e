//! A hidden world that is drawn for a viewer looks to that viewer exactly like the true one.

use super::{Lawful, Moment, viewers};
use crate::Quick;

/// What the drawn worlds were like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Drawn {
    /// How many were drawn.
    pub worlds: u64,
    /// How many differed from the truth.
    pub varied: u64,
    /// Whether anything was hidden from anyone.
    pub hides: bool,
}

/// Draws a world per viewer and looks at it.
pub fn determinized_looks_the_same<G: Lawful>(
    moment: &Moment<'_, G>,
    quick: &mut Quick,
) -> Result<Drawn, String> {
    let (game, state) = (moment.game(), moment.state());
    let mut drawn = Drawn::default();
    for viewer in viewers(game) {
        let observation = game.observe(state, viewer);
        let world = game.determinize(&observation, quick);
        game.validate(&world).map_err(|why| format!("a world drawn for {viewer:?} is not valid: {why}"))?;
        let seen = game.observe(&world, viewer);
        if seen != observation {
            return Err(format!("{viewer:?} sees {observation:?}, but in a drawn world {seen:?}"));
        }
        if game.observed_turn(&observation) != game.turn(state) {
            return Err(format!("{viewer:?} does not see whose turn it is"));
        }
        drawn.worlds += 1;
        drawn.varied += u64::from(world != *state);
        drawn.hides |= game.hidden(state, viewer).iter().any(|heap| !heap.is_empty());
    }
    Ok(drawn)
}

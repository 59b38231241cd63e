//! What bots play at, in series and for records; the loop itself is in [`series`](crate::series).
//!
//! | what is played at | where |
//! |---|---|
//! | `Bare`: a state and nothing else | simulations, studies, matches |
//! | [`Table`]: with a log | records |

use crate::Studied;
use princely_core::{Dice, Seat, Silent, Table};

/// What bots play at: a bare state, or a table with a log.
pub(crate) trait PlayedOn<G: Studied> {
    /// The position.
    fn state(&self) -> &G::State;

    /// Lets chance decide.
    fn chance(&mut self, dice: &mut impl Dice);

    /// Plays an action, if it is legal. Shows the position before it is played.
    fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        before: impl FnOnce(&G::State),
    ) -> Result<(), G::Refusal>;
}

/// A game without a log.
pub(crate) struct Bare<'g, G: Studied> {
    pub(crate) game: &'g G,
    pub(crate) state: G::State,
}

impl<G: Studied> PlayedOn<G> for Bare<'_, G> {
    #[inline]
    fn state(&self) -> &G::State {
        &self.state
    }

    #[inline]
    fn chance(&mut self, dice: &mut impl Dice) {
        let chance = self.game.sample_chance(&self.state, dice);
        self.game.apply_chance(&mut self.state, &chance, &mut Silent);
    }

    #[inline]
    fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        before: impl FnOnce(&G::State),
    ) -> Result<(), G::Refusal> {
        self.game.check(&self.state, seat, &action)?;
        before(&self.state);
        self.game.apply(&mut self.state, seat, action, &mut Silent);
        Ok(())
    }
}

impl<G: Studied> PlayedOn<G> for Table<G> {
    fn state(&self) -> &G::State {
        Table::state(self)
    }

    fn chance(&mut self, dice: &mut impl Dice) {
        self.step(dice, &mut Silent);
    }

    fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        before: impl FnOnce(&G::State),
    ) -> Result<(), G::Refusal> {
        self.game().check(Table::state(self), seat, &action)?;
        before(Table::state(self));
        Table::act(self, seat, action, &mut Silent)
    }
}

//! How a game is played: one loop for statistics, for records and for people.
//!
//! | what is played at | who plays | where |
//! |---|---|---|
//! | `Bare`: a state and nothing else | bots | simulations, studies, matches |
//! | [`Table`]: with a log | bots | records |
//! | a live table | people and bots | the terminal |

use crate::Studied;
use princely_core::{Dice, Seat, SeatSet, Silent, Table, Turn};

/// Whether a game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// It goes on.
    On,
    /// It stops here, before its end.
    Stop,
}

/// A game on its way, with those who play it.
pub trait GameLoop {
    /// What can go wrong.
    type Trouble;

    /// Who is to act.
    fn turn(&self) -> Turn;

    /// Chance decides.
    fn chance(&mut self) -> Result<(), Self::Trouble>;

    /// One of these seats does something.
    fn decide(&mut self, seats: SeatSet) -> Result<Flow, Self::Trouble>;
}

/// Plays until the game is over, or somebody stops it. Returns whether it is over.
#[inline]
pub fn play<C: GameLoop>(course: &mut C) -> Result<bool, C::Trouble> {
    loop {
        match course.turn() {
            Turn::Over => return Ok(true),
            Turn::Chance => course.chance()?,
            Turn::Seats(seats) => {
                if course.decide(seats)? == Flow::Stop {
                    return Ok(false);
                }
            }
        }
    }
}

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

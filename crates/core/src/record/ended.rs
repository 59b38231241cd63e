//! Players who left before the end, and the ranking that follows.

use crate::{Game, Outcome, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};

/// How a game ended if some players left it.
///
/// With two players the game ends there. With more players a bot plays on for the player who left, and that seat ranks
/// last, no matter what the bot achieves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndedBy {
    /// Who left, in the order of leaving; at least one seat, and each at most once.
    pub left: Vec<Left>,
    /// The places, best first; seats that share a place stand together.
    pub ranking: Vec<Vec<Seat>>,
}

/// A player who left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Left {
    /// Which seat.
    pub seat: Seat,
    /// How the player left.
    pub by: Leaving,
    /// How many entries of the log came before; 0 is after the set-up.
    pub entry: u32,
}

/// How a player can leave a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// The player gave up.
    Resignation,
    /// The player's time ran out.
    Time,
}

impl EndedBy {
    /// The end of a game with `seats` seats that these players left; `outcome` is what the rules say, if the game
    /// was played to its end.
    ///
    /// First come the seats that stayed: the winners among them, then the others. If no winner is among them, they
    /// share the first place. Then come the seats that left, the last one to leave first.
    pub fn new(seats: u8, left: Vec<Left>, outcome: Option<Outcome>) -> EndedBy {
        let gone: SeatSet = left.iter().map(|left| left.seat).collect();
        let stayed = SeatSet::first(seats).into_iter().filter(|seat| !gone.contains(*seat));
        let won = |seat: &Seat| outcome.is_some_and(|outcome| outcome.winners.contains(*seat));
        let (winners, others): (Vec<Seat>, Vec<Seat>) = stayed.partition(won);
        let leavers = left.iter().rev().map(|left| vec![left.seat]);
        let ranking =
            [winners, others].into_iter().filter(|place| !place.is_empty()).chain(leavers).collect();
        EndedBy { left, ranking }
    }

    /// Whether at most one player is left, so that the game has ended, no matter what the rules say.
    pub(super) fn is_the_end(&self, seats: u8) -> bool {
        self.left.len() + 1 >= usize::from(seats)
    }

    /// Whether a game with this number of seats and entries can have ended like this; if not, why.
    pub(super) fn check(&self, seats: u8, entries: usize, outcome: Option<Outcome>) -> Result<(), String> {
        let mut latest = 0;
        for (index, left) in self.left.iter().enumerate() {
            if left.seat.0 >= seats {
                return Err(format!("there is no seat {} at this table", left.seat));
            }
            if self.left[..index].iter().any(|earlier| earlier.seat == left.seat) {
                return Err(format!("seat {} leaves twice", left.seat));
            }
            if left.entry < latest || left.entry as usize > entries {
                return Err(format!("seat {} cannot leave after entry {} here", left.seat, left.entry));
            }
            latest = left.entry;
        }
        if self.left.is_empty() {
            return Err("nobody left".into());
        }
        let truth = EndedBy::new(seats, self.left.clone(), outcome);
        if self.ranking == truth.ranking {
            return Ok(());
        }
        let shown = serde_json::to_string(&truth.ranking).unwrap_or_default();
        Err(format!("the ranking that follows is {shown}"))
    }
}

/// Whether a game has ended, by its rules or because the players have left.
pub(super) fn has_ended<G: Game>(game: &G, turn: Turn, ended_by: Option<&EndedBy>) -> bool {
    turn == Turn::Over || ended_by.is_some_and(|ended_by| ended_by.is_the_end(game.seats()))
}

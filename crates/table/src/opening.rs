//! What a table begins with.

use crate::Luck;
use princely_core::{Notation, Seat};
use princely_protocol::{Chair, ProblemCode, Sitter, Terms};
use serde::{Deserialize, Serialize};

/// Everything that is agreed and decided before the first step. The host keeps it beside the journal. It holds the
/// secret of the game's luck, and is never sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// What was agreed.
    pub terms: Terms,
    /// Who sits where, in the order of the seats.
    pub chairs: Vec<Chair>,
    /// How the host behaves.
    pub manner: Manner,
    /// What the game's luck is made of.
    pub luck: Luck,
}

/// How the host behaves at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Manner {
    /// A bot's move is shown `bot_ms` milliseconds after its turn began, no matter how quickly it was found: the time
    /// that a bot thinks would tell something about its hand. Each further action of the turn follows after a quarter
    /// of that time.
    pub bot_ms: u32,
    /// The level of the bot that plays on for somebody who leaves, gives up or runs out of time.
    pub stand_in: String,
    /// What happens to a seat that runs out of time.
    pub time_out: TimeOut,
}

/// What happens to a seat that runs out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeOut {
    /// A bot plays for it until the player returns.
    StandIn,
    /// It has lost, as if the player had given up.
    Loses,
}

impl Default for Manner {
    fn default() -> Manner {
        Manner { bot_ms: 0, stand_in: "medium".into(), time_out: TimeOut::StandIn }
    }
}

impl Opening {
    /// The game of this opening, or why there is none.
    pub fn game<G: Notation>(&self) -> Result<G, ProblemCode> {
        if self.terms.game != G::ID {
            return Err(ProblemCode::NoSuchGame);
        }
        if !G::RULES.contains(&self.terms.rules) {
            return Err(ProblemCode::RulesVersion);
        }
        let options: G::Options = self.terms.options.read().map_err(|_| ProblemCode::Malformed)?;
        let game = G::from_options(&options, self.terms.rules).map_err(|_| ProblemCode::Malformed)?;
        if self.chairs.len() != usize::from(game.seats()) {
            return Err(ProblemCode::NoSuchSeat);
        }
        Ok(game)
    }

    /// Whether a seat that runs out of time has lost.
    pub(crate) fn loses(&self) -> bool {
        self.manner.time_out == TimeOut::Loses
    }

    /// Who sits on a seat when the game begins.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.chairs.get(seat.index()).map(|chair| &chair.sitter)
    }
}

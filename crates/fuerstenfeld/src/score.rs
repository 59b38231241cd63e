//! The end of the game, and who has won (F-END).

use crate::{Fuerstenfeld, Phase, Player, State};
use princely_core::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The round after which the game ends in any case (F-END-3).
pub const LAST_ROUND: u8 = 100;

/// Palaces to build (F-END-1).
pub const PALACES: u8 = 6;

/// Why the game ends after a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A player has six palaces (F-END-1).
    Palaces,
    /// Every player has trashed a palace, so that nobody can have six (F-END-3).
    Trashed,
    /// It is the last round there can be (F-END-3).
    Rounds,
}

impl Fuerstenfeld {
    /// Whether, and why, the game ends after this round's prices (F-END-1, F-END-3).
    #[inline]
    pub fn ending(&self, state: &State) -> Option<Ending> {
        let players = &state.players[..usize::from(self.players)];
        if players.iter().any(|player| player.palaces() == PALACES) {
            Some(Ending::Palaces)
        } else if players.iter().all(Player::trashed_a_palace) {
            Some(Ending::Trashed)
        } else if state.round >= LAST_ROUND {
            Some(Ending::Rounds)
        } else {
            None
        }
    }

    /// The winners of a finished game: most palaces, then most coins (F-END-2, F-END-3).
    ///
    /// Six palaces are the most there are, so one rule serves both ways to end.
    pub(crate) fn winners(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let standing = |seat: &Seat| {
            let player = state.player(*seat);
            (player.palaces(), player.coins)
        };
        let best = self.all_seats().into_iter().map(|seat| standing(&seat)).max();
        let winners: SeatSet =
            self.all_seats().into_iter().filter(|seat| Some(standing(seat)) == best).collect();
        Some(Outcome { winners })
    }
}

//! The end of the game, and who has won (F-END).

use crate::{Fuerstenfeld, Phase, Player, State};
use princely_core::{Outcome, Seat, SeatSet};

/// The round after which the game ends in any case (F-END-3).
pub const LAST_ROUND: u8 = 100;

/// Palaces to build (F-END-1).
const PALACES: u8 = 6;

impl Fuerstenfeld {
    /// Whether the game ends after this round's prices (F-END-1, F-END-3).
    #[inline]
    pub(crate) fn is_finished(&self, state: &State) -> bool {
        let players = &state.players[..usize::from(self.players)];
        players.iter().any(|player| player.palaces() == PALACES)
            || players.iter().all(Player::trashed_a_palace)
            || state.round >= LAST_ROUND
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

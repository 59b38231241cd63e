//! The end of the game, and who has won (F-END).

use crate::{CardSet, Fuerstenfeld, Phase, Player, State};
use princely_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The round after which the game ends in any case (F-END-3).
pub const LAST_ROUND: u8 = 100;

/// Why the game ends after a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A player has enough palaces to end the game (F-END-1).
    Palaces,
    /// Every player has trashed so many palaces that too few are left to end the game (F-END-3).
    Trashed,
    /// It is the last possible round (F-END-3).
    Rounds,
}

impl Fuerstenfeld {
    /// Whether, and why, the game ends after this round's prices (F-END-1, F-END-3).
    #[inline]
    pub fn ending(&self, state: &State) -> Option<Ending> {
        let players = &state.players[..usize::from(self.players)];
        if players.iter().any(|player| player.palaces() >= self.palaces()) {
            Some(Ending::Palaces)
        } else if players.iter().all(|player| self.spare_palaces(player).is_none()) {
            Some(Ending::Trashed)
        } else if state.round >= LAST_ROUND {
            Some(Ending::Rounds)
        } else {
            None
        }
    }

    /// How many more palaces the player could trash and still have enough (F-DIS-3, F-END-4); `None` for a player who
    /// has trashed too many already (F-END-3).
    #[inline]
    pub fn spare_palaces(&self, player: &Player) -> Option<u8> {
        let left = CardSet::PALACES.len() - (player.trashed & CardSet::PALACES).len();
        left.checked_sub(self.palaces())
    }

    /// The winners of a finished game: most palaces, then most coins (F-END-2, F-END-3).
    ///
    /// Palaces beyond those that end the game do not count (F-END-4), so one rule serves both ways to end.
    pub(crate) fn winners(&self, state: &State) -> SeatSet {
        debug_assert_eq!(state.phase, Phase::Over, "the game goes on");
        let standing = |seat: &Seat| {
            let player = state.player(*seat);
            (player.palaces().min(self.palaces()), player.coins)
        };
        let best = self.all_seats().into_iter().map(|seat| standing(&seat)).max();
        self.all_seats().into_iter().filter(|seat| Some(standing(seat)) == best).collect()
    }
}

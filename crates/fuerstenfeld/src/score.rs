//! The end of the game, and who has won (F-END).

use crate::{CardSet, Fuerstenfeld, Phase, Player, State};
use princely_core::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The round after which the game ends in any case (F-END-3).
pub const LAST_ROUND: u8 = 100;

/// How many palaces can be agreed on to end the game (F-END-4).
pub const PALACES: RangeInclusive<u8> = 4..=6;

/// Palaces that end the game where nothing else was agreed on (F-END-1).
pub const USUAL_PALACES: u8 = 6;

/// Why the game ends after a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A player has the palaces that end the game (F-END-1).
    Palaces,
    /// Every player has trashed palaces, and nobody has enough of them left (F-END-3).
    Trashed,
    /// It is the last round there can be (F-END-3).
    Rounds,
}

impl Fuerstenfeld {
    /// Whether, and why, the game ends after this round's prices (F-END-1, F-END-3).
    #[inline]
    pub fn ending(&self, state: &State) -> Option<Ending> {
        let players = &state.players[..usize::from(self.players)];
        if players.iter().any(|player| player.palaces() >= self.palaces) {
            Some(Ending::Palaces)
        } else if players.iter().all(|player| self.spare_palaces(player).is_none()) {
            Some(Ending::Trashed)
        } else if state.round >= LAST_ROUND {
            Some(Ending::Rounds)
        } else {
            None
        }
    }

    /// How many more palaces the player could trash and still have enough (F-DIS-3, F-END-4); nothing for a player who
    /// has trashed too many already (F-END-3).
    #[inline]
    pub fn spare_palaces(&self, player: &Player) -> Option<u8> {
        let left = CardSet::PALACES.len() - (player.trashed & CardSet::PALACES).len();
        left.checked_sub(self.palaces)
    }

    /// The winners of a finished game: most palaces, then most coins (F-END-2, F-END-3).
    ///
    /// Palaces beyond those that end the game do not count (F-END-4), so one rule serves both ways to end.
    pub(crate) fn winners(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let standing = |seat: &Seat| {
            let player = state.player(*seat);
            (player.palaces().min(self.palaces), player.coins)
        };
        let best = self.all_seats().into_iter().map(|seat| standing(&seat)).max();
        let winners: SeatSet =
            self.all_seats().into_iter().filter(|seat| Some(standing(seat)) == best).collect();
        Some(Outcome { winners })
    }
}

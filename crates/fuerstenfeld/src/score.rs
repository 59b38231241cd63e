//! The end of the game, and who has won (F-END).

use crate::{CardSet, Fuerstenfeld, Phase, Player, State};
use princely_core::{Seat, SeatSet, sorting};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

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

impl Ending {
    /// The rule by which the winner of a game that ended so is found.
    pub fn rule(self) -> &'static str {
        match self {
            Ending::Palaces => "F-END-2",
            Ending::Trashed | Ending::Rounds => "F-END-3",
        }
    }
}

/// What has decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Decider {
    /// The winner has the most palaces that count (F-END-2, F-END-3, F-END-4).
    Palaces,
    /// Of those with equal palaces, the winner has the most coins.
    Coins,
    /// Several are equal in both, and share the win.
    Shared,
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
        let standing = |seat: &Seat| self.standing(state.player(*seat));
        let best = self.all_seats().into_iter().map(|seat| standing(&seat)).max();
        self.all_seats().into_iter().filter(|seat| Some(standing(seat)) == best).collect()
    }

    /// What a player is measured by: the palaces that count, then coins (F-END-2, F-END-4).
    pub fn standing(&self, player: &Player) -> (u8, u32) {
        (player.palaces().min(self.palaces()), player.coins)
    }

    /// The seats as they stand now, the best first; of equals the one with the lower number.
    pub fn ranking(&self, state: &State) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.all_seats().into_iter().collect();
        sorting::sort_by_key(&mut seats, |&seat| Reverse(self.standing(state.player(seat))));
        seats
    }

    /// What has decided a finished game.
    pub(crate) fn decider(&self, state: &State) -> Decider {
        let winners = self.winners(state);
        let standing = |seat: &Seat| self.standing(state.player(*seat));
        let next = self.ranking(state).into_iter().find(|seat| !winners.contains(*seat));
        let [best, next] = [winners.lowest(), next].map(|seat| seat.map(|seat| standing(&seat).0));
        match next {
            _ if winners.len() > 1 => Decider::Shared,
            next if next == best => Decider::Coins,
            _ => Decider::Palaces,
        }
    }
}

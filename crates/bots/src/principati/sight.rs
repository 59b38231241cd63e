//! What the bot sees when it is asked, and how long it thinks the game will last.

use super::weights::Weights;
use princely_core::Seat;
use princely_principati::buildings::{BuildingSet, bit};
use princely_principati::limits::{HORSEMEN, HORSEMEN_PER_FIELD};
use princely_principati::look::{Tile, TileNo};
use princely_principati::{Building, Player, Principati, State};
use std::cell::OnceCell;

/// The buildings that make stones and beams.
pub(super) const FOUNDATION: BuildingSet = bit(Building::Quarry) | bit(Building::Sawmill);

/// The number of fields around a riding hall that brings all horsemen there are.
pub(super) const FIELDS: i32 = (HORSEMEN / HORSEMEN_PER_FIELD) as i32;

/// A position as one seat sees it. Values are tenths of points.
pub(super) struct Sight<'s> {
    pub(super) game: &'s Principati,
    pub(super) state: &'s State,
    pub(super) seat: Seat,
    pub(super) mine: &'s Player,
    /// The kinds of own buildings that work.
    pub(super) working: BuildingSet,
    /// Rounds after this one; 0 in the closing round.
    pub(super) left: i32,
    pub(super) weights: &'s Weights,
    /// A building on a tile that is wanted more than anything else. `greedy` never has one.
    pub(super) focus: Option<(Building, TileNo)>,
    /// The points that this seat leads by. They are counted when somebody first asks, because counting takes time.
    pub(super) lead: OnceCell<i32>,
}

impl<'s> Sight<'s> {
    pub(super) fn new(game: &'s Principati, state: &'s State, seat: Seat, weights: &'s Weights) -> Sight<'s> {
        Sight {
            game,
            state,
            seat,
            mine: state.player(seat),
            working: game.working_kinds(state, seat),
            left: rounds_left(game, state, weights),
            weights,
            focus: None,
            lead: OnceCell::new(),
        }
    }

    /// The other player's seat.
    pub(super) fn other(&self) -> Seat {
        Seat(1 - self.seat.0)
    }

    /// Points that this seat leads by.
    pub(super) fn lead(&self) -> i32 {
        *self.lead.get_or_init(|| {
            let [mine, others] =
                [self.seat, self.other()].map(|seat| self.game.score(self.state, seat).total());
            mine - others
        })
    }

    /// Whether this seat would win if the game ended now.
    pub(super) fn is_ahead(&self) -> bool {
        self.lead() > 0
    }

    /// Whether a slot of an own tile is empty and not closed by the other one (P-BLD-25).
    pub(super) fn is_open(&self, tile: &Tile<'_>, slot: usize) -> bool {
        tile.building(slot).is_none()
            && (!self.game.catalogue().kind(tile.kind()).warehouse_mine
                || match slot {
                    0 => tile.building(1).is_none() || !self.mine.has(Building::Warehouse),
                    _ => tile.building(0).is_none_or(|house| house == Building::Warehouse),
                })
    }

    /// Whether one more order would be the one that ends the game.
    pub(super) fn last_order(&self) -> bool {
        self.left > 0 && self.mine.orders_earned() + 1 == self.game.buildings().orders_end
    }
}

/// Rounds after this one, as far as a player can tell; 0 in the closing round.
pub(super) fn rounds_left(game: &Principati, state: &State, weights: &Weights) -> i32 {
    if state.is_closing() {
        return 0;
    }
    if state.ending().is_some() {
        return 1;
    }
    let round = i32::from(state.round());
    let orders = [Seat(0), Seat(1)].map(|seat| state.player(seat).orders_earned());
    let one_missing = |earned: u8| earned + 1 >= game.buildings().orders_end;
    let near = if orders.into_iter().any(one_missing) { 5 } else { 8 };
    let usual = (weights.usual_rounds - round).max(near);
    game.options().max_rounds.map_or(usual, |last| usual.min(i32::from(last) - round)).max(1)
}

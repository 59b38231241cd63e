//! What an action would bring: points with their reasons, what would begin or cease to work, what roads would join.

use super::Chooser;
use crate::Principati;
use crate::action::Action;
use crate::names::{Building, Ending, Order};
use crate::score::{Item, Reason, Score};
use crate::state::State;
use princely_core::{Seat, Silent};
use princely_hex::Hex;
use serde::{Deserialize, Serialize};

/// What would be different after an action, before anybody else acts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct Effects {
    /// The points of the player who asks.
    pub points: PointsEffect,
    /// The points of the other player.
    pub others_points: PointsEffect,
    /// The player's buildings that would begin to work.
    pub starts: Vec<Site>,
    /// The player's buildings that would no longer work.
    pub stops: Vec<Site>,
    /// Cells of the player's tiles that roads would join to the Palace.
    pub joins: Vec<Hex>,
    /// Cells of the player's tiles that roads would no longer join to the Palace.
    pub cuts: Vec<Hex>,
    /// Cells of tiles that would be sent back to their owner.
    pub cleared: Vec<Hex>,
    /// How many horsemen the player would gain.
    pub horsemen: u8,
    /// Orders that the player would earn.
    pub orders: Vec<Order>,
    /// The end of the game that it would set off.
    pub end: Option<Ending>,
}

/// How the points of a player would change.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct PointsEffect {
    /// By how much in all.
    pub total: i32,
    /// The items that would change.
    pub items: Vec<ItemChange>,
    /// Reasons for points that are not there now.
    pub added: Vec<Reason>,
    /// Reasons for points that would no longer be there.
    pub removed: Vec<Reason>,
}

/// How the points of one item would change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct ItemChange {
    /// Which item.
    pub item: Item,
    /// By how much.
    pub by: i32,
}

/// A standing building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct Site {
    /// Which building.
    pub building: Building,
    /// Where it stands.
    pub at: Hex,
    /// On which slot.
    pub slot: u8,
}

/// What is compared before and after an action.
pub(super) struct Standing {
    points: [(Score, Vec<Reason>); 2],
    working: Vec<Site>,
    joined: Vec<Hex>,
    cells: Vec<Hex>,
}

impl Standing {
    pub(super) fn new(game: &Principati, state: &State, seat: Seat) -> Standing {
        let points = [Seat(0), Seat(1)].map(|seat| {
            let mut reasons = Vec::new();
            (game.tally(state, seat, &mut reasons), reasons)
        });
        let own = state.map.iter().filter(|(_, tile)| tile.is_owned_by(seat));
        let joined = own.filter(|(_, tile)| tile.reach[seat.index()] != 0).map(|(_, tile)| tile.at);
        Standing {
            points,
            working: game.working_sites(state, seat),
            joined: joined.collect(),
            cells: state.map.iter().map(|(_, tile)| tile.at).collect(),
        }
    }
}

/// What is in one list and not in another.
fn beyond<T: PartialEq + Clone>(list: &[T], other: &[T]) -> Vec<T> {
    list.iter().filter(|entry| !other.contains(entry)).cloned().collect()
}

impl PointsEffect {
    fn new((before, reasons): &(Score, Vec<Reason>), (after, then): &(Score, Vec<Reason>)) -> PointsEffect {
        let by = |item: Item| after.of(item).saturating_sub(before.of(item));
        let changed = Item::ALL.iter().filter(|&&item| by(item) != 0);
        PointsEffect {
            total: after.total().saturating_sub(before.total()),
            items: changed.map(|&item| ItemChange { item, by: by(item) }).collect(),
            added: beyond(then, reasons),
            removed: beyond(reasons, then),
        }
    }
}

impl Chooser<'_> {
    /// The position after a permitted action, before the turn is passed on. `None` for actions that change nothing that
    /// could be compared: those that end something, choose a merit tile, or are a secret.
    pub(super) fn trial(&self, action: Action) -> Option<State> {
        let mut state = self.state.clone();
        match action {
            Action::Place { .. } | Action::PlaceExtra { .. } | Action::FarmerMove { .. } => {
                self.game.set_out(&mut state, self.seat, action, &mut Silent);
            }
            Action::DraftKeep { .. }
            | Action::Reserve { .. }
            | Action::MeritTile { .. }
            | Action::CannotPlace
            | Action::EndPhase => return None,
            _ => self.game.play(&mut state, self.seat, action, &mut Silent),
        }
        Some(state)
    }

    /// What differs between `before` and the position after an action.
    pub(super) fn effects(&self, before: &Standing, after: &State, action: &Action) -> Effects {
        let then = Standing::new(self.game, after, self.seat);
        let (own, other) = (self.seat.index(), 1 - self.seat.index());
        let (player, grown) = (self.state.player(self.seat), after.player(self.seat));
        let earned = grown.earned & !player.earned;
        let mut cleared = beyond(&before.cells, &then.cells);
        if let Action::FarmerMove { from, .. } = action {
            cleared.retain(|at| at != from);
        }
        Effects {
            points: PointsEffect::new(&before.points[own], &then.points[own]),
            others_points: PointsEffect::new(&before.points[other], &then.points[other]),
            starts: beyond(&then.working, &before.working),
            stops: beyond(&before.working, &then.working),
            joins: beyond(&then.joined, &before.joined),
            cuts: beyond(&before.joined, &then.joined),
            cleared,
            horsemen: grown.horsemen.saturating_sub(player.horsemen),
            orders: Order::ALL.iter().copied().filter(|order| earned & order.bit() != 0).collect(),
            end: after.ending.filter(|_| self.state.ending.is_none()),
        }
    }
}

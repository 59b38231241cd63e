//! The draft, the reservation, and merit tiles.

use super::{Chooser, refused};
use crate::action::{Action, Reservation};
use crate::buildings::bit;
use crate::names::{Building, Plan, TileId};
use princely_core::Refused;
use serde::{Deserialize, Serialize};

/// The start tiles to choose from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct DraftChoices {
    /// One of these is kept.
    pub tiles: Vec<TileId>,
}

/// The merit tiles to choose from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct MeritChoices {
    /// One of these is taken.
    pub tiles: Vec<TileId>,
    /// The building that comes with each of them; `null` if no piece of it is left.
    pub brings: Vec<Option<Building>>,
}

/// The buildings to reserve: one or none for each slot of the start tile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct ReserveChoices {
    /// The start tile.
    pub tile: TileId,
    /// Its slots.
    pub slots: Vec<ReserveSlot>,
}

/// A slot of the start tile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct ReserveSlot {
    /// Its floor plan.
    pub plan: Plan,
    /// The buildings that fit the plan. The player may also reserve nothing.
    pub buildings: Vec<ReservableChoice>,
}

/// A building that fits the plan of a start tile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct ReservableChoice {
    /// Which building.
    pub building: Building,
    /// How many pieces of it may be reserved on all slots together.
    pub pieces: u8,
    /// Why it cannot be reserved for this slot; `null`: it can.
    pub refused: Option<Refused>,
}

impl Chooser<'_> {
    pub(super) fn draft(&self) -> DraftChoices {
        DraftChoices { tiles: self.game.ids(self.state.player(self.seat).extra) }
    }

    pub(super) fn merit_tiles(&self) -> MeritChoices {
        let tiles = self.game.ids(self.state.merit_left);
        let brings =
            |tile: &TileId| self.game.brought(self.state, self.seat, self.game.catalogue.find(*tile)?)[0];
        MeritChoices { brings: tiles.iter().map(brings).collect(), tiles }
    }

    /// `None` for a player who has no start tile.
    pub(super) fn reserve(&self) -> Option<ReserveChoices> {
        let (game, player) = (self.game, self.state.player(self.seat));
        let kind = game.catalogue.kind(game.start_tile(player)?);
        let plans = kind.plans();
        let choice = |slot: usize, building: Building| {
            let mut entries = vec![None; plans.len()];
            entries[slot] = Some(building);
            let why_not = Reservation::new(&entries).map(|reservation| {
                game.check_in_phase(self.state, self.seat, &Action::Reserve { buildings: reservation })
            });
            ReservableChoice {
                building,
                pieces: game.pieces_left(self.state, self.seat, building),
                refused: why_not.and_then(refused),
            }
        };
        let slots = plans.iter().enumerate().map(|(slot, &plan)| ReserveSlot {
            plan,
            buildings: Building::ALL
                .iter()
                .filter(|&&building| game.buildings.fitting(plan) & bit(building) != 0)
                .map(|&building| choice(slot, building))
                .collect(),
        });
        Some(ReserveChoices { tile: kind.id, slots: slots.collect() })
    }
}

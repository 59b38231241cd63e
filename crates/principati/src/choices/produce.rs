//! Production: workplaces, boats, carts and ships.

use super::Chooser;
use crate::action::Action;
use crate::names::{Building, Vehicle};
use crate::view::{Goods, WorkView, goods};
use princely_core::Refused;
use princely_hex::Hex;
use serde::{Deserialize, Serialize};

/// What can be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct ProduceChoices {
    /// Workers who have not worked yet.
    pub workers_left: u8,
    /// The player's standing buildings for which the rules ask whether they work.
    pub workplaces: Vec<WorkChoice>,
    /// The fishing boats.
    pub boats: CatchChoice,
    /// Carts and ships.
    pub vehicles: Vec<VehicleChoice>,
}

/// A building that may make something.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct WorkChoice {
    /// Which building.
    pub building: Building,
    /// Where it stands.
    pub at: Hex,
    /// On which slot.
    pub slot: u8,
    /// How it works, what it makes, and what it lacks.
    pub work: WorkView,
    /// Why it cannot make a unit now; `null`: it can.
    pub refused: Option<Refused>,
}

/// Fishing with boats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct CatchChoice {
    /// Fish caught in this phase.
    pub caught: u8,
    /// Fish that the boats can catch in a phase.
    pub most: u8,
    /// Why none can be caught now; `null`: one can.
    pub refused: Option<Refused>,
}

/// A cart or a ship.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct VehicleChoice {
    /// Which kind.
    pub vehicle: Vehicle,
    /// How many the player has.
    pub owned: u8,
    /// How many the player may have now.
    pub most: u8,
    /// What one costs.
    pub cost: Goods,
    /// The goods that the player lacks to pay for it.
    pub missing: Goods,
    /// Why none can be made now; `null`: one can.
    pub refused: Option<Refused>,
}

impl Chooser<'_> {
    pub(super) fn produce(&self) -> ProduceChoices {
        let player = self.state.player(self.seat);
        ProduceChoices {
            workers_left: player.workers_left,
            workplaces: self.workplaces(),
            boats: CatchChoice {
                caught: player.caught,
                most: self.game.buildings.boat_fish.saturating_mul(player.fishing_boats),
                refused: self.why_not(&Action::Catch),
            },
            vehicles: Vehicle::ALL.iter().map(|&vehicle| self.vehicle(vehicle)).collect(),
        }
    }

    fn workplaces(&self) -> Vec<WorkChoice> {
        let (game, state, seat) = (self.game, self.state, self.seat);
        let working = game.working_kinds(state, seat);
        let mut list = Vec::new();
        for (number, tile) in state.map.iter().filter(|(_, tile)| tile.is_owned_by(seat)) {
            for (slot, building) in tile.buildings.into_iter().enumerate() {
                let Some(building) = Building::of(building) else { continue };
                if game.buildings.facts(building).works {
                    let result = game.check_unit(state, seat, (number, slot), building, working);
                    list.push(WorkChoice {
                        building,
                        at: tile.at,
                        slot: slot as u8,
                        work: game.work(state, (number, slot), building, working),
                        refused: super::refused(result),
                    });
                }
            }
        }
        list
    }

    fn vehicle(&self, vehicle: Vehicle) -> VehicleChoice {
        let (tables, player) = (&self.game.buildings, self.state.player(self.seat));
        let (owned, most, cost) = match vehicle {
            Vehicle::Cart => (player.carts, player.horsemen, tables.cart_cost),
            Vehicle::FishingBoat => (player.fishing_boats, tables.fishing_boat.max, tables.fishing_boat.cost),
            Vehicle::CargoShip => {
                (u8::from(player.cargo_ship_round > 0), tables.cargo_ship.max, tables.cargo_ship.cost)
            }
        };
        VehicleChoice {
            vehicle,
            owned,
            most,
            cost: goods(cost),
            missing: self.missing(cost),
            refused: self.why_not(&Action::Make { vehicle }),
        }
    }
}

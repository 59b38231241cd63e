//! Building, tearing down, and the orders of Miner and Architect. What a building would bring is a separate question:
//! [`super::Question::Slot`].

use super::{BoardChoice, Chooser, refused};
use crate::action::Action;
use crate::buildings::{Cost, bit};
use crate::map::{Laid, TileNo};
use crate::names::{Building, Order, Plan, StockBoard};
use crate::refusal::Refusal;
use crate::step::construct::is_mine;
use crate::view::{Goods, goods};
use princely_core::Refused;
use princely_hex::Hex;
use serde::{Deserialize, Serialize};

/// What can be built, torn down and moved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct ConstructChoices {
    /// The empty slots of the player's tiles, and that of the island.
    pub slots: Vec<SlotChoice>,
    /// The player's standing buildings.
    pub demolitions: Vec<DemolitionChoice>,
    /// The order of the Miner.
    pub miner: MinerChoices,
    /// The order of the Architect.
    pub architect: ArchitectChoices,
}

/// An empty slot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct SlotChoice {
    /// The cell of its tile.
    pub at: Hex,
    /// Which slot of the tile.
    pub slot: u8,
    /// Its floor plan.
    pub plan: Plan,
    /// Why nothing at all can be built there; `null`: something might.
    pub refused: Option<Refused>,
    /// The buildings that fit the plan; empty if nothing at all can be built there.
    pub buildings: Vec<BuildChoice>,
}

/// A building that fits a slot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct BuildChoice {
    /// Which building.
    pub building: Building,
    /// What it costs there.
    pub cost: Goods,
    /// The goods that the player lacks to pay for it; empty if something other than the price forbids it.
    pub missing: Goods,
    /// Why it cannot be built there; `null`: it can.
    pub refused: Option<Refused>,
    /// The stock boards, one of which has to be named; empty if no board has to be named.
    pub boards: Vec<BoardChoice>,
}

/// A standing building that might be torn down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct DemolitionChoice {
    /// Where it stands.
    pub at: Hex,
    /// On which slot.
    pub slot: u8,
    /// Which building.
    pub building: Building,
    /// What tearing it down costs.
    pub price: u32,
    /// Why it cannot be torn down; `null`: it can.
    pub refused: Option<Refused>,
}

/// Returning the order of the Miner to open a mine for free (P-ORD-05).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct MinerChoices {
    /// Why it cannot be used; `null`: it can.
    pub refused: Option<Refused>,
    /// Pecunia for returning it.
    pub reward: u32,
    /// The mines that fit an empty slot; empty if the order cannot be used.
    pub mines: Vec<MineChoice>,
}

/// A mine for an empty slot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct MineChoice {
    /// Which mine.
    pub building: Building,
    /// The cell.
    pub at: Hex,
    /// Which slot.
    pub slot: u8,
    /// Why it cannot be opened there; `null`: it can.
    pub refused: Option<Refused>,
}

/// Returning the order of the Architect to move a building (P-ORD-06). Where it can go is a separate question:
/// [`super::Question::ArchitectTargets`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct ArchitectChoices {
    /// Why it cannot be used; `null`: it can.
    pub refused: Option<Refused>,
    /// Pecunia for returning it.
    pub reward: u32,
    /// The player's standing buildings; empty if the order cannot be used.
    pub buildings: Vec<MovableChoice>,
}

/// A standing building that might be moved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct MovableChoice {
    /// Which building.
    pub building: Building,
    /// Where it stands.
    pub at: Hex,
    /// On which slot.
    pub slot: u8,
    /// Why it cannot be moved; `null`: it can, if there is a place for it.
    pub refused: Option<Refused>,
}

impl Chooser<'_> {
    pub(super) fn construct(&self) -> ConstructChoices {
        let (game, player) = (self.game, self.state.player(self.seat));
        let order = |order: Order| {
            refused(if player.holds(order) { Ok(()) } else { Err(Refusal::NoOrder { order }) })
        };
        let reward = game.buildings.reward;
        let mut choices = ConstructChoices {
            slots: Vec::new(),
            demolitions: Vec::new(),
            miner: MinerChoices { refused: order(Order::Miner), reward, mines: Vec::new() },
            architect: ArchitectChoices { refused: order(Order::Architect), reward, buildings: Vec::new() },
        };
        for (number, tile) in self.state.map.iter() {
            let own = tile.is_owned_by(self.seat);
            if !own && number != self.state.island {
                continue;
            }
            for (slot, &plan) in (0..).zip(game.catalogue.kind(tile.kind).plans()) {
                match tile.building(usize::from(slot)) {
                    Some(building) if own => self.standing((number, tile.at), slot, building, &mut choices),
                    Some(_) => {}
                    None => {
                        choices.slots.push(self.slot((number, tile), slot, plan));
                        if player.holds(Order::Miner) {
                            self.mines(tile.at, slot, plan, &mut choices.miner.mines);
                        }
                    }
                }
            }
        }
        choices
    }

    fn standing(
        &self,
        (number, at): (TileNo, Hex),
        slot: u8,
        building: Building,
        choices: &mut ConstructChoices,
    ) {
        choices.demolitions.push(DemolitionChoice {
            at,
            slot,
            building,
            price: self.game.buildings.demolish,
            refused: self.why_not(&Action::Demolish { at, slot }),
        });
        if choices.architect.refused.is_none() {
            let refused = refused(self.game.check_movable(self.state, number, building));
            choices.architect.buildings.push(MovableChoice { building, at, slot, refused });
        }
    }

    fn mines(&self, at: Hex, slot: u8, plan: Plan, mines: &mut Vec<MineChoice>) {
        let fitting = self.game.buildings.fitting(plan);
        let open = |&building: &Building| fitting & bit(building) != 0 && is_mine(self.game, building);
        for building in Building::ALL.iter().copied().filter(open) {
            let refused = self.why_not(&Action::MinerMine { building, at, slot });
            mines.push(MineChoice { building, at, slot, refused });
        }
    }

    fn slot(&self, (number, tile): (TileNo, &Laid), slot: u8, plan: Plan) -> SlotChoice {
        let joined = number == self.state.island || tile.reach[self.seat.index()] != 0;
        let result = if joined { Ok(()) } else { Err(Refusal::Unconnected { at: tile.at }) };
        let buildings = if joined { self.fitting(number, tile.at, slot, plan).collect() } else { Vec::new() };
        SlotChoice { at: tile.at, slot, plan, refused: refused(result), buildings }
    }

    /// The buildings that fit a plan.
    pub(super) fn fitting(
        &self,
        number: TileNo,
        at: Hex,
        slot: u8,
        plan: Plan,
    ) -> impl Iterator<Item = BuildChoice> {
        let fitting = self.game.buildings.fitting(plan);
        let all = Building::ALL.iter().copied().filter(move |&building| fitting & bit(building) != 0);
        all.map(move |building| self.build(number, building, at, slot))
    }

    fn build(&self, number: TileNo, building: Building, at: Hex, slot: u8) -> BuildChoice {
        let cost = self.game.cost(self.state, number, building);
        let why_not = |stock_board| self.why_not(&Action::Build { building, at, slot, stock_board });
        let boards: Vec<BoardChoice> = match building {
            Building::Warehouse => StockBoard::ALL
                .iter()
                .map(|&board| BoardChoice { board, refused: why_not(Some(board)) })
                .collect(),
            _ => Vec::new(),
        };
        let refused = match boards.first() {
            None => why_not(None),
            Some(_) if boards.iter().any(|board| board.refused.is_none()) => None,
            Some(first) => first.refused.clone(),
        };
        let allowed = self.game.check_buildable(self.state, self.seat, building, at, slot).is_ok();
        let missing = if allowed { self.missing(cost) } else { Goods::new() };
        BuildChoice { building, cost: goods(cost), missing, refused, boards }
    }

    /// The goods that a player lacks to pay a price.
    pub(super) fn missing(&self, cost: Cost) -> Goods {
        let player = self.state.player(self.seat);
        let mut missing = goods(cost);
        missing.retain(|&good, count| {
            *count = count.saturating_sub(player.good(good));
            *count > 0
        });
        missing
    }
}

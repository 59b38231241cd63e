//! Questions about one thing, and their answers.
//!
//! They may be asked in every phase, also while the other player acts. The answer then supposes that it is the player's
//! turn, in the phase of the action.

use super::effects::Standing;
use super::{BuildChoice, Chooser, Effects, Outlook, refused};
use crate::Principati;
use crate::action::Action;
use crate::catalogue::KindNo;
use crate::map::Map;
use crate::names::{StockBoard, TileId};
use crate::refusal::Refusal;
use crate::state::State;
use crate::view::WorkView;
use princely_core::{Refused, Seat, sorting};
use princely_hex::Hex;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// A question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Question {
    /// Where could the player lay this tile, whether or not it is in hand?
    Places {
        /// The tile.
        tile: TileId,
    },
    /// Which of the player's tiles could lie on this cell?
    Cell {
        /// The cell.
        at: Hex,
    },
    /// Why may this tile not lie there; or what would it bring?
    Placement {
        /// The tile.
        tile: TileId,
        /// The cell.
        at: Hex,
        /// How it lies.
        rotation: u8,
    },
    /// Where could the Farmer move the tile of this cell?
    FarmerPlaces {
        /// The cell.
        from: Hex,
    },
    /// Why may the Farmer not move the tile there; or what would it bring?
    FarmerPlacement {
        /// The cell it lies on.
        from: Hex,
        /// The cell it would lie on.
        to: Hex,
        /// How it would lie.
        rotation: u8,
    },
    /// What could stand on this slot, and what would it bring?
    Slot {
        /// The cell.
        at: Hex,
        /// The slot.
        slot: u8,
    },
    /// Where could the Architect move this building?
    ArchitectTargets {
        /// The cell it stands on.
        from: Hex,
        /// The slot it stands on.
        from_slot: u8,
    },
    /// Which of the player's tiles would set the idle building on this slot to work?
    Waking {
        /// The cell.
        at: Hex,
        /// The slot.
        slot: u8,
    },
    /// What should the remaining workers make to score the most?
    Production,
    /// What would this action bring?
    Worth {
        /// The action.
        action: Action,
    },
}

/// An answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// What was asked about does not exist, or the one who asks has no seat.
    NotThere,
    /// Where a tile could lie.
    Places {
        /// The tile.
        tile: TileId,
        /// How many of its rotations differ: those from 0 on.
        turns: u8,
        /// The cells.
        cells: Vec<CellFits>,
    },
    /// What could lie on a cell.
    Cell {
        /// The cell.
        at: Hex,
        /// Why no tile at all can lie there; `null`: some could.
        refused: Option<Refused>,
        /// The player's tiles that could, from the hand and the extra tiles.
        tiles: Vec<TileFits>,
    },
    /// Whether a tile may lie on a cell, and what it would bring.
    Placement(Placement),
    /// Where the Farmer could move a tile.
    FarmerPlaces {
        /// The cell it lies on.
        from: Hex,
        /// Why it cannot be moved; `null`: it can.
        refused: Option<Refused>,
        /// How many of its rotations differ: those from 0 on.
        turns: u8,
        /// The cells.
        cells: Vec<CellFits>,
    },
    /// Whether the Farmer may move a tile to a cell, and what that would bring.
    FarmerPlacement(Placement),
    /// What could stand on a slot.
    Slot {
        /// The cell.
        at: Hex,
        /// The slot.
        slot: u8,
        /// The buildings that fit its plan.
        buildings: Vec<Prospect>,
    },
    /// Where the Architect could move a building.
    ArchitectTargets {
        /// The cell it stands on.
        from: Hex,
        /// The slot it stands on.
        from_slot: u8,
        /// Why it cannot be moved; `null`: it can.
        refused: Option<Refused>,
        /// The empty slots of the player's other tiles that have the same plan.
        targets: Vec<MoveTarget>,
    },
    /// Which tiles would set a building to work.
    Waking {
        /// The cell.
        at: Hex,
        /// The slot.
        slot: u8,
        /// The player's tiles that would, from the hand and the extra tiles; none if the building works.
        tiles: Vec<WakingTile>,
    },
    /// The production that scores the most at once. Workers who can score nothing make what is scarcest in store.
    Production {
        /// One unit or vehicle after the other.
        actions: Vec<Action>,
        /// How many points more the player would have.
        points: i32,
    },
    /// What an action would bring.
    Worth {
        /// Why it is not possible; `null`: it is.
        refused: Option<Refused>,
        /// What it would bring; `null` if it is not possible, or if that cannot be said.
        effects: Option<Effects>,
    },
}

/// A cell and how a tile fits there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct CellFits {
    /// The cell.
    pub at: Hex,
    /// The rotations that fit.
    pub rotations: Vec<u8>,
}

/// A tile that would set a building to work, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct WakingTile {
    /// The tile.
    pub tile: TileId,
    /// The cells and rotations.
    pub cells: Vec<CellFits>,
}

/// A tile and how it fits on a cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct TileFits {
    /// The tile.
    pub tile: TileId,
    /// The rotations that fit.
    pub rotations: Vec<u8>,
}

/// Whether a tile may lie on a cell, and what it would bring.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct Placement {
    /// Why it may not lie there; `null`: it may.
    pub refused: Option<Refused>,
    /// Every reason against it that comes from the cell and its neighbours.
    pub faults: Vec<Fault>,
    /// What it would bring; `null` if it may not lie there.
    pub effects: Option<Effects>,
}

/// One reason why a tile may not lie on a cell.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct Fault {
    /// The side at fault, clockwise from the east; `null`: no single side is.
    pub side: Option<u8>,
    /// Why.
    pub refused: Refused,
}

/// A building that could stand on a slot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct Prospect {
    /// The building, what it costs, and why it cannot be built.
    pub choice: BuildChoice,
    /// How it would work; `null` if something other than the price forbids it, or if the rules do not ask whether it
    /// works.
    pub work: Option<WorkView>,
    /// What it would bring, if the player pays as much of the price as the goods allow; `null` if something other than
    /// the price forbids it.
    pub effects: Option<Effects>,
    /// What it would bring by the end of the game; `null` if that is nothing, or if nobody knows how many rounds are
    /// left.
    pub outlook: Option<Outlook>,
}

/// A slot that a building might be moved to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct MoveTarget {
    /// The cell.
    pub at: Hex,
    /// The slot.
    pub slot: u8,
    /// Why it cannot be moved there; `null`: it can.
    pub refused: Option<Refused>,
}

impl Principati {
    /// Where a player could lay a tile now, even if the tile is not in hand or it is not the player's turn.
    pub fn places(&self, state: &State, seat: Seat, tile: TileId) -> Vec<CellFits> {
        let chooser = Chooser { game: self, state, seat };
        let kind = self.catalogue.find(tile);
        kind.map(|kind| chooser.cells(&state.map, seat.0, kind, None)).unwrap_or_default()
    }
}

impl Chooser<'_> {
    pub(super) fn answer(&self, question: &Question) -> Answer {
        let answer = match *question {
            Question::Places { tile } => self.places(tile),
            Question::Cell { at } => Some(self.cell(at)),
            Question::Placement { tile, at, rotation } => {
                self.placement(tile, at, rotation).map(Answer::Placement)
            }
            Question::FarmerPlaces { from } => Some(self.farmer_places(from)),
            Question::FarmerPlacement { from, to, rotation } => {
                self.farmer_placement(from, to, rotation).map(Answer::FarmerPlacement)
            }
            Question::Slot { at, slot } => self.prospects(at, slot),
            Question::ArchitectTargets { from, from_slot } => self.architect_targets(from, from_slot),
            Question::Waking { at, slot } => self.waking(at, slot),
            Question::Production => {
                let (actions, points) = self.most();
                Some(Answer::Production { actions, points })
            }
            Question::Worth { action } => {
                let (refused, effects) = self.worth(action);
                Some(Answer::Worth { refused, effects })
            }
        };
        answer.unwrap_or(Answer::NotThere)
    }

    fn places(&self, tile: TileId) -> Option<Answer> {
        let kind = self.game.catalogue.find(tile)?;
        let turns = self.game.catalogue.kind(kind).turns;
        Some(Answer::Places { tile, turns, cells: self.cells(&self.state.map, self.seat.0, kind, None) })
    }

    /// Where a tile of `owner` could lie, except on the cell it comes from; sorted.
    fn cells(&self, map: &Map, owner: u8, kind: KindNo, from: Option<Hex>) -> Vec<CellFits> {
        let faces = self.game.catalogue.faces_of(1 << kind);
        let mut cells: Vec<CellFits> = Vec::new();
        let _ = self.game.each_placement(map, &faces, self.seat, owner, |face, at| {
            let rotation = self.game.catalogue.faces[face].rotation;
            match cells.last_mut() {
                Some(cell) if cell.at == at => cell.rotations.push(rotation),
                _ if from == Some(at) => {}
                _ => cells.push(CellFits { at, rotations: vec![rotation] }),
            }
            ControlFlow::Continue(())
        });
        sorting::sort_by_key(&mut cells, |cell| cell.at);
        cells
    }

    fn cell(&self, at: Hex) -> Answer {
        let (game, player) = (self.game, self.state.player(self.seat));
        let mut tiles: Vec<TileFits> = Vec::new();
        for tile in game.ids(player.hand | player.extra) {
            let Some(kind) = game.catalogue.find(tile) else { continue };
            let fits = |rotation: &u8| {
                game.check_fit(&self.state.map, self.seat, self.seat.0, kind, at, *rotation).is_ok()
            };
            let rotations: Vec<u8> = (0..game.catalogue.kind(kind).turns).filter(fits).collect();
            if !rotations.is_empty() {
                tiles.push(TileFits { tile, rotations });
            }
        }
        let owner = (self.seat, self.seat.0);
        let fault = game.each_fault(&self.state.map, owner, (None, at, 0), ControlFlow::Break);
        Answer::Cell { at, refused: refused(fault.break_value().map_or(Ok(()), Err)), tiles }
    }

    fn placement(&self, tile: TileId, at: Hex, rotation: u8) -> Option<Placement> {
        let (game, player) = (self.game, self.state.player(self.seat));
        let kind = game.catalogue.find(tile)?;
        let action = if player.extra & (1 << kind) != 0 {
            let board = game.free_boards(self.state).first().copied();
            let stock_board = board.filter(|_| game.brings_warehouse(player, kind));
            Action::PlaceExtra { tile, at, rot: rotation, stock_board }
        } else {
            Action::Place { tile, at, rot: rotation }
        };
        Some(self.judge(&self.state.map, self.seat.0, (kind, at, rotation), action))
    }

    fn farmer_placement(&self, from: Hex, to: Hex, rotation: u8) -> Option<Placement> {
        let number = self.state.map.find(from)?;
        let tile = self.state.map.tile(number);
        let action = Action::FarmerMove { from, to, rot: rotation };
        if !self.game.is_movable(self.state, number) {
            return Some(Placement { refused: self.why_not(&action), faults: Vec::new(), effects: None });
        }
        let lifted = self.game.lifted(self.state, number, self.seat);
        Some(self.judge(&lifted, tile.owner, (tile.kind, to, rotation), action))
    }

    /// Why a tile may not lie on a cell, or what the action that lays it would bring.
    fn judge(&self, map: &Map, owner: u8, (kind, at, rot): (KindNo, Hex, u8), action: Action) -> Placement {
        let mut faults = Vec::new();
        let _ = self.game.each_fault(map, (self.seat, owner), (Some(kind), at, rot), |refusal| {
            faults.push(Fault { side: refusal.side(), refused: Refused::new(&refusal) });
            ControlFlow::Continue(())
        });
        let (refused, effects) = self.worth(action);
        Placement { refused, faults, effects }
    }

    fn farmer_places(&self, from: Hex) -> Answer {
        // First whether the tile may be moved at all, then where it may go.
        let stay = Action::FarmerMove { from, to: from, rot: 0 };
        let result = match self.game.check_in_phase(self.state, self.seat, &stay) {
            Err(Refusal::SameCell) => Ok(()),
            other => other,
        };
        let number = self.state.map.find(from);
        let turns =
            number.map_or(0, |number| self.game.catalogue.kind(self.state.map.tile(number).kind).turns);
        let cells = match number {
            Some(number) if result.is_ok() => {
                let tile = self.state.map.tile(number);
                let lifted = self.game.lifted(self.state, number, self.seat);
                self.cells(&lifted, tile.owner, tile.kind, Some(from))
            }
            _ => Vec::new(),
        };
        Answer::FarmerPlaces { from, refused: refused(result), turns, cells }
    }

    fn prospects(&self, at: Hex, slot: u8) -> Option<Answer> {
        let (game, state) = (self.game, self.state);
        let number = state.map.find(at)?;
        let plan = *game.catalogue.kind(state.map.tile(number).kind).plans().get(usize::from(slot))?;
        let before = Standing::new(game, state, self.seat);
        let prospect = |choice: BuildChoice| {
            let building = choice.building;
            if game.check_buildable(state, self.seat, building, at, slot).is_err() {
                return Prospect { choice, work: None, effects: None, outlook: None };
            }
            let needed = !choice.boards.is_empty();
            let stock_board = game.free_boards(state).first().copied().filter(|_: &StockBoard| needed);
            let action = Action::Build { building, at, slot, stock_board };
            let after = self.trial(action);
            let work = after.as_ref().filter(|_| game.buildings.facts(building).works).map(|after| {
                game.work(after, (number, usize::from(slot)), building, game.working_kinds(after, self.seat))
            });
            let effects = after.as_ref().map(|after| self.effects(&before, after, &action));
            let outlook =
                after.zip(effects.as_ref()).and_then(|(after, effects)| self.outlook(&after, effects));
            Prospect { choice, work, effects, outlook }
        };
        let buildings = self.fitting(number, at, slot, plan).map(prospect).collect();
        Some(Answer::Slot { at, slot, buildings })
    }

    fn architect_targets(&self, from: Hex, from_slot: u8) -> Option<Answer> {
        let (game, state) = (self.game, self.state);
        let tile = state.map.tile(state.map.find(from)?);
        let plan = game.catalogue.kind(tile.kind).plans().get(usize::from(from_slot))?;
        // First whether the building may be moved at all, then where it may go.
        let stay = Action::ArchitectMove { from, from_slot, to: from, to_slot: from_slot };
        let result = match game.check_in_phase(state, self.seat, &stay) {
            Err(Refusal::SameTile) => Ok(()),
            other => other,
        };
        let mut targets = Vec::new();
        let others = state.map.iter().filter(|(_, other)| other.is_owned_by(self.seat) && other.at != from);
        for (_, other) in others.take_while(|_| result.is_ok()) {
            for (slot, other_plan) in (0..).zip(game.catalogue.kind(other.kind).plans()) {
                if other_plan == plan && other.building(usize::from(slot)).is_none() {
                    let action = Action::ArchitectMove { from, from_slot, to: other.at, to_slot: slot };
                    targets.push(MoveTarget { at: other.at, slot, refused: self.why_not(&action) });
                }
            }
        }
        Some(Answer::ArchitectTargets { from, from_slot, refused: refused(result), targets })
    }

    fn worth(&self, action: Action) -> (Option<Refused>, Option<Effects>) {
        if let Some(refused) = self.why_not(&action) {
            return (Some(refused), None);
        }
        let effects = self.trial(action).map(|after| {
            let before = Standing::new(self.game, self.state, self.seat);
            self.effects(&before, &after, &action)
        });
        (None, effects)
    }
}

impl Refusal {
    /// The side of a tile that is at fault.
    fn side(&self) -> Option<u8> {
        match self {
            Refusal::Road { direction }
            | Refusal::River { direction }
            | Refusal::Sea { direction }
            | Refusal::Bog { direction }
            | Refusal::Guarded { direction, .. } => Some(direction.index() as u8),
            _ => None,
        }
    }
}

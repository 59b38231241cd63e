//! Which of the player's tiles would set a building to work.

use super::Chooser;
use super::question::{Answer, CellFits, WakingTile};
use crate::action::Action;
use crate::catalogue::KindNo;
use crate::map::TileNo;
use crate::names::Building;
use crate::production::Lack;
use princely_core::sorting;
use princely_hex::Hex;
use std::ops::ControlFlow;

impl Chooser<'_> {
    /// `None` if no building of the player stands there of which the rules ask whether it works.
    pub(super) fn waking(&self, at: Hex, slot: u8) -> Option<Answer> {
        let (game, state, seat) = (self.game, self.state, self.seat);
        let number = state.map.find(at)?;
        let tile = state.map.tile(number);
        let building = tile.buildings.get(usize::from(slot)).and_then(|&piece| Building::of(piece))?;
        if !tile.is_owned_by(seat) {
            return None;
        }
        let facts = game.buildings.facts(building);
        if !facts.works {
            return None;
        }
        let mut tiles = Vec::new();
        if let Some(lack) = game.lack(state, seat, number, building, game.working_kinds(state, seat)) {
            // A natural element serves its neighbours only; a sea, and a building that needs others, can be far away.
            let near = matches!(lack, Lack::Feature(_)) && !facts.near_sea;
            let player = state.player(seat);
            for tile in game.ids(player.hand | player.extra) {
                let Some(kind) = game.catalogue.find(tile) else { continue };
                let cells = self.cells_that_wake((number, building), kind, near.then_some(at));
                if !cells.is_empty() {
                    tiles.push(WakingTile { tile, cells });
                }
            }
        }
        Some(Answer::Waking { at, slot, tiles })
    }

    /// The cells and rotations in which a tile would set the building to work.
    fn cells_that_wake(
        &self,
        (number, building): (TileNo, Building),
        kind: KindNo,
        beside: Option<Hex>,
    ) -> Vec<CellFits> {
        let (game, state, seat) = (self.game, self.state, self.seat);
        let tile = game.catalogue.kind(kind).id;
        let extra = state.player(seat).extra & (1 << kind) != 0;
        if game.catalogue.kind(kind).features == 0 && !extra {
            return Vec::new();
        }
        let needs_board = game.brings_warehouse(state.player(seat), kind);
        let stock_board = game.free_boards(state).first().copied().filter(|_| needs_board);
        let mut cells: Vec<CellFits> = Vec::new();
        let faces = game.catalogue.faces_of(1 << kind);
        let _ = game.each_placement(&state.map, &faces, seat, seat.0, |face, at| {
            let rot = game.catalogue.faces[face].rotation;
            if beside.is_some_and(|cell| cell.distance(at) != 1) {
                return ControlFlow::Continue(());
            }
            let action = if extra {
                Action::PlaceExtra { tile, at, rot, stock_board }
            } else {
                Action::Place { tile, at, rot }
            };
            let works = self.trial(action).is_some_and(|after| {
                game.lack(&after, seat, number, building, game.working_kinds(&after, seat)).is_none()
            });
            if works {
                match cells.last_mut() {
                    Some(cell) if cell.at == at => cell.rotations.push(rot),
                    _ => cells.push(CellFits { at, rotations: vec![rot] }),
                }
            }
            ControlFlow::Continue(())
        });
        sorting::sort_by_key(&mut cells, |cell| cell.at);
        cells
    }
}

//! The laid tiles as others look at them, and what could be laid and built, without a list of every action.

use crate::Principati;
use crate::catalogue::KindNo;
pub use crate::map::TileNo;
use crate::map::{Laid, NONE};
use crate::names::{Building, Side};
use crate::state::State;
use princely_core::{Seat, Uniform};
use princely_hex::Hex;
use std::ops::ControlFlow;

/// A laid tile.
#[derive(Clone, Copy, Debug)]
pub struct Tile<'s> {
    number: TileNo,
    laid: &'s Laid,
}

impl Tile<'_> {
    /// Its number.
    #[inline]
    pub fn number(&self) -> TileNo {
        self.number
    }

    /// Where it lies.
    #[inline]
    pub fn at(&self) -> Hex {
        self.laid.at
    }

    /// Its kind.
    #[inline]
    pub fn kind(&self) -> KindNo {
        self.laid.kind
    }

    /// How it lies.
    #[inline]
    pub fn rotation(&self) -> u8 {
        self.laid.rotation
    }

    /// What marks it, as bits: the cardinal, the starting world, figures received and given in this masters phase.
    #[inline]
    pub fn marks(&self) -> u8 {
        self.laid.flags
    }

    /// Units made on a slot in this production phase.
    #[inline]
    pub fn made(&self, slot: usize) -> u8 {
        if slot < crate::catalogue::MAX_SLOTS { self.laid.made(slot) } else { 0 }
    }

    /// Whose it is.
    #[inline]
    pub fn owner(&self) -> Option<Seat> {
        (self.laid.owner != NONE).then_some(Seat(self.laid.owner))
    }

    /// What stands on a slot.
    #[inline]
    pub fn building(&self, slot: usize) -> Option<Building> {
        self.laid.buildings.get(slot).and_then(|&building| Building::of(building))
    }

    /// Whether a building stands on it.
    #[inline]
    pub fn bears(&self, building: Building) -> bool {
        self.laid.bears(building)
    }

    /// Princely masters on it.
    #[inline]
    pub fn masters(&self) -> u8 {
        self.laid.masters
    }

    /// Whether the cardinal stands on it.
    #[inline]
    pub fn has_cardinal(&self) -> bool {
        self.laid.has_cardinal()
    }

    /// What its side in a direction shows.
    #[inline]
    pub fn side(&self, direction: usize) -> Side {
        self.laid.sides.at(direction)
    }

    /// Its road sides that are joined to the Palace of a player, as bits of directions.
    #[inline]
    pub fn joined(&self, seat: Seat) -> u8 {
        self.laid.reach[seat.index()]
    }

    /// The numbers of the tiles around, by direction.
    #[inline]
    pub fn around(&self) -> [Option<TileNo>; 6] {
        self.laid.around.map(|other| (other != NONE).then_some(other))
    }
}

impl State {
    /// All laid tiles.
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = Tile<'_>> + Clone {
        self.map.iter().map(|(number, laid)| Tile { number, laid })
    }

    /// One of the laid tiles, each equally likely; `None` if the number that was drawn is free, because a tile was
    /// taken up.
    #[inline]
    pub fn sample_tile(&self, chooser: &mut impl Uniform) -> Option<Tile<'_>> {
        let number = chooser.below(self.map.used()) as TileNo;
        let laid = self.map.tile(number);
        (laid.kind != NONE).then_some(Tile { number, laid })
    }

    /// The tile with this number, which is the number of a laid tile ([`Tile::number`]).
    #[inline]
    pub fn tile(&self, number: TileNo) -> Tile<'_> {
        let laid = self.map.tile(number);
        debug_assert!(laid.kind != NONE, "no tile has the number {number}");
        Tile { number, laid }
    }

    /// The tile on a cell.
    #[inline]
    pub fn tile_at(&self, at: Hex) -> Option<Tile<'_>> {
        self.map.find(at).map(|number| self.tile(number))
    }
}

impl Principati {
    /// Appends every way to lay a tile of the hand or an extra tile: kind, cell, rotation.
    pub fn list_placements(&self, state: &State, seat: Seat, out: &mut Vec<(KindNo, Hex, u8)>) {
        let player = state.player(seat);
        let faces = self.catalogue.faces_of(player.hand | player.extra);
        let _ = self.each_placement(&state.map, &faces, seat, seat.0, |face, at| {
            let face = self.catalogue.faces[face];
            out.push((face.kind, at, face.rotation));
            ControlFlow::Continue(())
        });
    }

    /// One way to lay one of these kinds, found by trying cells at random. A cell with twice as many neighbours is
    /// tried twice as often; on a cell, each face is equally likely. `None` if `tries` tries found nothing.
    pub fn sample_placement(
        &self,
        state: &State,
        seat: Seat,
        kinds: u128,
        tries: u32,
        chooser: &mut impl Uniform,
    ) -> Option<(KindNo, Hex, u8)> {
        let faces = self.catalogue.faces_of(kinds);
        let numbers = state.map.used();
        for _ in 0..tries {
            let pick = chooser.below(6 * numbers.max(1));
            let (number, direction) = ((pick / 6) as u8, (pick % 6) as usize);
            let tile = state.map.tile(number);
            if tile.kind == NONE || tile.around[direction] != NONE {
                continue;
            }
            let at = tile.at + Hex::STEPS[direction];
            let around = Hex::STEPS.map(|step| state.map.find(at + step).unwrap_or(NONE));
            let Some(allowed) = self.allowed(&state.map, &faces, &around, seat, seat.0) else { continue };
            let count = allowed.iter().map(|word| word.count_ones()).sum();
            if count == 0 {
                continue;
            }
            let mut skip = chooser.below(count);
            for (word, bits) in allowed.into_iter().enumerate() {
                let here = bits.count_ones();
                if skip < here {
                    let rest = (0..skip).fold(bits, |rest, _| rest & (rest - 1));
                    let face = self.catalogue.faces[64 * word + rest.trailing_zeros() as usize];
                    return Some((face.kind, at, face.rotation));
                }
                skip -= here;
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use princely_core::{Game, Quick};
    use std::collections::BTreeSet;

    /// A fortress sends tiles back, and their numbers are free until other tiles are laid.
    #[test]
    fn a_tile_drawn_by_chance_is_one_that_lies_on_the_map() {
        let mut state = Principati::default().start();
        let taken_up = state.tiles().next().unwrap().number();
        state.map.remove(taken_up);
        let (mut chooser, mut seen, mut free) = (Quick(1), BTreeSet::new(), 0);
        for _ in 0..1000 {
            match state.sample_tile(&mut chooser) {
                Some(tile) => _ = seen.insert(tile.number()),
                None => free += 1,
            }
        }
        assert!(free > 0);
        assert_eq!(seen, state.tiles().map(|tile| tile.number()).collect());
    }
}

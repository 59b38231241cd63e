//! The laid tiles.
//!
//! The grid has no bounds, so a cell cannot be an index. Tiles live in a list, and a cell is looked
//! up through a table of 64 × 32 buckets, by the low bits of its coordinates; tiles that share a
//! bucket are chained through `next`. This is exact no matter how far the tiles stretch. While they lie within 64
//! columns and 32 rows, every chain has one link.

use crate::catalogue::{Catalogue, KindNo, MAX_SLOTS, MAX_TILES, Sides, turn};
use crate::names::{Building, Side};
use princely_core::Seat;
use princely_hex::Hex;

/// The number of a laid tile in the list; it changes only when tiles are taken up.
pub type TileNo = u8;
/// No tile, no building, nobody.
pub(crate) const NONE: u8 = u8::MAX;

const COLUMNS: usize = 64;
const ROWS: usize = 32;

/// A laid tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    pub(crate) at: Hex,
    /// The kind; `NONE`: the place in the list is free.
    pub(crate) kind: KindNo,
    pub(crate) rotation: u8,
    /// The owner's seat, or `NONE`.
    pub(crate) owner: u8,
    /// The building on each slot, or `NONE`.
    pub(crate) buildings: [u8; MAX_SLOTS],
    /// Princely masters on the tile.
    pub(crate) masters: u8,
    /// A set of the flags below.
    pub(crate) flags: u8,
    /// Units made on each slot in this phase, four bits each.
    pub(crate) made: u8,
    /// The next tile of the same bucket.
    next: TileNo,
    /// The sides, by direction.
    pub(crate) sides: Sides,
    /// Road sides joined to each player's Palace, as bits of directions.
    pub(crate) reach: [u8; 2],
    /// The tiles around, by direction.
    pub(crate) around: [TileNo; 6],
}

/// The cardinal stands on the tile.
pub(crate) const CARDINAL: u8 = 1;
/// The tile belongs to the starting world.
pub(crate) const START_WORLD: u8 = 2;
/// The tile has received a master in this masters phase, or has given one (P-MAST-02).
pub(crate) const RECEIVED_MASTER: u8 = 4;
pub(crate) const GAVE_MASTER: u8 = 8;
/// The tile has received the cardinal in this masters phase, or has given him (P-MAST-02).
pub(crate) const RECEIVED_CARDINAL: u8 = 16;
pub(crate) const GAVE_CARDINAL: u8 = 32;
/// All marks of a masters phase.
pub(crate) const MOVED: u8 = RECEIVED_MASTER | GAVE_MASTER | RECEIVED_CARDINAL | GAVE_CARDINAL;

const FREE: Laid = Laid {
    at: Hex::ORIGIN,
    kind: NONE,
    rotation: 0,
    owner: NONE,
    buildings: [NONE; MAX_SLOTS],
    masters: 0,
    flags: 0,
    made: 0,
    next: NONE,
    sides: Sides(0),
    reach: [0; 2],
    around: [NONE; 6],
};

impl Laid {
    /// A tile that is about to be laid.
    pub(crate) fn new(catalogue: &Catalogue, kind: KindNo, owner: u8, at: Hex, rotation: u8) -> Laid {
        let sides = catalogue.kind(kind).faces[usize::from(rotation)];
        Laid { at, kind, rotation, owner, sides, ..FREE }
    }

    #[inline]
    pub(crate) fn is_owned_by(&self, seat: Seat) -> bool {
        self.owner == seat.0
    }

    #[inline]
    pub(crate) fn building(&self, slot: usize) -> Option<Building> {
        Building::of(self.buildings[slot])
    }

    /// The building on a slot where one stands: an action that was checked names no other.
    #[inline]
    pub(crate) fn building_there(&self, slot: usize) -> Building {
        self.building(slot).expect("a checked action names a slot with a building")
    }

    #[inline]
    pub(crate) fn bears(&self, building: Building) -> bool {
        self.buildings.contains(&(building as u8))
    }

    #[inline]
    pub(crate) fn has_cardinal(&self) -> bool {
        self.flags & CARDINAL != 0
    }

    /// Masters and the cardinal.
    #[inline]
    pub(crate) fn figures(&self) -> u8 {
        self.masters + (self.flags & CARDINAL)
    }

    #[inline]
    pub(crate) fn made(&self, slot: usize) -> u8 {
        (self.made >> (4 * slot)) & 15
    }

    /// The road component, as bits of directions, that the road side in `direction` belongs to.
    #[inline]
    pub(crate) fn component(&self, catalogue: &Catalogue, direction: usize) -> u8 {
        let bit = 1 << direction;
        let [one, two, rest @ ..] = self.components(catalogue);
        if one & bit != 0 {
            one
        } else if two & bit != 0 {
            two
        } else {
            rest.into_iter().find(|road| road & bit != 0).unwrap_or(0)
        }
    }

    /// The road components, as bits of directions; a standing bridge joins two (P-TILE-04).
    #[inline]
    pub(crate) fn components(&self, catalogue: &Catalogue) -> [u8; 6] {
        let kind = catalogue.kind(self.kind);
        if kind.bridged != 0 && self.bears(Building::Bridge) {
            return [turn(kind.bridged, self.rotation), 0, 0, 0, 0, 0];
        }
        kind.roads.map(|road| turn(road, self.rotation))
    }
}

/// All laid tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Map {
    tiles: [Laid; MAX_TILES],
    /// Places of the list that were ever used: no tile has this number or a higher one.
    used: u8,
    buckets: [TileNo; COLUMNS * ROWS],
}

#[inline]
fn bucket(at: Hex) -> usize {
    (at.q as usize % COLUMNS) + COLUMNS * (at.r as usize % ROWS)
}

impl Map {
    pub(crate) fn empty() -> Map {
        Map { tiles: [FREE; MAX_TILES], used: 0, buckets: [NONE; COLUMNS * ROWS] }
    }

    /// All tiles have lower numbers than this.
    #[inline]
    pub(crate) fn used(&self) -> u32 {
        u32::from(self.used)
    }

    /// The tile with this number.
    #[inline]
    pub(crate) fn tile(&self, number: TileNo) -> &Laid {
        &self.tiles[usize::from(number)]
    }

    /// The tile with this number, to be changed (not to be moved).
    #[inline]
    pub(crate) fn tile_mut(&mut self, number: TileNo) -> &mut Laid {
        &mut self.tiles[usize::from(number)]
    }

    /// All laid tiles.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = (TileNo, &Laid)> + Clone {
        (0..self.used).zip(&self.tiles).filter(|(_, tile)| tile.kind != NONE)
    }

    /// The tile on a cell.
    #[inline]
    pub(crate) fn find(&self, at: Hex) -> Option<TileNo> {
        let mut number = self.buckets[bucket(at)];
        while number != NONE {
            let tile = &self.tiles[usize::from(number)];
            if tile.at == at {
                return Some(number);
            }
            number = tile.next;
        }
        None
    }

    /// The tile on a cell where a tile lies: an action that was checked names no other.
    #[inline]
    pub(crate) fn there(&self, at: Hex) -> TileNo {
        self.find(at).expect("a checked action names a cell with a tile")
    }

    /// The tiles around a tile.
    #[inline]
    pub(crate) fn around(&self, number: TileNo) -> impl Iterator<Item = TileNo> + use<> {
        self.tiles[usize::from(number)].around.into_iter().filter(|&other| other != NONE)
    }

    /// Puts a tile on an empty cell. The roads are not brought up to date. There is room for every tile of a catalogue.
    pub(crate) fn insert(&mut self, mut tile: Laid) -> TileNo {
        let free = self.tiles[..usize::from(self.used)].iter().position(|tile| tile.kind == NONE);
        let number = free.unwrap_or(usize::from(self.used));
        assert!(number < MAX_TILES, "a catalogue has {MAX_TILES} tiles at most");
        self.used = self.used.max(number as u8 + 1);
        tile.reach = [0; 2];
        tile.around = [NONE; 6];
        for (direction, cell) in tile.at.neighbours().into_iter().enumerate() {
            if let Some(other) = self.find(cell) {
                tile.around[direction] = other;
                self.tiles[usize::from(other)].around[(direction + 3) % 6] = number as u8;
            }
        }
        let bucket = &mut self.buckets[bucket(tile.at)];
        tile.next = std::mem::replace(bucket, number as u8);
        self.tiles[number] = tile;
        number as u8
    }

    /// Takes a tile up and returns it. The roads are not brought up to date.
    pub(crate) fn remove(&mut self, number: TileNo) -> Laid {
        let tile = std::mem::replace(&mut self.tiles[usize::from(number)], FREE);
        for (direction, other) in tile.around.into_iter().enumerate() {
            if other != NONE {
                self.tiles[usize::from(other)].around[(direction + 3) % 6] = NONE;
            }
        }
        let start = &mut self.buckets[bucket(tile.at)];
        if *start == number {
            *start = tile.next;
        } else {
            let mut link = *start;
            while link != NONE {
                let other = &mut self.tiles[usize::from(link)];
                if other.next == number {
                    other.next = tile.next;
                    break;
                }
                link = other.next;
            }
        }
        while self.used > 0 && self.tiles[usize::from(self.used) - 1].kind == NONE {
            self.used -= 1;
        }
        tile
    }

    /// The neighbour in `direction`, if both sides that touch there show the sea.
    #[inline]
    pub(crate) fn sea_joins(&self, tile: &Laid, direction: usize) -> Option<TileNo> {
        let other = tile.around[direction];
        let joined = other != NONE
            && tile.sides.at(direction) == Side::Sea
            && self.tile(other).sides.at((direction + 3) % 6) == Side::Sea;
        joined.then_some(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cells that lie a multiple of `COLUMNS` apart share a bucket. Each of their tiles is found, no matter which other
    /// one is taken up.
    #[test]
    fn tiles_of_one_bucket_are_found_when_others_are_taken_up() {
        let game = crate::Principati::new(crate::Options::default()).unwrap();
        let cells = (0..4).map(|times| Hex { q: times * COLUMNS as i16, r: 0 });
        for taken_up in 0..4 {
            let mut map = Map::empty();
            let numbers: Vec<TileNo> =
                cells.clone().map(|at| map.insert(Laid::new(&game.catalogue, 0, 0, at, 0))).collect();
            assert!(cells.clone().all(|at| bucket(at) == bucket(Hex { q: 0, r: 0 })));
            let tile = map.remove(numbers[taken_up]);
            for (index, at) in cells.clone().enumerate() {
                assert_eq!(
                    map.find(at),
                    (index != taken_up).then_some(numbers[index]),
                    "without {:?}",
                    tile.at
                );
            }
        }
    }
}

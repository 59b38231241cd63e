//! Roads: what is joined to a Palace (P-TILE-03, P-TILE-04, P-PLACE-04).
//!
//! Every tile knows which of its road sides are joined to each Palace. A new tile or a new bridge can only join more
//! sides, so the search starts there. When a tile is taken away, everything is computed afresh.

use crate::Principati;
use crate::catalogue::MAX_TILES;
use crate::map::{Map, NONE, TileNo};
use crate::names::{Building, Side};

/// Road components still to be followed. Each component of each tile enters at most once.
struct Ways {
    ways: [(TileNo, u8); MAX_TILES * 6],
    count: usize,
}

impl Ways {
    #[inline]
    fn new() -> Ways {
        Ways { ways: [(0, 0); MAX_TILES * 6], count: 0 }
    }

    #[inline]
    fn push(&mut self, tile: TileNo, component: u8) {
        if let Some(way) = self.ways.get_mut(self.count) {
            *way = (tile, component);
            self.count += 1;
        }
    }

    #[inline]
    fn pop(&mut self) -> Option<(TileNo, u8)> {
        self.count = self.count.checked_sub(1)?;
        self.ways.get(self.count).copied()
    }
}

impl Principati {
    /// Follows roads from what has just been joined.
    fn spread(&self, map: &mut Map, player: usize, ways: &mut Ways) {
        while let Some((number, component)) = ways.pop() {
            let around = map.tile(number).around;
            let mut rest = component;
            while rest != 0 {
                let direction = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let other = around[direction];
                if other == NONE {
                    continue;
                }
                let back = (direction + 3) % 6;
                let tile = map.tile_mut(other);
                if tile.sides.at(back) == Side::Road && tile.reach[player] & (1 << back) == 0 {
                    let component = tile.component(&self.catalogue, back);
                    tile.reach[player] |= component;
                    ways.push(other, component);
                }
            }
        }
    }

    /// Joins a tile that has just been laid.
    pub(crate) fn join_roads(&self, map: &mut Map, number: TileNo) {
        if !self.catalogue.kind(map.tile(number).kind).has_roads() {
            return;
        }
        let tile = *map.tile(number);
        let mut ways = None;
        for player in 0..2 {
            let mut joined = 0;
            for (direction, &other) in tile.around.iter().enumerate() {
                if other != NONE && map.tile(other).reach[player] & (1 << ((direction + 3) % 6)) != 0 {
                    joined |= 1 << direction;
                }
            }
            if joined == 0 {
                continue;
            }
            let mut touched = 0;
            for component in tile.components(&self.catalogue) {
                if component & joined != 0 {
                    touched |= component;
                }
            }
            map.tile_mut(number).reach[player] = touched;
            // Most tiles meet one road and lead nowhere yet: only roads that go on are followed.
            let leads_on = tile.around.iter().enumerate().any(|(direction, &other)| {
                let back = (direction + 3) % 6;
                touched & (1 << direction) != 0
                    && other != NONE
                    && map.tile(other).reach[player] & (1 << back) == 0
            });
            if leads_on {
                let ways = ways.get_or_insert_with(Ways::new);
                ways.push(number, touched);
                self.spread(map, player, ways);
            }
        }
    }

    /// Joins the two ends of a bridge tile whose bridge has just been built.
    pub(crate) fn join_bridge(&self, map: &mut Map, number: TileNo) {
        let tile = map.tile(number);
        if !tile.bears(Building::Bridge) {
            return;
        }
        let (reach, whole) = (tile.reach, tile.components(&self.catalogue)[0]);
        for (player, reached) in reach.into_iter().enumerate() {
            if reached & whole != 0 {
                map.tile_mut(number).reach[player] |= whole;
                let mut ways = Ways::new();
                ways.push(number, whole);
                self.spread(map, player, &mut ways);
            }
        }
    }

    /// Computes one player's roads afresh.
    pub(crate) fn flood(&self, map: &mut Map, palace: TileNo, player: usize) {
        for number in 0..MAX_TILES as u8 {
            map.tile_mut(number).reach[player] = 0;
        }
        if palace == NONE {
            return;
        }
        let mut ways = Ways::new();
        let tile = map.tile_mut(palace);
        for component in tile.components(&self.catalogue) {
            if component != 0 {
                tile.reach[player] |= component;
                ways.push(palace, component);
            }
        }
        self.spread(map, player, &mut ways);
    }

    /// Computes both players' roads afresh.
    pub(crate) fn flood_all(&self, map: &mut Map, palaces: &[TileNo; 2]) {
        for (player, &palace) in palaces.iter().enumerate() {
            self.flood(map, palace, player);
        }
    }

    /// The tiles joined to the player's Palace by roads of the player's own tiles only (P-SCORE-09), as a list of flags
    /// by tile number.
    pub(crate) fn own_roads(&self, map: &Map, palace: TileNo, player: u8) -> [bool; MAX_TILES] {
        let mut seen = [0u8; MAX_TILES];
        let mut ways = Ways::new();
        if palace != NONE {
            for component in map.tile(palace).components(&self.catalogue) {
                if component != 0 {
                    seen[usize::from(palace)] |= component;
                    ways.push(palace, component);
                }
            }
        }
        while let Some((number, component)) = ways.pop() {
            for direction in 0..6 {
                let other = map.tile(number).around[direction];
                if component & (1 << direction) == 0 || other == NONE {
                    continue;
                }
                let (tile, back) = (map.tile(other), (direction + 3) % 6);
                let is_new = seen[usize::from(other)] & (1 << back) == 0;
                if tile.owner == player && tile.sides.at(back) == Side::Road && is_new {
                    let component = tile.component(&self.catalogue, back);
                    seen[usize::from(other)] |= component;
                    ways.push(other, component);
                }
            }
        }
        seen.map(|sides| sides != 0)
    }
}

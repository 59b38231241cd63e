//! A position as bots look at it: laid tiles, belongings, and what could be done, without a list of
//! every action.

use crate::Principati;
use crate::catalogue::KindNo;
pub use crate::map::TileNo;
use crate::map::{Laid, NONE};
use crate::names::{Building, FoodRow, Good, Order, Side};
use crate::state::{Player, State};
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

/// What a player has besides the tiles on the map.
#[derive(Clone, Copy, Debug)]
pub struct Belongings<'s>(&'s Player);

impl Belongings<'_> {
    /// Tiles in hand, as bits of kinds.
    #[inline]
    pub fn hand(&self) -> u128 {
        self.0.hand
    }

    /// Start and merit tiles not laid, as bits of kinds.
    #[inline]
    pub fn extra(&self) -> u128 {
        self.0.extra
    }

    /// Money.
    #[inline]
    pub fn pecunia(&self) -> u32 {
        self.0.pecunia
    }

    /// Stored pieces of a good.
    #[inline]
    pub fn good(&self, good: Good) -> u8 {
        self.0.good(good)
    }

    /// Standing pieces of a building.
    #[inline]
    pub fn standing(&self, building: Building) -> u8 {
        self.0.standing[building.index()]
    }

    /// Whether a building stands.
    #[inline]
    pub fn has(&self, building: Building) -> bool {
        self.0.has(building)
    }

    /// Princely masters, and those of them on the player's own board.
    #[inline]
    pub fn masters(&self) -> (u8, u8) {
        (self.0.masters, self.0.masters_on_board)
    }

    /// Whether the cardinal is on the player's own board.
    #[inline]
    pub fn cardinal_on_board(&self) -> bool {
        self.0.cardinal == NONE
    }

    /// Horsemen and carts.
    #[inline]
    pub fn horsemen_and_carts(&self) -> (u8, u8) {
        (self.0.horsemen, self.0.carts)
    }

    /// Fishing boats.
    #[inline]
    pub fn fishing_boats(&self) -> u8 {
        self.0.fishing_boats
    }

    /// The round in which the cargo ship was made, if there is one.
    #[inline]
    pub fn cargo_ship(&self) -> Option<u16> {
        (self.0.cargo_ship_round > 0).then_some(self.0.cargo_ship_round)
    }

    /// Coins in a food row.
    #[inline]
    pub fn food_coins(&self, row: FoodRow) -> u8 {
        self.0.food_coins[row.index()]
    }

    /// Whether an order was ever earned.
    #[inline]
    pub fn has_earned(&self, order: Order) -> bool {
        self.0.earned & order.bit() != 0
    }

    /// How many orders were ever earned.
    #[inline]
    pub fn orders_earned(&self) -> u8 {
        self.0.orders_earned()
    }

    /// Workers left in the production phase.
    #[inline]
    pub fn workers_left(&self) -> u8 {
        self.0.workers_left
    }
}

impl State {
    /// What a player has besides the tiles on the map.
    #[inline]
    pub fn belongings(&self, seat: Seat) -> Belongings<'_> {
        Belongings(self.player(seat))
    }

    /// All laid tiles.
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = Tile<'_>> + Clone {
        self.map.iter().map(|(number, laid)| Tile { number, laid })
    }

    /// All tiles have lower numbers than this.
    #[inline]
    pub fn tile_count(&self) -> u32 {
        self.map.used()
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

    /// The starting player of the round.
    pub fn begins(&self) -> Seat {
        Seat(self.first)
    }

    /// Whether the acting player is to take a merit tile first.
    pub fn merit_due(&self) -> bool {
        self.merit_due
    }

    /// Merit tiles nobody has taken, as bits of kinds.
    pub fn merit_left(&self) -> u128 {
        self.merit_left
    }
}

impl Principati {
    /// Whether a laid tile gives a building the features and the ground that it needs to work.
    pub fn suits(&self, state: &State, seat: Seat, number: TileNo, building: Building) -> bool {
        let facts = self.buildings.facts(building);
        self.feature_ok(state, facts, number, seat) && self.ground_ok(&state.map, facts, number)
    }

    /// Whether a building could be built if the player could pay for it, no matter which phase it is.
    pub fn is_buildable(&self, state: &State, seat: Seat, building: Building, at: Hex, slot: u8) -> bool {
        self.check_buildable(state, seat, building, at, slot).is_ok()
    }

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

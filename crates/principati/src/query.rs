//! Questions of clients and bots that the engine answers: where, why not, what is missing.

use crate::Principati;
use crate::buildings::{COST_GOODS, Cost, bit};
use crate::names::{Building, Good, TileId};
use crate::production::Lack;
use crate::refusal::Refusal;
use crate::state::State;
use princely_core::Seat;
use princely_hex::Hex;

/// A building that fits a slot, and what stands against it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// Which building.
    pub building: Building,
    /// What it costs there.
    pub cost: Cost,
    /// Goods that are missing, with how many.
    pub missing: Vec<(Good, u8)>,
    /// The rule that stands against it, apart from the price.
    pub refusal: Option<Refusal>,
}

/// A standing building and whether it works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Workplace {
    /// Which building.
    pub building: Building,
    /// Where.
    pub at: Hex,
    /// On which slot.
    pub slot: u8,
    /// What it lacks in order to work; `None`: it works.
    pub lack: Option<Lack>,
    /// Units it can make in a phase when it works (0: it makes nothing by itself).
    pub capacity: u8,
    /// Units it has made in this phase.
    pub made: u8,
}

impl Principati {
    /// Every place and rotation where the player could lay a tile now, whether or not it is his turn.
    pub fn places_of(&self, state: &State, seat: Seat, tile: TileId) -> Vec<(Hex, u8)> {
        let Some(kind) = self.catalogue.find(tile) else { return Vec::new() };
        let mut cells: Vec<Hex> = state.map.iter().flat_map(|(_, tile)| tile.at.neighbours()).collect();
        cells.sort();
        cells.dedup();
        let turns = self.catalogue.kind(kind).turns;
        let places = cells.into_iter().flat_map(|at| (0..turns).map(move |rot| (at, rot)));
        places.filter(|&(at, rot)| self.check_fit(&state.map, seat, seat.0, kind, at, rot).is_ok()).collect()
    }

    /// Why a tile may not lie there, if it may not.
    pub fn why_not_place(
        &self,
        state: &State,
        seat: Seat,
        tile: TileId,
        at: Hex,
        rot: u8,
    ) -> Option<Refusal> {
        match self.catalogue.find(tile) {
            None => Some(Refusal::NotInHand { tile }),
            Some(kind) => self.check_fit(&state.map, seat, seat.0, kind, at, rot).err(),
        }
    }

    /// What could stand on a slot, and what is missing for it.
    pub fn prospects(&self, state: &State, seat: Seat, at: Hex, slot: u8) -> Vec<Prospect> {
        let Some(number) = state.map.find(at) else { return Vec::new() };
        let plans = self.catalogue.kind(state.map.tile(number).kind).plans();
        let Some(&plan) = plans.get(usize::from(slot)) else { return Vec::new() };
        let fitting = Building::ALL.iter().filter(|&&b| self.buildings.fitting(plan) & bit(b) != 0);
        fitting
            .map(|&building| {
                let cost = self.cost(state, number, building);
                let player = state.player(seat);
                let missing = COST_GOODS
                    .into_iter()
                    .zip(cost)
                    .filter_map(|(good, count)| {
                        let short = count.saturating_sub(player.good(good));
                        (short > 0).then_some((good, short))
                    })
                    .collect();
                let refusal = self.check_buildable(state, seat, building, at, slot).err();
                Prospect { building, cost, missing, refusal }
            })
            .collect()
    }

    /// All standing buildings of a player of which the rules ask whether they work.
    pub fn workplaces(&self, state: &State, seat: Seat) -> Vec<Workplace> {
        let working = self.working(state, seat);
        let mut list = Vec::new();
        for (number, tile) in state.map.iter().filter(|(_, tile)| tile.is_owned_by(seat)) {
            for (slot, building) in tile.buildings.into_iter().enumerate() {
                let Some(building) = Building::of(building) else { continue };
                if self.buildings.facts(building).works {
                    let makes = self.product(state.player(seat), building).is_some();
                    list.push(Workplace {
                        building,
                        at: tile.at,
                        slot: slot as u8,
                        lack: self.lack(&state.map, number, seat, building, working),
                        capacity: if makes { self.capacity(&state.map, number, seat, building) } else { 0 },
                        made: tile.made(slot),
                    });
                }
            }
        }
        list
    }
}

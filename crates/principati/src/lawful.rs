//! What the law suite asks of Principati Duello.

mod offers;

use crate::Principati;
use crate::action::{Action, Commerce, Reservation};
use crate::map::{CARDINAL, Map, NONE};
use crate::names::{Building, Figure, FoodRow, Good, Phase, StockBoard, TileId, Vehicle};
use crate::observe::Observation;
use crate::state::{HIDDEN, Player, Reserved, State};
use princely_core::laws::{Lawful, shown_choices};
use princely_core::{Entry, Game, Quick, Seat, Uniform, Viewer};
use princely_hex::Hex;
use serde_json::value::RawValue;

/// A secret as a number: the kept kind, or the reserved buildings, each with its own range.
fn secret(player: &Player) -> Option<u32> {
    match player.reserved {
        Reserved::Slots { count, buildings } => Some(reserved_number(count, buildings)),
        _ => (player.kept != NONE && player.kept != HIDDEN).then_some(u32::from(player.kept)),
    }
}

fn reserved_number(count: u8, buildings: [u8; 2]) -> u32 {
    1 << 20 | u32::from(count) << 16 | u32::from(buildings[0]) << 8 | u32::from(buildings[1])
}

impl Lawful for Principati {
    /// Checks everything that is kept up to date step by step against a fresh computation.
    fn validate(&self, state: &State) -> Result<(), String> {
        validate_map(&state.map)?;
        let mut fresh = state.map.clone();
        self.flood_all(&mut fresh, &state.palaces);
        for (number, tile) in state.map.iter() {
            if fresh.tile(number).reach != tile.reach {
                return Err(format!("roads: the tile at {} is wrong", tile.at));
            }
            let kind = self.catalogue.kind(tile.kind);
            if kind.faces[usize::from(tile.rotation)] != tile.sides {
                return Err(format!("sides: the tile at {} is wrong", tile.at));
            }
        }
        for seat in [Seat(0), Seat(1)] {
            let player = state.player(seat);
            let mut standing = [0; Building::COUNT];
            let (mut masters, mut cardinal) = (0, NONE);
            for (number, tile) in state.map.iter().filter(|(_, tile)| tile.is_owned_by(seat)) {
                for building in tile.buildings.iter().filter_map(|&building| Building::of(building)) {
                    standing[building.index()] += 1;
                }
                masters += tile.masters;
                if tile.flags & CARDINAL != 0 {
                    cardinal = number;
                }
                if tile.figures() > 0 && !self.takes_masters(tile) {
                    return Err(format!("masters stand at {}, where nobody works", tile.at));
                }
            }
            if standing != player.standing {
                return Err(format!("seat {seat}: standing pieces are {standing:?}"));
            }
            if masters + player.masters_on_board != player.masters || cardinal != player.cardinal {
                return Err(format!("seat {seat}: masters or cardinal are lost"));
            }
            for &building in Building::ALL {
                let reserved =
                    player.reserved.entries().iter().filter(|&&entry| entry == building as u8).count();
                if usize::from(standing[building.index()]) + reserved
                    > usize::from(self.buildings.facts(building).max)
                {
                    return Err(format!("seat {seat}: too many pieces of {}", building.id()));
                }
            }
            let (long, square) = self.slots(state, seat);
            let beams = player.good(Good::Beam) + player.good(Good::IronBar);
            if beams > long || player.goods.iter().sum::<u8>() - beams > square {
                return Err(format!("seat {seat}: the warehouse is over-full"));
            }
            if player.has(Building::Warehouse) != player.stock_board.is_some() {
                return Err(format!("seat {seat}: warehouse and stock board do not go together"));
            }
        }
        if self.options.switches.supply_limited {
            for &good in Good::ALL {
                let stored: u8 = state.players.iter().map(|player| player.good(good)).sum();
                if stored > self.buildings.supply[good.index()] {
                    return Err(format!("{} {} are more than the box holds", stored, good.id()));
                }
            }
        }
        self.validate_tiles(state)
    }

    fn stray_action(&self, state: &State, _: Seat, chooser: &mut Quick) -> Action {
        let tiles: Vec<Hex> = state.map.iter().map(|(_, tile)| tile.at).collect();
        let kinds = self.catalogue.kinds();
        let mut small = |bound: usize| chooser.below(bound as u32) as usize;
        // A cell on or beside the map, a tile, a building: most make no sense together, some do.
        let laid = tiles.get(small(tiles.len())).copied().unwrap_or_default();
        let other = tiles.get(small(tiles.len())).copied().unwrap_or_default();
        let beside = laid.neighbours()[small(6)];
        let tile: TileId = kinds[small(kinds.len())].id;
        let building = Building::ALL[small(Building::COUNT)];
        let (rot, slot) = (small(7) as u8, small(3) as u8);
        let stock_board = [None, Some(StockBoard::A), Some(StockBoard::B)][small(3)];
        let place = |number: usize| if number == 0 { None } else { Some(laid) };
        match small(20) {
            0 => Action::DraftKeep { tile },
            1 => {
                let entry = |number: usize| Building::ALL.get(number).copied();
                let list = [entry(small(40)), entry(small(40))];
                let count = 1 + small(2);
                Reservation::new(&list[..count])
                    .map_or(Action::EndPhase, |buildings| Action::Reserve { buildings })
            }
            2..=4 => Action::Place { tile, at: beside, rot },
            5 => Action::PlaceExtra { tile, at: beside, rot, stock_board },
            6 => Action::FarmerMove { from: laid, to: beside, rot },
            7 => Action::CannotPlace,
            8 => {
                let who = Figure::ALL[small(2)];
                Action::MoveMaster { who, from: place(small(2)), to: [None, Some(other)][small(2)] }
            }
            9 => Action::Sell { good: Good::ALL[small(Good::COUNT)] },
            10 => Action::Buy { good: Good::ALL[small(Good::COUNT)] },
            11 => Action::FoodCoin { row: FoodRow::ALL[small(2)] },
            12 => Action::BuyCommerce { order: [Commerce::Twenty, Commerce::Thirty][small(2)] },
            13 => Action::Build { building, at: laid, slot, stock_board },
            14 => Action::Demolish { at: laid, slot },
            15 => Action::MinerMine { building, at: laid, slot },
            16 => Action::ArchitectMove { from: laid, from_slot: slot, to: other, to_slot: small(2) as u8 },
            17 => Action::Produce { at: laid, slot },
            18 => [Action::Catch, Action::Make { vehicle: Vehicle::ALL[small(3)] }][small(2)],
            _ => Action::MeritTile { tile },
        }
    }

    /// One heap for each seat: the choice it has made and not yet shown.
    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<Vec<u32>> {
        let heap = |seat: Seat| {
            let hides = viewer != Some(seat) && self.at_once(state);
            secret(state.player(seat)).filter(|_| hides).into_iter().collect()
        };
        [Seat(0), Seat(1)].map(heap).into()
    }

    fn odds(&self, observation: &Observation, heap: usize, _: Option<(usize, u32)>) -> Vec<(u32, f64)> {
        // The two secrets do not depend on each other.
        let seat = Seat(heap as u8);
        let mut state = observation.known().clone();
        let player = state.player_mut(seat);
        if player.kept != HIDDEN && player.reserved != Reserved::Hidden {
            return Vec::new();
        }
        player.kept = NONE;
        player.reserved = Reserved::Nothing;
        let mut choices = Vec::new();
        self.legal_actions(&state, seat, &mut choices);
        let numbers = choices.iter().filter_map(|action| match action {
            Action::DraftKeep { tile } => self.catalogue.find(*tile).map(u32::from),
            Action::Reserve { buildings: choice } => {
                let entries = choice.buildings.map(|entry| entry.map_or(NONE, |building| building as u8));
                Some(reserved_number(choice.slots, entries))
            }
            _ => None,
        });
        numbers.map(|number| (number, 1.0 / choices.len() as f64)).collect()
    }

    /// When the second player has chosen, both choices are shown.
    fn uncovered(&self, before: &State, after: &State, _: Viewer) -> Option<String> {
        let shown = self.at_once(before) && before.phase != after.phase;
        let choices = |state: &State| {
            [0, 1].map(|seat: usize| (state.players[seat].extra, state.players[seat].reserved))
        };
        shown.then(|| format!("{:?}", choices(after)))
    }

    fn shown_choices(&self, observation: &Observation) -> Option<Box<RawValue>> {
        shown_choices(self, observation)
    }

    /// The same world if the step shows a choice.
    fn another_world(&self, state: &State, next: &Entry<Self>, viewer: Viewer, chooser: &mut Quick) -> State {
        let mut after = state.clone();
        next.play(self, &mut after);
        if self.uncovered(state, &after, viewer).is_some() {
            return state.clone();
        }
        self.determinize(&self.observe(state, viewer), chooser)
    }
}

impl Principati {
    /// Every tile is in one place: on the map, in a hand, among the extra tiles or in the box.
    fn validate_tiles(&self, state: &State) -> Result<(), String> {
        if matches!(state.phase, Phase::Setup | Phase::Draft | Phase::Draft2) {
            return Ok(());
        }
        let mut on_map = [0u128; 3];
        for (_, tile) in state.map.iter() {
            let owner = if tile.owner == NONE { 2 } else { usize::from(tile.owner) };
            on_map[owner] |= 1 << tile.kind;
        }
        for (seat, player) in state.players.iter().enumerate() {
            let started = self.catalogue.start_world.iter().filter(|start| start.owner == Some(seat as u8));
            let all = started.fold(self.catalogue.hands[seat], |set, start| set | 1 << start.kind);
            let special = self.catalogue.start_kinds | self.catalogue.merit_kinds;
            let island = if state.island == NONE { 0 } else { 1 << state.map.tile(state.island).kind };
            let laid = on_map[seat] & !special & !island;
            if player.hand & laid != 0 || player.hand | laid != all {
                return Err(format!("seat {seat}: tiles of the set are lost or doubled"));
            }
            if player.extra & on_map[seat] != 0 {
                return Err(format!("seat {seat}: an extra tile is in two places"));
            }
        }
        let taken = |seat: usize| (state.players[seat].extra | on_map[seat]) & self.catalogue.merit_kinds;
        let all = taken(0) | taken(1) | state.merit_left;
        let doubled = taken(0) & taken(1) | (taken(0) | taken(1)) & state.merit_left;
        if all != self.catalogue.merit_kinds || doubled != 0 {
            return Err("merit tiles are lost or doubled".into());
        }
        Ok(())
    }
}

/// What is wrong with the look-up structures, if anything.
fn validate_map(map: &Map) -> Result<(), String> {
    for (number, tile) in map.iter() {
        if map.find(tile.at) != Some(number) {
            return Err(format!("the tile at {} is not found", tile.at));
        }
        for (direction, cell) in tile.at.neighbours().into_iter().enumerate() {
            if map.find(cell).unwrap_or(NONE) != tile.around[direction] {
                return Err(format!("the tile at {} does not know its neighbour at {cell}", tile.at));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;

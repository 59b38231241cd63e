//! How buildings are put up and taken away, with all effects (P-BUILD-06, P-DEMO-04, P-FORT-02, P-STORE-04, P-MAST-07).

use crate::Principati;
use crate::buildings::{BuildingSet, Cost};
use crate::event::Event;
use crate::limits::MASTERS;
use crate::map::{CARDINAL, MOVED, NONE, START_WORLD, TileNo};
use crate::names::{Building, Figure, Good, StockBoard};
use crate::state::State;
use princely_core::{Seat, Sink};

/// When slots are lost, goods are kept in this order (P-STORE-04).
const KEPT_SQUARE: [Good; 14] = [
    Good::Jewel,
    Good::Tool,
    Good::Stone,
    Good::Ham,
    Good::Bread,
    Good::Fish,
    Good::Straw,
    Good::Water,
    Good::Diamond,
    Good::GoldOre,
    Good::IronOre,
    Good::Coal,
    Good::Piglet,
    Good::Flour,
];
const KEPT_LONG: [Good; 2] = [Good::Beam, Good::IronBar];

impl Principati {
    /// What a building costs on a tile (P-BUILD-07: a bog doubles all but jewels).
    pub fn cost(&self, state: &State, number: TileNo, building: Building) -> Cost {
        let [stone, beam, jewel, tool] = self.buildings.facts(building).cost;
        if number != state.island && self.beside_bog(&state.map, number) {
            return [2 * stone, 2 * beam, jewel, 2 * tool];
        }
        [stone, beam, jewel, tool]
    }

    /// Puts a building up, with all its effects. The island then belongs to the player who builds on it.
    pub(crate) fn raise(
        &self,
        state: &mut State,
        seat: Seat,
        (number, slot): (TileNo, usize),
        building: Building,
        board: Option<StockBoard>,
        events: &mut impl Sink<Event>,
    ) {
        let tile = state.map.tile_mut(number);
        tile.buildings[slot] = building as u8;
        tile.owner = seat.0;
        let player = state.player_mut(seat);
        player.standing[building.index()] += 1;
        match building {
            Building::Castle | Building::Manor if !player.second_board => {
                player.second_board = true;
                events.tell(|| Event::SecondBoard { seat });
            }
            Building::School if player.masters == 0 => {
                player.masters = MASTERS;
                player.masters_on_board = MASTERS;
                events.tell(|| Event::MastersCame { seat, count: MASTERS });
            }
            Building::Warehouse => {
                if let Some(board) = board {
                    player.stock_board = Some(board);
                    events.tell(|| Event::BoardTaken { seat, board });
                }
            }
            Building::Bridge => self.join_bridge(&mut state.map, number),
            Building::Fortress => self.clear_around(state, seat, number, events),
            _ => {}
        }
    }

    /// Takes a building off its slot; a warehouse keeps its board only if it is `moved`.
    pub(crate) fn raze(
        &self,
        state: &mut State,
        (number, slot): (TileNo, usize),
        moved: bool,
        events: &mut impl Sink<Event>,
    ) {
        let tile = state.map.tile_mut(number);
        let seat = Seat(tile.owner);
        let building = tile.building_there(slot);
        tile.buildings[slot] = NONE;
        state.player_mut(seat).standing[building.index()] -= 1;
        if building == Building::Warehouse && !moved {
            self.lose_board(state, seat, events);
        }
        if !self.takes_masters(state.map.tile(number)) {
            self.recall(state, number, events);
        }
    }

    /// Masters and cardinal on a tile return to the board (P-MAST-07).
    fn recall(&self, state: &mut State, number: TileNo, events: &mut impl Sink<Event>) {
        let tile = state.map.tile_mut(number);
        let (seat, from, masters, cardinal) = (Seat(tile.owner), tile.at, tile.masters, tile.has_cardinal());
        tile.masters = 0;
        tile.flags &= !(CARDINAL | MOVED);
        if masters > 0 {
            state.player_mut(seat).masters_on_board += masters;
            events.tell(|| Event::FigureReturned { seat, who: Figure::Master, from, count: masters });
        }
        if cardinal {
            state.player_mut(seat).cardinal = NONE;
            events.tell(|| Event::FigureReturned { seat, who: Figure::Cardinal, from, count: 1 });
        }
    }

    /// The stock board returns to the table, and goods that no longer fit return to the stock (P-STORE-04).
    fn lose_board(&self, state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
        state.player_mut(seat).stock_board = None;
        let (long, square) = self.slots(state, seat);
        let player = state.player_mut(seat);
        for (goods, slots) in [(&KEPT_SQUARE[..], square), (&KEPT_LONG[..], long)] {
            let mut free = slots;
            for &good in goods {
                let stored = &mut player.goods[good.index()];
                let kept = (*stored).min(free);
                free -= kept;
                let count = *stored - kept;
                *stored = kept;
                if count > 0 {
                    events.tell(|| Event::GoodsLost { seat, good, count });
                }
            }
        }
    }

    /// A fortress sends other players' tiles around it back (P-FORT-02, P-FORT-03).
    fn clear_around(&self, state: &mut State, seat: Seat, number: TileNo, events: &mut impl Sink<Event>) {
        let mut cleared = false;
        for other in state.map.tile(number).around {
            if other != NONE && self.is_cleared_by(state, seat, other) {
                self.send_back(state, seat, other, events);
                cleared = true;
            }
        }
        if cleared {
            self.flood_all(&mut state.map, &state.palaces);
        }
    }

    /// Whether a fortress of `seat` beside the tile sends it back.
    pub(crate) fn is_cleared_by(&self, state: &State, seat: Seat, number: TileNo) -> bool {
        let tile = state.map.tile(number);
        let safe = tile.bears(Building::Palace)
            || tile.bears(Building::Bridge)
            || number == state.island
            || tile.flags & START_WORLD != 0 && self.options.switches.start_tiles_safe;
        tile.owner != NONE && !tile.is_owned_by(seat) && !safe
    }

    fn send_back(&self, state: &mut State, seat: Seat, number: TileNo, events: &mut impl Sink<Event>) {
        let tile = state.map.tile(number);
        let (owner, at, kind) = (Seat(tile.owner), tile.at, tile.kind);
        let id = self.catalogue.kind(kind).id;
        events.tell(|| Event::Cleared { seat, owner, tile: id, at });
        for slot in 0..tile.buildings.len() {
            if let Some(building) = state.map.tile(number).building(slot) {
                events.tell(|| Event::BuildingLost { seat: owner, building, at });
                self.raze(state, (number, slot), false, events);
            }
        }
        self.recall(state, number, events);
        state.map.remove(number);
        let special = self.catalogue.start_kinds | self.catalogue.merit_kinds;
        let player = state.player_mut(owner);
        if special & (1 << kind) != 0 {
            player.extra |= 1 << kind;
        } else {
            player.hand |= 1 << kind;
        }
    }

    /// How many pieces of the buildings of a set stand.
    pub(crate) fn count_standing(&self, state: &State, seat: Seat, set: BuildingSet) -> u32 {
        let standing = &state.player(seat).standing;
        (0..)
            .zip(standing)
            .filter(|(index, _)| set & (1 << *index) != 0)
            .map(|(_, &count): (u32, _)| u32::from(count))
            .sum()
    }
}

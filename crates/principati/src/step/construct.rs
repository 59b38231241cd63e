//! Construction and demolition (sections 9 and 12), and the orders of Miner and Architect.

use crate::Principati;
use crate::action::Action;
use crate::buildings::{Cost, bit};
use crate::event::Event;
use crate::map::TileNo;
use crate::names::{Building, Order, Plan, StockBoard};
use crate::refusal::Refusal;
use crate::state::State;
use princely_core::{Seat, Sink};
use princely_hex::Hex;

impl Principati {
    pub(super) fn list_construct(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::EndPhase);
        let player = state.player(seat);
        // The buildings that could stand somewhere: a piece is left and the plain price can be paid.
        let mut affordable = 0;
        for &building in Building::ALL {
            let facts = self.buildings.facts(building);
            if self.pieces_left(state, seat, building) > 0 && player.lacks(facts.cost).is_none() {
                affordable |= bit(building);
            }
        }
        let mut mines = 0;
        if player.holds(Order::Miner) {
            mines = Building::ALL.iter().filter(|&&b| is_mine(self, b)).fold(0, |set, &b| set | bit(b));
        }
        for (number, tile) in state.map.iter() {
            let own = tile.is_owned_by(seat);
            if !own && number != state.island {
                continue;
            }
            let at = tile.at;
            for (slot, &plan) in self.catalogue.kind(tile.kind).plans().iter().enumerate() {
                let slot = slot as u8;
                if let Some(building) = tile.building(usize::from(slot)) {
                    let action = Action::Demolish { at, slot };
                    if self.check_construct(state, seat, &action).is_ok() {
                        out.push(action);
                    }
                    if player.holds(Order::Architect) && own {
                        self.list_moves(state, seat, (number, slot), building, out);
                    }
                    continue;
                }
                let mut rest = self.buildings.fitting(plan) & (affordable | mines);
                while let Some(building) = Building::of(rest.trailing_zeros() as u8) {
                    rest &= rest - 1;
                    if affordable & bit(building) != 0 {
                        for stock_board in boards(building) {
                            let action = Action::Build { building, at, slot, stock_board };
                            if self.check_construct(state, seat, &action).is_ok() {
                                out.push(action);
                            }
                        }
                    }
                    if mines & bit(building) != 0 {
                        let action = Action::MinerMine { building, at, slot };
                        if self.check_construct(state, seat, &action).is_ok() {
                            out.push(action);
                        }
                    }
                }
            }
        }
    }

    fn list_moves(
        &self,
        state: &State,
        seat: Seat,
        (number, from_slot): (TileNo, u8),
        building: Building,
        out: &mut Vec<Action>,
    ) {
        if self.check_movable(state, number, building).is_err() {
            return;
        }
        let from = state.map.tile(number).at;
        for (_, tile) in state.map.iter().filter(|(_, tile)| tile.is_owned_by(seat)) {
            for slot in 0..self.catalogue.kind(tile.kind).plans().len() {
                let action = Action::ArchitectMove { from, from_slot, to: tile.at, to_slot: slot as u8 };
                if self.check_construct(state, seat, &action).is_ok() {
                    out.push(action);
                }
            }
        }
    }

    pub(super) fn check_construct(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Build { building, at, slot, stock_board } => {
                let site = self.check_buildable(state, seat, building, at, slot)?;
                self.check_board(state, building == Building::Warehouse, stock_board)?;
                self.check_payable(state, seat, self.cost(state, site, building))
            }
            Action::Demolish { at, slot } => self.check_demolition(state, seat, at, slot),
            Action::MinerMine { building, at, slot } => {
                if !state.player(seat).holds(Order::Miner) {
                    return Err(Refusal::NoOrder { order: Order::Miner });
                }
                if !is_mine(self, building) {
                    return Err(Refusal::NotAMine { building });
                }
                self.check_buildable(state, seat, building, at, slot).map(|_| ())
            }
            Action::ArchitectMove { from, from_slot, to, to_slot } => {
                self.check_architect(state, seat, (from, from_slot), (to, to_slot))
            }
            _ => Ok(()),
        }
    }

    /// Whether a building could be built if the player could pay for it, no matter which phase it is (P-BUILD-01): own
    /// tile, empty slot that fits, road, piece, prerequisites. Returns the number of the tile.
    pub fn check_buildable(
        &self,
        state: &State,
        seat: Seat,
        building: Building,
        at: Hex,
        slot: u8,
    ) -> Result<TileNo, Refusal> {
        let number = state.map.find(at).ok_or(Refusal::NoSite { at })?;
        if number == state.island {
            return self.check_island(state, seat, building, at, slot).map(|()| number);
        }
        let plan = self.check_slot(state, seat, number, slot)?;
        if self.buildings.fitting(plan) & bit(building) == 0 {
            return Err(Refusal::Plan { building });
        }
        self.check_shared_slot(state, number, slot, building)?;
        let player = state.player(seat);
        if self.pieces_left(state, seat, building) == 0 {
            return Err(Refusal::NoPiece { building });
        }
        let facts = self.buildings.facts(building);
        for &first in Building::ALL {
            if facts.requires & bit(first) != 0 && !player.has(first) {
                return Err(Refusal::Requires { building, first });
            }
        }
        // A port or lighthouse is built on a usable sea only. A riverbank is needed to work, not to build.
        if facts.stands_on == Some(crate::buildings::Ground::UsableSea)
            && !self.on_usable_sea(&state.map, number)
        {
            return Err(Refusal::NoSea { building });
        }
        if self.options.switches.adjacency_gates_building && !self.suits(state, seat, number, building) {
            return Err(Refusal::NoFeature { building });
        }
        Ok(number)
    }

    /// The port on Victoria Island (P-ISL-01): it needs no road, no school and no usable sea.
    fn check_island(
        &self,
        state: &State,
        seat: Seat,
        building: Building,
        at: Hex,
        slot: u8,
    ) -> Result<(), Refusal> {
        let (tile, player) = (state.map.tile(state.island), state.player(seat));
        let plans = self.catalogue.kind(tile.kind).plans();
        let Some(&plan) = plans.get(usize::from(slot)) else { return Err(Refusal::NoSlot { at, slot }) };
        if let Some(building) = tile.building(usize::from(slot)) {
            return Err(Refusal::SlotTaken { building });
        }
        if building != Building::Port || plan != Plan::Port {
            return Err(Refusal::Plan { building });
        }
        if self.pieces_left(state, seat, building) == 0 {
            return Err(Refusal::NoPiece { building });
        }
        if player.cargo_ship_round == 0 || player.cargo_ship_round >= state.round {
            return Err(Refusal::NoCargoShip);
        }
        if self.options.switches.island_same_sea {
            let body = self.sea_body(&state.map, state.island).map(|(_, tiles)| tiles);
            let same = |(number, tile): (TileNo, &crate::map::Laid)| {
                tile.is_owned_by(seat)
                    && tile.bears(Building::Port)
                    && body.as_ref().is_some_and(|tiles| tiles[usize::from(number)])
            };
            if !state.map.iter().any(same) {
                return Err(Refusal::OtherSea);
            }
        }
        Ok(())
    }

    /// The tile must be the player's, the slot empty, and a road must lead to the Palace. Returns the slot's plan.
    fn check_slot(&self, state: &State, seat: Seat, number: TileNo, slot: u8) -> Result<Plan, Refusal> {
        let tile = state.map.tile(number);
        if !tile.is_owned_by(seat) {
            return Err(Refusal::Foreign { at: tile.at });
        }
        let plans = self.catalogue.kind(tile.kind).plans();
        let plan = *plans.get(usize::from(slot)).ok_or(Refusal::NoSlot { at: tile.at, slot })?;
        if let Some(building) = tile.building(usize::from(slot)) {
            return Err(Refusal::SlotTaken { building });
        }
        if tile.reach[seat.index()] == 0 {
            return Err(Refusal::Unconnected { at: tile.at });
        }
        Ok(plan)
    }

    /// P-BLD-25: on the Warehouse-Mine tile a mine can share the tile with the warehouse only.
    fn check_shared_slot(
        &self,
        state: &State,
        number: TileNo,
        slot: u8,
        building: Building,
    ) -> Result<(), Refusal> {
        let tile = state.map.tile(number);
        if !self.catalogue.kind(tile.kind).warehouse_mine {
            return Ok(());
        }
        let closed = match slot {
            0 => tile.building(1).is_some() && building != Building::Warehouse,
            _ => tile.building(0).is_some_and(|house| house != Building::Warehouse),
        };
        if closed { Err(Refusal::WarehouseMine { building }) } else { Ok(()) }
    }

    /// A warehouse must name a stock board that is on the table; other buildings must name none.
    pub(super) fn check_board(
        &self,
        state: &State,
        warehouse: bool,
        board: Option<StockBoard>,
    ) -> Result<(), Refusal> {
        match board {
            None if warehouse => Err(Refusal::BoardMissing),
            Some(_) if !warehouse => Err(Refusal::BoardIdle),
            Some(board) if !self.board_on_table(state, board) => Err(Refusal::BoardTaken { board }),
            _ => Ok(()),
        }
    }

    fn check_payable(&self, state: &State, seat: Seat, cost: Cost) -> Result<(), Refusal> {
        match state.player(seat).lacks(cost) {
            None => Ok(()),
            Some((good, needed)) => Err(Refusal::Cost { good, needed }),
        }
    }

    fn check_demolition(&self, state: &State, seat: Seat, at: Hex, slot: u8) -> Result<(), Refusal> {
        let nothing = Refusal::NoBuilding { at, slot };
        let number = state.map.find(at).ok_or(nothing)?;
        let tile = state.map.tile(number);
        let building = tile
            .buildings
            .get(usize::from(slot))
            .and_then(|&building| Building::of(building))
            .ok_or(nothing)?;
        if !tile.is_owned_by(seat) {
            return Err(Refusal::Foreign { at });
        }
        if matches!(building, Building::Palace | Building::Bridge) {
            return Err(Refusal::Lasting { building });
        }
        if number == state.island {
            return Err(Refusal::IslandPort);
        }
        let price = self.buildings.demolish;
        if state.player(seat).pecunia < price {
            return Err(Refusal::DemolishPrice { price });
        }
        Ok(())
    }

    /// Whether the Architect may take a building away.
    pub(crate) fn check_movable(
        &self,
        state: &State,
        number: TileNo,
        building: Building,
    ) -> Result<(), Refusal> {
        if matches!(building, Building::Palace | Building::Bridge) || number == state.island {
            return Err(Refusal::Fixed { building });
        }
        Ok(())
    }

    fn check_architect(
        &self,
        state: &State,
        seat: Seat,
        (from, from_slot): (Hex, u8),
        (to, to_slot): (Hex, u8),
    ) -> Result<(), Refusal> {
        if !state.player(seat).holds(Order::Architect) {
            return Err(Refusal::NoOrder { order: Order::Architect });
        }
        let nothing = Refusal::NothingToMove { at: from, slot: from_slot };
        let number = state.map.find(from).ok_or(nothing)?;
        let tile = state.map.tile(number);
        let building =
            tile.buildings.get(usize::from(from_slot)).and_then(|&b| Building::of(b)).ok_or(nothing)?;
        if !tile.is_owned_by(seat) {
            return Err(Refusal::Foreign { at: from });
        }
        self.check_movable(state, number, building)?;
        if from == to {
            return Err(Refusal::SameTile);
        }
        let target = state.map.find(to).ok_or(Refusal::NoSite { at: to })?;
        let plan = self.check_slot(state, seat, target, to_slot)?;
        if self.catalogue.kind(tile.kind).plans().get(usize::from(from_slot)) != Some(&plan) {
            return Err(Refusal::OtherPlan);
        }
        self.check_shared_slot(state, target, to_slot, building)
    }

    pub(crate) fn construct(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Build { building, at, slot, stock_board } => {
                let number = state.map.there(at);
                let cost = self.cost(state, number, building);
                state.player_mut(seat).pay(cost);
                events.tell(|| Event::Built { seat, building, at });
                self.raise(state, seat, (number, usize::from(slot)), building, stock_board, events);
            }
            Action::Demolish { at, slot } => {
                let number = state.map.there(at);
                let building = state.map.tile(number).building_there(usize::from(slot));
                let price = self.buildings.demolish;
                state.player_mut(seat).pecunia -= price;
                events.tell(|| Event::Demolished { seat, building, at, price });
                self.raze(state, (number, usize::from(slot)), false, events);
            }
            Action::MinerMine { building, at, slot } => {
                let number = state.map.there(at);
                self.return_order(state, seat, Order::Miner, events);
                events.tell(|| Event::MineOpened { seat, building, at });
                self.raise(state, seat, (number, usize::from(slot)), building, None, events);
            }
            Action::ArchitectMove { from, from_slot, to, to_slot } => {
                let (number, target) = (state.map.there(from), state.map.there(to));
                let building = state.map.tile(number).building_there(usize::from(from_slot));
                self.return_order(state, seat, Order::Architect, events);
                events.tell(|| Event::BuildingMoved { seat, building, from, to });
                self.raze(state, (number, usize::from(from_slot)), true, events);
                self.raise(state, seat, (target, usize::from(to_slot)), building, None, events);
            }
            _ => unreachable!("no action of the construction phase"),
        }
        self.aftermath(state, seat, events);
    }
}

/// Whether it is a coal, iron ore, gold or diamond mine: these stand on a mine plan (P-ORD-05).
pub(crate) fn is_mine(game: &Principati, building: Building) -> bool {
    game.buildings.facts(building).plan == Plan::Mine
}

/// What may be named as a stock board: either board with a warehouse, none with other buildings.
pub(super) fn boards(building: Building) -> impl Iterator<Item = Option<StockBoard>> {
    let named = building == Building::Warehouse;
    let boards = StockBoard::ALL.iter().filter(move |_| named).map(|&board| Some(board));
    boards.chain((!named).then_some(None))
}

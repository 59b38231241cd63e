//! Production (section 13), ships (14) and carts (15): one unit at a time.

use crate::Principati;
use crate::action::Action;
use crate::buildings::{BuildingSet, Product, ShipFacts, bit};
use crate::event::Event;
use crate::map::TileNo;
use crate::names::{Building, Good, Vehicle};
use crate::refusal::Refusal;
use crate::state::State;
use princely_core::{Seat, Sink};

impl Principati {
    /// Workers are counted when the phase begins, for both players (P-PROD-01).
    pub(crate) fn begin_production(&self, state: &mut State) {
        for seat in [Seat(0), Seat(1)] {
            let workers = self.workers(state, seat);
            let player = state.player_mut(seat);
            player.workers_left = workers;
            player.caught = 0;
            player.ships_made = 0;
        }
        for number in 0..crate::catalogue::MAX_TILES as u8 {
            state.map.tile_mut(number).made = 0;
        }
    }

    pub(super) fn end_production(&self, state: &mut State) {
        for player in &mut state.players {
            player.workers_left = 0;
            player.caught = 0;
            player.ships_made = 0;
        }
        for number in 0..crate::catalogue::MAX_TILES as u8 {
            state.map.tile_mut(number).made = 0;
        }
    }

    pub(super) fn list_produce(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::EndPhase);
        let player = state.player(seat);
        if player.workers_left == 0 && self.options.switches.cart_uses_worker {
            return;
        }
        let working = self.working_kinds(state, seat);
        for (number, tile) in state.map.iter() {
            if !tile.is_owned_by(seat) {
                continue;
            }
            for (slot, building) in tile.buildings.into_iter().enumerate() {
                if let Some(building) = Building::of(building)
                    && working & bit(building) != 0
                    && self.check_unit(state, seat, (number, slot), building, working).is_ok()
                {
                    out.push(Action::Produce { at: tile.at, slot: slot as u8 });
                }
            }
        }
        if self.check_catch(state, seat).is_ok() {
            out.push(Action::Catch);
        }
        for &vehicle in Vehicle::ALL {
            if self.check_make(state, seat, vehicle, working).is_ok() {
                out.push(Action::Make { vehicle });
            }
        }
    }

    pub(super) fn check_produce(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Produce { at, slot } => {
                let nothing = Refusal::NoProducer { at, slot };
                let number = state.map.find(at).ok_or(nothing)?;
                let tile = state.map.tile(number);
                let building =
                    tile.buildings.get(usize::from(slot)).and_then(|&b| Building::of(b)).ok_or(nothing)?;
                if !tile.is_owned_by(seat) {
                    return Err(Refusal::Foreign { at });
                }
                let working = self.working_kinds(state, seat);
                self.check_unit(state, seat, (number, usize::from(slot)), building, working)
            }
            Action::Catch => self.check_catch(state, seat),
            Action::Make { vehicle } => {
                self.check_make(state, seat, vehicle, self.working_kinds(state, seat))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn check_unit(
        &self,
        state: &State,
        seat: Seat,
        (number, slot): (TileNo, usize),
        building: Building,
        working: BuildingSet,
    ) -> Result<(), Refusal> {
        let player = state.player(seat);
        let Some(product) = self.product(player, building) else {
            return Err(Refusal::NoProduct { building });
        };
        if let Some(lack) = self.lack(state, seat, number, building, working) {
            return Err(Refusal::Idle { building, lack });
        }
        if player.workers_left == 0 {
            return Err(Refusal::NoWorkers);
        }
        if state.map.tile(number).made(slot) >= self.capacity(state, seat, number, building) {
            return Err(Refusal::Exhausted { building });
        }
        match product {
            Product::Pecunia => Ok(()),
            Product::Good(good) => self.check_storable(state, seat, good),
        }
    }

    fn check_storable(&self, state: &State, seat: Seat, good: Good) -> Result<(), Refusal> {
        if !self.has_room(state, seat, good) {
            return Err(Refusal::NoRoomFor { good });
        }
        if !self.in_supply(state, good) {
            return Err(Refusal::NoSupply { good });
        }
        Ok(())
    }

    /// Whether a boat can catch a fish: a port must stand, but need not work (P-SHIP-03).
    fn check_catch(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        let player = state.player(seat);
        if player.fishing_boats == 0 {
            return Err(Refusal::NoBoat);
        }
        if !player.has(Building::Port) {
            return Err(Refusal::NoPort);
        }
        if player.workers_left == 0 {
            return Err(Refusal::NoWorkers);
        }
        if player.caught >= self.buildings.boat_fish * player.fishing_boats {
            return Err(Refusal::CaughtAll);
        }
        self.check_storable(state, seat, Good::Fish)
    }

    fn check_make(
        &self,
        state: &State,
        seat: Seat,
        vehicle: Vehicle,
        working: BuildingSet,
    ) -> Result<(), Refusal> {
        match vehicle {
            Vehicle::Cart => self.check_cart(state, seat, working),
            Vehicle::FishingBoat | Vehicle::CargoShip => self.check_ship(state, seat, vehicle, working),
        }
    }

    /// P-RIDE-04.
    fn check_cart(&self, state: &State, seat: Seat, working: BuildingSet) -> Result<(), Refusal> {
        let player = state.player(seat);
        if !player.has(Building::RidingHall) {
            return Err(Refusal::NoRidingHall);
        }
        if player.carts >= player.horsemen {
            return Err(Refusal::NoHorseman);
        }
        let needs = self.buildings.cart_needs | self.buildings.facts(Building::RidingHall).needs;
        if let Some(&building) = Building::ALL.iter().find(|&&building| needs & !working & bit(building) != 0)
        {
            return Err(Refusal::CartNeeds { building });
        }
        if self.options.switches.cart_uses_worker && player.workers_left == 0 {
            return Err(Refusal::NoWorkers);
        }
        match player.lacks(self.buildings.cart_cost) {
            None => Ok(()),
            Some((good, needed)) => Err(Refusal::CartCost { good, needed }),
        }
    }

    fn ship(&self, vehicle: Vehicle) -> &ShipFacts {
        if vehicle == Vehicle::CargoShip { &self.buildings.cargo_ship } else { &self.buildings.fishing_boat }
    }

    /// P-SHIP-01, P-SHIP-02, P-SHIP-04.
    fn check_ship(
        &self,
        state: &State,
        seat: Seat,
        vehicle: Vehicle,
        working: BuildingSet,
    ) -> Result<(), Refusal> {
        let (player, ship) = (state.player(seat), self.ship(vehicle));
        let owned = match vehicle {
            Vehicle::CargoShip => u8::from(player.cargo_ship_round > 0),
            _ => player.fishing_boats,
        };
        if owned >= ship.max {
            return Err(Refusal::ShipLimit { vehicle });
        }
        let ports = self.working_ports(state, seat, working);
        if ports == 0 {
            return Err(Refusal::NoWorkingPort);
        }
        if vehicle == Vehicle::CargoShip && !player.has(Building::Lighthouse) {
            return Err(Refusal::NoLighthouse);
        }
        if player.ships_made >= ports {
            return Err(Refusal::ShipPerPort);
        }
        if player.workers_left == 0 {
            return Err(Refusal::NoWorkers);
        }
        match player.lacks(ship.cost) {
            None => Ok(()),
            Some((good, needed)) => Err(Refusal::ShipCost { good, needed }),
        }
    }

    pub(super) fn produce(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl Sink<Event>,
    ) {
        let mut works = true;
        match action {
            Action::Produce { at, slot } => {
                let number = state.map.there(at);
                let building = state.map.tile(number).building_there(usize::from(slot));
                let product = self.product(state.player(seat), building);
                let product = product.expect("a checked action names a building that makes something");
                state.map.tile_mut(number).made += 1 << (4 * slot);
                let player = state.player_mut(seat);
                match product {
                    Product::Pecunia => player.pecunia += 1,
                    Product::Good(good) => player.goods[good.index()] += 1,
                }
                events.tell(|| Event::Produced { seat, building, product: product.id() });
            }
            Action::Catch => {
                let player = state.player_mut(seat);
                player.caught += 1;
                player.goods[Good::Fish.index()] += 1;
                events.tell(|| Event::Caught { seat });
            }
            Action::Make { vehicle: Vehicle::Cart } => {
                let player = state.player_mut(seat);
                player.pay(self.buildings.cart_cost);
                player.carts += 1;
                works = self.options.switches.cart_uses_worker;
                events.tell(|| Event::Made { seat, vehicle: Vehicle::Cart });
            }
            Action::Make { vehicle } => {
                let round = state.round;
                let player = state.player_mut(seat);
                player.pay(self.ship(vehicle).cost);
                player.ships_made += 1;
                match vehicle {
                    Vehicle::CargoShip => player.cargo_ship_round = round,
                    _ => player.fishing_boats += 1,
                }
                events.tell(|| Event::Made { seat, vehicle });
            }
            _ => unreachable!("no action of the production phase"),
        }
        state.player_mut(seat).workers_left -= u8::from(works);
    }
}

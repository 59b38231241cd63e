//! What the law suite asks of Principati Duello.

mod offers;

use crate::Principati;
use crate::action::{Action, Commerce, Reservation};
use crate::map::NONE;
use crate::names::{Building, Figure, FoodRow, Good, StockBoard, TileId, Vehicle};
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
    fn validate(&self, state: &State) -> Result<(), String> {
        Principati::validate(self, state)
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
            0 => Action::DraftKeep(tile),
            1 => {
                let entry = |number: usize| Building::ALL.get(number).copied();
                let list = [entry(small(40)), entry(small(40))];
                let count = 1 + small(2);
                Reservation::new(&list[..count]).map_or(Action::EndPhase, Action::Reserve)
            }
            2..=4 => Action::Place { tile, at: beside, rot },
            5 => Action::PlaceExtra { tile, at: beside, rot, stock_board },
            6 => Action::FarmerMove { from: laid, to: beside, rot },
            7 => Action::CannotPlace,
            8 => {
                let who = Figure::ALL[small(2)];
                Action::MoveMaster { who, from: place(small(2)), to: [None, Some(other)][small(2)] }
            }
            9 => Action::Sell(Good::ALL[small(Good::COUNT)]),
            10 => Action::Buy(Good::ALL[small(Good::COUNT)]),
            11 => Action::FoodCoin(FoodRow::ALL[small(2)]),
            12 => Action::BuyCommerce([Commerce::Twenty, Commerce::Thirty][small(2)]),
            13 => Action::Build { building, at: laid, slot, stock_board },
            14 => Action::Demolish { at: laid, slot },
            15 => Action::MinerMine { building, at: laid, slot },
            16 => Action::ArchitectMove { from: laid, from_slot: slot, to: other, to_slot: small(2) as u8 },
            17 => Action::Produce { at: laid, slot },
            18 => [Action::Catch, Action::Make(Vehicle::ALL[small(3)])][small(2)],
            _ => Action::MeritTile(tile),
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
            Action::DraftKeep(tile) => self.catalogue.find(*tile).map(u32::from),
            Action::Reserve(choice) => {
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

//! What the law suite asks of Principati Duello.

use crate::Principati;
use crate::action::{Action, Commerce, Reservation};
use crate::map::NONE;
use crate::names::{Building, Figure, FoodRow, Good, Phase, StockBoard, TileId, Vehicle};
use crate::observe::Observation;
use crate::state::{Reserved, State};
use princely_core::laws::{Lawful, drawn_from};
use princely_core::{Game, Quick, Seat, Uniform, Viewer};
use princely_hex::Hex;

/// Hidden heaps per player: the start tile kept, and the buildings reserved for it.
const HEAPS: usize = 2;

impl Lawful for Principati {
    fn validate(&self, state: &State) -> Result<(), String> {
        Principati::validate(self, state)
    }

    /// Mostly a legal action with one thing changed, which is how people err.
    fn stray_action(&self, state: &State, seat: Seat, chooser: &mut Quick) -> Action {
        let mut legal = Vec::new();
        self.legal_actions(state, seat, &mut legal);
        let action = match legal.get(chooser.below(legal.len() as u32) as usize) {
            Some(action) if chooser.below(4) > 0 => *action,
            _ => self.any_action(state, chooser),
        };
        self.changed(state, action, chooser)
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<Vec<u32>> {
        let others = [Seat(0), Seat(1)].into_iter().filter(|seat| viewer != Some(*seat));
        others
            .flat_map(|seat| {
                let player = state.player(seat);
                let kept = (player.kept != NONE).then(|| u32::from(player.kept));
                let reserved = match player.reserved {
                    Reserved::Slots { count, buildings } if state.phase == Phase::Reserve => {
                        Some(choice_number(count, buildings))
                    }
                    _ => None,
                };
                [kept.into_iter().collect(), reserved.into_iter().collect()]
            })
            .collect()
    }

    /// Once both have chosen, their choices lie open (P-DRAFT-01, P-DRAFT-02).
    fn uncovered(&self, before: &State, after: &State, _: Viewer) -> Option<String> {
        let secret = matches!(before.phase, Phase::Draft | Phase::Draft2 | Phase::Reserve);
        let open = |seat: usize| (after.players[seat].extra, after.players[seat].reserved);
        (secret && before.phase != after.phase).then(|| format!("{:?} {:?}", open(0), open(1)))
    }

    /// What one player chose says nothing about the other's choice.
    fn odds(&self, seen: &Observation, heap: usize, _: Option<(usize, u32)>) -> Vec<(u32, f64)> {
        let others = [Seat(0), Seat(1)].into_iter().filter(|seat| seen.viewer() != Some(*seat));
        let Some(seat) = others.into_iter().nth(heap / HEAPS) else { return Vec::new() };
        let mut state = seen.seen.clone();
        let player = state.player_mut(seat);
        if heap % HEAPS == 0 {
            let tiles: Vec<u32> = (0..128).filter(|kind| player.extra >> kind & 1 == 1).collect();
            return drawn_from(&tiles, None);
        }
        player.reserved = Reserved::Nothing;
        let mut choices = Vec::new();
        self.list(&state, seat, &mut choices);
        let number = |action: &Action| match action {
            Action::Reserve(Reservation { slots, buildings }) => {
                Some(choice_number(*slots, buildings.map(|entry| entry.map_or(NONE, |b| b as u8))))
            }
            _ => None,
        };
        drawn_from(&choices.iter().filter_map(number).collect::<Vec<_>>(), None)
    }
}

/// A reservation as one number.
fn choice_number(slots: u8, buildings: [u8; 2]) -> u32 {
    u32::from(slots) << 16 | u32::from(buildings[0]) << 8 | u32::from(buildings[1])
}

impl Principati {
    /// An action of any kind.
    fn any_action(&self, state: &State, chooser: &mut Quick) -> Action {
        let (at, to) = (some_place(state, chooser), some_place(state, chooser));
        let tile = self.some_tile(chooser);
        let building = one_of(Building::ALL, chooser);
        let good = one_of(Good::ALL, chooser);
        let mut small = |bound: u32| chooser.below(bound) as u8;
        let (rot, slot) = (small(7), small(3));
        match small(20) {
            0 => Action::DraftKeep(tile),
            1 => Action::Reserve(Reservation { slots: 1 + small(2), buildings: [Some(building), None] }),
            2 => Action::PlaceExtra { tile, at, rot, stock_board: None },
            3 | 4 => Action::Place { tile, at, rot },
            5 => Action::FarmerMove { from: at, to, rot },
            6 => Action::CannotPlace,
            7 => Action::MoveMaster { who: Figure::Master, from: Some(at), to: None },
            8 => Action::MoveMaster { who: Figure::Cardinal, from: None, to: Some(at) },
            9 => Action::Sell(good),
            10 => Action::Buy(good),
            11 => Action::FoodCoin([FoodRow::Fish, FoodRow::BreadHam][usize::from(small(2))]),
            12 => Action::BuyCommerce([Commerce::Twenty, Commerce::Thirty][usize::from(small(2))]),
            13 => Action::Build { building, at, slot, stock_board: None },
            14 => Action::Demolish { at, slot },
            15 => Action::MinerMine { building, at, slot },
            16 => Action::ArchitectMove { from: at, from_slot: slot, to, to_slot: small(2) },
            17 => Action::Produce { at, slot },
            18 => [Action::Catch, Action::Make(Vehicle::Cart), Action::Make(Vehicle::CargoShip)]
                [usize::from(small(3))],
            _ => [Action::MeritTile(tile), Action::EndPhase][usize::from(small(2))],
        }
    }

    /// The action with one thing changed, or as it is.
    fn changed(&self, state: &State, mut action: Action, chooser: &mut Quick) -> Action {
        let which = chooser.below(5);
        let (place, tile) = (some_place(state, chooser), self.some_tile(chooser));
        let number = chooser.below(7) as u8;
        let other = one_of(Building::ALL, chooser);
        let board = [None, Some(StockBoard::A), Some(StockBoard::B)][chooser.below(3) as usize];
        match &mut action {
            Action::PlaceExtra { tile: t, at, rot, stock_board } => match which {
                0 => *t = tile,
                1 => *at = place,
                2 => *rot = number,
                _ => *stock_board = board,
            },
            Action::Place { tile: t, at, rot } => match which {
                0 => *t = tile,
                1 | 2 => *at = place,
                _ => *rot = number,
            },
            Action::FarmerMove { from, to, rot } => match which {
                0 => *from = place,
                1 | 2 => *to = place,
                _ => *rot = number,
            },
            Action::MoveMaster { from, to, .. } => match which {
                0 => *from = Some(place),
                1 => *to = Some(place),
                2 => *from = None,
                _ => *to = None,
            },
            Action::Build { building, at, slot, stock_board } => match which {
                0 | 1 => *building = other,
                2 => *at = place,
                3 => *slot = number % 3,
                _ => *stock_board = board,
            },
            Action::Demolish { at, slot } | Action::Produce { at, slot } => match which {
                0 | 1 => *at = place,
                _ => *slot = number % 3,
            },
            Action::MinerMine { building, at, slot } => match which {
                0 | 1 => *building = other,
                2 => *at = place,
                _ => *slot = number % 3,
            },
            Action::ArchitectMove { from, to, to_slot, .. } => match which {
                0 => *from = place,
                1 | 2 => *to = place,
                _ => *to_slot = number % 3,
            },
            _ => {}
        }
        action
    }

    fn some_tile(&self, chooser: &mut Quick) -> TileId {
        let kinds = self.catalogue.kinds();
        kinds[chooser.below(kinds.len() as u32) as usize].id
    }
}

/// A place on the map, or beside one.
fn some_place(state: &State, chooser: &mut Quick) -> Hex {
    let places: Vec<Hex> = state.map.iter().map(|(_, tile)| tile.at).collect();
    let Some(&at) = places.get(chooser.below(places.len() as u32) as usize) else { return Hex::new(0, 0) };
    match at.neighbours().into_iter().nth(chooser.below(9) as usize) {
        Some(beside) => beside,
        None => at,
    }
}

fn one_of<T: Copy>(all: &[T], chooser: &mut Quick) -> T {
    all[chooser.below(all.len() as u32) as usize]
}

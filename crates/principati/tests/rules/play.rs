//! What the tests are made of: a game, a position, and short names for actions.

use princely_core::{Game, Refusal as _, Seat, Turn};
use princely_hex::Hex;
use princely_principati::notation::{PlayerTrace, TileTrace, Trace};
use princely_principati::scenario::Scenario;
use princely_principati::{
    Action, Building, Commerce, Event, Figure, FoodRow, Good, Options, Phase, Principati, Reservation, Score,
    State, StockBoard, Switches, TileId, Variant, Vehicle, View,
};

pub const P0: Seat = Seat(0);
pub const P1: Seat = Seat(1);

/// A game at some position.
pub struct Play {
    pub game: Principati,
    pub state: State,
    pub events: Vec<Event>,
}

pub fn miners() -> Principati {
    Principati::new(Options { variant: Variant::Miners, ..Options::default() }).unwrap()
}

pub fn switched(change: impl FnOnce(&mut Switches)) -> Principati {
    let mut options = Options::default();
    change(&mut options.switches);
    Principati::new(options).unwrap()
}

/// The starting world, changed by `change`, in a default game.
pub fn scene(change: impl FnOnce(Scenario<'_>) -> Scenario<'_>) -> Play {
    scene_of(Principati::default(), change)
}

pub fn scene_of(game: Principati, change: impl FnOnce(Scenario<'_>) -> Scenario<'_>) -> Play {
    let state = change(Scenario::new(&game)).state().unwrap();
    Play { game, state, events: Vec::new() }
}

impl Play {
    /// A new game after set-up, seat `first` to begin, with these start cards.
    pub fn dealt(game: Principati, first: Seat, cards: [[&str; 2]; 2]) -> Play {
        use princely_core::{Notation, Note};
        let start_cards = cards.map(|pair| pair.map(tile));
        let setup = princely_principati::notation::SetUpNote { first, start_cards };
        let deal = game.read(&Note::Setup(setup)).unwrap();
        let mut state = game.start();
        game.check_chance(&state, &deal).unwrap();
        game.apply_chance(&mut state, &deal, &mut Vec::new());
        Play { game, state, events: Vec::new() }
    }

    /// Changes the position by hand.
    pub fn change(&mut self, change: impl FnOnce(Scenario<'_>) -> Scenario<'_>) -> &mut Play {
        self.state = change(Scenario::of(&self.game, &self.state)).state().unwrap();
        self
    }

    /// "ok", or the rule that forbids an action.
    pub fn why(&self, seat: Seat, action: Action) -> &'static str {
        match self.game.check(&self.state, seat, &action) {
            Ok(()) => {
                assert!(self.legal(seat).contains(&action), "{action:?} is legal but not listed");
                "ok"
            }
            Err(refusal) => {
                assert!(!self.legal(seat).contains(&action), "{action:?} is refused but listed");
                let id = refusal.message().id;
                assert!(id.starts_with(&refusal.rule().to_lowercase()), "{id} is not of {}", refusal.rule());
                refusal.rule()
            }
        }
    }

    /// The id of the message that refuses an action.
    pub fn message(&self, seat: Seat, action: Action) -> String {
        self.game.check(&self.state, seat, &action).unwrap_err().message().id.into_owned()
    }

    /// Plays a legal action.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Play {
        if let Err(refusal) = self.game.check(&self.state, seat, &action) {
            panic!("{action:?} is refused: {refusal:?}");
        }
        assert!(self.legal(seat).contains(&action), "{action:?} is legal but not listed");
        self.events.clear();
        self.game.apply(&mut self.state, seat, action, &mut self.events);
        for event in &self.events {
            assert!(self.game.describe(event).id.starts_with("p-event-"));
        }
        self
    }

    /// Says `end_phase` for the seats that are to act until it is this seat's turn in this phase.
    #[track_caller]
    pub fn until(&mut self, seat: Seat, phase: Phase) -> &mut Play {
        for _ in 0..40 {
            let Turn::Seats(seats) = self.game.turn(&self.state) else { panic!("the game is over") };
            let active = seats.lowest().unwrap();
            if active == seat && self.state.phase() == phase {
                return self;
            }
            self.step(active);
        }
        panic!("{phase:?} of seat {seat} did not come");
    }

    /// Ends the phase if the seat may, or plays its first legal action.
    pub fn step(&mut self, seat: Seat) -> &mut Play {
        let legal = self.legal(seat);
        let action = legal.iter().copied().find(|a| *a == Action::EndPhase).unwrap_or(legal[0]);
        self.act(seat, action)
    }

    pub fn finish(&mut self) -> &mut Play {
        for _ in 0..2000 {
            let Turn::Seats(seats) = self.game.turn(&self.state) else { return self };
            self.step(seats.lowest().unwrap());
        }
        panic!("the game does not end");
    }

    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut legal);
        legal
    }

    pub fn valid(&self) -> &Play {
        #[cfg(feature = "laws")]
        princely_core::laws::Lawful::validate(&self.game, &self.state).unwrap();
        self
    }

    pub fn trace(&self) -> Trace {
        use princely_core::Notation;
        self.game.trace(&self.state)
    }

    pub fn player(&self, seat: Seat) -> PlayerTrace {
        self.trace().players[seat.index()].clone()
    }

    pub fn tile(&self, at: (i16, i16)) -> Option<TileTrace> {
        self.trace().map.into_iter().find(|tile| tile.at == hex(at))
    }

    pub fn view(&self, viewer: Seat) -> View {
        self.game.view(&self.game.observe(&self.state, Some(viewer)), princely_core::Aid::None)
    }

    /// The points, after a check that their reasons add up to them.
    pub fn score(&self, seat: Seat) -> Score {
        let score = self.game.score(&self.state, seat);
        for item in self.game.points(&self.state, seat).items {
            let sum: i32 = item.reasons.iter().map(princely_principati::score::Reason::points).sum();
            assert_eq!((sum, item.points), (score.of(item.item), score.of(item.item)), "{item:?}");
        }
        score
    }

    pub fn total(&self, seat: Seat) -> i32 {
        self.score(seat).total()
    }

    pub fn works(&self, seat: Seat, building: Building) -> bool {
        self.game.working_sites(&self.state, seat).iter().any(|site| site.building == building)
    }

    /// How often an action can be repeated.
    pub fn times(&mut self, seat: Seat, action: Action) -> usize {
        let mut times = 0;
        while self.game.check(&self.state, seat, &action).is_ok() {
            self.act(seat, action);
            times += 1;
        }
        times
    }
}

pub fn hex(at: (i16, i16)) -> Hex {
    Hex::new(at.0, at.1)
}

pub fn tile(id: &str) -> TileId {
    TileId::new(id).unwrap()
}

pub fn place(id: &str, at: (i16, i16), rot: u8) -> Action {
    Action::Place { tile: tile(id), at: hex(at), rot }
}

pub fn extra(id: &str, at: (i16, i16), rot: u8) -> Action {
    Action::PlaceExtra { tile: tile(id), at: hex(at), rot, stock_board: None }
}

pub fn extra_with_board(id: &str, at: (i16, i16), rot: u8, board: StockBoard) -> Action {
    Action::PlaceExtra { tile: tile(id), at: hex(at), rot, stock_board: Some(board) }
}

pub fn farmer(from: (i16, i16), to: (i16, i16), rot: u8) -> Action {
    Action::FarmerMove { from: hex(from), to: hex(to), rot }
}

pub fn build(building: Building, at: (i16, i16), slot: u8) -> Action {
    let stock_board = (building == Building::Warehouse).then_some(StockBoard::A);
    Action::Build { building, at: hex(at), slot, stock_board }
}

pub fn build_with_board(at: (i16, i16), slot: u8, stock_board: Option<StockBoard>) -> Action {
    Action::Build { building: Building::Warehouse, at: hex(at), slot, stock_board }
}

pub fn demolish(at: (i16, i16), slot: u8) -> Action {
    Action::Demolish { at: hex(at), slot }
}

pub fn miner(building: Building, at: (i16, i16), slot: u8) -> Action {
    Action::MinerMine { building, at: hex(at), slot }
}

pub fn architect(from: (i16, i16), from_slot: u8, to: (i16, i16), to_slot: u8) -> Action {
    Action::ArchitectMove { from: hex(from), from_slot, to: hex(to), to_slot }
}

pub fn produce(at: (i16, i16)) -> Action {
    Action::Produce { at: hex(at), slot: 0 }
}

pub fn produce_at(at: (i16, i16), slot: u8) -> Action {
    Action::Produce { at: hex(at), slot }
}

pub fn master(from: Option<(i16, i16)>, to: Option<(i16, i16)>) -> Action {
    Action::MoveMaster { who: Figure::Master, from: from.map(hex), to: to.map(hex) }
}

pub fn cardinal(from: Option<(i16, i16)>, to: Option<(i16, i16)>) -> Action {
    Action::MoveMaster { who: Figure::Cardinal, from: from.map(hex), to: to.map(hex) }
}

pub fn reserve(buildings: &[Option<Building>]) -> Action {
    Action::Reserve { buildings: Reservation::new(buildings).unwrap() }
}

pub const END: Action = Action::EndPhase;
pub const CART: Action = Action::Make { vehicle: Vehicle::Cart };
pub const BOAT: Action = Action::Make { vehicle: Vehicle::FishingBoat };
pub const CARGO: Action = Action::Make { vehicle: Vehicle::CargoShip };
pub const FISH_COIN: Action = Action::FoodCoin { row: FoodRow::Fish };
pub const BREAD_COIN: Action = Action::FoodCoin { row: FoodRow::BreadHam };
pub const BUY_30: Action = Action::BuyCommerce { order: Commerce::Thirty };
pub const BUY_20: Action = Action::BuyCommerce { order: Commerce::Twenty };

/// A street of player 0 eastwards from the Y-house, joined to the Palace: a house, a well, a mine,
/// the school, warehouse and mine, a castle, a watchtower, all unbuilt.
pub fn street(scenario: Scenario<'_>) -> Scenario<'_> {
    STREET.iter().zip(4..).fold(scenario, |scenario, (tile, q)| scenario.lay(P0, tile, (q, 1), 0))
}

pub const STREET: [&str; 7] = ["H02", "W01", "M02", "S01", "S04", "C05", "G02"];
pub const HOUSE: (i16, i16) = (4, 1);
pub const WELL: (i16, i16) = (5, 1);
pub const MINE: (i16, i16) = (6, 1);
pub const SCHOOL: (i16, i16) = (7, 1);
pub const STORE: (i16, i16) = (8, 1);
pub const CASTLE: (i16, i16) = (9, 1);
pub const TOWER: (i16, i16) = (10, 1);

/// The street with a warehouse on board A, well stocked.
pub fn rich(scenario: Scenario<'_>) -> Scenario<'_> {
    street(scenario)
        .build(STORE, 0, Building::Warehouse)
        .goods(P0, Good::Stone, 6)
        .goods(P0, Good::Beam, 6)
        .goods(P0, Good::Tool, 6)
        .goods(P0, Good::Jewel, 4)
        .pecunia(P0, 100)
}

/// All production of player 0, far from the starting world: tile, cell and building.
pub const SITES: [(&str, (i16, i16), Building); 18] = [
    ("H02", (0, 20), Building::Quarry),
    ("M01", (2, 20), Building::GoldMine),
    ("M02", (4, 20), Building::IronOreMine),
    ("M03", (6, 20), Building::CoalMine),
    ("M04a", (8, 20), Building::DiamondMine),
    ("W01", (10, 20), Building::Well),
    ("H12", (12, 20), Building::Fisherman),
    ("H09", (14, 20), Building::Agriculturist),
    ("H03", (16, 20), Building::Windmill),
    ("H04", (18, 20), Building::Baker),
    ("H05", (20, 20), Building::PigBreeder),
    ("H06", (22, 20), Building::Butcher),
    ("H07", (24, 20), Building::Lumberjack),
    ("H10", (26, 20), Building::Sawmill),
    ("H08", (28, 20), Building::Metallurgist),
    ("H11", (30, 20), Building::Mint),
    ("H13a", (32, 20), Building::Jeweller),
    ("S04", (34, 20), Building::Blacksmith),
];

/// Features for [`SITES`].
pub const NATURE: [(&str, (i16, i16)); 7] = [
    ("N07a", (1, 20)), // white: quarry, gold
    ("N08a", (4, 19)), // white: iron
    ("N09a", (6, 19)), // black: coal
    ("N10", (8, 19)),  // black: diamonds
    ("N01", (24, 19)), // forest
    ("N04", (40, 19)), // a field for a riding hall at (40, 20)
    ("N05", (41, 19)), // juniper beside it
];

pub fn at_site(building: Building) -> (i16, i16) {
    SITES.iter().find(|site| site.2 == building).unwrap().1
}

/// All sites with their features and buildings, except the buildings in `without`.
pub fn industry<'g>(scenario: Scenario<'g>, without: &[Building]) -> Scenario<'g> {
    let scenario = NATURE.iter().fold(scenario, |scenario, (tile, at)| scenario.lay(P0, tile, *at, 0));
    SITES.iter().fold(scenario, |scenario, (tile, at, building)| {
        let scenario = scenario.lay(P0, tile, *at, 0);
        if without.contains(building) { scenario } else { scenario.build(*at, 0, *building) }
    })
}

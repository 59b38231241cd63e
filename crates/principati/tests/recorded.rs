//! Recorded games, one for each way to end, replay to their exact result. The game that ends on the island is played
//! here.
#![allow(clippy::unwrap_used)]

use princely_core::record::{Extras, SeenRecord, read, read_seen, write};
use princely_core::{Game, Keyed, Notation, Seat, Seed, Silent, Step, Table};
use princely_hex::Hex;
use princely_principati::{
    Action, Building, Ending, Figure, Good, Phase, Principati, StockBoard, TileId, Vehicle,
};

#[test]
fn recorded_games_replay_to_their_result_byte_for_byte() {
    let games = [
        (include_str!("fixtures/cannot_place_base.json"), 1_000_000, Ending::CannotPlace),
        (include_str!("fixtures/max_rounds_miners.json"), 1_000_000, Ending::MaxRounds),
        (include_str!("fixtures/orders_miners.json"), 1_000_000, Ending::Orders),
        (include_str!("fixtures/island_base.json"), Principati::TRACE_EVERY, Ending::Island),
    ];
    for (text, every, end) in games {
        let mut steps = 0;
        let record = read::<Principati>(text, |_| steps += 1).unwrap();
        let table = &record.table;
        assert_eq!(table.game().result(table.state()).unwrap().end, end);
        assert_eq!(write(table, Some(every), &None), text.trim_end());
        assert_eq!(steps, table.log().len());
    }
}

#[test]
fn a_choice_that_was_never_possible_cannot_come_to_light() {
    let record = read::<Principati>(include_str!("fixtures/orders_miners.json"), |_| {}).unwrap();
    let text = SeenRecord::of(&record.table, Some(Seat(0)), Extras::default()).write();
    read_seen::<Principati>(&text, |_| {}).unwrap();
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    let log = value["log"].as_array().unwrap();
    let mut lies = 0;
    for (index, entry) in log.iter().enumerate().filter(|(_, entry)| entry.get("uncovers").is_some()) {
        for lie in [
            serde_json::json!({"draft_keep": "H01"}),
            serde_json::json!({"reserve": ["palace", "palace"]}),
            serde_json::json!({"reserve": ["port"]}),
            serde_json::json!("end_phase"),
        ] {
            let mut value = value.clone();
            for choice in value["log"][index]["uncovers"].as_array_mut().unwrap() {
                choice["action"] = lie.clone();
            }
            let told = read_seen::<Principati>(&value.to_string(), |_| {});
            assert!(told.is_err(), "entry {}, {lie}: {entry}", index + 1);
            lies += 1;
        }
    }
    assert!(lies >= 8, "{lies} lies");
}

/// What player 0 lays, in this order, on the way to the island.
const TILES: [(&str, (i16, i16), u8); 9] = [
    ("N01", (3, 2), 0),  // a forest beside the Y-house
    ("S01", (4, 1), 0),  // the school
    ("R05", (5, 1), 0),  // a crossing
    ("H13a", (5, 0), 0), // the riverbank
    ("H02", (6, 1), 0),  // a house for the warehouse
    ("R04", (1, 2), 0),  // towards the sea
    ("S07", (1, 1), 3),  // the port
    ("R07", (0, 3), 4),
    ("S08", (0, 2), 4), // the lighthouse
];

/// What player 0 builds, in this order.
const PLAN: [(Building, (i16, i16)); 7] = [
    (Building::Lumberjack, (3, 1)),
    (Building::Sawmill, (5, 0)),
    (Building::School, (4, 1)),
    (Building::Warehouse, (6, 1)),
    (Building::Port, (1, 1)),
    (Building::Lighthouse, (0, 2)),
    (Building::Port, (0, 0)),
];

fn hex(at: (i16, i16)) -> Hex {
    Hex::new(at.0, at.1)
}

/// What player 0 would like to do next.
fn wish(table: &Table<Principati>) -> Vec<Action> {
    let state = table.state();
    let stored = |good| state.player(Seat(0)).good(good);
    match state.phase() {
        Phase::Place => TILES
            .iter()
            .map(|(id, at, rot)| Action::Place { tile: TileId::new(id).unwrap(), at: hex(*at), rot: *rot })
            .collect(),
        Phase::Masters => {
            vec![Action::MoveMaster { who: Figure::Cardinal, from: None, to: Some(hex((5, 0))) }]
        }
        Phase::Trade if stored(Good::Beam) < 1 => vec![Action::Buy { good: Good::Beam }],
        Phase::Trade if stored(Good::Stone) < 3 => vec![Action::Buy { good: Good::Stone }],
        Phase::Trade if stored(Good::Tool) < 1 => vec![Action::Buy { good: Good::Tool }],
        Phase::Construct => {
            let build = |&(building, at): &(Building, (i16, i16))| {
                let stock_board = (building == Building::Warehouse).then_some(StockBoard::A);
                Action::Build { building, at: hex(at), slot: 0, stock_board }
            };
            // The second port is the one on the island.
            let missing = |(building, at): &&(Building, (i16, i16))| {
                state.player(Seat(0)).standing(*building) < if *at == (0, 0) { 2 } else { 1 }
            };
            PLAN.iter().filter(missing).take(1).map(build).collect()
        }
        Phase::Produce => {
            vec![Action::Make { vehicle: Vehicle::CargoShip }, Action::Produce { at: hex((5, 0)), slot: 0 }]
        }
        _ => Vec::new(),
    }
}

#[test]
fn the_way_to_the_island_ends_the_game() {
    let mut table = Table::new(Principati::default());
    let mut dice = Keyed::new(Seed::of_series(18, 2));
    let mut legal = Vec::new();
    while let Step::Seats(seats) = table.step(&mut dice, &mut Silent) {
        let seat = seats.lowest().unwrap();
        legal.clear();
        table.game().legal_actions(table.state(), seat, &mut legal);
        let wishes = if seat == Seat(0) { wish(&table) } else { Vec::new() };
        // Player 1 lays mountains and forests out of the way, at the far end of his land.
        let dull = |action: &&Action| matches!(action, Action::Place { at, .. } if at.q < -1);
        let action = wishes
            .into_iter()
            .find(|action| legal.contains(action))
            .or_else(|| legal.iter().copied().find(|action| *action == Action::EndPhase))
            .or_else(|| legal.iter().find(dull).copied())
            .unwrap_or(legal[0]);
        table.act(seat, action, &mut Silent).unwrap();
        #[cfg(feature = "laws")]
        princely_core::laws::Lawful::validate(table.game(), table.state()).unwrap();
    }
    let result = table.game().result(table.state()).unwrap();
    assert_eq!(result.end, Ending::Island, "{result:?}");
    assert!(result.rounds < 25, "{result:?}");
    let score = table.game().score(table.state(), Seat(0));
    assert_eq!((score.island, score.vehicles), (30, 20));
    let text = write(&table, Some(Principati::TRACE_EVERY), &None);
    assert_eq!(read::<Principati>(&text, |_| {}).unwrap().table.state(), table.state());
}

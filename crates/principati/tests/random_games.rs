//! Random games through the exact list of legal actions: what must hold after every step.
#![cfg(feature = "laws")]
#![allow(clippy::unwrap_used)]

mod games;

use games::pick;
use princely_core::laws::Lawful;
use princely_core::record::{read, write};
use princely_core::{Game, Keyed, Notation, Quick, Seat, Seed, Silent, Step, Streamed, Table, Turn, Uniform};
use princely_hex::Hex;
use princely_principati::look::Tile;
use princely_principati::names::Side;
use princely_principati::notation::{PlayerTrace, Trace};
use princely_principati::scenario::Scenario;
use princely_principati::{
    Action, Building, Commerce, Figure, FoodRow, Good, Options, Order, Phase, Principati, State, StockBoard,
    TileId, Variant, Vehicle,
};
use std::collections::HashSet;

fn game(variant: Variant) -> Principati {
    Principati::new(Options { variant, ..Options::default() }).unwrap()
}

/// Plays a random game, looking at every position.
fn play(
    game: Principati,
    series: u64,
    number: u64,
    mut look: impl FnMut(&Table<Principati>, Seat, &[Action], &mut Quick),
) -> Table<Principati> {
    let mut table = Table::new(game);
    let mut dice = Keyed::new(Seed::of_series(series, number));
    let mut whim = Quick(series * 7919 + number);
    let mut legal = Vec::new();
    while let Step::Seats(seats) = table.step(&mut dice, &mut Silent) {
        let list: Vec<Seat> = seats.into_iter().collect();
        let seat = *whim.pick(&list).unwrap();
        legal.clear();
        table.game().legal_actions(table.state(), seat, &mut legal);
        assert!(!legal.is_empty(), "somebody can always act");
        look(&table, seat, &legal, &mut whim);
        let action = pick(&legal, &mut whim);
        table.act(seat, action, &mut Silent).unwrap();
        assert!(table.log().len() < 100_000, "random games end");
    }
    table
}

/// Something close to a legal action, which may or may not be legal.
fn mutate(action: Action, game: &Principati, whim: &mut Quick) -> Action {
    let hex = |whim: &mut Quick| Hex::new(whim.below(15) as i16 - 7, whim.below(13) as i16 - 6);
    let near = |at: Hex, whim: &mut Quick| at.neighbours()[whim.below(6) as usize];
    let tile = |whim: &mut Quick| {
        let kinds = game.catalogue().kinds();
        whim.pick(kinds).unwrap().id
    };
    let building = |whim: &mut Quick| Building::ALL[whim.below(31) as usize];
    let good = |whim: &mut Quick| Good::ALL[whim.below(16) as usize];
    let board = |whim: &mut Quick| [None, Some(StockBoard::A), Some(StockBoard::B)][whim.below(3) as usize];
    let how = whim.below(4);
    match action {
        Action::DraftKeep { .. } => Action::DraftKeep { tile: tile(whim) },
        Action::MeritTile { .. } => Action::MeritTile { tile: tile(whim) },
        Action::Place { tile: t, at, rot } => match how {
            0 => Action::Place { tile: tile(whim), at, rot },
            1 => Action::Place { tile: t, at: near(at, whim), rot },
            2 => Action::PlaceExtra { tile: t, at, rot, stock_board: board(whim) },
            _ => Action::Place { tile: t, at, rot: whim.below(7) as u8 },
        },
        Action::PlaceExtra { tile: t, at, rot, .. } => match how {
            0 => Action::PlaceExtra { tile: t, at, rot, stock_board: board(whim) },
            1 => Action::PlaceExtra { tile: t, at: hex(whim), rot, stock_board: board(whim) },
            _ => Action::PlaceExtra { tile: tile(whim), at, rot, stock_board: board(whim) },
        },
        Action::FarmerMove { from, to, rot } => match how {
            0 => Action::FarmerMove { from: hex(whim), to, rot },
            1 => Action::FarmerMove { from, to: near(to, whim), rot },
            _ => Action::FarmerMove { from, to, rot: whim.below(7) as u8 },
        },
        Action::MoveMaster { who, from, to } => match how {
            0 => Action::MoveMaster { who, from: to, to: from },
            1 => Action::MoveMaster { who, from: Some(hex(whim)), to },
            2 => Action::MoveMaster { who, from, to: None },
            _ => Action::MoveMaster { who, from, to: Some(hex(whim)) },
        },
        Action::Sell { .. } => Action::Sell { good: good(whim) },
        Action::Buy { .. } => Action::Buy { good: good(whim) },
        Action::Build { building: b, at, slot, .. } => match how {
            0 => Action::Build { building: building(whim), at, slot, stock_board: None },
            1 => Action::Build { building: b, at: hex(whim), slot, stock_board: None },
            2 => Action::Build { building: b, at, slot: whim.below(3) as u8, stock_board: board(whim) },
            _ => Action::MinerMine { building: building(whim), at, slot },
        },
        Action::Demolish { at, slot } => match how {
            0 => Action::Demolish { at: hex(whim), slot: whim.below(3) as u8 },
            _ => Action::ArchitectMove {
                from: at,
                from_slot: slot,
                to: hex(whim),
                to_slot: whim.below(2) as u8,
            },
        },
        Action::ArchitectMove { from, from_slot, .. } => {
            Action::ArchitectMove { from, from_slot, to: hex(whim), to_slot: whim.below(2) as u8 }
        }
        Action::MinerMine { at, slot, .. } => Action::MinerMine { building: building(whim), at, slot },
        Action::Produce { .. } => Action::Produce { at: hex(whim), slot: whim.below(2) as u8 },
        Action::EndPhase => match how {
            0 => Action::Catch,
            1 => Action::Make { vehicle: princely_principati::Vehicle::ALL[whim.below(3) as usize] },
            2 => Action::Produce { at: hex(whim), slot: whim.below(2) as u8 },
            _ => Action::Build { building: building(whim), at: hex(whim), slot: 0, stock_board: board(whim) },
        },
        Action::Catch => Action::CannotPlace,
        other => other,
    }
}

/// Plays a random game in which nobody is ever poor, so that every building gets built.
fn play_rich(
    game: &Principati,
    number: u64,
    mut look: impl FnMut(&State, Seat, &[Action], &mut Quick),
) -> State {
    let mut whim = Quick(number * 104_729 + 17);
    let mut state = game.start();
    let deal = game.sample_chance(&state, &mut Streamed(whim.clone()));
    game.apply_chance(&mut state, &deal, &mut Silent);
    let mut legal = Vec::new();
    for _ in 0..20_000 {
        let Turn::Seats(seats) = game.turn(&state) else { return state };
        let seat = seats.lowest().unwrap();
        if state.phase() == Phase::Construct {
            let other = Seat(1 - seat.0);
            let mut scenario = Scenario::of(game, &state).pecunia(seat, 40);
            for good in [Good::Stone, Good::Beam, Good::Tool, Good::Jewel] {
                let most = if good == Good::Beam { 2 } else { 3 };
                let most = if state.player(seat).standing(Building::Warehouse) > 0 { most + 2 } else { most };
                let held = state.player(other).good(good);
                scenario = scenario.goods(seat, good, most.min(12 - held.min(12)));
            }
            for good in [Good::Fish, Good::Straw, Good::Water, Good::Bread, Good::Ham] {
                scenario = scenario.goods(seat, good, 0);
            }
            for good in [
                Good::IronOre,
                Good::GoldOre,
                Good::Coal,
                Good::Diamond,
                Good::Flour,
                Good::Piglet,
                Good::IronBar,
            ] {
                scenario = scenario.goods(seat, good, 0);
            }
            state = scenario.state().unwrap();
        }
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        look(&state, seat, &legal, &mut whim);
        let action = pick(&legal, &mut whim);
        game.apply(&mut state, seat, action, &mut Silent);
    }
    panic!("a random game did not end");
}

/// What must hold in every position.
fn examine(game: &Principati, state: &State, seat: Seat, legal: &[Action], whim: &mut Quick) {
    if let Err(wrong) = game.validate(state) {
        panic!("{wrong}");
    }
    let set: HashSet<Action> = legal.iter().copied().collect();
    assert_eq!(set.len(), legal.len(), "an action is listed twice");
    let stride = legal.len() / 64 + 1;
    for action in legal.iter().step_by(stride) {
        assert_eq!(game.check(state, seat, action), Ok(()), "{action:?} is listed");
    }
    for _ in 0..12 {
        let action = mutate(*whim.pick(legal).unwrap(), game, whim);
        let listed = set.contains(&action);
        assert_eq!(game.check(state, seat, &action).is_ok(), listed, "{action:?}");
    }
    let other = Seat(1 - seat.0);
    if !matches!(game.turn(state), Turn::Seats(seats) if seats.contains(other)) {
        let mut none = Vec::new();
        game.legal_actions(state, other, &mut none);
        assert!(none.is_empty(), "it is not the other's turn");
        assert!(game.check(state, other, &legal[0]).is_err());
    }
}

#[test]
fn the_legal_list_is_exact_and_cached_fields_are_true() {
    for variant in [Variant::Base, Variant::Miners] {
        for number in 0..6 {
            let table = play(game(variant), 1, number, |table, seat, legal, whim| {
                examine(table.game(), table.state(), seat, legal, whim);
            });
            assert!(table.game().validate(table.state()).is_ok());
            assert_eq!(table.state().phase(), Phase::Over);
            assert!(table.game().outcome(table.state()).is_some());
        }
    }
}

#[test]
fn the_same_holds_where_everything_gets_built() {
    let mut built: HashSet<Building> = HashSet::new();
    let mut done = HashSet::new();
    let mut ends = HashSet::new();
    for variant in [Variant::Base, Variant::Miners] {
        let game = game(variant);
        for number in 0..30 {
            let state = play_rich(&game, number, |state, seat, legal, whim| {
                examine(&game, state, seat, legal, whim);
                built.extend(Building::ALL.iter().filter(|&&b| state.player(seat).standing(b) > 0));
                done.extend(legal.iter().map(std::mem::discriminant));
            });
            ends.insert(state.ending());
        }
    }
    assert!(built.len() + 2 >= Building::ALL.len(), "{built:?}");
    assert!(done.len() >= 18, "only {} kinds of actions were ever legal", done.len());
    assert!(ends.len() >= 2, "{ends:?}");
}

/// All actions that could be tried in a phase other than placing, sensible or not.
fn everything(game: &Principati, state: &State) -> Vec<Action> {
    let cells: Vec<Hex> =
        game.trace(state).map.iter().map(|tile| tile.at).chain([Hex::new(99, 99)]).collect();
    let slots = || 0..3u8;
    let mut all = vec![Action::EndPhase, Action::CannotPlace, Action::Catch];
    all.extend(Vehicle::ALL.iter().map(|&vehicle| Action::Make { vehicle }));
    all.extend(Good::ALL.iter().flat_map(|&good| [Action::Sell { good }, Action::Buy { good }]));
    all.extend(FoodRow::ALL.iter().map(|&row| Action::FoodCoin { row }));
    all.extend([Commerce::Twenty, Commerce::Thirty].map(|order| Action::BuyCommerce { order }));
    for kind in game.catalogue().kinds() {
        all.extend([Action::DraftKeep { tile: kind.id }, Action::MeritTile { tile: kind.id }]);
    }
    let places: Vec<Option<Hex>> = cells.iter().copied().map(Some).chain([None]).collect();
    for &who in Figure::ALL {
        for &from in &places {
            all.extend(places.iter().map(|&to| Action::MoveMaster { who, from, to }));
        }
    }
    for &at in &cells {
        for slot in slots() {
            all.extend([Action::Demolish { at, slot }, Action::Produce { at, slot }]);
            for &building in Building::ALL {
                all.push(Action::MinerMine { building, at, slot });
                for stock_board in [None, Some(StockBoard::A), Some(StockBoard::B)] {
                    all.push(Action::Build { building, at, slot, stock_board });
                }
            }
            for &to in &cells {
                all.extend(slots().map(|to_slot| Action::ArchitectMove {
                    from: at,
                    from_slot: slot,
                    to,
                    to_slot,
                }));
            }
        }
    }
    all
}

#[test]
fn of_everything_that_could_be_said_exactly_the_legal_is_listed() {
    let (mut looked, mut with_order) = (0, 0);
    for variant in [Variant::Base, Variant::Miners] {
        let game = game(variant);
        for number in 100..112 {
            play_rich(&game, number, |state, seat, legal, whim| {
                let moves = legal
                    .iter()
                    .any(|a| matches!(a, Action::ArchitectMove { .. } | Action::MinerMine { .. }));
                let rare = moves || legal.iter().any(|a| matches!(a, Action::Make { .. } | Action::Catch));
                if state.phase() == Phase::Place || whim.below(if rare { 3 } else { 120 }) > 0 {
                    return;
                }
                looked += 1;
                with_order += u32::from(moves);
                let listed: HashSet<Action> = legal.iter().copied().collect();
                let lawful: HashSet<Action> = everything(&game, state)
                    .into_iter()
                    .filter(|action| game.check(state, seat, action).is_ok())
                    .collect();
                let reserve = |action: &&Action| !matches!(action, Action::Reserve { .. });
                for action in listed.iter().filter(reserve) {
                    assert!(lawful.contains(action), "{action:?} is listed");
                }
                for action in &lawful {
                    assert!(listed.contains(action), "{action:?} is not listed");
                }
            });
        }
    }
    assert!(looked > 50 && with_order > 0, "{looked} positions, {with_order} with an order to return");
}

/// Placement is listed by sets of faces and checked by rules: both must agree on everything.
#[test]
fn every_placement_is_listed_if_and_only_if_the_rules_allow_it() {
    for number in 0..2 {
        play(game(Variant::Base), 2, number, |table, seat, legal, whim| {
            let (game, state) = (table.game(), table.state());
            if state.phase() != Phase::Place || !matches!(legal[0], Action::Place { .. }) || whim.below(6) > 0
            {
                return;
            }
            let listed: HashSet<Action> = legal.iter().copied().collect();
            let mut lawful = 0;
            for kind in game.catalogue().kinds() {
                for q in -24..24 {
                    for r in -24..24 {
                        for rot in 0..6 {
                            let action = Action::Place { tile: kind.id, at: Hex::new(q, r), rot };
                            if game.check(state, seat, &action).is_ok() {
                                assert!(listed.contains(&action), "{action:?} is not listed");
                                lawful += 1;
                            }
                        }
                    }
                }
            }
            let inside = |at: &Hex| (-24..24).contains(&at.q) && (-24..24).contains(&at.r);
            let placed = legal.iter().filter(|a| matches!(a, Action::Place { at, .. } if inside(at)));
            assert_eq!(placed.count(), lawful);
        });
    }
}

/// The Farmer's moves, all of them, in the positions where somebody has the order.
#[test]
fn every_farmer_move_is_listed_if_and_only_if_the_rules_allow_it() {
    let mut seen = 0;
    let game = game(Variant::Base);
    for number in 0..40 {
        play_rich(&game, number, |state, seat, legal, whim| {
            let moves: HashSet<Action> =
                legal.iter().copied().filter(|a| matches!(a, Action::FarmerMove { .. })).collect();
            if moves.is_empty() || seen >= 3 || whim.below(3) > 0 {
                return;
            }
            seen += 1;
            let trace = game.trace(state);
            let cells: HashSet<Hex> = trace.map.iter().flat_map(|tile| tile.at.neighbours()).collect();
            for from in trace.map.iter().map(|tile| tile.at) {
                for &to in &cells {
                    for rot in 0..6 {
                        let action = Action::FarmerMove { from, to, rot };
                        let lawful = game.check(state, seat, &action).is_ok();
                        assert_eq!(lawful, moves.contains(&action), "{action:?}");
                    }
                }
            }
        });
    }
    assert!(seen > 0, "no random game earned the Farmer");
}

#[test]
fn records_with_traces_are_read_back() {
    for variant in [Variant::Base, Variant::Miners] {
        for number in 0..3 {
            let table = play(game(variant), 4, number, |_, _, _, _| {});
            for every in [None, Some(Principati::TRACE_EVERY), Some(1)].into_iter().take(if number == 0 {
                3
            } else {
                2
            }) {
                let text = write(&table, every, &None);
                let mut steps = 0;
                let record = read::<Principati>(&text, |_| steps += 1).unwrap();
                assert_eq!(record.table.state(), table.state());
                assert_eq!(steps, table.log().len());
                assert_eq!(write(&record.table, every, &None), text);
            }
        }
    }
}

#[test]
fn what_is_imagined_looks_the_same_and_varies() {
    play(game(Variant::Base), 5, 0, |table, _, _, whim| {
        let (game, state) = (table.game(), table.state());
        if state.round() > 3 {
            return;
        }
        for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
            let seen = game.observe(state, viewer);
            for _ in 0..4 {
                let imagined = game.determinize(&seen, whim);
                assert_eq!(game.observe(&imagined, viewer), seen);
                assert_eq!(game.turn(&imagined), game.turn(state));
            }
            assert_eq!(game.observed_turn(&seen), game.turn(state));
            if let Some(seat) = viewer {
                let (mut known, mut true_list) = (Vec::new(), Vec::new());
                game.observed_legal_actions(&seen, &mut known);
                game.legal_actions(state, seat, &mut true_list);
                assert_eq!(known, true_list);
            }
        }
    });
}

#[test]
fn games_end_for_every_common_reason() {
    let mut reasons = HashSet::new();
    for number in 0..30 {
        let table = play(game(Variant::Base), 6, number, |_, _, _, _| {});
        let result = table.game().result(table.state()).unwrap();
        assert!(result.rounds > 1);
        reasons.insert(result.end.id());
    }
    assert!(reasons.contains("cannot_place") || reasons.contains("orders"), "{reasons:?}");
    let options = Options { max_rounds: Some(4), ..Options::default() };
    let table = play(Principati::new(options).unwrap(), 6, 0, |_, _, _, _| {});
    let result = table.game().result(table.state()).unwrap();
    assert_eq!((result.rounds, result.end.id()), (4, "max_rounds"));
}

#[test]
fn sizes_are_guarded() {
    assert!(size_of::<Action>() <= 16, "{}", size_of::<Action>());
    assert!(size_of::<princely_principati::State>() <= 8192, "{}", size_of::<princely_principati::State>());
}

/// What bots look at agrees with the trace of the position, which is computed in another way.
#[test]
fn a_position_looks_as_its_trace_says() {
    let game = Principati::default();
    let (mut number, mut sampled) = (0, 0);
    play(game, 31, 4, |table, seat, legal, whim| {
        number += 1;
        if number % 9 != 0 {
            return;
        }
        let (game, state) = (table.game(), table.state());
        let trace = game.bare_trace(state);
        assert_eq!((state.first(), state.merit_due()), (trace.first, trace.merit_due));
        looks_like_the_map(game, state, &trace);
        for (player, seat) in trace.players.iter().zip([Seat(0), Seat(1)]) {
            looks_like_the_player(game, state, seat, player);
        }
        sampled += placements_are_the_legal_ones(game, state, seat, legal, whim);
    });
    assert!(number > 300 && sampled > 10, "{number} positions, {sampled} sampled");
}

/// The same for things that random play seldom reaches.
#[test]
fn ships_riders_coins_and_orders_look_as_their_trace_says() {
    let game = Principati::default();
    let scene = Scenario::new(&game)
        .vehicles(Seat(0), 2, 1, 0)
        .vehicles(Seat(1), 0, 3, 2)
        .cargo_ship(Seat(1), 7)
        .food_coins(Seat(0), FoodRow::Fish, 2)
        .food_coins(Seat(1), FoodRow::BreadHam, 3)
        .with_order(Seat(0), Order::ALL[0])
        .with_order(Seat(0), Order::ALL[2])
        .with_order(Seat(1), Order::ALL[1])
        .lay(Seat(0), "H02", (20, 0), 0)
        .build((20, 0), 0, Building::Quarry)
        .with_masters(Seat(0))
        .masters((20, 0), 2);
    let state = scene.state().unwrap();
    looks_like_the_map(&game, &state, &game.bare_trace(&state));
    for (player, seat) in game.bare_trace(&state).players.iter().zip([Seat(0), Seat(1)]) {
        looks_like_the_player(&game, &state, seat, player);
    }
    let ships = [Seat(0), Seat(1)].map(|seat| state.player(seat).cargo_ship());
    assert_eq!(ships, [None, Some(7)]);
}

#[test]
fn a_game_tells_the_options_it_was_made_with() {
    let options = Options { max_rounds: Some(9), variant: Variant::Miners, ..Options::default() };
    assert_eq!(*Principati::new(options.clone()).unwrap().options(), options);
}

/// An observation on paper numbers the kinds of tiles.
#[test]
fn an_observation_on_paper_names_the_tiles_of_hand_and_merit() {
    let game = Principati::default();
    let state = Scenario::new(&game).state().unwrap();
    let paper = serde_json::to_value(game.observe(&state, Some(Seat(0)))).unwrap();
    let set = |list: &serde_json::Value| {
        list.as_array().unwrap().iter().fold(0, |set, kind| set | 1u128 << kind.as_u64().unwrap())
    };
    assert_eq!(set(&paper["merit_left"]), state.merit_left());
    for seat in [Seat(0), Seat(1)] {
        let (own, paper) = (state.player(seat), &paper["players"][seat.index()]);
        assert_eq!((set(&paper["hand"]), set(&paper["extra"])), (own.hand(), own.extra()));
        assert!(own.hand() != 0);
    }
}

fn looks_like_the_map(game: &Principati, state: &State, trace: &Trace) {
    assert_eq!(state.tiles().count(), trace.map.len());
    for shown in &trace.map {
        let tile = state.tile_at(shown.at).unwrap();
        assert_eq!(state.tile(tile.number()).at(), shown.at);
        let kind = game.catalogue().kind(tile.kind());
        assert_eq!((tile.at(), tile.owner(), kind.id), (shown.at, shown.owner, shown.tile));
        assert_eq!((tile.masters(), tile.has_cardinal()), (shown.masters, shown.cardinal));
        for slot in 0..3 {
            assert_eq!(tile.building(slot), shown.buildings.get(slot).copied().flatten());
        }
        for &building in Building::ALL {
            assert_eq!(tile.bears(building), shown.buildings.contains(&Some(building)));
        }
        for (direction, cell) in shown.at.neighbours().into_iter().enumerate() {
            let other = state.tile_at(cell);
            assert_eq!(tile.around()[direction], other.map(|other| other.number()));
            let back = (direction + 3) % 6;
            if let Some(other) = other.filter(|other| other.side(back) == Side::Road) {
                assert_eq!(tile.side(direction), Side::Road, "roads meet");
                let joined = |seat: Seat| tile.joined(seat) & (1 << direction) != 0;
                let on = |seat: Seat| other.joined(seat) & (1 << back) != 0;
                assert_eq!(
                    [Seat(0), Seat(1)].map(joined),
                    [Seat(0), Seat(1)].map(on),
                    "both ends are joined"
                );
            }
        }
        let palace = |seat: Seat| tile.owner() == Some(seat) && tile.bears(Building::Palace);
        for seat in [Seat(0), Seat(1)] {
            let roads = (0..6).filter(|&direction| tile.side(direction) == Side::Road);
            let roads = roads.fold(0, |set, direction| set | 1 << direction);
            assert_eq!(tile.joined(seat) & !roads, 0, "only roads are joined");
            assert!(!palace(seat) || tile.joined(seat) != 0, "the Palace is joined to itself");
        }
    }
    assert!(state.tile_at(Hex::new(50, 50)).is_none());
}

fn looks_like_the_player(game: &Principati, state: &State, seat: Seat, player: &PlayerTrace) {
    let own = state.player(seat);
    let bits = |tiles: &[TileId]| {
        tiles.iter().fold(0, |set, &tile| set | 1u128 << game.catalogue().find(tile).unwrap())
    };
    assert_eq!((own.hand(), own.extra()), (bits(&player.hand), bits(&player.extra)));
    assert_eq!((own.pecunia(), own.workers_left()), (player.pecunia, player.workers_left));
    assert_eq!(own.masters(), (player.masters, player.masters_on_board));
    assert_eq!(own.cardinal_on_board(), player.cardinal.is_none());
    assert_eq!(own.horsemen_and_carts(), (player.horsemen, player.carts));
    assert_eq!((own.fishing_boats(), own.cargo_ship()), (player.fishing_boats, player.cargo_ship_round));
    let coins = [FoodRow::Fish, FoodRow::BreadHam].map(|row| own.food_coins(row));
    assert_eq!(coins, [player.food_coins.fish, player.food_coins.bread_ham]);
    for &good in Good::ALL {
        assert_eq!(own.good(good), player.goods.get(&good).copied().unwrap_or(0));
    }
    for &order in Order::ALL {
        assert_eq!(own.has_earned(order), player.earned.contains(&order));
    }
    assert_eq!(usize::from(own.orders_earned()), player.earned.len());
    for &building in Building::ALL {
        let mine = |tile: &Tile<'_>| tile.owner() == Some(seat);
        let slots = |tile: Tile<'_>| (0..2).filter(|&slot| tile.building(slot) == Some(building)).count();
        let standing = state.tiles().filter(mine).map(slots).sum::<usize>();
        assert_eq!((usize::from(own.standing(building)), own.has(building)), (standing, standing > 0));
    }
}

/// In the phase of placement: the ways to lay a tile, listed and drawn at random, and where a building could stand.
fn placements_are_the_legal_ones(
    game: &Principati,
    state: &State,
    seat: Seat,
    legal: &[Action],
    whim: &mut Quick,
) -> usize {
    let mut listed = Vec::new();
    game.list_placements(state, seat, &mut listed);
    if state.phase() == Phase::Construct {
        for action in legal {
            if let Action::Build { building, at, slot, .. } = *action {
                assert!(game.check_buildable(state, seat, building, at, slot).is_ok(), "{action:?}");
            }
        }
        return 0;
    }
    if state.phase() != Phase::Place || state.merit_due() {
        return 0;
    }
    let id = |kind: u8| game.catalogue().kind(kind).id;
    let listed: HashSet<_> = listed.into_iter().map(|(kind, at, rot)| (id(kind), at, rot)).collect();
    let lays = |action: &Action| match *action {
        Action::Place { tile, at, rot } | Action::PlaceExtra { tile, at, rot, .. } => Some((tile, at, rot)),
        _ => None,
    };
    assert_eq!(listed, legal.iter().filter_map(lays).collect::<HashSet<_>>());
    let own = state.player(seat);
    let kinds = own.hand() | own.extra();
    let mut found = HashSet::new();
    for _ in 0..300 {
        if let Some((kind, at, rot)) = game.sample_placement(state, seat, kinds, 8, whim) {
            assert!(listed.contains(&(id(kind), at, rot)));
            found.insert((id(kind), at, rot));
        }
    }
    assert!(listed.len() < 20 || found.len() > 7, "{} of {} found", found.len(), listed.len());
    assert_eq!(
        game.sample_placement(state, seat, 0, 8, whim),
        None,
        "no tile can be laid if none is asked for"
    );
    found.len()
}

use crate::play::*;
use princely_hex::Hex;
use princely_principati::{Action, Building, Good, Order, Phase, Principati};

fn site() -> Play {
    scene(|s| rich(s).turn(P0, Phase::Construct))
}

#[test]
fn p_build_01_own_tile_empty_fitting_slot_road_piece_and_price() {
    let mut play = site();
    assert_eq!(play.message(P0, build(Building::Quarry, (40, 40), 0)), "p-build-01-no-site");
    assert_eq!(play.message(P0, build(Building::Quarry, HOUSE, 1)), "p-build-01-no-slot");
    assert_eq!(play.message(P0, build(Building::Palace, CASTLE, 0)), "p-build-01-no-piece");
    play.act(P0, build(Building::Quarry, HOUSE, 0));
    assert_eq!(play.message(P0, build(Building::Mint, HOUSE, 0)), "p-build-01-slot-taken");
    assert_eq!(play.message(P0, build(Building::Quarry, (3, 1), 0)), "p-build-01-no-piece");
    // Not joined to the Palace.
    play.change(|s| s.lay(P0, "H03", (30, 30), 0));
    assert_eq!(play.message(P0, build(Building::Mint, (30, 30), 0)), "p-build-01-unconnected");
    // Joined over the other player's road only: enough.
    let foreign = scene(|s| s.lay(P1, "R01", (4, 1), 0).lay(P0, "H02", (5, 1), 0).turn(P0, Phase::Construct));
    assert_eq!(foreign.why(P0, build(Building::Mint, (5, 1), 0)), "ok");
    // The price comes from the warehouse.
    play.change(|s| s.goods(P0, Good::Beam, 0));
    assert_eq!(play.message(P0, build(Building::Mint, (3, 1), 0)), "p-build-01-cost");
    let before = site();
    let mut after = site();
    after.act(P0, build(Building::Castle, CASTLE, 0));
    for (good, paid) in [(Good::Stone, 3), (Good::Beam, 3), (Good::Jewel, 2), (Good::Tool, 2)] {
        let stored = |play: &Play| play.player(P0).goods.get(&good).copied().unwrap_or(0);
        assert_eq!(stored(&before) - stored(&after), paid, "{good:?}");
    }
}

#[test]
fn p_build_02_any_number_of_buildings_and_no_money_for_them() {
    let mut play = site();
    play.act(P0, build(Building::Quarry, HOUSE, 0))
        .act(P0, build(Building::Well, WELL, 0))
        .act(P0, build(Building::GoldMine, MINE, 0));
    assert_eq!(play.player(P0).pecunia, 100);
}

#[test]
fn p_ord_05_a_mine_that_can_be_paid_for_is_listed_both_ways() {
    let play = scene(|s| rich(s).with_order(P0, Order::Miner).turn(P0, Phase::Construct));
    let legal = play.legal(P0);
    assert!(legal.contains(&build(Building::GoldMine, MINE, 0)));
    assert!(legal.contains(&miner(Building::GoldMine, MINE, 0)));
}

#[test]
fn p_build_03_any_building_with_the_same_plan() {
    // A fisherman's house takes a mint, a farm house a baker.
    let play = scene(|s| s.lay(P0, "H09", (4, 1), 1).turn(P0, Phase::Construct));
    assert_eq!(play.why(P0, build(Building::Baker, (4, 1), 0)), "ok");
    assert_eq!(play.why(P0, build(Building::Agriculturist, (4, 1), 0)), "ok");
    assert_eq!(play.why(P0, build(Building::Well, (4, 1), 0)), "P-BUILD-03");
}

#[test]
fn p_build_04_features_are_asked_for_by_work_not_by_building() {
    let mut play = site();
    assert_eq!(play.why(P0, build(Building::Quarry, HOUSE, 0)), "ok");
    play.act(P0, build(Building::Quarry, HOUSE, 0));
    assert!(!play.works(P0, Building::Quarry));
    play.change(|s| s.lay(P0, "N07a", (4, 2), 0));
    assert!(play.works(P0, Building::Quarry), "the feature may come later");
    let strict =
        scene_of(switched(|s| s.adjacency_gates_building = true), |s| rich(s).turn(P0, Phase::Construct));
    assert_eq!(strict.why(P0, build(Building::Quarry, HOUSE, 0)), "P-BUILD-04");
    assert_eq!(strict.why(P0, build(Building::Warehouse, HOUSE, 0)), "P-BUILD-01");
    assert_eq!(strict.why(P0, build(Building::Mint, HOUSE, 0)), "ok");
}

#[test]
fn p_build_05_school_port_and_lighthouse_come_first() {
    let mut play = scene(|s| {
        rich(s)
            .lay(P0, "R04", (1, 2), 0)
            .lay(P0, "S07", (1, 1), 3)
            .lay(P0, "R07", (0, 3), 4)
            .lay(P0, "S08", (0, 2), 4)
            .lay(P0, "S05", (11, 1), 3)
            .turn(P0, Phase::Construct)
    });
    for (building, at) in
        [(Building::ScoutTower, TOWER), (Building::Port, (1, 1)), (Building::RidingHall, (11, 1))]
    {
        assert_eq!(play.why(P0, build(building, at, 0)), "P-BUILD-05", "{building:?}");
    }
    play.act(P0, build(Building::School, SCHOOL, 0));
    for (building, at) in
        [(Building::ScoutTower, TOWER), (Building::Port, (1, 1)), (Building::RidingHall, (11, 1))]
    {
        assert_eq!(play.why(P0, build(building, at, 0)), "ok", "{building:?}");
    }
    assert_eq!(play.why(P0, build(Building::Lighthouse, (0, 2), 0)), "P-BUILD-05");
    play.change(|s| s.build((1, 1), 0, Building::Port));
    assert_eq!(play.why(P0, build(Building::Lighthouse, (0, 2), 0)), "ok");
    // What stands stays when the prerequisite is torn down.
    play.act(P0, demolish(SCHOOL, 0));
    assert_eq!(play.tile((1, 1)).unwrap().buildings, [Some(Building::Port)]);
    assert_eq!(play.why(P0, build(Building::Lighthouse, (0, 2), 0)), "ok");
}

#[test]
fn p_build_06_effects_are_immediate() {
    let mut play = site();
    play.act(P0, build(Building::Castle, CASTLE, 0));
    assert_eq!((play.player(P0).citizens, play.player(P0).second_board), (7, true));
    play.until(P0, Phase::Produce);
    assert_eq!(play.player(P0).workers_left, 8, "new citizens work in this round already");
    let mut play = scene(|s| street(s).turn(P0, Phase::Construct));
    play.act(P0, build(Building::Warehouse, HOUSE, 0));
    play.change(|s| s.pecunia(P0, 1000).turn(P0, Phase::Trade));
    assert_eq!(play.times(P0, Action::Buy { good: Good::Beam }), 5);
}

#[test]
fn p_build_07_beside_a_bog_stones_beams_and_tools_cost_double() {
    let play =
        scene(|s| rich(s).lay(P1, "N06", (4, 2), 0).lay(P0, "N06", (5, 0), 0).turn(P0, Phase::Construct));
    let cost =
        |at, building| play.game.cost(&play.state, play.state.tile_at(hex(at)).unwrap().number(), building);
    assert_eq!(cost(HOUSE, Building::Mint), [2, 2, 0, 2], "two bogs double once");
    assert_eq!(cost(MINE, Building::GoldMine), [1, 1, 0, 1]);
    let mut castle =
        scene(|s| rich(s).lay(P1, "N06", (9, 2), 0).goods(P0, Good::Tool, 3).turn(P0, Phase::Construct));
    assert_eq!(castle.why(P0, build(Building::Castle, CASTLE, 0)), "P-BUILD-01");
    castle.change(|s| s.goods(P0, Good::Tool, 4));
    castle.act(P0, build(Building::Castle, CASTLE, 0));
    assert_eq!(castle.player(P0).goods.into_iter().collect::<Vec<_>>(), [(Good::Jewel, 2)]);
    // The Miner's mine stays free.
    let mut free = scene(|s| {
        street(s)
            .no_goods(P0)
            .with_order(P0, Order::Miner)
            .lay(P1, "N06", (6, 2), 0)
            .turn(P0, Phase::Construct)
    });
    free.act(P0, miner(Building::CoalMine, MINE, 0));
}

#[test]
fn p_fort_01_no_other_player_places_beside_a_fortress() {
    let mut play = site();
    play.act(P0, build(Building::Fortress, CASTLE, 0));
    play.change(|s| s.turn(P1, Phase::Place));
    assert_eq!(play.why(P1, place("N01", (9, 2), 0)), "P-PLACE-07");
    assert_eq!(play.why(P1, place("N01", (11, 1), 0)), "P-PLACE-03");
    play.change(|s| s.turn(P0, Phase::Place));
    assert_eq!(play.why(P0, place("N01", (9, 2), 0)), "ok");
}

/// Player 1 has tiles around the castle of the street.
fn siege() -> Play {
    scene(|s| {
        rich(s)
            .lay(P1, "H02", (9, 2), 2)
            .build((9, 2), 0, Building::Warehouse)
            .lay(P1, "N01", (8, 2), 0)
            .lay(P1, "OM5", (10, 0), 3)
            .build((10, 0), 0, Building::Castle)
            .goods(P1, Good::Beam, 4)
            .turn(P0, Phase::Construct)
    })
}

#[test]
fn p_fort_02_a_fortress_sends_other_players_tiles_back() {
    let mut play = siege();
    assert_eq!(play.player(P1).citizens, 7);
    play.act(P0, build(Building::Fortress, CASTLE, 0)).valid();
    for at in [(9, 2), (8, 2), (10, 0)] {
        assert!(play.tile(at).is_none(), "{at:?}");
    }
    assert!(play.tile((8, 1)).is_some() && play.tile((10, 1)).is_some(), "own tiles stay");
    let player = play.player(P1);
    assert!(player.hand.contains(&tile("H02")) && player.hand.contains(&tile("N01")));
    assert_eq!((player.extra, player.spent), (vec![tile("OM5")], vec![tile("OM5")]));
    assert_eq!((player.citizens, player.stock_board, player.goods[&Good::Beam]), (5, None, 2));
    // Tiles of the starting world are safe, with or without a Palace or bridge on them.
    let mut home =
        scene(|s| s.lay(P0, "C05", (-4, -1), 0).turn(P0, Phase::Construct).goods(P0, Good::Beam, 2));
    home.change(|s| s.build((-4, -1), 0, Building::Fortress));
    for at in [(-3, -1), (-4, 0), (-3, 0), (-2, -2)] {
        assert!(home.tile(at).is_some(), "{at:?}");
    }
    let unsafe_start = scene_of(switched(|s| s.start_tiles_safe = false), |s| {
        s.lay(P0, "C05", (-4, -1), 0).build((-4, -1), 0, Building::Fortress)
    });
    assert!(unsafe_start.tile((-3, -1)).is_none() && unsafe_start.tile((-3, 0)).is_some());
    // A Palace, a bridge and the island's port are safe everywhere.
    for (at, what) in
        [((-2, -2), "Palace"), ((-3, 0), "bridge"), ((30, 0), "built bridge"), ((0, 0), "island")]
    {
        let play = scene_of(switched(|s| s.start_tiles_safe = false), |s| {
            let s = s.lay(P1, "S03", (30, 0), 0).build((30, 0), 0, Building::Bridge).island_port(P1);
            let beside = Hex::new(at.0, at.1).neighbours();
            let free =
                beside.into_iter().find(|cell| s.clone().lay(P0, "C05", (cell.q, cell.r), 0).state().is_ok());
            let cell = free.map_or((-1, -1), |cell| (cell.q, cell.r));
            s.lay(P0, "C05", cell, 0).build(cell, 0, Building::Fortress)
        });
        assert!(play.tile(at).is_some(), "{what}");
    }
}

#[test]
fn p_fort_03_clearing_happens_once_and_a_laid_extra_tile_brings_nothing_again() {
    let mut play = siege();
    play.act(P0, build(Building::Fortress, CASTLE, 0));
    // The merit tile of player 1 is laid again, without its fortress.
    play.change(|s| s.turn(P1, Phase::Place));
    play.act(P1, extra("OM5", (-4, -1), 4));
    assert_eq!(play.tile((-4, -1)).unwrap().buildings, [None]);
    assert_eq!(play.player(P1).spent, []);
    // A tile that comes to lie beside the fortress later stays.
    play.change(|s| s.lay(P1, "N01", (9, 2), 0).turn(P0, Phase::Construct));
    play.act(P0, build(Building::Watchtower, TOWER, 0));
    assert!(play.tile((9, 2)).is_some());
    // A fortress that comes free with a merit tile clears as well.
    let mut free = scene(|s| s.extra(P0, "OM5").lay(P1, "N01", (5, 1), 0));
    free.act(P0, extra("OM5", (4, 1), 1));
    assert!(free.tile((5, 1)).is_none());
    // A fortress that the Farmer moves with its tile clears nothing.
    let mut moved = scene(|s| {
        s.with_order(P0, Order::Farmer).lay(P1, "N01", (4, 2), 0).lay(P0, "C05", (30, 30), 0).build(
            (30, 30),
            0,
            Building::Fortress,
        )
    });
    moved.act(P0, farmer((30, 30), (4, 1), 0));
    assert!(moved.tile((4, 2)).is_some());
}

#[test]
fn p_tower_01_tiles_already_beside_a_watchtower_stay_and_work() {
    let mut play =
        scene(|s| rich(s).lay(P1, "H02", (10, 2), 2).lay(P1, "N07b", (11, 2), 0).turn(P0, Phase::Construct));
    play.act(P0, build(Building::Watchtower, TOWER, 0));
    assert!(play.tile((10, 2)).is_some());
    play.change(|s| s.build((10, 2), 0, Building::Quarry));
    assert!(play.works(P1, Building::Quarry));
    play.change(|s| s.turn(P1, Phase::Place));
    assert_eq!(play.why(P1, place("N01", (11, 0), 0)), "P-PLACE-07");
}

#[test]
fn p_bld_02_a_castle_lodges_two_citizens() {
    let mut play = site();
    play.act(P0, build(Building::Castle, CASTLE, 0));
    assert_eq!(play.player(P0).citizens, 7);
}

#[test]
fn p_bld_03_a_manor_lodges_one_citizen() {
    let mut play = site();
    play.act(P0, build(Building::Manor, CASTLE, 0));
    assert_eq!(play.player(P0).citizens, 6);
}

#[test]
fn p_bld_04_a_fortress_stands_on_a_castle_plan() {
    let play = site();
    assert_eq!(play.why(P0, build(Building::Fortress, CASTLE, 0)), "ok");
    assert_eq!(play.why(P0, build(Building::Fortress, TOWER, 0)), "P-BUILD-03");
}

#[test]
fn p_bld_06_a_watchtower_stands_on_a_watchtower_plan() {
    let play = site();
    assert_eq!(play.why(P0, build(Building::Watchtower, TOWER, 0)), "ok");
    assert_eq!(play.why(P0, build(Building::Watchtower, CASTLE, 0)), "P-BUILD-03");
    let loose =
        scene_of(switched(|s| s.watchtower_on_castle_plan = true), |s| rich(s).turn(P0, Phase::Construct));
    assert_eq!(loose.why(P0, build(Building::Watchtower, CASTLE, 0)), "ok");
}

#[test]
fn p_bld_12_wells_give_one_bucket_beside_the_blue_spring_two() {
    let wells = |spring: bool| {
        let mut play = scene(|s| {
            let s = s.lay(P0, "ST_B", (4, 1), 1).build((4, 1), 0, Building::Well).build(
                (4, 1),
                1,
                Building::Well,
            );
            if spring { s.lay(P1, "ST_D", (4, 2), 0) } else { s }.no_goods(P0).turn(P0, Phase::Produce)
        });
        (play.times(P0, produce_at((4, 1), 0)), play.times(P0, produce_at((4, 1), 1)))
    };
    assert_eq!(wells(false), (1, 1));
    assert_eq!(wells(true), (2, 2));
}

#[test]
fn p_bld_20_the_sawmill_works_on_the_riverbank_only() {
    let mill = |id: &str| {
        scene(|s| {
            s.lay(P0, "N01", (19, 20), 0)
                .lay(P0, "H03", (18, 20), 0)
                .build((18, 20), 0, Building::Lumberjack)
                .lay(P0, id, (24, 20), 0)
                .build((24, 20), 0, Building::Sawmill)
        })
        .works(P0, Building::Sawmill)
    };
    for id in ["H10", "H11", "H12", "H13a"] {
        assert!(mill(id), "{id}");
    }
    assert!(!mill("H02"));
    // Beside a river is not on its bank: the Y-house touches the bridge's river.
    let beside = scene(|s| {
        s.lay(P0, "N01", (19, 20), 0)
            .lay(P0, "H03", (18, 20), 0)
            .build((18, 20), 0, Building::Lumberjack)
            .build((3, 1), 0, Building::Sawmill)
    });
    assert!(!beside.works(P0, Building::Sawmill));
}

#[test]
fn p_bld_25_warehouse_and_mine_share_a_tile() {
    let mut play = scene(|s| {
        street(s).build(HOUSE, 0, Building::Warehouse).goods(P0, Good::Beam, 6).turn(P0, Phase::Construct)
    });
    // The warehouse stands elsewhere: a mine alone, or one other house building alone.
    play.act(P0, build(Building::Mint, STORE, 0));
    assert_eq!(play.why(P0, build(Building::CoalMine, STORE, 1)), "P-BLD-25");
    play.act(P0, demolish(STORE, 0));
    play.act(P0, build(Building::CoalMine, STORE, 1));
    assert_eq!(play.why(P0, build(Building::Mint, STORE, 0)), "P-BLD-25");
    play.act(P0, demolish(HOUSE, 0));
    play.change(|s| s.goods(P0, Good::Beam, 2));
    assert_eq!(play.why(P0, build(Building::Warehouse, STORE, 0)), "ok");
    play.act(P0, build(Building::Warehouse, STORE, 0));
    assert_eq!(play.tile(STORE).unwrap().buildings, [Some(Building::Warehouse), Some(Building::CoalMine)]);
    // And in the other order.
    let mut play = site();
    play.act(P0, build(Building::GoldMine, STORE, 1));
}

#[test]
fn p_bld_27_unique_plans_take_their_building_only() {
    let play = scene(|s| {
        rich(s)
            .build(SCHOOL, 0, Building::School)
            .lay(P0, "S06", (11, 1), 0)
            .lay(P0, "S05", (12, 1), 1)
            .turn(P0, Phase::Construct)
    });
    for (at, own) in [((11, 1), Building::Market), ((12, 1), Building::RidingHall)] {
        for &building in Building::ALL {
            let expected = if building == own { "ok" } else { "P-BUILD-03" };
            assert_eq!(play.why(P0, build(building, at, 0)), expected, "{building:?}");
        }
    }
}

#[test]
fn p_cost_01_costs_are_those_of_the_text() {
    let game = Principati::default();
    let expected = [
        (Building::Palace, [6, 6, 6, 5]),
        (Building::Castle, [3, 3, 2, 2]),
        (Building::Manor, [3, 3, 1, 1]),
        (Building::Fortress, [3, 3, 0, 1]),
        (Building::ScoutTower, [3, 1, 0, 1]),
        (Building::Watchtower, [3, 1, 0, 1]),
        (Building::Well, [1, 0, 0, 1]),
        (Building::Market, [2, 1, 0, 1]),
        (Building::Port, [3, 1, 0, 1]),
        (Building::Lighthouse, [3, 1, 0, 1]),
        (Building::RidingHall, [2, 2, 0, 2]),
        (Building::Bridge, [3, 2, 0, 1]),
    ];
    for &building in Building::ALL {
        let cost = expected.iter().find(|entry| entry.0 == building).map_or([1, 1, 0, 1], |entry| entry.1);
        assert_eq!(game.buildings().facts(building).cost, cost, "{building:?}");
    }
    let dear = switched(|s| s.cost_table = princely_principati::options::CostTable::T2);
    assert_eq!(dear.buildings().facts(Building::Castle).cost, [4, 3, 2, 3]);
    assert_eq!(dear.buildings().facts(Building::Quarry).cost, [1, 1, 0, 1]);
}

#[test]
fn p_demo_01_tearing_down_costs_five_and_gives_the_piece_back() {
    let mut play = scene(|s| street(s).pecunia(P0, 9).turn(P0, Phase::Construct));
    play.act(P0, build(Building::Quarry, HOUSE, 0));
    assert_eq!(play.why(P0, demolish(WELL, 0)), "P-DEMO-01");
    assert_eq!(play.why(P0, demolish((3, 1), 7)), "P-DEMO-01");
    play.act(P0, demolish(HOUSE, 0));
    assert_eq!(play.player(P0).pecunia, 4);
    play.act(P0, build(Building::Quarry, (3, 1), 0));
    assert_eq!(play.message(P0, demolish((3, 1), 0)), "p-demo-01-price");
    play.change(|s| s.pecunia(P0, 5)).act(P0, demolish((3, 1), 0));
    assert_eq!(play.player(P0).pecunia, 0);
}

#[test]
fn p_demo_02_palace_and_bridges_stay() {
    let play = scene(|s| s.turn(P0, Phase::Construct));
    assert_eq!(play.why(P0, demolish((2, 2), 0)), "P-DEMO-02");
    assert_eq!(play.why(P0, demolish((3, 0), 0)), "P-DEMO-02");
    assert_eq!(play.why(P0, demolish((-2, -2), 0)), "P-TILE-11");
}

#[test]
fn p_demo_03_no_materials_come_back() {
    let mut play = site();
    play.act(P0, build(Building::Quarry, HOUSE, 0));
    let goods = play.player(P0).goods;
    play.act(P0, demolish(HOUSE, 0));
    assert_eq!(play.player(P0).goods, goods);
}

#[test]
fn p_demo_04_what_stays_and_what_goes() {
    let mut play = scene(|s| {
        rich(s)
            .lay(P0, "S06", (11, 1), 0)
            .build((11, 1), 0, Building::Market)
            .build(CASTLE, 0, Building::Castle)
            .lay(P0, "R04", (1, 2), 0)
            .lay(P0, "S07", (1, 1), 3)
            .build((1, 1), 0, Building::Port)
            .vehicles(P0, 3, 1, 1)
            .cargo_ship(P0, 1)
            .turn(P0, Phase::Construct)
    });
    assert_eq!(play.player(P0).citizens, 7);
    play.act(P0, demolish(CASTLE, 0)).act(P0, demolish((11, 1), 0)).act(P0, demolish((1, 1), 0));
    let player = play.player(P0);
    assert_eq!((player.citizens, player.second_board), (5, true), "citizens leave, the board stays");
    assert_eq!(
        (player.fishing_boats, player.cargo_ship_round, player.carts, player.horsemen),
        (1, Some(1), 1, 3)
    );
    play.change(|s| s.no_goods(P0).goods(P0, Good::Tool, 1).turn(P0, Phase::Produce));
    assert_eq!(play.why(P0, Action::Catch), "P-SHIP-03");
    play.change(|s| s.turn(P0, Phase::Trade).pecunia(P0, 0));
    play.act(P0, Action::Sell { good: Good::Tool });
    assert_eq!(play.player(P0).pecunia, 1, "without a market");
}

#[test]
fn p_demo_05_own_tiles_are_not_taken_back() {
    let play = scene(|s| rich(s).lay(P0, "N01", (2, 1), 0).turn(P0, Phase::Construct));
    // Nothing legal in this phase removes a tile: only buildings can be torn down.
    assert!(play.legal(P0).iter().all(|action| match action {
        Action::Demolish { at, slot } =>
            play.tile((at.q, at.r)).unwrap().buildings[usize::from(*slot)].is_some(),
        Action::Build { .. } | Action::EndPhase => true,
        _ => false,
    }));
    assert_eq!(play.why(P0, demolish((2, 1), 0)), "P-DEMO-01");
}

//! The test vectors of Annex E, by number.

use crate::play::*;
use princely_principati::{Action, Building, Ending, Good, Order, Phase, StockBoard};

#[test]
fn annex_e_01_after_set_up_each_scores_123() {
    let play = scene(|s| s);
    assert_eq!((play.total(P0), play.total(P1)), (123, 123));
    let score = play.score(P0);
    assert_eq!((score.buildings, score.people, score.money, score.colours), (10, 60, 55, -2));
}

#[test]
fn annex_e_02_fisherman_and_mint_with_masters() {
    for masters in 0..=3 {
        let mut play = scene(|s| {
            s.build((3, 1), 0, Building::Fisherman)
                .with_masters(P0)
                .masters((3, 1), masters)
                .no_goods(P0)
                .turn(P0, Phase::Produce)
        });
        assert_eq!(play.times(P0, produce((3, 1))), 1 + usize::from(masters));
    }
    let mut play = scene(|s| {
        industry(s, &[]).with_masters(P0).masters(at_site(Building::Mint), 3).turn(P0, Phase::Produce)
    });
    assert_eq!(play.times(P0, produce(at_site(Building::Mint))), 4);
    assert_eq!(play.player(P0).pecunia, 59);
}

#[test]
fn annex_e_03_workers() {
    assert_eq!(scene(|s| s.turn(P0, Phase::Produce)).player(P0).workers_left, 6);
    let away = scene(|s| s.build((3, 1), 0, Building::Fisherman).cardinal((3, 1)).turn(P0, Phase::Produce));
    assert_eq!(away.player(P0).workers_left, 5);
    let full = scene(|s| {
        let sites = [
            ("C02", (40, 40), Building::Castle),
            ("C03", (42, 40), Building::Castle),
            ("C04", (44, 40), Building::Manor),
            ("C06", (46, 40), Building::Manor),
        ];
        sites.iter().fold(s, |s, (id, at, building)| s.lay(P0, id, *at, 0).build(*at, 0, *building))
    });
    assert_eq!(full.player(P0).citizens, 11);
}

#[test]
fn annex_e_04_storage() {
    let play = scene(|s| s.pecunia(P0, 1000).turn(P0, Phase::Trade));
    assert!(Good::ALL.iter().all(|&good| play.why(P0, Action::Buy { good }) != "ok"));
    for (board, beams, others) in [(StockBoard::A, 6, 18), (StockBoard::B, 4, 20)] {
        let mut play = scene(|s| s.turn(P0, Phase::Construct));
        play.act(P0, build_with_board((3, 1), 0, Some(board)));
        play.change(|s| s.no_goods(P0).no_goods(P1).pecunia(P0, 1000).turn(P0, Phase::Trade));
        assert_eq!(play.times(P0, Action::Buy { good: Good::Beam }), beams);
        assert_eq!(
            play.times(P0, Action::Buy { good: Good::Fish })
                + play.times(P0, Action::Buy { good: Good::Tool }),
            others
        );
    }
}

#[test]
fn annex_e_05_a_castle_before_a_warehouse_is_impossible() {
    let mut play = scene(|s| {
        street(s).pecunia(P0, 1000).goods(P0, Good::Tool, 2).goods(P0, Good::Jewel, 2).turn(P0, Phase::Trade)
    });
    play.times(P0, Action::Buy { good: Good::Beam });
    play.until(P0, Phase::Construct);
    for building in [Building::Castle, Building::Manor, Building::Fortress] {
        assert_eq!(play.message(P0, build(building, CASTLE, 0)), "p-build-01-cost");
    }
}

#[test]
fn annex_e_06_all_food_coins() {
    let mut play = scene(|s| {
        street(s)
            .build(CASTLE, 0, Building::Castle)
            .no_goods(P0)
            .goods(P0, Good::Bread, 1)
            .goods(P0, Good::Ham, 1)
            .goods(P0, Good::Fish, 1)
            .turn(P0, Phase::Trade)
    });
    assert_eq!((play.times(P0, BREAD_COIN), play.times(P0, FISH_COIN)), (2, 4));
    assert_eq!((play.player(P0).pecunia, play.score(P0).goods), (55 - 14, 12));
    assert_eq!(play.player(P0).food_coins.fish, 4);
}

#[test]
fn annex_e_07_colour_groups() {
    // Far away: green 8, white 3, black 2, and the starting world's grey 1 (green 2 there gives 0).
    let green = ["N01", "N03", "N04", "N05", "N10", "R01", "R04", "H02"];
    let play = scene(|s| {
        let s = green.iter().zip(40..).fold(s, |s, (id, q)| s.lay(P0, id, (q, 40), 0));
        let s = ["N07a", "N08a", "H05"].iter().zip(40..).fold(s, |s, (id, q)| s.lay(P0, id, (q, 50), 0));
        ["N06", "N09a"].iter().zip(40..).fold(s, |s, (id, q)| s.lay(P0, id, (q, 60), 0))
    });
    assert_eq!(play.score(P0).colours, 19);
}

#[test]
fn annex_e_08_two_chains_with_one_agriculturist() {
    let list = [
        ("H02", (40, 40), Building::Baker),
        ("H03", (41, 40), Building::Windmill),
        ("H04", (42, 40), Building::Agriculturist),
        ("H05", (43, 40), Building::PigBreeder),
        ("H06", (50, 40), Building::Butcher),
    ];
    let play = scene(|s| list.iter().fold(s, |s, (id, at, b)| s.lay(P0, id, *at, 0).build(*at, 0, *b)));
    assert_eq!(play.score(P0).chains, 35);
}

#[test]
fn annex_e_09_three_watchtowers_in_a_line() {
    let mut play = scene(|s| {
        let s = s.lay(P0, "N01", (41, 40), 0).lay(P0, "N02", (43, 40), 0);
        [("G01", 40), ("G02", 42), ("G03", 44)]
            .iter()
            .fold(s, |s, (id, q)| s.lay(P0, id, (*q, 40), 0).build((*q, 40), 0, Building::Watchtower))
    });
    assert_eq!((play.score(P0).watchtowers, play.score(P0).buildings), (15, 10 + 30));
    play.change(|s| s.lay(P0, "G04", (60, 40), 0).build((60, 40), 0, Building::ScoutTower));
    assert_eq!(play.score(P0).scouted, 6);
}

#[test]
fn annex_e_10_costs_beside_a_bog() {
    let play =
        scene(|s| street(s).lay(P1, "N06", (4, 2), 0).lay(P0, "N06", (9, 2), 0).turn(P0, Phase::Construct));
    let cost =
        |at, building| play.game.cost(&play.state, play.state.tile_at(hex(at)).unwrap().number(), building);
    assert_eq!(cost(HOUSE, Building::Warehouse), [2, 2, 0, 2]);
    assert_eq!(cost(CASTLE, Building::Castle), [6, 6, 2, 4]);
}

#[test]
fn annex_e_11_the_second_buyer_of_commerce_gets_the_single_coloured_one() {
    let mut play = scene(|s| s.turn(P0, Phase::Trade));
    play.act(P0, BUY_30).act(P0, Action::MeritTile { tile: tile("OM1") }).act(P0, END);
    assert_eq!((play.why(P1, BUY_30), play.why(P1, BUY_20)), ("P-ORD-04", "ok"));
}

#[test]
fn annex_e_12_a_bridge_connects_in_the_same_phase() {
    // The bridge tile (right) turned once: river SE–NW, roads W and E.
    let mut play =
        scene(|s| rich(s).lay(P0, "S03", (11, 1), 1).lay(P0, "H07", (12, 1), 0).turn(P0, Phase::Construct));
    assert_eq!(play.why(P0, build(Building::Mint, (12, 1), 0)), "P-BUILD-01");
    play.act(P0, build(Building::Bridge, (11, 1), 0)).valid();
    assert_eq!(play.why(P0, build(Building::Mint, (12, 1), 0)), "ok");
}

#[test]
fn annex_e_13_the_baker_needs_everybody() {
    assert!(!scene(|s| industry(s, &[Building::Lumberjack])).works(P0, Building::Baker));
    assert!(scene(|s| industry(s, &[])).works(P0, Building::Baker));
}

#[test]
fn annex_e_14_a_start_tile_with_warehouse_and_well() {
    let mut play =
        scene(|s| s.extra(P0, "ST_E").reserve(P0, &[Some(Building::Warehouse), Some(Building::Well)]));
    play.change(|s| {
        street(s.turn(P0, Phase::Construct)).lay(P0, "W02", (30, 1), 0).lay(P0, "W03a", (32, 1), 0)
    });
    assert_eq!(play.message(P0, build(Building::Warehouse, HOUSE, 0)), "p-build-01-no-piece");
    let mut play =
        scene(|s| s.extra(P0, "ST_E").reserve(P0, &[Some(Building::Warehouse), Some(Building::Well)]));
    play.change(|s| s.pecunia(P0, 1000).turn(P0, Phase::Trade));
    assert_eq!(play.why(P0, Action::Buy { good: Good::Beam }), "P-STORE-02", "still 2 + 10 slots");
    play.change(|s| s.turn(P0, Phase::Place));
    play.act(P0, extra_with_board("ST_E", (4, 1), 0, StockBoard::A));
    assert_eq!(
        (play.state.phase(), play.trace().to_act),
        (Phase::Place, vec![P0]),
        "the normal tile is still to come"
    );
    play.change(|s| s.no_goods(P0).no_goods(P1).turn(P0, Phase::Trade));
    assert_eq!(
        (play.times(P0, Action::Buy { good: Good::Beam }), play.times(P0, Action::Buy { good: Good::Tool })),
        (6, 18)
    );
    // Two wells are left: one standing, two more can be built, not three.
    let mut wells = scene(|s| {
        rich(s)
            .extra(P0, "ST_A")
            .reserve(P0, &[Some(Building::Well)])
            .lay(P0, "W02", (30, 30), 0)
            .lay(P0, "W03a", (32, 30), 0)
            .build((30, 30), 0, Building::Well)
            .turn(P0, Phase::Construct)
    });
    assert_eq!(wells.why(P0, build(Building::Well, WELL, 0)), "ok");
    wells.change(|s| s.build((32, 30), 0, Building::Well));
    assert_eq!(wells.message(P0, build(Building::Well, WELL, 0)), "p-build-01-no-piece");
}

#[test]
fn annex_e_15_the_farmer_moves_the_other_players_house() {
    let mut play = scene(|s| {
        s.with_order(P0, Order::Farmer)
            .lay(P1, "H02", (-4, -1), 0)
            .build((-4, -1), 0, Building::Fisherman)
            .cardinal((-4, -1))
            .lay(P0, "R01", (4, 1), 0)
            .lay(P0, "R05", (5, 1), 0)
            .lay(P1, "G01", (7, 2), 0)
            .build((7, 2), 0, Building::Watchtower)
            .lay(P0, "N01", (2, 1), 0)
    });
    // The cells (7,1) and (6,2) touch the watchtower at (7,2). The cell (6,1) touches (5,1) in the west and is two
    // steps from the watchtower.
    assert_eq!(play.why(P0, farmer((2, 1), (7, 1), 0)), "P-PLACE-07", "the mover's own tile");
    assert_eq!(play.why(P0, farmer((-4, -1), (6, 1), 0)), "ok");
    play.act(P0, farmer((-4, -1), (6, 1), 0)).valid();
    let moved = play.tile((6, 1)).unwrap();
    assert_eq!(
        (moved.owner, moved.buildings, moved.cardinal),
        (Some(P1), vec![Some(Building::Fisherman)], true)
    );
    assert_eq!(play.player(P1).cardinal, Some(hex((6, 1))));
    let player = play.player(P0);
    assert_eq!((player.pecunia, player.orders, player.earned), (70, vec![], vec![Order::Farmer]));
    // The other player's tile may go next to that player's own watchtower.
    let beside = scene(|s| {
        s.with_order(P0, Order::Farmer)
            .lay(P1, "G01", (30, 30), 0)
            .build((30, 30), 0, Building::Watchtower)
            .lay(P1, "N01", (-3, -2), 0)
            .lay(P0, "N02", (2, 1), 0)
    });
    assert_eq!(beside.why(P0, farmer((-3, -2), (29, 30), 0)), "ok");
    assert_eq!(beside.why(P0, farmer((2, 1), (29, 30), 0)), "P-PLACE-07");
}

#[test]
fn annex_e_16_architect_and_miner() {
    let mut play = scene(|s| {
        street(s)
            .build(HOUSE, 0, Building::Quarry)
            .with_masters(P0)
            .masters(HOUSE, 2)
            .with_order(P0, Order::Architect)
            .turn(P0, Phase::Construct)
    });
    play.act(P0, architect(HOUSE, 0, (3, 1), 0));
    assert_eq!((play.player(P0).masters_on_board, play.player(P0).pecunia), (6, 70));
    let mut play = scene(|s| street(s).with_order(P0, Order::Miner).turn(P0, Phase::Construct));
    assert_eq!(play.why(P0, miner(Building::Quarry, HOUSE, 0)), "P-ORD-05");
    play.act(P0, miner(Building::GoldMine, MINE, 0));
    assert_eq!((play.player(P0).goods[&Good::Stone], play.player(P0).pecunia), (5, 70));
}

#[test]
fn annex_e_17_horsemen_and_a_cart() {
    let mut play = scene(|s| {
        industry(s, &[Building::Well]).lay(P0, "S05", (40, 20), 0).lay(P0, "S01", (50, 50), 0).build(
            (50, 50),
            0,
            Building::School,
        )
    });
    // Riding hall and field, no well.
    play.change(|s| rich_goods(s).build((40, 20), 0, Building::RidingHall).turn(P0, Phase::Construct));
    play.act(P0, demolish(at_site(Building::Quarry), 0));
    assert_eq!(play.player(P0).horsemen, 0);
    // A well anywhere: field and juniper are beside the hall, so both count at once.
    play.change(|s| s.build(at_site(Building::Well), 0, Building::Well).turn(P0, Phase::Construct));
    play.act(P0, demolish(at_site(Building::Butcher), 0));
    assert_eq!(play.player(P0).horsemen, 6);
    play.change(|s| {
        s.no_goods(P0).goods(P0, Good::Beam, 2).goods(P0, Good::Tool, 1).turn(P0, Phase::Produce)
    });
    play.act(P0, CART);
    assert_eq!((play.player(P0).carts, play.player(P0).goods.len(), play.player(P0).workers_left), (1, 0, 5));
    // With one field only, three; with two more, six; tiles gone, still six.
    let mut play = scene(|s| {
        s.lay(P0, "S05", (40, 20), 0)
            .build((40, 20), 0, Building::RidingHall)
            .lay(P0, "W01", (50, 50), 0)
            .build((50, 50), 0, Building::Well)
            .lay(P1, "N04", (41, 19), 0)
    });
    play.act(P0, place("N01", (2, 1), 0));
    assert_eq!(play.player(P0).horsemen, 3);
    play.act(P1, place("N05", (40, 21), 0)).change(|s| s.turn(P0, Phase::Place));
    play.act(P0, place("N05", (39, 20), 0));
    assert_eq!(play.player(P0).horsemen, 6);
    play.change(|s| s.with_order(P0, Order::Farmer).turn(P0, Phase::Place));
    play.act(P0, farmer((41, 19), (3, 2), 0));
    play.change(|s| s.with_order(P0, Order::Farmer).turn(P0, Phase::Place));
    play.act(P0, farmer((40, 21), (1, 3), 0)); // one tile is left at the riding hall
    assert_eq!(play.player(P0).horsemen, 6);
}

fn rich_goods(
    scenario: princely_principati::scenario::Scenario<'_>,
) -> princely_principati::scenario::Scenario<'_> {
    scenario.pecunia(P0, 100)
}

#[test]
fn annex_e_18_the_way_to_the_island() {
    let mut play = scene(|s| {
        industry(s, &[])
            .build((3, 1), 0, Building::Warehouse)
            .lay(P0, "R04", (1, 2), 0)
            .lay(P0, "S07", (1, 1), 3)
            .lay(P0, "R07", (0, 3), 4)
            .lay(P0, "S08", (0, 2), 4)
            .lay(P0, "S01", (50, 50), 0)
            .build((50, 50), 0, Building::School)
            .no_goods(P0)
            .goods(P0, Good::Stone, 6)
            .goods(P0, Good::Beam, 6)
            .goods(P0, Good::Tool, 6)
            .first(P1) // by alternation alone the other would begin round 3
            .turn(P0, Phase::Construct)
    });
    play.act(P0, build(Building::Port, (1, 1), 0)).act(P0, build(Building::Lighthouse, (0, 2), 0));
    play.change(|s| s.goods(P0, Good::Beam, 6).goods(P0, Good::Tool, 6).goods(P0, Good::Stone, 3));
    play.until(P0, Phase::Produce).act(P0, CARGO);
    assert_eq!(play.why(P0, BOAT), "P-SHIP-01", "cargo ship and a boat in one round");
    play.change(|s| s.turn(P0, Phase::Construct));
    assert_eq!(play.why(P0, build(Building::Port, (0, 0), 0)), "P-ISL-01", "in the same round");
    // The next round.
    play.change(|s| s.turn(P0, Phase::Produce)).act(P0, END).until(P0, Phase::Construct);
    assert_eq!(play.state.round(), 2);
    let before = play.score(P0);
    play.act(P0, build(Building::Port, (0, 0), 0));
    let after = play.score(P0);
    assert_eq!((after.island, after.buildings - before.buildings), (30, 10));
    assert_eq!(play.state.ending(), Some(Ending::Island));
    play.until(P0, Phase::Produce);
    play.change(|s| s.goods(P0, Good::Beam, 6).goods(P0, Good::Tool, 6).goods(P0, Good::Stone, 0));
    play.act(P0, BOAT);
    assert_eq!(play.times(P0, Action::Catch), 2, "a new boat catches two at once, not three");
    play.act(P0, END);
    let seat = play.trace().to_act[0];
    if play.state.round() == 2 {
        play.act(seat, END);
    }
    let trace = play.trace();
    assert_eq!((trace.round, trace.closing, trace.first), (3, true, P0));
}

#[test]
fn annex_e_19_an_empty_hand() {
    let mut play = scene(|s| s.hand(P0, &[]));
    assert_eq!(play.total(P0), 123);
    assert_eq!(play.trace().legal, Some(vec![1]));
    play.act(P0, Action::CannotPlace);
    assert_eq!(play.total(P0), 117);
    while !play.state.is_closing() {
        let seat = play.trace().to_act[0];
        play.step(seat);
    }
    assert_eq!((play.trace().first, play.trace().to_act), (P0, vec![P1]), "passed over");
}

#[test]
fn annex_e_20_miners() {
    let mut play = scene_of(miners(), |s| {
        industry(s, &[Building::Metallurgist, Building::Mint])
            .with_masters(P0)
            .masters(at_site(Building::CoalMine), 2)
            .no_goods(P0)
            .turn(P0, Phase::Produce)
    });
    assert_eq!(play.times(P0, produce(at_site(Building::CoalMine))), 3);
    play.change(|s| {
        s.build(at_site(Building::Metallurgist), 0, Building::Metallurgist).turn(P0, Phase::Produce)
    });
    assert_eq!(play.times(P0, produce(at_site(Building::CoalMine))), 0);
    let bar = |beams| {
        scene_of(miners(), |s| {
            industry(s, &[Building::Blacksmith])
                .no_goods(P0)
                .goods(P0, Good::Beam, beams)
                .turn(P0, Phase::Produce)
        })
        .why(P0, produce(at_site(Building::Metallurgist)))
    };
    assert_eq!((bar(2), bar(1)), ("P-PROD-03", "ok"));
}

#[test]
fn annex_e_21_wells_over_a_foreign_road() {
    let wells = |owner| {
        scene(|s| {
            s.lay(owner, "R01", (4, 1), 0).lay(P0, "ST_C", (5, 1), 0).build((5, 1), 0, Building::Well).build(
                (5, 1),
                1,
                Building::Well,
            )
        })
        .score(P0)
        .distant
    };
    assert_eq!((wells(P1), wells(P0)), (-12, 0));
}

#[test]
fn annex_e_22_a_lost_warehouse() {
    let mut play = scene(|s| {
        street(s)
            .build(STORE, 0, Building::Warehouse)
            .no_goods(P0)
            .goods(P0, Good::Beam, 5)
            .goods(P0, Good::Stone, 5)
            .goods(P0, Good::Tool, 5)
            .goods(P0, Good::Water, 6)
            .goods(P0, Good::Straw, 1)
            .turn(P0, Phase::Construct)
    });
    play.act(P0, demolish(STORE, 0));
    assert_eq!(
        play.player(P0).goods.into_iter().collect::<Vec<_>>(),
        [(Good::Tool, 5), (Good::Beam, 2), (Good::Stone, 5)]
    );
}

#[test]
fn annex_e_23_a_master_takes_the_cardinals_place() {
    let mut play = scene(|s| {
        s.build((3, 1), 0, Building::Fisherman)
            .with_masters(P0)
            .masters((3, 1), 2)
            .cardinal((3, 1))
            .turn(P0, Phase::Masters)
    });
    assert_eq!(play.why(P0, master(None, Some((3, 1)))), "P-MAST-04");
    play.act(P0, cardinal(Some((3, 1)), None)).act(P0, master(None, Some((3, 1)))).valid();
    assert_eq!(play.tile((3, 1)).unwrap().masters, 3);
}

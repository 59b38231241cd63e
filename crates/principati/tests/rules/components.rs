use crate::play::*;
use princely_principati::buildings::Class;
use princely_principati::catalogue::Set;
use princely_principati::names::Category;
use princely_principati::{Action, Building, Event, Good, Order, Phase, Principati, StockBoard};

#[test]
fn p_comp_01_sixteen_military_twenty_production_nine_urban_pieces() {
    let game = Principati::default();
    let count = |class| -> u32 {
        let facts = Building::ALL.iter().map(|&b| game.buildings().facts(b));
        facts.filter(|facts| facts.class == class).map(|facts| u32::from(facts.max)).sum()
    };
    assert_eq!((count(Class::Military), count(Class::Production), count(Class::Urban)), (16, 20, 9));
    let max = |building| game.buildings().facts(building).max;
    let expected = [
        (Building::Palace, 1),
        (Building::Castle, 2),
        (Building::Manor, 2),
        (Building::Fortress, 4),
        (Building::ScoutTower, 1),
        (Building::Watchtower, 6),
        (Building::Well, 3),
        (Building::Bridge, 2),
        (Building::Port, 2),
    ];
    for (building, pieces) in expected {
        assert_eq!(max(building), pieces, "{building:?}");
    }
    // And the limit holds: a fourth well is refused, though its place is free and paid for.
    let mut play = scene(|s| {
        rich(s)
            .lay(P0, "W02", (20, 0), 0)
            .lay(P0, "W03a", (22, 0), 0)
            .lay(P0, "ST_B", (24, 0), 0)
            .build((20, 0), 0, Building::Well)
            .build((22, 0), 0, Building::Well)
            .turn(P0, Phase::Construct)
    });
    assert_eq!(play.why(P0, build(Building::Well, WELL, 0)), "ok");
    play.change(|s| s.build((24, 0), 0, Building::Well));
    assert_eq!(play.why(P0, build(Building::Well, WELL, 0)), "P-BUILD-01");
    assert_eq!(play.message(P0, build(Building::Well, WELL, 0)), "p-build-01-no-piece");
}

#[test]
fn p_comp_02_seventeen_products_sixteen_of_them_storable() {
    let game = Principati::default();
    let supply = |good: Good| game.buildings().supply[good.index()];
    let expected = [
        (Good::Fish, 20),
        (Good::Tool, 20),
        (Good::Ham, 18),
        (Good::Bread, 18),
        (Good::Beam, 16),
        (Good::Stone, 16),
        (Good::Straw, 12),
        (Good::Jewel, 12),
        (Good::Water, 12),
        (Good::IronOre, 12),
        (Good::GoldOre, 12),
        (Good::Coal, 12),
        (Good::Diamond, 12),
        (Good::Flour, 12),
        (Good::Piglet, 12),
        (Good::IronBar, 12),
    ];
    for (good, tokens) in expected {
        assert_eq!(supply(good), tokens, "{good:?}");
    }
    // With the twelve carts there are 240 tokens.
    let stored: u32 = Good::ALL.iter().map(|&good| u32::from(supply(good))).sum();
    assert_eq!(stored + 12, 240);
}

#[test]
fn p_comp_03_the_stock_is_limited_and_goods_go_back_to_it() {
    let low = |other: u8| scene(|s| s.no_goods(P0).goods(P1, Good::Jewel, other).turn(P0, Phase::Trade));
    let mut play = low(11);
    play.act(P0, Action::Buy { good: Good::Jewel });
    assert_eq!(play.why(P0, Action::Buy { good: Good::Jewel }), "P-COMP-03");
    play.act(P0, Action::Sell { good: Good::Jewel });
    assert_eq!(play.why(P0, Action::Buy { good: Good::Jewel }), "ok");
    // A product needs a token too.
    let well = |water| {
        scene(|s| {
            street(s)
                .build(WELL, 0, Building::Well)
                .no_goods(P0)
                .goods(P1, Good::Water, water)
                .turn(P0, Phase::Produce)
        })
    };
    assert_eq!(well(11).why(P0, produce(WELL)), "ok");
    assert_eq!(well(12).why(P0, produce(WELL)), "P-COMP-03");
    let unlimited = scene_of(switched(|s| s.supply_limited = false), |s| {
        s.no_goods(P0).goods(P1, Good::Jewel, 12).turn(P0, Phase::Trade)
    });
    assert_eq!(unlimited.why(P0, Action::Buy { good: Good::Jewel }), "ok");
}

#[test]
fn p_comp_04_cardinal_horsemen_masters_and_citizens() {
    let mut play = scene(|s| {
        let s = s.lay(P0, "C02", (30, 0), 0).lay(P0, "C03", (32, 0), 0).lay(P0, "C04", (34, 0), 0).lay(
            P0,
            "C06",
            (36, 0),
            0,
        );
        s.build((30, 0), 0, Building::Castle)
            .build((32, 0), 0, Building::Castle)
            .build((34, 0), 0, Building::Manor)
            .build((36, 0), 0, Building::Manor)
    });
    assert_eq!(play.player(P0).citizens, 11);
    play.change(|s| street(s).build(SCHOOL, 0, Building::School));
    assert_eq!(play.player(P0).masters, 6);
    // 11 citizens, 6 masters, the cardinal.
    assert_eq!(play.score(P0).people, 180);
}

#[test]
fn p_comp_05_money_is_a_number_and_the_bank_has_enough() {
    let mut play = scene(|s| s.pecunia(P0, 4_000_000_000).turn(P0, Phase::Trade));
    play.act(P0, Action::Sell { good: Good::Tool });
    assert_eq!(play.player(P0).pecunia, 4_000_000_001);
}

#[test]
fn p_comp_06_the_supplementary_board_comes_with_the_first_castle_or_manor() {
    for building in [Building::Castle, Building::Manor] {
        let mut play = scene(|s| rich(s).turn(P0, Phase::Construct));
        assert!(!play.player(P0).second_board);
        play.act(P0, build(building, CASTLE, 0));
        assert!(play.player(P0).second_board, "{building:?}");
        assert!(play.events.contains(&Event::SecondBoard { seat: P0 }));
        // It comes once.
        play.act(P0, demolish(CASTLE, 0)).act(P0, build(building, CASTLE, 0));
        assert!(!play.events.contains(&Event::SecondBoard { seat: P0 }), "{building:?}");
    }
    // One pair of stock boards: once A is taken, only B is left.
    let play = scene(|s| {
        s.lay(P1, "H02", (-4, -1), 0).build((-4, -1), 0, Building::Warehouse).turn(P0, Phase::Construct)
    });
    let boards = play.legal(P0).into_iter().filter_map(|action| match action {
        Action::Build { building: Building::Warehouse, stock_board, .. } => stock_board,
        _ => None,
    });
    assert_eq!(boards.map(StockBoard::id).collect::<Vec<_>>(), ["b"]);
}

#[test]
fn p_comp_07_six_kinds_of_orders_two_of_each() {
    assert_eq!(Order::ALL.len(), 7, "Commerce comes in two colours");
    let play = scene(|s| s.with_order(P0, Order::Farmer).turn(P0, Phase::Construct));
    // Both players can hold the same kind.
    let both = scene(|s| s.with_order(P0, Order::Miner).with_order(P1, Order::Miner));
    assert_eq!(play.player(P0).orders, [Order::Farmer]);
    assert_eq!((both.score(P0).orders, both.score(P1).orders), (20, 20));
}

#[test]
fn p_comp_08_six_start_cards() {
    let game = Principati::default();
    let starts = game.catalogue().kinds().iter().filter(|kind| kind.category == Category::Start);
    assert_eq!(starts.count(), 6);
}

#[test]
fn p_comp_09_sixty_six_tiles_each_and_nineteen_common_ones() {
    let game = Principati::default();
    let kinds = game.catalogue().kinds();
    for player in 0..2u8 {
        let own =
            kinds.iter().filter(|kind| matches!(kind.set, Set::Players(set) if set & (1 << player) != 0));
        assert_eq!(own.count(), 66);
    }
    let common =
        |category| kinds.iter().filter(|kind| kind.set == Set::Common && kind.category == category).count();
    assert_eq!((common(Category::Island), common(Category::Start), common(Category::Merit)), (1, 6, 6));
    let play = scene(|s| s);
    let seas = play.trace().map.iter().filter(|laid| laid.tile == tile("X02")).count();
    assert_eq!(seas, 6);
    assert_eq!(play.player(P0).hand.len(), 61);
}

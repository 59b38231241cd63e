use crate::play::*;
use princely_principati::{Action, Building, Good, Order, Phase, StockBoard};

/// Four castle sites and four watchtower sites in a row, joined to the Palace, and plenty of goods.
fn march() -> Play {
    scene(|s| {
        let s = rich(s).lay(P0, "C04", (11, 1), 1).lay(P0, "G03", (12, 0), 0).lay(P0, "G01", (11, 2), 5);
        s.turn(P0, Phase::Construct)
    })
}

#[test]
fn p_ord_01_an_order_comes_at_once_once_and_is_kept() {
    let mut play = march();
    play.change(|s| s.build(CASTLE, 0, Building::Fortress));
    play.act(P0, build(Building::Fortress, (11, 1), 0));
    assert_eq!(play.player(P0).orders, [Order::Military]);
    assert!(play.trace().merit_due);
    // The merit tile is chosen before anything else.
    assert_eq!(play.why(P0, END), "P-ORD-01");
    assert_eq!(play.why(P0, build(Building::Quarry, HOUSE, 0)), "P-ORD-01");
    play.act(P0, Action::MeritTile { tile: tile("OM6") });
    assert!(!play.trace().merit_due);
    // Kept when a fortress falls; not earned again when it is rebuilt.
    play.act(P0, demolish((11, 1), 0));
    assert_eq!(play.player(P0).orders, [Order::Military]);
    play.change(|s| s.goods(P0, Good::Beam, 6).goods(P0, Good::Stone, 6));
    play.act(P0, build(Building::Fortress, (11, 1), 0));
    assert!(!play.trace().merit_due);
    assert_eq!(play.player(P0).earned, [Order::Military]);
    // Standing is enough: three mines that do not work earn the Miner.
    let mut play = scene(|s| {
        rich(s)
            .build(MINE, 0, Building::CoalMine)
            .build(STORE, 1, Building::GoldMine)
            .turn(P0, Phase::Construct)
    });
    play.act(P0, build(Building::Quarry, HOUSE, 0));
    assert_eq!(play.player(P0).orders, [Order::Miner]);
    assert!(!play.works(P0, Building::Quarry) && !play.trace().merit_due);
    // A returned order is not earned again.
    play.act(P0, demolish(HOUSE, 0)).act(P0, demolish(MINE, 0));
    play.act(P0, miner(Building::DiamondMine, MINE, 0));
    play.act(P0, build(Building::Quarry, HOUSE, 0));
    assert_eq!((play.player(P0).orders, play.player(P0).earned), (vec![], vec![Order::Miner]));
}

#[test]
fn p_ord_02_military_for_two_fortresses() {
    let mut play = march();
    play.act(P0, build(Building::Fortress, CASTLE, 0));
    assert!(play.player(P0).orders.is_empty());
    play.change(|s| s.goods(P0, Good::Beam, 6).goods(P0, Good::Stone, 6));
    play.act(P0, build(Building::Fortress, (11, 1), 0));
    assert_eq!(play.player(P0).orders, [Order::Military]);
    assert_eq!(play.score(P0).orders, 20);
}

#[test]
fn p_ord_03_towers_for_four_of_scout_tower_lighthouse_and_watchtowers() {
    let mut play = march();
    play.change(|s| {
        s.build((12, 0), 0, Building::ScoutTower).build((11, 2), 0, Building::Watchtower).lay(
            P0,
            "S08",
            (60, 60),
            0,
        )
    });
    play.act(P0, build(Building::Watchtower, TOWER, 0));
    assert!(play.player(P0).orders.is_empty(), "three towers");
    play.act(P0, demolish(TOWER, 0));
    play.change(|s| s.build((60, 60), 0, Building::Lighthouse));
    play.act(P0, build(Building::Watchtower, TOWER, 0));
    assert_eq!(play.player(P0).orders, [Order::Towers]);
    assert!(play.trace().merit_due);
}

#[test]
fn p_ord_04_one_commerce_of_each_colour_and_one_per_player() {
    let mut play = scene(|s| s.pecunia(P0, 100).turn(P0, Phase::Trade));
    play.act(P0, BUY_30).act(P0, Action::MeritTile { tile: tile("OM1") });
    assert_eq!(play.message(P0, BUY_20), "p-ord-04-twice");
    play.act(P0, END);
    assert_eq!(play.message(P1, BUY_30), "p-ord-04-taken");
    play.act(P1, BUY_20);
    assert_eq!((play.score(P0).orders, play.score(P1).orders), (30, 20));
    assert_eq!(play.message(P1, Action::MeritTile { tile: tile("OM1") }), "p-ord-09-taken");
    let poor = scene(|s| s.pecunia(P0, 29).turn(P0, Phase::Trade));
    assert_eq!(poor.message(P0, BUY_30), "p-ord-04-price");
    let just = scene(|s| s.pecunia(P0, 30).turn(P0, Phase::Trade));
    assert_eq!(just.why(P0, BUY_30), "ok", "to the last coin");
    assert_eq!(poor.why(P0, BUY_20), "ok");
}

#[test]
fn p_ord_05_the_miner_opens_a_mine_for_nothing() {
    let mut play = scene(|s| {
        street(s).no_goods(P0).pecunia(P0, 0).with_order(P0, Order::Miner).turn(P0, Phase::Construct)
    });
    assert_eq!(play.message(P0, miner(Building::Quarry, HOUSE, 0)), "p-ord-05-not-a-mine");
    assert_eq!(play.why(P0, miner(Building::GoldMine, HOUSE, 0)), "P-BUILD-03");
    // A road to the Palace is needed, and P-BLD-25 holds.
    play.change(|s| s.lay(P0, "M01", (40, 40), 0));
    assert_eq!(play.message(P0, miner(Building::GoldMine, (40, 40), 0)), "p-build-01-unconnected");
    play.change(|s| s.build(STORE, 0, Building::Baker));
    assert_eq!(play.why(P0, miner(Building::GoldMine, STORE, 1)), "P-BLD-25");
    play.act(P0, miner(Building::GoldMine, MINE, 0));
    let player = play.player(P0);
    assert_eq!((player.pecunia, player.orders, player.earned), (15, vec![], vec![Order::Miner]));
    assert_eq!(play.message(P0, miner(Building::CoalMine, MINE, 0)), "p-ord-05-no-order");
}

#[test]
fn p_ord_06_the_architect_moves_a_building() {
    let full = |bridge: bool| {
        let mut play = scene(|s| {
            let s = rich(s)
                .build(SCHOOL, 0, Building::School)
                .lay(P0, "S06", (11, 1), 0)
                .lay(P0, "S05", (50, 50), 0)
                .build((50, 50), 0, Building::RidingHall);
            let s =
                if bridge { s.lay(P0, "S03", (55, 55), 0).build((55, 55), 0, Building::Bridge) } else { s };
            s.turn(P0, Phase::Construct)
        });
        play.act(P0, build(Building::Market, (11, 1), 0));
        play.player(P0).orders
    };
    assert_eq!(full(true), [Order::Architect]);
    assert!(full(false).is_empty(), "the first bridge does not count");
    let mut play = scene(|s| {
        rich(s)
            .build(HOUSE, 0, Building::Mint)
            .build(CASTLE, 0, Building::Fortress)
            .lay(P0, "C04", (11, 1), 1)
            .lay(P1, "N01", (11, 2), 0)
            .island_port(P0)
            .with_order(P0, Order::Architect)
            .turn(P0, Phase::Construct)
    });
    let cases = [
        (architect((2, 2), 0, (11, 1), 0), "p-ord-06-fixed"),
        (architect((3, 0), 0, (11, 1), 0), "p-ord-06-fixed"),
        (architect((0, 0), 0, (11, 1), 0), "p-ord-06-fixed"),
        (architect(HOUSE, 0, HOUSE, 0), "p-ord-06-same-tile"),
        (architect(HOUSE, 0, (11, 1), 0), "p-ord-06-other-plan"),
        (architect(WELL, 0, (11, 1), 0), "p-ord-06-no-building"),
        (architect(HOUSE, 0, STORE, 0), "p-build-01-slot-taken"),
        (architect((-2, -2), 0, (11, 1), 0), "p-tile-11-foreign"),
    ];
    for (action, message) in cases {
        assert_eq!(play.message(P0, action), message, "{action:?}");
    }
    // The warehouse keeps its board and goods; a fortress clears its new neighbours.
    let mut moved = scene(|s| rich(s).with_order(P0, Order::Architect).turn(P0, Phase::Construct));
    let goods = moved.player(P0).goods;
    moved.act(P0, architect(STORE, 0, HOUSE, 0)).valid();
    assert_eq!((moved.player(P0).stock_board, moved.player(P0).goods), (Some(StockBoard::A), goods));
    assert_eq!((moved.player(P0).pecunia, moved.player(P0).orders), (115, vec![]));
    play.act(P0, architect(CASTLE, 0, (11, 1), 0)).valid();
    assert!(play.tile((11, 2)).is_none());
    assert_eq!(play.message(P0, architect(HOUSE, 0, (3, 1), 0)), "p-ord-06-no-order");
    // Masters do not move along.
    let mut masters = scene(|s| {
        street(s)
            .build(HOUSE, 0, Building::Mint)
            .with_masters(P0)
            .masters(HOUSE, 2)
            .with_order(P0, Order::Architect)
            .turn(P0, Phase::Construct)
    });
    masters.act(P0, architect(HOUSE, 0, (3, 1), 0)).valid();
    assert_eq!((masters.player(P0).masters_on_board, masters.tile((3, 1)).unwrap().masters), (6, 0));
    // The new site must be joined; P-BLD-25 holds there.
    let mut strict = scene(|s| {
        street(s)
            .build(HOUSE, 0, Building::Mint)
            .build(STORE, 1, Building::CoalMine)
            .lay(P0, "H03", (40, 40), 0)
            .with_order(P0, Order::Architect)
            .turn(P0, Phase::Construct)
    });
    assert_eq!(strict.why(P0, architect(HOUSE, 0, (40, 40), 0)), "P-BUILD-01");
    assert_eq!(strict.why(P0, architect(HOUSE, 0, STORE, 0)), "P-BLD-25");
    strict.change(|s| s.build((3, 1), 0, Building::Warehouse));
    assert_eq!(strict.why(P0, architect((3, 1), 0, STORE, 0)), "ok");
}

#[test]
fn p_ord_07_the_farmer_moves_a_tile_of_anybody() {
    let play = scene(|s| {
        s.with_order(P0, Order::Farmer)
            .lay(P1, "H02", (-4, -1), 0)
            .lay(P0, "R01", (4, 1), 0)
            .lay(P0, "R05", (5, 1), 0)
            .lay(P0, "S03", (40, 40), 0)
            .lay(P1, "N01", (-3, -2), 0)
    });
    assert_eq!(play.message(P0, farmer((7, 7), (3, 2), 0)), "p-ord-07-no-tile");
    assert_eq!(play.message(P0, farmer((4, 1), (4, 1), 1)), "p-ord-07-same-cell");
    for at in [(0, 0), (1, 0), (2, 2), (3, 0), (3, 1), (4, 0), (-3, -1), (-2, 0)] {
        assert_eq!(play.message(P0, farmer(at, (2, 1), 0)), "p-ord-07-unmovable", "{at:?}");
    }
    // The tile is lifted first: the road over (4,1) is gone, so its old neighbour leads nowhere.
    assert_eq!(play.why(P0, farmer((4, 1), (6, 1), 0)), "P-PLACE-04");
    assert_eq!(play.why(P0, farmer((5, 1), (1, 2), 0)), "ok");
    // The road must lead to the Palace of the player who moves the tile.
    assert_eq!(play.why(P0, farmer((-4, -1), (-1, -2), 0)), "P-PLACE-04");
    assert_eq!(play.why(P0, farmer((-4, -1), (1, 2), 0)), "ok");
    assert_eq!(play.why(P0, farmer((-3, -2), (2, 1), 0)), "ok");
    // An unbuilt bridge tile moves, if it fits; alone at (40,40) it touches nothing there.
    assert_eq!(play.why(P0, farmer((40, 40), (41, 40), 0)), "P-PLACE-02");
    let mut play = play;
    play.act(P0, farmer((-4, -1), (1, 2), 0)).valid();
    assert_eq!(play.tile((1, 2)).unwrap().owner, Some(P1));
    assert_eq!(
        (play.player(P0).pecunia, play.player(P0).orders.len(), play.player(P0).earned.len()),
        (70, 0, 1)
    );
    // Towers keep away every tile that their owner does not own.
    let guarded = scene(|s| {
        s.with_order(P0, Order::Farmer)
            .lay(P1, "G01", (30, 30), 0)
            .build((30, 30), 0, Building::Watchtower)
            .lay(P1, "N01", (-3, -2), 0)
            .lay(P0, "N02", (2, 1), 0)
    });
    assert_eq!(guarded.why(P0, farmer((2, 1), (29, 30), 0)), "P-PLACE-07");
    assert_eq!(guarded.why(P0, farmer((-3, -2), (29, 30), 0)), "ok");
}

#[test]
fn p_ord_08_the_farmers_four_buildings() {
    let third = |first: Building, second: Building, last: Building| {
        let mut play = scene(|s| {
            rich(s)
                .lay(P0, "H03", (40, 40), 0)
                .lay(P0, "H04", (42, 40), 0)
                .build((40, 40), 0, first)
                .build((42, 40), 0, second)
                .turn(P0, Phase::Construct)
        });
        play.act(P0, build(last, HOUSE, 0));
        play.player(P0).orders
    };
    assert_eq!(third(Building::Fisherman, Building::Agriculturist, Building::PigBreeder), [Order::Farmer]);
    assert_eq!(third(Building::Fisherman, Building::Windmill, Building::Agriculturist), [Order::Farmer]);
    assert!(third(Building::Fisherman, Building::Windmill, Building::Butcher).is_empty());
    let wide = switched(|s| s.farmer_set.push(Building::Butcher));
    let mut play = scene_of(wide, |s| {
        rich(s)
            .lay(P0, "H03", (40, 40), 0)
            .lay(P0, "H04", (42, 40), 0)
            .build((40, 40), 0, Building::Fisherman)
            .build((42, 40), 0, Building::Windmill)
            .turn(P0, Phase::Construct)
    });
    play.act(P0, build(Building::Butcher, HOUSE, 0));
    assert_eq!(play.player(P0).orders, [Order::Farmer]);
}

#[test]
fn p_ord_09_merit_tiles_bring_a_watchtower_or_a_fortress_if_a_piece_is_left() {
    let mut play = scene(|s| s.pecunia(P0, 60).turn(P0, Phase::Trade));
    assert_eq!(play.message(P0, Action::MeritTile { tile: tile("OM1") }), "p-ord-09-not-due");
    play.act(P0, BUY_20);
    assert_eq!(play.message(P0, Action::MeritTile { tile: tile("ST_A") }), "p-ord-09-taken");
    play.act(P0, Action::MeritTile { tile: tile("OM4") });
    assert_eq!(play.player(P0).extra, [tile("OM4")]);
    play.change(|s| s.turn(P0, Phase::Place));
    play.act(P0, extra("OM4", (4, 1), 0));
    assert_eq!(play.tile((4, 1)).unwrap().buildings, [Some(Building::Watchtower)]);
    // If no piece is left, no building comes, but the tile is laid all the same.
    let mut bare = scene_of(switched(|s| s.fortress_count = 0), |s| s.extra(P0, "OM6"));
    bare.act(P0, extra("OM6", (4, 1), 0));
    assert_eq!(bare.tile((4, 1)).unwrap().buildings, [None]);
    // A merit tile earned in a placement step can be laid in the same step.
    let mut chain =
        scene(|s| s.extra(P0, "OM6").lay(P0, "C02", (40, 40), 0).build((40, 40), 0, Building::Fortress));
    chain.act(P0, extra("OM6", (4, 1), 0));
    assert!(chain.trace().merit_due);
    chain.act(P0, Action::MeritTile { tile: tile("OM4") }).act(P0, extra("OM4", (5, 1), 0));
    assert_eq!(chain.state.phase(), Phase::Place);
}

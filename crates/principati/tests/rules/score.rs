use crate::play::*;
use princely_hex::Hex;
use princely_principati::score::Reason;
use princely_principati::{Action, Building, FoodRow, Good, Order, Phase};

#[test]
fn p_score_01_the_score_is_the_sum_of_its_items() {
    let play = scene(|s| {
        rich(s).build(TOWER, 0, Building::Watchtower).with_order(P0, Order::Miner).vehicles(P0, 3, 1, 1)
    });
    let score = play.score(P0);
    let sum: i32 = score.items().iter().map(|item| item.1).sum();
    assert_eq!(score.total(), sum);
    assert_eq!(play.player(P0).score, sum);
    assert!(score.items().iter().filter(|item| item.1 != 0).count() >= 7);
    let rules: Vec<&str> = score.items().iter().map(|item| item.0).collect();
    assert!(rules.is_sorted() && rules.len() == 15);
}

#[test]
fn p_score_02_buildings_by_kind() {
    let base = scene(|s| s).score(P0).buildings;
    assert_eq!(base, 10, "Palace and bridge");
    let cases = [
        (Building::Castle, "C02", 20),
        (Building::Manor, "C02", 20),
        (Building::Fortress, "C02", 20),
        (Building::Watchtower, "G01", 10),
        (Building::ScoutTower, "G01", 10),
        (Building::RidingHall, "S05", 10),
        (Building::Port, "S07", 10),
        (Building::Lighthouse, "S08", 10),
        (Building::School, "S01", 5),
        (Building::Market, "S06", 5),
        (Building::Warehouse, "H02", 5),
        (Building::Bridge, "S03", 5),
        (Building::CoalMine, "M01", 5),
        (Building::Baker, "H02", 5),
        (Building::Well, "W01", 2),
    ];
    for (building, id, points) in cases {
        let play = scene(|s| s.lay(P0, id, (40, 40), 0).build((40, 40), 0, building));
        assert_eq!(play.score(P0).buildings - base, points, "{building:?}");
    }
}

#[test]
fn p_score_03_victoria_island_scores_thirty_and_its_port_ten() {
    let play = scene(|s| s.island_port(P0));
    assert_eq!((play.score(P0).island, play.score(P0).buildings, play.score(P0).distant), (30, 20, 0));
    assert_eq!(play.score(P1).island, 0);
    let bare = scene_of(switched(|s| s.island_port_counts_10 = false), |s| s.island_port(P0));
    assert_eq!((bare.score(P0).island, bare.score(P0).buildings), (30, 10));
    // Whichever ports score are told, and no others.
    let far = Hex::new(60, 60);
    for (counts, told) in [(true, vec![Hex::ORIGIN, far]), (false, vec![far])] {
        let play = scene_of(switched(|s| s.island_port_counts_10 = counts), |s| {
            s.island_port(P0).lay(P0, "S07", (60, 60), 0).build((60, 60), 0, Building::Port)
        });
        let mut reasons = Vec::new();
        play.game.tally(&play.state, P0, &mut reasons);
        let ports = reasons.into_iter().find_map(|reason| match reason {
            Reason::Building { building: Building::Port, at, .. } => Some(at),
            _ => None,
        });
        assert_eq!(ports, Some(told), "the port of the island counts: {counts}");
    }
}

#[test]
fn p_score_04_who_has_said_that_he_cannot_place_loses_six() {
    let mut play = scene(|s| s.hand(P0, &[]));
    assert_eq!(play.score(P0).cannot_place, 0);
    play.act(P0, Action::CannotPlace);
    assert_eq!((play.score(P0).cannot_place, play.score(P1).cannot_place), (-6, 0));
}

/// Buildings of player 0 at places far away, all on tiles of their own.
fn spread(list: &[(&str, (i16, i16), Building)]) -> Play {
    scene(|s| list.iter().fold(s, |s, (id, at, building)| s.lay(P0, id, *at, 0).build(*at, 0, *building)))
}

#[test]
fn p_score_05_production_chains() {
    use Building::*;
    let trio =
        spread(&[("H02", (40, 40), Baker), ("H03", (41, 40), Windmill), ("H04", (42, 40), Agriculturist)]);
    assert_eq!(trio.score(P0).chains, 25);
    let pair =
        spread(&[("H02", (40, 40), Baker), ("H03", (41, 40), Windmill), ("H04", (43, 40), Agriculturist)]);
    assert_eq!(pair.score(P0).chains, 10);
    let last =
        spread(&[("H02", (39, 40), Baker), ("H03", (41, 40), Windmill), ("H04", (42, 40), Agriculturist)]);
    assert_eq!(last.score(P0).chains, 10);
    // Ends that touch each other are no link.
    let ends = spread(&[("H02", (40, 40), Baker), ("H04", (41, 40), Agriculturist)]);
    assert_eq!(ends.score(P0).chains, 0);
    // The mint serves two chains: jeweller–mint–diamonds and mint–gold.
    let mint = spread(&[
        ("H02", (40, 40), Jeweller),
        ("H03", (41, 40), Mint),
        ("M01", (42, 40), DiamondMine),
        ("M02", (41, 41), GoldMine),
    ]);
    assert_eq!(mint.score(P0).chains, 35);
    // Two ports: the better one counts once.
    let ports = spread(&[("S07", (40, 40), Port), ("H10", (41, 40), Sawmill), ("H03", (42, 40), Lumberjack)]);
    assert_eq!(ports.score(P0).chains, 25);
    let mut both = ports;
    both.change(|s| s.island_port(P0));
    assert_eq!(both.score(P0).chains, 25);
    for (one, two, three) in [(Butcher, PigBreeder, Agriculturist), (Blacksmith, Metallurgist, IronOreMine)] {
        let third = if three == IronOreMine { "M01" } else { "H04" };
        let chain = spread(&[("H02", (40, 40), one), ("H03", (41, 40), two), (third, (42, 40), three)]);
        assert_eq!(chain.score(P0).chains, 25, "{one:?}");
    }
    // Only the player's own buildings count.
    let foreign = scene(|s| {
        s.lay(P0, "H02", (40, 40), 0).build((40, 40), 0, Baker).lay(P1, "H03", (41, 40), 0).build(
            (41, 40),
            0,
            Windmill,
        )
    });
    assert_eq!(foreign.score(P0).chains, 0);
}

#[test]
fn p_score_06_buildings_next_to_an_own_well() {
    use Building::*;
    for (building, id, points) in [
        (Agriculturist, "H02", 2),
        (PigBreeder, "H02", 2),
        (Baker, "H02", 2),
        (Butcher, "H02", 2),
        (RidingHall, "S05", 2),
        (Mint, "H02", 0),
    ] {
        let near = spread(&[(id, (40, 40), building), ("W01", (41, 40), Well)]);
        assert_eq!(near.score(P0).beside_well, points, "{building:?}");
        let far = spread(&[(id, (40, 40), building), ("W01", (42, 40), Well)]);
        assert_eq!(far.score(P0).beside_well, 0);
    }
    // A building beside two wells scores once. A well on the same tile counts.
    let two = spread(&[("H02", (40, 40), Baker), ("W01", (41, 40), Well), ("W02", (39, 40), Well)]);
    assert_eq!(two.score(P0).beside_well, 2);
    let same = scene(|s| s.lay(P0, "ST_E", (40, 40), 0).build((40, 40), 0, Baker).build((40, 40), 1, Well));
    assert_eq!(same.score(P0).beside_well, 2);
    let foreign = scene(|s| {
        s.lay(P0, "H02", (40, 40), 0).build((40, 40), 0, Baker).lay(P1, "W01", (41, 40), 0).build(
            (41, 40),
            0,
            Well,
        )
    });
    assert_eq!(foreign.score(P0).beside_well, 0);
}

#[test]
fn p_score_07_watchtowers_with_one_tile_between_them() {
    use Building::Watchtower;
    let towers = |other: (i16, i16), between: Option<(i16, i16)>| {
        scene(|s| {
            let s = s
                .lay(P0, "G01", (40, 40), 0)
                .build((40, 40), 0, Watchtower)
                .lay(P0, "G02", other, 0)
                .build(other, 0, Watchtower);
            match between {
                Some(at) => s.lay(P1, "N01", at, 0),
                None => s,
            }
        })
        .score(P0)
        .watchtowers
    };
    assert_eq!(towers((42, 40), Some((41, 40))), 10, "a tile of anybody between");
    assert_eq!(towers((42, 40), None), 0, "nothing between");
    assert_eq!(towers((41, 40), Some((41, 41))), 0, "too close");
    assert_eq!(towers((43, 40), Some((41, 40))), 0, "too far");
    assert_eq!(towers((41, 41), Some((40, 41))), 10, "round the corner");
    // The Scout Tower is no watchtower.
    let scout = scene(|s| {
        s.lay(P0, "G01", (40, 40), 0)
            .build((40, 40), 0, Watchtower)
            .lay(P0, "G02", (42, 40), 0)
            .build((42, 40), 0, Building::ScoutTower)
            .lay(P0, "N01", (41, 40), 0)
    });
    assert_eq!(scout.score(P0).watchtowers, 0);
}

#[test]
fn p_score_08_the_scout_tower_adds_two_to_each_own_watchtower() {
    use Building::*;
    let play = spread(&[
        ("G01", (40, 40), Watchtower),
        ("G02", (45, 40), Watchtower),
        ("G03", (50, 40), ScoutTower),
    ]);
    assert_eq!((play.score(P0).scouted, play.score(P1).scouted), (4, 0));
    let without = spread(&[("G01", (40, 40), Watchtower), ("G02", (45, 40), Watchtower)]);
    assert_eq!(without.score(P0).scouted, 0);
}

#[test]
fn p_score_09_buildings_not_joined_by_own_roads_are_distant() {
    let road = |owner| {
        scene(|s| s.lay(owner, "R01", (4, 1), 0).lay(P0, "H02", (5, 1), 0).build((5, 1), 0, Building::Mint))
    };
    assert_eq!(road(P0).score(P0).distant, 0);
    assert_eq!(road(P1).score(P0).distant, -6);
    let cut_off = spread(&[("H02", (40, 40), Building::Mint)]);
    assert_eq!(cut_off.score(P0).distant, -6);
    // The roads on both banks of a river are joined by a bridge only.
    for (bridge, distant) in [(false, -6), (true, 0)] {
        let banks = scene(|s| {
            let s = s.lay(P0, "S03", (4, 1), 1).lay(P0, "H02", (5, 1), 0).build((5, 1), 0, Building::Mint);
            if bridge { s.build((4, 1), 0, Building::Bridge) } else { s }
        });
        assert_eq!(banks.score(P0).distant, distant, "a bridge: {bridge}");
    }
    // Each building of a two-slot tile counts by itself.
    let two = scene(|s| {
        s.lay(P0, "ST_E", (40, 40), 0).build((40, 40), 0, Building::Mint).build((40, 40), 1, Building::Well)
    });
    assert_eq!(two.score(P0).distant, -12);
}

#[test]
fn p_score_10_a_point_for_each_pecunia() {
    assert_eq!(scene(|s| s.pecunia(P0, 77)).score(P0).money, 77);
}

#[test]
fn p_score_11_orders_held_not_orders_returned() {
    let play = scene(|s| s.with_order(P0, Order::Commerce30).with_order(P0, Order::Farmer));
    assert_eq!(play.score(P0).orders, 50);
    let mut play = scene(|s| street(s).with_order(P0, Order::Miner).turn(P0, Phase::Construct));
    assert_eq!(play.score(P0).orders, 20);
    play.act(P0, miner(Building::GoldMine, MINE, 0));
    assert_eq!(play.score(P0).orders, 0);
}

#[test]
fn p_score_12_ten_for_each_person() {
    assert_eq!(scene(|s| s).score(P0).people, 60);
    assert_eq!(scene(|s| s.with_masters(P0).vehicles(P0, 3, 0, 0)).score(P0).people, 60 + 60 + 30);
}

#[test]
fn p_score_13_enclosed_empty_cells() {
    // A ring around (40,40): of one player's tiles, with water in it, or of both players' tiles.
    let ring = [(41, 40), (40, 41), (39, 41), (39, 40), (40, 39), (41, 39)];
    let tiles = ["N01", "N02", "N03", "N04", "N05", "N10"];
    let one = scene(|s| ring.iter().zip(tiles).fold(s, |s, (at, id)| s.lay(P0, id, *at, 0)));
    assert_eq!((one.score(P0).enclosed, one.score(P1).enclosed), (-2, 0));
    let open = scene(|s| ring.iter().zip(tiles).skip(1).fold(s, |s, (at, id)| s.lay(P0, id, *at, 0)));
    assert_eq!(open.score(P0).enclosed, 0);
    let both = scene(|s| {
        ring.iter().zip(tiles).skip(1).fold(s, |s, (at, id)| s.lay(P0, id, *at, 0)).lay(P1, "N01", ring[0], 0)
    });
    assert_eq!((both.score(P0).enclosed, both.score(P1).enclosed), (0, 0));
    // Water of the other player is ignored.
    let water = scene(|s| {
        ring.iter().zip(tiles).skip(1).fold(s, |s, (at, id)| s.lay(P0, id, *at, 0)).lay(P1, "A04", ring[0], 0)
    });
    assert_eq!((water.score(P0).enclosed, water.score(P1).enclosed), (-2, 0));
    let sea = scene(|s| {
        let waters = ["A03", "A04", "A05", "A06"];
        let s = ring.iter().zip(waters).fold(s, |s, (at, id)| s.lay(P0, id, *at, 0));
        ring.iter().skip(4).zip(["A03", "A04"]).fold(s, |s, (at, id)| s.lay(P1, id, *at, 0))
    });
    assert_eq!((sea.score(P0).enclosed, sea.score(P1).enclosed), (0, 0), "by water alone: nobody");
}

#[test]
fn p_score_13_every_enclosed_cell_counts_and_is_named() {
    // A ring around two cells in the far corner of the map, with an open cell beside it.
    let ring = [(41, 40), (41, 41), (40, 42), (39, 42), (39, 41), (39, 40), (40, 39), (41, 39)];
    let tiles = ["N01", "N02", "N03", "N04", "N05", "N10", "R01", "R04"];
    let play = scene(|s| ring.iter().zip(tiles).fold(s, |s, (at, id)| s.lay(P0, id, *at, 0)));
    let mut reasons = Vec::new();
    assert_eq!(play.game.tally(&play.state, P0, &mut reasons).enclosed, -4);
    let enclosed = reasons.into_iter().find_map(|reason| match reason {
        Reason::Enclosed { cells, points } => Some((cells, points)),
        _ => None,
    });
    assert_eq!(enclosed, Some((vec![Hex::new(40, 40), Hex::new(40, 41)], -4)));
}

#[test]
fn p_score_14_colour_groups_by_size() {
    // Green tiles in a row, far away: the starting world alone gives −2.
    let green = ["N01", "N03", "N04", "N05", "N10", "R01", "R04", "H02", "W01"];
    let points = [-2, 0, 1, 2, 5, 10, 15, 20, 20];
    for (size, expected) in (1..).zip(points) {
        let play =
            scene(|s| green.iter().take(size).zip(40..).fold(s, |s, (id, q)| s.lay(P0, id, (q, 40), 0)));
        assert_eq!(play.score(P0).colours, -2 + expected, "a group of {size}");
    }
    // A two-coloured tile belongs to both groups; a river between separates.
    let two = scene(|s| s.lay(P0, "R08", (40, 40), 0));
    assert_eq!(two.score(P0).colours, -2 - 4);
    let apart =
        scene(|s| s.lay(P0, "N01", (40, 40), 0).lay(P0, "A04", (41, 40), 0).lay(P0, "N03", (42, 40), 0));
    assert_eq!(apart.score(P0).colours, -2 - 4);
    // Tiles of the other player do not connect.
    let foreign = scene(|s| s.lay(P0, "N01", (40, 40), 0).lay(P1, "N03", (41, 40), 0));
    assert_eq!(foreign.score(P0).colours, -2 - 2);
}

#[test]
fn p_score_15_ships_and_carts() {
    assert_eq!(scene(|s| s.vehicles(P0, 6, 4, 2).cargo_ship(P0, 3)).score(P0).vehicles, 140);
}

#[test]
fn p_score_16_stored_goods() {
    let play = scene(|s| {
        s.no_goods(P0)
            .goods(P0, Good::Fish, 2)
            .goods(P0, Good::Bread, 1)
            .goods(P0, Good::Ham, 1)
            .goods(P0, Good::Jewel, 3)
            .goods(P0, Good::Tool, 3)
            .food_coins(P0, FoodRow::Fish, 4)
            .food_coins(P0, FoodRow::BreadHam, 2)
    });
    assert_eq!(play.score(P0).goods, 8 + 8 + 15);
    let cheap = scene_of(switched(|s| s.jewel_vp = 2), |s| s.goods(P0, Good::Jewel, 3));
    assert_eq!(cheap.score(P0).goods, 6);
}

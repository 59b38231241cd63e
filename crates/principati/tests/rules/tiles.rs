use crate::play::*;
use princely_principati::catalogue::Catalogue;
use princely_principati::names::{Category, Colour, Side};
use princely_principati::{Building, Feature, Good, Phase, Plan, Principati};

#[test]
fn p_hex_01_a_tile_is_laid_with_a_rotation_below_its_number_of_different_ones() {
    let game = Principati::default();
    let list = |ids: &str| ids.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let one = list("R06 A05 N01 N02 N03 N04 N05 N06 N07a N07b N08a N08b N09a N09b N10 ST_D X01 X02");
    let two = list("R04 R09 C04 G03 W02 H01 ST_B");
    let three =
        list("R01 R05 R08 C05 G02 W01 M02 M03 H02 H07 S01 S02 S03 S04 S06 A02 A03 ST_C ST_E OM3 OM4 OM6");
    for kind in game.catalogue().kinds() {
        let id = kind.id.as_str().to_owned();
        let expected = if one.contains(&id) {
            1
        } else if two.contains(&id) {
            2
        } else if three.contains(&id) {
            3
        } else {
            6
        };
        assert_eq!(kind.turns, expected, "{id}");
    }
    let play = scene(|s| s);
    assert_eq!(play.why(P0, place("R01", (4, 1), 0)), "ok");
    assert_eq!(play.why(P0, place("R01", (4, 1), 3)), "P-HEX-01");
    assert_eq!(play.why(P0, place("R07", (4, 1), 6)), "P-HEX-01");
    assert_eq!(play.why(P0, place("R07", (4, 1), 3)), "P-PLACE-03");
    assert_eq!(play.why(P0, place("R07", (4, 1), 2)), "ok");
    // One tile per cell.
    assert_eq!(play.why(P0, place("R07", (3, 1), 2)), "P-PLACE-02");
}

#[test]
fn p_tile_01_a_catalogue_is_validated_and_its_faults_are_named() {
    let good = Catalogue::standard().unwrap();
    assert!(Catalogue::new(&good, None, false).is_ok());
    type Spoil = fn(&mut princely_principati::catalogue::CatalogueNote);
    let faults: [(Spoil, &str); 14] = [
        (|c| drop(c.tile.remove(0)), "set P1 has 65 tiles"),
        (|c| c.tile[0].edges.truncate(5), "six edges"),
        (|c| c.tile[0].roads = vec![vec![0, 2]], "tile R01: roads: side 2"),
        (|c| c.tile[0].roads = vec![vec![0]], "side 3 belongs to no component"),
        (|c| c.tile[1].id = "R01".into(), "listed twice"),
        (|c| c.tile[0].id = "too long for an id".into(), "an id is"),
        (|c| c.tile[0].copies = 2, "one copy"),
        (|c| c.tile[0].sets = vec!["P3".into()], "sets is"),
        (|c| c.meta.schema = 2, "schema"),
        (|c| c.meta.physical_total = 150, "151 tiles in all"),
        (|c| c.start_world[0].tile = "NONE".into(), "no such tile"),
        (|c| c.start_world[7].rotation = 1, "do not fit"),
        (|c| c.edge_contact.truncate(4), "edge_contact"),
        (
            |c| {
                for tile in c.tile.iter_mut().filter(|tile| tile.id == "S06") {
                    tile.plans = vec![Plan::House];
                }
            },
            "no tile with the plan \"market\"",
        ),
    ];
    for (spoil, fault) in faults {
        let mut data = good.clone();
        spoil(&mut data);
        let error = Catalogue::new(&data, None, false).unwrap_err();
        assert!(error.contains(fault), "{error:?} does not say {fault:?}");
    }
}

#[test]
fn p_tile_02_sides_are_plain_road_river_or_sea() {
    let game = Principati::default();
    let sides = |id: &str| game.catalogue().kind(game.catalogue().find(tile(id)).unwrap()).sides;
    assert_eq!(sides("S02"), [Side::River, Side::Road, Side::None, Side::River, Side::Road, Side::None]);
    assert_eq!(sides("S07"), [Side::Sea, Side::Sea, Side::None, Side::Road, Side::Road, Side::None]);
    // A river side touches only river sides: nothing else may lie at the river's open end.
    let play = scene(|s| s);
    assert_eq!(play.why(P0, place("N01", (5, 0), 0)), "P-SEA-03");
    assert_eq!(play.why(P0, place("A03", (5, 0), 0)), "ok");
    assert_eq!(play.message(P0, place("N01", (5, 0), 0)), "p-sea-03-river");
}

#[test]
fn p_tile_03_components_of_a_tile_are_not_joined_by_the_tile() {
    // The Double Arc meets the Y-house with one of its two roads; the other road leads east and is cut off.
    let mut play = scene(|s| s.lay(P0, "R08", (4, 1), 2).turn(P0, Phase::Place));
    // Rotation 2 joins SW–W and NE–E.
    assert_eq!(play.why(P0, place("R01", (5, 1), 0)), "P-PLACE-04");
    assert_eq!(play.why(P0, place("C03", (3, 2), 5)), "ok");
    // One component is enough for the tile itself to be joined.
    play = scene(|s| s.lay(P0, "M03", (4, 1), 2).turn(P0, Phase::Construct));
    assert_eq!(play.why(P0, build(Building::GoldMine, (4, 1), 0)), "ok");
}

#[test]
fn p_tile_04_a_bridge_tile_joins_its_ends_only_under_a_bridge() {
    // Bridge tile (right) at (4,1), turned once: roads W and E, so that the west end meets the Y-house.
    let bridged = |bridge: bool| {
        scene(|s| {
            let s = s.lay(P0, "S03", (4, 1), 1).lay(P0, "H02", (5, 0), 2);
            if bridge { s.build((4, 1), 0, Building::Bridge) } else { s }.turn(P0, Phase::Construct)
        })
    };
    // The tile east of it is joined only by the bridge.
    let east = |play: &mut Play| {
        play.change(|s| s.lay(P0, "H07", (5, 1), 0).turn(P0, Phase::Construct));
        play.why(P0, build(Building::Quarry, (5, 1), 0))
    };
    assert_eq!(east(&mut bridged(false)), "P-BUILD-01");
    assert_eq!(east(&mut bridged(true)), "ok");
}

#[test]
fn p_tile_05_a_building_stands_on_its_plan_and_a_plan_may_stay_a_road() {
    let mut play = scene(|s| rich(s).turn(P0, Phase::Construct));
    let plans = [
        (HOUSE, Building::Mint),
        (WELL, Building::Well),
        (MINE, Building::GoldMine),
        (SCHOOL, Building::School),
        (TOWER, Building::Watchtower),
    ];
    for (at, building) in plans {
        assert_eq!(play.why(P0, build(building, at, 0)), "ok", "{building:?}");
        for (other, _) in plans.into_iter().filter(|entry| entry.0 != at) {
            assert_eq!(play.why(P0, build(building, other, 0)), "P-BUILD-03", "{building:?} at {other:?}");
        }
    }
    // Only the warehouse stands in the whole street, and yet the street is joined from end to end.
    play.act(P0, build(Building::Watchtower, TOWER, 0));
}

#[test]
fn p_tile_06_two_slot_tiles_hold_two_buildings() {
    let mut play = scene(|s| {
        rich(s)
            .lay(P0, "ST_E", (11, 1), 0)
            .lay(P0, "ST_F", (30, 0), 0)
            .lay(P0, "ST_C", (12, 1), 0)
            .turn(P0, Phase::Construct)
    });
    play.act(P0, build(Building::Mint, (11, 1), 0)).act(P0, build(Building::Well, (11, 1), 1));
    assert_eq!(play.tile((11, 1)).unwrap().buildings, [Some(Building::Mint), Some(Building::Well)]);
    play.act(P0, build(Building::Well, (12, 1), 1));
    assert_eq!(play.tile((12, 1)).unwrap().buildings, [None, Some(Building::Well)]);
    assert_eq!(play.why(P0, build(Building::Well, (12, 1), 2)), "P-BUILD-01");
    assert_eq!(play.message(P0, build(Building::Well, (12, 1), 2)), "p-build-01-no-slot");
}

#[test]
fn p_tile_07_a_feature_counts_on_an_adjacent_tile_and_on_the_own_one() {
    // The water-mill house lies on a river: a fisherman works there.
    let at = |game: Principati| {
        scene_of(game, |s| s.lay(P0, "H12", (20, 20), 0).build((20, 20), 0, Building::Fisherman))
    };
    assert!(at(Principati::default()).works(P0, Building::Fisherman));
    assert!(!at(switched(|s| s.feature_on_own_tile = false)).works(P0, Building::Fisherman));
    let beside = scene(|s| {
        s.lay(P0, "A04", (20, 21), 0).lay(P0, "H02", (20, 20), 0).build((20, 20), 0, Building::Fisherman)
    });
    assert!(beside.works(P0, Building::Fisherman));
    let dry = scene(|s| s.lay(P0, "H02", (20, 20), 0).build((20, 20), 0, Building::Fisherman));
    assert!(!dry.works(P0, Building::Fisherman));
}

#[test]
fn p_tile_08_nature_serves_everybody_but_grain_only_its_owner() {
    let lumber = scene(|s| s.lay(P1, "N01", (4, 1), 0).build((3, 1), 0, Building::Lumberjack));
    assert!(lumber.works(P0, Building::Lumberjack));
    let farm = |owner| {
        scene(|s| {
            s.lay(owner, "N03", (4, 1), 0)
                .build((3, 1), 0, Building::Agriculturist)
                .lay(P0, "W01", (20, 20), 0)
                .build((20, 20), 0, Building::Well)
        })
    };
    assert!(farm(P0).works(P0, Building::Agriculturist));
    assert!(!farm(P1).works(P0, Building::Agriculturist));
}

#[test]
fn p_tile_09_a_tile_with_several_features_is_each_of_them() {
    // Field-Black Mountain: a coal mine works beside it, and it gives horsemen.
    let mut play = scene(|s| {
        s.lay(P0, "N10", (21, 20), 0).lay(P0, "M01", (20, 20), 0).build((20, 20), 0, Building::CoalMine)
    });
    assert!(play.works(P0, Building::CoalMine));
    play.change(|s| {
        rich(s)
            .lay(P0, "S05", (11, 1), 2)
            .lay(P0, "A04", (2, 3), 0)
            .build(SCHOOL, 0, Building::School)
            .turn(P0, Phase::Construct)
    });
    let river_forest = scene(|s| {
        s.lay(P0, "A03", (20, 21), 0)
            .lay(P0, "H02", (20, 20), 0)
            .lay(P0, "H03", (21, 20), 0)
            .build((20, 20), 0, Building::Fisherman)
            .build((21, 20), 0, Building::Lumberjack)
    });
    assert!(river_forest.works(P0, Building::Fisherman));
    assert!(river_forest.works(P0, Building::Lumberjack));
}

#[test]
fn p_tile_10_colours_of_tiles() {
    let game = Principati::default();
    let colours = |id: &str| game.catalogue().kind(game.catalogue().find(tile(id)).unwrap()).colours;
    let bits = |list: &[Colour]| list.iter().fold(0, |set, colour| set | 1 << *colour as u8);
    assert_eq!(colours("N06"), bits(&[Colour::Black]), "a bog is black");
    assert_eq!(colours("ST_D"), bits(&[Colour::Green]), "the Blue Spring is green");
    assert_eq!(colours("S02"), bits(&[Colour::Green]), "a bridge tile has its land's colour");
    assert_eq!(colours("R08"), bits(&[Colour::White, Colour::Green]));
    for kind in game.catalogue().kinds() {
        let colourless = matches!(kind.category, Category::Water | Category::Island);
        assert_eq!(kind.colours == 0, colourless, "{}", kind.id);
    }
}

#[test]
fn p_tile_11_one_builds_only_on_own_tiles() {
    let play = scene(|s| s.lay(P1, "H02", (4, 1), 0).turn(P0, Phase::Construct));
    assert_eq!(play.why(P0, build(Building::Quarry, (4, 1), 0)), "P-TILE-11");
    assert_eq!(play.why(P0, build(Building::Quarry, (3, 1), 0)), "ok");
    assert_eq!(play.tile((4, 1)).unwrap().owner, Some(P1));
    assert_eq!((play.tile((0, 0)).unwrap().owner, play.tile((1, 0)).unwrap().owner), (None, None));
    let island = scene(|s| s.island_port(P1));
    assert_eq!(island.tile((0, 0)).unwrap().owner, Some(P1));
}

#[test]
fn p_tile_12_what_each_natural_element_does() {
    let cases = [
        ("N01", Building::Lumberjack, "H02", true),
        ("N03", Building::Lumberjack, "H02", false),
        ("N07a", Building::Quarry, "H02", true),
        ("N09a", Building::Quarry, "H02", false),
        ("N07a", Building::IronOreMine, "M01", true),
        ("N07a", Building::GoldMine, "M01", true),
        ("N07a", Building::CoalMine, "M01", false),
        ("N09a", Building::CoalMine, "M01", true),
        ("N09a", Building::DiamondMine, "M01", true),
        ("N09a", Building::GoldMine, "M01", false),
        ("A04", Building::Fisherman, "H02", true),
        ("ST_D", Building::Fisherman, "H02", false), // ponds are no lake
    ];
    for (nature, building, site, works) in cases {
        let play =
            scene(|s| s.lay(P0, nature, (21, 20), 0).lay(P0, site, (20, 20), 0).build((20, 20), 0, building));
        assert_eq!(play.works(P0, building), works, "{building:?} beside {nature}");
    }
    assert_eq!(Feature::ALL.len(), 14);
}

#[test]
fn p_sea_01_the_sea_touches_the_sea_or_a_mountain() {
    let play = scene(|s| s);
    // (1,1) touches the two sea tiles (1,0) and (0,1).
    assert_eq!(play.why(P0, place("N01", (1, 1), 0)), "P-SEA-01");
    assert_eq!(play.why(P0, place("N07a", (1, 1), 0)), "ok");
    assert_eq!(play.why(P0, place("N09a", (1, 1), 0)), "ok");
    assert_eq!(play.why(P0, place("A06", (1, 1), 3)), "ok");
    assert_eq!(play.why(P0, place("A05", (0, 2), 0)), "ok");
    assert_eq!(play.why(P0, place("A05", (1, 1), 0)), "P-SEA-01", "the mouth has a plain side there");
    assert_eq!(play.why(P0, place("A06", (1, 1), 2)), "P-SEA-01");
    // A bay side against a mountain, a bay side against plain land.
    let mountain = scene(|s| s.lay(P0, "N08a", (20, 20), 0));
    assert_eq!(mountain.why(P0, place("A06", (19, 20), 0)), "ok");
    let plain = scene(|s| s.lay(P0, "N01", (20, 20), 0));
    assert_eq!(plain.why(P0, place("A06", (19, 20), 0)), "P-SEA-01");
    assert_eq!(plain.why(P0, place("A05", (19, 20), 0)), "P-SEA-01");
    let open = scene_of(switched(|s| s.sea_tile_like_bay = false), |s| s);
    assert_eq!(open.why(P0, place("N01", (1, 1), 0)), "ok");
    // The sea beside plain land, which was refused above.
    let open = scene_of(switched(|s| s.sea_tile_like_bay = false), |s| s.lay(P0, "N01", (20, 20), 0));
    assert_eq!(open.why(P0, place("A05", (19, 20), 0)), "ok");
}

#[test]
fn p_sea_02_a_sea_is_usable_with_a_sea_tile_and_two_coasts_one_of_them_a_bay() {
    // The starting sea has two mouths but no bay.
    let port = |with: &[(&str, (i16, i16), u8)]| {
        let play = scene(|s| {
            let s = with.iter().fold(s, |s, (id, at, rot)| s.lay(P0, id, *at, *rot));
            rich(s).build(SCHOOL, 0, Building::School).lay(P0, "H11", (20, 20), 0).turn(P0, Phase::Construct)
        });
        play.why(P0, build(Building::Port, (1, 1), 0))
    };
    // The port tile itself is the first bay; it is not joined by road here, and the road is checked first …
    assert_eq!(port(&[("S07", (1, 1), 3)]), "P-BUILD-01");
    // … and with the road of Annex E 18 it can be built.
    let joined = [("R04", (1, 2), 0), ("S07", (1, 1), 3)];
    assert_eq!(port(&joined), "ok");
    // A port on a coast without any sea tile.
    let lonely = scene(|s| {
        rich(s).build(SCHOOL, 0, Building::School).lay(P0, "S07", (11, 1), 0).turn(P0, Phase::Construct)
    });
    assert_eq!(lonely.why(P0, build(Building::Port, (11, 1), 0)), "P-SEA-02");
    // Two bays without a sea tile.
    let bays = scene(|s| {
        let s = rich(s).build(SCHOOL, 0, Building::School);
        s.lay(P0, "S07", (11, 1), 0).lay(P0, "A06", (12, 1), 3).turn(P0, Phase::Construct)
    });
    assert_eq!(bays.why(P0, build(Building::Port, (11, 1), 0)), "P-SEA-02");
    // Sea tile and two bays.
    let two = scene(|s| {
        rich(s)
            .build(SCHOOL, 0, Building::School)
            .lay(P0, "S07", (11, 1), 0)
            .lay(P0, "A05", (12, 1), 0)
            .lay(P0, "A06", (13, 1), 3)
            .turn(P0, Phase::Construct)
    });
    assert_eq!(two.why(P0, build(Building::Port, (11, 1), 0)), "ok");
    // Sea tile and one bay only.
    let one = scene(|s| {
        rich(s)
            .build(SCHOOL, 0, Building::School)
            .lay(P0, "S07", (11, 1), 0)
            .lay(P0, "A05", (12, 1), 0)
            .turn(P0, Phase::Construct)
    });
    assert_eq!(one.why(P0, build(Building::Port, (11, 1), 0)), "P-SEA-02");
    // The fisherman fishes in a usable sea, not in the starting sea without a bay.
    let fisher = |bay: bool| {
        scene(|s| {
            let s =
                s.lay(P0, "N07a", (1, 1), 0).lay(P0, "H02", (0, 2), 0).build((0, 2), 0, Building::Fisherman);
            if bay { s.lay(P0, "A06", (-1, 2), 4) } else { s }
        })
    };
    assert!(!fisher(false).works(P0, Building::Fisherman));
    assert!(fisher(true).works(P0, Building::Fisherman));
}

#[test]
fn p_sea_03_a_river_touches_only_a_river_and_may_end_anywhere() {
    let mut play = scene(|s| s);
    for wrong in ["N01", "R01", "A05", "N07a"] {
        assert_eq!(
            play.why(P0, place(wrong, (5, 0), 0)),
            if wrong == "R01" { "P-PLACE-03" } else { "P-SEA-03" },
            "{wrong}"
        );
    }
    play.act(P0, place("A04", (5, 0), 1));
    assert_eq!(play.tile((5, 0)).unwrap().rot, 1);
    assert_eq!(play.player(P0).goods[&Good::Tool], 5);
}

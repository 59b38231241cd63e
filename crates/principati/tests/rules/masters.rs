use crate::play::*;
use princely_principati::{Building, Phase};

/// Fisherman on the Y-house (beside the bridge's river), quarry on the street's house; school built.
fn village() -> Play {
    scene(|s| {
        street(s)
            .build(SCHOOL, 0, Building::School)
            .build((3, 1), 0, Building::Fisherman)
            .build(HOUSE, 0, Building::Quarry)
            .build(WELL, 0, Building::Well)
            .turn(P0, Phase::Masters)
    })
}

#[test]
fn p_mast_01_the_school_brings_six_masters_who_stay() {
    let mut play = scene(|s| street(s).build(HOUSE, 0, Building::Quarry).turn(P0, Phase::Masters));
    assert_eq!(play.why(P0, master(None, Some(HOUSE))), "P-MAST-01");
    play.change(|s| s.turn(P0, Phase::Construct));
    play.act(P0, build(Building::School, SCHOOL, 0));
    assert_eq!((play.player(P0).masters, play.player(P0).masters_on_board), (6, 6));
    play.act(P0, demolish(SCHOOL, 0));
    assert_eq!(play.player(P0).masters, 6);
    // A second school brings no more, and leaves all where they are.
    play.change(|s| s.masters(HOUSE, 2)).act(P0, build(Building::School, SCHOOL, 0));
    assert_eq!((play.player(P0).masters, play.player(P0).masters_on_board), (6, 4));
    play.change(|s| s.turn(P0, Phase::Masters));
    assert_eq!(play.why(P0, master(None, Some(HOUSE))), "ok");
}

#[test]
fn p_mast_02_any_number_of_moves_but_no_tile_gives_and_receives() {
    let mut play = village();
    play.act(P0, master(None, Some(HOUSE))).act(P0, master(None, Some(HOUSE)));
    assert_eq!(play.tile(HOUSE).unwrap().masters, 2);
    assert_eq!(play.message(P0, master(Some(HOUSE), None)), "p-mast-02-received-before");
    assert_eq!(play.message(P0, master(Some((3, 1)), None)), "p-mast-02-no-master");
    assert_eq!(play.message(P0, master(Some(HOUSE), Some(HOUSE))), "p-mast-02-same-place");
    assert_eq!(play.message(P0, master(None, None)), "p-mast-02-same-place");
    let mut all_out = village();
    all_out.change(|s| s.masters(HOUSE, 6));
    assert_eq!(all_out.message(P0, master(None, Some((3, 1)))), "p-mast-02-no-master");
    // In the next masters phase they can be moved on; after that the tile receives none.
    play.act(P0, END).until(P0, Phase::Masters);
    play.act(P0, master(Some(HOUSE), Some((3, 1))));
    assert_eq!(play.message(P0, master(None, Some(HOUSE))), "p-mast-02-gave-before");
    assert_eq!(play.why(P0, master(Some(HOUSE), None)), "ok", "it may give again");
    // The cardinal is counted apart: the tile that gave a master may receive him.
    assert_eq!(play.why(P0, cardinal(None, Some(HOUSE))), "ok");
    play.act(P0, cardinal(None, Some(HOUSE)));
    assert_eq!(play.why(P0, cardinal(Some(HOUSE), None)), "P-MAST-02");
    assert_eq!(play.why(P0, master(Some(HOUSE), None)), "ok");
    play.valid();
}

#[test]
fn p_mast_03_masters_help_certain_trades_only() {
    let helped = [
        Building::Butcher,
        Building::Baker,
        Building::Quarry,
        Building::Blacksmith,
        Building::Jeweller,
        Building::Mint,
        Building::Sawmill,
        Building::Fisherman,
        Building::Agriculturist,
    ];
    let others = [
        Building::Windmill,
        Building::PigBreeder,
        Building::Lumberjack,
        Building::Metallurgist,
        Building::Warehouse,
    ];
    for building in helped.into_iter().chain(others) {
        let play = scene(|s| {
            s.lay(P0, "H02", HOUSE, 0).build(HOUSE, 0, building).with_masters(P0).turn(P0, Phase::Masters)
        });
        let expected = if helped.contains(&building) { "ok" } else { "P-MAST-03" };
        assert_eq!(play.why(P0, master(None, Some(HOUSE))), expected, "{building:?}");
    }
    let mut play = village();
    assert_eq!(play.why(P0, master(None, Some(WELL))), "P-MAST-03");
    assert_eq!(play.why(P0, master(None, Some(SCHOOL))), "P-MAST-03");
    assert_eq!(play.why(P0, master(None, Some((50, 50)))), "P-MAST-03");
    // Masters may not stand on the other player's tile. The workplace need not work: this quarry has no mountain.
    play.change(|s| {
        s.lay(P1, "H02", (-4, -1), 0).build((-4, -1), 0, Building::Quarry).turn(P0, Phase::Masters)
    });
    assert_eq!(play.why(P0, master(None, Some((-4, -1)))), "P-MAST-03");
    assert!(!play.works(P0, Building::Quarry));
    assert_eq!(play.why(P0, master(None, Some(HOUSE))), "ok");
    let strict = scene_of(switched(|s| s.master_on_agriculturist = false), |s| {
        s.build((3, 1), 0, Building::Agriculturist).with_masters(P0).turn(P0, Phase::Masters)
    });
    assert_eq!(strict.why(P0, master(None, Some((3, 1)))), "P-MAST-03");
}

#[test]
fn p_mast_04_at_most_three_on_a_tile_the_cardinal_included() {
    let mut play = village();
    assert_eq!(play.times(P0, master(None, Some(HOUSE))), 3);
    assert_eq!(play.why(P0, master(None, Some(HOUSE))), "P-MAST-04");
    assert_eq!(play.why(P0, cardinal(None, Some(HOUSE))), "P-MAST-04");
    play.act(P0, cardinal(None, Some((3, 1))));
    assert_eq!(play.times(P0, master(None, Some((3, 1)))), 2);
}

#[test]
fn p_mast_05_each_master_raises_output_by_one() {
    for masters in 0..=3 {
        let mut play = village();
        play.change(|s| s.masters((3, 1), masters).no_goods(P0).turn(P0, Phase::Produce));
        assert_eq!(play.times(P0, produce((3, 1))), 1 + usize::from(masters));
    }
}

#[test]
fn p_mast_06_the_cardinal_is_a_citizen_at_home_and_a_master_abroad() {
    let mut play = scene(|s| s.build((3, 1), 0, Building::Fisherman).no_goods(P0).turn(P0, Phase::Masters));
    // No school is needed.
    play.act(P0, cardinal(None, Some((3, 1))));
    assert_eq!(play.message(P0, cardinal(None, Some((3, 1)))), "p-mast-06-no-cardinal");
    assert_eq!(play.player(P0).cardinal, Some(hex((3, 1))));
    play.until(P0, Phase::Produce);
    assert_eq!(play.player(P0).workers_left, 5);
    assert_eq!(play.times(P0, produce((3, 1))), 2);
}

#[test]
fn p_mast_07_who_loses_his_workplace_returns_to_the_board() {
    let mut play = village();
    play.change(|s| s.masters(HOUSE, 2).cardinal(HOUSE).turn(P0, Phase::Construct));
    play.act(P0, demolish(HOUSE, 0)).valid();
    let player = play.player(P0);
    assert_eq!((player.masters_on_board, player.cardinal), (6, None));
    // They stay when the other building of a two-slot tile goes.
    let mut play = scene(|s| {
        s.lay(P0, "ST_E", (4, 1), 0)
            .build((4, 1), 0, Building::Quarry)
            .build((4, 1), 1, Building::Well)
            .with_masters(P0)
            .masters((4, 1), 2)
            .turn(P0, Phase::Construct)
    });
    play.act(P0, demolish((4, 1), 1));
    assert_eq!(play.tile((4, 1)).unwrap().masters, 2);
    play.act(P0, demolish((4, 1), 0));
    assert_eq!((play.tile((4, 1)).unwrap().masters, play.player(P0).masters_on_board), (0, 6));
}

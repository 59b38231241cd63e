use crate::play::*;
use princely_core::{Game, Refusal as _};
use princely_hex::Direction;
use princely_principati::{Action, Building, Ending, Order, Phase, Refusal};

#[test]
fn p_place_01_exactly_one_tile_of_the_own_set() {
    let mut play = scene(|s| s);
    assert_eq!(play.why(P0, place("G06b", (4, 1), 0)), "P-PLACE-01", "a tile of the other set");
    assert_eq!(play.why(P0, place("H01", (4, 1), 0)), "P-PLACE-01", "already laid");
    assert_eq!(play.why(P0, place("ST_A", (4, 1), 0)), "P-PLACE-01", "no tile of the set");
    assert_eq!(play.why(P0, place("XX", (4, 1), 0)), "P-PLACE-01", "no tile at all");
    play.act(P0, place("R01", (4, 1), 0));
    assert_eq!(play.why(P0, place("R05", (5, 1), 0)), "P-TURN-02");
    assert!(!play.player(P0).hand.contains(&tile("R01")));
}

#[test]
fn p_place_02_an_empty_cell_that_touches_a_laid_tile() {
    let play = scene(|s| s);
    assert_eq!(play.message(P0, place("N01", (2, 2), 0)), "p-place-02-occupied");
    assert_eq!(play.message(P0, place("N01", (9, 9), 0)), "p-place-02-apart");
    assert_eq!(play.message(P0, place("N01", (32767, -32768), 0)), "p-place-02-apart");
    assert_eq!(play.why(P0, place("N01", (2, 1), 0)), "ok");
}

#[test]
fn p_place_03_roads_meet_roads_on_every_side() {
    let play = scene(|s| s.lay(P0, "R01", (4, 1), 0));
    // A straight road across: its side towards (4,1) is plain, the road of (4,1) would end in grass.
    assert_eq!(play.why(P0, place("R07", (5, 1), 4)), "P-PLACE-03");
    let refusal = play.game.check(&play.state, P0, &place("R07", (5, 1), 4));
    assert_eq!(refusal, Err(Refusal::Road { direction: Direction::West }));
    let message = refusal.unwrap_err().message();
    assert_eq!(message.id, "p-place-03-road");
    let west = princely_core::Arg::Name { kind: "direction".into(), id: "W".into() };
    assert_eq!(message.args, [("direction".into(), west)]);
    // The other way round: a road of the new tile against a plain side.
    assert_eq!(play.why(P0, place("R06", (4, 2), 0)), "P-PLACE-03");
    // A forest may not be put against an open road end.
    assert_eq!(play.why(P0, place("N01", (5, 1), 0)), "P-PLACE-03");
    assert_eq!(play.why(P0, place("N01", (4, 2), 0)), "ok");
}

#[test]
fn p_place_04_roads_lead_to_the_own_palace_over_roads_of_anybody() {
    let play = scene(|s| s.lay(P0, "N01", (6, 0), 0));
    // Touching only a forest: a road tile leads nowhere.
    assert_eq!(play.why(P0, place("R07", (7, 0), 0)), "P-PLACE-04");
    // The other player's road does not lead to the player's own Palace …
    assert_eq!(play.why(P0, place("R01", (-4, -1), 0)), "P-PLACE-04");
    // … but the other player's tiles count if they lead there.
    let mut play = scene(|s| s.lay(P1, "R01", (4, 1), 0));
    assert_eq!(play.why(P0, place("R05", (5, 1), 0)), "ok");
    play.change(|s| s.turn(P1, Phase::Place));
    assert_eq!(play.why(P1, place("R05", (5, 1), 0)), "P-PLACE-04");
}

#[test]
fn p_place_05_roadless_tiles_go_anywhere() {
    let play = scene(|s| s);
    // Beside the other player's Palace, far from every own road.
    for id in ["N01", "N06", "N04", "N09a"] {
        assert_eq!(play.why(P0, place(id, (-2, -3), 0)), "ok", "{id}");
    }
    assert_eq!(play.why(P0, place("R07", (-2, -3), 3)), "P-PLACE-04");
    let spring = scene(|s| s.extra(P0, "ST_D"));
    assert_eq!(spring.why(P0, extra("ST_D", (-2, -3), 0)), "ok");
}

#[test]
fn p_place_06_the_table_of_contacts() {
    // A tile alone on the plain, and another one east of it: side E against side W.
    let cases = [
        ("N01", "N02", 0, "ok"),          // none–none
        ("A04", "A03", 0, "ok"),          // river–river
        ("A06", "A05", 0, "ok"),          // sea–sea
        ("A05", "N07a", 0, "ok"),         // sea–mountain
        ("N08a", "A06", 3, "ok"),         // mountain–sea
        ("A05", "N01", 0, "P-SEA-01"),    // sea–none
        ("A04", "A06", 3, "P-SEA-03"),    // river–sea
        ("A04", "N02", 0, "P-SEA-03"),    // river–none
        ("A04", "N07a", 0, "P-SEA-03"),   // river–mountain
        ("A05", "A03", 0, "P-SEA-03"),    // sea–river
        ("N01", "R01", 0, "P-PLACE-03"),  // none–road
        ("A04", "R01", 0, "P-PLACE-03"),  // river–road
        ("A05", "R01", 0, "P-PLACE-03"),  // sea–road
        ("N07a", "R01", 0, "P-PLACE-03"), // mountain–road
    ];
    for (west, east, rot, rule) in cases {
        let play =
            scene(|s| s.lay(P1, west.replace("N08a", "N08b").replace("N07a", "N07b").as_str(), (20, 20), 0));
        assert_eq!(play.why(P0, place(east, (21, 20), rot)), rule, "{west}–{east}");
    }
    let roads = scene(|s| s.lay(P0, "R01", (4, 1), 0));
    assert_eq!(roads.why(P0, place("R05", (5, 1), 0)), "ok"); // road–road
}

#[test]
fn p_place_07_watchtowers_and_fortresses_keep_others_away() {
    for building in [Building::Watchtower, Building::Fortress] {
        let (id, at) = if building == Building::Watchtower { ("G06b", (30, 20)) } else { ("C03", (30, 20)) };
        let mut play = scene(|s| s.lay(P1, id, at, 0).build(at, 0, building).extra(P0, "ST_D"));
        assert_eq!(play.why(P0, place("N01", (29, 20), 0)), "P-PLACE-07", "{building:?}");
        assert_eq!(play.why(P0, place("N06", (30, 19), 0)), "P-PLACE-07", "{building:?}");
        assert_eq!(play.why(P0, extra("ST_D", (29, 20), 0)), "P-PLACE-07", "{building:?}");
        assert_eq!(
            play.game.check(&play.state, P0, &place("N01", (29, 20), 0)),
            Err(Refusal::Guarded { direction: Direction::East, building })
        );
        // The owner is not kept away.
        play.change(|s| s.turn(P1, Phase::Place));
        assert_eq!(play.why(P1, place("N01", (29, 20), 0)), "ok");
    }
    // Scout Tower, lighthouse and Castle keep nobody away.
    for (id, building) in
        [("G06b", Building::ScoutTower), ("S08", Building::Lighthouse), ("C03", Building::Castle)]
    {
        let play = scene(|s| s.lay(P1, id, (30, 20), 0).build((30, 20), 0, building));
        assert_eq!(play.why(P0, place("N01", (30, 19), 0)), "ok", "{building:?}");
    }
}

#[test]
fn p_place_08_beside_a_bog_only_tiles_without_a_plan() {
    let play = scene(|s| s.lay(P0, "N06", (4, 2), 0));
    assert_eq!(play.why(P0, place("H02", (4, 1), 0)), "P-PLACE-08");
    assert_eq!(play.why(P0, place("W01", (4, 1), 0)), "P-PLACE-08");
    assert_eq!(play.why(P0, place("R01", (4, 1), 0)), "ok");
    assert_eq!(play.why(P0, place("N01", (5, 2), 0)), "ok");
    assert_eq!(play.why(P0, place("A04", (5, 2), 0)), "ok", "water is natural");
    // The bog itself may be laid beside buildings.
    let play = scene(|s| s);
    assert_eq!(play.why(P0, place("N06", (2, 1), 0)), "ok");
}

#[test]
fn p_place_09_hindering_is_allowed() {
    let mut play = scene(|s| s);
    // A bog beside the other player's Y-house.
    play.act(P0, place("N06", (-3, -2), 0));
    assert_eq!(play.tile((-3, -2)).unwrap().owner, Some(P0));
}

#[test]
fn p_place_10_who_cannot_place_says_so_and_sets_off_the_end() {
    // The roads west of both Palaces are blocked, and the other open ends have no room for a star.
    let mut play = scene(|s| s.extra(P0, "OM1").lay(P0, "N01", (1, 2), 0).lay(P1, "N01", (-1, -2), 0));
    assert_eq!(play.why(P0, Action::CannotPlace), "P-PLACE-10");
    play.change(|s| s.hand(P0, &["R06"]));
    // An extra tile that could be laid does not count as a tile that can be placed.
    assert_eq!(play.why(P0, Action::CannotPlace), "ok");
    assert_eq!(play.why(P0, extra("OM1", (4, 1), 2)), "ok");
    play.act(P0, extra("OM1", (4, 1), 2));
    assert_eq!(play.why(P0, Action::CannotPlace), "ok", "after extra tiles too");
    let before = play.total(P0);
    play.act(P0, Action::CannotPlace);
    assert_eq!(play.total(P0), before - 6);
    assert_eq!((play.state.ending(), play.trace().trigger), (Some(Ending::CannotPlace), Some(P0)));
    assert_eq!(play.trace().to_act, [P1]);
    assert_eq!(play.player(P0).hand, [tile("R06")], "tiles in hand stay there");
    // In the closing round player 0 is passed over, so player 1 is the first to place.
    play.change(|s| s.hand(P1, &["N03"]));
    while play.state.round() == 1 {
        let seat = play.trace().to_act[0];
        play.step(seat);
    }
    let trace = play.trace();
    assert_eq!((trace.closing, trace.first, trace.phase, trace.to_act), (true, P0, Phase::Place, vec![P1]));
    // Player 1 says it in the closing round: the same −6, and nothing is triggered again.
    play.change(|s| s.hand(P1, &["R06"]));
    let before = play.total(P1);
    play.act(P1, Action::CannotPlace);
    assert_eq!(play.total(P1), before - 6);
    assert_eq!(play.trace().trigger, Some(P0));
    // With the Farmer in hand, moving a tile stays possible.
    let play = scene(|s| s.hand(P0, &[]).with_order(P0, Order::Farmer).lay(P0, "N01", (2, 1), 0));
    assert_eq!(play.why(P0, Action::CannotPlace), "ok");
    assert_eq!(play.why(P0, farmer((2, 1), (3, 2), 0)), "ok");
}

#[test]
fn p_place_11_a_merit_tile_is_laid_before_the_normal_tile() {
    let mut play = scene(|s| s.extra(P0, "OM5"));
    play.act(P0, extra("OM5", (4, 1), 1));
    assert_eq!(play.trace().to_act, [P0]);
    assert_eq!(play.tile((4, 1)).unwrap().buildings, [Some(Building::Fortress)]);
    play.act(P0, place("N01", (2, 1), 0));
    assert_eq!(play.trace().to_act, [P1]);
}

#[test]
fn p_place_12_the_farmers_move_takes_the_place_of_placing() {
    let mut play = scene(|s| s.with_order(P0, Order::Farmer).lay(P0, "N01", (2, 1), 0));
    let hand = play.player(P0).hand.len();
    play.act(P0, farmer((2, 1), (3, 2), 0)).valid();
    assert_eq!(play.trace().to_act, [P1]);
    assert_eq!(play.player(P0).hand.len(), hand);
    assert!(play.tile((2, 1)).is_none() && play.tile((3, 2)).is_some());
    let without = scene(|s| s.lay(P0, "N01", (2, 1), 0));
    assert_eq!(without.why(P0, farmer((2, 1), (3, 2), 0)), "P-ORD-07");
}

#[test]
fn p_place_13_colour_restricts_nothing() {
    // Green, grey, white and black straight tiles all go where one goes.
    let play = scene(|s| s);
    for id in ["R01", "C05", "G02", "S04"] {
        assert_eq!(play.why(P0, place(id, (4, 1), 0)), "ok", "{id}");
    }
}

#[test]
fn p_place_02_sampled_placements_are_all_that_are_listed() {
    let play = scene(|s| s);
    let (mut listed, mut sampled) = (Vec::new(), std::collections::HashSet::new());
    play.game.list_placements(&play.state, P0, &mut listed);
    let mut quick = princely_core::Quick(1);
    let kinds = play.state.player(P0).hand();
    for _ in 0..60_000 {
        sampled.extend(play.game.sample_placement(&play.state, P0, kinds, 1, &mut quick));
    }
    assert_eq!(sampled, listed.into_iter().collect());
}

#[test]
fn p_place_04_roads_are_joined_whichever_tile_comes_last() {
    for last in 0..STREET.len() {
        let mut order: Vec<(&str, i16)> = STREET.into_iter().zip(4..).collect();
        order[last..].rotate_left(1);
        order[..STREET.len() - 1].reverse();
        let play = scene(|s| order.iter().fold(s, |s, (id, q)| s.lay(P0, id, (*q, 1), 0)));
        play.valid();
        for q in 4..11 {
            assert_ne!(
                play.state.tile_at(hex((q, 1))).unwrap().joined(P0),
                0,
                "({q}, 1), last {:?}",
                order[6]
            );
        }
        assert_ne!(play.state.tile_at(hex((2, 2))).unwrap().joined(P0), 0, "the Palace itself");
    }
}

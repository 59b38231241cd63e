//! The end (F-END).

use crate::common::{Scene, build, sell};
use princely_core::{Aid, Game, Seat, Turn};
use princely_fuerstenfeld::score::Decider;
use princely_fuerstenfeld::{Action, Event, Phase, Switches};

/// Palaces and coins of a seat.
type Standing = (u8, u32);

/// Seat 0 plays first and can build the sixth palace.
fn last_palace(players: u8) -> Scene {
    Scene::base(players).palaces(0, 5).hand(0, "palace_6").coins(0, 20)
}

#[test]
fn f_end_1_the_round_is_finished_then_the_game_ends() {
    let mut scene = last_palace(3);
    scene.acts(0, &[sell(""), build("palace_6", 6)]);
    assert_eq!(scene.game.outcome(&scene.state), None, "not at once");
    scene.pass(0);
    assert_eq!(scene.to_act(), [1], "all have the same number of turns");
    scene.pass(1);
    assert_eq!(scene.to_act(), [2]);
    let (price, order) = (scene.prices(0), scene.order_of_play());
    scene.pass(2);
    assert_eq!(scene.turn(), Turn::Over);
    assert_eq!((scene.state.phase(), scene.state.round()), (Phase::Over, 1));
    assert_ne!(scene.prices(0), price, "phase 6 has been played");
    assert_eq!(scene.order_of_play(), order, "the order stays the last round's");
    assert_eq!(scene.winners(), [0]);
    assert_eq!(scene.refused(1, Action::SellNothing), ("F-END-1", "f-no-over"));
    let ended = Event::Ended { winners: vec![Seat(0)], palaces: 6, coins: 12 };
    assert_eq!(scene.events.last(), Some(&ended));
}

#[test]
fn f_end_1_five_palaces_are_not_enough() {
    let mut scene = Scene::base(2).palaces(0, 5).palaces(1, 5);
    scene.pass_round();
    assert_eq!((scene.state.round(), scene.turn()), (2, Turn::Chance));
    assert_eq!(scene.game.outcome(&scene.state), None);
}

#[test]
fn f_end_2_among_those_with_six_palaces_the_most_coins_win() {
    // Palaces and coins by seat; the winners.
    let cases: [(&[Standing], &[u8]); 7] = [
        (&[(6, 0), (5, 99), (5, 99)], &[0]),
        (&[(6, 3), (6, 4), (5, 99)], &[1]),
        (&[(6, 4), (6, 4), (5, 99)], &[0, 1]), // they share the win
        (&[(6, 4), (6, 4), (6, 4)], &[0, 1, 2]),
        (&[(6, 4), (6, 5), (6, 5)], &[1, 2]),
        (&[(0, 50), (6, 0)], &[1]),
        (&[(6, 0), (6, 0)], &[0, 1]),
    ];
    for (standings, winners) in cases {
        let mut scene = Scene::base(standings.len() as u8);
        for (seat, &(palaces, coins)) in (0..).zip(standings) {
            scene = scene.palaces(seat, palaces).coins(seat, coins);
        }
        scene.pass_round();
        assert_eq!(scene.winners(), winners, "{standings:?}");
        let outcome = scene.game.outcome(&scene.state).unwrap();
        for seat in 0..standings.len() as u8 {
            let share = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            assert!((outcome.share(Seat(seat)) - share).abs() < 1e-12);
        }
    }
}

#[test]
fn f_end_2_coins_are_counted_after_the_round() {
    // Seat 0 builds its last palace first, and has 2 coins left. Seat 1 follows, and has 5 left because of its bank.
    let mut scene = last_palace(2).palaces(1, 5).hand(1, "palace_6").coins(1, 8).coins(0, 10);
    scene = scene.board(1, 6, "bank_2");
    scene.acts(0, &[sell(""), build("palace_6", 6)]).pass(0);
    scene.acts(1, &[sell(""), build("palace_6", 6)]).pass(1);
    assert_eq!((scene.player(0).coins, scene.player(1).coins), (2, 5));
    assert_eq!(scene.winners(), [1]);
}

#[test]
fn f_end_3_the_game_ends_when_everybody_has_trashed_a_palace() {
    // Trashed cards by seat, and whether that is the end.
    for (trashed, over) in [
        (["palace_1", "palace_6"], true),
        (["palace_1 palace_2", "crane palace_6"], true),
        (["palace_1", ""], false),
        (["palace_1", "crane"], false),
        (["", ""], false),
    ] {
        let mut scene = Scene::expert(2).trashed(0, trashed[0]).trashed(1, trashed[1]);
        scene.pass(0);
        assert_eq!(scene.to_act(), [1], "not before phase 6");
        scene.pass(1);
        assert_eq!(scene.turn() == Turn::Over, over, "{trashed:?}");
    }
}

#[test]
fn f_end_3_the_game_ends_when_the_last_of_them_trashes_a_palace() {
    let mut scene = Scene::expert(2).trashed(0, "palace_1").board(1, 1, "scavenger").hand(1, "palace_3");
    scene = scene.phase(Phase::Discard, 1);
    scene.acts(1, &[crate::common::trash("palace_3"), Action::EndTurn]);
    assert_eq!(scene.turn(), Turn::Over);
}

#[test]
fn f_end_3_round_100_is_the_last() {
    for (round, over) in [(98, false), (99, false), (100, true)] {
        let mut scene = Scene::base(2).round(round);
        scene.pass_round();
        assert_eq!(scene.turn() == Turn::Over, over, "round {round}");
        assert_eq!(scene.state.round(), if over { round } else { round + 1 });
    }
}

#[test]
fn f_end_3_most_palaces_then_most_coins_else_shared() {
    let cases: [(&[Standing], &[u8]); 5] = [
        (&[(3, 0), (2, 99), (0, 99)], &[0]),
        (&[(3, 1), (3, 2), (2, 99)], &[1]),
        (&[(3, 2), (3, 2), (2, 99)], &[0, 1]),
        (&[(0, 7), (0, 7), (0, 7)], &[0, 1, 2]),
        (&[(6, 0), (5, 99), (5, 99)], &[0]), // a sixth palace in the last round
    ];
    for (standings, winners) in cases {
        let mut scene = Scene::base(3).round(100);
        for (seat, &(palaces, coins)) in (0..).zip(standings) {
            scene = scene.palaces(seat, palaces).coins(seat, coins);
        }
        scene.pass_round();
        assert_eq!(scene.winners(), winners, "{standings:?}");
    }
}

#[test]
fn f_end_4_four_five_or_six_palaces_end_the_game() {
    assert_eq!(Scene::base(2).game.palaces(), 6, "six are usual");
    for palaces in 4..=6 {
        for (built, over) in [(palaces - 1, false), (palaces, true)] {
            let mut scene = Scene::base(2).ends_with(palaces).palaces(1, built);
            scene.pass_round();
            assert_eq!(scene.turn() == Turn::Over, over, "{built} palaces of {palaces}");
        }
    }
    for palaces in [0, 3, 7, 255] {
        let refused = Scene::base(2).game.with_palaces(palaces).unwrap_err();
        assert_eq!(refused, format!("F-END-4: 4, 5 or 6 palaces end the game, not {palaces}"));
    }
}

#[test]
fn f_end_4_the_number_of_palaces_can_be_typed() {
    for (typed, read) in [
        (&[][..], Ok(6)),
        (&[("palaces", "4")], Ok(4)),
        (&[("palaces", "4"), ("palaces", "5")], Ok(5)),
        (&[("palaces", "3")], Err("F-END-4: 4, 5 or 6 palaces end the game, not 3")),
        (&[("palaces", "four")], Err("F-END-4: 4, 5 or 6 palaces end the game, not \"four\"")),
        (&[("castles", "4")], Err("there is no switch \"castles\"; there is palaces (F-END-4)")),
    ] {
        let words: Vec<_> = typed.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        let palaces = Switches::typed(&words).map(|switches| switches.palaces);
        assert_eq!(palaces, read.map_err(str::to_owned), "{typed:?}");
    }
}

#[test]
fn f_end_4_palaces_beyond_the_number_do_not_count() {
    // The number, then palaces and coins by seat; the winners, and the palaces they are said to have won with.
    let cases: [(u8, &[Standing], &[u8], u8); 7] = [
        (4, &[(5, 3), (4, 4), (3, 99)], &[1], 4),
        (4, &[(5, 4), (4, 3), (3, 99)], &[0], 5),
        (4, &[(4, 7), (5, 7), (3, 99)], &[0, 1], 4),
        (4, &[(6, 7), (5, 7), (3, 99)], &[0, 1], 5),
        (5, &[(6, 0), (5, 1), (4, 99)], &[1], 5),
        (5, &[(5, 0), (4, 99), (4, 99)], &[0], 5),
        (6, &[(6, 0), (5, 99), (5, 99)], &[0], 6),
    ];
    for (number, standings, winners, told) in cases {
        let mut scene = Scene::base(3).ends_with(number);
        for (seat, &(palaces, coins)) in (0..).zip(standings) {
            scene = scene.palaces(seat, palaces).coins(seat, coins);
        }
        scene.pass_round();
        assert_eq!(scene.winners(), winners, "{number}: {standings:?}");
        assert!(
            matches!(scene.events.last(), Some(Event::Ended { palaces, .. }) if *palaces == told),
            "{number}: {standings:?}: {:?}",
            scene.events.last()
        );
    }
}

/// Clients show what the engine says: the order, the places, what decided, and its rule.
#[test]
fn f_end_4_a_view_ranks_by_the_palaces_that_count() {
    // The number, then palaces and coins by seat; the ranking, the places, and what decided.
    type Row = (u8, &'static [Standing], &'static [u8], &'static [u8], Decider);
    let cases: [Row; 6] = [
        (6, &[(6, 3), (6, 9), (5, 40)], &[1, 0, 2], &[2, 1, 3], Decider::Coins),
        (6, &[(6, 3), (5, 9), (4, 40)], &[0, 1, 2], &[1, 2, 3], Decider::Palaces),
        (4, &[(5, 3), (4, 9), (3, 40)], &[1, 0, 2], &[2, 1, 3], Decider::Coins),
        (5, &[(6, 9), (5, 9), (5, 1)], &[0, 1, 2], &[1, 1, 3], Decider::Shared),
        (4, &[(6, 9), (5, 9), (4, 9)], &[0, 1, 2], &[1, 1, 1], Decider::Shared),
        (5, &[(3, 40), (5, 0), (3, 40)], &[1, 0, 2], &[2, 1, 2], Decider::Palaces),
    ];
    for (number, standings, ranking, places, decider) in cases {
        let mut scene = Scene::base(3).ends_with(number);
        for (seat, &(palaces, coins)) in (0..).zip(standings) {
            scene = scene.palaces(seat, palaces).coins(seat, coins);
        }
        let end = |scene: &Scene| scene.game.view(&scene.game.observe(&scene.state, None), Aid::None).end;
        let before = end(&scene);
        assert_eq!((before.decider, before.rule), (None, None), "the game goes on");
        scene.pass_round();
        let end = end(&scene);
        let seats: Vec<u8> = end.ranking.iter().map(|seat| seat.0).collect();
        assert_eq!((&seats[..], &end.places[..]), (ranking, places), "{number}: {standings:?}");
        assert_eq!((end.decider, end.rule.as_deref()), (Some(decider), Some("F-END-2")), "{standings:?}");
        let winners: Vec<u8> = scene.winners();
        assert!(seats.starts_with(&winners), "{number}: {standings:?}");
    }
}

#[test]
fn f_end_3_a_view_cites_the_rule_of_a_last_round() {
    let mut scene = Scene::expert(2).trashed(0, "palace_1").trashed(1, "palace_6");
    scene.pass_round();
    let end = scene.game.view(&scene.game.observe(&scene.state, None), Aid::None).end;
    assert_eq!((end.rule.as_deref(), end.decider), (Some("F-END-3"), Some(Decider::Shared)));
}

#[test]
fn f_end_4_a_surplus_can_be_built_in_the_last_turn() {
    let mut scene = Scene::base(2).ends_with(4).palaces(0, 3).hand(0, "palace_4 palace_5").coins(0, 40);
    scene.acts(0, &[sell(""), build("palace_4", 4), build("palace_5", 5)]).pass(0);
    scene.pass(1);
    assert_eq!((scene.turn(), scene.player(0).palaces()), (Turn::Over, 5));
}

#[test]
fn f_end_4_only_who_has_too_few_palaces_left_is_out() {
    // The number, trashed cards by seat; whether that is the end, and how many more each can spare.
    let cases = [
        (6, ["palace_1", "palace_6"], true, [None, None]),
        (5, ["palace_1", "palace_6"], false, [Some(0), Some(0)]),
        (5, ["palace_1 palace_2", "palace_6"], false, [None, Some(0)]),
        (5, ["palace_1 palace_2", "palace_5 palace_6"], true, [None, None]),
        (4, ["palace_1 palace_2", "palace_5 palace_6"], false, [Some(0), Some(0)]),
        (4, ["", "crane palace_6"], false, [Some(2), Some(1)]),
        (4, ["palace_1 palace_2 palace_3", "palace_4 palace_5 palace_6"], true, [None, None]),
    ];
    for (number, trashed, over, spare) in cases {
        let mut scene = Scene::expert(2).ends_with(number).trashed(0, trashed[0]).trashed(1, trashed[1]);
        scene.pass_round();
        assert_eq!(scene.turn() == Turn::Over, over, "{number}: {trashed:?}");
        // Everybody sees it: trashed palaces are shown (F-DIS-3).
        let view = scene.game.view(&scene.game.observe(&scene.state, None), Aid::None);
        assert_eq!(view.end.palaces, number);
        assert_eq!([0, 1].map(|seat: usize| view.players[seat].spare_palaces), spare, "{trashed:?}");
    }
}

//! Drawing (F-DRAW) and the harvest (F-HARV).

use crate::common::{Scene, build, card, pile, sell, set, three_of, under};
use princely_core::Turn;
use princely_fuerstenfeld::{Action, CardSet, CardTable, Event, Goods, Phase, Pile, Variant};

/// The next round has begun and cards are to be dealt.
fn next_round(mut scene: Scene) -> Scene {
    let last = *scene.order_of_play().last().unwrap();
    scene = scene.phase(Phase::Discard, last);
    scene.act(last, Action::EndTurn);
    scene
}

#[test]
fn example_six_cards_in_round_1_four_after_f_draw_1() {
    let mut scene = Scene::empty(2, Variant::Base, CardTable::standard());
    scene.roll(7);
    assert_eq!((scene.player(0).hand.len(), scene.player(1).hand.len()), (6, 6));
    scene.pass_round().roll(7);
    assert_eq!((scene.player(0).hand.len(), scene.player(1).hand.len()), (4, 4));
}

#[test]
fn f_draw_1_three_cards_each_round() {
    let mut scene = next_round(Scene::base(2).hand(0, "crane").hand(1, "bank_1 bank_2 office").board(
        1,
        1,
        "town_hall_2",
    ));
    assert_eq!((scene.player(0).due, scene.player(1).due), (3, 3));
    assert_eq!(scene.undealt(0, "hops_1 hops_2"), ("F-DRAW-1", "f-no-draw-count"));
    assert_eq!(scene.undealt(0, "hops_1 hops_2 hops_3 market"), ("F-DRAW-1", "f-no-draw-count"));
    scene.deal(0, "hops_1 hops_2 hops_3").deal(1, "palace_1 palace_2 palace_3");
    assert_eq!(scene.player(0).hand, set("crane hops_1 hops_2 hops_3"));
    assert_eq!(scene.player(1).hand.len(), 6, "a hand has no limit before phase 5");
}

#[test]
fn f_draw_1_expert_players_hold_four_in_round_1() {
    let mut scene = Scene::empty(3, Variant::Expert, CardTable::standard());
    scene.roll(2);
    while let Some(&seat) = scene.to_act().first()
        && scene.state.round() == 0
    {
        let action = scene.legal(seat)[0];
        scene.act(seat, action);
    }
    scene.roll(2);
    for seat in 0..3 {
        assert_eq!(scene.player(seat).hand.len(), 4);
    }
}

#[test]
fn f_draw_2_laboratories_allow_one_and_two_more() {
    for (board, extra) in [
        ("crane", 0),
        ("laboratory_1", 1),
        ("laboratory_2", 2),
        ("laboratory_1 laboratory_2", 3),
        ("laboratory_2 laboratory_1", 3),
    ] {
        let mut scene = next_round(Scene::base(2).built(0, board));
        scene.roll(1);
        for drawn in 0..extra {
            assert_eq!(scene.legal(0), [Action::DrawExtra, Action::StopDrawing], "{board}, {drawn} drawn");
            scene.act(0, Action::DrawExtra);
            assert_eq!(scene.turn(), Turn::Chance, "the card comes before the next decision");
            scene.roll(1);
        }
        assert_eq!(scene.player(0).hand.len(), 3 + extra, "{board}");
        assert_eq!(scene.state.phase(), Phase::Sell, "{board}: done without a word");
    }
}

#[test]
fn f_draw_2_each_extra_card_is_optional() {
    for stop_after in 0..3 {
        let mut scene = next_round(Scene::base(2).built(1, "laboratory_1 laboratory_2"));
        scene.roll(1);
        for _ in 0..stop_after {
            scene.act(1, Action::DrawExtra).roll(1);
        }
        scene.act(1, Action::StopDrawing);
        assert_eq!(scene.player(1).hand.len(), 3 + stop_after);
        assert_eq!(scene.state.phase(), Phase::Sell);
    }
}

#[test]
fn f_draw_2_the_card_before_is_seen_when_the_next_is_decided() {
    let mut scene = next_round(Scene::base(2).built(0, "laboratory_2"));
    scene.roll(1).act(0, Action::DrawExtra);
    assert_eq!(scene.legal(0), [], "not before it is seen");
    let id = scene.player(0).unseen.into_iter().next().unwrap().id();
    scene.deal(0, id);
    assert!(scene.player(0).hand.contains(card(id)));
    assert_eq!(scene.legal(0), [Action::DrawExtra, Action::StopDrawing]);
}

#[test]
fn f_draw_2_the_right_to_more_cards_is_that_of_the_start_of_the_round() {
    // A covered laboratory does not help. One that is built now helps from the next round on (F-BLD-3).
    let mut scene = Scene::base(2).hand(0, "laboratory_1").coins(0, 10).phase(Phase::Build, 0);
    scene.act(0, build("laboratory_1", 1)).pass_round().roll(1);
    assert_eq!(scene.to_act(), [0]);
    assert_eq!(scene.state.phase(), Phase::Draw);
    let covered = Scene::base(2).board(0, 1, "laboratory_1").board(0, 1, "crane");
    let mut covered = next_round(covered);
    covered.roll(1);
    assert_eq!(covered.state.phase(), Phase::Sell);
}

#[test]
fn f_draw_3_a_short_deck_gives_what_it_has() {
    // Undrawn cards, cards put under, cards dealt, the hand after it.
    for (unseen, bottom, due) in [
        ("crane office market", "bank_1", 3),
        ("crane office", "bank_1", 3),
        ("crane", "bank_1 bank_2 hops_1", 3),
        ("", "bank_1 bank_2 hops_1 hops_2", 3),
        ("crane office", "", 2),
        ("crane", "bank_1", 2),
        ("", "bank_1 bank_2", 2),
        ("crane", "", 1),
        ("", "bank_1", 1),
        ("", "", 0),
    ] {
        let mut scene = next_round(Scene::base(2).bottom(0, bottom).unseen(0, unseen));
        let what = format!("unseen {unseen:?}, bottom {bottom:?}");
        assert_eq!(scene.player(0).due, due, "{what}");
        scene.roll(3);
        let draws: Vec<u8> = scene
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Drew { seat, count, .. } if seat.0 == 0 => Some(*count),
                _ => None,
            })
            .collect();
        assert_eq!(draws, if due == 0 { vec![] } else { vec![due] }, "{what}");
        assert_eq!(scene.player(0).hand.len(), due, "{what}");
        assert_eq!(scene.state.phase(), Phase::Sell, "{what}");
    }
}

#[test]
fn f_draw_3_unseen_cards_come_before_those_put_under_which_come_in_their_order() {
    let scene = next_round(Scene::base(2).bottom(0, "bank_1 bank_2 hops_1").unseen(0, "crane"));
    for (draw, allowed) in [
        ("crane bank_1 bank_2", true),
        ("crane bank_2 bank_1", false),
        ("crane bank_1 hops_1", false),
        ("bank_1 crane bank_2", false),
        ("bank_1 bank_2 hops_1", false),
        ("crane bank_1 office", false), // covered
    ] {
        let cards = pile(draw);
        let draw = princely_fuerstenfeld::Chance::Draw { seat: princely_core::Seat(0), cards };
        let verdict = princely_core::Game::check_chance(&scene.game, &scene.state, &draw);
        assert_eq!(verdict.is_ok(), allowed, "{draw:?}");
    }
    let mut scene = scene;
    scene.deal(0, "crane bank_1 bank_2");
    assert_eq!((scene.player(0).unseen, scene.player(0).bottom), (CardSet::EMPTY, pile("hops_1")));
}

#[test]
fn f_draw_3_when_all_decks_are_empty_selling_begins() {
    let mut scene = Scene::base(2).unseen(0, "").unseen(1, "").phase(Phase::Discard, 1);
    scene.act(1, Action::EndTurn);
    assert_eq!((scene.state.round(), scene.state.phase()), (2, Phase::Sell));
    assert_eq!(three_of(scene.player(0).goods), (1, 1, 1));
}

#[test]
fn f_draw_3_laboratories_find_nothing_in_an_empty_deck() {
    for (unseen, asked) in
        [("crane office market bank_1", 1), ("crane office market", 0), ("crane", 0), ("", 0)]
    {
        let scene = Scene::base(2).built(0, "laboratory_1 laboratory_2").unseen(0, unseen);
        let mut scene = next_round(scene);
        scene.roll(1);
        for _ in 0..asked {
            assert_eq!(scene.to_act(), [0], "{unseen:?}");
            scene.act(0, Action::DrawExtra).roll(1);
        }
        assert_eq!(scene.state.phase(), Phase::Sell, "{unseen:?}: done without a word");
    }
}

#[test]
fn f_draw_3_cards_put_under_an_empty_deck_come_back() {
    let mut scene = Scene::base(2).hand(0, "crane office market").unseen(0, "").phase(Phase::Discard, 0);
    scene.acts(0, &[under("office"), under("crane"), Action::EndTurn]).pass(1);
    assert_eq!(scene.player(0).due, 2);
    scene.deal(0, "office crane");
    assert_eq!((scene.player(0).hand, scene.player(0).bottom), (set("crane office market"), Pile::EMPTY));
}

#[test]
fn example_one_of_each_at_the_start_f_harv_1() {
    let mut scene = Scene::empty(4, Variant::Base, CardTable::standard());
    scene.roll(1);
    for seat in 0..4 {
        assert_eq!(three_of(scene.player(seat).goods), (1, 1, 1));
    }
}

#[test]
fn f_harv_1_every_visible_field_yields() {
    for (board, goods) in [
        ("", (1, 1, 1)),
        ("hops_1", (2, 1, 1)),
        ("hops_2 hops_3", (6, 1, 1)),
        ("barley_1 barley_2 barley_3", (1, 7, 1)),
        ("water_3 water_2 water_1", (1, 1, 7)),
        ("bank_1 palace_1 office", (1, 1, 1)),
        (". . . hops_1", (2, 1, 0)),       // the water is covered
        (". . . . crane", (1, 0, 1)),      // the barley
        (". . . . . palace_6", (0, 1, 1)), // the hops
        ("hops_1 hops_2 hops_3 barley_1 barley_2 barley_3", (6, 6, 0)),
        ("palace_1 palace_2 palace_3 palace_4 palace_5 bank_2", (0, 0, 0)),
    ] {
        let mut scene = next_round(Scene::base(2).built(0, board));
        scene.roll(1);
        assert_eq!(three_of(scene.player(0).goods), goods, "{board:?}");
        assert_eq!(three_of(scene.player(1).goods), (1, 1, 1));
    }
}

#[test]
fn f_harv_1_stored_goods_are_still_there() {
    let mut scene = Scene::base(2).board(0, 1, "warehouse").goods(0, 4, 0, 2).phase(Phase::Discard, 0);
    scene.acts(0, &[crate::common::store(2, 0, 1), Action::EndTurn]).pass(1).roll(1);
    assert_eq!(three_of(scene.player(0).goods), (3, 1, 2));
    assert_eq!(scene.player(1).goods, Goods::new(1, 1, 1));
    let seat = scene.to_act()[0];
    if seat != 0 {
        scene.pass(1);
    }
    assert!(scene.allows(0, sell("3 hops, 1 barley, 2 water")));
}

//! Discarding (F-DIS).

use crate::common::{Scene, build, card, pile, sell, set, store, three_of, trash, under};
use princely_core::{Game, Seat};
use princely_fuerstenfeld::{Action, CardSet, Event, Goods, Phase, Pile};

fn discarder(hand: &str) -> Scene {
    Scene::expert(2).hand(0, hand).phase(Phase::Discard, 0)
}

#[test]
fn f_dis_1_one_card_is_kept_and_the_others_go_under_in_any_order() {
    for order in ["crane office market", "market crane office", "office market crane"] {
        let mut scene = discarder("crane office market bank_1").bottom(0, "hops_1 hops_2");
        for id in order.split(' ') {
            assert_eq!(scene.refused(0, Action::EndTurn), ("F-DIS-2", "f-no-hand-limit"));
            scene.act(0, under(id));
        }
        assert_eq!(scene.player(0).hand, set("bank_1"));
        assert_eq!(scene.player(0).bottom, pile(&format!("hops_1 hops_2 {order}")), "below what lies there");
        scene.act(0, Action::EndTurn);
        assert_eq!(scene.to_act(), [1]);
    }
}

#[test]
fn f_dis_1_any_of_the_cards_may_be_the_one_to_keep() {
    for keep in ["crane", "palace_1", "hops_3"] {
        let mut scene = discarder("crane palace_1 hops_3");
        for card in set("crane palace_1 hops_3") - set(keep) {
            scene.act(0, Action::Under { card });
        }
        scene.act(0, Action::EndTurn);
        assert_eq!(scene.player(0).hand, set(keep));
    }
}

#[test]
fn f_dis_1_only_cards_of_the_hand_go_under() {
    let scene = discarder("crane office").bottom(0, "hops_1").board(0, 1, "bank_1");
    for id in ["hops_1", "bank_1", "market"] {
        assert_eq!(scene.refused(0, under(id)), ("F-DIS-1", "f-no-not-in-hand"), "{id}");
    }
}

#[test]
fn f_dis_1_nobody_else_sees_the_cards_or_their_order() {
    let (mut one, mut two) = (discarder("crane office market"), discarder("crane office market"));
    one.acts(0, &[under("crane"), under("office")]);
    two.acts(0, &[under("market"), under("crane")]);
    for viewer in [Some(Seat(1)), None] {
        assert_eq!(one.game.observe(&one.state, viewer), two.game.observe(&two.state, viewer));
        assert_eq!(
            one.game.redact(&one.events[0], viewer),
            Some(Event::PutUnder { seat: Seat(0), card: None })
        );
    }
}

#[test]
fn example_both_town_halls_keep_three_more_f_dis_2() {
    let mut scene = discarder("crane office market bank_1 bank_2").built(0, "town_hall_1 town_hall_2");
    assert_eq!(scene.refused(0, Action::EndTurn), ("F-DIS-2", "f-no-hand-limit"));
    scene.acts(0, &[under("crane"), Action::EndTurn]);
    assert_eq!(scene.player(0).hand, set("office market bank_1 bank_2"));
}

#[test]
fn f_dis_2_town_halls_allow_one_and_two_more() {
    for (board, limit) in
        [("", 1), ("town_hall_1", 2), ("town_hall_2", 3), ("town_hall_1 town_hall_2", 4), ("crane", 1)]
    {
        let all = "hops_1 hops_2 hops_3 barley_1 barley_2";
        for held in 0..=5usize {
            let hand: Vec<&str> = all.split(' ').take(held).collect();
            let scene = discarder(&hand.join(" ")).built(0, board);
            assert_eq!(scene.allows(0, Action::EndTurn), held <= limit, "{board:?}, {held} cards");
        }
    }
}

#[test]
fn f_dis_2_fewer_may_be_kept_but_at_least_one() {
    let mut scene = discarder("crane office market").built(0, "town_hall_1 town_hall_2");
    scene.acts(0, &[under("crane"), under("office")]);
    assert_eq!(scene.refused(0, under("market")), ("F-DIS-2", "f-no-last-card"));
    scene.act(0, Action::EndTurn);
    assert_eq!(scene.player(0).hand, set("market"));
}

#[test]
fn f_dis_2_an_empty_hand_is_kept_empty() {
    let scene = discarder("");
    assert_eq!(scene.legal(0), [Action::EndTurn]);
}

#[test]
fn f_dis_3_the_scavenger_takes_up_to_two_cards_out_of_the_game() {
    let mut scene = discarder("crane office market bank_1").board(0, 1, "scavenger");
    scene.acts(0, &[trash("crane"), under("office"), trash("market")]);
    assert_eq!(scene.refused(0, trash("bank_1")), ("F-DIS-3", "f-no-scavenger-done"));
    assert_eq!(scene.player(0).trashed, set("crane market"));
    assert_eq!(scene.player(0).bottom, pile("office"));
    scene.act(0, Action::EndTurn);
}

#[test]
fn f_dis_3_is_optional_and_counts_anew_each_turn() {
    let mut scene = discarder("crane office market").board(0, 1, "scavenger");
    scene = scene.hand(1, "crane office market").board(1, 1, "scavenger");
    scene.acts(0, &[trash("crane"), trash("office"), Action::EndTurn]);
    scene.acts(1, &[Action::SellNothing, Action::EndBuild]);
    scene.acts(1, &[trash("crane"), trash("office"), Action::EndTurn]);
    assert_eq!(scene.player(1).trashed, set("crane office"));
}

#[test]
fn f_dis_3_even_the_last_card() {
    let mut scene = discarder("crane").board(0, 1, "scavenger");
    scene.acts(0, &[trash("crane"), Action::EndTurn]);
    assert_eq!((scene.player(0).hand, scene.player(0).bottom), (CardSet::EMPTY, Pile::EMPTY));
}

#[test]
fn f_dis_3_needs_a_visible_scavenger_and_a_card_of_the_hand() {
    assert_eq!(discarder("crane scavenger").refused(0, trash("crane")), ("F-DIS-3", "f-no-scavenger"));
    let covered = discarder("crane").board(0, 1, "scavenger").board(0, 1, "office");
    assert_eq!(covered.refused(0, trash("crane")), ("F-DIS-3", "f-no-scavenger"));
    let scene = discarder("crane").board(0, 1, "scavenger").bottom(0, "hops_1");
    for id in ["hops_1", "office", "scavenger"] {
        assert_eq!(scene.refused(0, trash(id)), ("F-DIS-3", "f-no-not-in-hand"), "{id}");
    }
}

#[test]
fn f_dis_3_a_trashed_palace_is_shown_to_all_other_cards_are_not() {
    let mut scene = discarder("palace_1 crane").board(0, 1, "scavenger");
    scene.acts(0, &[trash("palace_1"), trash("crane")]);
    for viewer in [Some(Seat(1)), None] {
        let seen: Vec<_> = scene.events.iter().map(|event| scene.game.redact(event, viewer)).collect();
        let trashed = |card| Some(Event::Trashed { seat: Seat(0), card });
        assert_eq!(seen, [trashed(Some(card("palace_1"))), trashed(None)]);
        let observation = scene.game.observe(&scene.state, viewer);
        assert_eq!(observation.known().player(Seat(0)).trashed, set("palace_1"));
        assert_eq!(observation.counts(Seat(0)).trashed, 1);
    }
}

#[test]
fn f_dis_4_unsold_goods_are_lost() {
    let mut scene = Scene::base(2).goods(0, 2, 1, 3).goods(1, 1, 1, 1);
    scene.act(0, sell("1 hops")).pass(0);
    assert_eq!(scene.player(0).goods, Goods::NONE);
    assert_eq!(three_of(scene.player(1).goods), (1, 1, 1), "the others keep theirs until their turn");
    let lost = Event::GoodsLost { seat: Seat(0), goods: Goods::new(1, 1, 3) };
    assert!(scene.events.contains(&lost));
}

#[test]
fn f_dis_4_the_warehouse_keeps_up_to_three_tokens_in_any_mix() {
    let scene = discarder("").board(0, 1, "warehouse").goods(0, 4, 1, 2);
    for hops in 0..=5u8 {
        for barley in 0..=5u8 {
            for water in 0..=5u8 {
                let allowed =
                    (1..=3).contains(&(hops + barley + water)) && hops <= 4 && barley <= 1 && water <= 2;
                assert_eq!(scene.allows(0, store(hops, barley, water)), allowed, "{hops} {barley} {water}");
            }
        }
    }
}

#[test]
fn f_dis_4_what_is_stored_stays_and_the_rest_is_lost() {
    for (stored, kept) in [(None, (0, 0, 0)), (Some((3, 0, 0)), (3, 0, 0)), (Some((1, 0, 2)), (1, 0, 2))] {
        let mut scene = discarder("").board(0, 1, "warehouse").goods(0, 4, 1, 2);
        if let Some((hops, barley, water)) = stored {
            scene.act(0, store(hops, barley, water));
            assert_eq!(three_of(scene.player(0).goods), (4, 1, 2), "the goods change at the end of the turn");
        }
        scene.act(0, Action::EndTurn);
        assert_eq!(three_of(scene.player(0).goods), kept);
    }
}

#[test]
fn f_dis_4_is_chosen_once_a_turn_and_anew_each_round() {
    let mut scene = discarder("").board(0, 1, "warehouse").goods(0, 3, 1, 2);
    scene.act(0, store(3, 0, 0));
    assert_eq!(scene.refused(0, store(1, 0, 0)), ("F-DIS-4", "f-no-stored-already"));
    scene.act(0, Action::EndTurn).pass(1).roll(1);
    assert_eq!(three_of(scene.player(0).goods), (4, 1, 1), "3 hops and the harvest");
    if scene.to_act() == [1] {
        scene.pass(1);
    }
    scene.acts(0, &[sell("2 hops, brewery 1"), Action::EndBuild, store(1, 1, 1)]).pass(0);
    assert_eq!(three_of(scene.player(0).goods), (1, 1, 1), "other goods than before");
}

#[test]
fn f_dis_4_goods_of_a_warehouse_that_was_covered_are_lost() {
    let mut scene = Scene::base(2)
        .board(0, 1, "warehouse")
        .goods(0, 3, 0, 0) // stored last round
        .hand(0, "office")
        .coins(0, 9);
    scene.acts(0, &[sell("1 hops"), build("office", 1), Action::EndBuild]);
    assert_eq!(scene.refused(0, store(1, 0, 0)), ("F-DIS-4", "f-no-warehouse"));
    scene.act(0, Action::EndTurn);
    assert_eq!(scene.player(0).goods, Goods::NONE);
}

#[test]
fn f_dis_4_stored_goods_not_chosen_anew_are_lost() {
    let mut scene = discarder("").board(0, 1, "warehouse").goods(0, 3, 0, 0);
    scene.act(0, Action::EndTurn);
    assert_eq!(scene.player(0).goods, Goods::NONE);
}

/// Bots and views ask for these.
#[test]
fn f_dis_3_a_position_says_what_the_turn_has_done_so_far() {
    let done = |scene: &Scene| {
        let state = &scene.state;
        (state.turns_done(), state.built(), state.scavenged(), three_of(state.to_store()))
    };
    let mut scene = Scene::expert(3).built(1, ". . . scavenger warehouse").goods(1, 0, 4, 1).coins(1, 99);
    scene = scene.hand(1, "hops_1 hops_2 crane office market").phase(Phase::Build, 1);
    assert_eq!(done(&scene), (1, 0, 0, (0, 0, 0)));
    scene.acts(1, &[build("hops_1", 1), build("hops_2", 2)]);
    assert_eq!(done(&scene), (1, 2, 0, (0, 0, 0)));
    scene.acts(1, &[trash("crane"), trash("office"), store(0, 2, 1)]);
    assert_eq!(done(&scene), (1, 2, 2, (0, 2, 1)));
    scene.act(1, Action::EndTurn);
    assert_eq!(scene.state.turns_done(), 2);
}

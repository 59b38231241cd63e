//! Building (F-BLD).

use crate::common::{Scene, build, card, sell, set, store, three_of, under};
use princely_fuerstenfeld::{Action, CardSet, Event, Phase, Top};

/// A card, and the space it goes on.
type Build = (&'static str, u8);

/// Seat 0 is to build and has these cards and coins.
fn builder(hand: &str, coins: u32) -> Scene {
    Scene::base(3).hand(0, hand).coins(0, coins).phase(Phase::Build, 0)
}

#[test]
fn f_bld_1_up_to_two_cards() {
    for cards in 0..=2u8 {
        let mut scene = builder("hops_1 barley_1 water_1", 50);
        for (space, id) in (1..=cards).zip(["hops_1", "barley_1"]) {
            scene.act(0, build(id, space));
        }
        if cards < 2 {
            scene.act(0, Action::EndBuild);
        }
        assert_eq!(scene.state.phase(), Phase::Discard, "{cards} cards; after the second it ends by itself");
        assert_eq!(scene.refused(0, build("water_1", 3)), ("F-RND-1", "f-no-phase"));
        assert_eq!(scene.player(0).hand.len(), 3 - cards);
    }
}

#[test]
fn f_bld_1_the_cost_is_paid() {
    for (id, cost) in [
        ("hops_1", 3),
        ("barley_2", 6),
        ("water_3", 10),
        ("bank_1", 7),
        ("bank_2", 11),
        ("town_hall_1", 3),
        ("town_hall_2", 5),
        ("laboratory_1", 4),
        ("laboratory_2", 7),
        ("office", 5),
        ("market", 4),
        ("warehouse", 4),
        ("magistrate", 3),
        ("crane", 5),
        ("palace_4", 8),
    ] {
        let mut exact = builder(id, cost);
        exact.act(0, build(id, 2));
        assert_eq!(exact.player(0).coins, 0, "{id}");
        assert_eq!(exact.player(0).board[1], Top::Card(card(id)));
        assert!(!exact.player(0).hand.contains(card(id)), "{id} has left the hand");
        let poor = builder(id, cost - 1);
        assert_eq!(poor.refused(0, build(id, 2)).1, "f-no-too-dear", "{id}");
        let mut rich = builder(id, cost + 4);
        rich.act(0, build(id, 2));
        assert_eq!(rich.player(0).coins, 4, "{id}");
    }
}

#[test]
fn f_bld_1_from_the_hand() {
    let scene = builder("hops_1", 50).bottom(0, "bank_2");
    for id in ["hops_2", "bank_2", "palace_1"] {
        assert_eq!(scene.refused(0, build(id, 1)), ("F-BLD-1", "f-no-not-in-hand"), "{id}");
    }
}

#[test]
fn f_bld_1_on_any_space_but_a_palace() {
    let scene =
        builder("office palace_6", 50).board(0, 1, "palace_1").board(0, 2, "bank_1").board(0, 5, "palace_2");
    for id in ["office", "palace_6"] {
        for (space, allowed) in [(1, false), (2, true), (3, true), (4, true), (5, false), (6, true)] {
            assert_eq!(scene.allows(0, build(id, space)), allowed, "{id} on space {space}");
        }
        assert_eq!(scene.refused(0, build(id, 1)), ("F-BLD-1", "f-no-on-palace"));
    }
}

#[test]
fn f_bld_1_not_on_a_palace_of_this_very_turn() {
    let mut scene = builder("palace_3 office", 50);
    scene.act(0, build("palace_3", 4));
    assert_eq!(scene.refused(0, build("office", 4)), ("F-BLD-1", "f-no-on-palace"));
}

#[test]
fn f_bld_2_a_covered_printed_field_is_gone() {
    let mut scene = builder("office hops_3", 50);
    scene.acts(0, &[build("office", 4), build("hops_3", 6)]);
    assert_eq!(three_of(scene.player(0).harvest), (3, 1, 0));
    assert_eq!(scene.player(0).covered, CardSet::EMPTY, "a printed field is no card");
}

#[test]
fn f_bld_2_a_covered_card_is_out_of_the_game() {
    let mut scene = builder("hops_1", 50).board(0, 2, "bank_1").unseen(0, "");
    scene.act(0, build("hops_1", 2)).pass(0);
    assert_eq!(scene.player(0).covered & set("bank_1"), set("bank_1"));
    assert!(!scene.player(0).has(card("bank_1")));
    scene.pass_round();
    assert_eq!(scene.player(0).due, 0, "it does not come back to the deck");
}

#[test]
fn f_bld_2_a_card_built_this_very_turn_can_be_covered() {
    let mut scene = builder("hops_1 hops_2", 50);
    scene.acts(0, &[build("hops_1", 1), build("hops_2", 1)]);
    assert_eq!(scene.player(0).covered, set("hops_1"));
    assert_eq!(three_of(scene.player(0).harvest), (3, 1, 1));
}

#[test]
fn f_bld_2_only_the_top_is_active() {
    let mut scene = builder("hops_1", 50).board(0, 2, "bank_1").board(0, 3, "bank_2").phase(Phase::Build, 0);
    scene.act(0, build("hops_1", 3)).pass_round().roll(1);
    while scene.to_act() != [0] {
        let other = scene.to_act()[0];
        scene.pass(other);
    }
    scene.act(0, sell(""));
    assert_eq!(scene.player(0).income, 3, "bank 1, not bank 2");
}

#[test]
fn f_bld_3_town_halls_warehouse_and_scavenger_matter_this_very_round() {
    let hall = |ids: &[&str]| {
        let mut scene = builder("town_hall_1 town_hall_2 hops_1 hops_2 hops_3 office", 50);
        for (space, id) in (1..).zip(ids) {
            scene.act(0, build(id, space));
        }
        if ids.len() < 2 {
            scene.act(0, Action::EndBuild);
        }
        scene.player(0).hand_limit()
    };
    assert_eq!((hall(&[]), hall(&["town_hall_1"]), hall(&["town_hall_2"])), (1, 2, 3));
    assert_eq!(hall(&["town_hall_1", "town_hall_2"]), 4);

    let mut scene = builder("warehouse", 50).goods(0, 2, 0, 0);
    scene.acts(0, &[build("warehouse", 1), Action::EndBuild]);
    assert!(scene.allows(0, store(2, 0, 0)));

    let mut scene = Scene::expert(2).hand(0, "scavenger office").coins(0, 9).phase(Phase::Build, 0);
    scene.acts(0, &[build("scavenger", 1), Action::EndBuild]);
    assert!(scene.allows(0, crate::common::trash("office")));
}

#[test]
fn f_bld_3_banks_office_market_magistrate_and_fields_matter_from_the_next_round() {
    let mut scene = builder("bank_2 hops_3", 50).goods(0, 1, 0, 0);
    scene.acts(0, &[build("bank_2", 1), build("hops_3", 2)]);
    assert_eq!((scene.player(0).coins, scene.player(0).income), (50 - 21, 0), "no coins in this round");
    assert_eq!(three_of(scene.player(0).goods), (1, 0, 0), "no harvest in this round");
    scene.pass_round().roll(1);
    assert_eq!(three_of(scene.player(0).goods), (4, 1, 1));
    while scene.to_act() != [0] {
        let other = scene.to_act()[0];
        scene.pass(other);
    }
    scene.act(0, sell(""));
    assert_eq!(scene.player(0).income, 5);
}

#[test]
fn f_bld_3_a_card_covered_this_round_keeps_what_it_did() {
    // A magistrate and a bank are covered after they have worked, a field after its harvest.
    let mut scene = Scene::base(2)
        .hand(0, "office market")
        .board(0, 1, "magistrate")
        .board(0, 2, "bank_2")
        .goods(0, 0, 0, 0)
        .coins(0, 20);
    scene.acts(0, &[sell(""), build("office", 1), build("market", 2)]);
    assert_eq!((scene.player(0).income, scene.player(0).disc), (5, 2));
    assert_eq!(scene.player(0).coins, 20 + 5 - 9);

    let mut scene = builder("office", 9).goods(0, 3, 0, 0).board(0, 1, "hops_3");
    scene.act(0, build("office", 1));
    assert_eq!(three_of(scene.player(0).goods), (3, 0, 0));

    let mut scene = builder("office hops_1 hops_2 hops_3", 9).board(0, 1, "laboratory_2");
    scene.act(0, build("office", 1));
    assert_eq!(scene.player(0).hand.len(), 3, "cards drawn stay drawn");
}

#[test]
fn f_bld_3_a_town_hall_covered_this_round_keeps_no_card() {
    let mut scene = builder("hops_1 hops_2 hops_3", 50).board(0, 1, "town_hall_2");
    scene.acts(0, &[build("hops_1", 1), Action::EndBuild]);
    assert_eq!(scene.refused(0, Action::EndTurn), ("F-DIS-2", "f-no-hand-limit"));
}

#[test]
fn example_the_third_marker_of_three_players_raises_the_price_at_once_f_bld_4() {
    let mut scene = builder("palace_1", 50).palace_price(0, 2);
    scene.act(0, build("palace_1", 1));
    assert_eq!(scene.player(0).coins, 42, "this one still cost 8");
    assert_eq!(scene.game.palace_price(&scene.state), Some(10));
    assert_eq!(scene.state.palace_markers(), 0, "the markers lie beside the cards again");
    assert!(scene.events.contains(&Event::PalacePriceRose { price: Some(10) }));
}

#[test]
fn f_bld_4_a_palace_costs_the_current_price() {
    for (card, price) in (0..).zip([8, 10, 12, 14, 16, 18]) {
        let scene = builder("palace_2", price - 1).palace_price(card, 0);
        assert_eq!(scene.refused(0, build("palace_2", 1)), ("F-BLD-4", "f-no-too-dear"));
        let mut scene = builder("palace_2", price).palace_price(card, 0);
        scene.act(0, build("palace_2", 1));
        assert_eq!(scene.player(0).coins, 0);
    }
}

#[test]
fn f_bld_4_markers_as_many_as_players_raise_the_price() {
    for players in 2..=5 {
        for markers in 0..players {
            let mut scene = Scene::base(players).hand(0, "palace_1").coins(0, 8).phase(Phase::Build, 0);
            scene = scene.palace_price(0, markers);
            scene.act(0, build("palace_1", 3));
            let rises = markers + 1 == players;
            let (price, left) = if rises { (10, 0) } else { (8, markers + 1) };
            assert_eq!(
                (scene.game.palace_price(&scene.state), scene.state.palace_markers()),
                (Some(price), left),
                "{markers} markers, {players} players"
            );
        }
    }
}

#[test]
fn f_bld_4_the_second_palace_of_the_same_turn_pays_the_new_price() {
    let mut scene = builder("palace_1 palace_2", 18).palace_price(0, 2);
    scene.acts(0, &[build("palace_1", 1), build("palace_2", 2)]);
    assert_eq!(scene.player(0).coins, 0, "8 and 10");
    assert_eq!((scene.state.palace_card(), scene.state.palace_markers()), (1, 1));
    let mut poor = builder("palace_1 palace_2", 17).palace_price(0, 2);
    poor.act(0, build("palace_1", 1));
    assert_eq!(poor.refused(0, build("palace_2", 2)), ("F-BLD-4", "f-no-too-dear"));
    let mut cheap = builder("palace_1 palace_2", 16).palace_price(0, 1);
    cheap.acts(0, &[build("palace_1", 1), build("palace_2", 2)]);
    assert_eq!(cheap.player(0).coins, 0, "8 and 8: the card leaves with the second");
    assert_eq!(cheap.game.palace_price(&cheap.state), Some(10));
}

#[test]
fn f_bld_4_other_cards_leave_the_price_alone() {
    let mut scene = builder("office", 50).palace_price(0, 2);
    scene.act(0, build("office", 1));
    assert_eq!((scene.state.palace_card(), scene.state.palace_markers()), (0, 2));
}

#[test]
fn f_bld_4_the_last_card_leaves_too() {
    let mut scene = builder("palace_1", 18).palace_price(5, 2);
    scene.act(0, build("palace_1", 1));
    assert_eq!(scene.game.palace_price(&scene.state), None);
    assert!(scene.events.contains(&Event::PalacePriceRose { price: None }));
}

#[test]
fn f_bld_5_what_the_crane_saves() {
    // The board, the cards built and where, what they cost in all.
    let cases: [(&str, &[Build], u32); 12] = [
        ("crane", &[("office", 2)], 3),
        ("crane", &[("office", 2), ("market", 3)], 3 + 2), // both cards of the turn
        ("", &[("crane", 1)], 5),                          // not itself
        ("", &[("crane", 1), ("office", 2)], 5 + 3),       // the second card of the turn
        ("", &[("office", 2), ("crane", 1)], 5 + 5),       // not the card before
        ("", &[("crane", 1), ("office", 1)], 5 + 3),       // the card that covers it
        ("crane", &[("office", 1)], 3),
        ("crane", &[("office", 1), ("market", 2)], 3 + 4), // but not the one after that
        ("crane", &[("office", 1), ("market", 1)], 3 + 4),
        ("crane", &[("palace_1", 2)], 6), // palaces too
        ("crane", &[("palace_1", 1), ("palace_2", 2)], 6 + 8),
        ("crane", &[("palace_1", 2), ("palace_2", 3)], 6 + 6),
    ];
    for (board, built, cost) in cases {
        let hand: Vec<&str> = built.iter().map(|(id, _)| *id).collect();
        let mut scene = builder(&hand.join(" "), 40).built(0, board);
        for &(id, space) in built {
            scene.act(0, build(id, space));
        }
        assert_eq!(scene.player(0).coins, 40 - cost, "{board:?}, {built:?}");
        let mut poor = builder(&hand.join(" "), cost - 1).built(0, board);
        let (last, first) = built.split_last().unwrap();
        for &(id, space) in first {
            poor.act(0, build(id, space));
        }
        assert_eq!(poor.refused(0, build(last.0, last.1)).1, "f-no-too-dear", "{board:?}, {built:?}");
    }
}

#[test]
fn f_bld_5_the_crane_saves_on_the_risen_palace_price_too() {
    let mut scene = builder("palace_1 palace_2", 14).palace_price(0, 2).board(0, 6, "crane");
    scene.acts(0, &[build("palace_1", 1), build("palace_2", 2)]);
    assert_eq!(scene.player(0).coins, 0, "6 and 8");
}

#[test]
fn f_bld_5_a_cost_is_never_below_0() {
    let text = include_str!("../../data/standard.toml").replace("hops_1 = { cost = 3", "hops_1 = { cost = 1");
    let table = princely_fuerstenfeld::CardTable::from_toml("cheap", &text).unwrap();
    let mut scene = Scene::new(2, princely_fuerstenfeld::Variant::Base, table)
        .hand(0, "hops_1")
        .coins(0, 0)
        .board(0, 1, "crane")
        .phase(Phase::Build, 0);
    scene.act(0, build("hops_1", 2));
    assert_eq!(scene.player(0).coins, 0);
}

#[test]
fn f_bld_5_a_crane_in_the_hand_or_of_another_player_saves_nothing() {
    let mut scene = builder("crane office", 5).board(1, 1, "crane");
    scene.act(0, build("office", 2));
    assert_eq!(scene.player(0).coins, 0);
}

#[test]
fn f_bld_6_each_palace_has_its_space_in_the_expert_game() {
    let all = "palace_1 palace_2 palace_3 palace_4 palace_5 palace_6";
    let expert = Scene::expert(2).hand(0, all).coins(0, 50).phase(Phase::Build, 0);
    let base = builder(all, 50);
    for (number, id) in (1..=6).zip(all.split(' ')) {
        for space in 1..=6 {
            assert!(base.allows(0, build(id, space)), "base: {id} on {space}");
            assert_eq!(expert.allows(0, build(id, space)), space == number, "expert: {id} on {space}");
            if space != number {
                assert_eq!(expert.refused(0, build(id, space)), ("F-BLD-6", "f-no-palace-space"));
            }
        }
    }
}

#[test]
fn f_bld_6_palaces_in_any_order_other_cards_anywhere() {
    let mut scene = Scene::expert(2).hand(0, "palace_6 palace_2 office").coins(0, 50).phase(Phase::Build, 0);
    for space in 1..=6 {
        assert!(scene.allows(0, build("office", space)));
    }
    scene.acts(0, &[build("palace_6", 6), build("palace_2", 2), under("office")][..2]);
    assert_eq!(scene.player(0).palaces(), 2);
}

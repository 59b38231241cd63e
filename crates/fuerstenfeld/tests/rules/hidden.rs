//! Hidden and public (F-INF).

use crate::common::{Scene, cards, pile, set, trash, under};
use princely_core::{Aid, Followed, Game, Quick, Seat};
use princely_fuerstenfeld::observe::{Counts, SeenChance};
use princely_fuerstenfeld::{Action, CardSet, Event, Phase, Pile};
use serde_json::{Value, json};

/// Seat 0 has something in every place a card can be.
fn scene() -> Scene {
    Scene::expert(3)
        .board(0, 1, "bank_1")
        .board(0, 1, "crane")
        .board(0, 2, "palace_2")
        .board(0, 3, "scavenger")
        .hand(0, "office market palace_1")
        .bottom(0, "hops_3 palace_4 hops_1")
        .trashed(0, "water_1 water_2 palace_6")
        .coins(0, 17)
        .goods(0, 1, 2, 3)
        .disc(0, 9)
}

fn observation(scene: &Scene, viewer: Option<u8>) -> Value {
    serde_json::to_value(scene.game.observe(&scene.state, viewer.map(Seat))).unwrap()
}

#[test]
fn f_inf_1_what_everybody_sees() {
    let scene = scene().palace_price(2, 1).filled(1, (1, 0, 0)).spaces(1, (0, 3, 5));
    for viewer in [None, Some(0), Some(1)] {
        let seen = observation(&scene, viewer);
        let player = &seen["players"][0];
        assert_eq!(player["board"], json!(["crane", "palace_2", "scavenger", "water", "barley", "hops"]));
        assert_eq!(player["coins"], 17);
        assert_eq!(player["goods"], json!({"hops": 1, "barley": 2, "water": 3}));
        assert_eq!(player["disc"], 9);
        assert_eq!(player["covered"], json!(["bank_1"]));
        // 28 cards: 4 on the board or covered, 3 in hand, 3 under the deck, 3 trashed (one shown).
        assert_eq!(
            player["counts"],
            json!({"hand": 3, "unseen": 15, "bottom": 3, "trashed": 2, "kept": false})
        );
        assert_eq!(seen["breweries"][1]["space"], json!({"hops": 0, "barley": 3, "water": 5}));
        assert_eq!(seen["breweries"][1]["filled"], json!({"hops": 1, "barley": 0, "water": 0}));
        assert_eq!((&seen["palace_card"], &seen["palace_markers"]), (&json!(2), &json!(1)));
        assert_eq!(seen["order"], json!([0, 1, 2]));
    }
}

#[test]
fn f_inf_1_draws_are_seen_by_their_number() {
    let mut scene = Scene::base(2).phase(Phase::Discard, 1);
    scene.act(1, Action::EndTurn).deal(0, "crane office market");
    let drew = |cards| Event::Drew { seat: Seat(0), count: 3, cards };
    let drawn = scene.events.last().unwrap();
    assert_eq!(scene.game.redact(drawn, Some(Seat(1))), Some(drew(None)));
    assert_eq!(scene.game.redact(drawn, None), Some(drew(None)));
    assert_eq!(scene.game.redact(drawn, Some(Seat(0))), Some(drew(Some(cards("crane office market")))));
    let seen = scene.game.observe(&scene.state, None).counts(Seat(0));
    assert_eq!(seen, Counts { hand: 3, unseen: 23, ..Counts::default() });
}

#[test]
fn f_inf_2_hand_and_deck_are_private_to_their_owner() {
    let scene = scene();
    let own = observation(&scene, Some(0));
    assert_eq!(own["players"][0]["own"]["hand"], json!(["market", "office", "palace_1"]));
    assert_eq!(own["players"][0]["own"]["bottom"], json!(["hops_3", "palace_4", "hops_1"]));
    assert_eq!(own["players"][0]["trashed"], json!(["palace_6", "water_1", "water_2"]));
    assert_eq!(own["players"][1].get("own"), None);
    for viewer in [None, Some(1), Some(2)] {
        let other = observation(&scene, viewer);
        assert_eq!(other["players"][0].get("own"), None);
        assert_eq!(other["players"][0]["trashed"], json!(["palace_6"]), "a palace was shown");
    }
}

#[test]
fn f_inf_2_whoever_has_no_seat_looks_on() {
    assert_eq!(observation(&scene(), Some(3)), observation(&scene(), None));
}

#[test]
fn f_inf_2_worlds_that_differ_in_hidden_cards_look_the_same_to_others() {
    let one = scene();
    let two = Scene::expert(3)
        .board(0, 1, "bank_1")
        .board(0, 1, "crane")
        .board(0, 2, "palace_2")
        .board(0, 3, "scavenger")
        .hand(0, "hops_1 water_3 barley_1")
        .bottom(0, "palace_1 office market")
        .trashed(0, "bank_2 tour_guide palace_6")
        .coins(0, 17)
        .goods(0, 1, 2, 3)
        .disc(0, 9);
    for viewer in [None, Some(Seat(1)), Some(Seat(2))] {
        let (a, b) = (one.game.observe(&one.state, viewer), two.game.observe(&two.state, viewer));
        assert_eq!(a, b);
        for aid in [Aid::None, Aid::Memory] {
            assert_eq!(one.game.view(&a, aid), two.game.view(&b, aid));
        }
    }
    let own = Some(Seat(0));
    assert_ne!(one.game.observe(&one.state, own), two.game.observe(&two.state, own));
}

#[test]
fn f_inf_2_nobody_knows_the_order_of_the_undrawn_cards_not_even_their_owner() {
    let scene = scene();
    let known = scene.game.observe(&scene.state, Some(Seat(0))).known().player(Seat(0)).unseen;
    assert_eq!(known.len(), 15, "a set, which has no order");
    let other = scene.game.observe(&scene.state, Some(Seat(1)));
    let player = other.known().player(Seat(0));
    assert_eq!((player.hand, player.unseen), (CardSet::EMPTY, CardSet::EMPTY));
    assert_eq!(player.bottom, Pile::EMPTY);
}

#[test]
fn f_inf_2_imagined_worlds_keep_what_is_known_and_trash_no_palace_unseen() {
    let scene = scene();
    let mut quick = Quick(5);
    for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
        let observation = scene.game.observe(&scene.state, viewer);
        for _ in 0..200 {
            let world = scene.game.determinize(&observation, &mut quick);
            crate::common::sound(&scene.game, &world);
            assert_eq!(scene.game.observe(&world, viewer), observation);
            assert_eq!(world.player(Seat(0)).trashed & CardSet::PALACES, set("palace_6"));
        }
    }
}

#[test]
fn f_inf_2_secret_actions_are_seen_without_their_card() {
    let scene = scene();
    let seen = |action, viewer: Option<u8>| {
        serde_json::to_value(scene.game.see_action(Seat(0), &action, viewer.map(Seat))).unwrap()
    };
    for (action, own, other) in [
        (under("office"), json!({"type": "under", "card": "office"}), json!({"type": "under", "card": null})),
        (trash("office"), json!({"type": "trash", "card": "office"}), json!({"type": "trash", "card": null})),
        (
            trash("palace_1"),
            json!({"type": "trash", "card": "palace_1"}),
            json!({"type": "trash", "card": "palace_1"}),
        ),
        (
            Action::Keep { card: crate::common::card("office") },
            json!({"type": "keep", "card": "office"}),
            json!({"type": "keep", "card": null}),
        ),
        (Action::EndTurn, json!({"type": "end_turn"}), json!({"type": "end_turn"})),
    ] {
        assert_eq!(seen(action, Some(0)), own);
        assert_eq!(seen(action, Some(1)), other);
        assert_eq!(seen(action, None), other);
    }
}

#[test]
fn f_inf_3_the_observation_always_holds_what_its_owner_put_under() {
    let observation = scene().game.observe(&scene().state, Some(Seat(0)));
    assert_eq!(observation.known().player(Seat(0)).bottom, pile("hops_3 palace_4 hops_1"));
}

#[test]
fn f_inf_3_views_show_it_only_with_the_memory_aid() {
    let scene = scene();
    let observation = scene.game.observe(&scene.state, Some(Seat(0)));
    let own = |aid| scene.game.view(&observation, aid).own.unwrap();
    assert_eq!((own(Aid::None).bottom, own(Aid::None).unseen), (None, None));
    assert_eq!(own(Aid::Memory).bottom, Some(cards("hops_3 palace_4 hops_1")));
    assert_eq!(own(Aid::Memory).unseen.unwrap().len(), 15);
    assert_eq!(own(Aid::None).hand.len(), 3, "the hand is always shown");
    let other = scene.game.observe(&scene.state, Some(Seat(1)));
    let view = scene.game.view(&other, Aid::Memory);
    assert_eq!(view.own.unwrap().bottom, Some(Vec::new()), "the aid is for one's own cards");
    let seen = serde_json::to_string(&view.players[0]).unwrap();
    assert!(!seen.contains("palace_4") && !seen.contains("hops_3"), "{seen}");
}

#[test]
fn f_inf_3_the_log_of_past_turns_shows_it_only_with_the_memory_aid() {
    let mut scene = Scene::expert(2).hand(0, "office market").phase(Phase::Discard, 0);
    scene.act(0, under("office"));
    let put = scene.events.last().unwrap();
    let shown = |card| Some(Event::PutUnder { seat: Seat(0), card });
    let office = Some(crate::common::card("office"));
    assert_eq!(scene.game.redact(put, Some(Seat(0))), shown(office), "while it happens");
    assert_eq!(scene.game.recall(put, Some(Seat(0)), Aid::None), shown(None));
    assert_eq!(scene.game.recall(put, Some(Seat(0)), Aid::Memory), shown(office));
    for aid in [Aid::None, Aid::Memory] {
        assert_eq!(scene.game.recall(put, Some(Seat(1)), aid), shown(None));
        assert_eq!(scene.game.recall(put, None, aid), shown(None));
    }
}

#[test]
fn f_inf_1_an_observation_fits_only_a_game_of_as_many_players() {
    for players in 2..=5 {
        let seen = Scene::base(players).game.observe(&Scene::base(players).state, None);
        for others in 2..=5 {
            assert_eq!(
                Scene::base(others).game.fits(&seen),
                others == players,
                "{players} at a table of {others}"
            );
        }
    }
}

#[test]
fn f_inf_1_nobody_can_be_told_of_a_draw_at_a_seat_that_is_not_there() {
    let scene = scene();
    let seen = scene.game.observe(&scene.state, None);
    for seat in 0..=5 {
        let drawn = SeenChance::DrawHidden { seat: Seat(seat), count: 1 };
        let imagined = scene.game.imagine_chance(&seen, &drawn);
        assert_eq!(imagined.is_some(), seat < scene.game.seats(), "seat {seat}");
    }
}

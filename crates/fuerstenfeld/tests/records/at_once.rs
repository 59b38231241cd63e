//! Seats that act at once may stand in any order, and chance is keyed: no player's choice changes another player's
//! cards.

use crate::common::{Scene, hasty_game};
use princely_core::record::{read, write};
use princely_core::{Entry, Game, Keyed, Quick, Seat, Seed, Silent, Table, Turn, Uniform};
use princely_fuerstenfeld::{Action, Card, CardTable, Event, Fuerstenfeld, Phase, Variant};
use serde_json::Value;

#[test]
fn seats_of_the_expert_set_up_may_stand_in_any_order() {
    let table = hasty_game(3, Variant::Expert, 31);
    let record: Value = serde_json::from_str(&write(&table, None, &None)).unwrap();
    let log = record["log"].as_array().unwrap();
    let (deal, rest) = log.split_at(3);
    let (choices, rest) = rest.split_at(30);
    let mut quick = Quick(2);
    for _ in 0..20 {
        let mut queues: Vec<Vec<Value>> = (0..3)
            .map(|seat| choices.iter().filter(|entry| entry["seat"] == seat).cloned().rev().collect())
            .collect();
        let mut shuffled = Vec::new();
        while queues.iter().any(|queue| !queue.is_empty()) {
            shuffled.extend(queues[quick.below(3) as usize].pop());
        }
        let mut other = record.clone();
        other["log"] = Value::Array([deal, &shuffled, rest].concat());
        let read = read::<Fuerstenfeld>(&other.to_string(), |_| {}).unwrap();
        assert_eq!(read.table.state(), table.state());
    }
}

/// A base game for two on a table where laboratories are free, played to the draw phase of round 2, in which
/// both players have three optional cards.
fn laboratories() -> Table<Fuerstenfeld> {
    let text = include_str!("../../data/standard.toml")
        .replace("laboratory_1 = { cost = 4", "laboratory_1 = { cost = 0")
        .replace("laboratory_2 = { cost = 7", "laboratory_2 = { cost = 0");
    let table = CardTable::from_toml("free laboratories", &text).unwrap();
    let mut table = Table::new(Fuerstenfeld::new(2, Variant::Base, table).unwrap());
    let mut dice = Keyed::new(Seed::of_series(77, 0));
    let set_up = table.game().sample_chance(table.state(), &mut dice);
    table.decide(set_up, &mut Silent).unwrap();
    for ids in ["laboratory_1 laboratory_2 crane"; 2] {
        let seat = table.state().to_deal().lowest().unwrap();
        let cards = crate::common::pile(ids);
        table.decide(princely_fuerstenfeld::Chance::Draw { seat, cards }, &mut Silent).unwrap();
    }
    while table.state().round() < 2 {
        table.step(&mut dice, &mut Silent);
        let Turn::Seats(seats) = table.turn() else { unreachable!() };
        let seat = seats.lowest().unwrap();
        let player = table.state().player(seat);
        let action = match table.state().phase() {
            Phase::Sell => Action::SellNothing,
            Phase::Build if player.hand.contains(Card::Laboratory1) => {
                Action::Build { card: Card::Laboratory1, space: 0 }
            }
            Phase::Build => Action::Build { card: Card::Laboratory2, space: 1 },
            _ if player.hand.len() > 1 => Action::Under { card: player.hand.into_iter().next().unwrap() },
            _ => Action::EndTurn,
        };
        table.act(seat, action, &mut Silent).unwrap();
    }
    table.step(&mut dice, &mut Silent);
    table
}

#[test]
fn optional_draws_may_stand_in_any_order() {
    let mut ends = Vec::new();
    for order in [[0, 0, 0, 1, 1, 1], [1, 1, 1, 0, 0, 0], [0, 1, 0, 1, 0, 1], [1, 0, 0, 1, 1, 0]] {
        let mut table = laboratories();
        let mut dice = Keyed::new(Seed::of_series(77, 0));
        for seat in order {
            assert_eq!(table.state().phase(), Phase::Draw);
            table.act(Seat(seat), Action::DrawExtra, &mut Silent).unwrap();
            table.step(&mut dice, &mut Silent);
        }
        assert_eq!(table.state().phase(), Phase::Sell);
        let text = write(&table, Some(1), &None);
        assert_eq!(read::<Fuerstenfeld>(&text, |_| {}).unwrap().table.state(), table.state(), "{order:?}");
        ends.push(table.state().clone());
    }
    assert!(ends.iter().all(|end| *end == ends[0]), "the order makes no difference");
}

#[test]
fn an_extra_card_is_dealt_before_anybody_goes_on() {
    let mut table = laboratories();
    table.act(Seat(0), Action::DrawExtra, &mut Silent).unwrap();
    let text = write(&table, None, &None)
        .replace(r#"],"result""#, r#",{"seat":1,"action":"stop_drawing"}],"result""#);
    let error = read::<Fuerstenfeld>(&text, |_| {}).unwrap_err().to_string();
    let number = table.log().len(); // the set-up stands apart, the new entry is one more
    assert_eq!(error, format!("entry {number}: a draw is missing before this entry"));
}

/// The cards a seat draws over eight rounds in which seat 0 has laboratories and takes `extra` cards more.
fn drawn(extra: usize) -> Vec<Vec<Card>> {
    let mut scene = Scene::base(3).built(0, "laboratory_1 laboratory_2").phase(Phase::Discard, 2);
    scene.act(2, Action::EndTurn);
    for _ in 0..5 {
        scene.roll(5);
        for _ in 0..extra {
            if scene.to_act() == [0] && scene.state.phase() == Phase::Draw {
                scene.act(0, Action::DrawExtra).roll(5);
            }
        }
        if scene.state.phase() == Phase::Draw {
            scene.act(0, Action::StopDrawing);
        }
        scene.pass_round();
    }
    (0..3)
        .map(|seat| {
            let of_seat = |event: &Event| match event {
                Event::Drew { seat: drew, cards: Some(cards), .. } if drew.0 == seat => Some(cards.clone()),
                _ => None,
            };
            scene.events.iter().filter_map(of_seat).flatten().collect()
        })
        .collect()
}

#[test]
fn an_extra_card_of_one_player_changes_no_other_players_draws() {
    let without = drawn(0);
    assert_eq!(without[1].len(), 15);
    for extra in 1..=3 {
        let with = drawn(extra);
        assert_eq!((&with[1], &with[2]), (&without[1], &without[2]), "{extra} extra cards");
        assert!(with[0].len() > without[0].len());
        assert_eq!(with[0][..15], without[0][..], "and the own cards come in the same order, only sooner");
    }
}

#[test]
fn seats_draw_different_cards() {
    let cards = drawn(0);
    assert_ne!(cards[0], cards[1]);
    assert_ne!(cards[1], cards[2]);
}

#[test]
fn every_draw_of_a_record_is_in_seat_order_when_all_draw_at_once() {
    let table = hasty_game(4, Variant::Base, 2);
    let draws = table.log().iter().map(|entry| match entry {
        Entry::Chance(princely_fuerstenfeld::Chance::Draw { seat, .. }) => Some(seat.0),
        _ => None,
    });
    let draws: Vec<Option<u8>> = draws.collect();
    assert_eq!(draws[1..9], [0, 1, 2, 3, 0, 1, 2, 3].map(Some));
}

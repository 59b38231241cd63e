//! Whole games, written and read.

use crate::common::{hasty_game, hasty_game_of, sound};
use princely_core::record::{Extras, Meta, SeenRecord, read, read_seen, write};
use princely_core::{Entry, Game, Notation, Records, Seat, Turn};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use serde_json::Value;
use serde_json::value::RawValue;

#[test]
fn games_of_all_sizes_and_both_variants_round_trip_with_and_without_trace() {
    for variant in [Variant::Base, Variant::Expert] {
        for players in 2..=5 {
            let table = hasty_game(players, variant, 100 + u64::from(players));
            assert_eq!(table.turn(), Turn::Over);
            for trace in [None, Some(1), Some(7)] {
                let text = write(&table, trace, &None);
                let mut entries = 0;
                let record = read::<Fuerstenfeld>(&text, |step| {
                    assert_eq!(step.number, entries);
                    sound(step.table.game(), step.table.state());
                    entries += 1;
                })
                .unwrap_or_else(|error| panic!("{players} players, {variant:?}: {error}"));
                assert_eq!(entries, table.log().len());
                assert_eq!((record.table.state(), record.table.log()), (table.state(), table.log()));
                assert_eq!(write(&record.table, trace, &None), text, "byte by byte");
            }
        }
    }
}

#[test]
fn a_record_names_the_palaces_only_where_they_are_not_the_usual_ones() {
    for (palaces, written) in [(4, Some(4)), (5, Some(5)), (6, None)] {
        let game = Fuerstenfeld::new(3, Variant::Base, CardTable::standard()).unwrap();
        let table = hasty_game_of(game.with_palaces(palaces).unwrap(), 9);
        let text = write(&table, Some(1), &None);
        let record: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(record["options"].get("palaces"), written.map(Value::from).as_ref());
        assert_eq!(record["rules"], 1);
        let most = record["result"]["palaces"].as_array().unwrap().iter().filter_map(Value::as_u64).max();
        assert!(most >= Some(palaces.into()), "{palaces}: {most:?}");
        let read = read::<Fuerstenfeld>(&text, |_| {}).unwrap();
        assert_eq!(read.table.game(), table.game());
        assert_eq!(write(&read.table, Some(1), &None), text, "byte by byte");
    }
}

#[test]
fn a_game_that_ends_sooner_does_not_replay_by_the_usual_number() {
    let game = Fuerstenfeld::new(3, Variant::Base, CardTable::standard()).unwrap();
    let text = write(&hasty_game_of(game.with_palaces(4).unwrap(), 9), None, &None);
    let usual = text.replacen(r#""palaces":4,"#, "", 1);
    assert_ne!(usual, text);
    assert!(read::<Fuerstenfeld>(&usual, |_| {}).is_err());
}

#[test]
fn a_viewers_record_counts_the_draws_of_others_and_hides_what_they_put_away() {
    let table = hasty_game(3, Variant::Expert, 8);
    for viewer in [Some(Seat(1)), None] {
        let text = SeenRecord::of(&table, viewer, Extras::default()).write();
        let record: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(record["format"], "princely-record/2");
        assert_eq!(record["seen_by"], viewer.map_or(Value::from("spectator"), |seat| seat.0.into()));
        let mut hidden = 0;
        for entry in record["log"].as_array().unwrap() {
            let (draw, action) = (&entry["draw"], &entry["action"]);
            let own = viewer.is_some_and(|seat| draw["seat"] == seat.0 || entry["seat"] == seat.0);
            assert_eq!(draw["cards"].is_array(), own && draw.is_object(), "{entry}");
            assert_eq!(draw["count"].is_u64(), !own && draw.is_object(), "{entry}");
            for secret in ["keep", "under"].into_iter().filter(|secret| action.get(secret).is_some()) {
                assert_eq!(action[secret].is_null(), !own, "{entry}");
                hidden += u32::from(!own);
            }
        }
        assert!(hidden >= 20, "{hidden} hidden actions");
        let read = read_seen::<Fuerstenfeld>(&text, |_| {}).unwrap();
        assert_eq!(read.observation, table.game().observe(table.state(), viewer));
        assert_eq!(read.write(), text);
        assert!(text.len() < 100 * table.log().len() + 2_000, "{} bytes", text.len());
    }
}

#[test]
fn what_a_viewer_saw_is_written_in_one_way_only() {
    let table = hasty_game(3, Variant::Expert, 8);
    let text = SeenRecord::of(&table, Some(Seat(1)), Extras::default()).write();
    for (old, new) in [
        (r#"{"draw":{"seat":0,"count":10}}"#, r#"{"draw":[0,10]}"#),
        (r#"{"keep":null}"#, r#"{"keep":{}}"#),
        (r#"{"under":null}"#, r#"{"under":[]}"#),
    ] {
        assert!(text.contains(old), "{old} is not in {text}");
        let error = read_seen::<Fuerstenfeld>(&text.replacen(old, new, 1), |_| {}).map(drop).unwrap_err();
        assert!(error.to_string().starts_with("entry "), "{new}: {error}");
    }
}

#[test]
fn unfinished_games_round_trip_at_every_entry() {
    let full = hasty_game(2, Variant::Expert, 3);
    for end in 1..full.log().len() {
        let mut table = princely_core::Table::new(full.game().clone());
        for entry in &full.log()[..end] {
            match entry {
                Entry::Chance(chance) => table.decide(chance.clone(), &mut princely_core::Silent).unwrap(),
                Entry::Action { seat, action } => {
                    table.act(*seat, *action, &mut princely_core::Silent).unwrap();
                }
            }
        }
        if end % 7 == 1 || end < 40 {
            let text = write(&table, Some(1), &None);
            let record = read::<Fuerstenfeld>(&text, |_| {}).unwrap_or_else(|error| panic!("{end}: {error}"));
            assert_eq!(record.table.state(), table.state(), "entry {end}");
            assert!(text.ends_with(r#""result":null}"#), "entry {end}");
        }
    }
}

#[test]
fn the_frame_is_that_of_the_format() {
    let table = hasty_game(3, Variant::Expert, 8);
    let record: Value = serde_json::from_str(&write(&table, Some(1), &None)).unwrap();
    assert_eq!(keys(&record), "format game log options result rules setup");
    assert_eq!(record["format"], "princely-record/1");
    assert_eq!((&record["game"], &record["rules"]), (&Value::from("fuerstenfeld"), &Value::from(1)));
    assert_eq!(keys(&record["options"]), "players table variant");
    assert_eq!((&record["options"]["players"], &record["options"]["variant"]), (&3.into(), &"expert".into()));
    let table_note = &record["options"]["table"];
    assert_eq!(
        keys(table_note),
        "cost demand income_top name palace_prices price_track printed_fields start_coins"
    );
    assert_eq!(
        table_note["printed_fields"],
        serde_json::json!([null, null, null, "water", "barley", "hops"])
    );
    assert_eq!(table_note["cost"].as_object().unwrap().len(), 22);
    assert_eq!(keys(&record["setup"]), "breweries order");
    assert_eq!(record["setup"]["breweries"].as_array().unwrap().len(), 3);
    assert_eq!(keys(&record["result"]), "coins palaces rounds winners");
    let log = record["log"].as_array().unwrap();
    for (seat, entry) in log[..3].iter().enumerate() {
        assert_eq!(keys(&entry["draw"]), "cards seat");
        assert_eq!(
            (&entry["draw"]["seat"], entry["draw"]["cards"].as_array().unwrap().len()),
            (&seat.into(), 10)
        );
    }
    for entry in log {
        match entry.get("draw") {
            Some(_) => assert_eq!(keys(entry), "draw"),
            None => assert_eq!(keys(entry), "action after seat"),
        }
    }
    let after = &log.iter().find_map(|entry| entry.get("after")).unwrap();
    assert_eq!(keys(after), "breweries legal order palace_markers palace_price phase round seats to_act");
    assert_eq!(keys(&after["breweries"][0]), "demand filled price space");
    assert_eq!(keys(&after["seats"][0]), "board coins deck disc goods hand income kept out");
    assert_eq!(keys(&after["seats"][0]["deck"]), "bottom unseen");
    assert_eq!((&after["round"], &after["phase"]), (&Value::from(0), &Value::from("setup")));
    let last = &log.last().unwrap()["after"];
    assert_eq!((&last["phase"], &last["to_act"]), (&Value::from("over"), &serde_json::json!([])));
    assert_eq!(last["round"], record["result"]["rounds"]);
}

#[test]
fn our_own_writer_finishes_the_lowest_seat_first() {
    let table = hasty_game(3, Variant::Expert, 8);
    let seats: Vec<u8> = table
        .log()
        .iter()
        .filter_map(|entry| if let Entry::Action { seat, .. } = entry { Some(seat.0) } else { None })
        .take(30)
        .collect();
    assert_eq!(seats, [[0; 10], [1; 10], [2; 10]].concat());
}

#[test]
fn a_trace_shows_the_state_in_which_the_next_player_acts() {
    let table = hasty_game(2, Variant::Base, 21);
    let record: Value = serde_json::from_str(&write(&table, Some(1), &None)).unwrap();
    let mut due: Option<Value> = None;
    let mut compared = 0;
    read::<Fuerstenfeld>(&record.to_string(), |step| {
        let game = step.table.game();
        if step.number > 0
            && let Some(after) = record["log"][step.number - 1].get("after")
        {
            due = Some(after.clone());
        }
        if game.turn(step.table.state()) != Turn::Chance
            && let Some(after) = due.take()
        {
            assert_eq!(serde_json::to_value(game.trace(step.table.state())).unwrap(), after);
            compared += 1;
        }
    })
    .unwrap();
    assert!(compared > 50);
}

#[test]
fn a_trace_sorts_cards_by_id_and_keeps_the_order_under_the_deck() {
    use crate::common::Scene;
    let scene = Scene::expert(2)
        .hand(0, "water_1 barley_2 palace_3 crane")
        .bottom(0, "water_3 bank_1 hops_2")
        .trashed(0, "tour_guide")
        .board(0, 1, "office")
        .board(0, 1, "magistrate");
    let trace = serde_json::to_value(scene.game.trace(&scene.state)).unwrap();
    let seat = &trace["seats"][0];
    assert_eq!(seat["hand"], serde_json::json!(["barley_2", "crane", "palace_3", "water_1"]));
    assert_eq!(seat["deck"]["bottom"], serde_json::json!(["water_3", "bank_1", "hops_2"]));
    assert_eq!(seat["out"], serde_json::json!(["office", "tour_guide"]), "covered or trashed");
    assert_eq!(seat["board"][0], "magistrate");
    let unseen: Vec<&str> =
        seat["deck"]["unseen"].as_array().unwrap().iter().map(|id| id.as_str().unwrap()).collect();
    assert!(unseen.is_sorted() && unseen.len() == 18, "{unseen:?}");
    assert_eq!(trace["legal"], serde_json::json!([1]));
}

#[test]
fn meta_is_anything_and_survives() {
    let table = hasty_game(2, Variant::Base, 4);
    let noted = r#"{"names":["Ada","Bo"],"seed":7,"nested":{"unknown":[1,2,{}]}}"#;
    let meta: Meta = Some(RawValue::from_string(noted.to_owned()).unwrap());
    let text = write(&table, None, &meta);
    let record = read::<Fuerstenfeld>(&text, |_| {}).unwrap();
    assert_eq!(record.meta.as_deref(), Some(noted));
    let plain = read::<Fuerstenfeld>(&write(&table, None, &None), |_| {}).unwrap();
    assert_eq!(plain.meta, None);
}

#[test]
fn several_records_stand_one_per_line() {
    let lines: Vec<String> =
        (0..3).map(|seed| write(&hasty_game(2, Variant::Base, seed), None, &None)).collect();
    assert!(lines.iter().all(|line| !line.contains('\n')));
    let file = lines.join("\n") + "\n";
    let read_back: Vec<String> = Records::new(file.as_bytes()).map(Result::unwrap).collect();
    assert_eq!(read_back, lines);
}

#[test]
fn legal_may_be_left_out_of_a_trace() {
    let table = hasty_game(2, Variant::Base, 4);
    let mut record: Value = serde_json::from_str(&write(&table, Some(1), &None)).unwrap();
    for entry in record["log"].as_array_mut().unwrap() {
        if let Some(after) = entry.get_mut("after") {
            after.as_object_mut().unwrap().remove("legal");
        }
    }
    read::<Fuerstenfeld>(&record.to_string(), |_| {}).unwrap();
}

fn keys(value: &Value) -> String {
    value.as_object().unwrap().keys().map(String::as_str).collect::<Vec<_>>().join(" ")
}

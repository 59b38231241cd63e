//! Everything that crosses the wire comes out as it went in.

use crate::common::*;
use princely_core::{Entry, Game, Notation, Seat};
use princely_fuerstenfeld::notation::{ActionNote, OptionsNote, ResultNote};
use princely_fuerstenfeld::observe::{HiddenAction, SeenAction, SeenChance, SeenSetUp};
use princely_fuerstenfeld::table::TableNote;
use princely_fuerstenfeld::{Action, CardTable, Fuerstenfeld, Variant};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Through JSON and back.
fn sent<T: Serialize + DeserializeOwned>(value: &T) -> (T, serde_json::Value) {
    let json = serde_json::to_value(value).unwrap();
    (serde_json::from_value(json.clone()).unwrap(), json)
}

/// Every object that can be of several kinds says which kind it is.
fn is_tagged(json: &serde_json::Value) -> bool {
    json.get("type").is_some_and(serde_json::Value::is_string)
}

#[test]
fn whole_games_cross_the_wire_and_come_back() {
    for (players, variant) in [(2, Variant::Expert), (3, Variant::Base), (5, Variant::Expert)] {
        for seed in 0..3 {
            let table = hasty_game(players, variant, seed);
            let game = table.game();
            for entry in table.log() {
                for viewer in (0..players).map(|seat| Some(Seat(seat))).chain([None]) {
                    match entry {
                        Entry::Chance(chance) => {
                            let seen = game.see_chance(chance, viewer);
                            let (read, json) = sent(&seen);
                            assert!(is_tagged(&json), "{json}");
                            assert_eq!(read, seen, "{json}");
                        }
                        Entry::Action { seat, action } => {
                            let seen = game.see_action(*seat, action, viewer);
                            let (read, json) = sent(&seen);
                            assert!(is_tagged(&json), "{json}");
                            assert_eq!(read, seen, "{json}");
                        }
                    }
                }
                if let Entry::Action { action, .. } = entry {
                    let (read, json) = sent(action);
                    assert!(is_tagged(&json), "{json}");
                    assert_eq!(read, *action, "{json}");
                }
            }
            let (options, json) = sent(&game.options());
            assert_eq!(Fuerstenfeld::from_options(&options, 1).as_ref(), Ok(game), "{json}");
            let result = game.result(table.state()).unwrap();
            assert_eq!(sent(&result).0, result);
        }
    }
}

/// Every kind of action, as it crosses the wire and as records write it.
#[test]
fn on_the_wire_actions_are_tagged_and_count_from_0_and_records_keep_their_form() {
    let goods = r#"{"hops":2,"barley":0,"water":0}"#;
    let market = r#"{"from":"hops","to":"water","count":1}"#;
    let mut kinds = std::collections::HashSet::new();
    let rows: [(Action, String, String); 11] = [
        (
            Action::Keep { card: card("bank_1") },
            r#"{"type":"keep","card":"bank_1"}"#.into(),
            r#"{"keep":"bank_1"}"#.into(),
        ),
        (under("hops_1"), r#"{"type":"under","card":"hops_1"}"#.into(), r#"{"under":"hops_1"}"#.into()),
        (Action::DrawExtra, r#"{"type":"draw_extra"}"#.into(), r#""draw_extra""#.into()),
        (Action::StopDrawing, r#"{"type":"stop_drawing"}"#.into(), r#""stop_drawing""#.into()),
        (
            sell("2 hops, market 1 hops water, brewery 1"),
            format!(
                r#"{{"type":"sell","sale":{{"brewery":1,"goods":{goods},"market":{market},"office":null}}}}"#
            ),
            format!(r#"{{"sell":{{"brewery":1,"goods":{goods},"market":{market}}}}}"#),
        ),
        (sell(""), r#"{"type":"sell_nothing"}"#.into(), r#"{"sell":{}}"#.into()),
        (
            build("bank_1", 1),
            r#"{"type":"build","card":"bank_1","space":0}"#.into(),
            r#"{"build":{"card":"bank_1","space":1}}"#.into(),
        ),
        (Action::EndBuild, r#"{"type":"end_build"}"#.into(), r#""end_build""#.into()),
        (trash("hops_1"), r#"{"type":"trash","card":"hops_1"}"#.into(), r#"{"trash":"hops_1"}"#.into()),
        (
            store(0, 1, 2),
            r#"{"type":"store","goods":{"hops":0,"barley":1,"water":2}}"#.into(),
            r#"{"store":{"hops":0,"barley":1,"water":2}}"#.into(),
        ),
        (Action::EndTurn, r#"{"type":"end_turn"}"#.into(), r#""end_turn""#.into()),
    ];
    for (action, wire, record) in rows {
        kinds.insert(std::mem::discriminant(&action));
        assert_eq!(serde_json::to_string(&action).unwrap(), wire);
        assert_eq!(serde_json::from_str::<Action>(&wire).unwrap(), action);
        assert_eq!(serde_json::to_string(&ActionNote::from(action)).unwrap(), record);
        assert_eq!(Action::from(serde_json::from_str::<ActionNote>(&record).unwrap()), action);
        assert!(serde_json::from_str::<Action>(&record).is_err(), "{record}");
        assert!(serde_json::from_str::<ActionNote>(&wire).is_err(), "{wire}");
    }
    assert_eq!(kinds.len(), 11);
    let hidden = SeenAction::Hidden(HiddenAction::UNDER);
    assert_eq!(serde_json::to_string(&hidden).unwrap(), r#"{"type":"under","card":null}"#);
}

#[test]
fn nonsense_is_refused() {
    let read = |json: &str| serde_json::from_str::<Action>(json);
    for json in [
        r#"{"type":"dance"}"#,
        r#"{"card":"hops_1"}"#,
        r#"{"type":"build","card":"hops_1"}"#,
        r#"{"type":"build","card":"hops_1","space":-1}"#,
        r#"{"type":"build","card":"hops_9","space":1}"#,
        r#"{"type":"sell","sale":{"brewery":0,"goods":{"hops":1,"barley":0,"water":0},"offize":"hops"}}"#,
        r#""end_turn""#,
    ] {
        assert!(read(json).is_err(), "{json} is read");
    }

    let game = Fuerstenfeld::new(2, Variant::Base, CardTable::standard()).unwrap();
    let good = game.options();
    let four = OptionsNote { palaces: 4, ..good.clone() };
    let read = |options: &OptionsNote| Fuerstenfeld::from_options(options, 1);
    assert_eq!(read(&sent(&four).0), Ok(game.clone().with_palaces(4).unwrap()));
    for (wrong, why) in [
        (OptionsNote { players: 6, ..good.clone() }, "F-VAL-1"),
        (OptionsNote { palaces: 3, ..good.clone() }, "F-END-4"),
        (edited(&good, |table| table.cost.0.retain(|(card, _)| card != "market")), "table: cost"),
        (edited(&good, |table| table.price_track.start = 200), "table: price_track.start"),
        (edited(&good, |table| table.demand.truncate(3)), "table: demand"),
        (edited(&good, |table| table.palace_prices.push(1)), "table: palace_prices"),
    ] {
        let error = read(&wrong).unwrap_err();
        assert!(error.starts_with(why), "{error} is not about {why}");
    }
}

fn edited(options: &OptionsNote, edit: impl Fn(&mut TableNote)) -> OptionsNote {
    let mut options = options.clone();
    edit(&mut options.table);
    options
}

/// Every type has a schema in which every field and every form says what it is, and a TypeScript type.
#[cfg(feature = "wire")]
#[test]
fn every_field_on_the_wire_is_described() {
    use princely_fuerstenfeld::View;
    use princely_fuerstenfeld::choices::{Answer, Choices, Question};

    fn described(path: &str, schema: &serde_json::Value, found: &mut usize) {
        let Some(schema) = schema.as_object() else { return };
        for (name, field) in
            schema.get("properties").and_then(serde_json::Value::as_object).into_iter().flatten()
        {
            let path = format!("{path}.{name}");
            assert!(name == "type" || field.get("description").is_some(), "{path} has no description");
            *found += 1;
        }
        for form in schema.get("oneOf").and_then(serde_json::Value::as_array).into_iter().flatten() {
            assert!(form.get("description").is_some(), "a form of {path} has no description: {form}");
            described(path, form, found);
        }
        for (name, part) in schema.get("$defs").and_then(serde_json::Value::as_object).into_iter().flatten() {
            described(&format!("{path}/{name}"), part, found);
        }
    }

    fn check<T: schemars::JsonSchema + ts_rs::TS>(named: &str) {
        let mut found = 0;
        let schema = schemars::schema_for!(T);
        described(named, schema.as_value(), &mut found);
        assert!(found > 0, "{named}: {schema:?}");
        assert!(T::decl(&ts_rs::Config::default()).starts_with(&format!("type {named} = ")));
    }

    check::<View>("View");
    check::<Choices>("Choices");
    check::<Question>("Question");
    check::<Answer>("Answer");
    check::<Action>("Action");
    check::<HiddenAction>("HiddenAction");
    check::<SeenChance>("SeenChance");
    check::<SeenSetUp>("SetUp");
    check::<OptionsNote>("Options");
    check::<ResultNote>("GameResult");
}

//! Everything that crosses the wire comes out as it went in.

use crate::common::*;
use princely_core::{Entry, Game, Notation, Seat};
use princely_fuerstenfeld::{Card, CardTable, Chance, Fuerstenfeld, Goods, Variant, observe, wire};
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
                            let (read, json) = sent(&wire::SeenChance::try_from(&seen).unwrap());
                            assert!(is_tagged(&json), "{json}");
                            assert_eq!(observe::SeenChance::from(read), seen, "{json}");
                        }
                        Entry::Action { seat, action } => {
                            let seen = game.see_action(*seat, action, viewer);
                            let (read, json) = sent(&wire::SeenAction::from(&seen));
                            assert!(is_tagged(&json), "{json}");
                            assert_eq!(observe::SeenAction::from(read), seen, "{json}");
                        }
                    }
                }
                match entry {
                    Entry::Action { action, .. } => {
                        let (read, json) = sent(&wire::Action::from(*action));
                        assert!(is_tagged(&json), "{json}");
                        assert_eq!(princely_fuerstenfeld::Action::from(read), *action, "{json}");
                    }
                    Entry::Chance(Chance::SetUp(set_up)) => {
                        let (read, json) = sent(&wire::SetUp::new(game, set_up));
                        assert_eq!(read.read(game).as_ref(), Ok(set_up), "{json}");
                    }
                    Entry::Chance(_) => {}
                }
            }
            let (options, json) = sent(&wire::Options::from(game));
            assert_eq!(Fuerstenfeld::try_from(&options).as_ref(), Ok(game), "{json}");
            let result = game.result(table.state()).unwrap();
            assert_eq!(game.result(table.state()), Some(sent(&wire::GameResult::from(result)).0.into()));
        }
    }
}

#[test]
fn actions_are_tagged_and_count_from_0() {
    let market = r#"{"from":"hops","to":"water","count":1}"#;
    for (action, json) in [
        (build("bank_1", 1), r#"{"type":"build","card":"bank_1","space":0}"#.to_owned()),
        (under("hops_1"), r#"{"type":"under","card":"hops_1"}"#.to_owned()),
        (sell(""), r#"{"type":"sell_nothing"}"#.to_owned()),
        (
            sell("2 hops, market 1 hops water, brewery 1"),
            format!(
                r#"{{"type":"sell","sale":{{"brewery":1,"goods":{{"hops":2,"barley":0,"water":0}},"market":{market},"office":null}}}}"#
            ),
        ),
        (store(0, 1, 2), r#"{"type":"store","goods":{"hops":0,"barley":1,"water":2}}"#.to_owned()),
    ] {
        assert_eq!(serde_json::to_string(&wire::Action::from(action)).unwrap(), json);
    }
    let hidden = wire::SeenAction::from(&observe::SeenAction::Under);
    assert_eq!(serde_json::to_string(&hidden).unwrap(), r#"{"type":"under","card":null}"#);
}

#[test]
fn nonsense_is_refused() {
    let read = |json: &str| serde_json::from_str::<wire::Action>(json);
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
    let two = |demand: [Goods; 2]| wire::SetUp { breweries: demand.to_vec(), order: vec![Seat(0), Seat(1)] };
    let demand = game.table().demand;
    assert!(two([demand[0], demand[1]]).read(&game).is_ok());
    for set_up in [
        two([demand[0], demand[0]]),
        two([demand[0], Goods::new(9, 9, 9)]),
        wire::SetUp { order: vec![Seat(0)], ..two([demand[0], demand[1]]) },
    ] {
        assert!(set_up.read(&game).is_err(), "{set_up:?}");
    }

    let good = wire::Options::from(&game);
    let four = wire::Options { palaces: 4, ..good.clone() };
    assert_eq!(Fuerstenfeld::try_from(&sent(&four).0), Ok(game.clone().with_palaces(4).unwrap()));
    for (wrong, why) in [
        (wire::Options { players: 6, ..good.clone() }, "F-VAL-1"),
        (wire::Options { palaces: 3, ..good.clone() }, "F-END-4"),
        (edited(&good, |table| table.cost.retain(|card, _| *card != Card::Market)), "table: cost"),
        (edited(&good, |table| table.price_track.start = 200), "table: price_track.start"),
        (edited(&good, |table| table.demand.truncate(3)), "table: demand"),
        (edited(&good, |table| table.palace_prices.push(1)), "table: palace_prices"),
    ] {
        let error = Fuerstenfeld::try_from(&wrong).unwrap_err().to_string();
        assert!(error.starts_with(why), "{error} is not about {why}");
    }
}

fn edited(options: &wire::Options, edit: impl Fn(&mut wire::Table)) -> wire::Options {
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
    check::<wire::Action>("Action");
    check::<wire::SeenAction>("SeenAction");
    check::<wire::SeenChance>("SeenChance");
    check::<wire::SetUp>("SetUp");
    check::<wire::Options>("Options");
    check::<wire::GameResult>("GameResult");
}

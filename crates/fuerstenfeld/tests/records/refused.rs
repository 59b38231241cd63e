//! What does not replay is refused: with the number of the entry, and the rule or the path.

use crate::common::hasty_game;
use princely_core::RecordError;
use princely_core::record::{read, write};
use princely_fuerstenfeld::{Fuerstenfeld, Variant};
use serde_json::{Value, json};

/// A finished base game for two with a trace. Entries 1 and 2 are the starting hands, 3 and 4 the first
/// draws, 5 is the first sale.
fn record() -> Value {
    let table = hasty_game(2, Variant::Base, 11);
    serde_json::from_str(&write(&table, Some(1), &None)).unwrap()
}

/// The same record cut off after five entries, with no trace after the last one.
fn opening() -> Value {
    let mut record = record();
    let log = record["log"].as_array_mut().unwrap();
    log.truncate(5);
    log[4].as_object_mut().unwrap().remove("after");
    record["result"] = Value::Null;
    record
}

fn error(record: &Value) -> RecordError {
    match read::<Fuerstenfeld>(&record.to_string(), |_| {}) {
        Ok(_) => panic!("the record is read"),
        Err(error) => error,
    }
}

fn log(record: &mut Value) -> &mut Vec<Value> {
    record["log"].as_array_mut().unwrap()
}

/// The number of the first entry, from 1, that satisfies this.
fn find(record: &Value, which: impl Fn(&Value) -> bool) -> usize {
    1 + record["log"].as_array().unwrap().iter().position(which).unwrap()
}

/// Changes of a record that is otherwise right, and what the error must say.
type Case = (&'static str, &'static [(&'static str, &'static str)], &'static str);

fn check(base: fn() -> Value, cases: &[Case]) {
    assert!(
        read::<Fuerstenfeld>(&base().to_string(), |_| {}).is_ok(),
        "the record is right before the change"
    );
    for (what, edits, says) in cases {
        let mut record = base();
        for (place, text) in *edits {
            edit(&mut record, place, text);
        }
        let error = error(&record).to_string();
        assert!(error.contains(says), "{what}: {error}");
    }
}

/// Puts JSON at a place (a JSON pointer): over what is there, as a new key, before an item (`+3`), or at the
/// end of a list (`-`). An empty text removes what is there; `=/log/0` copies what is at another place.
fn edit(record: &mut Value, place: &str, text: &str) {
    let value = match text.strip_prefix('=') {
        Some(other) => record.pointer(other).unwrap().clone(),
        None if text.is_empty() => Value::Null,
        None => serde_json::from_str(text).unwrap(),
    };
    let (parent, key) = place.rsplit_once('/').unwrap();
    match record.pointer_mut(parent).unwrap() {
        Value::Object(fields) if text.is_empty() => drop(fields.remove(key).unwrap()),
        Value::Object(fields) => drop(fields.insert(key.to_owned(), value)),
        Value::Array(items) if key == "-" => items.push(value),
        Value::Array(items) => match (key.strip_prefix('+'), key.parse::<usize>()) {
            (Some(before), _) => items.insert(before.parse().unwrap(), value),
            (None, Ok(at)) if text.is_empty() => drop(items.remove(at)),
            (None, Ok(at)) => items[at] = value,
            (None, Err(_)) => panic!("{place} is no place"),
        },
        _ => panic!("{place} is no place"),
    }
}

#[test]
fn what_the_rules_forbid_is_refused_with_the_entry_and_the_rule() {
    check(
        opening,
        &[
            (
                "too many goods",
                &[("/log/4/action", r#"{"sell":{"brewery":0,"goods":{"hops":9,"barley":0,"water":0}}}"#)],
                "entry 5: F-SELL-1: f-no-goods",
            ),
            (
                "no such brewery",
                &[("/log/4/action", r#"{"sell":{"brewery":2,"goods":{"hops":1,"barley":0,"water":0}}}"#)],
                "entry 5: F-SET-2",
            ),
            ("wrong phase", &[("/log/4/action", r#""end_turn""#)], "entry 5: F-RND-1"),
            ("wrong seat", &[("/log/4/seat", "=/setup/order/1")], "entry 5: F-RND-3"),
            ("seat 2 of 2", &[("/log/4/seat", "2")], "entry 5: there is no seat 2 at this table"),
            ("seat 255", &[("/log/4/seat", "255")], "entry 5: there is no seat 255"),
            ("seat 256", &[("/log/4/seat", "256")], "entry 5: invalid value"),
            ("seat -1", &[("/log/4/seat", "-1")], "entry 5: invalid value"),
            ("seat 0.5", &[("/log/4/seat", "0.5")], "entry 5: invalid type"),
            ("the action twice", &[("/log/-", "=/log/4")], "entry 6: F-RND-1"),
        ],
    );
}

#[test]
fn draws_that_cannot_have_been_are_refused() {
    check(
        opening,
        &[
            ("a card of another game", &[("/log/0/draw/cards/1", r#""scavenger""#)], "entry 1: F-DRAW-1"),
            ("a card drawn before", &[("/log/2/draw/cards/2", "=/log/0/draw/cards/0")], "entry 3: F-DRAW-1"),
            ("a card twice", &[("/log/0/draw/cards/2", "=/log/0/draw/cards/0")], "entry 1: F-DRAW-1"),
            ("a card that is none", &[("/log/0/draw/cards/0", r#""hops_9""#)], "entry 1: unknown variant"),
            ("too few", &[("/log/1/draw/cards/2", "")], "entry 2: F-DRAW-1"),
            ("none", &[("/log/1/draw/cards", "[]")], "entry 2: F-DRAW-1"),
            ("too many", &[("/log/0/draw/cards/-", "=/log/2/draw/cards/0")], "entry 1: F-DRAW-1"),
            ("cards that are no list", &[("/log/0/draw/cards", r#""hops_1""#)], "entry 1: invalid type"),
            ("seat order", &[("/log/+0", "=/log/1")], "entry 1: F-RND-2: f-no-draw-turn"),
            ("a missing draw of the first", &[("/log/0", "")], "entry 1: F-RND-2"),
            ("a missing draw of the last", &[("/log/3", "")], "entry 4: a draw is missing before this entry"),
            ("an extra draw", &[("/log/+4", "=/log/3")], "entry 5: nothing is to be drawn here"),
            ("an extra draw at the end", &[("/log/-", "=/log/3")], "entry 6: nothing is to be drawn here"),
            ("a seat that is not there", &[("/log/0/draw/seat", "2")], "entry 1: there is no seat 2"),
        ],
    );
    for (cards, why) in [(28, "entry 1: F-DRAW-1"), (29, "entry 1: 29 cards are more than a deck has")] {
        let mut record = opening();
        record["log"][0]["draw"]["cards"] = json!(vec!["hops_1"; cards]);
        assert!(error(&record).to_string().contains(why), "{cards} cards");
    }
}

#[test]
fn an_order_under_the_deck_that_was_not_chosen_is_refused() {
    let table = hasty_game(2, Variant::Expert, 6);
    let mut record: Value = serde_json::from_str(&write(&table, None, &None)).unwrap();
    // The first draw of a card that its seat had put under: from then on the order is known.
    let put_under = |record: &Value, number: usize, seat: &Value, card: &Value| {
        record["log"].as_array().unwrap()[..number]
            .iter()
            .any(|entry| entry["seat"] == *seat && entry["action"]["under"] == *card)
    };
    let number = (0..record["log"].as_array().unwrap().len())
        .find(|&number| {
            let draw = &record["log"][number]["draw"];
            let known = |card: &Value| put_under(&record, number, &draw["seat"], card);
            draw["cards"].as_array().is_some_and(|cards| cards.iter().filter(|card| known(card)).count() >= 2)
        })
        .expect("this game draws cards it has put under");
    log(&mut record)[number]["draw"]["cards"].as_array_mut().unwrap().reverse();
    let error = error(&record).to_string();
    assert!(error.contains(&format!("entry {}: F-DRAW-1", number + 1)), "{error}");
}

#[test]
fn entries_of_another_shape_are_refused() {
    check(
        opening,
        &[
            ("nothing", &[("/log/4", "{}")], "entry 5: an entry is either a draw, or a seat and an action"),
            ("no action", &[("/log/4/action", "")], "entry 5: an entry is either"),
            ("no seat", &[("/log/4/seat", "")], "entry 5: an entry is either"),
            ("both", &[("/log/4/draw", "=/log/3/draw")], "entry 5: an entry is either"),
            ("a draw with a seat", &[("/log/0/seat", "0")], "entry 1: an entry is either"),
            ("an unknown key", &[("/log/4/note", "1")], "entry 5: unknown field `note`"),
            ("an unknown key in a draw", &[("/log/0/draw/note", "1")], "entry 1: unknown field `note`"),
            ("an unknown action", &[("/log/4/action", r#""pass""#)], "entry 5: unknown variant `pass`"),
            ("a number", &[("/log/4", "3")], "entry 5: invalid type"),
            ("the log is no list", &[("/log", "{}")], "a list of entries"),
            (
                "goods left out",
                &[("/log/4/action", r#"{"sell":{"brewery":0,"goods":{"hops":1}}}"#)],
                "entry 5: missing field",
            ),
        ],
    );
}

#[test]
fn a_wrong_after_is_refused_with_its_path() {
    for (what, path, wrong, named) in [
        ("coins", "/seats/1/coins", json!(77), "seats[1].coins"),
        ("legal", "/legal/0", json!(1_000_000), "legal[0]"),
        ("round", "/round", json!(9), "round"),
        ("phase", "/phase", json!("discard"), "phase"),
        ("order", "/order", json!([9, 9]), "order[0]"),
        ("a price", "/breweries/0/price/hops", json!(99), "breweries[0].price.hops"),
        ("a marker", "/breweries/1/space/water", json!(99), "breweries[1].space.water"),
        ("the board", "/seats/0/board/3", json!("crane"), "seats[0].board[3]"),
        ("goods", "/seats/0/goods/barley", json!(99), "seats[0].goods.barley"),
        ("the hand", "/seats/0/hand", json!([]), "seats[0].hand"),
        ("the deck", "/seats/1/deck/bottom", json!(["hops_1"]), "seats[1].deck.bottom"),
        ("the palace price", "/palace_price", json!(null), "palace_price"),
        ("to act", "/to_act", json!([]), "to_act"),
        ("out", "/seats/0/out", json!(["hops_1"]), "seats[0].out"),
        ("kept", "/seats/0/kept", json!("hops_1"), "seats[0].kept"),
    ] {
        let mut record = record();
        *record["log"][4]["after"].pointer_mut(path).unwrap() = wrong;
        match error(&record) {
            RecordError::After { entry: 5, path, .. } => assert_eq!(path, named, "{what}"),
            other => panic!("{what}: {other}"),
        }
    }
}

#[test]
fn an_after_of_another_shape_is_refused() {
    check(
        record,
        &[
            ("an unknown key", &[("/log/4/after/note", "1")], "entry 5: "),
            ("an unknown key of a seat", &[("/log/4/after/seats/0/note", "1")], "entry 5: "),
            ("an unknown key of a deck", &[("/log/4/after/seats/0/deck/note", "1")], "entry 5: "),
            ("an unknown key of a brewery", &[("/log/4/after/breweries/0/note", "1")], "entry 5: "),
            ("an unknown key of goods", &[("/log/4/after/seats/0/goods/wine", "1")], "entry 5: "),
            ("a missing key", &[("/log/4/after/order", "")], "entry 5: "),
            ("five spaces", &[("/log/4/after/seats/0/board/5", "")], "entry 5: "),
            ("seven spaces", &[("/log/4/after/seats/0/board/-", "null")], "entry 5: "),
        ],
    );
}

#[test]
fn an_after_that_waits_for_a_draw_that_never_comes_is_refused() {
    // The last entry of round 1 is followed by the draws of round 2.
    let mut record = record();
    let number = find(&record, |entry| entry["after"]["round"] == json!(2));
    log(&mut record).truncate(number);
    record["result"] = Value::Null;
    let error = error(&record).to_string();
    assert!(
        error.contains(&format!("entry {number}: \"after\" is given, but the draws that follow are missing"))
    );
}

#[test]
fn a_wrong_result_is_refused_with_its_path() {
    for (what, path, wrong, named) in [
        ("winners", "/winners", json!([0, 1]), "winners"),
        ("coins", "/coins/1", json!(1_000_000), "coins[1]"),
        ("palaces", "/palaces/0", json!(7), "palaces[0]"),
        ("rounds", "/rounds", json!(99), "rounds"),
    ] {
        let mut record = record();
        *record["result"].pointer_mut(path).unwrap() = wrong;
        match error(&record) {
            RecordError::Result { path, .. } => assert_eq!(path, named, "{what}"),
            other => panic!("{what}: {other}"),
        }
    }
    check(
        record,
        &[
            ("a finished game without a result", &[("/result", "null")], "result disagrees at the top"),
            ("an unknown key", &[("/result/note", "1")], "unknown field `note`"),
            ("a missing key", &[("/result/coins", "")], "missing field `coins`"),
        ],
    );
    check(
        opening,
        &[(
            "an unfinished game with a result",
            &[("/result", r#"{"winners":[0],"coins":[1,1],"palaces":[6,0],"rounds":1}"#)],
            "result disagrees at the top",
        )],
    );
}

#[test]
fn nothing_comes_after_the_end() {
    let mut record = record();
    log(&mut record).push(json!({"seat": 0, "action": {"sell": {}}}));
    let number = record["log"].as_array().unwrap().len();
    let text = error(&record).to_string();
    assert!(text.contains(&format!("entry {number}: the game is already over")), "{text}");
    log(&mut record).pop();
    log(&mut record).push(json!({"draw": {"seat": 0, "cards": ["hops_1"]}}));
    let text = error(&record).to_string();
    assert!(text.contains(&format!("entry {number}: nothing is to be drawn here")), "{text}");
}

#[test]
fn the_frame_is_checked() {
    check(
        opening,
        &[
            ("format", &[("/format", r#""princely-record/3""#)], r#"the format is "princely-record/3""#),
            ("format 2", &[("/format", r#""princely-record/2""#)], "without them it is princely-record/1"),
            ("no format", &[("/format", "")], "missing field `format`"),
            ("game", &[("/game", r#""principati""#)], r#"the game is "principati""#),
            (
                "rules",
                &[("/rules", "2")],
                "version 2 of the rules of fuerstenfeld is not known; version 1 is",
            ),
            ("rules 0", &[("/rules", "0")], "version 0"),
            ("unknown key", &[("/note", "1")], "unknown field `note`"),
            ("unknown option", &[("/options/note", "1")], "unknown field `note`"),
            ("unknown key of the table", &[("/options/table/note", "1")], "unknown field `note`"),
            ("unknown key of the track", &[("/options/table/price_track/note", "1")], "unknown field `note`"),
            ("unknown key of the set-up", &[("/setup/note", "1")], "unknown field `note`"),
            ("unknown key of a brewery", &[("/setup/breweries/0/note", "1")], "unknown field `note`"),
            ("no set-up", &[("/setup", "")], "missing field `setup`"),
            ("a set-up of null", &[("/setup", "null")], "invalid type: null"),
            ("no log", &[("/log", "")], "missing field `log`"),
            ("no options", &[("/options", "")], "missing field `options`"),
            ("one player", &[("/options/players", "1")], "F-VAL-1: 2 to 5 players can play, not 1"),
            ("six players", &[("/options/players", "6")], "F-VAL-1: 2 to 5 players can play, not 6"),
            ("256 players", &[("/options/players", "256")], "invalid value"),
            ("three palaces", &[("/options/palaces", "3")], "F-END-4: 4, 5 or 6 palaces end the game, not 3"),
            ("seven palaces", &[("/options/palaces", "7")], "F-END-4: 4, 5 or 6 palaces end the game, not 7"),
            ("palaces of null", &[("/options/palaces", "null")], "invalid type: null"),
            ("another variant", &[("/options/variant", r#""solo""#)], "unknown variant `solo`"),
        ],
    );
}

#[test]
fn a_set_up_that_cannot_have_been_is_refused() {
    check(
        opening,
        &[
            ("order twice", &[("/setup/order", "[0, 0]")], "setup: F-SET-4"),
            ("order of another table", &[("/setup/order", "[0, 2]")], "setup: F-SET-4"),
            ("order too short", &[("/setup/order", "[0]")], "setup: there must be 2 breweries and 2 seats"),
            ("order too long", &[("/setup/order", "[0, 1, 2]")], "setup: there must be 2 breweries"),
            ("an order of -1", &[("/setup/order", "[-1, 0]")], "invalid value"),
            (
                "a brewery that is not in the table",
                &[("/setup/breweries/0", r#"{"hops":3,"barley":3,"water":3}"#)],
                "F-SET-2: the card table has no demand card 3/3/3",
            ),
            (
                "the same brewery twice",
                &[("/setup/breweries/1", "=/setup/breweries/0")],
                "F-SET-2: the card table has no demand card",
            ),
            ("too few breweries", &[("/setup/breweries/1", "")], "there must be 2 breweries"),
            ("a negative brewery", &[("/setup/breweries/0/hops", "-1")], "F-SET-2"),
        ],
    );
}

#[test]
fn truncated_text_is_refused_as_such() {
    let text = opening().to_string();
    for end in 1..text.len() {
        if !text.is_char_boundary(end) {
            continue;
        }
        let error = read::<Fuerstenfeld>(&text[..end], |_| {}).expect_err("a piece of a record");
        assert_eq!(error, RecordError::Truncated, "after {end} bytes");
    }
    assert!(read::<Fuerstenfeld>(&text, |_| {}).is_ok());
}

#[test]
fn what_is_no_record_is_refused_without_a_panic() {
    for text in ["", " ", "null", "[]", "{}", "3", "\"x\"", "{\"format\":1}", "{,}", "\u{feff}{}", "{}{}"] {
        assert!(read::<Fuerstenfeld>(text, |_| {}).is_err(), "{text:?}");
    }
    let twice = opening().to_string().repeat(2);
    assert!(read::<Fuerstenfeld>(&twice, |_| {}).is_err(), "one object per record");
}

#[test]
fn a_key_that_stands_twice_is_refused() {
    let text = opening().to_string();
    for (from, to) in [
        ("\"rules\":1", "\"rules\":1,\"rules\":1"),
        ("\"result\":null", "\"result\":null,\"result\":null"),
        ("\"players\":2", "\"players\":2,\"players\":2"),
        ("\"income_top\":25", "\"income_top\":25,\"income_top\":25"),
    ] {
        assert_eq!(text.matches(from).count(), 1);
        let error = read::<Fuerstenfeld>(&text.replace(from, to), |_| {}).unwrap_err().to_string();
        assert!(error.contains("duplicate field"), "{to}: {error}");
    }
}

//! The written forms, to the letter.

use crate::play::*;
use princely_core::record::{read, write};
use princely_core::{Keyed, Notation, Seed, Silent, Step, Table};
use princely_principati::notation::ActionNote;
use princely_principati::{Options, Principati, Switches};

#[test]
fn actions_are_written_as_the_record_format_says() {
    let forms = [
        r#"{"draft_keep":"ST_A"}"#,
        r#"{"reserve":["agriculturist",null]}"#,
        r#"{"reserve":[null]}"#,
        r#"{"place_extra":{"tile":"ST_E","at":[4,1],"rot":0,"stock_board":"a"}}"#,
        r#"{"place_extra":{"tile":"OM1","at":[4,-1],"rot":2}}"#,
        r#"{"place":{"tile":"R01","at":[4,1],"rot":0}}"#,
        r#"{"farmer_move":{"from":[1,2],"to":[-3,4],"rot":5}}"#,
        r#""cannot_place""#,
        r#"{"move_master":{"who":"cardinal","from":null,"to":[3,1]}}"#,
        r#"{"move_master":{"who":"master","from":[3,1],"to":null}}"#,
        r#""end_phase""#,
        r#"{"sell":"iron_ore"}"#,
        r#"{"buy":"beam"}"#,
        r#"{"food_coin":"bread_ham"}"#,
        r#"{"buy_commerce":30}"#,
        r#"{"buy_commerce":20}"#,
        r#"{"build":{"building":"warehouse","at":[3,1],"slot":0,"stock_board":"b"}}"#,
        r#"{"build":{"building":"quarry","at":[3,1],"slot":0}}"#,
        r#"{"demolish":{"at":[3,1],"slot":0}}"#,
        r#"{"miner_mine":{"building":"coal_mine","at":[3,1],"slot":0}}"#,
        r#"{"architect_move":{"from":[3,1],"from_slot":0,"to":[4,1],"to_slot":1}}"#,
        r#"{"produce":{"at":[3,1],"slot":0}}"#,
        r#""catch""#,
        r#"{"make":"cargo_ship"}"#,
        r#"{"merit_tile":"OM1"}"#,
    ];
    for form in forms {
        let action: ActionNote = serde_json::from_str(form).unwrap_or_else(|error| panic!("{form}: {error}"));
        assert_eq!(serde_json::to_string(&action).unwrap(), form);
    }
    let wrong = [
        r#"{"place":{"tile":"R01","at":[4,1]}}"#,
        r#"{"place":{"tile":"R01","at":[4,1],"rot":0,"note":1}}"#,
        r#"{"build":{"building":"quarry","at":[3,1],"slot":0,"stock_board":null}}"#,
        r#"{"move_master":{"who":"master","to":[3,1]}}"#,
        r#"{"buy_commerce":25}"#,
        r#"{"reserve":[]}"#,
        r#"{"sell":"cart"}"#,
        r#"{"place":{"tile":"","at":[4,1],"rot":0}}"#,
        r#"{"place":{"tile":"R01","at":[4,1],"rot":-1}}"#,
        r#"{"place":["R01",[4,1],0]}"#,
        r#"{"end_phase":null}"#,
        r#"{"sell":"fish","buy":"ham"}"#,
        r#"["end_phase"]"#,
        r#""place""#,
    ];
    for form in wrong {
        assert!(serde_json::from_str::<ActionNote>(form).is_err(), "{form}");
    }
}

#[test]
fn what_is_no_action_is_refused_with_what_was_expected() {
    for (text, expected) in [
        ("3", "an action: one word, or an object with one key"),
        (r#"{"end_phase":null}"#, "this action is one word, not an object"),
        (r#""leave""#, "unknown variant"),
    ] {
        let error = serde_json::from_str::<ActionNote>(text).unwrap_err().to_string();
        assert!(error.contains(expected), "{text}: {error}");
    }
}

#[test]
fn options_are_written_only_where_they_differ() {
    assert_eq!(
        serde_json::to_string(&Options::default()).unwrap(),
        r#"{"variant":"base","max_rounds":null}"#
    );
    let text = r#"{"variant":"miners","max_rounds":12,"switches":{"stock_A":[3,9],"military_end":13}}"#;
    let options: Options = serde_json::from_str(text).unwrap();
    assert_eq!((options.switches.military_end, options.switches.stock_a), (13, (3, 9)));
    assert_eq!(serde_json::to_string(&options).unwrap(), text);
    for wrong in [
        r#"{"variant":"chess","max_rounds":null}"#,
        r#"{"variant":"base","max_rounds":null,"switches":{"unknown":1}}"#,
        r#"{"variant":"base","max_rounds":null,"switches":{"road_match":"loose"}}"#,
    ] {
        assert!(serde_json::from_str::<Options>(wrong).is_err(), "{wrong}");
    }
    for wrong in [
        r#"{"citizens_leave":false}"#,
        r#"{"cargo_ships":2}"#,
        r#"{"start_river":"R01"}"#,
        r#"{"stock_A":[200,200]}"#,
    ] {
        let switches: Switches = serde_json::from_str(wrong).unwrap();
        assert!(Principati::new(Options { switches, ..Options::default() }).is_err(), "{wrong}");
    }
}

/// A few moves of a game with a replaced catalogue, recorded and read back.
#[test]
fn a_replaced_catalogue_travels_with_the_record() {
    let mut data = princely_principati::catalogue::Catalogue::standard().unwrap();
    for tile in data.tile.iter_mut().filter(|tile| tile.id == "R01") {
        tile.id = "NewRoad1".into();
    }
    let options = Options { catalogue: Some(Box::new(data)), ..Options::default() };
    let mut table = Table::new(Principati::new(options).unwrap());
    let mut dice = Keyed::new(Seed::of_series(3, 3));
    let mut legal = Vec::new();
    for _ in 0..40 {
        let Step::Seats(seats) = table.step(&mut dice, &mut Silent) else { break };
        let seat = seats.lowest().unwrap();
        legal.clear();
        princely_core::Game::legal_actions(table.game(), table.state(), seat, &mut legal);
        let wanted = place("NewRoad1", (4, 1), 0);
        let action = if legal.contains(&wanted) { wanted } else { legal[legal.len() / 2] };
        table.act(seat, action, &mut Silent).unwrap();
    }
    let text = write(&table, Some(10), &None);
    assert!(text.contains("NewRoad1"));
    let record = read::<Principati>(&text, |_| {}).unwrap();
    assert_eq!(record.table.state(), table.state());
}

#[test]
fn a_trace_has_every_field_of_the_record_format() {
    let play = scene(|s| s);
    let json = serde_json::to_value(play.trace()).unwrap();
    let keys = |value: &serde_json::Value| {
        let mut keys: Vec<String> = value.as_object().unwrap().keys().cloned().collect();
        keys.sort();
        keys.join(" ")
    };
    assert_eq!(keys(&json), "closing end first legal map merit_due phase players round to_act trigger");
    assert_eq!(keys(&json["map"][0]), "at buildings cardinal masters owner rot tile");
    assert_eq!(
        keys(&json["players"][0]),
        "cannot_place cardinal cargo_ship_round carts citizens earned extra fishing_boats food_coins functional goods hand horsemen kept masters masters_on_board orders pecunia reserved score second_board spent stock_board workers_left"
    );
    assert_eq!(json["map"][0]["at"], serde_json::json!([-4, 0]));
    assert_eq!(json["players"][0]["goods"], serde_json::json!({"beam": 2, "stone": 5, "tool": 5}));
    let mut without = play.trace();
    without.legal = None;
    assert!(Principati::traces_agree(&without, &play.trace()));
    without.round = 7;
    assert!(!Principati::traces_agree(&without, &play.trace()));
}

#[test]
fn records_that_lie_are_refused_and_nothing_panics() {
    let frame = |log: &str, result: &str| {
        format!(
            r#"{{"format":"princely-record/1","game":"principati","rules":1,"options":{{"variant":"base","max_rounds":null}},"setup":{{"first":0,"start_cards":[["ST_A","ST_C"],["ST_E","ST_B"]]}},"log":[{log}],"result":{result}}}"#
        )
    };
    assert!(read::<Principati>(&frame("", "null"), |_| {}).is_ok());
    for log in [
        r#"{"seat":0,"action":{"draft_keep":"ST_E"}}"#,
        r#"{"seat":2,"action":{"draft_keep":"ST_A"}}"#,
        r#"{"seat":0,"action":{"place":{"tile":"R01","at":[99999999,1],"rot":250}}}"#,
        r#"{"seat":0,"action":"end_phase"}"#,
        r#"{"draw":{}}"#,
    ] {
        assert!(read::<Principati>(&frame(log, "null"), |_| {}).is_err(), "{log}");
    }
    let listed = frame("", "null")
        .replace(r#""setup":{"first":0,"start_cards":"#, r#""setup":[0,"#)
        .replace("]]},", "]]],");
    assert!(read::<Principati>(&listed, |_| {}).is_err(), "{listed}");
    let lie = r#"{"winners":[0],"scores":[1,2],"pecunia":[1,2],"rounds":1,"end":"island"}"#;
    assert!(read::<Principati>(&frame("", lie), |_| {}).is_err());
    for setup in [
        r#"[["ST_A","ST_A"],["ST_E","ST_B"]]"#,
        r#"[["R01","ST_A"],["ST_E","ST_B"]]"#,
        r#"[["QQ","ST_A"],["ST_E","ST_B"]]"#,
    ] {
        let text = frame("", "null").replace(r#"[["ST_A","ST_C"],["ST_E","ST_B"]]"#, setup);
        assert!(read::<Principati>(&text, |_| {}).is_err(), "{setup}");
    }
}

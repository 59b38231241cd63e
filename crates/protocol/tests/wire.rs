//! Every message, as it is written and read.

#![allow(clippy::unwrap_used)]

use princely_protocol::{Chosen, CommandId, FromHost, Introduction, SeenEntry, ToHost, ToProgram, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A message that is read is written again exactly as it was.
fn same_again<T: Serialize + DeserializeOwned>(lines: &[&str]) {
    for line in lines {
        let read: T = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(&serde_json::to_string(&read).unwrap(), line);
    }
}

#[test]
fn what_a_client_sends() {
    same_again::<ToHost>(&[
        r#"{"type":"follow","wire":1,"since":0}"#,
        r#"{"type":"act","id":"a1","version":7,"actions":[{"sell":{}},"end_build"]}"#,
        r#"{"type":"undo","id":"a2","version":8}"#,
        r#"{"type":"offer","id":"a3","version":8,"proposal":{"type":"undo","to":5}}"#,
        r#"{"type":"offer","id":"a4","version":8,"proposal":{"type":"rematch"}}"#,
        r#"{"type":"answer","id":"a5","offer":9,"agrees":true}"#,
        r#"{"type":"resign","id":"a6","version":9}"#,
        r#"{"type":"take_over","id":"a7","level":"strong"}"#,
        r#"{"type":"return","id":"a8"}"#,
        r#"{"type":"ask","id":"q1","question":{"type":"position"}}"#,
        r#"{"type":"ask","id":"q2","question":{"type":"legal"}}"#,
        r#"{"type":"ask","id":"q3","question":{"type":"choice","about":{"tile":"H02"}}}"#,
        r#"{"type":"ask","id":"q4","question":{"type":"preview","actions":["end_phase"]}}"#,
        r#"{"type":"ask","id":"q5","question":{"type":"advice"}}"#,
        r#"{"type":"ask","id":"q6","question":{"type":"log","since":3,"language":"de"}}"#,
    ]);
}

#[test]
fn what_a_host_says() {
    same_again::<FromHost>(&[
        r#"{"type":"hello","wire":1,"viewer":{"type":"seat","seat":0},"terms":{"game":"toy","rules":1,"options":{"players":2},"pace":{"type":"clock","game_ms":600000,"increment_ms":5000},"aid":"none","hints":false,"spectators":"live"},"chairs":[{"name":"Anna","sitter":{"type":"person"}},{"name":null,"sitter":{"type":"bot","level":"strong"}},{"name":null,"sitter":{"type":"program","name":"mine"}},{"name":null,"sitter":{"type":"nobody"}}],"commitments":{"host":"00ff","seats":["01",null]},"version":3,"now":1700000000000}"#,
        r#"{"type":"told","since":0,"entries":[{"version":1,"at":1700000000000,"type":"chance","chance":{"seat":1,"count":3}}]}"#,
        r#"{"type":"accepted","id":"a1","version":9}"#,
        r#"{"type":"stale","id":"a1","missed":{"since":8,"entries":[]}}"#,
        r#"{"type":"clocks","version":9,"now":5,"clocks":[{"seat":0,"left_ms":1000,"deadline":1005},{"seat":1,"left_ms":7,"deadline":null}]}"#,
        r#"{"type":"reply","id":"q1","version":9,"viewer":{"type":"spectator"},"reply":{"type":"position","turn":{"type":"seats","seats":[0,2]},"view":{"round":1},"choices":null}}"#,
        r#"{"type":"reply","id":"q2","version":9,"viewer":{"type":"seat","seat":1},"reply":{"type":"legal","count":2,"actions":["end_phase",{"sell":"fish"}]}}"#,
        r#"{"type":"reply","id":"q3","version":9,"viewer":{"type":"seat","seat":1},"reply":{"type":"choice","answer":[1,2]}}"#,
        r#"{"type":"reply","id":"q5","version":9,"viewer":{"type":"seat","seat":1},"reply":{"type":"advice","by":"strong","iterations":100,"against":"reference-1","is_calibrated":false,"lines":[{"actions":["end_phase"],"chance":0.5,"error":0.25,"behind":null,"visits":60},{"actions":["catch"],"chance":0.25,"error":0.25,"behind":{"by":0.25,"error":0.125,"is_close":true},"visits":null}],"reasons":[{"id":"p-why-money","args":{"pecunia":{"type":"number","value":9}}}]}}"#,
        r#"{"type":"reply","id":"q6","version":9,"viewer":{"type":"seat","seat":1},"reply":{"type":"log","lines":[{"version":4,"text":"Anna sells nothing.","event":{"type":"sold_nothing","seat":0}}]}}"#,
        r#"{"type":"problem","id":null,"code":"malformed","detail":"line 1"}"#,
        r#"{"type":"problem","id":"a1","code":"undo_chance","detail":null}"#,
    ]);
}

#[test]
fn what_happened() {
    same_again::<SeenEntry>(&[
        r#"{"version":1,"at":0,"type":"chance","chance":{"breweries":[],"order":[1,0]}}"#,
        r#"{"version":2,"at":0,"type":"act","seat":0,"steps":[{"action":{"keep":null},"uncovers":[{"seat":0,"action":{"keep":"hops_1"}}]}]}"#,
        r#"{"version":3,"at":0,"type":"undo","seat":0,"takes_back":[2],"offer":null}"#,
        r#"{"version":4,"at":0,"type":"resign","seat":1}"#,
        r#"{"version":5,"at":0,"type":"time_out","seat":1,"loses":false}"#,
        r#"{"version":6,"at":0,"type":"takeover","seat":1,"sitter":{"type":"bot","level":"easy"}}"#,
        r#"{"version":7,"at":0,"type":"return","seat":1}"#,
        r#"{"version":8,"at":0,"type":"offer","seat":1,"proposal":{"type":"undo","to":1}}"#,
        r#"{"version":8,"at":0,"type":"offer","seat":1,"proposal":{"type":"draw"}}"#,
        r#"{"version":8,"at":0,"type":"offer","seat":1,"proposal":{"type":"pause"}}"#,
        r#"{"version":9,"at":0,"type":"pause"}"#,
        r#"{"version":10,"at":0,"type":"resume","seat":1}"#,
        r#"{"version":10,"at":0,"type":"abort","seat":1}"#,
        r#"{"version":10,"at":0,"type":"end","by":{"type":"agreement"},"winners":[0,1],"result":null}"#,
        r#"{"version":9,"at":0,"type":"answer","seat":0,"offer":8,"agrees":false}"#,
        r#"{"version":10,"at":0,"type":"end","by":{"type":"rules"},"winners":[0],"result":{"coins":[3,4]}}"#,
        r#"{"version":10,"at":0,"type":"end","by":{"type":"resignation","seat":1},"winners":[0],"result":null}"#,
        r#"{"version":10,"at":0,"type":"end","by":{"type":"time","seat":1},"winners":[0],"result":null}"#,
        r#"{"version":11,"at":0,"type":"reveal","secret":"00","nonces":["01",null],"seed":"02"}"#,
    ]);
}

#[test]
fn what_a_program_is_told_and_answers() {
    same_again::<ToProgram>(&[
        r#"{"type":"table","wire":1,"terms":{"game":"toy","rules":1,"options":{},"pace":{"type":"turn","turn_ms":1000},"aid":"memory","hints":false,"spectators":"forbidden"},"seats":2,"time_ms":1000}"#,
        r#"{"type":"game","number":0,"seat":1,"seed":4294967295}"#,
        r#"{"type":"decide","number":0,"seat":1,"position":{"turn":{"type":"seats","seats":[1]},"view":{},"choices":{}},"legal":{"count":1,"actions":[{"type":"pass"}]},"time_ms":1000}"#,
        r#"{"type":"over","winners":[1],"forfeit":{"seat":0,"why":"it ended","rule":null}}"#,
        r#"{"type":"over","winners":[0,1],"forfeit":null}"#,
    ]);
    let speaks = |answer| serde_json::from_str::<Introduction>(answer).unwrap().princely;
    for (answer, version) in
        [("{}", None), (r#"{"name":"x"}"#, None), (r#"{"name":"x","princely":2}"#, Some(2))]
    {
        assert_eq!(speaks(answer), version, "{answer}");
    }
    let chosen: Chosen = serde_json::from_str(r#"{"action":{"type":"pass"},"note":1}"#).unwrap();
    assert_eq!(chosen.action.get(), r#"{"type":"pass"}"#);
}

#[test]
fn a_viewer_is_a_seat_or_a_spectator() {
    same_again::<Viewer>(&[r#"{"type":"seat","seat":4}"#, r#"{"type":"spectator"}"#]);
    for viewer in [None, Some(princely_core::Seat(3))] {
        assert_eq!(princely_core::Viewer::from(Viewer::from(viewer)), viewer);
    }
}

#[test]
fn ids_are_short_and_plain() {
    for good in ["a", "0-_Z", &"x".repeat(64)] {
        assert_eq!(CommandId::try_from(good.to_owned()).unwrap().as_str(), good);
    }
    for bad in ["", " ", "a b", "ü", "a\n", &"x".repeat(65)] {
        assert!(CommandId::try_from(bad.to_owned()).is_err(), "{bad:?}");
        let line = serde_json::json!({ "type": "return", "id": bad }).to_string();
        assert!(serde_json::from_str::<ToHost>(&line).is_err(), "{bad:?}");
    }
}

#[test]
fn what_is_no_message_is_an_error() {
    for line in [
        "",
        "null",
        "[]",
        "{}",
        r#"{"type":"sell"}"#,
        r#"{"type":"act","id":"a","version":-1,"actions":[]}"#,
        r#"{"type":"act","id":"a","version":1,"actions":{}}"#,
        r#"{"type":"act","id":"a","version":4294967296,"actions":[]}"#,
        r#"{"type":"undo","version":1}"#,
    ] {
        assert!(serde_json::from_str::<ToHost>(line).is_err(), "{line}");
    }
}

//! Records of one viewer: every command that reads records reads them, from that viewer's place.

use crate::run::{Folder, princely};
use serde_json::Value;

/// A game of three, and what seat 1 and a spectator saw of it.
fn shelf() -> (Folder, [String; 3]) {
    let folder = Folder::new();
    let whole = folder.record("g.jsonl", "--players 3 --variant expert --bots greedy");
    let seen = |name: &str, viewer: &str| {
        let path = folder.file(name);
        princely(&format!("replay {whole} --as {viewer} --out {path}")).text();
        path
    };
    let (one, spectator) = (seen("one.json", "1"), seen("spectator.json", "spectator"));
    (folder, [whole, one, spectator])
}

#[test]
fn a_viewers_record_is_told_as_the_viewer_was_told() {
    let (folder, [whole, one, spectator]) = shelf();
    let told = |typed: String| princely(&typed).text();
    assert_eq!(told(format!("replay {one}")), told(format!("replay {whole} --as 1")));
    assert_eq!(told(format!("replay {one} --step")), told(format!("replay {whole} --as 1 --step")));
    assert_eq!(told(format!("replay {spectator}")), told(format!("replay {whole} --as spectator")));
    assert_eq!(told(format!("replay {one} --as 1 --out -")), folder.read("one.json"));
    for other in ["0", "2", "spectator"] {
        princely(&format!("replay {one} --as {other}")).fails(2, &["only what seat 1 saw", other]);
        princely(&format!("replay {one} --as {other} --out -")).fails(2, &["only what seat 1 saw", other]);
    }
    let line = princely(&format!("replay {one} --json")).json();
    assert_eq!((&line["ok"], &line["seen_by"], &line["finished"]), (&true.into(), &1.into(), &true.into()));
    assert_eq!(princely(&format!("replay {spectator} --json")).json()["seen_by"], "spectator");
    let whole = princely(&format!("replay {whole} --json")).json();
    assert_eq!((&line["result"], &line["entries"]), (&whole["result"], &whole["entries"]));
    assert!(whole.get("seen_by").is_none());
    princely("replay g.jsonl --as nobody").not_understood(&["--as", "spectator"]);
    princely("replay g.jsonl --out seen.json").not_understood(&["--as"]);
}

#[test]
fn legal_and_hint_answer_for_the_viewer_and_say_why_not_for_others() {
    let (folder, [whole, one, spectator]) = shelf();
    let record: Value = serde_json::from_str(&folder.read("g.jsonl")).unwrap();
    let log = record["log"].as_array().unwrap();
    let alone = |seat: u64| {
        let is_sale = |entry: &Value| entry["seat"] == seat && entry["action"]["sell"].is_object();
        log.iter().position(is_sale).unwrap()
    };
    let own = alone(1);
    let legal = princely(&format!("legal {one} --at {own} --json")).json();
    assert_eq!(legal, princely(&format!("legal {whole} --at {own} --json")).json());
    let hint = princely(&format!("hint {one}@{own} --bot greedy")).text();
    assert_eq!(hint, princely(&format!("hint {whole}@{own} --bot greedy")).text());
    let other = alone(2);
    for typed in [format!("legal {one} --at {other}"), format!("legal {one} --at {own} --seat 2")] {
        princely(&typed)
            .fails(2, &["this record holds only what seat 1 saw; what seat 2 saw or could do is not in it"]);
    }
    princely(&format!("hint {one}@{other}")).fails(2, &["only what seat 1 saw", "seat 2"]);
    princely(&format!("hint {spectator}@{own}")).fails(2, &["only what a spectator saw", "seat 1"]);
    // While several choose at once, the viewer's own list is shown.
    let legal = princely(&format!("legal {one} --at 3 --json")).json();
    assert_eq!((&legal["to_act"], &legal["legal"][0]["seat"]), (&serde_json::json!([0, 1, 2]), &1.into()));
    assert_eq!(legal["legal"].as_array().unwrap().len(), 1);
    let at = format!("--at {own}");
    let of = princely(&format!("legal {whole} {at} --seat 0 --json")).json();
    assert_eq!((&of["legal"][0]["seat"], &of["legal"][0]["count"]), (&0.into(), &0.into()));
}

#[test]
fn a_game_does_not_go_on_from_what_one_viewer_saw() {
    let (folder, [_, one, _]) = shelf();
    let text = folder.read("one.json");
    for typed in [
        format!("play --resume {one}"),
        format!("play --from {one}@5"),
        format!("arena fuerstenfeld --a greedy --b random --from {one}@5 --games 3"),
    ] {
        princely(&typed)
            .fails(1, &["this record holds only what seat 1 saw, and the whole game is needed here"]);
    }
    assert_eq!(folder.read("one.json"), text);
}

#[test]
fn what_a_viewer_saw_of_a_duel_has_its_pictures() {
    let folder = Folder::new();
    let duel = folder.file("duel.jsonl");
    princely(&format!("record principati --max-rounds 3 --bots greedy --out {duel}")).text();
    let seen = folder.file("seen.json");
    princely(&format!("replay {duel} --as 0 --out {seen} --svg {}", folder.file("whole"))).text();
    princely(&format!("replay {seen} --svg {}", folder.file("seen"))).text();
    for round in ["round-001.svg", "round-003.svg"] {
        assert_eq!(folder.read(&format!("whole/{round}")), folder.read(&format!("seen/{round}")));
    }
}

#[test]
fn a_lie_in_a_viewers_record_is_found() {
    let (folder, _) = shelf();
    let mut record: Value = serde_json::from_str(&folder.read("one.json")).unwrap();
    let log = record["log"].as_array_mut().unwrap();
    let draw = log.iter().position(|entry| entry["draw"]["seat"] == 0).unwrap();
    log[draw]["draw"]["count"] = 99.into();
    let lie = folder.write("lie.json", record.to_string());
    princely(&format!("replay {lie}")).fails(1, &[&format!("ntry {}", draw + 1), "cannot have happened"]);
}

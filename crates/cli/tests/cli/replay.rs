//! `princely replay`

use crate::run::{Folder, princely, princely_fed};

#[test]
fn records_are_verified_and_one_is_told() {
    let folder = Folder::new();
    let three =
        folder.record("three.jsonl", "--players 3 --variant expert --bots greedy --games 3 --trace 5");
    let told = |more: &str| princely(&format!("replay {three} {more}")).text();
    let first = told("");
    assert!(first.ends_with("\nAll 3 records hold.\n"));
    assert!(first.contains("Round 1 begins.") && first.lines().count() > 100);
    assert_eq!(told("--game 1"), first);
    assert_ne!(told("--game 3"), first);
    assert_eq!(princely_fed("replay -", folder.read("three.jsonl").as_bytes()).text(), first);
}

#[test]
fn a_seat_is_told_what_it_saw() {
    let folder = Folder::new();
    let record = folder.record("g.jsonl", "--players 3 --bots greedy");
    let all = princely(&format!("replay {record}")).text();
    let seat = princely(&format!("replay {record} --as 1")).text();
    assert!(all.contains("Player 1 draws") && !all.contains("You draw"));
    assert!(seat.contains("You draw") && seat.contains("Player 1 draws 3 cards."));
    assert_eq!(all.lines().count(), seat.lines().count());
    for seat in ["3", "200"] {
        princely(&format!("replay {record} --as {seat}")).fails(2, &["no seat", seat, "0 to 2"]);
    }
    princely(&format!("replay {record} --as 256")).not_understood(&["--as", "256"]);
}

#[test]
fn as_json_there_is_a_line_for_every_record_good_or_bad() {
    let folder = Folder::new();
    let good = folder.record("good.jsonl", "--players 2 --games 3");
    let lines = princely(&format!("replay {good} --json")).lines_of_json();
    assert_eq!(lines.len(), 3);
    for (number, line) in (1..).zip(&lines) {
        assert_eq!((&line["record"], &line["ok"]), (&number.into(), &true.into()));
        assert_eq!((&line["game"], &line["finished"]), (&"fuerstenfeld".into(), &true.into()));
        assert_eq!(line["meta"]["game"], number);
        assert!(line["entries"].as_u64().unwrap() > 10 && line["result"]["winners"].is_array());
    }

    let records = folder.read("good.jsonl");
    let second = records.lines().nth(1).unwrap();
    let records = records.replace(second, &second.replacen("\"setup\"", "\"more\":1,\"setup\"", 1));
    let bad = folder.write("bad.jsonl", records);
    let ended = princely(&format!("replay {bad} --json"));
    let ok: Vec<bool> = ended.out.lines().map(|line| line.contains("\"ok\":true")).collect();
    assert_eq!(ok, [true, false, true]);
    assert!(ended.out.lines().nth(1).unwrap().contains("\"error\":\"unknown field `more`"), "{}", ended.out);
    ended.fails(1, &["bad.jsonl", "record 2", "more"]);
}

#[test]
fn the_entry_and_the_rule_are_named() {
    let folder = Folder::new();
    let record = folder.record("g.jsonl", "--players 2 --bots greedy");
    let mut value: serde_json::Value = serde_json::from_str(&folder.read("g.jsonl")).unwrap();
    let log = value["log"].as_array_mut().unwrap();
    let sale = log.iter().position(|entry| entry["action"]["sell"].is_object()).unwrap();
    log[sale]["action"] =
        serde_json::json!({"sell": {"brewery": 4, "goods": {"hops": 1, "barley": 0, "water": 0}}});
    let wrong = folder.write("wrong.json", value.to_string());
    princely(&format!("replay {wrong}"))
        .fails(1, &["wrong.json, record 1", &format!("ntry {}", sale + 1), "F-SET-2", "brewery"]);
    princely(&format!("replay {record}")).text();
}

#[test]
fn one_can_step_through_a_record_and_leave() {
    let folder = Folder::new();
    let record = folder.record("g.jsonl", "--players 2 --bots greedy");
    let whole = princely(&format!("replay {record} --step")).text();
    let left = princely_fed(&format!("replay {record} --step"), b"\n\nq\n").text();
    assert!(left.len() < whole.len() / 4 && whole.starts_with(left.trim_end_matches("The record holds.\n")));
    // If the records come from the standard input, no keys can come from there.
    let records = folder.read("g.jsonl").repeat(3);
    let told = princely_fed("replay - --step", records.as_bytes()).text();
    assert!(told.ends_with("All 3 records hold.\n"));
}

#[test]
fn a_position_is_printed_in_one_line_and_asked_about() {
    let folder = Folder::new();
    let record = folder.record("g.jsonl", "--players 2 --bots greedy --seed 1");
    let line = |more: &str| princely(&format!("replay {record} --position 4 {more}")).text();
    let (open, own, other) = (line(""), line("--as 1"), line("--as 0"));
    for (text, viewer) in [(&open, "*"), (&own, "1"), (&other, "0")] {
        assert!(text.starts_with(&format!("fuerstenfeld 1 base 2 6 | {viewer} | 1 sell 1 ")), "{text}");
        assert_eq!(text.lines().count(), 1);
    }
    assert!(!open.contains('?') && own.contains('?') && other.contains('?'));
    let ask = |line: &str, more: &[&str]| {
        let arguments = [&["hint", "--position", line.trim(), "--bot", "strong@20"], more].concat();
        let output = crate::run::command(&arguments).output().unwrap();
        (
            output.status.code(),
            String::from_utf8(output.stdout).unwrap(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    // The same advice from what the seat knows and from everything: what is hidden from it makes no difference.
    let (code, told, _) = ask(&own, &[]);
    assert_eq!((code, &told), (Some(0), &ask(&open, &[]).1));
    assert!(told.starts_with("Player 2 is to act.\nThe bot strong@20 would sell"), "{told}");
    let advice: serde_json::Value = serde_json::from_str(&ask(&own, &["--json"]).1).unwrap();
    assert!(advice["lines"][0]["chance"].is_number(), "{advice}");
    let (code, _, why) = ask(&other, &[]);
    assert!(code == Some(2) && why.contains("nobody is to act"), "{why}");
    assert_eq!(ask(&other, &["--json"]).1.trim(), "null");
    for (line, why) in [("chess 1", "chess"), ("fuerstenfeld 1", "sections"), ("", "")] {
        let (code, _, told) = ask(line, &[]);
        assert!(code == Some(2) && told.contains(why), "{told}");
    }
    let duel = folder.file("duel.jsonl");
    princely(&format!("record principati --max-rounds 2 --bots random --out {duel}")).text();
    princely(&format!("replay {duel} --position 3")).fails(2, &["no diagram", "principati"]);
}

//! `princely record`

use crate::run::{Folder, princely};
use serde_json::Value;

#[test]
fn the_same_seed_gives_the_same_bytes_on_any_number_of_threads() {
    let folder = Folder::new();
    for setting in [
        "--players 2",
        "--variant expert --bots greedy,random --trace",
        "--players 5 --bots greedy --trace 7",
    ] {
        let setting = format!("{setting} --seed 9 --games 36");
        folder.record("one.jsonl", &format!("{setting} --threads 1"));
        let one = folder.read("one.jsonl");
        assert_eq!(one.lines().count(), 36);
        for threads in ["--threads 1", "--threads 2", "--threads 3", ""] {
            folder.record("other.jsonl", &format!("{setting} {threads}"));
            assert!(folder.read("other.jsonl") == one, "{setting} {threads}");
        }
        assert!(
            princely(&format!("record fuerstenfeld {setting} --out -")).text() == one,
            "{setting} --out -"
        );
    }
}

#[test]
fn a_record_tells_who_played_what() {
    let record =
        princely("record fuerstenfeld --players 3 --variant expert --bots greedy,random --seed 4 --out -");
    let record = record.json();
    assert_eq!(record["format"], "princely-record/1");
    assert_eq!(record["game"], "fuerstenfeld");
    assert_eq!(record["options"]["players"], 3);
    assert_eq!(record["options"]["variant"], "expert");
    assert_eq!(record["meta"]["bots"], serde_json::json!(["greedy", "random", "greedy"]));
    assert_eq!(record["meta"]["seed"], 4);
    assert!(record["result"]["rounds"].as_u64().unwrap() > 0);
}

#[test]
fn a_trace_shows_every_entry_of_a_player_or_every_so_many_and_the_last() {
    let traced = |more: &str| -> Vec<bool> {
        let record =
            princely(&format!("record fuerstenfeld --players 2 --bots greedy --out - {more}")).json();
        let is_player = |entry: &&Value| entry.get("seat").is_some();
        record["log"]
            .as_array()
            .unwrap()
            .iter()
            .filter(is_player)
            .map(|entry| entry.get("after").is_some())
            .collect()
    };
    let all = traced("--trace");
    assert!(all.iter().all(|after| *after) && all.len() > 50);
    assert!(traced("").iter().all(|after| !after));
    let some = traced("--trace 10");
    for (number, after) in (1..).zip(&some) {
        assert_eq!(*after, number % 10 == 0 || number == some.len(), "entry {number} of a player");
    }
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let folder = Folder::new();
    let path = folder.file("no/such/folder/g.jsonl");
    princely(&format!("record fuerstenfeld --out {path}")).fails(3, &["g.jsonl", "No such file"]);
    princely(&format!("record fuerstenfeld --out {}", folder.file(""))).fails(3, &["directory"]);
}

#[test]
fn what_cannot_be_played_overwrites_nothing() {
    let folder = Folder::new();
    let path = folder.write("kept.jsonl", "precious");
    for wrong in ["--players 7", "--variant easy", "--bots clever", "--table missing.toml"] {
        assert_ne!(princely(&format!("record fuerstenfeld {wrong} --out {path}")).code, Some(0), "{wrong}");
        assert_eq!(folder.read("kept.jsonl"), "precious", "{wrong}");
    }
}

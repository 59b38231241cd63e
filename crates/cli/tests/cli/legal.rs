//! `princely legal`

use crate::run::{Folder, princely};
use serde_json::Value;

/// How many moments of a game are looked at.
const MOMENTS: usize = 12;

#[test]
fn what_is_legal_is_what_the_trace_counts_and_the_players_chose_from() {
    let folder = Folder::new();
    let file =
        folder.record("g.jsonl", "--players 3 --variant expert --bots greedy,random --games 2 --trace");
    let record: Value = serde_json::from_str(folder.read("g.jsonl").lines().nth(1).unwrap()).unwrap();
    let log = record["log"].as_array().unwrap();
    for index in (0..log.len()).step_by(log.len() / MOMENTS) {
        // The state of a trace is the one in which the next player acts, after all draws.
        let is_player = |entry: &Value| entry.get("action").is_some();
        let Some(index) = (index..log.len()).find(|&index| is_player(&log[index])) else { break };
        let next = (index + 1..log.len()).find(|&next| is_player(&log[next])).unwrap_or(log.len());
        let legal = princely(&format!("legal {file} --game 2 --at {next} --json")).json();

        let after = &log[index]["after"];
        assert_eq!((&legal["at"], &legal["to_act"]), (&next.into(), &after["to_act"]));
        let lists = legal["legal"].as_array().unwrap();
        let counts: Vec<&Value> = lists.iter().map(|of| &of["count"]).collect();
        assert_eq!(serde_json::json!(counts), after["legal"], "after entry {next}");
        for of in lists {
            assert_eq!(of["actions"].as_array().unwrap().len() as u64, of["count"].as_u64().unwrap());
        }
        if let Some(chosen) = log.get(next) {
            let of = lists.iter().find(|of| of["seat"] == chosen["seat"]).unwrap();
            assert!(of["actions"].as_array().unwrap().contains(&chosen["action"]), "after entry {next}");
        }
        let told = princely(&format!("legal {file} --game 2 --at {next}")).text();
        for of in lists {
            assert!(told.contains(&format!("seat {} may do one of {}:", of["seat"], of["count"])), "{told}");
        }
        let actions: u64 = lists.iter().map(|of| of["count"].as_u64().unwrap()).sum();
        assert_eq!(told.lines().filter(|line| line.starts_with("  ")).count() as u64, actions);
    }
}

#[test]
fn chance_and_the_end_have_no_legal_actions() {
    let folder = Folder::new();
    let file = folder.record("g.jsonl", "--players 2 --bots greedy");
    let record: Value = serde_json::from_str(&folder.read("g.jsonl")).unwrap();
    let last = record["log"].as_array().unwrap().len();
    for (at, turn, words) in [(0, "chance", "cards are to be drawn"), (last, "over", "the game is over")] {
        let legal = princely(&format!("legal {file} --at {at} --json")).json();
        assert_eq!((&legal["turn"], &legal["legal"]), (&turn.into(), &serde_json::json!([])));
        assert!(princely(&format!("legal {file} --at {at}")).text().contains(words));
    }
    let beyond = last + 1;
    princely(&format!("legal {file} --at {beyond}")).fails(2, &[&last.to_string(), &beyond.to_string()]);
    princely(&format!("legal {file} --at 0 --game 2")).fails(2, &["no record 2"]);
    princely(&format!("legal {file} --at 0 --game 0")).fails(2, &["no record 0"]);
}

//! `princely review`

use crate::run::{Folder, princely};
use serde_json::Value;

/// Two games of two.
fn record(folder: &Folder) -> String {
    folder.record("game.jsonl", "--players 2 --bots greedy --games 2")
}

#[test]
fn a_review_adds_up_and_does_not_depend_on_the_threads() {
    let folder = Folder::new();
    let path = record(&folder);
    let ask = |more: &str| princely(&format!("review {path} --seat 1 --effort little --json {more}")).text();
    let text = ask("--threads 1");
    assert_eq!(text, ask("--threads 3"));
    assert_ne!(text, ask("--seed 2"));
    let review: Value = serde_json::from_str(&text).unwrap();
    let number = |name: &str| review[name].as_f64().unwrap_or_else(|| panic!("{name} is {}", review[name]));
    let causes = number("own") + number("luck") + number("others") + number("rest");
    assert!((causes - (number("result") - number("start"))).abs() < 1e-6);
    assert_eq!(review["seat"], 1);
    let decisions = review["decisions"].as_array().unwrap();
    assert!(decisions.len() > 10);
    for decision in decisions {
        for name in ["entry", "phase", "done", "better", "loss", "error", "reasons"] {
            assert!(decision.get(name).is_some(), "{name}");
        }
    }
}

#[test]
fn a_review_is_told_in_four_languages() {
    let folder = Folder::new();
    let path = record(&folder);
    for (language, word) in [("en", "Luck"), ("de", "Glück"), ("it", "Fortuna"), ("hu", "Szerencse")] {
        let told =
            princely(&format!("review {path} --game 2 --seat 0 --effort little --lang {language}")).text();
        assert!(told.lines().count() >= 6 && told.contains(word), "{told}");
    }
}

#[test]
fn what_cannot_be_reviewed_is_said_in_one_line() {
    let folder = Folder::new();
    let path = record(&folder);
    for (typed, code, why) in [
        (format!("review {path} --seat 2"), 2, "there is no seat 2"),
        (format!("review {path} --seat 0 --game 3"), 2, "there is no record 3"),
        (format!("review {path}.none --seat 0"), 3, ".none"),
    ] {
        princely(&typed).fails(code, &[why]);
    }
    for (typed, why) in [
        (format!("review {path} --seat x"), "invalid value"),
        (format!("review {path}"), "--seat"),
        (format!("review {path} --seat 0 --threads 0"), "--threads"),
    ] {
        princely(&typed).not_understood(&[why]);
    }
}

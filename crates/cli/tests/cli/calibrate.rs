//! `princely fit` and `princely calibrate`

use crate::run::{Folder, princely};
use serde_json::Value;

/// The sum of a number over a list.
fn sum(list: &Value, name: &str) -> u64 {
    list.as_array().unwrap().iter().map(|one| one[name].as_u64().unwrap()).sum()
}

#[test]
fn a_calibration_counts_one_position_a_game_and_does_not_depend_on_the_threads() {
    let ask = |more: &str| {
        princely(&format!("calibrate fuerstenfeld --players 2 --games 6 --seed 77 --quick {more}")).text()
    };
    let text = ask("--json --threads 1");
    assert_eq!(text, ask("--json --threads 3"));
    let found: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(
        (&found["games"], &found["positions"], &found["effort"]),
        (&6.into(), &6.into(), &"quick".into())
    );
    assert_eq!(sum(&found["bins"], "positions"), 6);
    assert_eq!(found["by_round"], Value::Array(Vec::new()), "few games tell nothing of a round");
    for number in ["calibration_error", "brier", "slope"] {
        assert!(found[number].is_number(), "{number} is {}", found[number]);
    }
    // Six games prove nothing.
    assert_eq!(found["passed"], false);
    assert!(ask("").contains("NOT within the bounds"));
    let folder = Folder::new();
    let data = folder.write("data.json", include_str!("../../../bots/data/chance/fuerstenfeld.json"));
    let typed = format!("calibrate fuerstenfeld --players 2 --games 6 --seed 77 --quick --confirm {data}");
    princely(&typed).fails(2, &["not within the bounds"]);
    assert_eq!(folder.read("data.json"), include_str!("../../../bots/data/chance/fuerstenfeld.json"));
}

#[test]
fn a_fit_replaces_the_numbers_of_its_configuration_and_says_how_they_were_made() {
    let folder = Folder::new();
    let data = folder.file("data.json");
    let fit = |players: u8| {
        let numbers = "--games 12 --thorough-games 3 --hidden 1 --seed 5 --bot greedy";
        princely(&format!("fit fuerstenfeld --players {players} {numbers} --data {data}")).text();
        serde_json::from_str::<Value>(&folder.read("data.json")).unwrap()
    };
    let first = fit(2);
    assert_eq!(first["rows"].as_array().unwrap().len(), 1);
    let both = fit(3);
    assert_eq!(both["rows"][0], first["rows"][0], "another configuration stays as it was");
    assert_eq!(fit(3), both, "the same games give the same numbers");
    let row = &both["rows"][1];
    assert_eq!((&row["players"], &row["bot"]), (&3.into(), &"greedy".into()));
    let command = "princely fit fuerstenfeld --players 3 --games 12 --thorough-games 3 --hidden 1 --seed 5 --bot greedy";
    assert_eq!(row["command"], command);
    assert!(row.get("quick_proof").is_none() && row.get("thorough_proof").is_none());
    princely(&format!("fit fuerstenfeld --players 2 --switch palaces=4 --data {data}"))
        .fails(2, &["house rules"]);
}

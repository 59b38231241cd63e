//! Help, completions, exit codes.

use crate::run::{Folder, princely};

const COMMANDS: [&str; 19] = [
    "simulate",
    "record",
    "dataset",
    "arena",
    "calibrate",
    "fit",
    "levels",
    "replay",
    "verify",
    "legal",
    "solve",
    "rules",
    "learn",
    "play",
    "hint",
    "review",
    "health",
    "man",
    "completions",
];

#[test]
fn every_command_is_listed_and_has_examples_that_can_be_typed() {
    let all = princely("--help").text();
    for name in COMMANDS {
        assert!(all.contains(&format!("\n  {name} ")), "{name} is not in {all}");
        let help = princely(&format!("{name} --help")).text();
        let (_, examples) = help.split_once("\nExample").unwrap();
        let mut count = 0;
        for line in examples.lines().filter_map(|line| line.strip_prefix("  princely ")) {
            // A redirection or a remark comes after some spaces or a `>`.
            let typed = line.split("  ").next().unwrap().split(" > ").next().unwrap();
            assert!(typed.starts_with(name), "{line}");
            princely(&format!("{typed} --help")).text();
            count += 1;
        }
        assert!(count > 0, "{name} has no example: {help}");
    }
}

#[test]
fn shells_get_completions() {
    for shell in ["bash", "zsh", "fish"] {
        let script = princely(&format!("completions {shell}")).text();
        for name in COMMANDS {
            assert!(script.contains(name), "{shell} does not complete {name}");
        }
    }
    princely("completions cobol").not_understood(&["cobol", "bash"]);
}

#[test]
fn what_is_typed_wrongly_is_explained_with_exit_code_2() {
    for (typed, words) in [
        ("simulat", &["simulat", "simulate"][..]),
        ("simulate chess", &["chess", "fuerstenfeld"]),
        ("simulate fuerstenfeld --bot greedy", &["--bot", "--bots"]),
        ("simulate fuerstenfeld --players 300", &["--players", "300"]),
        ("simulate fuerstenfeld --players many", &["--players", "many"]),
        ("simulate fuerstenfeld --games -1", &["--games", "-1"]),
        ("simulate fuerstenfeld --games 0", &["--games", "one is the least"]),
        ("dataset fuerstenfeld --games 0 --out -", &["--games", "one is the least"]),
        ("dataset fuerstenfeld", &["--out"]),
        ("record fuerstenfeld --games 0 --out -", &["--games", "one is the least"]),
        ("arena fuerstenfeld --a greedy --b random --games 0", &["--games", "one is the least"]),
        ("simulate fuerstenfeld --games 1e3", &["--games", "1e3"]),
        ("simulate fuerstenfeld --threads 0", &["--threads", "0"]),
        ("simulate fuerstenfeld --seed x", &["--seed", "x"]),
        ("record fuerstenfeld", &["--out"]),
        ("record fuerstenfeld --trace 0 --out -", &["--trace", "0"]),
        ("record fuerstenfeld --games -1 --out -", &["--games", "-1"]),
        ("replay", &["<FILE>"]),
        ("replay x --json --step", &["--json", "--step"]),
        ("legal x", &["--at"]),
        ("legal x --at soon", &["--at", "soon"]),
    ] {
        princely(typed).not_understood(words);
    }
    for (typed, words) in [
        ("simulate fuerstenfeld --players 1", &["F-VAL-1", "2 to 5", "1"][..]),
        ("simulate fuerstenfeld --players 6", &["F-VAL-1", "2 to 5", "6"]),
        ("simulate fuerstenfeld --variant easy", &["easy", "base", "expert"]),
        ("simulate fuerstenfeld --switch palaces=7", &["F-END-4", "4, 5 or 6", "7"]),
        ("simulate fuerstenfeld --switch palaces=few", &["F-END-4", "4, 5 or 6", "few"]),
        ("simulate fuerstenfeld --switch castles=4", &["castles", "palaces"]),
        ("simulate fuerstenfeld --max-rounds 9", &["F-END-3"]),
        ("simulate fuerstenfeld --bots greedy,clever", &["clever", "random", "greedy"]),
        ("record fuerstenfeld --players 6 --out -", &["F-VAL-1", "6"]),
        ("dataset fuerstenfeld --bots clever --out -", &["clever", "random", "greedy"]),
        ("dataset fuerstenfeld --bots cmd:ls --out -", &["programs"]),
        ("dataset fuerstenfeld --first 18446744073709551615 --out -", &["that many games"]),
        ("record fuerstenfeld --variant easy --out -", &["easy", "base", "expert"]),
        ("record fuerstenfeld --bots clever --out -", &["clever", "random", "greedy"]),
    ] {
        princely(typed).fails(2, words);
    }
}

#[test]
fn exit_codes_are_as_documented() {
    let help = princely("--help").text();
    let (_, documented) = help.split_once("Exit codes:\n").unwrap();
    let codes: Vec<&str> = documented.lines().filter_map(|line| line.trim().split(' ').next()).collect();
    assert_eq!(codes, ["0", "1", "2", "3", "130"]);

    let folder = Folder::new();
    let record = folder.record("g.jsonl", "--players 2");
    let wrong =
        folder.write("wrong.jsonl", folder.read("g.jsonl").replacen("\"winners\":[", "\"winners\":[7,", 1));
    let missing = folder.file("missing.jsonl");
    assert!(princely(&format!("replay {record}")).text().ends_with("The record holds.\n"));
    princely(&format!("replay {wrong}")).fails(1, &["wrong.jsonl", "record 1", "result", "winners"]);
    princely(&format!("replay {record} --game 2")).fails(2, &["g.jsonl", "1 record", "no record 2"]);
    princely(&format!("replay {missing}")).fails(3, &["missing.jsonl", "No such file"]);
}

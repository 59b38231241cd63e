//! `princely simulate`

use crate::run::{Folder, princely};
use serde_json::Value;

#[test]
fn the_report_as_json_has_everything_and_adds_up() {
    let report = princely("simulate fuerstenfeld --players 3 --bots greedy --games 60 --json").json();
    assert_eq!(report["games"], 60);
    for key in ["actions", "seconds", "games_per_s", "actions_per_s"] {
        assert!(report[key].as_f64().unwrap() > 0.0, "{key}: {}", report[key]);
    }
    let wins: Vec<f64> =
        report["wins"].as_array().unwrap().iter().map(|wins| wins.as_f64().unwrap()).collect();
    assert_eq!(wins.len(), 3);
    assert!((wins.iter().sum::<f64>() - 60.0).abs() < 1e-9, "{wins:?}");

    let histogram: Vec<(f64, f64)> = report["rounds"]["histogram"]
        .as_object()
        .unwrap()
        .iter()
        .map(|(rounds, games)| (rounds.parse().unwrap(), games.as_f64().unwrap()))
        .collect();
    assert_eq!(histogram.iter().map(|(_, games)| games).sum::<f64>(), 60.0);
    let mean = histogram.iter().map(|(rounds, games)| rounds * games).sum::<f64>() / 60.0;
    let square = |(rounds, games): &(f64, f64)| (rounds - mean).powi(2) * games;
    let sd = (histogram.iter().map(square).sum::<f64>() / 59.0).sqrt();
    assert!((report["rounds"]["mean"].as_f64().unwrap() - mean).abs() < 1e-9);
    assert!((report["rounds"]["sd"].as_f64().unwrap() - sd).abs() < 1e-9);
}

#[test]
fn fewer_bots_than_seats_repeat() {
    for (bots, seats) in [
        ("greedy", &["greedy"; 5][..]),
        ("greedy,random", &["greedy", "random", "greedy", "random", "greedy"]),
        (
            "random,greedy,greedy,greedy,greedy,greedy,greedy",
            &["random", "greedy", "greedy", "greedy", "greedy"],
        ),
    ] {
        let typed = format!("simulate fuerstenfeld --players 5 --games 2 --bots {bots} --json");
        assert_eq!(princely(&typed).json()["bots"], serde_json::json!(seats), "{bots}");
    }
}

#[test]
fn the_same_seed_counts_the_same_on_any_number_of_threads() {
    let count = |more: &str| {
        let typed =
            format!("simulate fuerstenfeld --variant expert --bots greedy,random --games 70 --json {more}");
        let mut report = princely(&typed).json();
        for clock in ["seconds", "games_per_s", "actions_per_s"] {
            report[clock] = Value::Null;
        }
        report
    };
    let one = count("--seed 5 --threads 1");
    for more in ["--seed 5 --threads 1", "--seed 5 --threads 2", "--seed 5 --threads 3", "--seed 5"] {
        assert_eq!(count(more), one, "{more}");
    }
    assert_ne!(count("--seed 6")["rounds"], one["rounds"]);
}

#[test]
fn people_get_a_report_too() {
    let told = princely("simulate fuerstenfeld --games 20 --bots greedy").text();
    for part in
        ["20 games of fuerstenfeld", "games/s", "actions/s", "Wins by seat", "seat 3  greedy", "Rounds: mean"]
    {
        assert!(told.contains(part), "{part:?} is not in {told}");
    }
}

#[test]
fn a_table_of_ones_own_is_played_with() {
    let folder = Folder::new();
    let standard = include_str!("../../../fuerstenfeld/data/standard.toml");
    let dear = standard.replacen("{ cost = 3,", "{ cost = 99,", 1);
    assert_ne!(dear, standard);
    for (name, table) in [("standard", standard), ("dear", &dear)] {
        let path = folder.write(&format!("{name}.toml"), table);
        let typed = format!("record fuerstenfeld --players 2 --games 1 --table {path} --out -");
        let table = princely(&typed).json()["options"]["table"].clone();
        assert_eq!(table["name"], name);
        assert_eq!(table["cost"]["hops_1"], if name == "dear" { 99 } else { 3 });
    }
}

/// The highest prices, and a market for everybody: a number too large for its type would show.
#[test]
fn a_table_at_its_limits_is_played_with() {
    let folder = Folder::new();
    let mut table = include_str!("../../../fuerstenfeld/data/standard.toml").to_owned();
    for (standard, limit) in [
        ("values = [0, 1, 1, 2, 2, 3]", "values = [0, 0, 99, 99, 99, 99]"),
        ("values = [8, 10, 12, 14, 16, 18]", "values = [99, 99, 99, 99, 99, 99]"),
        ("market = { cost = 4,", "market = { cost = 0,"),
    ] {
        assert!(table.contains(standard), "{standard}");
        table = table.replacen(standard, limit, 1);
    }
    let path = folder.write("limits.toml", table);
    for more in ["--variant expert --bots greedy", "--players 5 --bots random,greedy"] {
        let typed = format!("simulate fuerstenfeld --games 100 --table {path} {more}");
        assert!(princely(&typed).text().contains("100 games"));
    }
}

#[test]
fn a_bad_table_is_refused_with_its_file_and_line() {
    let folder = Folder::new();
    let standard = include_str!("../../../fuerstenfeld/data/standard.toml");
    let line_of = |part: &str| {
        let place = standard.find(part).unwrap();
        format!("line {}:", standard[..place].lines().count().max(1))
    };
    let cost = line_of("{ cost = 3,");
    for (name, table, words) in [
        (
            "dear.toml",
            standard.replacen("{ cost = 3,", "{ cost = 100,", 1),
            &[&*cost, "cost.hops_1", "99"][..],
        ),
        (
            "negative.toml",
            standard.replacen("{ cost = 3,", "{ cost = -1,", 1),
            &[&cost, "cost.hops_1", "negative"],
        ),
        ("word.toml", standard.replacen("{ cost = 3,", "{ cost = \"x\",", 1), &[&cost, "string"]),
        ("no.toml", String::from("not = [a, table"), &["line 1:"]),
        ("empty.toml", String::new(), &["missing"]),
        ("lines.toml", String::from("\"a\\nb\" = 1"), &["line 1:", "unknown field"]),
        ("long.toml", "#".repeat(2 << 20), &["1024 KiB"]),
    ] {
        let path = folder.write(name, table);
        for typed in ["simulate fuerstenfeld --table", "record fuerstenfeld --out - --table"] {
            let words: Vec<&str> = [name].iter().chain(words).copied().collect();
            princely(&format!("{typed} {path}")).fails(2, &words);
        }
    }
    let bytes = folder.write("bytes.toml", [0xFF, 0xFE, 0, 1]);
    princely(&format!("simulate fuerstenfeld --table {bytes}")).fails(2, &["bytes.toml", "not a text file"]);
    let missing = folder.file("missing.toml");
    princely(&format!("simulate fuerstenfeld --table {missing}")).fails(3, &["missing.toml", "No such file"]);
    princely(&format!("simulate fuerstenfeld --table {}", folder.file(""))).fails(3, &["directory"]);
}

#[test]
fn csv_has_a_row_for_every_decision() {
    let folder = Folder::new();
    let csv = folder.file("decisions.csv");
    let typed = format!("simulate fuerstenfeld --players 2 --games 5 --csv {csv}");
    let actions = princely(&format!("{typed} --json --threads 1")).json()["actions"].as_u64().unwrap();
    let rows = folder.read("decisions.csv");
    assert!(rows.starts_with("game,decision,round,phase,seat,bot,legal,action,"), "{rows:.100}");
    assert_eq!(rows.lines().count() as u64, actions + 1);
    princely(&format!("{typed} --threads 3 --force")).text();
    assert_eq!(folder.read("decisions.csv"), rows);
    // The standard output has the same rows, and nothing else.
    assert_eq!(princely(&typed.replace(&csv, "-")).text(), rows);
    princely(&format!("{} --json", typed.replace(&csv, "-"))).fails(2, &["--csv -", "--json"]);
}

#[test]
fn a_csv_that_cannot_be_written_stops_everything_before_it_begins() {
    let folder = Folder::new();
    let path = folder.file("no/such/folder/x.csv");
    // So many games would take too long: the command must fail before it plays them.
    princely(&format!("simulate fuerstenfeld --games 1000000000 --csv {path}"))
        .fails(3, &["x.csv", "No such file"]);
    let kept = folder.write("kept.csv", "precious");
    princely(&format!("simulate fuerstenfeld --bots clever --csv {kept}")).fails(2, &["clever"]);
    assert_eq!(folder.read("kept.csv"), "precious");
}

//! `princely levels`

use crate::run::princely;

#[test]
fn levels_are_listed_with_what_they_mean() {
    let listed = princely("levels --json").json();
    let listed = listed.as_array().unwrap();
    let names: Vec<&str> = listed.iter().map(|level| level["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["beginner", "easy", "medium", "strong", "master"]);
    let text = princely("levels").text();
    for level in listed {
        for key in ["name", "about"] {
            let part = level[key].as_str().unwrap();
            assert!(!part.is_empty() && text.contains(part), "{part:?} is not in {text}");
        }
        let slips = level["slips"].as_u64().unwrap();
        assert!(slips == 0 || text.contains(&format!("slips in {slips} of 100 turns")), "{text}");
        if let Some(iterations) = level["iterations"].as_u64() {
            assert!(text.contains(&format!("{iterations} iterations a turn")), "{text}");
        }
    }
    assert!(text.contains("strongest is always the top one, now master."), "{text}");
}

#[test]
fn the_same_names_can_be_typed_wherever_a_bot_is_named() {
    for bot in ["random", "greedy", "beginner", "easy", "medium"] {
        for game in ["fuerstenfeld --players 2", "principati --max-rounds 3"] {
            princely(&format!("simulate {game} --games 2 --bots {bot}")).text();
            princely(&format!("record {game} --games 1 --bots random,{bot} --out -")).json();
            princely(&format!("arena {game} --games 2 --a {bot} --b random --json")).json();
        }
    }
    for (typed, words) in [
        (
            "simulate fuerstenfeld --bots clever",
            &["clever", "random", "beginner", "medium", "cmd:PROGRAM"][..],
        ),
        ("record fuerstenfeld --bots clever@5 --out -", &["clever", "greedy", "easy"]),
        ("arena fuerstenfeld --a clever --b random", &["clever", "greedy", "easy"]),
        ("arena principati --a greedy --b clever", &["clever", "greedy", "easy"]),
        ("simulate fuerstenfeld --bots greedy@100ms", &["greedy@100ms", "does not think"]),
        ("simulate fuerstenfeld --bots greedy@soon", &["soon", "100ms", "iterations"]),
        ("simulate fuerstenfeld --bots cmd:", &["cmd:./my-bot"]),
    ] {
        princely(typed).fails(2, words);
    }
}

/// The same seed, the same slips.
#[test]
fn slips_come_from_the_seed() {
    let record = |more: &str| {
        princely(&format!("record fuerstenfeld --players 3 --bots easy,beginner --games 4 --out - {more}"))
            .text()
    };
    assert_eq!(record("--threads 1"), record("--threads 3"));
    assert_ne!(record("--seed 1"), record("--seed 2"));
}

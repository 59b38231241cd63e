//! What a newcomer had trouble with, line by line.

use crate::script::{Game, Script, hinted};
use princely_laboratory::{Series, Setting, find};
use princely_words::Language;
use serde_json::Value;

fn said(game: Game, lines: &[&str]) -> String {
    game.play(Script::new(lines)).all()
}

/// Records of bots.
pub(crate) fn records(bots: &str, variant: &str, games: u64) -> Vec<Value> {
    let setting = Setting { players: Some(2), variant: Some(variant.into()), ..Setting::default() };
    let series = Series::new(vec![bots.into()], games, 1).unwrap();
    let mut out = Vec::new();
    find("fuerstenfeld").unwrap().record(&setting, &series, None, &mut out, &mut |_| ()).unwrap();
    let text = String::from_utf8(out).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// What is on the screen of the player to act after `entries` entries of a record, after typing these lines.
pub(crate) fn seen_at(record: &Value, entries: usize, lines: &[&str]) -> String {
    let mut cut = record.clone();
    cut["log"].as_array_mut().unwrap().truncate(entries);
    cut["result"] = Value::Null;
    let variant = if record["options"]["variant"] == "expert" { Some("expert") } else { None };
    let game = Game { variant, ..Game::new("fuerstenfeld", "human,human", 1) };
    let lines: Vec<&str> = [""].iter().chain(lines).copied().collect();
    game.go_on(Some((&cut.to_string(), entries)), Script::new(&lines)).all()
}

#[test]
fn the_price_track_and_its_markers_are_seen() {
    let text = said(Game::new("fuerstenfeld", "human,greedy", 1), &["show brewery 1", "show brewery 9"]);
    assert!(text.contains("Price track: 0 1 1 2 2 3."), "{text}");
    assert!(text.contains("Brewery 1:\n") && text.contains("hops: 0 1 [1] 2 2 3, pays 1; "), "{text}");
    assert!(text.contains("Show what?"), "there is no brewery 9: {text}");
    let german = Game { language: Language::German, ..Game::new("fuerstenfeld", "human,greedy", 1) };
    assert!(said(german, &["zeige brauerei 2"]).contains("Brauerei 2:"));
}

#[test]
fn the_last_round_is_called_out() {
    let record = &records("greedy", "base", 1)[0];
    let log = record["log"].as_array().unwrap();
    let told = (log.len().saturating_sub(12)..log.len())
        .filter(|&entries| log[entries]["seat"].is_number())
        .map(|entries| seen_at(record, entries, &[]).replace("\n  ", " "))
        .any(|text| text.contains("Six palaces (") && text.contains("): this is the last round."));
    assert!(told, "nobody calls it out");
    assert!(!seen_at(record, 8, &[]).contains("last round"));
}

#[test]
fn a_palace_is_not_trashed_without_a_warning() {
    let records = records("random", "expert", 40);
    let trashed = records.iter().find_map(|record| {
        let log = record["log"].as_array().unwrap();
        let is_palace =
            |entry: &Value| entry["action"]["trash"].as_str().is_some_and(|card| card.starts_with("palace"));
        let at = log.iter().position(is_palace)?;
        Some((record, at, log[at]["action"]["trash"].as_str().unwrap().replace('_', " ")))
    });
    let (record, at, card) = trashed.expect("some bot has trashed a palace");
    let trash = format!("trash {card}");
    let text = seen_at(record, at, &[&trash, "back"]);
    assert!(
        text.contains("you can never have six palaces (F-DIS-3).") && text.contains("all the same"),
        "{text}"
    );
    assert!(!text.contains("You take"), "{text}");
    for again in [trash.as_str(), "1"] {
        let twice = seen_at(record, at, &[&trash, again]);
        assert!(twice.contains("You take"), "{again}: {twice}");
    }
}

#[test]
fn a_sale_without_the_office_that_would_pay_is_offered_with_it() {
    let records = records("random", "base", 40);
    let mut found = 0;
    for record in &records {
        let log = record["log"].as_array().unwrap();
        for (at, entry) in log.iter().enumerate() {
            let sale = &entry["action"]["sell"];
            if sale["office"].is_null() || !sale["market"].is_null() {
                continue;
            }
            let goods = sale["goods"].as_object().unwrap();
            let goods = goods.iter().filter(|(_, count)| **count != 0);
            let goods: Vec<String> = goods.map(|(good, count)| format!("{count} {good}")).collect();
            let typed = format!("sell {} to {}", goods.join(" "), sale["brewery"].as_u64().unwrap() + 1);
            let text = seen_at(record, at, &[&typed, "1"]);
            assert!(text.contains("With the office this sale brings"), "{typed}: {text}");
            assert!(text.contains("You sell") && text.contains("office"), "{text}");
            let plain = seen_at(record, at, &[&typed, &typed]);
            assert!(plain.contains("You sell"), "typed twice it is done: {plain}");
            found += 1;
            if found == 3 {
                return;
            }
        }
    }
    panic!("no bot has sold with an office");
}

#[test]
fn typed_and_numbered_keeps_do_the_same() {
    let mut compared = 0;
    for record in records("greedy", "base", 6) {
        let log = record["log"].as_array().unwrap();
        for at in 1..log.len() {
            let is_discard = log[at]["action"]["under"].is_string() && log[at - 1]["action"] == "end_build";
            if !is_discard {
                continue;
            }
            let list = seen_at(&record, at, &[]).replace("\n       ", " ");
            let Some(line) = list.lines().find(|line| line.starts_with("  1  keep ")) else { continue };
            let kept = line["  1  keep ".len()..].split("; ").next().unwrap().replace(" and ", ", ");
            let typed = format!("keep {}", kept.replace(['(', ')'], "").replace(" field", ""));
            let told = |text: String| -> Vec<String> {
                text.lines().filter(|line| line.starts_with("You put")).map(str::to_owned).collect()
            };
            let (number, words) = (
                told(seen_at(&record, at, &["1", "log all"])),
                told(seen_at(&record, at, &[&typed, "log all"])),
            );
            assert!(!number.is_empty() && number == words, "{typed}: {number:?}, {words:?}");
            compared += 1;
        }
    }
    assert!(compared > 5, "{compared}");
}

#[test]
fn the_answer_that_a_question_offers_is_accepted() {
    let game = Game { variant: Some("expert"), ..Game::new("fuerstenfeld", "human,greedy", 1) };
    let mut answered = 0;
    for seed in 1..20 {
        let game = Game { seed, ..game };
        for kind in ["barley", "hops", "water", "palace", "bank"] {
            let text = said(game, &[&format!("keep {kind}")]);
            let Some((_, rest)) = text.split_once("Which one: ") else { continue };
            let first = rest.split([',', '?']).next().unwrap();
            let text = said(game, &[&format!("keep {kind}"), first]);
            // It may be a card that nobody holds; then the rules say that.
            assert!(
                text.contains("You keep") || text.contains("F-SET-"),
                "seed {seed}, keep {kind}, {first}: {text}"
            );
            answered += usize::from(text.contains("You keep"));
        }
    }
    assert!(answered > 0);
}

#[test]
fn a_phase_that_would_take_the_undo_along_does_not_end_by_itself() {
    let game = Game { variant: Some("expert"), ..Game::new("fuerstenfeld", "human,greedy", 1) };
    // Ten cards: one is kept, nine go under the deck. The ninth is forced, and then the bot goes on.
    let lines = ["1"; 9];
    let text = said(game, &lines);
    assert!(text.contains("Enter does it; \"undo\" takes back"), "{text}");
    let undone: Vec<&str> = lines.iter().copied().chain(["undo"]).collect();
    assert!(said(game, &undone).contains("Taken back: put"), "{}", said(game, &undone));
    let entered: Vec<&str> = lines.iter().copied().chain([""]).collect();
    assert!(said(game, &entered).contains("Round 1 begins"), "{}", said(game, &entered));
}

#[test]
fn whoever_sits_down_at_a_shared_keyboard_is_told_how_to_play() {
    let text = Game::new("fuerstenfeld", "human:Anna,human:Ben", 1).play(Script::new(&[""])).screen;
    assert!(text.contains("Type the number of a choice, or a command."), "{text}");
}

#[test]
fn help_and_rules_answer_in_words() {
    let game = Game::new("fuerstenfeld", "human,greedy", 1);
    for (line, answers) in [
        ("help sell", &["About \"sell\":", "sell 2 hops 1 water to 3", "F-SELL-1"][..]),
        ("help office", &["F-SELL-5"]),
        ("help slel", &["There is no help about", "Did you mean: sell?"]),
        ("rules demand", &["F-PRC-1"]),
        ("rules xylophone", &["There is no rule"]),
    ] {
        let text = said(game, &[line]);
        for answer in answers {
            assert!(text.contains(answer), "{line:?}: {answer:?} is not in {text}");
        }
    }
    let lines = ["1", "1", "1", "rules colour", "help place", "rules mountian"];
    let text = said(Game::new("principati", "human,greedy", 40), &lines).replace("\n  ", " ");
    for answer in [
        "P-TILE-10 Colours. Green, black, white, grey or two of them.",
        "P-PLACE-13 Colour. It never restricts placement; it only scores.",
        "more rules speak of it.",
        "About \"place\": place H02 at 4,1 rot 2",
        "There is no rule \"mountian\"",
    ] {
        assert!(text.contains(answer), "{answer:?} is not in {text}");
    }
}

#[test]
fn colours_and_buildings_of_principati_are_explained() {
    let game = Game::new("principati", "human,greedy", 40);
    for (line, answers) in [
        ("show 2,2", &["2,2 Corner Castle (C01), rotation 3: Palace;", "Its colour: grey."][..]),
        (
            "show school",
            &[
                "School: stands on a school plan, costs 1 stone, 1 beam and 1 tool, 5 points.",
                "At once it brings 6 masters",
                "count 60 points",
                "Order of the Architect",
                "School Tile (S01)",
            ],
        ),
        (
            "show market",
            &[
                "Market: stands on a market plan, costs 2 stones, 1 beam and 1 tool",
                "you sell every piece for 2 pecunia, not for 1",
                "Market Tile (S06)",
            ],
        ),
        (
            "show port",
            &[
                "Port: stands on a port plan",
                "Before it you need a school",
                "a fishing boat catches 2 fish each round",
                "port – sawmill – lumberjack",
                "Port Tile (S07)",
            ],
        ),
        (
            "show lighthouse",
            &[
                "Lighthouse: stands on a lighthouse plan",
                "It allows the cargo ship, which counts 20 points",
                "Lighthouse Tile (S08)",
            ],
        ),
        (
            "show riding hall",
            &[
                "Riding hall: stands on a riding hall plan",
                "3 horsemen",
                "30 points",
                "Riding Hall Tile (S05)",
            ],
        ),
        (
            "show warehouse",
            &[
                "Warehouse: stands on a house plan",
                "board a with 4 long and 8 square slots, or board b with 2 and 10",
            ],
        ),
        (
            "show castle",
            &["Castle: stands on a castle plan", "At once it brings 2 citizens, who count 20 points"],
        ),
        ("show manor", &["At once it brings 1 citizen, who count 10 points"]),
        ("show fortress", &["takes back the tiles beside it", "Military"]),
    ] {
        let text = said(game, &[line]).replace("\n  ", " ");
        for answer in answers {
            assert!(text.contains(answer), "{line:?}: {answer:?} is not in {text}");
        }
    }
}

#[test]
fn tearing_down_is_not_offered_first_says_its_price_and_is_taken_back() {
    let game = Game { max_rounds: Some(4), ..Game::new("principati", "human,greedy", 3) };
    let mut script = Script::new(&[]);
    script.width = 1000;
    let mut steps = 0;
    script.player = Some(Box::new(move |since| {
        let offered = since.lines().find(|line| line.contains("  tear down the building at "));
        steps += usize::from(steps > 0 || offered.is_some());
        match (steps, offered) {
            (1, Some(line)) => line.split_whitespace().next().unwrap().to_owned(),
            (2, _) => "undo".to_owned(),
            _ => hinted(since),
        }
    }));
    let text = game.play(script).all();
    let offered: Vec<&str> =
        text.lines().filter(|line| line.contains("  tear down the building at")).collect();
    assert!(!offered.is_empty());
    for line in offered {
        assert!(!line.starts_with("  1  "), "{line}");
        assert!(line.ends_with("; costs 5 pecunia, and nothing of what it cost comes back"), "{line}");
    }
    assert!(
        text.contains("You tear a coal mine down at 4,1, for 5 pecunia.")
            && text.contains("Taken back: tear down the building at"),
        "{text}"
    );
}

#[test]
fn a_hint_says_exactly_when_two_turns_are_too_close_to_call() {
    let game = Game { hints: Some("strong@10"), ..Game::new("fuerstenfeld", "human,greedy", 1) };
    let mut said_so = [0, 0];
    for seed in 1..8 {
        let text = said(Game { seed, ..game }, &["hint", "why"]).replace("\n  ", " ");
        let Some((_, other)) = text.split_once("Another way: ") else { continue };
        let (_, less) = other.split_once(" percent, ").unwrap();
        let (less, error) = less.split_once(" points less").unwrap().0.split_once(" ± ").unwrap();
        let number = |text: &str| text.replace('−', "-").parse::<f64>().unwrap();
        let is_close = text.contains("too close to call");
        // The numbers are rounded to tenths.
        let (less, error) = (number(less).abs(), number(error));
        assert!(if is_close { less < 2.0 * error + 0.16 } else { less > 2.0 * error - 0.16 }, "{text}");
        said_so[usize::from(is_close)] += 1;
    }
    assert!(said_so.iter().sum::<i32>() > 3, "{said_so:?}");
}

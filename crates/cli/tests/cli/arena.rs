//! `princely arena`

use crate::run::{Ended, Folder, command, princely};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read};

fn number(report: &Value, key: &str) -> f64 {
    report[key].as_f64().unwrap_or_else(|| panic!("{key} is no number in {report}"))
}

/// The report without the fields that differ from run to run.
fn without_times(mut report: Value) -> Value {
    for key in ["seconds", "command", "ms_per_turn", "ms_per_turn_b", "games_resumed"] {
        report[key] = Value::Null;
    }
    for list in ["players", "ratings"] {
        for player in report[list].as_array_mut().into_iter().flatten() {
            player["ms_per_turn"] = Value::Null;
        }
    }
    report
}

#[test]
fn a_bot_against_itself_is_at_par_in_every_deal() {
    let folder = Folder::new();
    for (game, bot, seats) in [
        ("fuerstenfeld --players 2", "greedy", 2),
        ("fuerstenfeld --players 3 --variant expert", "random", 3),
        ("fuerstenfeld --players 4", "easy", 4),
        ("fuerstenfeld --players 5", "beginner", 5),
        ("principati --max-rounds 8", "greedy", 2),
    ] {
        let name = format!("{}-{bot}-{seats}.jsonl", &game[..4]);
        let out = folder.file(&name);
        let typed = format!("arena {game} --a {bot} --b {bot} --games 20 --json --out {out}");
        let report = princely(&typed).json();
        let par = 1.0 / f64::from(seats);
        assert!((number(&report, "share_a") - par).abs() < 1e-12, "{typed}: {report}");
        assert!(number(&report, "elo").abs() < 1e-9, "{typed}: {report}");
        assert!(number(&report, "share_a_low") < par && par < number(&report, "share_a_high"));
        for line in folder.read(&name).lines().skip(1) {
            let block: Value = serde_json::from_str(line).unwrap();
            let games = block["games"].as_array().unwrap();
            assert_eq!(games.len(), seats as usize);
            let won: u64 = (0..seats as usize).map(|seat| games[seat]["wins"][seat].as_u64().unwrap()).sum();
            assert_eq!(won, 60, "{typed}: A has not won exactly one game of a deal: {line}");
        }
    }
}

#[test]
fn the_report_has_everything() {
    let typed = "arena fuerstenfeld --players 3 --a greedy --b random,easy --games 28 --seed 7 --json";
    let report = princely(typed).json();
    assert_eq!(
        (&report["games"], &report["games_asked"], &report["blocks"]),
        (&30.into(), &28.into(), &10.into())
    );
    assert_eq!(report["bots"], serde_json::json!(["greedy", "random", "easy"]));
    assert_eq!((&report["seed"], &report["command"]), (&7.into(), &format!("princely {typed}").into()));
    let [low, share, high] = ["share_a_low", "share_a", "share_a_high"].map(|key| number(&report, key));
    assert!(low < share && share <= high && share > 1.0 / 3.0, "{report}");
    for key in ["rounds_mean", "rounds_sd", "ms_per_turn", "ms_per_turn_b", "share_a_error"] {
        assert!(number(&report, key) > 0.0, "{key}: {report}");
    }
    let wins: f64 = report["players"].as_array().unwrap().iter().map(|player| number(player, "wins")).sum();
    assert!((wins - 30.0).abs() < 1e-9, "{report}");
    assert!(report["sprt"].is_null() && report["iterations_per_turn"].is_null());

    let told = princely(&typed.replace(" --json", "")).text();
    for part in [
        "30 games of fuerstenfeld",
        "28 games were asked for",
        "A is greedy, B random, easy",
        "A wins",
        "Elo",
        "Rounds",
    ] {
        assert!(told.contains(part), "{part:?} is not in {told}");
    }
}

#[test]
fn threads_make_no_difference() {
    for contest in ["--a easy --b random --sprt 0,50", "--round-robin random,easy,greedy"] {
        let typed = format!("arena fuerstenfeld --players 2 {contest} --games 60 --seed 3 --json");
        let one = without_times(princely(&format!("{typed} --threads 1")).json());
        for threads in ["--threads 2", "--threads 5"] {
            assert_eq!(
                without_times(princely(&format!("{typed} {threads}")).json()),
                one,
                "{typed} {threads}"
            );
        }
    }
}

#[test]
fn a_test_stops_when_it_is_decided() {
    for (bots, elos, verdict) in [
        ("--a greedy --b random", "0,100", "elo1"),
        ("--a random --b greedy", "-100,0", "elo0"),
        ("--a greedy --b greedy", "-5,5", "undecided"),
    ] {
        let typed = format!("arena fuerstenfeld --players 2 {bots} --games 200 --sprt {elos}");
        let report = princely(&format!("{typed} --json")).json();
        let test = &report["sprt"];
        assert_eq!(test["verdict"], verdict, "{report}");
        assert_eq!(report["games"].as_u64().unwrap() < 200, verdict != "undecided", "{report}");
        let llr = number(test, "llr");
        let beyond = llr <= number(test, "lower") || llr >= number(test, "upper");
        assert_eq!(beyond, verdict != "undecided", "{report}");
        assert!(princely(&typed).text().contains("SPRT"));
    }
}

#[test]
fn a_round_robin_rates_all() {
    let folder = Folder::new();
    let plot = folder.file("ratings.svg");
    let typed = format!(
        "arena fuerstenfeld --players 3 --round-robin random,beginner,greedy --games 60 --plot {plot} --force"
    );
    let report = princely(&format!("{typed} --json")).json();
    let ratings = report["ratings"].as_array().unwrap();
    let elos: Vec<f64> = ratings.iter().map(|rating| number(rating, "elo")).collect();
    assert!(elos[0] == 0.0 && elos[1] > 30.0 && elos[2] > elos[1] + 100.0, "{report}");
    for rating in &ratings[1..] {
        assert!(number(rating, "elo_low") < number(rating, "elo"), "{report}");
        assert!(number(rating, "elo_high") > number(rating, "elo"), "{report}");
    }
    assert_eq!((&report["games"], report["pairs"].as_array().unwrap().len()), (&180.into(), 3));
    let told = princely(&typed).text();
    assert!(told.contains("Ratings, strongest first") && told.contains("row against column"), "{told}");
    let svg = folder.read("ratings.svg");
    assert!(svg.starts_with("<svg") && svg.contains("beginner") && svg.ends_with("</svg>\n"), "{svg}");
}

#[test]
fn results_are_gone_on_with() {
    let folder = Folder::new();
    let (out, plot) = (folder.file("results.jsonl"), folder.file("share.svg"));
    let typed = |games: u32| {
        format!("arena fuerstenfeld --players 2 --a easy --b beginner --games {games} --json --out {out}")
    };
    let whole = princely(&typed(40).replace(&format!(" --out {out}"), "")).json();
    assert_eq!(princely(&typed(16)).json()["games_resumed"], 0);
    let half = folder.read("results.jsonl");
    // The write is cut off in the middle of a line.
    folder.write("results.jsonl", &half[..half.len() - 20]);
    let resumed = princely(&format!("{} --plot {plot}", typed(40))).json();
    assert_eq!(resumed["games_resumed"], 14);
    assert_eq!(without_times(resumed), without_times(whole.clone()));
    assert!(folder.read("share.svg").contains("easy against beginner"));
    // The same number again: nothing is left to play. A smaller number: only the first games count.
    assert_eq!(princely(&typed(40)).json()["games_resumed"], 40);
    assert_eq!(princely(&typed(10)).json()["games"], 10);
    let kept = folder.read("results.jsonl");
    assert_eq!(kept.lines().count(), 21);
    assert!(princely(&typed(40).replace("--json", "")).text().contains("(40 of them were in "));

    for (other, words) in [
        ("--seed 2", &["results.jsonl", "seed is 1", "not 2"][..]),
        ("--variant expert", &["results.jsonl", "options is"]),
    ] {
        princely(&format!("{} {other}", typed(40))).fails(2, words);
    }
    princely(&typed(40).replace("--b beginner", "--b random")).fails(2, &["bots is", "beginner", "random"]);
    assert_eq!(folder.read("results.jsonl"), kept);
    let torn = folder.write("torn.jsonl", kept.replacen("\"wins\"", "\"wi", 1));
    princely(&typed(40).replace(&out, &torn)).fails(1, &["torn.jsonl", "line 2"]);
    let record = folder.record("record.jsonl", "--players 2");
    princely(&typed(40).replace(&out, &record)).fails(2, &["record.jsonl", "something else"]);
    princely(&typed(40).replace(&out, &folder.file("no/such/x.jsonl")))
        .fails(3, &["x.jsonl", "No such file"]);
}

#[test]
fn games_can_start_in_the_middle_of_a_record() {
    let folder = Folder::new();
    let file = folder.record("g.jsonl", "--players 2 --bots greedy,random --games 2");
    let lines = folder.read("g.jsonl");
    let log = |line: usize| -> usize {
        let record: Value = serde_json::from_str(lines.lines().nth(line).unwrap()).unwrap();
        record["log"].as_array().unwrap().len()
    };
    let last = log(1);
    let typed = |at: usize, more: &str| {
        format!("arena fuerstenfeld --a greedy --b greedy --games 20 --from {file}@{at} {more}")
    };
    // From an early entry, the games are as long as usual; from a late one, greedy's seat has almost won.
    let early = princely(&typed(0, "--json")).json();
    let late = princely(&typed(last - 3, "--game 2 --json")).json();
    assert_eq!((&early["seats"], &early["share_a"]), (&2.into(), &0.5.into()));
    assert_eq!(late["share_a"], 0.5);
    assert!(
        number(&late["players"][0], "turns") < 0.3 * number(&early["players"][0], "turns"),
        "{early} {late}"
    );
    assert_eq!(number(&late, "rounds_sd"), 0.0, "{late}");

    princely(&typed(last, "--game 2")).fails(2, &["over", &last.to_string()]);
    princely(&typed(log(0) + 1, "")).fails(2, &["no entry", &(log(0) + 1).to_string()]);
    princely(&typed(3, "--game 3")).fails(2, &["no record 3"]);
    princely(&typed(3, "--players 2")).fails(2, &["leave players"]);
    princely(&typed(3, "").replace("fuerstenfeld", "principati")).fails(2, &["a game of fuerstenfeld"]);
    let wrong = folder.write("wrong.jsonl", lines.replacen("\"winners\":[", "\"winners\":[7,", 1));
    princely(&typed(3, "").replace(&file, &wrong)).fails(1, &["result", "winners"]);
    let missing = folder.file("missing.jsonl");
    princely(&typed(3, "").replace(&file, &missing)).fails(3, &["missing.jsonl", "No such file"]);
}

#[test]
fn what_makes_no_sense_is_refused() {
    for (typed, words) in [
        ("arena fuerstenfeld", &["--a"][..]),
        ("arena fuerstenfeld --a greedy", &["--b"]),
        ("arena fuerstenfeld --b greedy", &["--a"]),
        ("arena fuerstenfeld --a greedy --b random --round-robin easy,random", &["--round-robin"]),
        ("arena fuerstenfeld --a greedy --b random --sprt 5,0", &["--sprt", "smaller one first"]),
        ("arena fuerstenfeld --a greedy --b random --sprt 5", &["--sprt"]),
        ("arena fuerstenfeld --a greedy --b random --sprt nan,inf", &["--sprt"]),
        ("arena fuerstenfeld --a greedy --b random --time 5 --iterations 5", &["--time", "--iterations"]),
        ("arena fuerstenfeld --a greedy --b random --time 0", &["--time"]),
        ("arena fuerstenfeld --a greedy --b random --games -1", &["--games"]),
        ("arena fuerstenfeld --a greedy --b random --from games.jsonl", &["FILE@ENTRY"]),
        ("arena fuerstenfeld --a greedy --b random --from games.jsonl@x", &["--from", "no number"]),
        ("arena fuerstenfeld --a greedy --b random --game 2", &["--from"]),
        ("arena fuerstenfeld --a cmd: --b random", &["cmd:./my-bot"]),
    ] {
        princely(typed).not_understood(words);
    }
    for (typed, words) in [
        ("arena fuerstenfeld --players 9 --a greedy --b random", &["F-VAL-1"][..]),
        ("arena fuerstenfeld --round-robin random", &["2 bots"]),
        ("arena fuerstenfeld --a 'x --b random", &["there is no bot"]),
    ] {
        princely(typed).fails(2, words);
    }
    princely("arena fuerstenfeld --round-robin greedy,random --games 0")
        .not_understood(&["one is the least"]);
}

#[test]
fn how_many_games_there_will_be_is_said_before_the_first_one() {
    for (typed, note) in [
        (
            "--players 3 --round-robin random,beginner,easy,greedy --games 7",
            "72 games will be played: 12 for each of 6 pairs, not 7, because deals are played whole, 6 games each\n",
        ),
        (
            "--players 2 --round-robin random,easy,greedy --games 4",
            "12 games will be played: 4 for each of 3 pairs\n",
        ),
        (
            "--players 3 --a greedy --b random --games 7",
            "9 games will be played: 9 for the match, not 7, because deals are played whole, 3 games each\n",
        ),
        ("--players 3 --a greedy --b random --games 6", ""),
    ] {
        let words: Vec<&str> = ["arena", "fuerstenfeld", "--json", "--progress", "1000"]
            .into_iter()
            .chain(typed.split_whitespace())
            .collect();
        let ended = Ended::new(typed, &command(&words).output().unwrap());
        assert_eq!((ended.code, &*ended.err), (Some(0), note), "{typed}");
        let report: Value = serde_json::from_str(&ended.out).unwrap();
        let said = note.split(' ').next().and_then(|games| games.parse().ok()).unwrap_or(6);
        assert_eq!(
            (&report["games"], &report["interrupted"]),
            (&Value::from(said), &false.into()),
            "{typed}"
        );
    }
}

/// Without a terminal there are lines, and who has waited long enough gets what has been found until then.
#[test]
fn a_match_says_how_far_it_is_and_an_interrupted_one_prints_its_result() {
    let folder = Folder::new();
    for (signal, contest) in [("INT", "--a greedy --b random"), ("TERM", "--round-robin greedy,random")] {
        let out = folder.file(signal);
        let typed = format!(
            "arena fuerstenfeld --players 2 {contest} --games 90000000 --threads 2 --progress 1 --json --out {out}"
        );
        let words: Vec<&str> = typed.split_whitespace().collect();
        let mut child = command(&words).spawn().unwrap();
        let mut said = BufReader::new(child.stderr.take().unwrap());
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        let told = line.strip_suffix(" s left\n").unwrap_or_else(|| panic!("{line:?}"));
        assert!(told.contains(" of 90000000 games, ") && told.contains(" a second, about "), "{told}");
        let sent =
            std::process::Command::new("kill").args([format!("-{signal}"), child.id().to_string()]).status();
        assert!(sent.unwrap().success());
        let mut rest = String::new();
        said.read_to_string(&mut rest).unwrap(); // lines of the time until the signal has come
        let ended = Ended::new(&typed, &child.wait_with_output().unwrap());
        assert_eq!(ended.code, Some(130), "{typed}: {rest}");
        let report: Value = serde_json::from_str(&ended.out).unwrap();
        assert_eq!(report["interrupted"], true, "{report}");
        // What is in the report is in the file too, and the other way round; the same command would go on there.
        let kept = folder.read(signal).lines().count() as u64 - 1;
        assert_eq!(
            (report["blocks"].as_u64(), report["games"].as_u64()),
            (Some(kept), Some(2 * kept)),
            "{report}"
        );
    }
}

#[test]
fn a_match_that_is_interrupted_before_its_first_deal_says_so() {
    let folder = Folder::new();
    let heard = folder.file("heard");
    // It tells that it has been asked, and never answers.
    let text = format!("import sys\nsys.stdin.readline()\nopen({heard:?}, 'w').close()\nsys.stdin.read()\n");
    let bot = format!("cmd:python3 {}", folder.write("silent.py", text));
    let words = ["arena", "fuerstenfeld", "--a", &bot, "--b", "random", "--cmd-time", "600000"];
    let child = command(&words).spawn().unwrap();
    while !std::path::Path::new(&heard).exists() {
        std::thread::yield_now();
    }
    let sent = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.unwrap().success());
    let ended = Ended::new("arena", &child.wait_with_output().unwrap());
    assert_eq!((ended.code, &*ended.out), (Some(130), ""));
    assert_eq!(ended.err, "princely: interrupted before the first deal was over\n");
}

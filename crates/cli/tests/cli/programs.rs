//! Bots of others: programs that play well, and programs that do everything wrong that a program can do.

use crate::run::{Ended, Folder, command, princely};
use princely_core::Seat;
use princely_protocol::ToProgram;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, Instant};

/// Runs the command with these words; BOT in them stands for a program, whose command may hold spaces.
fn run(words: &str, program: &str) -> Ended {
    let words: Vec<String> = words.split_whitespace().map(|word| word.replace("BOT", program)).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    Ended::new(&words.join(" "), &command(&words).output().unwrap())
}

/// Fails with a clear message if these tests cannot run here.
fn python() {
    let found = std::process::Command::new("python3").arg("--version").output();
    assert!(
        found.is_ok_and(|output| output.status.success()),
        "python3 is missing; these tests play against programs in Python: apt-get install python3"
    );
}

/// The bot of examples/python for a game.
fn example(game: &str) -> String {
    python();
    let path = format!("{}/../../examples/python/{game}_bot.py", env!("CARGO_MANIFEST_DIR"));
    assert!(Path::new(&path).is_file(), "{path} is missing");
    format!("cmd:python3 '{path}'")
}

/// The games are the same on every machine, so the shares are, too.
#[test]
fn the_examples_in_python_play_both_games_and_play_well() {
    for (words, least) in [
        ("arena fuerstenfeld --players 2 --a BOT --b easy --games 60", 0.55),
        ("arena fuerstenfeld --players 3 --variant expert --a BOT --b easy --games 30", 0.4),
        ("arena principati --a BOT --b random --games 2", 0.99),
        ("arena principati --max-rounds 12 --a BOT --b easy --games 20", 0.4),
    ] {
        let game = words.split(' ').nth(1).unwrap();
        let report = run(&format!("{words} --cmd-time 10000 --json"), &example(game)).json();
        assert_eq!(report["forfeits"], 0, "{words}: {}", report["forfeited"]);
        let share = report["share_a"].as_f64().unwrap();
        assert!(share >= least, "{words}: the example wins only {share}");
    }
}

#[test]
fn programs_play_in_series_and_records_too() {
    let (bot, folder) = (example("fuerstenfeld"), Folder::new());
    let words = "simulate fuerstenfeld --players 2 --games 4 --threads 2 --cmd-time 10000 --json --bots BOT";
    let report = run(words, &bot).json();
    assert_eq!((&report["games"], report.get("forfeits")), (&4.into(), None));
    assert_eq!(report["bots"], serde_json::json!([bot, bot]));

    let out = folder.file("g.jsonl");
    let words = format!("record fuerstenfeld --players 2 --games 2 --cmd-time 10000 --out {out} --bots BOT");
    assert_eq!(run(&words, &bot).text(), "");
    assert!(princely(&format!("replay {out}")).text().ends_with("All 2 records hold.\n"));

    // A forfeited game is recorded up to the forfeit.
    let dies = Script::new(&folder, "dies", "if number == 3: sys.exit(1)\nanswer(legal[0])").command;
    let words = format!("record fuerstenfeld --players 2 --games 1 --out {out} --force --bots BOT");
    assert_eq!(run(&words, &dies).text(), "");
    let record: Value = serde_json::from_str(&folder.read("g.jsonl")).unwrap();
    assert!(record["result"].is_null(), "{record}");
    assert!(record["meta"]["forfeit"]["why"].as_str().unwrap().starts_with("it ended: exit status: 1"));
    assert!(princely(&format!("replay {out}")).text().ends_with("The record holds.\n"));

    let words = "simulate fuerstenfeld --players 2 --games 2 --json --bots BOT";
    let report = run(words, &dies).json();
    assert_eq!(report["forfeits"].as_array().unwrap().len(), 2, "{report}");
}

/// A program that does something on every decision, and writes down the number of its process.
struct Script {
    command: String,
    processes: std::path::PathBuf,
}

impl Script {
    fn new(folder: &Folder, name: &str, decide: &str) -> Script {
        python();
        let processes = folder.file(&format!("{name}.pids"));
        let decide = decide.replace('\n', "\n        ");
        let text = format!(
            "import sys, json, os, time\n\
             open({processes:?}, 'a').write(str(os.getpid()) + '\\n')\n\
             def say(text): sys.stdout.write(text); sys.stdout.flush()\n\
             def answer(action): say(json.dumps({{'action': action}}) + '\\n')\n\
             {}\n\
             for line in sys.stdin:\n    \
                 message = json.loads(line)\n    \
                 if message['type'] == 'hello': say('{{\"ok\": true}}\\n')\n    \
                 if message['type'] == 'decide':\n        \
                     number, legal = message['number'], message['legal']\n        \
                     {decide}\n",
            if name == "dies-at-once" { "sys.exit('no such brewery')" } else { "" }
        );
        let path = folder.write(&format!("{name}.py"), text);
        Script { command: format!("cmd:python3 {path}"), processes: processes.into() }
    }

    /// How often it was started. Also checks that none of its processes is left.
    fn starts(&self) -> usize {
        let noted = std::fs::read_to_string(&self.processes).unwrap_or_default();
        for process in noted.lines() {
            assert!(!Path::new("/proc").join(process).exists(), "{} is left over: {process}", self.command);
        }
        noted.lines().count()
    }
}

#[test]
fn whatever_a_program_does_it_loses_the_game_and_the_match_goes_on() {
    let folder = Folder::new();
    // What it does on a decision, why it has lost (one of these reasons), and how often two games start it.
    let cases = [
        ("hangs", "time.sleep(600)", "it did not answer within 50 ms", &[2][..]),
        ("dies-at-once", "pass", "it ended: exit status: 1; its last words: no such brewery", &[2]),
        ("dies", "if number == 5: sys.exit(3)\nanswer(legal[0])", "it ended: exit status: 3", &[2]),
        ("is-killed", "os.kill(os.getpid(), 9)", "it ended: signal: 9", &[2]),
        ("nonsense", "say('I resign.\\n')", "it sent what is no JSON object", &[2]),
        ("list", "say('[1]\\n')", "it sent what is no JSON object", &[2]),
        ("bytes", "sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.buffer.flush()", "not UTF-8", &[2]),
        ("no-action", "say('{}\\n')", "its answer is no action: missing field `action`", &[1]),
        ("strange", "answer({'fly': 'away'})", "its answer is no action: unknown", &[1]),
        ("illegal", "answer('end_build')", "its action breaks F-", &[1]),
        ("floods", "while True: say('x' * 65536)", "it sent a line longer than 1 MiB", &[2]),
        (
            "chatters",
            "answer(legal[0]); answer(legal[0]); time.sleep(0.05)",
            "it spoke before it was asked|its action breaks",
            &[1, 2],
        ),
        ("closes", "os.close(1); time.sleep(600)", "it ended: it closed its standard output", &[2]),
    ];
    std::thread::scope(|scope| {
        for (name, decide, why, starts) in cases {
            let folder = &folder;
            scope.spawn(move || {
                let script = Script::new(folder, name, decide);
                let begin = Instant::now();
                let time = if name == "hangs" { 50 } else { 10_000 };
                let words = format!(
                    "arena fuerstenfeld --players 2 --a BOT --b random --games 2 --threads 1 --cmd-time {time} --json"
                );
                let report = run(&words, &script.command).json();
                assert_eq!((&report["games"], &report["share_a"]), (&2.into(), &0.0.into()), "{name}: {report}");
                assert_eq!((&report["forfeits"], &report["players"][0]["forfeits"]), (&2.into(), &2.into()));
                let told = &report["forfeited"][0];
                let said = told["why"].as_str().unwrap();
                assert!(why.split('|').any(|why| said.contains(why)), "{name}: {told}");
                assert_eq!((&told["game"], &told["bot"]), (&1.into(), &script.command.clone().into()));
                assert_eq!(told.get("rule").is_some(), said.contains("breaks"), "{told}");
                assert!(starts.contains(&script.starts()), "{name}");
                assert!(begin.elapsed() < Duration::from_secs(60), "{name} took {:?}", begin.elapsed());
            });
        }
    });
}

#[test]
fn who_fails_again_and_again_is_given_up_and_whoever_cannot_start_loses() {
    let folder = Folder::new();
    let script = Script::new(&folder, "fails", "sys.exit(1)");
    let words = "arena fuerstenfeld --players 4 --a greedy --b BOT,random --games 12 --threads 1";
    let report = run(&format!("{words} --json"), &script.command).json();
    // Two of the three other seats are the program. The one that comes first always forfeits first; it is started again
    // a few times, and then no more.
    assert_eq!((&report["games"], &report["forfeits"]), (&12.into(), &12.into()), "{report}");
    let why: Vec<&str> =
        report["forfeited"].as_array().unwrap().iter().map(|told| told["why"].as_str().unwrap()).collect();
    assert!(
        why[0].starts_with("it ended") && why[11].contains("not started again after 3 failures"),
        "{why:?}"
    );
    // The other three share the win.
    let share = report["share_a"].as_f64().unwrap();
    assert!((share - 1.0 / 3.0).abs() < 1e-9, "{report}");
    script.starts();
    let told = run(words, &script.command).text();
    assert!(told.contains("12 games were forfeited") && told.contains("game 1, seat"), "{told}");

    let missing = format!("cmd:{}", folder.file("no-such-bot"));
    let report = run("arena fuerstenfeld --players 2 --a BOT --b random --games 2 --json", &missing).json();
    assert_eq!(report["share_a"], 0.0);
    let why = report["forfeited"][0]["why"].as_str().unwrap();
    assert!(why.starts_with("it cannot be started: No such file"), "{why}");
    run("arena fuerstenfeld --a BOT --b random", "cmd:bot 'x").fails(2, &["quote is not closed"]);
}

/// A program that draws from the seed that it is sent, and from nothing else, plays the same games on any number of
/// threads; so it does when one process is sent the games of all.
#[test]
fn a_program_plays_the_same_games_on_any_number_of_threads() {
    python();
    let folder = Folder::new();
    for version in [1, 2] {
        let legal = if version == 1 { "message['legal']" } else { "message['legal']['actions']" };
        let text = format!(
            "import sys, json, random\n\
             def say(**answer): print(json.dumps(answer), flush=True)\n\
             for line in sys.stdin:\n    \
                 message = json.loads(line)\n    \
                 if message['type'] == 'hello': say(princely={version})\n    \
                 if message['type'] == 'game': whims = random.Random(message['seed'])\n    \
                 if message['type'] == 'decide': say(action=whims.choice({legal}))\n"
        );
        let bot = format!("cmd:python3 {}", folder.write(&format!("whims-{version}.py"), text));
        let on = |words: &str, threads: u32| {
            run(&format!("{words} --players 2 --cmd-time 10000 --seed 5 --threads {threads}"), &bot)
        };
        let record = "record fuerstenfeld --bots BOT,easy --games 12 --out -";
        let rows = "simulate fuerstenfeld --bots easy,BOT --games 6 --csv -";
        let one = [record, rows].map(|words| on(words, 1).text());
        assert!(one[0].lines().count() == 12 && one[1].lines().count() > 100);
        let contest = |threads| {
            let mut report = on("arena fuerstenfeld --a BOT --b beginner --games 12 --json", threads).json();
            assert_eq!(report["forfeits"], 0, "{report}");
            ["share_a", "rounds_mean", "rounds_sd"].map(|key| report[key].take())
        };
        let match_on_one = contest(1);
        for threads in [2, 4] {
            assert_eq!([record, rows].map(|words| on(words, threads).text()), one, "{threads} threads");
            assert_eq!(contest(threads), match_on_one, "{threads} threads");
        }
    }
}

/// What a program is sent.
#[test]
fn a_program_is_told_all_it_may_know_and_no_more() {
    let folder = Folder::new();
    let heard = folder.file("heard.jsonl");
    let text = format!(
        "import sys, json\n\
         heard = open({heard:?}, 'a')\n\
         for line in sys.stdin:\n    \
             heard.write(line); heard.flush()\n    \
             message = json.loads(line)\n    \
             if message['type'] == 'hello': print('{{\"name\": \"listener\"}}', flush=True)\n    \
             if message['type'] == 'decide': print(json.dumps({{'action': message['legal'][-1], 'note': 1}}), flush=True)\n"
    );
    python();
    let bot = format!("cmd:python3 {}", folder.write("listener.py", text));
    let words = "arena fuerstenfeld --players 2 --variant expert --a BOT --b greedy --games 2 --threads 1 --cmd-time 10000 --json";
    assert_eq!(run(words, &bot).json()["forfeits"], 0);
    let heard = folder.read("heard.jsonl");
    let messages: Vec<Value> = heard.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let of = |kind: &str| messages.iter().filter(|message| message["type"] == kind).collect::<Vec<_>>();
    let hello = &messages[0];
    assert_eq!(
        (&hello["type"], &hello["princely"], &hello["game"]),
        (&"hello".into(), &1.into(), &"fuerstenfeld".into())
    );
    assert_eq!(
        (&hello["seats"], &hello["time_ms"], &hello["options"]["variant"]),
        (&2.into(), &10000.into(), &"expert".into())
    );
    assert_eq!((of("hello").len(), of("game").len(), of("over").len()), (1, 2, 2), "one process, two games");
    assert_eq!(of("game").iter().map(|game| game["seat"].as_u64().unwrap()).collect::<Vec<_>>(), [0, 1]);
    for decide in of("decide") {
        let seat = decide["seat"].as_u64().unwrap();
        assert_eq!(
            (&decide["observation"]["viewer"], &decide["view"]["viewer"]),
            (&seat.into(), &seat.into())
        );
        let listed = decide["legal"].as_array().unwrap().len() as u64;
        let count = decide["legal_count"].as_u64().unwrap();
        assert_eq!(listed, count.min(200));
        // The other player's cards are only counted.
        assert!(decide["observation"]["players"][1 - seat as usize].get("own").is_none());
    }
    let long = of("decide").iter().filter(|decide| decide["legal_count"].as_u64().unwrap() > 200).count();
    assert!(of("over")[0]["winners"].is_array() && long < of("decide").len());
}

/// A program of version 2 plays by the types of the wire, in both games.
#[test]
fn a_program_of_version_2_is_told_in_the_types_of_the_wire() {
    python();
    for (words, game) in [
        ("arena fuerstenfeld --players 2 --variant expert --a BOT --b greedy", "fuerstenfeld"),
        ("arena principati --max-rounds 4 --a BOT --b greedy", "principati"),
    ] {
        let folder = Folder::new();
        let heard = folder.file("heard.jsonl");
        let text = format!(
            "import sys, json\n\
             heard = open({heard:?}, 'a')\n\
             def say(**answer): print(json.dumps(answer), flush=True)\n\
             for line in sys.stdin:\n    \
                 heard.write(line); heard.flush()\n    \
                 message = json.loads(line)\n    \
                 if message['type'] == 'hello': say(princely=2, name='listener')\n    \
                 if message['type'] == 'decide': say(action=message['legal']['actions'][-1], note=1)\n"
        );
        let bot = format!("cmd:python3 {}", folder.write("listener.py", text));
        let words = format!("{words} --games 2 --threads 1 --cmd-time 10000 --json");
        let report = run(&words, &bot).json();
        assert_eq!(report["forfeits"], 0, "{report}");
        let heard = folder.read("heard.jsonl");
        let mut lines = heard.lines();
        let hello: Value = serde_json::from_str(lines.next().unwrap()).unwrap();
        assert_eq!((&hello["princely"], &hello["versions"]), (&1.into(), &serde_json::json!([1, 2])));
        // Everything after the greeting is a message of the wire.
        let messages: Vec<ToProgram> = lines
            .map(|line| {
                let message: ToProgram = serde_json::from_str(line).unwrap();
                assert_eq!(serde_json::to_string(&message).unwrap(), line);
                message
            })
            .collect();
        let ToProgram::Table { terms, seats: 2, time_ms: 10_000, .. } = &messages[0] else {
            panic!("{:?}", messages[0])
        };
        assert_eq!(terms.game, game);
        let (mut seats, mut seeds) = (Vec::new(), BTreeSet::new());
        let mut next = 0;
        for message in &messages[1..] {
            match message {
                ToProgram::Game { number, seat, seed } => {
                    assert!(seeds.insert(*seed), "each game has a seed of its own");
                    assert_eq!(*number as usize, seats.len(), "games count from 0");
                    seats.push(*seat);
                    next = 0;
                }
                ToProgram::Decide(decide) => {
                    assert_eq!((decide.number, Some(&decide.seat)), (next, seats.last()));
                    assert!(decide.position.choices.is_some());
                    assert_eq!(decide.legal.actions.len() as u32, decide.legal.count.min(200));
                    next += 1;
                }
                ToProgram::Over { winners, forfeit } => assert!(!winners.is_empty() && forfeit.is_none()),
                ToProgram::Table { .. } => panic!("the table is told once"),
            }
        }
        assert_eq!(seats, [Seat(0), Seat(1)]);
    }
}

#[test]
fn a_program_of_version_2_forfeits_as_others_do_and_an_unknown_version_is_refused() {
    python();
    let folder = Folder::new();
    let script = |name: &str, version: &str, answer: &str| {
        let text = format!(
            "import sys, json\n\
             for line in sys.stdin:\n    \
                 message = json.loads(line)\n    \
                 if message['type'] == 'hello': print('{{\"princely\": {version}}}', flush=True)\n    \
                 if message['type'] == 'decide': print({answer:?}, flush=True)\n"
        );
        format!("cmd:python3 {}", folder.write(name, text))
    };
    for (name, version, answer, why) in [
        ("old", "2", r#"{"action":"end_build"}"#, "its answer is no action"),
        ("none", "2", r#"{}"#, "its answer is no action: missing field `action`"),
        ("strange", "2", r#"{"action":{"type":"fly"}}"#, "its answer is no action: unknown variant `fly`"),
        ("illegal", "2", r#"{"action":{"type":"end_build"}}"#, "its action breaks F-"),
        ("later", "3", "{}", "it speaks version 3 of the protocol; there are 1 and 2"),
        ("word", "\"two\"", "{}", "its answer is no action: missing field `action`"),
    ] {
        let words = "arena fuerstenfeld --players 2 --a BOT --b random --games 2 --cmd-time 10000 --json";
        let report = run(words, &script(&format!("{name}.py"), version, answer)).json();
        assert_eq!(report["forfeits"], 2, "{name}: {report}");
        let said = report["forfeited"][0]["why"].as_str().unwrap();
        assert!(said.contains(why), "{name}: {said}");
    }
}

//! Files and streams that are no records; readers that close the pipe. Nothing panics, nothing hangs, nothing uses up
//! the memory.

use crate::run::{Ended, Folder, command, princely, princely_fed};
use std::io::{BufRead, BufReader, Write as _};
use std::process::Stdio;
use std::time::{Duration, Instant};

const MIB: usize = 1 << 20;

#[test]
fn files_that_are_no_records_are_refused() {
    let folder = Folder::new();
    let record = princely("record fuerstenfeld --players 2 --out -").text();
    let other = |from: &str, to: &str| record.replacen(from, to, 1);
    let cases: [(&str, Vec<u8>, &[&str]); 15] = [
        ("empty", Vec::new(), &["no record"]),
        ("blank", vec![b'\n'; 100], &["no record"]),
        ("binary", (0..=255).cycle().take(100_000).collect(), &["begins with"]),
        ("words", b"Lorem ipsum".to_vec(), &["begins with", "'L'"]),
        ("list", b"[]".to_vec(), &["begins with", "'['"]),
        ("object", b"{}".to_vec(), &["missing field"]),
        ("latin1", b"{\"format\":\"\xE4\"}".to_vec(), &["UTF-8"]),
        ("half", record[..record.len() / 2].into(), &["truncated"]),
        ("braces", vec![b'{'; 17 * MIB], &["16 MiB"]),
        ("nested", [vec![b'{'; 1000], vec![b'}'; 1000]].concat(), &["line 1"]),
        ("format", other("princely-record/1", "princely-record/3").into(), &["princely-record/3"]),
        ("game", other("\"fuerstenfeld\"", "\"principate\"").into(), &["principate", "fuerstenfeld"]),
        ("rules", other("\"rules\":1", "\"rules\":99").into(), &["99"]),
        ("key", other("\"rules\":1", "\"rules\":1,\"a\\nb\":1").into(), &["unknown field"]),
        (
            "long",
            other("\"rules\":1", &format!("\"rules\":1,\"{}\":1", "x".repeat(MIB))).into(),
            &["unknown field"],
        ),
    ];
    for (name, content, words) in cases {
        let path = folder.write(name, content);
        let words: Vec<&str> = [name, "record 1"].iter().chain(words).copied().collect();
        princely(&format!("replay {path}")).fails(1, &words);
        princely(&format!("legal {path} --at 0")).fails(1, &words);
    }
    let folder_itself = folder.file("");
    for typed in [format!("replay {folder_itself}"), format!("legal {folder_itself} --at 0")] {
        princely(&typed).fails(3, &["directory"]);
    }
}

#[test]
fn a_record_after_which_nonsense_follows_is_told_and_then_refused() {
    let folder = Folder::new();
    let record = princely("record fuerstenfeld --players 2 --out -").text();
    let path = folder.write("g.jsonl", record.clone() + "and then");
    let ended = princely(&format!("replay {path}"));
    assert!(ended.out.contains("Round 1 begins."));
    ended.fails(1, &["record 2", "begins with"]);
    // Line ends and spaces between records do not matter, and may be missing.
    let spaced = folder.write("spaced.jsonl", format!("\r\n {record}\r\n\t{}{record}  ", record.trim_end()));
    assert!(princely(&format!("replay {spaced}")).text().ends_with("All 3 records hold.\n"));
}

/// The memory of the command is limited, so that it fails if it keeps what it reads.
#[cfg(unix)]
#[test]
fn endless_nonsense_on_the_standard_input_ends_quickly_and_needs_little_memory() {
    const KIB_OF_MEMORY: &str = "200000";
    let record = princely("record fuerstenfeld --players 2 --out -").text();
    let log = format!("{}\"log\":[", record.split("\"log\":[").next().unwrap());
    let cases: [(&str, &str, &str); 6] = [
        ("", "nonsense", "begins with"),
        ("", " \n", "no record"),
        ("", "{", "16 MiB"),
        ("{\"format\":\"", "nonsense", "16 MiB"),
        (&log, "{},", "16 MiB"),
        (&record, " \t", ""),
    ];
    for (begin, again, words) in cases {
        let start = Instant::now();
        let mut child = std::process::Command::new("sh")
            .args([
                "-c",
                &format!("ulimit -v {KIB_OF_MEMORY}; exec \"$0\" replay -"),
                env!("CARGO_BIN_EXE_princely"),
            ])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let (begin, block) = (begin.to_owned(), again.repeat(MIB / again.len()));
        let feeder = std::thread::spawn(move || {
            let _ = stdin.write_all(begin.as_bytes());
            (0..100).take_while(|_| stdin.write_all(block.as_bytes()).is_ok()).count()
        });
        let ended = Ended::new(again, &child.wait_with_output().unwrap());
        let blocks = feeder.join().unwrap();
        assert!(start.elapsed() < Duration::from_secs(10), "{again:?}: {:?}", start.elapsed());
        if words.is_empty() {
            assert!(ended.text().ends_with("The record holds.\n"));
        } else {
            assert!(blocks < 20 || again == " \n", "{again:?}: {blocks} MiB were read");
            ended.fails(1, &[words]);
        }
    }
}

/// A record as long as allowed, made so that it is large in memory.
#[cfg(unix)]
#[test]
fn the_largest_record_needs_little_memory_too() {
    let folder = Folder::new();
    let record = princely("record fuerstenfeld --players 2 --out -").text();
    let (head, _) = record.split_once("\"log\":[").unwrap();
    let blow_up = |begin: String, again: &str, end: &str| {
        let count = (16 * MIB - begin.len() - end.len() - 1) / again.len();
        begin + &again.repeat(count) + end
    };
    for (name, text) in [
        ("nothing", blow_up(format!("{head}\"log\":[{{}}"), ",{}", "],\"result\":null}")),
        ("coins", blow_up(format!("{head}\"log\":[],\"result\":{{\"coins\":[0"), ",0", "]}}")),
        ("meta", blow_up(format!("{head}\"log\":[],\"result\":null,\"meta\":[0"), ",0", "]}")),
    ] {
        let path = folder.write(name, text);
        let line = format!("ulimit -v 400000; exec \"$0\" replay {path}");
        let output = std::process::Command::new("sh")
            .args(["-c", &line, env!("CARGO_BIN_EXE_princely")])
            .output()
            .unwrap();
        let ended = Ended::new(name, &output);
        if name == "meta" {
            ended.text();
        } else {
            ended.fails(1, &[name]);
        }
    }
}

#[test]
fn a_listener_may_leave() {
    let folder = Folder::new();
    let record = folder.record("g.jsonl", "--players 2 --games 20");
    for typed in [
        "record fuerstenfeld --games 2000 --out -",
        "record fuerstenfeld --games 2000 --threads 3 --trace --out -",
        "rules fuerstenfeld",
        "completions bash",
        "simulate fuerstenfeld --games 2 --json",
        "--help",
        "play fuerstenfeld --seats greedy,greedy",
        &format!("hint {record}@9"),
        &format!("replay {record}"),
        &format!("replay {record} --json"),
        &format!("legal {record} --at 40"),
    ] {
        for lines in [0, 1] {
            let words: Vec<&str> = typed.split_whitespace().collect();
            let mut child = command(&words).spawn().unwrap();
            let mut listener = BufReader::new(child.stdout.take().unwrap());
            for _ in 0..lines {
                listener.read_line(&mut String::new()).unwrap();
            }
            drop(listener);
            let ended = Ended::new(typed, &child.wait_with_output().unwrap());
            assert_eq!(
                (ended.code, &*ended.err),
                (Some(0), ""),
                "princely {typed}, left after {lines} lines"
            );
        }
    }
}

/// While stepping: keys that are not even text, and a line without end.
#[test]
fn keys_may_be_anything() {
    let folder = Folder::new();
    let record = folder.record("g.jsonl", "--players 2 --bots greedy");
    for keys in [vec![0xFF; 3], vec![b'q'; 100_000], vec![0; MIB]] {
        princely_fed(&format!("replay {record} --step"), &keys).text();
    }
}

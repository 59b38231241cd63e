//! Writing never destroys a file: files are replaced only by `--force`, as a whole or not at all, and reading a record
//! never changes it.

use crate::run::{Folder, princely, princely_fed};

/// The names of the files in a folder.
fn names(folder: &Folder) -> Vec<String> {
    let entries = std::fs::read_dir(folder.file("")).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().to_str().unwrap().to_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_file_that_is_there_stays_unless_force_is_used() {
    let folder = Folder::new();
    let duel = folder.file("duel.jsonl");
    princely(&format!("record principati --max-rounds 2 --bots greedy --out {duel}")).text();
    std::fs::create_dir(folder.file("maps")).unwrap();
    for (typed, file, begins) in [
        ("record fuerstenfeld --players 2 --games 2 --out FILE", "g.jsonl", "{\"format\""),
        ("simulate fuerstenfeld --players 2 --games 2 --csv FILE", "d.csv", "game,decision,"),
        ("solve fuerstenfeld --players 2 --seed 12 --effort little --out FILE", "line.json", "{\"format\""),
        ("arena fuerstenfeld --players 2 --a greedy --b random --games 4 --plot FILE", "p.svg", "<svg"),
        ("replay DUEL --as 1 --out FILE", "seen.json", "{\"format\":\"princely-record/2\""),
        ("replay DUEL --svg FOLDER", "maps/round-001.svg", "<svg"),
    ] {
        let path = folder.write(file, "precious");
        let typed =
            typed.replace("FILE", &path).replace("DUEL", &duel).replace("FOLDER", &folder.file("maps"));
        princely(&typed).fails(2, &[file, "is there already; --force writes over it"]);
        assert_eq!(folder.read(file), "precious", "{typed}");
        let before = names(&folder);
        princely(&format!("{typed} --force")).text();
        assert!(folder.read(file).starts_with(begins), "{typed}: {:.60}", folder.read(file));
        assert_eq!(names(&folder), before, "{typed} leaves nothing else behind");
    }
}

#[test]
fn what_fails_half_way_leaves_nothing_behind_and_the_old_file_whole() {
    let folder = Folder::new();
    let (plot, results) =
        (folder.write("p.svg", "precious"), folder.write("results.jsonl", "of something else"));
    let typed = "arena fuerstenfeld --players 2 --a greedy --b random --games 4";
    assert_ne!(princely(&format!("{typed} --out {results} --plot {plot} --force")).code, Some(0));
    assert_eq!(folder.read("p.svg"), "precious");
    assert_eq!(names(&folder), ["p.svg", "results.jsonl"]);
}

#[test]
fn a_killed_command_leaves_the_old_file_whole() {
    let folder = Folder::new();
    let path = folder.write("g.jsonl", "precious");
    let words = format!("record fuerstenfeld --games 1000000000 --force --out {path}");
    let words: Vec<&str> = words.split_whitespace().collect();
    let mut child = crate::run::command(&words).spawn().unwrap();
    // It writes beside the old file, and is still writing when it is killed.
    while names(&folder).len() < 2 {
        assert_eq!(folder.read("g.jsonl"), "precious");
        assert_eq!(child.try_wait().unwrap(), None, "it ended early");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert_eq!(child.try_wait().unwrap(), None, "it ended early");
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(folder.read("g.jsonl"), "precious");
}

#[test]
#[cfg(unix)]
fn what_is_no_file_is_written_to_as_it_is() {
    princely("record fuerstenfeld --players 2 --out /dev/null").text();
    princely("simulate fuerstenfeld --players 2 --games 2 --csv /dev/null").text();
    assert!(std::fs::metadata("/dev/null").is_ok_and(|there| !there.is_file()));
}

#[test]
fn commands_that_read_a_record_leave_it_as_it_is() {
    let folder = Folder::new();
    let record = folder.record("g.jsonl", "--players 2 --bots greedy --games 3");
    let text = folder.read("g.jsonl");
    for typed in [
        "replay FILE",
        "replay FILE --json",
        "replay FILE --as 0 --out -",
        "legal FILE --at 9",
        "hint FILE@4 --bot greedy",
    ] {
        princely(&typed.replace("FILE", &record)).text();
        assert_eq!(folder.read("g.jsonl"), text, "{typed}");
    }
}

/// Runs `play` in the folder, so that new files are made there.
fn play(folder: &Folder, words: &str, keys: &[u8]) -> String {
    use std::io::Write;
    let words: Vec<&str> = words.split_whitespace().collect();
    let mut command = crate::run::command(&words);
    command.current_dir(folder.file("")).stdin(std::process::Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(keys).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn resuming_goes_on_in_a_file_that_play_has_saved_and_else_in_a_new_one() {
    let folder = Folder::new();
    // Several records, one record of bots, and one in the middle of a game of bots.
    folder.record("three.jsonl", "--players 2 --bots greedy --games 3");
    folder.record("bots.json", "--players 2 --bots greedy --seed 4");
    let mut value: serde_json::Value = serde_json::from_str(&folder.read("bots.json")).unwrap();
    value["log"].as_array_mut().unwrap().truncate(2);
    value["result"] = serde_json::Value::Null;
    folder.write("half.json", value.to_string());
    for file in ["three.jsonl", "bots.json", "half.json"] {
        let before = (folder.read(file), names(&folder).len());
        let told =
            play(&folder, &format!("play --resume {file} --seats human,greedy --seed 1"), b"1\nquit\n");
        assert_eq!(folder.read(file), before.0, "{file}");
        let new: Vec<String> =
            names(&folder).into_iter().filter(|name| told.contains(&format!("{name}."))).collect();
        assert_eq!(
            (new.len(), names(&folder).len()),
            (1, before.1 + 1),
            "{file} goes on in a new file: {told}"
        );
    }
    // A game that play has saved goes on in its file.
    let saved = folder.read("fuerstenfeld-3.json");
    let files = names(&folder);
    let told = play(&folder, "play --resume fuerstenfeld-3.json --seed 1", b"1\nquit\n");
    assert!(told.contains("fuerstenfeld-3.json"), "{told}");
    assert_eq!(names(&folder), files);
    let longer = folder.read("fuerstenfeld-3.json");
    assert!(longer.len() > saved.len(), "{longer}");
    // Two saved games in one file are two records, and the file stays as it is.
    folder.write("two.jsonl", format!("{longer}{longer}"));
    play(&folder, "play --resume two.jsonl --seed 1", b"1\nquit\n");
    assert_eq!(folder.read("two.jsonl"), format!("{longer}{longer}"));
}

#[test]
fn a_record_by_unknown_rules_is_refused_and_kept() {
    let folder = Folder::new();
    folder.record("g.jsonl", "--players 2 --bots greedy --games 3");
    let records = folder.read("g.jsonl");
    let second = records.lines().nth(1).unwrap();
    let text = records.replace(second, &second.replacen("\"rules\":1", "\"rules\":7", 1));
    let file = folder.write("new.jsonl", &text);
    let ended = princely(&format!("replay {file} --json"));
    let ok: Vec<bool> = ended.out.lines().map(|line| line.contains("\"ok\":true")).collect();
    assert_eq!(ok, [true, false, true]);
    ended.fails(1, &["record 2", "version 7 of the rules of fuerstenfeld is not known; version 1 is"]);
    let alone = folder.write("alone.json", text.lines().nth(1).unwrap());
    princely_fed(&format!("play --resume {alone}"), b"quit\n").fails(1, &["alone.json", "version 7"]);
    assert_eq!(folder.read("alone.json"), text.lines().nth(1).unwrap());
    assert_eq!(folder.read("new.jsonl"), text);
}

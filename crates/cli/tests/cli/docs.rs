//! What the pages tell to type can be typed: every command in a code block, page by page and from top to bottom, in a
//! folder that is empty at the beginning of the page but for `crates` and `examples`, as in a clone.
//!
//! Commands are shortened by rules that a reader of a failure can apply, too: no more than four games, and a match of
//! Principati Duello of full length ends after round 3. What comes after a pipe belongs to other programs, and is left out.

use crate::run::{Ended, Folder, command};
use std::path::{Path, PathBuf};

/// What is not run, by the page and how it begins, and why.
const LEFT_OUT: [(&str, &str, &str); 6] = [
    ("README.md", "play", "it wants people at a terminal: tests of their own, play.rs"),
    ("playing.md", "play", "it wants people at a terminal: tests of their own, play.rs"),
    ("hosting.md", "", "it wants a server: tests of their own, serve.rs"),
    ("records.md", "verify game.json", "it wants a record of a server: tests of their own, verify.rs"),
    ("records.md", "replay games.jsonl --game 3 --step", "it wants somebody who presses Enter: replay.rs"),
    (
        "simulating.md",
        "replay games.jsonl --game 12 --step",
        "it wants somebody who presses Enter: replay.rs",
    ),
];

/// The most games that are played.
const GAMES: u32 = 4;

#[test]
fn every_command_of_the_pages_can_be_typed_in_order() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let in_docs = std::fs::read_dir(root.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let mut pages: Vec<PathBuf> =
        in_docs.filter(|path| path.extension().is_some_and(|end| end == "md")).collect();
    pages.push(root.join("README.md"));
    pages.sort();
    let mut left_out: Vec<&str> = Vec::new();
    let mut run = 0;
    std::thread::scope(|scope| {
        let mut readers = Vec::new();
        for page in &pages {
            let commands = commands(&std::fs::read_to_string(page).unwrap());
            let name = page.file_name().unwrap().to_str().unwrap();
            let (out, typed): (Vec<_>, Vec<_>) =
                commands.into_iter().partition(|typed| reason(name, typed).is_some());
            left_out.extend(out.iter().filter_map(|typed| reason(name, typed)));
            run += typed.len();
            let root = &root;
            readers.push(scope.spawn(move || read(root, name, &typed)));
        }
        for reader in readers {
            reader.join().unwrap();
        }
    });
    assert!(run > 25, "only {run} commands were found");
    for (page, begins, why) in LEFT_OUT {
        assert!(
            left_out.contains(&why),
            "{page} has no command that begins with {begins:?}: forget this line"
        );
    }
}

fn reason(page: &str, typed: &str) -> Option<&'static str> {
    let left_out = LEFT_OUT.iter().find(|(of, begins, _)| *of == page && typed.starts_with(begins));
    left_out.map(|(_, _, why)| *why)
}

/// Types all commands of a page.
fn read(root: &Path, page: &str, commands: &[String]) {
    let folder = Folder::new();
    for name in ["crates", "examples"] {
        std::os::unix::fs::symlink(root.join(name).canonicalize().unwrap(), folder.file(name)).unwrap();
    }
    for typed in commands {
        let words = words(typed);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let output = command(&words).current_dir(folder.file("")).output().unwrap();
        let ended = Ended::new(typed, &output);
        assert_eq!((ended.code, &*ended.err), (Some(0), ""), "{page}: princely {typed}\n{}", ended.out);
        assert!(!ended.out.contains("forfeited"), "{page}: princely {typed}\n{}", ended.out);
    }
}

/// The commands of all code blocks, without `princely`, shortened.
fn commands(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut is_code = false;
    for line in page.lines() {
        if line.starts_with("```") {
            is_code = !is_code;
        }
        let line = line.strip_prefix("$ ").unwrap_or(line);
        if is_code && line.starts_with("princely ") {
            let typed = line.split(" # ").next().unwrap().split(" | ").next().unwrap();
            found.extend(typed.split("&&").map(|part| shortened(part.trim())));
        }
    }
    found
}

fn shortened(typed: &str) -> String {
    let words = typed.strip_prefix("princely ").unwrap_or_else(|| panic!("{typed}")).split(' ');
    let mut before = "";
    let mut short: Vec<String> = Vec::new();
    for word in words {
        let games = word.parse().ok().filter(|&games: &u32| before == "--games" && games > GAMES);
        // A record of a series is looked up by its number later on the page.
        let is_looked_up = short.first().is_some_and(|command| command == "record");
        short.push(if games.is_some() && !is_looked_up { GAMES.to_string() } else { word.to_owned() });
        before = word;
    }
    let mut short = short.join(" ");
    if ["arena ", "simulate "].iter().any(|series| short.starts_with(series)) && !short.contains("--games") {
        short = format!("{} --games {GAMES}", short.trim_end());
    }
    if short.starts_with("arena principati") && !short.contains("--max-rounds") {
        short = format!("{} --max-rounds 3", short.trim_end());
    }
    short
}

/// The words of a command; quotes keep spaces together.
fn words(typed: &str) -> Vec<String> {
    let parts = typed.split('"').enumerate();
    parts
        .flat_map(|(place, part)| match place % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

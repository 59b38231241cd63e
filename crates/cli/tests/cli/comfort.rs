//! Editing of lines, pictures, another game, statistics; and the README's picture is what its commands draw.

use crate::pty::{PROMPT, Pty};
use crate::run::{Folder, princely, princely_fed, princely_in};
use serde_json::json;

/// A terminal in which lines are edited.
const EDITS: [(&str, &str); 2] = [("TERM", "xterm"), ("NO_COLOR", "1")];

#[test]
fn lines_are_edited_completed_and_called_back() {
    let folder = Folder::new();
    let line = "play fuerstenfeld --seats human,greedy --seed 2";
    let mut pty = Pty::start_with(&folder.file(""), line, 80, &EDITS);
    pty.prompt();
    // Completed: "un" can only be "undo" while goods are sold.
    pty.keys(b"un\t\r");
    pty.wait_for(&["You have done nothing yet that could be taken back."]).unwrap();
    // Called back with the arrow up.
    pty.prompt();
    pty.keys(b"\x1b[A\r");
    pty.wait_for(&["You have done nothing yet that could be taken back."]).unwrap();
    // Corrected: two letters too many are deleted, and the first letter is typed last.
    pty.prompt();
    pty.keys(b"elp undoxx\x7f\x7f\x1b[Hh\r");
    pty.wait_for(&["takes your last move back"]).unwrap();
    // The words of a move are completed one after the other: "sell n", "sell nothing".
    pty.prompt();
    pty.keys(b"sel\tn\t\r");
    pty.wait_for(&["You sell nothing."]).unwrap();
    pty.prompt();
    pty.keys(b"\x03");
    let (code, rest) = pty.end();
    assert!(code == 0 && rest.contains("princely play --resume fuerstenfeld-1.json"), "{code}: {rest}");
}

#[test]
fn a_paste_of_several_lines_is_read_line_by_line() {
    let folder = Folder::new();
    let line = "play fuerstenfeld --seats human,greedy --seed 2";
    let mut pty = Pty::start_with(&folder.file(""), line, 80, &EDITS);
    pty.prompt();
    pty.keys(b"\x1b[200~names\nsell nothing\nlog 1\x1b[201~\r");
    pty.wait_for(&["At the table: Player 1: you"]).unwrap();
    pty.wait_for(&["You sell nothing."]).unwrap();
    pty.wait_for(&["earlier lines"]).unwrap();
    pty.prompt();
    pty.keys(b"\x04");
    assert_eq!(pty.end().0, 0);
}

#[test]
fn whoever_sits_down_next_cannot_call_back_what_was_typed_before() {
    let folder = Folder::new();
    let line = "play principati --seats human:Anna,human:Ben --seed 1";
    let mut pty = Pty::start_with(&folder.file(""), line, 80, &EDITS);
    pty.wait_for(&["press Enter when you sit at the keyboard."]).unwrap();
    pty.keys(b"\r");
    pty.prompt();
    pty.keys(b"1\r");
    pty.wait_for(&["then pass the keyboard to Ben."]).unwrap();
    pty.keys(b"\r");
    pty.wait_for(&["Ben, press Enter when you sit at the keyboard."]).unwrap();
    pty.keys(b"\r");
    pty.prompt();
    pty.keys(b"\x1b[A\r");
    pty.wait_for(&["Type a number or a command;"]).unwrap();
    pty.prompt();
    pty.keys(b"\x03");
    assert_eq!(pty.end().0, 0);
}

#[test]
fn plain_lines_stay_for_those_who_want_them() {
    let folder = Folder::new();
    let mut pty = Pty::start_with(&folder.file(""), "play fuerstenfeld --seed 2 --plain", 80, &EDITS);
    let first = pty.prompt();
    assert!(!first.contains('\u{1b}'), "{first:?}");
    let back = pty.ask("\u{1b}[A");
    assert!(back.contains("Type a number or a command;"), "nothing is called back: {back:?}");
    let said = pty.ask("names");
    assert!(!said.contains("\u{1b}[") && said.contains("At the table:"), "{said:?}");
    pty.line("quit");
    assert_eq!(pty.end().0, 0);
    // In a pipe nothing is edited either; the input is repeated after its prompt.
    let save = folder.file("piped.json");
    let text =
        princely_fed(&format!("play fuerstenfeld --seed 2 --save {save}"), b"names\nsell nothing\n").text();
    assert!(!text.contains('\u{1b}'), "{text:?}");
    assert!(text.contains("Your move: names\nAt the table:"), "{text}");
    assert!(text.contains("Your move: sell nothing\nYou sell nothing.\n"), "{text}");
}

#[test]
fn whoever_is_told_to_end_while_somebody_types_saves_first() {
    let folder = Folder::new();
    let mut pty = Pty::start_with(&folder.file(""), "play fuerstenfeld --seed 2", 80, &EDITS);
    pty.prompt();
    pty.keys(b"sell noth");
    pty.wait_for(&["noth"]).unwrap();
    pty.terminate();
    let (code, rest) = pty.end();
    assert!(code == 0 && rest.contains("princely play --resume fuerstenfeld-1.json"), "{code}: {rest}");
}

#[test]
fn the_map_is_drawn_where_nothing_is_yet() {
    let folder = Folder::new();
    let save = folder.file("duel.json");
    let (map, taken) = (folder.file("map.svg"), folder.write("taken.svg", "mine"));
    let keys = format!("picture {map}\npicture {taken}\npicture {}\n", folder.file("no/where.svg"));
    let text = princely_fed(&format!("play principati --seed 1 --save {save}"), keys.as_bytes()).text();
    let text = text.replace("\n  ", " ");
    assert!(text.contains(&format!("The picture is in {map}; a web browser shows it.")), "{text}");
    assert!(text.contains("taken.svg is there already; choose another file"), "{text}");
    assert_eq!(text.matches("The picture could not be drawn: ").count(), 2, "{text}");
    assert_eq!(folder.read("taken.svg"), "mine");
    assert!(folder.read("map.svg").starts_with("<svg"));
}

#[test]
fn the_same_people_play_once_more_in_a_file_of_its_own() {
    let folder = Folder::new();
    let line = "play principati --max-rounds 1 --seed 5";
    let mut pty = Pty::start(&folder.file(""), line, 100);
    pty.prompt();
    const AGAIN: &str = "or Enter to leave: ";
    for game in 1..=2 {
        for turn in 0.. {
            assert!(turn < 300, "this does not end");
            pty.line("1");
            match pty.wait_for(&[PROMPT, AGAIN]) {
                Some(text) if text.ends_with(PROMPT) => {}
                Some(text) => {
                    let saved = format!("The game is saved in principati-{game}.json.");
                    assert!(text.contains("The ranking:") && text.contains(&saved), "{text}");
                    break;
                }
                None => panic!("it ended: {}", pty.all()),
            }
        }
        pty.line(if game == 1 { "again" } else { "no" });
        if game == 1 {
            let said = pty.prompt();
            assert!(said.contains("At the table: Player 1: you; Player 2: the bot medium."), "{said}");
        }
    }
    assert_eq!(pty.end().0, 0);
    let [one, two] = [1, 2].map(|game| folder.read(&format!("principati-{game}.json")));
    assert_ne!(one, two);
    for game in [1, 2] {
        let told =
            princely(&format!("replay {} --json", folder.file(&format!("principati-{game}.json")))).json();
        assert_eq!(told["finished"], true);
    }
}

#[test]
fn own_games_are_counted() {
    let (folder, data) = (Folder::new(), Folder::new());
    let stats = |arguments: &str| princely_in(&folder, &data.file(""), &format!("stats {arguments}"), b"");
    assert!(stats("").text().contains("No finished games yet."));
    let keys = "1\n".repeat(2000);
    for line in [
        "play fuerstenfeld --seats human,greedy --seed 1",
        "play fuerstenfeld --seats human,greedy --seed 2",
        "play fuerstenfeld --seats greedy,human,random --seed 3",
        "play principati --max-rounds 1 --seats human,random --seed 4",
        "play principati --max-rounds 1 --seats greedy,random --seed 5",
    ] {
        princely_in(&folder, &data.file(""), line, keys.as_bytes()).text();
    }
    let noted = data.read("games.jsonl");
    assert_eq!(noted.lines().count(), 5, "{noted:.2000}");
    data.write("games.jsonl", format!("{noted}nonsense\n"));
    let text = stats("").text();
    assert!(text.starts_with("Fürstenfeld: 3 games, ") && text.contains(" won, best "), "{text}");
    assert!(text.contains("\nPrincipati Duello: 1 game, "), "{text}");
    assert!(text.contains("Games of several people, or of bots alone: 1."), "{text}");
    assert!(text.contains("1 line could not be read and is left out."), "{text}");
    // The columns stand below each other, in every language.
    for lang in ["en", "de", "it", "hu"] {
        let text = stats(&format!("--lang {lang}")).text();
        let table: Vec<Vec<char>> = text
            .lines()
            .filter(|line| line.starts_with("  "))
            .take(3)
            .map(|line| line.chars().collect())
            .collect();
        let [head, one, two] = &table[..] else { panic!("{text}") };
        let begins = |line: &[char]| -> Vec<usize> {
            (3..line.len())
                .filter(|&at| line[at] != ' ' && line[at - 1] == ' ' && line[at - 2] == ' ')
                .collect()
        };
        assert_eq!((begins(head).len(), begins(one)), (3, begins(two)), "{text}");
        assert_eq!(begins(head), begins(one), "{text}");
    }
    let counted = stats("--json").json();
    assert_eq!((&counted["others"], &counted["unread"]), (&json!(1), &json!(1)));
    let of = &counted["games"][0];
    assert_eq!((&of["game"], &of["games"]), (&json!("fuerstenfeld"), &json!(3)));
    let against: Vec<&str> =
        of["against"].as_array().unwrap().iter().map(|one| one["opponents"].as_str().unwrap()).collect();
    assert_eq!(against, ["greedy", "greedy, random"]);
    // The winners are those of the records.
    let won = noted.lines().filter(|line| {
        let record: serde_json::Value = serde_json::from_str(line).unwrap();
        let own = record["meta"]["seats"].as_array().unwrap().iter().position(|seat| seat == "human");
        let winners = record["result"]["winners"].as_array().unwrap();
        record["game"] == "fuerstenfeld" && own.is_some_and(|own| winners.contains(&json!(own)))
    });
    assert_eq!(of["won"], json!(won.count()));
    princely("stats --file nowhere.jsonl").fails(3, &["nowhere.jsonl"]);
}

#[test]
fn the_readme_shows_the_map_that_its_commands_draw() {
    let folder = Folder::new();
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
    let readme = std::fs::read_to_string(format!("{root}README.md")).unwrap();
    for line in readme.lines().filter_map(|line| line.strip_prefix("$ princely ")) {
        let line = line.split('#').next().unwrap().trim();
        if line.contains("duel.jsonl") {
            princely_in(&folder, "", line, b"").text();
        }
    }
    let shown = std::fs::read_to_string(format!("{root}docs/pictures/map.svg")).unwrap();
    assert!(
        folder.read("maps/round-012.svg") == shown,
        "docs/pictures/map.svg is not the map that the README's commands draw: copy maps/round-012.svg there"
    );
}

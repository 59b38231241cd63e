//! A game that is cut off loses nothing, and `play` goes on with it.

use crate::pty::Pty;
use crate::run::{Folder, princely, princely_in};
use std::time::{Duration, Instant};

/// The journals in the data folder.
fn journals(data: &Folder) -> Vec<String> {
    let entries = std::fs::read_dir(data.file("unfinished")).into_iter().flatten();
    entries.map(|entry| entry.unwrap().path().to_str().unwrap().to_owned()).collect()
}

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let (folder, data) = (Folder::new(), Folder::new());
    let data_folder = data.file("");
    let env = [("PRINCELY_DATA", data_folder.as_str()), ("NO_COLOR", "1")];
    let mut pty =
        Pty::start_with(&folder.file(""), "play fuerstenfeld --seats human:Anna,greedy --seed 2", 80, &env);
    pty.prompt();
    assert!(pty.ask("1").contains("You sell"));
    pty.ask("name Berta");
    pty.kill();
    let [journal] = &journals(&data)[..] else { panic!("one journal: {:?}", journals(&data)) };
    let text = std::fs::read_to_string(journal).unwrap();
    assert!(text.starts_with("{\"format\":\"princely-journal/1\"") && !text.contains("secret"), "{text}");
    // A line that was cut off in the middle does no harm.
    std::fs::write(journal, format!("{text}{{\"version\":")).unwrap();

    // `play` asks, and goes on.
    let mut pty = Pty::start_with(&folder.file(""), "play", 80, &env);
    let asked = pty.wait_for(&["q leaves): "]).unwrap();
    assert!(asked.contains("You have left a game.") && asked.contains("human, greedy"), "{asked}");
    pty.line("1");
    let said = pty.prompt();
    assert!(said.contains("Berta: you") && said.contains("Round 1, building."), "{said}");
    assert!(pty.ask("undo").contains("Taken back: sell"));
    pty.ask("1");
    pty.line("quit");
    let (code, rest) = pty.end();
    assert!(code == 0 && rest.contains("--resume fuerstenfeld-1.json"), "{rest}");
    assert_eq!(journals(&data).len(), 1, "one journal, not two");

    // From another folder, without a question; it is saved in the same file.
    let other = Folder::new();
    let told = princely_in(&other, &data_folder, "play --continue", b"log all\nquit\n").text();
    assert!(told.contains("You sell") && told.contains("fuerstenfeld-1.json"), "{told}");
    let record = princely(&format!("replay {} --json", folder.file("fuerstenfeld-1.json"))).json();
    assert_eq!(record["meta"]["names"][0], "Berta");

    // A player who resumes the file is not asked about the same game again.
    let line = format!("play --resume {} --seats greedy,greedy", folder.file("fuerstenfeld-1.json"));
    princely_in(&other, &data_folder, &line, b"").text();
    princely_in(&other, &data_folder, "play --continue", b"").fails(2, &["no game to go on with"]);
}

#[test]
fn a_finished_game_leaves_no_journal_and_is_counted() {
    let (folder, data) = (Folder::new(), Folder::new());
    let line = "play principati --seats greedy,greedy --max-rounds 2 --seed 1 --save g.json";
    princely_in(&folder, &data.file(""), line, b"").text();
    assert_eq!(journals(&data), [""; 0]);
    assert_eq!(data.read("games.jsonl"), folder.read("g.json"));
}

#[test]
fn nothing_is_noted_where_nobody_wants_it_and_a_full_disk_does_not_stop_a_game() {
    let (folder, data) = (Folder::new(), Folder::new());
    princely_in(&folder, &data.file(""), "play fuerstenfeld --seed 1 --no-autosave", b"1\nquit\n").text();
    princely_in(&folder, "", "play fuerstenfeld --seed 1", b"1\nquit\n").text();
    assert_eq!(journals(&data), [""; 0]);
    let taken = folder.write("no-folder", "");
    let told = princely_in(&folder, &taken, "play fuerstenfeld --seed 1", b"1\nquit\n").text();
    assert!(told.contains("cannot be noted") && told.contains("You sell"), "{told}");
    assert_eq!(told.matches("cannot be noted").count(), 1, "it is said once");
    princely_in(&folder, &data.file(""), "play --continue", b"").fails(2, &["no game to go on with"]);
    // A file that is no journal is passed over.
    std::fs::create_dir_all(data.file("unfinished")).unwrap();
    for (name, text) in [("a", "nonsense"), ("b", "{\"format\":\"princely-journal/1\"}"), ("c", "")] {
        data.write(&format!("unfinished/{name}.jsonl"), text);
    }
    princely_in(&folder, &data.file(""), "play --continue", b"").fails(2, &["no game to go on with"]);
}

#[test]
fn a_journal_grows_by_what_happens_and_is_not_written_anew() {
    let (folder, data) = (Folder::new(), Folder::new());
    let data_folder = data.file("");
    let env = [("PRINCELY_DATA", data_folder.as_str()), ("NO_COLOR", "1")];
    let mut pty = Pty::start_with(&folder.file(""), "play fuerstenfeld --players 2 --seed 2", 80, &env);
    pty.prompt();
    let mut before = String::new();
    for command in ["1", "end", "1"] {
        let begin = Instant::now();
        let text = loop {
            let text = std::fs::read_to_string(&journals(&data)[0]).unwrap();
            if text.len() > before.len() || begin.elapsed() > Duration::from_secs(20) {
                break text;
            }
        };
        assert!(text.starts_with(&before) && text.len() > before.len(), "{before}\n\n{text}");
        before = text;
        pty.ask(command);
    }
}

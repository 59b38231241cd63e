//! `princely play` in a terminal; `princely hint`.

use crate::pty::{PROMPT, Pty};
use crate::run::{Folder, princely, princely_fed};

/// The line that the last hint tells the player to type.
fn typed(said: &str) -> String {
    let said = said.replace("\n  ", " ");
    let (_, typed) = said.rsplit_once("Typed: ").unwrap_or_else(|| panic!("no hint in {said}"));
    typed.lines().next().unwrap().to_owned()
}

/// The move of the last hint, in the words of a list.
fn advised(said: &str) -> String {
    let said = said.replace("\n  ", " ");
    let (_, rest) = said.rsplit_once(" would ").unwrap_or_else(|| panic!("no hint in {said}"));
    rest.split(". Typed: ").next().unwrap().to_owned()
}

/// The number before a choice of the latest list.
fn number_of(said: &str, choice: &str) -> Option<String> {
    let said = said.replace("\n       ", " ");
    let line = said.lines().rev().find(|line| line.contains(choice) && line.starts_with(' '))?;
    let number = line.trim().split(' ').next()?;
    number.parse::<usize>().ok().map(|number| number.to_string())
}

#[test]
fn a_whole_game_by_numbers_and_by_words_with_everything_in_it() {
    let folder = Folder::new();
    let mut pty =
        Pty::start(&folder.file(""), "play fuerstenfeld --seats human,greedy --seed 2 --hints greedy", 80);
    let first = pty.prompt();
    assert!(
        first.contains("Player 1: you; Player 2: the bot greedy") && first.contains("Your hand"),
        "{first}"
    );

    // A refusal and its rule.
    let refused = pty.ask("sell 9 hops to 1");
    assert!(refused.contains("F-SELL-1: you have 1 hops, so 9 is too many."), "{refused}");
    assert!(pty.ask("why").contains("F-SELL-1 Sell any number of goods"));
    // A number, undo, and the same move in words.
    let sold = pty.ask("1");
    assert!(sold.contains("You sell") && sold.contains("Round 1, building."), "{sold}");
    assert!(pty.ask("undo").contains("Taken back: sell"));
    assert!(pty.ask("SELL all TO 1").contains("You sell 1 hops, 1 barley and 1 water to brewery 1"));
    assert!(pty.ask("what if end").contains("If you did this:"));
    assert!(pty.ask("save mine.json").contains("saved in mine.json"));
    assert!(pty.ask("name Anna").contains("Anna: you"));
    pty.line("quit");
    let (code, rest) = pty.end();
    assert!(code == 0 && rest.contains("princely play --resume mine.json"), "{code}: {rest}");

    // The resumed game goes on to its end with the moves of the hints, some of them typed by number.
    let mut pty = Pty::start(&folder.file(""), "play --resume mine.json --seed 3 --hints greedy", 80);
    let mut said = pty.prompt();
    assert!(said.contains("Anna: you") && said.contains("Round 1, building."), "{said}");
    let mut by_number = 0;
    for turn in 0.. {
        assert!(turn < 2000, "this does not end: {said}");
        let list = said;
        let hint = pty.ask("hint");
        let command = typed(&hint);
        let number = number_of(&list, &advised(&hint)).filter(|_| turn % 2 == 0);
        by_number += usize::from(number.is_some());
        pty.line(&number.unwrap_or(command));
        match pty.wait_for(&[PROMPT, "The game is saved"]) {
            Some(text) if text.ends_with(PROMPT) => said = text,
            _ => break,
        }
    }
    let all = pty.all();
    pty.line(""); // no other game
    let (code, _) = pty.end();
    assert!(code == 0 && all.contains("The game is over.") && by_number > 3, "{by_number}");
    let told = princely(&format!("replay {} --json", folder.file("mine.json"))).json();
    assert_eq!((&told["ok"], &told["finished"]), (&true.into(), &true.into()));
    assert_eq!(told["meta"]["names"][0], "Anna");
}

#[test]
fn a_whole_game_of_principati_by_numbers() {
    let folder = Folder::new();
    let line = "play principati --max-rounds 3 --seed 5 --save duel.json";
    let mut pty = Pty::start(&folder.file(""), line, 100);
    let mut said = pty.prompt();
    assert!(said.contains("Map") && said.contains("3,-1"), "{said}");
    for turn in 0.. {
        assert!(turn < 500, "this does not end: {said}");
        // The first choice when tiles are laid, otherwise the one that ends the phase, or the last.
        let listed = || said.lines().filter(|line| line.starts_with(' '));
        let number = |line: &str| line.trim().split("  ").next()?.parse::<usize>().ok();
        let end = listed().filter(|line| line.contains("end the phase")).find_map(number);
        let last = end.or(listed().filter_map(number).max()).unwrap_or(1);
        let lays = said.contains("Round ") && said.contains("placing tiles")
            || said.contains("lay ")
            || said.contains("ways)");
        pty.line(&if lays { 1 } else { last }.to_string());
        match pty.wait_for(&[PROMPT, "The game is saved"]) {
            Some(text) if text.ends_with(PROMPT) => said = text,
            _ => break,
        }
    }
    let all = pty.all();
    pty.line(""); // no other game
    assert_eq!(pty.end().0, 0);
    assert!(all.contains("The game is over."), "{said}");
    let told = princely(&format!("replay {} --json", folder.file("duel.json"))).json();
    assert_eq!((&told["finished"], &told["game"]), (&true.into(), &"principati".into()));
}

#[test]
fn ctrl_c_and_the_end_of_input_save_and_leave() {
    let folder = Folder::new();
    for (keys, file) in [(&b"\x03"[..], "fuerstenfeld-1.json"), (b"\x04", "fuerstenfeld-2.json")] {
        let mut pty = Pty::start(&folder.file(""), "play fuerstenfeld --seed 2", 80);
        pty.prompt();
        pty.ask("1");
        pty.keys(keys);
        let (code, rest) = pty.end();
        assert!(code == 0 && rest.contains(&format!("princely play --resume {file}")), "{code}: {rest}");
        let record = folder.read(file);
        assert!(record.contains("\"sell\"") && !record.contains("seed"), "{record}");
        princely(&format!("replay {}", folder.file(file))).text();
    }
}

#[test]
fn at_one_keyboard_the_screen_is_cleared_before_the_next_player_sits_down() {
    let folder = Folder::new();
    let line = "play fuerstenfeld --seats human:Anna,human:Ben --variant expert --seed 1";
    let mut pty = Pty::start(&folder.file(""), line, 80);
    let before = pty.wait_for(&["press Enter when you sit at the keyboard."]).unwrap();
    assert!(before.contains("Anna, press Enter") && !before.contains("Your hand"), "{before}");
    pty.line("");
    assert!(pty.prompt().contains("Your hand"));
    for _ in 0..9 {
        pty.ask("1");
    }
    pty.line(""); // the rest goes under the deck, which ends the chance to undo, so Enter is needed
    let hers = pty.wait_for(&["then pass the keyboard to Ben."]).unwrap();
    assert!(hers.contains("Anna, press Enter to clear the screen"), "{hers}");
    pty.line("");
    let between = pty.wait_for(&["Ben, press Enter when you sit at the keyboard."]).unwrap();
    assert!(between.contains("\u{1b}[2J\u{1b}[3J\u{1b}[H") && !between.contains("hand"), "{between:?}");
    pty.line("");
    let his = pty.prompt();
    assert!(his.contains("Anna keeps a card.") && his.contains("Your hand"), "{his}");
    assert!(his.ends_with("Ben, your move: "), "{his}");
}

#[test]
fn nonsense_and_a_huge_paste_are_answered_politely() {
    let folder = Folder::new();
    let mut pty = Pty::start(&folder.file(""), "play fuerstenfeld --seed 1 --players 2", 80);
    pty.prompt();
    assert!(pty.ask("slel 1 hops to 1").contains("Did you mean: sell?"));
    assert!(pty.ask("\u{1b}[A\u{1b}[B").contains("Type a number or a command"));
    assert!(pty.ask("").contains("Type a number or a command"));
    assert!(pty.ask("77").contains("no such number"));
    pty.line("quit");
    assert_eq!(pty.end().0, 0);

    // A terminal itself cuts long lines; a pipe does not.
    let save = folder.file("pasted.json");
    let line = format!("play fuerstenfeld --seed 1 --players 2 --save {save}");
    let paste = ["x".repeat(1 << 20), "\n".into(), "nonsense\n".repeat(100_000), "hand\n".into()].concat();
    let text = princely_fed(&line, paste.as_bytes()).text();
    assert!(text.contains("That line is too long for a command") && text.contains("lines were passed over."));
    assert!(text.len() < 20_000, "{} bytes were said", text.len());
    for keys in [vec![0xFF; 3], vec![b'1'; 100_000], vec![0; 1 << 20], b"\n\n\n".to_vec()] {
        princely_fed("play fuerstenfeld --seed 1 --seats greedy,greedy", &keys).text();
        std::fs::remove_file(&save).unwrap();
        assert!(princely_fed(&line, &keys).text().contains("is saved in"));
    }
}

#[test]
fn forty_columns_are_enough() {
    let folder = Folder::new();
    for line in ["play principati --seed 5", "play fuerstenfeld --variant expert --seed 5"] {
        let mut pty = Pty::start(&folder.file(""), line, 40);
        pty.prompt();
        for command in ["board", "help", "hint", "log", "1", "choices", "what if 1"] {
            for line in pty.ask(command).lines() {
                assert!(line.chars().count() <= 40, "{line:?}");
            }
        }
        pty.line("quit");
        pty.end();
    }
}

#[test]
fn colours_are_only_for_terminals_that_want_them() {
    let folder = Folder::new();
    let colours = |env: &[(&str, &str)]| {
        let mut pty = Pty::start_with(&folder.file(""), "play fuerstenfeld --seed 1", 80, env);
        let said = pty.wait_for(&["Your move: "]).unwrap();
        pty.keys(b"\x03");
        pty.end();
        said.contains("\u{1b}[1m")
    };
    assert!(colours(&[("TERM", "xterm")]));
    assert!(!colours(&[("TERM", "xterm"), ("NO_COLOR", "1")]));
    assert!(!colours(&[("TERM", "dumb")]));
    assert!(!princely_fed("play fuerstenfeld --seed 1 --seats greedy,greedy", b"").text().contains('\u{1b}'));
}

#[test]
fn whoever_names_no_game_is_asked_in_a_terminal_and_refused_elsewhere() {
    let folder = Folder::new();
    let mut pty = Pty::start(&folder.file(""), "play", 80);
    assert!(pty.wait_for(&["q leaves): "]).unwrap().contains("Principati Duello"));
    pty.line("7");
    assert!(pty.wait_for(&["q leaves): "]).unwrap().contains("from 1 to 2"));
    pty.line("1");
    assert!(pty.wait_for(&["q leaves): "]).unwrap().contains("4 opponents"));
    pty.line("1");
    assert!(pty.wait_for(&["q leaves): "]).unwrap().contains("beginner"));
    pty.line("");
    assert!(pty.prompt().contains("Player 1: you; Player 2: the bot medium."));
    pty.line("quit");
    pty.end();
    princely("play").fails(2, &["which game", "fuerstenfeld", "principati"]);
}

#[test]
fn what_cannot_be_played_is_refused_before_anything_is_asked() {
    let folder = Folder::new();
    let record = folder.record("g.jsonl", "--players 3 --bots greedy");
    for (typed, words) in [
        ("play fuerstenfeld --seats human,dragon", &["dragon", "greedy"][..]),
        ("play fuerstenfeld --hints dragon", &["dragon"]),
        ("play fuerstenfeld --players 3 --seats human,greedy", &["2 seats", "3"]),
        ("play fuerstenfeld --players 9", &["F-VAL-1", "9"]),
        ("play principati --seats human", &["P-GEN-01", "1"]),
        (&format!("play --from {record}@99999"), &["no entry 99999"]),
        (&format!("play principati --from {record}@5"), &["fuerstenfeld", "principati"]),
        (&format!("play fuerstenfeld --save {record}"), &["already"]),
        (&format!("hint {record}@99999"), &["no entry 99999"]),
        (&format!("hint {record}@9 --bot dragon"), &["dragon"]),
    ] {
        princely(typed).fails(2, words);
    }
    princely("play --resume nowhere.json").fails(3, &["nowhere.json"]);
    princely("play --from game.jsonl").not_understood(&["FILE@ENTRY"]);
    princely("play fuerstenfeld --lang xx").not_understood(&["xx", "en"]);
}

#[test]
fn any_moment_of_a_record_can_be_played_on_and_asked_about() {
    let folder = Folder::new();
    let record = folder.record("g.jsonl", "--players 2 --bots greedy --seed 1");
    let text =
        princely_fed(&format!("play --from {record}@5 --save {}", folder.file("a.json")), b"names\n").text();
    assert!(text.contains("Player 2: you") && text.contains("build Warehouse"), "{text}");
    let hint = princely(&format!("hint {record}@4")).text();
    assert!(hint.starts_with("Player 2 is to act.\nThe bot strong@400 would sell"), "{hint}");
    assert!(hint.contains("Chance to win with that, among strong players: "), "{hint}");
    let advice = princely(&format!("hint {record}@4 --json")).json();
    assert_eq!((&advice["by"], &advice["against"]), (&"strong@400".into(), &"reference-1".into()));
    let lines = advice["lines"].as_array().unwrap();
    assert!((2..=3).contains(&lines.len()), "{advice}");
    for (index, line) in lines.iter().enumerate() {
        assert!(line["chance"].as_f64().is_some_and(|chance| (0.0..=1.0).contains(&chance)), "{line}");
        assert_eq!(line["behind"].is_null(), index == 0, "{line}");
    }
    // What must be done has no chance of its own; where nobody acts, there is no advice.
    let forced = (1..40).map(|at| princely(&format!("hint {record}@{at} --bot greedy --json")).json());
    assert!(forced.into_iter().any(|advice| !advice.is_null() && advice["lines"][0]["chance"].is_null()));
    assert!(princely(&format!("hint {record}@0 --json")).json().is_null());
    princely(&format!("hint {record}@0 --game 2")).fails(2, &["no record 2"]);
    let german = princely(&format!("hint {record}@4 --bot greedy --lang de")).text();
    assert!(german.contains("Der Bot greedy rät"), "{german}");
    assert_eq!(princely(&format!("hint {record}@0")).text(), "Here nobody chooses; cards are to be drawn.\n");
}

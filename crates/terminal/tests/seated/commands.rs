//! What can be typed at any time.

use crate::script::{Game, Script, hinted};
use princely_laboratory::open;
use princely_words::{Language, Words};

/// Types these lines, and returns what was said after the first question.
fn said(game: Game, lines: &[&str]) -> String {
    game.play(Script::new(lines)).all()
}

/// The end of a text.
fn tail(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    letters[letters.len().saturating_sub(800)..].iter().collect()
}

#[test]
fn whole_games_can_be_played_by_doing_what_the_bot_says() {
    for (id, seats, variant, max_rounds) in [
        ("fuerstenfeld", "human,greedy", None, None),
        ("fuerstenfeld", "greedy,human,random", Some("expert"), None),
        ("principati", "human,greedy", None, Some(4)),
        ("principati", "random,human", Some("miners"), Some(3)),
    ] {
        for language in Language::ALL {
            let game = Game { variant, max_rounds, language, ..Game::new(id, seats, 3) };
            let (hint, end) = match language {
                Language::English => ("hint", "The game is over."),
                Language::German => ("rat", "Das Spiel ist aus"),
                Language::Italian => ("consiglio", "La partita è finita."),
                Language::Hungarian => ("tipp", "A játék véget ért."),
            };
            let mut script = Script::new(&[]);
            script.player = Some(Box::new(move |since| match hinted(since).as_str() {
                "hint" => hint.to_owned(),
                typed => typed.to_owned(),
            }));
            let played = game.play(script);
            let text = played.all();
            assert!(text.contains(end), "{id}, {language}: {}", tail(&text));
            let record = played.kept.last().unwrap();
            assert!(open(record).unwrap().verified().finished, "{id}, {language}");
            let unsaid =
                text.split_whitespace().find(|word| word.starts_with("t-") || word.starts_with("say-"));
            assert_eq!(unsaid, None, "{language} lacks a sentence");
        }
    }
}

#[test]
fn onlookers_are_told_a_game_of_bots_and_no_secrets() {
    let text = said(Game::new("fuerstenfeld", "greedy,greedy", 1), &[]);
    assert!(
        text.contains("you look on")
            && text.contains("Player 1 draws 3 cards.")
            && text.contains("wins with")
    );
    assert!(!text.contains("under the deck.") || text.contains("puts a card under the deck."));
    assert!(!text.contains("Your move"));
}

#[test]
fn refusals_name_the_rule_and_why_shows_it() {
    let game = Game::new("fuerstenfeld", "human,greedy", 1);
    let text = said(game, &["why", "sell 9 hops to 1", "why", "sell 1 hops to 7", "build crane on 1", "why"]);
    for part in [
        "Nothing has been refused",
        "F-SELL-1: you have 1 hops, so 9 is too many.",
        "\"why\" shows rule F-SELL-1 in full.",
        "F-SELL-1 Sell any number of goods",
        "F-SET-2: there is no brewery 7",
        "F-RND-1: this is the time for selling",
        "F-RND-1 Six phases",
    ] {
        assert!(text.contains(part), "{part:?} is not in {text}");
    }
}

#[test]
fn what_would_happen_is_told_and_not_done() {
    let game = Game::new("fuerstenfeld", "human,greedy", 1);
    let text =
        said(game, &["what if 1", "preview sell nothing", "what if", "what if 99", "what if dance", "log"]);
    assert_eq!(text.matches("If you did this:").count(), 2, "{text}");
    assert!(text.contains("  You sell 1 hops, 1 barley and 1 water to brewery 2 for 3 coins.\n"), "{text}");
    assert!(text.contains("  You sell nothing.\n") && text.contains("What if what?"), "{text}");
    assert!(!text.contains("\nYou sell"), "nothing was done: {text}");
    let kept = game.play(Script::new(&["what if 1"])).kept;
    assert!(!kept[0].contains("\"seat\":0,\"action\""), "{kept:?}");
}

#[test]
fn a_secret_choice_of_others_is_not_made_up_in_a_preview() {
    // Both choose a start tile at once; the player who chooses last would see the other's choice.
    let game = Game::new("principati", "human,human", 1);
    let text = game.play(Script::new(&["", "1", "", "", "what if 1"])).screen;
    assert!(text.contains("What follows depends on what you cannot know."), "{text}");
    assert!(!text.contains("  Player 1 keeps"), "{text}");
}

#[test]
fn a_move_is_taken_back_as_long_as_nothing_was_revealed() {
    let game = Game::new("fuerstenfeld", "human,greedy", 2);
    let text = said(game, &["undo", "1", "undo", "2", "end", "undo", "undo", "undo"]);
    assert!(text.contains("This cannot be taken back") || text.contains("nothing yet"), "{text}");
    assert!(text.contains("Taken back: sell") && text.contains("Taken back: finish building"), "{text}");
}

#[test]
fn nonsense_is_answered_with_what_was_probably_meant() {
    let game = Game::new("fuerstenfeld", "human,greedy", 1);
    for (line, answers) in [
        ("", &["Type a number or a command"][..]),
        ("slel 1 hops to 1", &["is no command here", "Did you mean: sell?"]),
        ("hlep", &["Did you mean: help?"]),
        ("h", &["several words", "hint", "help"]),
        ("77", &["no such number", "from 1 to"]),
        ("-1", &["is no command here"]),
        ("sell", &["To which brewery?"]),
        ("sell 1 hopps to 1", &["Did you mean: hops?"]),
        ("\u{1F600}", &["is no command here", "Begin with one of these: sell"]),
        ("rules F-SELL-99", &["There is no rule", "Did you mean"]),
        ("show dragon", &["Show what?"]),
        ("99999999999999999999999", &["is no command here"]),
        ("name", &["What shall you be called?"]),
    ] {
        let text = said(game, &[line]);
        for answer in answers {
            assert!(text.contains(answer), "{line:?}: {answer:?} is not in …{}", tail(&text));
        }
    }
    let many = vec!["blah blah"; 50];
    assert!(said(game, &many).contains("42 more lines were passed over."));
}

#[test]
fn what_a_command_lacks_can_be_said_in_the_next_line() {
    let game = Game::new("fuerstenfeld", "human,greedy", 1);
    for answer in ["2", "to 2", "brewery 2"] {
        let text = said(game, &["sell 1 water", answer]);
        assert!(text.contains("You sell 1 water to brewery 2"), "{answer}: {}", tail(&text));
    }
    // Any other line means what it always means.
    assert!(said(game, &["sell 1 water", "hand"]).matches("Your hand").count() == 2);
    assert!(said(game, &["sell 1 water", "hand", "4"]).contains("You sell nothing."));
    let game = Game::new("principati", "human,greedy", 40);
    let text = said(game, &["1", "1", "1", "place st_a at 4,1", "3"]);
    assert!(text.contains("You also lay Grain Well (ST_A) at 4,1, rotation 3."), "{}", tail(&text));
}

#[test]
fn the_rest_of_the_commands() {
    let game = Game::new("fuerstenfeld", "human,greedy", 1);
    for (line, answers) in [
        ("help", &["Now you can type", "sell 2 hops 1 water to 3", "At any time:", "undo:"][..]),
        ("help undo", &["takes your last move back"]),
        ("?", &["is no command here"]),
        ("board", &["Breweries:", "Your hand: what each card costs and does"]),
        ("hand", &["Your hand: what each card costs and does"]),
        ("show breweries", &["Breweries:"]),
        ("show office", &["1 coin more for every token"]),
        ("crane", &["every card costs 2 coins less"]),
        ("names", &["Player 1: you; Player 2: the bot greedy"]),
        ("name Anna", &["Anna: you"]),
        ("choices", &["  1  sell"]),
        ("rules", &["F-SELL: 3 Sell"]),
        ("rules sell", &["F-SELL-5 Office"]),
        ("rules F-SELL-4", &["F-SELL-4 Market"]),
        ("log", &["You draw"]),
        ("log 2", &["earlier lines"]),
        ("hint", &["The bot greedy would", "Typed: "]),
        ("save x.json", &["saved in x.json", "princely play --resume x.json"]),
        ("quit", &["saved in game.json", "princely play --resume game.json"]),
    ] {
        let text = said(game, &[line]);
        for answer in answers {
            assert!(text.contains(answer), "{line:?}: {answer:?} is not in …{}", tail(&text));
        }
    }
}

#[test]
fn a_bot_that_thinks_says_what_it_expects() {
    let game = Game { hints: Some("strong@40"), ..Game::new("fuerstenfeld", "human,greedy", 1) };
    let text = said(game, &["hint", "why"]).replace("\n  ", " ");
    for part in [
        "The bot strong@40 would",
        "Chance to win with that, among strong players: ",
        "Another way: ",
        "points less",
        "It imagined",
    ] {
        assert!(text.contains(part), "{part:?} is not in {}", tail(&text));
    }
}

#[test]
fn a_record_starts_no_program_by_itself() {
    let record = Game::new("fuerstenfeld", "human,greedy", 1).play(Script::new(&["1"])).kept.pop().unwrap();
    let record = record.replace("\"human\",\"greedy\"", "\"human\",\"cmd:touch owned\"");
    let invitation = princely_terminal::Invitation {
        setting: princely_terminal::Setting::default(),
        seats: None,
        adviser: None,
        seed: princely_core::Seed::of_series(1, 0),
        record: Some(princely_terminal::Begun { text: record, entry: None }),
        unfinished: None,
    };
    let mut script = Script::new(&[]);
    let error =
        princely_terminal::find("fuerstenfeld").unwrap().sit(&invitation, Words::english(), &mut script);
    assert!(error.unwrap_err().to_string().contains("--seats"));
}

#[test]
fn a_program_that_fails_is_replaced() {
    let text = said(Game::new("fuerstenfeld", "human,cmd:/nowhere/at-all", 1), &["names"]);
    assert!(text.contains("The bot greedy takes its seat."), "{}", tail(&text));
}

#[test]
fn a_program_that_breaks_a_rule_is_replaced_and_the_game_goes_on() {
    let program = r#"human,cmd:sh -c 'while read line; do case $line in *hello*) echo {};; *decide*) echo "{\"action\":\"end_build\"}";; esac; done'"#;
    let text = said(Game::new("fuerstenfeld", program, 1), &["names"]).replace("\n  ", " ");
    for part in [
        "its action breaks F-RND-1",
        "The bot greedy takes its seat.",
        "Player 1: you; Player 2: the bot greedy",
    ] {
        assert!(text.contains(part), "{part:?} is not in {}", tail(&text));
    }
    // It may fail as the adviser too; then the sitting ends, and says why.
    let game = Game { hints: Some("cmd:/nowhere/at-all"), ..Game::new("fuerstenfeld", "human,greedy", 1) };
    let error = game.try_play(Script::new(&["hint"])).err().unwrap();
    assert!(error.to_string().contains("cmd:/nowhere/at-all: it cannot be started"), "{error}");
}

#[test]
fn a_kept_game_goes_on_with_the_same_people() {
    let game = Game::new("fuerstenfeld", "human:Anna,greedy,human", 5);
    let played = game.play(Script::new(&["", "1"]));
    let record = played.kept.last().unwrap();
    assert!(record.contains("\"seats\":[\"human\",\"greedy\",\"human\"]"), "{record}");
    assert!(record.contains("\"names\":[\"Anna\",null,null]"), "{record}");
    let invitation = princely_terminal::Invitation {
        setting: princely_terminal::Setting::default(),
        seats: None,
        adviser: None,
        seed: princely_core::Seed::of_series(9, 0),
        record: Some(princely_terminal::Begun { text: record.clone(), entry: None }),
        unfinished: None,
    };
    let mut script = Script::new(&["", "names"]);
    princely_terminal::find("fuerstenfeld").unwrap().sit(&invitation, Words::english(), &mut script).unwrap();
    assert!(script.all().contains("Anna"), "{}", script.all());
}

/// A journal that was written before the terminal had a driver; whole, and cut off where chance was to decide next.
#[test]
fn an_old_journal_goes_on_even_if_it_ends_before_chance() {
    let whole = include_str!("../fixtures/unfinished.jsonl");
    let cut: Vec<&str> = whole.lines().take_while(|line| !line.starts_with("{\"version\":23,")).collect();
    for (text, name, phase) in [(whole.to_owned(), "Berta", "building"), (cut.join("\n"), "Anna", "selling")]
    {
        let invitation = princely_terminal::Invitation {
            setting: princely_terminal::Setting::default(),
            seats: None,
            adviser: Some("greedy".parse().unwrap()),
            seed: princely_core::Seed::of_series(1, 0),
            record: None,
            unfinished: Some(std::sync::Arc::new(princely_terminal::Unfinished::read(&text).unwrap())),
        };
        let mut script = Script::new(&["log all"]);
        script.player = Some(Box::new(hinted));
        princely_terminal::find("fuerstenfeld")
            .unwrap()
            .sit(&invitation, Words::english(), &mut script)
            .unwrap();
        let said = script.all();
        for part in [
            &format!("{name}: you"),
            &format!("Round 2, {phase}."),
            "You sell 1 hops, 1 barley and 1 water to brewery 2",
            "The game is over.",
        ] {
            assert!(said.contains(part), "{name}: {part:?} is not in {}", tail(&said));
        }
        assert!(open(script.kept.last().unwrap()).unwrap().verified().finished);
    }
}

#[test]
fn hints_can_be_asked_for_any_moment_of_a_record() {
    let record =
        Game::new("fuerstenfeld", "human,greedy", 1).play(Script::new(&["1", "end"])).kept.pop().unwrap();
    let mut replay = open(&record).unwrap();
    let mut lines = |at| {
        replay.go(at)?;
        princely_terminal::advice(&*replay, None, None, Words::english())
    };
    assert_eq!(lines(0).unwrap(), ["Here nobody chooses; cards are to be drawn."]);
    let told = lines(4).unwrap().join(" ");
    assert!(told.contains("is to act.") && told.contains("would sell"), "{told}");
    assert!(lines(999).is_err());
    let greedy = "greedy".parse().unwrap();
    replay.go(4).unwrap();
    let told = princely_terminal::advice(&*replay, None, Some(&greedy), Words::english()).unwrap().join(" ");
    assert!(told.contains("The bot greedy would sell") && told.contains("rules of thumb"), "{told}");
    let bot = "dragon".parse().unwrap();
    assert!(princely_terminal::advice(&*replay, None, Some(&bot), Words::english()).is_err());
}

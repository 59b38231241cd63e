//! What lies open is shown, what matters is called out, and the game is looked back on at its end.

use crate::newcomer::{records, seen_at};
use crate::script::{Game, Script, hinted};
use princely_core::Seed;
use princely_words::Language;
use serde_json::Value;

/// Principati after the start tiles are chosen.
const BEGUN: [&str; 3] = ["1", "1", "1"];

fn said(game: Game, lines: &[&str]) -> String {
    game.play(Script::new(lines)).all()
}

/// What is said after the start tiles are chosen, each paragraph in one line.
fn begun(lines: &[&str]) -> String {
    let lines: Vec<&str> = BEGUN.iter().chain(lines).copied().collect();
    let mut script = Script::new(&lines);
    script.width = 1000;
    Game::new("principati", "human,greedy", 40).play(script).all()
}

/// Plays a game as the bot advises, but types other lines when `other` gives one.
fn played(game: Game, mut other: impl FnMut(&str) -> Option<String> + 'static) -> String {
    let mut script = Script::new(&[]);
    script.width = 1000;
    script.player = Some(Box::new(move |since| other(since).unwrap_or_else(|| hinted(since))));
    game.play(script).all()
}

#[test]
fn the_map_shows_owners_colours_roads_and_rivers() {
    let map = "\
-3              -2,-3 -1,-3
-2     -4,-2 -3,-2 2yPal=-1,-2 0,-2  1,-2  2,-2
                    /
-1  -5,-1 2bCo+=2gH01 -2,-1 -1,-1   sea   sea 2,-1  3,-1  4,-1  5,-1
           /       \\                                   \\
0      -5,0 ~2 riv~2gBri~2 mou   sea   isl   sea 1 mou~1gBri~1 riv~5,0
                      \\                                   \\
1         -5,1  -4,1  2gS01 -2,1    sea   sea 1,1   2,1   1gH01=4,1
                         \\                                 /
2                  -4,2  -3,2  -2,2  -1,2  0,2   1,2  =1yPal 3,2
3                                                   1,3   2,3
";
    let text = begun(&["map"]);
    assert!(text.contains(map), "{text}");
    for (language, line, letters) in [
        (Language::English, "map", "g green, y grey, w white, b black"),
        (Language::German, "landkarte", "g grün, r grau, w weiß, s schwarz"),
        (Language::Italian, "mappa", "v verde, g grigio, b bianco, n nero"),
        (Language::Hungarian, "térkép", "z zöld, s szürke, f fehér, k fekete"),
    ] {
        let game = Game { language, ..Game::new("principati", "human,greedy", 40) };
        let lines: Vec<&str> = BEGUN.iter().copied().chain([line]).collect();
        let text = said(game, &lines).replace("\n  ", " ");
        assert!(
            text.contains(letters) && text.contains("2yPal=") == (language == Language::English),
            "{text}"
        );
    }
}

#[test]
fn tiles_in_hand_are_listed_by_their_colours() {
    let text = begun(&["hand"]);
    for line in [
        "    Wells, green: Straight Well (W01), Y-Well (W02); grey: Branch Well (W03a)\n",
        "    Water, without a colour: Forest River (A03), Curve River (A04), Sea (A05), Bay (A06)\n",
        "; white and black: Double Arc Mine (M03)\n",
    ] {
        assert!(text.contains(line), "{line:?} is not in {text}");
    }
}

#[test]
fn points_say_why() {
    let text = begun(&["points"]);
    for line in [
        "  Points: buildings 10, money 55, people 60, colours -2 (green 2, grey 1); 123 in all\n",
        "123 points now:\n  buildings 10: Palace (2,2) 5; bridge (3,0) 5\n  money 55\n",
        "  people 60: the cardinal 10; 5 citizens 50\n",
        "  colours -2: green, 2 tiles (3,0; 3,1) 0; grey, 1 tile (2,2) -2\n",
        "points by its size: 1: -2, 2: 0, 3: 1,",
    ] {
        assert!(text.contains(line), "{line:?} is not in {text}");
    }
}

#[test]
fn a_tile_that_is_laid_offers_no_places_and_one_in_hand_does() {
    let laid = begun(&["show C01"]);
    let (_, answer) = laid.rsplit_once("Your move: \n").unwrap_or(("", &laid));
    assert!(
        laid.contains("2,2 Corner Castle (C01), rotation 3: Palace; it belongs to Player 1."),
        "{answer}"
    );
    assert!(!laid.contains("You could lay it"), "{answer}");
    // The other player has laid the same tile from the other set.
    let both = begun(&["show S01"]);
    assert!(both.contains("You could lay it at 1,2; 4,1 (rotation 0); 3,-1 (rotation 1)."), "{both}");
    assert!(
        both.contains("-3,1 School Tile (S01), rotation 1: empty school plan; it belongs to Player 2."),
        "{both}"
    );
}

#[test]
fn a_tile_that_looks_the_same_however_it_is_turned_has_no_rotations() {
    let text = begun(&["show N01", "10", "1"]);
    assert!(text.contains("You could lay it at -5,-1; -5,1; -4,-2;"), "{text}");
    let listed: Vec<&str> = text.lines().filter(|line| line.contains("lay Green Forest (N01) at ")).collect();
    assert!(listed.len() > 5 && !listed.iter().any(|line| line.contains("rotation")), "{listed:?}");
}

#[test]
fn whoever_can_end_the_game_in_one_turn_is_called_out() {
    let record = &records("greedy", "base", 1)[0];
    let log = record["log"].as_array().unwrap();
    let own = |entries: usize| log[entries]["seat"] == 0;
    let late = (log.len() * 2 / 3..log.len()).filter(|&entries| own(entries));
    let told = late.map(|entries| seen_at(record, entries, &[]).replace("\n  ", " "));
    let is_told = |text: &String| {
        ["4", "5"].iter().any(|palaces| {
            text.contains(&format!("Player 2 has {palaces} palaces and can end the game with 6 in one turn."))
        })
    };
    assert!(told.into_iter().any(|text| is_told(&text)));
    assert!(!is_told(&seen_at(record, 8, &[])));
}

#[test]
fn goods_that_would_be_lost_are_called_out() {
    let game = Game::new("fuerstenfeld", "human,greedy", 1);
    let sale = "sell 1 hops 1 barley to 2";
    let text = said(game, &[sale]).replace("\n  ", " ");
    let call = "Unsold: 1 water. They are lost when your turn ends, unless you build a warehouse.";
    assert!(text.contains(call), "{text}");
    let text = said(game, &[sale, "end"]).replace("\n  ", " ");
    assert!(text.contains("Unsold and lost when your turn ends: 1 water."), "{text}");

    // A warehouse that would stay empty: the first time the player is asked, the second time it is done.
    let mut found = 0;
    for record in records("random", "base", 60) {
        let log = record["log"].as_array().unwrap();
        for at in 1..log.len().saturating_sub(1) {
            let stores = log[at]["action"]["store"].is_object() && log[at + 1]["action"] == "end_turn";
            if !stores || found == 2 {
                continue;
            }
            let once = seen_at(&record, at, &["end turn"]);
            assert!(once.contains("Your warehouse would stay empty, and this would be lost: "), "{once}");
            assert!(!once.contains("You lose"), "{once}");
            let twice = seen_at(&record, at, &["end turn", "1"]);
            assert!(twice.contains("You lose") || twice.contains("lost"), "{twice}");
            found += 1;
        }
    }
    assert_eq!(found, 2, "no bot had a warehouse and stored something");
}

#[test]
fn work_that_is_left_and_the_last_round_are_called_out() {
    let game = Game { max_rounds: Some(3), ..Game::new("principati", "human,greedy", 3) };
    let mut ended = false;
    let text = played(game, move |since| {
        let is_due = !ended && since.contains("  make one piece at ");
        ended |= is_due;
        is_due.then(|| "end".to_owned())
    });
    assert!(text.contains("workers have not worked yet, and there is work to do."), "{text}");
    assert!(text.contains("  do it all the same\n"), "{text}");
    for call in ["Round 3 is the last one, as agreed.", "This is the closing round.", "No long slot is free"]
    {
        assert!(text.contains(call), "{call:?} is not in {text}");
    }
}

#[test]
fn the_end_has_a_ranking_and_what_decided_it() {
    for (id, max_rounds, first) in
        [("fuerstenfeld", None, "palace"), ("principati", Some(6), "points; buildings")]
    {
        let game = Game { max_rounds, ..Game::new(id, "human,greedy", 3) };
        let text = played(game, |_| None);
        let (_, end) = text.split_once("The ranking:\n").unwrap_or_else(|| panic!("{id}: {text}"));
        let lines: Vec<&str> = end.lines().collect();
        assert!(lines[0].starts_with("1. Player ") && lines[0].contains(first), "{lines:?}");
        assert!(lines[1].starts_with("2. Player ") && lines[2].is_empty(), "{lines:?}");
        let won = text.contains("The game is over. You win");
        assert_eq!(lines[0].starts_with("1. Player 1"), won, "{lines:?}");
        let start = end
            .find("Review for Player 1: the chance to win was 50 percent")
            .unwrap_or_else(|| panic!("{end}"));
        let points = |name: &str| -> f64 {
            let (_, rest) = end[start..].split_once(name).unwrap_or_else(|| panic!("{name}: {end}"));
            rest.lines().next().unwrap().trim_start_matches('+').replace('−', "-").parse().unwrap()
        };
        let causes = ["Own decisions: ", "Luck: ", "Play of the others: ", "Not explained: "];
        let sum: f64 = causes.into_iter().map(points).sum();
        let result = if won { 50.0 } else { -50.0 };
        assert!((sum - result).abs() < 0.3, "{sum}: {end}");
        assert!(end.contains("princely review FILE --seat S"), "{end}");
    }
}

#[test]
fn the_same_people_play_once_more() {
    let game = Game { max_rounds: Some(1), ..Game::new("principati", "human:Anna,greedy", 3) };
    let mut script = Script::new(&[]);
    script.next = Some(Seed::of_series(99, 0));
    script.player = Some(Box::new(move |since| match since.contains("To look at it again") {
        true => "Again".to_owned(),
        false => hinted(since),
    }));
    let played = game.play(script);
    let text = played.all();
    assert_eq!(text.matches("Once more with the same players?").count(), 1, "only one more was to be had");
    assert_eq!(text.matches("Anna: you; Player 2: the bot greedy").count(), 2, "{text}");
    let [one, two] = &played.kept[..] else { panic!("two games, not {}", played.kept.len()) };
    let (one, two): (Value, Value) = (serde_json::from_str(one).unwrap(), serde_json::from_str(two).unwrap());
    assert_eq!(one["options"], two["options"]);
    assert_ne!(one["log"][0], two["log"][0], "the same deal twice");
    assert!(one["result"].is_object() && two["result"].is_object());
}

#[test]
fn the_map_is_drawn_as_a_picture() {
    let game = Game::new("principati", "human,greedy", 40);
    let played = game.play(Script::new(&["1", "1", "1", "picture mine.svg", "picture"]));
    let [(mine, picture), (other, _)] = &played.drawn[..] else { panic!("two pictures") };
    assert_eq!((&**mine, &**other), ("mine.svg", "map.svg"));
    assert!(picture.starts_with("<svg") && picture.contains("</svg>"), "{picture:.200}");
    assert!(played.all().contains("The picture is in mine.svg; a web browser shows it."));
    let text = said(Game::new("fuerstenfeld", "human,greedy", 1), &["picture mine.svg"]);
    assert!(text.contains("This game has no map to draw."), "{text}");
}

#[test]
fn what_if_asks_for_what_it_lacks_and_still_does_nothing() {
    let port = begun(&["what if place port at 1,2", "3", "log 3"]);
    assert!(port.contains("With which rotation: 2 ("), "{port}");
    assert!(port.contains("If you did this:\n  You lay Port Tile (S07) at 1,2, rotation 3.\n"), "{port}");
    assert!(!port.contains("\nYou lay Port Tile"), "nothing is done: {port}");
}

#[test]
fn everything_of_a_good_is_sold_in_one_go() {
    let mut tried = false;
    let game = Game { max_rounds: Some(1), ..Game::new("principati", "human,greedy", 40) };
    let text = played(game, move |since| {
        let is_due = !tried && since.contains("  sell 1 stone for 1 pecunia\n");
        tried |= is_due;
        is_due.then(|| "sell all stones".to_owned())
    });
    assert!(text.contains("You sell 1 stone for 1 pecunia. (5 times)"), "{text}");
}

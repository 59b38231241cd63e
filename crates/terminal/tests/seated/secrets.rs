//! Nothing on a screen depends on what is hidden from its viewer.
//!
//! Two worlds that one player cannot tell apart give that player the same screens, to the letter. The second world is
//! made from the record of the first: two cards of another player that nobody has seen change places in everything that
//! player has drawn and put away.

use crate::script::{Game, Script, hinted};
use princely_core::Seat;
use princely_core::record::SeenBy;
use princely_laboratory::{GamesError, Series, Setting, find, open};
use princely_terminal::advice;
use princely_words::Words;
use serde_json::Value;

/// The cards that a seat has shown to everybody by building them.
fn shown(log: &[Value], seat: u64) -> Vec<String> {
    let own = |entry: &&Value| entry["seat"] == seat;
    log.iter()
        .filter(own)
        .filter_map(|entry| entry["action"]["build"]["card"].as_str().map(str::to_owned))
        .collect()
}

/// The record with two unseen cards of a seat exchanged. `None` if one of them was shown, or if nothing changes.
fn other_world(record: &str, entries: usize, seat: u64, cards: [&str; 2]) -> Option<String> {
    let mut value: Value = serde_json::from_str(record).unwrap();
    let log = value["log"].as_array_mut().unwrap();
    log.truncate(entries);
    let shown = shown(log, seat);
    if cards.iter().any(|card| shown.iter().any(|known| known == card)) {
        return None;
    }
    let swap = |text: &mut Value| {
        let other = match text.as_str() {
            Some(card) if card == cards[0] => cards[1],
            Some(card) if card == cards[1] => cards[0],
            _ => return,
        };
        *text = other.into();
    };
    let mut changed = false;
    for entry in log.iter_mut() {
        let before = entry.clone();
        if entry["draw"]["seat"] == seat {
            entry["draw"]["cards"].as_array_mut().unwrap().iter_mut().for_each(swap);
        } else if entry["seat"] == seat {
            for verb in ["keep", "under", "trash"] {
                if let Some(card) = entry["action"].get_mut(verb) {
                    swap(card);
                }
            }
        }
        changed |= *entry != before;
    }
    value["result"] = Value::Null;
    changed.then(|| value.to_string())
}

/// Checks that two texts are the same, and says where they begin to differ.
fn same(here: &str, there: &str, what: &str) {
    let parted = here.lines().zip(there.lines()).find(|(here, there)| here != there);
    assert!(here == there, "{what}: the screens part at {parted:?}");
}

/// Everything a curious player types.
const CURIOUS: &[&str] = &[
    "board",
    "players",
    "hand",
    "log all",
    "choices",
    "help",
    "hint",
    "why",
    "names",
    "what if 1",
    "what if end",
    "what if sell nothing",
    "build palace 1 on 1",
    "under market",
    "show market",
    "more",
    "undo",
    "sell 1 hops to 1 market 1 hops as water",
    "why",
    "trash office",
    "save other.json",
    "quit",
];

const PAIRS: [[&str; 2]; 4] =
    [["office", "palace_5"], ["hops_3", "bank_2"], ["warehouse", "palace_2"], ["town_hall_1", "water_2"]];

#[test]
fn worlds_that_look_the_same_give_the_same_screens() {
    let mut compared = 0;
    for (variant, seed) in [(None, 1), (Some("expert"), 2)] {
        let game = Game { variant, ..Game::new("fuerstenfeld", "human,greedy,greedy", seed) };
        let asking = Game { hints: Some("strong@20"), ..game };
        let mut script = Script::new(&[]);
        script.player = Some(Box::new(hinted));
        let record = game.play(script).kept.pop().unwrap();
        let whole: Value = serde_json::from_str(&record).unwrap();
        let log = whole["log"].as_array().unwrap();
        let own =
            (0..log.len()).filter(|index| log[*index]["seat"] == 0 && log[*index]["action"] != Value::Null);
        for entries in own.step_by(5) {
            let cut = |text: &str| {
                let mut value: Value = serde_json::from_str(text).unwrap();
                value["log"].as_array_mut().unwrap().truncate(entries);
                value["result"] = Value::Null;
                value.to_string()
            };
            let mut replay = open(&record).unwrap();
            replay.go(entries).unwrap();
            let legal = replay.legal(None, Words::english()).unwrap();
            if legal.legal[0].count == 1 {
                continue; // it is forced; then the bots go on, perhaps differently
            }
            let here = asking.go_on(Some((&cut(&record), entries)), Script::new(CURIOUS)).all();
            assert!(here.contains("Your move"), "{here}");
            for seat in [1, 2] {
                for cards in PAIRS {
                    let Some(other) = other_world(&record, entries, seat, cards) else { continue };
                    let there = asking.go_on(Some((&other, entries)), Script::new(CURIOUS)).all();
                    same(
                        &here,
                        &there,
                        &format!("seed {seed}, after entry {entries}, seat {seat}, {cards:?}"),
                    );
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 40, "only {compared} worlds were compared");
}

/// Two people share a keyboard. The first one's screens are the same whatever the second one holds; so is everything on
/// the screen while the keyboard changes hands.
#[test]
fn at_one_keyboard_nobody_sees_the_others_cards() {
    let game = Game { variant: Some("expert"), ..Game::new("fuerstenfeld", "human,human", 4) };
    let begin = game.play(Script::new(&[])).kept.pop().unwrap();
    let entries = serde_json::from_str::<Value>(&begin).unwrap()["log"].as_array().unwrap().len();
    // The lines are numbers, so that both worlds can do the same without naming a card.
    let mut lines = vec![""];
    lines.extend(["1"; 10]); // Anna's set-up
    lines.extend(["", ""]); // Anna clears the screen, Ben sits down
    lines.extend(["hand", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1"]);
    lines.extend(["", ""]); // and back
    lines.extend(["log all", "board", "hint"]);
    let screens = |record: &str| {
        let played = game.go_on(Some((record, entries)), Script::new(&lines));
        let mut screens = played.before.clone();
        screens.push(played.screen);
        screens
    };
    let here = screens(&begin);
    let mut compared = 0;
    for cards in PAIRS {
        let Some(other) = other_world(&begin, entries, 1, cards) else { continue };
        let there = screens(&other);
        assert_eq!(here.len(), there.len());
        for (number, (here, there)) in here.iter().zip(&there).enumerate() {
            let is_bens = here.contains("Player 2, your move: ");
            assert!(
                !(is_bens && here.contains("Player 1, your move: ")),
                "two players on one screen: {here}"
            );
            if !is_bens {
                same(here, there, &format!("screen {number}, {cards:?}"));
                compared += 1;
            }
        }
    }
    assert!(compared >= 4, "only {compared} screens were compared: {here:?}");
}

/// A start tile is chosen in secret: what the second player sees before choosing does not depend on it.
#[test]
fn secret_choices_stay_secret_until_both_have_chosen() {
    let game = Game::new("principati", "human,human", 3);
    let screens = |choice: &str| {
        let played = game.play(Script::new(&["", choice, "", "", "board", "log all", "hint", "what if 1"]));
        played.screen
    };
    let (one, two) = (screens("1"), screens("2"));
    assert!(
        one.contains("Player 2, your move: ") && one.contains("Player 1 has chosen a start tile."),
        "{one}"
    );
    same(&one, &two, "the secret choice");
}

/// What is told of others while a game goes on names no card that they draw, keep or put away.
#[test]
fn no_card_of_others_is_named_while_it_is_told() {
    for (variant, seed) in [(None, 7), (Some("expert"), 8)] {
        let game = Game { variant, ..Game::new("fuerstenfeld", "human,greedy,random", seed) };
        let mut script = Script::new(&[]);
        script.width = 1000;
        script.player = Some(Box::new(hinted));
        let text = game.play(script).all();
        let mut told = 0;
        for line in text.lines().filter(|line| line.starts_with("Player ")) {
            let (_, rest) = line.split_at("Player 2 ".len());
            // "(3 times)" at the end is no secret: everybody sees how many cards go where.
            let (rest, times) = match rest.strip_suffix(" times)").and_then(|rest| rest.rsplit_once(" (")) {
                Some((rest, times)) => (rest, times.parse().unwrap()),
                None => (rest, 1),
            };
            let is_secret = ["draws ", "puts ", "keeps "].iter().any(|verb| rest.starts_with(verb));
            if is_secret && !rest.ends_with(" in the warehouse.") {
                told += times;
                let ok = rest == "draws a card."
                    || rest == "puts a card under the deck."
                    || rest == "keeps a card."
                    || (rest.starts_with("draws ") && rest.ends_with(" cards."));
                assert!(ok, "{line}");
            }
        }
        assert!(told > 50, "{told}");
    }
}

/// A record as a seat saw it gives that seat the advice of the whole record, and gives none for other seats.
#[test]
fn advice_about_a_viewers_record_does_not_speak_for_others() {
    let words = Words::english();
    let greedy = "greedy".parse().unwrap();
    let three = Setting { players: Some(3), variant: Some("expert".into()), ..Setting::default() };
    let short = Setting { max_rounds: Some(6), ..Setting::default() };
    for (id, setting) in [("fuerstenfeld", three), ("principati", short)] {
        let mut record = Vec::new();
        let series = Series::new(vec!["greedy".to_owned()], 1, 1).unwrap();
        find(id).unwrap().record(&setting, &series, None, &mut record, &mut |_| ()).unwrap();
        let mut whole = open(&String::from_utf8(record).unwrap()).unwrap();
        let mut seen = open(&whole.seen_record(Some(Seat(1))).unwrap()).unwrap();
        let (mut own, mut others) = (0, 0);
        for entry in 0..=seen.verified().entries {
            seen.go(entry).unwrap();
            whole.go(entry).unwrap();
            let told = advice(&*seen, None, Some(&greedy), words);
            let to_act = seen.to_act();
            if to_act.contains(&Seat(1)) {
                own += 1;
                assert_eq!(told.unwrap(), advice(&*whole, Some(Seat(1)), Some(&greedy), words).unwrap());
            } else if to_act.is_empty() {
                assert_eq!(told.unwrap(), advice(&*whole, None, None, words).unwrap());
            } else {
                others += 1;
                let refused =
                    GamesError::NotSeen { asked: SeenBy(Some(to_act[0])), by: SeenBy(Some(Seat(1))) };
                assert_eq!(told.unwrap_err(), refused);
            }
        }
        assert!(own > 10 && others > 10, "{own} and {others}");
    }
}

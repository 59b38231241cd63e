//! `princely solve`

use crate::run::{Folder, princely};
use serde_json::json;

/// A deck of the base game, top card first.
const DECK: &str = "hops_1,town_hall_1,water_1,barley_2,crane,hops_2,palace_1,water_3,bank_1,palace_2,hops_3,\
                    office,palace_3,barley_3,market,palace_4,laboratory_1,bank_2,palace_5,town_hall_2,barley_1,\
                    palace_6,water_2,laboratory_2,warehouse,magistrate";

#[test]
fn a_seed_is_solved_and_the_line_is_a_record_that_holds() {
    let folder = Folder::new();
    let file = folder.file("line.json");
    let typed = format!("solve fuerstenfeld --players 2 --seed 12 --effort little --out {file} --force");
    let solved = princely(&format!("{typed} --json")).json();
    assert_eq!((&solved["bound"], &solved["rounds"]), (&json!(6), &json!(6)));
    assert_eq!((&solved["gap"], &solved["proven"]), (&json!(0), &json!(true)));
    let verified = princely(&format!("replay {file} --json")).json();
    assert_eq!((&verified["ok"], &verified["finished"]), (&json!(true), &json!(true)));
    assert_eq!(verified["meta"]["solved"], json!({ "seed": 12, "bound": 6 }));

    let told = princely(&typed).text();
    assert!(told.ends_with("Six palaces in 6 rounds. Fewer are impossible: proven.\n"), "{told}");
    assert!(told.starts_with("The deck, top card first: "), "{told}");
    assert_eq!(princely(&typed).text(), told, "the same seed, the same words");
    let record = princely("solve fuerstenfeld --players 2 --seed 12 --effort little --out -").text();
    assert_eq!(record, folder.read("line.json"));
}

#[test]
fn fewer_palaces_are_solved_too() {
    let typed = "solve fuerstenfeld --players 2 --seed 12 --effort little --switch palaces=4";
    let record = princely(&format!("{typed} --out -")).text();
    assert!(record.contains(r#""palaces":4,"table""#), "{record}");
    let told = princely(typed).text();
    assert!(told.contains("\nFour palaces in "), "{told}");
}

#[test]
fn a_deck_is_a_list_or_a_file() {
    let folder = Folder::new();
    let file = folder.write("deck.txt", DECK.replace(',', "\n"));
    let options = "--players 2 --demand 6,0 --effort little --json";
    let by_list = princely(&format!("solve fuerstenfeld --deck {DECK} {options}")).json();
    assert_eq!(princely(&format!("solve fuerstenfeld --deck {file} {options}")).json(), by_list);
    assert_eq!(by_list["demand"], json!([6, 0]));
    let ids: Vec<&str> = DECK.split(',').collect();
    assert_eq!(by_list["deck"], json!(ids));
    assert!(by_list["bound"].as_u64() <= by_list["rounds"].as_u64());
}

#[test]
fn decks_that_are_none_are_refused_in_a_sentence() {
    let without_market = DECK.replace("market,", "");
    for (deck, options, words) in [
        (without_market.clone(), "", &["missing", "market", "F-VAL-2"][..]),
        (DECK.replace("market", "hops_1"), "", &["hops_1", "twice"]),
        (DECK.replace("market", "scavenger"), "", &["scavenger", "variant"]),
        (DECK.replace("market", "mint"), "", &["no card", "mint"]),
        (DECK.to_owned(), "--variant expert", &["missing", "tour_guide", "scavenger"]),
        (DECK.to_owned(), "--demand 0", &["1 demand card", "2 players"]),
        (DECK.to_owned(), "--demand 0,0", &["demand card 0", "twice"]),
        (DECK.to_owned(), "--demand 0,7", &["no demand card 7"]),
    ] {
        princely(&format!("solve fuerstenfeld --players 2 --deck {deck} {options}")).fails(2, words);
    }
    princely("solve fuerstenfeld --deck missing.txt").fails(3, &["missing.txt"]);
    princely("solve fuerstenfeld --seed 1 --players 6").fails(2, &["F-VAL-1", "6"]);
    princely("solve principati --seed 1").fails(2, &["principati", "fuerstenfeld"]);
    princely("solve fuerstenfeld").not_understood(&["--seed"]);
    princely(&format!("solve fuerstenfeld --seed 1 --deck {DECK}")).not_understood(&["--deck"]);
    princely("solve fuerstenfeld --seed 1 --effort huge").not_understood(&["huge", "usual"]);
}

//! A table with a catalogue of its own is told with the names of that catalogue.

#![allow(clippy::unwrap_used)]

use princely_laboratory::replay::{self, Sight};
use princely_laboratory::setting::TableFile;
use princely_laboratory::{Series, Setting, find};
use princely_principati::catalogue::{Catalogue, STANDARD};
use princely_words::{Language, Words};

#[test]
fn a_catalogue_that_reuses_ids_is_told_and_drawn_with_its_own_names() {
    let game = find("principati").unwrap();
    let text = STANDARD.replace("name = \"Straight", "name = \"Crooked");
    let table = TableFile { path: "own.toml".into(), name: "own".into(), text };
    let setting = Setting { table: Some(table), max_rounds: Some(4), ..Setting::default() };
    let series = Series::new(vec!["greedy".into()], 1, 1).unwrap();
    let mut record = Vec::new();
    game.record(&setting, &series, None, &mut record, &mut |_| {}).unwrap();
    let mut opened = princely_laboratory::open(&String::from_utf8(record).unwrap()).unwrap();
    for language in Language::ALL {
        let mut told = String::new();
        let mut tell = |step: replay::ToldStep| {
            told += &step.lines.join("\n");
            true
        };
        replay::tell(&mut *opened, Sight::Open, Words::of(language), &mut tell).unwrap();
        assert!(told.contains("Crooked") && !told.contains("Straight"), "{told}");
    }
    let mut drawn = String::new();
    let mut draw = |_, picture: String| {
        drawn = picture;
        Ok(())
    };
    replay::pictures(&mut *opened, Words::english(), &mut draw).unwrap();
    assert!(drawn.contains("Crooked") && !drawn.contains("Straight"), "{drawn}");
}

#[test]
fn names_that_are_read_are_short_and_can_be_shown() {
    let name = |written: &str| {
        let text = STANDARD.replace("name = \"Straight House\"", &format!("name = \"{written}\""));
        let data = Catalogue::from_toml(&text).unwrap();
        data.tile.into_iter().find(|tile| tile.id == "H02").unwrap().name
    };
    for (written, read) in [
        (r"Long \u0007House\u001b[2J", "Long House[2J"),
        (r"a\nb\r\tc", "abc"),
        (r"\u202Ereversed\u2066\uFEFF", "reversed"),
        ("  <b>Háza & \u{1F3E0}  ", "<b>Háza & \u{1F3E0}"),
        (r"\u0000", ""),
    ] {
        assert_eq!(name(written), read);
    }
    assert_eq!(name(&"ü".repeat(1000)), "ü".repeat(40));
}

//! Card tables: what a file may say, what a record may say, and how mistakes in both are named.

use crate::common::Scene;
use princely_core::record::{read, write};
use princely_core::{RecordError, Silent, Table, Turn};
use princely_fuerstenfeld::{Card, CardTable, Fuerstenfeld, Goods, Variant};

const STANDARD: &str = include_str!("../data/standard.toml");

/// The standard file with one piece replaced.
fn edited(from: &str, to: &str) -> String {
    assert_eq!(STANDARD.matches(from).count(), 1, "{from:?} stands in the file once");
    STANDARD.replace(from, to)
}

#[test]
fn the_standard_table_is_the_file() {
    let table = CardTable::standard();
    assert_eq!(Ok(&table), CardTable::from_toml("standard", STANDARD).as_ref());
    assert_eq!((table.name.as_str(), table.start_coins, table.income_top), ("standard", 2, 25));
    for card in Card::ALL {
        let line = STANDARD.lines().find(|line| line.starts_with(&format!("{} = ", card.id())));
        match table.cost.get(card.index()) {
            Some(cost) => assert!(line.unwrap().contains(&format!("cost = {cost},")), "{card:?}"),
            None => assert_eq!(line, None, "palaces have no cost of their own"),
        }
    }
}

#[test]
fn a_bad_file_is_refused_with_its_line_and_the_reason() {
    let demand = "[[demand]]\nhops = 2\nbarley = 2\nwater = 2\nsource = \"reconstructed\"\n";
    let thirty_three = format!("values = [{}]", vec!["1"; 33].join(", "));
    // What is replaced, by what, a piece of the line that must be named, and of the reason.
    let cases: &[(&str, &str, &str, &str)] = &[
        ("crane = { cost", "krane = { cost", "krane", "there is no card \"krane\""),
        ("crane = { cost = 5, source = \"reconstructed\" }\n", "", "[cards]", "the card crane is missing"),
        ("crane = { cost = 5", "crane = { cost = -1", "crane", "-1 is negative"),
        ("crane = { cost = 5", "crane = { cost = 100", "crane", "100 is more than 99"),
        (
            "crane = { cost = 5",
            "palace_1 = { cost = 8, source = \"house\" }\ncrane = { cost = 5",
            "palace_1 =",
            "a palace costs the palace price",
        ),
        ("crane = { cost = 5", "crane = { cost = \"five\"", "crane", "invalid type"),
        ("crane = { cost = 5", "crane = { cost = 5.5", "crane", "invalid type"),
        ("crane = { cost = 5,", "crane = { cost = 5, colour = 1,", "crane", "unknown field `colour`"),
        (
            "crane = { cost = 5, source = \"reconstructed\" }",
            "crane = { cost = 5 }",
            "crane",
            "missing field `source`",
        ),
        (
            "crane = { cost = 5, source = \"reconstructed\" }",
            "crane = { cost = 5, source = \"hearsay\" }",
            "crane",
            "unknown variant `hearsay`",
        ),
        (
            "crane = { cost = 5, source = \"reconstructed\" }",
            "crane = { cost = 5, source = \"house\" }\ncrane = { cost = 6, source = \"house\" }",
            "crane = { cost = 6",
            "duplicate key",
        ),
        ("values = [0, 1, 1, 2, 2, 3]", "values = []", "values = []", "the price track is empty"),
        ("values = [0, 1, 1, 2, 2, 3]", &thirty_three, "values = [1", "33 spaces, at most 32"),
        ("values = [0, 1, 1, 2, 2, 3]", "values = [0, 1, -1, 2]", "values = [0, 1, -1", "-1 is negative"),
        (
            "values = [0, 1, 1, 2, 2, 3]",
            "values = [0, 1, 1, 256]",
            "values = [0, 1, 1, 256",
            "256 is more than 99",
        ),
        ("start = 2 ", "start = 6 ", "start = 6", "outside the track of 6 spaces"),
        ("start = 2 ", "start = -1 ", "start = -1", "outside the track of 6 spaces"),
        (demand, "", "[[demand]]", "7 demand cards, not 6"),
        (demand, &format!("{demand}{demand}"), "[[demand]]", "7 demand cards, not 8"),
        ("hops = 1\nbarley = 3\nwater = 2", "hops = 1\nbarley = 3", "[[demand]]", "missing field `water`"),
        (
            "values = [8, 10, 12, 14, 16, 18]",
            "values = [8, 10, 12, 14, 16]",
            "[palace_prices]",
            "6 palace price cards, not 5",
        ),
        (
            "values = [8, 10, 12, 14, 16, 18]",
            "values = [8, 10, 12, 14, 16, 18, 20]",
            "[palace_prices]",
            "not 7",
        ),
        (
            "values = [8, 10, 12, 14, 16, 18]",
            "values = [8, 10, 12, 14, 16, 180]",
            "[palace_prices]",
            "180 is more than 99",
        ),
        (
            "[\"none\", \"none\", \"none\", \"water\", \"barley\", \"hops\"]",
            "[\"none\", \"none\", \"water\", \"barley\", \"hops\"]",
            "printed_fields",
            "6 printed fields, not 5",
        ),
        ("\"barley\", \"hops\"]", "\"barley\", \"wine\"]", "printed_fields", "unknown variant `wine`"),
        ("coins = { value = 2", "coins = { value = 100", "coins = ", "100 is more than 99"),
        ("top = 25", "top = 100", "[income_track]", "100 is more than 99"),
        ("[income_track]", "[income_tracks]", "[income_tracks]", "unknown field `income_tracks`"),
        ("[price_track]", "wine = 1\n[price_track]", "wine = 1", "unknown field `wine`"),
        ("[price_track]", "[price_track", "[price_track", ""),
        ("top = 25", "top 25", "top 25", ""),
    ];
    for (from, to, line, reason) in cases {
        let text = edited(from, to);
        let error = CardTable::from_toml("house", &text).expect_err(to);
        let lines: Vec<usize> = (1..)
            .zip(text.lines())
            .filter(|(_, text)| text.contains(line))
            .map(|(number, _)| number)
            .collect();
        assert!(
            error.line.is_some_and(|named| lines.contains(&named)),
            "{to:?}: {error}; {line:?} is in {lines:?}"
        );
        assert!(error.reason.contains(reason), "{to:?}: {error}");
        assert!(error.to_string().starts_with(&format!("line {}: ", error.line.unwrap())), "{error}");
    }
}

#[test]
fn a_flaw_of_one_demand_card_names_that_card() {
    let third = "hops = 2\nbarley = 1\nwater = 3";
    let text = edited(third, "hops = 2\nbarley = 100\nwater = 3");
    let error = CardTable::from_toml("house", &text).unwrap_err();
    let first = text[..text.find("barley = 100").unwrap()].lines().count();
    assert!(error.line.is_some_and(|line| (first - 1..=first + 1).contains(&line)), "{error}, near {first}");
    assert!(error.reason.contains("demand[2].barley: 100 is more than 99"), "{error}");
}

#[test]
fn nothing_at_all_is_no_table() {
    for text in ["", " ", "# a comment", "\u{0}", "name = \"x\""] {
        assert!(CardTable::from_toml("house", text).is_err(), "{text:?}");
    }
}

#[test]
fn a_name_in_the_file_wins() {
    assert_eq!(CardTable::from_toml("file", STANDARD).unwrap().name, "file");
    let named = format!("name = \"my box\"\n{STANDARD}");
    assert_eq!(CardTable::from_toml("file", &named).unwrap().name, "my box");
}

#[test]
fn limits_are_allowed() {
    let track = format!("values = [{}]", vec!["99"; 32].join(", "));
    for (from, to) in [
        ("crane = { cost = 5", "crane = { cost = 0"),
        ("crane = { cost = 5", "crane = { cost = 99"),
        ("values = [0, 1, 1, 2, 2, 3]", track.as_str()),
        ("values = [0, 1, 1, 2, 2, 3]", "values = [3, 2, 1]"),
        ("start = 2 ", "start = 0 "),
        ("start = 2 ", "start = 5 "),
        ("top = 25", "top = 0"),
        ("coins = { value = 2", "coins = { value = 0"),
        ("hops = 1\nbarley = 3\nwater = 2", "hops = 0\nbarley = 99\nwater = 0"),
    ] {
        assert!(CardTable::from_toml("house", &edited(from, to)).is_ok(), "{to:?}");
    }
}

/// A table with every value at a limit; games on it must neither panic nor overflow.
fn extreme() -> CardTable {
    let track = format!("values = [{}]", vec!["99"; 32].join(", "));
    let text = STANDARD
        .replace("values = [0, 1, 1, 2, 2, 3]", &track)
        .replace("start = 2 ", "start = 31 ")
        .replace("hops = 1\nbarley = 3\nwater = 2", "hops = 99\nbarley = 99\nwater = 99")
        .replace("hops = 1\nbarley = 2\nwater = 3", "hops = 0\nbarley = 0\nwater = 0")
        .replace("[8, 10, 12, 14, 16, 18]", "[99, 99, 0, 99, 99, 99]")
        .replace("top = 25", "top = 99")
        .replace("[\"none\", \"none\", \"none\", ", "[\"hops\", \"hops\", \"hops\", ");
    CardTable::from_toml("extreme", &text).unwrap()
}

#[test]
fn a_good_table_of_ones_own_plays_to_the_end_and_its_record_replays() {
    for (players, variant) in [(2, Variant::Base), (3, Variant::Expert)] {
        let game = Fuerstenfeld::new(players, variant, extreme()).unwrap();
        let mut table = Table::new(game);
        let mut dice = princely_core::Keyed::new(princely_core::Seed::of_series(1, 1));
        let mut quick = princely_core::Quick(1);
        loop {
            table.step(&mut dice, &mut Silent);
            crate::common::sound(table.game(), table.state());
            let Turn::Seats(seats) = table.turn() else { break };
            let seat = seats.lowest().unwrap();
            let action = crate::common::hasty(table.game(), table.state(), seat, &mut quick);
            table.act(seat, action, &mut Silent).unwrap();
        }
        let text = write(&table, None, &None);
        let record = read::<Fuerstenfeld>(&text, |_| {}).unwrap();
        assert_eq!(record.table.state(), table.state());
        assert_eq!(record.table.game().table(), &extreme());
    }
}

#[test]
fn the_values_of_a_table_are_the_ones_played_with() {
    let text = STANDARD
        .replace("coins = { value = 2", "coins = { value = 7")
        .replace("top = 25", "top = 10")
        .replace("crane = { cost = 5", "crane = { cost = 1");
    let scene = Scene::new(2, Variant::Base, CardTable::from_toml("mine", &text).unwrap()).hand(0, "crane");
    assert_eq!(scene.player(0).coins, 7);
    assert_eq!(scene.game.disc(25, false), 10);
    assert_eq!(scene.game.cost(&scene.state, scene.player(0), Card::Crane), 1);
    assert_eq!(scene.game.table().demand[0], Goods::new(1, 3, 2));
}

/// An unfinished record of the standard game.
fn record() -> String {
    let mut table = Table::new(Fuerstenfeld::new(2, Variant::Base, CardTable::standard()).unwrap());
    table.step(&mut princely_core::Keyed::new(princely_core::Seed::of_series(1, 1)), &mut Silent);
    write(&table, None, &None)
}

#[test]
fn a_bad_table_in_a_record_is_refused_with_its_path_and_the_reason() {
    let record = record();
    assert!(read::<Fuerstenfeld>(&record, |_| {}).is_ok());
    let thirty_three = format!("\"values\":[{}]", vec!["1"; 33].join(","));
    for (from, to, reason) in [
        ("\"hops_1\":3", "\"hops_1\":3,\"hops_1\":3", "cost.hops_1: hops_1 stands there twice"),
        ("\"hops_1\":3,", "", "cost: the card hops_1 is missing"),
        ("\"hops_1\":3", "\"hops_9\":3", "cost.hops_9: there is no card"),
        ("\"hops_1\":3", "\"hops_1\":3,\"palace_1\":8", "cost.palace_1: a palace costs the palace price"),
        ("\"hops_1\":3", "\"hops_1\":-3", "cost.hops_1: -3 is negative"),
        ("\"hops_1\":3", "\"hops_1\":100", "cost.hops_1: 100 is more than 99"),
        ("\"hops_1\":3", "\"hops_1\":1.5", "invalid type"),
        ("\"hops_1\":3", "\"hops_1\":null", "invalid type"),
        ("\"hops_1\":3", "\"hops_1\":1e99", "invalid type"),
        ("\"hops_1\":3", "\"hops_1\":99999999999999999999", "invalid"),
        ("\"values\":[0,1,1,2,2,3]", "\"values\":[]", "price_track.values: the price track is empty"),
        ("\"values\":[0,1,1,2,2,3]", thirty_three.as_str(), "33 spaces, at most 32"),
        ("\"start\":2", "\"start\":6", "price_track.start: the start, 6, is outside"),
        ("\"start\":2", "\"start\":2,\"top\":5", "unknown field `top`"),
        ("[8,10,12,14,16,18]", "[8,10,12,14,16]", "palace_prices: there must be 6 palace price cards, not 5"),
        ("[8,10,12,14,16,18]", "[8,10,12,14,16,180]", "palace_prices[5]: 180 is more than 99"),
        ("\"start_coins\":2", "\"start_coins\":-1", "start_coins: -1 is negative"),
        ("\"income_top\":25", "\"income_top\":100", "income_top: 100 is more than 99"),
        ("\"income_top\":25,", "", "missing field `income_top`"),
        ("\"income_top\":25", "\"income_top\":25,\"bonus\":1", "unknown field `bonus`"),
        (
            "[null,null,null,\"water\"",
            "[null,null,\"water\"",
            "printed_fields: there must be 6 printed fields, not 5",
        ),
        ("[null,null,null,\"water\"", "[null,null,\"none\",\"water\"", "unknown variant `none`"),
        ("\"name\":\"standard\",", "", "missing field `name`"),
        (
            "\"demand\":[{\"hops\":1,\"barley\":3,\"water\":2},",
            "\"demand\":[",
            "demand: there must be 7 demand cards, not 6",
        ),
        (
            "\"demand\":[{\"hops\":1,\"barley\":3,\"water\":2},",
            "\"demand\":[{\"hops\":100,\"barley\":3,\"water\":2},",
            "demand[0].hops: 100 is more than 99",
        ),
        (
            "\"demand\":[{\"hops\":1,\"barley\":3,\"water\":2},",
            "\"demand\":[{\"hops\":1,\"barley\":3},",
            "missing field `water`",
        ),
    ] {
        assert_eq!(record.matches(from).count(), 1, "{from:?}");
        let error = read::<Fuerstenfeld>(&record.replace(from, to), |_| {}).unwrap_err();
        assert!(matches!(error, RecordError::Options(_) | RecordError::Json(_)), "{to}: {error:?}");
        assert!(error.to_string().contains(reason), "{to}: {error}");
    }
}

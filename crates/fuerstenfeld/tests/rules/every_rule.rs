//! No rule of the book is without a test.

const BOOK: &str = include_str!("../../../../docs/rules/fuerstenfeld.md");

const TESTS: [&str; 10] = [
    include_str!("build.rs"),
    include_str!("discard.rs"),
    include_str!("draw.rs"),
    include_str!("end.rs"),
    include_str!("hidden.rs"),
    include_str!("prices.rs"),
    include_str!("round.rs"),
    include_str!("sell.rs"),
    include_str!("setup.rs"),
    include_str!("values.rs"),
];

#[test]
fn every_rule_of_the_book_has_a_test_that_begins_with_its_id() {
    let ids: Vec<&str> = BOOK
        .lines()
        .filter_map(|line| line.strip_prefix("- F-"))
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert_eq!(ids.first().copied(), Some("VAL-1"), "the book is read from its beginning");
    assert!(ids.len() >= 45, "only {} rules were found in the book", ids.len());
    let untested: Vec<&str> = ids
        .into_iter()
        .filter(|id| {
            let name = format!("fn f_{}_", id.to_lowercase().replace('-', "_"));
            !TESTS.iter().any(|file| file.contains(&name))
        })
        .collect();
    assert_eq!(untested, [""; 0], "rules without a test");
}

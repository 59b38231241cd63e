//! The rules, one test at least for every numbered one. A test is named after its rule.
#![allow(clippy::unwrap_used, unreachable_pub)]

mod annex_e;
mod components;
mod construct;
mod end;
mod general;
mod masters;
mod miners;
mod orders;
mod place;
mod play;
mod produce;
mod records;
mod score;
mod setup;
mod tiles;
mod trade;

/// Every rule of the rule book has a test that is named after it.
#[test]
fn every_rule_has_a_test() {
    let book = include_str!("../../../../docs/rules/principati.md");
    let sources = [
        include_str!("annex_e.rs"),
        include_str!("components.rs"),
        include_str!("construct.rs"),
        include_str!("end.rs"),
        include_str!("general.rs"),
        include_str!("masters.rs"),
        include_str!("miners.rs"),
        include_str!("orders.rs"),
        include_str!("place.rs"),
        include_str!("produce.rs"),
        include_str!("records.rs"),
        include_str!("score.rs"),
        include_str!("setup.rs"),
        include_str!("tiles.rs"),
        include_str!("trade.rs"),
    ]
    .concat();
    let mut ids: Vec<String> = book
        .split(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-'))
        .filter_map(|token| {
            let (word, number) = token.strip_prefix("P-")?.split_once('-')?;
            let plain = number.len() == 2 && number.chars().all(|c| c.is_ascii_digit());
            plain.then(|| format!("p_{}_{number}", word.to_lowercase()))
        })
        .collect();
    ids.push("p_bld_03".into());
    ids.sort();
    ids.dedup();
    assert!(ids.len() > 140, "the rule book was not understood: {ids:?}");
    let missing: Vec<&String> = ids.iter().filter(|id| !sources.contains(&format!("fn {id}"))).collect();
    assert!(missing.is_empty(), "rules without a test: {missing:?}");
    let vectors: Vec<u32> = (1..=23).filter(|n| !sources.contains(&format!("fn annex_e_{n:02}"))).collect();
    assert!(vectors.is_empty(), "vectors without a test: {vectors:?}");
}

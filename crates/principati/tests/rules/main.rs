//! The rules, with at least one test for every numbered rule. A test is named after its rule, and `cargo xtask rules`
//! says which rule has none.
#![allow(clippy::unwrap_used, unreachable_pub)]

mod annex_e;
mod catalogue;
mod components;
mod construct;
mod end;
mod general;
mod masters;
mod miners;
mod options;
mod orders;
mod place;
mod play;
mod produce;
mod records;
mod scenario;
mod score;
mod setup;
mod tiles;
mod trade;

/// Every vector of Annex E has a test that is named after it.
#[test]
fn every_vector_has_a_test() {
    let tests = include_str!("annex_e.rs");
    let missing: Vec<u32> =
        (1..=23).filter(|number| !tests.contains(&format!("fn annex_e_{number:02}"))).collect();
    assert!(missing.is_empty(), "vectors without a test: {missing:?}");
}

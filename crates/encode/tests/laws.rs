//! The laws of tensors and choices, on random games of both games and every variant.
#![allow(clippy::unwrap_used)]

use princely_core::Seat;
use princely_core::laws::{Lawful, Plan};
use princely_encode::Encode;
use princely_encode::laws::{
    choices_spell_the_legal_list, tensors_tell_nothing_hidden, tensors_tell_nothing_hidden_with,
};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_principati::{Options, Principati};

fn fuerstenfeld() -> Vec<Fuerstenfeld> {
    let game = |players, variant| Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap();
    let variants = [Variant::Base, Variant::Expert];
    (2..=5).flat_map(|players| variants.map(|variant| game(players, variant))).collect()
}

fn principati() -> [Principati; 2] {
    use princely_principati::Variant::{Base, Miners};
    [Base, Miners].map(|variant| Principati::new(Options { variant, ..Options::default() }).unwrap())
}

#[test]
fn choices_of_fuerstenfeld_spell_exactly_the_legal_list() {
    let mut actions = 0;
    for game in fuerstenfeld() {
        let tally = choices_spell_the_legal_list(&game, &Plan::new(1, 12).every(3)).unwrap();
        actions += tally.actions;
        assert!(tally.decisions > 100, "{tally:?}");
    }
    assert!(actions > 100_000, "{actions}");
}

#[test]
fn choices_of_principati_spell_exactly_the_legal_list() {
    for game in principati() {
        let tally = choices_spell_the_legal_list(&game, &Plan::new(1, 4).every(8)).unwrap();
        assert!(tally.decisions > 100 && tally.actions > 1_000 && tally.longest >= 5, "{tally:?}");
    }
}

#[test]
fn tensors_and_masks_of_fuerstenfeld_tell_nothing_hidden() {
    for game in fuerstenfeld() {
        let tally = tensors_tell_nothing_hidden(&game, &Plan::new(2, 2).every(4)).unwrap();
        assert!(tally.worlds > 100, "{tally:?}");
    }
}

#[test]
fn tensors_and_masks_of_principati_tell_nothing_hidden() {
    for game in principati() {
        tensors_tell_nothing_hidden(&game, &Plan::new(2, 1).every(20)).unwrap();
    }
    // Secrets are there in the set-up only.
    let short = Principati::new(Options { max_rounds: Some(1), ..Options::default() }).unwrap();
    let tally = tensors_tell_nothing_hidden(&short, &Plan::new(3, 30)).unwrap();
    assert!(tally.worlds > 20, "{tally:?}");
}

/// A law that never fails proves nothing.
#[test]
fn a_leak_planted_in_a_tensor_is_found() {
    fn check<G: Lawful + Encode>(game: &G, plan: &Plan<G>, leak: impl Fn(&G::State, &mut [u8])) {
        assert!(tensors_tell_nothing_hidden_with(game, plan, leak).is_err());
    }
    for game in fuerstenfeld() {
        check(&game, &Plan::new(4, 1), |state, tensor| tensor[0] ^= state.player(Seat(1)).hand.bits() as u8);
    }
    let short = Principati::new(Options { max_rounds: Some(1), ..Options::default() }).unwrap();
    check(&short, &Plan::new(3, 30), |state, tensor| {
        tensor[9] ^= state.player(Seat(0)).kept().unwrap_or(0);
    });
}

#[test]
fn a_tensor_of_fuerstenfeld_has_at_most_1024_numbers() {
    for game in fuerstenfeld() {
        assert!(game.layout().len() <= 1024, "{}", game.layout().len());
    }
}

/// The numbers that docs/encoding.md states.
#[test]
fn the_page_about_encodings_states_the_sizes() {
    let page = include_str!("../../../docs/encoding.md");
    let sizes = [
        format!("Fürstenfeld, version 1: {} numbers", Fuerstenfeld::WIDTH),
        format!(
            "Principati Duello, version 1: {},{:03} numbers",
            Principati::WIDTH / 1000,
            Principati::WIDTH % 1000
        ),
        format!("Fürstenfeld has {} choices", Fuerstenfeld::CHOICES),
        format!("Principati Duello has {} choices", Principati::CHOICES),
    ];
    for size in sizes {
        assert!(page.contains(&size), "{size}");
    }
    for (game, parts) in
        [("Fürstenfeld", fuerstenfeld()[0].layout()), ("Principati", principati()[0].layout())]
    {
        for part in &parts.parts {
            assert!(page.contains(&format!("`{}`", part.name)), "{game}: {}", part.name);
        }
    }
}

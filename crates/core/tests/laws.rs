//! The law suite holds for a small game that obeys the laws, and every law can fail.
#![cfg(feature = "laws")]

mod toy;

#[path = "toy/lawful.rs"]
mod lawful;

use princely_core::laws::*;
use princely_core::*;
use toy::{Fault, Move, Seen, Toy};

fn highest(_: &Toy, _: &Seen, legal: &[Move], _: &mut Quick) -> Move {
    let card = |action: &&Move| match action {
        Move::Commit(card) | Move::Stash(card) => *card,
        Move::Pass => 0,
    };
    *legal.iter().max_by_key(card).expect("someone who acts can do something")
}

fn sound() -> Toy {
    Toy::new(Fault::None)
}

/// The first law that a fault breaks: first those of `obey` are checked, then the draws, then the two worlds.
fn broken_by(fault: Fault) -> &'static str {
    let game = Toy::new(fault);
    let plan = Plan::new(5, 60).longest(1_000);
    let broken = obey(&game, &plan)
        .map(|_| ())
        .and_then(|()| uniform(&game, &Plan::new(6, 1).policy(highest), 10_000).map(|_| ()))
        .and_then(|()| two_worlds(&game, &plan, &plain_words).map(|_| ()));
    broken.map_or_else(|broken| broken.law, |()| "none")
}

#[test]
fn a_sound_game_obeys() {
    let plan = Plan::new(1, 400).policy(random).policy(highest);
    let tally = obey(&sound(), &plan).unwrap();
    assert_eq!((tally.games, tally.longest), (400, 15), "{tally:?}");
    assert!(tally.varied > 10_000 && tally.undone > 100 && tally.swapped > 1_000, "{tally:?}");
}

#[test]
fn old_rules_obey_too() {
    let old = Toy::by_rules(1);
    let tally = obey(&old, &Plan::new(1, 200).policy(random).policy(highest)).unwrap();
    assert_eq!((tally.games, tally.longest), (200, 15), "{tally:?}");
    two_worlds(&old, &Plan::new(2, 100), &plain_words).unwrap();
    uniform(&old, &Plan::new(3, 2), 4_000).unwrap();
}

#[test]
fn a_game_that_forgets_by_which_rules_it_is_played_breaks_its_records() {
    let forgetful = Toy { fault: Fault::ForgetsItsRules, ..Toy::by_rules(1) };
    assert_eq!(obey(&forgetful, &Plan::new(5, 60)).map_err(|broken| broken.law), Err("record"));
}

#[test]
fn two_worlds_of_a_sound_game_look_the_same() {
    let plan = Plan::new(2, 400).policy(random).policy(highest);
    let worlds = two_worlds(&sound(), &plan, &plain_words).unwrap();
    assert_eq!((worlds.states, worlds.unmirrored), (6_400, 0), "{worlds:?}");
    assert!(worlds.varied > 20_000, "{worlds:?}");
}

#[test]
fn the_draws_of_a_sound_game_are_uniform() {
    let found = uniform(&sound(), &Plan::new(3, 4), 4_000).unwrap();
    assert!(found.tests > 1_000 && found.worst < 0.1, "{found:?}");
}

#[test]
fn every_planted_leak_in_the_small_game_is_found() {
    let found = every_planted_leak_is_found(&sound(), &Plan::new(4, 10), &plain_words).unwrap();
    assert!(found > 40, "{found} leaks");
}

#[test]
fn looking_less_often_changes_no_game() {
    let count =
        |every| obey(&sound(), &Plan::new(9, 20).every(every)).map(|tally| (tally.states, tally.chances));
    assert_eq!(count(1), count(7));
}

#[test]
fn every_law_can_be_broken() {
    let broken = [
        (Fault::ListsTwice, "legal"),
        (Fault::ListsIllegal, "legal"),
        (Fault::AllowsTooMuch, "legal"),
        (Fault::ObservesAnotherList, "legal"),
        (Fault::ObservesNothingOfItself, "legal"),
        (Fault::ObservesCommits, "sight"),
        (Fault::ViewLeaks, "sight"),
        (Fault::EventLeaks, "seen"),
        (Fault::ShowsStash, "seen"),
        (Fault::ShowsDraws, "seen record"),
        (Fault::KeepsTheTruth, "sight"),
        (Fault::DealsNearlyFair, "uniform"),
        (Fault::DealsInOrder, "uniform"),
        (Fault::OrderMatters, "at once"),
        (Fault::LosesACard, "validate"),
        (Fault::WrongResult, "progress"),
        (Fault::NobodyCanAct, "progress"),
        (Fault::ChanceIsStreamed, "chance is keyed"),
        (Fault::AppliesByWhim, "replay"),
        (Fault::ForgetsARound, "record"),
        (Fault::NotesAnotherDraw, "chance is keyed"),
        (Fault::UncoversTooLittle, "seen"),
        (Fault::ImaginesBadly, "seen"),
    ];
    for (fault, law) in broken {
        assert_eq!(broken_by(fault), law, "{fault:?}");
    }
}

#[test]
fn two_worlds_alone_find_what_is_shown_too_much() {
    for fault in [Fault::EventLeaks, Fault::ShowsStash, Fault::ShowsDraws] {
        let broken = two_worlds(&Toy::new(fault), &Plan::new(5, 60).longest(1_000), &plain_words);
        assert_eq!(broken.map_err(|broken| broken.law), Err("two worlds"), "{fault:?}");
    }
}

#[test]
fn a_sound_game_offers_what_is_legal_and_previews_what_happens() {
    let tally = offers(&sound(), &Plan::new(7, 200).policy(random).policy(highest)).unwrap();
    assert!(tally.choices > 2_000 && tally.offered > 6_000 && tally.denied > 20_000, "{tally:?}");
    assert!(tally.previews > 1_500 && tally.secrets > 300 && tally.refusals > 1_000, "{tally:?}");
    assert!(tally.varied > 5_000 && tally.answers > 20_000, "{tally:?}");
}

#[test]
fn every_law_about_offers_can_be_broken() {
    for (fault, law) in [
        (Fault::None, "none"),
        (Fault::OffersTooLittle, "choices"),
        (Fault::OffersTooMuch, "choices"),
        (Fault::OffersTwice, "choices"),
        (Fault::OffersNothing, "choices"),
        (Fault::OffersOutOfTurn, "choices"),
        (Fault::WrongWhyNot, "choices"),
        (Fault::WrongAnswer, "choices"),
        (Fault::ChoicesLeak, "two worlds"),
        (Fault::AnswersLeak, "two worlds"),
        (Fault::PreviewsSecrets, "preview"),
        (Fault::ImaginesOtherPoints, "preview"),
    ] {
        let found = offers(&Toy::new(fault), &Plan::new(5, 60));
        assert_eq!(found.map_or_else(|broken| broken.law, |_| "none"), law, "{fault:?}");
    }
}

#[test]
fn the_record_of_a_viewer_tells_nothing_of_what_is_hidden() {
    let told =
        |fault| seen_record::seen_records_are_true_and_tell_nothing(&Toy::new(fault), &Plan::new(7, 60));
    let found = told(Fault::None).unwrap();
    assert!(found.varied > 100 && found.longest == 15, "{found:?}");
    assert!(found.varied < found.records, "a spectator of some games has seen everything: {found:?}");
    for fault in [Fault::ResultTellsStashes, Fault::ShowsDraws, Fault::ShowsStash] {
        let broken = told(fault).unwrap_err();
        assert!(broken.why.contains("can tell two games apart by their records"), "{broken}");
    }
}

#[test]
fn the_record_of_a_viewer_is_true() {
    let read_back = |fault| {
        walk(&Toy::new(fault), &Plan::new(7, 60), |moment, _| {
            moment.holds("seen record", seen_record::seen_records_round_trip(moment))
        })
    };
    assert_eq!(read_back(Fault::None).map(|walked| walked.games), Ok(60));
    for (fault, why) in [
        (Fault::ResultTellsStashes, "result disagrees at [0]"),
        (Fault::UncoversTooLittle, "entry 3: "),
        (Fault::ForgetsARound, "the record says null"),
    ] {
        let broken = read_back(fault).unwrap_err();
        assert!(broken.why.contains(why), "{fault:?}: {broken}");
    }
}

#[test]
fn a_broken_law_says_where() {
    let broken = obey(&Toy::new(Fault::ListsTwice), &Plan::new(5, 1)).unwrap_err();
    assert!(
        broken
            .to_string()
            .starts_with("law \"legal\" is broken by fifteen {\"rounds\":3}, seed 5, game 0 after ")
    );
    assert!(broken.to_string().ends_with(" is listed twice"), "{broken}");
}

#[test]
fn a_game_that_takes_too_long_does_not_end() {
    let broken = obey(&sound(), &Plan::new(5, 1).longest(10)).unwrap_err();
    assert_eq!((broken.law, broken.at), ("ends", Some((0, 11))));
}

#[test]
fn undo_is_not_exact_where_order_matters() {
    let plan = Plan::new(5, 60);
    let by_undo = |fault| {
        walk(&Toy::new(fault), &plan, |moment, quick| {
            moment.holds("undo", log::undo_restores(moment, quick)).map(|_| ())
        })
    };
    assert_eq!(by_undo(Fault::None).map(|walked| walked.games), Ok(60));
    assert_eq!(by_undo(Fault::OrderMatters).map_err(|broken| broken.law), Err("undo"));
}

#[test]
fn a_leak_into_the_words_is_found() {
    let leak = Leak { exhibit: Exhibit::Words, path: "[]".into() };
    let broken = worlds::two_worlds_with(&sound(), &Plan::new(4, 1), &plain_words, Some(&leak)).unwrap_err();
    assert!(broken.why.contains("can tell two worlds apart: Words: "), "{broken}");
}

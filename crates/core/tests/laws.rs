//! The law suite holds for a small game that obeys the laws, and every law can fail.
#![cfg(feature = "laws")]

mod toy;

use princely_core::laws::*;
use princely_core::*;
use std::collections::BTreeSet;
use toy::offers::{Choices, WhyNot};
use toy::{Cards, Fault, Move, Seen, Stage, State, Toy, exchange, hidden_cards};

impl Lawful for Toy {
    fn validate(&self, state: &State) -> Result<(), String> {
        let mut cards: Vec<u8> = state.hands.iter().chain(&state.stashes).flatten().copied().collect();
        cards.extend(state.commits.iter().flatten());
        cards.extend(&state.played);
        let kinds: BTreeSet<u8> = cards.iter().copied().collect();
        let dealt = match state.stage {
            Stage::Deal => 0,
            _ => (9 + 3 * usize::from(state.round)
                - 3 * usize::from(matches!(state.stage, Stage::Draw | Stage::Over)))
            .min(15),
        };
        if kinds.len() != cards.len() {
            Err(format!("a card is there twice: {cards:?}"))
        } else if cards.len() != dealt {
            Err(format!("{dealt} cards were dealt, but {} are there", cards.len()))
        } else {
            Ok(())
        }
    }

    fn stray_action(&self, _: &State, _: Seat, chooser: &mut Quick) -> Move {
        let card = chooser.below(u32::from(toy::CARDS)) as u8;
        [Move::Commit(card), Move::Stash(card), Move::Stash(0), Move::Pass][chooser.below(4) as usize]
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<Vec<u32>> {
        let heap = |cards: &[u8]| cards.iter().copied().map(u32::from).collect();
        (0..toy::SEATS)
            .filter(|seat| viewer != Some(Seat(*seat as u8)))
            .flat_map(|seat| {
                [heap(&state.stashes[seat]), heap(&state.hands[seat]), heap(state.commits[seat].as_slice())]
            })
            .collect()
    }

    /// Card 0 is in no stash, and therefore more often than others among the rest.
    fn odds(&self, seen: &Seen, heap: usize, given: Option<(usize, u32)>) -> Vec<(u32, f64)> {
        let is_stash = |heap: usize| heap.is_multiple_of(3);
        let others = (0..toy::SEATS).filter(|seat| seen.viewer != Some(Seat(*seat as u8)));
        let stashed: usize = others.map(|seat| seen.board.stashes[seat].len()).sum();
        let mut pool: Vec<u32> = hidden_cards(seen).into_iter().map(u32::from).collect();
        let mut free = pool.len() - stashed;
        if let Some((other, card)) = given {
            pool.retain(|left| *left != card);
            free -= usize::from(!is_stash(other));
        }
        if !pool.contains(&0) {
            return drawn_from(&pool, None);
        }
        let zero = if is_stash(heap) { 0.0 } else { 1.0 / free as f64 };
        let each = (1.0 - zero) / (pool.len() - 1) as f64;
        pool.into_iter().map(|card| (card, if card == 0 { zero } else { each })).collect()
    }

    fn uncovered(&self, before: &State, after: &State, _: Viewer) -> Option<String> {
        (after.played.len() > before.played.len()).then(|| format!("{:?}", after.played))
    }

    /// What is committed is about to be shown, and must be the same; two hidden cards change places.
    fn another_world(&self, state: &State, next: &Entry<Toy>, viewer: Viewer, chooser: &mut Quick) -> State {
        let drawn = self.determinize(&self.observe(state, viewer), chooser);
        let mut world = drawn.clone();
        for seat in 0..toy::SEATS {
            if let (Some(drawn), Some(true_one)) = (world.commits[seat], state.commits[seat]) {
                exchange(&mut world, drawn, true_one);
            }
        }
        if let Entry::Action { seat, action: Move::Commit(card) } = next
            && !world.hands[seat.index()].contains(card)
        {
            let other = world.hands[seat.index()][0];
            exchange(&mut world, other, *card);
        }
        if world.stashes.iter().flatten().any(|card| *card == 0) { drawn } else { world }
    }

    fn shown_choices(&self, seen: &Seen) -> Option<Box<serde_json::value::RawValue>> {
        shown_choices(self, seen)
    }

    fn another_chance(
        &self,
        state: &State,
        chance: &Cards,
        viewer: Viewer,
        chooser: &mut Quick,
    ) -> Option<Cards> {
        let own = viewer.map_or(toy::SEATS, Seat::index);
        let mut deck = Toy::deck(state);
        let kept = chance.0.get(own).cloned().unwrap_or_default();
        if !kept.iter().all(|card| deck.contains(card)) {
            return None;
        }
        deck.retain(|card| !kept.contains(card));
        chooser.shuffle(&mut deck);
        Some(Cards(std::array::from_fn(|seat| match seat == own {
            true => kept.clone(),
            false => chance.0[seat].iter().filter_map(|_| deck.pop()).collect(),
        })))
    }
}

impl LawfulOffers for Toy {
    fn offered(choices: &Choices, _: Ask<'_, Toy>) -> Vec<Move> {
        match choices {
            Choices::Commit { cards, .. } => cards.iter().map(|card| Move::Commit(*card)).collect(),
            Choices::Stash { cards, .. } => {
                cards.iter().map(|card| Move::Stash(*card)).chain([Move::Pass]).collect()
            }
        }
    }

    fn denied(choices: &Choices, ask: Ask<'_, Toy>) -> Vec<(Move, Refused)> {
        let mut denied: Vec<_> = match choices {
            Choices::Commit { .. } => vec![],
            Choices::Stash { not, .. } => {
                not.iter().map(|(card, refused)| (Move::Stash(*card), refused.clone())).collect()
            }
        };
        for action in (0..toy::CARDS).map(Move::Commit).chain([Move::Pass]) {
            denied.extend(ask(&WhyNot(action)).refused.map(|refused| (action, refused)));
        }
        denied
    }

    fn questions(&self, _: &Seen, chooser: &mut Quick) -> Vec<WhyNot> {
        let card = chooser.below(u32::from(toy::CARDS)) as u8;
        vec![WhyNot(Move::Commit(card)), WhyNot(Move::Stash(card)), WhyNot(Move::Pass)]
    }
}

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

/// The law that a fault breaks: first those of `obey`, then the draws, then the two worlds.
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
            .starts_with("law \"legal\" is broken by toy {\"rounds\":3}, seed 5, game 0 after ")
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

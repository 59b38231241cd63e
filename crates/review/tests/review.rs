//! Reviews add up, are fair, and do not depend on how they are made.
#![allow(clippy::unwrap_used)] // a failure says where

use princely_bots::Bot as _;
use princely_core::record::write;
use princely_core::{Keyed, Quick, Seat, Seed, Silent, Step, Table, Viewer};
use princely_fuerstenfeld::{Action, CardTable, Fuerstenfeld, Phase, Variant};
use princely_house::{Housed, of_record};
use princely_principati::{Options, Principati};
use princely_protocol::{Cause, Review, Verdict};
use princely_review::{Effort, Reviewing, begin};
use princely_search::Progress;
use princely_words::{Language, Names, Words};

/// A game of `greedy` against itself; `instead` may have a seat do something else. Stops after `most` entries.
fn game_of<G: Housed>(
    game: &G,
    number: u64,
    most: usize,
    instead: impl Fn(&G::State, Seat) -> Option<G::Action>,
) -> String {
    let (mut bot, mut whims) = (game.greedy(), Quick(number));
    let mut table = Table::new(game.clone());
    let mut dice = Keyed::new(Seed::of_series(3, number));
    while let Step::Seats(seats) = table.step(&mut dice, &mut Silent) {
        let seat = seats.lowest().unwrap();
        if table.log().len() > most {
            break;
        }
        let planted =
            instead(table.state(), seat).filter(|action| game.check(table.state(), seat, action).is_ok());
        let action = planted.unwrap_or_else(|| {
            bot.choose(game, &game.observe(table.state(), Some(seat)), &mut whims).unwrap()
        });
        table.act(seat, action, &mut Silent).unwrap();
    }
    write(&table, None, &None)
}

fn fuerstenfeld(players: u8) -> Fuerstenfeld {
    Fuerstenfeld::new(players, Variant::Base, CardTable::standard()).unwrap()
}

fn duel() -> Principati {
    Principati::new(Options { max_rounds: Some(3), ..Options::default() }).unwrap()
}

fn records() -> Vec<String> {
    vec![game_of(&fuerstenfeld(3), 1, usize::MAX, |_, _| None), game_of(&duel(), 1, usize::MAX, |_, _| None)]
}

fn little(usual: Effort) -> Effort {
    Effort { worst: 2, ..usual.scaled(1, 40) }
}

fn made(record: &str, seat: u8) -> (Box<dyn Reviewing>, Review) {
    let mut reviewing = begin(record, Seat(seat), 7, Some(little)).unwrap();
    let review = reviewing.finish(2, &|_| ()).unwrap();
    (reviewing, review)
}

fn written(review: &Review) -> String {
    serde_json::to_string(review).unwrap()
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-6
}

#[test]
fn own_play_luck_others_and_rest_add_up() {
    for record in records() {
        for seat in 0..2 {
            let (_, review) = made(&record, seat);
            let Review { own, luck, others, rest, start, result, .. } = review;
            assert!(close(own + luck + others + rest, result - start));
            assert!(
                own <= 0.0 && close(own, -review.decisions.iter().map(|decision| decision.loss).sum::<f64>())
            );
            for part in [&review.by_phase, &review.by_kind] {
                assert!(close(part.iter().map(|losses| losses.loss).sum::<f64>(), -own));
                assert_eq!(
                    part.iter().map(|losses| losses.decisions).sum::<u32>() as usize,
                    review.decisions.len()
                );
            }
            // The rest is what the curve says about own entries beyond the loss.
            let mut replay = of_record(&record).unwrap().replay(&record).unwrap();
            let share = |entry: usize| review.curve[entry].shares[usize::from(seat)];
            let mut moved = 0.0;
            for decision in &review.decisions {
                moved += share(decision.last as usize) - share(decision.entry as usize - 1);
            }
            // Entries without a choice are own ones too.
            let free = |entry: usize| {
                review
                    .decisions
                    .iter()
                    .any(|decision| (decision.entry..=decision.last).contains(&(entry as u32)))
            };
            let entries = replay.verified().entries;
            for entry in (1..=entries).filter(|&entry| !free(entry)) {
                replay.go(entry - 1).unwrap();
                let acts = replay.legal(None, Words::english()).unwrap().legal;
                replay.go(entry).unwrap();
                let is_own = acts.len() == 1 && acts[0].seat == Seat(seat) && review.game == "fuerstenfeld";
                if is_own {
                    moved += share(entry) - share(entry - 1);
                }
            }
            if review.game == "fuerstenfeld" {
                assert!(close(rest, moved - own + result - share(entries)), "{rest} {moved} {own}");
            }
            for point in &review.curve {
                assert!((point.shares.iter().sum::<f64>() - 1.0).abs() < 1e-4);
            }
        }
    }
}

#[test]
fn every_decision_had_more_than_one_option_and_none_is_left_out() {
    for record in records() {
        let (_, review) = made(&record, 1);
        let mut replay = of_record(&record).unwrap().replay(&record).unwrap();
        let mut choices = 0;
        let mut own = 0;
        for entry in 1..=replay.verified().entries {
            replay.go(entry - 1).unwrap();
            let legal = replay.legal(None, Words::english()).unwrap().legal;
            let here = legal.iter().find(|legal| legal.seat == Seat(1));
            let is_covered = review
                .decisions
                .iter()
                .any(|decision| (decision.entry..=decision.last).contains(&(entry as u32)));
            own += u32::from(is_covered);
            if is_covered {
                let here = here.expect("a decision of the seat");
                choices += u32::from(here.count > 1);
            } else if legal.len() == 1 {
                assert!(here.is_none_or(|here| here.count == 1), "entry {entry} is left out");
            }
        }
        for decision in &review.decisions {
            assert_eq!(decision.done.len() as u32, decision.last - decision.entry + 1);
            let some = (decision.entry..=decision.last).any(|entry| {
                replay.go(entry as usize - 1).unwrap();
                replay.legal(Some(Seat(1)), Words::english()).unwrap().legal[0].count > 1
            });
            assert!(some, "there was nothing to choose at entry {}", decision.entry);
        }
        assert!(choices > 10 && own >= choices);
    }
}

#[test]
fn a_review_is_the_same_on_any_threads_and_in_any_slices() {
    for record in records() {
        let (_, review) = made(&record, 0);
        let mut alone = begin(&record, Seat(0), 7, Some(little)).unwrap();
        assert_eq!(written(&alone.finish(1, &|_| ()).unwrap()), written(&review));
        let mut sliced = begin(&record, Seat(0), 7, Some(little)).unwrap();
        let (mut slices, mut latest) = (0, 0.0);
        let found = loop {
            slices += 1;
            assert!(sliced.progress() >= latest && sliced.progress() <= 1.0);
            latest = sliced.progress();
            let mut looks = 0;
            let mut watch = || {
                looks += 1;
                looks >= 5
            };
            if let Progress::Done(found) = sliced.go_on(&mut watch).unwrap() {
                break found;
            }
        };
        assert!(slices > 20, "{slices}");
        assert_eq!(written(&found), written(&review));
        assert_eq!(review.decisions.iter().filter(|decision| decision.is_deep).count(), 2);
    }
}

/// What a seat saw of a game holds nothing of any other world, and is reviewed to the same bytes.
#[test]
fn worlds_that_differ_in_what_the_seat_could_not_know_have_the_same_review() {
    for record in records() {
        let replay = of_record(&record).unwrap().replay(&record).unwrap();
        for seat in 0..2 {
            let seen = replay.seen_record(Some(Seat(seat))).unwrap();
            let (_, of_whole) = made(&record, seat);
            let (_, of_seen) = made(&seen, seat);
            assert_eq!(written(&of_whole), written(&of_seen));
        }
    }
}

/// Until seat 1 does something else in the end, two games look the same to seat 0; so does their review until then.
#[test]
fn what_comes_later_does_not_change_a_quick_look_at_earlier_decisions() {
    let other = |round: u8| {
        move |state: &princely_fuerstenfeld::State, seat: Seat| {
            let is_late = state.round() >= round && state.phase() == Phase::Sell;
            (seat == Seat(1) && is_late).then_some(Action::SellNothing)
        }
    };
    let records = [
        game_of(&fuerstenfeld(2), 5, usize::MAX, other(6)),
        game_of(&fuerstenfeld(2), 5, usize::MAX, other(99)),
    ];
    let quick = |usual: Effort| Effort { worst: 0, ..usual.scaled(1, 40) };
    let [one, two] = records.map(|record| {
        let mut reviewing = begin(&record, Seat(0), 7, Some(quick)).unwrap();
        reviewing.finish(2, &|_| ()).unwrap()
    });
    let early = |review: &Review| -> Vec<String> {
        let early = review.decisions.iter().filter(|decision| decision.round < 6);
        early.map(|decision| serde_json::to_string(decision).unwrap()).collect()
    };
    assert!(early(&one).len() > 5 && one != two);
    assert_eq!(early(&one), early(&two));
}

#[test]
fn a_planted_mistake_is_found_told_with_its_reason_and_can_be_mended() {
    let planted = |state: &princely_fuerstenfeld::State, seat: Seat| {
        let is_there = seat == Seat(0) && (3..6).contains(&state.round()) && state.phase() == Phase::Sell;
        is_there.then_some(Action::SellNothing)
    };
    let record = game_of(&fuerstenfeld(2), 2, usize::MAX, planted);
    let usual = |usual: Effort| usual.scaled(1, 10);
    let mut reviewing = begin(&record, Seat(0), 1, Some(usual)).unwrap();
    let review = reviewing.finish(2, &|_| ()).unwrap();
    let nothing = r#"{"type":"sell_nothing"}"#;
    let planted: Vec<usize> = (0..review.decisions.len())
        .filter(|&index| review.decisions[index].done.iter().any(|action| action.get() == nothing))
        .collect();
    let found: Vec<usize> = review.worst.iter().map(|&index| index as usize).collect();
    assert!(found.iter().any(|index| planted.contains(index)), "{planted:?} are not in {found:?}");
    let index = *found.iter().find(|index| planted.contains(index)).unwrap();
    let worst = &review.decisions[index];
    assert!(matches!(worst.verdict, Verdict::Mistake | Verdict::BigMistake));
    assert!(worst.reasons.iter().any(|reason| reason.id.starts_with("f-why-")), "{worst:?}");

    for language in Language::ALL {
        let told = reviewing.told(Words::of(language), &Names::seats(2)).join("\n");
        assert!(
            !told.contains("t-review") && !told.contains("f-why") && !told.contains(['{', '$']),
            "{told}"
        );
    }
    // The better way is right, what was done is wrong.
    let better = worst.better.clone().unwrap();
    for (actions, is_right) in [(better, true), (worst.done.clone(), false)] {
        reviewing.attempt(index, &actions).unwrap();
        let attempt = loop {
            if let Progress::Done(attempt) = reviewing.try_on(&mut || true).unwrap() {
                break attempt;
            }
        };
        assert_eq!(attempt.is_right, is_right, "{attempt:?}");
        assert_eq!(attempt.reasons.is_empty(), is_right);
    }
    assert!(reviewing.attempt(index, &[]).is_err());
    assert!(reviewing.attempt(9999, &worst.done).is_err());
}

#[test]
fn what_cannot_be_reviewed_is_refused() {
    let whole = game_of(&fuerstenfeld(2), 1, usize::MAX, |_, _| None);
    let half = game_of(&fuerstenfeld(2), 1, 40, |_, _| None);
    let seen = |viewer: Viewer| {
        let replay = of_record(&whole).unwrap().replay(&whole).unwrap();
        replay.seen_record(viewer).unwrap()
    };
    for (record, seat, why) in [
        (&half, 0, "not finished"),
        (&whole, 2, "there is no seat 2"),
        (&whole, 255, "there is no seat 255"),
        (&seen(Some(Seat(1))), 0, ""),
        (&seen(None), 0, ""),
        (&"{}".to_owned(), 0, ""),
        (&String::new(), 0, ""),
    ] {
        let error = begin(record, Seat(seat), 1, None).err().expect("it is refused").to_string();
        assert!(error.contains(why) && !error.is_empty(), "{error}");
    }
    assert!(begin(&seen(Some(Seat(1))), Seat(1), 1, None).is_ok());
}

#[test]
fn turning_points_are_steps_of_the_curve() {
    for record in records() {
        let (_, review) = made(&record, 0);
        for turn in &review.turns {
            assert!((turn.after - turn.before).abs() >= review.thresholds.lucky);
            assert!(close(turn.after, review.curve[turn.last as usize].shares[0]));
            assert!(turn.entry <= turn.last);
        }
        assert!(review.turns.len() <= 5 && review.turns.is_sorted_by_key(|turn| turn.entry));
        assert!(review.turns.iter().all(|turn| turn.by != Cause::Own || turn.entry > 0));
    }
}

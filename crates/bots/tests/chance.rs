//! Chances to win: what holds for every estimate, in any position, for any viewer.
#![allow(clippy::unwrap_used)] // a failure says where

use princely_bots::chance::{self, Effort, Forecast, REFERENCE, Table, Trials};
use princely_bots::fuerstenfeld::Greedy;
use princely_bots::{Bot, Level, Random};
use princely_core::{Game, Keyed, Quick, Seat, Seed, Silent, Turn, Viewer};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Phase, Variant};
use princely_principati::{Options, Principati};
use princely_search::{InOneGo, Progress};

fn fuerstenfeld(players: u8, variant: Variant) -> Fuerstenfeld {
    Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap()
}

fn principati(rounds: Option<u16>) -> Principati {
    Principati::new(Options { max_rounds: rounds, ..Options::default() }).unwrap()
}

/// Plays a game by a bot, at most this many actions, and shows every position before somebody acts, and the last one.
fn positions<G: Game>(
    game: &G,
    bot: &mut dyn Bot<G>,
    number: u64,
    most: u32,
    mut look: impl FnMut(&G::State),
) {
    let mut dice = Keyed::new(Seed::of_series(12, number));
    let (mut state, mut whims, mut actions) = (game.start(), Quick(number), 0);
    loop {
        match game.turn(&state) {
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut dice);
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(seats) if actions < most => {
                look(&state);
                let seat = seats.lowest_to_act();
                let action = bot.choose(game, &game.observe(&state, Some(seat)), &mut whims).unwrap();
                game.apply(&mut state, seat, action, &mut Silent);
                actions += 1;
            }
            _ => return look(&state),
        }
    }
}

fn viewers<G: Game>(game: &G) -> Vec<Viewer> {
    (0..game.seats()).map(|seat| Some(Seat(seat))).chain([None]).collect()
}

/// Shares are between 0 and 1 and add up to 1, for everybody who looks on, at any time. Worlds that a viewer cannot
/// tell apart have the same chances, to the last bit, both quick and thorough.
fn holds<G: Forecast>(game: &G, number: u64, most: u32, worlds: u32) -> u32 {
    let (mut looked, mut fate) = (0, Quick(number ^ 0xFA7E));
    positions(game, &mut Random::default(), number, most, |state| {
        for viewer in viewers(game) {
            let seen = game.observe(state, viewer);
            let other = game.observe(&game.determinize(&seen, &mut fate), viewer);
            let quick = chance::quick(game, &seen);
            let mut told = vec![(quick, chance::quick(game, &other))];
            if looked % 7 == 0 {
                let thorough = |seen| chance::thorough(game, seen, worlds, &mut Quick(number));
                told.push((thorough(&seen), thorough(&other)));
            }
            for (one, other) in told {
                assert_eq!(one.shares.map(f32::to_bits), other.shares.map(f32::to_bits));
                assert_eq!(
                    (one.error.to_bits(), one.is_calibrated),
                    (other.error.to_bits(), other.is_calibrated)
                );
                let sum: f32 = one.shares.iter().sum();
                assert!((sum - 1.0).abs() < 1e-5, "{one:?}");
                assert!(one.shares.iter().all(|share| (0.0..=1.0).contains(share)), "{one:?}");
                assert!(one.shares[usize::from(game.seats())..].iter().all(|&share| share == 0.0));
                assert!(one.error.is_finite() && one.error >= 0.0, "{one:?}");
            }
            looked += 1;
        }
        if game.turn(state) == Turn::Over {
            let outcome = game.outcome(state).unwrap();
            let end = chance::quick(game, &game.observe(state, None));
            for seat in (0..game.seats()).map(Seat) {
                assert_eq!(f64::from(end.share(seat)), f64::from(outcome.share(seat) as f32));
            }
            assert_eq!(end.error, 0.0);
        }
    });
    looked
}

#[test]
fn shares_add_up_and_what_is_hidden_changes_nothing() {
    let mut looked = 0;
    for (players, variant) in [(2, Variant::Base), (3, Variant::Expert), (5, Variant::Base)] {
        looked += holds(&fuerstenfeld(players, variant), u64::from(players), 4000, 5);
    }
    looked += holds(&fuerstenfeld(4, Variant::Base).with_palaces(4).unwrap(), 4, 4000, 5);
    looked += holds(&principati(Some(2)), 1, 200, 1);
    assert!(looked > 1000, "{looked}");
}

/// The files with the fitted numbers can be read, and belong to the reference bot.
#[test]
fn fitted_numbers_can_be_read_and_written_again() {
    fn check<G: Forecast>(text: &str) {
        let table = Table::read(text, G::INPUTS).unwrap();
        assert_eq!(&table, G::table());
        assert_eq!(table.reference, REFERENCE);
        assert_eq!(table.write().unwrap(), text);
        assert!(!table.rows.is_empty());
        // A proof is about the numbers beside it, within the bounds, and of games that the fit has not seen.
        for row in &table.rows {
            let seed = |command: &str| -> u64 {
                command.split_once("--seed ").unwrap().1.split(' ').next().unwrap().parse().unwrap()
            };
            for (effort, proof) in
                [(Effort::Quick, &row.quick_proof), (Effort::Thorough, &row.thorough_proof)]
            {
                let Some(proof) = proof else { continue };
                assert_eq!(row.proof(effort, &table.signature), Some(proof), "{:?}", row.configuration);
                assert!(G::BOUNDS.hold(proof.games, proof.calibration_error, proof.slope), "{proof:?}");
                assert!(
                    ![0, 1].contains(&seed(&proof.command).wrapping_sub(seed(&row.command))),
                    "{proof:?}"
                );
                assert_eq!(row.bot, REFERENCE);
            }
        }
    }
    check::<Fuerstenfeld>(include_str!("../data/chance/fuerstenfeld.json"));
    check::<Principati>(include_str!("../data/chance/principati.json"));
}

#[test]
fn house_rules_and_other_lengths_are_not_calibrated() {
    fn start<G: Forecast>(game: &G) -> bool {
        chance::quick(game, &game.observe(&game.start(), None)).is_calibrated
    }
    for players in 2..=5 {
        assert!(!start(&fuerstenfeld(players, Variant::Base).with_palaces(4).unwrap()));
    }
    let table = CardTable { start_coins: 3, ..CardTable::standard() };
    assert!(!start(&Fuerstenfeld::new(3, Variant::Base, table).unwrap()));
    assert!(!start(&principati(Some(13))));
}

/// The reference is `strong` as it was when the chances were fitted.
#[test]
fn the_reference_is_a_level_that_is_not_offered() {
    let reference = Level::find(REFERENCE).unwrap();
    assert_eq!((reference.iterations, reference.slips), (Some(100), 0));
    assert!(Level::ALL.iter().all(|level| level.name != REFERENCE));
}

/// Slices of thinking find the same as thinking in one go.
#[test]
fn trials_in_slices_are_the_trials_in_one_go() {
    let game = fuerstenfeld(3, Variant::Base);
    let mut compared = 0;
    positions(&game, &mut Random::default(), 5, 60, |state| {
        let Turn::Seats(seats) = game.turn(state) else { return };
        let seat = seats.lowest_to_act();
        let seen = game.observe(state, Some(seat));
        let mut legal = Vec::new();
        game.observed_legal_actions(&seen, &mut legal);
        let options: Vec<Vec<_>> = legal.iter().take(3).map(|&action| vec![action]).collect();
        let trials = || Trials::new(&game, &seen, seat, options.clone(), 20, &mut Quick(1));
        let (mut whole, mut sliced) = (trials(), trials());
        assert_eq!(whole.go_on(&game, &mut InOneGo), Progress::Done(()));
        let mut pauses = 0;
        while sliced.go_on(&game, &mut || true) == Progress::Pending {
            pauses += 1;
        }
        assert!(pauses >= 19, "{pauses}");
        for option in 0..options.len() {
            assert_eq!(whole.estimate(option), sliced.estimate(option));
            assert_eq!(whole.compare(0, option), sliced.compare(0, option));
        }
        compared += 1;
    });
    assert!(compared > 30);
}

/// An option against itself is no better; a difference counts only if it is at least twice its error.
#[test]
fn what_is_smaller_than_twice_its_error_is_too_close() {
    let game = fuerstenfeld(2, Variant::Base);
    let mut told = 0;
    positions(&game, &mut Random::default(), 9, 40, |state| {
        let Turn::Seats(seats) = game.turn(state) else { return };
        let seat = seats.lowest_to_act();
        let seen = game.observe(state, Some(seat));
        let mut legal = Vec::new();
        game.observed_legal_actions(&seen, &mut legal);
        let (Some(&first), Some(&last)) = (legal.first(), legal.last()) else { return };
        let same = chance::compare(&game, &seen, seat, (&[first], &[first]), 50, &mut Quick(2));
        assert_eq!(same.difference, 0.0);
        assert!(same.is_too_close());
        let one = chance::compare(&game, &seen, seat, (&[first], &[last]), 50, &mut Quick(2));
        let back = chance::compare(&game, &seen, seat, (&[last], &[first]), 50, &mut Quick(2));
        assert_eq!((one.difference, one.error), (-back.difference, back.error));
        assert_eq!(one.is_too_close(), one.difference.abs() < 2.0 * one.error);
        told += u32::from(!one.is_too_close());
    });
    assert!(told > 0, "never is one option clearly better");
}

/// A player with six palaces, when the last other one to act cannot come to six any more, is all but certain of the win.
#[test]
fn who_has_all_but_won_has_a_great_chance() {
    let (game, mut found) = (fuerstenfeld(2, Variant::Base), 0);
    for number in 0..120 {
        positions(&game, &mut Greedy::new(&game), number, 4000, |state| {
            let Turn::Seats(seats) = game.turn(state) else { return };
            let (last, winner) = (seats.lowest_to_act(), Seat(1 - seats.lowest_to_act().0));
            let palaces = [winner, last].map(|seat| state.player(seat).palaces());
            if state.phase() == Phase::Sell && palaces[0] == 6 && palaces[1] < 4 {
                let seen = game.observe(state, Some(last));
                let quick = chance::quick(&game, &seen).share(winner);
                let thorough =
                    chance::thorough(&game, &seen, Fuerstenfeld::WORLDS, &mut Quick(1)).share(winner);
                // The quick way sees that it is well ahead, and the thorough one that nothing can go wrong.
                assert!(quick > 0.6 && thorough > 0.9, "game {number}: {quick}, {thorough}");
                found += 1;
            }
        });
    }
    assert!(found > 2, "only {found} such positions");
}

//! The goldfish bound, from outside.

#![allow(clippy::unwrap_used)] // tests may, and so may the code that they share

use princely_bots::Random;
use princely_bots::fuerstenfeld::Greedy;
use princely_core::record::Entry;
use princely_core::{Game, Keyed, Seat, Seed, Silent, Step, Table};
use princely_fuerstenfeld::{Action, Card, CardTable, Chance, Fuerstenfeld, Variant};
use princely_laboratory::goldfish::{Deal, DealError, Effort, Solution, alone, solve};

fn game(players: u8, variant: Variant) -> Fuerstenfeld {
    Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap()
}

/// Plays the line anew, entry by entry, and looks at what is in it.
fn check(deal: &Deal, solution: &Solution) {
    let line = solution.line.as_ref().unwrap();
    let mut table = Table::new(deal.game().clone());
    let mut drawn = Vec::new();
    for entry in line.log() {
        match entry {
            Entry::Chance(chance) => {
                if let Chance::Draw { seat: Seat(0), cards } = chance {
                    drawn.extend_from_slice(cards.as_slice());
                }
                table.decide(chance.clone(), &mut Silent).unwrap();
            }
            Entry::Action { seat, action } => {
                let idle = !matches!(action, Action::Sell { .. } | Action::Build { .. });
                assert!(*seat == Seat(0) || idle, "seat {seat} does something: {action:?}");
                table.act(*seat, *action, &mut Silent).unwrap();
            }
        }
    }
    assert_eq!(table.state(), line.state());
    assert_eq!(deal.game().outcome(table.state()).unwrap().winners.lowest(), Some(Seat(0)));
    assert!(table.state().player(Seat(0)).palaces() >= deal.game().palaces());
    assert_eq!(Some(u32::from(table.state().round())), solution.rounds());
    let known = drawn.len().min(deal.deck().len());
    assert_eq!(drawn[..known], deal.deck()[..known], "the deck is drawn in its order");
    assert!(Some(solution.bound) <= solution.rounds());
}

#[test]
fn every_line_is_legal_and_no_shorter_than_its_bound() {
    for players in 2..=5 {
        for seed in 1..=4 {
            let deal = Deal::from_seed(&game(players, Variant::Base), seed);
            let solution = solve(&deal, Effort::LITTLE);
            check(&deal, &solution);
            assert!(alone(&mut Greedy::new(deal.game()), &deal) >= solution.rounds());
        }
    }
    for (players, seed) in [(2, 1), (4, 2)] {
        let deal = Deal::from_seed(&game(players, Variant::Expert), seed);
        check(&deal, &solve(&deal, Effort::LITTLE));
    }
}

#[test]
fn the_same_deal_gives_the_same_answer() {
    let deal = Deal::from_seed(&game(2, Variant::Base), 12);
    let (one, two) = (solve(&deal, Effort::LITTLE), solve(&deal, Effort::LITTLE));
    assert_eq!((one.bound, one.looks), (two.bound, two.looks));
    assert_eq!(one.line.unwrap().log(), two.line.unwrap().log());
}

/// A change of the search that leads to other answers shows up here.
#[test]
fn known_answers() {
    for (players, seed, bound, rounds) in
        [(2, 3, 6, 6), (2, 12, 6, 6), (2, 13, 7, 7), (2, 25, 8, 8), (2, 26, 6, 6), (4, 3, 6, 6)]
    {
        let solution = solve(&Deal::from_seed(&game(players, Variant::Base), seed), Effort::LITTLE);
        assert_eq!(
            (solution.bound, solution.rounds()),
            (bound, Some(rounds)),
            "{players} players, seed {seed}"
        );
    }
}

/// Fewer palaces never take longer (F-END-4).
#[test]
fn fewer_palaces_stand_sooner() {
    for (players, variant, seed) in [(2, Variant::Base, 12), (3, Variant::Base, 5), (2, Variant::Expert, 1)] {
        let solved = [4, 5, 6].map(|palaces| {
            let game = game(players, variant).with_palaces(palaces).unwrap();
            let deal = Deal::from_seed(&game, seed);
            let solution = solve(&deal, Effort::LITTLE);
            check(&deal, &solution);
            assert!(alone(&mut Greedy::new(deal.game()), &deal) >= solution.rounds());
            solution
        });
        let [four, five, six] = &solved;
        // A bound that was proven is below every longer game that was found.
        assert!(four.bound <= five.rounds().unwrap() && five.bound <= six.rounds().unwrap(), "seed {seed}");
        assert!(four.rounds() < six.rounds(), "seed {seed}");
    }
}

#[test]
fn no_bot_is_faster_than_the_bound() {
    for seed in 100..130 {
        let deal = Deal::from_seed(&game(3, Variant::Base).with_palaces(4 + seed as u8 % 3).unwrap(), seed);
        let bound = solve(&deal, Effort { narrow: 20, middling: 20, wide: 20, looks: 1000 }).bound;
        let game = deal.game();
        for rounds in [alone(&mut Greedy::new(game), &deal), alone(&mut Random::default(), &deal)] {
            assert!(rounds.is_none_or(|rounds| rounds >= bound), "seed {seed}: {rounds:?} < {bound}");
        }
    }
}

#[test]
fn a_seed_deals_what_the_first_game_of_its_series_deals() {
    for variant in [Variant::Base, Variant::Expert] {
        let game = game(3, variant);
        let deal = Deal::from_seed(&game, 7);
        let mut table = Table::new(game.clone());
        let mut dice = Keyed::new(Seed::of_series(7, 0));
        let mut actions = Vec::new();
        for _ in 0..400 {
            let Step::Seats(seats) = table.step(&mut dice, &mut Silent) else { break };
            let seat = seats.lowest().unwrap();
            actions.clear();
            game.legal_actions(table.state(), seat, &mut actions);
            table.act(seat, *actions.last().unwrap(), &mut Silent).unwrap();
        }
        let mut drawn = Vec::new();
        for entry in table.log() {
            match entry {
                Entry::Chance(Chance::SetUp(set_up)) => assert_eq!(set_up.demand[..3], *deal.demand()),
                Entry::Chance(Chance::Draw { seat: Seat(0), cards }) => {
                    drawn.extend_from_slice(cards.as_slice());
                }
                _ => {}
            }
        }
        assert!(drawn.len() >= deal.deck().len());
        assert_eq!(&drawn[..deal.deck().len()], deal.deck());
    }
}

/// A deck that begins with these cards and ends with those.
fn deck(first: &[Card], last: &[Card]) -> Vec<Card> {
    let rest = game(2, Variant::Base)
        .deck()
        .into_iter()
        .filter(|card| !first.contains(card) && !last.contains(card));
    first.iter().copied().chain(rest.collect::<Vec<_>>()).chain(last.iter().copied()).collect()
}

#[test]
fn decks_whose_answer_is_known() {
    use Card::*;
    let mut table = CardTable::standard();
    table.start_coins = 99; // enough for everything
    let game = Fuerstenfeld::new(2, Variant::Base, table).unwrap();
    let late = [Crane, TownHall1, TownHall2, Laboratory1, Laboratory2];
    // Two palaces a round (F-BLD-1), and one held until the next (F-DIS-1).
    let usual = &game;
    let smooth = [Hops1, Hops2, Hops3, Palace1, Palace2, Palace3, Palace4, Palace5, Water1, Palace6];
    // Six at once: two are built, one is held, and three come back after the twenty other cards: one in
    // round 8, which draws cards 25 and 26 and the first put under, the others in round 9.
    let crowded = [Palace1, Palace2, Palace3, Palace4, Palace5, Palace6];
    // If four of the six are enough, two are built, one is held, and one more comes in round 8. With five it is round
    // 9: only two of the three that come back are needed, but the second of them comes in round 9.
    let cases = [(&smooth[..], 6, 3), (&smooth, 4, 2), (&crowded, 6, 9), (&crowded, 5, 9), (&crowded, 4, 8)];
    for (first, palaces, rounds) in cases {
        let game = usual.clone().with_palaces(palaces).unwrap();
        let deal = Deal::from_cards(&game, &deck(first, &late), &[0, 1]).unwrap();
        let solution = solve(&deal, Effort::LITTLE);
        check(&deal, &solution);
        assert_eq!((solution.bound, solution.rounds()), (rounds, Some(rounds)), "{palaces} of {first:?}");
    }
}

#[test]
fn palaces_nobody_can_pay_for_have_no_line() {
    let mut table = CardTable::standard();
    table.track = {
        let text = include_str!("../../fuerstenfeld/data/standard.toml")
            .replace("values = [0, 1, 1, 2, 2, 3]", "values = [0, 0, 0, 0, 0, 0]");
        CardTable::from_toml("poor", &text).unwrap().track
    };
    let game = Fuerstenfeld::new(2, Variant::Base, table).unwrap();
    let solution = solve(&Deal::from_seed(&game, 1), Effort::LITTLE);
    assert!(solution.line.is_none() && solution.gap().is_none() && !solution.is_proven());
    assert!(solution.bound > 8, "{}", solution.bound);
}

#[test]
fn bad_decks_are_refused_with_a_reason() {
    let game = game(2, Variant::Base);
    let good = deck(&[], &[]);
    assert!(Deal::from_cards(&game, &good, &[6, 2]).is_ok());
    let refused = |cards: &[Card], demand: &[u8]| Deal::from_cards(&game, cards, demand).unwrap_err();
    let twice: Vec<Card> =
        good.iter().map(|&card| if card == Card::Market { Card::Crane } else { card }).collect();
    let foreign: Vec<Card> =
        good.iter().map(|&card| if card == Card::Market { Card::Scavenger } else { card }).collect();
    for (error, words) in [
        (refused(&good[1..], &[0, 1]), "of 26 cards 1 are missing: hops_1 (F-VAL-2)"),
        (refused(&twice, &[0, 1]), "crane stands there twice"),
        (refused(&foreign, &[0, 1]), "scavenger is no card of this variant"),
        (refused(&good, &[0]), "1 demand cards are named; with 2 players"),
        (refused(&good, &[0, 9]), "no demand card 9"),
        (refused(&good, &[3, 3]), "demand card 3 stands there twice"),
        (Deal::cards_of("hops_1, hops_9").unwrap_err(), "no card \"hops_9\""),
    ] {
        assert!(error.to_string().contains(words), "{error}");
    }
    assert_eq!(Deal::cards_of("hops_1,\nbank_2 crane").unwrap(), [Card::Hops1, Card::Bank2, Card::Crane]);
    assert_eq!(Deal::cards_of("no").unwrap_err(), DealError::NoSuchCard("no".into()));
}

//! A bot answers every question with a legal action, or says why it does not. It never panics.
#![allow(clippy::unwrap_used)] // a failure says where

use princely_bots::principati::Guide as PrincipatiGuide;
use princely_bots::{Bot, NoAnswer, Random, Slipping, fuerstenfeld, principati};
use princely_core::{Game, Keyed, Quick, Seat, Seed, Silent, Turn, Uniform, Viewer};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_principati::catalogue::Catalogue;
use princely_principati::options::CostTable;
use princely_principati::{Options, Principati, Switches};
use princely_search::Budget;

/// A question: what somebody sees at some moment, and whether that seat is to act.
struct Question<G: Game> {
    seen: G::Observation,
    viewer: Viewer,
    is_its_turn: bool,
}

/// What everybody sees now and then in a game of random players, from its beginning to its end.
fn questions<G: Game>(game: &G, number: u64, every: u32) -> Vec<Question<G>> {
    let mut questions = Vec::new();
    let (mut dice, mut whims) = (Keyed::new(Seed::of_series(21, number)), Quick(number));
    let (mut state, mut legal) = (game.start(), Vec::new());
    loop {
        let turn = game.turn(&state);
        if !matches!(turn, Turn::Seats(_)) || whims.below(every) == 0 {
            let viewers = (0..game.seats()).map(|seat| Some(Seat(seat))).chain([None, Some(Seat(7))]);
            questions.extend(viewers.map(|viewer| Question {
                seen: game.observe(&state, viewer),
                viewer,
                is_its_turn: matches!(turn, Turn::Seats(seats) if viewer.is_some_and(|seat| seats.contains(seat))),
            }));
        }
        match turn {
            Turn::Over => return questions,
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut dice);
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                let action = *whims.pick(&legal).unwrap();
                game.apply(&mut state, seat, action, &mut Silent);
            }
        }
    }
}

/// The bots of a game, by their names.
type Bots<G> = Vec<(&'static str, Box<dyn Bot<G>>)>;

/// Asks every bot of every game about every position of every game. `is_foreign` says whether positions of one game
/// certainly do not belong to the other.
fn ask_everything<G: Game>(
    games: &[(&str, G)],
    every: u32,
    bots: impl Fn(&G) -> Bots<G>,
    is_foreign: impl Fn(&G, &G) -> bool,
) {
    for (number, (from, home)) in (0..).zip(games) {
        let questions = questions(home, number, every);
        assert!(questions.iter().filter(|question| question.is_its_turn).count() > 10);
        assert!(questions.iter().filter(|question| !question.is_its_turn).count() > 10);
        for (to, game) in games {
            // One after the other to the same bot: what it remembers of the last question must not matter.
            for (name, mut bot) in bots(game) {
                for Question { seen, viewer, is_its_turn } in &questions {
                    let answer = bot.choose(game, seen, &mut Quick(number));
                    let place = format!("{name} of {to}, asked about {from}, {viewer:?}");
                    match &answer {
                        Ok(_) => assert!(is_its_turn, "{place}: {answer:?}"),
                        Err(NoAnswer::NotItsTurn) => assert!(from != to || !is_its_turn, "{place}"),
                        Err(NoAnswer::Foreign) => assert!(from != to || *viewer == Some(Seat(7)), "{place}"),
                        Err(_) => panic!("{place}: {answer:?}"),
                    }
                    if is_foreign(home, game) {
                        assert_eq!(answer, Err(NoAnswer::Foreign), "{place}");
                    } else if from == to && *is_its_turn {
                        game.observed_check(seen, &answer.unwrap()).unwrap();
                    }
                    assert_eq!(bot.settle(), None, "{place}: nothing is left open");
                }
            }
        }
    }
}

#[test]
fn bots_of_fuerstenfeld_answer_or_say_why_not() {
    let house = include_str!("../../laboratory/tests/fixtures/house.toml");
    let house = || CardTable::from_toml("house", house).unwrap();
    let new = |players, variant, table| Fuerstenfeld::new(players, variant, table).unwrap();
    let games = [
        ("2 base", new(2, Variant::Base, CardTable::standard())),
        ("2 expert", new(2, Variant::Expert, CardTable::standard())),
        ("2 house", new(2, Variant::Base, house())),
        ("3 expert house", new(3, Variant::Expert, house())),
        ("4 base", new(4, Variant::Base, CardTable::standard())),
        ("5 expert", new(5, Variant::Expert, CardTable::standard())),
    ];
    let bots = |game: &Fuerstenfeld| -> Bots<Fuerstenfeld> {
        let greedy = || fuerstenfeld::Greedy::new(game);
        vec![
            ("random", Box::new(Random::default())),
            ("greedy", Box::new(greedy())),
            ("slipping", Box::new(Slipping::new(greedy(), fuerstenfeld::Guide::new(game), 50))),
            ("unguided", Box::new(Slipping::unguided(greedy(), 50))),
            ("thinker", Box::new(fuerstenfeld::thinker(game, Budget::Iterations(8)))),
            ("climber", Box::new(fuerstenfeld::climber(game, Budget::Iterations(8)))),
        ]
    };
    ask_everything(&games, 8, bots, |home, game| home.seats() != game.seats());
}

#[test]
fn bots_of_principati_answer_or_say_why_not() {
    let new = |variant, switches: Switches, catalogue| {
        let options = Options { variant, max_rounds: Some(20), switches, catalogue };
        Principati::new(options).unwrap()
    };
    let mut turned = Catalogue::standard().unwrap();
    turned.tile.reverse();
    let odd = Switches {
        fortress_count: 0,
        stock_a: (0, 0),
        supply_limited: false,
        cost_table: CostTable::T2,
        ..Switches::default()
    };
    use princely_principati::Variant;
    let games = [
        ("base", new(Variant::Base, Switches::default(), None)),
        ("miners", new(Variant::Miners, Switches::default(), None)),
        ("odd", new(Variant::Base, odd, None)),
        ("other tiles", new(Variant::Base, Switches::default(), Some(Box::new(turned)))),
    ];
    let bots = |game: &Principati| -> Bots<Principati> {
        let greedy = principati::Greedy::default;
        vec![
            ("random", Box::new(Random::default())),
            ("greedy", Box::new(greedy())),
            ("slipping", Box::new(Slipping::new(greedy(), PrincipatiGuide::new(game), 50))),
            ("unguided", Box::new(Slipping::unguided(greedy(), 50))),
            ("thinker", Box::new(principati::thinker(game, Budget::Iterations(2)))),
        ]
    };
    ask_everything(&games, 14, bots, |home, game| home.catalogue() != game.catalogue());
}

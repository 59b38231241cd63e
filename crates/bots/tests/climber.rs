//! The climber keeps to its budget, its seat and the rules, and beats `greedy`.
#![allow(clippy::unwrap_used)] // a failure says where

mod table;

use princely_bots::fuerstenfeld::tree_guide::{Alternatives, HABITS, StewardPlayout, climber_with};
use princely_bots::fuerstenfeld::{Greedy, Policy, Steward, climber};
use princely_bots::random::Random;
use princely_bots::{Bot, Climber};
use princely_core::{Game, Quick, Seat, SeatSet, Silent, Turn};
use princely_fuerstenfeld::{Action, CardSet, CardTable, Fuerstenfeld, Phase, State, Variant};
use princely_search::{Budget, Chances, Habits, Playout, Playouts, TreeGuide, Values};
use std::cell::Cell;
use std::rc::Rc;

const TABLES: [(u8, Variant); 5] = [
    (2, Variant::Base),
    (3, Variant::Expert),
    (4, Variant::Base),
    (5, Variant::Expert),
    (2, Variant::Expert),
];

fn game((players, variant): (u8, Variant)) -> Fuerstenfeld {
    Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap()
}

/// Plays a game to its end, or until `act` returns `None`.
fn play(game: &Fuerstenfeld, number: u64, mut act: impl FnMut(&State, Seat) -> Option<Action>) -> State {
    table::play(game, (12, number), |state, seat| match act(state, seat) {
        Some(action) => {
            table::act(game, state, seat, action);
            true
        }
        None => false,
    })
}

/// Greedy and random players lead to sensible and to odd positions.
fn play_mixed(game: &Fuerstenfeld, number: u64, mut look: impl FnMut(&State, Seat) -> bool) {
    let (mut greedy, mut random) = (Greedy::new(game), Random::default());
    let mut whims = Quick(number);
    play(game, number, |state, seat| {
        if look(state, seat) {
            return None;
        }
        let seen = game.observe(state, Some(seat));
        let is_odd = (number + u64::from(state.round())).is_multiple_of(3);
        let bot: &mut dyn Bot<Fuerstenfeld> = if is_odd { &mut random } else { &mut greedy };
        Some(bot.choose(game, &seen, &mut whims).unwrap())
    });
}

#[test]
fn candidates_are_legal_and_begin_with_the_stewards_choice() {
    for table in TABLES {
        let game = game(table);
        let steward = Steward::new(&game);
        let mut guide = Alternatives::new(steward.clone(), Policy::new(&game));
        let mut deal = Quick(4);
        for number in 0..8 {
            play_mixed(&game, number, |state, seat| {
                let (mut candidates, mut elsewhere) = (Vec::new(), Vec::new());
                guide.candidates(&game, state, seat, &mut candidates);
                assert_eq!(candidates[0].0, steward.decide(&game, state, seat));
                for (index, (action, prior)) in candidates.iter().enumerate() {
                    game.check(state, seat, action).unwrap();
                    assert!(
                        *prior > 0.0 && *prior <= candidates[index.saturating_sub(1)].1,
                        "{candidates:?}"
                    );
                    assert!(candidates[..index].iter().all(|(other, _)| other != action), "twice {action:?}");
                }
                let offers = |wanted: Action| candidates.iter().any(|(action, _)| *action == wanted);
                assert!(state.phase() != Phase::Sell || candidates.len() > 20 || offers(Action::SellNothing));
                assert!(state.phase() != Phase::Build || candidates.len() > 20 || offers(Action::EndBuild));
                // What others hold makes no difference.
                let world = game.determinize(&game.observe(state, Some(seat)), &mut deal);
                guide.candidates(&game, &world, seat, &mut elsewhere);
                assert_eq!(candidates, elsewhere);
                false
            });
        }
    }
}

#[test]
fn any_budget_plays_legal_games_and_tells_what_it_thought() {
    for table in TABLES {
        let game = game(table);
        for budget in
            [Budget::Iterations(0), Budget::Iterations(1), Budget::Iterations(25), Budget::Millis(1)]
        {
            let chances = if budget == Budget::Iterations(25) { Chances::Split(6) } else { HABITS.chances };
            let playout = StewardPlayout::new(&game);
            let mut bot = climber_with(playout, budget, Habits { chances, ..HABITS });
            let (mut greedy, mut whims) = (Greedy::new(&game), Quick(1));
            play(&game, 1, |state, seat| {
                let seen = game.observe(state, Some(seat));
                if seat != Seat(1) {
                    return Some(greedy.choose(&game, &seen, &mut whims).unwrap());
                }
                if budget == Budget::Millis(1) && state.round() > 3 {
                    return None; // enough of the clock
                }
                let action = bot.choose(&game, &seen, &mut whims).unwrap();
                let thought = bot.thought().unwrap();
                assert_eq!(thought.lines[0].actions[0], action);
                assert!(thought.lines.iter().all(|line| (0.0..=1.0).contains(&line.expected)));
                Some(action)
            });
        }
    }
}

/// A playout that is counted.
struct Counted(StewardPlayout, Rc<Cell<u32>>);

impl Playout<Fuerstenfeld> for Counted {
    fn play_out(
        &mut self,
        game: &Fuerstenfeld,
        state: &mut State,
        viewer: Seat,
        whims: &mut Quick,
    ) -> Values {
        self.1.set(self.1.get() + 1);
        self.0.play_out(game, state, viewer, whims)
    }
}

#[test]
fn a_turn_costs_its_budget_and_what_is_forced_nothing() {
    for (table, most) in [
        ((2, Variant::Base), 200),
        ((3, Variant::Expert), 200),
        ((2, Variant::Base), 1),
        ((2, Variant::Base), 7),
    ] {
        let game = game(table);
        let count = Rc::new(Cell::new(0));
        let playouts = Playouts::new(Counted(StewardPlayout::new(&game), count.clone()));
        let budget = Budget::Iterations(most);
        let habits = Habits { stops_early: false, ..HABITS };
        let guide = Alternatives::new(Steward::new(&game), Policy::new(&game));
        let mut bot = Climber::with(guide, playouts, budget, habits);
        let (mut greedy, mut whims) = (Greedy::new(&game), Quick(1));
        let mut legal = Vec::new();
        let (mut turn_began, mut expected) = (0, None);
        let mut turns = Vec::new();
        play(&game, 2, |state, seat| {
            let seen = game.observe(state, Some(seat));
            if seat != Seat(0) {
                return Some(greedy.choose(&game, &seen, &mut whims).unwrap());
            }
            if expected.as_ref() != Some(&seen) {
                turn_began = count.get();
                turns.push(0);
            }
            let before = count.get();
            let action = bot.choose(&game, &seen, &mut whims).unwrap();
            legal.clear();
            game.legal_actions(state, seat, &mut legal);
            assert!(legal.len() > 1 || count.get() == before, "{legal:?}");
            *turns.last_mut().unwrap() = count.get() - turn_began;
            let mut next = state.clone();
            game.apply(&mut next, seat, action, &mut Silent);
            expected = (game.turn(&next) == Turn::Seats(princely_core::SeatSet::only(seat)))
                .then(|| game.observe(&next, Some(seat)));
            Some(action)
        });
        assert!(turns.iter().all(|&spent| spent <= most), "{most}: {turns:?}");
        assert!(turns.iter().any(|&spent| spent > most * 2 / 3), "{most}: {turns:?}");
    }
}

/// A bot's choices depend on its observation alone: hidden cards dealt anew behind its back change nothing.
#[test]
fn the_climber_does_not_peek() {
    let game = game((3, Variant::Expert));
    let mut deal = Quick(8);
    let think = |seen: &_| {
        let mut bot = climber(&game, Budget::Iterations(150));
        (bot.choose(&game, seen, &mut Quick(6)).unwrap(), bot.thought().cloned(), bot.nodes())
    };
    for number in 0..3 {
        play_mixed(&game, number, |state, seat| {
            if seat == Seat(0) && state.phase() != Phase::Discard {
                let seen = game.observe(state, Some(seat));
                let other_world = game.determinize(&seen, &mut deal);
                assert_eq!(think(&seen), think(&game.observe(&other_world, Some(seat))));
            }
            false
        });
    }
}

/// Both bots play every deal in both seats. The seeds are fixed, so the result does not depend on luck.
#[test]
fn the_climber_beats_greedy() {
    let game = game((2, Variant::Base));
    let (mut bot, mut greedy) = (climber(&game, Budget::Iterations(300)), Greedy::new(&game));
    let (mut won, games) = (0.0, 24);
    for number in 0..games {
        let (hero, mut whims) = (Seat((number % 2) as u8), Quick(number));
        let end = play(&game, number / 2, |state, seat| {
            let seen = game.observe(state, Some(seat));
            let bot: &mut dyn Bot<Fuerstenfeld> = if seat == hero { &mut bot } else { &mut greedy };
            Some(bot.choose(&game, &seen, &mut whims).unwrap())
        });
        won += game.outcome(&end).unwrap().share(hero);
    }
    assert!(won >= 0.6 * games as f64, "{won} of {games}");
}

/// Fixed seeds give fixed trees, on every machine. If these numbers change and nobody meant to change how the
/// climber thinks, something is wrong.
#[test]
fn signatures() {
    let mut found = Vec::new();
    for (table, round) in [((2, Variant::Base), 2), ((4, Variant::Base), 6), ((5, Variant::Expert), 4)] {
        let game = game(table);
        play_mixed(&game, 1, |state, seat| {
            let is_it = state.round() == round && state.phase() == Phase::Sell;
            if is_it {
                let mut bot = climber(&game, Budget::Iterations(1000));
                bot.choose(&game, &game.observe(state, Some(seat)), &mut Quick(3)).unwrap();
                let thought = bot.thought().unwrap();
                let visits: Vec<u32> = thought.lines.iter().map(|line| line.visits).collect();
                found.push((visits.len(), visits[0], thought.lines[0].actions.len(), bot.nodes()));
            }
            is_it
        });
    }
    assert_eq!(found, [(6, 420, 6, 449), (19, 316, 5, 513), (7, 223, 7, 751)]);
}

/// A player who sells last, has five palaces and can pay for a sixth in the hand is certain to win by building it, if
/// nobody else has six. Every other action is no better, and mostly worse, so it is never chosen.
#[test]
fn a_certain_win_is_taken() {
    for players in 2..=4 {
        let game = game((players, Variant::Base));
        let (mut greedy, mut climber) = (Greedy::new(&game), climber(&game, Budget::Iterations(300)));
        let mut found = 0;
        for number in 0..120 {
            let mut winner = None;
            let end = play(&game, number, |state, seat| {
                let seen = game.observe(state, Some(seat));
                winner = winner.or_else(|| wins_for_certain(&game, state, seat).then_some(seat));
                Some(match winner {
                    Some(winner) if winner == seat => {
                        climber.choose(&game, &seen, &mut Quick(number)).unwrap()
                    }
                    _ => greedy.choose(&game, &seen, &mut Quick(0)).unwrap(),
                })
            });
            if let Some(winner) = winner {
                found += 1;
                assert_eq!(game.outcome(&end).unwrap().winners, SeatSet::only(winner), "game {number}");
            }
        }
        assert!(found >= 3, "{players} players: only {found} such positions");
    }
}

fn wins_for_certain(game: &Fuerstenfeld, state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    let palace = (player.hand & CardSet::PALACES).into_iter().next();
    state.phase() == Phase::Sell
        && state.turns_done() + 1 == game.seats()
        && player.palaces() == 5
        && palace.is_some_and(|palace| game.cost(state, player, palace) <= player.coins)
        && state.players().iter().all(|other| other.palaces() < 6)
}

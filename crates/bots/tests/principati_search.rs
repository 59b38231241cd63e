//! The thinking player of Principati plays by the rules, knows no secrets, and thinks the same way each time.

#![allow(clippy::unwrap_used)]

use princely_bots::principati::{Greedy, outlook, thinker};
use princely_bots::{Bot, Random};
use princely_core::{Game, Quick, Seat, Silent, Streamed, Turn, Uniform};
use princely_principati::{Action, Options, Phase, Principati, State, Switches, Variant};
use princely_search::Budget;

fn game(variant: Variant, max_rounds: Option<u16>) -> Principati {
    Principati::new(Options { variant, max_rounds, ..Options::default() }).unwrap()
}

/// The position after the deal, in which somebody is to act.
fn dealt(game: &Principati, seed: u64) -> State {
    let mut state = game.start();
    let chance = game.sample_chance(&state, &mut Streamed(Quick(seed)));
    game.apply_chance(&mut state, &chance, &mut Silent);
    state
}

fn to_act(game: &Principati, state: &State) -> Option<Seat> {
    match game.turn(state) {
        Turn::Seats(seats) => seats.lowest(),
        _ => None,
    }
}

/// A position of a greedy game in which a tile of the round is about to be laid.
fn greedy_position(game: &Principati, round: u16, seed: u64) -> (State, Seat) {
    let (mut state, mut greedy, mut whims) = (dealt(game, seed), Greedy::default(), Quick(seed));
    loop {
        let seat = to_act(game, &state).unwrap();
        if state.round() == round && state.phase() == Phase::Place {
            return (state, seat);
        }
        let action = greedy.decide(game, &state, seat, &mut whims);
        game.apply(&mut state, seat, action, &mut Silent);
    }
}

/// Asks the bot, checks the action, and that every line it thought of is a whole legal turn.
fn ask(game: &Principati, bot: &mut dyn Bot<Principati>, state: &State, seat: Seat, seed: u64) -> Action {
    let action = bot.choose(game, &game.observe(state, Some(seat)), &mut Quick(seed)).unwrap();
    assert_eq!(game.check(state, seat, &action), Ok(()), "round {}: {action:?}", state.round());
    let thought = bot.thought().unwrap();
    assert_eq!(thought.lines[0].actions[0], action);
    for line in &thought.lines {
        assert!((0.0..=1.0).contains(&line.expected), "{line:?}");
        let mut state = state.clone();
        for action in &line.actions {
            assert_eq!(game.check(&state, seat, action), Ok(()), "{action:?} of {line:?}");
            game.apply(&mut state, seat, *action, &mut Silent);
        }
        // Choices made at once are turns of one action; others go on until somebody else is to act.
        let whole = to_act(game, &state) != Some(seat) || line.actions.len() == 1 && state.round() <= 1;
        assert!(whole, "{line:?}");
    }
    action
}

#[test]
fn every_choice_is_legal_in_every_variant_and_setting() {
    let switches = [
        Switches::default(),
        Switches {
            supply_limited: false,
            enhance_gated: false,
            architect_counts_setup_bridge: true,
            cart_uses_worker: false,
            island_same_sea: true,
            watchtower_on_castle_plan: true,
            adjacency_gates_building: true,
            ..Switches::default()
        },
    ];
    for (number, switches) in (0u64..).zip(switches) {
        for variant in [Variant::Base, Variant::Miners] {
            let options =
                Options { variant, max_rounds: Some(4), switches: switches.clone(), ..Options::default() };
            let game = Principati::new(options).unwrap();
            let mut bots: [Box<dyn Bot<Principati>>; 2] =
                [Box::new(thinker(&game, Budget::Iterations(20))), Box::new(Random::default())];
            let (mut state, mut whims) = (dealt(&game, number), Quick(number));
            while let Some(seat) = to_act(&game, &state) {
                let action = if seat == Seat(number as u8) {
                    ask(&game, &mut *bots[0], &state, seat, whims.bits64())
                } else {
                    bots[1].choose(&game, &game.observe(&state, Some(seat)), &mut whims).unwrap()
                };
                game.apply(&mut state, seat, action, &mut Silent);
            }
            assert!(game.outcome(&state).is_some());
        }
    }
}

#[test]
fn it_finds_a_legal_turn_wherever_random_and_greedy_players_come_to() {
    for (seed, variant) in [(1, Variant::Base), (2, Variant::Miners)] {
        let game = game(variant, None);
        let (mut greedy, mut whims) = (Greedy::default(), Quick(seed));
        let mut bot = thinker(&game, Budget::Iterations(2));
        let (mut state, mut asked) = (dealt(&game, seed), 0);
        while let Some(seat) = to_act(&game, &state) {
            let observation = game.observe(&state, Some(seat));
            if whims.below(12) == 0 {
                ask(&game, &mut bot, &state, seat, whims.bits64());
                asked += 1;
            }
            let random = whims.below(4) == 0 && state.phase() != Phase::Place;
            let action = if random {
                Random::default().choose(&game, &observation, &mut whims).unwrap()
            } else {
                greedy.choose(&game, &observation, &mut whims).unwrap()
            };
            game.apply(&mut state, seat, action, &mut Silent);
        }
        assert!(asked > 20, "{asked}");
    }
}

#[test]
fn the_same_observation_and_whims_give_the_same_choice_whatever_it_saw_before() {
    let game = game(Variant::Base, Some(5));
    let mut old = thinker(&game, Budget::Iterations(24));
    let mut state = dealt(&game, 3);
    let (mut asked, mut last) = (0, None);
    while let Some(seat) = to_act(&game, &state) {
        asked += 1;
        let action = ask(&game, &mut old, &state, seat, asked);
        // In the middle of a turn the old player follows its plan.
        if last != Some(seat) && (state.phase() == Phase::Place || asked % 4 == 0) {
            // A fresh player, in a world in which what is hidden from the seat is different.
            let observation = game.observe(&state, Some(seat));
            for world in 0..3 {
                let other = game.determinize(&observation, &mut Quick(world));
                let fresh = &mut thinker(&game, Budget::Iterations(24));
                let seen = game.observe(&other, Some(seat));
                assert_eq!(fresh.choose(&game, &seen, &mut Quick(asked)).unwrap(), action, "world {world}");
            }
        }
        game.apply(&mut state, seat, action, &mut Silent);
        last = Some(seat);
    }
}

#[test]
fn what_the_other_keeps_secret_in_the_draft_changes_nothing() {
    let game = game(Variant::Base, Some(5));
    let mut secrets = 0;
    for seed in 0..4 {
        let state = dealt(&game, seed);
        assert_eq!(state.phase(), Phase::Draft);
        // Seat 0 chooses in secret, then seat 1 is asked.
        let mut choices = Vec::new();
        game.legal_actions(&state, Seat(0), &mut choices);
        let chosen: Vec<Action> = choices
            .iter()
            .map(|&secret| {
                let mut world = state.clone();
                game.apply(&mut world, Seat(0), secret, &mut Silent);
                secrets += 1;
                ask(&game, &mut thinker(&game, Budget::Iterations(16)), &world, Seat(1), seed)
            })
            .collect();
        assert!(chosen.windows(2).all(|pair| pair[0] == pair[1]), "{chosen:?}");
    }
    assert_eq!(secrets, 8);
}

#[test]
fn the_outlook_is_even_at_first_and_favours_who_builds() {
    for rounds in [Some(15), None] {
        let game = game(Variant::Base, rounds);
        let (even, _) = greedy_position(&game, 1, 5);
        assert!(outlook::lead(&game, &even).abs() < 60.0);
        for hero in [Seat(0), Seat(1)] {
            let (mut greedy, mut random, mut whims) = (Greedy::default(), Random::default(), Quick(9));
            let mut state = dealt(&game, 9);
            while state.round() < 9 {
                let seat = to_act(&game, &state).unwrap();
                let observation = game.observe(&state, Some(seat));
                let action = if seat == hero {
                    greedy.choose(&game, &observation, &mut whims).unwrap()
                } else {
                    random.choose(&game, &observation, &mut whims).unwrap()
                };
                game.apply(&mut state, seat, action, &mut Silent);
            }
            let lead = outlook::lead(&game, &state);
            assert!(if hero == Seat(0) { lead > 80.0 } else { lead < -80.0 }, "{hero:?}: {lead}");
        }
    }
}

/// If this changes, strengths have to be measured again: see docs/strength.md.
#[test]
fn it_thinks_as_it_did_when_its_strength_was_measured() {
    let found: Vec<String> = [(Variant::Base, Some(15), 6), (Variant::Miners, None, 10)]
        .into_iter()
        .map(|(variant, rounds, round)| {
            let game = game(variant, rounds);
            let (state, seat) = greedy_position(&game, round, 7);
            let mut bot = thinker(&game, Budget::Iterations(120));
            bot.choose(&game, &game.observe(&state, Some(seat)), &mut Quick(11)).unwrap();
            let thought = bot.thought().unwrap();
            let line = &thought.lines[0];
            format!("{} {:.4} {:?}", thought.iterations, line.expected, line.actions)
        })
        .collect();
    assert_eq!(
        found,
        [
            "126 0.8096 [Place { tile: N06, at: (6, -4), rot: 0 }]",
            "124 0.6225 [Place { tile: G06b, at: (-4, -5), rot: 0 }]"
        ]
    );
}

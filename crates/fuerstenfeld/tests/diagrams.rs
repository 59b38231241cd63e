//! Diagrams: positions in one line. They say exactly what a viewer knows, and no line from a stranger does harm.

use princely_core::{Diagram, Game, Keyed, Quick, Seat, Seed, Silent, Streamed, Turn, Uniform, Viewer};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Observation, Phase, State, Variant};

fn games() -> Vec<Fuerstenfeld> {
    let game = |players, variant, palaces| {
        let game = Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap();
        game.with_palaces(palaces).unwrap()
    };
    vec![
        game(2, Variant::Base, 6),
        game(2, Variant::Expert, 4),
        game(3, Variant::Base, 5),
        game(4, Variant::Expert, 6),
        game(5, Variant::Base, 6),
    ]
}

/// Plays at random from a position for a while; `look` sees every position.
fn play_on(
    game: &Fuerstenfeld,
    state: &mut State,
    seed: u64,
    most: usize,
    mut look: impl FnMut(&State, &mut Quick),
) {
    let (mut whims, mut legal) = (Quick(seed), Vec::new());
    let mut dice = Keyed::new(Seed::of_series(9, seed));
    for _ in 0..most {
        look(state, &mut whims);
        match game.turn(state) {
            Turn::Over => return,
            Turn::Chance if state.is_blank() => {
                let chance = game.sample_chance(state, &mut dice);
                game.apply_chance(state, &chance, &mut Silent);
            }
            Turn::Chance => {
                let chance = game.sample_chance(state, &mut Streamed(Quick(whims.bits64())));
                game.apply_chance(state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                legal.clear();
                game.legal_actions(state, seat, &mut legal);
                assert!(!legal.is_empty(), "{seat} is to act and can do nothing");
                let action = legal[whims.below(legal.len() as u32) as usize];
                game.apply(state, seat, action, &mut Silent);
            }
        }
    }
}

fn viewers(game: &Fuerstenfeld) -> Vec<Viewer> {
    (0..game.seats()).map(|seat| Some(Seat(seat))).chain([None]).collect()
}

/// Everything that can be drawn of a position.
fn diagrams(game: &Fuerstenfeld, state: &State) -> Vec<Diagram<Fuerstenfeld>> {
    let seen = |viewer| Diagram::Seen(game.observe(state, viewer), viewer);
    let all = viewers(game).into_iter().map(seen);
    all.chain([Diagram::Open(state.clone())]).collect()
}

fn known(diagram: &Diagram<Fuerstenfeld>) -> (Option<&Observation>, Option<&State>) {
    match diagram {
        Diagram::Seen(observation, _) => (Some(observation), None),
        Diagram::Open(state) => (None, Some(state)),
    }
}

#[test]
fn what_is_written_is_read_and_says_all_that_the_viewer_knows() {
    for (number, game) in (0..).zip(games()) {
        let mut phases = Vec::new();
        for seed in 0..4 {
            play_on(&game, &mut game.start(), seed + 10 * number, 600, |state, _| {
                if state.phase() == Phase::Setup {
                    assert_eq!(game.diagram(&Diagram::Open(state.clone())), None);
                    return;
                }
                if !phases.contains(&state.phase()) {
                    phases.push(state.phase());
                }
                for diagram in diagrams(&game, state) {
                    let text = game.diagram(&diagram).unwrap();
                    let (read, again) =
                        Fuerstenfeld::read_diagram(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
                    assert_eq!(read, game);
                    assert_eq!(known(&again), known(&diagram), "{text}");
                    assert!(text.is_ascii() && text.len() < 2500, "{text}");
                }
            });
        }
        assert!(phases.len() >= 4, "{phases:?}");
    }
}

/// A diagram of what a seat knows is the same in all worlds that the seat cannot rule out.
#[test]
fn what_is_hidden_is_not_written() {
    for game in games() {
        play_on(&game, &mut game.start(), 3, 300, |state, whims| {
            if state.phase() == Phase::Setup {
                return;
            }
            for viewer in viewers(&game) {
                let text = |state: &State| game.diagram(&Diagram::Seen(game.observe(state, viewer), viewer));
                let other = game.determinize(&game.observe(state, viewer), whims);
                assert_eq!(text(state), text(&other));
            }
        });
    }
}

/// Whatever is changed in a line: it is refused, or it is a position that can be played on.
#[test]
fn a_line_from_a_stranger_is_refused_or_can_be_played_on() {
    const LETTERS: &[u8] = b"0123456789?.,:|-* _abehimoprsty";
    let (mut accepted, mut refused) = (0, 0);
    for (number, game) in (0..).zip(games()) {
        let mut lines = Vec::new();
        play_on(&game, &mut game.start(), number, 400, |state, whims| {
            if state.phase() != Phase::Setup && whims.below(12) == 0 {
                lines.extend(diagrams(&game, state).iter().map(|diagram| game.diagram(diagram).unwrap()));
            }
        });
        let mut whims = Quick(number);
        for line in lines {
            for _ in 0..60 {
                let mut changed = line.clone().into_bytes();
                for _ in 0..=whims.below(2) {
                    let at = whims.below(changed.len() as u32) as usize;
                    let letter = LETTERS[whims.below(LETTERS.len() as u32) as usize];
                    match whims.below(4) {
                        0 => drop(changed.remove(at)),
                        1 => changed.insert(at, letter),
                        2 => changed[at] = letter,
                        _ => {
                            // Two words change places.
                            let text = String::from_utf8(changed).unwrap();
                            let mut words: Vec<&str> = text.split(' ').collect();
                            let count = words.len() as u32;
                            words.swap(whims.below(count) as usize, whims.below(count) as usize);
                            changed = words.join(" ").into_bytes();
                        }
                    }
                }
                let text = String::from_utf8(changed).unwrap();
                let Ok((game, diagram)) = Fuerstenfeld::read_diagram(&text) else {
                    refused += 1;
                    continue;
                };
                accepted += 1;
                let mut state = diagram.some_state(&game);
                #[cfg(feature = "laws")]
                princely_core::laws::Lawful::validate(&game, &state)
                    .unwrap_or_else(|why| panic!("{why}: {text}"));
                play_on(&game, &mut state, 5, 120, |_, _| ());
            }
        }
    }
    assert!(accepted > 300 && refused > 3000, "{accepted} accepted, {refused} refused");
}

#[test]
fn what_is_wrong_with_a_line_is_said() {
    const LINE: &str = "fuerstenfeld 1 base 2 6 | 0 | 3 sell 0 - 01 0 0 0 0.0.0 | DEMAND | \
        12 5 5 0 0 .,.,hops_2,.,palace_1,. 1.0.2 - - - bank_1,hops_3 | \
        9 4 4 0 0 .,.,.,.,.,. 0.0.1 - palace_2,?1 ?2 ?3";
    let demand = CardTable::standard().demand;
    let brewery = |index: usize| {
        format!("{}.{}.{}:3.3.3:0.0.0", demand[index].hops, demand[index].barley, demand[index].water)
    };
    let line = LINE.replace("DEMAND", &format!("{} {}", brewery(0), brewery(1)));
    let (game, diagram) = Fuerstenfeld::read_diagram(&line).unwrap();
    assert_eq!(game.diagram(&diagram).unwrap(), line);
    assert_eq!(diagram.observation(&game, Seat(0)).unwrap().counts(Seat(1)).hand, 3);
    assert!(diagram.observation(&game, Seat(1)).is_none(), "it does not say what seat 1 knows");
    for (from, to, why) in [
        ("fuerstenfeld 1", "principati 1", "no diagram of fuerstenfeld"),
        ("fuerstenfeld 1", "fuerstenfeld 9", "no diagram of fuerstenfeld"),
        ("base 2 6", "base 6 6", "F-VAL-1"),
        ("base 2 6", "base 2 7", "F-END-4"),
        ("base", "easy", "no variant easy"),
        ("| 0 |", "| 2 |", "no seat 2"),
        ("| 0 |", "| 1 |", "seat 0"),
        ("3 sell", "0 sell", "rounds begin"),
        ("3 sell", "3 setup", "no phase"),
        ("sell 0", "sell 1", "to act"),
        ("- 01 0", "- 00 0", "in the order once"),
        ("3.3.3", "3.3.99", "no number up to"),
        ("12 5", "99999 5", "no number up to"),
        ("bank_1,hops_3", "hops_3,hops_2", "hops_2 is in two places"),
        ("bank_1,hops_3", "hops_9", "no card \"hops_9\""),
        ("bank_1,hops_3", "?2", "no card \"?2\""),
        ("?2 ?3", "?2 bank_1", "should be a ?"),
        ("?2 ?3", "?20 ?9", "not so many cards"),
        ("palace_2,?1", "bank_1,?1", "nobody sees that bank_1"),
        ("5 0 0 .", "5 0 1 .", "F-DRAW-2"),
        ("5 0 0 .", "5 1 0 .", "cards are due"),
    ] {
        assert!(line.contains(from), "{from}");
        let refused = Fuerstenfeld::read_diagram(&line.replacen(from, to, 1)).unwrap_err();
        assert!(refused.contains(why), "{from} → {to}: {refused}");
    }
    for text in ["", "|", "| | | |", "fuerstenfeld", &"|".repeat(9000), &"9".repeat(9000)] {
        assert!(Fuerstenfeld::read_diagram(text).is_err());
    }
}

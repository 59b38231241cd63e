//! What can be typed: every legal action has a typed form that is understood as that action, in every language. Its
//! text in lists is also understood, if it says enough.

#![allow(clippy::unwrap_used)] // a failure says which row it was

use princely_core::{Game, Keyed, Quick, Seat, Seed, Silent, Step, Table, Turn, Uniform};
use princely_fuerstenfeld::{Action, CardSet, Fuerstenfeld, Phase};
use princely_house::{Housed as _, Setting};
use princely_principati::Principati;
use princely_terminal::{Misread, Page, Talk};
use princely_words::{Language, Names, Words};
use std::collections::BTreeSet;

/// Plays games at random and shows each position with a few of its legal actions: first, last and at random.
fn at_random<G: Talk>(
    setting: &Setting,
    seeds: std::ops::Range<u64>,
    most: usize,
    mut each: impl FnMut(&G, &G::Observation, &[G::Action], &[G::Action]),
) {
    for seed in seeds {
        let mut table = Table::new(G::set_up(setting).unwrap());
        let (mut dice, mut whims) = (Keyed::new(Seed::of_series(seed, 0)), Quick(seed));
        let mut moves = 0;
        while let Step::Seats(seats) = table.step(&mut dice, &mut Silent) {
            moves += 1;
            if moves > most {
                break;
            }
            let seat = seats.lowest().unwrap();
            let mut legal = Vec::new();
            table.game().legal_actions(table.state(), seat, &mut legal);
            let observation = table.game().observe(table.state(), Some(seat));
            let mut some: Vec<G::Action> = Vec::new();
            some.extend([legal[0], legal[legal.len() - 1]]);
            some.extend((0..3).map(|_| *whims.pick(&legal).unwrap()));
            each(table.game(), &observation, &legal, &some);
            let action = *whims.pick(&legal).unwrap();
            table.act(seat, action, &mut Silent).unwrap();
        }
    }
}

fn settings(variants: &[&str], players: &[u8]) -> Vec<Setting> {
    let setting = |players: u8, variant: &str| Setting {
        players: Some(players),
        variant: Some(variant.into()),
        ..Setting::default()
    };
    variants.iter().flat_map(|variant| players.iter().map(move |n| setting(*n, variant))).collect()
}

/// Every typed form is read back as its action.
fn round_trip<G: Talk>(setting: &Setting, seeds: std::ops::Range<u64>, most: usize) -> BTreeSet<String> {
    let mut verbs = BTreeSet::new();
    at_random::<G>(setting, seeds, most, |game, observation, _, some| {
        for language in Language::ALL {
            let words = Words::of(language);
            for action in some {
                let typed = game.typed(words, action);
                let read = game.parse(words, observation, &typed);
                assert_eq!(read.as_deref(), Ok(&[*action][..]), "{language}: {typed}");
                let shouted = game.parse(words, observation, &typed.to_uppercase());
                assert_eq!(shouted.as_deref(), Ok(&[*action][..]), "{language}: {typed}, in capitals");
                if language == Language::English {
                    verbs.insert(typed.split(' ').next().unwrap().to_owned());
                }
            }
        }
    });
    verbs
}

#[test]
fn every_action_of_fuerstenfeld_can_be_typed() {
    let mut verbs = BTreeSet::new();
    for setting in settings(&["base", "expert"], &[2, 4]) {
        verbs.extend(round_trip::<Fuerstenfeld>(&setting, 0..2, 250));
    }
    let all = ["build", "draw", "end", "keep", "sell", "stop", "store", "trash", "under"];
    assert_eq!(verbs.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

#[test]
fn every_action_of_principati_can_be_typed() {
    let mut verbs = BTreeSet::new();
    for setting in settings(&["base", "miners"], &[2]) {
        verbs.extend(round_trip::<Principati>(&setting, 0..2, 150));
    }
    for verb in
        ["build", "buy", "cardinal", "commerce", "demolish", "end", "keep", "place", "reserve", "sell"]
    {
        assert!(verbs.contains(verb), "{verb} is not in {verbs:?}");
    }
}

/// Actions that hardly ever happen in a random game can be typed, too, legal or not.
#[test]
fn rare_actions_of_principati_can_be_typed() {
    use princely_principati::{Action, Building, Commerce, Figure, FoodRow, StockBoard, TileId, Vehicle};
    let at = |q, r| princely_hex::Hex::new(q, r);
    let (tile, merit) = (TileId::new("H02").unwrap(), TileId::new("OM3").unwrap());
    let game = Principati::default();
    let mut table = Table::new(game.clone());
    table.step(&mut Keyed::new(Seed::of_series(1, 0)), &mut Silent);
    let observation = game.observe(table.state(), Some(Seat(0)));
    let mut actions = vec![
        Action::Place { tile, at: at(-4, 10), rot: 5 },
        Action::PlaceExtra { tile: merit, at: at(0, -3), rot: 2, stock_board: None },
        Action::PlaceExtra { tile: merit, at: at(0, -3), rot: 2, stock_board: Some(StockBoard::B) },
        Action::FarmerMove { from: at(1, 2), to: at(-1, -2), rot: 3 },
        Action::CannotPlace,
        Action::MinerMine { building: Building::GoldMine, at: at(4, 1), slot: 1 },
        Action::ArchitectMove { from: at(1, 2), from_slot: 1, to: at(-3, 4), to_slot: 0 },
        Action::Demolish { at: at(4, 1), slot: 1 },
        Action::Produce { at: at(4, 1), slot: 1 },
        Action::Catch,
        Action::MeritTile { tile: merit },
        Action::EndPhase,
    ];
    actions.extend(Vehicle::ALL.iter().map(|vehicle| Action::Make { vehicle: *vehicle }));
    actions.extend(FoodRow::ALL.iter().map(|row| Action::FoodCoin { row: *row }));
    actions.extend([Commerce::Twenty, Commerce::Thirty].map(|order| Action::BuyCommerce { order }));
    actions.extend(
        princely_principati::Good::ALL
            .iter()
            .flat_map(|good| [Action::Sell { good: *good }, Action::Buy { good: *good }]),
    );
    for &building in Building::ALL {
        let stock_board = (building == Building::Warehouse).then_some(StockBoard::A);
        actions.push(Action::Build { building, at: at(5, -5), slot: 1, stock_board });
    }
    for who in [Figure::Master, Figure::Cardinal] {
        for (from, to) in [(None, Some(at(3, 1))), (Some(at(3, 1)), None), (Some(at(3, 1)), Some(at(4, 1)))] {
            actions.push(Action::MoveMaster { who, from, to });
        }
    }
    for language in Language::ALL {
        let words = Words::of(language);
        for action in &actions {
            let typed = game.typed(words, action);
            assert_eq!(game.parse(words, &observation, &typed).as_deref(), Ok(&[*action][..]), "{typed}");
        }
    }
}

/// The text of a list can be typed as it stands, in English.
#[test]
fn the_words_of_sales_and_buildings_can_be_typed_too() {
    let words = Words::english();
    for setting in settings(&["base"], &[3]) {
        at_random::<Fuerstenfeld>(&setting, 0..2, 300, |game, observation, _, some| {
            for action in some {
                let text = game.action_text(words, action, &Names::seats(3));
                let verb = text.split(' ').next().unwrap();
                if ["sell", "build", "keep", "finish", "end"].contains(&verb)
                    && !text.ends_with("in the warehouse")
                {
                    assert_eq!(
                        game.parse(words, observation, &text).as_deref(),
                        Ok(&[*action][..]),
                        "{text}"
                    );
                }
            }
        });
    }
}

/// A list offers only legal actions, each legal after those before it, and something for every phase.
#[test]
fn what_is_listed_is_legal() {
    fn check<G: Talk>(setting: &Setting, most: usize) {
        at_random::<G>(setting, 0..2, most, |game, observation, legal, _| {
            let names = Names::seats(game.seats());
            let page = Page { words: Words::english(), names: &names, width: 80 };
            let choices = Talk::choices(game, &page, observation, legal);
            assert!(!choices.is_empty());
            let Turn::Seats(seats) = game.observed_turn(observation) else { return };
            let seat = seats.lowest().unwrap();
            for choice in &choices {
                assert!(legal.contains(&choice.actions[0]), "{}", choice.text);
                let mut state = game.determinize(observation, &mut Quick(1));
                for action in &choice.actions {
                    game.check(&state, seat, action).unwrap_or_else(|_| panic!("{}", choice.text));
                    game.apply(&mut state, seat, *action, &mut Silent);
                }
            }
            let texts: BTreeSet<_> = choices.iter().map(|choice| (&choice.path, &choice.text)).collect();
            assert_eq!(texts.len(), choices.len(), "two choices read the same: {choices:?}");
        });
    }
    for setting in settings(&["base", "expert"], &[3]) {
        check::<Fuerstenfeld>(&setting, 200);
    }
    for setting in settings(&["base", "miners"], &[2]) {
        check::<Principati>(&setting, 60);
    }
}

/// A player with too many cards chooses in one step what stays, and is first offered to keep palaces.
#[test]
fn what_stays_in_the_hand_is_one_choice() {
    let (mut one, mut several) = (0, 0);
    for setting in settings(&["base"], &[3]) {
        at_random::<Fuerstenfeld>(&setting, 0..12, 400, |game, observation, legal, _| {
            let (state, seat) = (observation.known(), observation.viewer().unwrap());
            let (hand, limit) = (state.player(seat).hand, state.player(seat).hand_limit());
            let stores = legal.iter().any(|action| matches!(action, Action::Store { .. }));
            if state.phase() != Phase::Discard || hand.len() <= limit || hand.len() > 6 || stores {
                return;
            }
            let names = Names::seats(game.seats());
            let page = Page { words: Words::english(), names: &names, width: 80 };
            let first = &game.choices(&page, observation, legal)[0];
            let under =
                |action: &Action| if let Action::Under { card } = action { Some(*card) } else { None };
            let kept = hand - first.actions.iter().filter_map(under).collect();
            assert_eq!(kept.len(), limit, "{}", first.text);
            let palaces = (hand & CardSet::PALACES).len();
            assert_eq!((kept & CardSet::PALACES).len(), palaces.min(limit), "{}", first.text);
            assert_eq!(first.actions.last() == Some(&Action::EndTurn), limit > 1, "{}", first.text);
            *(if limit > 1 { &mut several } else { &mut one }) += 1;
        });
    }
    assert!(one > 20 && several > 5, "{one} {several}");
}

/// Lines fit the terminal, except single long words and the rows of a map.
#[test]
fn layouts_fit_narrow_terminals() {
    fn check<G: Talk>(setting: &Setting, most: usize) {
        let mut count = 0;
        at_random::<G>(setting, 1..2, most, |game, observation, _, _| {
            count += 1;
            if count % 20 != 0 {
                return;
            }
            for language in Language::ALL {
                for width in [20, 40, 80] {
                    let names = Names::seats(game.seats()).seen_by(Seat(0));
                    let page = Page { words: Words::of(language), names: &names, width };
                    for part in G::PARTS {
                        for line in game.show(&page, observation, part).join("\n").lines() {
                            let long = line.chars().count() > width;
                            let words = line.split_whitespace().count();
                            assert!(!long || words <= 2, "{language} {width} {part}: {line}");
                        }
                    }
                }
            }
        });
    }
    check::<Fuerstenfeld>(&settings(&["expert"], &[4])[0], 200);
    check::<Principati>(&settings(&["base"], &[2])[0], 200);
}

/// Every typed text gets an answer: commands with letters changed, dropped and added, and pure noise.
#[test]
fn any_text_is_read_or_refused() {
    fn check<G: Talk>(setting: &Setting, most: usize) {
        let mut whims = Quick(9);
        at_random::<G>(setting, 5..6, most, |game, observation, _, some| {
            for action in some {
                for language in Language::ALL {
                    let words = Words::of(language);
                    let mut letters: Vec<char> = game.typed(words, action).chars().collect();
                    for _ in 0..1 + whims.below(4) {
                        let at = whims.below(letters.len() as u32 + 1) as usize;
                        let new =
                            [' ', ',', '-', '9', 'a', 'ü', '\u{0}', '\u{1F600}'][whims.below(8) as usize];
                        match whims.below(3) {
                            0 => letters.insert(at, new),
                            1 if at < letters.len() => letters[at] = new,
                            _ => letters.truncate(at),
                        }
                    }
                    let typed: String = letters.into_iter().collect();
                    let page = Page { words, names: &Names::seats(game.seats()), width: 40 };
                    let _ = game.explain(&page, observation, &typed);
                    if let Ok(actions) = game.parse(words, observation, &typed) {
                        for action in &actions {
                            let _ = game.observed_check(observation, action);
                        }
                    }
                }
            }
        });
    }
    check::<Fuerstenfeld>(&settings(&["expert"], &[3])[0], 150);
    check::<Principati>(&settings(&["miners"], &[2])[0], 50);
}

#[test]
fn commands_may_be_short_and_incomplete() {
    let words = Words::english();
    let typed = |text: &str| -> Result<String, String> {
        let game = Fuerstenfeld::set_up(&settings(&["base"], &[2])[0]).unwrap();
        let mut table = Table::new(game.clone());
        table.step(&mut Keyed::new(Seed::of_series(1, 0)), &mut Silent);
        let observation = game.observe(table.state(), Some(Seat(1)));
        match game.parse(words, &observation, text) {
            Ok(actions) => {
                Ok(actions.iter().map(|action| game.typed(words, action)).collect::<Vec<_>>().join("; "))
            }
            Err(Misread::Expected { expected, near }) => {
                Err(format!("{expected} {}", near.unwrap_or_default()))
            }
            Err(Misread::NoVerb { near }) => Err(format!("no verb {near:?}")),
        }
    };
    for (text, read) in [
        ("sell 2 hops 1 water to 3", Ok("sell 2 hops 1 water to 3")),
        ("SELL 2 Hops, 1 Water TO brewery 3", Ok("sell 2 hops 1 water to 3")),
        ("s 1 h to 1", Ok("sell 1 hops to 1")),
        ("sell all to 2", Ok("sell 1 hops 1 barley 1 water to 2")),
        ("sell to 2 1 hops office hops", Ok("sell 1 hops to 2 office hops")),
        ("sell 3 hops to 2 market 2 hops as barley", Ok("sell 3 hops to 2 market 2 hops as barley")),
        ("sell 2 hops as barley 1 water to 1", Ok("sell 2 hops 1 water to 1 market 2 hops as barley")),
        ("sell nothing", Ok("sell nothing")),
        ("sell 999 hops to 1", Ok("sell 255 hops to 1")),
        ("build palace VI on 2", Ok("build palace 6 on 2")),
        ("under palace 6, market", Ok("under palace 6; under market")),
        ("sell 2 hops", Err("To which brewery?")),
        ("sell 2 hosp to 1", Err("hops")),
        ("sell 2 hops to 0", Err("To which brewery?")),
        ("sell 2 hops to 1 quickly", Err("")),
        ("build", Err("name of a card")),
        ("build palace 1 on 3", Ok("build palace 1 on 3")),
        ("build pal on 3", Ok("build palace 6 on 3")),
        ("build town", Err("Which one")),
        ("build ban on 2", Ok("build bank 2 on 2")),
        ("sel 2 hops to 1", Ok("sell 2 hops to 1")),
        ("slel 2 hops to 1", Err("sell")),
        ("dance", Err("no verb")),
        ("", Err("no verb")),
    ] {
        match (typed(text), read) {
            (Ok(typed), Ok(read)) => assert_eq!(typed, read, "{text}"),
            (Err(why), Err(word)) => assert!(why.contains(word), "{text}: {why}"),
            (typed, read) => panic!("{text}: {typed:?}, but should be {read:?}"),
        }
    }
}

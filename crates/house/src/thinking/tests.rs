use super::*;
use crate::{Setting, all, find};
use princely_core::Turn;
use princely_core::record::Meta;
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_principati::Principati;
use princely_protocol::{Aid, Chair, Pace, Sitter, Spectators, Terms};
use princely_search::InOneGo;
use princely_table::laws::{LawfulTable, mirrored};
use princely_table::{Luck, Manner, Opening};

fn opening(game: &str, seats: usize) -> Opening {
    let agreed = find(game).unwrap().agree(&Setting::default()).unwrap();
    let bot = |_| Chair { name: None, sitter: Sitter::Bot { level: "easy".into() } };
    Opening {
        terms: Terms {
            game: game.into(),
            rules: agreed.rules,
            options: agreed.options,
            pace: Pace::Untimed,
            aid: Aid::None,
            hints: true,
            spectators: Spectators::Live,
        },
        chairs: (0..seats).map(bot).collect(),
        manner: Manner::default(),
        luck: Luck::of_host([5; 32], seats as u8),
    }
}

/// Plays a game of bots that are paused all the time, by their answers on the wire. Each bot is asked alternately at
/// its seat and at the table, which must make no difference.
fn play(game: &str, names: &[&str], most: u32) {
    let opening = opening(game, names.len());
    let house = find(game).unwrap();
    let spec = |name: &&str| BotSpec::from_wire(name).unwrap();
    let mut bots: Vec<_> = names.iter().map(|name| house.bot(&opening.terms, &spec(name)).unwrap()).collect();
    let mut table = house.open(opening).unwrap();
    let mut seats: Vec<_> =
        (0..names.len() as u8).map(|seat| house.sit(&table.hello(Some(Seat(seat)), 0)).unwrap()).collect();
    let mut decision = table.begin(0);
    let mut thoughts = 0;
    loop {
        let effects = table.accept(decision).unwrap();
        for (seat, seated) in (0..).map(Seat).zip(&mut seats) {
            for entry in effects.feed.entries(Some(seat)) {
                seated.hear(entry).unwrap();
            }
        }
        let Some(think) = table.thinks().into_iter().next().filter(|_| table.version() < most) else { break };
        let (seat, bot) = (think.seat, &mut bots[think.seat.index()]);
        let whims = || Quick(u64::from(think.version));
        if think.version % 2 == 0 {
            bot.ask(&*seats[seat.index()], whims()).unwrap();
        } else {
            bot.ask_at(&*table, seat, whims()).unwrap();
        }
        let advice = loop {
            match bot.go_on(&mut || true).unwrap() {
                Progress::Pending => (),
                Progress::Done(advice) => break advice,
            }
        };
        assert_eq!(bot.settle().unwrap(), advice);
        assert!(bot.settle().is_none());
        thoughts += u32::from(advice.iterations.is_some());
        if think.version % 16 == 0 {
            assert_eq!(about_the_record(&*table, seat, names[seat.index()]), fresh(&*table, seat, names));
        }
        let action = &advice.lines[0].actions[..1];
        decision = table.decide_for_bot(seat, think.version, action, 0).unwrap();
    }
    assert!(thoughts > 10 && (table.version() >= most || table.is_over()));
}

/// What a bot that has planned nothing yet answers at the table.
fn fresh(table: &dyn AnyTable, seat: Seat, names: &[&str]) -> Advice {
    let terms = &table.opening().terms;
    let spec = BotSpec::from_wire(names[seat.index()]).unwrap();
    let mut bot = find(&terms.game).unwrap().bot(terms, &spec).unwrap();
    bot.ask_at(table, seat, Quick(7)).unwrap();
    in_one_go(&mut *bot)
}

/// What it answers about the same moment of the table's record.
fn about_the_record(table: &dyn AnyTable, seat: Seat, name: &str) -> Advice {
    let house = find(&table.opening().terms.game).unwrap();
    let mut replay = house.replay(&table.record(&Meta::default())).unwrap();
    replay.go(replay.verified().entries).unwrap();
    let mut bot = house.bot_about(&*replay, &BotSpec::from_wire(name).unwrap()).unwrap();
    assert_eq!(bot.ask_about(&*replay, Seat(9), Quick(7)), Err(NoAnswer::Foreign));
    bot.ask_about(&*replay, seat, Quick(7)).unwrap();
    in_one_go(&mut *bot)
}

fn in_one_go(bot: &mut dyn Thinking) -> Advice {
    match bot.go_on(&mut InOneGo).unwrap() {
        Progress::Done(advice) => advice,
        Progress::Pending => panic!("nobody has stopped it"),
    }
}

/// At two tables that look the same to a seat, a bot on that seat gives the same advice, to the byte. Returns how many
/// pairs were compared.
fn advises_the_same<G: LawfulTable>(game: &G, name: &str, longest: usize) -> u32 {
    let house = find(G::ID).unwrap();
    let mut compared = 0;
    for (seed, number) in (1..12).flat_map(|seed| (0..game.seats()).map(move |seat| (seed, seat))) {
        let seat = Seat(number);
        let Some((opening, journals)) = mirrored(game, seed, Some(seat), longest) else { continue };
        let advice = journals.map(|journal| {
            let table = house.reopen(opening.clone(), &journal).unwrap();
            let is_due = matches!(table.turn(), Turn::Seats(seats) if seats.contains(seat));
            let mut bot = house.bot(&opening.terms, &BotSpec::from_wire(name).unwrap()).unwrap();
            bot.ask_at(&*table, seat, Quick(seed)).unwrap();
            is_due.then(|| serde_json::to_string(&in_one_go(&mut *bot)).unwrap())
        });
        assert_eq!(advice[0], advice[1], "seed {seed}, {seat:?}");
        compared += u32::from(advice[0].is_some());
    }
    compared
}

#[test]
fn advice_is_the_same_in_worlds_that_differ_in_what_is_hidden() {
    let game = Fuerstenfeld::new(3, Variant::Expert, CardTable::standard()).unwrap();
    let compared: u32 =
        (40..64).step_by(4).map(|longest| advises_the_same(&game, "strong@20", longest)).sum();
    assert!(compared > 20, "only {compared} pairs were compared");
    let game = Principati::default();
    let compared: u32 = (1..6).map(|longest| advises_the_same(&game, "strong@2", longest)).sum();
    assert!(compared > 5, "only {compared} pairs were compared");
}

#[test]
fn whole_games_are_played_by_bots_that_name_no_game() {
    play("fuerstenfeld", &["strong@20", "easy", "random", "greedy"], 999);
    play("principati", &["strong@3", "beginner"], 60);
}

#[test]
fn a_program_or_a_stranger_has_no_seat_at_a_live_table() {
    for house in all() {
        let terms = opening(house.id(), 2).terms;
        assert!(house.bot(&terms, &"cmd:./my-bot".parse().unwrap()).is_err());
        assert!(house.bot(&terms, &BotSpec::named("nobody")).is_err());
        let mut bot = house.bot(&terms, &BotSpec::named("greedy")).unwrap();
        assert_eq!(bot.go_on(&mut InOneGo), Err(NoAnswer::NotAsked));
        assert!(bot.settle().is_none());
    }
}

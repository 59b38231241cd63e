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
    let agreed =
        find(game).unwrap().agree(&Setting { players: Some(seats as u8), ..Setting::default() }).unwrap();
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
        while bot.think(&mut || true).unwrap() == Progress::Pending {}
        let advice = bot.settle().unwrap();
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
    for (seed, number) in (1..6).flat_map(|seed| (0..game.seats()).map(move |seat| (seed, seat))) {
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

/// A game of two or three at which a bot is asked about every position of a while.
fn asked_about(game: &str, seats: usize, most: u32, mut look: impl FnMut(&dyn AnyTable, Seat, &Terms)) {
    let house = find(game).unwrap();
    let opening = opening(game, seats);
    let mut table = house.open(opening.clone()).unwrap();
    let mut decision = table.begin(0);
    loop {
        table.accept(decision).unwrap();
        let Some(think) = table.thinks().into_iter().next().filter(|_| table.version() < most) else {
            return;
        };
        look(&*table, think.seat, &opening.terms);
        let mut bot = house.bot(&opening.terms, &BotSpec::named("greedy")).unwrap();
        bot.ask_at(&*table, think.seat, Quick(1)).unwrap();
        assert_eq!(bot.think(&mut InOneGo), Ok(Progress::Done(())));
        let advice = bot.settle().unwrap();
        decision = table.decide_for_bot(think.seat, think.version, &advice.lines[0].actions[..1], 0).unwrap();
    }
}

#[test]
fn advice_tells_chances_and_says_what_is_too_close_to_call() {
    let (mut forced, mut close, mut clear, mut reasons) = (0, 0, 0, 0);
    for (game, most, bot) in [("fuerstenfeld", 40, "strong@20"), ("principati", 12, "strong@3")] {
        asked_about(game, 2, most, |table, seat, terms| {
            let mut bot = find(game).unwrap().bot(terms, &BotSpec::from_wire(bot).unwrap()).unwrap();
            bot.ask_at(table, seat, Quick(7)).unwrap();
            let advice = in_one_go(&mut *bot);
            // In slices, and asked again, it is the same.
            bot.ask_at(table, seat, Quick(7)).unwrap();
            let sliced = loop {
                if let Progress::Done(advice) = bot.go_on(&mut || true).unwrap() {
                    break advice;
                }
            };
            assert_eq!(sliced.lines, advice.lines);
            assert_eq!(bot.settle().unwrap(), sliced);
            assert_eq!(advice.against, "reference-1");
            if table.legal(Some(seat)).actions.len() == 1 {
                forced += 1;
                let line = &advice.lines[0];
                assert_eq!((advice.lines.len(), line.chance, line.error, line.behind), (1, None, None, None));
                return;
            }
            assert!((1..=3).contains(&advice.lines.len()));
            for (index, line) in advice.lines.iter().enumerate() {
                let (chance, error) = (line.chance.unwrap(), line.error.unwrap());
                assert!((0.0..=1.0).contains(&chance) && error > 0.0 && error <= 0.5, "{line:?}");
                assert_eq!(line.behind.is_none(), index == 0);
                let Some(behind) = line.behind else { continue };
                assert_eq!(behind.is_close, behind.by.abs() < 2.0 * behind.error);
                let told = advice.lines[0].chance.unwrap() - chance;
                assert!((told - behind.by).abs() < 1e-6, "{behind:?} {told}");
                assert!(behind.is_close || behind.by > 0.0, "a worse turn comes first: {advice:?}");
                close += u32::from(behind.is_close);
                clear += u32::from(!behind.is_close);
            }
            reasons += u32::from(!advice.reasons.is_empty());
        });
    }
    assert!(forced > 0 && close > 0 && clear > 0 && reasons > 0, "{forced} {close} {clear} {reasons}");
}

/// Whoever does not wait is told what is known so far.
#[test]
fn advice_that_was_cut_short_is_not_sure_of_anything() {
    asked_about("fuerstenfeld", 2, 12, |table, seat, terms| {
        let mut bot =
            find("fuerstenfeld").unwrap().bot(terms, &BotSpec::from_wire("strong@20").unwrap()).unwrap();
        bot.ask_at(table, seat, Quick(7)).unwrap();
        assert_eq!(bot.think(&mut InOneGo), Ok(Progress::Done(())));
        let advice = bot.settle().unwrap();
        assert!(advice.lines.iter().skip(1).all(|line| line.behind.is_some_and(|behind| behind.is_close)));
        assert!(bot.settle().is_none());
    });
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

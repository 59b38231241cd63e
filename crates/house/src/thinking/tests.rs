use super::*;
use crate::{Setting, all, find};
use princely_protocol::{Aid, Chair, Pace, Sitter, Spectators, Terms};
use princely_search::InOneGo;
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

/// Plays a game of bots that are paused all the time, by what they say on the wire; each asks its seat in turn with the
/// table, which must make no difference.
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
        let action = &advice.lines[0].actions[..1];
        decision = table.decide_for_bot(seat, think.version, action, 0).unwrap();
    }
    assert!(thoughts > 10 && (table.version() >= most || table.is_over()));
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

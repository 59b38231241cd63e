//! An opened record tells at any entry the same as a replay from the beginning, for whole games and for what one viewer
//! saw.
#![allow(clippy::unwrap_used)]

use princely_core::record::SeenBy;
use princely_core::{Aid, Quick, Seat, Uniform, Viewer};
use princely_laboratory::replay::{Replay, Sight, ToldStep, pictures, tell};
use princely_laboratory::{GamesError, Series, Setting, any, find};
use princely_words::Words;
use serde_json::Value;

fn record(game: &str, setting: &Setting) -> String {
    let series = Series::new(vec!["greedy".into()], 1, 3).unwrap();
    let mut out = Vec::new();
    find(game).unwrap().record(setting, &series, None, &mut out, &mut |_| {}).unwrap();
    String::from_utf8(out).unwrap()
}

fn records() -> [String; 2] {
    let three = Setting { players: Some(3), variant: Some("expert".into()), ..Setting::default() };
    let short = Setting { max_rounds: Some(6), ..Setting::default() };
    [record("fuerstenfeld", &three), record("principati", &short)]
}

fn viewers(replay: &dyn Replay) -> Vec<Viewer> {
    (0..replay.seats()).map(|seat| Some(Seat(seat))).chain([None]).collect()
}

/// All answers that one sight gets at a moment.
#[derive(PartialEq, Debug)]
struct Here {
    at: usize,
    turn: &'static str,
    to_act: Vec<Seat>,
    round: u32,
    sentences: Vec<String>,
    position: String,
    view: Value,
    legal: Option<Vec<Value>>,
    choices: Option<Value>,
}

fn here(replay: &dyn Replay, viewer: Viewer) -> Here {
    let (words, sight) = (Words::english(), Sight::Of(viewer));
    Here {
        at: replay.at(),
        turn: replay.turn(),
        to_act: replay.to_act(),
        round: replay.round(),
        sentences: replay.sentences(sight, words).unwrap(),
        position: replay.position(sight, words).unwrap(),
        view: replay.view(viewer, Aid::None).unwrap(),
        legal: viewer.map(|seat| replay.legal(Some(seat), words).unwrap().legal.remove(0).actions),
        choices: viewer.map(|seat| replay.choices(seat).unwrap()),
    }
}

#[test]
fn jumping_leads_where_walking_leads_for_every_viewer_and_in_what_the_viewer_saw() {
    for text in records() {
        let mut whole = any::open(&text).unwrap();
        let (entries, viewers) = (whole.verified().entries, viewers(&*whole));
        let mut walked = Vec::new();
        for entry in 0..=entries {
            whole.go(entry).unwrap();
            walked.push(viewers.iter().map(|viewer| here(&*whole, *viewer)).collect::<Vec<_>>());
        }
        let mut quick = Quick(1);
        for _ in 0..60 {
            let entry = quick.below(entries as u32 + 1) as usize;
            whole.go(entry).unwrap();
            for (viewer, walked) in viewers.iter().zip(&walked[entry]) {
                assert_eq!(here(&*whole, *viewer), *walked, "entry {entry}, {viewer:?}");
            }
        }
        for (index, viewer) in viewers.iter().enumerate() {
            let mut seen = any::open(&whole.seen_record(*viewer).unwrap()).unwrap();
            assert_eq!(seen.verified().entries, entries);
            assert_eq!(seen.verified().seen_by, Some(SeenBy(*viewer)));
            assert_eq!(seen.verified().result, whole.verified().result);
            for entry in
                [0, 1, entries].into_iter().chain((0..40).map(|_| quick.below(entries as u32) as usize))
            {
                seen.go(entry).unwrap();
                assert_eq!(here(&*seen, *viewer), walked[entry][index], "entry {entry}, seen by {viewer:?}");
                assert_eq!(
                    seen.sentences(Sight::Open, Words::english()).unwrap(),
                    walked[entry][index].sentences
                );
            }
            assert_eq!(seen.seen_record(*viewer).unwrap(), whole.seen_record(*viewer).unwrap());
        }
    }
}

#[test]
fn a_record_of_one_viewer_is_told_as_the_whole_game_is_told_to_that_viewer() {
    let told = |replay: &mut dyn Replay, sight| {
        let mut all: Vec<ToldStep> = Vec::new();
        tell(replay, sight, Words::english(), &mut |told| {
            all.push(told);
            true
        })
        .unwrap();
        all
    };
    for text in records() {
        let mut whole = any::open(&text).unwrap();
        for viewer in viewers(&*whole) {
            let mut seen = any::open(&whole.seen_record(viewer).unwrap()).unwrap();
            assert_eq!(told(&mut *seen, Sight::Open), told(&mut *whole, Sight::Of(viewer)), "{viewer:?}");
        }
    }
}

#[test]
fn pictures_are_the_same_for_every_viewer() {
    let drawn = |replay: &mut dyn Replay| {
        let mut drawn = Vec::new();
        pictures(replay, Words::english(), &mut |round, picture| {
            drawn.push((round, picture));
            Ok(())
        })
        .map(|()| drawn)
    };
    let [fuerstenfeld, principati] = records();
    let mut whole = any::open(&principati).unwrap();
    let all = drawn(&mut *whole).unwrap();
    assert!(all.len() >= 6 && all.iter().all(|(_, picture)| picture.starts_with("<svg")), "{}", all.len());
    let mut seen = any::open(&whole.seen_record(Some(Seat(1))).unwrap()).unwrap();
    assert_eq!(drawn(&mut *seen).unwrap(), all);
    let none = drawn(&mut *any::open(&fuerstenfeld).unwrap()).unwrap_err();
    assert_eq!(none, GamesError::NoPicture("fuerstenfeld"));
}

#[test]
fn a_viewers_record_does_not_speak_for_others() {
    let words = Words::english();
    for text in records() {
        let mut whole = any::open(&text).unwrap();
        let mut seen = any::open(&whole.seen_record(Some(Seat(1))).unwrap()).unwrap();
        let (mut own, mut others) = (0, 0);
        for entry in 0..=seen.verified().entries {
            seen.go(entry).unwrap();
            whole.go(entry).unwrap();
            let legal = seen.legal(None, words);
            let to_act = seen.to_act();
            if to_act.contains(&Seat(1)) {
                own += 1;
                assert_eq!(legal.as_ref().unwrap().legal, whole.legal(Some(Seat(1)), words).unwrap().legal);
                assert_eq!(seen.options(Seat(1)).unwrap(), legal.unwrap().legal[0].count);
            } else if to_act.is_empty() {
                assert_eq!(legal.unwrap().legal, []);
            } else {
                others += 1;
                let refused =
                    GamesError::NotSeen { asked: SeenBy(Some(to_act[0])), by: SeenBy(Some(Seat(1))) };
                assert_eq!(legal.unwrap_err(), refused);
                assert_eq!(seen.options(to_act[0]).unwrap_err(), refused);
                assert!(whole.options(to_act[0]).unwrap() > 0);
            }
        }
        assert!(own > 10 && others > 10, "{own} and {others}");
        for refused in [
            seen.view(Some(Seat(0)), Aid::None).map(drop),
            seen.view(None, Aid::None).map(drop),
            seen.choices(Seat(0)).map(drop),
            seen.answer(Seat(0), &Value::Null).map(drop),
            seen.sentences(Sight::Of(None), words).map(drop),
            seen.position(Sight::Of(Some(Seat(0))), words).map(drop),
            seen.seen_record(None).map(drop),
        ] {
            let told = refused.unwrap_err().to_string();
            assert!(told.starts_with("this record holds only what seat 1 saw; what "), "{told}");
        }
        assert_eq!(seen.state(), Err(princely_core::RecordError::Seen(Some(Seat(1))).into()));
        assert!(whole.state().unwrap()["to_act"].is_array());
    }
}

#[test]
fn choices_are_there_for_whoever_is_to_act_and_questions_are_answered() {
    for text in records() {
        let mut replay = any::open(&text).unwrap();
        for entry in (0..=replay.verified().entries).step_by(7) {
            replay.go(entry).unwrap();
            let to_act = replay.to_act();
            for seat in (0..replay.seats()).map(Seat) {
                assert_eq!(
                    replay.choices(seat).unwrap().is_object(),
                    to_act.contains(&seat),
                    "entry {entry}"
                );
            }
        }
        let told = replay.answer(Seat(0), &serde_json::json!({"type": "nonsense"})).unwrap_err().to_string();
        assert!(told.starts_with("this question is not understood: "), "{told}");
    }
}

#[test]
#[ignore = "measures; run it in release: cargo test --release -p princely-laboratory --test replay -- --ignored --nocapture"]
fn how_long_opening_and_jumping_take() {
    let longer = Setting { max_rounds: Some(14), ..Setting::default() };
    for text in [records()[0].clone(), record("principati", &longer)] {
        let timed = |what: &str, times: u32, each: &mut dyn FnMut()| {
            let begin = std::time::Instant::now();
            (0..times).for_each(|_| each());
            println!("  {what}: {:.1} µs", begin.elapsed().as_secs_f64() * 1e6 / f64::from(times));
        };
        let whole = any::open(&text).unwrap();
        let seen = whole.seen_record(Some(Seat(0))).unwrap();
        for (kind, text) in [("whole game", &text), ("what seat 0 saw", &seen)] {
            let mut replay = any::open(text).unwrap();
            let (entries, mut quick) = (replay.verified().entries, Quick(1));
            println!("{}, {kind}: {entries} entries, {} bytes", replay.verified().game, text.len());
            timed("open", 20, &mut || drop(any::open(text).unwrap()));
            timed("go to any entry", 2000, &mut || replay.go(quick.below(entries as u32) as usize).unwrap());
            timed("go and ask for view, choices, sentences", 200, &mut || {
                replay.go(quick.below(entries as u32) as usize).unwrap();
                replay.view(Some(Seat(0)), Aid::None).unwrap();
                replay.choices(Seat(0)).unwrap();
                replay.sentences(Sight::Of(Some(Seat(0))), Words::english()).unwrap();
            });
        }
    }
}

#[test]
fn there_is_no_entry_and_no_seat_beyond_the_last() {
    for text in records() {
        let mut replay = any::open(&text).unwrap();
        let have = replay.verified().entries;
        replay.go(have).unwrap();
        assert_eq!(replay.go(have + 1), Err(GamesError::NoSuchEntry { asked: have + 1, have }));
        assert_eq!((replay.at(), replay.turn()), (have, "over"), "where it stood");
        let asked = Seat(9);
        let refused = GamesError::NoSuchSeat { asked, have: replay.seats() };
        assert_eq!(replay.view(Some(asked), Aid::None), Err(refused.clone()));
        assert_eq!(replay.seen_record(Some(asked)), Err(refused));
    }
}

#[test]
fn what_a_viewer_saw_holds_neither_the_seed_nor_the_notes() {
    for text in records() {
        assert!(text.contains("\"seed\""));
        let replay = any::open(&text).unwrap();
        for viewer in viewers(&*replay) {
            let seen = replay.seen_record(viewer).unwrap();
            assert!(!seen.contains("\"seed\"") && !seen.contains("\"meta\""), "{seen}");
        }
    }
}

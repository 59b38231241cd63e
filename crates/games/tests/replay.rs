//! An opened record answers at any entry what a replay from the beginning tells there, for whole games and for
//! what one viewer saw.
#![allow(clippy::unwrap_used)]

use princely_core::record::SeenBy;
use princely_core::{Aid, Quick, Seat, Uniform, Viewer};
use princely_games::replay::{Replay, Sight, Told, pictures, tell};
use princely_games::{GamesError, Series, Setting, any, find};
use princely_words::Words;
use serde_json::Value;

fn record(game: &str, setting: &Setting) -> String {
    let series = Series { bots: vec!["greedy".into()], games: 1, seed: 3, threads: 1, cmd_time: None };
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

/// All that can be asked here from one place.
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
        let mut all: Vec<Told> = Vec::new();
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
    let greedy = "greedy".parse().unwrap();
    for text in records() {
        let mut whole = any::open(&text).unwrap();
        let mut seen = any::open(&whole.seen_record(Some(Seat(1))).unwrap()).unwrap();
        let (mut own, mut others) = (0, 0);
        for entry in 0..=seen.verified().entries {
            seen.go(entry).unwrap();
            whole.go(entry).unwrap();
            let legal = seen.legal(None, words);
            let advice = seen.advice(None, Some(&greedy), words);
            let to_act = seen.to_act();
            if to_act.contains(&Seat(1)) {
                own += 1;
                assert_eq!(legal.unwrap().legal, whole.legal(Some(Seat(1)), words).unwrap().legal);
                assert_eq!(advice.unwrap(), whole.advice(Some(Seat(1)), Some(&greedy), words).unwrap());
            } else if to_act.is_empty() {
                assert_eq!(legal.unwrap().legal, []);
                assert_eq!(advice.unwrap(), whole.advice(None, None, words).unwrap());
            } else {
                others += 1;
                let refused =
                    GamesError::NotSeen { asked: SeenBy(Some(to_act[0])), by: SeenBy(Some(Seat(1))) };
                assert_eq!((legal.unwrap_err(), advice.unwrap_err()), (refused.clone(), refused));
            }
        }
        assert!(own > 10 && others > 10, "{own} and {others}");
        for refused in [
            seen.view(Some(Seat(0)), Aid::None).map(drop),
            seen.view(None, Aid::None).map(drop),
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

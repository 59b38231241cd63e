//! What happens is told with its types, and never more than the viewer may know: two games that differ only in what is
//! hidden from a viewer tell that viewer the same events, to the byte, at the table and in a replay.

#![allow(clippy::unwrap_used)] // a failure says where

use princely_core::{Seat, Viewer};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_house::{Sight, find};
use princely_principati::Principati;
use princely_protocol::{Aid, Raw};
use princely_table::laws::{LawfulTable, mirrored};
use princely_table::{AnyTable, Opening};
use princely_words::Words;
use serde_json::Value;

/// How long the games are at most, in entries.
const LONGEST: usize = 160;

/// Two games that look the same to a viewer.
struct Pair {
    name: String,
    viewer: Viewer,
    opening: Opening,
    journals: [Vec<String>; 2],
}

/// For every viewer the longest pair of games among those that some seeds give.
fn pairs<G: LawfulTable>(game: &G) -> Vec<Pair> {
    let viewers = (0..game.seats()).map(|seat| Some(Seat(seat))).chain([None]);
    let longest = |viewer: Viewer| {
        let pairs = (1..30).filter_map(|seed| mirrored(game, seed, viewer, LONGEST));
        let (opening, journals) = pairs.max_by_key(|(_, journals)| journals[0].len()).unwrap();
        let name = format!("{} as {viewer:?}, {} entries", G::ID, journals[0].len());
        Pair { name, viewer, opening, journals }
    };
    viewers.map(longest).collect()
}

fn fuerstenfeld(variant: Variant) -> Vec<Pair> {
    pairs(&Fuerstenfeld::new(3, variant, CardTable::standard()).unwrap())
}

fn both_games() -> Vec<Pair> {
    let mut all = fuerstenfeld(Variant::Base);
    all.extend(fuerstenfeld(Variant::Expert));
    all.extend(pairs(&Principati::default()));
    all
}

fn tables(pair: &Pair, aid: Aid) -> [Box<dyn AnyTable>; 2] {
    let mut opening = pair.opening.clone();
    opening.terms.aid = aid;
    let house = find(&opening.terms.game).unwrap();
    [0, 1].map(|which| house.reopen(opening.clone(), &pair.journals[which]).unwrap())
}

fn written(event: &Raw) -> String {
    event.get().to_owned()
}

/// Everything that a viewer hears of a table, and what can be looked up afterwards.
fn heard(pair: &Pair, table: &dyn AnyTable) -> (Vec<String>, Vec<String>) {
    let mut seat = find(&pair.opening.terms.game).unwrap().sit(&table.hello(pair.viewer, 0)).unwrap();
    let mut events = Vec::new();
    for entry in &table.told(pair.viewer, 0).unwrap().entries {
        events.extend(seat.hear(entry).unwrap().events.iter().map(written));
    }
    let story = seat.story().into_iter().map(|(version, event)| format!("{version} {}", written(&event)));
    let log = seat.log(0, Words::english());
    let lines = log.iter().map(|line| serde_json::to_string(line).unwrap());
    (events, story.chain(lines).collect())
}

/// What a replay tells of all its moments: the events and their sentences.
fn replayed(record: &str, game: &str, sight: Sight) -> (Vec<String>, Vec<String>) {
    let mut replay = find(game).unwrap().replay(record).unwrap();
    let (mut events, mut sentences) = (Vec::new(), Vec::new());
    for at in 0..=replay.verified().entries {
        replay.go(at).unwrap();
        events.extend(replay.events(sight).unwrap().iter().map(written));
        sentences.extend(replay.sentences(sight, Words::english()).unwrap());
    }
    (events, sentences)
}

#[test]
fn games_that_differ_in_what_is_hidden_tell_the_same_events() {
    for pair in both_games() {
        for aid in [Aid::None, Aid::Memory] {
            let [one, other] = tables(&pair, aid);
            assert_eq!(heard(&pair, &*one), heard(&pair, &*other), "{} with {aid:?}", pair.name);
        }
        let records = tables(&pair, Aid::None).map(|table| table.record(&None));
        let told = |sight| records.each_ref().map(|record| replayed(record, &pair.opening.terms.game, sight));
        let [one, other] = told(Sight::Of(pair.viewer));
        assert_eq!(one, other, "a replay of {}", pair.name);
        let [one, other] = told(Sight::Open);
        assert_ne!(one, other, "{}: with everything open they differ", pair.name);
    }
}

/// Three ways lead to what a viewer learns: the entries as they are told, which the viewer's own engine plays in an
/// imagined world; the whole record, whose events are redacted; and the record as the viewer saw it.
#[test]
fn a_seat_a_replay_and_the_record_of_a_seat_tell_the_same_events() {
    for pair in both_games() {
        let game = &pair.opening.terms.game;
        for table in tables(&pair, Aid::Memory) {
            let (events, sentences) = replayed(&table.record(&None), game, Sight::Of(pair.viewer));
            assert_eq!(heard(&pair, &*table).0, events, "{}", pair.name);
            assert_eq!(events.len(), sentences.len(), "{}: a sentence for each event", pair.name);
            let seen = replayed(&table.seen_record(pair.viewer, &None), game, Sight::Open);
            assert_eq!(seen.0, events, "the record of a seat: {}", pair.name);
        }
    }
}

/// The tests above compare bytes; here is what the bytes say.
#[test]
fn an_event_says_which_cards_are_drawn_only_to_their_player() {
    let pair = &fuerstenfeld(Variant::Base)[0];
    let [table, _] = tables(pair, Aid::None);
    let (events, _) = heard(pair, &*table);
    let events: Vec<Value> = events.iter().map(|event| serde_json::from_str(event).unwrap()).collect();
    let drew = |own: bool| {
        let drawn = events.iter().filter(|event| event["type"] == "drew");
        drawn.filter(move |event| (event["seat"] == 0) == own)
    };
    assert!(drew(true).count() > 3 && drew(false).count() > 3, "{events:?}");
    for event in drew(true) {
        assert_eq!(event["cards"].as_array().map(|cards| cards.len() as u64), event["count"].as_u64());
    }
    for event in drew(false) {
        assert!(event["cards"].is_null() && event["count"].as_u64() > Some(0), "{event}");
    }
}

/// What one has to remember is told when it happens, and not repeated without the memory aid.
#[test]
fn what_one_has_to_remember_cannot_be_looked_up() {
    let pair = &fuerstenfeld(Variant::Base)[0];
    let hidden = |event: &Value| event["card"].is_null();
    for (aid, repeats) in [(Aid::None, false), (Aid::Memory, true)] {
        let [table, _] = tables(pair, aid);
        let (events, looked_up) = heard(pair, &*table);
        let own = |event: &Value| event["type"] == "put_under" && event["seat"] == 0;
        let told: Vec<Value> =
            events.iter().map(|event| serde_json::from_str(event).unwrap()).filter(own).collect();
        assert!(told.len() > 2 && !told.iter().any(hidden), "{told:?}");
        let story = looked_up.iter().filter_map(|line| line.split_once(' '));
        let story: Vec<Value> =
            story.filter_map(|(_, event)| serde_json::from_str(event).ok()).filter(own).collect();
        assert_eq!(story.len(), told.len());
        assert_eq!(story.iter().any(|event| !hidden(event)), repeats, "{aid:?}: {story:?}");
    }
}

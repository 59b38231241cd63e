//! The laws of the targets that are the same for every game.

use crate::{Driven, Fuzzed, depth, edit, verify};
use arbitrary::Unstructured;
use princely_core::laws::{legal, log, sight};
use princely_core::record::{Extras, SeenRecord};
use princely_core::{Quick, Records, Seat, Uniform, record};
use serde_json::Value;
use std::io::BufReader;

/// All states that a byte leads to are checked; of those that bots lead to, one in this many.
const OF_BOTS: usize = 32;
/// How many odd actions each seat of a state tries.
const STRAYS: usize = 3;
/// How many listed actions of a seat are changed and tried.
const NEAR_MISSES: usize = 3;
/// How many bytes the odd actions of a seat take. They do not come from the input, whose bytes lead through the game.
const ODD: usize = 160;

/// In every state: the list of legal actions is exactly what the check allows, whatever else is tried; the state is
/// valid; and every viewer can be given another world that looks the same.
pub fn legal_check<G: Fuzzed>(data: &[u8]) {
    let Ok(mut driven) = Driven::<G>::new(data) else { return };
    // Other bytes give other odd actions.
    let mut quick =
        Quick(data.iter().fold(0, |sum: u64, byte| sum.wrapping_mul(257).wrapping_add((*byte).into())));
    loop {
        let looked_at = driven.is_chosen() || driven.table().log().len() % OF_BOTS == 0;
        let (game, state) = (driven.table().game(), driven.table().state());
        game.validate(state).expect("the state is valid");
        if looked_at {
            let moment = driven.moment(None);
            legal::listed_is_legal(&moment, &mut quick).expect("what is listed is legal");
            sight::determinized_looks_the_same(&moment, &mut quick).expect("a drawn world looks the same");
            strays_are_legal_if_listed(&driven, &mut quick);
        }
        let Some(next) = driven.decide() else { break };
        driven.play(next);
    }
    depth::count::<G>(driven.table());
}

/// Seats that do not exist try too.
fn strays_are_legal_if_listed<G: Fuzzed>(driven: &Driven<'_, G>, quick: &mut Quick) {
    let (game, state) = (driven.table().game(), driven.table().state());
    let mut listed = Vec::new();
    for seat in [0, 1, 2, 3, 4, 5, 8, 255].map(Seat) {
        listed.clear();
        game.legal_actions(state, seat, &mut listed);
        let odd: [u8; ODD] = std::array::from_fn(|_| quick.below(256) as u8);
        let mut odd = Unstructured::new(&odd);
        let mut strays: Vec<_> = (0..STRAYS).map_while(|_| G::stray(&mut odd).ok()).collect();
        strays.extend((0..NEAR_MISSES).filter_map(|_| near_miss::<G>(&listed, &mut odd)));
        for stray in &strays {
            let allowed = game.check(state, seat, stray);
            assert_eq!(allowed.is_ok(), listed.contains(stray), "seat {seat}, {stray:?}: {allowed:?}");
        }
    }
}

/// A listed action with a change, if it is still an action.
fn near_miss<G: Fuzzed>(listed: &[G::Action], u: &mut Unstructured<'_>) -> Option<G::Action> {
    let mut action = serde_json::to_value(G::ActionNote::from(*u.choose(listed).ok()?)).ok()?;
    edit::change_within::<G>(&mut action, u).ok()?;
    serde_json::from_value::<G::ActionNote>(action).ok().map(Into::into)
}

/// Any bytes can be given to the reader of records. It takes no more memory than a record has bytes, it finds the same
/// records however the bytes arrive, and a record that it reads is true and can be written again.
pub fn record_reader<G: Fuzzed>(data: &[u8]) {
    let in_drops = BufReader::with_capacity(1 + data.len() % 13, data);
    let records: Vec<_> = Records::new(data).collect();
    assert!(Records::new(in_drops).eq(records.iter().cloned()), "the bytes arrive in other pieces");
    for text in records {
        match text {
            Ok(text) => {
                if record::peek(&text).is_err() {
                    assert!(record::read::<G>(&text, |_| {}).is_err());
                }
                verify::read::<G>(&text);
            }
            Err(error) => verify::is_a_sentence(&error),
        }
    }
}

/// How many bytes are kept for changes.
const PLAN: usize = 48;
/// How many changed records are tried for each game, and the most changes of one.
const RECORDS: usize = 4;
const CHANGES: u8 = 3;

/// A record of any game, with or without a trace, is read as it was written. A changed record is either refused with a
/// sentence, or still true in every word.
pub fn replay<G: Fuzzed>(data: &[u8]) {
    let Ok(mut driven) = Driven::<G>::new(data) else { return };
    let bytes = driven.bytes();
    let Ok(every) = bytes.choose(&[None, Some(1), Some(10)]).copied() else { return };
    let Ok(plan) = bytes.bytes(PLAN.min(bytes.len() / 2)) else { return };
    driven.play_on();
    depth::count::<G>(driven.table());

    let table = driven.table();
    let every = every.map(|every| verify::every(table.log().len(), every));
    let text = record::write(table, every, &None);
    let record = verify::read::<G>(&text).expect("what is written can be read");
    assert_eq!(record.table.log(), table.log());
    assert_eq!(record.table.state(), table.state());
    changed_records_are_refused_or_true::<G>(&text, &mut Unstructured::new(plan));
}

/// What a viewer saw of any game is read to what `observe` says. A changed record is either refused with a sentence, or
/// the viewer could have seen it.
pub fn seen_record<G: Fuzzed>(data: &[u8]) {
    let Ok(mut driven) = Driven::<G>::new(data) else { return };
    let bytes = driven.bytes();
    let Ok(viewer) = bytes.int_in_range(0..=5u8) else { return };
    let Ok(plan) = bytes.bytes(PLAN.min(bytes.len() / 2)) else { return };
    driven.play_on();
    depth::count::<G>(driven.table());

    let table = driven.table();
    if table.log().is_empty() {
        return;
    }
    let viewer = Some(Seat(viewer)).filter(|seat| seat.0 < table.game().seats());
    let text = SeenRecord::of(table, viewer, Extras::default()).write();
    let record = verify::read_seen::<G>(&text).expect("what is written can be read");
    assert_eq!(record.observation, table.game().observe(table.state(), viewer));
    assert_eq!(record.write(), text);
    each_change::<G>(&text, &mut Unstructured::new(plan), |changed| {
        verify::read_seen::<G>(changed).is_some()
    });
}

fn changed_records_are_refused_or_true<G: Fuzzed>(text: &str, plan: &mut Unstructured<'_>) {
    each_change::<G>(text, plan, |changed| verify::read::<G>(changed).is_some());
}

/// Changes the text again and again; `read` checks each result, and says whether it is a record.
fn each_change<G: Fuzzed>(text: &str, plan: &mut Unstructured<'_>, read: impl Fn(&str) -> bool) {
    let written: Value = serde_json::from_str(text).expect("a record is JSON");
    for _ in 0..RECORDS {
        if plan.is_empty() {
            return;
        }
        let mut changed = written.clone();
        for _ in 0..plan.int_in_range(1..=CHANGES).unwrap_or(1) {
            if edit::edit::<G>(&mut changed, plan).is_err() {
                break;
            }
        }
        let mut changed = changed.to_string();
        read(&changed);
        if plan.ratio(1, 8).unwrap_or(false) {
            let most = changed.len() - 1;
            let end = plan.int_in_range(0..=most).unwrap_or(0);
            changed.truncate(changed.floor_char_boundary(end));
            assert!(!read(&changed), "half a record is no record: {changed}");
        }
    }
}

/// A move can be taken back exactly while nothing was revealed since, whoever tries it and whenever; the table is then
/// as if the move had never been made, and made again it leads to the same state.
pub fn undo<G: Fuzzed>(data: &[u8]) {
    let Ok(mut driven) = Driven::<G>::new(data) else { return };
    let mut quick = Quick(data.len() as u64);
    loop {
        // One byte in four tries to take something back.
        if driven.is_chosen() && driven.bytes().ratio(1, 4).unwrap_or(false) {
            let seat = Seat(driven.bytes().int_in_range(0..=5).unwrap_or(0));
            log::undo_restores(&driven.moment(None), &mut quick).expect("undo restores");
            take_back(&mut driven, seat);
        }
        let Some(next) = driven.decide() else { break };
        driven.play(next);
    }
    log::replay_is_the_state(&driven.moment(None)).expect("the log leads to the state");
    depth::count::<G>(driven.table());
}

/// Takes an action back, and the game goes on from there.
fn take_back<G: Fuzzed>(driven: &mut Driven<'_, G>, seat: Seat) {
    let (log, state) = (driven.table().log().to_vec(), driven.table().state().clone());
    match driven.undo(seat) {
        Ok(_) => {
            assert_eq!(driven.table().log().len() + 1, log.len(), "one entry is taken back");
            log::replay_is_the_state(&driven.moment(None)).expect("the log leads to the state");
            let (game, state) = (driven.table().game(), driven.table().state());
            game.validate(state).expect("the state is valid");
        }
        Err(error) => {
            assert_eq!(driven.table().log(), log, "{error}, and yet the log has changed");
            assert_eq!(*driven.table().state(), state, "{error}, and yet the state has changed");
        }
    }
}

//! The log is the truth. It replays, and it can be written and read. Entries can be taken back while nothing was
//! revealed. The order of entries made at once does not matter, and chance is keyed.

use super::{Lawful, Moment};
use crate::record::{self, Entry};
use crate::{Keyed, Quick, Seat, SeatSet, Silent, Streamed, Table, Turn, Uniform};

/// Replaying the log gives the state.
pub fn replay_is_the_state<G: Lawful>(moment: &Moment<'_, G>) -> Result<(), String> {
    let mut table = Table::new(moment.game().clone());
    for (number, entry) in moment.table.log().iter().enumerate() {
        let refused = match entry.clone() {
            Entry::Chance(chance) => table.decide(chance, &mut Silent),
            Entry::Action { seat, action } => table.act(seat, action, &mut Silent),
        };
        refused.map_err(|refusal| format!("entry {number} does not replay: {refusal:?}"))?;
    }
    if table.state() == moment.state() {
        Ok(())
    } else {
        Err(format!("replayed {:?}, but the state is {:?}", table.state(), moment.state()))
    }
}

/// A record reads back as the same table and is written again with the same bytes.
pub fn records_round_trip<G: Lawful>(moment: &Moment<'_, G>) -> Result<(), String> {
    if moment.table.log().is_empty() {
        return Ok(()); // a record begins after the set-up
    }
    for trace_every in [None, Some(G::TRACE_EVERY), Some(1)] {
        let text = record::write(moment.table, trace_every, &None);
        let read =
            record::read::<G>(&text, |_| {}).map_err(|error| format!("{error}; the record: {text}"))?;
        if read.table.log() != moment.table.log() {
            return Err(format!("the log has changed; the record: {text}"));
        }
        if read.table.state() != moment.state() {
            return Err(format!("read {:?}, but the state is {:?}", read.table.state(), moment.state()));
        }
        if read.table.game().options() != moment.game().options() {
            return Err(format!("the options have changed; the record: {text}"));
        }
        if read.table.game().rules() != moment.game().rules() {
            return Err(format!("the version of the rules has changed; the record: {text}"));
        }
        let again = record::write(&read.table, trace_every, &None);
        if again != text {
            return Err(format!("written again, the record differs: {text} … {again}"));
        }
    }
    Ok(())
}

/// A seat can take back its latest action exactly if nothing was revealed since, and doing it again leads to the same
/// state. Returns whether anything was taken back.
pub fn undo_restores<G: Lawful>(moment: &Moment<'_, G>, quick: &mut Quick) -> Result<bool, String> {
    let (game, log) = (moment.game(), moment.table.log());
    let seat = Seat(quick.below(u32::from(game.seats())) as u8);
    let own = log.iter().rposition(|entry| matches!(entry, Entry::Action { seat: s, .. } if *s == seat));
    let may = own.is_some_and(|own| nothing_revealed_since(game, log, own));
    let mut table = moment.table.clone();
    let (own, action) = match (table.undo(seat), own) {
        (Ok(action), Some(own)) if may => (own, action),
        (Err(_), _) if !may => return Ok(false),
        (taken, _) => return Err(format!("seat {seat} may undo: {may}, but undo says {taken:?}")),
    };
    let mut rest = log.to_vec();
    let taken = rest.remove(own);
    if taken != (Entry::Action { seat, action }) || table.log() != rest {
        return Err(format!("seat {seat} takes back {taken:?}, but undo says {action:?}"));
    }
    replay_is_the_state(&Moment { table: &table, next: None, seed: moment.seed })?;
    table
        .act(seat, action, &mut Silent)
        .map_err(|refusal| format!("seat {seat} cannot do {action:?} again: {refusal:?}"))?;
    if table.state() != moment.state() {
        return Err(format!("undone and done again, {action:?} leads to {:?}", table.state()));
    }
    Ok(true)
}

/// Whether nothing happened since entry `own`, or only entries made at once, in a stage that still goes on. An entry
/// that ended such a stage cannot be taken back if others had chosen in secret before it.
fn nothing_revealed_since<G: Lawful>(game: &G, log: &[Entry<G>], own: usize) -> bool {
    let mut states = vec![game.start()];
    for entry in log {
        let mut state = states[states.len() - 1].clone();
        entry.play(game, &mut state);
        states.push(state);
    }
    let Entry::Action { seat: viewer, .. } = log[own] else { return false };
    let to_act = |state: &G::State| match game.turn(state) {
        Turn::Seats(seats) if game.at_once(state) => seats,
        _ => SeatSet::EMPTY,
    };
    let stage_goes_on = |step: &[G::State]| {
        let (before, after) = (to_act(&step[0]), to_act(&step[1]));
        !after.is_empty() && after.into_iter().all(|seat| before.contains(seat))
    };
    let is_secret = |entry: &Entry<G>| match entry {
        Entry::Chance(_) => false,
        Entry::Action { seat, action } => {
            game.see_action(*seat, action, Some(viewer)) != game.see_action(*seat, action, Some(*seat))
        }
    };
    let only_actions = log[own..].iter().all(|entry| matches!(entry, Entry::Action { .. }));
    let latest = own + 1 == log.len();
    let stage = (0..=own).rev().take_while(|index| game.at_once(&states[*index]));
    let secrets = stage.into_iter().any(|index| is_secret(&log[index]));
    only_actions && states[own..].windows(2).all(stage_goes_on) || latest && !secrets
}

/// Two seats that act at once lead to the same state in either order, chance steps included. Returns whether there were
/// two.
pub fn entries_at_once_commute<G: Lawful>(moment: &Moment<'_, G>, quick: &mut Quick) -> Result<bool, String> {
    let (game, state) = (moment.game(), moment.state());
    let Turn::Seats(seats) = game.turn(state) else { return Ok(false) };
    let mut pair: Vec<(Seat, G::Action)> = Vec::new();
    for seat in seats {
        let mut legal = Vec::new();
        game.legal_actions(state, seat, &mut legal);
        pair.push((seat, legal[quick.below(legal.len() as u32) as usize]));
    }
    quick.shuffle(&mut pair);
    let [one, two, ..] = pair[..] else { return Ok(false) };
    let play = |order: [(Seat, G::Action); 2]| {
        let mut table = moment.table.clone();
        for (seat, action) in order {
            table
                .act(seat, action, &mut Silent)
                .map_err(|refusal| format!("{order:?}: seat {seat} is refused: {refusal:?}"))?;
            table.step(&mut Keyed::new(moment.seed), &mut Silent);
        }
        Ok::<_, String>(table)
    };
    let (there, back) = (play([one, two])?, play([two, one])?);
    if there.state() == back.state() {
        Ok(true)
    } else {
        let (there, back) = (there.state(), back.state());
        Err(format!("{one:?} then {two:?} leads to {there:?}, the other order to {back:?}"))
    }
}

/// A chance step is a function of the seed and the state, is always possible, and can be written and read.
pub fn chance_is_keyed<G: Lawful>(moment: &Moment<'_, G>, quick: &mut Quick) -> Result<(), String> {
    let Some(chance) = moment.next_chance() else { return Ok(()) };
    let (game, state) = (moment.game(), moment.state());
    let again = game.sample_chance(state, &mut Keyed::new(moment.seed));
    if again != *chance {
        return Err(format!("one seed and one state draw both {chance:?} and {again:?}"));
    }
    let streamed = game.sample_chance(state, &mut Streamed(Quick(u64::from(quick.bits()))));
    for drawn in [chance, &streamed] {
        if let Err(refusal) = game.check_chance(state, drawn) {
            return Err(format!("{drawn:?} was drawn, but is refused: {refusal:?}"));
        }
        match game.read(&game.note(drawn)) {
            Ok(read) if read == *drawn => {}
            other => return Err(format!("{drawn:?} is written and read back as {other:?}")),
        }
    }
    Ok(())
}

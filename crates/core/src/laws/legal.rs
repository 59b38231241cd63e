//! The legal list is exactly what `check` allows, and a seat can work it out from what it sees.

use super::{Lawful, Moment};
use crate::{Game, Quick, Seat, Turn};
use std::collections::HashSet;

/// How many stray actions are tried per seat and state.
const STRAYS: usize = 6;

/// Checks the lists of all seats; returns the length of the longest.
pub fn listed_is_legal<G: Lawful>(moment: &Moment<'_, G>, quick: &mut Quick) -> Result<usize, String> {
    let (game, state) = (moment.game(), moment.state());
    let mut widest = 0;
    for seat in (0..game.seats()).map(Seat) {
        let mut listed = Vec::new();
        game.legal_actions(state, seat, &mut listed);
        widest = widest.max(listed.len());

        let acts = matches!(game.turn(state), Turn::Seats(seats) if seats.contains(seat));
        if !acts && !listed.is_empty() {
            return Err(format!("seat {seat} is not to act, but {:?} is listed", listed[0]));
        }
        let mut set = HashSet::with_capacity(listed.len());
        for action in &listed {
            if !set.insert(*action) {
                return Err(format!("seat {seat}: {action:?} is listed twice"));
            }
            if let Err(refusal) = game.check(state, seat, action) {
                return Err(format!("seat {seat}: {action:?} is listed, but refused: {refusal:?}"));
            }
        }
        let strays: Vec<_> = (0..STRAYS).map(|_| game.stray_action(state, seat, quick)).collect();
        for stray in &strays {
            let allowed = game.check(state, seat, stray).is_ok();
            if allowed != set.contains(stray) {
                let verdict = if allowed { "allowed, but not listed" } else { "listed, but refused" };
                return Err(format!("seat {seat}: {stray:?} is {verdict}"));
            }
        }
        seat_knows(game, state, seat, &listed, &strays)?;
    }
    Ok(widest)
}

/// What the seat works out for itself agrees with the full state.
fn seat_knows<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    listed: &[G::Action],
    strays: &[G::Action],
) -> Result<(), String> {
    let observation = game.observe(state, Some(seat));
    let (turn, observed) = (game.turn(state), game.observed_turn(&observation));
    if turn != observed {
        return Err(format!("it is the turn of {turn:?}, but seat {seat} sees {observed:?}"));
    }
    let mut known = Vec::with_capacity(listed.len());
    game.observed_legal_actions(&observation, &mut known);
    if known != listed {
        let at = known.iter().zip(listed).position(|(known, listed)| known != listed);
        let at = at.unwrap_or(known.len().min(listed.len()));
        return Err(format!(
            "seat {seat} works out another list than is so; at {at} it has {:?}, and should have {:?}",
            known.get(at),
            listed.get(at)
        ));
    }
    for action in strays.iter().chain(listed) {
        let (known, so) = (game.observed_check(&observation, action), game.check(state, seat, action));
        if known != so {
            return Err(format!("seat {seat} takes {action:?} for {known:?}, but it is {so:?}"));
        }
    }
    Ok(())
}

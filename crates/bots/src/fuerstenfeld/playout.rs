//! Playouts: the policy plays a position to its end, through the same `apply` a table uses.

use super::{Policy, Steward};
use princely_core::{Dice, Game, Quick, Seat, Silent, Streamed, Turn};
use princely_fuerstenfeld::state::MAX_PLAYERS;
use princely_fuerstenfeld::{Action, Card, Fuerstenfeld, Phase, State};
use princely_search::Values;
use princely_search::evaluator::shares;

/// The part of a value that comes from the margin.
pub const MARGIN: f32 = 0.4;
/// A lead of this many coins is half of a whole margin; a palace counts as `PALACE` coins, if it counts (F-END-4).
const HALF_MARGIN: f32 = 20.0;
const PALACE: f32 = 20.0;

/// Plays the state to its end, each seat by its policy. Allocates nothing.
#[inline]
pub fn play_to_end(
    game: &Fuerstenfeld,
    policies: &[&Policy; MAX_PLAYERS],
    state: &mut State,
    whims: &mut Quick,
) {
    let mut dice = Streamed(whims.clone());
    play_on(game, policies, state, &mut dice);
    *whims = dice.0;
}

/// The same with dice of any kind.
#[inline]
pub fn play_on(
    game: &Fuerstenfeld,
    policies: &[&Policy; MAX_PLAYERS],
    state: &mut State,
    dice: &mut impl Dice,
) {
    let decide =
        |state: &mut State, seat: Seat| go_on(game, policies[seat.index()], state, seat, &mut |_| ());
    play(game, state, dice, decide);
}

/// Plays the state to its end: one seat as a steward, the others by the policy. Allocates nothing.
#[inline]
pub fn play_beside(
    game: &Fuerstenfeld,
    (steward, its_seat): (&Steward, Seat),
    others: &Policy,
    state: &mut State,
    whims: &mut Quick,
) {
    let mut dice = Streamed(whims.clone());
    play(game, state, &mut dice, |state, seat| match seat == its_seat {
        true => steward.go_on(game, state, seat),
        false => go_on(game, others, state, seat, &mut |_| ()),
    });
    *whims = dice.0;
}

/// Plays the state to its end, each seat as a steward. Allocates nothing.
#[inline]
pub fn play_as_stewards(game: &Fuerstenfeld, steward: &Steward, state: &mut State, dice: &mut impl Dice) {
    play(game, state, dice, |state, seat| steward.go_on(game, state, seat));
}

/// Plays the state to its end; `go_on` plays at least one action of a seat.
#[inline]
fn play(game: &Fuerstenfeld, state: &mut State, dice: &mut impl Dice, go_on: impl Fn(&mut State, Seat)) {
    loop {
        match game.turn(state) {
            Turn::Over => return,
            Turn::Chance => {
                let chance = game.sample_chance(state, dice);
                game.apply_chance(state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => go_on(state, seats.lowest_to_act()),
        }
    }
}

/// Lets a seat decide; a turn that has come to selling is played to its end. The choices are exactly those of
/// [`Policy::decide`], but what cannot have changed is not computed again. `each` is shown every action.
#[inline]
pub fn go_on(
    game: &Fuerstenfeld,
    policy: &Policy,
    state: &mut State,
    seat: Seat,
    each: &mut impl FnMut(Action),
) {
    let mut act = |state: &mut State, action: Action| {
        each(action);
        game.apply(state, seat, action, &mut Silent);
    };
    if state.phase() != Phase::Sell {
        return act(state, policy.decide(game, state, seat));
    }
    let sale = policy.sell(game, state, state.player(seat));
    act(state, sale);
    while state.phase() == Phase::Build {
        let build = policy.build(game, state, state.player(seat));
        act(state, build);
    }
    let player = state.player(seat);
    if player.has(Card::Warehouse) || player.has(Card::Scavenger) {
        return; // the seat decides one thing at a time here
    }
    let left = policy.rounds_left(state, player);
    let keepers = policy.keepers(left, player);
    for _ in keepers.len()..player.hand.len() {
        let under = policy.put_under(left, state.player(seat), keepers);
        act(state, under);
    }
    act(state, Action::EndTurn);
}

/// What a finished game is worth to each seat: its share of the win, and something for the margin. The margin helps a
/// search to tell a good plan from a bad one long before anybody wins.
pub fn judge(game: &Fuerstenfeld, state: &State, margin: f32) -> Values {
    let seats = usize::from(game.seats());
    let mut values = shares(game, state);
    let mut standing = [0.0; MAX_PLAYERS];
    for (standing, player) in standing.iter_mut().zip(&state.players()[..seats]) {
        *standing = f32::from(player.palaces().min(game.palaces())) * PALACE + player.coins as f32;
    }
    for (seat, value) in values.iter_mut().enumerate().take(seats) {
        let rivals = standing[..seats].iter().enumerate().filter(|(other, _)| *other != seat);
        let best = rivals.map(|(_, &standing)| standing).fold(0.0, f32::max);
        let ahead = standing[seat] - best;
        let lead = ahead / (ahead.abs() + HALF_MARGIN);
        *value = *value * (1.0 - margin) + margin * (0.5 + 0.5 * lead);
    }
    values
}

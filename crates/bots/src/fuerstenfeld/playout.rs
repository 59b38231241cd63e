//! Playouts: the policy plays a position to its end, through the same `apply` a table uses.

use super::Policy;
use princely_core::{Dice, Game, Quick, Seat, Silent, Streamed, Turn};
use princely_fuerstenfeld::{Action, Card, Fuerstenfeld, Phase, State};

/// Plays the state to its end, each seat by its policy. Allocates nothing.
#[inline]
pub fn play_to_end(game: &Fuerstenfeld, policies: &[&Policy; 5], state: &mut State, whims: &mut Quick) {
    let mut dice = Streamed(whims.clone());
    play_on(game, policies, state, &mut dice);
    *whims = dice.0;
}

/// The same with dice of any kind.
#[inline]
pub fn play_on(game: &Fuerstenfeld, policies: &[&Policy; 5], state: &mut State, dice: &mut impl Dice) {
    play_until(game, policies, state, dice, u8::MAX);
}

/// The same, but stops before the first card of round `until` is drawn.
#[inline]
pub fn play_until(
    game: &Fuerstenfeld,
    policies: &[&Policy; 5],
    state: &mut State,
    dice: &mut impl Dice,
    until: u8,
) {
    loop {
        match game.turn(state) {
            Turn::Over => return,
            Turn::Chance => {
                if state.round >= until
                    && state.phase == Phase::Draw
                    && state.to_deal.len() == usize::from(game.seats())
                    && state.to_act.is_empty()
                {
                    return;
                }
                let chance = game.sample_chance(state, dice);
                game.apply_chance(state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap_or(Seat(0));
                go_on(game, policies[seat.index()], state, seat, &mut |_| ());
            }
        }
    }
}

/// Lets a seat decide; a turn that has come to selling is played to its end. The choices are exactly those of
/// [`Policy::decide`], without asking anew what cannot have changed. `each` is shown every action.
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
    if state.phase != Phase::Sell {
        return act(state, policy.decide(game, state, seat));
    }
    let sale = policy.sell(game, state, state.player(seat));
    act(state, sale);
    while state.phase == Phase::Build {
        let build = policy.build(game, state, state.player(seat));
        act(state, build);
    }
    let player = state.player(seat);
    if player.has(Card::Warehouse) || player.has(Card::Scavenger) {
        return; // there is more to decide, one thing at a time
    }
    let left = policy.rounds_left(state, player);
    let keepers = policy.keepers(left, player);
    for _ in keepers.len()..player.hand.len() {
        let under = policy.put_under(left, state.player(seat), keepers);
        act(state, under);
    }
    act(state, Action::EndTurn);
}

//! How a position is likely to go on: both players play some rounds like `greedy`, then the outlook is judged.

use super::greedy::Greedy;
use super::lay::{Placement, WHIM};
use super::outlook;
use super::sight::rounds_left;
use super::weights::Weights;
use princely_core::{Game, Seat, Silent, Streamed, Turn};
use princely_principati::{Principati, State};
use princely_search::{Luck, Watch};

/// With a lead of this many points about 72 of 100 games are won.
const LEAD: f32 = 40.0;
/// A promised lead is worth less, the more rounds are left.
const LEAD_PER_ROUND: f32 = 1.5;
/// The share of the value that is the bare result; the rest is the lead.
const RESULT: f32 = 0.3;

/// A random bonus for a placement. It depends only on the placement and on the luck of the world. So if one player acts
/// differently, the bonuses of the other stay the same, and turns are compared by what they do.
pub(super) fn whim(luck: u64, seat: Seat) -> impl FnMut(Placement) -> i32 {
    let luck = luck ^ u64::from(seat.0).wrapping_mul(0xA076_1D64_78BD_642F);
    move |(kind, at, rotation)| {
        let place = u64::from(kind) << 48
            | u64::from(at.q as u16) << 32
            | u64::from(at.r as u16) << 16
            | u64::from(rotation);
        let mixed = (luck ^ place.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (((mixed >> 32) * u64::from(WHIM)) >> 32) as i32
    }
}

/// Plays the state on as two greedy players would, until the game is over or a round after `last` begins. Returns
/// `false` if the watch said to pause before that.
pub(crate) fn play_on(
    game: &Principati,
    state: &mut State,
    greedy: &mut Greedy,
    last: u16,
    luck: &mut Luck,
    watch: &mut dyn Watch,
) -> bool {
    loop {
        match game.turn(state) {
            Turn::Over => return true,
            Turn::Chance => {
                let mut dice = Streamed(luck.stream.clone());
                let chance = game.sample_chance(state, &mut dice);
                luck.stream = dice.0;
                game.apply_chance(state, &chance, &mut Silent);
            }
            Turn::Seats(_) if state.round() > last => return true,
            Turn::Seats(seats) => {
                let seat = seats.lowest_to_act();
                let action = greedy.decide_by(game, state, seat, &mut whim(luck.fate, seat));
                game.apply(state, seat, action, &mut Silent);
            }
        }
        if watch.pauses() {
            return false;
        }
    }
}

/// What a position at the beginning of a round, or a finished game, is worth to each seat.
pub(crate) fn value(game: &Principati, state: &State) -> [f32; 2] {
    let value = match game.outcome(state) {
        // The result, smoothed by the lead, so that a search prefers to win by more and to lose by less.
        Some(outcome) => {
            let [one, two] = [Seat(0), Seat(1)].map(|seat| game.score(state, seat).total());
            RESULT * outcome.share(Seat(0)) as f32 + (1.0 - RESULT) * chance((one - two) as f32, LEAD)
        }
        None => {
            let left = rounds_left(game, state, &Weights::GREEDY) as f32;
            chance(outlook::lead(game, state), LEAD + LEAD_PER_ROUND * left)
        }
    };
    [value, 1.0 - value]
}

/// How likely a lead is to hold: a curve like the logistic one, but of operations that every machine rounds
/// alike, so that a search finds the same turn everywhere.
fn chance(lead: f32, scale: f32) -> f32 {
    let steep = lead / (2.0 * scale);
    0.5 + 0.5 * steep / (1.0 + steep * steep).sqrt()
}

//! What a position promises: by how many points a player is likely to win, judged by what both have.
//!
//! The numbers were fitted to many games of greedy players with all sorts of beliefs: see
//! `examples/fit_principati.rs`.

use super::outlook_numbers::{LIMITED, OPEN};
use super::sight::rounds_left;
use super::weights::Weights;
use princely_core::Seat;
use princely_principati::buildings::bit;
use princely_principati::{Building, Good, Plan, Principati, State};

/// Things that are counted of a player.
pub const COUNTED: usize = 8 + 2 * Building::COUNT + 10;
/// Numbers of an outlook: what each thing counts now, and for each ten rounds left; and who begins.
pub const NUMBERS: usize = 2 * COUNTED + 1;

/// A later limit hardly ever ends a game.
const SHORT: u16 = 24;

/// Goods that are counted.
const GOODS: [Good; 7] =
    [Good::Stone, Good::Beam, Good::Tool, Good::Jewel, Good::Fish, Good::Bread, Good::Ham];

/// What a player has, counted.
pub fn count(game: &Principati, state: &State, seat: Seat) -> [f32; COUNTED] {
    let mut counted = [0.0; COUNTED];
    let mine = state.player(seat);
    let working = game.working_kinds(state, seat);
    counted[0] = game.score(state, seat).total() as f32;
    for (count, good) in counted[1..8].iter_mut().zip(GOODS) {
        *count = f32::from(mine.good(good));
    }
    for &building in Building::ALL {
        counted[8 + building.index()] = f32::from(mine.standing(building));
        counted[8 + Building::COUNT + building.index()] = f32::from(u8::from(working & bit(building) != 0));
    }
    let rest = &mut counted[8 + 2 * Building::COUNT..];
    rest[0] = mine.pecunia() as f32;
    rest[1] = f32::from(mine.masters().0);
    rest[2] = f32::from(mine.horsemen_and_carts().0.saturating_sub(mine.horsemen_and_carts().1));
    rest[3] = f32::from(mine.orders_earned());
    rest[4] = mine.extra().count_ones() as f32;
    for tile in state.tiles() {
        let joined = tile.joined(seat);
        if joined != 0 {
            let around = tile.around();
            let open = (0..6).filter(|&side| joined & (1 << side) != 0 && around[side].is_none()).count();
            rest[5] += open as f32;
        }
        if tile.owner() == Some(seat) && joined != 0 {
            for (slot, plan) in game.catalogue().kind(tile.kind()).plans().iter().enumerate() {
                let index = match plan {
                    Plan::House => 6,
                    Plan::Mine => 7,
                    Plan::Castle => 8,
                    Plan::Watchtower => 9,
                    _ => continue,
                };
                rest[index] += if tile.building(slot).is_none() { 1.0 } else { 0.0 };
            }
        }
    }
    // More than six open ends are no better than six.
    rest[5] = rest[5].min(6.0);
    counted
}

/// The terms of an outlook for the first seat, to be weighed and added.
pub fn terms(game: &Principati, state: &State) -> [f32; NUMBERS] {
    let left = rounds_left(game, state, &Weights::GREEDY) as f32 / 10.0;
    let [one, two] = [Seat(0), Seat(1)].map(|seat| count(game, state, seat));
    let mut terms = [0.0; NUMBERS];
    for index in 0..COUNTED {
        let ahead = one[index] - two[index];
        terms[index] = ahead;
        terms[COUNTED + index] = ahead * left;
    }
    terms[NUMBERS - 1] = if state.first() == Seat(0) { 1.0 } else { -1.0 };
    terms
}

/// The fitted numbers for games of this length.
fn numbers(game: &Principati) -> &'static [f32; NUMBERS] {
    let short = game.options().max_rounds.is_some_and(|limit| limit <= SHORT);
    if short { &LIMITED } else { &OPEN }
}

/// The points that each seat is promised by what it has. What counts is the difference: it is the lead, except for who
/// begins.
pub fn promises(game: &Principati, state: &State) -> [f32; 2] {
    let left = rounds_left(game, state, &Weights::GREEDY) as f32 / 10.0;
    let (now, later) = numbers(game).split_at(COUNTED);
    [Seat(0), Seat(1)].map(|seat| {
        let counted = count(game, state, seat);
        counted
            .iter()
            .zip(now.iter().zip(later))
            .map(|(count, (now, later))| count * (now + later * left))
            .sum()
    })
}

/// By how many points the first seat is likely to win, judged when a round begins.
pub fn lead(game: &Principati, state: &State) -> f32 {
    let numbers = numbers(game);
    terms(game, state).iter().zip(numbers).map(|(term, number)| term * number).sum()
}

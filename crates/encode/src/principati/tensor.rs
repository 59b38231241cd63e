//! The tensor of Principati Duello. The viewer comes first, then the other player; a spectator sees the table as from
//! seat 0, without what is secret.

use crate::layout::{CHOSEN, Pen, byte};
use princely_core::{Game, Seat, Turn};
use princely_principati::catalogue::{MAX_KINDS, MAX_TILES};
use princely_principati::{
    Building, Ending, FoodRow, Good, Observation, Order, Phase, Player, Principati, State, Variant,
};

/// Numbers about one player, besides goods, buildings and tiles.
const FIGURES: usize = 22 + 2 * Order::COUNT;
/// Numbers about one laid tile.
const TILE: usize = 13;

/// How many numbers the tensor has.
pub const WIDTH: usize = Phase::COUNT
    + 9 // progress
    + Ending::COUNT
    + 2 // to_act
    + 2 * FIGURES
    + 2 * Good::COUNT
    + 2 * Building::COUNT
    + 3 * 2 * MAX_KINDS // hand, extra, laid_before
    + MAX_KINDS // merit_left
    + MAX_TILES * TILE
    + CHOSEN;

pub(super) fn draw(game: &Principati, observation: &Observation, pen: &mut impl Pen) {
    let state = observation.known();
    let first = observation.viewer().unwrap_or(Seat(0));
    let places = [first, Seat(1 - first.0)];
    // 1: the viewer, 2: the other player, 0: nobody.
    let who = |seat: Option<Seat>| seat.map_or(0, |seat| 1 + u8::from(seat != first));
    pen.part("phase", 1, [Phase::COUNT], |out| out[state.phase().index()] = 1);
    pen.part("progress", 255, [9], |out| {
        let [high, low] = state.round().to_be_bytes();
        let [last_high, last_low] = game.options().max_rounds.unwrap_or(0).to_be_bytes();
        out.copy_from_slice(&[
            high,
            low,
            who(Some(state.first())),
            u8::from(state.is_closing()),
            who(state.trigger()),
            u8::from(state.merit_due()),
            u8::from(game.options().variant == Variant::Miners),
            last_high,
            last_low,
        ]);
    });
    pen.part("ending", 1, [Ending::COUNT], |out| {
        if let Some(ending) = state.ending() {
            out[ending.index()] = 1;
        }
    });
    pen.part("to_act", 1, [2], |out| {
        if let Turn::Seats(seats) = game.observed_turn(observation) {
            for (out, seat) in out.iter_mut().zip(places) {
                *out = u8::from(seats.contains(seat));
            }
        }
    });
    pen.part("players", 20, [2, FIGURES], |out| {
        for (out, seat) in out.as_chunks_mut::<FIGURES>().0.iter_mut().zip(places) {
            *out = figures(state, state.player(seat));
        }
    });
    pen.part("goods", 8, [2, Good::COUNT], |out| {
        for (out, seat) in out.as_chunks_mut::<{ Good::COUNT }>().0.iter_mut().zip(places) {
            *out = std::array::from_fn(|good| state.player(seat).good(Good::ALL[good]));
        }
    });
    pen.part("buildings", 4, [2, Building::COUNT], |out| {
        for (out, seat) in out.as_chunks_mut::<{ Building::COUNT }>().0.iter_mut().zip(places) {
            *out = std::array::from_fn(|building| state.player(seat).standing(Building::ALL[building]));
        }
    });
    for (name, of) in [("hand", 0), ("extra", 1), ("laid_before", 2)] {
        pen.part(name, 1, [2, MAX_KINDS], |out| {
            for (out, seat) in out.as_chunks_mut::<MAX_KINDS>().0.iter_mut().zip(places) {
                let player = state.player(seat);
                kinds([player.hand(), player.extra(), player.laid_before()][of], out);
            }
        });
    }
    pen.part("merit_left", 1, [MAX_KINDS], |out| kinds(state.merit_left(), out));
    pen.part("tiles", 128, [MAX_TILES, TILE], |out| {
        for (out, tile) in out.as_chunks_mut::<TILE>().0.iter_mut().zip(state.tiles()) {
            let at = tile.at();
            let shifted = |number: i16| (number.clamp(-128, 127) + 128) as u8;
            let building = |slot| tile.building(slot).map_or(0, |building| 1 + building.index() as u8);
            *out = [
                1 + tile.kind(),
                shifted(at.q),
                shifted(at.r),
                tile.rotation(),
                who(tile.owner()),
                building(0),
                building(1),
                tile.masters(),
                tile.marks(),
                tile.made(0),
                tile.made(1),
                tile.joined(places[0]),
                tile.joined(places[1]),
            ];
        }
    });
}

fn figures(state: &State, player: &Player) -> [u8; FIGURES] {
    let (masters, masters_on_board) = player.masters();
    let (horsemen, carts) = player.horsemen_and_carts();
    let (orders, earned) = player.orders();
    let (caught, ships_made) = player.caught_and_ships_made();
    let [reserved_1, reserved_2] =
        player.reserved().map(|entry| entry.map_or(0, |building| 1 + building.index() as u8));
    let flag = |set: u8, order: Order| u8::from(set & order.bit() != 0);
    let mut out = [0; FIGURES];
    let (start, rest) = out.split_at_mut(FIGURES - 2 * Order::COUNT);
    start.copy_from_slice(&[
        byte(player.pecunia() >> 8),
        player.pecunia() as u8,
        masters,
        masters_on_board,
        u8::from(player.cardinal_on_board()),
        horsemen,
        carts,
        player.fishing_boats(),
        u8::from(player.cargo_ship().is_some()),
        u8::from(player.cargo_ship().is_some_and(|round| round < state.round())),
        player.food_coins(FoodRow::Fish),
        player.food_coins(FoodRow::BreadHam),
        player.stock_board().map_or(0, |board| 1 + board.index() as u8),
        u8::from(player.has_second_board()),
        u8::from(player.has_chosen()),
        player.kept().map_or(0, |kind| 1 + kind),
        reserved_1,
        reserved_2,
        u8::from(player.cannot_place()),
        player.workers_left(),
        caught,
        ships_made,
    ]);
    for (place, &order) in Order::ALL.iter().enumerate() {
        rest[place] = flag(orders, order);
        rest[Order::COUNT + place] = flag(earned, order);
    }
    out
}

/// Spreads a set of kinds over bytes.
fn kinds(set: u128, out: &mut [u8]) {
    for (word, out) in out.as_chunks_mut::<32>().0.iter_mut().enumerate() {
        crate::layout::spread((set >> (32 * word)) as u32, out);
    }
}

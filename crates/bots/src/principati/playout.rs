//! Playouts: both seats play at random, but without a list of everything they might do. Tiles are laid
//! where a few tries find room; buildings, sales and work are tried in the same way.

use princely_core::{Game, Quick, Seat, Silent, Streamed, Turn, Uniform};
use princely_principati::buildings::bit;
use princely_principati::{
    Action, Building, Commerce, Figure, Good, Phase, Principati, State, StockBoard, TileId,
};

/// Cells tried before every placement is listed.
const CELLS: u32 = 40;

/// Scratch space of playouts; once it has grown, nothing is allocated.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    legal: Vec<Action>,
}

/// Plays the state to its end with random legal actions. Returns how many actions the players took.
#[inline]
pub fn play_to_end(game: &Principati, state: &mut State, whims: &mut Quick, scratch: &mut Scratch) -> u64 {
    play_on(game, state, whims, scratch, |_, _, _| ())
}

/// Plays the state to its end; `each` is shown every action before it is played.
#[inline]
pub fn play_on(
    game: &Principati,
    state: &mut State,
    whims: &mut Quick,
    scratch: &mut Scratch,
    mut each: impl FnMut(&State, Seat, Action),
) -> u64 {
    let mut actions = 0;
    loop {
        match game.turn(state) {
            Turn::Over => return actions,
            Turn::Chance => {
                let mut dice = Streamed(whims.clone());
                let chance = game.sample_chance(state, &mut dice);
                *whims = dice.0;
                game.apply_chance(state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest_to_act();
                go_on(game, state, seat, whims, scratch, &mut |state, action| {
                    each(state, seat, action);
                    game.apply(state, seat, action, &mut Silent);
                    actions += 1;
                });
            }
        }
    }
}

/// Plays one decision, or all of a seat's phase.
fn go_on(
    game: &Principati,
    state: &mut State,
    seat: Seat,
    whims: &mut Quick,
    scratch: &mut Scratch,
    act: &mut impl FnMut(&mut State, Action),
) {
    if state.merit_due() {
        let merit = listed(game, state, seat, whims, scratch);
        return act(state, merit);
    }
    match state.phase() {
        Phase::Place => place(game, state, seat, whims, scratch, act),
        Phase::Masters => {
            masters(game, state, seat, whims, act);
            act(state, Action::EndPhase);
        }
        Phase::Trade => {
            trade(game, state, seat, whims, act);
            if !state.merit_due() {
                act(state, Action::EndPhase);
            }
        }
        Phase::Construct => {
            construct(game, state, seat, whims, act);
            if !state.merit_due() {
                act(state, Action::EndPhase);
            }
        }
        Phase::Produce => {
            produce(game, state, seat, whims, scratch, act);
            act(state, Action::EndPhase);
        }
        _ => {
            let action = listed(game, state, seat, whims, scratch);
            act(state, action);
        }
    }
}

/// Any legal action, each equally likely. A seat that is to act always has one.
fn listed(game: &Principati, state: &State, seat: Seat, whims: &mut Quick, scratch: &mut Scratch) -> Action {
    scratch.legal.clear();
    game.legal_actions(state, seat, &mut scratch.legal);
    scratch.legal[whims.below(scratch.legal.len() as u32) as usize]
}

fn place(
    game: &Principati,
    state: &mut State,
    seat: Seat,
    whims: &mut Quick,
    scratch: &mut Scratch,
    act: &mut impl FnMut(&mut State, Action),
) {
    let (hand, extra) = (state.player(seat).hand(), state.player(seat).extra());
    let id = |kind| -> TileId { game.catalogue().kind(kind).id };
    if extra != 0
        && whims.below(4) == 0
        && let Some((kind, at, rot)) = game.sample_placement(state, seat, extra, 8, whims)
    {
        let boards = [None, Some(StockBoard::A), Some(StockBoard::B)];
        let ways = boards.map(|stock_board| Action::PlaceExtra { tile: id(kind), at, rot, stock_board });
        if let Some(&way) = ways.iter().find(|way| game.check(state, seat, way).is_ok()) {
            return act(state, way);
        }
    }
    match game.sample_placement(state, seat, hand, CELLS, whims) {
        Some((kind, at, rot)) => act(state, Action::Place { tile: id(kind), at, rot }),
        None => {
            let action = listed(game, state, seat, whims, scratch);
            act(state, action);
        }
    }
}

/// Masters on the board go to some workplace.
fn masters(
    game: &Principati,
    state: &mut State,
    seat: Seat,
    whims: &mut Quick,
    act: &mut impl FnMut(&mut State, Action),
) {
    let (_, on_board) = state.player(seat).masters();
    if on_board == 0 {
        return;
    }
    for _ in 0..6 {
        let Some(tile) = state.sample_tile(whims) else { continue };
        let works = [tile.building(0), tile.building(1)]
            .into_iter()
            .flatten()
            .any(|building| game.is_workplace(building));
        if works && tile.owner() == Some(seat) {
            let action = Action::MoveMaster { who: Figure::Master, from: None, to: Some(tile.at()) };
            if game.check(state, seat, &action).is_ok() {
                act(state, action);
            }
        }
    }
}

/// Buys goods for building while there is money, sells the rest, seldom buys an order.
fn trade(
    game: &Principati,
    state: &mut State,
    seat: Seat,
    whims: &mut Quick,
    act: &mut impl FnMut(&mut State, Action),
) {
    const BOUGHT: [Good; 4] = [Good::Beam, Good::Stone, Good::Tool, Good::Jewel];
    for _ in 0..whims.below(3) {
        let pick = whims.below(20);
        let action = match pick {
            0 => Action::BuyCommerce {
                order: if whims.below(2) == 0 { Commerce::Thirty } else { Commerce::Twenty },
            },
            1..12 => Action::Buy { good: BOUGHT[pick as usize % 4] },
            _ => Action::Sell { good: Good::ALL[whims.below(Good::COUNT as u32) as usize] },
        };
        if game.check(state, seat, &action).is_ok() {
            act(state, action);
            if state.merit_due() {
                return;
            }
        }
    }
}

/// Tries sites at random, and some building on each.
fn construct(
    game: &Principati,
    state: &mut State,
    seat: Seat,
    whims: &mut Quick,
    act: &mut impl FnMut(&mut State, Action),
) {
    for _ in 0..12 {
        let Some(tile) = state.sample_tile(whims) else { continue };
        if tile.owner() != Some(seat) {
            continue;
        }
        let plans = game.catalogue().kind(tile.kind()).plans();
        if plans.is_empty() {
            continue;
        }
        let slot = whims.below(plans.len() as u32) as u8;
        if tile.building(usize::from(slot)).is_some() {
            continue;
        }
        let fitting = game.buildings().fitting(plans[usize::from(slot)]);
        let skip = whims.below(fitting.count_ones().max(1));
        let rest = (0..skip).fold(fitting, |rest, _| rest & rest.wrapping_sub(1));
        let Some(building) = Building::of(rest.trailing_zeros() as u8) else { continue };
        let board = if whims.below(2) == 0 { StockBoard::A } else { StockBoard::B };
        let stock_board = (building == Building::Warehouse).then_some(board);
        let action = Action::Build { building, at: tile.at(), slot, stock_board };
        if game.check(state, seat, &action).is_ok() {
            act(state, action);
            if state.merit_due() {
                return;
            }
        }
    }
}

/// Works at buildings that are found to work, as long as workers are left.
fn produce(
    game: &Principati,
    state: &mut State,
    seat: Seat,
    whims: &mut Quick,
    scratch: &mut Scratch,
    act: &mut impl FnMut(&mut State, Action),
) {
    let idle = !Building::ALL
        .iter()
        .any(|&building| state.player(seat).has(building) && MAKERS & bit(building) != 0);
    if idle {
        return;
    }
    scratch.legal.clear();
    game.legal_actions(state, seat, &mut scratch.legal);
    for _ in 0..state.player(seat).workers_left() {
        let index = whims.below(scratch.legal.len().max(1) as u32) as usize;
        let Some(&action) = scratch.legal.get(index) else { return };
        if action == Action::EndPhase {
            continue;
        }
        if game.check(state, seat, &action).is_ok() {
            act(state, action);
        } else {
            scratch.legal.swap_remove(index);
        }
    }
}

/// Buildings with something to do in the production phase.
const MAKERS: u32 = !(bit(Building::Palace)
    | bit(Building::Bridge)
    | bit(Building::Castle)
    | bit(Building::Manor)
    | bit(Building::Fortress)
    | bit(Building::ScoutTower)
    | bit(Building::Watchtower)
    | bit(Building::School)
    | bit(Building::Warehouse)
    | bit(Building::Market));

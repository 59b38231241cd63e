//! Random games for the tests of what clients get: both variants, and one with many switches turned.
#![allow(clippy::unwrap_used, dead_code)]

use princely_core::{Game, Quick, Seat, Silent, Streamed, Turn, Uniform};
use princely_principati::scenario::Scenario;
use princely_principati::{Action, Building, Good, Options, Phase, Principati, State, Switches, Variant};

/// The base game, the Miners, and the Miners with many switches turned.
pub(crate) fn variants() -> [Principati; 3] {
    let with =
        |variant, switches| Principati::new(Options { variant, switches, ..Options::default() }).unwrap();
    let switched = Switches {
        supply_limited: false,
        feature_on_own_tile: false,
        sea_tile_like_bay: false,
        start_river: "A03".into(),
        master_on_agriculturist: false,
        enhance_gated: false,
        adjacency_gates_building: true,
        start_tiles_safe: false,
        watchtower_on_castle_plan: true,
        cost_table: princely_principati::options::CostTable::T2,
        island_same_sea: true,
        horsemen_need_board: true,
        cart_uses_worker: false,
        architect_counts_setup_bridge: true,
        palace_counts_military: false,
        military_end: 9,
        island_port_counts_10: false,
        jewel_vp: 3,
        ..Switches::default()
    };
    [
        with(Variant::Base, Switches::default()),
        with(Variant::Miners, Switches::default()),
        with(Variant::Miners, switched),
    ]
}

/// Plays a random game to its end, looking at every position in which somebody is to act, and at the last. If the seed
/// is odd, a player who is to build is given goods, so that much is built.
pub(crate) fn play(game: &Principati, seed: u64, mut look: impl FnMut(&State, Seat, &[Action], &mut Quick)) {
    let (mut state, mut whim, mut legal) = (game.start(), Quick(seed), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Chance => {
                let deal = game.sample_chance(&state, &mut Streamed(Quick(whim.bits64())));
                game.apply_chance(&mut state, &deal, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seats: Vec<Seat> = seats.into_iter().collect();
                let seat = *whim.pick(&seats).unwrap();
                if seed % 2 == 1 && state.phase() == Phase::Construct {
                    state = gifts(game, &state, seat);
                }
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                look(&state, seat, &legal, &mut whim);
                let action = pick(&legal, &mut whim);
                game.apply(&mut state, seat, action, &mut Silent);
            }
            Turn::Over => return look(&state, Seat(0), &[], &mut whim),
        }
    }
}

/// The position with money and building goods for a player, as far as the box and the slots allow.
fn gifts(game: &Principati, state: &State, seat: Seat) -> State {
    let mut scenario = Scenario::of(game, state).pecunia(seat, 40);
    let more = if state.player(seat).standing(Building::Warehouse) > 0 { 2 } else { 0 };
    for &good in Good::ALL {
        let most = match good {
            Good::Beam => 2 + more,
            Good::Stone | Good::Tool | Good::Jewel => 3 + more,
            _ => 0,
        };
        scenario =
            scenario.goods(seat, good, most.min(12 - state.player(Seat(1 - seat.0)).good(good).min(12)));
    }
    scenario.state().unwrap()
}

/// A random action: first its kind is chosen, by weight, then one action of that kind, so that much is built and games
/// reach every rule.
pub(crate) fn pick(legal: &[Action], whim: &mut Quick) -> Action {
    let weight = |action: &Action| match action {
        Action::Build { .. } | Action::Produce { .. } | Action::Catch | Action::Make { .. } => 60,
        Action::Place { .. } => 60,
        Action::PlaceExtra { .. } | Action::Buy { .. } => 30,
        Action::MoveMaster { .. } => 12,
        Action::EndPhase => 10,
        Action::FoodCoin { .. } | Action::Demolish { .. } => 1,
        _ => 4,
    };
    let mut kinds: Vec<(std::mem::Discriminant<Action>, u32)> = Vec::new();
    for action in legal {
        let kind = std::mem::discriminant(action);
        if !kinds.iter().any(|entry| entry.0 == kind) {
            kinds.push((kind, weight(action)));
        }
    }
    let mut ticket = whim.below(kinds.iter().map(|entry| entry.1).sum());
    let chosen = kinds.iter().find(|entry| {
        let hit = ticket < entry.1;
        ticket = ticket.saturating_sub(entry.1);
        hit
    });
    let kind = chosen.map(|entry| entry.0);
    let such: Vec<Action> =
        legal.iter().copied().filter(|action| Some(std::mem::discriminant(action)) == kind).collect();
    *whim.pick(&such).unwrap()
}

//! Principati Duello, played by bytes.

mod setting;
mod stray;

use crate::{Fuzzed, start};
use arbitrary::{Result, Unstructured};
use princely_bots::principati::Greedy;
use princely_principati::{Action, Building, Good, Order, Phase, Principati, State};
use std::sync::LazyLock;

impl Fuzzed for Principati {
    type Greedy = Greedy;

    fn any(u: &mut Unstructured<'_>) -> Result<Principati> {
        setting::game(u)
    }

    fn greedy(&self) -> Greedy {
        Greedy::default()
    }

    fn stray(u: &mut Unstructured<'_>) -> Result<Action> {
        stray::action(u)
    }

    fn word(u: &mut Unstructured<'_>) -> Result<&'static str> {
        Ok(match u.int_in_range(0..=5)? {
            0 => u.choose(stray::TILES)?,
            1 => u.choose(Building::ALL)?.id(),
            2 => u.choose(Good::ALL)?.id(),
            3 => u.choose(Order::ALL)?.id(),
            4 => u.choose(Phase::ALL)?.id(),
            _ => u.choose(WORDS)?,
        })
    }

    fn round(state: &State) -> u32 {
        state.round().into()
    }

    fn records() -> &'static [String] {
        // Variant, no last round, no switches, standard tiles, seed, and a few actions of bots. There are no traces,
        // because a position is longer than an input.
        static RECORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
            start::beginnings::<Principati, 7>(
                |number| [number, 255, 255, 255, number, 0, 2 * (number % 7) + 1],
                false,
            )
        });
        &RECORDS
    }
}

const WORDS: &[&str] = &[
    "draft_keep",
    "reserve",
    "place",
    "place_extra",
    "farmer_move",
    "cannot_place",
    "move_master",
    "sell",
    "buy",
    "food_coin",
    "buy_commerce",
    "build",
    "demolish",
    "miner_mine",
    "architect_move",
    "produce",
    "catch",
    "make",
    "merit_tile",
    "end_phase",
    "tile",
    "at",
    "rot",
    "from",
    "to",
    "slot",
    "from_slot",
    "to_slot",
    "who",
    "master",
    "cardinal",
    "stock_board",
    "a",
    "b",
    "fish",
    "bread_ham",
    "cart",
    "fishing_boat",
    "cargo_ship",
    "building",
    "miners",
    "max_rounds",
    "switches",
    "catalogue",
    "military_end",
    "first",
    "cards",
    "island",
    "military",
    "orders",
];

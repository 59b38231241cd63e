//! Which games there are, and what one can agree on.

use crate::json::{Answer, read, write};
use crate::trouble::Trouble;
use princely_house::{Setting, all, find, spec};
use princely_protocol::{ProblemCode, Raw, WIRE};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// A setting as a page has it.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct SettingForm {
    players: Option<u8>,
    variant: Option<String>,
    max_rounds: Option<u16>,
    switches: BTreeMap<String, Value>,
}

#[derive(Serialize)]
struct HouseForm {
    wire: u32,
    games: Vec<GameForm>,
    bots: &'static [&'static str],
}

#[derive(Serialize)]
struct GameForm {
    id: &'static str,
    rules: u32,
}

/// What is in the house: the version of the wire, the games with the newest version of their rules, and the names of
/// bots.
#[wasm_bindgen(
    unchecked_return_type = "{ wire: number; games: { id: string; rules: number }[]; bots: string[] }"
)]
pub fn house() -> Answer {
    let games = all().iter().map(|house| GameForm { id: house.id(), rules: house.rules() });
    write(&HouseForm { wire: WIRE, games: games.collect(), bots: spec::NAMES })
}

/// The game somebody asks for, as the terms of a table write it down.
#[wasm_bindgen(unchecked_return_type = "Agreed")]
pub fn agree(game: &str, #[wasm_bindgen(unchecked_param_type = "Setting")] setting: JsValue) -> Answer {
    let form: SettingForm = read(&setting)?;
    let house = find(game).ok_or(Trouble::from(ProblemCode::NoSuchGame))?;
    let setting = Setting {
        players: form.players,
        variant: form.variant,
        table: None,
        max_rounds: form.max_rounds,
        switches: form.switches.into_iter().map(|(name, value)| (name, value.to_string())).collect(),
    };
    write(&house.agree(&setting).map_err(Trouble::from)?)
}

/// How the pieces of a game with these options are laid out: the tiles of Principati Duello; `null` if the game has none.
#[wasm_bindgen(unchecked_return_type = "DrawnTile[] | null")]
pub fn drawing(game: &str, #[wasm_bindgen(unchecked_param_type = "AnyOptions")] options: JsValue) -> Answer {
    let options: Raw = read(&options)?;
    let house = find(game).ok_or(Trouble::from(ProblemCode::NoSuchGame))?;
    write(&house.drawing(&options).map_err(Trouble::from)?)
}

//! What is agreed before a game: how many play, the variant, and the house rules.

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// How many can play (F-VAL-1).
pub const PLAYERS: RangeInclusive<u8> = 2..=5;

/// How many palaces can be agreed on to end the game (F-END-4).
pub const PALACES: RangeInclusive<u8> = 4..=6;

/// Palaces that end the game where nothing else was agreed on (F-END-1).
pub const USUAL_PALACES: u8 = 6;

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// The base game, 26 cards each.
    Base,
    /// The expert game, 28 cards each and a space for each palace.
    Expert,
}

/// The house rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switches {
    /// Palaces that end the game (F-END-4).
    pub palaces: u8,
}

impl Default for Switches {
    /// Nothing was agreed on.
    fn default() -> Switches {
        Switches { palaces: USUAL_PALACES }
    }
}

impl Switches {
    /// Reads house rules as they are typed, a name and a value each: `palaces`, `4`. An error says what there is.
    pub fn typed(typed: &[(String, String)]) -> Result<Switches, String> {
        let mut switches = Switches::default();
        for (name, value) in typed {
            match name.as_str() {
                "palaces" => {
                    switches.palaces = value.parse().map_err(|_| not_allowed(&format!("{value:?}")))?;
                }
                _ => return Err(format!("there is no switch {name:?}; there is palaces (F-END-4)")),
            }
        }
        switches.check()?;
        Ok(switches)
    }

    /// Refuses values that the rules do not allow.
    pub(crate) fn check(self) -> Result<(), String> {
        if PALACES.contains(&self.palaces) { Ok(()) } else { Err(not_allowed(&self.palaces)) }
    }
}

/// Says which numbers of palaces can end the game.
fn not_allowed(palaces: &dyn std::fmt::Display) -> String {
    format!("F-END-4: 4, 5 or 6 palaces end the game, not {palaces}")
}

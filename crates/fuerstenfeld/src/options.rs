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
                    let not_so = |_| format!("F-END-4: the switch palaces is 4, 5 or 6, not {value:?}");
                    switches.palaces = value.parse().map_err(not_so)?;
                }
                _ => return Err(format!("there is no switch {name:?}; there is palaces (F-END-4)")),
            }
        }
        switches.check()?;
        Ok(switches)
    }

    /// Refuses values that the rules do not allow.
    pub(crate) fn check(self) -> Result<(), String> {
        let palaces = self.palaces;
        if PALACES.contains(&palaces) {
            Ok(())
        } else {
            Err(format!("F-END-4: 4, 5 or 6 palaces end the game, not {palaces}"))
        }
    }
}

//! How a game's steps are written on the wire.

use crate::Followed;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game that can be played over a wire. The forms of the wire count from 0 and carry a field `type`; those of
/// records are older, and stay as they are ([`crate::notation`]).
pub trait Wired: Followed {
    /// An action.
    type WireAction: Serialize + DeserializeOwned;
    /// An action as somebody sees it.
    type WireSeenAction: Serialize + DeserializeOwned;
    /// A step of chance as somebody sees it.
    type WireSeenChance: Serialize + DeserializeOwned;

    /// Writes an action.
    fn write_action(&self, action: &Self::Action) -> Self::WireAction;
    /// Reads an action, or says what is wrong with it.
    fn read_action(&self, action: &Self::WireAction) -> Result<Self::Action, String>;

    /// Writes an action as somebody sees it.
    fn write_seen_action(&self, action: &Self::SeenAction) -> Self::WireSeenAction;
    /// Reads it, or says what is wrong with it.
    fn read_seen_action(&self, action: &Self::WireSeenAction) -> Result<Self::SeenAction, String>;

    /// Writes a step of chance as somebody sees it, or says what is wrong with it: a step that was read from a stranger
    /// may hold more than the wire can say.
    fn write_seen_chance(&self, chance: &Self::SeenChance) -> Result<Self::WireSeenChance, String>;
    /// Reads it, or says what is wrong with it.
    fn read_seen_chance(&self, chance: &Self::WireSeenChance) -> Result<Self::SeenChance, String>;
}

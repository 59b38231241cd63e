//! How a game writes itself down. The frame of a record is the same for all games
//! ([`crate::record`]); this is what each of them fills in.

use crate::Game;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// A chance step on paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note<S, D> {
    /// The set-up, which has a place of its own in a record.
    Setup(S),
    /// A draw, an entry of the log.
    Draw(D),
}

/// The written form of a [`Note`] of a game.
pub type NoteOf<G> = Note<<G as Notation>::Setup, <G as Notation>::Draw>;

/// A game that can be recorded. Records have forms of their own, which never change; the serde form of a step itself
/// is the one of the wire ([`crate::Followed`]).
pub trait Notation: Game + Sized {
    /// The id of the game in records and on the command line.
    const ID: &'static str;
    /// The versions of the rules that can be played. New games take the newest one; a record names its own.
    const RULES: RangeInclusive<u32>;
    /// A trace shows the state each time the players have made this many entries, and after the last entry.
    const TRACE_EVERY: u32;

    /// An action as records write it.
    type ActionNote: From<Self::Action> + Into<Self::Action> + Serialize + DeserializeOwned;
    /// An action as records of one viewer write it.
    type SeenActionNote: From<Self::SeenAction> + Into<Self::SeenAction> + Serialize + DeserializeOwned;
    /// A chance step as records of one viewer write it.
    type SeenChanceNote: From<Self::SeenChance> + Into<Self::SeenChance> + Serialize + DeserializeOwned;
    /// Everything that was agreed before the game. Options and results cross the wire in this form too.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What chance decided before the game.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What chance decides during the game ([`NoDraw`] if nothing).
    type Draw: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The whole state, hidden parts included, for those who check an engine.
    type Trace: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The result of a finished game.
    type Result: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// The game with these options and this version of the rules, which is one of [`Notation::RULES`]; or what is wrong
    /// with the options.
    fn from_options(options: &Self::Options, rules: u32) -> Result<Self, String>;
    /// The options of this game.
    fn options(&self) -> Self::Options;
    /// The version of the rules by which this game is played.
    fn rules(&self) -> u32;

    /// Writes a chance step.
    fn note(&self, chance: &Self::Chance) -> NoteOf<Self>;
    /// Reads a chance step, or says what is wrong with it.
    fn read(&self, note: &NoteOf<Self>) -> Result<Self::Chance, String>;

    /// The state as a trace shows it.
    fn trace(&self, state: &Self::State) -> Self::Trace;
    /// Whether a trace that was read agrees with the true one (parts may be optional).
    fn traces_agree(read: &Self::Trace, truth: &Self::Trace) -> bool {
        read == truth
    }
    /// The result, once the game is over.
    fn result(&self, state: &Self::State) -> Option<Self::Result>;
}

/// The draw of a game that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
pub enum NoDraw {}

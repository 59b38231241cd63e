//! What a review of a finished game finds, for one seat.

use crate::Raw;
use princely_core::{Message, Seat};
use serde::{Deserialize, Serialize};

/// A game looked at again through the eyes of one seat. Chances are shares of the win, from 0 to 1.
///
/// `start` and the four causes add up to `result`. Nothing is used that the seat could not know at the time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Review {
    /// The id of the game.
    pub game: String,
    /// The seat whose decisions are looked at.
    pub seat: Seat,
    /// How many seats there are.
    pub seats: u8,
    /// The seed of the imagined worlds: the same seed gives the same review.
    pub seed: u32,
    /// The bot that everybody is assumed to play like.
    pub by: String,
    /// Whether the chances were fitted to this game: its rules, its table and its length.
    pub is_calibrated: bool,
    /// The chance before the game: one in as many as there are seats.
    pub start: f64,
    /// What the seat got: 1 for a win, a share of a shared one, else 0.
    pub result: f64,
    /// What the own decisions cost; never positive.
    pub own: f64,
    /// The standard error of `own`.
    pub own_error: f64,
    /// What chance did: the set-up and the cards drawn.
    pub luck: f64,
    /// What the others did.
    pub others: f64,
    /// What the estimates leave over.
    pub rest: f64,
    /// What the words mean.
    pub thresholds: Thresholds,
    /// All decisions with more than one option, in their order.
    pub decisions: Vec<Decision>,
    /// The decisions that cost most, as places in the list, the dearest first: at most three, and only mistakes.
    pub worst: Vec<u32>,
    /// What was lost in each phase.
    pub by_phase: Vec<Losses>,
    /// What was lost in each kind of decision.
    pub by_kind: Vec<Losses>,
    /// The chances of all seats at every moment, as the seat could judge them.
    pub curve: Vec<Standpoint>,
    /// The moments at which the chance of the seat changed most, in their order.
    pub turns: Vec<TurningPoint>,
}

/// One table for the words of all clients, in shares of the win.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Thresholds {
    /// From this loss on a decision is a mistake.
    pub mistake: f64,
    /// From this loss on it is a big one.
    pub big_mistake: f64,
    /// From this change on chance was kind or unkind, and a moment is a turning point.
    pub lucky: f64,
}

/// A run of actions of the seat in one phase, at least one of which was chosen from several.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Decision {
    /// The number of its first entry, from 1. The position before it is that after the entry before.
    pub entry: u32,
    /// The number of its last entry.
    pub last: u32,
    /// The round.
    pub round: u32,
    /// The phase, by its id.
    pub phase: String,
    /// What kind of decision it was: `palace`, `field`, `building` or `nothing` for what was built; otherwise the phase.
    pub kind: String,
    /// What was done.
    #[cfg_attr(feature = "schema", ts(as = "Vec<crate::payload::AnyAction>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::payload::AnyAction>"))]
    pub done: Vec<Raw>,
    /// What a strong bot would have done; `null` if it found nothing better.
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<crate::payload::AnyAction>>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<crate::payload::AnyAction>>"))]
    pub better: Option<Vec<Raw>>,
    /// The chance of the seat after what was done.
    pub chance: f64,
    /// By how much the better way was better; 0 if there is none that is better by at least twice the error.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
    /// The loss in a word.
    pub verdict: Verdict,
    /// Why the better way is better: facts, the weightiest first. Empty if there is none.
    pub reasons: Vec<Message>,
    /// Whether it is one of the decisions on which most of the effort was spent.
    pub is_deep: bool,
}

/// A loss in a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Nothing was found that is better by at least twice its error.
    Good,
    /// It cost too little for a word.
    Small,
    /// It cost something.
    Mistake,
    /// It cost much.
    BigMistake,
}

/// What was lost in decisions of one sort.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Losses {
    /// Which sort.
    pub name: String,
    /// How many decisions.
    pub decisions: u32,
    /// What they cost together.
    pub loss: f64,
}

/// A point of the curve.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Standpoint {
    /// After how many entries; 0 is after the set-up.
    pub entry: u32,
    /// The round.
    pub round: u32,
    /// The chances of all seats; they add up to 1.
    pub shares: Vec<f64>,
}

/// A moment at which much changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TurningPoint {
    /// The number of its first entry; 0 is the set-up.
    pub entry: u32,
    /// The number of its last entry.
    pub last: u32,
    /// The round in which it ended.
    pub round: u32,
    /// Who brought it about.
    pub by: Cause,
    /// The chance of the seat before it.
    pub before: f64,
    /// The chance of the seat after it.
    pub after: f64,
}

/// What changed the chance of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The seat itself.
    Own,
    /// Chance.
    Luck,
    /// Others at the table.
    Others,
}

/// What another way to play a decision is worth: "learn from your mistakes".
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Attempt {
    /// By how much it is worse than the best way that is known; negative if it is better.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
    /// Whether it is as good as the best, within the error.
    pub is_right: bool,
    /// Why the best way is better, if it is.
    pub reasons: Vec<Message>,
}

/// What a server says about a review: how far it has come, and the review once it is finished.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReviewAnswer {
    /// How far it has come, from 0 to 1. While it waits for its turn, 0.
    pub progress: f64,
    /// The review; `null` while it is being made.
    pub review: Option<Review>,
}

//! For clients without an engine of their own: the host tells them what an engine would tell.

use crate::{CommandId, Raw, Refusal, Version, Viewer};
use princely_core::{Message, Seat};
use serde::{Deserialize, Serialize};

/// A question that changes nothing, asked by anybody who may watch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// The id of this question.
    pub id: CommandId,
    /// What is asked.
    pub question: Question,
}

/// What can be asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// What the viewer sees, and what there is to choose from.
    Position,
    /// All that may be done.
    Legal,
    /// A question about one thing that can be chosen.
    Choice {
        /// The question, in the game's own form.
        #[cfg_attr(feature = "schema", ts(as = "crate::payload::AnyQuestion"))]
        #[cfg_attr(feature = "schema", schemars(with = "crate::payload::AnyQuestion"))]
        about: Raw,
    },
    /// What would happen after these actions.
    Preview {
        /// The actions, in their order.
        #[cfg_attr(feature = "schema", ts(as = "Vec<crate::payload::AnyAction>"))]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::payload::AnyAction>"))]
        actions: Vec<Raw>,
    },
    /// What a bot would do.
    Advice,
    /// What the viewer knows, in one line.
    Diagram,
    /// What has happened, in sentences.
    Log {
        /// Since which version.
        since: Version,
        /// In which language: `en`, `de`, `it` or `hu`.
        language: String,
    },
}

/// The answer to a question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Reply {
    /// Which question.
    pub id: CommandId,
    /// The version of the table for which the answer holds.
    pub version: Version,
    /// Which viewer the asker is.
    pub viewer: Viewer,
    /// The answer.
    pub reply: Replied,
}

/// The answers, one form for each question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Replied {
    /// The position.
    Position(Position),
    /// What may be done.
    Legal(LegalList),
    /// The answer to a question about one thing.
    Choice {
        /// The answer, in the game's own form.
        #[cfg_attr(feature = "schema", ts(as = "crate::payload::AnyAnswer"))]
        #[cfg_attr(feature = "schema", schemars(with = "crate::payload::AnyAnswer"))]
        answer: Raw,
    },
    /// What would happen.
    Preview(Preview),
    /// One of the actions would not be allowed.
    Refused(Refusal),
    /// What a bot would do.
    Advice(Advice),
    /// What the viewer knows.
    Diagram {
        /// The line, as `docs/records.md` says; `null` if this game, or this position, has none.
        diagram: Option<String>,
    },
    /// What has happened.
    Log {
        /// The sentences, in order.
        lines: Vec<LogLine>,
    },
}

/// A position: what the viewer sees, and what there is to choose from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Position {
    /// Who is to act.
    pub turn: Turn,
    /// What a client shows.
    #[cfg_attr(feature = "schema", ts(as = "crate::payload::AnyView"))]
    #[cfg_attr(feature = "schema", schemars(with = "crate::payload::AnyView"))]
    pub view: Raw,
    /// What there is to choose from; `null` if the viewer is not to act.
    #[cfg_attr(feature = "schema", ts(as = "Option<crate::payload::AnyChoices>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::payload::AnyChoices>"))]
    pub choices: Option<Raw>,
}

/// Who is to act.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Turn {
    /// These seats. If there are several, they act at once and in secret.
    Seats {
        /// The seats, ascending.
        seats: Vec<Seat>,
    },
    /// Nobody: chance decides something.
    Chance,
    /// The game is over.
    Over,
}

impl From<princely_core::Turn> for Turn {
    fn from(turn: princely_core::Turn) -> Turn {
        match turn {
            princely_core::Turn::Seats(seats) => Turn::Seats { seats: seats.into_iter().collect() },
            princely_core::Turn::Chance => Turn::Chance,
            princely_core::Turn::Over => Turn::Over,
        }
    }
}

/// All that a seat may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LegalList {
    /// How many actions are legal.
    pub count: u32,
    /// The legal actions; if there are very many, some of them, evenly spread over the list.
    #[cfg_attr(feature = "schema", ts(as = "Vec<crate::payload::AnyAction>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::payload::AnyAction>"))]
    pub actions: Vec<Raw>,
}

/// What would happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Preview {
    /// How many of the actions were tried.
    pub played: u32,
    /// What would happen, as the viewer would learn of it.
    pub events: Vec<Message>,
    /// The view then; `null` if it depends on what is hidden from the viewer.
    #[cfg_attr(feature = "schema", ts(as = "Option<crate::payload::AnyView>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::payload::AnyView>"))]
    pub view: Option<Raw>,
    /// What there would be to choose from; `null` if the viewer would not be to act.
    #[cfg_attr(feature = "schema", ts(as = "Option<crate::payload::AnyChoices>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::payload::AnyChoices>"))]
    pub choices: Option<Raw>,
    /// Why it stops there.
    pub stop: Stop,
}

/// Where a preview stops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// The seat can go on.
    OwnTurn,
    /// Another seat is to act.
    Others,
    /// Chance is to decide.
    Chance,
    /// The game would be over.
    Over,
    /// The next action would bring secret choices of others to light.
    Secrets,
}

impl From<princely_core::Stop> for Stop {
    fn from(stop: princely_core::Stop) -> Stop {
        match stop {
            princely_core::Stop::OwnTurn => Stop::OwnTurn,
            princely_core::Stop::Others => Stop::Others,
            princely_core::Stop::Chance => Stop::Chance,
            princely_core::Stop::Over => Stop::Over,
            princely_core::Stop::Secrets => Stop::Secrets,
        }
    }
}

/// What a bot would do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Advice {
    /// Who gives it: a level or the name of a bot.
    pub by: String,
    /// How many continuations it imagined before it chose; `null` if it does not think ahead.
    pub iterations: Option<u64>,
    /// The bot that everybody is assumed to play like where a chance is told.
    pub against: String,
    /// Whether chances were fitted to this game: its rules, its table and its length. If not, they are a rough guess.
    pub is_calibrated: bool,
    /// At most three turns, the best first. That is what the bot would play, unless another turn that it considered is
    /// better by at least twice the error.
    pub lines: Vec<AdvisedLine>,
    /// Why the first line is better than the second: facts, the weightiest first.
    pub reasons: Vec<Message>,
}

/// A turn that a bot considered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AdvisedLine {
    /// What would be done, in order.
    #[cfg_attr(feature = "schema", ts(as = "Vec<crate::payload::AnyAction>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::payload::AnyAction>"))]
    pub actions: Vec<Raw>,
    /// The chance to win after it, from 0 to 1. `null` if there is nothing to choose: what must be done has no chance of
    /// its own.
    pub chance: Option<f32>,
    /// The standard error of that.
    pub error: Option<f32>,
    /// By how much the first line is better; `null` for the first line itself, and where there is no chance.
    pub behind: Option<Behind>,
    /// In how many continuations the bot tried it before it chose; `null` if it does not think ahead.
    pub visits: Option<u32>,
}

/// By how much a turn is worse than the best one. Both were tried in the same imagined worlds with the same luck, so that
/// the error is far smaller than that of either chance.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Behind {
    /// The difference of the chances; it can be negative within the error.
    pub by: f32,
    /// The standard error of the difference.
    pub error: f32,
    /// Whether the difference is smaller than twice its error: too close to call.
    pub is_close: bool,
}

/// A sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LogLine {
    /// The version of the entry it tells about.
    pub version: Version,
    /// The sentence.
    pub text: String,
    /// What it is about, as data: no more than the sentence says.
    #[cfg_attr(feature = "schema", ts(as = "crate::payload::AnyEvent"))]
    #[cfg_attr(feature = "schema", schemars(with = "crate::payload::AnyEvent"))]
    pub event: Raw,
}

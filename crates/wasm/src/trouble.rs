//! What went wrong.

use princely_bots::NoAnswer;
use princely_house::GamesError;
use princely_protocol::{ProblemCode, Version};
use princely_table::{JournalError, Unheard};
use serde::Serialize;
use wasm_bindgen::prelude::JsValue;

/// Why a call cannot be answered. `types.ts` lists the codes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Trouble {
    code: Code,
    detail: Option<String>,
    expected: Option<Version>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
enum Code {
    Wire(ProblemCode),
    Own(&'static str),
}

impl Trouble {
    /// A trouble that the wire has no code for.
    pub fn own(code: &'static str, detail: impl Into<String>) -> Trouble {
        Trouble { code: Code::Own(code), detail: Some(detail.into()), expected: None }
    }

    /// Something that cannot be read.
    pub fn malformed(detail: impl Into<String>) -> Trouble {
        Trouble { detail: Some(detail.into()), ..ProblemCode::Malformed.into() }
    }
}

impl From<ProblemCode> for Trouble {
    fn from(code: ProblemCode) -> Trouble {
        Trouble { code: Code::Wire(code), detail: None, expected: None }
    }
}

impl From<Unheard> for Trouble {
    fn from(unheard: Unheard) -> Trouble {
        let detail = unheard.to_string();
        match unheard {
            Unheard::Gap { expected, .. } => {
                Trouble { expected: Some(expected), ..Trouble::own("gap", detail) }
            }
            Unheard::Impossible { .. } => Trouble::own("impossible", detail),
        }
    }
}

impl From<JournalError> for Trouble {
    fn from(error: JournalError) -> Trouble {
        let detail = error.to_string();
        match error {
            JournalError::Malformed(..) => Trouble::malformed(detail),
            JournalError::Gap { expected, .. } => {
                Trouble { expected: Some(expected), ..Trouble::own("gap", detail) }
            }
            JournalError::Impossible(..) => Trouble::own("impossible", detail),
        }
    }
}

impl From<GamesError> for Trouble {
    fn from(error: GamesError) -> Trouble {
        let detail = error.to_string();
        let wire = |code: ProblemCode| Trouble { detail: Some(detail.clone()), ..code.into() };
        match error {
            GamesError::NoSuchGame(..) => wire(ProblemCode::NoSuchGame),
            GamesError::NoSuchBot(..) => wire(ProblemCode::NoSuchBot),
            GamesError::NoSuchSeat { .. } => wire(ProblemCode::NoSuchSeat),
            GamesError::Setting(_) => Trouble::own("setting", detail),
            GamesError::Record(_) => Trouble::own("record", detail),
            GamesError::NoSuchEntry { .. } => Trouble::own("no_such_entry", detail),
            GamesError::NotSeen { .. } => Trouble::own("not_seen", detail),
            GamesError::NoPicture(_)
            | GamesError::Foul { .. }
            | GamesError::NoAnswer { .. }
            | GamesError::Write(_) => wire(ProblemCode::Fault),
        }
    }
}

impl From<NoAnswer> for Trouble {
    fn from(why: NoAnswer) -> Trouble {
        let detail = why.to_string();
        match why {
            NoAnswer::NotItsTurn => Trouble::own("not_its_turn", detail),
            NoAnswer::Foreign => Trouble::own("foreign", detail),
            NoAnswer::NotAsked => Trouble { detail: Some(detail), ..ProblemCode::NotAsked.into() },
            NoAnswer::Panicked(_) | NoAnswer::Failed(_) => {
                Trouble { detail: Some(detail), ..ProblemCode::Fault.into() }
            }
        }
    }
}

impl From<Trouble> for JsValue {
    /// The value that is thrown.
    fn from(trouble: Trouble) -> JsValue {
        crate::json::write(&trouble).unwrap_or_else(|value| value)
    }
}

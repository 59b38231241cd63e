//! Why a request is not carried out: as `problem+json` over HTTP, as a message over a socket.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use princely_house::GamesError;
use princely_protocol::{CommandId, FromHost, Problem, ProblemCode, ProblemDetails, Refusal, Stale};
use princely_store::StoreError;
use princely_table::Denied;
use princely_words::{Names, Words};
use std::fmt;

/// Why a request is not carried out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Trouble {
    pub(crate) why: Why,
    /// The command or question that it answers.
    pub(crate) id: Option<CommandId>,
    /// More about the reason, for people.
    pub(crate) detail: Option<String>,
    /// After how many seconds another try makes sense.
    pub(crate) retry: Option<u32>,
}

/// The three kinds of reasons.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Why {
    /// No rule of the game is to blame.
    Problem(ProblemCode),
    /// A rule of the game forbids it.
    Refused(Box<Refusal>),
    /// It was made for an old version.
    Stale(Box<Stale>),
}

/// The result of everything that can be refused.
pub(crate) type Answer<T> = Result<T, Trouble>;

impl Trouble {
    /// A problem with more to say about it.
    pub(crate) fn with(code: ProblemCode, detail: impl Into<String>) -> Trouble {
        Trouble { detail: Some(detail.into()), ..code.into() }
    }

    /// The same, as the answer to a command.
    pub(crate) fn of(mut self, id: Option<&CommandId>) -> Trouble {
        self.id = self.id.or_else(|| id.cloned());
        self
    }

    /// The same, with the refusal as a sentence.
    pub(crate) fn in_words(mut self, words: &Words, names: &Names) -> Trouble {
        if let Why::Refused(refusal) = &self.why {
            let refused = &refusal.refused;
            self.detail = Some(words.refusal(&refused.rule, &refused.message, names));
        }
        self
    }

    /// The code of a problem; a rule of a game has none.
    pub(crate) fn code(&self) -> ProblemCode {
        match self.why {
            Why::Problem(code) => code,
            Why::Refused(_) | Why::Stale(_) => ProblemCode::Fault,
        }
    }

    /// As a message over a socket.
    pub(crate) fn into_message(self) -> FromHost {
        match self.why {
            Why::Refused(refusal) => FromHost::Refusal(*refusal),
            Why::Stale(stale) => FromHost::Stale(*stale),
            Why::Problem(_) => FromHost::Problem(self.into_problem()),
        }
    }

    /// As a message over a socket that concerns no table.
    pub(crate) fn into_problem(self) -> Problem {
        Problem { code: self.code(), id: self.id, detail: self.detail }
    }

    /// The status over HTTP.
    pub(crate) fn status(&self) -> StatusCode {
        let code = match &self.why {
            Why::Refused(_) => return StatusCode::UNPROCESSABLE_ENTITY,
            Why::Stale(_) => return StatusCode::CONFLICT,
            Why::Problem(code) => code,
        };
        match code {
            ProblemCode::Malformed
            | ProblemCode::Setting
            | ProblemCode::BadName
            | ProblemCode::BadPassword
            | ProblemCode::NoSuchBot
            | ProblemCode::NoSuchVersion
            | ProblemCode::WireVersion => StatusCode::BAD_REQUEST,
            ProblemCode::NotSignedIn | ProblemCode::WrongPassword => StatusCode::UNAUTHORIZED,
            ProblemCode::NotYourSeat
            | ProblemCode::NoHints
            | ProblemCode::NoSpectators
            | ProblemCode::Forbidden
            | ProblemCode::ForeignOrigin
            | ProblemCode::NotAsked => StatusCode::FORBIDDEN,
            ProblemCode::NoSuchGame
            | ProblemCode::NoSuchTable
            | ProblemCode::NoSuchSeat
            | ProblemCode::NotFound => StatusCode::NOT_FOUND,
            ProblemCode::RulesVersion
            | ProblemCode::NotBegun
            | ProblemCode::Over
            | ProblemCode::IdReused
            | ProblemCode::BeyondSecrets
            | ProblemCode::NothingToUndo
            | ProblemCode::UndoChance
            | ProblemCode::UndoOthers
            | ProblemCode::UndoRevealed
            | ProblemCode::UndoLate
            | ProblemCode::UndoTime
            | ProblemCode::TurnLost
            | ProblemCode::Paused
            | ProblemCode::AbortLate
            | ProblemCode::OfferGone
            | ProblemCode::NotTakenOver
            | ProblemCode::SeatTaken
            | ProblemCode::SitsAlready
            | ProblemCode::Begun => StatusCode::CONFLICT,
            ProblemCode::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            ProblemCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ProblemCode::Busy | ProblemCode::NotStored => StatusCode::SERVICE_UNAVAILABLE,
            ProblemCode::Fault => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// As an answer with another status than the usual one.
    pub(crate) fn with_status(self, status: StatusCode) -> Response {
        let retry = self.retry;
        let body = serde_json::to_vec(&self.details(status)).unwrap_or_default();
        let mut response =
            (status, [(header::CONTENT_TYPE, "application/problem+json")], body).into_response();
        if let Some(seconds) = retry {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }

    fn details(self, status: StatusCode) -> ProblemDetails {
        let mut details = ProblemDetails {
            kind: "about:blank".into(),
            title: status.canonical_reason().unwrap_or_default().into(),
            status: status.as_u16(),
            code: String::new(),
            detail: self.detail,
            id: self.id,
            rule: None,
            index: None,
            refused: None,
            missed: None,
        };
        match self.why {
            Why::Problem(code) => {
                let word = serde_json::to_value(code).ok();
                details.code = word.and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default();
            }
            Why::Refused(refusal) => {
                details.code = "refused".into();
                details.id = Some(refusal.id);
                details.rule = Some(refusal.refused.rule.to_string());
                details.index = Some(refusal.index);
                details.refused = Some(refusal.refused);
            }
            Why::Stale(stale) => {
                details.code = "stale".into();
                details.id = Some(stale.id);
                details.missed = Some(stale.missed);
            }
        }
        details
    }
}

/// As the log shows it: the kind of trouble and the rule, never what somebody has in hand.
impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.why {
            Why::Refused(refusal) => write!(f, "refused by {}", refusal.refused.rule),
            Why::Stale(_) => f.write_str("stale"),
            Why::Problem(code) => write!(f, "{code:?}"),
        }
    }
}

impl From<ProblemCode> for Trouble {
    fn from(code: ProblemCode) -> Trouble {
        Trouble { why: Why::Problem(code), id: None, detail: None, retry: None }
    }
}

impl From<Denied> for Trouble {
    fn from(denied: Denied) -> Trouble {
        let why = match denied {
            Denied::Problem(code) => return code.into(),
            Denied::Refused(refusal) => Why::Refused(Box::new(refusal)),
            Denied::Stale(stale) => Why::Stale(Box::new(stale)),
        };
        Trouble { why, ..ProblemCode::Fault.into() }
    }
}

impl From<FromHost> for Trouble {
    /// The answer of a driver to a command that was not carried out.
    fn from(message: FromHost) -> Trouble {
        match message {
            FromHost::Refusal(refusal) => Denied::Refused(refusal).into(),
            FromHost::Stale(stale) => Denied::Stale(stale).into(),
            FromHost::Problem(Problem { id, code, detail }) => {
                let is_for_now = matches!(code, ProblemCode::Busy | ProblemCode::NotStored);
                Trouble { why: Why::Problem(code), id, detail, retry: is_for_now.then_some(1) }
            }
            _ => ProblemCode::Fault.into(),
        }
    }
}

impl From<StoreError> for Trouble {
    /// What clients learn of an error of the store. The details are for the log of the host.
    fn from(error: StoreError) -> Trouble {
        let code = match &error {
            StoreError::Busy => ProblemCode::Busy,
            StoreError::Conflict { .. } => ProblemCode::Busy,
            StoreError::NameTaken => return Trouble::with(ProblemCode::BadName, "this name is taken"),
            StoreError::NotFound(_) => ProblemCode::NotFound,
            StoreError::Full | StoreError::ReadOnly | StoreError::Unavailable(_) => ProblemCode::NotStored,
            _ => ProblemCode::Fault,
        };
        match code {
            ProblemCode::NotStored | ProblemCode::Fault => tracing::error!(%error, "the store failed"),
            _ => tracing::debug!(%error, "the store refused"),
        }
        Trouble { retry: Some(1), ..code.into() }
    }
}

impl From<GamesError> for Trouble {
    fn from(error: GamesError) -> Trouble {
        let code = match &error {
            GamesError::NoSuchGame(..) => ProblemCode::NoSuchGame,
            GamesError::NoSuchBot(..) => ProblemCode::NoSuchBot,
            GamesError::NoSuchSeat { .. } => ProblemCode::NoSuchSeat,
            _ => ProblemCode::Setting,
        };
        Trouble::with(code, error.to_string())
    }
}

impl From<crate::secret::NoRandomness> for Trouble {
    fn from(error: crate::secret::NoRandomness) -> Trouble {
        tracing::error!(%error, "no randomness");
        ProblemCode::Fault.into()
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let status = self.status();
        self.with_status(status)
    }
}

//! What can go wrong, and the exit codes.

use princely_core::RecordError;
use princely_laboratory::GamesError;
use princely_words::{Names, Words};
use std::fmt;
use std::process::ExitCode;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A record, a card table or a bot is at fault: exit code 1.
    Wrong(String),
    /// The command line makes no sense: exit code 2, as for flags that do not exist.
    Usage(String),
    /// A file cannot be read or written: exit code 3.
    File(String),
    /// Nobody reads the output any more: no failure at all.
    ListenerLeft,
}

impl Failure {
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Failure::Wrong(_) => 1,
            Failure::Usage(_) => 2,
            Failure::File(_) => 3,
            Failure::ListenerLeft => 0,
        })
    }

    /// Says where it went wrong.
    pub(crate) fn at(self, place: impl fmt::Display) -> Failure {
        match self {
            Failure::Wrong(reason) => Failure::Wrong(format!("{place}: {reason}")),
            Failure::File(reason) => Failure::File(format!("{place}: {reason}")),
            other => other,
        }
    }
}

/// One line, even if it quotes a name that has several.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Wrong(reason) | Failure::Usage(reason) | Failure::File(reason) => {
                f.write_str(&reason.replace(char::is_control, " "))
            }
            Failure::ListenerLeft => f.write_str("nobody reads the output any more"),
        }
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        match error {
            RecordError::Io(reason) => Failure::File(reason),
            error => Failure::Wrong(Words::english().record_error(&error, &Names::seats(8))),
        }
    }
}

impl From<GamesError> for Failure {
    fn from(error: GamesError) -> Failure {
        match error {
            GamesError::Record(error) => error.into(),
            GamesError::Write(reason) if reason.contains("Broken pipe") => Failure::ListenerLeft,
            GamesError::Write(_) => Failure::File(error.to_string()),
            GamesError::Foul { .. } | GamesError::NoAnswer { .. } => Failure::Wrong(error.to_string()),
            GamesError::NoSuchGame(..)
            | GamesError::Setting(_)
            | GamesError::NoSuchBot(..)
            | GamesError::NoSuchEntry { .. }
            | GamesError::NoSuchSeat { .. }
            | GamesError::NotSeen { .. }
            | GamesError::NoPicture(_) => Failure::Usage(error.to_string()),
        }
    }
}

//! Commands that wait, and what is being stored or read.

use crate::{Client, Viewpoint};
use princely_core::Seat;
use princely_protocol::{FromHost, Problem, ProblemCode, ToHost};
use princely_table::{Decision, Denied};

/// A command that waits to be decided.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) client: Client,
    pub(crate) viewpoint: Viewpoint,
    pub(crate) command: ToHost,
    /// How many races it has lost.
    pub(crate) races: u32,
    /// Whether the journal was read because the command names a version that was not known.
    pub(crate) has_read: bool,
}

impl Job {
    pub(crate) fn new(client: Client, viewpoint: Viewpoint, command: ToHost) -> Job {
        Job { client, viewpoint, command, races: 0, has_read: false }
    }

    /// The answer that says what is wrong.
    pub(crate) fn problem(&self, code: ProblemCode, detail: Option<String>) -> FromHost {
        FromHost::Problem(Problem { id: self.command.id().cloned(), code, detail })
    }

    /// The answer to a command that is not carried out.
    pub(crate) fn denied(&self, denied: Denied) -> FromHost {
        match denied {
            Denied::Refused(refusal) => FromHost::Refusal(refusal),
            Denied::Stale(stale) => FromHost::Stale(stale),
            Denied::Problem(code) => self.problem(code, None),
        }
    }
}

/// What the driver waits for.
#[derive(Debug)]
pub(crate) enum Doing {
    /// A decision is being stored.
    Storing { decision: Box<Decision>, cause: Cause },
    /// The journal is being read.
    Reading,
}

/// Who made a decision.
#[derive(Debug)]
pub(crate) enum Cause {
    /// The table begins.
    Begin,
    /// A client.
    Command(Job),
    /// The bot of a seat.
    Bot(Seat),
    /// A clock.
    Clock,
}

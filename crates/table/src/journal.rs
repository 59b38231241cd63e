//! Everything that happened at a table, in entries. An entry is only ever added, and its version never used again:
//! what is taken back stays in the journal, and the undo is an entry of its own.
//!
//! The written form is for the host's store. Actions and draws are written as in records, which stay readable for ever.

use crate::Hosted;
use princely_core::{Entry, Note, Seat, strict};
use princely_protocol::{CommandId, EndedBy, Millis, Proposal, Raw, Version};
use serde::{Deserialize, Serialize};
use std::fmt;

/// One entry.
#[derive(Clone)]
pub struct Noted<G: Hosted> {
    /// When it was made.
    pub at: Millis,
    /// What happened.
    pub what: What<G>,
    /// Whether the seats of the stage in which it was made act at once.
    pub(crate) at_once: bool,
    /// Whether it still stands; what was taken back does not.
    pub(crate) stands: bool,
    /// Whether it is an act that a bot did for its seat.
    pub(crate) by_bot: bool,
}

/// What can happen at a table.
#[derive(Clone)]
pub enum What<G: Hosted> {
    /// Chance decided.
    Chance(G::Chance),
    /// A seat did one or several things, all or none.
    Act {
        /// Which seat.
        seat: Seat,
        /// The id of the command; a bot's acts have none.
        id: Option<CommandId>,
        /// What it did, in order.
        actions: Vec<G::Action>,
    },
    /// Entries were taken back.
    Undo {
        /// Who took back.
        seat: Seat,
        /// The id of the command; an undo by consent has none, because the offer has one.
        id: Option<CommandId>,
        /// The versions of the entries that no longer stand, ascending.
        takes_back: Vec<Version>,
        /// The offer to which the others agreed, if they had to be asked.
        offer: Option<Version>,
    },
    /// A seat gave up.
    Resign {
        /// Which seat.
        seat: Seat,
        /// The id of the command.
        id: CommandId,
    },
    /// A seat ran out of time.
    TimeOut {
        /// Which seat.
        seat: Seat,
    },
    /// A bot plays for a seat from now on.
    TakeOver {
        /// Which seat.
        seat: Seat,
        /// The level of the bot.
        level: String,
        /// The id of the command, if the player wanted it so.
        id: Option<CommandId>,
    },
    /// The player is back.
    Return {
        /// Which seat.
        seat: Seat,
        /// The id of the command.
        id: CommandId,
    },
    /// A seat called the game off.
    Abort {
        /// Which seat.
        seat: Seat,
        /// The id of the command.
        id: CommandId,
    },
    /// All agreed to a pause.
    Pause {
        /// The offer to which they agreed.
        offer: Version,
    },
    /// A seat ended the pause.
    Resume {
        /// Which seat.
        seat: Seat,
        /// The id of the command.
        id: CommandId,
    },
    /// Something was proposed.
    Offer {
        /// Which seat.
        seat: Seat,
        /// The id of the command.
        id: CommandId,
        /// What was proposed.
        proposal: Proposal,
    },
    /// A proposal was answered.
    Answer {
        /// Which seat.
        seat: Seat,
        /// The id of the command.
        id: CommandId,
        /// The version of the offer.
        offer: Version,
        /// Whether the seat agrees.
        agrees: bool,
    },
    /// The game ended.
    End {
        /// How it ended.
        by: EndedBy,
        /// Who has won.
        winners: Vec<Seat>,
    },
    /// Everybody was shown what the luck was made of.
    Reveal,
}

impl<G: Hosted> Noted<G> {
    /// An entry that has just been made. Whether its seats act at once is known when it is added to a journal.
    pub(crate) fn new(at: Millis, what: What<G>) -> Noted<G> {
        Noted { at, what, at_once: false, stands: true, by_bot: false }
    }
}

impl<G: Hosted> What<G> {
    /// The command that made this entry: whose, and its id.
    pub fn command(&self) -> Option<(Seat, &CommandId)> {
        match self {
            What::Act { seat, id, .. } | What::Undo { seat, id, .. } | What::TakeOver { seat, id, .. } => {
                Some((*seat, id.as_ref()?))
            }
            What::Resign { seat, id }
            | What::Return { seat, id }
            | What::Abort { seat, id }
            | What::Resume { seat, id }
            | What::Offer { seat, id, .. }
            | What::Answer { seat, id, .. } => Some((*seat, id)),
            What::Chance(_) | What::TimeOut { .. } | What::Pause { .. } | What::End { .. } | What::Reveal => {
                None
            }
        }
    }

    /// The steps of the game that are in this entry.
    pub fn steps(&self) -> impl Iterator<Item = Entry<G>> + '_ {
        let chance = match self {
            What::Chance(chance) => Some(Entry::Chance(chance.clone())),
            _ => None,
        };
        let acts = match self {
            What::Act { seat, actions, .. } => Some((*seat, actions)),
            _ => None,
        };
        let acts = acts
            .into_iter()
            .flat_map(|(seat, actions)| actions.iter().map(move |&action| Entry::Action { seat, action }));
        chance.into_iter().chain(acts)
    }
}

/// An entry that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum JournalError {
    /// It does not have the form of an entry.
    #[error("entry {0} cannot be read: {1}")]
    Malformed(Version, String),
    /// It does not come after the one before.
    #[error("entry {expected} was expected, but here is entry {found}")]
    Gap {
        /// The version that would come next.
        expected: Version,
        /// The version that is there.
        found: Version,
    },
    /// It cannot have happened.
    #[error("entry {0} cannot have happened: {1}")]
    Impossible(Version, String),
}

/// An entry on paper.
#[derive(Serialize)]
struct EntryNote {
    version: Version,
    at: Millis,
    #[serde(flatten)]
    what: WhatNote,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum WhatNote {
    SetUp { setup: Raw },
    Draw { draw: Raw },
    Act { seat: Seat, id: Option<CommandId>, actions: Raw },
    Undo { seat: Seat, id: Option<CommandId>, takes_back: Vec<Version>, offer: Option<Version> },
    Resign { seat: Seat, id: CommandId },
    TimeOut { seat: Seat },
    TakeOver { seat: Seat, level: String, id: Option<CommandId> },
    Return { seat: Seat, id: CommandId },
    Abort { seat: Seat, id: CommandId },
    Pause { offer: Version },
    Resume { seat: Seat, id: CommandId },
    Offer { seat: Seat, id: CommandId, proposal: Proposal },
    Answer { seat: Seat, id: CommandId, offer: Version, agrees: bool },
    End { by: EndedBy, winners: Vec<Seat> },
    Reveal,
}

/// An entry as it is read: the fields of all kinds side by side, which takes a fraction of the code that serde makes for an
/// enum with fields.
#[derive(Deserialize)]
struct EntryForm {
    version: Version,
    at: Millis,
    #[serde(rename = "type")]
    kind: Kind,
    #[serde(default, deserialize_with = "strict::present")]
    setup: Option<Raw>,
    #[serde(default, deserialize_with = "strict::present")]
    draw: Option<Raw>,
    actions: Option<Raw>,
    seat: Option<Seat>,
    id: Option<CommandId>,
    takes_back: Option<Vec<Version>>,
    offer: Option<Version>,
    level: Option<String>,
    proposal: Option<Proposal>,
    agrees: Option<bool>,
    by: Option<EndedBy>,
    winners: Option<Vec<Seat>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    SetUp,
    Draw,
    Act,
    Undo,
    Resign,
    TimeOut,
    TakeOver,
    Return,
    Abort,
    Pause,
    Resume,
    Offer,
    Answer,
    End,
    Reveal,
}

/// Writes an entry as one line of JSON, without the line end.
pub(crate) fn write<G: Hosted>(game: &G, version: Version, noted: &Noted<G>) -> String {
    let what = match &noted.what {
        What::Chance(chance) => match game.note(chance) {
            Note::Setup(setup) => WhatNote::SetUp { setup: written(version, Raw::of(&setup)) },
            Note::Draw(draw) => WhatNote::Draw { draw: written(version, Raw::of(&draw)) },
        },
        What::Act { seat, id, actions } => {
            let notes: Vec<G::ActionNote> = actions.iter().map(|&action| action.into()).collect();
            WhatNote::Act { seat: *seat, id: id.clone(), actions: written(version, Raw::of(&notes)) }
        }
        What::Undo { seat, id, takes_back, offer } => {
            WhatNote::Undo { seat: *seat, id: id.clone(), takes_back: takes_back.clone(), offer: *offer }
        }
        What::Resign { seat, id } => WhatNote::Resign { seat: *seat, id: id.clone() },
        What::TimeOut { seat } => WhatNote::TimeOut { seat: *seat },
        What::TakeOver { seat, level, id } => {
            WhatNote::TakeOver { seat: *seat, level: level.clone(), id: id.clone() }
        }
        What::Return { seat, id } => WhatNote::Return { seat: *seat, id: id.clone() },
        What::Abort { seat, id } => WhatNote::Abort { seat: *seat, id: id.clone() },
        What::Pause { offer } => WhatNote::Pause { offer: *offer },
        What::Resume { seat, id } => WhatNote::Resume { seat: *seat, id: id.clone() },
        What::Offer { seat, id, proposal } => {
            WhatNote::Offer { seat: *seat, id: id.clone(), proposal: *proposal }
        }
        What::Answer { seat, id, offer, agrees } => {
            WhatNote::Answer { seat: *seat, id: id.clone(), offer: *offer, agrees: *agrees }
        }
        What::End { by, winners } => WhatNote::End { by: *by, winners: winners.clone() },
        What::Reveal => WhatNote::Reveal,
    };
    written(version, serde_json::to_string(&EntryNote { version, at: noted.at, what }))
}

/// What was written. Notes of games are plain data, and writing them to memory cannot fail. A game for which it fails is
/// broken: a journal with a hole would be worse than no entry, because nobody could open the table again.
fn written<T>(version: Version, value: serde_json::Result<T>) -> T {
    value.unwrap_or_else(|error| unreachable!("entry {version} cannot be written: {error}"))
}

/// Reads an entry. Whether it can have happened is not checked here.
pub(crate) fn read<G: Hosted>(
    game: &G,
    expected: Version,
    text: &str,
) -> Result<(Millis, What<G>), JournalError> {
    let malformed = |error: String| JournalError::Malformed(expected, short(&error));
    let form: EntryForm = strict::from_str(text).map_err(|error| malformed(error.to_string()))?;
    if form.version != expected {
        return Err(JournalError::Gap { expected, found: form.version });
    }
    let json = |error: serde_json::Error| malformed(error.to_string());
    let missing = |field: &str| malformed(format!("missing field `{field}`"));
    let seat = || form.seat.ok_or_else(|| missing("seat"));
    let id = || form.id.clone().ok_or_else(|| missing("id"));
    let offer = || form.offer.ok_or_else(|| missing("offer"));
    let what = match form.kind {
        Kind::SetUp => {
            let setup = form.setup.ok_or_else(|| missing("setup"))?.read().map_err(json)?;
            What::Chance(game.read(&Note::Setup(setup)).map_err(malformed)?)
        }
        Kind::Draw => {
            let draw = form.draw.ok_or_else(|| missing("draw"))?.read().map_err(json)?;
            What::Chance(game.read(&Note::Draw(draw)).map_err(malformed)?)
        }
        Kind::Act => {
            let notes: Vec<G::ActionNote> =
                form.actions.ok_or_else(|| missing("actions"))?.read().map_err(json)?;
            What::Act { seat: seat()?, id: form.id, actions: notes.into_iter().map(Into::into).collect() }
        }
        Kind::Undo => {
            let takes_back = form.takes_back.ok_or_else(|| missing("takes_back"))?;
            What::Undo { seat: seat()?, id: form.id, takes_back, offer: form.offer }
        }
        Kind::Resign => What::Resign { seat: seat()?, id: id()? },
        Kind::TimeOut => What::TimeOut { seat: seat()? },
        Kind::TakeOver => {
            let level = form.level.ok_or_else(|| missing("level"))?;
            What::TakeOver { seat: seat()?, level, id: form.id }
        }
        Kind::Return => What::Return { seat: seat()?, id: id()? },
        Kind::Abort => What::Abort { seat: seat()?, id: id()? },
        Kind::Pause => What::Pause { offer: offer()? },
        Kind::Resume => What::Resume { seat: seat()?, id: id()? },
        Kind::Offer => {
            let proposal = form.proposal.ok_or_else(|| missing("proposal"))?;
            What::Offer { seat: seat()?, id: id()?, proposal }
        }
        Kind::Answer => {
            let agrees = form.agrees.ok_or_else(|| missing("agrees"))?;
            What::Answer { seat: seat()?, id: id()?, offer: offer()?, agrees }
        }
        Kind::End => {
            let winners = form.winners.ok_or_else(|| missing("winners"))?;
            What::End { by: form.by.ok_or_else(|| missing("by"))?, winners }
        }
        Kind::Reveal => What::Reveal,
    };
    Ok((form.at, what))
}

/// The beginning of a text by a stranger, on one line.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(200).map(|sign| if sign.is_control() { ' ' } else { sign }).collect()
}

impl<G: Hosted> fmt::Debug for Noted<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A log must not show what happened, which may be secret.
        f.debug_struct("Noted").field("at", &self.at).field("stands", &self.stands).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "entry 7 cannot be written: key must be a string")]
    fn an_entry_that_cannot_be_written_is_not_stored_as_an_empty_line() {
        let no_json = std::collections::BTreeMap::from([([1, 2], 3)]);
        written(7, Raw::of(&no_json));
    }
}

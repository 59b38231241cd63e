//! A finished game of a person who plays here: who sat there, who won, and with what.

use crate::{GamesError, SeatSpec, Talk};
use princely_core::{Message, Seat, record};
use serde_json::Value;

/// A game that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The id of the game.
    pub game: &'static str,
    /// Who sat where: `human`, or a bot as it was asked for. Empty if the record does not say.
    pub seats: Vec<String>,
    /// The seat of the only person, if there was exactly one.
    pub own: Option<Seat>,
    /// Who has won.
    pub winners: Vec<Seat>,
    /// How many rounds it had.
    pub rounds: u32,
    /// What each seat had at the end: a number to compare, and the same in words.
    pub marks: Vec<(i64, Message)>,
}

impl Played {
    /// Whether the only person has won, alone or with others.
    pub fn is_won(&self) -> bool {
        self.own.is_some_and(|own| self.winners.contains(&own))
    }

    /// What the only person had at the end.
    pub fn mark(&self) -> Option<&(i64, Message)> {
        self.marks.get(self.own?.index())
    }
}

/// Reads the record of a finished game. `None` if it is not finished.
pub(crate) fn read<G: Talk>(text: &str) -> Result<Option<Played>, GamesError> {
    let record = record::read::<G>(text, |_| {})?;
    let (game, state) = (record.table.game(), record.table.state());
    let Some(outcome) = game.outcome(state) else { return Ok(None) };
    let meta: Value =
        record.meta.as_deref().and_then(|meta| serde_json::from_str(meta).ok()).unwrap_or_default();
    let noted = meta.get("seats").and_then(Value::as_array).cloned().unwrap_or_default();
    let seats: Vec<String> = noted.iter().filter_map(|seat| seat.as_str().map(str::to_owned)).collect();
    let is_person = |text: &String| matches!(text.parse(), Ok(SeatSpec::Human(_)));
    let mut people = (0..).map(Seat).zip(&seats).filter(|(_, text)| is_person(text)).map(|(seat, _)| seat);
    let own = people.next().filter(|_| people.next().is_none());
    Ok(Some(Played {
        game: G::ID,
        own: own.filter(|_| seats.len() == usize::from(game.seats())),
        seats,
        winners: outcome.winners.into_iter().collect(),
        rounds: game.round(state),
        marks: (0..game.seats()).map(|seat| game.mark(state, Seat(seat))).collect(),
    }))
}

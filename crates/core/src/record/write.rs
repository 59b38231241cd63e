//! Writing a record. The bytes depend on the log alone.

use super::{Entry, FORMAT};
use crate::{Notation, Note, Seat, Table, Turn};
use serde::Serialize;
use serde::ser::{SerializeSeq, Serializer};
use serde_json::value::RawValue;

/// What may stand under `meta`: already JSON.
pub type Meta = Option<Box<RawValue>>;

/// Writes the table as one line of JSON, without the line end. With `trace_every`, the state is
/// shown after every so many entries of players and after the last one.
pub fn write<G: Notation>(table: &Table<G>, trace_every: Option<u32>, meta: &Meta) -> String {
    let game = table.game();
    let (setup, log) = match table.log().split_first() {
        Some((Entry::Chance(setup), log)) => match game.note(setup) {
            Note::Setup(setup) => (Some(setup), log),
            Note::Draw(_) => (None, log),
        },
        _ => (None, table.log()),
    };
    let frame = Frame::<G> {
        format: FORMAT,
        game: G::ID,
        rules: game.rules(),
        options: game.options(),
        setup,
        log: Log { table, log, trace_every },
        result: game.result(table.state()),
        meta,
    };
    serde_json::to_string(&frame).unwrap_or_default() // maps have string keys and writing to memory cannot fail
}

#[derive(Serialize)]
#[serde(bound = "")]
struct Frame<'t, G: Notation> {
    format: &'static str,
    game: &'static str,
    rules: u32,
    options: G::Options,
    setup: Option<G::Setup>,
    log: Log<'t, G>,
    result: Option<G::Result>,
    #[serde(skip_serializing_if = "Option::is_none")]
    meta: &'t Meta,
}

struct Log<'t, G: Notation> {
    table: &'t Table<G>,
    log: &'t [Entry<G>],
    trace_every: Option<u32>,
}

#[derive(Serialize)]
#[serde(untagged, bound = "")]
enum Line<G: Notation> {
    Draw {
        draw: G::Draw,
    },
    Action {
        seat: Seat,
        action: G::Action,
        #[serde(skip_serializing_if = "Option::is_none")]
        after: Option<G::Trace>,
    },
}

impl<G: Notation> Serialize for Log<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let afters = self.afters();
        let mut afters = afters.into_iter().peekable();
        let mut seq = serializer.serialize_seq(Some(self.log.len()))?;
        for (index, entry) in self.log.iter().enumerate() {
            let line = match entry {
                Entry::Chance(chance) => match self.table.game().note(chance) {
                    Note::Draw(draw) => Line::<G>::Draw { draw },
                    Note::Setup(_) => continue, // a second set-up does not happen
                },
                Entry::Action { seat, action } => {
                    let after = afters.next_if(|(at, _)| *at == index).map(|(_, trace)| trace);
                    Line::Action { seat: *seat, action: *action, after }
                }
            };
            seq.serialize_element(&line)?;
        }
        seq.end()
    }
}

impl<G: Notation> Log<'_, G> {
    /// The traces that are due, by the index of their entry.
    fn afters(&self) -> Vec<(usize, G::Trace)> {
        let Some(every) = self.trace_every else { return Vec::new() };
        let game = self.table.game();
        let mut state = game.start();
        let set_up = &self.table.log()[..self.table.log().len() - self.log.len()];
        for entry in set_up {
            entry.play(game, &mut state);
        }
        let last = self.log.iter().rposition(|entry| matches!(entry, Entry::Action { .. }));
        let (mut afters, mut acted, mut due) = (Vec::new(), 0, None);
        for (index, entry) in self.log.iter().enumerate() {
            entry.play(game, &mut state);
            if let Entry::Action { .. } = entry {
                acted += 1;
                due = (acted % every.max(1) == 0 || Some(index) == last).then_some(index);
            }
            // A trace shows the state in which the next player's entry will be made.
            if game.turn(&state) != Turn::Chance
                && let Some(index) = due.take()
            {
                afters.push((index, game.trace(&state)));
            }
        }
        afters
    }
}

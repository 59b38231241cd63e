//! Writing a record. The bytes depend on the log alone.

use super::ended::has_ended;
use super::{EndedBy, Entry, FORMAT, FORMAT_2, Fair};
use crate::{Game, Notation, Note, Seat, Table, Turn};
use serde::Serialize;
use serde::ser::{SerializeSeq, Serializer};
use serde_json::value::RawValue;

/// What may stand under `meta`: already JSON.
pub type Meta = Option<Box<RawValue>>;

/// What may stand in a record beside the game itself.
#[derive(Clone, Debug, Default)]
pub struct Extras {
    /// Names, bots, seed, date.
    pub meta: Meta,
    /// Who left before the end, if somebody did.
    pub ended_by: Option<EndedBy>,
    /// How chance was made, if the table kept it. The secret is left out while the game goes on.
    pub fair: Option<Fair>,
}

impl Extras {
    /// The format that a whole game needs with these.
    fn format(&self) -> &'static str {
        if self.ended_by.is_none() && self.fair.is_none() { FORMAT } else { FORMAT_2 }
    }

    /// What may be told about chance: the secret is told at the end only.
    pub(super) fn fair_so_far<G: Game>(&self, game: &G, turn: Turn) -> Option<Fair> {
        let has_ended = has_ended(game, turn, self.ended_by.as_ref());
        self.fair.as_ref().map(|fair| fair.until_the_end(has_ended))
    }
}

/// Writes the table as one line of JSON, without the line end. With `trace_every`, the state is shown each time the
/// players have made that number of entries, and after the last one.
pub fn write<G: Notation>(table: &Table<G>, trace_every: Option<u32>, meta: &Meta) -> String {
    write_with(table, trace_every, &Extras { meta: meta.clone(), ..Extras::default() })
}

/// [`write()`], with all that may stand beside the game.
pub fn write_with<G: Notation>(table: &Table<G>, trace_every: Option<u32>, extras: &Extras) -> String {
    let game = table.game();
    let (setup, log) = match table.log().split_first() {
        Some((Entry::Chance(setup), log)) => match game.note(setup) {
            Note::Setup(setup) => (Some(setup), log),
            Note::Draw(_) => (None, log),
        },
        _ => (None, table.log()),
    };
    let frame = FrameOut::<G> {
        format: extras.format(),
        game: G::ID,
        rules: game.rules(),
        options: game.options(),
        setup,
        log: LogOut { table, log, trace_every },
        result: game.result(table.state()),
        ended_by: extras.ended_by.as_ref(),
        fair: extras.fair_so_far(game, table.turn()),
        meta: &extras.meta,
    };
    serde_json::to_string(&frame).unwrap_or_else(|_| unreachable!("maps have text as keys"))
}

#[derive(Serialize)]
#[serde(bound = "")]
struct FrameOut<'t, G: Notation> {
    format: &'static str,
    game: &'static str,
    rules: u32,
    options: G::Options,
    setup: Option<G::Setup>,
    log: LogOut<'t, G>,
    result: Option<G::Result>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended_by: Option<&'t EndedBy>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fair: Option<Fair>,
    #[serde(skip_serializing_if = "Option::is_none")]
    meta: &'t Meta,
}

struct LogOut<'t, G: Notation> {
    table: &'t Table<G>,
    log: &'t [Entry<G>],
    trace_every: Option<u32>,
}

#[derive(Serialize)]
#[serde(untagged, bound = "")]
enum LineOut<G: Notation> {
    Draw {
        draw: G::Draw,
    },
    Action {
        seat: Seat,
        action: G::ActionNote,
        #[serde(skip_serializing_if = "Option::is_none")]
        after: Option<G::Trace>,
    },
}

impl<G: Notation> Serialize for LogOut<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let afters = self.afters();
        let mut afters = afters.into_iter().peekable();
        let mut seq = serializer.serialize_seq(Some(self.log.len()))?;
        for (index, entry) in self.log.iter().enumerate() {
            let line = match entry {
                Entry::Chance(chance) => match self.table.game().note(chance) {
                    Note::Draw(draw) => LineOut::<G>::Draw { draw },
                    Note::Setup(_) => continue, // a second set-up does not happen
                },
                Entry::Action { seat, action } => {
                    let after = afters.next_if(|(at, _)| *at == index).map(|(_, trace)| trace);
                    LineOut::Action { seat: *seat, action: (*action).into(), after }
                }
            };
            seq.serialize_element(&line)?;
        }
        seq.end()
    }
}

impl<G: Notation> LogOut<'_, G> {
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

//! Saving a game to a file and reading it again.
//!
//! While a game goes on, its journal is written line by line: a head, then the entries of the table's journal, and who
//! sits where whenever that changes. So nothing is lost when the game is cut off, and nothing is written twice.
//!
//! A saved game is an ordinary record. `meta` says who sits where. It does not hold the seed, which would tell every
//! card that is still to come. A game that goes on takes new chance from a new seed.

use super::opened;
use super::seats::{SeatSpec, clean};
use crate::{AnyTerminal, BotKind, BotSpec, GamesError, Talk, find};
use princely_core::{Seat, Seed};
use princely_protocol::{Chair, Terms};
use princely_table::{AnyTable, Live, Manner, Opening};
use princely_words::Names;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What a record says about its players.
#[derive(Debug, Default)]
pub(super) struct Noted {
    /// Who sits where, if every seat can be read.
    pub(super) seats: Option<Vec<SeatSpec>>,
    /// A program that the record names for a seat. A file from somebody else must not start a program.
    pub(super) program: Option<String>,
    /// The names that people gave themselves.
    pub(super) names: Vec<Option<String>>,
}

impl Noted {
    /// Reads what we wrote ourselves. Everything else under `meta` is ignored.
    pub(super) fn read(meta: Option<&str>, seats: u8) -> Noted {
        let value: Value = meta.and_then(|meta| serde_json::from_str(meta).ok()).unwrap_or_default();
        let list = |key: &str| value.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
        let specs: Option<Vec<SeatSpec>> =
            list("seats").iter().map(|seat| seat.as_str()?.parse().ok()).collect();
        let names = list("names").iter().map(|name| name.as_str().and_then(clean)).collect();
        let specs = specs.filter(|specs| specs.len() == usize::from(seats));
        let program = specs.iter().flatten().find_map(|spec| match spec {
            SeatSpec::Bot(BotSpec { kind: BotKind::Program(command), .. }) => Some(command.clone()),
            _ => None,
        });
        Noted { seats: specs, program, names }
    }
}

/// The game so far as a record, one line.
pub(super) fn written(table: &dyn AnyTable, seats: &[SeatSpec], names: &Names) -> String {
    let specs: Vec<String> = seats.iter().map(SeatSpec::to_string).collect();
    let names: Vec<Option<&str>> = (0..seats.len() as u8).map(|seat| names.of(Seat(seat))).collect();
    let meta = json!({ "seats": specs, "names": names });
    table.record(&serde_json::value::to_raw_value(&meta).ok()) + "\n"
}

/// What the first line of a journal says about its format.
const FORMAT: &str = "princely-journal/1";

/// The first line of a journal. It does not hold the luck, which would tell every card that is still to come.
#[derive(Serialize, Deserialize)]
struct Head {
    format: String,
    terms: Terms,
    chairs: Vec<Chair>,
    manner: Manner,
}

/// The lines of a journal so far.
pub(super) fn journal<G: Talk>(live: &Live<G>, seats: &[SeatSpec], names: &Names) -> Vec<String> {
    let Opening { terms, chairs, manner, .. } = live.opening().clone();
    let head = serde_json::to_string(&Head { format: FORMAT.into(), terms, chairs, manner });
    let past = (1..=live.version()).filter_map(|version| live.written(version));
    head.into_iter().chain([who(seats, names)]).chain(past).collect()
}

/// Who sits where, as a line of a journal.
pub(super) fn who(seats: &[SeatSpec], names: &Names) -> String {
    let specs: Vec<String> = seats.iter().map(SeatSpec::to_string).collect();
    let names: Vec<Option<&str>> = (0..seats.len() as u8).map(|seat| names.of(Seat(seat))).collect();
    json!({ "seats": specs, "names": names }).to_string()
}

/// A game that was cut off.
pub struct Unfinished {
    /// Which game.
    pub game: &'static dyn AnyTerminal,
    /// Who sits where.
    pub seats: Vec<SeatSpec>,
    /// How many entries its journal has.
    pub entries: usize,
    head: Head,
    names: Vec<Option<String>>,
    lines: Vec<String>,
}

impl std::fmt::Debug for Unfinished {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Unfinished").field("game", &self.game.id()).finish_non_exhaustive()
    }
}

impl Unfinished {
    /// Reads a journal. A last line that is incomplete is left out. Lines of other kinds, such as those of the program
    /// that keeps the file, are passed over. `None` if this is no journal of a game of the house.
    pub fn read(text: &str) -> Option<Unfinished> {
        let mut lines = text.lines();
        let head: Head =
            serde_json::from_str(lines.next()?).ok().filter(|head: &Head| head.format == FORMAT)?;
        let game = find(&head.terms.game).ok()?;
        let (mut noted, mut entries) = (Noted::default(), Vec::new());
        for line in lines {
            let Ok(value) = serde_json::from_str::<Value>(line) else { break };
            if value.get("version").is_some() {
                entries.push(line.to_owned());
            } else if value.get("seats").is_some() {
                noted = Noted::read(Some(line), head.chairs.len() as u8);
            }
        }
        let (seats, names) = (noted.seats?, noted.names);
        Some(Unfinished { game, seats, entries: entries.len(), head, names, lines: entries })
    }

    /// The table as its journal leaves it. Chance that is still to come derives from the seed.
    pub(super) fn reopen<G: Talk>(&self, seed: Seed) -> Result<Live<G>, GamesError> {
        let Head { terms, manner, .. } = &self.head;
        // Who sits there now: another bot may have taken the seat of a program since.
        let chairs = opened::chairs(&self.seats, &self.names);
        let luck = opened::luck(seed, chairs.len() as u8);
        let opening = Opening { terms: terms.clone(), chairs, manner: manner.clone(), luck };
        let live = Live::reopen(opening, self.lines.iter().map(String::as_str));
        let live =
            live.map_err(|error| GamesError::Setting(format!("the journal does not hold: {error}")))?;
        Ok(live.with_seed(seed))
    }
}

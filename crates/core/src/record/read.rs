//! Reading records: bounded memory, no trust, no panic.

use super::ended::has_ended;
use super::{EndedBy, FORMAT, FORMAT_2, Fair, MAX_BYTES, Record, RecordError, SeenBy};
use crate::strict;
use crate::{Game, Notation, Note, Refused, Seat, Sink, Table, Turn, Viewer};
use serde::Deserialize;
use serde::de::{Error as _, IgnoredAny, SeqAccess, Visitor};
use serde_json::value::RawValue;
use std::io::BufRead;
use std::marker::PhantomData;

/// The records of a file, one after another, as text. At most one of them is in memory.
#[derive(Debug)]
pub struct Records<R> {
    input: R,
    done: bool,
    any: bool,
}

impl<R: BufRead> Records<R> {
    /// Cuts the input into records.
    pub fn new(input: R) -> Records<R> {
        Records { input, done: false, any: false }
    }

    /// The next JSON object, from its opening to its closing brace.
    fn next_object(&mut self) -> Result<Option<Vec<u8>>, RecordError> {
        let (mut object, mut depth, mut in_string, mut escaped) = (Vec::new(), 0u32, false, false);
        loop {
            let buffer = self.input.fill_buf().map_err(|error| RecordError::Io(error.to_string()))?;
            if buffer.is_empty() {
                return match (depth, self.any) {
                    (0, true) => Ok(None),
                    (0, false) => Err(RecordError::Empty),
                    _ => Err(RecordError::Truncated),
                };
            }
            let (mut from, mut used, mut complete) = (0, 0, false);
            for &byte in buffer {
                used += 1;
                if depth == 0 {
                    match byte {
                        b'{' => (depth, from) = (1, used - 1),
                        b' ' | b'\t' | b'\r' | b'\n' => {}
                        _ => return Err(RecordError::NotAnObject(char::from(byte))),
                    }
                } else if in_string {
                    in_string = escaped || byte != b'"';
                    escaped = !escaped && byte == b'\\';
                } else {
                    match byte {
                        b'"' => in_string = true,
                        b'{' => depth += 1,
                        b'}' => depth -= 1,
                        _ => {}
                    }
                    complete = depth == 0;
                    if complete {
                        break;
                    }
                }
            }
            if depth > 0 || complete {
                if object.len() + used - from > MAX_BYTES {
                    return Err(RecordError::TooLong);
                }
                object.extend_from_slice(&buffer[from..used]);
            }
            self.input.consume(used);
            if complete {
                self.any = true;
                return Ok(Some(object));
            }
        }
    }
}

impl<R: BufRead> Iterator for Records<R> {
    type Item = Result<String, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.done {
            return None;
        }
        let next = self.next_object().and_then(|object| {
            object
                .map(|bytes| {
                    String::from_utf8(bytes).map_err(|_| RecordError::Json("the record is not UTF-8".into()))
                })
                .transpose()
        });
        self.done = !matches!(next, Ok(Some(_)));
        next.transpose()
    }
}

/// What a record says of itself.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Peek {
    format: String,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    #[serde(default, deserialize_with = "strict::present")]
    seen_by: Option<SeenBy>,
}

impl Peek {
    /// Whose record it is, if it holds only what one viewer saw.
    pub fn seen_by(&self) -> Option<Viewer> {
        self.seen_by.map(|SeenBy(viewer)| viewer)
    }

    /// Whether it is of version 2 of the format.
    pub(super) fn is_version_2(&self) -> bool {
        self.format == FORMAT_2
    }

    /// Checks that it is a record of this game, by rules that are known.
    pub(super) fn check_game<G: Notation>(&self) -> Result<(), RecordError> {
        if self.game != G::ID {
            return Err(RecordError::Game(sentence(&self.game), G::ID.into()));
        }
        if !G::RULES.contains(&self.rules) {
            return Err(RecordError::Rules { read: self.rules, game: self.game.clone(), known: G::RULES });
        }
        Ok(())
    }
}

/// Looks at the head of a record: is it one, and of which game?
pub fn peek(text: &str) -> Result<Peek, RecordError> {
    if text.len() > MAX_BYTES {
        return Err(RecordError::TooLong);
    }
    let peek: Peek = serde_json::from_str(text).map_err(|error| json(&error))?;
    match &*peek.format {
        FORMAT | FORMAT_2 => Ok(peek),
        other => Err(RecordError::Format(sentence(other))),
    }
}

pub(super) fn json(error: &serde_json::Error) -> RecordError {
    if error.is_eof() { RecordError::Truncated } else { RecordError::Json(sentence(&error.to_string())) }
}

/// An error may quote what a record says, but on one line and shortened.
pub(super) fn sentence(told: &str) -> String {
    const LONG: usize = 200;
    let shown = told.chars().map(|c| if c.is_control() { ' ' } else { c });
    match told.char_indices().nth(LONG) {
        None => shown.collect(),
        Some(_) => {
            // The end of a message says where the error is.
            let tail = told.chars().count() - LONG / 2;
            let (head, tail) = (shown.clone().take(LONG / 2), shown.skip(tail));
            head.chain(['…']).chain(tail).collect()
        }
    }
}

/// One entry during a replay.
#[derive(Debug)]
pub struct Replayed<'r, G: Notation> {
    /// The entry's number, from 1; 0 is the set-up.
    pub number: usize,
    /// The table, with the entry played.
    pub table: &'r Table<G>,
    /// What happened.
    pub events: &'r [G::Event],
}

/// Reads a record and replays it, showing every step.
pub fn read<G: Notation>(
    text: &str,
    mut each: impl FnMut(Replayed<'_, G>),
) -> Result<Record<G>, RecordError> {
    let head = peek(text)?;
    head.check_game::<G>()?;
    if let Some(viewer) = head.seen_by() {
        return Err(if head.is_version_2() { RecordError::Seen(viewer) } else { RecordError::SEEN_BY });
    }
    let frame: Frame<'_, G> = if head.is_version_2() {
        strict::from_str(text).map_err(|error| json(&error))?
    } else {
        strict::from_str::<Frame1<'_, G>>(text).map_err(|error| json(&error))?.into()
    };
    if head.is_version_2() && frame.ended_by.is_none() && frame.fair.is_none() {
        return Err(RecordError::Version(
            "a record of princely-record/2 has \"seen_by\", \"ended_by\" or \"fair\"; without them it is princely-record/1",
        ));
    }
    let game = G::from_options(&frame.options, head.rules)
        .map_err(|reason| RecordError::Options(sentence(&reason)))?;
    let mut table = Table::new(game);
    let mut events = Vec::new();

    let setup = table.game().read(&Note::Setup(frame.setup)).map_err(RecordError::Setup)?;
    table.decide(setup, &mut events).map_err(|refusal| RecordError::SetupRefused(Refused::new(&refusal)))?;
    each(Replayed { number: 0, table: &table, events: &events });

    let mut due: Option<(usize, Box<G::Trace>)> = None;
    for (number, line) in (1..).zip(frame.log.lines.into_iter().map(Line::from)) {
        events.clear();
        if let Some(after) = play(&mut table, number, line, &mut due, &mut events)? {
            due = Some((number, after));
        }
        each(Replayed { number, table: &table, events: &events });
    }
    settle(&table, &mut due)?;

    let end = End { result: frame.result, ended_by: frame.ended_by, fair: frame.fair };
    end.check(table.game(), table.state(), table.log().len().saturating_sub(1))?;
    let End { ended_by, fair, .. } = end;
    Ok(Record { table, meta: frame.meta.map(|meta| meta.get().to_owned()), ended_by, fair })
}

/// What a record says about the end of its game.
pub(super) struct End<R> {
    pub(super) result: Option<R>,
    pub(super) ended_by: Option<EndedBy>,
    pub(super) fair: Option<Fair>,
}

impl<R: PartialEq + serde::Serialize> End<R> {
    /// Compares with the state at the end of the log, which has `entries` entries after the set-up.
    pub(super) fn check<G: Notation<Result = R>>(
        &self,
        game: &G,
        state: &G::State,
        entries: usize,
    ) -> Result<(), RecordError> {
        let truth = game.result(state);
        if self.result != truth {
            let (path, read, truth) = first_difference(&self.result, &truth);
            return Err(RecordError::Result { path, read, truth });
        }
        if let Some(ended_by) = &self.ended_by {
            ended_by.check(game.seats(), entries, game.outcome(state)).map_err(RecordError::EndedBy)?;
        }
        if let Some(fair) = &self.fair {
            let has_ended = has_ended(game, game.turn(state), self.ended_by.as_ref());
            fair.check(game.seats(), has_ended).map_err(RecordError::Fair)?;
        }
        Ok(())
    }
}

/// Plays one line. Returns the trace that the line claims; it is compared after the chance steps that follow.
fn play<G: Notation>(
    table: &mut Table<G>,
    number: usize,
    line: Line<G>,
    due: &mut Option<(usize, Box<G::Trace>)>,
    events: &mut impl Sink<G::Event>,
) -> Result<Option<Box<G::Trace>>, RecordError> {
    let wrong = |reason: &str| RecordError::Entry(number, reason.into());
    let refused = |refusal: &<G as Game>::Refusal| RecordError::Refused(number, Refused::new(refusal));
    match line {
        Line::Draw(draw) => {
            if table.turn() != Turn::Chance {
                return Err(wrong("nothing is to be drawn here"));
            }
            let chance =
                table.game().read(&Note::Draw(draw)).map_err(|reason| RecordError::Entry(number, reason))?;
            table.decide(chance, events).map_err(|refusal| refused(&refusal))?;
            Ok(None)
        }
        Line::Act { seat, action, after } => {
            match table.turn() {
                Turn::Chance => return Err(wrong("a draw is missing before this entry")),
                Turn::Over => return Err(wrong("the game is already over")),
                Turn::Seats(_) => settle(table, due)?,
            }
            if seat.0 >= table.game().seats() {
                return Err(wrong(&format!("there is no seat {seat} at this table")));
            }
            table.act(seat, action, events).map_err(|refusal| refused(&refusal))?;
            Ok(after)
        }
        Line::Neither => {
            Err(wrong("an entry is either a draw, or a seat and an action (and perhaps \"after\")"))
        }
    }
}

/// Compares the trace that is due with the state.
fn settle<G: Notation>(
    table: &Table<G>,
    due: &mut Option<(usize, Box<G::Trace>)>,
) -> Result<(), RecordError> {
    let Some((entry, read)) = due.take() else { return Ok(()) };
    if table.turn() == Turn::Chance {
        return Err(RecordError::Entry(
            entry,
            "\"after\" is given, but the draws that follow are missing".into(),
        ));
    }
    let truth = table.game().trace(table.state());
    if G::traces_agree(&read, &truth) {
        return Ok(());
    }
    let (path, read, truth) = first_difference(&*read, &truth);
    Err(RecordError::After { entry, path, read, truth })
}

/// Where two values differ first, as (path, left, right).
pub(super) fn first_difference<T: serde::Serialize>(left: &T, right: &T) -> (String, String, String) {
    fn descend(
        path: &str,
        left: &serde_json::Value,
        right: &serde_json::Value,
    ) -> Option<(String, String, String)> {
        use serde_json::Value;
        match (left, right) {
            (Value::Object(l), Value::Object(r)) if l.keys().eq(r.keys()) => {
                l.iter().zip(r.values()).find_map(|((key, l), r)| descend(&format!("{path}.{key}"), l, r))
            }
            (Value::Array(l), Value::Array(r)) if l.len() == r.len() => (0..)
                .zip(l.iter().zip(r))
                .find_map(|(index, (l, r))| descend(&format!("{path}[{index}]"), l, r)),
            _ => (left != right).then(|| (path.to_owned(), left.to_string(), right.to_string())),
        }
    }
    // Goes through text for the reason given in crates/house/src/replay/opened.rs.
    let value = |side: &T| {
        let text = serde_json::to_string(side).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    };
    let (path, left, right) = descend("", &value(left), &value(right)).unwrap_or_default();
    let path = path.trim_start_matches('.');
    (if path.is_empty() { "the top" } else { path }.to_owned(), sentence(&left), sentence(&right))
}

/// The frame of a record of version 1.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 't"))]
struct Frame1<'t, G: Notation> {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "rules")]
    _rules: u32,
    #[serde(deserialize_with = "strict::object")]
    options: G::Options,
    setup: G::Setup,
    log: Log<LineNote<G>>,
    #[serde(deserialize_with = "strict::nullable")]
    result: Option<G::Result>,
    #[serde(borrow)]
    meta: Option<&'t RawValue>,
}

impl<'t, G: Notation> From<Frame1<'t, G>> for Frame<'t, G> {
    fn from(frame: Frame1<'t, G>) -> Frame<'t, G> {
        let Frame1 { _format, _game, _rules, options, setup, log, result, meta } = frame;
        Frame { _format, _game, _rules, options, setup, log, result, ended_by: None, fair: None, meta }
    }
}

/// The frame of a whole game in a record of version 2.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 't"))]
struct Frame<'t, G: Notation> {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "rules")]
    _rules: u32,
    #[serde(deserialize_with = "strict::object")]
    options: G::Options,
    setup: G::Setup,
    log: Log<LineNote<G>>,
    #[serde(deserialize_with = "strict::nullable")]
    result: Option<G::Result>,
    #[serde(default, deserialize_with = "strict::present")]
    ended_by: Option<EndedBy>,
    #[serde(default, deserialize_with = "strict::present")]
    fair: Option<Fair>,
    #[serde(borrow)]
    meta: Option<&'t RawValue>,
}

/// One entry of a log.
enum Line<G: Notation> {
    Draw(G::Draw),
    Act {
        seat: Seat,
        action: G::Action,
        after: Option<Box<G::Trace>>,
    },
    /// Neither of the two, only a part of one, or both at once.
    Neither,
}

/// An entry as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
struct LineNote<G: Notation> {
    #[serde(default, deserialize_with = "strict::present")]
    draw: Option<G::Draw>,
    #[serde(default, deserialize_with = "strict::present")]
    seat: Option<Seat>,
    #[serde(default, deserialize_with = "strict::present")]
    action: Option<G::ActionNote>,
    #[serde(default, deserialize_with = "strict::present")]
    after: Option<Box<G::Trace>>,
}

impl<G: Notation> From<LineNote<G>> for Line<G> {
    fn from(note: LineNote<G>) -> Line<G> {
        match note {
            LineNote { draw: Some(draw), seat: None, action: None, after: None } => Line::Draw(draw),
            LineNote { draw: None, seat: Some(seat), action: Some(action), after } => {
                Line::Act { seat, action: action.into(), after }
            }
            _ => Line::Neither,
        }
    }
}

impl<G: Notation> LogLine for LineNote<G> {
    fn makes_sense(&self) -> bool {
        match self {
            LineNote { draw: Some(_), seat: None, action: None, after: None } => true,
            LineNote { draw, seat, action, .. } => draw.is_none() && seat.is_some() && action.is_some(),
        }
    }
}

/// An entry of a log as it is written.
pub(super) trait LogLine {
    /// Whether it is an entry at all.
    fn makes_sense(&self) -> bool;
}

/// The lines of a log. They are read one by one, so that an error can name its entry. After the first line that makes
/// no sense the rest is skipped, so that a log of nothing but `{}` does not fill the memory.
pub(super) struct Log<L> {
    pub(super) lines: Vec<L>,
}

impl<'de, L: Deserialize<'de> + LogLine> Deserialize<'de> for Log<L> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Lines<L>(PhantomData<L>);
        impl<'de, L: Deserialize<'de> + LogLine> Visitor<'de> for Lines<L> {
            type Value = Log<L>;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a list of entries")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Log<L>, A::Error> {
                let mut lines: Vec<L> = Vec::new();
                loop {
                    match seq.next_element::<L>() {
                        Ok(Some(line)) => lines.push(line),
                        Ok(None) => return Ok(Log { lines }),
                        Err(error) => {
                            return Err(A::Error::custom(format_args!("entry {}: {error}", lines.len() + 1)));
                        }
                    }
                    if lines.last().is_some_and(|line| !line.makes_sense()) {
                        while seq.next_element::<IgnoredAny>()?.is_some() {}
                        return Ok(Log { lines });
                    }
                }
            }
        }
        deserializer.deserialize_seq(Lines(PhantomData))
    }
}

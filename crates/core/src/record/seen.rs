//! A game as one viewer saw it: written, read and followed.
//!
//! Such a record has the frame of a whole one, with `seen_by`; its entries are [`Seen`] steps. Nothing else is written,
//! so the record cannot hold what is hidden from the viewer. Reading follows the steps ([`follow`]) to what the viewer
//! knows at the end, and refuses steps that the viewer cannot have seen like this.

use super::read::{End, Log, LogLine, json, peek, sentence};
use super::write::{Extras, Meta};
use super::{EndedBy, FORMAT_2, Fair, RecordError};
use crate::strict;
use crate::{CannotFollow, Followed, Notation, Quick, Seat, Seen, Table, Turn, Viewer, follow};
use serde::ser::{SerializeSeq, Serializer};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::fmt;

/// Whose record it is, on paper: the number of a seat, or `"spectator"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenBy(pub Viewer);

impl fmt::Display for SeenBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(seat) => write!(f, "seat {seat}"),
            None => f.write_str("a spectator"),
        }
    }
}

const SPECTATOR: &str = "spectator";

impl Serialize for SeenBy {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Some(seat) => seat.serialize(serializer),
            None => SPECTATOR.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for SeenBy {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeenBy, D::Error> {
        struct SeatOrSpectator;
        impl serde::de::Visitor<'_> for SeatOrSpectator {
            type Value = SeenBy;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat, or \"spectator\"")
            }
            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<SeenBy, E> {
                let seat = u8::try_from(number);
                let unexpected = serde::de::Unexpected::Unsigned(number);
                seat.map(|seat| SeenBy(Some(Seat(seat)))).map_err(|_| E::invalid_value(unexpected, &self))
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<SeenBy, E> {
                let unexpected = serde::de::Unexpected::Str(text);
                if text == SPECTATOR { Ok(SeenBy(None)) } else { Err(E::invalid_value(unexpected, &self)) }
            }
        }
        deserializer.deserialize_any(SeatOrSpectator)
    }
}

/// A game as one viewer saw it.
#[derive(Debug)]
pub struct SeenRecord<G: Notation> {
    /// The game.
    pub game: G,
    /// Who saw it.
    pub viewer: Viewer,
    /// What the viewer saw, the set-up first.
    pub steps: Vec<Seen<G>>,
    /// What the viewer knows at the end.
    pub observation: G::Observation,
    /// The result, once the game is over.
    pub result: Option<G::Result>,
    /// What stands beside the game. A seed or another player's notes do not belong here, because the viewer may read
    /// the record.
    pub extras: Extras,
}

impl<G: Notation + Followed + Clone> SeenRecord<G> {
    /// What the viewer has seen of a table.
    pub fn of(table: &Table<G>, viewer: Viewer, extras: Extras) -> SeenRecord<G> {
        let game = table.game();
        let mut state = game.start();
        let mut steps = Vec::with_capacity(table.log().len());
        for entry in table.log() {
            steps.push(Seen::of(game, &state, entry, viewer));
            entry.play(game, &mut state);
        }
        SeenRecord {
            game: game.clone(),
            viewer,
            steps,
            observation: game.observe(&state, viewer),
            result: game.result(&state),
            extras,
        }
    }
}

impl<G: Notation + Followed> SeenRecord<G> {
    /// The record as one line of JSON, without the line end.
    pub fn write(&self) -> String {
        let (setup, log) = match self.steps.split_first() {
            Some((Seen::Chance(setup), log)) => (Some(setup), log),
            _ => (None, &*self.steps),
        };
        let frame = SeenFrameOut::<G> {
            format: FORMAT_2,
            game: G::ID,
            rules: self.game.rules(),
            options: self.game.options(),
            seen_by: SeenBy(self.viewer),
            setup: setup.cloned().map(Into::into),
            log: SeenLogOut(log),
            result: self.result.as_ref(),
            ended_by: self.extras.ended_by.as_ref(),
            fair: self.extras.fair_so_far(&self.game, self.game.observed_turn(&self.observation)),
            meta: &self.extras.meta,
        };
        serde_json::to_string(&frame).unwrap_or_else(|_| unreachable!("maps have text as keys"))
    }
}

#[derive(Serialize)]
#[serde(bound = "")]
struct SeenFrameOut<'r, G: Notation> {
    format: &'static str,
    game: &'static str,
    rules: u32,
    options: G::Options,
    seen_by: SeenBy,
    setup: Option<G::SeenChanceNote>,
    log: SeenLogOut<'r, G>,
    result: Option<&'r G::Result>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended_by: Option<&'r EndedBy>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fair: Option<Fair>,
    #[serde(skip_serializing_if = "Option::is_none")]
    meta: &'r Meta,
}

struct SeenLogOut<'r, G: Notation>(&'r [Seen<G>]);

impl<G: Notation> Serialize for SeenLogOut<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.0.len()))?;
        for step in self.0 {
            seq.serialize_element(&SeenLineOut::<G>::from(step))?;
        }
        seq.end()
    }
}

#[derive(Serialize)]
#[serde(untagged, bound = "")]
enum SeenLineOut<G: Notation> {
    Draw {
        draw: G::SeenChanceNote,
    },
    Action {
        seat: Seat,
        action: G::SeenActionNote,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        uncovers: Vec<ChoiceOut<G::ActionNote>>,
    },
}

impl<G: Notation> From<&Seen<G>> for SeenLineOut<G> {
    fn from(step: &Seen<G>) -> SeenLineOut<G> {
        match step {
            Seen::Chance(draw) => SeenLineOut::Draw { draw: draw.clone().into() },
            Seen::Action { seat, action, uncovers } => {
                let choice =
                    |(seat, action): &(Seat, G::Action)| ChoiceOut { seat: *seat, action: (*action).into() };
                let uncovers = uncovers.iter().map(choice).collect();
                SeenLineOut::Action { seat: *seat, action: action.clone().into(), uncovers }
            }
        }
    }
}

/// A secret choice that came to light.
#[derive(Serialize)]
struct ChoiceOut<A> {
    seat: Seat,
    action: A,
}

/// One step while a viewer's record is followed.
#[derive(Debug)]
pub struct SeenReplayed<'r, G: Notation> {
    /// The step's number, from 1; 0 is the set-up.
    pub number: usize,
    /// The game.
    pub game: &'r G,
    /// Who saw it.
    pub viewer: Viewer,
    /// What was seen.
    pub step: &'r Seen<G>,
    /// What the viewer knows after it.
    pub observation: &'r G::Observation,
    /// What happened, as the viewer learned of it.
    pub events: &'r [G::Event],
}

/// Reads a viewer's record and follows it, showing every step. Refuses steps that the viewer cannot have seen like
/// this.
pub fn read_seen<G: Notation + Followed>(
    text: &str,
    mut each: impl FnMut(SeenReplayed<'_, G>),
) -> Result<SeenRecord<G>, RecordError> {
    let head = peek(text)?;
    head.check_game::<G>()?;
    if head.seen_by().is_none() {
        return Err(RecordError::Version("there is no \"seen_by\": the record holds a whole game"));
    }
    if !head.is_version_2() {
        return Err(RecordError::SEEN_BY);
    }
    let frame: SeenFrame<'_, G> = strict::from_str(text).map_err(|error| json(&error))?;
    let SeenBy(viewer) = frame.seen_by;
    let game = G::from_options(&frame.options, head.rules)
        .map_err(|reason| RecordError::Options(sentence(&reason)))?;
    if let Some(seat) = viewer.filter(|seat| seat.0 >= game.seats()) {
        return Err(RecordError::Setup(format!("there is no seat {seat} at this table")));
    }

    let mut observation = game.observe(&game.start(), viewer);
    let mut steps = Vec::with_capacity(frame.log.lines.len() + 1);
    let mut events = Vec::new();
    let lines = frame.log.lines.into_iter().map(SeenLineNote::into_step);
    for (number, step) in (0..).zip(std::iter::once(Ok(Seen::Chance(frame.setup.into()))).chain(lines)) {
        let step: Seen<G> = step.map_err(|reason| RecordError::Entry(number, reason.into()))?;
        if number > 0 {
            in_turn(&game, &observation, &step).map_err(|reason| RecordError::Entry(number, reason))?;
        }
        events.clear();
        observation = follow(&game, &observation, viewer, &step, &mut events)
            .map_err(|cannot| refused(number, cannot))?;
        let observation = &observation;
        each(SeenReplayed { number, game: &game, viewer, step: &step, observation, events: &events });
        steps.push(step);
    }

    has_one_form(text, &steps)?;
    // Everybody sees the result, so it is the same in every world that looks like this.
    let end = End { result: frame.result, ended_by: frame.ended_by, fair: frame.fair };
    end.check(&game, &game.determinize(&observation, &mut Quick(0)), steps.len() - 1)?;
    let End { result, ended_by, fair } = end;
    let meta = frame.meta.map(ToOwned::to_owned);
    Ok(SeenRecord { game, viewer, steps, observation, result, extras: Extras { meta, ended_by, fair } })
}

/// Whether every step is written as we would write it. Seen steps are read more generously than the rest of a record:
/// one form is tried after the other, and a list may pass for an object.
fn has_one_form<G: Notation>(text: &str, steps: &[Seen<G>]) -> Result<(), RecordError> {
    #[derive(Deserialize)]
    struct AsWritten {
        setup: Value,
        log: Vec<Value>,
    }
    let AsWritten { setup, log } = serde_json::from_str(text).map_err(|error| json(&error))?;
    let own_form = |step: &Seen<G>| serde_json::to_value(SeenLineOut::<G>::from(step)).unwrap_or_default();
    let written = std::iter::once(serde_json::json!({ "draw": setup })).chain(log);
    match written.zip(steps).position(|(written, step)| written != own_form(step)) {
        None => Ok(()),
        Some(0) => Err(RecordError::Setup("it is not written as it should be".into())),
        Some(number) => Err(RecordError::Entry(number, "it is not written as it should be".into())),
    }
}

/// Whether the seat or chance that acts in this step is to act; if not, why.
fn in_turn<G: Followed>(game: &G, observation: &G::Observation, step: &Seen<G>) -> Result<(), String> {
    let no_such_seat = |seat: &Seat| format!("there is no seat {seat} at this table");
    match (step, game.observed_turn(observation)) {
        (Seen::Chance(_), Turn::Chance) => Ok(()),
        (Seen::Chance(_), _) => Err("nothing is to be drawn here".into()),
        (Seen::Action { .. }, Turn::Chance) => Err("a draw is missing before this entry".into()),
        (Seen::Action { .. }, Turn::Over) => Err("the game is already over".into()),
        (Seen::Action { seat, uncovers, .. }, Turn::Seats(_)) => {
            let seats = std::iter::once(seat).chain(uncovers.iter().map(|(seat, _)| seat));
            seats
                .into_iter()
                .find(|seat| seat.0 >= game.seats())
                .map_or(Ok(()), |seat| Err(no_such_seat(seat)))
        }
    }
}

fn refused(number: usize, cannot: CannotFollow) -> RecordError {
    match (number, cannot.refused) {
        (0, Some(refused)) => RecordError::SetupRefused(refused),
        (0, None) => RecordError::Setup("this cannot have been the set-up".into()),
        (_, Some(refused)) => RecordError::Refused(number, refused),
        (_, None) => RecordError::CannotFollow(number),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 't"))]
struct SeenFrame<'t, G: Notation> {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "rules")]
    _rules: u32,
    #[serde(deserialize_with = "strict::object")]
    options: G::Options,
    seen_by: SeenBy,
    setup: G::SeenChanceNote,
    log: Log<SeenLineNote<G>>,
    #[serde(deserialize_with = "strict::nullable")]
    result: Option<G::Result>,
    #[serde(default, deserialize_with = "strict::present")]
    ended_by: Option<EndedBy>,
    #[serde(default, deserialize_with = "strict::present")]
    fair: Option<Fair>,
    #[serde(borrow)]
    meta: Option<&'t RawValue>,
}

/// An entry as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
struct SeenLineNote<G: Notation> {
    #[serde(default, deserialize_with = "strict::present")]
    draw: Option<G::SeenChanceNote>,
    #[serde(default, deserialize_with = "strict::present")]
    seat: Option<Seat>,
    #[serde(default, deserialize_with = "strict::present")]
    action: Option<G::SeenActionNote>,
    #[serde(default, deserialize_with = "strict::present")]
    uncovers: Option<Vec<ChoiceNote<G>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
struct ChoiceNote<G: Notation> {
    seat: Seat,
    action: G::ActionNote,
}

impl<G: Notation> LogLine for SeenLineNote<G> {
    fn makes_sense(&self) -> bool {
        let SeenLineNote { draw, seat, action, uncovers } = self;
        match draw {
            Some(_) => seat.is_none() && action.is_none() && uncovers.is_none(),
            None => {
                seat.is_some() && action.is_some() && uncovers.as_ref().is_none_or(|list| !list.is_empty())
            }
        }
    }
}

impl<G: Notation> SeenLineNote<G> {
    fn into_step(self) -> Result<Seen<G>, &'static str> {
        let sense = self.makes_sense();
        match self {
            SeenLineNote { draw: Some(draw), .. } if sense => Ok(Seen::Chance(draw.into())),
            SeenLineNote { seat: Some(seat), action: Some(action), uncovers, .. } if sense => {
                let uncovers = uncovers.unwrap_or_default();
                let uncovers =
                    uncovers.into_iter().map(|choice| (choice.seat, choice.action.into())).collect();
                Ok(Seen::Action { seat, action: action.into(), uncovers })
            }
            _ => Err(
                "an entry is either a draw, or a seat and an action (and perhaps \"uncovers\", if something is)",
            ),
        }
    }
}

//! An opened record of one game.

use super::{Legal, LegalOf, Replay, Sight, Verified};
use crate::{GamesError, Housed};
#[cfg(feature = "pictures")]
use princely_core::Diagram;
use princely_core::record::{self, Entry, Extras, Record, SeenBy, SeenRecord};
use princely_core::{Aid, Offers, Quick, Seat, SeatSet, Seen, Table, Turn, Viewer, follow, strict};
use princely_protocol::Raw;
use princely_table::raw;
use princely_words::{Names, Words};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::any::Any;
use std::fmt;

/// A snapshot is kept after every `EVERY` entries: rarely enough to take little memory, often enough to be near every
/// entry.
const EVERY: usize = 16;

/// Opens a record of the game: verifies it, and goes to the moment after its set-up.
pub fn open<G: Housed>(text: &str) -> Result<Box<dyn Replay>, GamesError> {
    let mut snapshots = Vec::new();
    let mut keep = |number: usize, at: &dyn Fn() -> At<G>| {
        if number.is_multiple_of(EVERY) {
            snapshots.push(at());
        }
    };
    let story = if record::peek(text)?.seen_by().is_some() {
        let read = record::read_seen::<G>(text, |step| {
            keep(step.number, &|| At::Seen(step.observation.clone()));
        })?;
        Story::Seen(Box::new(read))
    } else {
        let read = record::read::<G>(text, |step| {
            keep(step.number, &|| At::Whole(step.table.state().clone()));
        })?;
        Story::Whole(Box::new(read))
    };
    let mut opened = Opened {
        verified: story.verified(),
        here: At::Whole(story.game().start()),
        story,
        snapshots,
        at: usize::MAX,
        events: Vec::new(),
    };
    opened.go(0)?;
    Ok(Box::new(opened))
}

/// An opened record of one game.
pub struct Opened<G: Housed> {
    story: Story<G>,
    verified: Verified,
    /// After entry 0, [`EVERY`], twice that and so on.
    snapshots: Vec<At<G>>,
    at: usize,
    here: At<G>,
    /// What happened in the latest entry; in a viewer's record, as the viewer learned of it.
    events: Vec<G::Event>,
}

/// Who brings about an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// Chance.
    Chance,
    /// A seat.
    Seat(Seat),
}

/// What the record holds.
enum Story<G: Housed> {
    /// A whole game.
    Whole(Box<Record<G>>),
    /// What one viewer saw of it.
    Seen(Box<SeenRecord<G>>),
}

/// A moment: the state, or what the viewer of the record knows of it.
enum At<G: Housed> {
    Whole(G::State),
    Seen(G::Observation),
}

impl<G: Housed> Clone for At<G> {
    fn clone(&self) -> Self {
        match self {
            At::Whole(state) => At::Whole(state.clone()),
            At::Seen(observation) => At::Seen(observation.clone()),
        }
    }
}

impl<G: Housed> Story<G> {
    fn game(&self) -> &G {
        match self {
            Story::Whole(record) => record.table.game(),
            Story::Seen(record) => &record.game,
        }
    }

    /// The viewer of the record, if it does not hold the whole game.
    fn seen_by(&self) -> Option<Viewer> {
        match self {
            Story::Whole(_) => None,
            Story::Seen(record) => Some(record.viewer),
        }
    }

    fn verified(&self) -> Verified {
        let (log, result, ended_by, meta) = match self {
            Story::Whole(record) => {
                let Record { table, meta, ended_by, .. } = &**record;
                (table.log().len(), table.game().result(table.state()), ended_by, meta.as_deref())
            }
            Story::Seen(record) => {
                let Extras { meta, ended_by, .. } = &record.extras;
                (record.steps.len(), record.result.clone(), ended_by, meta.as_deref().map(RawValue::get))
            }
        };
        Verified {
            game: G::ID,
            rules: self.game().rules(),
            options: value(&self.game().options()),
            seen_by: self.seen_by().map(SeenBy),
            entries: log.saturating_sub(1),
            finished: result.is_some(),
            result: value(&result),
            ended_by: ended_by.clone(),
            meta: meta.and_then(|meta| serde_json::from_str(meta).ok()),
        }
    }

    /// Plays the entry that leads from the moment to the next.
    fn play(&self, number: usize, here: &mut At<G>, events: &mut Vec<G::Event>) -> Result<(), GamesError> {
        events.clear();
        let game = self.game();
        match (self, &mut *here) {
            (Story::Whole(record), At::Whole(state)) => match record.table.log().get(number) {
                Some(Entry::Chance(chance)) => game.apply_chance(state, chance, events),
                Some(Entry::Action { seat, action }) => game.apply(state, *seat, *action, events),
                None => return Err(self.no_such_entry(number)),
            },
            (Story::Seen(record), At::Seen(observation)) => {
                let step: &Seen<G> = record.steps.get(number).ok_or_else(|| self.no_such_entry(number))?;
                // The record was verified, so that its steps can be followed.
                *observation = follow(game, observation, record.viewer, step, events)
                    .map_err(|_| self.no_such_entry(number))?;
            }
            _ => return Err(self.no_such_entry(number)),
        }
        Ok(())
    }

    /// The empty table before the set-up.
    fn start(&self) -> At<G> {
        let start = self.game().start();
        match self {
            Story::Whole(_) => At::Whole(start),
            Story::Seen(record) => At::Seen(record.game.observe(&start, record.viewer)),
        }
    }

    fn no_such_entry(&self, asked: usize) -> GamesError {
        let have = match self {
            Story::Whole(record) => record.table.log().len(),
            Story::Seen(record) => record.steps.len(),
        };
        GamesError::NoSuchEntry { asked, have: have.saturating_sub(1) }
    }
}

impl<G: Housed> Opened<G> {
    /// The game.
    pub fn game(&self) -> &G {
        self.story.game()
    }

    /// The seats by their numbers, and the cards and tiles by the names of this table.
    fn names(&self) -> Names {
        Names::seats(self.game().seats()).playing(self.game())
    }

    /// The state, or one that looks the same to the viewer of the record.
    fn some_state(&self) -> G::State {
        match &self.here {
            At::Whole(state) => state.clone(),
            At::Seen(observation) => self.game().determinize(observation, &mut Quick(0)),
        }
    }

    /// Who is to act here.
    pub fn turn_here(&self) -> Turn {
        match &self.here {
            At::Whole(state) => self.game().turn(state),
            At::Seen(observation) => self.game().observed_turn(observation),
        }
    }

    /// The seats that are to act here.
    pub fn seats_here(&self) -> SeatSet {
        match self.turn_here() {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Who brings about the next entry; `None` at the end of the record.
    pub fn next_actor(&self) -> Option<Actor> {
        let next = self.at + 1;
        match &self.story {
            Story::Whole(record) => record.table.log().get(next).map(|entry| match entry {
                Entry::Chance(_) => Actor::Chance,
                Entry::Action { seat, .. } => Actor::Seat(*seat),
            }),
            Story::Seen(record) => record.steps.get(next).map(|step| match step {
                Seen::Chance(_) => Actor::Chance,
                Seen::Action { seat, .. } => Actor::Seat(*seat),
            }),
        }
    }

    /// What a seat does in the next entry, if it is the one that acts. The record must be one that the seat may see.
    pub fn next_own(&self, seat: Seat) -> Result<Option<G::Action>, GamesError> {
        let observation = self.observation(Some(seat))?;
        let next = self.at + 1;
        Ok(match &self.story {
            Story::Whole(record) => match record.table.log().get(next) {
                Some(Entry::Action { seat: actor, action }) if *actor == seat => Some(*action),
                _ => None,
            },
            Story::Seen(record) => match record.steps.get(next) {
                // A seat sees all of what it does itself, so only one of its actions looks like this.
                Some(Seen::Action { seat: actor, action, .. }) if *actor == seat => {
                    let mut legal = Vec::new();
                    self.game().observed_legal_actions(&observation, &mut legal);
                    legal.into_iter().find(|own| self.game().see_action(seat, own, Some(seat)) == *action)
                }
                _ => None,
            },
        })
    }

    /// What a viewer knows here, if the record can say it.
    pub fn observation(&self, viewer: Viewer) -> Result<G::Observation, GamesError> {
        if let Some(seat) = viewer.filter(|seat| seat.0 >= self.game().seats()) {
            return Err(GamesError::NoSuchSeat { asked: seat, have: self.game().seats() });
        }
        match (&self.here, self.story.seen_by()) {
            (At::Whole(state), _) => Ok(self.game().observe(state, viewer)),
            (At::Seen(observation), Some(by)) if by == viewer => Ok(observation.clone()),
            (At::Seen(_), by) => Err(self.not_seen(viewer, by)),
        }
    }

    fn not_seen(&self, asked: Viewer, by: Option<Viewer>) -> GamesError {
        GamesError::NotSeen { asked: SeenBy(asked), by: SeenBy(by.flatten()) }
    }

    /// The viewer of a sight; `None` if everything is open.
    fn eyes(&self, sight: Sight) -> Result<Option<Viewer>, GamesError> {
        match (sight, self.story.seen_by()) {
            (Sight::Open, by) => Ok(by),
            (Sight::Of(viewer), _) => self.observation(viewer).map(|_| Some(viewer)),
        }
    }

    /// What happened in the latest entry, as far as it is seen.
    fn shown(&self, sight: Sight) -> Result<Vec<G::Event>, GamesError> {
        let eyes = self.eyes(sight)?;
        let shown = |event: &G::Event| match (eyes, &self.story) {
            (Some(viewer), Story::Whole(_)) => self.game().redact(event, viewer),
            _ => Some(event.clone()),
        };
        Ok(self.events.iter().filter_map(shown).collect())
    }

    fn legal_of(&self, seat: Seat, words: &Words) -> Result<LegalOf, GamesError> {
        let game = self.game();
        let names = self.names();
        let mut actions = Vec::new();
        game.observed_legal_actions(&self.observation(Some(seat))?, &mut actions);
        Ok(LegalOf {
            seat,
            count: actions.len(),
            texts: actions.iter().map(|action| game.action_text(words, action, &names)).collect(),
            actions: actions.iter().map(|&action| value(&G::ActionNote::from(action))).collect(),
        })
    }

    /// Those of the seats for which the record can answer. An error if there are none.
    pub fn answerable(&self, seats: SeatSet) -> Result<SeatSet, GamesError> {
        match self.story.seen_by() {
            None => Ok(seats),
            Some(Some(own)) if seats.contains(own) => Ok(SeatSet::only(own)),
            by => seats.lowest().map_or(Ok(seats), |seat| Err(self.not_seen(Some(seat), by))),
        }
    }
}

impl<G: Housed> Replay for Opened<G> {
    fn verified(&self) -> &Verified {
        &self.verified
    }

    fn at(&self) -> usize {
        self.at
    }

    fn go(&mut self, entry: usize) -> Result<(), GamesError> {
        if entry > self.verified.entries {
            return Err(GamesError::NoSuchEntry { asked: entry, have: self.verified.entries });
        }
        if entry == self.at {
            return Ok(());
        }
        // The last entry is always played again, because its events are told.
        let snapshot = entry.checked_sub(1).map(|before| before / EVERY);
        let nearer = self.at < entry && snapshot.is_none_or(|snapshot| self.at >= snapshot * EVERY);
        let (mut here, mut next) =
            match snapshot.and_then(|snapshot| Some((snapshot, self.snapshots.get(snapshot)?))) {
                _ if nearer => (self.here.clone(), self.at + 1),
                Some((snapshot, at)) => (at.clone(), snapshot * EVERY + 1),
                None => (self.story.start(), 0),
            };
        while next <= entry {
            self.story.play(next, &mut here, &mut self.events)?;
            next += 1;
        }
        (self.here, self.at) = (here, entry);
        Ok(())
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn turn(&self) -> &'static str {
        match self.turn_here() {
            Turn::Seats(_) => "seats",
            Turn::Chance => "chance",
            Turn::Over => "over",
        }
    }

    fn to_act(&self) -> Vec<Seat> {
        self.seats_here().into_iter().collect()
    }

    fn round(&self) -> u32 {
        self.game().round(&self.some_state())
    }

    fn events(&self, sight: Sight) -> Result<Vec<Raw>, GamesError> {
        Ok(self.shown(sight)?.iter().map(raw).collect())
    }

    fn sentences(&self, sight: Sight, words: &Words) -> Result<Vec<String>, GamesError> {
        let names = self.names().seen_by(self.eyes(sight)?.flatten());
        let sentence = |event: &G::Event| words.sentence(&self.game().describe(event), &names);
        Ok(self.shown(sight)?.iter().map(sentence).collect())
    }

    fn action_text(&self, action: &Raw, words: &Words) -> Result<String, GamesError> {
        let action = action.read().map_err(|error| GamesError::Setting(error.to_string()))?;
        Ok(self.game().action_text(words, &action, &self.names()))
    }

    #[cfg(feature = "pictures")]
    fn position(&self, sight: Sight, words: &Words) -> Result<String, GamesError> {
        let game = self.game();
        let viewer = self.eyes(sight)?.unwrap_or_else(|| self.seats_here().lowest());
        let names = match sight {
            Sight::Open if self.story.seen_by().is_none() => self.names(),
            _ => self.names().seen_by(viewer),
        };
        Ok(game.position_text(words, &self.observation(viewer)?, &names))
    }

    #[cfg(feature = "pictures")]
    fn diagram(&self, sight: Sight) -> Result<String, GamesError> {
        let diagram = match (self.eyes(sight)?, &self.here) {
            (None, At::Whole(state)) => Diagram::Open(state.clone()),
            (viewer, _) => Diagram::Seen(self.observation(viewer.flatten())?, viewer.flatten()),
        };
        let none = || GamesError::Setting(format!("there is no diagram of this position of {}", G::ID));
        self.game().diagram(&diagram).ok_or_else(none)
    }

    fn view(&self, viewer: Viewer, aid: Aid) -> Result<Value, GamesError> {
        let view = self.game().view(&self.observation(viewer)?, aid);
        Ok(value(&view))
    }

    fn state(&self) -> Result<Value, GamesError> {
        match &self.here {
            At::Whole(state) => Ok(value(&self.game().trace(state))),
            At::Seen(_) => Err(princely_core::RecordError::Seen(self.story.seen_by().flatten()).into()),
        }
    }

    fn choices(&self, seat: Seat) -> Result<Value, GamesError> {
        Ok(value(&Offers::choices(self.game(), &self.observation(Some(seat))?)))
    }

    fn answer(&self, seat: Seat, question: &Value) -> Result<Value, GamesError> {
        let observation = self.observation(Some(seat))?;
        let question = strict::from_str(&question.to_string())
            .map_err(|error| GamesError::Setting(format!("this question is not understood: {error}")))?;
        Ok(value(&self.game().answer(&observation, &question)))
    }

    fn legal(&self, seat: Option<Seat>, words: &Words) -> Result<Legal, GamesError> {
        let to_act = self.seats_here();
        let asked = match seat {
            None => self.answerable(to_act)?,
            Some(seat) => self.observation(Some(seat)).map(|_| SeatSet::only(seat))?,
        };
        let legal = asked.into_iter().map(|seat| self.legal_of(seat, words)).collect::<Result<_, _>>()?;
        Ok(Legal { at: self.at, turn: self.turn(), to_act: to_act.into_iter().collect(), legal })
    }

    fn options(&self, seat: Seat) -> Result<usize, GamesError> {
        let mut actions = Vec::new();
        self.game().observed_legal_actions(&self.observation(Some(seat))?, &mut actions);
        Ok(actions.len())
    }

    fn picture(&self, words: &Words) -> Result<String, GamesError> {
        let game = self.game();
        let picture = game.picture(&self.some_state(), words, &self.names());
        picture.ok_or(GamesError::NoPicture(G::ID))
    }

    fn seen_record(&self, viewer: Viewer) -> Result<String, GamesError> {
        self.observation(viewer)?;
        Ok(match &self.story {
            Story::Seen(record) => record.write(),
            Story::Whole(record) => {
                let Record { table, ended_by, fair, .. } = &**record;
                let extras = Extras { meta: None, ended_by: ended_by.clone(), fair: fair.clone() };
                seen_of(table, viewer, extras)
            }
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: Housed> fmt::Debug for Opened<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opened").field("game", &G::ID).field("at", &self.at).finish_non_exhaustive()
    }
}

/// A value as JSON, by way of its text. That writer is needed for everything else; a second writer for values would add
/// a second copy of all that games write, which a browser would have to load.
fn value<T: Serialize>(value: &T) -> Value {
    raw(value).read().unwrap_or_else(|error| unreachable!("what was just written cannot be read: {error}"))
}

fn seen_of<G: Housed>(table: &Table<G>, viewer: Viewer, extras: Extras) -> String {
    SeenRecord::of(table, viewer, extras).write()
}

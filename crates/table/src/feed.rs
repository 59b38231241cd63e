//! What each viewer is told: the journal as that viewer may see it, and nothing else. This is the one place where
//! secrecy at a table is decided.

use crate::journal::{Noted, What};
use crate::{Hosted, Live, fair};
use princely_core::{Entry, SeatSet, Seen, Viewer};
use princely_protocol::{Happened, ProblemCode, Raw, SeenEntry, SeenStep, Sitter, Told, Uncovered, Version};

/// Who is to be told something: seats, and perhaps spectators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Audience {
    seats: SeatSet,
    spectators: bool,
}

impl Audience {
    /// Nobody.
    pub const NOBODY: Audience = Audience { seats: SeatSet::EMPTY, spectators: false };

    /// Every seat, and spectators.
    pub fn everybody(seats: u8) -> Audience {
        Audience { seats: SeatSet::first(seats), spectators: true }
    }

    /// One more viewer.
    #[must_use]
    pub fn with(mut self, viewer: Viewer) -> Audience {
        match viewer {
            Some(seat) => self.seats.insert(seat),
            None => self.spectators = true,
        }
        self
    }

    fn viewers(self) -> impl Iterator<Item = Viewer> {
        self.seats.into_iter().map(Some).chain(self.spectators.then_some(None))
    }
}

/// What is to be told after a decision, by viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct Feed {
    since: Version,
    viewers: Vec<(Viewer, Vec<SeenEntry>)>,
}

impl Feed {
    pub(crate) fn new(audience: Audience, since: Version) -> Feed {
        Feed { since, viewers: audience.viewers().map(|viewer| (viewer, Vec::new())).collect() }
    }

    /// What a viewer is told.
    pub fn to(&self, viewer: Viewer) -> Told {
        Told { since: self.since, entries: self.entries(viewer).to_vec() }
    }

    /// What a viewer is told, once: the feed keeps nothing of it.
    pub fn take(&mut self, viewer: Viewer) -> Told {
        let own = self.viewers.iter_mut().find(|(told, _)| *told == viewer);
        Told { since: self.since, entries: own.map_or_else(Vec::new, |(_, entries)| std::mem::take(entries)) }
    }

    /// The version before the first of the entries.
    pub fn since(&self) -> Version {
        self.since
    }

    /// The entries for a viewer; none for a viewer who is not in the audience.
    pub fn entries(&self, viewer: Viewer) -> &[SeenEntry] {
        let own = self.viewers.iter().find(|(told, _)| *told == viewer);
        own.map_or(&[], |(_, entries)| entries)
    }
}

impl<G: Hosted> Live<G> {
    /// Adds the entry that comes next to what everybody is told.
    pub(crate) fn tell(&self, noted: &Noted<G>, feed: &mut Feed) {
        let version = self.version() + 1;
        for (viewer, told) in &mut feed.viewers {
            let happened = self.seen(&self.moment.state, &noted.what, *viewer);
            told.push(SeenEntry { version, at: noted.at, happened });
        }
    }

    /// Everything that a viewer is told about what happened since a version.
    pub fn told(&self, viewer: Viewer, since: Version) -> Result<Told, ProblemCode> {
        if since > self.version() {
            return Err(ProblemCode::NoSuchVersion);
        }
        if viewer.is_some_and(|seat| seat.0 >= self.game.seats()) {
            return Err(ProblemCode::NoSuchSeat);
        }
        let mut entries = Vec::new();
        let mut state = self.game.start();
        // Each entry is told as it was when it was made. An entry that was taken back later still stood then.
        let mut gone: Vec<Version> = Vec::new();
        for (version, noted) in (1..).zip(&self.journal) {
            if version > since {
                let happened = self.seen(&state, &noted.what, viewer);
                entries.push(SeenEntry { version, at: noted.at, happened });
            }
            match &noted.what {
                What::Undo { takes_back, .. } => {
                    gone.extend(takes_back);
                    state = self.game.start();
                    let earlier = (1..version).zip(&self.journal);
                    for (_, noted) in earlier.filter(|(version, _)| !gone.contains(version)) {
                        noted.what.steps().for_each(|step| step.play(&self.game, &mut state));
                    }
                }
                what => what.steps().for_each(|step| step.play(&self.game, &mut state)),
            }
        }
        Ok(Told { since, entries })
    }

    /// What a viewer sees of an entry that is made in a state.
    fn seen(&self, before: &G::State, what: &What<G>, viewer: Viewer) -> Happened {
        let game = &self.game;
        match what {
            What::Chance(chance) => Happened::Chance { chance: raw(&game.see_chance(chance, viewer)) },
            What::Act { seat, actions, .. } => {
                let mut state = (actions.len() > 1).then(|| before.clone());
                let mut steps = Vec::with_capacity(actions.len());
                for &action in actions {
                    let step = Entry::Action { seat: *seat, action };
                    let seen = Seen::of(game, state.as_ref().unwrap_or(before), &step, viewer);
                    if let Seen::Action { action, uncovers, .. } = seen {
                        let uncovers = uncovers
                            .iter()
                            .map(|(seat, action)| Uncovered { seat: *seat, action: raw(action) });
                        steps.push(SeenStep { action: raw(&action), uncovers: uncovers.collect() });
                    }
                    if let Some(state) = &mut state {
                        step.play(game, state);
                    }
                }
                Happened::Act { seat: *seat, steps }
            }
            What::Undo { seat, takes_back, offer, .. } => {
                Happened::Undo { seat: *seat, takes_back: takes_back.clone(), offer: *offer }
            }
            What::Resign { seat, .. } => Happened::Resign { seat: *seat },
            What::TimeOut { seat } => Happened::TimeOut { seat: *seat, loses: self.opening.loses() },
            What::TakeOver { seat, level, .. } => {
                Happened::Takeover { seat: *seat, sitter: Sitter::Bot { level: level.clone() } }
            }
            What::Return { seat, .. } => Happened::Return { seat: *seat },
            What::Abort { seat, .. } => Happened::Abort { seat: *seat },
            What::Pause { .. } => Happened::Pause,
            What::Resume { seat, .. } => Happened::Resume { seat: *seat },
            What::Offer { seat, proposal, .. } => Happened::Offer { seat: *seat, proposal: *proposal },
            What::Answer { seat, offer, agrees, .. } => {
                Happened::Answer { seat: *seat, offer: *offer, agrees: *agrees }
            }
            What::End { by, winners } => {
                let result = game.result(before).map(|result| raw(&result));
                Happened::End { by: *by, winners: winners.clone(), result }
            }
            What::Reveal => {
                let luck = &self.opening.luck;
                Happened::Reveal {
                    secret: fair::hex(&luck.secret.0),
                    nonces: luck.nonces().map(|nonce| nonce.map(|nonce| fair::hex(&nonce.0))).collect(),
                    seed: fair::hex(&luck.seed_bytes()),
                }
            }
        }
    }
}

/// Writes what a game says. The wire forms of games are plain data, which can always be written; a game for which that
/// fails is broken, and nothing else may be told in its place.
pub fn raw<T: serde::Serialize>(value: &T) -> Raw {
    Raw::of(value).unwrap_or_else(|error| unreachable!("what a game says cannot be written: {error}"))
}

//! The table itself.

use crate::clock::Clocks;
use crate::company::way_back;
use crate::feed::{Audience, Feed};
use crate::journal::{self, JournalError, Noted, What};
use crate::moment::Moment;
use crate::{After, Decision, Hosted, Opening};
use princely_core::record::{self, Extras, Leaving, Left, Meta, SeenRecord};
use princely_core::{Entry, Keyed, Seat, SeatSet, Seed, Table, Turn};
use princely_protocol::{CommandId, EndedBy, Millis, ProblemCode, Sitter, Standing, Version};
use std::collections::HashMap;
use std::fmt;

/// A game that is being played: its journal, and all that follows from it.
pub struct Live<G: Hosted> {
    pub(crate) game: G,
    pub(crate) opening: Opening,
    pub(crate) journal: Vec<Noted<G>>,
    /// How the journal leaves it.
    pub(crate) moment: Moment<G>,
    pub(crate) dice: Keyed,
    /// Which entry each command made.
    pub(crate) made: HashMap<(Seat, CommandId), Version>,
}

/// What follows from accepted entries.
#[derive(Clone, PartialEq, Debug)]
pub struct Effects {
    /// What is to be told, by viewer.
    pub feed: Feed,
    /// Whether all have agreed to play again.
    pub rematch: bool,
    /// Whether the game ended.
    pub ended: bool,
}

impl Effects {
    fn none(audience: Audience, since: Version) -> Effects {
        Effects { feed: Feed::new(audience, since), rematch: false, ended: false }
    }
}

/// A bot that is to think.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Think {
    /// For which seat.
    pub seat: Seat,
    /// Who: a bot or a program.
    pub sitter: Sitter,
    /// At which version. If the table has moved on, the answer is of no use.
    pub version: Version,
    /// The move may not be made before this moment.
    pub release: Millis,
}

/// A decision that was made for a version that has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the decision is for version {expected}, but the table is at version {version}")]
pub struct Outdated {
    /// The version it was made for.
    pub expected: Version,
    /// The version now.
    pub version: Version,
}

impl<G: Hosted> Live<G> {
    /// A table at version 0. Its first decision is [`Live::begin`].
    pub fn open(opening: Opening) -> Result<Live<G>, ProblemCode> {
        let game: G = opening.game()?;
        Ok(Live::with_game(game, opening))
    }

    /// A table at version 0 for a game that has been made from the opening already.
    pub(crate) fn with_game(game: G, opening: Opening) -> Live<G> {
        Live {
            moment: Moment::new(&game, &opening),
            journal: Vec::new(),
            dice: Keyed::new(opening.luck.seed()),
            made: HashMap::new(),
            game,
            opening,
        }
    }

    /// The same table, but its chance comes from this seed and not from the luck of its opening. This is for a game
    /// that is named by a number, and for a recorded game that goes on although nobody knows its luck any more. Such a
    /// game proves nothing about its luck.
    #[must_use]
    pub fn with_seed(mut self, seed: Seed) -> Live<G> {
        self.dice = Keyed::new(seed);
        self
    }

    /// The table as its journal leaves it. Every entry is checked again.
    pub fn reopen<'t>(
        opening: Opening,
        journal: impl IntoIterator<Item = &'t str>,
    ) -> Result<Live<G>, JournalError> {
        let mut live = Live::open(opening)
            .map_err(|code| JournalError::Impossible(0, format!("the table cannot be opened: {code:?}")))?;
        live.read_all(journal)?;
        Ok(live)
    }

    pub(crate) fn read_all<'t>(
        &mut self,
        journal: impl IntoIterator<Item = &'t str>,
    ) -> Result<(), JournalError> {
        journal.into_iter().try_for_each(|text| self.read(text))
    }

    /// Takes one more written entry, for example one that another host of the same table made.
    pub fn read(&mut self, text: &str) -> Result<(), JournalError> {
        let (at, what) = self.readable(text)?;
        self.note(at, what);
        Ok(())
    }

    /// A table that goes on with a game that was played elsewhere, as far as it is recorded. The recorded entries
    /// become the beginning of the journal; later chance is that of this table.
    pub fn resume(opening: Opening, line: &[Entry<G>], now: Millis) -> Result<Live<G>, ProblemCode> {
        let mut live = Live::open(opening)?;
        live.play_on(line, now)?;
        Ok(live)
    }

    pub(crate) fn play_on(&mut self, line: &[Entry<G>], now: Millis) -> Result<(), ProblemCode> {
        for entry in line {
            let what = match entry {
                Entry::Chance(chance) => What::Chance(chance.clone()),
                Entry::Action { seat, action } => What::Act { seat: *seat, id: None, actions: vec![*action] },
            };
            self.can_happen(&what).map_err(|_| ProblemCode::Malformed)?;
            self.note(now, what);
        }
        Ok(())
    }

    /// What the table began with. It holds the secret of the luck: not for clients.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position, hidden parts included: for the host and its tests.
    pub fn state(&self) -> &G::State {
        &self.moment.state
    }

    /// How many entries the journal has.
    pub fn version(&self) -> Version {
        self.journal.len() as Version
    }

    /// The journal, hidden parts included.
    pub fn journal(&self) -> &[Noted<G>] {
        &self.journal
    }

    /// The latest version after which every seat has acted. Spectators who watch a round behind see this version, and
    /// everything once the game has ended. It never goes back, because acts that were taken back count too.
    pub fn round_ago(&self) -> Version {
        if self.moment.company.is_over() {
            return self.version();
        }
        let mut missing = SeatSet::first(self.game.seats());
        for (at, noted) in self.journal.iter().enumerate().rev() {
            if let What::Act { seat, .. } = noted.what {
                missing.remove(seat);
                if missing.is_empty() {
                    return at as Version;
                }
            }
        }
        0
    }

    /// An entry of the journal as it is stored.
    pub fn written(&self, version: Version) -> Option<String> {
        let noted = self.journal.get((version as usize).checked_sub(1)?)?;
        Some(journal::write(&self.game, version, noted))
    }

    /// Who is to act. Nobody, once the game has ended, by its rules or otherwise.
    pub fn turn(&self) -> Turn {
        self.moment.turn(&self.game)
    }

    /// Who plays for a seat now.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.moment.company.sitter(seat)
    }

    /// What a viewer may know of the position.
    pub fn observe(&self, viewer: princely_core::Viewer) -> G::Observation {
        self.game.observe(&self.moment.state, viewer)
    }

    /// How the game ended, and who has won.
    pub fn end(&self) -> Option<(EndedBy, SeatSet)> {
        self.moment.company.end()
    }

    /// The clocks.
    pub fn clocks(&self) -> &Clocks {
        &self.moment.clocks
    }

    /// What a store wants to know about the table as it stands.
    pub fn after(&self) -> After {
        self.moment.after(&self.game, &self.opening, self.version())
    }

    /// When the host should call [`Live::tick`] next. A tick that comes too early does no harm.
    pub fn next_wake(&self) -> Option<Millis> {
        let persons = self.moment.persons_to_act(&self.game);
        persons.into_iter().filter_map(|seat| self.moment.clocks.deadline(seat)).min()
    }

    /// The bots that are to think now.
    pub fn thinks(&self) -> Vec<Think> {
        let think = |seat: Seat| {
            let release = self.moment.release(seat, &self.opening)?;
            Some(Think { seat, sitter: self.sitter(seat)?.clone(), version: self.version(), release })
        };
        self.to_act().into_iter().filter_map(think).collect()
    }

    /// The seats that are to act.
    pub fn to_act(&self) -> SeatSet {
        self.moment.to_act(&self.game)
    }

    pub(crate) fn persons(&self) -> SeatSet {
        self.moment.company.persons()
    }

    /// Carries out what was decided and stored, and says what everybody is told.
    pub fn accept(&mut self, decision: Decision) -> Result<Effects, Outdated> {
        self.accept_for(decision, Audience::everybody(self.game.seats()))
    }

    /// The same, but only these viewers are told something.
    pub fn accept_for(&mut self, decision: Decision, audience: Audience) -> Result<Effects, Outdated> {
        let (expected, version) = (decision.expected, self.version());
        let outdated = Outdated { expected, version };
        let entries = decision.take::<G>().filter(|_| expected == version).ok_or(outdated)?;
        let mut effects = Effects::none(audience, version);
        for noted in entries {
            self.note_telling(noted, &mut effects);
        }
        Ok(effects)
    }

    /// Takes written entries that another host stored, and says what these viewers are told. If one of them cannot have
    /// happened, those before it have been taken.
    pub fn read_for<'t>(
        &mut self,
        entries: impl IntoIterator<Item = &'t str>,
        audience: Audience,
    ) -> (Effects, Result<(), JournalError>) {
        let mut effects = Effects::none(audience, self.version());
        for text in entries {
            match self.readable(text) {
                Ok((at, what)) => self.note_telling(Noted::new(at, what), &mut effects),
                Err(error) => return (effects, Err(error)),
            }
        }
        (effects, Ok(()))
    }

    fn note_telling(&mut self, noted: Noted<G>, effects: &mut Effects) {
        self.tell(&noted, &mut effects.feed);
        effects.ended |= matches!(noted.what, What::End { .. });
        effects.rematch |= self.note(noted.at, noted.what);
    }

    /// A written entry, if it can come next.
    fn readable(&self, text: &str) -> Result<(Millis, What<G>), JournalError> {
        let version = self.version() + 1;
        let (at, what) = journal::read(&self.game, version, text)?;
        self.can_happen(&what).map_err(|why| JournalError::Impossible(version, why))?;
        Ok((at, what))
    }

    /// Adds an entry that can happen. Returns whether all have now agreed to play again.
    fn note(&mut self, at: Millis, what: What<G>) -> bool {
        let version = self.version() + 1;
        if let Some((seat, id)) = what.command() {
            self.made.insert((seat, id.clone()), version);
        }
        let at_once = self.game.at_once(&self.moment.state);
        let by_bot = matches!(&what, What::Act { seat, .. } if self.moment.company.is_bot(*seat));
        let rematch = self.moment.note(&self.game, &self.opening, &self.journal, (version, at), &what);
        if let What::Undo { takes_back, .. } = &what {
            for &version in takes_back {
                let taken = (version as usize).checked_sub(1).and_then(|at| self.journal.get_mut(at));
                taken.into_iter().for_each(|noted| noted.stands = false);
            }
        }
        self.journal.push(Noted { at, what, at_once, stands: true, by_bot });
        rematch
    }

    /// How the table stands for a viewer.
    pub fn standing(&self, viewer: princely_core::Viewer) -> Standing {
        let stands = self.journal.iter().enumerate().rev().filter(|(_, noted)| noted.stands);
        let steps = stands.filter_map(|(at, noted)| match noted.what {
            What::Act { seat, .. } => Some((at as Version, Some((seat, noted.by_bot)))),
            What::Chance(_) => Some((at as Version, None)),
            _ => None,
        });
        let way_back = viewer.and_then(|seat| way_back(steps, seat));
        self.moment.company.standing(self.version(), self.turn(), way_back)
    }

    /// The line that stands: the game without what was taken back.
    pub fn line(&self) -> Vec<Entry<G>> {
        self.journal.iter().filter(|noted| noted.stands).flat_map(|noted| noted.what.steps()).collect()
    }

    /// The game as a small table, with the line that stands as its log.
    pub fn table(&self) -> Table<G> {
        let mut table = Table::new(self.game.clone());
        for step in self.line() {
            // The entries of the journal have been checked.
            let _ = match step {
                Entry::Chance(chance) => table.decide(chance, &mut princely_core::Silent),
                Entry::Action { seat, action } => table.act(seat, action, &mut princely_core::Silent),
            };
        }
        table
    }

    /// The record of the line that stands. It shows everything: for finished games, and for the host.
    pub fn record(&self, meta: &Meta) -> String {
        record::write_with(&self.table(), None, &self.extras(meta))
    }

    /// The record of the line that stands, as one viewer saw it.
    pub fn seen_record(&self, viewer: princely_core::Viewer, meta: &Meta) -> String {
        SeenRecord::of(&self.table(), viewer, self.extras(meta)).write()
    }

    fn extras(&self, meta: &Meta) -> Extras {
        let left = self.left();
        let outcome = self.game.outcome(&self.moment.state);
        let ended_by = (!left.is_empty()).then(|| record::EndedBy::new(self.game.seats(), left, outcome));
        // If only the host took part in the luck, the record does not mention it.
        let fair = self.opening.luck.seats.iter().any(Option::is_some).then(|| self.opening.luck.fair());
        Extras { meta: meta.clone(), ended_by, fair }
    }

    /// Who has left for good, how, and after how many entries of the line that stands.
    pub(crate) fn left(&self) -> Vec<Left> {
        let (mut left, mut entries) = (Vec::new(), 0u32);
        for noted in self.journal.iter().filter(|noted| noted.stands) {
            entries += noted.what.steps().count() as u32;
            let (seat, by) = match noted.what {
                What::Resign { seat, .. } => (seat, Leaving::Resignation),
                What::TimeOut { seat } if self.opening.loses() => (seat, Leaving::Time),
                _ => continue,
            };
            left.push(Left { seat, by, entry: entries.saturating_sub(1) });
        }
        left
    }
}

impl<G: Hosted> fmt::Debug for Live<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A log must not show the position and the luck, which are secret.
        f.debug_struct("Live").field("game", &G::ID).field("version", &self.version()).finish_non_exhaustive()
    }
}

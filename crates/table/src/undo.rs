//! What can be taken back. A seat can go back by itself while nothing has been revealed: no step of chance and no act
//! of another seat since. While seats act at once, it takes back only its own act. With the consent of all other
//! persons it may go back over their acts too. It can never go back over a step of chance, nor over secrets that have
//! come to light for it: the same cards would be drawn again, and the seat would still know the secrets.
//!
//! At a table with clocks a seat goes back by itself only for a moment ([`FREE_UNDO_MS`]): the others have begun to think
//! on their own time. Later they have to agree. Nobody goes back to a turn for which no time would be left.

use crate::journal::What;
use crate::{Hosted, Live};
use princely_core::{Seat, SeatSet, Table, Turn, UndoError};
use princely_protocol::{Millis, Pace, ProblemCode, Version};

/// How long a seat at a table with clocks can take its act back without asking the other persons.
pub(crate) const FREE_UNDO_MS: Millis = 2000;

impl<G: Hosted> Live<G> {
    /// The entries that the seat can take back by itself, ascending: its latest act; or all that a bot has done for it,
    /// action by action.
    pub(crate) fn free_undo(&self, seat: Seat, now: Millis) -> Result<Vec<Version>, ProblemCode> {
        let stand = self.journal.iter().enumerate().rev().filter(|(_, noted)| noted.stands);
        let mut steps = stand.filter_map(|(at, noted)| match &noted.what {
            What::Act { seat: actor, actions, .. } => {
                Some((at as Version + 1, noted, (*actor == seat).then_some(actions)))
            }
            What::Chance(_) => Some((at as Version + 1, noted, None)),
            _ => None,
        });
        let own = steps.find_map(|(version, noted, own)| Some((version, noted, own?.len())));
        let (version, latest, mut actions) = own.ok_or(ProblemCode::NothingToUndo)?;
        let (mut takes_back, sent) = (vec![version], latest.at);
        for (version, noted, own) in steps.take_while(|_| latest.by_bot) {
            let Some(own) = own.filter(|_| noted.by_bot) else { break };
            takes_back.insert(0, version);
            actions += own.len();
        }
        let mut table = self.table();
        for _ in 0..actions {
            table.undo(seat).map_err(code_of)?;
        }
        let is_still_to_act = self.to_act().contains(seat);
        let others_wait = self.opening.terms.pace != Pace::Untimed && !(self.persons() - seat).is_empty();
        if others_wait && !is_still_to_act && now.saturating_sub(sent) > FREE_UNDO_MS {
            return Err(ProblemCode::UndoLate);
        }
        self.leaves_time(&takes_back, now)?;
        Ok(takes_back)
    }

    /// Whether the seats that would be to act again would have time left.
    pub(crate) fn leaves_time(&self, takes_back: &[Version], now: Millis) -> Result<(), ProblemCode> {
        let to_act = match self.without(takes_back).map(|table| table.turn()) {
            Some(Turn::Seats(seats)) => seats,
            _ => SeatSet::EMPTY,
        };
        match self.moment.clocks.leaves_time(takes_back, to_act, now) {
            true => Ok(()),
            false => Err(ProblemCode::UndoTime),
        }
    }

    /// The entries that would no longer stand if the seat went back to a version, with everybody's consent.
    pub(crate) fn undo_to(&self, seat: Seat, to: Version) -> Result<Vec<Version>, ProblemCode> {
        if to > self.version() {
            return Err(ProblemCode::NoSuchVersion);
        }
        let mut state = self.game.start();
        let mut takes_back = Vec::new();
        for (version, noted) in (1..).zip(&self.journal).filter(|(_, noted)| noted.stands) {
            if version > to {
                match &noted.what {
                    What::Chance(_) => return Err(ProblemCode::UndoChance),
                    What::Act { .. } => takes_back.push(version),
                    What::Resign { .. } | What::End { .. } => return Err(ProblemCode::Over),
                    _ => {}
                }
            }
            for step in noted.what.steps() {
                if let princely_core::Entry::Action { seat: actor, action } = &step
                    && version > to
                    && !self.game.uncovers(&state, *actor, action, Some(seat)).is_empty()
                {
                    return Err(ProblemCode::UndoRevealed);
                }
                step.play(&self.game, &mut state);
            }
        }
        if takes_back.is_empty() { Err(ProblemCode::NothingToUndo) } else { Ok(takes_back) }
    }

    /// Whether the entries that are left can be played without those that are taken back.
    pub(crate) fn stands_without(&self, takes_back: &[Version]) -> bool {
        self.without(takes_back).is_some()
    }

    /// The game as it would be without these entries; `None` if the other entries could not be played then.
    fn without(&self, takes_back: &[Version]) -> Option<Table<G>> {
        let mut table = Table::new(self.game.clone());
        let left =
            (1..).zip(&self.journal).filter(|(version, noted)| noted.stands && !takes_back.contains(version));
        let can_be_played = left.flat_map(|(_, noted)| noted.what.steps()).all(|step| match step {
            princely_core::Entry::Chance(chance) => table.decide(chance, &mut princely_core::Silent).is_ok(),
            princely_core::Entry::Action { seat, action } => {
                table.act(seat, action, &mut princely_core::Silent).is_ok()
            }
        });
        can_be_played.then_some(table)
    }
}

fn code_of(error: UndoError) -> ProblemCode {
    match error {
        UndoError::Nothing => ProblemCode::NothingToUndo,
        UndoError::Chance => ProblemCode::UndoChance,
        UndoError::OtherMoved(_) => ProblemCode::UndoOthers,
        UndoError::Revealed => ProblemCode::UndoRevealed,
    }
}

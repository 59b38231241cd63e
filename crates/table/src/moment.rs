//! How a table stands after an entry: everything that the next entry changes.

use crate::Hosted;
use crate::clock::Clocks;
use crate::company::{Company, Outline};
use crate::journal::{Noted, What};
use crate::opening::Opening;
use princely_core::{Seat, SeatSet, Turn};
use princely_protocol::{Millis, Sitter, Version};

/// How a table stands. A decision looks ahead with a copy; [`Live::accept`](crate::Live::accept) changes the table's
/// own.
#[derive(Clone)]
pub(crate) struct Moment<G: Hosted> {
    pub(crate) state: G::State,
    pub(crate) clocks: Clocks,
    pub(crate) company: Company,
}

/// What a store wants to know about a table after a decision: whose turn it is, and when somebody must look at it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct After {
    /// The version.
    pub version: Version,
    /// Who is to act.
    pub turn: Turn,
    /// The seats of persons who are to act.
    pub persons: SeatSet,
    /// When each running clock of a person is over.
    pub deadlines: Vec<(Seat, Millis)>,
    /// When the first bot that is to act may move.
    pub release: Option<Millis>,
}

impl After {
    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.turn == Turn::Over
    }

    /// When somebody must look at the table again: a clock is over, or a bot may move.
    pub fn deadline(&self) -> Option<Millis> {
        self.deadlines.iter().map(|(_, deadline)| *deadline).chain(self.release).min()
    }

    /// The seats that are to act.
    pub fn to_act(&self) -> SeatSet {
        match self.turn {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }
}

impl<G: Hosted> Moment<G> {
    /// Before the first entry.
    pub(crate) fn new(game: &G, opening: &Opening) -> Moment<G> {
        Moment {
            state: game.start(),
            clocks: Clocks::new(opening.terms.pace, game.seats()),
            company: Company::new(opening.chairs.iter().map(|chair| chair.sitter.clone()).collect()),
        }
    }

    /// Who is to act. Nobody, once the game has ended, by its rules or otherwise.
    pub(crate) fn turn(&self, game: &G) -> Turn {
        if self.company.is_over() { Turn::Over } else { game.turn(&self.state) }
    }

    /// The seats that are to act.
    pub(crate) fn to_act(&self, game: &G) -> SeatSet {
        match self.turn(game) {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Takes an entry that can happen. Returns whether all have now agreed to play again.
    pub(crate) fn note(
        &mut self,
        game: &G,
        opening: &Opening,
        journal: &[Noted<G>],
        (version, at): (Version, Millis),
        what: &What<G>,
    ) -> bool {
        match what {
            What::Undo { takes_back, .. } => self.take_back(game, journal, takes_back),
            what => what.steps().for_each(|step| step.play(game, &mut self.state)),
        }
        self.note_played(game, opening, (version, at), what)
    }

    /// The same for an entry whose steps of the game have been played already.
    pub(crate) fn note_played(
        &mut self,
        game: &G,
        opening: &Opening,
        (version, at): (Version, Millis),
        what: &What<G>,
    ) -> bool {
        let rematch = self.company.note(version, Outline::of(what, opening.loses()));
        match what {
            What::Act { seat, .. } => self.clocks.acted(*seat, at),
            What::TakeOver { seat, .. } => self.clocks.change_hands(*seat, at),
            What::Return { seat, .. } => self.clocks.change_hands(*seat, at),
            What::Pause { .. } => self.clocks.pause(at),
            What::Resume { .. } => self.clocks.resume(at),
            What::Chance(_) => self.clocks.forget_ended_turns(),
            _ => {}
        }
        let to_act = self.to_act(game);
        match what {
            What::Undo { takes_back, .. } => self.clocks.take_back(takes_back, to_act, at),
            _ => self.clocks.turn_to(to_act, version, at),
        }
        rematch
    }

    /// Takes entries back; the position is then what the other entries lead to.
    fn take_back(&mut self, game: &G, journal: &[Noted<G>], takes_back: &[Version]) {
        self.state = game.start();
        let stands =
            (1..).zip(journal).filter(|(version, noted)| noted.stands && !takes_back.contains(version));
        for step in stands.flat_map(|(_, noted)| noted.what.steps()) {
            step.play(game, &mut self.state);
        }
    }

    /// When a bot that is to act on a seat may move; `None` if no bot is to act there, or the game pauses.
    pub(crate) fn release(&self, seat: Seat, opening: &Opening) -> Option<Millis> {
        if self.company.is_paused() {
            return None;
        }
        let is_bot = matches!(self.company.sitter(seat)?, Sitter::Bot { .. } | Sitter::Program { .. });
        is_bot.then(|| self.clocks.release(seat, opening.manner.bot_ms.into()))
    }

    /// The persons who are to act.
    pub(crate) fn persons_to_act(&self, game: &G) -> SeatSet {
        let persons = self.company.persons();
        self.to_act(game).into_iter().filter(|seat| persons.contains(*seat)).collect()
    }

    /// What a store wants to know.
    pub(crate) fn after(&self, game: &G, opening: &Opening, version: Version) -> After {
        let persons = self.persons_to_act(game);
        let deadline = |seat: Seat| Some((seat, self.clocks.deadline(seat)?));
        After {
            version,
            turn: self.turn(game),
            persons,
            deadlines: persons.into_iter().filter_map(deadline).collect(),
            release: self.to_act(game).into_iter().filter_map(|seat| self.release(seat, opening)).min(),
        }
    }
}

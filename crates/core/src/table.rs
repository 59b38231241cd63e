//! A game being played: the log is the truth, the state a cache.

use crate::record::Entry;
use crate::{Dice, Game, Seat, Sink, Turn};

/// A table: a game, its log, and the state the log leads to.
#[derive(Debug)]
pub struct Table<G: Game> {
    game: G,
    state: G::State,
    log: Vec<Entry<G>>,
}

/// What [`Table::step`] waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// These seats are to act.
    Seats(crate::SeatSet),
    /// The game is over.
    Over,
}

/// Why a move cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// The seat has not done anything yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// Chance has decided something since.
    #[error("cards have been drawn since")]
    Chance,
    /// Somebody else has moved since.
    #[error("seat {0} has moved since")]
    OtherMoved(Seat),
    /// Everybody has chosen, and the secret choices have been shown.
    #[error("the choices have been revealed since")]
    Revealed,
}

impl<G: Game + Clone> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table { game: self.game.clone(), state: self.state.clone(), log: self.log.clone() }
    }
}

impl<G: Game> Table<G> {
    /// An empty table; the first step is the set-up, by chance.
    pub fn new(game: G) -> Table<G> {
        let state = game.start();
        Table { game, state, log: Vec::new() }
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Everything that has happened, the set-up first. Its length is the table's version.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// Who is to act.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// Lets chance decide until somebody is to act or the game is over.
    pub fn step(&mut self, dice: &mut impl Dice, events: &mut impl Sink<G::Event>) -> Step {
        loop {
            match self.turn() {
                Turn::Seats(seats) => return Step::Seats(seats),
                Turn::Over => return Step::Over,
                Turn::Chance => {
                    let chance = self.game.sample_chance(&self.state, dice);
                    self.game.apply_chance(&mut self.state, &chance, events);
                    self.log.push(Entry::Chance(chance));
                }
            }
        }
    }

    /// Plays a chance step that was decided elsewhere, if it is possible.
    pub fn decide(&mut self, chance: G::Chance, events: &mut impl Sink<G::Event>) -> Result<(), G::Refusal> {
        self.game.check_chance(&self.state, &chance)?;
        self.game.apply_chance(&mut self.state, &chance, events);
        self.log.push(Entry::Chance(chance));
        Ok(())
    }

    /// Plays an action, if it is legal.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        events: &mut impl Sink<G::Event>,
    ) -> Result<(), G::Refusal> {
        self.game.check(&self.state, seat, &action)?;
        self.game.apply(&mut self.state, seat, action, events);
        self.log.push(Entry::Action { seat, action });
        Ok(())
    }

    /// Takes back the seat's latest action and returns it.
    ///
    /// That is possible while nothing has been revealed to anyone: no chance step and no move of another seat since.
    /// While seats act at once, the moves of others do not count. But the last seat to move cannot take its move back
    /// if it has brought the secrets of others to light.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, UndoError> {
        let is_own = |entry: &Entry<G>| matches!(entry, Entry::Action { seat: actor, .. } if *actor == seat);
        let own = self.log.iter().rposition(is_own).ok_or(UndoError::Nothing)?;
        let (mut state, mut secrets) = (self.game.start(), false);
        for entry in &self.log[..own] {
            secrets = self.game.at_once(&state) && (secrets || self.is_secret(entry, seat));
            entry.play(&self.game, &mut state);
        }
        let (at_once, mut to_act) = (self.game.at_once(&state), self.game.turn(&state));
        let (mut goes_on, mut latest) = (at_once, seat);
        for (index, entry) in self.log.iter().enumerate().skip(own) {
            match entry {
                Entry::Chance(_) => return Err(UndoError::Chance),
                Entry::Action { seat, .. } if index > own && !goes_on => {
                    return Err(UndoError::OtherMoved(*seat));
                }
                Entry::Action { seat, .. } => latest = *seat,
            }
            entry.play(&self.game, &mut state);
            let next = self.game.turn(&state);
            goes_on &= self.game.at_once(&state) && is_same_stage(to_act, next);
            to_act = next;
        }
        if !goes_on && latest != seat {
            return Err(UndoError::OtherMoved(latest));
        }
        if !goes_on && at_once && secrets {
            return Err(UndoError::Revealed);
        }
        let Entry::Action { action, .. } = self.log.remove(own) else { return Err(UndoError::Nothing) };
        self.state = self.game.start();
        for entry in &self.log {
            entry.play(&self.game, &mut self.state);
        }
        Ok(action)
    }

    /// Whether the entry is somebody else's and the seat does not see all of it.
    fn is_secret(&self, entry: &Entry<G>, seat: Seat) -> bool {
        let see = |actor, action, viewer| self.game.see_action(actor, action, Some(viewer));
        match entry {
            Entry::Chance(_) => false,
            Entry::Action { seat: actor, action } => see(*actor, action, seat) != see(*actor, action, *actor),
        }
    }
}

/// Whether the stage still goes on: while seats act at once, no new seat comes to act.
fn is_same_stage(before: Turn, after: Turn) -> bool {
    match (before, after) {
        (Turn::Seats(before), Turn::Seats(after)) => after.into_iter().all(|seat| before.contains(seat)),
        _ => false,
    }
}

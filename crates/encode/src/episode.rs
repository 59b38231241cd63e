//! A game that is played choice by choice. Chance decides by itself, with keyed dice: the same seed and the same choices
//! give the same episode.

use crate::{Encode, NotOffered};
use princely_core::{Entry, Keyed, Outcome, Seat, SeatSet, Seed, Silent, Turn};

/// A game that is played choice by choice.
pub struct Episode<G: Encode> {
    state: G::State,
    dice: Keyed,
    /// The seat that makes the next choice; `None` once the game is over.
    seat: Option<Seat>,
    draft: G::Draft,
    /// Unfinished actions of other seats, when several act at once.
    others: Vec<(Seat, G::Draft)>,
}

impl<G: Encode> Clone for Episode<G> {
    fn clone(&self) -> Episode<G> {
        Episode {
            state: self.state.clone(),
            dice: self.dice.clone(),
            seat: self.seat,
            draft: self.draft.clone(),
            others: self.others.clone(),
        }
    }
}

impl<G: Encode> Episode<G> {
    /// Begins a game. `tell` gets what chance decides before the first choice.
    pub fn new(game: &G, seed: Seed, tell: impl FnMut(Entry<G>)) -> Episode<G> {
        Episode::go_on(game, game.start(), seed, tell)
    }

    /// Goes on from a position. What chance decides from now on comes from the seed.
    pub fn go_on(game: &G, state: G::State, seed: Seed, tell: impl FnMut(Entry<G>)) -> Episode<G> {
        let (draft, others) = (G::Draft::default(), Vec::new());
        let mut episode = Episode { state, dice: Keyed::new(seed), seat: None, draft, others };
        episode.settle(game, tell);
        episode
    }

    /// The position, with all that is hidden.
    #[inline]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The seat that makes the next choice; `None` once the game is over. If several seats act at once, it is the lowest
    /// one unless [`Episode::turn_to`] says otherwise.
    #[inline]
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The seats that are to act.
    pub fn to_act(&self, game: &G) -> SeatSet {
        match game.turn(&self.state) {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// The choices that the seat whose turn it is has made of an unfinished action.
    #[inline]
    pub fn chosen(&self, game: &G) -> crate::Spelling {
        *game.chosen(&self.draft)
    }

    /// How the game ended, once it is over.
    pub fn outcome(&self, game: &G) -> Option<Outcome> {
        game.outcome(&self.state)
    }

    /// Lets another one of the seats that act at once make the next choice. Says whether that is possible.
    pub fn turn_to(&mut self, game: &G, seat: Seat) -> bool {
        let Some(now) = self.seat else { return false };
        if now == seat {
            return true;
        }
        if !self.to_act(game).contains(seat) {
            return false;
        }
        let place = self.others.iter().position(|(other, _)| *other == seat);
        let next = place.map(|place| self.others.swap_remove(place).1).unwrap_or_default();
        let before = std::mem::replace(&mut self.draft, next);
        self.others.push((now, before));
        self.seat = Some(seat);
        true
    }

    /// Writes which choices are legal; all are 0 once the game is over.
    #[inline]
    pub fn mask(&mut self, game: &G, out: &mut [u8]) {
        match self.seat {
            Some(seat) => game.mask(&self.state, seat, &mut self.draft, out),
            None => out.fill(0),
        }
    }

    /// Writes the tensor of a viewer. Only the seat whose turn it is sees the choices of the unfinished action.
    #[inline]
    pub fn write(&self, game: &G, viewer: Option<Seat>, out: &mut [u8]) {
        let chosen =
            if viewer.is_some() && viewer == self.seat { self.chosen(game) } else { Default::default() };
        game.write(&game.observe(&self.state, viewer), &chosen, out);
    }

    /// Makes a choice. If it completes an action, the action is played and chance decides what is due; `tell` gets all
    /// of that. Says whether an action was completed.
    #[inline]
    pub fn choose(
        &mut self,
        game: &G,
        choice: u16,
        mut tell: impl FnMut(Entry<G>),
    ) -> Result<bool, NotOffered> {
        let Some(seat) = self.seat else { return Err(NotOffered { choice }) };
        let Some(action) = game.choose(&self.state, seat, &mut self.draft, choice)? else { return Ok(false) };
        tell(Entry::Action { seat, action });
        game.apply(&mut self.state, seat, action, &mut Silent);
        self.settle(game, tell);
        Ok(true)
    }

    /// Plays an action that was checked. What was chosen of another one is forgotten.
    pub fn play(&mut self, game: &G, seat: Seat, action: G::Action, mut tell: impl FnMut(Entry<G>)) {
        self.turn_to(game, seat);
        self.draft = G::Draft::default();
        tell(Entry::Action { seat, action });
        game.apply(&mut self.state, seat, action, &mut Silent);
        self.settle(game, tell);
    }

    /// Lets chance decide until somebody is to act or the game is over.
    #[inline]
    fn settle(&mut self, game: &G, mut tell: impl FnMut(Entry<G>)) {
        loop {
            match game.turn(&self.state) {
                Turn::Chance => {
                    let chance = game.sample_chance(&self.state, &mut self.dice);
                    game.apply_chance(&mut self.state, &chance, &mut Silent);
                    tell(Entry::Chance(chance));
                }
                Turn::Over => {
                    self.seat = None;
                    return;
                }
                Turn::Seats(seats) => {
                    self.seat = seats.lowest();
                    break;
                }
            }
        }
        if let Some(place) = self.others.iter().position(|(other, _)| Some(*other) == self.seat) {
            self.draft = self.others.swap_remove(place).1;
        }
    }
}

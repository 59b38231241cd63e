//! Small games written down page by page, so that a test says everything about its game.

#![allow(dead_code, reason = "each test crate uses its own part")]

use princely_core::*;
use princely_search::evaluator::shares;
use princely_search::{Playout, TreeGuide, Values};
use serde::Serialize;

/// Actions from here on are hidden choices.
pub(crate) const SECRETLY: u8 = 100;

/// One page: who decides, and on which pages the game goes on.
#[derive(Clone, Debug)]
pub(crate) enum Page {
    /// The seat chooses among the pages, openly.
    Choose(u8, Vec<usize>),
    /// The seat chooses a number below the second value, and nobody sees which; then the game goes on at the given
    /// page.
    Hide(u8, u8, usize),
    /// Chance decides, openly; each page is equally likely.
    Roll(Vec<usize>),
    /// The game is over; these seats win.
    End(fn(&State) -> Vec<u8>),
}

/// A game: its pages, how many secrets there are (seat 1 knows which one it is, seat 0 does not), how many seats.
#[derive(Clone, Debug)]
pub(crate) struct Book {
    pub seats: u8,
    pub secrets: u8,
    pub pages: Vec<Page>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct State {
    pub page: usize,
    pub secret: u8,
    pub hidden: Option<u8>,
    /// What was chosen or rolled last, and the way there.
    pub way: Vec<u8>,
}

impl State {
    pub(crate) fn at(page: usize, secret: u8) -> State {
        State { page, secret, hidden: None, way: Vec::new() }
    }

    pub(crate) fn last(&self) -> u8 {
        self.way.last().copied().unwrap_or(0)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Seen {
    pub viewer: Viewer,
    known: State,
    has_hidden: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct No;

impl Refusal for No {
    fn rule(&self) -> &'static str {
        "B-NO"
    }
    fn message(&self) -> Message {
        Message::new("no")
    }
}

impl Book {
    fn choices(&self, page: usize, seat: Seat) -> std::ops::Range<u8> {
        match &self.pages[page] {
            Page::Choose(actor, to) if *actor == seat.0 => 0..to.len() as u8,
            Page::Hide(actor, count, _) if *actor == seat.0 => SECRETLY..SECRETLY + count,
            _ => 0..0,
        }
    }

    fn turn_at(&self, page: usize) -> Turn {
        match &self.pages[page] {
            Page::Choose(seat, _) | Page::Hide(seat, ..) => Turn::Seats(SeatSet::only(Seat(*seat))),
            Page::Roll(_) => Turn::Chance,
            Page::End(_) => Turn::Over,
        }
    }

    pub(crate) fn see(&self, state: &State, seat: u8) -> Seen {
        self.observe(state, Some(Seat(seat)))
    }
}

impl Game for Book {
    type State = State;
    type Action = u8;
    type Chance = u8;
    type Event = ();
    type Observation = Seen;
    type View = ();
    type SeenAction = Option<u8>;
    type SeenChance = u8;
    type Refusal = No;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        State::at(0, 0)
    }

    fn turn(&self, state: &State) -> Turn {
        self.turn_at(state.page)
    }

    fn at_once(&self, _: &State) -> bool {
        false
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<u8>) {
        out.extend(self.choices(state.page, seat));
    }

    fn check(&self, state: &State, seat: Seat, action: &u8) -> Result<(), No> {
        if self.choices(state.page, seat).contains(action) { Ok(()) } else { Err(No) }
    }

    fn apply(&self, state: &mut State, _: Seat, action: u8, _: &mut impl Sink<()>) {
        match &self.pages[state.page] {
            Page::Choose(_, to) => {
                state.page = to[usize::from(action)];
                state.way.push(action);
            }
            Page::Hide(_, _, to) => {
                state.page = *to;
                state.hidden = Some(action - SECRETLY);
            }
            _ => {}
        }
    }

    fn sample_chance(&self, state: &State, dice: &mut impl Dice) -> u8 {
        match &self.pages[state.page] {
            Page::Roll(to) => dice.roll(None, 0, to.len() as u32) as u8,
            _ => 0,
        }
    }

    fn check_chance(&self, _: &State, _: &u8) -> Result<(), No> {
        Ok(())
    }

    fn apply_chance(&self, state: &mut State, chance: &u8, _: &mut impl Sink<()>) {
        if let Page::Roll(to) = &self.pages[state.page] {
            state.page = to[usize::from(*chance)];
            state.way.push(*chance);
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        match &self.pages[state.page] {
            Page::End(winners) => Some(Outcome { winners: winners(state).into_iter().map(Seat).collect() }),
            _ => None,
        }
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Seen {
        let mut known = state.clone();
        if viewer != Some(Seat(1)) {
            known.secret = 0;
        }
        let has_hidden = known.hidden.is_some();
        if viewer != Some(Seat(0)) {
            known.hidden = None; // in our books it is seat 0 that hides something
        }
        Seen { viewer, known, has_hidden }
    }

    fn observed_turn(&self, seen: &Seen) -> Turn {
        self.turn_at(seen.known.page)
    }

    fn observed_legal_actions(&self, seen: &Seen, out: &mut Vec<u8>) {
        out.extend(seen.viewer.map_or(0..0, |seat| self.choices(seen.known.page, seat)));
    }

    fn observed_check(&self, seen: &Seen, action: &u8) -> Result<(), No> {
        if seen.viewer.is_some_and(|seat| self.choices(seen.known.page, seat).contains(action)) {
            Ok(())
        } else {
            Err(No)
        }
    }

    fn determinize(&self, seen: &Seen, chooser: &mut impl Uniform) -> State {
        let mut state = seen.known.clone();
        if seen.viewer != Some(Seat(1)) {
            state.secret = chooser.below(u32::from(self.secrets)) as u8;
        }
        if seen.has_hidden && seen.viewer != Some(Seat(0)) {
            state.hidden = Some(chooser.below(2) as u8);
        }
        state
    }

    fn redact(&self, _: &(), _: Viewer) -> Option<()> {
        Some(())
    }

    fn see_action(&self, seat: Seat, action: &u8, viewer: Viewer) -> Option<u8> {
        (viewer == Some(seat) || *action < SECRETLY).then_some(*action)
    }

    fn see_chance(&self, chance: &u8, _: Viewer) -> u8 {
        *chance
    }

    fn view(&self, _: &Seen, _: Aid) {}

    fn describe(&self, (): &()) -> Message {
        Message::new("event")
    }
}

/// Offers everything in the order of the rules, with equal weights.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Everything;

impl<G: Game<Observation = Seen>> TreeGuide<G> for Everything {
    fn candidates(&mut self, game: &G, state: &G::State, seat: Seat, out: &mut Vec<(G::Action, f32)>) {
        let mut legal = Vec::new();
        game.legal_actions(state, seat, &mut legal);
        out.extend(legal.into_iter().map(|action| (action, 1.0)));
    }

    fn viewer(&self, seen: &Seen) -> Option<Seat> {
        seen.viewer
    }
}

/// Plays any legal action to the end.
#[derive(Clone, Debug, Default)]
pub(crate) struct AnyPlay;

impl<G: Game> Playout<G> for AnyPlay {
    fn play_out(&mut self, game: &G, state: &mut G::State, _: Seat, whims: &mut Quick) -> Values {
        let mut legal = Vec::new();
        loop {
            match game.turn(state) {
                Turn::Over => return shares(game, state),
                Turn::Chance => {
                    let chance = game.sample_chance(state, &mut Streamed(Quick(whims.bits64())));
                    game.apply_chance(state, &chance, &mut Silent);
                }
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("someone is to act");
                    legal.clear();
                    game.legal_actions(state, seat, &mut legal);
                    let action = *whims.pick(&legal).unwrap();
                    game.apply(state, seat, action, &mut Silent);
                }
            }
        }
    }
}

/// Nim: take one to three stones; the seat that takes the last one wins. Page = 2 · stones + seat to move.
pub(crate) fn nim(most: usize) -> Book {
    let pages = (0..=2 * most + 1)
        .map(|page| {
            let (stones, seat) = (page / 2, page % 2);
            match (stones, seat) {
                (0, 0) => Page::End(|_| vec![1]),
                (0, _) => Page::End(|_| vec![0]),
                _ => Page::Choose(
                    seat as u8,
                    (1..=stones.min(3)).map(|taken| 2 * (stones - taken) + (1 - seat)).collect(),
                ),
            }
        })
        .collect();
    Book { seats: 2, secrets: 1, pages }
}

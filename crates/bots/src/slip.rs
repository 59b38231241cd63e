//! A bot that slips now and then, so that people can win.

use crate::Bot;
use princely_core::{Game, Quick, Seat, Silent, Turn, Uniform};
use princely_search::{Guide, Thought, Values};
use std::collections::VecDeque;

/// Plays as another bot does, but now and then a whole turn by whim: any of those a guide finds worth a thought.
/// Without a guide it slips in single decisions, and then does anything legal.
#[derive(Clone, Debug)]
pub struct Slipping<G: Game, B, D = NoGuide> {
    bot: B,
    guide: Option<D>,
    slips: u32,
    turns: Vec<Vec<G::Action>>,
    legal: Vec<G::Action>,
    /// What is left of a turn that is played by whim.
    rest: VecDeque<G::Action>,
    /// What the seat will see if its turn goes on.
    expected: Option<G::Observation>,
    slipped: bool,
}

impl<G: Game, B: Bot<G>, D: Guide<G>> Slipping<G, B, D> {
    /// A bot that plays `slips` of a hundred turns by whim.
    pub fn new(bot: B, guide: D, slips: u32) -> Self {
        Slipping { guide: Some(guide), ..Slipping::with(bot, slips) }
    }

    fn with(bot: B, slips: u32) -> Self {
        Slipping {
            bot,
            guide: None,
            slips,
            turns: Vec::new(),
            legal: Vec::new(),
            rest: VecDeque::new(),
            expected: None,
            slipped: false,
        }
    }

    /// Chooses a turn by whim.
    fn slip(&mut self, game: &G, observation: &G::Observation, whims: &mut Quick) {
        self.turns.clear();
        if let Some(guide) = &mut self.guide {
            guide.turns(game, observation, 0, &[], &mut self.turns);
            self.turns.retain(|turn| !turn.is_empty());
        }
        if self.turns.is_empty() {
            self.legal.clear();
            game.observed_legal_actions(observation, &mut self.legal);
            self.rest.extend(self.legal.get(whims.below(self.legal.len() as u32) as usize));
        } else {
            let chosen = whims.below(self.turns.len() as u32) as usize;
            self.rest.extend(&self.turns[chosen]);
        }
    }
}

impl<G: Game, B: Bot<G>> Slipping<G, B> {
    /// A bot that decides `slips` of a hundred times by whim, among all that is legal.
    pub fn unguided(bot: B, slips: u32) -> Self {
        Slipping::with(bot, slips)
    }
}

impl<G: Game, B: Bot<G>, D: Guide<G>> Bot<G> for Slipping<G, B, D> {
    fn choose(&mut self, game: &G, observation: &G::Observation, whims: &mut Quick) -> G::Action {
        let goes_on = self.expected.take().is_some_and(|seen| seen == *observation);
        if !goes_on {
            self.rest.clear();
            if whims.below(100) < self.slips {
                self.slip(game, observation, whims);
            }
        }
        let whim = self.rest.pop_front();
        self.slipped = whim.is_some();
        let action = whim.unwrap_or_else(|| self.bot.choose(game, observation, whims));
        let seat = self.guide.as_ref().map(|guide| guide.viewer(observation));
        self.expected = seat.and_then(|seat| after(game, observation, seat, action));
        action
    }

    fn thought(&self) -> Option<&Thought<G::Action>> {
        if self.slipped { None } else { self.bot.thought() }
    }
}

/// What the seat will see after its action, if its turn goes on.
fn after<G: Game>(
    game: &G,
    observation: &G::Observation,
    seat: Seat,
    action: G::Action,
) -> Option<G::Observation> {
    // Any world will do: what follows an action before chance or another seat comes is the same in all of them.
    let mut state = game.determinize(observation, &mut Quick(0));
    game.apply(&mut state, seat, action, &mut Silent);
    let goes_on = matches!(game.turn(&state), Turn::Seats(seats) if seats.contains(seat));
    goes_on.then(|| game.observe(&state, Some(seat)))
}

/// The guide of a game that has none: there is no such value.
#[derive(Clone, Copy, Debug)]
pub enum NoGuide {}

impl<G: Game> Guide<G> for NoGuide {
    fn stages(&self) -> usize {
        match *self {}
    }

    fn turns(&mut self, _: &G, _: &G::Observation, _: usize, _: &[G::Action], _: &mut Vec<Vec<G::Action>>) {
        match *self {}
    }

    fn play_out(&mut self, _: &G, _: &mut G::State, _: &mut Quick) -> Values {
        match *self {}
    }

    fn viewer(&self, _: &G::Observation) -> Seat {
        match *self {}
    }
}

/// A boxed bot is a bot.
impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(&mut self, game: &G, observation: &G::Observation, whims: &mut Quick) -> G::Action {
        (**self).choose(game, observation, whims)
    }

    fn thought(&self) -> Option<&Thought<G::Action>> {
        (**self).thought()
    }
}

//! A bot that slips now and then, so that people can win.

use crate::bot::{Answer, Bot, NoAnswer, seat_asked};
use princely_core::{Game, Quick, Seat, Uniform, seen_after};
use princely_search::{Guide, InOneGo, Luck, Progress, Thought, Values, Watch};
use std::collections::VecDeque;

/// Plays as another bot does, but now and then plays a random turn: any of those that a guide proposes.
/// Without a guide it slips in single decisions, and then plays any legal action.
#[derive(Clone, Debug)]
pub struct Slipping<G: Game, B, D = NoGuide> {
    bot: B,
    guide: Option<D>,
    slips: u32,
    turns: Vec<Vec<G::Action>>,
    legal: Vec<G::Action>,
    /// What is left of a turn that is played at random.
    rest: VecDeque<G::Action>,
    /// What the seat will see if its turn goes on.
    expected: Option<G::Observation>,
    /// The question about which the other bot has paused.
    open: Option<G::Observation>,
    slipped: bool,
}

impl<G: Game, B: Bot<G>, D: Guide<G>> Slipping<G, B, D> {
    /// A bot that plays `slips` of a hundred turns at random.
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
            open: None,
            slipped: false,
        }
    }

    /// Chooses a turn at random.
    fn slip(&mut self, game: &G, observation: &G::Observation, whims: &mut Quick) {
        self.turns.clear();
        if let Some(guide) = &mut self.guide {
            while !guide.turns(game, observation, 0, &[], &mut InOneGo, &mut self.turns) {
                self.turns.clear();
            }
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
    /// A bot that makes `slips` of a hundred decisions at random, among all legal actions.
    pub fn unguided(bot: B, slips: u32) -> Self {
        Slipping::with(bot, slips)
    }
}

impl<G: Game, B: Bot<G>, D: Guide<G>> Bot<G> for Slipping<G, B, D> {
    fn think(
        &mut self,
        game: &G,
        observation: &G::Observation,
        whims: &mut Quick,
        watch: &mut dyn Watch,
    ) -> Answer<G::Action> {
        let is_open = self.open.take().is_some_and(|seen| seen == *observation);
        let goes_on = self.expected.take().is_some_and(|seen| seen == *observation);
        let seat = match &self.guide {
            Some(guide) => Some(seat_asked(game, observation, guide.viewer(observation))?),
            None if game.fits(observation) => None,
            None => return Err(NoAnswer::Foreign),
        };
        if !goes_on && !is_open {
            self.rest.clear();
            if whims.below(100) < self.slips {
                self.slip(game, observation, whims);
            }
        }
        let whim = self.rest.pop_front();
        self.slipped = whim.is_some();
        let action = match whim {
            Some(action) => action,
            None => match self.bot.think(game, observation, whims, watch)? {
                Progress::Done(action) => action,
                Progress::Pending => {
                    self.open = Some(observation.clone());
                    return Ok(Progress::Pending);
                }
            },
        };
        self.expected = seat.and_then(|seat| seen_after(game, observation, seat, action));
        Ok(Progress::Done(action))
    }

    fn settle(&mut self) -> Option<G::Action> {
        self.open.take()?;
        self.bot.settle()
    }

    fn thought(&self) -> Option<&Thought<G::Action>> {
        if self.slipped { None } else { self.bot.thought() }
    }
}

/// The guide of a game that has none. This type has no value.
#[derive(Clone, Copy, Debug)]
pub enum NoGuide {}

impl<G: Game> Guide<G> for NoGuide {
    fn stages(&self) -> usize {
        match *self {}
    }

    fn turns(
        &mut self,
        _: &G,
        _: &G::Observation,
        _: usize,
        _: &[G::Action],
        _: &mut dyn Watch,
        _: &mut Vec<Vec<G::Action>>,
    ) -> bool {
        match *self {}
    }

    fn play_out(&mut self, _: &G, _: &mut G::State, _: &mut Luck, _: &mut dyn Watch) -> Option<Values> {
        match *self {}
    }

    fn viewer(&self, _: &G::Observation) -> Option<Seat> {
        match *self {}
    }
}

//! A bot at a live table: it is asked, thinks in slices, and can be stopped.

use crate::bot::{Answer, Bot, NoAnswer};
use crate::guarded::Guarded;
use princely_core::{Game, Quick};
use princely_search::{Progress, Thought, Watch};

/// A bot with the question it thinks about. It sits at a table for a whole game, so that its plan for a turn is not
/// lost. Its panics are caught.
#[derive(Debug)]
pub struct LiveBot<G: Game, B> {
    game: G,
    bot: Guarded<B>,
    question: Option<Question<G>>,
}

#[derive(Debug)]
struct Question<G: Game> {
    observation: G::Observation,
    whims: Quick,
    answer: Option<Result<G::Action, NoAnswer>>,
}

impl<G: Game, B: Bot<G>> LiveBot<G, B> {
    /// A bot that has not been asked anything.
    pub fn new(game: G, bot: B) -> Self {
        LiveBot { game, bot: Guarded::new(bot), question: None }
    }

    /// Asks what the seat whose observation this is should do. An earlier question is forgotten.
    pub fn ask(&mut self, observation: G::Observation, whims: Quick) {
        self.bot.settle();
        self.question = Some(Question { observation, whims, answer: None });
    }

    /// Thinks until there is an answer or the watch says to pause. Once there is an answer, it stays the same.
    pub fn go_on(&mut self, watch: &mut dyn Watch) -> Answer<G::Action> {
        let Some(Question { observation, whims, answer }) = &mut self.question else {
            return Err(NoAnswer::NotAsked);
        };
        if answer.is_none() {
            match self.bot.think(&self.game, observation, whims, watch) {
                Ok(Progress::Pending) => return Ok(Progress::Pending),
                Ok(Progress::Done(action)) => *answer = Some(Ok(action)),
                Err(why) => *answer = Some(Err(why)),
            }
        }
        answer.clone().unwrap_or(Err(NoAnswer::NotAsked)).map(Progress::Done)
    }

    /// Ends the question. Returns the answer, or the best action so far, or `None`.
    pub fn settle(&mut self) -> Option<G::Action> {
        match self.question.take()?.answer {
            Some(answer) => answer.ok(),
            None => self.bot.settle(),
        }
    }

    /// The game it plays, and what it was shown with its question.
    pub fn question(&self) -> Option<(&G, &G::Observation)> {
        self.question.as_ref().map(|question| (&self.game, &question.observation))
    }

    /// What it thought before its latest answer, if it thinks.
    pub fn thought(&self) -> Option<&Thought<G::Action>> {
        self.bot.thought()
    }
}

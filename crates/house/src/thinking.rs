//! A bot that thinks, for hosts that name no game.
//!
//! A host of a live table asks a bot and then lets it think: natively on a thread of its own until it is done or
//! stopped ([`Stop`](princely_search::Stop)), in a browser in slices ([`Slice`](princely_search::Slice)); between two
//! slices the browser reads its messages.

use crate::replay::Opened;
use crate::seat::Seated;
use crate::{AnySeat, BotKind, BotSpec, BoxedBot, GamesError, Housed, Replay};
use princely_bots::{LiveBot, NoAnswer};
use princely_core::{Message, Quick, Seat, SeatSet};
use princely_protocol::{Advice, AdvisedLine, Raw};
use princely_search::{Progress, Thought, Watch};
use princely_table::{AnyTable, Choice, Live};
use serde::Serialize;

/// A bot of the house. The same bot sits at a table for a whole game, so that its plan for a turn is not lost.
pub trait Thinking: Send {
    /// Asks what the seat should do now. An earlier question is forgotten. The same seat, the same whims and the same
    /// earlier questions give the same answer.
    fn ask(&mut self, seat: &dyn AnySeat, whims: Quick) -> Result<(), NoAnswer>;

    /// The same for a bot that sits beside the table itself. It is shown what the seat may know, and no more.
    fn ask_at(&mut self, table: &dyn AnyTable, seat: Seat, whims: Quick) -> Result<(), NoAnswer>;

    /// The same about the current moment of an opened record. The bot is shown what the seat could know then, and no
    /// more.
    fn ask_about(&mut self, replay: &dyn Replay, seat: Seat, whims: Quick) -> Result<(), NoAnswer>;

    /// Thinks until there is an answer or the watch says to pause. Once there is an answer, it stays the same. The bot
    /// plays the first action of the first line.
    fn go_on(&mut self, watch: &mut dyn Watch) -> Result<Progress<Advice>, NoAnswer>;

    /// Ends the question: the answer, or the best so far, or nothing.
    fn settle(&mut self) -> Option<Advice>;

    /// The same as [`Thinking::go_on`], but nothing is written: the host calls [`Thinking::choose`] or
    /// [`Thinking::settle`] afterwards.
    fn think(&mut self, watch: &mut dyn Watch) -> Result<Progress<()>, NoAnswer>;

    /// Ends the question: the action that the bot plays, or the best so far, or nothing.
    fn choose(&mut self) -> Option<Choice>;

    /// The game is over. A program of somebody else wants to be told.
    fn over(&mut self, winners: SeatSet) {
        let _ = winners;
    }
}

/// A bot of the house at a table of this game.
pub fn bot_of<G: Housed>(game: &G, spec: &BotSpec) -> Result<Box<dyn Thinking>, GamesError> {
    Ok(Box::new(SeatBot::new(game, spec)?))
}

/// A bot of the house at the tables of one game.
pub(crate) struct SeatBot<G: Housed> {
    by: String,
    bot: LiveBot<G, BoxedBot<G>>,
}

impl<G: Housed> SeatBot<G> {
    /// A bot by its name. Programs of others are refused, because they cannot be paused.
    pub(crate) fn new(game: &G, spec: &BotSpec) -> Result<SeatBot<G>, GamesError> {
        if let BotKind::Program(_) = spec.kind {
            return Err(GamesError::Setting("a program cannot sit at a live table".into()));
        }
        let bot = LiveBot::new(game.clone(), spec.bot(game)?);
        Ok(SeatBot { by: spec.to_string(), bot })
    }
}

impl<G: Housed> Thinking for SeatBot<G> {
    fn ask(&mut self, seat: &dyn AnySeat, whims: Quick) -> Result<(), NoAnswer> {
        let seat = seat.as_any().downcast_ref::<Seated<G>>().ok_or(NoAnswer::Foreign)?;
        self.bot.ask(seat.view.observation().clone(), whims);
        Ok(())
    }

    fn ask_at(&mut self, table: &dyn AnyTable, seat: Seat, whims: Quick) -> Result<(), NoAnswer> {
        let live = table.as_any().downcast_ref::<Live<G>>().ok_or(NoAnswer::Foreign)?;
        if seat.0 >= live.game().seats() {
            return Err(NoAnswer::Foreign);
        }
        self.bot.ask(live.observe(Some(seat)), whims);
        Ok(())
    }

    fn ask_about(&mut self, replay: &dyn Replay, seat: Seat, whims: Quick) -> Result<(), NoAnswer> {
        let opened = replay.as_any().downcast_ref::<Opened<G>>().ok_or(NoAnswer::Foreign)?;
        self.bot.ask(opened.observation(Some(seat)).map_err(|_| NoAnswer::Foreign)?, whims);
        Ok(())
    }

    fn go_on(&mut self, watch: &mut dyn Watch) -> Result<Progress<Advice>, NoAnswer> {
        Ok(match self.bot.go_on(watch)? {
            Progress::Pending => Progress::Pending,
            Progress::Done(action) => {
                let mut advice = advised(&self.by, &action, self.bot.thought());
                if let Some((game, observation)) = self.bot.question() {
                    advice.reasons = reasons(game, observation, self.bot.thought());
                }
                Progress::Done(advice)
            }
        })
    }

    fn settle(&mut self) -> Option<Advice> {
        let question = self.bot.question().map(|(game, observation)| (game.clone(), observation.clone()));
        let action = self.bot.settle()?;
        let mut advice = advised(&self.by, &action, self.bot.thought());
        if let Some((game, observation)) = question {
            advice.reasons = reasons(&game, &observation, self.bot.thought());
        }
        Some(advice)
    }

    fn think(&mut self, watch: &mut dyn Watch) -> Result<Progress<()>, NoAnswer> {
        Ok(match self.bot.go_on(watch)? {
            Progress::Pending => Progress::Pending,
            Progress::Done(_) => Progress::Done(()),
        })
    }

    fn choose(&mut self) -> Option<Choice> {
        self.bot.settle().map(Choice::of::<G>)
    }
}

/// The answer of a bot, in the forms of the wire.
pub fn advised<A: Serialize + PartialEq>(by: &str, action: &A, thought: Option<&Thought<A>>) -> Advice {
    // Actions are plain data, and writing them to memory cannot fail.
    let write = |action: &A| {
        Raw::of(action).unwrap_or_else(|error| unreachable!("an action cannot be written: {error}"))
    };
    // A bot may play the rest of a turn without thinking again.
    let thought = thought
        .filter(|thought| thought.lines.first().is_some_and(|line| line.actions.first() == Some(action)));
    let lines = match thought {
        None => {
            vec![AdvisedLine { actions: vec![write(action)], expected: None, error: None, visits: None }]
        }
        Some(thought) => {
            let line = |line: &princely_search::Line<A>| AdvisedLine {
                actions: line.actions.iter().map(write).collect(),
                expected: finite(line.expected),
                error: finite(line.error),
                visits: Some(line.visits),
            };
            thought.lines.iter().map(line).collect()
        }
    };
    let iterations = thought.map(|thought| thought.iterations);
    Advice { by: by.to_owned(), iterations, lines, reasons: Vec::new() }
}

/// Why the chosen line is better than the best other one.
fn reasons<G: Housed>(
    game: &G,
    observation: &G::Observation,
    thought: Option<&Thought<G::Action>>,
) -> Vec<Message> {
    match thought.and_then(Thought::choice) {
        Some((chosen, Some(other))) => game.reasons(observation, &chosen.actions, &other.actions),
        _ => Vec::new(),
    }
}

/// JSON has no word for infinity.
fn finite(number: f32) -> Option<f32> {
    Some(number).filter(|number| number.is_finite())
}

#[cfg(test)]
mod tests;

//! A bot that thinks, for hosts that name no game.
//!
//! A host of a live table asks a bot and then lets it think: natively on a thread of its own until it is done or
//! stopped ([`Stop`](princely_search::Stop)), in a browser in slices ([`Slice`](princely_search::Slice)); between two
//! slices the browser reads its messages.

use self::weighing::{Weighing, unweighed};
use crate::replay::Opened;
use crate::seat::Seated;
use crate::{AnySeat, BotKind, BotSpec, BoxedBot, GamesError, Housed, Replay};
use princely_bots::chance::REFERENCE;
use princely_bots::{LiveBot, NoAnswer};
use princely_core::{Quick, Seat, SeatSet};
use princely_protocol::Advice;
use princely_search::{Progress, Watch};
use princely_table::{AnyTable, Choice, Live};
use serde::Serialize;

mod weighing;

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

    /// Thinks until there is advice or the watch says to pause. Once there is advice, it stays the same. The chances of
    /// what the bot would do and of the best other turns take about 200 ms more than [`Thinking::think`].
    fn go_on(&mut self, watch: &mut dyn Watch) -> Result<Progress<Advice>, NoAnswer>;

    /// Ends the question: the advice, or the best so far, or nothing.
    fn settle(&mut self) -> Option<Advice>;

    /// Thinks about what to play, no further: the host calls [`Thinking::choose`] afterwards.
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
    /// The seat that is asked, and whims for the worlds in which its turns are weighed.
    asked: Option<(Seat, Quick)>,
    /// What is being weighed, once the bot has chosen.
    weighing: Option<Weighing<G>>,
}

impl<G: Housed> SeatBot<G> {
    /// A bot by its name. Programs of others are refused, because they cannot be paused.
    pub(crate) fn new(game: &G, spec: &BotSpec) -> Result<SeatBot<G>, GamesError> {
        if let BotKind::Program(_) = spec.kind {
            return Err(GamesError::Setting("a program cannot sit at a live table".into()));
        }
        let bot = LiveBot::new(game.clone(), spec.bot(game)?);
        Ok(SeatBot { by: spec.to_string(), bot, asked: None, weighing: None })
    }

    /// Asks about what a seat knows.
    pub(crate) fn ask_for(&mut self, seat: Option<Seat>, observation: G::Observation, whims: Quick) {
        self.weighing = None;
        self.asked = seat.map(|seat| (seat, whims.clone()));
        self.bot.ask(observation, whims);
    }

    /// What is to be weighed of an action that the bot has chosen.
    fn weigh(&mut self, action: &G::Action) -> Option<()> {
        if self.weighing.is_none() {
            let (seat, whims) = self.asked.clone()?;
            let (game, observation) = self.bot.question()?;
            let asked = (game, observation, seat);
            self.weighing = Some(Weighing::new(&self.by, asked, action, self.bot.thought(), whims));
        }
        Some(())
    }
}

impl<G: Housed> Thinking for SeatBot<G> {
    fn ask(&mut self, seat: &dyn AnySeat, whims: Quick) -> Result<(), NoAnswer> {
        let seat = seat.as_any().downcast_ref::<Seated<G>>().ok_or(NoAnswer::Foreign)?;
        self.ask_for(seat.view.viewer(), seat.view.observation().clone(), whims);
        Ok(())
    }

    fn ask_at(&mut self, table: &dyn AnyTable, seat: Seat, whims: Quick) -> Result<(), NoAnswer> {
        let live = table.as_any().downcast_ref::<Live<G>>().ok_or(NoAnswer::Foreign)?;
        if seat.0 >= live.game().seats() {
            return Err(NoAnswer::Foreign);
        }
        self.ask_for(Some(seat), live.observe(Some(seat)), whims);
        Ok(())
    }

    fn ask_about(&mut self, replay: &dyn Replay, seat: Seat, whims: Quick) -> Result<(), NoAnswer> {
        let opened = replay.as_any().downcast_ref::<Opened<G>>().ok_or(NoAnswer::Foreign)?;
        let observation = opened.observation(Some(seat)).map_err(|_| NoAnswer::Foreign)?;
        self.ask_for(Some(seat), observation, whims);
        Ok(())
    }

    fn go_on(&mut self, watch: &mut dyn Watch) -> Result<Progress<Advice>, NoAnswer> {
        let Progress::Done(action) = self.bot.go_on(watch)? else { return Ok(Progress::Pending) };
        self.weigh(&action).ok_or(NoAnswer::NotAsked)?;
        match (&mut self.weighing, self.bot.question()) {
            (Some(weighing), Some((game, _))) => Ok(weighing.go_on(game, watch)),
            _ => Err(NoAnswer::NotAsked),
        }
    }

    fn settle(&mut self) -> Option<Advice> {
        let game = self.bot.question().map(|(game, _)| game.clone())?;
        // Without a choice so far, the best one that was found is what there is to weigh.
        let (seat, whims) = self.asked.take()?;
        let observation = self.bot.question().map(|(_, observation)| observation.clone())?;
        let action = self.bot.settle()?;
        let weighing = self.weighing.take().unwrap_or_else(|| {
            Weighing::new(&self.by, (&game, &observation, seat), &action, self.bot.thought(), whims)
        });
        Some(weighing.advice(&game))
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

/// The answer of a bot of which no more is known than what it would do.
pub fn advised<A: Serialize>(by: &str, action: &A) -> Advice {
    Advice {
        by: by.to_owned(),
        iterations: None,
        against: REFERENCE.to_owned(),
        is_calibrated: false,
        lines: vec![unweighed(std::slice::from_ref(action))],
        reasons: Vec::new(),
    }
}

#[cfg(test)]
mod tests;

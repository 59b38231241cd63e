//! A program at a live table, or beside an opened record: it is asked like any other bot.

use super::{Fault, Program};
use crate::{GamesError, Studied};
use princely_core::{Quick, Refusal as _, Seat, SeatSet};
use princely_house::replay::Opened;
use princely_house::seat::Seated;
use princely_house::thinking::advised;
use princely_house::{AnySeat, NoAnswer, Replay, Thinking};
use princely_protocol::Advice;
use princely_search::{Progress, Watch};
use princely_table::{AnyTable, Choice, Live};

/// A program with a seat. It cannot be paused, and thinks in one go.
pub struct LiveProgram<G: Studied> {
    game: G,
    /// Its name, as people type it.
    name: String,
    program: Program,
    /// The seat for which its game has begun.
    seat: Option<Seat>,
    question: Option<Question<G>>,
}

struct Question<G: Studied> {
    seat: Seat,
    observation: G::Observation,
    whims: Quick,
    answer: Option<Result<G::Action, NoAnswer>>,
}

impl<G: Studied> LiveProgram<G> {
    /// A program by its command line, at a table of this game. It may take `millis` milliseconds to answer.
    pub fn new(game: &G, command: &str, millis: u32) -> Result<LiveProgram<G>, GamesError> {
        let program = Program::new(game, command, millis)?;
        let name = format!("cmd:{command}");
        Ok(LiveProgram { game: game.clone(), name, program, seat: None, question: None })
    }

    /// Starts the program, and tells it that a game begins in which it has this seat and these whims. Without this call
    /// that happens before its first answer.
    pub fn begin(&mut self, seat: Seat, whims: &Quick) -> Result<(), Fault> {
        if self.seat != Some(seat) {
            self.program.begin(0, seat, whims)?;
            self.seat = Some(seat);
        }
        Ok(())
    }

    fn ask_for(&mut self, seat: Seat, observation: G::Observation, whims: Quick) {
        self.question = Some(Question { seat, observation, whims, answer: None });
    }

    /// What the program plays. An action that breaks a rule is a fault of the program.
    fn answer(&mut self, question: &Question<G>) -> Result<G::Action, Fault> {
        let Question { seat, observation, whims, .. } = question;
        self.begin(*seat, whims)?;
        let action = self.program.choose(&self.game, observation, *seat)?;
        match self.game.observed_check(observation, &action) {
            Ok(()) => Ok(action),
            Err(refusal) => Err(Fault::Illegal(refusal.rule())),
        }
    }

    fn chosen(&mut self) -> Result<G::Action, NoAnswer> {
        let mut question = self.question.take().ok_or(NoAnswer::NotAsked)?;
        let answer = question.answer.take().unwrap_or_else(|| {
            let answer = self.answer(&question);
            answer.map_err(|fault| NoAnswer::Failed(fault.to_string()))
        });
        question.answer = Some(answer.clone());
        self.question = Some(question);
        answer
    }

    fn settled(&mut self) -> Option<G::Action> {
        self.question.take()?.answer?.ok()
    }
}

impl<G: Studied> Thinking for LiveProgram<G> {
    fn ask(&mut self, seat: &dyn AnySeat, whims: Quick) -> Result<(), NoAnswer> {
        let seated = seat.as_any().downcast_ref::<Seated<G>>().ok_or(NoAnswer::Foreign)?;
        let view = seated.seat_view();
        let seat = view.viewer().ok_or(NoAnswer::NotItsTurn)?;
        self.ask_for(seat, view.observation().clone(), whims);
        Ok(())
    }

    fn ask_at(&mut self, table: &dyn AnyTable, seat: Seat, whims: Quick) -> Result<(), NoAnswer> {
        let live = table.as_any().downcast_ref::<Live<G>>().ok_or(NoAnswer::Foreign)?;
        if seat.0 >= live.game().seats() {
            return Err(NoAnswer::Foreign);
        }
        self.ask_for(seat, live.observe(Some(seat)), whims);
        Ok(())
    }

    fn ask_about(&mut self, replay: &dyn Replay, seat: Seat, whims: Quick) -> Result<(), NoAnswer> {
        let opened = replay.as_any().downcast_ref::<Opened<G>>().ok_or(NoAnswer::Foreign)?;
        let observation = opened.observation(Some(seat)).map_err(|_| NoAnswer::Foreign)?;
        self.ask_for(seat, observation, whims);
        Ok(())
    }

    fn go_on(&mut self, _: &mut dyn Watch) -> Result<Progress<Advice>, NoAnswer> {
        let action = self.chosen()?;
        Ok(Progress::Done(advised(&self.name, &action)))
    }

    fn settle(&mut self) -> Option<Advice> {
        let action = self.settled()?;
        Some(advised(&self.name, &action))
    }

    fn think(&mut self, _: &mut dyn Watch) -> Result<Progress<()>, NoAnswer> {
        self.chosen().map(|_| Progress::Done(()))
    }

    fn choose(&mut self) -> Option<Choice> {
        self.settled().map(Choice::of::<G>)
    }

    fn over(&mut self, winners: SeatSet) {
        self.program.over(winners, None);
    }
}

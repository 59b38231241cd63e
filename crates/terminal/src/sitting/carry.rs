//! Carries out what the driver wants.

use super::{Eyes, Sitting, fault};
use crate::{GamesError, Talk};
use princely_core::{Message, Seat, SeatSet, Turn};
use princely_host::{Client, Effect, Purpose, Thought, Write};
use princely_house::AnySeat as _;
use princely_house::seat::Seated;
use princely_protocol::{FromHost, Millis, ToHost};
use princely_search::InOneGo;
use std::time::SystemTime;

impl<G: Talk> Sitting<'_, G> {
    /// Carries out everything that the driver wants. Bots do not think yet.
    pub(super) fn carry_out(&mut self) -> Result<(), GamesError> {
        while let Some(effect) = self.driver.next_effect() {
            match effect {
                Effect::Store(write) => self.store(&write)?,
                Effect::Read { since } => {
                    // Nobody else writes this journal.
                    let now = self.now();
                    self.driver.entries(since, &[], now).map_err(|error| fault(&error))?;
                }
                Effect::Tell { clients, message } => {
                    clients.iter().try_for_each(|client| self.hear(*client, &message))?;
                }
                Effect::Answer { message, .. } => self.answer = Some(message),
                Effect::Think(thought) => self.thoughts.push_back(thought),
                Effect::Wake { at } => self.wake = Some(at),
                Effect::Ended | Effect::Rematch => {}
            }
        }
        Ok(())
    }

    /// Sends a command of a person to the driver. Returns its answer, if there is one at once.
    pub(super) fn send(&mut self, seat: Seat, command: ToHost) -> Result<Option<FromHost>, GamesError> {
        let (client, now) = (self.client(Some(seat)), self.now());
        self.driver.command(client, Some(seat).into(), command, now);
        self.carry_out()?;
        Ok(self.answer.take())
    }

    /// Nobody at the keyboard is to act: a bot thinks, or the time comes for which the driver waits.
    pub(super) fn let_others_go_on(&mut self, waits_for: Seat) -> Result<(), GamesError> {
        if let Some(thought) = self.thoughts.pop_front() {
            return self.let_think(thought);
        }
        let Some(at) = self.wake.take() else {
            return Err(fault(&format_args!("seat {waits_for} is to act, but nobody plays for it")));
        };
        // Nobody here waits for a clock, so that time simply comes.
        self.clock = self.clock.max(at);
        let now = self.now();
        self.driver.tick(SeatSet::EMPTY, now);
        self.carry_out()
    }

    /// Lets a bot think, however long it takes, and hands its thought back.
    fn let_think(&mut self, mut thought: Thought) -> Result<(), GamesError> {
        while !thought.go_on(&mut InOneGo) {}
        let (seat, is_move) = (thought.seat, thought.purpose != Purpose::Advice);
        match thought.fault().map(ToString::to_string) {
            Some(why) if is_move && self.is_program(seat) => {
                self.tell_audience()?;
                self.replace(seat, &why)?;
                self.carry_out()
            }
            _ => {
                let now = self.now();
                self.driver.thought(thought, now);
                self.carry_out()?;
                // A turn is told as a whole, so that a repeated action is told once.
                match self.turn() {
                    Turn::Seats(seats) if self.next(seats) == seat => Ok(()),
                    _ => self.tell_audience(),
                }
            }
        }
    }

    /// Lets the adviser think. Returns the driver's answer.
    pub(super) fn think_about_advice(&mut self) -> Result<Option<FromHost>, GamesError> {
        let is_advice = |thought: &Thought| thought.purpose == Purpose::Advice;
        let asked = self.thoughts.iter().position(is_advice);
        let Some(mut thought) = asked.and_then(|at| self.thoughts.remove(at)) else { return Ok(None) };
        while !thought.go_on(&mut InOneGo) {}
        if let Some(why) = thought.fault() {
            return Err(GamesError::Setting(format!("{}: {why}", self.adviser)));
        }
        let now = self.now();
        self.driver.thought(thought, now);
        self.carry_out()?;
        Ok(self.answer.take())
    }

    /// Keeps entries in the player's file, if there is one. If that fails, the players are told and the game goes on.
    fn store(&mut self, write: &Write) -> Result<(), GamesError> {
        if self.console.notes() {
            let lines: Vec<String> = write.entries.iter().map(|entry| entry.text.clone()).collect();
            self.note(&lines)?;
        }
        let now = self.now();
        self.driver.stored(now);
        Ok(())
    }

    /// Asks the console to keep lines of the journal.
    pub(super) fn note(&mut self, lines: &[String]) -> Result<(), GamesError> {
        match self.console.note(lines) {
            Ok(()) => Ok(()),
            Err(why) => self.say_wrong(&Message::new("t-not-noted").text("why", why)),
        }
    }

    /// A client is told something.
    fn hear(&mut self, Client(place): Client, message: &FromHost) -> Result<(), GamesError> {
        match message {
            FromHost::Hello(hello) => {
                let seat = Seated::new(hello).map_err(|code| fault(&format_args!("{code:?}")))?;
                self.eyes.push(Eyes { seat, told: hello.version });
                Ok(())
            }
            FromHost::Told(told) => {
                told.entries.iter().try_for_each(|entry| match self.eyes[place as usize].seat.hear(entry) {
                    Ok(_) => Ok(()),
                    Err(error) => Err(fault(&error)),
                })
            }
            _ => Ok(()),
        }
    }

    /// The time of the machine, which does not go back here.
    pub(super) fn now(&mut self) -> Millis {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        self.clock = self.clock.max(since.as_millis() as Millis);
        self.clock
    }
}

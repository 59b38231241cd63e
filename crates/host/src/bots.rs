//! Bots that think or have answered, by seat. A seat keeps its bot for a whole game, so that the bot's plan for a turn is
//! not lost.

use crate::effect::{Purpose, Thought};
use crate::whims::whims;
use princely_core::Seat;
use princely_house::{BotSpec, GamesError, Thinking, all, find};
use princely_protocol::{Millis, Sitter, Terms, Version};
use princely_search::Stop;
use princely_table::{AnyTable, Choice, Think};
use std::collections::BTreeMap;

/// The bot that plays for a seat whose own bot is not known here.
const INSTEAD: &str = "greedy";

/// Makes a bot for tables with these terms.
pub type Maker = fn(&Terms, &BotSpec) -> Result<Box<dyn Thinking>, GamesError>;

/// A bot of the house.
pub fn house_bot(terms: &Terms, spec: &BotSpec) -> Result<Box<dyn Thinking>, GamesError> {
    let ids = || all().iter().map(|house| house.id()).collect::<Vec<_>>().join(", ");
    let house = find(&terms.game).ok_or_else(|| GamesError::NoSuchGame(terms.game.clone(), ids()))?;
    house.bot(terms, spec)
}

/// The bots of a table.
#[derive(Default)]
pub(crate) struct Bots {
    seats: BTreeMap<Seat, SeatBot>,
    /// How many thoughts there have been.
    thoughts: u64,
}

struct SeatBot {
    /// Who it is. When somebody else plays for the seat, the bot is dropped.
    sitter: Sitter,
    is: Is,
    /// The bot; `None` while it thinks, and before it is first asked.
    bot: Option<Box<dyn Thinking>>,
}

/// What a bot does.
enum Is {
    /// It has not been asked.
    Resting,
    /// It thinks.
    Asked { number: u64, stop: Stop },
    /// It has answered. The answer is kept until it is stored or has been overtaken.
    Ready(Found),
    /// Another host lets the bot of this seat think, until this time at the latest.
    Elsewhere { until: Millis },
}

/// What a bot wants to play.
pub(crate) struct Found {
    pub(crate) choice: Choice,
    /// The version for which it was found.
    pub(crate) version: Version,
    /// When it may be played.
    pub(crate) release: Millis,
}

impl Bots {
    /// A number for the next thought.
    pub(crate) fn next_number(&mut self) -> u64 {
        self.thoughts += 1;
        self.thoughts
    }

    /// Whether no bot thinks, or waits for the moment of its move.
    pub(crate) fn are_idle(&self) -> bool {
        !self.seats.values().any(|seat| matches!(seat.is, Is::Asked { .. } | Is::Ready(_)))
    }

    /// A bot that the host has made itself sits down.
    pub(crate) fn seat(&mut self, seat: Seat, sitter: Sitter, bot: Box<dyn Thinking>) {
        let bot = SeatBot { sitter, is: Is::Resting, bot: Some(bot) };
        if let Some(SeatBot { is: Is::Asked { stop, .. }, .. }) = self.seats.insert(seat, bot) {
            stop.stop();
        }
    }

    /// Asks the bots that are to act and have not been asked, and stops those that are not to act any more.
    pub(crate) fn ask(&mut self, table: &dyn AnyTable, bots: Maker) -> Vec<Thought> {
        let thinks = table.thinks();
        self.stop_others(&thinks);
        if table.is_over() {
            let winners = table.winners().unwrap_or_default();
            let bots = std::mem::take(&mut self.seats).into_values().filter_map(|seat| seat.bot);
            bots.for_each(|mut bot| bot.over(winners));
        }
        thinks.iter().filter_map(|think| self.ask_one(table, think, bots)).collect()
    }

    /// Stops bots that are not to act any more. They hand back what they think about, and rest.
    fn stop_others(&mut self, thinks: &[Think]) {
        for (seat, bot) in &mut self.seats {
            if thinks.iter().any(|think| think.seat == *seat && think.sitter == bot.sitter) {
                continue;
            }
            match &bot.is {
                Is::Asked { stop, .. } => stop.stop(),
                Is::Ready(_) | Is::Elsewhere { .. } => bot.is = Is::Resting,
                Is::Resting => {}
            }
        }
    }

    fn ask_one(&mut self, table: &dyn AnyTable, think: &Think, bots: Maker) -> Option<Thought> {
        let number = self.next_number();
        let known = self.seats.get_mut(&think.seat).filter(|bot| bot.sitter == think.sitter);
        let seat = match known {
            Some(seat) => seat,
            None => {
                let bot = SeatBot { sitter: think.sitter.clone(), is: Is::Resting, bot: None };
                self.seats.insert(think.seat, bot);
                self.seats.get_mut(&think.seat)?
            }
        };
        if !matches!(seat.is, Is::Resting) {
            // An earlier question or answer may still hold. If it does not, the bot is asked again when that shows.
            return None;
        }
        let mut bot = match seat.bot.take() {
            Some(bot) => bot,
            None => made(table, &think.sitter, bots)?,
        };
        bot.ask_at(table, think.seat, whims(table, think.seat)).ok()?;
        let stop = Stop::new();
        seat.is = Is::Asked { number, stop: stop.clone() };
        let is_fixed = table.opening().manner.bot_ms > 0;
        Some(Thought {
            number,
            seat: think.seat,
            version: think.version,
            purpose: Purpose::Move { release: think.release },
            until: is_fixed.then_some(think.release),
            stop,
            bot,
            fault: None,
        })
    }

    /// Whether this is what the bot of the seat was asked last.
    fn asked(&mut self, seat: Seat, number: u64) -> Option<&mut SeatBot> {
        let is_asked =
            |bot: &&mut SeatBot| matches!(bot.is, Is::Asked { number: asked, .. } if asked == number);
        self.seats.get_mut(&seat).filter(is_asked)
    }

    /// A bot has finished thinking about its move.
    pub(crate) fn thought(&mut self, thought: Thought, table: &dyn AnyTable) {
        let Purpose::Move { release } = thought.purpose else { return };
        let Some(seat) = self.asked(thought.seat, thought.number) else { return };
        let mut bot = thought.bot;
        let chosen = bot.choose();
        seat.bot = Some(bot);
        if thought.stop.is_stopped() {
            seat.is = Is::Resting;
            return;
        }
        // A bot without an answer must not stop the game: then any legal action is played.
        let chosen = chosen.or_else(|| table.any_choice(thought.seat, whims(table, thought.seat)));
        seat.is = match chosen {
            Some(choice) => Is::Ready(Found { choice, version: thought.version, release }),
            None => Is::Resting,
        };
    }

    /// The bot of a thought is gone, for example because its thread has failed.
    pub(crate) fn lost(&mut self, seat: Seat, number: u64, release: Millis, table: &dyn AnyTable) {
        let Some(bot) = self.asked(seat, number) else { return };
        let choice = table.any_choice(seat, whims(table, seat));
        bot.is = choice
            .map_or(Is::Resting, |choice| Is::Ready(Found { choice, version: table.version(), release }));
    }

    /// Another host lets the bot think.
    pub(crate) fn elsewhere(&mut self, thought: Thought, until: Millis) {
        if let Some(seat) = self.asked(thought.seat, thought.number) {
            seat.bot = Some(thought.bot);
            seat.is = Is::Elsewhere { until };
        }
    }

    /// The table has moved on: nothing is left to other hosts any more.
    pub(crate) fn moved_on(&mut self) {
        for bot in self.seats.values_mut() {
            if let Is::Elsewhere { .. } = bot.is {
                bot.is = Is::Resting;
            }
        }
    }

    /// Whether another host has had its time with a bot. It is not waited for any longer.
    pub(crate) fn waited(&mut self, now: Millis) -> bool {
        let mut waited = false;
        for bot in self.seats.values_mut() {
            if matches!(bot.is, Is::Elsewhere { until } if until <= now) {
                bot.is = Is::Resting;
                waited = true;
            }
        }
        waited
    }

    /// The bot of a seat is asked again, if it is still to act.
    pub(crate) fn rest(&mut self, seat: Seat) {
        if let Some(bot) = self.seats.get_mut(&seat)
            && let Is::Ready(_) = bot.is
        {
            bot.is = Is::Resting;
        }
    }

    /// The first answer that may be played now, if moves may be made from `earliest` on.
    pub(crate) fn due(&self, earliest: Millis, now: Millis) -> Option<(Seat, &Found)> {
        self.ready().find(|(_, answer)| answer.release.max(earliest) <= now)
    }

    /// When a bot wants to be looked at next.
    pub(crate) fn next(&self, earliest: Millis) -> Option<Millis> {
        let elsewhere = self.seats.values().filter_map(|bot| match bot.is {
            Is::Elsewhere { until } => Some(until),
            _ => None,
        });
        self.ready().map(|(_, answer)| answer.release.max(earliest)).chain(elsewhere).min()
    }

    fn ready(&self) -> impl Iterator<Item = (Seat, &Found)> {
        self.seats.iter().filter_map(|(seat, bot)| match &bot.is {
            Is::Ready(answer) => Some((*seat, answer)),
            _ => None,
        })
    }
}

/// The bot that plays for a seat. A program of somebody else is not made here: the host seats it.
fn made(table: &dyn AnyTable, sitter: &Sitter, bots: Maker) -> Option<Box<dyn Thinking>> {
    let Sitter::Bot { level } = sitter else { return None };
    let terms = &table.opening().terms;
    let spec = BotSpec::from_wire(level).unwrap_or_else(|_| BotSpec::named(INSTEAD));
    bots(terms, &spec).or_else(|_| bots(terms, &BotSpec::named(INSTEAD))).ok()
}

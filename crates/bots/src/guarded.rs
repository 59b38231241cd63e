//! A bot whose panics are caught: a panic counts as an answer, and the table goes on.

use crate::bot::{Answer, Bot, NoAnswer};
use princely_core::{Game, Quick};
use princely_search::{Thought, Watch};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How much of the message of a panic is kept, in characters.
const LONGEST: usize = 200;

/// A bot whose panics are caught. After a panic nobody knows what state it is in, so it is thrown away and never
/// asked again.
///
/// If panics end the program (WebAssembly, `panic = "abort"`), nothing can be caught.
#[derive(Debug)]
pub struct Guarded<B> {
    /// The bot, or what it said when it panicked.
    bot: Result<B, String>,
}

impl<B> Guarded<B> {
    /// Guards a bot.
    pub fn new(bot: B) -> Self {
        Guarded { bot: Ok(bot) }
    }

    /// Lets the bot do something.
    fn let_it<T>(&mut self, act: impl FnOnce(&mut B) -> T) -> Result<T, NoAnswer> {
        let bot = match &mut self.bot {
            Ok(bot) => bot,
            Err(said) => return Err(NoAnswer::Panicked(said.clone())),
        };
        // A panic may leave the bot in a broken state, but the bot is thrown away.
        catch_unwind(AssertUnwindSafe(|| act(bot))).map_err(|panic| {
            let said = said(&*panic);
            let broken = std::mem::replace(&mut self.bot, Err(said.clone()));
            // It may panic once more while it is thrown away.
            let _ = catch_unwind(AssertUnwindSafe(|| drop(broken)));
            NoAnswer::Panicked(said)
        })
    }
}

impl<G: Game, B: Bot<G>> Bot<G> for Guarded<B> {
    fn think(
        &mut self,
        game: &G,
        observation: &G::Observation,
        whims: &mut Quick,
        watch: &mut dyn Watch,
    ) -> Answer<G::Action> {
        self.let_it(|bot| bot.think(game, observation, whims, watch))?
    }

    fn settle(&mut self) -> Option<G::Action> {
        self.let_it(Bot::settle).ok()?
    }

    fn thought(&self) -> Option<&Thought<G::Action>> {
        let bot = self.bot.as_ref().ok()?;
        catch_unwind(AssertUnwindSafe(|| bot.thought())).ok()?
    }
}

/// What a panic says.
fn said(panic: &(dyn Any + Send)) -> String {
    let said = match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(text), _) => text,
        (None, Some(text)) => text.as_str(),
        (None, None) => "nothing",
    };
    said.chars().take(LONGEST).collect()
}

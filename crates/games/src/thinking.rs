//! A bot that thinks, for hosts that name no game.
//!
//! A host of a live table asks a [`LiveBot`] and then lets it go on: natively on a thread of its own until it is
//! done or stopped ([`Stop`](princely_search::Stop)), in a browser in slices ([`Slice`](princely_search::Slice))
//! between which it looks at its messages.

use crate::playable::BoxedBot;
use crate::{BotKind, BotSpec, GamesError, Playable};
use princely_bots::{LiveBot, NoAnswer};
use princely_search::{Progress, Thought, Watch};
use serde_json::Value;

/// A bot that has been asked something.
pub trait Thinking: Send {
    /// Thinks until there is a decision or the watch says to pause. Once there is a decision, it stays the same.
    fn go_on(&mut self, watch: &mut dyn Watch) -> Result<Progress<Decision>, NoAnswer>;

    /// Ends the question: the decision, or the best so far, or nothing.
    fn settle(&mut self) -> Option<Decision>;
}

/// What a bot decided, with actions in JSON as records write them (docs/records.md).
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The action.
    pub action: Value,
    /// What the bot thought, if it thinks.
    pub thought: Option<Thought<Value>>,
}

impl<G: Playable> Thinking for LiveBot<G, BoxedBot<G>>
where
    G::Observation: Send,
{
    fn go_on(&mut self, watch: &mut dyn Watch) -> Result<Progress<Decision>, NoAnswer> {
        Ok(match LiveBot::go_on(self, watch)? {
            Progress::Pending => Progress::Pending,
            Progress::Done(action) => Progress::Done(written(action, self.thought())),
        })
    }

    fn settle(&mut self) -> Option<Decision> {
        let action = LiveBot::settle(self)?;
        Some(written(action, self.thought()))
    }
}

fn written<A: serde::Serialize>(action: A, thought: Option<&Thought<A>>) -> Decision {
    // The actions of a game can always be written.
    let write = |action: &A| serde_json::to_value(action).unwrap_or_default();
    Decision { action: write(&action), thought: thought.map(|thought| thought.map(write)) }
}

/// A bot of the house for a live table. Programs of others cannot be paused, and are refused.
pub fn live_bot<G: Playable>(game: &G, spec: &BotSpec) -> Result<LiveBot<G, BoxedBot<G>>, GamesError> {
    if let BotKind::Program(_) = spec.kind {
        return Err(GamesError::Setting("a program cannot sit at a live table".into()));
    }
    Ok(LiveBot::new(game.clone(), spec.bot(game)?))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use princely_core::{Keyed, Quick, Seat, Seed, Silent, Table, Turn};
    use princely_fuerstenfeld::Fuerstenfeld;
    use princely_principati::Principati;
    use princely_search::InOneGo;

    /// Plays a game of live bots that are paused all the time, by what they say in JSON.
    fn play<G: Playable>(game: &G, names: &[&str], most: usize)
    where
        G::Observation: Send,
    {
        let spec = |name: &&str| BotSpec::from_wire(name).unwrap();
        let mut bots: Vec<_> = names.iter().map(|name| live_bot(game, &spec(name)).unwrap()).collect();
        let (mut table, mut dice) = (Table::new(game.clone()), Keyed::new(Seed::of_series(5, 5)));
        let mut thoughts = 0;
        while let princely_core::Step::Seats(seats) = table.step(&mut dice, &mut Silent)
            && table.log().len() < most
        {
            let seat = seats.lowest().unwrap_or(Seat(0));
            let bot = &mut bots[seat.index()];
            bot.ask(game.observe(table.state(), Some(seat)), Quick(table.log().len() as u64));
            let bot: &mut dyn Thinking = bot;
            let decision = loop {
                match bot.go_on(&mut || true).unwrap() {
                    Progress::Pending => (),
                    Progress::Done(decision) => break decision,
                }
            };
            assert_eq!(bot.settle().unwrap(), decision);
            if let Some(thought) = &decision.thought {
                thoughts += 1;
                assert_eq!(thought.lines[0].actions[0], decision.action);
            }
            let action = serde_json::from_value(decision.action).unwrap();
            table.act(seat, action, &mut Silent).unwrap();
            assert!(bot.settle().is_none());
        }
        assert!(thoughts > 10 && (table.log().len() >= most || table.turn() == Turn::Over));
    }

    #[test]
    fn whole_games_are_played_by_bots_that_name_no_game() {
        play(
            &Fuerstenfeld::set_up(&crate::Setting::default()).unwrap(),
            &["strong@20", "easy", "random", "greedy"],
            999,
        );
        play(&Principati::default(), &["strong@3", "beginner"], 60);
    }

    #[test]
    fn a_program_has_no_seat_at_a_live_table() {
        let game = Principati::default();
        assert!(live_bot(&game, &"cmd:./my-bot".parse().unwrap()).is_err());
        assert!(live_bot(&game, &BotSpec::named("nobody")).is_err());
        let mut bot = live_bot(&game, &BotSpec::named("greedy")).unwrap();
        assert_eq!(Thinking::go_on(&mut bot, &mut InOneGo), Err(NoAnswer::NotAsked));
    }
}

//! Steps as one viewer may see them, and how that viewer follows the game by them.
//!
//! A host knows everything. A viewer gets the entries as [`Seen`] steps and rebuilds its own observation with the same
//! engine: it imagines one world in which the step can happen, plays the step there, and observes. Worlds that differ
//! only in what is hidden look the same to the viewer (the law of two worlds). So it does not matter which of them is
//! imagined: the result is what [`Game::observe`] says of the true state.

use crate::record::Entry;
use crate::{Game, Refused, Seat, Sink, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;

/// A game that can be followed by somebody who sees only a part of it. Actions and seen steps cross the wire in their
/// own serde form: tagged by `type`, counted from 0, every field present.
pub trait Followed:
    Game<Action: Serialize + DeserializeOwned, SeenAction: DeserializeOwned, SeenChance: DeserializeOwned>
{
    /// The secret choices that come to light for the viewer when the seat does this: who had chosen what, in the
    /// order of the seats. The choice of the seat itself is among them if the viewer did not see it.
    fn uncovers(
        &self,
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
        viewer: Viewer,
    ) -> Vec<(Seat, Self::Action)> {
        let _ = (state, seat, action, viewer);
        Vec::new()
    }

    /// A world that the viewer of the observation cannot rule out and in which the seat can do what was seen, and an
    /// action that looks like that. `None` if what was seen cannot happen here.
    fn imagine_action(
        &self,
        observation: &Self::Observation,
        seat: Seat,
        seen: &Self::SeenAction,
        uncovers: &[(Seat, Self::Action)],
    ) -> Option<(Self::State, Self::Action)>;

    /// The same for a step of chance.
    fn imagine_chance(
        &self,
        observation: &Self::Observation,
        seen: &Self::SeenChance,
    ) -> Option<(Self::State, Self::Chance)>;
}

/// One step of a game, as a viewer sees it.
pub enum Seen<G: Game> {
    /// Chance decided.
    Chance(G::SeenChance),
    /// A seat acted.
    Action {
        /// Which seat.
        seat: Seat,
        /// What it did, as far as the viewer may know.
        action: G::SeenAction,
        /// The secret choices that came to light: see [`Followed::uncovers`].
        uncovers: Vec<(Seat, G::Action)>,
    },
}

impl<G: Followed> Seen<G> {
    /// What the viewer sees of an entry that is about to be played in a state.
    pub fn of(game: &G, before: &G::State, entry: &Entry<G>, viewer: Viewer) -> Seen<G> {
        match entry {
            Entry::Chance(chance) => Seen::Chance(game.see_chance(chance, viewer)),
            Entry::Action { seat, action } => Seen::Action {
                seat: *seat,
                action: game.see_action(*seat, action, viewer),
                uncovers: game.uncovers(before, *seat, action, viewer),
            },
        }
    }
}

/// The viewer's observation after a step, and the events of that step as the viewer learns of them.
///
/// Nothing is trusted: a step that the viewer cannot have seen like this is refused.
pub fn follow<G: Followed>(
    game: &G,
    observation: &G::Observation,
    viewer: Viewer,
    seen: &Seen<G>,
    events: &mut impl Sink<G::Event>,
) -> Result<G::Observation, CannotFollow> {
    let refused = |refusal: &G::Refusal| CannotFollow { refused: Some(Refused::new(refusal)) };
    // A lie may lead to a world that the viewer can rule out, for example one in which it does not hold its own cards.
    let is_possible = |world: &G::State| game.observe(world, viewer) == *observation;
    let mut happened = Vec::new();
    let after = match seen {
        Seen::Chance(seen) => {
            let (mut world, chance) = game.imagine_chance(observation, seen).ok_or(CannotFollow::NOTHING)?;
            game.check_chance(&world, &chance).map_err(|refusal| refused(&refusal))?;
            if game.see_chance(&chance, viewer) != *seen || !is_possible(&world) {
                return Err(CannotFollow::NOTHING);
            }
            game.apply_chance(&mut world, &chance, &mut happened);
            world
        }
        Seen::Action { seat, action: seen, uncovers } => {
            let (mut world, action) =
                game.imagine_action(observation, *seat, seen, uncovers).ok_or(CannotFollow::NOTHING)?;
            game.check(&world, *seat, &action).map_err(|refusal| refused(&refusal))?;
            let looks_so = game.see_action(*seat, &action, viewer) == *seen
                && game.uncovers(&world, *seat, &action, viewer) == *uncovers
                && is_possible(&world);
            if !looks_so {
                return Err(CannotFollow::NOTHING);
            }
            game.apply(&mut world, *seat, action, &mut happened);
            world
        }
    };
    for event in happened.iter().filter_map(|event| game.redact(event, viewer)) {
        events.tell(|| event);
    }
    Ok(game.observe(&after, viewer))
}

/// A step that cannot have happened as it was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CannotFollow {
    /// The rule that it breaks, if there is one.
    pub refused: Option<Refused>,
}

impl CannotFollow {
    const NOTHING: CannotFollow = CannotFollow { refused: None };
}

impl fmt::Display for CannotFollow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.refused {
            Some(refused) => write!(f, "this step cannot have happened: {}", refused.rule),
            None => f.write_str("this step cannot have happened"),
        }
    }
}

impl std::error::Error for CannotFollow {}

impl<G: Game> Clone for Seen<G> {
    fn clone(&self) -> Self {
        match self {
            Seen::Chance(chance) => Seen::Chance(chance.clone()),
            Seen::Action { seat, action, uncovers } => {
                Seen::Action { seat: *seat, action: action.clone(), uncovers: uncovers.clone() }
            }
        }
    }
}

impl<G: Game> PartialEq for Seen<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Seen::Chance(one), Seen::Chance(other)) => one == other,
            (Seen::Action { seat, action, uncovers }, Seen::Action { seat: s, action: a, uncovers: u }) => {
                seat == s && action == a && uncovers == u
            }
            _ => false,
        }
    }
}

impl<G: Game> fmt::Debug for Seen<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seen::Chance(chance) => f.debug_tuple("Chance").field(chance).finish(),
            Seen::Action { seat, action, uncovers } => {
                f.debug_tuple("Action").field(seat).field(action).field(uncovers).finish()
            }
        }
    }
}

//! A viewer that is told only seen steps, and follows them with the same engine, knows exactly what `observe` says of
//! the true state: after every entry, to the byte.

use super::{LawBroken, Lawful, Moment, Plan, viewers, walk};
use crate::seen::{Seen, follow};
use crate::{Followed, Game, Seat, Uniform, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Plays the games of a plan. Every seat and a spectator are told only seen steps. Returns how many observations were
/// compared with the truth.
pub fn can_be_followed<G: Lawful>(game: &G, plan: &Plan<G>) -> Result<u64, LawBroken> {
    let (mut followers, mut followed) = (Followers::new(game), 0);
    walk(game, plan, |moment, quick| {
        if moment.table.log().is_empty() {
            followers = Followers::new(game);
        }
        let to_the_byte = quick.below(plan.every) == 0;
        followed += moment.holds("seen", followers.know_what_they_may(moment, to_the_byte))?;
        moment.holds("seen", followers.are_told(moment))
    })?;
    Ok(followed)
}

/// The observations that seats and a spectator have built from what they were told.
struct Followers<G: Game> {
    of: Vec<(Viewer, G::Observation)>,
}

impl<G: Lawful> Followers<G> {
    /// Everybody sits at an empty table.
    fn new(game: &G) -> Followers<G> {
        let state = game.start();
        Followers { of: viewers(game).map(|viewer| (viewer, game.observe(&state, viewer))).collect() }
    }

    /// Compares what everybody has built with the truth. Returns how many viewers there are.
    fn know_what_they_may(&self, moment: &Moment<'_, G>, to_the_byte: bool) -> Result<u64, String> {
        let (game, state) = (moment.game(), moment.state());
        for (viewer, built) in &self.of {
            let truth = game.observe(state, *viewer);
            if *built != truth {
                return Err(format!("{viewer:?} has followed to {built:?}, but the truth is {truth:?}"));
            }
            if to_the_byte && written(built)? != written(&truth)? {
                return Err(format!("what {viewer:?} has followed to is written otherwise than the truth"));
            }
        }
        Ok(self.of.len() as u64)
    }

    /// Tells everybody the next entry, as it would travel: written, and read again.
    fn are_told(&mut self, moment: &Moment<'_, G>) -> Result<(), String> {
        let (game, before) = (moment.game(), moment.state());
        let Some(entry) = moment.next else { return Ok(()) };
        let (after, events) = super::worlds::take(game, before, entry);
        drop(after);
        for (viewer, observation) in &mut self.of {
            let seen = travelled(&Seen::of(game, before, entry, *viewer))?;
            let mut told = Vec::new();
            let next = follow(game, observation, *viewer, &seen, &mut told)
                .map_err(|error| format!("{viewer:?} cannot follow {seen:?} ({entry:?}): {error}"))?;
            let truth: Vec<G::Event> =
                events.iter().filter_map(|event| game.redact(event, *viewer)).collect();
            if told != truth {
                return Err(format!("{viewer:?} follows {told:?}, but what happened looks so: {truth:?}"));
            }
            *observation = next;
        }
        Ok(())
    }
}

/// A seen step after a journey as JSON.
fn travelled<G: Followed>(seen: &Seen<G>) -> Result<Seen<G>, String> {
    Ok(match seen {
        Seen::Chance(chance) => Seen::Chance(again(chance)?),
        Seen::Action { seat, action, uncovers } => {
            let uncovers: Vec<(Seat, G::Action)> = again(uncovers)?;
            Seen::Action { seat: *seat, action: again(action)?, uncovers }
        }
    })
}

fn again<T: Serialize + DeserializeOwned>(value: &T) -> Result<T, String> {
    let text = written(value)?;
    serde_json::from_str(&text).map_err(|error| format!("{text} cannot be read again: {error}"))
}

fn written(value: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| error.to_string())
}

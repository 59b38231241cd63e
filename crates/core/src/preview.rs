//! What would happen if: a sequence of actions, tried in an imagined world.

use crate::seen::Followed;
use crate::{Quick, Seat, Turn};

/// What a seat would see if it did something.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview<E, O> {
    /// How many of the actions were tried.
    pub played: usize,
    /// What would happen, as the seat would learn of it.
    pub events: Vec<E>,
    /// What the seat would see then. `None` if that depends on what is hidden from it ([`Stop::Secrets`]).
    pub after: Option<O>,
    /// Why it stops there.
    pub stop: Stop,
}

/// Where a preview stops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stop {
    /// The seat can go on.
    OwnTurn,
    /// Another seat is to act.
    Others,
    /// Chance is to decide.
    Chance,
    /// The game would be over.
    Over,
    /// The next action would bring secret choices of others to light, and nobody can know what follows.
    Secrets,
}

/// A [`Preview`] of a game.
pub type PreviewOf<G> = Preview<<G as crate::Game>::Event, <G as crate::Game>::Observation>;

/// Tries actions of the seat whose observation this is, up to the next step of chance or of another seat.
/// A refusal comes with the index of the action it is about.
pub fn preview<G: Followed>(
    game: &G,
    observation: &G::Observation,
    seat: Seat,
    actions: &[G::Action],
) -> Result<PreviewOf<G>, (usize, G::Refusal)> {
    let mut world = game.determinize(observation, &mut Quick(0));
    let (mut told, mut played, mut stop) = (Vec::new(), 0, stops_at(game, &world, seat));
    let viewer = Some(seat);
    for (index, action) in actions.iter().enumerate() {
        if index > 0 && stop != Stop::OwnTurn {
            break;
        }
        game.check(&world, seat, action).map_err(|refusal| (index, refusal))?;
        if !game.uncovers(&world, seat, action, viewer).is_empty() {
            let events = redacted(game, &told, viewer);
            return Ok(Preview { played: index, events, after: None, stop: Stop::Secrets });
        }
        game.apply(&mut world, seat, *action, &mut told);
        played = index + 1;
        stop = stops_at(game, &world, seat);
    }
    let events = redacted(game, &told, viewer);
    Ok(Preview { played, events, after: Some(game.observe(&world, viewer)), stop })
}

fn redacted<G: Followed>(game: &G, events: &[G::Event], viewer: crate::Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| game.redact(event, viewer)).collect()
}

fn stops_at<G: Followed>(game: &G, world: &G::State, seat: Seat) -> Stop {
    match game.turn(world) {
        Turn::Seats(seats) if seats.contains(seat) => Stop::OwnTurn,
        Turn::Seats(_) => Stop::Others,
        Turn::Chance => Stop::Chance,
        Turn::Over => Stop::Over,
    }
}

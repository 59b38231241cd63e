//! What would happen after a sequence of actions, tried in an imagined world.
//!
//! Any world that the seat cannot rule out is good enough. Up to the next step of chance or of another seat, what
//! follows an action looks the same to the seat in all of these worlds, as long as no secret choices of others come to
//! light.

use crate::seen::Followed;
use crate::{Game, Quick, Seat, Silent, Sink, Turn};

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
pub type PreviewOf<G> = Preview<<G as Game>::Event, <G as Game>::Observation>;

/// A world in which a seat tries what it could do.
pub struct Trial<'g, G: Game> {
    game: &'g G,
    seat: Seat,
    world: G::State,
}

impl<'g, G: Game> Trial<'g, G> {
    /// A world that cannot be ruled out by `seat`, whose observation this is.
    pub fn new(game: &'g G, observation: &G::Observation, seat: Seat) -> Trial<'g, G> {
        Trial { game, seat, world: game.determinize(observation, &mut Quick(0)) }
    }

    /// Who would be next.
    pub fn stop(&self) -> Stop {
        match self.game.turn(&self.world) {
            Turn::Seats(seats) if seats.contains(self.seat) => Stop::OwnTurn,
            Turn::Seats(_) => Stop::Others,
            Turn::Chance => Stop::Chance,
            Turn::Over => Stop::Over,
        }
    }

    /// Tries an action, and tells what happens, hidden parts of the imagined world included.
    pub fn act(&mut self, action: G::Action, events: &mut impl Sink<G::Event>) -> Result<(), G::Refusal> {
        self.game.check(&self.world, self.seat, &action)?;
        self.game.apply(&mut self.world, self.seat, action, events);
        Ok(())
    }

    /// What the seat would see now.
    pub fn seen(&self) -> G::Observation {
        self.game.observe(&self.world, Some(self.seat))
    }
}

impl<G: Game> std::fmt::Debug for Trial<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Trial").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// What the seat will see after its action, if its turn goes on then.
pub fn seen_after<G: Game>(
    game: &G,
    observation: &G::Observation,
    seat: Seat,
    action: G::Action,
) -> Option<G::Observation> {
    let mut trial = Trial::new(game, observation, seat);
    trial.act(action, &mut Silent).ok()?;
    (trial.stop() == Stop::OwnTurn).then(|| trial.seen())
}

/// Tries actions of the seat whose observation this is, up to the next step of chance or of another seat.
/// A refusal comes with the index of the action it is about.
pub fn preview<G: Followed>(
    game: &G,
    observation: &G::Observation,
    seat: Seat,
    actions: &[G::Action],
) -> Result<PreviewOf<G>, (usize, G::Refusal)> {
    let mut trial = Trial::new(game, observation, seat);
    let (mut told, mut played) = (Vec::new(), 0);
    let viewer = Some(seat);
    for (index, action) in actions.iter().enumerate() {
        if index > 0 && trial.stop() != Stop::OwnTurn {
            break;
        }
        game.check(&trial.world, seat, action).map_err(|refusal| (index, refusal))?;
        if !game.uncovers(&trial.world, seat, action, viewer).is_empty() {
            let events = redacted(game, &told, viewer);
            return Ok(Preview { played: index, events, after: None, stop: Stop::Secrets });
        }
        trial.act(*action, &mut told).map_err(|refusal| (index, refusal))?;
        played = index + 1;
    }
    let events = redacted(game, &told, viewer);
    Ok(Preview { played, events, after: Some(trial.seen()), stop: trial.stop() })
}

fn redacted<G: Followed>(game: &G, events: &[G::Event], viewer: crate::Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| game.redact(event, viewer)).collect()
}

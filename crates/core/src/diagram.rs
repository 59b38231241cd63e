//! A position by itself, without the game that led to it.

use crate::{Game, Quick, Seat, Viewer};
use std::fmt;

/// A position that is written in one line: as one viewer knows it, or with everything open.
pub enum Diagram<G: Game> {
    /// What a viewer knows.
    Seen(G::Observation, Viewer),
    /// Everything, for finished games and for games without secrets among those who look.
    Open(G::State),
}

impl<G: Game> Diagram<G> {
    /// What a seat knows, if the diagram shows that.
    pub fn observation(&self, game: &G, seat: Seat) -> Option<G::Observation> {
        match self {
            Diagram::Seen(observation, viewer) => (*viewer == Some(seat)).then(|| observation.clone()),
            Diagram::Open(state) => Some(game.observe(state, Some(seat))),
        }
    }

    /// The state, or one that looks the same.
    pub fn some_state(&self, game: &G) -> G::State {
        match self {
            Diagram::Seen(observation, _) => game.determinize(observation, &mut Quick(0)),
            Diagram::Open(state) => state.clone(),
        }
    }
}

impl<G: Game> fmt::Debug for Diagram<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A log must not show what is hidden.
        f.write_str(match self {
            Diagram::Seen(..) => "Diagram::Seen",
            Diagram::Open(_) => "Diagram::Open",
        })
    }
}

//! What a bot has chosen, without the type of its game: inside one program a choice does not pass through JSON.

use crate::Hosted;
use std::any::Any;
use std::fmt;

/// An action of some game.
pub struct Choice(Box<dyn Any + Send>);

impl Choice {
    /// An action of game `G`.
    pub fn of<G: Hosted>(action: G::Action) -> Choice {
        Choice(Box::new(Chosen::<G>(action)))
    }

    /// The action, if it is one of game `G`.
    pub fn action<G: Hosted>(&self) -> Option<G::Action> {
        self.0.downcast_ref::<Chosen<G>>().map(|chosen| chosen.0)
    }
}

/// Two games could have actions of the same type; this names the game.
struct Chosen<G: Hosted>(G::Action);

impl fmt::Debug for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A log must not show a choice, which may be secret.
        f.write_str("Choice")
    }
}

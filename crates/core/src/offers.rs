//! What a client can offer a player without knowing a rule.

use crate::Game;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// A game that says what there is to choose from, in a form that a client can lay out: limits, prices, costs,
/// places, what is possible, and why the rest is not.
pub trait Offers: Game {
    /// Everything a seat may choose from now.
    type Choices: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// A question about one thing, if the answers to all questions at once would be long: for example, where a tile may
    /// lie.
    type Question: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The answer to a question.
    type Answer: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// What the viewer may choose from; `None` if it is not to act.
    fn choices(&self, observation: &Self::Observation) -> Option<Self::Choices>;

    /// Answers a question about what the viewer sees. A question about something that is not there gets an answer
    /// that says so; no question panics.
    fn answer(&self, observation: &Self::Observation, question: &Self::Question) -> Self::Answer;

    /// What the viewer would see if its turn came now, before the turns of others. It lets players try things out while
    /// others think. `None` if it is the viewer's turn already, if no turn of the viewer can be known (none is to come,
    /// or chance comes first), or if the game cannot say.
    fn ahead(&self, _observation: &Self::Observation) -> Option<Self::Observation> {
        None
    }
}

//! What is asked of a table or of a seat view, and answered from what one viewer may know.

use crate::Hosted;
use crate::feed::raw;
use princely_core::{Aid, Refused, Seat, Turn, Viewer};
use princely_protocol::{LegalList, Position, Preview, ProblemCode, Raw};

/// A list of legal actions has at most this many. If there are more actions, some are left out evenly.
const MOST_LISTED: usize = 2000;

/// What one viewer knows, ready to be asked.
#[derive(Debug)]
pub struct Known<'k, G: Hosted> {
    /// The game.
    pub game: &'k G,
    /// What the viewer may know.
    pub observation: &'k G::Observation,
    /// The viewer.
    pub viewer: Viewer,
    /// What may be looked up.
    pub aid: Aid,
    /// Whether the game has ended, perhaps before its rules say so.
    pub is_over: bool,
}

impl<G: Hosted> Known<'_, G> {
    /// Who is to act.
    pub fn turn(&self) -> Turn {
        if self.is_over { Turn::Over } else { self.game.observed_turn(self.observation) }
    }

    /// The view, and what there is to choose from.
    pub fn position(&self) -> Position {
        Position {
            turn: self.turn().into(),
            view: raw(&self.game.view(self.observation, self.aid)),
            choices: self.choices(self.observation),
        }
    }

    fn choices(&self, observation: &G::Observation) -> Option<Raw> {
        self.game.choices(observation).filter(|_| !self.is_over).map(|choices| raw(&choices))
    }

    /// All that the viewer may do.
    pub fn legal(&self) -> LegalList {
        let mut legal = Vec::new();
        if !self.is_over {
            self.game.observed_legal_actions(self.observation, &mut legal);
        }
        let (count, most) = (legal.len(), legal.len().min(MOST_LISTED));
        let actions = (0..most).map(|place| raw(&legal[place * count / most]));
        LegalList { count: count as u32, actions: actions.collect() }
    }

    /// The answer to a question in the game's own form.
    pub fn answer(&self, question: &Raw) -> Result<Raw, ProblemCode> {
        let question = question.read().map_err(|_| ProblemCode::Malformed)?;
        Ok(raw(&self.game.answer(self.observation, &question)))
    }

    /// What would happen if the viewer did this. A refusal comes with the index of its action.
    pub fn preview(&self, actions: &[Raw]) -> Result<Result<Preview, (u32, Refused)>, ProblemCode> {
        let seat = self.viewer.ok_or(ProblemCode::NotYourSeat)?;
        if self.is_over {
            return Err(ProblemCode::Over);
        }
        let actions = read_actions::<G>(actions)?;
        Ok(self.try_out(seat, &actions))
    }

    fn try_out(&self, seat: Seat, actions: &[G::Action]) -> Result<Preview, (u32, Refused)> {
        let preview = princely_core::preview(self.game, self.observation, seat, actions)
            .map_err(|(index, refusal)| (index as u32, Refused::new(&refusal)))?;
        Ok(Preview {
            played: preview.played as u32,
            events: preview.events.iter().map(|event| self.game.describe(event)).collect(),
            view: preview.after.as_ref().map(|after| raw(&self.game.view(after, self.aid))),
            choices: preview.after.as_ref().and_then(|after| self.choices(after)),
            stop: preview.stop.into(),
        })
    }
}

/// Reads actions as the wire has them.
pub(crate) fn read_actions<G: Hosted>(actions: &[Raw]) -> Result<Vec<G::Action>, ProblemCode> {
    actions.iter().map(Raw::read).collect::<Result<_, _>>().map_err(|_| ProblemCode::Malformed)
}

//! What a player may choose from, in a form that a client can lay out without knowing a rule: what is possible,
//! what it costs, and why the rest is not possible.
//!
//! Long lists are left to a [`Question`]: where a tile may lie, or what a building on a slot would bring.

mod construct;
mod draft;
mod effects;
mod masters;
mod most;
mod outlook;
mod place;
mod produce;
mod question;
mod trade;
mod wake;

pub use construct::{
    ArchitectChoices, BuildChoice, ConstructChoices, DemolitionChoice, MineChoice, MinerChoices,
    MovableChoice, SlotChoice,
};
pub use draft::{DraftChoices, MeritChoices, ReservableChoice, ReserveChoices, ReserveSlot};
pub use effects::{Effects, ItemChange, PointsEffect, Site};
pub use masters::{FigureChoices, FigureFrom, FigureTo, MastersChoices};
pub use outlook::Outlook;
pub use place::{ExtraChoice, FarmerChoices, HandChoice, PlaceChoices};
pub use produce::{CatchChoice, ProduceChoices, VehicleChoice, WorkChoice};
pub use question::{
    Answer, CellFits, Fault, MoveTarget, Placement, Prospect, Question, TileFits, WakingTile,
};
pub use trade::{CommerceChoice, FoodChoice, GoodChoice, TradeChoices};

use crate::Principati;
use crate::action::Action;
use crate::names::{Phase, StockBoard};
use crate::observe::Observation;
use crate::refusal::Refusal;
use crate::state::State;
use princely_core::{Offers, Refused, Seat, Silent};
use serde::{Deserialize, Serialize};

/// Everything a player may choose from now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct Choices {
    /// Who chooses.
    pub seat: Seat,
    /// What there is to do.
    pub offer: Offer,
    /// Whether the player may end their own part of the phase.
    pub may_end: bool,
}

/// What there is to do, by phase.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Offer {
    /// Keep one of two start tiles.
    Draft(DraftChoices),
    /// Reserve buildings for the start tile.
    Reserve(ReserveChoices),
    /// Take a merit tile, before anything else.
    MeritTile(MeritChoices),
    /// Lay a tile.
    Place(PlaceChoices),
    /// Move masters and the cardinal.
    Masters(MastersChoices),
    /// Trade.
    Trade(TradeChoices),
    /// Build and tear down.
    Construct(ConstructChoices),
    /// Produce.
    Produce(ProduceChoices),
}

/// Whether something may be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct May {
    /// Why not; `null`: it may be done.
    pub refused: Option<Refused>,
}

/// A stock board that may have to be named with a warehouse.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct BoardChoice {
    /// Which board.
    pub board: StockBoard,
    /// Why it cannot be named; `null`: it can.
    pub refused: Option<Refused>,
}

/// A refusal, if there is one, as data.
pub(crate) fn refused(result: Result<(), Refusal>) -> Option<Refused> {
    result.err().map(|refusal| Refused::new(&refusal))
}

/// Makes the choices of one seat out of a position.
pub(crate) struct Chooser<'a> {
    pub(crate) game: &'a Principati,
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
}

impl Chooser<'_> {
    /// Why an action is not possible, no matter which phase it is and who is to act.
    pub(crate) fn why_not(&self, action: &Action) -> Option<Refused> {
        refused(self.game.check_in_phase(self.state, self.seat, action))
    }

    fn may(&self, action: &Action) -> May {
        May { refused: self.why_not(action) }
    }
}

impl Offers for Principati {
    type Choices = Choices;
    type Question = Question;
    type Answer = Answer;

    fn choices(&self, observation: &Observation) -> Option<Choices> {
        let (state, seat) = (observation.known(), observation.viewer()?);
        if !state.to_act(self).contains(seat) {
            return None;
        }
        let chooser = Chooser { game: self, state, seat };
        let offer = match state.phase {
            _ if state.merit_due => Offer::MeritTile(chooser.merit_tiles()),
            Phase::Draft | Phase::Draft2 => Offer::Draft(chooser.draft()),
            Phase::Reserve => Offer::Reserve(chooser.reserve()?),
            Phase::Place => Offer::Place(chooser.place()),
            Phase::Masters => Offer::Masters(chooser.masters()),
            Phase::Trade => Offer::Trade(chooser.trade()),
            Phase::Construct => Offer::Construct(chooser.construct()),
            Phase::Produce => Offer::Produce(chooser.produce()),
            Phase::Setup | Phase::Over => return None,
        };
        let may_end = self.check_action(state, seat, &Action::EndPhase).is_ok();
        Some(Choices { seat, offer, may_end })
    }

    fn answer(&self, observation: &Observation, question: &Question) -> Answer {
        match observation.viewer() {
            Some(seat) => Chooser { game: self, state: observation.known(), seat }.answer(question),
            None => Answer::NotThere,
        }
    }

    /// The viewer's next turn: in this phase, the next one or the next round. The actions that the other player could
    /// take before that turn are ignored. Nothing is hidden once the first round has begun.
    fn ahead(&self, observation: &Observation) -> Option<Observation> {
        let seat = observation.viewer()?;
        if observation.known().round == 0 {
            return None;
        }
        let is_up = |state: &State| state.to_act(self).contains(seat);
        if is_up(observation.known()) {
            return None;
        }
        let ahead = observation.changed(|state| {
            // The other player may be up twice in a row, last in one round and first in the next; and once more if the
            // viewer is passed over in between (P-PLACE-10).
            for _ in 0..3 {
                if state.phase != Phase::Over && !is_up(state) {
                    state.merit_due = false;
                    self.end_step(state, &mut Silent);
                }
            }
        });
        is_up(ahead.known()).then_some(ahead)
    }
}

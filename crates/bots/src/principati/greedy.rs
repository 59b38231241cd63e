//! `greedy`: does what looks best right now.

use super::lay::{Layer, Placement, WHIM};
use super::sight::Sight;
use super::weights::Weights;
use super::worth::Prospect;
use crate::bot::{Answer, Bot, seat_asked};
use princely_core::{Game, Quick, Seat, Uniform};
use princely_principati::look::TileNo;
use princely_principati::{
    Action, Building, Observation, Phase, Principati, Reservation, State, StockBoard, TileId,
};
use princely_search::{Progress, Watch};

/// A sensible player without foresight.
#[derive(Clone, Debug)]
pub struct Greedy {
    weights: Weights,
    layer: Layer,
    prospects: Vec<Prospect>,
    legal: Vec<Action>,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy::with(Weights::GREEDY)
    }
}

impl Bot<Principati> for Greedy {
    fn think(
        &mut self,
        game: &Principati,
        observation: &Observation,
        whims: &mut Quick,
        _: &mut dyn Watch,
    ) -> Answer<Action> {
        let seat = seat_asked(game, observation, observation.viewer())?;
        Ok(Progress::Done(self.decide(game, observation.known(), seat, whims)))
    }
}

/// Start tiles, best first.
const STARTS: [&str; 6] = ["ST_E", "ST_F", "ST_A", "ST_B", "ST_C", "ST_D"];
/// Merit tiles, best first: those with a fortress lead.
const MERITS: [&str; 6] = ["OM5", "OM6", "OM3", "OM1", "OM2", "OM4"];

impl Greedy {
    /// A player with beliefs of its own.
    pub fn with(weights: Weights) -> Greedy {
        Greedy { weights, layer: Layer::default(), prospects: Vec::new(), legal: Vec::new() }
    }

    /// What a seat does next; looks only at what the seat may know.
    pub fn decide(&mut self, game: &Principati, state: &State, seat: Seat, whims: &mut Quick) -> Action {
        self.decide_by(game, state, seat, &mut |_| whims.below(WHIM) as i32)
    }

    /// What a seat does next. `whim` says how much more a placement is worth at random.
    pub(super) fn decide_by(
        &mut self,
        game: &Principati,
        state: &State,
        seat: Seat,
        whim: &mut impl FnMut(Placement) -> i32,
    ) -> Action {
        self.decide_for(game, state, seat, None, whim)
    }

    /// The same, with a building on a tile that is wanted more than anything else.
    pub(super) fn decide_for(
        &mut self,
        game: &Principati,
        state: &State,
        seat: Seat,
        focus: Option<(Building, TileNo)>,
        whim: &mut impl FnMut(Placement) -> i32,
    ) -> Action {
        let action = if state.merit_due() {
            self.favourite(game, state, seat, &MERITS, |tile| Action::MeritTile { tile })
        } else {
            match state.phase() {
                Phase::Draft | Phase::Draft2 => {
                    self.favourite(game, state, seat, &STARTS, |tile| Action::DraftKeep { tile })
                }
                Phase::Reserve => self.reserve(game, state, seat),
                Phase::Place => Some(self.layer.lay(&Sight::new(game, state, seat, &self.weights), whim)),
                Phase::Masters => Sight::new(game, state, seat, &self.weights).move_masters(),
                Phase::Trade => {
                    let sight = Sight { focus, ..Sight::new(game, state, seat, &self.weights) };
                    self.prospects.clear();
                    sight.prospects(&mut self.prospects);
                    sight.trade(&self.prospects)
                }
                Phase::Construct => {
                    let sight = Sight { focus, ..Sight::new(game, state, seat, &self.weights) };
                    self.prospects.clear();
                    sight.prospects(&mut self.prospects);
                    construct(&sight, &self.prospects)
                }
                _ => {
                    self.legal.clear();
                    game.legal_actions(state, seat, &mut self.legal);
                    Sight::new(game, state, seat, &self.weights).produce(&self.legal)
                }
            }
        };
        match action {
            Some(action) if game.check(state, seat, &action).is_ok() => action,
            _ => self.anything(game, state, seat),
        }
    }

    /// Nothing better is known: the phase is ended, or what is listed first is done. A seat that is to act always has
    /// something to do, and whoever asks has seen that it is to act.
    fn anything(&mut self, game: &Principati, state: &State, seat: Seat) -> Action {
        if game.check(state, seat, &Action::EndPhase).is_ok() {
            return Action::EndPhase;
        }
        self.legal.clear();
        game.legal_actions(state, seat, &mut self.legal);
        self.legal[0]
    }

    fn favourite(
        &self,
        game: &Principati,
        state: &State,
        seat: Seat,
        names: &[&str],
        take: fn(TileId) -> Action,
    ) -> Option<Action> {
        let ids = names.iter().filter_map(|name| TileId::new(name));
        ids.map(take).find(|action| game.check(state, seat, action).is_ok())
    }

    /// Reserves a warehouse for a house, a coal mine for a mine, and a well for every well plan.
    fn reserve(&self, game: &Principati, state: &State, seat: Seat) -> Option<Action> {
        const FIRST: [Building; 3] = [Building::Warehouse, Building::CoalMine, Building::Well];
        let choices = FIRST.into_iter().flat_map(|one| {
            let two = [Building::Well, Building::Warehouse, Building::CoalMine];
            two.into_iter()
                .map(move |two| Reservation::new(&[Some(one), Some(two)]))
                .chain([Reservation::new(&[Some(one)])])
        });
        choices
            .flatten()
            .map(|buildings| Action::Reserve { buildings })
            .find(|action| game.check(state, seat, action).is_ok())
    }
}

/// Builds what gains most, but sometimes waits for a much better building that can be paid for soon.
fn construct(sight: &Sight<'_>, prospects: &[Prospect]) -> Option<Action> {
    let net = |prospect: &Prospect| prospect.worth - sight.value_of(prospect.cost);
    let goods = sight.goods();
    let target = sight.target(prospects);
    let payable = |prospect: &&Prospect| {
        let paid = goods.into_iter().zip(prospect.cost).all(|(stored, needed)| stored >= needed);
        paid && !target.is_some_and(|target| sight.delays(prospect, target))
    };
    let best = prospects.iter().filter(payable).max_by_key(|prospect| net(prospect))?;
    if net(best) <= 0 {
        return None;
    }
    let at = sight.state.tile(best.tile).at();
    let stock_board = (best.building == Building::Warehouse).then(|| {
        let a =
            Action::Build { building: best.building, at, slot: best.slot, stock_board: Some(StockBoard::A) };
        let free = sight.game.check(sight.state, sight.seat, &a).is_ok();
        if free { StockBoard::A } else { StockBoard::B }
    });
    Some(Action::Build { building: best.building, at, slot: best.slot, stock_board })
}

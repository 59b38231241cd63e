//! What a client shows: the position as one viewer may see it. Everything that a rule decides is already worked out.
//!
//! Seats, slots, sides and rotations count from 0. Sides are numbered clockwise from the east, as the tile lies.
//! Rounds have the numbers of the rule book: the first is 1, and 0 is before it.

mod player;
mod tile;

pub use player::{
    CargoShip, ExtraTile, FoodRowView, IslandProgress, OrderStatus, OrderView, Pieces, PlayerView, Points,
    PointsItem, Progress, SlotsUsed, Storage, TowardEnd,
};
pub use tile::{Missing, ProductView, RoadView, SlotView, TileView, WorkView};

use crate::Principati;
use crate::buildings::{COST_GOODS, Cost};
use crate::map::NONE;
use crate::names::{Ending, Good, Phase, StockBoard, TileId};
use crate::observe::Observation;
use crate::options::Variant;
use crate::state::State;
use princely_core::{Game, Seat, Viewer, sorting};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct View {
    /// Who sees this view; `null` for a spectator.
    pub viewer: Viewer,
    /// The variant that is played.
    pub variant: Variant,
    /// The round; 0 before the first.
    pub round: u16,
    /// The phase.
    pub phase: Phase,
    /// Who is to act: both while choices are made in secret, nobody before the deal and after the end.
    pub to_act: Vec<Seat>,
    /// The starting player of the round; `null` before the deal.
    pub first: Option<Seat>,
    /// Whether this is the closing round, or the game is over.
    pub closing: bool,
    /// The player whose action set off the end; `null` if there is none, or if the agreed number of rounds set it off.
    pub trigger: Option<Seat>,
    /// Why the game ends, as soon as that is known.
    pub end: Option<Ending>,
    /// The number of the closing round, if one was agreed on.
    pub last_round: Option<u16>,
    /// Whether the player who is to act has to take a merit tile before anything else.
    pub merit_due: bool,
    /// Merit tiles that nobody has taken.
    pub merit_left: Vec<TileId>,
    /// Stock boards that nobody has taken.
    pub stock_boards: Vec<StockBoard>,
    /// The laid tiles, sorted by their cells.
    pub tiles: Vec<TileView>,
    /// The players, by seat.
    pub players: [PlayerView; 2],
    /// Who has won, once the game is over; both if the tie cannot be broken.
    pub winners: Option<Vec<Seat>>,
}

impl View {
    pub(crate) fn new(game: &Principati, observation: &Observation) -> View {
        let state = observation.known();
        let seat = |number: u8| (number != NONE).then_some(Seat(number));
        View {
            viewer: observation.viewer(),
            variant: game.options.variant,
            round: state.round,
            phase: state.phase,
            to_act: state.to_act(game).into_iter().collect(),
            first: (state.phase != Phase::Setup).then_some(Seat(state.first)),
            closing: state.closing,
            trigger: seat(state.trigger),
            end: state.ending,
            last_round: game.options.max_rounds,
            merit_due: state.merit_due,
            merit_left: game.ids(state.merit_left),
            stock_boards: game.free_boards(state),
            tiles: tile::tiles(game, state),
            players: [Seat(0), Seat(1)].map(|seat| PlayerView::new(game, state, seat)),
            winners: game.outcome(state).map(|outcome| outcome.winners.into_iter().collect()),
        }
    }

    /// A player, if there is one with this seat.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// The tile on a cell.
    pub fn tile(&self, at: princely_hex::Hex) -> Option<&TileView> {
        self.tiles.binary_search_by_key(&at, |tile| tile.at).ok().map(|index| &self.tiles[index])
    }
}

/// Goods and how many pieces of each; a good that is not named is 0.
pub type Goods = BTreeMap<Good, u8>;

/// The goods of a price.
pub(crate) fn goods(cost: Cost) -> Goods {
    sorting::map(COST_GOODS.into_iter().zip(cost).filter(|(_, count)| *count > 0))
}

impl Principati {
    /// Stock boards that nobody has taken.
    pub(crate) fn free_boards(&self, state: &State) -> Vec<StockBoard> {
        StockBoard::ALL.iter().copied().filter(|&board| self.board_on_table(state, board)).collect()
    }
}

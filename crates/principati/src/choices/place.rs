//! Laying tiles. Where a tile may lie is a separate question: [`super::Question::Places`].

use super::{BoardChoice, Chooser, May, refused};
use crate::action::Action;
use crate::names::{Building, Order, StockBoard, TileId};
use crate::refusal::Refusal;
use princely_core::Refused;
use princely_hex::Hex;
use serde::{Deserialize, Serialize};

/// What can be laid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct PlaceChoices {
    /// The hand, sorted. One of these is laid in a round.
    pub hand: Vec<HandChoice>,
    /// Start and merit tiles, which are laid in addition.
    pub extra: Vec<ExtraChoice>,
    /// Whether the player may say that no tile can be placed.
    pub cannot_place: May,
    /// The order of the Farmer.
    pub farmer: FarmerChoices,
}

/// A tile in hand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct HandChoice {
    /// Which tile.
    pub tile: TileId,
    /// Whether it fits somewhere.
    pub fits: bool,
}

/// A start or merit tile that is not laid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct ExtraChoice {
    /// Which tile.
    pub tile: TileId,
    /// Whether it fits somewhere.
    pub fits: bool,
    /// The buildings that come with it, one entry for each slot.
    pub brings: Vec<Option<Building>>,
    /// The stock boards, one of which has to be named; empty if no board has to be named.
    pub boards: Vec<BoardChoice>,
}

/// Returning the order of the Farmer to move a tile (P-ORD-07). Where it can go is a separate question:
/// [`super::Question::FarmerPlaces`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct FarmerChoices {
    /// Why it cannot be used; `null`: it can.
    pub refused: Option<Refused>,
    /// Pecunia for returning it.
    pub reward: u32,
    /// The cells of the tiles that may be moved; empty if the order cannot be used.
    pub tiles: Vec<Hex>,
}

impl Chooser<'_> {
    pub(super) fn place(&self) -> PlaceChoices {
        let (game, player) = (self.game, self.state.player(self.seat));
        let fitting = game.kinds_that_fit(self.state, self.seat);
        let fits = |tile: TileId| game.catalogue.find(tile).is_some_and(|kind| fitting & (1 << kind) != 0);
        let holds_farmer = player.holds(Order::Farmer);
        let movable = self.state.map.iter().filter(|(number, _)| game.is_movable(self.state, *number));
        PlaceChoices {
            hand: game
                .ids(player.hand)
                .into_iter()
                .map(|tile| HandChoice { tile, fits: fits(tile) })
                .collect(),
            extra: game
                .ids(player.extra)
                .into_iter()
                .filter_map(|tile| self.extra(tile, fits(tile)))
                .collect(),
            cannot_place: self.may(&Action::CannotPlace),
            farmer: FarmerChoices {
                refused: refused(if holds_farmer {
                    Ok(())
                } else {
                    Err(Refusal::NoOrder { order: Order::Farmer })
                }),
                reward: game.buildings.reward,
                tiles: if holds_farmer { movable.map(|(_, tile)| tile.at).collect() } else { Vec::new() },
            },
        }
    }

    fn extra(&self, tile: TileId, fits: bool) -> Option<ExtraChoice> {
        let (game, player) = (self.game, self.state.player(self.seat));
        let kind = game.catalogue.find(tile)?;
        let slots = game.catalogue.kind(kind).plans().len();
        let spent = player.laid_before & (1 << kind) != 0;
        let brought = if spent { [None; 2] } else { game.brought(self.state, self.seat, kind) };
        Some(ExtraChoice {
            tile,
            fits,
            brings: brought[..slots].to_vec(),
            boards: if game.brings_warehouse(player, kind) { self.boards() } else { Vec::new() },
        })
    }

    /// The stock boards, and whether they lie on the table.
    pub(super) fn boards(&self) -> Vec<BoardChoice> {
        let choice = |&board: &StockBoard| {
            let free = self.game.board_on_table(self.state, board);
            let result = if free { Ok(()) } else { Err(Refusal::BoardTaken { board }) };
            BoardChoice { board, refused: refused(result) }
        };
        StockBoard::ALL.iter().map(choice).collect()
    }
}

//! Moving princely masters and the cardinal.

use super::{Chooser, refused};
use crate::map::NONE;
use crate::names::Figure;
use crate::refusal::Refusal;
use princely_core::Refused;
use princely_hex::Hex;
use serde::{Deserialize, Serialize};

/// Who may be moved from where to where. A figure may go from any place that can give it to any other place that can
/// receive it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct MastersChoices {
    /// The princely masters.
    pub masters: FigureChoices,
    /// The cardinal.
    pub cardinal: FigureChoices,
}

/// The moves of one kind of figure.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct FigureChoices {
    /// Why no figure of this kind can be moved at all; `null`: moving one is not forbidden.
    pub refused: Option<Refused>,
    /// The player's board and tiles that have a figure of this kind.
    pub from: Vec<FigureFrom>,
    /// The player's board and tiles where figures may stand.
    pub to: Vec<FigureTo>,
}

/// A place that has figures.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct FigureFrom {
    /// The cell; `null`: the player's board.
    pub at: Option<Hex>,
    /// How many there are.
    pub count: u8,
    /// Why it cannot give one; `null`: it can.
    pub refused: Option<Refused>,
}

/// A place for figures.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct FigureTo {
    /// The cell; `null`: the player's board.
    pub at: Option<Hex>,
    /// Why it cannot receive one; `null`: it can.
    pub refused: Option<Refused>,
}

impl Chooser<'_> {
    pub(super) fn masters(&self) -> MastersChoices {
        MastersChoices { masters: self.figure(Figure::Master), cardinal: self.figure(Figure::Cardinal) }
    }

    fn figure(&self, who: Figure) -> FigureChoices {
        let (game, state, player) = (self.game, self.state, self.state.player(self.seat));
        let on_board = match who {
            Figure::Master => player.masters_on_board,
            Figure::Cardinal => u8::from(player.cardinal == NONE),
        };
        let board_gives = if on_board > 0 { Ok(()) } else { Err(Refusal::NoFigure { who }) };
        let mut from = vec![FigureFrom { at: None, count: on_board, refused: refused(board_gives) }];
        let mut to = vec![FigureTo { at: None, refused: None }];
        for (number, tile) in state.map.iter().filter(|(_, tile)| tile.is_owned_by(self.seat)) {
            let count = match who {
                Figure::Master => tile.masters,
                Figure::Cardinal => u8::from(tile.has_cardinal()),
            };
            let at = Some(tile.at);
            if count > 0 {
                from.push(FigureFrom { at, count, refused: refused(game.check_give(state, number, who)) });
            }
            if game.takes_masters(tile) {
                to.push(FigureTo { at, refused: refused(game.check_receive(state, number, who)) });
            }
        }
        let none = who == Figure::Master && player.masters == 0;
        let why_not = if none { Err(Refusal::NoMasters) } else { Ok(()) };
        FigureChoices { refused: refused(why_not), from, to }
    }
}

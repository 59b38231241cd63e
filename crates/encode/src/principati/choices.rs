//! The alphabet of Principati Duello.

use crate::{Alphabet, Spelling};
use princely_hex::Hex;
use princely_principati::catalogue::{MAX_KINDS, MAX_SLOTS, MAX_TILES};
use princely_principati::{
    Action, Building, Commerce, Figure, FoodRow, Good, Principati, StockBoard, TileId, Vehicle,
};

const END: u16 = 0;
const CANNOT_PLACE: u16 = 1;
const CATCH: u16 = 2;
const NONE: u16 = 3;
const FARMER: u16 = 4;
const DEMOLISH: u16 = 5;
const MINER: u16 = 6;
const ARCHITECT: u16 = 7;
const SELL: u16 = 8;
const BUY: u16 = SELL + Good::COUNT as u16;
const FOOD_COIN: u16 = BUY + Good::COUNT as u16;
const COMMERCE: u16 = FOOD_COIN + FoodRow::COUNT as u16;
const MAKE: u16 = COMMERCE + 2;
const FIGURE: u16 = MAKE + Vehicle::COUNT as u16;
const STOCK_BOARD: u16 = FIGURE + Figure::COUNT as u16;
const SLOT: u16 = STOCK_BOARD + StockBoard::COUNT as u16;
const ROTATION: u16 = SLOT + MAX_SLOTS as u16;
const BUILDING: u16 = ROTATION + 6;
const TILE: u16 = BUILDING + Building::COUNT as u16;
const Q: u16 = TILE + MAX_KINDS as u16;
const R: u16 = Q + COORDINATES;

/// Coordinates lie between `-SPAN` and `SPAN`: every tile touches another one, and there are no more than this.
pub const SPAN: i16 = MAX_TILES as i16;
const COORDINATES: u16 = 2 * SPAN as u16 + 1;

/// How many choices there are.
pub const CHOICES: usize = (R + COORDINATES) as usize;

pub(super) fn alphabet(game: &Principati) -> Alphabet {
    let ids = |ids: &[&str]| -> Vec<String> { ids.iter().map(|&id| id.to_owned()).collect() };
    let goods: Vec<String> = Good::ALL.iter().map(|good| good.id().to_owned()).collect();
    let kinds = game.catalogue().kinds();
    let tile =
        |number: usize| kinds.get(number).map_or_else(|| format!("#{number}"), |kind| kind.id.to_string());
    let numbers = |range: std::ops::RangeInclusive<i16>| range.map(|number| number.to_string());
    Alphabet::default()
        .one("end")
        .one("cannot_place")
        .one("catch")
        .one("none")
        .one("farmer")
        .one("demolish")
        .one("miner")
        .one("architect")
        .group("sell", goods.clone())
        .group("buy", goods)
        .group("food_coin", FoodRow::ALL.iter().map(|row| row.id().to_owned()))
        .group("commerce", ids(&["20", "30"]))
        .group("make", Vehicle::ALL.iter().map(|vehicle| vehicle.id().to_owned()))
        .group("figure", Figure::ALL.iter().map(|figure| figure.id().to_owned()))
        .group("stock_board", StockBoard::ALL.iter().map(|board| board.id().to_owned()))
        .group("slot", numbers(0..=MAX_SLOTS as i16 - 1))
        .group("rotation", numbers(0..=5))
        .group("building", Building::ALL.iter().map(|building| building.id().to_owned()))
        .group("tile", (0..MAX_KINDS).map(tile))
        .group("q", numbers(-SPAN..=SPAN))
        .group("r", numbers(-SPAN..=SPAN))
}

/// The choices that spell an action.
pub(super) fn spell(game: &Principati, action: &Action) -> Spelling {
    let mut pen = Speller { game, spelling: Spelling::EMPTY };
    match *action {
        Action::DraftKeep { tile } | Action::MeritTile { tile } => pen.tile(tile),
        Action::Reserve { buildings: reservation } => {
            reservation.buildings().iter().for_each(|&entry| match entry {
                Some(building) => pen.put(BUILDING, building.index()),
                None => pen.put(NONE, 0),
            });
        }
        Action::PlaceExtra { tile, at, rot, stock_board } => {
            pen.tile(tile);
            pen.cell(at);
            pen.put(ROTATION, rot.into());
            pen.board(stock_board);
        }
        Action::Place { tile, at, rot } => {
            pen.tile(tile);
            pen.cell(at);
            pen.put(ROTATION, rot.into());
        }
        Action::FarmerMove { from, to, rot } => {
            pen.put(FARMER, 0);
            pen.cell(from);
            pen.cell(to);
            pen.put(ROTATION, rot.into());
        }
        Action::CannotPlace => pen.put(CANNOT_PLACE, 0),
        Action::MoveMaster { who, from, to } => {
            pen.put(FIGURE, who.index());
            pen.place(from);
            pen.place(to);
        }
        Action::Sell { good } => pen.put(SELL, good.index()),
        Action::Buy { good } => pen.put(BUY, good.index()),
        Action::FoodCoin { row } => pen.put(FOOD_COIN, row.index()),
        Action::BuyCommerce { order: commerce } => {
            pen.put(COMMERCE, usize::from(commerce == Commerce::Thirty));
        }
        Action::Build { building, at, slot, stock_board } => {
            pen.put(BUILDING, building.index());
            pen.site(at, slot);
            pen.board(stock_board);
        }
        Action::Demolish { at, slot } => {
            pen.put(DEMOLISH, 0);
            pen.site(at, slot);
        }
        Action::MinerMine { building, at, slot } => {
            pen.put(MINER, 0);
            pen.put(BUILDING, building.index());
            pen.site(at, slot);
        }
        Action::ArchitectMove { from, from_slot, to, to_slot } => {
            pen.put(ARCHITECT, 0);
            pen.site(from, from_slot);
            pen.site(to, to_slot);
        }
        Action::Produce { at, slot } => pen.site(at, slot),
        Action::Catch => pen.put(CATCH, 0),
        Action::Make { vehicle } => pen.put(MAKE, vehicle.index()),
        Action::EndPhase => pen.put(END, 0),
    }
    pen.spelling
}

struct Speller<'g> {
    game: &'g Principati,
    spelling: Spelling,
}

impl Speller<'_> {
    fn put(&mut self, group: u16, index: usize) {
        self.spelling.push(group + index as u16);
    }

    /// A tile that the catalogue does not have is spelled as one beyond it, which is never legal.
    fn tile(&mut self, tile: TileId) {
        let kind = self.game.catalogue().find(tile).map_or(MAX_KINDS - 1, usize::from);
        self.put(TILE, kind.min(MAX_KINDS - 1));
    }

    fn cell(&mut self, at: Hex) {
        self.put(Q, (at.q.clamp(-SPAN, SPAN) + SPAN) as usize);
        self.put(R, (at.r.clamp(-SPAN, SPAN) + SPAN) as usize);
    }

    fn place(&mut self, at: Option<Hex>) {
        match at {
            Some(at) => self.cell(at),
            None => self.put(NONE, 0),
        }
    }

    fn site(&mut self, at: Hex, slot: u8) {
        self.cell(at);
        self.put(SLOT, slot.into());
    }

    fn board(&mut self, board: Option<StockBoard>) {
        if let Some(board) = board {
            self.put(STOCK_BOARD, board.index());
        }
    }
}

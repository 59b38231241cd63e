//! What happens, for those who watch.

use crate::action::Reservation;
use crate::names::{Building, Ending, Figure, FoodRow, Good, Order, Phase, StockBoard, TileId, Vehicle};
use princely_core::{Arg, Message, Seat, Viewer};
use princely_hex::Hex;
use serde::Serialize;

/// Something that happened. What is hidden from a viewer is `None`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are the data of the message
pub enum Event {
    /// The start cards are dealt and a player goes first.
    Dealt { first: Seat, cards: [[TileId; 2]; 2] },
    /// A player has chosen a start tile, in secret.
    DraftKept { seat: Seat, tile: Option<TileId> },
    /// Both have chosen: which tile a player kept, and which one the player passed on or put back.
    DraftShown { seat: Seat, kept: TileId, other: TileId },
    /// A player has reserved buildings, in secret.
    Reserved {
        seat: Seat,
        #[cfg_attr(feature = "wire", ts(as = "Option<Vec<Option<Building>>>"))]
        #[cfg_attr(feature = "wire", schemars(with = "Option<Vec<Option<Building>>>"))]
        buildings: Option<Reservation>,
    },
    /// Both have chosen: what a player reserved.
    ReservedShown {
        seat: Seat,
        #[cfg_attr(feature = "wire", ts(as = "Vec<Option<Building>>"))]
        #[cfg_attr(feature = "wire", schemars(with = "Vec<Option<Building>>"))]
        buildings: Reservation,
    },
    /// A round begins.
    RoundBegan { round: u16, first: Seat, closing: bool },
    /// A phase begins.
    PhaseBegan { phase: Phase },
    /// A player is passed over in a phase.
    PassedOver { seat: Seat, phase: Phase },
    /// A player is done with a phase.
    PhaseEnded { seat: Seat, phase: Phase },
    /// The tile of the round is laid.
    Placed { seat: Seat, tile: TileId, at: Hex, rot: u8 },
    /// A start or merit tile is laid.
    PlacedExtra { seat: Seat, tile: TileId, at: Hex, rot: u8 },
    /// A building came with a tile.
    CameFree { seat: Seat, building: Building, at: Hex },
    /// The Farmer moves a tile.
    TileMoved { seat: Seat, owner: Seat, tile: TileId, from: Hex, to: Hex, rot: u8 },
    /// A player cannot place.
    CannotPlace { seat: Seat },
    /// A figure moves; `None` is the board.
    FigureMoved { seat: Seat, who: Figure, from: Option<Hex>, to: Option<Hex> },
    /// Figures go home because their workplace is gone.
    FigureReturned { seat: Seat, who: Figure, from: Hex, count: u8 },
    /// One piece is sold.
    Sold { seat: Seat, good: Good, price: u32 },
    /// One piece is bought.
    Bought { seat: Seat, good: Good, price: u32 },
    /// A coin is put into a food row.
    FoodCoin { seat: Seat, row: FoodRow, price: u32 },
    /// A building is built.
    Built { seat: Seat, building: Building, at: Hex },
    /// A stock board is taken.
    BoardTaken { seat: Seat, board: StockBoard },
    /// The supplementary board is taken.
    SecondBoard { seat: Seat },
    /// The school brings the princely masters.
    MastersCame { seat: Seat, count: u8 },
    /// A building is torn down.
    Demolished { seat: Seat, building: Building, at: Hex, price: u32 },
    /// The Miner opens a mine.
    MineOpened { seat: Seat, building: Building, at: Hex },
    /// The Architect moves a building.
    BuildingMoved { seat: Seat, building: Building, from: Hex, to: Hex },
    /// A fortress sends a tile back.
    Cleared { seat: Seat, owner: Seat, tile: TileId, at: Hex },
    /// A building goes back to its owner's supply.
    BuildingLost { seat: Seat, building: Building, at: Hex },
    /// Goods are lost with a stock board.
    GoodsLost { seat: Seat, good: Good, count: u8 },
    /// Horsemen are trained; there are now `count` of them.
    Horsemen { seat: Seat, count: u8 },
    /// An order is earned.
    OrderEarned { seat: Seat, order: Order },
    /// An order is returned for money.
    OrderReturned { seat: Seat, order: Order, pecunia: u32 },
    /// A merit tile is taken.
    MeritTile { seat: Seat, tile: TileId },
    /// A unit is made; `product` is a good or `pecunia`.
    Produced { seat: Seat, building: Building, product: &'static str },
    /// A boat catches a fish.
    Caught { seat: Seat },
    /// A cart or a ship is made.
    Made { seat: Seat, vehicle: Vehicle },
    /// The end of the game is set off.
    EndTriggered { seat: Option<Seat>, reason: Ending },
    /// The game is over.
    #[serde(rename = "game_over")]
    Ended { scores: [i32; 2], winners: Vec<Seat> },
}

impl Event {
    /// The event as the viewer learns of it: what was chosen in secret is its player's alone (P-DRAFT-01, P-DRAFT-02).
    pub(crate) fn redacted(&self, viewer: Viewer) -> Event {
        match self {
            Event::DraftKept { seat, .. } if viewer != Some(*seat) => {
                Event::DraftKept { seat: *seat, tile: None }
            }
            Event::Reserved { seat, .. } if viewer != Some(*seat) => {
                Event::Reserved { seat: *seat, buildings: None }
            }
            _ => self.clone(),
        }
    }

    /// The event as data for a sentence.
    pub(crate) fn message(&self) -> Message {
        match self {
            Event::Dealt { first, cards } => {
                let message = Message::new("p-event-dealt").seat("first", *first);
                let arg = ["card1", "card2", "card3", "card4"];
                arg.into_iter()
                    .zip(cards.as_flattened())
                    .fold(message, |message, (arg, &card)| message.name(arg, card))
            }
            Event::DraftKept { seat, tile: None } => {
                Message::new("p-event-draft-kept-hidden").seat("seat", *seat)
            }
            Event::DraftKept { seat, tile: Some(tile) } => {
                Message::new("p-event-draft-kept").seat("seat", *seat).name("tile", *tile)
            }
            Event::DraftShown { seat, kept, other } => Message::new("p-event-draft-shown")
                .seat("seat", *seat)
                .name("kept", *kept)
                .name("other", *other),
            Event::Reserved { seat, buildings: None } => {
                Message::new("p-event-reserved-hidden").seat("seat", *seat)
            }
            Event::Reserved { seat, buildings: Some(buildings) } => Message::new("p-event-reserved")
                .seat("seat", *seat)
                .names("buildings", buildings.buildings().iter().copied().flatten()),
            Event::ReservedShown { seat, buildings } => Message::new("p-event-reserved-shown")
                .seat("seat", *seat)
                .names("buildings", buildings.buildings().iter().copied().flatten()),
            Event::RoundBegan { round, first, closing } => {
                let id = if *closing { "p-event-closing-round-began" } else { "p-event-round-began" };
                Message::new(id).number("round", *round).seat("first", *first)
            }
            Event::PhaseBegan { phase } => Message::new("p-event-phase-began").name("phase", *phase),
            Event::PassedOver { seat, phase } => {
                Message::new("p-event-passed-over").seat("seat", *seat).name("phase", *phase)
            }
            Event::PhaseEnded { seat, phase } => {
                Message::new("p-event-phase-ended").seat("seat", *seat).name("phase", *phase)
            }
            Event::Placed { seat, tile, at, rot } => Message::new("p-event-placed")
                .seat("seat", *seat)
                .name("tile", *tile)
                .place("at", (at.q, at.r))
                .number("rot", *rot),
            Event::PlacedExtra { seat, tile, at, rot } => Message::new("p-event-placed-extra")
                .seat("seat", *seat)
                .name("tile", *tile)
                .place("at", (at.q, at.r))
                .number("rot", *rot),
            Event::CameFree { seat, building, at } => Message::new("p-event-came-free")
                .seat("seat", *seat)
                .name("building", *building)
                .place("at", (at.q, at.r)),
            Event::TileMoved { seat, owner, tile, from, to, rot } => {
                let message = Message::new("p-event-tile-moved").seat("seat", *seat).seat("owner", *owner);
                message
                    .name("tile", *tile)
                    .place("from", (from.q, from.r))
                    .place("to", (to.q, to.r))
                    .number("rot", *rot)
            }
            Event::CannotPlace { seat } => Message::new("p-event-cannot-place").seat("seat", *seat),
            Event::FigureMoved { seat, who, from, to } => {
                let id = match (from, to) {
                    (None, _) => "p-event-figure-sent",
                    (_, None) => "p-event-figure-recalled",
                    _ => "p-event-figure-moved",
                };
                let message = Message::new(id).seat("seat", *seat).name("who", *who);
                let message = from.iter().fold(message, |message, at| message.place("from", (at.q, at.r)));
                to.iter().fold(message, |message, at| message.place("to", (at.q, at.r)))
            }
            Event::FigureReturned { seat, who, from, count } => Message::new("p-event-figure-returned")
                .seat("seat", *seat)
                .name("who", *who)
                .place("from", (from.q, from.r))
                .number("count", *count),
            Event::Sold { seat, good, price } => {
                Message::new("p-event-sold").seat("seat", *seat).name("good", *good).number("price", *price)
            }
            Event::Bought { seat, good, price } => {
                Message::new("p-event-bought").seat("seat", *seat).name("good", *good).number("price", *price)
            }
            Event::FoodCoin { seat, row, price } => Message::new("p-event-food-coin")
                .seat("seat", *seat)
                .name("row", *row)
                .number("price", *price),
            Event::Built { seat, building, at } => Message::new("p-event-built")
                .seat("seat", *seat)
                .name("building", *building)
                .place("at", (at.q, at.r)),
            Event::BoardTaken { seat, board } => {
                Message::new("p-event-board-taken").seat("seat", *seat).name("board", *board)
            }
            Event::SecondBoard { seat } => Message::new("p-event-second-board").seat("seat", *seat),
            Event::MastersCame { seat, count } => {
                Message::new("p-event-masters-came").seat("seat", *seat).number("count", *count)
            }
            Event::Demolished { seat, building, at, price } => Message::new("p-event-demolished")
                .seat("seat", *seat)
                .name("building", *building)
                .place("at", (at.q, at.r))
                .number("price", *price),
            Event::MineOpened { seat, building, at } => Message::new("p-event-mine-opened")
                .seat("seat", *seat)
                .name("building", *building)
                .place("at", (at.q, at.r)),
            Event::BuildingMoved { seat, building, from, to } => Message::new("p-event-building-moved")
                .seat("seat", *seat)
                .name("building", *building)
                .place("from", (from.q, from.r))
                .place("to", (to.q, to.r)),
            Event::Cleared { seat, owner, tile, at } => {
                let message = Message::new("p-event-cleared").seat("seat", *seat).seat("owner", *owner);
                message.name("tile", *tile).place("at", (at.q, at.r))
            }
            Event::BuildingLost { seat, building, at } => Message::new("p-event-building-lost")
                .seat("seat", *seat)
                .name("building", *building)
                .place("at", (at.q, at.r)),
            Event::GoodsLost { seat, good, count } => Message::new("p-event-goods-lost")
                .seat("seat", *seat)
                .name("good", *good)
                .number("count", *count),
            Event::Horsemen { seat, count } => {
                Message::new("p-event-horsemen").seat("seat", *seat).number("count", *count)
            }
            Event::OrderEarned { seat, order } => {
                Message::new("p-event-order-earned").seat("seat", *seat).name("order", *order)
            }
            Event::OrderReturned { seat, order, pecunia } => Message::new("p-event-order-returned")
                .seat("seat", *seat)
                .name("order", *order)
                .number("pecunia", *pecunia),
            Event::MeritTile { seat, tile } => {
                Message::new("p-event-merit-tile").seat("seat", *seat).name("tile", *tile)
            }
            Event::Produced { seat, building, product } => Message::new("p-event-produced")
                .seat("seat", *seat)
                .name("building", *building)
                .with("product", product_name(product)),
            Event::Caught { seat } => Message::new("p-event-caught").seat("seat", *seat),
            Event::Made { seat, vehicle } => {
                Message::new("p-event-made").seat("seat", *seat).name("vehicle", *vehicle)
            }
            Event::EndTriggered { seat: Some(seat), reason } => {
                Message::new("p-event-end-triggered").seat("seat", *seat).name("reason", *reason)
            }
            Event::EndTriggered { seat: None, reason } => {
                Message::new("p-event-end-agreed").name("reason", *reason)
            }
            Event::Ended { scores, winners } => {
                let message = match winners.as_slice() {
                    [winner] => Message::new("p-event-won").seat("winner", *winner),
                    _ => Message::new("p-event-shared"),
                };
                message.number("score0", scores[0]).number("score1", scores[1])
            }
        }
    }
}

/// What is made: a good, or money.
fn product_name(product: &'static str) -> Arg {
    match Good::ALL.iter().find(|good| good.id() == product) {
        Some(good) => Arg::thing(good),
        None => Arg::Name { kind: "money".into(), id: product.into() },
    }
}

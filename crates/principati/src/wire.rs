//! The form that actions, deals, options and results have for clients: tagged by `type`, counted from 0, every
//! field present. Records keep a form of their own ([`crate::action`], [`crate::notation`]).

use crate::Principati;
use crate::action::{self, Commerce, Reservation};
use crate::catalogue::CatalogueNote;
use crate::names::{Building, Ending, Figure, FoodRow, Good, StockBoard, TileId, Vehicle};
use crate::notation;
use crate::observe;
use crate::options::{self, EverySwitch, Variant};
use princely_core::{Seat, Wired};
use princely_hex::Hex;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a player may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Keeps one of two start tiles.
    DraftKeep {
        /// Which tile.
        tile: TileId,
    },
    /// Chooses the buildings that come with the start tile.
    Reserve {
        /// One entry for each slot; `null`: nothing.
        buildings: Vec<Option<Building>>,
    },
    /// Lays a start or merit tile.
    PlaceExtra {
        /// Which tile.
        tile: TileId,
        /// Where.
        at: Hex,
        /// How it lies.
        rotation: u8,
        /// The stock board, if it brings the warehouse.
        stock_board: Option<StockBoard>,
    },
    /// Lays the tile of the round.
    Place {
        /// Which tile.
        tile: TileId,
        /// Where.
        at: Hex,
        /// How it lies.
        rotation: u8,
    },
    /// Returns the Farmer's order and moves a tile.
    FarmerMove {
        /// From where.
        from: Hex,
        /// Where to.
        to: Hex,
        /// How it lies then.
        rotation: u8,
    },
    /// Says that no tile can be placed.
    CannotPlace,
    /// Moves a figure.
    MoveMaster {
        /// Which kind of figure.
        who: Figure,
        /// From where; `null`: the player's board.
        from: Option<Hex>,
        /// Where to; `null`: the player's board.
        to: Option<Hex>,
    },
    /// Sells one piece.
    Sell {
        /// Of which good.
        good: Good,
    },
    /// Buys one piece.
    Buy {
        /// Of which good.
        good: Good,
    },
    /// Puts a coin into a food row.
    FoodCoin {
        /// Which row.
        row: FoodRow,
    },
    /// Buys an order of Commerce.
    BuyCommerce {
        /// Which order.
        order: CommerceOrder,
    },
    /// Builds.
    Build {
        /// Which building.
        building: Building,
        /// Where.
        at: Hex,
        /// On which slot.
        slot: u8,
        /// The stock board of a warehouse.
        stock_board: Option<StockBoard>,
    },
    /// Tears a building down.
    Demolish {
        /// Where.
        at: Hex,
        /// On which slot.
        slot: u8,
    },
    /// Returns the Miner's order and opens a mine.
    MinerMine {
        /// Which mine.
        building: Building,
        /// Where.
        at: Hex,
        /// On which slot.
        slot: u8,
    },
    /// Returns the Architect's order and moves a building.
    ArchitectMove {
        /// From where.
        from: Hex,
        /// From which slot.
        from_slot: u8,
        /// Where to.
        to: Hex,
        /// To which slot.
        to_slot: u8,
    },
    /// Makes one unit at a building.
    Produce {
        /// Where.
        at: Hex,
        /// On which slot.
        slot: u8,
    },
    /// Catches one fish with a boat.
    Catch,
    /// Makes a cart or a ship.
    Make {
        /// Which vehicle.
        vehicle: Vehicle,
    },
    /// Takes a merit tile.
    MeritTile {
        /// Which tile.
        tile: TileId,
    },
    /// Ends the player's part of the phase.
    EndPhase,
}

/// An order of Commerce.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub enum CommerceOrder {
    /// The single-coloured one.
    #[serde(rename = "commerce_20")]
    Commerce20,
    /// The two-coloured one.
    #[serde(rename = "commerce_30")]
    Commerce30,
}

/// An action as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeenAction {
    /// The whole action.
    Open {
        /// The action.
        action: Action,
    },
    /// A start tile was kept; which one is a secret.
    DraftKeepHidden,
    /// Buildings were reserved; which ones is a secret.
    ReserveHidden,
}

/// Who begins, and the start tiles dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The starting player of round 1.
    pub first: Seat,
    /// Two start tiles for each seat.
    pub start_tiles: [[TileId; 2]; 2],
}

/// What chance did, as somebody sees it. Chance decides only the deal, and everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenChance {
    /// The deal.
    Deal(Deal),
}

/// What is agreed before the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The variant.
    pub variant: Variant,
    /// The number of the closing round, if there is to be one.
    pub max_rounds: Option<u16>,
    /// Every switch with its value.
    pub switches: EverySwitch,
    /// A catalogue other than the standard one, in the form of catalogue files.
    pub catalogue: Option<Box<CatalogueNote>>,
}

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// Who won; both if the tie cannot be broken.
    pub winners: Vec<Seat>,
    /// Points by seat.
    pub scores: [i32; 2],
    /// Pecunia by seat.
    pub pecunia: [u32; 2],
    /// Rounds played, the closing round included.
    pub rounds: u16,
    /// Why the game ended.
    pub end: Ending,
}

/// Something that has the right form and still makes no sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nonsense(&'static str);

impl fmt::Display for Nonsense {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Nonsense {}

impl From<action::Action> for Action {
    fn from(action: action::Action) -> Action {
        use action::Action as A;
        match action {
            A::DraftKeep(tile) => Action::DraftKeep { tile },
            A::Reserve(reservation) => Action::Reserve { buildings: reservation.buildings().to_vec() },
            A::PlaceExtra { tile, at, rot, stock_board } => {
                Action::PlaceExtra { tile, at, rotation: rot, stock_board }
            }
            A::Place { tile, at, rot } => Action::Place { tile, at, rotation: rot },
            A::FarmerMove { from, to, rot } => Action::FarmerMove { from, to, rotation: rot },
            A::CannotPlace => Action::CannotPlace,
            A::MoveMaster { who, from, to } => Action::MoveMaster { who, from, to },
            A::Sell(good) => Action::Sell { good },
            A::Buy(good) => Action::Buy { good },
            A::FoodCoin(row) => Action::FoodCoin { row },
            A::BuyCommerce(Commerce::Twenty) => Action::BuyCommerce { order: CommerceOrder::Commerce20 },
            A::BuyCommerce(Commerce::Thirty) => Action::BuyCommerce { order: CommerceOrder::Commerce30 },
            A::Build { building, at, slot, stock_board } => Action::Build { building, at, slot, stock_board },
            A::Demolish { at, slot } => Action::Demolish { at, slot },
            A::MinerMine { building, at, slot } => Action::MinerMine { building, at, slot },
            A::ArchitectMove { from, from_slot, to, to_slot } => {
                Action::ArchitectMove { from, from_slot, to, to_slot }
            }
            A::Produce { at, slot } => Action::Produce { at, slot },
            A::Catch => Action::Catch,
            A::Make(vehicle) => Action::Make { vehicle },
            A::MeritTile(tile) => Action::MeritTile { tile },
            A::EndPhase => Action::EndPhase,
        }
    }
}

impl TryFrom<&Action> for action::Action {
    type Error = Nonsense;

    fn try_from(action: &Action) -> Result<action::Action, Nonsense> {
        use action::Action as A;
        Ok(match *action {
            Action::DraftKeep { tile } => A::DraftKeep(tile),
            Action::Reserve { ref buildings } => A::Reserve(
                Reservation::new(buildings).ok_or(Nonsense("a reservation has one or two entries"))?,
            ),
            Action::PlaceExtra { tile, at, rotation, stock_board } => {
                A::PlaceExtra { tile, at, rot: rotation, stock_board }
            }
            Action::Place { tile, at, rotation } => A::Place { tile, at, rot: rotation },
            Action::FarmerMove { from, to, rotation } => A::FarmerMove { from, to, rot: rotation },
            Action::CannotPlace => A::CannotPlace,
            Action::MoveMaster { who, from, to } => A::MoveMaster { who, from, to },
            Action::Sell { good } => A::Sell(good),
            Action::Buy { good } => A::Buy(good),
            Action::FoodCoin { row } => A::FoodCoin(row),
            Action::BuyCommerce { order: CommerceOrder::Commerce20 } => A::BuyCommerce(Commerce::Twenty),
            Action::BuyCommerce { order: CommerceOrder::Commerce30 } => A::BuyCommerce(Commerce::Thirty),
            Action::Build { building, at, slot, stock_board } => A::Build { building, at, slot, stock_board },
            Action::Demolish { at, slot } => A::Demolish { at, slot },
            Action::MinerMine { building, at, slot } => A::MinerMine { building, at, slot },
            Action::ArchitectMove { from, from_slot, to, to_slot } => {
                A::ArchitectMove { from, from_slot, to, to_slot }
            }
            Action::Produce { at, slot } => A::Produce { at, slot },
            Action::Catch => A::Catch,
            Action::Make { vehicle } => A::Make(vehicle),
            Action::MeritTile { tile } => A::MeritTile(tile),
            Action::EndPhase => A::EndPhase,
        })
    }
}

impl From<observe::SeenAction> for SeenAction {
    fn from(seen: observe::SeenAction) -> SeenAction {
        match seen {
            observe::SeenAction::Open(action) => SeenAction::Open { action: action.into() },
            observe::SeenAction::Hidden(observe::Secret::DraftKeep) => SeenAction::DraftKeepHidden,
            observe::SeenAction::Hidden(observe::Secret::Reserve) => SeenAction::ReserveHidden,
        }
    }
}

impl TryFrom<&SeenAction> for observe::SeenAction {
    type Error = Nonsense;

    fn try_from(seen: &SeenAction) -> Result<observe::SeenAction, Nonsense> {
        Ok(match seen {
            SeenAction::Open { action } => observe::SeenAction::Open(action.try_into()?),
            SeenAction::DraftKeepHidden => observe::SeenAction::Hidden(observe::Secret::DraftKeep),
            SeenAction::ReserveHidden => observe::SeenAction::Hidden(observe::Secret::Reserve),
        })
    }
}

impl From<notation::SetUpNote> for Deal {
    fn from(setup: notation::SetUpNote) -> Deal {
        Deal { first: setup.first, start_tiles: setup.start_cards }
    }
}

impl From<Deal> for notation::SetUpNote {
    fn from(deal: Deal) -> notation::SetUpNote {
        notation::SetUpNote { first: deal.first, start_cards: deal.start_tiles }
    }
}

impl From<notation::SetUpNote> for SeenChance {
    fn from(setup: notation::SetUpNote) -> SeenChance {
        SeenChance::Deal(setup.into())
    }
}

impl From<SeenChance> for notation::SetUpNote {
    fn from(seen: SeenChance) -> notation::SetUpNote {
        let SeenChance::Deal(deal) = seen;
        deal.into()
    }
}

impl From<options::Options> for Options {
    fn from(options: options::Options) -> Options {
        let options::Options { variant, max_rounds, switches, catalogue } = options;
        Options { variant, max_rounds, switches: switches.into(), catalogue }
    }
}

impl From<Options> for options::Options {
    fn from(options: Options) -> options::Options {
        let Options { variant, max_rounds, switches, catalogue } = options;
        options::Options { variant, max_rounds, switches: switches.into(), catalogue }
    }
}

impl From<notation::ResultNote> for GameResult {
    fn from(result: notation::ResultNote) -> GameResult {
        let notation::ResultNote { winners, scores, pecunia, rounds, end } = result;
        GameResult { winners, scores, pecunia, rounds, end }
    }
}

impl From<GameResult> for notation::ResultNote {
    fn from(result: GameResult) -> notation::ResultNote {
        let GameResult { winners, scores, pecunia, rounds, end } = result;
        notation::ResultNote { winners, scores, pecunia, rounds, end }
    }
}

impl Wired for Principati {
    type WireAction = Action;
    type WireSeenAction = SeenAction;
    type WireSeenChance = SeenChance;

    fn write_action(&self, action: &action::Action) -> Action {
        Action::from(*action)
    }

    fn read_action(&self, action: &Action) -> Result<action::Action, String> {
        action.try_into().map_err(|nonsense: Nonsense| nonsense.to_string())
    }

    fn write_seen_action(&self, action: &observe::SeenAction) -> SeenAction {
        SeenAction::from(*action)
    }

    fn read_seen_action(&self, action: &SeenAction) -> Result<observe::SeenAction, String> {
        action.try_into().map_err(|nonsense: Nonsense| nonsense.to_string())
    }

    fn write_seen_chance(&self, chance: &notation::SetUpNote) -> Result<SeenChance, String> {
        Ok(chance.clone().into())
    }

    fn read_seen_chance(&self, chance: &SeenChance) -> Result<notation::SetUpNote, String> {
        Ok(chance.clone().into())
    }
}

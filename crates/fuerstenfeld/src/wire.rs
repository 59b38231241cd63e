//! Actions, seen steps, options, set-up and result as they cross the wire: tagged by `type`, counted from 0, with
//! every field present. Each type says as much as the engine's own type and can be turned into it. If a stranger sends
//! something impossible, that is an error. Records have a form of their own ([`notation`](crate::notation)).

use crate::notation::{DrawNote, ResultNote, SetUpNote};
use crate::observe::{self, CountNote};
use crate::table::{Costs, DemandNote, Flaw, TableNote, TrackNote};
use crate::view::PriceTrack;
use crate::{Card, CardTable, Chance, Fuerstenfeld, Good, Goods, Sale, Variant};
use princely_core::{Notation, Note, Seat, Wired};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// One decision of one player. Breweries and spaces count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Expert set-up: this card stays in the hand (F-SET-7).
    Keep {
        /// The card.
        card: Card,
    },
    /// Put this card under the deck (F-SET-7, F-DIS-1).
    Under {
        /// The card.
        card: Card,
    },
    /// Draw one optional card (F-DRAW-2).
    DrawExtra,
    /// Draw no more optional cards (F-DRAW-2).
    StopDrawing,
    /// Sell something to one brewery (F-SELL-1).
    Sell {
        /// What is sold, and to whom.
        sale: Sale,
    },
    /// Sell nothing (F-SELL-1).
    SellNothing,
    /// Build a card from the hand (F-BLD-1).
    Build {
        /// The card.
        card: Card,
        /// The building space.
        space: u8,
    },
    /// Build no more (F-BLD-1).
    EndBuild,
    /// Take this card out of the game (F-DIS-3).
    Trash {
        /// The card.
        card: Card,
    },
    /// Keep these goods in the warehouse (F-DIS-4).
    Store {
        /// The goods.
        goods: Goods,
    },
    /// End the turn (F-DIS-2).
    EndTurn,
}

impl From<crate::Action> for Action {
    fn from(action: crate::Action) -> Action {
        use crate::Action as Engine;
        match action {
            Engine::Keep(card) => Action::Keep { card },
            Engine::Under(card) => Action::Under { card },
            Engine::DrawExtra => Action::DrawExtra,
            Engine::StopDrawing => Action::StopDrawing,
            Engine::Sell(sale) => Action::Sell { sale },
            Engine::SellNothing => Action::SellNothing,
            Engine::Build { card, space } => Action::Build { card, space },
            Engine::EndBuild => Action::EndBuild,
            Engine::Trash(card) => Action::Trash { card },
            Engine::Store(goods) => Action::Store { goods },
            Engine::EndTurn => Action::EndTurn,
        }
    }
}

impl From<Action> for crate::Action {
    fn from(action: Action) -> crate::Action {
        use crate::Action as Engine;
        match action {
            Action::Keep { card } => Engine::Keep(card),
            Action::Under { card } => Engine::Under(card),
            Action::DrawExtra => Engine::DrawExtra,
            Action::StopDrawing => Engine::StopDrawing,
            Action::Sell { sale } => Engine::Sell(sale),
            Action::SellNothing => Engine::SellNothing,
            Action::Build { card, space } => Engine::Build { card, space },
            Action::EndBuild => Engine::EndBuild,
            Action::Trash { card } => Engine::Trash(card),
            Action::Store { goods } => Engine::Store(goods),
            Action::EndTurn => Engine::EndTurn,
        }
    }
}

/// A decision as somebody sees it (F-INF-2): a card that the viewer may not know is `null`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeenAction {
    /// A card stays in the hand (F-SET-7).
    Keep {
        /// The card, if the viewer may know it.
        card: Option<Card>,
    },
    /// A card goes under the deck (F-SET-7, F-DIS-1).
    Under {
        /// The card, if the viewer may know it.
        card: Option<Card>,
    },
    /// An optional card is drawn (F-DRAW-2).
    DrawExtra,
    /// No more optional cards are drawn (F-DRAW-2).
    StopDrawing,
    /// Something is sold to one brewery (F-SELL-1).
    Sell {
        /// What is sold, and to whom.
        sale: Sale,
    },
    /// Nothing is sold (F-SELL-1).
    SellNothing,
    /// A card is built (F-BLD-1).
    Build {
        /// The card.
        card: Card,
        /// The building space.
        space: u8,
    },
    /// No more is built (F-BLD-1).
    EndBuild,
    /// A card leaves the game (F-DIS-3).
    Trash {
        /// The card, if the viewer may know it.
        card: Option<Card>,
    },
    /// Goods stay in the warehouse (F-DIS-4).
    Store {
        /// The goods.
        goods: Goods,
    },
    /// The turn ends (F-DIS-2).
    EndTurn,
}

impl From<&observe::SeenAction> for SeenAction {
    fn from(seen: &observe::SeenAction) -> SeenAction {
        let action = match seen {
            observe::SeenAction::Keep => return SeenAction::Keep { card: None },
            observe::SeenAction::Under => return SeenAction::Under { card: None },
            observe::SeenAction::Trash => return SeenAction::Trash { card: None },
            observe::SeenAction::Open(action) => Action::from(*action),
        };
        match action {
            Action::Keep { card } => SeenAction::Keep { card: Some(card) },
            Action::Under { card } => SeenAction::Under { card: Some(card) },
            Action::DrawExtra => SeenAction::DrawExtra,
            Action::StopDrawing => SeenAction::StopDrawing,
            Action::Sell { sale } => SeenAction::Sell { sale },
            Action::SellNothing => SeenAction::SellNothing,
            Action::Build { card, space } => SeenAction::Build { card, space },
            Action::EndBuild => SeenAction::EndBuild,
            Action::Trash { card } => SeenAction::Trash { card: Some(card) },
            Action::Store { goods } => SeenAction::Store { goods },
            Action::EndTurn => SeenAction::EndTurn,
        }
    }
}

impl From<SeenAction> for observe::SeenAction {
    fn from(seen: SeenAction) -> observe::SeenAction {
        let action = match seen {
            SeenAction::Keep { card: None } => return observe::SeenAction::Keep,
            SeenAction::Under { card: None } => return observe::SeenAction::Under,
            SeenAction::Trash { card: None } => return observe::SeenAction::Trash,
            SeenAction::Keep { card: Some(card) } => Action::Keep { card },
            SeenAction::Under { card: Some(card) } => Action::Under { card },
            SeenAction::Trash { card: Some(card) } => Action::Trash { card },
            SeenAction::DrawExtra => Action::DrawExtra,
            SeenAction::StopDrawing => Action::StopDrawing,
            SeenAction::Sell { sale } => Action::Sell { sale },
            SeenAction::SellNothing => Action::SellNothing,
            SeenAction::Build { card, space } => Action::Build { card, space },
            SeenAction::EndBuild => Action::EndBuild,
            SeenAction::Store { goods } => Action::Store { goods },
            SeenAction::EndTurn => Action::EndTurn,
        };
        observe::SeenAction::Open(action.into())
    }
}

/// What chance did, as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenChance {
    /// Breweries open, and the first order of play is known.
    SetUp(SetUp),
    /// A player drew cards, and the viewer sees them.
    Draw {
        /// Who drew.
        seat: Seat,
        /// The cards, in the order drawn.
        cards: Vec<Card>,
    },
    /// A player drew cards that the viewer may not see.
    DrawHidden {
        /// Who drew.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
}

/// What chance decided before the first round (F-SET-2, F-SET-4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SetUp {
    /// The demand of each brewery.
    pub breweries: Vec<Goods>,
    /// The order of play of the first round, first player first.
    pub order: Vec<Seat>,
}

/// Something that was sent but is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nonsense(pub String);

impl fmt::Display for Nonsense {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Nonsense {}

impl SetUp {
    /// The set-up of a game on the wire.
    pub fn new(game: &Fuerstenfeld, set_up: &crate::SetUp) -> SetUp {
        let players = usize::from(game.players);
        let demand = |&card: &u8| game.table.demand[usize::from(card)];
        SetUp {
            breweries: set_up.demand[..players].iter().map(demand).collect(),
            order: set_up.order[..players].iter().map(|&seat| Seat(seat)).collect(),
        }
    }

    /// The set-up as the engine has it, if the card table has these demand cards.
    pub fn read(&self, game: &Fuerstenfeld) -> Result<crate::SetUp, Nonsense> {
        match game.read(&Note::Setup(self.into())).map_err(Nonsense)? {
            Chance::SetUp(set_up) => Ok(set_up),
            Chance::Draw { .. } => Err(Nonsense("a draw is no set-up".into())),
        }
    }
}

impl From<&SetUp> for SetUpNote {
    fn from(set_up: &SetUp) -> SetUpNote {
        SetUpNote {
            breweries: set_up.breweries.iter().map(|&demand| DemandNote::from(demand)).collect(),
            order: set_up.order.iter().map(|seat| seat.0).collect(),
        }
    }
}

impl TryFrom<&SetUpNote> for SetUp {
    type Error = Nonsense;

    fn try_from(note: &SetUpNote) -> Result<SetUp, Nonsense> {
        let small = |value: i64| u8::try_from(value).map_err(|_| Nonsense(format!("{value} demand spaces")));
        let goods =
            |note: &DemandNote| Ok(Goods::new(small(note.hops)?, small(note.barley)?, small(note.water)?));
        Ok(SetUp {
            breweries: note.breweries.iter().map(goods).collect::<Result<_, Nonsense>>()?,
            order: note.order.iter().map(|&seat| Seat(seat)).collect(),
        })
    }
}

impl TryFrom<&observe::SeenChance> for SeenChance {
    type Error = Nonsense;

    fn try_from(seen: &observe::SeenChance) -> Result<SeenChance, Nonsense> {
        Ok(match seen {
            observe::SeenChance::SetUp(note) => SeenChance::SetUp(note.try_into()?),
            observe::SeenChance::Own(DrawNote { seat, cards }) => {
                SeenChance::Draw { seat: *seat, cards: cards.clone() }
            }
            observe::SeenChance::Other(CountNote { seat, count }) => {
                SeenChance::DrawHidden { seat: *seat, count: *count }
            }
        })
    }
}

impl From<SeenChance> for observe::SeenChance {
    fn from(seen: SeenChance) -> observe::SeenChance {
        match seen {
            SeenChance::SetUp(set_up) => observe::SeenChance::SetUp((&set_up).into()),
            SeenChance::Draw { seat, cards } => observe::SeenChance::Own(DrawNote { seat, cards }),
            SeenChance::DrawHidden { seat, count } => observe::SeenChance::Other(CountNote { seat, count }),
        }
    }
}

/// What was agreed before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Options {
    /// How many players there are (F-VAL-1).
    pub players: u8,
    /// Which game is played.
    pub variant: Variant,
    /// How many palaces end the game: 4, 5 or 6 (F-END-4).
    pub palaces: u8,
    /// The printed values (F-VAL).
    pub table: Table,
}

/// A card table: every printed value of the game (F-VAL).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Table {
    /// What it is called.
    pub name: String,
    /// Coins at the start (F-SET-1).
    pub start_coins: u8,
    /// The field printed on each building space, if there is one (F-VAL-5).
    pub printed_fields: Vec<Option<Good>>,
    /// The price track of the breweries (F-VAL-4).
    pub price_track: PriceTrack,
    /// The palace price cards, first one first (F-VAL-3).
    pub palace_prices: Vec<u8>,
    /// The last space of the income track (F-VAL-6).
    pub income_top: u8,
    /// The demand cards (F-VAL-3).
    pub demand: Vec<Goods>,
    /// What each card but the palaces costs.
    pub cost: BTreeMap<Card, u8>,
}

impl From<&CardTable> for Table {
    fn from(table: &CardTable) -> Table {
        Table {
            name: table.name.clone(),
            start_coins: table.start_coins,
            printed_fields: table.printed.to_vec(),
            price_track: PriceTrack { values: table.track.values().to_vec(), start: table.track.start },
            palace_prices: table.palace_prices.to_vec(),
            income_top: table.income_top,
            demand: table.demand.to_vec(),
            cost: Card::ALL.into_iter().zip(table.cost).collect(),
        }
    }
}

impl TryFrom<&Table> for CardTable {
    type Error = Flaw;

    fn try_from(table: &Table) -> Result<CardTable, Flaw> {
        let numbers = |values: &[u8]| values.iter().map(|&value| value.into()).collect();
        CardTable::try_from(&TableNote {
            name: table.name.clone(),
            start_coins: table.start_coins.into(),
            printed_fields: table.printed_fields.clone(),
            price_track: TrackNote {
                values: numbers(&table.price_track.values),
                start: table.price_track.start.into(),
            },
            palace_prices: numbers(&table.palace_prices),
            income_top: table.income_top.into(),
            demand: table.demand.iter().map(|&demand| DemandNote::from(demand)).collect(),
            cost: Costs(table.cost.iter().map(|(card, &cost)| (card.id().into(), cost.into())).collect()),
        })
    }
}

impl From<&Fuerstenfeld> for Options {
    fn from(game: &Fuerstenfeld) -> Options {
        Options {
            players: game.players,
            variant: game.variant,
            palaces: game.palaces(),
            table: (&game.table).into(),
        }
    }
}

impl TryFrom<&Options> for Fuerstenfeld {
    type Error = Nonsense;

    fn try_from(options: &Options) -> Result<Fuerstenfeld, Nonsense> {
        let table = CardTable::try_from(&options.table).map_err(|flaw| Nonsense(format!("table: {flaw}")))?;
        Fuerstenfeld::new(options.players, options.variant, table)
            .and_then(|game| game.with_palaces(options.palaces))
            .map_err(Nonsense)
    }
}

/// The result of a finished game (F-END-2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameResult {
    /// Who has won; several share the win.
    pub winners: Vec<Seat>,
    /// The coins of each player, by seat.
    pub coins: Vec<u32>,
    /// The palaces of each player, by seat.
    pub palaces: Vec<u8>,
    /// How many rounds were played.
    pub rounds: u8,
}

impl From<ResultNote> for GameResult {
    fn from(ResultNote { winners, coins, palaces, rounds }: ResultNote) -> GameResult {
        GameResult { winners, coins, palaces, rounds }
    }
}

impl From<GameResult> for ResultNote {
    fn from(GameResult { winners, coins, palaces, rounds }: GameResult) -> ResultNote {
        ResultNote { winners, coins, palaces, rounds }
    }
}

impl Wired for Fuerstenfeld {
    type WireAction = Action;
    type WireSeenAction = SeenAction;
    type WireSeenChance = SeenChance;

    fn write_action(&self, action: &crate::Action) -> Action {
        Action::from(*action)
    }

    fn read_action(&self, action: &Action) -> Result<crate::Action, String> {
        Ok((*action).into())
    }

    fn write_seen_action(&self, action: &observe::SeenAction) -> SeenAction {
        SeenAction::from(action)
    }

    fn read_seen_action(&self, action: &SeenAction) -> Result<observe::SeenAction, String> {
        Ok((*action).into())
    }

    fn write_seen_chance(&self, chance: &observe::SeenChance) -> Result<SeenChance, String> {
        SeenChance::try_from(chance).map_err(|nonsense| nonsense.0)
    }

    fn read_seen_chance(&self, chance: &SeenChance) -> Result<observe::SeenChance, String> {
        Ok(chance.clone().into())
    }
}

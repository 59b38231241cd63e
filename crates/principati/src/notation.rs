//! Records: how the game writes itself down. These forms never change. Options and results cross the wire as they are
//! here.

mod action;
mod seen;

pub use action::ActionNote;
pub use seen::{Secret, SeenActionNote};

use crate::action::Deal;
use crate::catalogue::KindNo;
use crate::map::NONE;
use crate::names::{Building, Ending, FoodRow, Good, Order, Phase, StockBoard, TileId};
use crate::options::Options;
use crate::state::State;
use crate::{Action, Principati};
use princely_core::notation::{NoDraw, NoteOf};
use princely_core::{Game, Notation, Note, Seat, sorting, strict};
use princely_hex::Hex;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// What chance decided: who begins, and the start cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, remote = "Self")]
pub struct SetUpNote {
    /// The starting player of round 1.
    pub first: Seat,
    /// Two start tiles for each seat.
    pub start_cards: [[TileId; 2]; 2],
}

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[cfg_attr(feature = "wire", ts(rename = "GameResult"), schemars(rename = "GameResult"))]
#[serde(deny_unknown_fields, remote = "Self")]
pub struct ResultNote {
    /// Who won; both if the tie cannot be broken.
    pub winners: Vec<Seat>,
    /// Points by seat.
    pub scores: [i32; 2],
    /// Pecunia by seat.
    pub pecunia: [u32; 2],
    /// Rounds played, the closing round included.
    pub rounds: u16,
    /// Why the game ended: the first trigger.
    pub end: Ending,
}

/// The whole state on paper. The fields are explained in the record format.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, remote = "Self")]
#[allow(missing_docs)]
pub struct Trace {
    pub round: u16,
    pub phase: Phase,
    pub to_act: Vec<Seat>,
    pub first: Seat,
    pub closing: bool,
    #[serde(deserialize_with = "strict::nullable")]
    pub trigger: Option<Seat>,
    #[serde(deserialize_with = "strict::nullable")]
    pub end: Option<Ending>,
    pub merit_due: bool,
    pub map: Vec<TileTrace>,
    pub players: Vec<PlayerTrace>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::present")]
    pub legal: Option<Vec<u32>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, remote = "Self")]
#[allow(missing_docs)]
pub struct TileTrace {
    pub at: Hex,
    pub tile: TileId,
    pub rot: u8,
    #[serde(deserialize_with = "strict::nullable")]
    pub owner: Option<Seat>,
    pub buildings: Vec<Option<Building>>,
    pub masters: u8,
    pub cardinal: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, remote = "Self")]
#[allow(missing_docs)]
pub struct PlayerTrace {
    pub pecunia: u32,
    pub goods: BTreeMap<Good, u8>,
    pub citizens: u8,
    pub workers_left: u8,
    pub masters: u8,
    pub masters_on_board: u8,
    #[serde(deserialize_with = "strict::nullable")]
    pub cardinal: Option<Hex>,
    pub horsemen: u8,
    pub carts: u8,
    pub fishing_boats: u8,
    #[serde(deserialize_with = "strict::nullable")]
    pub cargo_ship_round: Option<u16>,
    pub food_coins: FoodTrace,
    #[serde(deserialize_with = "strict::nullable")]
    pub stock_board: Option<StockBoard>,
    pub second_board: bool,
    pub hand: Vec<TileId>,
    pub extra: Vec<TileId>,
    pub spent: Vec<TileId>,
    #[serde(deserialize_with = "strict::nullable")]
    pub kept: Option<TileId>,
    pub reserved: Vec<Option<Building>>,
    pub orders: Vec<Order>,
    pub earned: Vec<Order>,
    pub cannot_place: bool,
    pub functional: Vec<(Building, Hex)>,
    pub score: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, remote = "Self")]
#[allow(missing_docs)]
pub struct FoodTrace {
    pub fish: u8,
    pub bread_ham: u8,
}

/// Reads objects by the names of their fields only: serde by itself would accept a list as well. The derived functions
/// are inherent ones (`remote = "Self"`), which these traits call.
macro_rules! objects {
    ($($Type:ty),*) => {$(
        impl<'de> Deserialize<'de> for $Type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Type, D::Error> {
                struct Derived($Type);
                impl<'de> Deserialize<'de> for Derived {
                    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Derived, D::Error> {
                        <$Type>::deserialize(deserializer).map(Derived)
                    }
                }
                strict::object(deserializer).map(|derived: Derived| derived.0)
            }
        }

        impl Serialize for $Type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                <$Type>::serialize(self, serializer)
            }
        }
    )*};
}
objects!(SetUpNote, ResultNote, Trace, TileTrace, PlayerTrace, FoodTrace);

impl Notation for Principati {
    const ID: &'static str = "principati";
    const RULES: std::ops::RangeInclusive<u32> = 1..=1;
    const TRACE_EVERY: u32 = 25;

    type ActionNote = ActionNote;
    type SeenActionNote = SeenActionNote;
    type SeenChanceNote = SetUpNote;
    type Options = Options;
    type Setup = SetUpNote;
    type Draw = NoDraw;
    type Trace = Trace;
    type Result = ResultNote;

    fn from_options(options: &Options, _: u32) -> Result<Principati, String> {
        Principati::new(options.clone())
    }

    fn options(&self) -> Options {
        self.options.clone()
    }

    fn rules(&self) -> u32 {
        1
    }

    fn note(&self, deal: &Deal) -> NoteOf<Self> {
        let start_cards = deal.cards.map(|cards| cards.map(|kind| self.id(kind)));
        Note::Setup(SetUpNote { first: deal.first, start_cards })
    }

    fn read(&self, note: &NoteOf<Self>) -> Result<Deal, String> {
        let Note::Setup(setup) = note else { return Err("nothing is drawn in this game".into()) };
        let mut cards = [[0; 2]; 2];
        for (card, id) in cards.as_flattened_mut().iter_mut().zip(setup.start_cards.as_flattened()) {
            *card = self.catalogue.find(*id).ok_or_else(|| format!("there is no tile {id}"))?;
        }
        Ok(Deal { first: setup.first, cards })
    }

    fn trace(&self, state: &State) -> Trace {
        let mut trace = self.bare_trace(state);
        let legal = trace.to_act.iter().map(|&seat| {
            let mut actions: Vec<Action> = Vec::new();
            self.legal_actions(state, seat, &mut actions);
            actions.len() as u32
        });
        trace.legal = Some(legal.collect());
        trace
    }

    fn traces_agree(read: &Trace, truth: &Trace) -> bool {
        match &read.legal {
            Some(_) => read == truth,
            None => *read == Trace { legal: None, ..truth.clone() },
        }
    }

    fn result(&self, state: &State) -> Option<ResultNote> {
        let end = state.ending.filter(|_| state.phase == Phase::Over)?;
        Some(ResultNote {
            winners: self.winners(state).into_iter().collect(),
            scores: [Seat(0), Seat(1)].map(|seat| self.score(state, seat).total()),
            pecunia: [Seat(0), Seat(1)].map(|seat| state.player(seat).pecunia()),
            rounds: state.round,
            end,
        })
    }
}

impl Principati {
    pub(crate) fn id(&self, kind: KindNo) -> TileId {
        self.catalogue.kind(kind).id
    }

    /// The ids of a set of kinds, sorted.
    pub(crate) fn ids(&self, kinds: u128) -> Vec<TileId> {
        let all = (0..).zip(self.catalogue.kinds());
        let mut ids: Vec<TileId> = all
            .filter(|(number, _): &(u32, _)| kinds & (1 << number) != 0)
            .map(|(_, kind)| kind.id)
            .collect();
        sorting::sort(&mut ids);
        ids
    }

    /// The trace without the numbers of legal actions.
    pub fn bare_trace(&self, state: &State) -> Trace {
        let mut map: Vec<TileTrace> = state
            .map
            .iter()
            .map(|(_, tile)| TileTrace {
                at: tile.at,
                tile: self.id(tile.kind),
                rot: tile.rotation,
                owner: (tile.owner != NONE).then_some(Seat(tile.owner)),
                buildings: (0..self.catalogue.kind(tile.kind).plans().len())
                    .map(|slot| tile.building(slot))
                    .collect(),
                masters: tile.masters,
                cardinal: tile.has_cardinal(),
            })
            .collect();
        sorting::sort_by_key(&mut map, |tile| tile.at);
        Trace {
            round: state.round,
            phase: state.phase,
            to_act: state.to_act(self).into_iter().collect(),
            first: Seat(state.first),
            closing: state.closing,
            trigger: (state.trigger != NONE).then_some(Seat(state.trigger)),
            end: state.ending,
            merit_due: state.merit_due,
            map,
            players: [Seat(0), Seat(1)].map(|seat| self.player_trace(state, seat)).into(),
            legal: None,
        }
    }

    fn player_trace(&self, state: &State, seat: Seat) -> PlayerTrace {
        let player = state.player(seat);
        let orders = |set: u8| Order::ALL.iter().copied().filter(|order| set & order.bit() != 0).collect();
        let working = self.working_sites(state, seat);
        let mut functional: Vec<(Building, Hex)> =
            working.into_iter().map(|site| (site.building, site.at)).collect();
        sorting::sort_by_key(&mut functional, |&(building, at)| (building.id(), at));
        PlayerTrace {
            pecunia: player.pecunia,
            goods: sorting::map(
                Good::ALL.iter().map(|&good| (good, player.good(good))).filter(|entry| entry.1 > 0),
            ),
            citizens: self.citizens(player),
            workers_left: player.workers_left,
            masters: player.masters,
            masters_on_board: player.masters_on_board,
            cardinal: (player.cardinal != NONE).then(|| state.map.tile(player.cardinal).at),
            horsemen: player.horsemen,
            carts: player.carts,
            fishing_boats: player.fishing_boats,
            cargo_ship_round: (player.cargo_ship_round > 0).then_some(player.cargo_ship_round),
            food_coins: FoodTrace {
                fish: player.food_coins[FoodRow::Fish.index()],
                bread_ham: player.food_coins[FoodRow::BreadHam.index()],
            },
            stock_board: player.stock_board,
            second_board: player.second_board,
            hand: self.ids(player.hand),
            extra: self.ids(player.extra),
            spent: self.ids(player.extra & player.laid_before),
            kept: (usize::from(player.kept) < self.catalogue.kinds().len()).then(|| self.id(player.kept)),
            reserved: player.reserved.entries().iter().map(|&entry| Building::of(entry)).collect(),
            orders: orders(player.orders),
            earned: orders(player.earned),
            cannot_place: player.cannot_place,
            functional,
            score: self.score(state, seat).total(),
        }
    }
}

//! What a player has besides the tiles on the map, the points so far with their reasons, and how near the end is.

use super::Goods;
use crate::Principati;
use crate::map::NONE;
use crate::names::{Building, COMMERCE, FoodRow, Good, Order, Phase, StockBoard, TileId};
use crate::score::{Item, Reason};
use crate::state::{Player, Reserved, State};
use princely_core::{Refused, Seat, sorting};
use princely_hex::Hex;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct PlayerView {
    /// The player's money.
    pub pecunia: u32,
    /// The stored goods.
    pub goods: Goods,
    /// The warehouse.
    pub storage: Storage,
    /// Citizens.
    pub citizens: u8,
    /// Workers that the player would have if production began now.
    pub workers: u8,
    /// Workers who have not worked yet; `null` outside the production phase.
    pub workers_left: Option<u8>,
    /// Princely masters, wherever they stand.
    pub masters: u8,
    /// Those of them on the player's board.
    pub masters_on_board: u8,
    /// The cell the cardinal stands on; `null`: the player's board.
    pub cardinal: Option<Hex>,
    /// Horsemen.
    pub horsemen: u8,
    /// Carts.
    pub carts: u8,
    /// Fishing boats.
    pub fishing_boats: u8,
    /// Fish that the boats have caught in this production phase.
    pub caught: u8,
    /// Ships that the ports have made in this production phase.
    pub ships_made: u8,
    /// The cargo ship, if there is one.
    pub cargo_ship: Option<CargoShip>,
    /// The row of fish coins.
    pub fish_row: FoodRowView,
    /// The row of coins for bread and ham.
    pub bread_ham_row: FoodRowView,
    /// Whether the player has the supplementary board.
    pub second_board: bool,
    /// Tiles in hand, sorted; everybody sees them.
    pub hand: Vec<TileId>,
    /// Start and merit tiles that are not laid; in the draft, the two tiles to choose from.
    pub extra: Vec<ExtraTile>,
    /// Whether the player has made the secret choice of this phase.
    pub chosen: bool,
    /// The start tile that the viewer has kept, as long as it is a secret.
    pub kept: Option<TileId>,
    /// Buildings reserved for the start tile, one entry for each of its slots; `null` if there are none, or if they are
    /// still the other player's secret.
    pub reserved: Option<Vec<Option<Building>>>,
    /// The pieces of each building.
    pub pieces: BTreeMap<Building, Pieces>,
    /// The orders of merit.
    pub orders: Vec<OrderView>,
    /// Whether the player has said that no tile can be placed.
    pub cannot_place: bool,
    /// What the player would score if the game ended now.
    pub points: Points,
    /// How near the player is to setting off the end.
    pub toward_end: TowardEnd,
}

/// A warehouse: rectangular slots for beams and iron bars, square ones for everything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct Storage {
    /// The rectangular slots.
    pub long: SlotsUsed,
    /// The square slots.
    pub square: SlotsUsed,
    /// The stock board that adds slots, if there is one.
    pub board: Option<StockBoard>,
}

/// Slots of a warehouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct SlotsUsed {
    /// How many hold a piece.
    pub used: u8,
    /// How many there are.
    pub total: u8,
}

/// A cargo ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct CargoShip {
    /// The round in which it was made.
    pub made: u16,
    /// The first round in which it can carry a port to the island.
    pub ready: u16,
}

/// A row of food fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct FoodRowView {
    /// Coins that lie in it.
    pub coins: u8,
    /// How many it can hold.
    pub fields: u8,
}

/// A start or merit tile that is not laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct ExtraTile {
    /// Which tile.
    pub tile: TileId,
    /// Whether it was laid before: then it brings no building again.
    pub spent: bool,
}

/// The pieces of a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct Pieces {
    /// How many stand.
    pub standing: u8,
    /// How many can still be built: neither standing nor reserved.
    pub left: u8,
}

/// An order of merit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct OrderView {
    /// Which order.
    pub order: Order,
    /// Whether the player has it or can still get it.
    pub status: OrderStatus,
    /// What counts for it; `null` if it is bought.
    pub progress: Option<Progress>,
}

/// Whether a player has an order or can still get it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
#[serde(rename_all = "snake_case")]
pub enum OrderStatus {
    /// It can be earned.
    Open,
    /// The player holds it.
    Held,
    /// The player has earned it and returned it for its reward.
    Returned,
    /// The player can no longer get it: the other player has bought it, or the player has the other order of Commerce.
    Gone,
}

/// How much there is of something, and how much is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct Progress {
    /// How many there are.
    pub have: u32,
    /// How many are needed.
    pub need: u32,
}

/// Points by item.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct Points {
    /// The sum.
    pub total: i32,
    /// All items, in the order of the rules.
    pub items: Vec<PointsItem>,
}

/// The points of one item, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct PointsItem {
    /// Which item.
    pub item: Item,
    /// The id of its rule.
    pub rule: String,
    /// The points.
    pub points: i32,
    /// What they are for; these add up to the points.
    pub reasons: Vec<Reason>,
}

/// How near a player is to setting off the end (P-END-01).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct TowardEnd {
    /// Military buildings.
    pub military: Progress,
    /// Orders ever earned.
    pub orders: Progress,
    /// Victoria Island; `null` if the catalogue has none.
    pub island: Option<IslandProgress>,
    /// How many tiles of the hand fit somewhere. If it is 0 on the player's turn, the player cannot place.
    pub tiles_that_fit: u8,
}

/// What a player still needs for the port on Victoria Island (P-ISL-01).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "principati/"))]
pub struct IslandProgress {
    /// Whether a port of the player works: a ship can be made there.
    pub port_works: bool,
    /// Whether a lighthouse stands.
    pub lighthouse: bool,
    /// Whether the cargo ship was made.
    pub cargo_ship: bool,
    /// Why the port cannot be built on the island in this round, apart from its price; `null`: it can.
    pub refused: Option<Refused>,
}

impl PlayerView {
    pub(super) fn new(game: &Principati, state: &State, seat: Seat) -> PlayerView {
        let player = state.player(seat);
        let producing = state.phase == Phase::Produce;
        let row = |row: FoodRow| FoodRowView {
            coins: player.food_coins[row.index()],
            fields: game.food_fields(player, row),
        };
        let extra = |tile: TileId| ExtraTile {
            tile,
            spent: game.catalogue.find(tile).is_some_and(|kind| player.laid_before & (1 << kind) != 0),
        };
        let pieces = |&building: &Building| {
            let standing = player.standing[building.index()];
            (building, Pieces { standing, left: game.pieces_left(state, seat, building) })
        };
        PlayerView {
            pecunia: player.pecunia,
            goods: stored(player),
            storage: game.storage(state, seat),
            citizens: game.citizens(player),
            workers: game.workers(state, seat),
            workers_left: producing.then_some(player.workers_left),
            masters: player.masters,
            masters_on_board: player.masters_on_board,
            cardinal: (player.cardinal != NONE).then(|| state.map.tile(player.cardinal).at),
            horsemen: player.horsemen,
            carts: player.carts,
            fishing_boats: player.fishing_boats,
            caught: player.caught,
            ships_made: player.ships_made,
            cargo_ship: (player.cargo_ship_round > 0).then(|| CargoShip {
                made: player.cargo_ship_round,
                ready: player.cargo_ship_round.saturating_add(1),
            }),
            fish_row: row(FoodRow::Fish),
            bread_ham_row: row(FoodRow::BreadHam),
            second_board: player.second_board,
            hand: game.ids(player.hand),
            extra: game.ids(player.extra).into_iter().map(extra).collect(),
            chosen: state.has_chosen(game, seat),
            kept: (usize::from(player.kept) < game.catalogue.kinds().len()).then(|| game.id(player.kept)),
            reserved: match player.reserved {
                Reserved::Slots { .. } => {
                    Some(player.reserved.entries().iter().map(|&entry| Building::of(entry)).collect())
                }
                Reserved::Nothing | Reserved::Hidden => None,
            },
            pieces: sorting::map(Building::ALL.iter().map(pieces)),
            orders: Order::ALL.iter().map(|&order| game.order_view(state, seat, order)).collect(),
            cannot_place: player.cannot_place,
            points: game.points(state, seat),
            toward_end: game.toward_end(state, seat),
        }
    }
}

/// What a warehouse holds.
fn stored(player: &Player) -> Goods {
    sorting::map(Good::ALL.iter().map(|&good| (good, player.good(good))).filter(|(_, count)| *count > 0))
}

impl State {
    /// Whether a player has made the secret choice of the phase.
    pub(crate) fn has_chosen(&self, game: &Principati, seat: Seat) -> bool {
        let in_secret = matches!(self.phase, Phase::Draft | Phase::Draft2 | Phase::Reserve);
        in_secret && !self.to_act(game).contains(seat)
    }
}

impl Principati {
    /// The slots of a warehouse.
    pub(crate) fn storage(&self, state: &State, seat: Seat) -> Storage {
        let player = state.player(seat);
        let (long, square) = self.slots(state, seat);
        let (mut used_long, mut used_square) = (0, 0);
        for &good in Good::ALL {
            *(if good.is_long() { &mut used_long } else { &mut used_square }) += player.good(good);
        }
        Storage {
            long: SlotsUsed { used: used_long, total: long },
            square: SlotsUsed { used: used_square, total: square },
            board: player.stock_board,
        }
    }

    fn order_view(&self, state: &State, seat: Seat, order: Order) -> OrderView {
        let player = state.player(seat);
        let is_commerce = order.bit() & COMMERCE != 0;
        let gone = is_commerce
            && (player.has_commerce() || state.players.iter().any(|other| other.earned & order.bit() != 0));
        let status = if player.holds(order) {
            OrderStatus::Held
        } else if player.earned & order.bit() != 0 {
            OrderStatus::Returned
        } else if gone {
            OrderStatus::Gone
        } else {
            OrderStatus::Open
        };
        let facts = self.buildings.orders.iter().find(|facts| facts.order == order);
        OrderView { order, status, progress: facts.map(|facts| self.progress(state, seat, facts)) }
    }

    /// What a player would score if the game ended now, item by item, with the reasons.
    pub fn points(&self, state: &State, seat: Seat) -> Points {
        let mut reasons: Vec<Reason> = Vec::new();
        let score = self.tally(state, seat, &mut reasons);
        let mut items: Vec<PointsItem> = Item::ALL
            .iter()
            .map(|&item| PointsItem {
                item,
                rule: item.rule().to_owned(),
                points: score.of(item),
                reasons: Vec::new(),
            })
            .collect();
        for reason in reasons {
            items[reason.item() as usize].reasons.push(reason);
        }
        Points { total: score.total(), items }
    }

    fn toward_end(&self, state: &State, seat: Seat) -> TowardEnd {
        let player = state.player(seat);
        let island = (state.island != NONE).then(|| {
            let at = state.map.tile(state.island).at;
            let refusal = self.check_buildable(state, seat, Building::Port, at, 0).err();
            IslandProgress {
                port_works: self.working_ports(state, seat, self.working_kinds(state, seat)) > 0,
                lighthouse: player.has(Building::Lighthouse),
                cargo_ship: player.cargo_ship_round > 0,
                refused: refusal.map(|refusal| Refused::new(&refusal)),
            }
        });
        TowardEnd {
            military: Progress {
                have: self.military(state, seat),
                need: u32::from(self.options.switches.military_end),
            },
            orders: Progress {
                have: u32::from(player.orders_earned()),
                need: u32::from(self.buildings.orders_end),
            },
            island,
            tiles_that_fit: (self.kinds_that_fit(state, seat) & player.hand).count_ones() as u8,
        }
    }
}

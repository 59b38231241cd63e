//! A position.

use crate::Principati;
use crate::buildings::{BuildingSet, COST_GOODS, Cost};
use crate::map::{Map, NONE, TileNo};
use crate::names::{Building, COMMERCE, Ending, FoodRow, Good, Order, Phase, StockBoard};
use princely_core::{Seat, SeatSet};

/// A whole position, hidden choices included.
///
/// Only the game changes it. A position for study is put together with a [`Scenario`](crate::scenario::Scenario).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) map: Map,
    pub(crate) players: [Player; 2],
    pub(crate) round: u16,
    pub(crate) phase: Phase,
    /// The player who is to act, in phases in which one player acts at a time.
    pub(crate) active: u8,
    /// The starting player of the round.
    pub(crate) first: u8,
    pub(crate) closing: bool,
    /// The player whose action set off the end, or `NONE`.
    pub(crate) trigger: u8,
    pub(crate) ending: Option<Ending>,
    /// The acting player is to take a merit tile before anything else.
    pub(crate) merit_due: bool,
    /// Merit tiles nobody has taken, as bits of kinds.
    pub(crate) merit_left: u128,
    pub(crate) island: TileNo,
    pub(crate) palaces: [TileNo; 2],
}

/// One player: all that this player has besides the tiles on the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub(crate) hand: u128,
    /// Start and merit tiles not laid; in the draft, the two tiles to choose from.
    pub(crate) extra: u128,
    /// Start and merit tiles that have been laid once: they bring no building a second time.
    pub(crate) laid_before: u128,
    pub(crate) pecunia: u32,
    pub(crate) goods: [u8; Good::COUNT],
    /// Pieces standing on the map, by building.
    pub(crate) standing: [u8; Building::COUNT],
    pub(crate) masters: u8,
    pub(crate) masters_on_board: u8,
    /// The tile the cardinal stands on, or `NONE`: the board.
    pub(crate) cardinal: TileNo,
    pub(crate) horsemen: u8,
    pub(crate) carts: u8,
    pub(crate) fishing_boats: u8,
    /// The round in which the cargo ship was made, or 0.
    pub(crate) cargo_ship_round: u16,
    /// Coins in the fish row and in the bread/ham row.
    pub(crate) food_coins: [u8; 2],
    pub(crate) stock_board: Option<StockBoard>,
    pub(crate) second_board: bool,
    /// The start tile kept in the draft, until the other player has chosen too.
    pub(crate) kept: u8,
    /// Buildings reserved for the start tile.
    pub(crate) reserved: Reserved,
    /// Orders held, orders ever earned.
    pub(crate) orders: u8,
    pub(crate) earned: u8,
    pub(crate) cannot_place: bool,
    pub(crate) workers_left: u8,
    /// Fish caught by boats, ships made, in this production phase.
    pub(crate) caught: u8,
    pub(crate) ships_made: u8,
}

/// What is reserved for the start tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reserved {
    /// Nothing: not yet chosen, or the tile has been laid.
    Nothing,
    /// One entry per slot.
    Slots { count: u8, buildings: [u8; 2] },
    /// Chosen, but hidden from the viewer.
    Hidden,
}

impl Reserved {
    pub(crate) fn entries(&self) -> &[u8] {
        match self {
            Reserved::Slots { count, buildings } => &buildings[..usize::from(*count)],
            _ => &[],
        }
    }
}

/// In an observation: the other player has chosen, but the choice is hidden.
pub(crate) const HIDDEN: u8 = NONE - 1;

impl Player {
    pub(crate) fn empty() -> Player {
        Player {
            hand: 0,
            extra: 0,
            laid_before: 0,
            pecunia: 0,
            goods: [0; Good::COUNT],
            standing: [0; Building::COUNT],
            masters: 0,
            masters_on_board: 0,
            cardinal: NONE,
            horsemen: 0,
            carts: 0,
            fishing_boats: 0,
            cargo_ship_round: 0,
            food_coins: [0; 2],
            stock_board: None,
            second_board: false,
            kept: NONE,
            reserved: Reserved::Nothing,
            orders: 0,
            earned: 0,
            cannot_place: false,
            workers_left: 0,
            caught: 0,
            ships_made: 0,
        }
    }

    /// Whether a building stands.
    #[inline]
    pub fn has(&self, building: Building) -> bool {
        self.standing[building.index()] > 0
    }

    /// Stored pieces of a good.
    #[inline]
    pub fn good(&self, good: Good) -> u8 {
        self.goods[good.index()]
    }

    /// Tiles in hand, as bits of kinds.
    #[inline]
    pub fn hand(&self) -> u128 {
        self.hand
    }

    /// Start and merit tiles not laid, as bits of kinds.
    #[inline]
    pub fn extra(&self) -> u128 {
        self.extra
    }

    /// Start and merit tiles that have been laid once, as bits of kinds.
    #[inline]
    pub fn laid_before(&self) -> u128 {
        self.laid_before
    }

    /// The start tile kept in the draft, until the other player has chosen too; `None` also if it is hidden.
    #[inline]
    pub fn kept(&self) -> Option<u8> {
        (self.kept < HIDDEN).then_some(self.kept)
    }

    /// Whether a start tile, or the buildings for it, have been chosen, be it hidden or not.
    #[inline]
    pub fn has_chosen(&self) -> bool {
        self.kept != NONE || self.reserved != Reserved::Nothing
    }

    /// The buildings reserved for the start tile, by slot; `None` also if they are hidden.
    #[inline]
    pub fn reserved(&self) -> [Option<Building>; 2] {
        let entry = |slot: usize| self.reserved.entries().get(slot).and_then(|&entry| Building::of(entry));
        [entry(0), entry(1)]
    }

    /// Orders held, and orders ever earned, as bits ([`Order::bit`]).
    #[inline]
    pub fn orders(&self) -> (u8, u8) {
        (self.orders, self.earned)
    }

    /// The stock board of the warehouse.
    #[inline]
    pub fn stock_board(&self) -> Option<StockBoard> {
        self.stock_board
    }

    /// Whether the player has the supplementary board.
    #[inline]
    pub fn has_second_board(&self) -> bool {
        self.second_board
    }

    /// Whether the player has said that no tile can be placed.
    #[inline]
    pub fn cannot_place(&self) -> bool {
        self.cannot_place
    }

    /// Fish caught by boats, and ships made, in this production phase.
    #[inline]
    pub fn caught_and_ships_made(&self) -> (u8, u8) {
        (self.caught, self.ships_made)
    }

    /// Money.
    #[inline]
    pub fn pecunia(&self) -> u32 {
        self.pecunia
    }

    /// Standing pieces of a building.
    #[inline]
    pub fn standing(&self, building: Building) -> u8 {
        self.standing[building.index()]
    }

    /// Princely masters, and those of them on the player's own board.
    #[inline]
    pub fn masters(&self) -> (u8, u8) {
        (self.masters, self.masters_on_board)
    }

    /// Whether the cardinal is on the player's own board.
    #[inline]
    pub fn cardinal_on_board(&self) -> bool {
        self.cardinal == NONE
    }

    /// Horsemen and carts.
    #[inline]
    pub fn horsemen_and_carts(&self) -> (u8, u8) {
        (self.horsemen, self.carts)
    }

    /// Fishing boats.
    #[inline]
    pub fn fishing_boats(&self) -> u8 {
        self.fishing_boats
    }

    /// The round in which the cargo ship was made, if there is one.
    #[inline]
    pub fn cargo_ship(&self) -> Option<u16> {
        (self.cargo_ship_round > 0).then_some(self.cargo_ship_round)
    }

    /// Coins in a food row.
    #[inline]
    pub fn food_coins(&self, row: FoodRow) -> u8 {
        self.food_coins[row.index()]
    }

    /// Whether an order was ever earned.
    #[inline]
    pub fn has_earned(&self, order: Order) -> bool {
        self.earned & order.bit() != 0
    }

    /// Workers left in the production phase.
    #[inline]
    pub fn workers_left(&self) -> u8 {
        self.workers_left
    }

    /// Whether an order is held; one that was returned is not.
    #[inline]
    pub(crate) fn holds(&self, order: Order) -> bool {
        self.orders & order.bit() != 0
    }

    /// How many orders were ever earned; a player has at most one of the two of Commerce.
    #[inline]
    pub fn orders_earned(&self) -> u8 {
        self.earned.count_ones() as u8
    }

    /// Whether an order of Commerce was ever bought.
    pub fn has_commerce(&self) -> bool {
        self.earned & COMMERCE != 0
    }

    /// The kinds of buildings that stand.
    pub(crate) fn standing_set(&self) -> BuildingSet {
        (0..)
            .zip(&self.standing)
            .filter(|(_, count)| **count > 0)
            .fold(0, |set, (index, _): (u32, _)| set | 1 << index)
    }

    /// The first good of which there are too few pieces for a cost, and how many pieces the cost asks for.
    pub(crate) fn lacks(&self, cost: Cost) -> Option<(Good, u8)> {
        COST_GOODS.into_iter().zip(cost).find(|&(good, needed)| self.good(good) < needed)
    }

    /// Pays a cost, or all there is: a client may ask what a building would bring before it can be paid
    /// (`Chooser::trial`). Nobody builds with less than it costs; that is checked before.
    pub(crate) fn pay(&mut self, cost: Cost) {
        for (good, count) in COST_GOODS.into_iter().zip(cost) {
            let stored = &mut self.goods[good.index()];
            *stored = stored.saturating_sub(count);
        }
    }
}

impl State {
    /// The player in this seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player in this seat.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seats that are to act.
    pub(crate) fn to_act(&self, game: &Principati) -> SeatSet {
        match self.phase {
            Phase::Setup | Phase::Over => SeatSet::EMPTY,
            Phase::Draft | Phase::Draft2 => {
                [Seat(0), Seat(1)].into_iter().filter(|&seat| self.player(seat).kept == NONE).collect()
            }
            Phase::Reserve => {
                let waits = |&seat: &Seat| {
                    let player = self.player(seat);
                    player.reserved == Reserved::Nothing && game.start_slots(player) > 0
                };
                [Seat(0), Seat(1)].into_iter().filter(waits).collect()
            }
            _ => SeatSet::only(Seat(self.active)),
        }
    }

    /// The round, 0 before the first.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether this is the closing round, or the game is over.
    pub fn is_closing(&self) -> bool {
        self.closing
    }

    /// The reason of the first trigger, from the moment it happens.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The starting player of the round.
    pub fn first(&self) -> Seat {
        Seat(self.first)
    }

    /// The player whose action set off the end.
    pub fn trigger(&self) -> Option<Seat> {
        (self.trigger != NONE).then_some(Seat(self.trigger))
    }

    /// Whether the acting player is to take a merit tile first.
    pub fn merit_due(&self) -> bool {
        self.merit_due
    }

    /// Merit tiles nobody has taken, as bits of kinds.
    pub fn merit_left(&self) -> u128 {
        self.merit_left
    }
}

impl Principati {
    /// Citizens: the first five and those lodged in Castles and Manors (P-BLD-02, P-DEMO-04).
    pub(crate) fn citizens(&self, player: &Player) -> u8 {
        let (start, most) = self.buildings.citizens;
        let lodged = [Building::Castle, Building::Manor].map(|house| {
            u32::from(self.buildings.facts(house).citizens) * u32::from(player.standing[house.index()])
        });
        (u32::from(start) + lodged[0] + lodged[1]).min(u32::from(most)) as u8
    }

    /// Workers: citizens, and the cardinal if he is on the board (P-PROD-01).
    pub fn workers(&self, state: &State, seat: Seat) -> u8 {
        let player = state.player(seat);
        self.citizens(player) + u8::from(player.cardinal == NONE)
    }

    /// Rectangular and square slots (P-STORE-01, P-STORE-03).
    pub fn slots(&self, state: &State, seat: Seat) -> (u8, u8) {
        let [(long, square), boards @ ..] = self.buildings.slots;
        match state.player(seat).stock_board {
            None => (long, square),
            Some(board) => {
                let (more_long, more_square) = boards[board.index()];
                (long + more_long, square + more_square)
            }
        }
    }

    /// Whether there is a free slot of the good's kind (P-STORE-02).
    pub(crate) fn has_room(&self, state: &State, seat: Seat, good: Good) -> bool {
        let player = state.player(seat);
        let (long, square) = self.slots(state, seat);
        let beams = player.good(Good::Beam) + player.good(Good::IronBar);
        if good.is_long() { beams < long } else { player.goods.iter().sum::<u8>() - beams < square }
    }

    /// Whether a token of the good is in the common stock (P-COMP-03).
    pub(crate) fn in_supply(&self, state: &State, good: Good) -> bool {
        let stored: u8 = state.players.iter().map(|player| player.good(good)).sum();
        !self.options.switches.supply_limited || stored < self.buildings.supply[good.index()]
    }

    /// Pieces of a building that are neither standing nor reserved (P-BUILD-01).
    pub fn pieces_left(&self, state: &State, seat: Seat, building: Building) -> u8 {
        let player = state.player(seat);
        let reserved =
            player.reserved.entries().iter().filter(|&&entry| entry == building as u8).count() as u8;
        let standing = player.standing[building.index()];
        self.buildings.facts(building).max - standing - reserved
    }

    /// How many slots the start tile of a player has.
    pub(crate) fn start_slots(&self, player: &Player) -> usize {
        self.start_tile(player).map_or(0, |kind| self.catalogue.kind(kind).plans().len())
    }

    /// The start tile among a player's extra tiles.
    pub(crate) fn start_tile(&self, player: &Player) -> Option<u8> {
        let start = player.extra & self.catalogue.start_kinds;
        (start != 0).then(|| start.trailing_zeros() as u8)
    }

    /// Whether a stock board is on the table.
    pub(crate) fn board_on_table(&self, state: &State, board: StockBoard) -> bool {
        state.players.iter().all(|player| player.stock_board != Some(board))
    }
}

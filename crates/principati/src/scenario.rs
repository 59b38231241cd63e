//! Positions for study: tiles, buildings and goods are put down directly. Nobody checks whether a game could reach such
//! a position.
//!
//! ```
//! use princely_core::{Game, Seat};
//! use princely_principati::{Action, Building, Phase, Principati, scenario::Scenario};
//! let game = Principati::default();
//! let state = Scenario::new(&game)
//!     .lay(Seat(0), "N07a", (4, 1), 0)
//!     .build((3, 1), 0, Building::Quarry)
//!     .turn(Seat(0), Phase::Produce)
//!     .state()
//!     .unwrap();
//! let quarry = Action::Produce { at: princely_hex::Hex::new(3, 1), slot: 0 };
//! assert_eq!(game.check(&state, Seat(0), &quarry).unwrap_err().clone(), princely_principati::Refusal::NoRoomFor { good: princely_principati::Good::Stone });
//! ```

use crate::Principati;
use crate::action::Reservation;
use crate::catalogue::KindNo;
use crate::limits::MASTERS;
use crate::map::{CARDINAL, Laid, NONE};
use crate::names::{Building, FoodRow, Good, Order, Phase, StockBoard, TileId};
use crate::state::State;
use princely_core::{Seat, Silent};
use princely_hex::Hex;

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Scenario<'g> {
    game: &'g Principati,
    state: State,
    wrong: Option<String>,
}

impl<'g> Scenario<'g> {
    /// The starting world in round 1, seat 0 to place; nobody has a start tile.
    pub fn new(game: &'g Principati) -> Scenario<'g> {
        use princely_core::Game;
        let mut state = game.start();
        state.phase = Phase::Place;
        state.round = 1;
        Scenario { game, state, wrong: None }
    }

    /// Goes on from a position.
    pub fn of(game: &'g Principati, state: &State) -> Scenario<'g> {
        Scenario { game, state: state.clone(), wrong: None }
    }

    /// The position, or the first thing that could not be done.
    pub fn state(self) -> Result<State, String> {
        match self.wrong {
            None => Ok(self.state),
            Some(wrong) => Err(wrong),
        }
    }

    fn fail(mut self, wrong: String) -> Self {
        self.wrong.get_or_insert(wrong);
        self
    }

    fn kind(&self, tile: &str) -> Result<KindNo, String> {
        let found = TileId::new(tile).and_then(|id| self.game.catalogue.find(id));
        found.ok_or_else(|| format!("there is no tile {tile}"))
    }

    /// Lays a tile of the player, taken from wherever it is.
    #[must_use]
    pub fn lay(mut self, seat: Seat, tile: &str, at: (i16, i16), rotation: u8) -> Self {
        let at = Hex::new(at.0, at.1);
        let kind = match self.kind(tile) {
            Ok(kind) => kind,
            Err(wrong) => return self.fail(wrong),
        };
        let laid_by_seat = self.state.map.iter().any(|(_, tile)| tile.kind == kind && tile.is_owned_by(seat));
        if self.state.map.find(at).is_some() || laid_by_seat || rotation > 5 {
            return self.fail(format!("{tile} cannot be laid at {at}"));
        }
        let player = self.state.player_mut(seat);
        player.hand &= !(1 << kind);
        player.extra &= !(1 << kind);
        if (self.game.catalogue.start_kinds | self.game.catalogue.merit_kinds) & (1 << kind) != 0 {
            player.laid_before |= 1 << kind;
            self.state.merit_left &= !(1 << kind);
        }
        let number = self.state.map.insert(Laid::new(&self.game.catalogue, kind, seat.0, at, rotation));
        self.game.join_roads(&mut self.state.map, number);
        self
    }

    /// Puts a building on a slot of a laid tile, with all its effects, but without paying for it. A warehouse takes the
    /// first stock board on the table.
    #[must_use]
    pub fn build(mut self, at: (i16, i16), slot: usize, building: Building) -> Self {
        let at = Hex::new(at.0, at.1);
        let Some(number) = self.state.map.find(at) else { return self.fail(format!("no tile at {at}")) };
        let tile = self.state.map.tile(number);
        if tile.owner == NONE
            || self.game.catalogue.kind(tile.kind).plans().get(slot).is_none()
            || tile.building(slot).is_some()
        {
            return self.fail(format!("nobody can build at {at}"));
        }
        let board =
            StockBoard::ALL.iter().copied().find(|&board| self.game.board_on_table(&self.state, board));
        let seat = Seat(tile.owner);
        self.game.raise(&mut self.state, seat, (number, slot), building, board, &mut Silent);
        self
    }

    /// Puts a port of the player on the island.
    #[must_use]
    pub fn island_port(mut self, seat: Seat) -> Self {
        let island = self.state.island;
        if island == NONE || self.state.map.tile(island).owner != NONE {
            return self.fail("there is no free island".into());
        }
        self.game.raise(&mut self.state, seat, (island, 0), Building::Port, None, &mut Silent);
        self
    }

    /// Sets the number of stored pieces of a good, at most 15.
    #[must_use]
    pub fn goods(mut self, seat: Seat, good: Good, count: u8) -> Self {
        if count > 15 {
            return self.fail(format!("{count} pieces of {} are more than 15", good.id()));
        }
        self.state.player_mut(seat).goods[good.index()] = count;
        self
    }

    /// Empties the warehouse.
    #[must_use]
    pub fn no_goods(mut self, seat: Seat) -> Self {
        self.state.player_mut(seat).goods = [0; Good::COUNT];
        self
    }

    /// Sets the money.
    #[must_use]
    pub fn pecunia(mut self, seat: Seat, pecunia: u32) -> Self {
        self.state.player_mut(seat).pecunia = pecunia;
        self
    }

    /// Sends `count` masters from the board to a tile; the board must have that many.
    #[must_use]
    pub fn masters(mut self, at: (i16, i16), count: u8) -> Self {
        let at = Hex::new(at.0, at.1);
        let Some(number) = self.state.map.find(at) else { return self.fail(format!("no tile at {at}")) };
        let owner = Seat(self.state.map.tile(number).owner);
        let player = self.state.player_mut(owner);
        match player.masters_on_board.checked_sub(count) {
            Some(rest) => player.masters_on_board = rest,
            None => return self.fail("there are not so many masters".into()),
        }
        self.state.map.tile_mut(number).masters += count; // six at most: there are no more
        self
    }

    /// Gives a player the six masters without a school.
    #[must_use]
    pub fn with_masters(mut self, seat: Seat) -> Self {
        let player = self.state.player_mut(seat);
        player.masters = MASTERS;
        player.masters_on_board = MASTERS;
        self
    }

    /// Sends the cardinal from the board to a tile.
    #[must_use]
    pub fn cardinal(mut self, at: (i16, i16)) -> Self {
        let at = Hex::new(at.0, at.1);
        let Some(number) = self.state.map.find(at) else { return self.fail(format!("no tile at {at}")) };
        let owner = Seat(self.state.map.tile(number).owner);
        self.state.player_mut(owner).cardinal = number;
        self.state.map.tile_mut(number).flags |= CARDINAL;
        self
    }

    /// Sets horsemen, carts and fishing boats.
    #[must_use]
    pub fn vehicles(mut self, seat: Seat, horsemen: u8, carts: u8, fishing_boats: u8) -> Self {
        let player = self.state.player_mut(seat);
        player.horsemen = horsemen;
        player.carts = carts;
        player.fishing_boats = fishing_boats;
        self
    }

    /// Gives a player the cargo ship, made in `round`.
    #[must_use]
    pub fn cargo_ship(mut self, seat: Seat, round: u16) -> Self {
        self.state.player_mut(seat).cargo_ship_round = round;
        self
    }

    /// Puts coins into a food row.
    #[must_use]
    pub fn food_coins(mut self, seat: Seat, row: FoodRow, coins: u8) -> Self {
        self.state.player_mut(seat).food_coins[row.index()] = coins;
        self
    }

    /// Gives a player an order.
    #[must_use]
    pub fn with_order(mut self, seat: Seat, order: Order) -> Self {
        let player = self.state.player_mut(seat);
        player.orders |= order.bit();
        player.earned |= order.bit();
        self
    }

    /// Gives a player a start or merit tile to lay.
    #[must_use]
    pub fn extra(mut self, seat: Seat, tile: &str) -> Self {
        match self.kind(tile) {
            Ok(kind) => {
                self.state.player_mut(seat).extra |= 1 << kind;
                self.state.merit_left &= !(1 << kind);
                self
            }
            Err(wrong) => self.fail(wrong),
        }
    }

    /// Reserves buildings for the start tile.
    #[must_use]
    pub fn reserve(mut self, seat: Seat, buildings: &[Option<Building>]) -> Self {
        let Some(reservation) = Reservation::new(buildings) else {
            return self.fail("a start tile has one slot or two".into());
        };
        self.state.player_mut(seat).reserved = reservation.slots_chosen();
        self
    }

    /// Leaves a player only these tiles in hand; the others go out of the game.
    #[must_use]
    pub fn hand(mut self, seat: Seat, tiles: &[&str]) -> Self {
        let mut hand = 0;
        for tile in tiles {
            match self.kind(tile) {
                Ok(kind) => hand |= 1 << kind,
                Err(wrong) => return self.fail(wrong),
            }
        }
        self.state.player_mut(seat).hand = hand;
        self
    }

    /// Sets the round, and whether it is the closing round.
    #[must_use]
    pub fn round(mut self, round: u16, closing: bool) -> Self {
        self.state.round = round;
        self.state.closing = closing;
        self
    }

    /// Sets the starting player of the round.
    #[must_use]
    pub fn first(mut self, seat: Seat) -> Self {
        assert!(seat.0 < 2, "two play");
        self.state.first = seat.0;
        self
    }

    /// Sets who is to act, and in which phase.
    #[must_use]
    pub fn turn(mut self, seat: Seat, phase: Phase) -> Self {
        self.state.phase = phase;
        assert!(seat.0 < 2, "two play");
        self.state.active = seat.0;
        if phase == Phase::Produce {
            self.game.begin_production(&mut self.state);
        }
        self
    }
}

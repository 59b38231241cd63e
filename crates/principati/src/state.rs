//! A position.

use crate::Principati;
use crate::buildings::{BuildingSet, COST_GOODS, Cost};
use crate::map::{CARDINAL, Map, NONE, TileNo};
use crate::names::{Building, COMMERCE, Ending, Good, Order, Phase, StockBoard};
use princely_core::{Seat, SeatSet};

/// A whole position, hidden choices included.
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
    pub(crate) end: Option<Ending>,
    /// The acting player is to take a merit tile before anything else.
    pub(crate) merit_due: bool,
    /// Merit tiles nobody has taken, as bits of kinds.
    pub(crate) merit_left: u128,
    pub(crate) island: TileNo,
    pub(crate) palaces: [TileNo; 2],
}

/// What a player has besides tiles on the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Player {
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

    #[inline]
    pub(crate) fn has(&self, building: Building) -> bool {
        self.standing[building.index()] > 0
    }

    #[inline]
    pub(crate) fn good(&self, good: Good) -> u8 {
        self.goods[good.index()]
    }

    #[inline]
    pub(crate) fn holds(&self, order: Order) -> bool {
        self.orders & order.bit() != 0
    }

    /// How many orders were ever earned; a player has at most one of the two of Commerce.
    pub(crate) fn orders_earned(&self) -> u8 {
        self.earned.count_ones() as u8
    }

    pub(crate) fn has_commerce(&self) -> bool {
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
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

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
    pub fn end(&self) -> Option<Ending> {
        self.end
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
    pub fn workers_of(&self, state: &State, seat: Seat) -> u8 {
        let player = state.player(seat);
        self.citizens(player) + u8::from(player.cardinal == NONE)
    }

    /// Rectangular and square slots (P-STORE-01, P-STORE-03).
    pub fn slots_of(&self, state: &State, seat: Seat) -> (u8, u8) {
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
        let (long, square) = self.slots_of(state, seat);
        let beams = player.good(Good::Beam) + player.good(Good::IronBar);
        if good.is_long() { beams < long } else { player.goods.iter().sum::<u8>() - beams < square }
    }

    /// Whether a token of the good is in the common stock (P-COMP-03).
    pub(crate) fn in_supply(&self, state: &State, good: Good) -> bool {
        let stored: u8 = state.players.iter().map(|player| player.good(good)).sum();
        !self.options.switches.supply_limited || stored < self.buildings.supply[good.index()]
    }

    /// Pieces of a building that are neither standing nor reserved (P-BUILD-01).
    pub fn pieces_left_of(&self, state: &State, seat: Seat, building: Building) -> u8 {
        let player = state.player(seat);
        let reserved =
            player.reserved.entries().iter().filter(|&&entry| entry == building as u8).count() as u8;
        let standing = player.standing[building.index()];
        self.buildings.facts(building).max.saturating_sub(standing + reserved)
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

    /// Checks everything that is kept up to date step by step against a fresh computation.
    pub fn validate(&self, state: &State) -> Result<(), String> {
        state.map.validate()?;
        let mut fresh = state.map.clone();
        self.flood_all(&mut fresh, &state.palaces);
        for (number, tile) in state.map.iter() {
            if fresh.tile(number).reach != tile.reach {
                return Err(format!("roads: the tile at {} is wrong", tile.at));
            }
            let kind = self.catalogue.kind(tile.kind);
            if kind.faces[usize::from(tile.rotation)] != tile.sides {
                return Err(format!("sides: the tile at {} is wrong", tile.at));
            }
        }
        for seat in [Seat(0), Seat(1)] {
            let player = state.player(seat);
            let mut standing = [0; Building::COUNT];
            let (mut masters, mut cardinal) = (0, NONE);
            for (number, tile) in state.map.iter().filter(|(_, tile)| tile.is_owned_by(seat)) {
                for building in tile.buildings.iter().filter_map(|&building| Building::of(building)) {
                    standing[building.index()] += 1;
                }
                masters += tile.masters;
                if tile.flags & CARDINAL != 0 {
                    cardinal = number;
                }
                if tile.figures() > 0 && !self.takes_masters(tile) {
                    return Err(format!("masters stand at {}, where nobody works", tile.at));
                }
            }
            if standing != player.standing {
                return Err(format!("seat {seat}: standing pieces are {standing:?}"));
            }
            if masters + player.masters_on_board != player.masters || cardinal != player.cardinal {
                return Err(format!("seat {seat}: masters or cardinal are lost"));
            }
            for &building in Building::ALL {
                let reserved =
                    player.reserved.entries().iter().filter(|&&entry| entry == building as u8).count();
                if usize::from(standing[building.index()]) + reserved
                    > usize::from(self.buildings.facts(building).max)
                {
                    return Err(format!("seat {seat}: too many pieces of {}", building.id()));
                }
            }
            let (long, square) = self.slots_of(state, seat);
            let beams = player.good(Good::Beam) + player.good(Good::IronBar);
            if beams > long || player.goods.iter().sum::<u8>() - beams > square {
                return Err(format!("seat {seat}: the warehouse is over-full"));
            }
            if player.has(Building::Warehouse) != player.stock_board.is_some() {
                return Err(format!("seat {seat}: warehouse and stock board do not go together"));
            }
        }
        if self.options.switches.supply_limited {
            for &good in Good::ALL {
                let stored: u8 = state.players.iter().map(|player| player.good(good)).sum();
                if stored > self.buildings.supply[good.index()] {
                    return Err(format!("{} {} are more than the box holds", stored, good.id()));
                }
            }
        }
        self.validate_tiles(state)
    }

    /// Every tile is in one place: on the map, in a hand, among the extra tiles or in the box.
    fn validate_tiles(&self, state: &State) -> Result<(), String> {
        if matches!(state.phase, Phase::Setup | Phase::Draft | Phase::Draft2) {
            return Ok(());
        }
        let mut on_map = [0u128; 3];
        for (_, tile) in state.map.iter() {
            let owner = if tile.owner == NONE { 2 } else { usize::from(tile.owner) };
            on_map[owner] |= 1 << tile.kind;
        }
        for (seat, player) in state.players.iter().enumerate() {
            let started = self.catalogue.start_world.iter().filter(|start| start.owner == Some(seat as u8));
            let all = started.fold(self.catalogue.hands[seat], |set, start| set | 1 << start.kind);
            let special = self.catalogue.start_kinds | self.catalogue.merit_kinds;
            let island = if state.island == NONE { 0 } else { 1 << state.map.tile(state.island).kind };
            let laid = on_map[seat] & !special & !island;
            if player.hand & laid != 0 || player.hand | laid != all {
                return Err(format!("seat {seat}: tiles of the set are lost or doubled"));
            }
            if player.extra & on_map[seat] != 0 {
                return Err(format!("seat {seat}: an extra tile is in two places"));
            }
        }
        let taken = |seat: usize| (state.players[seat].extra | on_map[seat]) & self.catalogue.merit_kinds;
        let all = taken(0) | taken(1) | state.merit_left;
        let doubled = taken(0) & taken(1) | (taken(0) | taken(1)) & state.merit_left;
        if all != self.catalogue.merit_kinds || doubled != 0 {
            return Err("merit tiles are lost or doubled".into());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use crate::catalogue::KindNo;
    use crate::names::TileId;
    use crate::scenario::Scenario;

    const P0: Seat = Seat(0);

    /// The validator is what the laws rely on: each thing that it promises to notice is broken here.
    #[test]
    fn a_position_that_was_tampered_with_is_noticed() {
        type Tampering = fn(&mut State, &Principati);
        fn kind(game: &Principati, id: &str) -> KindNo {
            TileId::new(id).and_then(|id| game.catalogue.find(id)).unwrap()
        }
        fn at(state: &mut State, q: i16, r: i16) -> &mut crate::map::Laid {
            let number = state.map.find(princely_hex::Hex::new(q, r)).unwrap();
            state.map.tile_mut(number)
        }
        let cases: &[(&str, Tampering, &str)] = &[
            ("nothing", |_, _| {}, ""),
            ("a neighbour", |state, _| at(state, 20, 0).around[0] = 0, "does not know its neighbour"),
            ("roads", |state, _| at(state, 2, 2).reach[0] = 0, "roads: the tile at"),
            ("sides", |state, _| at(state, 20, 0).rotation = 1, "sides: the tile at"),
            ("masters where nobody works", |state, _| at(state, 2, 2).masters = 1, "where nobody works"),
            (
                "a cardinal where nobody works",
                |state, _| at(state, 2, 2).flags |= CARDINAL,
                "where nobody works",
            ),
            ("a building too many", |state, _| state.players[0].standing[0] += 1, "standing pieces are"),
            (
                "a master too many",
                |state, _| state.players[0].masters_on_board += 1,
                "masters or cardinal are lost",
            ),
            ("a master lost", |state, _| at(state, 22, 0).masters = 1, "masters or cardinal are lost"),
            ("a cardinal lost", |state, _| state.players[0].cardinal = NONE, "masters or cardinal are lost"),
            (
                "a second palace reserved",
                |state, _| {
                    state.players[0].reserved =
                        Reserved::Slots { count: 1, buildings: [Building::Palace as u8, 0] }
                },
                "too many pieces of palace",
            ),
            (
                "beams",
                |state, _| state.players[0].goods[Good::Beam.index()] = 15,
                "the warehouse is over-full",
            ),
            (
                "fish",
                |state, _| state.players[0].goods[Good::Fish.index()] = 15,
                "the warehouse is over-full",
            ),
            (
                "a board",
                |state, _| state.players[0].stock_board = Some(StockBoard::ALL[0]),
                "do not go together",
            ),
            (
                "a lost tile",
                |state, game| state.players[0].hand &= !(1 << kind(game, "R01")),
                "lost or doubled",
            ),
            (
                "a doubled tile",
                |state, game| state.players[0].hand |= 1 << kind(game, "H02"),
                "lost or doubled",
            ),
            (
                "a start tile in two places",
                |state, game| state.players[0].extra |= 1 << kind(game, "ST_A"),
                "an extra tile is in two places",
            ),
            ("a merit tile lost", |state, game| state.merit_left &= !(1 << kind(game, "OM1")), "merit tiles"),
            (
                "a laid merit tile in the box",
                |state, game| state.merit_left |= 1 << kind(game, "OM2"),
                "merit tiles",
            ),
            (
                "a merit tile of both",
                |state, game| state.players[1].extra |= 1 << kind(game, "OM3"),
                "merit tiles",
            ),
            (
                "a merit tile of one",
                |state, game| state.players[1].extra |= 1 << kind(game, "OM2"),
                "merit tiles",
            ),
        ];
        let game = Principati::new(Options::default()).unwrap();
        let scene = Scenario::new(&game).lay(P0, "H02", (20, 0), 0).lay(P0, "H03", (22, 0), 0);
        let scene = scene.build((20, 0), 0, Building::Baker).build((22, 0), 0, Building::Quarry);
        let scene = scene.with_masters(P0).masters((20, 0), 2).masters((22, 0), 3).cardinal((20, 0));
        let scene = scene.lay(P0, "ST_A", (24, 0), 0).lay(P0, "OM2", (27, 0), 0).extra(P0, "OM3");
        let state = scene.state().unwrap();
        for (what, tamper, expected) in cases {
            let mut tampered = state.clone();
            tamper(&mut tampered, &game);
            match (game.validate(&tampered), *expected) {
                (Ok(()), "") => {}
                (Err(wrong), expected) if !expected.is_empty() && wrong.contains(expected) => {}
                (result, _) => panic!("{what}: {result:?} instead of {expected:?}"),
            }
        }
    }
}

//! Laying tiles (section 6), the Farmer's move (P-ORD-07) and taking merit tiles (P-ORD-09).

use crate::Principati;
use crate::action::Action;
use crate::catalogue::{FACE_WORDS, Face, Faces, KindNo};
use crate::event::Event;
use crate::map::{Laid, Map, NONE, START_WORLD, TileNo};
use crate::names::{Building, Ending, Feature, Order, Side, StockBoard, TileId};
use crate::refusal::Refusal;
use crate::state::{Player, Reserved, State};
use princely_core::{Seat, Sink};
use princely_hex::{Direction, Hex};
use std::ops::ControlFlow;

/// The tiles around an empty cell, by direction.
type Around = [TileNo; 6];

/// Whether a watchtower or fortress on the tile keeps away tiles of everybody but its owner.
#[inline]
fn guard(tile: &Laid) -> Option<Building> {
    [Building::Watchtower, Building::Fortress].into_iter().find(|&building| tile.bears(building))
}

/// The directions between an empty cell, a tile beside it, and the two neighbours that cell and tile have in common.
#[derive(Clone, Copy)]
struct Contact {
    /// Directions from the cell: to the tile, to the common neighbours.
    back: usize,
    shared: [usize; 2],
    /// Directions from the tile to the common neighbours.
    from_tile: [usize; 2],
    /// Directions from the cell to its other three neighbours.
    far: [usize; 3],
}

/// By the direction from the tile to the cell.
const CONTACTS: [Contact; 6] = {
    const fn contact(direction: usize) -> Contact {
        Contact {
            back: (direction + 3) % 6,
            shared: [(direction + 2) % 6, (direction + 4) % 6],
            from_tile: [(direction + 1) % 6, (direction + 5) % 6],
            far: [(direction + 5) % 6, direction, (direction + 1) % 6],
        }
    }
    [contact(0), contact(1), contact(2), contact(3), contact(4), contact(5)]
};

impl Map {
    /// Visits every empty cell that touches a laid tile, each once (P-PLACE-02).
    #[inline]
    fn each_site(&self, mut visit: impl FnMut(Hex, &Around) -> ControlFlow<()>) -> ControlFlow<()> {
        for (number, tile) in self.iter() {
            'cells: for (direction, &Contact { back, shared, from_tile, far }) in CONTACTS.iter().enumerate()
            {
                if tile.around[direction] != NONE {
                    continue;
                }
                // The tile knows the two neighbours that it shares with the cell.
                let common = from_tile.map(|other| tile.around[other]);
                // A cell is visited only from its first neighbour in the order of directions.
                if shared[0] < back && common[0] != NONE || shared[1] < back && common[1] != NONE {
                    continue;
                }
                let at = tile.at + Hex::STEPS[direction];
                let mut around = [NONE; 6];
                around[shared[0]] = common[0];
                around[shared[1]] = common[1];
                for other in far {
                    if let Some(number) = self.find(at + Hex::STEPS[other]) {
                        if other < back {
                            continue 'cells;
                        }
                        around[other] = number;
                    }
                }
                around[back] = number;
                visit(at, &around)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Principati {
    /// Those of `faces` that `seat` may lay on an empty cell. The tile belongs to `owner`, so towers of `owner` do not
    /// keep it away. `None`: a tower keeps every tile away.
    #[inline]
    pub(crate) fn allowed(
        &self,
        map: &Map,
        faces: &Faces,
        around: &Around,
        seat: Seat,
        owner: u8,
    ) -> Option<Faces> {
        // Asked once, so that the index below needs no check, which makes a search faster.
        assert!(seat.0 < 2, "there is no seat {seat}");
        let (mut faces, mut joined, own) = (*faces, false, seat.index());
        for (direction, &number) in around.iter().enumerate() {
            if number == NONE {
                continue;
            }
            let tile = map.tile(number);
            if tile.owner != owner && guard(tile).is_some() {
                return None; // P-PLACE-07
            }
            and(&mut faces, self.catalogue.fit(direction, tile.kind, tile.rotation));
            joined |= tile.reach[own] & (1 << CONTACTS[direction].back) != 0;
        }
        if !joined {
            and(&mut faces, &self.catalogue.without_road); // P-PLACE-04, P-PLACE-05
        }
        Some(faces)
    }

    /// Visits every way to lay one of the faces: face number and cell.
    #[inline]
    pub(crate) fn each_placement(
        &self,
        map: &Map,
        faces: &Faces,
        seat: Seat,
        owner: u8,
        mut visit: impl FnMut(usize, Hex) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        map.each_site(|at, around| {
            let Some(allowed) = self.allowed(map, faces, around, seat, owner) else {
                return ControlFlow::Continue(());
            };
            for (word, mut rest) in allowed.into_iter().enumerate() {
                while rest != 0 {
                    visit(64 * word + rest.trailing_zeros() as usize, at)?;
                    rest &= rest - 1;
                }
            }
            ControlFlow::Continue(())
        })
    }

    /// The kinds of tiles that a player could lay somewhere now, as bits, whether or not they are in the hand.
    pub(crate) fn kinds_that_fit(&self, state: &State, seat: Seat) -> u128 {
        let mut faces = [0; FACE_WORDS];
        let _ = state.map.each_site(|_, around| {
            if let Some(allowed) = self.allowed(&state.map, &ALL_FACES, around, seat, seat.0) {
                for (word, more) in faces.iter_mut().zip(allowed) {
                    *word |= more;
                }
            }
            ControlFlow::Continue(())
        });
        let all = self.catalogue.faces.iter().enumerate();
        all.filter(|(face, _)| holds(&faces, *face)).fold(0, |set, (_, face)| set | 1 << face.kind)
    }

    pub(super) fn list_place(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let player = state.player(seat);
        let hand = self.catalogue.faces_of(player.hand);
        let mut faces = self.catalogue.faces_of(player.extra);
        for (word, more) in faces.iter_mut().zip(hand) {
            *word |= more;
        }
        let mut stuck = true;
        let _ = self.each_placement(&state.map, &faces, seat, seat.0, |face, at| {
            let Face { kind, rotation: rot, tile } = self.catalogue.faces[face];
            if holds(&hand, face) {
                stuck = false;
                out.push(Action::Place { tile, at, rot });
            } else {
                for stock_board in self.boards_for(state, player, kind) {
                    out.push(Action::PlaceExtra { tile, at, rot, stock_board });
                }
            }
            ControlFlow::Continue(())
        });
        if stuck {
            out.push(Action::CannotPlace);
        }
        if player.holds(Order::Farmer) {
            self.list_farmer(state, seat, out);
        }
    }

    /// The stock boards that can be named when an extra tile is laid; `None` if none is needed.
    fn boards_for(
        &self,
        state: &State,
        player: &Player,
        kind: KindNo,
    ) -> impl Iterator<Item = Option<StockBoard>> {
        let needed = self.brings_warehouse(player, kind);
        let on_table = [StockBoard::A, StockBoard::B].map(|board| self.board_on_table(state, board));
        let boards = [Some(StockBoard::A), Some(StockBoard::B), None];
        boards
            .into_iter()
            .zip([needed && on_table[0], needed && on_table[1], !needed])
            .filter(|(_, named)| *named)
            .map(|(board, _)| board)
    }

    /// Whether an extra tile comes with a warehouse.
    pub(crate) fn brings_warehouse(&self, player: &Player, kind: KindNo) -> bool {
        let bit = 1 << kind;
        self.catalogue.start_kinds & bit != 0
            && player.laid_before & bit == 0
            && player.reserved.entries().contains(&(Building::Warehouse as u8))
    }

    /// Whether any tile of the hand can be placed (P-PLACE-10).
    pub(crate) fn can_place(&self, state: &State, seat: Seat) -> bool {
        let faces = self.catalogue.faces_of(state.player(seat).hand);
        self.each_placement(&state.map, &faces, seat, seat.0, |_, _| ControlFlow::Break(())).is_break()
    }

    fn list_farmer(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        for (number, tile) in state.map.iter() {
            if self.is_movable(state, number) {
                let lifted = self.lifted(state, number, seat);
                let faces = self.catalogue.faces_of(1 << tile.kind);
                let _ = self.each_placement(&lifted, &faces, seat, tile.owner, |face, to| {
                    if to != tile.at {
                        let rot = self.catalogue.faces[face].rotation;
                        out.push(Action::FarmerMove { from: tile.at, to, rot });
                    }
                    ControlFlow::Continue(())
                });
            }
        }
    }

    /// The map after a tile is taken up, with the roads that `seat` has left.
    pub(crate) fn lifted(&self, state: &State, number: TileNo, seat: Seat) -> Map {
        let mut map = state.map.clone();
        map.remove(number);
        if self.catalogue.kind(state.map.tile(number).kind).has_roads() {
            self.flood(&mut map, state.palaces[seat.index()], seat.index());
        }
        map
    }

    /// Whether the Farmer may move a tile: not the island, common seas, Palace, bridge or another
    /// tile of the starting world.
    pub(crate) fn is_movable(&self, state: &State, number: TileNo) -> bool {
        let tile = state.map.tile(number);
        number != state.island
            && tile.owner != NONE
            && tile.flags & START_WORLD == 0
            && !tile.bears(Building::Palace)
            && !tile.bears(Building::Bridge)
    }

    pub(super) fn check_place(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let player = state.player(seat);
        match *action {
            Action::Place { tile, at, rot } => {
                let kind = self.catalogue.find(tile).filter(|&kind| player.hand & (1 << kind) != 0);
                let kind = kind.ok_or(Refusal::NotInHand { tile })?;
                self.check_fit(&state.map, seat, seat.0, kind, at, rot)
            }
            Action::PlaceExtra { tile, at, rot, stock_board } => {
                let kind = self.catalogue.find(tile).filter(|&kind| player.extra & (1 << kind) != 0);
                let kind = kind.ok_or(Refusal::NotExtra { tile })?;
                self.check_fit(&state.map, seat, seat.0, kind, at, rot)?;
                self.check_board(state, self.brings_warehouse(player, kind), stock_board)
            }
            Action::FarmerMove { from, to, rot } => {
                if !player.holds(Order::Farmer) {
                    return Err(Refusal::NoOrder { order: Order::Farmer });
                }
                let number = state.map.find(from).ok_or(Refusal::NoTile { at: from })?;
                if !self.is_movable(state, number) {
                    return Err(Refusal::Unmovable { at: from });
                }
                if from == to {
                    return Err(Refusal::SameCell);
                }
                let tile = state.map.tile(number);
                self.check_fit(&self.lifted(state, number, seat), seat, tile.owner, tile.kind, to, rot)
            }
            Action::CannotPlace if self.can_place(state, seat) => Err(Refusal::CanPlace),
            _ => Ok(()),
        }
    }

    /// Whether a tile may lie on a cell (Annex D `fits`); the same as `allowed`, with a reason.
    pub(crate) fn check_fit(
        &self,
        map: &Map,
        seat: Seat,
        owner: u8,
        number: KindNo,
        at: Hex,
        rot: u8,
    ) -> Result<(), Refusal> {
        let fault = self.each_fault(map, (seat, owner), (Some(number), at, rot), ControlFlow::Break);
        fault.break_value().map_or(Ok(()), Err)
    }

    /// Visits every reason why `seat` may not lay a tile of `owner` here, one side after the other. The first reason is
    /// the refusal. Without a tile: the reasons against any tile in this place.
    #[inline]
    pub(crate) fn each_fault(
        &self,
        map: &Map,
        (seat, owner): (Seat, u8),
        (tile, at, rot): (Option<KindNo>, Hex, u8),
        mut tell: impl FnMut(Refusal) -> ControlFlow<Refusal>,
    ) -> ControlFlow<Refusal> {
        let kind = tile.map(|number| self.catalogue.kind(number));
        if let Some(kind) = kind.filter(|kind| rot >= kind.turns) {
            return tell(Refusal::Rotation { tile: kind.id, turns: kind.turns });
        }
        if map.find(at).is_some() {
            return tell(Refusal::Occupied { at });
        }
        let (mut touches, mut joined) = (false, false);
        for direction in Direction::ALL {
            let Some(other) = map.find(at.neighbour(direction)) else { continue };
            touches = true;
            let (tile, back) = (map.tile(other), direction.opposite().index());
            if let Some(building) = guard(tile).filter(|_| tile.owner != owner) {
                tell(Refusal::Guarded { direction, building })?;
            }
            let Some(kind) = kind else { continue };
            let other_kind = self.catalogue.kind(tile.kind);
            if other_kind.has(Feature::Bog) && !kind.plans().is_empty() {
                tell(Refusal::Bog { direction })?;
            }
            let sides = kind.faces[usize::from(rot)];
            let (side, facing) = (sides.at(direction.index()), tile.sides.at(back));
            if !self.catalogue.contact(kind, side, self.catalogue.demand(other_kind, facing)) {
                tell(match (side, facing) {
                    (Side::Road, _) | (_, Side::Road) => Refusal::Road { direction },
                    (Side::River, _) | (_, Side::River) => Refusal::River { direction },
                    _ => Refusal::Sea { direction },
                })?;
            }
            joined |= tile.reach[seat.index()] & (1 << back) != 0;
        }
        if !touches {
            return tell(Refusal::Apart { at });
        }
        if let Some(kind) = kind.filter(|kind| kind.has_roads() && !joined) {
            return tell(Refusal::NoWay { tile: kind.id });
        }
        ControlFlow::Continue(())
    }

    pub(super) fn place(&self, state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        self.set_out(state, seat, action, events);
        if !matches!(action, Action::PlaceExtra { .. }) {
            self.end_step(state, events);
        }
    }

    /// Lays or moves a tile, or says that no tile can be placed, with all that follows. The turn is not passed on.
    pub(crate) fn set_out(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Place { tile, at, rot } => {
                let kind = self.catalogue.number(tile);
                state.player_mut(seat).hand &= !(1 << kind);
                self.lay(state, Laid::new(&self.catalogue, kind, seat.0, at, rot));
                events.tell(|| Event::Placed { seat, tile, at, rot });
            }
            Action::PlaceExtra { tile, at, rot, stock_board } => {
                self.place_extra(state, seat, (tile, at, rot), stock_board, events);
            }
            Action::FarmerMove { from, to, rot } => self.farmer_move(state, seat, (from, to, rot), events),
            Action::CannotPlace => {
                state.player_mut(seat).cannot_place = true;
                events.tell(|| Event::CannotPlace { seat });
                self.trigger(state, seat, Ending::CannotPlace, events);
            }
            _ => unreachable!("no action of the placement phase"),
        }
        self.aftermath(state, seat, events);
    }

    fn lay(&self, state: &mut State, tile: Laid) -> TileNo {
        let number = state.map.insert(tile);
        self.join_roads(&mut state.map, number);
        number
    }

    /// Lays a start or merit tile, with the buildings that it brings the first time (P-DRAFT-03, P-FORT-03).
    fn place_extra(
        &self,
        state: &mut State,
        seat: Seat,
        (tile, at, rot): (TileId, Hex, u8),
        board: Option<StockBoard>,
        events: &mut impl Sink<Event>,
    ) {
        let number = self.catalogue.number(tile);
        let bit = 1 << number;
        let laid = self.lay(state, Laid::new(&self.catalogue, number, seat.0, at, rot));
        events.tell(|| Event::PlacedExtra { seat, tile, at, rot });
        let player = state.player_mut(seat);
        let first_time = player.laid_before & bit == 0;
        player.extra &= !bit;
        player.laid_before |= bit;
        if !first_time {
            return;
        }
        let brought = self.brought(state, seat, number);
        if self.catalogue.start_kinds & bit != 0 {
            state.player_mut(seat).reserved = Reserved::Nothing;
        }
        for (slot, building) in brought.into_iter().enumerate() {
            if let Some(building) = building {
                events.tell(|| Event::CameFree { seat, building, at });
                self.raise(state, seat, (laid, slot), building, board, events);
            }
        }
    }

    /// The buildings that a start or merit tile brings to its slots when it is laid for the first time.
    pub(crate) fn brought(&self, state: &State, seat: Seat, number: KindNo) -> [Option<Building>; 2] {
        let mut brought = [None; 2];
        if self.catalogue.start_kinds & (1 << number) != 0 {
            for (slot, &entry) in brought.iter_mut().zip(state.player(seat).reserved.entries()) {
                *slot = Building::of(entry);
            }
        } else {
            let free = self.catalogue.kind(number).free_building;
            brought[0] = free.filter(|&building| self.pieces_left(state, seat, building) > 0);
        }
        brought
    }

    fn farmer_move(
        &self,
        state: &mut State,
        seat: Seat,
        (from, to, rot): (Hex, Hex, u8),
        events: &mut impl Sink<Event>,
    ) {
        let number = state.map.there(from);
        let lifted = state.map.remove(number);
        let mut moved = Laid::new(&self.catalogue, lifted.kind, lifted.owner, to, rot);
        moved.buildings = lifted.buildings;
        moved.masters = lifted.masters;
        moved.flags = lifted.flags;
        let number = state.map.insert(moved);
        self.flood_all(&mut state.map, &state.palaces);
        let owner = Seat(lifted.owner);
        if moved.has_cardinal() {
            state.player_mut(owner).cardinal = number;
        }
        let tile = self.catalogue.kind(lifted.kind).id;
        events.tell(|| Event::TileMoved { seat, owner, tile, from, to, rot });
        self.return_order(state, seat, Order::Farmer, events);
    }

    pub(super) fn list_merit_tiles(&self, state: &State, out: &mut Vec<Action>) {
        let mut rest = state.merit_left;
        while rest != 0 {
            out.push(Action::MeritTile { tile: self.catalogue.kind(rest.trailing_zeros() as u8).id });
            rest &= rest - 1;
        }
    }

    pub(super) fn check_merit_tile(&self, state: &State, tile: TileId) -> Result<(), Refusal> {
        if !state.merit_due {
            return Err(Refusal::NoMeritTileDue);
        }
        match self.catalogue.find(tile) {
            Some(kind) if state.merit_left & (1 << kind) != 0 => Ok(()),
            _ => Err(Refusal::MeritTileTaken { tile }),
        }
    }

    pub(super) fn take_merit_tile(
        &self,
        state: &mut State,
        seat: Seat,
        tile: TileId,
        events: &mut impl Sink<Event>,
    ) {
        let kind = self.catalogue.number(tile);
        state.merit_due = false;
        state.merit_left &= !(1 << kind);
        state.player_mut(seat).extra |= 1 << kind;
        events.tell(|| Event::MeritTile { seat, tile });
    }
}

/// All faces that there could be.
pub(crate) const ALL_FACES: Faces = [u64::MAX; FACE_WORDS];

/// Whether a set of faces holds the face with this number.
#[inline]
fn holds(faces: &Faces, face: usize) -> bool {
    faces[face / 64] & (1 << (face % 64)) != 0
}

#[inline]
fn and(faces: &mut Faces, other: &Faces) {
    for (word, mask) in faces.iter_mut().zip(other) {
        *word &= mask;
    }
}

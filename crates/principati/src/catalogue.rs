//! The tile catalogue: [`CatalogueNote`] has the right form, but nobody has checked it; [`Catalogue`] is valid, and a
//! game can be played with it.

mod file;

pub use file::{CatalogueNote, ContactNote, MetaNote, StartNote, TileNote};

use crate::names::{Building, Category, Feature, MOUNTAIN, Plan, Side, TileId};
use file::{check_counts, check_meta};
use princely_core::{sorting, strict};
use princely_hex::{Direction, Hex};

/// The text of the standard catalogue.
pub const STANDARD: &str = include_str!("../data/tiles.toml");

/// The most tiles a catalogue may hold, all copies counted.
pub const MAX_TILES: usize = 160;
/// The most different tiles.
pub const MAX_KINDS: usize = 128;
/// The most building slots on a tile.
pub const MAX_SLOTS: usize = 2;

/// Where a tile belongs before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// The sets of these players (bit 0 player 1, bit 1 player 2).
    Players(u8),
    /// Neither player's.
    Common,
}

/// A number in a catalogue: one kind of tile.
pub type KindNo = u8;

/// One kind of tile (P-TILE-01), ready for use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// Its id.
    pub id: TileId,
    /// Its name in the catalogue, in English; may be empty.
    pub name: Box<str>,
    /// Its category.
    pub category: Category,
    /// Whose it is.
    pub set: Set,
    /// Its colours, one bit each.
    pub colours: u8,
    /// Its sides, unrotated.
    pub sides: [Side; 6],
    /// Its road components, as bits of sides; unused ones are 0.
    pub roads: [u8; 6],
    /// Its rivers, as bits of sides; unused ones are 0.
    pub rivers: [u8; 6],
    /// The component that a standing bridge makes of the first two (P-TILE-04), or 0.
    pub bridged: u8,
    /// Its plans, one per slot.
    plans: [Plan; MAX_SLOTS],
    slots: u8,
    /// Its features, one bit each.
    pub features: u16,
    /// Whether it lies on the riverbank (P-BLD-20).
    pub riverbank: bool,
    /// Whether P-BLD-25 holds on it.
    pub warehouse_mine: bool,
    /// What it brings the first time it is laid (P-ORD-09).
    pub free_building: Option<Building>,
    /// How many of its rotations differ (P-HEX-01).
    pub turns: u8,
    /// Its sides in absolute directions, packed, by rotation.
    pub(crate) faces: [Sides; 6],
    /// The number of its first face in the face sets.
    pub(crate) first_face: u16,
}

impl Kind {
    /// Its plans, one per slot.
    #[inline]
    pub fn plans(&self) -> &[Plan] {
        &self.plans[..usize::from(self.slots)]
    }

    /// Whether it has any road.
    #[inline]
    pub fn has_roads(&self) -> bool {
        self.roads[0] != 0
    }

    /// Whether its plain sides may touch the sea (P-SEA-01).
    #[inline]
    pub fn is_mountain(&self) -> bool {
        self.features & MOUNTAIN != 0
    }

    /// Whether it has this feature.
    #[inline]
    pub fn has(&self, feature: Feature) -> bool {
        self.features & feature.bit() != 0
    }
}

/// Six sides, two bits each, by direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sides(pub(crate) u16);

impl Sides {
    fn pack(sides: &[Side; 6], rotation: u8) -> Sides {
        let mut packed = 0;
        for (index, side) in sides.iter().enumerate() {
            packed |= (*side as u16) << (2 * Direction::of(index as u8 + rotation).index());
        }
        Sides(packed)
    }

    /// The side in a direction.
    #[inline]
    pub fn at(self, direction: usize) -> Side {
        match (self.0 >> (2 * direction)) & 3 {
            0 => Side::None,
            1 => Side::Road,
            2 => Side::River,
            _ => Side::Sea,
        }
    }
}

/// Turns a set of sides clockwise.
#[inline]
pub(crate) const fn turn(sides: u8, steps: u8) -> u8 {
    ((sides << steps) | (sides >> (6 - steps))) & 0x3F
}

/// A set of faces (kinds with a rotation): what may lie on a cell.
pub(crate) type Faces = [u64; FACE_WORDS];
pub(crate) const FACE_WORDS: usize = 6;

/// What a laid neighbour asks of the side that will face it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Demand {
    /// A plain side of a tile that is no mountain.
    Plain,
    /// A road.
    Road,
    /// A river.
    River,
    /// Sea.
    Sea,
    /// The plain side of a mountain.
    Mountain,
    /// The side of an open sea, where the switch `sea_tile_like_bay` is off.
    OpenSea,
}

const DEMANDS: usize = 6;

/// What a laid tile asks of its neighbours, four bits for each: a [`Demand`], and [`NO_PLAN`]. The order is that of the
/// directions in which the neighbours see the tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Asks(u32);

/// What is asked besides the demand: a tile without a plan (P-PLACE-08).
const NO_PLAN: u8 = 8;

/// How many values four bits have.
const ASKS: usize = 16;

impl Asks {
    /// What is asked of the neighbour that sees the tile in this direction.
    #[inline]
    fn at(self, direction: usize) -> usize {
        (self.0 >> (4 * direction)) as usize % ASKS
    }
}

/// A face: a kind of tile in one of its rotations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Face {
    pub(crate) kind: KindNo,
    pub(crate) rotation: u8,
    /// The id of the kind.
    pub(crate) tile: TileId,
}

/// A tile of the starting world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartTile {
    /// Which kind.
    pub kind: KindNo,
    /// Whose: 0 or 1; `None`: nobody's.
    pub owner: Option<u8>,
    /// Where.
    pub at: Hex,
    /// How it lies.
    pub rotation: u8,
    /// What stands on it.
    pub building: Option<Building>,
}

/// A valid catalogue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue {
    kinds: Vec<Kind>,
    /// Kinds by id, for looking them up.
    sorted: Vec<(TileId, KindNo)>,
    /// The starting world (P-SETUP-02).
    pub start_world: Vec<StartTile>,
    /// Features that serve the tile's owner only (P-TILE-08).
    pub owner_only: u16,
    /// Start tiles, merit tiles, as bits of kinds.
    pub(crate) start_kinds: u128,
    pub(crate) merit_kinds: u128,
    /// The hands after set-up.
    pub(crate) hands: [u128; 2],
    /// Whether plain land may lie beside open sea (`sea_tile_like_bay = false`).
    open_sea: bool,
    /// What each kind asks of its neighbours, by rotation.
    asks: Vec<[Asks; 6]>,
    /// Which faces satisfy what is asked, by the direction in which the asking tile lies.
    fit: Box<[[Faces; ASKS]; 6]>,
    /// Faces of tiles without a road.
    pub(crate) without_road: Faces,
    /// All faces.
    pub(crate) faces: Vec<Face>,
}

impl Catalogue {
    /// The kind with this number.
    #[inline]
    pub fn kind(&self, number: KindNo) -> &Kind {
        &self.kinds[usize::from(number)]
    }

    /// All kinds.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// The number of the kind with this id.
    #[inline]
    pub fn find(&self, id: TileId) -> Option<KindNo> {
        self.sorted.binary_search_by_key(&id, |entry| entry.0).ok().map(|index| self.sorted[index].1)
    }

    /// The number of the kind with this id, which is one of the catalogue: an action that was checked names no other.
    #[inline]
    pub(crate) fn number(&self, id: TileId) -> KindNo {
        self.find(id).expect("a checked action names a tile of the catalogue")
    }

    /// Which faces may lie beside a tile of this kind, laid with this rotation, that lies in `direction` from them
    /// (P-PLACE-03, P-PLACE-06, P-PLACE-08).
    #[inline]
    pub(crate) fn fit(&self, direction: usize, kind: KindNo, rotation: u8) -> &Faces {
        let asks = self.asks[usize::from(kind)][usize::from(rotation)];
        &self.fit[direction][asks.at(direction)]
    }

    /// What a laid tile of this kind asks of a side that will face its `side`.
    #[inline]
    pub(crate) fn demand(&self, kind: &Kind, side: Side) -> Demand {
        match side {
            Side::Road => Demand::Road,
            Side::River => Demand::River,
            Side::Sea if self.open_sea && kind.has(Feature::Sea) => Demand::OpenSea,
            Side::Sea => Demand::Sea,
            Side::None if kind.is_mountain() => Demand::Mountain,
            Side::None => Demand::Plain,
        }
    }

    /// Whether two sides may touch (the table of P-PLACE-06).
    #[inline]
    pub(crate) fn contact(&self, kind: &Kind, side: Side, demand: Demand) -> bool {
        let land_by_sea = kind.is_mountain();
        let sea_by_land = self.open_sea && kind.has(Feature::Sea);
        match demand {
            Demand::Plain => side == Side::None || side == Side::Sea && sea_by_land,
            Demand::Road => side == Side::Road,
            Demand::River => side == Side::River,
            Demand::Sea => side == Side::Sea || side == Side::None && land_by_sea,
            Demand::Mountain | Demand::OpenSea => matches!(side, Side::None | Side::Sea),
        }
    }

    /// The faces of a set of kinds.
    #[inline]
    pub(crate) fn faces_of(&self, kinds: u128) -> Faces {
        let (mut faces, mut rest) = ([0; FACE_WORDS], kinds);
        while rest != 0 {
            let kind = &self.kinds[rest.trailing_zeros() as usize];
            rest &= rest - 1;
            // Up to six neighbouring faces, which may begin in one word and end in the next.
            let (word, bit) = (usize::from(kind.first_face / 64), kind.first_face % 64);
            let turns = ((1u128 << kind.turns) - 1) << bit;
            faces[word] |= turns as u64;
            if let Some(next) = faces.get_mut(word + 1) {
                *next |= (turns >> 64) as u64;
            }
        }
        faces
    }

    /// The standard catalogue on paper.
    pub fn standard() -> Result<CatalogueNote, String> {
        strict::from_str(include_str!(concat!(env!("OUT_DIR"), "/tiles.json")))
            .map_err(|error| error.to_string())
    }

    /// A catalogue on paper, from the text of a file; an error names the line.
    #[cfg(feature = "toml")]
    pub fn from_toml(text: &str) -> Result<CatalogueNote, String> {
        toml::from_str(text).map_err(|error: toml::de::Error| {
            let before = error.span().map_or("", |span| text.get(..span.start).unwrap_or_default());
            format!("line {}: {}", 1 + before.matches('\n').count(), error.message())
        })
    }

    /// Validates a catalogue. `start_river` replaces the river tile of the starting world
    /// (P-SETUP-02); `open_sea` is the switch `sea_tile_like_bay = false`.
    pub fn new(note: &CatalogueNote, start_river: Option<&str>, open_sea: bool) -> Result<Catalogue, String> {
        check_meta(note)?;
        let mut kinds = Vec::with_capacity(note.tile.len());
        let mut faces = 0;
        for tile in &note.tile {
            let kind = tile.kind(faces).map_err(|error| format!("tile {}: {error}", tile.id))?;
            faces += u16::from(kind.turns);
            kinds.push(kind);
        }
        if usize::from(faces) > FACE_WORDS * 64 {
            return Err(format!("{faces} different rotated tiles are more than {}", FACE_WORDS * 64));
        }
        let mut sorted: Vec<(TileId, KindNo)> =
            kinds.iter().zip(0..).map(|(kind, number)| (kind.id, number)).collect();
        sorting::sort(&mut sorted);
        if let Some(pair) = sorted.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(format!("tile {} is listed twice", pair[0].0));
        }
        check_counts(note)?;
        let of = |category| {
            let bits = (0..).zip(&kinds).filter(|(_, kind)| kind.category == category);
            bits.fold(0u128, |set, (number, _): (u32, _)| set | 1 << number)
        };
        let (start_kinds, merit_kinds) = (of(Category::Start), of(Category::Merit));
        let mut catalogue = Catalogue {
            sorted,
            start_world: Vec::new(),
            owner_only: note.meta.owner_only_features.iter().fold(0, |set, feature| set | feature.bit()),
            start_kinds,
            merit_kinds,
            hands: [0; 2],
            open_sea,
            asks: Vec::new(),
            fit: Box::new([[[0; FACE_WORDS]; ASKS]; 6]),
            without_road: [0; FACE_WORDS],
            faces: Vec::new(),
            kinds,
        };
        catalogue.index_faces();
        catalogue.lay_start_world(note, start_river)?;
        catalogue.check_plans()?;
        Ok(catalogue)
    }

    fn index_faces(&mut self) {
        const DEMAND_LIST: [Demand; DEMANDS] =
            [Demand::Plain, Demand::Road, Demand::River, Demand::Sea, Demand::Mountain, Demand::OpenSea];
        for (number, kind) in (0..).zip(&self.kinds) {
            for rotation in 0..kind.turns {
                let face = self.faces.len();
                self.faces.push(Face { kind: number, rotation, tile: kind.id });
                let (word, bit) = (face / 64, 1u64 << (face % 64));
                for direction in 0..6 {
                    for demand in DEMAND_LIST {
                        if self.contact(kind, kind.faces[usize::from(rotation)].at(direction), demand) {
                            self.fit[direction][demand as usize][word] |= bit;
                            if kind.plans().is_empty() {
                                self.fit[direction][usize::from(demand as u8 | NO_PLAN)][word] |= bit;
                            }
                        }
                    }
                }
                if !kind.has_roads() {
                    self.without_road[word] |= bit;
                }
            }
        }
        let asks = |kind: &Kind, rotation: usize| {
            let no_plan = if kind.has(Feature::Bog) { NO_PLAN } else { 0 };
            let ask =
                |seen: usize| self.demand(kind, kind.faces[rotation].at((seen + 3) % 6)) as u8 | no_plan;
            Asks((0..6).fold(0, |asks, seen| asks | u32::from(ask(seen)) << (4 * seen)))
        };
        self.asks =
            self.kinds.iter().map(|kind| std::array::from_fn(|rotation| asks(kind, rotation))).collect();
    }

    fn lay_start_world(&mut self, note: &CatalogueNote, start_river: Option<&str>) -> Result<(), String> {
        for player in 0..2u8 {
            let own = (0..).zip(&self.kinds).filter(
                |(_, kind): &(u32, _)| matches!(kind.set, Set::Players(set) if set & (1 << player) != 0),
            );
            self.hands[usize::from(player)] = own.fold(0, |hand, (number, _)| hand | 1 << number);
        }
        let mut common: Vec<u32> = note
            .tile
            .iter()
            .map(|tile| if tile.sets.iter().any(|set| set == "common") { tile.copies } else { 0 })
            .collect();
        for start in &note.start_world {
            let wrong =
                |what: &str| format!("start world, {} at ({}, {}): {what}", start.tile, start.q, start.r);
            let mut id = start.tile.as_str();
            if let Some(river) = start_river
                && id == "A02"
            {
                id = river;
            }
            let number = TileId::new(id).and_then(|id| self.find(id)).ok_or_else(|| wrong("no such tile"))?;
            let kind = self.kind(number);
            let at = Hex::new(start.q, start.r);
            if at.distance(Hex::ORIGIN) > 64 || self.start_world.iter().any(|tile| tile.at == at) {
                return Err(wrong("too far out, or on an occupied cell"));
            }
            if start.rotation > 5 {
                return Err(wrong("a rotation is 0 to 5"));
            }
            let owner = match start.owner {
                0 => {
                    let left = &mut common[usize::from(number)];
                    *left = left.checked_sub(1).ok_or_else(|| wrong("no copy left"))?;
                    if matches!(kind.category, Category::Start | Category::Merit) {
                        return Err(wrong("start and merit tiles are dealt or earned"));
                    }
                    None
                }
                player @ 1..=2 => {
                    let hand = &mut self.hands[usize::from(player - 1)];
                    if *hand & (1 << number) == 0 {
                        return Err(wrong("not in the player's set"));
                    }
                    *hand &= !(1 << number);
                    Some(player - 1)
                }
                _ => return Err(wrong("the owner is 0, 1 or 2")),
            };
            let kind = self.kind(number);
            let fits = |building: Building| match kind.plans().first() {
                Some(Plan::Castle) => building == Building::Palace,
                Some(Plan::Bridge) => building == Building::Bridge,
                _ => false,
            };
            if start.building.is_some_and(|building| owner.is_none() || !fits(building)) {
                return Err(wrong("only a player's Palace and bridges stand in the starting world"));
            }
            let (rotation, building) = (start.rotation, start.building);
            self.start_world.push(StartTile { kind: number, owner, at, rotation, building });
        }
        for player in 0..2 {
            let own =
                |what| move |tile: &&StartTile| tile.owner == Some(player) && tile.building == Some(what);
            if self.start_world.iter().filter(own(Building::Palace)).count() != 1 {
                return Err(format!("player {} needs exactly one Palace in the start world", player + 1));
            }
            if self.start_world.iter().filter(own(Building::Bridge)).count() > 1 {
                return Err(format!("player {} has more than one bridge in the start world", player + 1));
            }
        }
        for tile in &self.start_world {
            let kind = self.kind(tile.kind);
            for (direction, cell) in tile.at.neighbours().into_iter().enumerate() {
                let Some(other) = self.start_world.iter().find(|other| other.at == cell) else { continue };
                let other_kind = self.kind(other.kind);
                let facing = other_kind.faces[usize::from(other.rotation)].at((direction + 3) % 6);
                let side = kind.faces[usize::from(tile.rotation)].at(direction);
                if !self.contact(kind, side, self.demand(other_kind, facing)) {
                    return Err(format!("start world: {} and {} do not fit", kind.id, other_kind.id));
                }
            }
        }
        let islands =
            self.start_world.iter().filter(|tile| self.kind(tile.kind).has(Feature::Island)).count();
        if islands > 1 {
            return Err("there is only one island".into());
        }
        Ok(())
    }

    /// Every building has a place: each plan occurs in each player's set (or on a common tile).
    fn check_plans(&self) -> Result<(), String> {
        for player in 0..2u8 {
            for plan in Plan::ALL {
                let has = |kind: &Kind| match kind.set {
                    Set::Players(set) => set & (1 << player) != 0 && kind.plans().contains(plan),
                    Set::Common => false,
                };
                if !self.kinds.iter().any(has) {
                    return Err(format!("player {} has no tile with the plan {:?}", player + 1, plan.id()));
                }
            }
        }
        if self.start_kinds.count_ones() < 4 {
            return Err("at least four start tiles are needed: two for each player".into());
        }
        if self.merit_kinds.count_ones() < 6 {
            return Err("at least six merit tiles are needed: three for each player".into());
        }
        Ok(())
    }
}

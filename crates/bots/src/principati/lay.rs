//! Laying tiles: which one, where, and how it lies. Values are tenths of points.

use super::demand::{CAPES, MEADOW, base, capes, feature};
use super::sight::{FIELDS, FOUNDATION, Sight};
use princely_core::Game;
use princely_hex::Hex;
use princely_principati::catalogue::{Kind, KindNo, MAX_TILES};
use princely_principati::look::{Tile, TileNo};
use princely_principati::names::{Colour, Side};
use princely_principati::{Action, Building, Feature, Plan, StockBoard};

/// Features that some building needs nearby.
const NATURE: u16 = Feature::Forest.bit()
    | Feature::GrainField.bit()
    | Feature::WhiteMountain.bit()
    | Feature::BlackMountain.bit();

/// Among placements whose worth differs by less than this, the choice is random, so that games differ.
pub(super) const WHIM: u32 = 10;

/// A kind, a cell, a rotation.
pub(super) type Placement = (KindNo, Hex, u8);

/// Scratch space for looking over all placements.
#[derive(Clone, Debug, Default)]
pub(super) struct Layer {
    placements: Vec<Placement>,
    /// What a kind is worth no matter where it lies.
    base: Vec<i32>,
    /// Colour groups of own tiles, by tile number: number and size of the group for each colour.
    groups: Vec<[(u16, u8); Colour::COUNT]>,
    /// What a tile wants beside it.
    wishes: Vec<Wish>,
    /// The sides of every kind.
    shapes: Vec<Shape>,
}

/// The sides of an unturned tile, as bits.
#[derive(Clone, Copy, Debug, Default)]
struct Shape {
    roads: u8,
    water: u8,
    sea: u8,
}

/// A set of sides after some turns.
#[inline]
fn turn(sides: u8, steps: u8) -> u8 {
    ((sides << steps) | (sides >> (6 - steps))) & 0x3F
}

/// What lies around and what is wanted there.
#[derive(Clone, Copy, Debug, Default)]
struct Wish {
    /// Features, each with its worth to an own site on this tile.
    features: [i32; 4],
    meadow: i32,
    /// Links of chains that a house or a mine beside this tile could make.
    houses: i32,
    mines: i32,
}

/// An empty cell and its surroundings.
struct Cell {
    at: Hex,
    /// Features of the tiles around that serve the player.
    near: u16,
    /// Fields and junipers around.
    meadows: i32,
    /// Own tiles with production sites around.
    sites: i32,
    /// What each feature would be worth here.
    wish: Wish,
    /// Own and other tiles around that a bog would hurt.
    own_plans: i32,
    other_plans: i32,
    /// Empty neighbours that the tile would close in.
    closed: i32,
    /// Directions in which a road would lead to a cape; whether this cell is one.
    doors: u8,
    cape: bool,
    /// Directions in which a tile lies; directions in which an own tile lies.
    laid: u8,
    own: u8,
    /// What a tile gains by each of its colours.
    colours: [i32; Colour::COUNT],
}

/// How much each feature is wanted for houses and for mines: forest, grain, white, black.
struct Wants {
    house: [i32; 4],
    mine: [i32; 4],
    /// Open road ends.
    ends: i32,
    /// Cells for the lighthouse, with the direction of the sea.
    capes: [Option<(Hex, u8)>; CAPES],
}

impl Layer {
    /// Lays the best extra tile as long as one is worth laying, then the best tile of the hand.
    pub(super) fn lay(&mut self, sight: &Sight<'_>, whim: &mut impl FnMut(Placement) -> i32) -> Action {
        let catalogue = sight.game.catalogue();
        let extra = sight.mine.extra();
        let (mut best, mut best_extra) = (None::<(i32, usize)>, None::<(i32, usize)>);
        self.weigh(sight, |index, placement, value| {
            let value = value + whim(placement);
            let best = if extra & (1 << placement.0) != 0 { &mut best_extra } else { &mut best };
            if best.is_none_or(|(most, _)| value > most) {
                *best = Some((value, index));
            }
        });
        let patience = sight.weights.extra[usize::from(sight.state.round() >= 4)];
        if let Some((value, index)) = best_extra
            && (value > patience || sight.left <= 1 || best.is_none())
        {
            let (kind, at, rot) = self.placements[index];
            let tile = catalogue.kind(kind).id;
            let boards = [None, Some(StockBoard::A), Some(StockBoard::B)];
            let ways = boards.map(|stock_board| Action::PlaceExtra { tile, at, rot, stock_board });
            if let Some(&way) = ways.iter().find(|way| sight.game.check(sight.state, sight.seat, way).is_ok())
            {
                return way;
            }
        }
        best.map_or(Action::CannotPlace, |(_, index)| {
            let (kind, at, rot) = self.placements[index];
            Action::Place { tile: catalogue.kind(kind).id, at, rot }
        })
    }

    /// Tells what every placement of the hand and of the extra tiles is worth, in the order of the list.
    pub(super) fn weigh(&mut self, sight: &Sight<'_>, mut each: impl FnMut(usize, Placement, i32)) {
        let catalogue = sight.game.catalogue();
        self.placements.clear();
        sight.game.list_placements(sight.state, sight.seat, &mut self.placements);
        let wants = self.look(sight, sight.mine.hand() | sight.mine.extra());
        let mut cell: Option<Cell> = None;
        let mut last: Option<(KindNo, i32)> = None;
        for (index, &(number, at, rotation)) in self.placements.iter().enumerate() {
            if cell.as_ref().is_none_or(|cell| cell.at != at) {
                cell = Some(self.survey(sight, at, &wants));
                last = None;
            }
            let Some(cell) = &cell else { continue };
            let kind = catalogue.kind(number);
            let here = match last {
                Some((kind, value)) if kind == number => value,
                _ => self.base[usize::from(number)] + self.fit(sight, cell, kind, &wants),
            };
            last = Some((number, here));
            let shape = self.shapes[usize::from(number)];
            each(index, (number, at, rotation), here + turned(sight, cell, kind, shape, rotation, &wants));
        }
    }

    /// Looks over the map once: groups, wishes, and what every kind is worth by itself.
    fn look(&mut self, sight: &Sight<'_>, kinds: u128) -> Wants {
        self.find_groups(sight);
        let catalogue = sight.game.catalogue();
        // Empty own slots by plan, and which features they have.
        let mut empty = [0i32; Plan::COUNT];
        let (mut house_near, mut mine_near, mut riverbanks, mut ends) = (0u16, 0u16, 0, 0);
        for tile in sight.state.tiles() {
            let joined = tile.joined(sight.seat);
            let around = tile.around();
            ends += (0..6).filter(|&side| joined & (1 << side) != 0 && around[side].is_none()).count() as i32;
            if tile.owner() != Some(sight.seat) {
                continue;
            }
            let kind = catalogue.kind(tile.kind());
            for (slot, &plan) in kind.plans().iter().enumerate() {
                if sight.is_open(&tile, slot) {
                    empty[plan.index()] += 1;
                    let near = sight.game.features_near(sight.state, sight.seat, tile.number());
                    match plan {
                        Plan::House => house_near |= near,
                        Plan::Mine => mine_near |= near,
                        _ => {}
                    }
                    riverbanks += i32::from(kind.riverbank);
                }
            }
        }
        // A building that works needs nothing; one that stands idle or has no site wants its feature.
        let want = |building: Building, bit: u16, near: u16, worth: i32| {
            let works = sight.working & princely_principati::buildings::bit(building) != 0;
            let stands = sight.mine.has(building);
            match (works, stands, near & bit != 0) {
                (true, ..) => 0,
                (_, false, true) => worth / 6,
                _ => worth,
            }
        };
        let far = sight.left.clamp(2, 10);
        let [forest, grain, white, black] =
            [Feature::Forest, Feature::GrainField, Feature::WhiteMountain, Feature::BlackMountain]
                .map(Feature::bit);
        let [lumber, agriculture, quarry, iron, gold, coal, diamond] = sight.weights.features;
        let house = [
            want(Building::Lumberjack, forest, house_near, lumber * far),
            want(Building::Agriculturist, grain, house_near, agriculture * far),
            want(Building::Quarry, white, house_near, quarry * far),
            0,
        ];
        let white_mines = want(Building::IronOreMine, white, mine_near, iron * far).max(want(
            Building::GoldMine,
            white,
            mine_near,
            gold * far,
        ));
        let black_mines = want(Building::CoalMine, black, mine_near, coal * far).max(want(
            Building::DiamondMine,
            black,
            mine_near,
            diamond * far,
        ));
        let mine = [0, 0, white_mines, black_mines];
        self.make_wishes(sight, &house, &mine);
        self.base.clear();
        self.base.extend(catalogue.kinds().iter().zip(0u32..).map(|(kind, number)| {
            if kinds & (1 << number) == 0 { 0 } else { base(sight, kind, &empty, riverbanks) }
        }));
        self.shapes.clear();
        self.shapes.extend(catalogue.kinds().iter().map(|kind| {
            let of = |wanted: &[Side]| {
                let sides = kind.sides.iter().enumerate().filter(|(_, side)| wanted.contains(side));
                sides.fold(0, |set, (index, _)| set | 1 << index)
            };
            Shape { roads: of(&[Side::Road]), water: of(&[Side::River, Side::Sea]), sea: of(&[Side::Sea]) }
        }));
        Wants { house, mine, ends, capes: capes(sight) }
    }

    /// What every own tile wants beside it.
    fn make_wishes(&mut self, sight: &Sight<'_>, house: &[i32; 4], mine: &[i32; 4]) {
        self.wishes.clear();
        self.wishes.resize(MAX_TILES, Wish::default());
        let catalogue = sight.game.catalogue();
        for tile in sight.state.tiles().filter(|tile| tile.owner() == Some(sight.seat)) {
            let kind = catalogue.kind(tile.kind());
            let near = || sight.game.features_near(sight.state, sight.seat, tile.number());
            let wish = &mut self.wishes[usize::from(tile.number())];
            for building in [tile.building(0), tile.building(1)].into_iter().flatten() {
                for chain in &sight.game.buildings().score.chains {
                    let Some(index) = chain.iter().position(|&link| link == building) else { continue };
                    let before = index.checked_sub(1).and_then(|before| chain.get(before));
                    for &partner in before.into_iter().chain(chain.get(index + 1)) {
                        if !sight.mine.has(partner) {
                            match sight.game.buildings().facts(partner).plan {
                                Plan::House => wish.houses += sight.weights.link,
                                Plan::Mine => wish.mines += sight.weights.link,
                                _ => {}
                            }
                        }
                    }
                }
            }
            for (slot, &plan) in kind.plans().iter().enumerate() {
                if tile.building(slot).is_none() && !sight.is_open(&tile, slot) {
                    continue;
                }
                let wanted = match (plan, tile.building(slot)) {
                    (Plan::House, None) => *house,
                    (Plan::Mine, None) => *mine,
                    (Plan::House, Some(building)) => {
                        let mut only = [0; 4];
                        match building {
                            Building::Lumberjack => only[0] = house[0],
                            Building::Agriculturist => only[1] = house[1],
                            Building::Quarry => only[2] = house[2],
                            _ => {}
                        }
                        only
                    }
                    (Plan::Mine, Some(building)) => {
                        let mut only = [0; 4];
                        match building {
                            Building::IronOreMine | Building::GoldMine => only[2] = mine[2],
                            _ => only[3] = mine[3],
                        }
                        only
                    }
                    (Plan::RidingHall, _) => {
                        let fields = count(sight, &tile, MEADOW);
                        let ready = sight.mine.has(Building::School);
                        let [wanted, early, _] = sight.weights.fields;
                        wish.meadow =
                            if (fields as i32) < FIELDS { if ready { wanted } else { early } } else { 0 };
                        continue;
                    }
                    _ => continue,
                };
                let near = near();
                for (index, worth) in wanted.into_iter().enumerate() {
                    if near & feature(index).bit() == 0 {
                        wish.features[index] = wish.features[index].max(worth);
                    }
                }
            }
        }
    }

    fn find_groups(&mut self, sight: &Sight<'_>) {
        self.groups.clear();
        self.groups.resize(MAX_TILES, [(0, 0); Colour::COUNT]);
        let catalogue = sight.game.catalogue();
        let mut next = 0;
        let mut members = [0; MAX_TILES];
        for (colour, _) in Colour::ALL.iter().enumerate() {
            let of_group = |tile: &Tile<'_>| {
                tile.owner() == Some(sight.seat) && catalogue.kind(tile.kind()).colours & (1 << colour) != 0
            };
            for start in sight.state.tiles() {
                if self.groups[usize::from(start.number())][colour].1 > 0 || !of_group(&start) {
                    continue;
                }
                next += 1;
                members[0] = start.number();
                self.groups[usize::from(start.number())][colour] = (next, 1);
                let (mut size, mut done) = (1, 0);
                while done < size {
                    for other in sight.state.tile(members[done]).around().into_iter().flatten() {
                        if self.groups[usize::from(other)][colour].1 == 0
                            && of_group(&sight.state.tile(other))
                        {
                            self.groups[usize::from(other)][colour] = (next, 1);
                            members[size] = other;
                            size += 1;
                        }
                    }
                    done += 1;
                }
                for &member in &members[..size] {
                    self.groups[usize::from(member)][colour].1 = size as u8;
                }
            }
        }
    }

    fn survey(&self, sight: &Sight<'_>, at: Hex, wants: &Wants) -> Cell {
        let catalogue = sight.game.catalogue();
        let cells = at.neighbours();
        let around = cells.map(|cell| sight.state.tile_at(cell).map(|tile| tile.number()));
        let mut cell = Cell {
            at,

            near: 0,
            meadows: 0,
            sites: 0,
            wish: Wish::default(),
            own_plans: 0,
            other_plans: 0,
            closed: 0,
            doors: wants
                .capes
                .iter()
                .flatten()
                .filter(|&&(cape, sea)| cape == at + Hex::STEPS[usize::from(sea)])
                .fold(0, |set, (_, sea)| set | 1 << sea),
            cape: wants.capes.iter().flatten().any(|&(cape, _)| cape == at),
            laid: 0,
            own: 0,
            colours: std::array::from_fn(|colour| self.colour_gain(sight, &around, colour)),
        };
        for (direction, other) in around.into_iter().enumerate() {
            let Some(number) = other else {
                // A neighbour with five tiles around it would be closed in by the sixth.
                let beyond = cells[direction].neighbours();
                let laid = beyond.iter().filter(|&&cell| sight.state.tile_at(cell).is_some()).count();
                cell.closed += [0, 0, 0, 1, 3, 12][laid.min(5)];
                continue;
            };
            let tile = sight.state.tile(number);
            let kind = catalogue.kind(tile.kind());
            let own = tile.owner() == Some(sight.seat);
            cell.laid |= 1 << direction;
            cell.own |= u8::from(own) << direction;
            cell.near |= if own { kind.features } else { kind.features & !catalogue.owner_only };
            cell.meadows += i32::from(kind.features & MEADOW != 0);
            let plans = i32::from(!kind.plans().is_empty());
            if own {
                let wish = &self.wishes[usize::from(number)];
                for (mine, more) in cell.wish.features.iter_mut().zip(wish.features) {
                    *mine += more;
                }
                cell.wish.meadow += wish.meadow;
                cell.wish.houses = cell.wish.houses.max(wish.houses);
                cell.wish.mines = cell.wish.mines.max(wish.mines);
                cell.own_plans += plans;
                cell.sites += i32::from(matches!(kind.plans().first(), Some(Plan::House | Plan::Mine)));
            } else if tile.owner().is_some() {
                cell.other_plans += i32::from(plans > 0 && tile.building(0).is_none());
            }
        }
        cell
    }

    /// What a kind is worth on a cell, no matter how it is turned.
    fn fit(&self, sight: &Sight<'_>, cell: &Cell, kind: &Kind, wants: &Wants) -> i32 {
        let mut value: i32 = (0..Colour::COUNT)
            .map(|colour| cell.colours[colour] * i32::from(kind.colours >> colour & 1))
            .sum();
        let near = cell.near | kind.features;
        for (index, wish) in cell.wish.features.into_iter().enumerate() {
            if kind.features & feature(index).bit() != 0 {
                value += wish;
            }
        }
        if kind.features & NATURE != 0 && kind.plans().is_empty() {
            // A feature that serves no building yet is better kept in hand.
            let [forest, other, _] = sight.weights.idle_features;
            value -= if kind.has(Feature::Forest) || sight.left < 3 { forest } else { other };
        }
        if kind.features & MEADOW != 0 {
            value += cell.wish.meadow - sight.weights.idle_features[2];
        }
        if kind.has(Feature::Bog) {
            let [theirs, own, any] = sight.weights.bog;
            value += theirs * cell.other_plans - own * cell.own_plans - any;
        }
        for plan in kind.plans() {
            match plan {
                Plan::House | Plan::Mine => {
                    let (wants, links) = match plan {
                        Plan::House => (&wants.house, cell.wish.houses),
                        _ => (&wants.mine, cell.wish.mines),
                    };
                    let best = (0..4)
                        .filter(|&index| near & feature(index).bit() != 0)
                        .map(|index| wants[index])
                        .max();
                    value += best.unwrap_or(0) + links + sight.weights.crowd[0] * cell.sites.min(3);
                }
                Plan::RidingHall => value += sight.weights.fields[2] * cell.meadows.min(FIELDS),
                Plan::Watchtower | Plan::Castle => value -= sight.weights.crowd[1] * cell.sites,
                _ => {}
            }
        }
        value - sight.weights.crowd[2] * cell.closed
    }

    fn colour_gain(&self, sight: &Sight<'_>, around: &[Option<TileNo>; 6], colour: usize) -> i32 {
        let groups = &sight.weights.groups;
        let (mut size, mut before) = (1, 0);
        let mut met = [0; 6];
        for (index, other) in around.iter().enumerate() {
            let Some(other) = *other else { continue };
            let (group, count) = self.groups[usize::from(other)][colour];
            if count > 0 && !met.contains(&group) {
                met[index] = group;
                size += usize::from(count);
                before += groups[usize::from(count).min(8)];
            }
        }
        groups[size.min(8)] - before
    }
}

/// What the way a tile lies adds: open road ends, and roads that meet own ones.
fn turned(sight: &Sight<'_>, cell: &Cell, kind: &Kind, shape: Shape, rotation: u8, wants: &Wants) -> i32 {
    let [roads, water, sea] = [shape.roads, shape.water, shape.sea].map(|sides| turn(sides, rotation));
    let mut value = -6 * (water & !cell.laid).count_ones() as i32;
    if sea & cell.laid != 0 {
        let contacts = (sea & cell.laid).count_ones() as i32;
        match kind.plans().first() {
            Some(Plan::Port) => value += 90 * contacts,
            Some(Plan::Lighthouse) => value += 40 * contacts,
            _ => {}
        }
    }
    if cell.doors != 0 {
        let ready = sight.working & FOUNDATION == FOUNDATION;
        value += if roads & cell.doors == 0 {
            -sight.weights.door
        } else if ready {
            sight.weights.door
        } else {
            0
        };
    }
    if cell.cape && kind.plans() != [Plan::Lighthouse] {
        value -= sight.weights.door;
    }
    if roads != 0 && roads & cell.own == 0 {
        value -= sight.weights.foreign[usize::from(!kind.plans().is_empty())];
    }
    let (opened, met) = ((roads & !cell.laid).count_ones() as i32, (roads & cell.laid).count_ones() as i32);
    let (before, after) = (wants.ends, wants.ends + opened - met);
    let ease = |ends: i32| match ends {
        ..=1 => -sight.weights.ends[0],
        2..=5 => -sight.weights.ends[ends as usize - 1],
        _ => 0,
    };
    value + if sight.left > 1 { ease(after) - ease(before) } else { 0 }
}

fn count(sight: &Sight<'_>, tile: &Tile<'_>, features: u16) -> usize {
    let others = tile.around().into_iter().flatten().map(|other| sight.state.tile(other));
    others.filter(|other| sight.game.catalogue().kind(other.kind()).features & features != 0).count()
}

//! The layout of one tile: how roads, rivers and shores run, and where there is room for buildings and natural
//! elements. Everything is in the frame of the tile before it is turned, and works for any catalogue.

use crate::geometry::{Curve, Point, at, corner, inside, middle};
use princely_principati::catalogue::Kind;
use princely_principati::names::{Feature, Plan, Side};

/// Half the width of a road with its edges.
pub const ROAD: f64 = 13.0;
/// Half the width of a river with its banks.
pub const RIVER: f64 = 16.0;

/// Something that stands on a tile.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// Its middle.
    pub at: Point,
    /// Its size, 1 for the size it is drawn in.
    pub scale: f64,
}

/// One stretch of sea along neighbouring sides.
#[derive(Clone, PartialEq, Debug)]
pub struct Bay {
    /// The corners of the tile that lie in it, clockwise.
    pub corners: Vec<Point>,
    /// The shore, from the last corner back to the first.
    pub shore: [Curve; 2],
}

impl Bay {
    /// Where the shore is half-way.
    pub fn landing(&self) -> Point {
        self.shore[0].to
    }

    /// A place in the water.
    pub fn water(&self) -> Point {
        let sum = self.corners.iter().fold(Point::default(), |sum, &corner| sum + corner);
        self.landing().toward(sum * (1.0 / self.corners.len() as f64), 0.52)
    }

    fn outline(&self) -> impl Iterator<Item = Point> {
        self.corners.iter().copied().chain(self.shore.into_iter().flat_map(Curve::points))
    }

    fn holds(&self, point: Point) -> bool {
        let outline: Vec<Point> = self.outline().collect();
        let edges = outline.iter().zip(outline.iter().cycle().skip(1));
        let crossed = edges.filter(|(a, b)| {
            (a.y > point.y) != (b.y > point.y) && point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
        });
        crossed.count() % 2 == 1
    }
}

/// A kind of tile, laid out.
#[derive(Clone, PartialEq, Debug)]
pub struct Lie {
    /// The roads. Those of a bridge tile end at the banks.
    pub roads: Vec<Curve>,
    /// The road over the river while the bridge stands (P-TILE-04).
    pub bridged: Option<Curve>,
    /// The rivers.
    pub rivers: Vec<Curve>,
    /// The mouth: where a river widens into the sea.
    pub mouth: Option<[Point; 2]>,
    /// The bays.
    pub bays: Vec<Bay>,
    /// Whether there is sea on all sides.
    pub sea: bool,
    /// Where buildings stand, one for each plan.
    pub slots: Vec<Spot>,
    /// Where natural elements are.
    pub features: Vec<(Feature, Spot)>,
}

/// How far a symbol of a plan reaches from its middle.
fn reach(plan: Plan) -> f64 {
    match plan {
        Plan::Castle => 45.0,
        Plan::Well => 28.0,
        Plan::Watchtower | Plan::Lighthouse => 32.0,
        _ => 38.0,
    }
}

/// How far the symbol of a natural element reaches.
const FEATURE: f64 = 80.0;
/// The size of a natural element that shares its tile with others.
const SMALL: f64 = 0.44;
/// The size of a field around a building.
const TILLED: f64 = 0.66;

impl Lie {
    /// Lays a kind out.
    pub fn of(kind: &Kind) -> Lie {
        let bays = bays(kind);
        let sea = kind.sides.iter().all(|&side| side == Side::Sea);
        let components: Vec<Vec<usize>> =
            kind.roads.iter().map(|&bits| sides(bits)).filter(|component| !component.is_empty()).collect();
        let (rivers, mouth) = rivers(kind, &components, bays.first());
        let mut lie = Lie {
            roads: Vec::new(),
            bridged: None,
            rivers,
            mouth,
            bays,
            sea,
            slots: Vec::new(),
            features: Vec::new(),
        };
        let mut dead_ends = Vec::new();
        for component in &components {
            match component[..] {
                [side] => dead_ends.push(side),
                [one, other] => lie.roads.push(bend(one, other, crowded(kind))),
                _ => lie.roads.extend(star(component)),
            }
        }
        if let [one, other] = sides(kind.bridged)[..] {
            let whole = bend(one, other, false);
            // The road ends a step before the banks.
            let bank = (RIVER + 10.0) / (whole.to - whole.from).length();
            lie.roads.push(Curve::line(whole.from, whole.point(0.5 - bank)));
            lie.roads.push(Curve::line(whole.to, whole.point(0.5 + bank)));
            lie.bridged = Some(whole);
            dead_ends.clear();
        }
        // A house on a tile with a field stands in the field, not beside it.
        let tilled = lie.room(FEATURE * TILLED, None);
        let farm = kind.has(Feature::GrainField) || kind.has(Feature::Field);
        lie.place_buildings(kind, &dead_ends, farm.then_some(tilled));
        lie.place_features(kind, tilled);
        lie
    }

    fn place_buildings(&mut self, kind: &Kind, dead_ends: &[usize], field: Option<Spot>) {
        for &plan in kind.plans() {
            let spot = match (plan, self.bays.first()) {
                (Plan::Bridge, _) => Spot { at: Point::default(), scale: 1.0 },
                (Plan::Port, Some(bay)) => Spot { at: bay.landing(), scale: 1.0 },
                (Plan::Port, None) if self.sea => Spot { at: at(26.0, 34.0), scale: 0.9 },
                _ => match field {
                    Some(field) if self.slots.is_empty() => {
                        Spot { at: field.at + (field.at * -0.3), scale: 0.85 }
                    }
                    _ => self.room(reach(plan), Some(dead_ends)),
                },
            };
            self.slots.push(spot);
        }
        // A dead end leads to the building (P-TILE-03).
        let goal = self.slots.first().copied().unwrap_or(Spot { at: Point::default(), scale: 0.0 });
        let stop = kind.plans().first().map_or(0.0, |&plan| 0.5 * reach(plan) * goal.scale);
        for &side in dead_ends {
            let from = middle(side);
            let to = goal.at + (from - goal.at).unit() * stop;
            let curve = Curve { from, leave: from * 0.66, arrive: from.toward(to, 0.62), to };
            let straight = (from.x * to.y - from.y * to.x).abs() < 1.0;
            self.roads.push(if straight { Curve::line(from, to) } else { curve });
        }
    }

    fn place_features(&mut self, kind: &Kind, tilled: Spot) {
        let listed: Vec<Feature> =
            Feature::ALL.iter().copied().filter(|&feature| kind.has(feature)).collect();
        let grown = |feature: &&Feature| {
            !matches!(feature, Feature::River | Feature::RiverMouth | Feature::Sea | Feature::Bay)
        };
        let count = listed.iter().filter(grown).count();
        let wild = kind.plans().is_empty()
            && self.roads.is_empty()
            && self.rivers.is_empty()
            && self.bays.is_empty();
        let mut halves = [at(-44.0, -8.0), at(44.0, 12.0)].into_iter();
        for &feature in &listed {
            let small = |at| Spot { at, scale: SMALL };
            let spot = match (feature, self.bays.first(), self.rivers.first()) {
                (Feature::Island, ..) => Spot { at: Point::default(), scale: 1.0 },
                (Feature::Sea, ..) if kind.has(Feature::Island) => continue,
                (Feature::Sea, ..) => Spot { at: Point::default(), scale: 1.0 },
                (Feature::Bay | Feature::RiverMouth, Some(bay), _) => small(bay.water()),
                (Feature::River, _, Some(river)) => small(river.point(0.32)),
                _ if wild && count == 1 => Spot { at: Point::default(), scale: 1.0 },
                _ if wild && count == 2 => Spot { at: halves.next().unwrap_or_default(), scale: 0.58 },
                (Feature::GrainField | Feature::Field, ..) if !self.slots.is_empty() => {
                    Spot { scale: TILLED * tilled.scale, ..tilled }
                }
                _ => {
                    let spot = self.room(FEATURE * SMALL, None);
                    Spot { scale: SMALL * spot.scale, ..spot }
                }
            };
            self.features.push((feature, spot));
            // A forest by a river grows on both banks.
            if feature == Feature::Forest && !self.rivers.is_empty() {
                let spot = self.room(FEATURE * SMALL, None);
                self.features.push((feature, Spot { scale: SMALL * spot.scale, ..spot }));
            }
        }
    }

    /// The place with the most room, up to `reach` around it; of equal places the one nearest to the middle. With
    /// `dead_ends`, roads that will lead to the place, no river may lie between the place and a road.
    fn room(&self, reach: f64, dead_ends: Option<&[usize]>) -> Spot {
        let along =
            |curves: &[Curve]| -> Vec<Point> { curves.iter().flat_map(|curve| curve.points()).collect() };
        let (roads, rivers) = (along(&self.roads), along(&self.rivers));
        let shores: Vec<Point> =
            self.bays.iter().flat_map(|bay| bay.shore.into_iter().flat_map(Curve::points)).collect();
        let taken: Vec<(Point, f64)> = self
            .slots
            .iter()
            .map(|slot| (slot.at, 32.0 * slot.scale))
            .chain(self.features.iter().map(|(_, spot)| (spot.at, FEATURE * 0.85 * spot.scale)))
            .collect();
        let clear = |points: &[Point], point: Point, width: f64| {
            points.iter().map(|&other| (other - point).length() - width).fold(f64::INFINITY, f64::min)
        };
        let crosses = |from: Point, to: Point| {
            (0..=10).any(|step| clear(&rivers, from.toward(to, f64::from(step) / 10.0), 9.0) < 0.0)
        };
        let mut best = (Spot { at: Point::default(), scale: 0.0 }, (-1, 0));
        for row in -22..=22 {
            for column in -19..=19 {
                let point = at(f64::from(column) * 5.0, f64::from(row) * 5.0);
                let room = (inside(point) - 6.0)
                    .min(clear(&roads, point, ROAD))
                    .min(clear(&rivers, point, RIVER))
                    .min(clear(&shores, point, 6.0))
                    .min(
                        taken
                            .iter()
                            .map(|&(other, width)| (other - point).length() - width)
                            .fold(999.0, f64::min),
                    );
                // Rounded, so that equal places are equal on every machine.
                let share = ((room / reach).min(1.0) * 25.0).round() as i32;
                let order = (share, -((point.length() * 4.0).round() as i32));
                if room <= 0.0 || order <= best.1 || self.bays.iter().any(|bay| bay.holds(point)) {
                    continue;
                }
                if let Some(dead_ends) = dead_ends {
                    let nearer =
                        |a: &Point, b: &Point| (*a - point).length().total_cmp(&(*b - point).length());
                    let near = roads.iter().copied().min_by(nearer);
                    if dead_ends
                        .iter()
                        .map(|&side| middle(side) * 0.9)
                        .chain(near)
                        .any(|road| crosses(road, point))
                    {
                        continue;
                    }
                }
                best = (Spot { at: point, scale: f64::from(share) / 25.0 }, order);
            }
        }
        let scale = best.0.scale.max(0.5);
        Spot { scale, ..best.0 }
    }
}

/// Whether river, road and building have to share the tile.
fn crowded(kind: &Kind) -> bool {
    !kind.plans().is_empty() && kind.sides.contains(&Side::River)
}

/// The sides of a set.
pub fn sides(bits: u8) -> Vec<usize> {
    (0..6).filter(|side| bits & (1 << side) != 0).collect()
}

/// A road or river from side to side: it leaves both at a right angle.
/// If it has to leave `room` for something, a wide bend keeps to its own side.
fn bend(one: usize, other: usize, room: bool) -> Curve {
    let (from, to) = (middle(one), middle(other));
    // Circles around the shared corner, and around the middle of the tile beyond the side between.
    let handle = match (other + 6 - one) % 6 {
        1 | 5 => 0.556,
        2 | 4 if room => 0.72,
        2 | 4 => 0.381,
        _ => return Curve::line(from, to),
    };
    Curve { from, leave: from * handle, arrive: to * handle, to }
}

/// A crossing: straight roads between opposite sides; the other roads join in the middle.
fn star(component: &[usize]) -> Vec<Curve> {
    let hub = Point::default();
    let opposite = |side: usize| component.contains(&((side + 3) % 6));
    let straight = component.iter().filter(|&&side| side < 3 && opposite(side));
    let mut curves: Vec<Curve> = straight.map(|&side| Curve::line(middle(side), middle(side + 3))).collect();
    let mut others = component.iter().filter(|&&side| !opposite(side));
    if curves.is_empty() {
        // Two of them are drawn in one stroke, which rounds the crossing.
        curves.extend(others.next().map(|&side| Curve::line(middle(side), hub)));
        curves.extend(others.next_back().map(|&side| Curve::line(hub, middle(side))));
    }
    curves.extend(others.map(|&side| Curve::line(middle(side), hub)));
    curves
}

fn rivers(kind: &Kind, roads: &[Vec<usize>], bay: Option<&Bay>) -> (Vec<Curve>, Option<[Point; 2]>) {
    let ends: Vec<usize> = (0..6).filter(|&side| kind.sides[side] == Side::River).collect();
    match (&ends[..], bay) {
        ([], _) => (Vec::new(), None),
        (&[side], Some(bay)) => {
            let across = (middle(side).turned(3) - middle(side)).unit();
            let across = at(-across.y, across.x);
            let land = bay.landing();
            let fan = [land + across * 22.0, land - across * 22.0];
            (
                vec![Curve { from: middle(side), leave: middle(side) * 0.4, arrive: land * -0.2, to: land }],
                Some(fan),
            )
        }
        (&[side], None) => (vec![Curve::line(middle(side), middle(side) * 0.2)], None),
        (&[one, other], _) if other == one + 3 && kind.bridged == 0 => {
            let (from, to) = (middle(one), middle(other));
            let unit = from.unit();
            let across = at(-unit.y, unit.x);
            // The river bends away from the roads; without roads it winds.
            let weight: f64 = roads
                .iter()
                .flatten()
                .map(|&side| middle(side).x * across.x + middle(side).y * across.y)
                .sum();
            let (near, far, peak) = if weight == 0.0 {
                (across * 26.0, across * -26.0, Point::default())
            } else {
                let peak = across * (-36.0 * weight.signum());
                (peak, peak, peak)
            };
            let curves = vec![
                Curve { from, leave: from * 0.66, arrive: near + unit * 42.0, to: peak },
                Curve { from: peak, leave: far - unit * 42.0, arrive: to * 0.66, to },
            ];
            (curves, None)
        }
        (&[one, other], _) => (vec![bend(one, other, crowded(kind))], None),
        (many, _) => (star(many), None),
    }
}

fn bays(kind: &Kind) -> Vec<Bay> {
    let sea = |side: usize| kind.sides[side % 6] == Side::Sea;
    let mut bays = Vec::new();
    for first in (0..6).filter(|&side| sea(side) && !sea(side + 5)) {
        let count = (1..6).find(|&count| !sea(first + count)).unwrap_or(5);
        let corners: Vec<Point> = (first..=first + count).map(corner).collect();
        let (start, end) = (corner(first + count), corner(first));
        let outward = at(start.y - end.y, end.x - start.x).unit();
        let depth = [0.0, 62.0, 36.0, -4.0, -40.0, -66.0][count];
        let landing = outward * depth;
        let along = (end - start).unit() * (0.26 * (end - start).length());
        let inward = |corner: Point| corner.toward(landing, 0.3) - outward * 8.0;
        bays.push(Bay {
            corners,
            shore: [
                Curve { from: start, leave: inward(start), arrive: landing - along, to: landing },
                Curve { from: landing, leave: landing + along, arrive: inward(end), to: end },
            ],
        });
    }
    bays
}

//! One tile, layer upon layer: land, sea, rim, river, road, nature, buildings, people.

use crate::geometry::{Curve, Point, at, corner};
use crate::lie::{Lie, Spot};
use crate::names::{Names, Term};
use crate::page::{Page, Pair, Path, Text};
use crate::symbols::Symbol;
use princely_core::Seat;
use princely_hex::Hex;
use princely_principati::catalogue::Kind;
use princely_principati::names::Colour;
use princely_principati::{Building, Feature, Plan};

/// A tile as it lies.
pub(crate) struct Face<'a> {
    pub(crate) kind: &'a Kind,
    pub(crate) lie: &'a Lie,
    pub(crate) rotation: u8,
    pub(crate) owner: Option<Seat>,
    pub(crate) buildings: &'a [Option<Building>],
    pub(crate) masters: u8,
    pub(crate) cardinal: bool,
}

/// How far below its spot a symbol is drawn, so that the symbol with its roofs and flags is centred on the spot.
fn drop(plan: Plan) -> f64 {
    match plan {
        Plan::Castle | Plan::Watchtower | Plan::School | Plan::Lighthouse => 8.0,
        Plan::Mine => 6.0,
        Plan::Bridge => 0.0,
        _ => 3.0,
    }
}

/// The class of a player's things.
pub(crate) fn owner_class(owner: Option<Seat>) -> &'static str {
    match owner {
        Some(Seat(0)) => "p1",
        Some(_) => "p2",
        None => "",
    }
}

impl Face<'_> {
    fn building(&self, slot: usize) -> Option<Building> {
        self.buildings.get(slot).copied().flatten()
    }

    /// What a tooltip or a screen reader says.
    pub(crate) fn title(&self, at: Option<Hex>, names: &dyn Names) -> String {
        let mut title = names.say(Term::Tile(self.kind.id));
        if let Some(at) = at {
            title.push_str(&format!(" {at}"));
        }
        let mut said = Vec::new();
        said.extend(self.owner.map(|seat| names.say(Term::Player(seat))));
        for (slot, &plan) in self.kind.plans().iter().enumerate() {
            said.push(match self.building(slot) {
                Some(building) => names.say(Term::Building(building)),
                None => names.say(Term::Plan(plan)),
            });
        }
        if self.masters > 0 {
            said.push(names.say(Term::Masters(self.masters)));
        }
        if self.cardinal {
            said.push(names.say(Term::Cardinal));
        }
        let features = Feature::ALL.iter().filter(|&&feature| self.kind.has(feature));
        said.extend(features.map(|&feature| names.say(Term::Feature(feature))));
        if said.is_empty() { title } else { format!("{title}: {}", said.join(", ")) }
    }

    /// Draws the tile around the origin, with its coordinates if it lies somewhere.
    pub(crate) fn draw(&self, page: &mut Page, hex: Option<Hex>) {
        self.land(page);
        self.sea(page);
        page.stamp(Symbol::Edge, Point::default(), 1.0, "");
        if self.owner.is_some() {
            let class = if self.owner == Some(Seat(0)) { "p1" } else { "p2 dash" };
            page.stamp(Symbol::Rim, Point::default(), 1.0, class);
        }
        if let Some(hex) = hex {
            self.coordinates(page, hex);
        }
        self.rivers(page);
        self.roads(page);
        for &(feature, spot) in &self.lie.features {
            page.stamp(Symbol::Feature(feature), spot.at.turned(self.rotation), spot.scale, "");
        }
        for slot in 0..self.kind.plans().len().min(self.lie.slots.len()) {
            self.slot(page, slot);
        }
        self.people(page);
    }

    fn land(&self, page: &mut Page) {
        let colours: Vec<&str> = Colour::ALL
            .iter()
            .filter(|&&colour| self.kind.colours & (1 << colour as u8) != 0)
            .map(|colour| colour.id())
            .collect();
        match colours[..] {
            [] if self.lie.sea => page.stamp(Symbol::Hexagon, Point::default(), 1.0, "water"),
            [] => page.stamp(Symbol::Hexagon, Point::default(), 1.0, "sand"),
            [one] => page.stamp(Symbol::Hexagon, Point::default(), 1.0, one),
            [one, other, ..] => {
                page.stamp(Symbol::Hexagon, Point::default(), 1.0, one);
                // If there is a bay, the two share the coast.
                let first = self.lie.bays.first().map_or(0, |_| 1);
                let turn = |point: Point| point.turned(self.rotation);
                let (from, to) = (corner(first), corner(first + 3));
                let sway = at(-from.y, from.x).unit() * 30.0;
                let border = [
                    Curve { from, leave: from * 0.7 + sway, arrive: from * 0.3 + sway, to: Point::default() },
                    Curve { from: Point::default(), leave: to * 0.3 - sway, arrive: to * 0.7 - sway, to },
                ];
                let border = border.map(|curve| curve.turned(self.rotation));
                let [a, b] = [first + 4, first + 5].map(|side| turn(corner(side)));
                page.add(format_args!(
                    "<path class=\"{other}\" d=\"{}L{}L{}Z\"/>",
                    Path(&border),
                    Pair(a),
                    Pair(b)
                ));
            }
        }
    }

    fn sea(&self, page: &mut Page) {
        for bay in &self.lie.bays {
            let shore = bay.shore.map(|curve| curve.turned(self.rotation));
            let mut outline = String::new();
            for corner in &bay.corners[1..bay.corners.len() - 1] {
                outline = format!("L{}{outline}", Pair(corner.turned(self.rotation)));
            }
            page.add(format_args!("<path class=\"water\" d=\"{}{outline}Z\"/>", Path(&shore)));
            page.add(format_args!("<path class=\"beach\" d=\"{}\"/>", Path(&shore)));
        }
    }

    fn rivers(&self, page: &mut Page) {
        let rivers: Vec<Curve> = self.lie.rivers.iter().map(|curve| curve.turned(self.rotation)).collect();
        if rivers.is_empty() {
            return;
        }
        let path = Path(&rivers).to_string();
        page.add(format_args!("<path class=\"bank\" d=\"{path}\"/><path class=\"river\" d=\"{path}\"/>"));
        if let (Some(fan), Some(river)) = (self.lie.mouth, self.lie.rivers.last()) {
            let across = (fan[0] - fan[1]).unit() * 13.0;
            let (neck, sea) = (river.point(0.6), (river.to - river.from).unit() * 14.0);
            let points = [neck + across, fan[0], fan[0] + sea, fan[1] + sea, fan[1], neck - across]
                .map(|point| point.turned(self.rotation));
            let [a, b, c, d, e, f] = points;
            let bend = |from: Point, to: Point| from.toward(to, 0.7);
            page.add(format_args!(
                "<path class=\"water\" d=\"M{}Q{} {}L{}L{}L{}Q{} {}Z\"/>",
                Pair(a),
                Pair(bend(a, b) + (a - f) * -0.12),
                Pair(b),
                Pair(c),
                Pair(d),
                Pair(e),
                Pair(bend(f, e) + (a - f) * 0.12),
                Pair(f)
            ));
        }
    }

    fn roads(&self, page: &mut Page) {
        let built = self.buildings.contains(&Some(Building::Bridge));
        let roads: Vec<Curve> = match self.lie.bridged {
            Some(whole) if built => vec![whole],
            _ => self.lie.roads.clone(),
        };
        let roads: Vec<Curve> = roads.into_iter().map(|curve| curve.turned(self.rotation)).collect();
        if !roads.is_empty() {
            let path = Path(&roads).to_string();
            page.add(format_args!("<path class=\"verge\" d=\"{path}\"/><path class=\"road\" d=\"{path}\"/>"));
        }
    }

    fn slot(&self, page: &mut Page, slot: usize) {
        let (plan, Spot { at: place, scale }) = (self.kind.plans()[slot], self.lie.slots[slot]);
        let place = place.turned(self.rotation) + at(0.0, drop(plan) * scale);
        let building = self.building(slot);
        let class = owner_class(self.owner);
        if let (Plan::Bridge, Some(whole)) = (plan, self.lie.bridged) {
            let along = whole.turned(self.rotation);
            let along = along.point(0.6) - along.point(0.4);
            let symbol = building.map_or(Symbol::Plan(plan), Symbol::Building);
            page.add(format_args!("<g class=\"{class}\">"));
            page.stamp_along(symbol, place, along);
            page.add("</g>");
        } else {
            match building {
                Some(building) => page.stamp(Symbol::Building(building), place, scale, class),
                None => page.stamp(Symbol::Plan(plan), place, scale, ""),
            }
        }
        if let (Some(owner), Some(_)) = (self.owner, building) {
            page.stamp(Symbol::Digit(owner.0.min(1)), place + at(-34.0, 22.0) * scale, 1.0, class);
        }
    }

    /// Masters and cardinal stand in front of the building.
    fn people(&self, page: &mut Page) {
        let place = self.lie.slots.first().map_or(Point::default(), |spot| spot.at.turned(self.rotation));
        let count = f64::from(self.masters) + f64::from(u8::from(self.cardinal));
        let mut x = 6.0 - 7.0 * (count - 1.0);
        let class = owner_class(self.owner);
        for figure in 0..self.masters + u8::from(self.cardinal) {
            let symbol = if figure < self.masters { Symbol::Master } else { Symbol::Cardinal };
            page.stamp(symbol, place + at(x, 30.0), 0.9, class);
            x += 14.0;
        }
    }

    /// The coordinates, near the lowest corner.
    fn coordinates(&self, page: &mut Page, hex: Hex) {
        let dark = self.kind.colours == 1 << Colour::Black as u8;
        let class = if dark { "at on" } else { "at" };
        page.add(format_args!("<text class=\"{class}\" y=\"91\">{},{}</text>", hex.q, hex.r));
    }

    /// Opens the tile's group with its title.
    pub(crate) fn open(&self, page: &mut Page, place: Point, hex: Option<Hex>, names: &dyn Names) {
        let title = self.title(hex, names);
        page.add(format_args!(
            "<g class=\"tile\" role=\"img\" transform=\"translate({})\"><title>{}</title>",
            Pair(place),
            Text(&title)
        ));
    }
}

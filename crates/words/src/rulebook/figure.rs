//! Figures: pictures of the things of a game, which the page draws.
//!
//! A book asks for one in a comment, which other readers of Markdown do not show:
//!
//! ```text
//! <!-- card hops_1 hops_2 -->        cards of Fürstenfeld
//! <!-- building quarry -->           also: vehicle, feature, good, order, tile
//! <!-- tiles house -->               all tiles of a category
//! <!-- chain baker -->               all that has to work for a building, and what it makes
//! <!-- way card/hops_2 fields > crop/hops goods > sign/brewery breweries -->    what leads to what, with captions
//! ```

use crate::{Language, Words};
use princely_fuerstenfeld::{Card, Good as Crop};
use princely_principati::buildings::{Buildings, Ground, bit};
use princely_principati::catalogue::Catalogue;
use princely_principati::{Building, Feature, Good, Order, Vehicle};
use serde::Serialize;
use std::fmt;

/// A figure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "shows", rename_all = "snake_case")]
pub enum Figure {
    /// Some things side by side.
    Things {
        /// The things.
        things: Vec<Thing>,
    },
    /// What leads to what.
    Chain {
        /// The things; each stands in a column right of all that lead to it.
        things: Vec<Placed>,
        /// From which thing to which, by their numbers.
        links: Vec<(usize, usize)>,
    },
}

/// A thing of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Thing {
    /// Its kind: `card`, `building`, `tile` and so on.
    pub kind: &'static str,
    /// Its id.
    pub id: String,
    /// Its name in the language of the book.
    pub name: String,
}

/// A thing of a chain, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Placed {
    /// The thing.
    #[serde(flatten)]
    pub thing: Thing,
    /// Its column.
    pub column: usize,
}

impl Figure {
    /// The figure that a comment asks for; `None` for any other comment, and for things that do not exist.
    pub(super) fn asked_for_by(comment: &str, language: Language) -> Option<Figure> {
        let asked = comment.trim().strip_prefix("<!--")?.strip_suffix("-->")?;
        let (kind, rest) = asked.trim().split_once(' ')?;
        let ids: Vec<&str> = rest.split_whitespace().collect();
        let things = match (kind, &ids[..]) {
            ("way", _) => return way(rest, language),
            ("chain", [building]) => {
                return chain(Building::ALL.iter().find(|known| known.id() == *building).copied()?, language);
            }
            ("chain", _) => return None,
            ("tiles", [category]) => tiles(category, language)?,
            (kind, ids) => ids.iter().map(|id| thing(kind, id, language)).collect::<Option<_>>()?,
        };
        Some(Figure::Things { things })
    }

    /// Every thing that it shows.
    pub fn things(&self) -> Vec<&Thing> {
        match self {
            Figure::Things { things } => things.iter().collect(),
            Figure::Chain { things, .. } => things.iter().map(|placed| &placed.thing).collect(),
        }
    }
}

impl fmt::Display for Figure {
    /// In a terminal: the names, or what leads to what.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Figure::Things { things } => {
                let names: Vec<&str> = things.iter().map(|thing| thing.name.as_str()).collect();
                write!(f, "({})", names.join(", "))
            }
            Figure::Chain { things, links } => {
                let name = |index: usize| things.get(index).map_or("", |placed| placed.thing.name.as_str());
                let mut steps = Vec::new();
                for to in 0..things.len() {
                    let from: Vec<&str> =
                        links.iter().filter(|link| link.1 == to).map(|link| name(link.0)).collect();
                    if !from.is_empty() {
                        steps.push(format!("{} → {}", from.join(" + "), name(to)));
                    }
                }
                write!(f, "{}", steps.join("; "))
            }
        }
    }
}

/// A thing that exists, with its name.
fn thing(kind: &str, id: &str, language: Language) -> Option<Thing> {
    let words = Words::of(language);
    let duel = |kind: &'static str| (kind, words.name_in("p", kind, id));
    let (kind, name) = match kind {
        "card" => ("card", words.name(Card::from_id(id)?.id())),
        "crop" => ("crop", words.name(Crop::ALL.into_iter().find(|good| good.id() == id)?.id())),
        "building" => Building::ALL.iter().find(|known| known.id() == id).map(|_| duel("building"))?,
        "vehicle" => Vehicle::ALL.iter().find(|known| known.id() == id).map(|_| duel("vehicle"))?,
        "feature" => Feature::ALL.iter().find(|known| known.id() == id).map(|_| duel("feature"))?,
        "order" => Order::ALL.iter().find(|known| known.id() == id).map(|_| duel("order"))?,
        "good" if id == "pecunia" => duel("good"),
        "good" => Good::ALL.iter().find(|known| known.id() == id).map(|_| duel("good"))?,
        "tile" => ("tile", tile_name(id, language)?),
        _ => return None,
    };
    Some(Thing { kind, id: id.to_owned(), name })
}

/// The name of a tile without its id.
fn tile_name(id: &str, language: Language) -> Option<String> {
    let name = Words::of(language).name_in("p", "tile", id);
    let end = format!(" ({id})");
    (name != id).then(|| name.strip_suffix(&end).unwrap_or(&name).to_owned())
}

/// The tiles of a category, of both players.
fn tiles(category: &str, language: Language) -> Option<Vec<Thing>> {
    let catalogue = Catalogue::standard().ok()?;
    let own = catalogue.tile.iter().filter(|tile| tile.category.id() == category);
    let things: Option<Vec<Thing>> = own.map(|tile| thing("tile", &tile.id, language)).collect();
    things.filter(|things| !things.is_empty())
}

/// One thing after the other, each with a caption: `card/hops_2 fields > crop/hops goods`. `sign` is any sign of the page.
fn way(asked: &str, language: Language) -> Option<Figure> {
    let step = |(column, step): (usize, &str)| {
        let (picture, name) = step.trim().split_once(' ')?;
        let (kind, id) = picture.split_once('/')?;
        let thing = match kind {
            "sign" => Thing { kind: "sign", id: id.to_owned(), name: String::new() },
            kind => thing(kind, id, language)?,
        };
        Some(Placed { thing: Thing { name: name.trim().to_owned(), ..thing }, column })
    };
    let things: Vec<Placed> = asked.split('>').enumerate().map(step).collect::<Option<_>>()?;
    let links = (1..things.len()).map(|to| (to - 1, to)).collect();
    Some(Figure::Chain { things, links })
}

/// All that has to work for a building, and what it makes (P-PROD-05).
fn chain(goal: Building, language: Language) -> Option<Figure> {
    let mut drawing =
        Drawing { language, tables: Buildings::standard(false).ok()?, things: vec![], links: vec![] };
    let at = drawing.building(goal)?;
    if let Some(product) = drawing.tables.facts(goal).product {
        drawing.leads_to(at, "good", product.id())?;
    }
    match goal {
        Building::Port => {
            drawing.leads_to(at, "vehicle", Vehicle::FishingBoat.id())?;
            let lighthouse = drawing.building(Building::Lighthouse)?;
            let ship = drawing.leads_to(at, "vehicle", Vehicle::CargoShip.id())?;
            drawing.link(lighthouse, ship);
        }
        Building::RidingHall => {
            let field = drawing.add("feature", Feature::Field.id())?;
            drawing.link(field, at);
            let cart = drawing.leads_to(at, "vehicle", Vehicle::Cart.id())?;
            for need in Building::ALL {
                if drawing.tables.cart_needs & bit(*need) != 0 {
                    let from = drawing.building(*need)?;
                    drawing.link(from, cart);
                }
            }
        }
        _ => {}
    }
    Some(Figure::Chain { things: drawing.things, links: drawing.links })
}

/// A chain that is being drawn.
struct Drawing {
    language: Language,
    tables: Buildings,
    things: Vec<Placed>,
    links: Vec<(usize, usize)>,
}

impl Drawing {
    /// The number of a building, after all that it needs.
    fn building(&mut self, building: Building) -> Option<usize> {
        if let Some(known) = self.number("building", building.id()) {
            return Some(known);
        }
        let facts = self.tables.facts(building).clone();
        let mut from = Vec::new();
        let near = Feature::ALL.iter().filter(|feature| facts.near & feature.bit() != 0);
        for feature in near {
            from.push(self.add("feature", feature.id())?);
        }
        match facts.stands_on {
            Some(Ground::Riverbank) => from.push(self.add("feature", Feature::River.id())?),
            Some(Ground::UsableSea) => from.push(self.add("feature", Feature::Sea.id())?),
            None => {}
        }
        for need in Building::ALL {
            if facts.needs & bit(*need) != 0 {
                from.push(self.building(*need)?);
            }
        }
        let at = self.add("building", building.id())?;
        for earlier in from {
            self.link(earlier, at);
        }
        Some(at)
    }

    fn number(&self, kind: &str, id: &str) -> Option<usize> {
        self.things.iter().position(|placed| placed.thing.kind == kind && placed.thing.id == id)
    }

    fn add(&mut self, kind: &str, id: &str) -> Option<usize> {
        if let Some(known) = self.number(kind, id) {
            return Some(known);
        }
        self.things.push(Placed { thing: thing(kind, id, self.language)?, column: 0 });
        Some(self.things.len() - 1)
    }

    fn leads_to(&mut self, from: usize, kind: &str, id: &str) -> Option<usize> {
        let to = self.add(kind, id)?;
        self.link(from, to);
        Some(to)
    }

    /// Links two things; the second one stands right of the first. All links into a thing are made before it leads on.
    fn link(&mut self, from: usize, to: usize) {
        self.links.push((from, to));
        let column = self.things[from].column + 1;
        self.things[to].column = self.things[to].column.max(column);
    }
}

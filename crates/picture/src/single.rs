//! One tile for a hand, and all symbols with their names.

use crate::face::Face;
use crate::geometry::{Point, at};
use crate::lie::Lie;
use crate::names::{Names, Term};
use crate::page::{Page, Text};
use crate::symbols::Symbol;
use princely_principati::catalogue::Catalogue;
use princely_principati::names::{Building, Feature, Plan, TileId};

/// A tile that nobody has laid, as it lies in a hand; `None` if the catalogue has no such tile.
pub fn tile(catalogue: &Catalogue, id: TileId, names: &dyn Names) -> Option<String> {
    let kind = catalogue.kind(catalogue.find(id)?);
    let lie = Lie::of(kind);
    let face =
        Face { kind, lie: &lie, rotation: 0, owner: None, buildings: &[], masters: 0, cardinal: false };
    let mut page = Page::default();
    face.draw(&mut page, None);
    let reach = at(100.0, 115.0);
    Some(page.finish("img", [&face.title(None, names), ""], Point::default() - reach, reach))
}

/// All symbols with their names.
pub fn legend(names: &dyn Names) -> String {
    const COLUMNS: usize = 8;
    let cell = at(190.0, 165.0);
    let buildings = Building::ALL
        .iter()
        .map(|&building| (Symbol::Building(building), 1.3, "p1", names.say(Term::Building(building))));
    let plans = Plan::ALL.iter().map(|&plan| (Symbol::Plan(plan), 1.3, "", names.say(Term::Plan(plan))));
    let features = Feature::ALL
        .iter()
        .map(|&feature| (Symbol::Feature(feature), 0.6, "", names.say(Term::Feature(feature))));
    let people = [
        (Symbol::Master, 2.0, "p1", names.say(Term::Masters(1))),
        (Symbol::Cardinal, 2.0, "p1", names.say(Term::Cardinal)),
    ];
    let sections = [buildings.collect::<Vec<_>>(), plans.collect(), features.collect(), people.into()];
    let rows: usize = sections.iter().map(|section| section.len().div_ceil(COLUMNS)).sum();
    let size = at(cell.x * COLUMNS as f64, cell.y * rows as f64 + 20.0);
    let mut page = Page::default();
    page.add(format_args!("<path class=\"paper\" d=\"M0 0H{}V{}H0Z\"/>\n", size.x, size.y));
    let mut y = 86.0;
    for section in sections {
        for row in section.chunks(COLUMNS) {
            let mut x = cell.x / 2.0;
            for (symbol, scale, class, name) in row {
                if let Symbol::Feature(Feature::River | Feature::RiverMouth | Feature::Sea | Feature::Bay) =
                    symbol
                {
                    page.stamp(Symbol::Hexagon, at(x, y), 0.5, "water");
                }
                page.stamp(*symbol, at(x, y), *scale, class);
                page.add(format_args!(
                    "<text class=\"caption\" x=\"{x}\" y=\"{}\">{}</text>\n",
                    y + 70.0,
                    Text(name)
                ));
                x += cell.x;
            }
            y += cell.y;
        }
    }
    page.finish("graphics-document", [&names.say(Term::Legend), ""], Point::default(), size)
}

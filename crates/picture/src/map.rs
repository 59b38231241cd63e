//! The laid tiles.

use crate::face::Face;
use crate::geometry::{Curve, INRADIUS, Point, RADIUS, at, centre, corner, middle};
use crate::lie::Lie;
use crate::names::{Names, Term};
use crate::page::{Page, Pair, Path};
use princely_core::{Aid, Game};
use princely_hex::{Direction, Hex};
use princely_principati::catalogue::{Catalogue, KindNo};
use princely_principati::names::Side;
use princely_principati::view::TileView;
use princely_principati::{Building, Principati, State, View};
use std::collections::BTreeMap;

/// Room around the tiles.
const MARGIN: f64 = 24.0;

/// The map that a view shows.
pub fn map(game: &Principati, view: &View, names: &dyn Names) -> String {
    let title = names.say(Term::Map { round: view.round });
    draw(game.catalogue(), &view.tiles, &title, names)
}

/// The map of a position as a spectator sees it, for example for each round of a replay.
pub fn map_of(game: &Principati, state: &State, names: &dyn Names) -> String {
    map(game, &game.view(&game.observe(state, None), Aid::None), names)
}

fn draw(catalogue: &Catalogue, laid: &[TileView], title: &str, names: &dyn Names) -> String {
    let known: Vec<(&TileView, KindNo)> =
        laid.iter().filter_map(|tile| Some((tile, catalogue.find(tile.tile)?))).collect();
    let mut lies: BTreeMap<KindNo, Lie> = BTreeMap::new();
    for &(_, kind) in &known {
        lies.entry(kind).or_insert_with(|| Lie::of(catalogue.kind(kind)));
    }
    let (from, to) = frame(known.iter().map(|(tile, _)| tile.at));
    let mut page = Page::default();
    page.add(format_args!("<path class=\"paper\" d=\"M{}H{}V{}H{}Z\"/>\n", Pair(from), to.x, to.y, from.x));
    for &(tile, kind) in &known {
        let Some(lie) = lies.get(&kind) else { continue };
        let buildings: Vec<Option<Building>> = tile.slots.iter().map(|slot| slot.building).collect();
        let face = Face {
            kind: catalogue.kind(kind),
            lie,
            rotation: tile.rotation % 6,
            owner: tile.owner,
            buildings: &buildings,
            masters: tile.masters,
            cardinal: tile.cardinal,
        };
        face.open(&mut page, centre(tile.at), Some(tile.at), names);
        face.draw(&mut page, Some(tile.at));
        page.add("</g>\n");
    }
    seams(&mut page, catalogue, &known);
    let description = names.say(Term::Tiles { laid: known.len().min(usize::from(u16::MAX)) as u16 });
    page.finish("graphics-document", [title, &description], from, to)
}

/// The corners of the picture.
fn frame(cells: impl Iterator<Item = Hex>) -> (Point, Point) {
    let reach = at(INRADIUS + MARGIN, RADIUS + MARGIN);
    let corners = cells.map(centre).map(|middle| (middle - reach, middle + reach));
    corners
        .reduce(|(from, to), (left, right)| {
            (at(from.x.min(left.x), from.y.min(left.y)), at(to.x.max(right.x), to.y.max(right.y)))
        })
        .unwrap_or((at(0.0, 0.0) - reach, reach))
}

/// Tiles are painted one after the other, which leaves thin lines where a road or a river goes on. Short strokes cover
/// them. Where a mountain meets the sea there is a beach (P-SEA-01).
fn seams(page: &mut Page, catalogue: &Catalogue, laid: &[(&TileView, KindNo)]) {
    let at: BTreeMap<Hex, (&TileView, KindNo)> =
        laid.iter().map(|&(tile, kind)| (tile.at, (tile, kind))).collect();
    let side = |(tile, kind): (&TileView, KindNo), direction: Direction| {
        catalogue.kind(kind).sides[direction.turned(6 - tile.rotation % 6).index()]
    };
    let (mut roads, mut rivers, mut beaches) = (Vec::new(), Vec::new(), Vec::new());
    for (&hex, &here) in &at {
        for direction in Direction::ALL {
            let Some(&there) = at.get(&hex.neighbour(direction)) else { continue };
            let ours = direction.index();
            let seam = |reach: f64| {
                let (place, step) = (centre(hex) + middle(ours), middle(ours) * (reach / INRADIUS));
                Curve::line(place - step, place + step)
            };
            match (side(here, direction), side(there, direction.opposite())) {
                (Side::Road, Side::Road) if ours < 3 => roads.push(seam(2.0)),
                (Side::River, Side::River) if ours < 3 => rivers.push(seam(2.0)),
                (Side::Sea, Side::None) => {
                    beaches.push(Curve::line(centre(hex) + corner(ours), centre(hex) + corner(ours + 1)));
                }
                _ => {}
            }
        }
    }
    for (class, curves) in [("beach", beaches), ("river", rivers), ("road", roads)] {
        if !curves.is_empty() {
            page.add(format_args!("<path class=\"{class}\" d=\"{}\"/>\n", Path(&curves)));
        }
    }
}

//! Pictures of whole positions and of every tile: well-formed, complete, deterministic, small, and drawn from what
//! everybody sees.
#![allow(clippy::unwrap_used)] // tests may

use princely_core::{Aid, Game, Quick, Seat, Silent, Streamed, Turn, Uniform};
use princely_hex::{Direction, Hex};
use princely_picture::geometry::{Point, centre, middle};
use princely_picture::lie::{Lie, sides};
use princely_picture::symbols::Symbol;
use princely_picture::{English, Term, legend, map, map_of, tile};
use princely_principati::catalogue::Kind;
use princely_principati::names::Side;
use princely_principati::view::{SlotView, TileView};
use princely_principati::{Action, Building, Feature, Plan, Principati, State, TileId, View};
use roxmltree::Document;
use std::collections::BTreeSet;

/// Reads a picture as XML; everything it refers to is defined in it.
fn read(picture: &str) -> Document<'_> {
    let document = Document::parse(picture).unwrap();
    let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    let different: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), different.len(), "an id is defined twice");
    for node in document.descendants() {
        if let Some(target) = node.attribute("href") {
            assert!(different.contains(&target[1..]), "{target} is not defined");
        }
    }
    document
}

fn view_of(game: &Principati, state: &State) -> View {
    game.view(&game.observe(state, None), Aid::None)
}

/// Plays at random until a round begins, or to the end.
fn play(game: &Principati, seed: u64, until: u16) -> State {
    let (mut state, mut dice, mut legal) = (game.start(), Streamed(Quick(seed)), Vec::<Action>::new());
    while state.round() < until {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut dice);
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                let action = *dice.0.pick(&legal).unwrap();
                game.apply(&mut state, seat, action, &mut Silent);
            }
        }
    }
    state
}

/// A tile with nothing on it, in the middle of the map.
fn bare(tile: TileId) -> TileView {
    TileView {
        tile,
        at: Hex::ORIGIN,
        rotation: 0,
        owner: None,
        sides: [Side::None; 6],
        roads: Vec::new(),
        slots: Vec::new(),
        masters: 0,
        cardinal: false,
        start_world: false,
    }
}

/// The standard tiles, both players' and the common ones, side by side, each plan built upon.
fn everything(game: &Principati) -> View {
    let mut view = view_of(game, &game.start());
    view.tiles.clear();
    let catalogue = game.catalogue();
    for (number, kind) in (0..).zip(catalogue.kinds()) {
        for seat in [Seat(0), Seat(1)] {
            let slot = |&plan: &Plan| {
                let facts = |building: &Building| game.buildings().facts(*building);
                let building = Building::ALL.iter().copied().find(|building| facts(building).plan == plan);
                SlotView { plan, building, work: None }
            };
            view.tiles.push(TileView {
                at: Hex::new(number, i16::from(seat.0)),
                rotation: (number % 6) as u8,
                owner: Some(seat),
                slots: kind.plans().iter().map(slot).collect(),
                masters: 3,
                cardinal: true,
                ..bare(kind.id)
            });
        }
    }
    view
}

#[test]
fn the_starting_world_and_random_games_are_well_formed_with_a_title_on_every_tile() {
    let (game, names) = (Principati::default(), English::default());
    for (seed, until) in [(1, 0), (1, 8), (2, 20), (3, u16::MAX)] {
        let state = play(&game, seed, until);
        let picture = map_of(&game, &state, &names);
        let document = read(&picture);
        let tiles: Vec<_> =
            document.descendants().filter(|node| node.attribute("class") == Some("tile")).collect();
        assert_eq!(tiles.len(), view_of(&game, &state).tiles.len(), "seed {seed}");
        for tile in tiles {
            let title = tile.first_element_child().unwrap();
            assert!(title.has_tag_name(("http://www.w3.org/2000/svg", "title")));
            assert!(!title.text().unwrap().is_empty());
        }
        let root: Vec<&str> = document
            .root_element()
            .children()
            .map(|node| node.tag_name().name())
            .filter(|n| !n.is_empty())
            .collect();
        assert_eq!(root[..4], ["title", "desc", "style", "defs"]);
    }
}

#[test]
fn the_same_position_gives_the_same_bytes() {
    let (game, names) = (Principati::default(), English::default());
    let pictures: Vec<String> = (0..2).map(|_| map_of(&game, &play(&game, 4, 15), &names)).collect();
    assert_eq!(pictures[0], pictures[1]);
}

#[test]
fn all_viewers_see_the_same_map() {
    let (game, names) = (Principati::default(), English::default());
    for until in [0, 1, 12] {
        let state = play(&game, 5, until);
        let pictures = [None, Some(Seat(0)), Some(Seat(1))]
            .map(|viewer| map(&game, &game.view(&game.observe(&state, viewer), Aid::None), &names));
        assert!(pictures.iter().all(|picture| *picture == pictures[0]), "round {until}");
    }
}

#[test]
fn a_map_of_every_tile_for_both_players_is_below_200_kib() {
    let game = Principati::default();
    let picture = map(&game, &everything(&game), &English::default());
    read(&picture);
    assert!(picture.len() < 200 * 1024, "{} bytes", picture.len());
}

#[test]
fn every_tile_of_the_catalogue_draws_and_an_unknown_one_does_not() {
    let (game, names) = (Principati::default(), English::default());
    for kind in game.catalogue().kinds() {
        let picture = tile(game.catalogue(), kind.id, &names).unwrap();
        let document = read(&picture);
        let title = document.root_element().first_element_child().unwrap().text().unwrap().to_owned();
        assert!(!title.contains(kind.id.as_str()), "{} has no name: {title}", kind.id);
        for &plan in kind.plans() {
            assert!(picture.contains(&format!("#{}\"", Symbol::Plan(plan).id())), "{}: {plan:?}", kind.id);
        }
        for &feature in Feature::ALL.iter().filter(|&&feature| kind.has(feature)) {
            // The sea around the island is drawn with the island.
            let with_island = feature == Feature::Sea && kind.has(Feature::Island);
            let shown = picture.contains(&format!("#{}\"", Symbol::Feature(feature).id()));
            assert!(shown || with_island, "{}: {feature:?}", kind.id);
        }
    }
    let unknown = TileId::new("Z99").unwrap();
    assert_eq!(tile(game.catalogue(), unknown, &names), None);
}

#[test]
fn the_legend_shows_every_building_plan_and_natural_element() {
    let picture = legend(&English::default());
    let document = read(&picture);
    let shown: BTreeSet<&str> = document.descendants().filter_map(|node| node.attribute("href")).collect();
    let symbols = Building::ALL
        .iter()
        .map(|&building| Symbol::Building(building))
        .chain(Plan::ALL.iter().map(|&plan| Symbol::Plan(plan)))
        .chain(Feature::ALL.iter().map(|&feature| Symbol::Feature(feature)));
    for symbol in symbols {
        assert!(shown.contains(format!("#{}", symbol.id()).as_str()), "{symbol:?}");
    }
}

/// Where curves of a tile touch its sides: side and place, after a turn.
fn ends(curves: &[princely_picture::geometry::Curve], rotation: u8) -> Vec<Point> {
    let turned = curves.iter().map(|curve| curve.turned(rotation));
    let ends = turned.flat_map(|curve| [curve.from, curve.to]);
    ends.filter(|end| (0..6).any(|side| (*end - middle(side)).length() < 20.0)).collect()
}

fn with(kind: &Kind, side: Side) -> Vec<usize> {
    (0..6).filter(|&number| kind.sides[number] == side).collect()
}

#[test]
fn roads_and_rivers_end_in_the_middles_of_their_sides_and_meet_those_of_neighbours() {
    let game = Principati::default();
    let same = |a: Point, b: Point| (a - b).length() < 1e-9;
    for kind in game.catalogue().kinds() {
        let lie = Lie::of(kind);
        for rotation in 0..6 {
            let bridged: Vec<_> = lie.bridged.into_iter().collect();
            for (curves, side) in
                [(&lie.roads, Side::Road), (&lie.rivers, Side::River), (&bridged, Side::Road)]
            {
                let found = ends(curves, rotation);
                let wanted = if curves.is_empty() { Vec::new() } else { with(kind, side) };
                assert_eq!(found.len(), wanted.len(), "{} {rotation} {side:?}", kind.id);
                for number in wanted {
                    let direction = Direction::of(number as u8 + rotation);
                    let here = middle(direction.index());
                    assert!(found.iter().any(|&end| same(end, here)), "{} {rotation} {direction}", kind.id);
                    // The neighbour's end of the same side, seen from here.
                    let there =
                        centre(Hex::ORIGIN.neighbour(direction)) + middle(direction.opposite().index());
                    assert!(same(here, there));
                }
            }
        }
    }
}

#[test]
fn the_paths_in_the_picture_begin_at_the_middles_of_sides() {
    // The Straight Road with rotation 1: from south-east to north-west, in plain digits.
    let game = Principati::default();
    let mut view = view_of(&game, &game.start());
    view.tiles = vec![TileView { at: Hex::new(5, 5), rotation: 1, ..bare(TileId::new("R01").unwrap()) }];
    let picture = map(&game, &view, &English::default());
    assert!(picture.contains("d=\"M48.5 84L-48.5 -84\""), "{picture}");
    assert!(picture.contains("translate(1455 840)"));
}

#[test]
fn every_component_is_one_piece_of_road() {
    let game = Principati::default();
    for kind in game.catalogue().kinds().iter().filter(|kind| kind.bridged == 0) {
        let lie = Lie::of(kind);
        for &bits in kind.roads.iter().filter(|&&bits| bits != 0) {
            // Flood over curves that share a point, from the first side of the component.
            let mut known = vec![middle(sides(bits)[0])];
            let touches =
                |known: &[Point], point: Point| known.iter().any(|&other| (other - point).length() < 1.0);
            for _ in 0..6 {
                for curve in &lie.roads {
                    let along: Vec<Point> = curve.points().collect();
                    if along.iter().any(|&point| touches(&known, point)) {
                        known.extend(along);
                    }
                }
            }
            for side in with(kind, Side::Road) {
                assert_eq!(touches(&known, middle(side)), bits & (1 << side) != 0, "{} side {side}", kind.id);
            }
        }
    }
}

#[test]
fn an_unbuilt_bridge_leaves_a_gap() {
    let game = Principati::default();
    for kind in game.catalogue().kinds().iter().filter(|kind| kind.bridged != 0) {
        let lie = Lie::of(kind);
        let near = |curve: &princely_picture::geometry::Curve| {
            curve.points().map(Point::length).fold(f64::INFINITY, f64::min)
        };
        assert!(lie.roads.iter().all(|curve| near(curve) > 20.0), "{}", kind.id);
        assert!(lie.bridged.is_some_and(|curve| near(&curve) < 1.0), "{}", kind.id);
    }
}

#[test]
fn buildings_stand_on_the_tile_clear_of_the_road() {
    let game = Principati::default();
    for kind in game.catalogue().kinds() {
        let lie = Lie::of(kind);
        assert_eq!(lie.slots.len(), kind.plans().len(), "{}", kind.id);
        for (slot, &plan) in lie.slots.iter().zip(kind.plans()) {
            assert!(princely_picture::geometry::inside(slot.at) > 15.0, "{} {plan:?}", kind.id);
            let mut through = lie.roads.iter().filter(|road| (0..6).any(|side| road.to == middle(side)));
            let clear = |point: Point| (point - slot.at).length() > 20.0;
            assert!(
                plan == Plan::Bridge || through.all(|road| road.points().all(clear)),
                "{} {plan:?}",
                kind.id
            );
        }
        if let [one, other] = lie.slots[..] {
            assert!((one.at - other.at).length() > 50.0, "{}", kind.id);
        }
    }
}

#[test]
fn names_are_the_readers_and_cannot_break_the_picture() {
    let game = Principati::default();
    let names = |term: Term| format!("<{term:?}> & \"\u{1}\u{ffff}]]>");
    let picture = map_of(&game, &game.start(), &names);
    let document = read(&picture);
    assert!(document.root_element().first_element_child().unwrap().text().unwrap().starts_with("<Map"));
    read(&tile(game.catalogue(), game.catalogue().kinds()[0].id, &names).unwrap());
    read(&legend(&names));
}

#[test]
fn a_view_with_tiles_of_another_catalogue_draws_what_it_knows() {
    let game = Principati::default();
    let mut view = view_of(&game, &game.start());
    view.tiles[0].tile = TileId::new("Z99").unwrap();
    view.tiles[1].slots = vec![SlotView { plan: Plan::House, building: None, work: None }; 5];
    view.tiles[2].rotation = 255;
    read(&map(&game, &view, &English::default()));
    view.tiles.clear();
    read(&map(&game, &view, &English::default()));
}

//! Catalogues that players bring along: what is accepted, and what is refused with its reason.

use crate::play::*;
use princely_core::Game;
use princely_principati::catalogue::{Catalogue, CatalogueNote, StartNote, TileNote};
use princely_principati::names::{Category, Colour, Feature, Plan, Side};
use princely_principati::{Action, Building, Options, Phase, Principati};

/// What is done to the standard catalogue, and the error; "" if there is none.
type Case = (&'static str, fn(&mut CatalogueNote), &'static str);

fn check(cases: &[Case]) {
    for (what, change, expected) in cases {
        let mut data = Catalogue::standard().unwrap();
        change(&mut data);
        match (Catalogue::new(&data, None, false), *expected) {
            (Ok(_), "") => {}
            (Err(error), expected) if !expected.is_empty() => {
                assert!(error.contains(expected), "{what}: {error}");
            }
            (result, _) => panic!("{what}: {:?} instead of {expected:?}", result.err()),
        }
    }
}

fn on_paper<'a>(data: &'a mut CatalogueNote, id: &str) -> &'a mut TileNote {
    data.tile.iter_mut().find(|tile| tile.id == id).unwrap()
}

/// The first tile of this kind that an owner has in the starting world.
fn laid<'a>(data: &'a mut CatalogueNote, owner: u8, id: &str) -> &'a mut StartNote {
    data.start_world.iter_mut().find(|start| start.owner == owner && start.tile == id).unwrap()
}

/// Lays one more tile, far from the others.
fn lay(data: &mut CatalogueNote, owner: u8, id: &str, building: Option<Building>) {
    data.start_world.push(StartNote { tile: id.into(), owner, q: 30, r: 0, rotation: 0, building });
}

#[test]
fn p_comp_09_the_numbers_of_tiles_are_checked() {
    check(&[
        ("as it is", |_| {}, ""),
        ("a newer form", |data| data.meta.schema = 2, "the schema is 2, this reader knows 1"),
        ("players' tiles", |data| data.meta.tiles_per_player = 65, "set P1 has 66 tiles, not 65"),
        ("common tiles", |data| data.meta.common_tiles = 20, "set common has 19 tiles, not 20"),
        ("all tiles", |data| data.meta.physical_total = 150, "there are 151 tiles in all, not 150"),
        ("160 tiles", |data| more_water(data, 9), ""),
        ("161 tiles", |data| more_water(data, 10), "there are 161 tiles in all, not 161 (at most 160)"),
        (
            "a tile of P1 only",
            |data| on_paper(data, "A05").sets = vec!["P1".into()],
            "set P2 has 65 tiles, not 66",
        ),
        ("a tile twice", |data| on_paper(data, "A05").id = "A06".into(), "tile A06 is listed twice"),
        ("128 kinds", |data| kinds(data, 128), "set common has 60 tiles, not 19"),
        ("129 kinds", |data| kinds(data, 129), "129 different tiles are more than 128"),
        ("four start tiles", |data| merit_instead(data, &["ST_A", "ST_B"]), ""),
        (
            "three start tiles",
            |data| merit_instead(data, &["ST_A", "ST_B", "ST_C"]),
            "at least four start tiles are needed",
        ),
        ("six merit tiles", |data| start_instead_of_merit(data, 6), ""),
        ("five merit tiles", |data| start_instead_of_merit(data, 5), "at least six merit tiles are needed"),
    ]);
}

fn more_water(data: &mut CatalogueNote, count: u32) {
    on_paper(data, "X02").copies += count;
    data.meta.common_tiles += count;
    data.meta.physical_total += count;
}

fn kinds(data: &mut CatalogueNote, count: usize) {
    let sea = on_paper(data, "X02").clone();
    while data.tile.len() < count {
        data.tile.push(TileNote { id: format!("Z{}", data.tile.len()), copies: 1, ..sea.clone() });
    }
}

fn merit_instead(data: &mut CatalogueNote, ids: &[&str]) {
    ids.iter().for_each(|id| on_paper(data, id).category = Category::Merit);
}

fn start_instead_of_merit(data: &mut CatalogueNote, left: usize) {
    let merit = data.tile.iter_mut().filter(|tile| tile.category == Category::Merit);
    for tile in merit.skip(left) {
        (tile.category, tile.free_building) = (Category::Start, None);
    }
}

#[test]
fn p_place_06_the_contacts_of_sides_are_part_of_the_rules() {
    let wrong = "edge_contact: the contacts of sides are part of the rules (P-PLACE-06)";
    check(&[
        ("one is missing", |data| drop(data.edge_contact.remove(1)), wrong),
        ("one is there twice", |data| data.edge_contact.push(data.edge_contact[0].clone()), wrong),
        ("one instead of another", |data| data.edge_contact[1] = data.edge_contact[0].clone(), wrong),
        (
            "the sea touches one mountain",
            |data| data.edge_contact[4].only_if_b_tile_has_any.truncate(1),
            wrong,
        ),
        (
            "a mountain is named twice",
            |data| data.edge_contact[4].only_if_b_tile_has_any.push(Feature::WhiteMountain),
            "",
        ),
        ("another order", |data| data.edge_contact.reverse(), ""),
        ("the other way round", |data| data.edge_contact[4].b = Side::Road, wrong),
    ]);
}

#[test]
fn p_setup_01_the_starting_world_is_checked() {
    check(&[
        ("an unknown tile", |data| laid(data, 0, "X02").tile = "Q99".into(), "no such tile"),
        ("64 cells away", |data| (laid(data, 0, "X02").q, laid(data, 0, "X02").r) = (64, 0), ""),
        ("65 cells away", |data| laid(data, 0, "X02").q = 65, "too far out, or on an occupied cell"),
        ("on another tile", |data| laid(data, 0, "X02").q = 0, "too far out, or on an occupied cell"),
        ("rotation 5", |data| laid(data, 0, "X02").rotation = 5, ""),
        ("rotation 6", |data| laid(data, 0, "X02").rotation = 6, "a rotation is 0 to 5"),
        ("a third player", |data| laid(data, 1, "H01").owner = 3, "the owner is 0, 1 or 2"),
        ("nobody's player tile", |data| lay(data, 0, "A05", None), "no copy left"),
        ("one common tile too many", |data| lay(data, 0, "X02", None), "no copy left"),
        ("a start tile", |data| lay(data, 0, "ST_A", None), "start and merit tiles are dealt or earned"),
        ("a player's common tile", |data| lay(data, 1, "ST_A", None), "not in the player's set"),
        ("a player's tile twice", |data| lay(data, 2, "H01", None), "not in the player's set"),
        ("another tile of a player", |data| lay(data, 2, "A05", None), ""),
        (
            "nobody's building",
            |data| laid(data, 0, "X01").building = Some(Building::Port),
            "only a player's Palace",
        ),
        ("a house", |data| laid(data, 2, "H01").building = Some(Building::Baker), "only a player's Palace"),
        (
            "a bridge on a castle",
            |data| laid(data, 2, "C01").building = Some(Building::Bridge),
            "only a player's",
        ),
        ("no bridge", |data| laid(data, 2, "S02").building = None, ""),
        (
            "two bridges",
            |data| lay(data, 2, "S03", Some(Building::Bridge)),
            "player 2 has more than one bridge",
        ),
        ("no palace", |data| laid(data, 2, "C01").building = None, "player 2 needs exactly one Palace"),
        ("a tile turned", |data| laid(data, 1, "A01").rotation = 1, "do not fit"),
        (
            "six islands",
            |data| on_paper(data, "X02").features.push(Feature::Island),
            "there is only one island",
        ),
    ]);
}

#[test]
fn p_tile_01_the_form_of_each_tile_is_checked() {
    let sides = "does not exist, is named twice, or is no such side";
    check(&[
        ("no id", |data| on_paper(data, "A05").id = String::new(), "an id is one to eight letters"),
        ("five edges", |data| on_paper(data, "A05").edges.truncate(5), "a tile has six edges"),
        ("sets upside down", |data| on_paper(data, "A05").sets.reverse(), "sets is P1, P2, both, or common"),
        ("no copy", |data| on_paper(data, "A05").copies = 0, "there is one copy of each tile"),
        (
            "two copies of a player's tile",
            |data| on_paper(data, "A05").copies = 2,
            "there is one copy of each tile",
        ),
        (
            "two copies of a start tile",
            |data| on_paper(data, "ST_A").copies = 2,
            "there is one copy of each tile",
        ),
        (
            "a common house",
            |data| on_paper(data, "ST_A").category = Category::House,
            "start, merit and island tiles",
        ),
        (
            "a player's start tile",
            |data| on_paper(data, "H01").category = Category::Start,
            "start, merit and island",
        ),
        ("seven roads", |data| on_paper(data, "ST_D").roads = vec![vec![0]; 7], "roads: too many components"),
        ("a seventh side", |data| on_paper(data, "S02").roads[0] = vec![6], sides),
        ("a road named twice", |data| on_paper(data, "S02").roads[0] = vec![1, 1], sides),
        ("a road on a river", |data| on_paper(data, "S02").roads[0] = vec![0], sides),
        ("a river on a road", |data| on_paper(data, "S02").rivers[0] = vec![1], sides),
        (
            "a road without sides",
            |data| on_paper(data, "S02").roads.push(Vec::new()),
            "roads: an empty component",
        ),
        (
            "a road without a component",
            |data| on_paper(data, "S02").roads.truncate(1),
            "roads: side 4 belongs to no",
        ),
        (
            "a bridge over one road",
            |data| on_paper(data, "S02").roads = vec![vec![1, 4]],
            "a bridge joins two roads",
        ),
        (
            "a bridge that joins nothing",
            |data| on_paper(data, "S02").roads_when_bridged = Some(vec![vec![1], vec![4]]),
            "a bridge joins two roads to one",
        ),
        (
            "a bridge without roads",
            |data| on_paper(data, "S02").roads_when_bridged = None,
            "roads_when_bridged belongs",
        ),
        (
            "a bridge without a plan",
            |data| on_paper(data, "S02").plans.clear(),
            "roads_when_bridged belongs to the plan",
        ),
        ("two plans", |data| on_paper(data, "S02").plans = vec![Plan::Bridge, Plan::Well], ""),
        ("three plans", |data| on_paper(data, "ST_B").plans.push(Plan::Well), "a tile has at most 2 plans"),
        (
            "an unknown rule",
            |data| on_paper(data, "ST_B").slot_rule = Some("free".into()),
            "unknown slot_rule \"free\"",
        ),
        (
            "a known rule, elsewhere",
            |data| on_paper(data, "ST_B").slot_rule = Some("warehouse_mine".into()),
            "not on a house and a mine",
        ),
        (
            "a free building of a start tile",
            |data| on_paper(data, "ST_A").free_building = Some(Building::Well),
            "free_building is for merit tiles with one plan",
        ),
        (
            "three colours",
            |data| on_paper(data, "A05").colours = vec![Colour::Green; 3],
            "at most two colours",
        ),
        ("two colours", |data| on_paper(data, "A05").colours = vec![Colour::Green, Colour::Black], ""),
        (
            "a plan that nobody has",
            |data| data.tile.iter_mut().for_each(|tile| tile.plans.retain(|plan| *plan != Plan::Lighthouse)),
            "player 1 has no tile with the plan \"lighthouse\"",
        ),
        (
            "a plan that only one player has",
            |data| {
                for id in data
                    .tile
                    .iter()
                    .filter(|tile| is_lighthouse(tile))
                    .map(|tile| tile.id.clone())
                    .collect::<Vec<_>>()
                {
                    let both = on_paper(data, &id);
                    both.sets = vec!["P1".into()];
                    let mut other = both.clone();
                    (other.id, other.sets) = (format!("{id}x"), vec!["P2".into()]);
                    other.plans.retain(|plan| *plan != Plan::Lighthouse);
                    data.tile.push(other);
                }
            },
            "player 2 has no tile with the plan \"lighthouse\"",
        ),
    ]);
}

fn is_lighthouse(tile: &TileNote) -> bool {
    tile.plans.contains(&Plan::Lighthouse)
}

#[test]
fn p_comp_09_a_broken_catalogue_makes_no_game() {
    let mut data = Catalogue::standard().unwrap();
    data.meta.schema = 2;
    let error =
        Principati::new(Options { catalogue: Some(Box::new(data)), ..Options::default() }).unwrap_err();
    assert_eq!(error, "catalogue: the schema is 2, this reader knows 1");
}

#[test]
fn p_comp_09_names_of_tiles_are_printable_and_short() {
    let mut json = serde_json::to_value(Catalogue::standard().unwrap()).unwrap();
    for (given, read) in [
        (" Big\u{7} House\u{202e} ", "Big House"),
        ("\u{feff}", ""),
        ("x".repeat(41).as_str(), "x".repeat(40).as_str()),
    ] {
        json["tile"][0]["name"] = given.into();
        let data: CatalogueNote = serde_json::from_value(json.clone()).unwrap();
        assert_eq!(data.tile[0].name, read, "{given:?}");
        let full =
            if read.is_empty() { data.tile[0].id.clone() } else { format!("{read} ({})", data.tile[0].id) };
        assert_eq!(data.tile[0].full_name(), full);
    }
}

#[cfg(feature = "toml")]
#[test]
fn p_comp_09_an_error_in_a_file_names_its_line() {
    let text = include_str!("../../data/tiles.toml");
    assert_eq!(Catalogue::from_toml(text), Catalogue::standard());
    let line = 1 + text.lines().position(|line| line.starts_with("schema")).unwrap();
    let error = Catalogue::from_toml(&text.replace("schema = 1", "schema = \"one\"")).unwrap_err();
    assert!(error.starts_with(&format!("line {line}: invalid type")), "{error}");
}

/// A copy of a tile under another name, behind all others; counts are kept up to date.
fn copy(data: &mut CatalogueNote, id: &str, new: &str) {
    let mut copy = on_paper(data, id).clone();
    copy.id = new.into();
    let owners = copy.sets.len() as u32;
    data.meta.physical_total += owners;
    *if owners == 2 { &mut data.meta.tiles_per_player } else { &mut data.meta.common_tiles } += 1;
    data.tile.push(copy);
}

fn game_with(change: impl FnOnce(&mut CatalogueNote)) -> Principati {
    let mut data = Catalogue::standard().unwrap();
    change(&mut data);
    Principati::new(Options { catalogue: Some(Box::new(data)), ..Options::default() }).unwrap()
}

#[test]
fn p_comp_09_an_observation_fits_only_a_game_that_has_its_tiles() {
    let standard = Principati::default();
    let house = || game_with(|data| copy(data, "H02", "NEW"));
    let start = || game_with(|data| copy(data, "ST_A", "ST_Z"));
    let cards = [["ST_B", "ST_C"], ["ST_D", "ST_E"]];
    let observed = |play: Play| play.game.observe(&play.state, None);
    let laid = |both: bool| {
        scene_of(house(), |scene| {
            let scene = scene.lay(P0, "NEW", (20, 0), 0);
            if both { scene.lay(P1, "NEW", (30, 0), 0) } else { scene.hand(P1, &[]) }
        })
    };
    for (what, observation, fits) in [
        ("the starting world", observed(scene(|scene| scene)), true),
        ("start tiles were dealt", observed(Play::dealt(Principati::default(), P0, cards)), true),
        ("a merit tile is there", observed(scene(|scene| scene.extra(P0, "OM1"))), true),
        ("an unknown tile in hand", observed(scene_of(house(), |scene| scene)), false),
        ("an unknown tile on the map", observed(laid(false)), false),
        ("two of them", observed(laid(true)), false),
        ("another catalogue, without what is new", observed(Play::dealt(start(), P0, cards)), true),
        (
            "an unknown start tile",
            observed(Play::dealt(start(), P0, [["ST_B", "ST_C"], ["ST_D", "ST_Z"]])),
            false,
        ),
    ] {
        assert_eq!(standard.fits(&observation), fits, "{what}");
    }
    assert!(house().fits(&observed(scene(|scene| scene))), "more tiles than needed");
}

#[test]
fn p_comp_09_a_game_names_the_tiles_of_its_own_catalogue() {
    assert!(Principati::default().own_names().is_empty());
    let names = game_with(|data| on_paper(data, "H02").name = "Crooked House".into()).own_names();
    assert_eq!(names.len(), Catalogue::standard().unwrap().tile.len());
    assert!(names.iter().any(|own| own.id == "H02" && own.name == "Crooked House (H02)"));
}

#[test]
fn p_ord_06_only_a_bridge_of_the_starting_world_does_not_count_for_the_architect() {
    for (bridge, orders) in [(true, 0), (false, 1)] {
        let game = game_with(|data| {
            if !bridge {
                laid(data, 1, "S02").building = None;
            }
        });
        let mut play = scene_of(game, |scene| {
            let scene = rich(scene).build(SCHOOL, 0, Building::School).lay(P0, "S06", (11, 1), 0);
            let scene = scene.lay(P0, "S05", (50, 50), 0).build((50, 50), 0, Building::RidingHall);
            // The one bridge: that of the starting world, or one that was built.
            let scene = if bridge { scene } else { scene.build((3, 0), 0, Building::Bridge) };
            scene.turn(P0, Phase::Construct)
        });
        play.act(P0, build(Building::Market, (11, 1), 0));
        assert_eq!(play.player(P0).orders.len(), orders, "a bridge from the beginning: {bridge}");
    }
}

#[test]
fn p_draft_02_a_piece_is_reserved_once_and_only_if_it_is_left() {
    // There is one baker, and the one palace stands already.
    let game = game_with(|data| {
        on_paper(data, "ST_B").plans = vec![Plan::House; 2];
        on_paper(data, "ST_C").plans = vec![Plan::Castle; 2];
    });
    let mut play = Play::dealt(game, P0, [["ST_B", "ST_A"], ["ST_C", "ST_D"]]);
    for _ in 0..2 {
        play.act(P0, Action::DraftKeep { tile: tile("ST_B") })
            .act(P1, Action::DraftKeep { tile: tile("ST_C") });
    }
    let twice = |building| reserve(&[Some(building), Some(building)]);
    assert_eq!(play.message(P0, twice(Building::Baker)), "p-draft-02-piece");
    assert_eq!(play.why(P0, reserve(&[Some(Building::Baker), Some(Building::Quarry)])), "ok");
    assert_eq!(play.message(P1, twice(Building::Palace)), "p-draft-02-plan");
    assert_eq!(play.message(P1, twice(Building::Baker)), "p-draft-02-plan");
}

#[test]
fn p_draft_03_only_a_start_tile_laid_for_the_first_time_brings_the_reserved_warehouse() {
    for (id, before, boards) in [("ST_E", false, 2), ("ST_E", true, 1), ("OM1", false, 1)] {
        let play = scene(|s| {
            let s = s.reserve(P0, &[Some(Building::Warehouse), None]).hand(P0, &[]);
            // Laid once, it went back to its owner.
            let s = if before { s.lay(P0, id, (60, 60), 0) } else { s };
            s.extra(P0, id)
        });
        let laid = play.legal(P0).into_iter().filter_map(|action| match action {
            Action::PlaceExtra { tile: laid, stock_board, .. } if laid == tile(id) => Some(stock_board),
            _ => None,
        });
        let found: std::collections::HashSet<_> = laid.collect();
        assert_eq!(found.len(), boards, "{id}, laid before: {before}: {found:?}");
        assert_eq!(found.contains(&None), boards == 1, "{id}, laid before: {before}");
    }
}

#[test]
fn p_score_13_what_lies_outside_is_not_enclosed_even_if_one_player_alone_borders_on_it() {
    // A world of two palaces; around that of player 1 lie tiles of player 0.
    let game = game_with(|data| data.start_world.retain(|start| start.building == Some(Building::Palace)));
    let ring = hex((-2, -2)).neighbours().into_iter().zip(["N01", "N02", "N03", "N04", "N05", "N10"]);
    let play = scene_of(game, |s| ring.fold(s, |s, (at, id)| s.lay(P0, id, (at.q, at.r), 0)));
    assert_eq!((play.score(P0).enclosed, play.score(P1).enclosed), (0, 0));
}

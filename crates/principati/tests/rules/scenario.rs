//! Positions put together by hand: what they hold, and what they refuse.

use crate::play::*;
use princely_principati::scenario::Scenario;
use princely_principati::{Building, Good, Principati};

#[test]
fn what_cannot_be_put_together_is_refused() {
    type Made = for<'g> fn(Scenario<'g>) -> Scenario<'g>;
    let cases: &[(&str, Made, &str)] = &[
        ("rotation 5", |s| s.lay(P0, "R01", (20, 0), 5), ""),
        ("rotation 6", |s| s.lay(P0, "R01", (20, 0), 6), "R01 cannot be laid"),
        ("a taken cell", |s| s.lay(P0, "R01", (0, 0), 0), "R01 cannot be laid"),
        ("a tile twice", |s| s.lay(P0, "R01", (20, 0), 0).lay(P0, "R01", (22, 0), 0), "R01 cannot be laid"),
        ("both players' tile", |s| s.lay(P0, "R01", (20, 0), 0).lay(P1, "R01", (22, 0), 0), ""),
        ("an unknown tile", |s| s.lay(P0, "Q99", (20, 0), 0), "there is no tile Q99"),
        ("an unknown tile in hand", |s| s.hand(P0, &["R01", "Q99"]), "there is no tile Q99"),
        ("an unknown extra tile", |s| s.extra(P0, "Q99"), "there is no tile Q99"),
        ("the first trouble is told", |s| s.extra(P0, "Q98").extra(P0, "Q99"), "there is no tile Q98"),
        ("a building", |s| s.lay(P0, "H02", (20, 0), 0).build((20, 0), 0, Building::Baker), ""),
        ("a building on nothing", |s| s.build((20, 0), 0, Building::Baker), "no tile at"),
        ("a building on the sea", |s| s.build((1, 0), 0, Building::Port), "nobody can build"),
        ("a building on nobody's island", |s| s.build((0, 0), 0, Building::Port), "nobody can build"),
        ("a building without a plan", |s| s.build((2, 2), 1, Building::Baker), "nobody can build"),
        ("a second palace", |s| s.build((2, 2), 0, Building::Palace), "nobody can build"),
        ("two ports on the island", |s| s.island_port(P0).island_port(P1), "there is no free island"),
        ("15 pieces", |s| s.goods(P0, Good::Fish, 15), ""),
        ("16 pieces", |s| s.goods(P0, Good::Fish, 16), "16 pieces of fish are more than 15"),
        ("six masters", |s| s.with_masters(P0).masters((2, 2), 6), ""),
        ("seven masters", |s| s.with_masters(P0).masters((2, 2), 7), "there are not so many masters"),
        ("masters nowhere", |s| s.with_masters(P0).masters((20, 0), 1), "no tile at"),
        ("a cardinal nowhere", |s| s.cardinal((20, 0)), "no tile at"),
        ("two slots", |s| s.reserve(P0, &[None, Some(Building::Well)]), ""),
        ("three slots", |s| s.reserve(P0, &[None; 3]), "a start tile has one slot or two"),
    ];
    let game = Principati::default();
    for (what, made, expected) in cases {
        match (made(Scenario::new(&game)).state(), *expected) {
            (Ok(_), "") => {}
            (Err(error), expected) if !expected.is_empty() && error.contains(expected) => {}
            (result, _) => panic!("{what}: {:?} instead of {expected:?}", result.err()),
        }
    }
}

#[test]
fn a_laid_tile_is_nowhere_else() {
    let ids =
        |tiles: &[princely_principati::TileId]| tiles.iter().map(ToString::to_string).collect::<Vec<_>>();
    let play = scene(|s| s.extra(P0, "ST_A").lay(P0, "ST_A", (20, 0), 0).lay(P0, "R01", (24, 0), 0));
    assert!(play.player(P0).extra.is_empty());
    assert!(!ids(&play.player(P0).hand).contains(&"R01".to_owned()));
    assert!(ids(&play.player(P1).hand).contains(&"R01".to_owned()));
    // Start and merit tiles are remembered: they are spent if they come back.
    let play = scene(|s| {
        s.lay(P0, "ST_A", (20, 0), 0).lay(P0, "R01", (24, 0), 0).extra(P0, "ST_A").extra(P0, "R01")
    });
    assert_eq!(ids(&play.player(P0).extra), ["R01", "ST_A"]);
    assert_eq!(ids(&play.player(P0).spent), ["ST_A"]);
}

use super::*;
use crate::Options;
use crate::catalogue::KindNo;
use crate::map::{Laid, TileNo};
use crate::names::TileId;
use crate::scenario::Scenario;

const P0: Seat = Seat(0);

/// The validator is what the laws rely on: each thing that it promises to notice is broken here.
#[test]
fn a_position_that_was_tampered_with_is_noticed() {
    type Tampering = fn(&mut State, &Principati);
    fn kind(game: &Principati, id: &str) -> KindNo {
        TileId::new(id).and_then(|id| game.catalogue.find(id)).unwrap()
    }
    fn at(state: &mut State, q: i16, r: i16) -> &mut crate::map::Laid {
        let number = state.map.find(princely_hex::Hex::new(q, r)).unwrap();
        state.map.tile_mut(number)
    }
    let cases: &[(&str, Tampering, &str)] = &[
        ("nothing", |_, _| {}, ""),
        ("a neighbour", |state, _| at(state, 20, 0).around[0] = 0, "does not know its neighbour"),
        ("roads", |state, _| at(state, 2, 2).reach[0] = 0, "roads: the tile at"),
        ("sides", |state, _| at(state, 20, 0).rotation = 1, "sides: the tile at"),
        ("masters where nobody works", |state, _| at(state, 2, 2).masters = 1, "where nobody works"),
        ("a cardinal where nobody works", |state, _| at(state, 2, 2).flags |= CARDINAL, "where nobody works"),
        ("a building too many", |state, _| state.players[0].standing[0] += 1, "standing pieces are"),
        (
            "a master too many",
            |state, _| state.players[0].masters_on_board += 1,
            "masters or cardinal are lost",
        ),
        ("a master lost", |state, _| at(state, 22, 0).masters = 1, "masters or cardinal are lost"),
        ("a cardinal lost", |state, _| state.players[0].cardinal = NONE, "masters or cardinal are lost"),
        (
            "a second palace reserved",
            |state, _| {
                state.players[0].reserved =
                    Reserved::Slots { count: 1, buildings: [Building::Palace as u8, 0] }
            },
            "too many pieces of palace",
        ),
        ("beams", |state, _| state.players[0].goods[Good::Beam.index()] = 15, "the warehouse is over-full"),
        ("fish", |state, _| state.players[0].goods[Good::Fish.index()] = 15, "the warehouse is over-full"),
        ("a board", |state, _| state.players[0].stock_board = Some(StockBoard::ALL[0]), "do not go together"),
        ("a lost tile", |state, game| state.players[0].hand &= !(1 << kind(game, "R01")), "lost or doubled"),
        ("a doubled tile", |state, game| state.players[0].hand |= 1 << kind(game, "H02"), "lost or doubled"),
        (
            "a start tile in two places",
            |state, game| state.players[0].extra |= 1 << kind(game, "ST_A"),
            "an extra tile is in two places",
        ),
        ("a merit tile lost", |state, game| state.merit_left &= !(1 << kind(game, "OM1")), "merit tiles"),
        (
            "a laid merit tile in the box",
            |state, game| state.merit_left |= 1 << kind(game, "OM2"),
            "merit tiles",
        ),
        (
            "a merit tile of both",
            |state, game| state.players[1].extra |= 1 << kind(game, "OM3"),
            "merit tiles",
        ),
        (
            "a merit tile of one",
            |state, game| state.players[1].extra |= 1 << kind(game, "OM2"),
            "merit tiles",
        ),
    ];
    let game = Principati::new(Options::default()).unwrap();
    let scene = Scenario::new(&game).lay(P0, "H02", (20, 0), 0).lay(P0, "H03", (22, 0), 0);
    let scene = scene.build((20, 0), 0, Building::Baker).build((22, 0), 0, Building::Quarry);
    let scene = scene.with_masters(P0).masters((20, 0), 2).masters((22, 0), 3).cardinal((20, 0));
    let scene = scene.lay(P0, "ST_A", (24, 0), 0).lay(P0, "OM2", (27, 0), 0).extra(P0, "OM3");
    let state = scene.state().unwrap();
    for (what, tamper, expected) in cases {
        let mut tampered = state.clone();
        tamper(&mut tampered, &game);
        match (game.validate(&tampered), *expected) {
            (Ok(()), "") => {}
            (Err(wrong), expected) if !expected.is_empty() && wrong.contains(expected) => {}
            (result, _) => panic!("{what}: {result:?} instead of {expected:?}"),
        }
    }
}

#[test]
fn a_map_from_which_all_tiles_were_taken_is_empty() {
    let game = Principati::new(Options::default()).unwrap();
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
        let mut map = Map::empty();
        let lay = |q: i16| Laid::new(&game.catalogue, 0, 0, Hex { q, r: 0 }, 0);
        let numbers: Vec<TileNo> = (0..3).map(|q| map.insert(lay(q))).collect();
        assert_eq!(map.used(), 3);
        validate_map(&map).unwrap();
        for index in order {
            map.remove(numbers[index]);
            validate_map(&map).unwrap();
        }
        assert_eq!(map, Map::empty());
    }
}

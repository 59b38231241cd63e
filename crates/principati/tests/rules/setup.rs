use crate::play::*;
use princely_core::{Game, Seat, Turn};
use princely_principati::{Action, Building, Good, Options, Phase, Principati, Refusal, StockBoard};

fn cards() -> [[&'static str; 2]; 2] {
    [["ST_A", "ST_B"], ["ST_E", "ST_F"]]
}

#[test]
fn p_setup_01_the_starting_world_has_island_seas_mouths_rivers_houses_palaces_and_bridges() {
    let play = scene(|s| s);
    let map = play.trace().map;
    assert_eq!(map.len(), 17);
    let count = |id: &str| map.iter().filter(|laid| laid.tile == tile(id)).count();
    for (id, tiles) in [("X01", 1), ("X02", 6), ("A01", 2), ("S02", 2), ("A02", 2), ("H01", 2), ("C01", 2)] {
        assert_eq!(count(id), tiles, "{id}");
    }
    let standing: Vec<_> =
        map.iter().flat_map(|laid| laid.buildings.iter().flatten().map(|b| (laid.at, *b))).collect();
    assert_eq!(
        standing,
        [
            (hex((-3, 0)), Building::Bridge),
            (hex((-2, -2)), Building::Palace),
            (hex((2, 2)), Building::Palace),
            (hex((3, 0)), Building::Bridge)
        ]
    );
}

#[test]
fn p_setup_02_the_layout_is_symmetric_and_has_three_open_roads_each() {
    let play = scene(|s| s);
    for laid in play.trace().map {
        let mirrored = play.tile((-laid.at.q, -laid.at.r)).unwrap();
        assert_eq!(mirrored.tile, laid.tile);
    }
    // The open ends, as a dead-end road can use them.
    let cells: Vec<_> =
        play.game.places(&play.state, P0, tile("C03")).iter().map(|cell| (cell.at.q, cell.at.r)).collect();
    assert_eq!(cells, [(1, 2), (3, -1), (4, 1)]);
    let cells: Vec<_> =
        play.game.places(&play.state, P1, tile("C03")).iter().map(|cell| (cell.at.q, cell.at.r)).collect();
    assert_eq!(cells, [(-4, -1), (-3, 1), (-1, -2)]);
    let forest = scene_of(switched(|s| s.start_river = "A03".into()), |s| s);
    assert_eq!(forest.tile((4, 0)).unwrap().tile, tile("A03"));
    assert!(forest.player(P0).hand.contains(&tile("A02")) && !forest.player(P0).hand.contains(&tile("A03")));
}

#[test]
fn p_setup_03_more_players_are_not_in_this_box() {
    assert_eq!(Principati::default().seats(), 2);
    assert!(serde_json::from_str::<Options>(r#"{"variant":"base","max_rounds":null,"players":5}"#).is_err());
}

#[test]
fn p_setup_04_starting_goods_fill_the_warehouse() {
    let play = scene(|s| s.turn(P0, Phase::Trade));
    for seat in [P0, P1] {
        let player = play.player(seat);
        assert_eq!(player.pecunia, 55);
        assert_eq!(
            player.goods.into_iter().collect::<Vec<_>>(),
            [(Good::Tool, 5), (Good::Beam, 2), (Good::Stone, 5)]
        );
    }
    assert_eq!(play.why(P0, Action::Buy { good: Good::Fish }), "P-STORE-02");
    assert_eq!(play.why(P0, Action::Buy { good: Good::Beam }), "P-STORE-02");
}

#[test]
fn p_setup_05_five_citizens_and_the_cardinal() {
    let player = scene(|s| s).player(P0);
    assert_eq!((player.citizens, player.cardinal, player.masters, player.horsemen), (5, None, 0, 0));
    assert_eq!(scene(|s| s.turn(P0, Phase::Produce)).player(P0).workers_left, 6);
}

#[test]
fn p_setup_06_chance_or_the_players_say_who_begins() {
    for first in [P0, P1] {
        let mut play = Play::dealt(Principati::default(), first, cards());
        play.act(P0, Action::DraftKeep { tile: tile("ST_A") })
            .act(P1, Action::DraftKeep { tile: tile("ST_E") });
        play.act(P0, Action::DraftKeep { tile: tile("ST_A") })
            .act(P1, Action::DraftKeep { tile: tile("ST_E") });
        play.act(P0, reserve(&[None])).act(P1, reserve(&[None, None]));
        assert_eq!((play.trace().first, play.trace().to_act), (first, vec![first]));
    }
    let game = Principati::default();
    let mut firsts = [0; 2];
    for number in 0..200 {
        let mut dice = princely_core::Keyed::new(princely_core::Seed::of_series(1, number));
        let deal = game.sample_chance(&game.start(), &mut dice);
        assert_eq!(game.check_chance(&game.start(), &deal), Ok(()));
        firsts[deal.first.index()] += 1;
    }
    assert!(firsts.iter().all(|&count| count > 60), "{firsts:?}");
}

#[test]
fn p_draft_01_keep_one_pass_one_keep_one() {
    let mut play = Play::dealt(Principati::default(), P0, cards());
    assert_eq!(play.trace().to_act, [P0, P1]);
    assert!(play.game.at_once(&play.state));
    assert_eq!(play.why(P0, Action::DraftKeep { tile: tile("ST_E") }), "P-DRAFT-01");
    play.act(P1, Action::DraftKeep { tile: tile("ST_E") });
    assert_eq!((play.player(P1).kept, play.trace().to_act), (Some(tile("ST_E")), vec![P0]));
    assert_eq!(play.why(P1, Action::DraftKeep { tile: tile("ST_F") }), "P-DRAFT-01");
    play.act(P0, Action::DraftKeep { tile: tile("ST_B") });
    assert_eq!(play.state.phase(), Phase::Draft2);
    assert_eq!(play.player(P0).extra, [tile("ST_B"), tile("ST_F")]);
    assert_eq!(play.player(P1).extra, [tile("ST_A"), tile("ST_E")]);
    assert_eq!((play.player(P0).kept, play.player(P1).kept), (None, None));
    play.act(P0, Action::DraftKeep { tile: tile("ST_F") }).act(P1, Action::DraftKeep { tile: tile("ST_E") });
    assert_eq!((play.player(P0).extra, play.player(P1).extra), (vec![tile("ST_F")], vec![tile("ST_E")]));
    assert_eq!(play.state.phase(), Phase::Reserve);
    // Four different start tiles are dealt.
    let game = Principati::default();
    let kind = |id: &str| game.catalogue().find(tile(id)).unwrap();
    for cards in [
        [["ST_A", "ST_A"], ["ST_B", "ST_C"]],
        [["ST_A", "ST_B"], ["ST_B", "ST_C"]],
        [["R01", "ST_B"], ["ST_A", "ST_C"]],
    ] {
        let deal = princely_principati::Deal { first: P0, cards: cards.map(|pair| pair.map(kind)) };
        assert_eq!(game.check_chance(&game.start(), &deal), Err(Refusal::Deal));
    }
}

/// A game in the reserve phase, player 0 with one start tile, player 1 with another.
fn reserving(mine: &'static str, yours: &'static str) -> Play {
    let spare: Vec<&str> =
        ["ST_A", "ST_B", "ST_C", "ST_D"].into_iter().filter(|id| *id != mine && *id != yours).collect();
    let mut play = Play::dealt(Principati::default(), P0, [[mine, spare[0]], [yours, spare[1]]]);
    for _ in 0..2 {
        play.act(P0, Action::DraftKeep { tile: tile(mine) }).act(P1, Action::DraftKeep { tile: tile(yours) });
    }
    play
}

#[test]
fn p_draft_02_buildings_are_reserved_for_each_slot_and_count_against_the_limits() {
    let mut play = reserving("ST_E", "ST_F");
    assert_eq!(play.trace().to_act, [P0, P1]);
    // Fourteen house buildings or none, a well or none; four mines or none, a well or none.
    assert_eq!(play.trace().legal, Some(vec![30, 10]));
    assert_eq!(play.why(P0, reserve(&[Some(Building::Warehouse)])), "P-DRAFT-02");
    assert_eq!(play.why(P0, reserve(&[Some(Building::Well), None])), "P-DRAFT-02");
    assert_eq!(play.why(P1, reserve(&[Some(Building::Quarry), None])), "P-DRAFT-02");
    play.act(P0, reserve(&[Some(Building::Baker), Some(Building::Well)]));
    assert_eq!(play.player(P0).reserved, [Some(Building::Baker), Some(Building::Well)]);
    // The other player sees that something is reserved, but not what.
    let seen = play.game.observe(&play.state, Some(P1));
    let view = play.game.view(&seen, princely_core::Aid::None);
    assert!(view.players[0].reserved.is_none() && view.players[0].chosen);
    let mut worlds = std::collections::HashSet::new();
    let mut quick = princely_core::Quick(1);
    for _ in 0..2000 {
        let world = play.game.determinize(&seen, &mut quick);
        worlds.insert(princely_core::Notation::trace(&play.game, &world).players[0].reserved.clone());
    }
    assert_eq!(worlds.len(), 30);
    play.act(P1, reserve(&[None, None]));
    assert_eq!(play.state.phase(), Phase::Place);
    // Reserved pieces are not left, and have no effect yet.
    play.change(|s| street(s).turn(P0, Phase::Construct));
    assert_eq!(play.why(P0, build(Building::Baker, HOUSE, 0)), "P-BUILD-01");
    assert_eq!(play.why(P0, build(Building::Butcher, HOUSE, 0)), "ok");
    assert_eq!(play.score(P0).buildings, 10);
    // Nothing is chosen for the Blue Spring.
    let play = reserving("ST_D", "ST_A");
    assert_eq!(play.trace().to_act, [P1]);
    assert_eq!(play.why(P0, reserve(&[None])), "P-DRAFT-02");
}

#[test]
fn p_draft_03_extra_tiles_are_laid_in_any_placement_step_before_the_normal_tile() {
    let mut play = scene(|s| {
        s.extra(P0, "ST_E").reserve(P0, &[Some(Building::Warehouse), Some(Building::Well)]).extra(P0, "OM1")
    });
    // The player need not lay it.
    assert_eq!(play.why(P0, place("R01", (4, 1), 0)), "ok");
    assert_eq!(play.why(P0, extra("ST_E", (4, 1), 0)), "P-STORE-03");
    assert_eq!(play.why(P0, extra("OM2", (4, 1), 0)), "P-DRAFT-03");
    assert_eq!(play.why(P0, extra_with_board("ST_E", (4, 1), 1, StockBoard::A)), "P-PLACE-03");
    play.act(P0, extra_with_board("ST_E", (4, 1), 0, StockBoard::B));
    let player = play.player(P0);
    assert_eq!((player.stock_board, player.reserved.len()), (Some(StockBoard::B), 0));
    assert_eq!(play.tile((4, 1)).unwrap().buildings, [Some(Building::Warehouse), Some(Building::Well)]);
    play.act(P0, extra("OM1", (5, 1), 2));
    assert_eq!(play.tile((5, 1)).unwrap().buildings, [Some(Building::Watchtower)]);
    assert!(play.player(P0).extra.is_empty());
    play.act(P0, place("N01", (3, 2), 0)).valid();
    assert_eq!(play.trace().to_act, [P1], "the normal tile ends the step");
}

#[test]
fn p_draft_04_the_six_start_tiles() {
    let game = Principati::default();
    let slots = [("ST_A", 1), ("ST_B", 2), ("ST_C", 2), ("ST_D", 0), ("ST_E", 2), ("ST_F", 2)];
    for (id, plans) in slots {
        let kind = game.catalogue().kind(game.catalogue().find(tile(id)).unwrap());
        assert_eq!(kind.plans().len(), plans, "{id}");
    }
    assert!(matches!(game.turn(&game.start()), Turn::Chance));
    let mut seen = std::collections::HashSet::new();
    for number in 0..100 {
        let mut dice = princely_core::Keyed::new(princely_core::Seed::of_series(9, number));
        let deal = game.sample_chance(&game.start(), &mut dice);
        seen.extend(deal.cards.into_iter().flatten().map(|kind| game.catalogue().kind(kind).id));
    }
    assert_eq!(seen.len(), 6);
}

#[test]
fn p_draft_01_a_deal_names_one_of_two_players_and_comes_once() {
    use princely_core::{Notation, Note};
    let game = Principati::default();
    let deal = |first| {
        let start_cards = [["ST_A", "ST_B"], ["ST_C", "ST_D"]].map(|pair| pair.map(tile));
        game.read(&Note::Setup(princely_principati::notation::SetUpNote { first, start_cards })).unwrap()
    };
    for (first, fine) in [(P0, true), (P1, true), (Seat(2), false)] {
        assert_eq!(game.check_chance(&game.start(), &deal(first)).is_ok(), fine, "seat {first}");
    }
    let play = scene(|s| s);
    assert!(game.check_chance(&play.state, &deal(P0)).is_err(), "all is dealt");
}

#[test]
fn p_draft_01_who_looks_on_learns_what_was_chosen_when_all_is_shown() {
    use princely_core::Followed;
    use princely_principati::observe::SeenAction;
    let play = Play::dealt(Principati::default(), P0, [["ST_A", "ST_B"], ["ST_C", "ST_D"]]);
    let seen = play.game.observe(&play.state, Some(P0));
    for kept in ["ST_C", "ST_D"] {
        let kept = Action::DraftKeep { tile: tile(kept) };
        let hidden = SeenAction::DraftKeepHidden;
        let (_, shown) = play.game.imagine_action(&seen, P1, &hidden, &[(P1, kept)]).unwrap();
        assert_eq!(shown, kept);
    }
}

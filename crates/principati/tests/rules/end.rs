use crate::play::*;
use princely_core::{Game, Seat, Turn};
use princely_principati::scenario::Scenario;
use princely_principati::{Action, Building, Ending, Event, Good, Options, Order, Phase, Principati};

fn four(s: Scenario<'_>) -> Scenario<'_> {
    s.with_order(P0, Order::Farmer)
        .with_order(P0, Order::Architect)
        .with_order(P0, Order::Miner)
        .with_order(P0, Order::Commerce20)
}

#[test]
fn p_end_01_military_orders_island_no_place_or_the_agreed_round() {
    // (a) fifteen military buildings; here three with the switch, the Palace counted.
    let mut play = scene_of(switched(|s| s.military_end = 3), |s| {
        rich(s).build(TOWER, 0, Building::Watchtower).turn(P0, Phase::Construct)
    });
    assert_eq!(play.state.ending(), None);
    play.act(P0, build(Building::Manor, CASTLE, 0));
    assert_eq!((play.state.ending(), play.trace().trigger), (Some(Ending::Military), Some(P0)));
    let mut play = scene_of(
        switched(|s| {
            s.military_end = 3;
            s.palace_counts_military = false;
        }),
        |s| rich(s).build(TOWER, 0, Building::Watchtower).turn(P0, Phase::Construct),
    );
    play.act(P0, build(Building::Manor, CASTLE, 0));
    assert_eq!(play.state.ending(), None);
    // (b) five orders earned, a returned one included; (a) goes before (b).
    let mut play = scene(|s| {
        four(rich(s))
            .lay(P0, "C04", (11, 1), 1)
            .build((11, 1), 0, Building::Fortress)
            .turn(P0, Phase::Construct)
    });
    play.act(P0, build(Building::Fortress, CASTLE, 0));
    assert_eq!(play.state.ending(), Some(Ending::Orders));
    let mut play = scene_of(switched(|s| s.military_end = 3), |s| {
        four(rich(s))
            .lay(P0, "C04", (11, 1), 1)
            .build((11, 1), 0, Building::Fortress)
            .turn(P0, Phase::Construct)
    });
    play.act(P0, build(Building::Fortress, CASTLE, 0));
    assert_eq!(play.state.ending(), Some(Ending::Military));
    // (b) by purchase.
    let mut play = scene(|s| {
        s.with_order(P0, Order::Farmer)
            .with_order(P0, Order::Architect)
            .with_order(P0, Order::Miner)
            .with_order(P0, Order::Towers)
            .turn(P0, Phase::Trade)
    });
    play.act(P0, BUY_20);
    assert_eq!(play.state.ending(), Some(Ending::Orders));
    // (c) a port on the island.
    let mut play = scene(|s| s.cargo_ship(P1, 1).round(2, false).turn(P1, Phase::Construct));
    play.act(P1, build(Building::Port, (0, 0), 0));
    assert_eq!((play.state.ending(), play.trace().trigger), (Some(Ending::Island), Some(P1)));
    // (d) cannot place.
    let mut play = scene(|s| s.hand(P0, &[]));
    play.act(P0, Action::CannotPlace);
    assert_eq!(play.state.ending(), Some(Ending::CannotPlace));
    // (e) the agreed round: nobody's trigger, and the starting player alternates.
    let game = Principati::new(Options { max_rounds: Some(2), ..Options::default() }).unwrap();
    let mut play = scene_of(game, |s| s);
    while play.state.round() == 1 {
        assert_eq!(play.state.ending(), None);
        let seat = play.trace().to_act[0];
        play.step(seat);
    }
    let trace = play.trace();
    assert_eq!(
        (trace.closing, trace.trigger, trace.end, trace.first),
        (true, None, Some(Ending::MaxRounds), P1)
    );
    play.finish();
    assert_eq!(play.state.round(), 2);
    assert!(Principati::new(Options { max_rounds: Some(0), ..Options::default() }).is_err());
    assert_eq!(Principati::default().options().switches.military_end, 15);
}

#[test]
fn p_end_02_the_round_is_finished() {
    let mut play = scene(|s| s.hand(P0, &[]));
    play.act(P0, Action::CannotPlace);
    assert_eq!((play.state.round(), play.state.is_closing(), play.trace().to_act), (1, false, vec![P1]));
    play.act(P1, place("R01", (-4, -1), 0));
    let phases = [Phase::Masters, Phase::Trade, Phase::Construct, Phase::Produce];
    for phase in phases {
        for seat in [P0, P1] {
            assert_eq!((play.state.phase(), play.trace().to_act, play.state.round()), (phase, vec![seat], 1));
            play.act(seat, END);
        }
    }
    assert_eq!((play.state.round(), play.state.is_closing()), (2, true));
}

#[test]
fn p_end_03_of_two_who_cannot_place_the_first_sets_it_off() {
    let mut play = scene(|s| s.hand(P0, &[]).hand(P1, &[]));
    play.act(P0, Action::CannotPlace).until(P1, Phase::Place);
    assert_eq!(play.trace().trigger, Some(P0));
    play.act(P1, Action::CannotPlace);
    assert_eq!(play.trace().trigger, Some(P0));
    assert!(!play.events.iter().any(|event| matches!(event, Event::EndTriggered { .. })));
}

#[test]
fn p_end_03_one_closing_round_begun_by_who_set_it_off() {
    // Player 0 begins round 2 and sets off the end in it; he begins the closing round again.
    let mut play =
        scene(|s| s.round(2, false).cargo_ship(P0, 1).cargo_ship(P1, 1).turn(P0, Phase::Construct));
    play.act(P0, build(Building::Port, (0, 0), 0));
    play.until(P0, Phase::Place);
    let trace = play.trace();
    assert_eq!((trace.round, trace.closing, trace.first, trace.trigger), (3, true, P0, Some(P0)));
    // A later trigger changes nothing: player 1 cannot place in the closing round.
    play.act(P0, place("R01", (4, 1), 0));
    play.change(|s| s.hand(P1, &[]));
    play.act(P1, Action::CannotPlace);
    assert_eq!((play.state.ending(), play.trace().trigger), (Some(Ending::Island), Some(P0)));
    assert!(play.player(P1).cannot_place);
    // No food coins, but orders and extra tiles go on.
    play.change(|s| s.pecunia(P1, 90));
    play.until(P1, Phase::Trade);
    assert_eq!(play.why(P1, FISH_COIN), "P-ENH-03");
    play.act(P1, BUY_20).act(P1, Action::MeritTile { tile: tile("OM2") });
    play.finish();
    assert_eq!((play.state.round(), play.state.phase()), (3, Phase::Over));
    assert_eq!(play.why(P0, END), "P-END-04");
    // The island port may still be built in the closing round.
    let mut late = scene(|s| s.round(9, true).cargo_ship(P1, 8).turn(P1, Phase::Construct));
    late.act(P1, build(Building::Port, (0, 0), 0));
    assert_eq!((late.score(P1).island, late.state.ending()), (30, None));
}

#[test]
fn p_end_04_points_then_pecunia_then_buildings_then_both() {
    let winners = |change: fn(Scenario<'_>) -> Scenario<'_>| {
        let mut play = scene(|s| change(s.hand(P0, &[]).hand(P1, &[])));
        play.change(|s| s.round(5, true).turn(P1, Phase::Produce));
        play.act(P1, END);
        assert!(matches!(play.game.turn(&play.state), Turn::Over));
        play.game.outcome(&play.state).unwrap().winners.into_iter().collect::<Vec<Seat>>()
    };
    assert_eq!(winners(|s| s.pecunia(P1, 56)), [P1]);
    assert_eq!(winners(|s| s), [P0, P1]);
    // Equal points: a jewel is worth five, money decides.
    assert_eq!(winners(|s| s.goods(P0, Good::Jewel, 1).pecunia(P0, 50)), [P1]);
    // Equal points and money: a quarry (5) and a stored jewel (5): buildings decide.
    assert_eq!(winners(|s| { s.build((3, 1), 0, Building::Quarry).goods(P1, Good::Jewel, 1) }), [P0]);
}

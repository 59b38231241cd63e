//! A round (F-RND).

use crate::common::{Scene, build, sell, three_of, under};
use princely_core::Turn;
use princely_fuerstenfeld::{Action, Event, Goods, Phase};

#[test]
fn f_rnd_1_six_phases_in_order() {
    let mut scene = Scene::base(2).phase(Phase::Discard, 1);
    scene.act(1, Action::EndTurn);
    assert_eq!((scene.state.phase(), scene.turn(), scene.state.round()), (Phase::Draw, Turn::Chance, 2));
    scene.deal(0, "crane hops_1 market");
    assert_eq!(scene.state.phase(), Phase::Draw);
    assert_eq!(scene.player(0).goods, Goods::NONE, "the harvest comes after the draw");
    scene.deal(1, "crane hops_1 market");
    assert_eq!(scene.state.phase(), Phase::Sell);
    assert_eq!(three_of(scene.player(0).goods), (1, 1, 1), "harvested");
    let seat = scene.to_act()[0];
    scene.act(seat, sell("1 hops"));
    assert_eq!(scene.state.phase(), Phase::Build);
    scene.act(seat, Action::EndBuild);
    assert_eq!(scene.state.phase(), Phase::Discard);
    let prices = scene.prices(0);
    scene.acts(seat, &[under("crane"), under("hops_1"), Action::EndTurn]);
    assert_eq!(scene.prices(0), prices, "prices wait for all players");
    scene.pass(1 - seat);
    assert_ne!(scene.prices(0), prices, "phase 6");
    assert_eq!(scene.state.round(), 3);
}

#[test]
fn f_rnd_1_each_phase_has_its_own_actions() {
    // One action of every kind: in each phase, exactly the actions of other phases are refused because of the phase.
    let actions = [
        (Action::Keep { card: crate::common::card("crane") }, ""),
        (under("crane"), "discard"),
        (Action::DrawExtra, "draw"),
        (Action::StopDrawing, "draw"),
        (sell("1 hops"), "sell"),
        (Action::SellNothing, "sell"),
        (build("crane", 1), "build"),
        (Action::EndBuild, "build"),
        (crate::common::trash("crane"), "discard"),
        (crate::common::store(1, 0, 0), "discard"),
        (Action::EndTurn, "discard"),
    ];
    for phase in [Phase::Draw, Phase::Sell, Phase::Build, Phase::Discard] {
        let scene = Scene::expert(2)
            .hand(0, "crane office")
            .goods(0, 1, 1, 1)
            .coins(0, 20)
            .built(0, "warehouse scavenger laboratory_1")
            .phase(phase, 0);
        for (action, own) in actions {
            let refused =
                princely_core::Game::check(&scene.game, &scene.state, princely_core::Seat(0), &action)
                    .is_err_and(|refusal| {
                        matches!(refusal, princely_fuerstenfeld::Refusal::WrongPhase { .. })
                    });
            assert_eq!(refused, own != phase.id(), "{action:?} in phase {}", phase.id());
        }
    }
}

#[test]
fn f_rnd_2_all_draw_at_once() {
    let mut scene = Scene::base(3).board(0, 1, "laboratory_1").board(2, 1, "laboratory_2");
    scene = scene.phase(Phase::Discard, 2);
    scene.act(2, Action::EndTurn).roll(4);
    assert_eq!(scene.to_act(), [0, 2], "those with a choice, together");
    scene.act(2, Action::StopDrawing);
    assert_eq!(scene.to_act(), [0], "the harvest waits");
    assert_eq!(scene.player(1).goods, Goods::NONE);
    scene.act(0, Action::StopDrawing);
    for seat in 0..3 {
        assert_ne!(scene.player(seat).goods, Goods::NONE, "all harvest at once");
    }
}

#[test]
fn f_rnd_2_one_player_sells_builds_and_discards_then_the_next() {
    let mut scene = Scene::base(3).order(&[2, 0, 1]).phase(Phase::Sell, 2);
    for seat in [2, 0, 1] {
        for (phase, action) in [
            (Phase::Sell, Action::SellNothing),
            (Phase::Build, Action::EndBuild),
            (Phase::Discard, Action::EndTurn),
        ] {
            assert_eq!((scene.state.phase(), scene.to_act()), (phase, vec![seat]));
            for other in (0..3).filter(|&other| other != seat) {
                assert_eq!(scene.refused(other, action), ("F-RND-3", "f-no-turn"));
            }
            scene.act(seat, action);
        }
    }
    assert_eq!(scene.state.round(), 2);
}

#[test]
fn f_rnd_2_prices_move_once_together_after_the_last_turn() {
    let mut scene = Scene::base(2);
    scene.pass(0);
    assert!(!scene.events.iter().any(|event| matches!(event, Event::PriceRose { .. })));
    scene.pass(1);
    let rose = scene.events.iter().filter(|event| matches!(event, Event::PriceRose { .. })).count();
    assert_eq!(rose, 6, "three goods in two breweries");
}

#[test]
fn f_rnd_3_lowest_disc_first_and_on_one_space_the_top_of_the_stack() {
    // The order of this round, the discs by seat, the order of the next round.
    let cases: [(&[u8], &[u8], &[u8]); 10] = [
        (&[0, 1, 2], &[1, 2, 3], &[0, 1, 2]),
        (&[0, 1, 2], &[3, 2, 1], &[2, 1, 0]),
        (&[0, 1, 2], &[5, 3, 5], &[1, 2, 0]), // 2 sold after 0 and lies on top
        (&[2, 1, 0], &[5, 3, 5], &[1, 0, 2]),
        (&[0, 1, 2], &[4, 4, 4], &[2, 1, 0]), // a stack of three
        (&[1, 2, 0], &[4, 4, 4], &[0, 2, 1]),
        (&[0, 1], &[0, 0], &[1, 0]),
        (&[0, 1], &[25, 0], &[1, 0]),
        (&[3, 1, 4, 0, 2], &[7, 7, 0, 7, 0], &[2, 4, 0, 1, 3]), // two stacks
        (&[0, 1, 2, 3], &[9, 2, 9, 2], &[3, 1, 2, 0]),
    ];
    for (order, discs, next) in cases {
        let players = order.len() as u8;
        let mut scene = Scene::base(players).order(order);
        for seat in 0..players {
            scene = scene.disc(seat, discs[usize::from(seat)]);
        }
        let last = order[order.len() - 1];
        let mut scene = scene.phase(Phase::Discard, last);
        scene.act(last, Action::EndTurn);
        assert_eq!(scene.order_of_play(), next, "order {order:?}, discs {discs:?}");
        scene.roll(1);
        assert_eq!(scene.to_act(), next[..1]);
    }
}

#[test]
fn f_rnd_3_incomes_of_this_round_decide_the_next_round() {
    let mut scene = Scene::base(3).goods(0, 2, 0, 0).goods(1, 1, 0, 0).goods(2, 0, 2, 0);
    scene.act(0, sell("2 hops")).pass(0);
    scene.act(1, sell("1 hops, brewery 1")).pass(1);
    scene.act(2, sell("2 barley, brewery 2")).pass(2);
    assert_eq!(scene.order_of_play(), [1, 2, 0]);
}

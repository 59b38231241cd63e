//! Adjusting prices (F-PRC).

use crate::common::{Scene, three_of};
use princely_fuerstenfeld::{Action, Event, Good, Goods, Phase};

fn after_the_last_turn(scene: Scene) -> Scene {
    let mut scene = scene.phase(Phase::Discard, 1);
    scene.act(1, Action::EndTurn);
    scene
}

#[test]
fn example_one_barley_and_two_water_delivered_to_1_3_2_f_prc_1() {
    let scene = after_the_last_turn(Scene::base(2).demand(0, (1, 3, 2)).filled(0, (0, 1, 2)));
    assert_eq!(three_of(scene.brewery(0).space), (2 + 1, 2 + 2, 2));
    assert_eq!(scene.prices(0), (2, 2, 1));
    let rose = |good, empty, price| Event::PriceRose { brewery: 0, good, empty, price };
    assert_eq!(scene.events[1..3], [rose(Good::Hops, 1, 2), rose(Good::Barley, 2, 2)]);
}

#[test]
fn f_prc_1_each_empty_space_moves_the_marker_one_space_up_to_the_top_at_most() {
    // Demand, filled, marker before and after.
    for (demand, filled, before, after) in [
        (3, 0, 0, 3),
        (3, 1, 0, 2),
        (3, 2, 1, 2),
        (3, 3, 2, 2),
        (3, 0, 2, 5),
        (3, 0, 3, 5), // the top of the track
        (1, 0, 5, 5),
        (0, 0, 4, 4),
        (2, 0, 1, 3),
    ] {
        let scene =
            Scene::base(2).demand(1, (0, demand, 0)).filled(1, (0, filled, 0)).spaces(1, (1, before, 4));
        let scene = after_the_last_turn(scene);
        assert_eq!(
            three_of(scene.brewery(1).space),
            (1, after, 4),
            "demand {demand}, filled {filled}, marker on {before}"
        );
    }
}

#[test]
fn f_prc_1_in_every_brewery_and_all_tokens_leave() {
    let scene = Scene::base(2).filled(0, (1, 3, 2)).filled(1, (1, 0, 0));
    let scene = after_the_last_turn(scene);
    assert_eq!(three_of(scene.brewery(0).space), (2, 2, 2), "all demand was met");
    assert_eq!(three_of(scene.brewery(1).space), (2, 4, 5), "1/2/3: two and three empty");
    assert_eq!((scene.brewery(0).filled, scene.brewery(1).filled), (Goods::NONE, Goods::NONE));
}

#[test]
fn f_prc_1_a_price_of_0_rises_again() {
    let scene = after_the_last_turn(Scene::base(2).demand(0, (1, 3, 2)).spaces(0, (0, 0, 0)));
    assert_eq!(scene.prices(0), (1, 2, 1));
}

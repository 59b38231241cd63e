//! Components and values (F-VAL).

use crate::common::{Scene, card, set, three_of};
use princely_core::Game;
use princely_fuerstenfeld::{Action, CardSet, CardTable, Fuerstenfeld, Good, Phase, Top, Variant};

#[test]
fn f_val_1_two_to_five_players() {
    for players in 0..=255 {
        let game = Fuerstenfeld::new(players, Variant::Base, CardTable::standard());
        assert_eq!(game.is_ok(), (2..=5).contains(&players), "{players} players");
        match game {
            Ok(game) => assert_eq!(game.seats(), players),
            Err(why) => assert_eq!(why, format!("F-VAL-1: 2 to 5 players can play, not {players}")),
        }
    }
}

#[test]
fn f_val_1_the_goods_are_hops_barley_and_water() {
    assert_eq!(Good::ALL.map(Good::id), ["hops", "barley", "water"]);
}

#[test]
fn f_val_1_goods_never_run_out() {
    let mut scene = Scene::base(5);
    for seat in 0..5 {
        scene = scene.built(seat, "hops_1 hops_2 hops_3");
    }
    let mut scene = scene.phase(Phase::Discard, 4);
    scene.act(4, Action::EndTurn).roll(1);
    for seat in 0..5 {
        assert_eq!(three_of(scene.player(seat).goods), (7, 1, 1), "35 hops in all; the box has 25");
    }
}

#[test]
fn f_val_1_coins_never_run_out() {
    let mut scene = Scene::base(2).coins(0, 100_000).goods(0, 1, 0, 0).board(0, 1, "bank_2");
    scene.act(0, crate::common::sell("1 hops"));
    assert_eq!(scene.player(0).coins, 100_006);
}

#[test]
fn f_val_2_the_decks_of_the_base_and_the_expert_game() {
    let base = set("hops_1 hops_2 hops_3 barley_1 barley_2 barley_3 water_1 water_2 water_3
                    bank_1 bank_2 town_hall_1 town_hall_2 laboratory_1 laboratory_2
                    office market warehouse magistrate crane
                    palace_1 palace_2 palace_3 palace_4 palace_5 palace_6");
    assert_eq!(base.len(), 26);
    assert_eq!(Scene::base(2).game.deck(), base);
    let expert = Scene::expert(2).game.deck();
    assert_eq!(expert.len(), 28);
    assert_eq!(expert - base, set("tour_guide scavenger"));
    assert_eq!(base - expert, CardSet::EMPTY);
}

#[test]
fn f_val_2_each_good_has_fields_that_yield_one_two_and_three() {
    for good in Good::ALL {
        for count in 1..=3 {
            assert_eq!(card(&format!("{}_{count}", good.id())).yields(), Some((good, count)));
        }
    }
    let fields = Scene::expert(2).game.deck().into_iter().filter(|card| card.yields().is_some()).count();
    assert_eq!(fields, 9);
}

#[test]
fn f_val_3_demand_cards_are_the_orders_of_1_2_3_and_2_2_2() {
    let mut demand = CardTable::standard().demand.map(three_of);
    demand.sort_unstable();
    assert_eq!(demand, [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 2, 2), (2, 3, 1), (3, 1, 2), (3, 2, 1)]);
}

#[test]
fn f_val_3_palace_price_cards() {
    assert_eq!(CardTable::standard().palace_prices, [8, 10, 12, 14, 16, 18]);
}

#[test]
fn f_val_4_the_standard_track_and_its_start() {
    let track = CardTable::standard().track;
    assert_eq!(track.values(), [0, 1, 1, 2, 2, 3]);
    assert_eq!((track.start, track.top()), (2, 5));
}

#[test]
fn f_val_4_spaces_may_share_a_value() {
    // One surplus token moves the marker from one space of value 1 to the other.
    let mut scene = Scene::base(2).demand(0, (0, 0, 0)).goods(0, 1, 0, 0);
    scene.act(0, crate::common::sell("1 hops"));
    assert_eq!((scene.brewery(0).space.hops, scene.prices(0).0), (1, 1));
}

#[test]
fn f_val_4_another_track_is_a_house_rule_of_the_card_table() {
    let text = include_str!("../../data/standard.toml")
        .replace("values = [0, 1, 1, 2, 2, 3]", "values = [2, 5, 9]")
        .replace("start = 2 ", "start = 1 ");
    let table = CardTable::from_toml("house", &text).unwrap();
    let mut scene = Scene::new(2, Variant::Base, table).demand(0, (0, 0, 0)).goods(0, 4, 0, 1);
    assert_eq!(scene.prices(0), (5, 5, 5));
    scene.act(0, crate::common::sell("4 hops"));
    assert_eq!(scene.player(0).coins, 2 + 20);
    assert_eq!(scene.prices(0), (2, 5, 5), "the lowest space of this track is worth 2");
}

#[test]
fn f_val_5_two_rows_of_three_and_printed_fields_below() {
    let scene = Scene::empty(2, Variant::Base, CardTable::standard());
    assert_eq!(
        scene.player(1).board,
        [
            Top::Empty,
            Top::Empty,
            Top::Empty,
            Top::Printed(Good::Water),
            Top::Printed(Good::Barley),
            Top::Printed(Good::Hops)
        ]
    );
    assert_eq!(three_of(scene.player(1).harvest), (1, 1, 1));
}

#[test]
fn f_val_5_there_are_six_spaces() {
    let scene = Scene::base(2).hand(0, "crane").coins(0, 9).phase(Phase::Build, 0);
    for space in 1..=6 {
        assert!(scene.allows(0, crate::common::build("crane", space)), "space {space}");
    }
    for space in [7, 100, 255] {
        assert_eq!(scene.refused(0, crate::common::build("crane", space)), ("F-VAL-5", "f-no-space"));
    }
}

#[test]
fn f_val_6_the_income_track_ends_at_25() {
    let game = Scene::base(2).game;
    for (income, space) in [(0, 0), (1, 1), (24, 24), (25, 25), (26, 25), (65_535, 25)] {
        assert_eq!(game.disc(income, false), space, "income {income}");
    }
}

//! Selling (F-SELL).

use crate::common::{Scene, build, sell, three_of};
use princely_fuerstenfeld::{Action, Event, Phase};
use std::collections::BTreeSet;

#[test]
fn example_three_coins_in_round_1_f_sell_1() {
    let mut scene = Scene::base(3).goods(0, 1, 1, 1);
    scene.act(0, sell("1 hops, 1 barley, 1 water"));
    assert_eq!((scene.player(0).coins, scene.player(0).income, scene.player(0).disc), (2 + 3, 3, 3));
}

#[test]
fn f_sell_1_any_number_of_tokens_none_too() {
    for (sale, coins, left) in [
        ("", 0, (2, 1, 3)),
        ("1 hops", 1, (1, 1, 3)),
        ("2 water", 2, (2, 1, 1)),
        ("2 hops, 1 barley, 3 water", 6, (0, 0, 0)),
    ] {
        let mut scene = Scene::base(2).goods(0, 2, 1, 3).coins(0, 10);
        scene.act(0, sell(sale));
        let player = scene.player(0);
        assert_eq!((player.coins, u32::from(player.income)), (10 + coins, coins), "{sale:?}");
        assert_eq!(three_of(player.goods), left, "{sale:?}");
        assert_eq!(scene.state.phase(), Phase::Build, "{sale:?}: one sale a turn");
    }
}

#[test]
fn f_sell_1_no_more_than_one_has() {
    let scene = Scene::base(2).goods(0, 2, 1, 0);
    for sale in ["3 hops", "2 hops, 2 barley", "1 water", "255 hops"] {
        assert_eq!(scene.refused(0, sell(sale)), ("F-SELL-1", "f-no-goods"), "{sale:?}");
    }
}

#[test]
fn f_sell_1_to_one_brewery_at_its_prices() {
    for (brewery, coins) in [(0, 3), (1, 5), (2, 6)] {
        let mut scene = Scene::base(3)
            .goods(0, 1, 2, 0)
            .spaces(0, (1, 2, 0))
            .spaces(1, (5, 1, 0))
            .spaces(2, (3, 4, 0))
            .coins(0, 0);
        let before = *scene.state.breweries();
        scene.act(0, sell(&format!("1 hops, 2 barley, brewery {brewery}")));
        assert_eq!(scene.player(0).coins, coins, "brewery {brewery}");
        for other in (0..3).filter(|&other| other != brewery) {
            assert_eq!(scene.brewery(other), before[other], "brewery {other} has no part in it");
        }
    }
}

#[test]
fn f_sell_1_each_token_earns_the_price_shown_before_the_sale() {
    // Demand is full: each of five tokens moves the price down, and still all earn 3.
    let mut scene = Scene::base(2).demand(0, (0, 0, 0)).spaces(0, (5, 5, 5)).goods(0, 5, 0, 0).coins(0, 0);
    scene.act(0, sell("5 hops"));
    assert_eq!(scene.player(0).coins, 15);
    assert_eq!(scene.prices(0), (0, 3, 3));
}

#[test]
fn f_sell_2_a_good_whose_price_is_0_is_not_accepted() {
    let scene = Scene::base(2).goods(0, 2, 2, 2).spaces(0, (0, 1, 2)).board(0, 1, "office");
    for sale in ["1 hops", "1 hops, 1 barley", "1 hops, office hops", "2 hops, 2 water, office water"] {
        assert_eq!(scene.refused(0, sell(sale)), ("F-SELL-2", "f-no-price"), "{sale:?}");
    }
    for sale in ["1 barley", "1 barley, 2 water", "1 hops, brewery 1", "2 barley, office barley"] {
        assert!(scene.allows(0, sell(sale)), "{sale:?}");
    }
}

#[test]
fn f_sell_2_empty_demand_spaces_do_not_help() {
    let scene = Scene::base(2).demand(0, (3, 3, 3)).spaces(0, (0, 0, 0)).goods(0, 1, 1, 1);
    let legal = scene.legal(0);
    let sold_to = legal.iter().filter_map(|action| match action {
        Action::Sell { sale } => Some(sale.brewery),
        _ => None,
    });
    let breweries: BTreeSet<u8> = sold_to.collect();
    assert_eq!(breweries, BTreeSet::from([1]), "brewery 0 pays 0 for everything, brewery 1 buys");
}

#[test]
fn f_sell_2_the_price_of_another_good_falling_to_0_does_not_matter() {
    let mut scene = Scene::base(2).goods(0, 4, 0, 0).demand(0, (1, 3, 2)).goods(1, 1, 0, 1);
    scene.act(0, sell("3 hops")).pass(0);
    assert_eq!(scene.prices(0), (0, 1, 1));
    assert_eq!(scene.refused(1, sell("1 hops")), ("F-SELL-2", "f-no-price"));
    assert!(scene.allows(1, sell("1 water")));
}

#[test]
fn example_four_barley_into_two_empty_spaces_f_sell_3() {
    let mut scene = Scene::base(3).demand(0, (1, 2, 3)).goods(0, 0, 4, 0).coins(0, 0);
    scene.act(0, sell("4 barley"));
    assert_eq!(scene.player(0).coins, 4);
    assert_eq!(three_of(scene.brewery(0).filled), (0, 2, 0));
    assert_eq!(three_of(scene.brewery(0).space), (2, 0, 2), "two spaces down from the start");
    assert_eq!(three_of(scene.player(0).goods), (0, 0, 0));
}

#[test]
fn f_sell_3_tokens_fill_spaces_and_the_rest_moves_the_price_down() {
    // Demand, filled and marker before; tokens sold; coins, filled and marker after.
    for (demand, filled, space, sold, coins, filled_after, space_after) in [
        (2, 0, 2, 1, 1, 1, 2),
        (2, 0, 2, 2, 2, 2, 2),
        (2, 0, 2, 3, 3, 2, 1), // one space down, which has the same value
        (2, 0, 3, 3, 6, 2, 2),
        (2, 1, 5, 1, 3, 2, 5),
        (2, 1, 5, 4, 12, 2, 2),
        (2, 2, 5, 1, 3, 2, 4),
        (3, 2, 4, 6, 12, 3, 0), // never below the lowest space
        (1, 1, 1, 9, 9, 1, 0),
        (0, 0, 2, 1, 1, 0, 1),
    ] {
        let mut scene = Scene::base(2)
            .demand(0, (demand, 0, 0))
            .filled(0, (filled, 0, 0))
            .spaces(0, (space, 2, 2))
            .goods(0, sold, 0, 0)
            .coins(0, 0);
        scene.act(0, sell(&format!("{sold} hops")));
        let brewery = scene.brewery(0);
        assert_eq!(
            (scene.player(0).coins, brewery.filled.hops, brewery.space.hops),
            (coins, filled_after, space_after),
            "demand {demand}, filled {filled}, space {space}, sold {sold}"
        );
    }
}

#[test]
fn f_sell_3_each_good_has_its_own_spaces_and_marker() {
    let mut scene = Scene::base(2).demand(0, (1, 3, 2)).goods(0, 2, 2, 4);
    scene.act(0, sell("2 hops, 2 barley, 4 water"));
    assert_eq!(three_of(scene.brewery(0).filled), (1, 2, 2));
    assert_eq!(three_of(scene.brewery(0).space), (1, 2, 0));
}

#[test]
fn f_sell_3_tokens_stay_until_phase_6_surplus_leaves_at_once() {
    let mut scene = Scene::base(2).demand(0, (2, 3, 2)).goods(0, 1, 0, 0).goods(1, 2, 0, 0);
    scene.act(0, sell("1 hops")).pass(0);
    assert_eq!(scene.brewery(0).filled.hops, 1, "still there when the next player sells");
    scene.act(1, sell("2 hops"));
    assert_eq!((scene.brewery(0).filled.hops, scene.brewery(0).space.hops), (2, 1));
    scene.pass(1);
    assert_eq!(scene.brewery(0).filled.hops, 0, "phase 6 clears the spaces");
}

#[test]
fn f_sell_3_the_next_player_sells_at_the_lower_price() {
    let mut scene = Scene::base(2).demand(0, (1, 3, 2)).spaces(0, (3, 3, 3)).goods(0, 2, 0, 0);
    scene = scene.goods(1, 1, 0, 0).coins(1, 0);
    scene.act(0, sell("2 hops")).pass(0);
    scene.act(1, sell("1 hops"));
    assert_eq!(scene.player(1).coins, 1);
}

#[test]
fn f_sell_4_market_tokens_count_wholly_as_the_other_good() {
    // Prices 1/2/3; demand 1/3/2. Sale; coins; filled; markers (from 2/3/5); goods left of 4/4/4.
    for (sale, coins, filled, spaces, left) in [
        ("1 hops, market 1 hops water", 3, (0, 0, 1), (2, 3, 5), (3, 4, 4)),
        ("3 hops, market 3 hops water", 9, (0, 0, 2), (2, 3, 4), (1, 4, 4)),
        ("3 hops, market 1 hops water", 5, (1, 0, 1), (1, 3, 5), (1, 4, 4)),
        ("2 hops, 2 water, market 2 hops water", 12, (0, 0, 2), (2, 3, 3), (2, 4, 2)),
        ("4 barley, market 3 barley hops", 5, (1, 1, 0), (0, 3, 5), (4, 0, 4)),
        ("1 hops, 1 barley, 2 water, market 2 water barley", 7, (1, 3, 0), (2, 3, 5), (3, 3, 2)),
        ("3 water, 3 barley, market 3 water barley", 12, (0, 3, 0), (2, 0, 5), (4, 1, 1)),
    ] {
        let mut scene = Scene::base(2)
            .demand(0, (1, 3, 2))
            .spaces(0, (2, 3, 5))
            .goods(0, 4, 4, 4)
            .coins(0, 0)
            .board(0, 1, "market");
        scene.act(0, sell(sale));
        assert_eq!(scene.player(0).coins, coins, "{sale}");
        assert_eq!(three_of(scene.brewery(0).filled), filled, "{sale}: spaces");
        assert_eq!(three_of(scene.brewery(0).space), spaces, "{sale}: surplus");
        assert_eq!(three_of(scene.player(0).goods), left, "{sale}: the player's own tokens go");
    }
}

#[test]
fn f_sell_4_the_market_takes_one_to_three_tokens_of_one_good() {
    let scene = Scene::base(2).goods(0, 5, 5, 5).board(0, 1, "market");
    for (sale, message) in [
        ("4 hops, market 4 hops water", "f-no-market-count"),
        ("4 hops, market 0 hops water", "f-no-market-count"),
        ("1 hops, market 2 hops water", "f-no-market-more"),
        ("2 water, market 1 hops water", "f-no-market-more"),
        ("1 hops, market 1 hops hops", "f-no-market-same"),
    ] {
        assert_eq!(scene.refused(0, sell(sale)), ("F-SELL-4", message), "{sale}");
    }
    for count in 1..=3 {
        assert!(scene.allows(0, sell(&format!("5 hops, market {count} hops barley"))));
    }
}

#[test]
fn f_sell_4_needs_a_visible_market() {
    let sale = sell("1 hops, market 1 hops water");
    let without = Scene::base(2).goods(0, 1, 0, 0).hand(0, "market");
    assert_eq!(without.refused(0, sale), ("F-SELL-4", "f-no-market"));
    let covered = Scene::base(2).goods(0, 1, 0, 0).board(0, 1, "market").board(0, 1, "crane");
    assert_eq!(covered.refused(0, sale), ("F-SELL-4", "f-no-market"));
    let with = Scene::base(2).goods(0, 1, 0, 0).board(0, 1, "market");
    assert!(with.allows(0, sale));
    assert!(with.allows(0, sell("1 hops")), "it is not optional to have, but optional to use");
}

#[test]
fn f_sell_4_the_source_goods_price_does_not_matter_but_the_targets_does() {
    let scene = Scene::base(2).goods(0, 3, 1, 1).board(0, 1, "market").spaces(0, (0, 3, 0));
    assert!(scene.allows(0, sell("3 hops, market 3 hops barley")));
    assert!(scene.allows(0, sell("2 hops, 1 barley, market 2 hops barley")));
    for sale in [
        "3 hops, market 2 hops barley",    // one is sold as hops
        "1 barley, market 1 barley water", // water is not accepted
        "1 hops, 1 water, market 1 hops barley",
    ] {
        assert_eq!(scene.refused(0, sell(sale)), ("F-SELL-2", "f-no-price"), "{sale}");
    }
}

#[test]
fn f_sell_5_the_office_pays_a_coin_more_for_every_token_sold_as_its_good() {
    for (sale, coins) in [
        ("3 hops", 3),
        ("3 hops, office hops", 6),
        ("3 hops, 2 water, office water", 3 + 4 + 2),
        ("3 hops, 2 water, office hops", 3 + 4 + 3),
        // Surplus too: demand is 1/3/2.
        ("3 water, office water", 6 + 3),
        // Market tokens count as what they are sold as.
        ("3 hops, market 2 hops water, office water", 1 + 4 + 2),
        ("3 hops, market 2 hops water, office hops", 1 + 4 + 1),
        ("2 hops, 2 water, market 2 hops water, office water", 8 + 4),
    ] {
        let mut scene = Scene::base(2)
            .demand(0, (1, 3, 2))
            .spaces(0, (2, 2, 3))
            .goods(0, 3, 3, 3)
            .coins(0, 0)
            .built(0, "office market");
        scene.act(0, sell(sale));
        assert_eq!(scene.player(0).coins, coins, "{sale}");
        assert_eq!(u32::from(scene.player(0).income), coins, "{sale}");
    }
}

#[test]
fn f_sell_5_is_for_one_good_as_which_something_is_sold() {
    let scene = Scene::base(2).goods(0, 3, 3, 0).built(0, "office market");
    for sale in ["1 hops, office barley", "1 hops, office water", "2 hops, market 2 hops water, office hops"]
    {
        assert_eq!(scene.refused(0, sell(sale)), ("F-SELL-5", "f-no-office-none"), "{sale}");
    }
    assert!(scene.allows(0, sell("2 hops, market 2 hops water, office water")));
}

#[test]
fn f_sell_5_needs_a_visible_office_and_is_chosen_each_round() {
    let without = Scene::base(2).goods(0, 1, 1, 0).hand(0, "office");
    assert_eq!(without.refused(0, sell("1 hops, office hops")), ("F-SELL-5", "f-no-office"));
    let mut scene = Scene::base(2).goods(0, 1, 1, 0).board(0, 1, "office");
    scene.act(0, sell("1 hops, office hops")).pass_round().roll(1);
    if scene.to_act() == [1] {
        scene.pass(1);
    }
    assert!(scene.allows(0, sell("1 barley, office barley")), "another good in another round");
}

#[test]
fn f_sell_6_banks_and_tour_guide_pay() {
    for (board, palaces, coins) in [
        ("", 0, 0),
        (". . . bank_1", 0, 3),
        (". . . bank_2", 0, 5),
        (". . . bank_1 bank_2", 0, 8),
        (". . . . tour_guide", 0, 0),
        (". . . . tour_guide", 1, 2),
        (". . . . tour_guide", 3, 6),
        (". . . bank_1 tour_guide bank_2", 3, 14),
        (". . . . .", 3, 0), // palaces alone pay nothing
    ] {
        let mut scene = Scene::expert(2).built(0, board).palaces(0, palaces).coins(0, 1);
        scene.act(0, sell(""));
        let player = scene.player(0);
        let what = format!("{board:?}, {palaces} palaces");
        assert_eq!(
            (player.coins, u32::from(player.income), u32::from(player.disc)),
            (1 + coins, coins, coins),
            "{what}"
        );
    }
}

#[test]
fn f_sell_6_covered_banks_pay_nothing_and_other_players_palaces_count_for_them() {
    let mut scene = Scene::expert(2).board(0, 4, "bank_2").board(0, 4, "crane").board(0, 5, "tour_guide");
    scene = scene.palaces(1, 4).coins(0, 0);
    scene.act(0, sell(""));
    assert_eq!(scene.player(0).coins, 0);
}

#[test]
fn f_sell_6_palaces_of_this_turn_come_too_late_for_the_tour_guide() {
    let mut scene = Scene::expert(2).board(0, 6, "tour_guide").hand(0, "palace_1").coins(0, 8);
    scene.acts(0, &[sell(""), build("palace_1", 1)]);
    assert_eq!((scene.player(0).coins, scene.player(0).income), (0, 0));
    scene.pass_round().roll(1);
    if scene.to_act() == [1] {
        scene.pass(1);
    }
    scene.act(0, sell(""));
    assert_eq!(scene.player(0).income, 2);
}

#[test]
fn f_sell_7_income_is_all_coins_of_the_phase() {
    let mut scene = Scene::expert(2)
        .palaces(0, 2)
        .board(0, 3, "tour_guide")
        .board(0, 4, "bank_1")
        .board(0, 5, "office")
        .board(0, 6, "bank_2")
        .goods(0, 2, 0, 0)
        .coins(0, 50);
    scene.act(0, sell("2 hops, office hops"));
    assert_eq!((scene.player(0).income, scene.player(0).disc), (2 + 2 + 3 + 5 + 4, 16));
    assert_eq!(scene.player(0).coins, 66, "coins held before are no income");
    assert!(scene.events.contains(&Event::Income { seat: princely_core::Seat(0), income: 16, disc: 16 }));
}

#[test]
fn f_sell_7_the_disc_goes_to_25_at_most_the_coins_do_not() {
    // Tokens at 3 coins and one more by the office; the disc.
    for (tokens, income, disc) in [(6, 24, 24), (7, 28, 25), (10, 40, 25)] {
        let mut scene = Scene::base(2)
            .demand(0, (9, 0, 0))
            .spaces(0, (5, 2, 2))
            .goods(0, tokens, 0, 0)
            .coins(0, 0)
            .board(0, 1, "office")
            .disc(0, 13);
        scene.act(0, sell(&format!("{tokens} hops, office hops")));
        assert_eq!((scene.player(0).coins, scene.player(0).disc), (income, disc));
    }
}

#[test]
fn f_sell_7_the_later_player_lies_on_top_and_goes_first_next_round() {
    let mut scene = Scene::base(3).goods(0, 2, 0, 0).goods(1, 2, 0, 0).goods(2, 2, 0, 0);
    for seat in 0..3 {
        scene.act(seat, sell(&format!("2 hops, brewery {seat}"))).pass(seat);
    }
    assert_eq!(scene.order_of_play(), [2, 1, 0]);
}

#[test]
fn f_sell_7_discs_of_the_last_round_do_not_lie_in_the_way() {
    // Seat 1's disc is still at 3 from the last round when seat 0 arrives at 3. Discs of different rounds do not stack.
    let mut scene = Scene::base(2).disc(0, 0).disc(1, 3).goods(0, 3, 0, 0).goods(1, 3, 0, 0);
    scene.act(0, sell("3 hops")).pass(0);
    scene.act(1, sell("3 hops, brewery 1")).pass(1);
    assert_eq!(scene.order_of_play(), [1, 0]);
}

#[test]
fn f_sell_8_the_magistrate_puts_the_disc_three_lower_then_it_is_clamped() {
    // The limit of 25 is applied after the subtraction: 27 goes to 24, and 28 to 25.
    for (income, disc) in
        [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (10, 7), (25, 22), (27, 24), (28, 25), (29, 25), (40, 25)]
    {
        let mut scene = Scene::base(2)
            .demand(0, (99, 0, 0))
            .spaces(0, (2, 2, 2))
            .goods(0, income, 0, 0)
            .coins(0, 0)
            .board(0, 1, "magistrate");
        let sale = if income == 0 { String::new() } else { format!("{income} hops") };
        scene.act(0, sell(&sale));
        let player = scene.player(0);
        assert_eq!(player.disc, disc, "income {income}");
        assert_eq!(
            (player.coins, player.income),
            (u32::from(income), u16::from(income)),
            "coins are not affected"
        );
    }
}

#[test]
fn f_sell_8_the_magistrate_is_not_optional_and_changes_the_order() {
    let mut scene = Scene::base(2).board(1, 1, "magistrate").goods(0, 2, 0, 0).goods(1, 4, 0, 0);
    scene.act(0, sell("2 hops")).pass(0);
    scene.act(1, sell("4 hops, brewery 1"));
    assert_eq!((scene.player(1).income, scene.player(1).disc), (4, 1));
    scene.pass(1);
    assert_eq!(scene.order_of_play(), [1, 0]);
}

use crate::play::*;
use princely_principati::{Action, Building, FoodRow, Good, Order, Phase, StockBoard};

#[test]
fn p_trade_01_a_stored_piece_sells_for_one_with_a_market_for_two() {
    let mut play = scene(|s| s.goods(P0, Good::Tool, 4).goods(P0, Good::Jewel, 1).turn(P0, Phase::Trade));
    play.act(P0, Action::Sell { good: Good::Tool }).act(P0, Action::Sell { good: Good::Jewel });
    assert_eq!(play.player(P0).pecunia, 57);
    assert_eq!(play.why(P0, Action::Sell { good: Good::Jewel }), "P-TRADE-01");
    play.change(|s| s.lay(P0, "S06", (4, 1), 0).build((4, 1), 0, Building::Market));
    play.act(P0, Action::Sell { good: Good::Tool });
    assert_eq!(play.player(P0).pecunia, 59);
    // A market helps only its owner.
    play.change(|s| s.turn(P1, Phase::Trade));
    play.act(P1, Action::Sell { good: Good::Tool });
    assert_eq!(play.player(P1).pecunia, 56);
}

#[test]
fn p_trade_02_the_caravans_sell_nine_goods() {
    let mut play = scene(|s| s.no_goods(P0).pecunia(P0, 60).turn(P0, Phase::Trade));
    let raw =
        [Good::IronOre, Good::GoldOre, Good::Coal, Good::Diamond, Good::Flour, Good::Piglet, Good::IronBar];
    for &good in Good::ALL {
        let expected = if raw.contains(&good) { "P-TRADE-02" } else { "ok" };
        assert_eq!(play.why(P0, Action::Buy { good }), expected, "{good:?}");
    }
    play.act(P0, Action::Buy { good: Good::Jewel });
    assert_eq!(play.player(P0).pecunia, 50);
    play.act(P0, Action::Buy { good: Good::Straw });
    assert_eq!(play.player(P0).pecunia, 45);
    play.change(|s| s.pecunia(P0, 9));
    assert_eq!(play.message(P0, Action::Buy { good: Good::Jewel }), "p-trade-02-price");
    assert_eq!(play.why(P0, Action::Buy { good: Good::Fish }), "ok");
    play.change(|s| s.pecunia(P0, 4));
    assert_eq!(play.why(P0, Action::Buy { good: Good::Fish }), "P-TRADE-02");
}

#[test]
fn p_trade_03_buying_and_selling_are_mixed_freely() {
    let mut play = scene(|s| s.turn(P0, Phase::Trade));
    play.act(P0, Action::Sell { good: Good::Tool })
        .act(P0, Action::Buy { good: Good::Ham })
        .act(P0, Action::Sell { good: Good::Beam })
        .act(P0, Action::Buy { good: Good::Beam });
    assert_eq!(play.player(P0).pecunia, 55 + 1 - 5 + 1 - 5);
}

#[test]
fn p_trade_04_the_order_of_commerce_is_bought_in_the_trade_phase() {
    let play = scene(|s| s.turn(P0, Phase::Construct));
    assert_eq!(play.why(P0, BUY_30), "P-TURN-01");
    let mut play = scene(|s| s.turn(P0, Phase::Trade));
    play.act(P0, BUY_30);
    assert_eq!((play.player(P0).pecunia, play.player(P0).orders), (25, vec![Order::Commerce30]));
    assert!(play.trace().merit_due);
    assert_eq!(play.why(P0, END), "P-ORD-01");
    assert_eq!(play.trace().legal, Some(vec![6]));
}

#[test]
fn p_store_01_the_first_warehouse_has_two_and_ten_slots() {
    let mut play = scene(|s| s.no_goods(P0).pecunia(P0, 1000).turn(P0, Phase::Trade));
    assert_eq!(play.times(P0, Action::Buy { good: Good::Beam }), 2);
    assert_eq!(play.times(P0, Action::Buy { good: Good::Fish }), 10);
}

#[test]
fn p_store_02_beams_lie_in_rectangular_slots_all_else_in_square_ones() {
    let mut play = scene(|s| s.no_goods(P0).goods(P0, Good::Beam, 2).turn(P0, Phase::Trade));
    assert_eq!(play.why(P0, Action::Buy { good: Good::Beam }), "P-STORE-02");
    assert_eq!(play.why(P0, Action::Buy { good: Good::Stone }), "ok");
    play.change(|s| s.no_goods(P0).goods(P0, Good::Stone, 10));
    assert_eq!(play.why(P0, Action::Buy { good: Good::Stone }), "P-STORE-02");
    assert_eq!(play.why(P0, Action::Buy { good: Good::Beam }), "ok");
}

#[test]
fn p_store_03_the_builder_chooses_a_stock_board_while_both_are_left() {
    let mut play = scene(|s| street(s).turn(P0, Phase::Construct));
    assert_eq!(play.message(P0, build_with_board(HOUSE, 0, None)), "p-store-03-board-missing");
    let quarry = Action::Build {
        building: Building::Quarry,
        at: hex(HOUSE),
        slot: 0,
        stock_board: Some(StockBoard::A),
    };
    assert_eq!(play.message(P0, quarry), "p-store-03-board-idle");
    for board in [StockBoard::A, StockBoard::B] {
        assert_eq!(play.why(P0, build_with_board(HOUSE, 0, Some(board))), "ok");
    }
    play.act(P0, build_with_board(HOUSE, 0, Some(StockBoard::B)));
    assert_eq!(play.player(P0).stock_board, Some(StockBoard::B));
    play.change(|s| s.turn(P1, Phase::Construct));
    assert_eq!(
        play.message(P1, build_with_board((-3, -1), 0, Some(StockBoard::B))),
        "p-store-03-board-taken"
    );
    assert_eq!(play.why(P1, build_with_board((-3, -1), 0, Some(StockBoard::A))), "ok");
    // The split of slots is a switch.
    let mut play = scene_of(switched(|s| s.stock_a = (1, 2)), |s| {
        street(s).build(HOUSE, 0, Building::Warehouse).no_goods(P0).pecunia(P0, 1000).turn(P0, Phase::Trade)
    });
    assert_eq!(
        (play.times(P0, Action::Buy { good: Good::Beam }), play.times(P0, Action::Buy { good: Good::Fish })),
        (3, 12)
    );
}

#[test]
fn p_store_04_goods_without_a_slot_are_lost_in_a_fixed_order() {
    let mut play = scene(|s| {
        rich(s)
            .goods(P0, Good::Jewel, 2)
            .goods(P0, Good::Tool, 3)
            .goods(P0, Good::Stone, 2)
            .goods(P0, Good::Ham, 2)
            .goods(P0, Good::Bread, 2)
            .goods(P0, Good::Fish, 1)
            .goods(P0, Good::Beam, 5)
            .turn(P0, Phase::Construct)
    });
    play.act(P0, demolish(STORE, 0)).valid();
    let goods: Vec<_> = play.player(P0).goods.into_iter().collect();
    assert_eq!(
        goods,
        [
            (Good::Tool, 3),
            (Good::Ham, 2),
            (Good::Bread, 1),
            (Good::Beam, 2),
            (Good::Stone, 2),
            (Good::Jewel, 2)
        ]
    );
    assert_eq!(play.player(P0).stock_board, None);
    // The board is on the table again.
    play.change(|s| s.turn(P1, Phase::Construct));
    assert_eq!(play.why(P1, build_with_board((-3, -1), 0, Some(StockBoard::A))), "ok");
}

#[test]
fn p_enh_01_coins_raise_the_value_of_stored_food() {
    let mut play = scene(|s| {
        s.no_goods(P0)
            .goods(P0, Good::Fish, 3)
            .goods(P0, Good::Bread, 2)
            .goods(P0, Good::Ham, 1)
            .turn(P0, Phase::Trade)
    });
    assert_eq!(play.score(P0).goods, 0);
    play.act(P0, FISH_COIN);
    assert_eq!((play.score(P0).goods, play.player(P0).pecunia), (3, 54));
    play.act(P0, BREAD_COIN);
    assert_eq!((play.score(P0).goods, play.player(P0).pecunia), (3 + 6, 49));
    play.change(|s| s.pecunia(P0, 0));
    assert_eq!(play.why(P0, FISH_COIN), "P-ENH-01");
}

#[test]
fn p_enh_02_half_of_the_fields_are_on_the_supplementary_board() {
    let mut play = scene(|s| s.turn(P0, Phase::Trade));
    assert_eq!(play.times(P0, FISH_COIN), 2);
    assert_eq!(play.times(P0, BREAD_COIN), 1);
    assert_eq!(play.why(P0, FISH_COIN), "P-ENH-02");
    play.change(|s| street(s).build(CASTLE, 0, Building::Manor));
    assert_eq!(play.times(P0, FISH_COIN), 2);
    assert_eq!(play.times(P0, BREAD_COIN), 1);
    assert_eq!(play.why(P0, BREAD_COIN), "P-ENH-02");
    let mut open = scene_of(switched(|s| s.enhance_gated = false), |s| s.turn(P0, Phase::Trade));
    assert_eq!((open.times(P0, FISH_COIN), open.times(P0, BREAD_COIN)), (4, 2));
}

#[test]
fn p_enh_03_no_coins_in_the_closing_round_and_coins_score_nothing_themselves() {
    let play = scene(|s| s.round(9, true).turn(P0, Phase::Trade));
    assert_eq!(play.why(P0, FISH_COIN), "P-ENH-03");
    assert_eq!(play.why(P0, BREAD_COIN), "P-ENH-03");
    let coins = scene(|s| s.food_coins(P0, FoodRow::Fish, 2).food_coins(P0, FoodRow::BreadHam, 1));
    assert_eq!(coins.total(P0), 123);
}

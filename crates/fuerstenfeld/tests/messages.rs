//! What happened becomes data for sentences: the data counts from 0, and a sale says how it was done.

use princely_core::{Aid, Arg, Game, Message, Refusal as _, Seat};
use princely_fuerstenfeld::scenario::Scenario;
use princely_fuerstenfeld::{
    Action, Card, CardSet, CardTable, Event, Fuerstenfeld, Good, Goods, Phase, Pile, Refusal, Variant,
};

fn game() -> Fuerstenfeld {
    Fuerstenfeld::new(3, Variant::Expert, CardTable::standard()).unwrap()
}

fn said(event: &Event) -> Message {
    game().describe(event)
}

fn arg(message: &Message, name: &str) -> Arg {
    message.arg(name).unwrap().clone()
}

fn number(value: i64) -> Arg {
    Arg::Number { value }
}

fn ordinal(index: u32) -> Arg {
    Arg::Ordinal { index }
}

#[test]
fn a_sale_says_whether_market_and_office_helped() {
    let goods = Goods::new(2, 0, 1);
    for (sold, office, id) in [
        (goods, None, "f-sold"),
        (goods, Some(Good::Hops), "f-sold-office"),
        (Goods::new(1, 1, 1), None, "f-sold-market"),
        (Goods::new(1, 1, 1), Some(Good::Water), "f-sold-market-office"),
    ] {
        let message = said(&Event::Sold { seat: Seat(1), brewery: 2, goods, sold, office, coins: 7 });
        assert_eq!(message.id, id);
        assert_eq!(arg(&message, "brewery"), ordinal(2), "the data counts from 0");
        assert_eq!((arg(&message, "goods"), arg(&message, "coins")), (goods.into(), number(7)));
        assert_eq!(arg(&message, "as-goods"), sold.into());
        assert_eq!(message.arg("office"), office.map(|good| Arg::thing(&good)).as_ref());
    }
}

#[test]
fn breweries_count_from_zero_when_prices_move() {
    let fell = said(&Event::PriceFell { brewery: 1, good: Good::Water, surplus: 3, price: 0 });
    let rose = said(&Event::PriceRose { brewery: 1, good: Good::Water, empty: 2, price: 2 });
    for message in [&fell, &rose] {
        assert_eq!(arg(message, "brewery"), ordinal(1));
        assert_eq!(arg(message, "good"), Arg::Name { kind: "good".into(), id: "water".into() });
    }
    assert_eq!((&*fell.id, arg(&fell, "surplus")), ("f-price-fell", number(3)));
    assert_eq!((&*rose.id, arg(&rose, "empty")), ("f-price-rose", number(2)));
}

#[test]
fn the_set_up_names_every_demand_and_the_order() {
    let breweries = vec![Goods::new(1, 3, 2), Goods::new(2, 2, 2), Goods::new(3, 1, 2)];
    let order = vec![Seat(2), Seat(0), Seat(1)];
    let message = said(&Event::SetUp { breweries: breweries.clone(), order: order.clone() });
    let demand = breweries.into_iter().map(Arg::from).collect();
    assert_eq!(arg(&message, "demand"), Arg::List { items: demand });
    assert_eq!(arg(&message, "order").seats(), Some(order));
    assert_eq!(arg(&message, "breweries"), number(3));
}

#[test]
fn a_player_sees_and_may_look_up_the_own_trashed_card() {
    let event = Event::Trashed { seat: Seat(1), card: Some(Card::Market) };
    assert_eq!(game().redact(&event, Some(Seat(1))), Some(event.clone()));
    assert_eq!(game().recall(&event, Some(Seat(1)), Aid::None), Some(event.clone()));
    for other in [None, Some(Seat(0))] {
        let hidden = Event::Trashed { seat: Seat(1), card: None };
        assert_eq!(game().redact(&event, other), Some(hidden));
    }
}

#[test]
fn only_set_up_and_drawing_are_done_at_once() {
    let game = game();
    for phase in [Phase::Setup, Phase::Draw, Phase::Sell, Phase::Build, Phase::Discard, Phase::Over] {
        let state = Scenario::of(&game.start()).turn(Seat(0), phase).state();
        assert_eq!(game.at_once(&state), matches!(phase, Phase::Setup | Phase::Draw), "{phase:?}");
    }
}

#[test]
fn refusals_count_breweries_and_spaces_from_zero() {
    let number = |refusal: Refusal, name: &str| match arg(&refusal.message(), name) {
        Arg::Ordinal { index } => index,
        other => panic!("{other:?}"),
    };
    assert_eq!(number(Refusal::NoSuchBrewery { brewery: 6, open: 3 }, "brewery"), 6);
    assert_eq!(number(Refusal::NoSuchBrewery { brewery: 255, open: 3 }, "brewery"), 255);
    assert_eq!(number(Refusal::PriceIsZero { brewery: 2, good: Good::Hops }, "brewery"), 2);
    assert_eq!(number(Refusal::NoSuchSpace { space: 8 }, "space"), 8);
    assert_eq!(number(Refusal::PalaceStands { space: 3 }, "space"), 3);
    let elsewhere = Refusal::PalaceElsewhere { card: Card::Palace3, space: 4 };
    assert_eq!((number(elsewhere.clone(), "space"), number(elsewhere, "right")), (4, 2));
}

#[test]
fn a_card_that_a_reader_may_not_know_is_said_to_be_hidden() {
    let kept = |card| arg(&said(&Event::Kept { seat: Seat(1), card }), "card");
    assert_eq!(kept(None), Arg::Hidden { kind: "card".into() });
    assert_eq!(kept(Some(Card::Crane)), Arg::Name { kind: "card".into(), id: "crane".into() });
}

#[test]
fn what_a_card_covers_is_a_card_or_a_printed_field() {
    for (covered, kind) in
        [(None, None), (Some("hops"), Some("printed_field")), (Some("hops_1"), Some("card"))]
    {
        let message = said(&Event::Built { seat: Seat(0), card: Card::Crane, space: 0, cost: 5, covered });
        let name = |kind: &'static str| Arg::Name { kind: kind.into(), id: covered.unwrap().into() };
        assert_eq!(message.arg("covered"), kind.map(name).as_ref());
        assert_eq!(arg(&message, "space"), ordinal(0));
    }
}

#[test]
fn small_things_about_goods_and_cards() {
    let goods = Goods::new(2, 1, 0);
    assert!(goods.covers(goods) && goods.covers(Goods::NONE));
    for more in [Goods::new(3, 0, 0), Goods::new(0, 2, 0), Goods::new(0, 0, 1)] {
        assert!(!goods.covers(more), "{more:?}");
    }
    let one = Pile::from_iter([Card::Crane]);
    assert!(Pile::EMPTY.is_empty() && !one.is_empty());
    let (left, right) = (CardSet::only(Card::Crane), CardSet::from_iter([Card::Crane, Card::Office]));
    assert_eq!((left | right).len(), 2, "a card that is in both is in the union");
}

#[test]
fn something_that_is_no_action_is_told_what_one_looks_like() {
    let error =
        serde_json::from_str::<princely_fuerstenfeld::notation::ActionNote>("7").unwrap_err().to_string();
    assert!(error.contains("an action: one word, or an object with one key"), "{error}");
}

#[test]
fn a_built_card_is_told_with_its_space_counted_from_one() {
    let mut scene = crate::common::Scene::base(2).hand(0, "crane").coins(0, 9).phase(Phase::Build, 0);
    scene.act(0, Action::Build { card: Card::Crane, space: 0 });
    let built = |event: &Event| matches!(event, Event::Built { card: Card::Crane, space: 0, cost: 5, .. });
    assert!(scene.events.iter().any(built), "{:?}", scene.events);
}

#[test]
fn costs_that_are_no_costs_are_told_what_they_should_be() {
    let error = serde_json::from_str::<princely_fuerstenfeld::table::Costs>("7").unwrap_err().to_string();
    assert!(error.contains("the cost of each card"), "{error}");
}

#[test]
fn the_goods_that_are_lost_are_those_not_stored() {
    let mut scene = crate::common::Scene::base(2)
        .board(0, 1, "warehouse")
        .goods(0, 2, 1, 3)
        .hand(0, "office")
        .phase(Phase::Discard, 0);
    scene.act(0, Action::Store { goods: Goods::new(1, 0, 2) }).act(0, Action::EndTurn);
    let lost = Event::GoodsLost { seat: Seat(0), goods: Goods::new(1, 1, 1) };
    assert!(scene.events.contains(&lost), "{:?}", scene.events);
}

#[test]
fn a_price_is_said_to_fall_only_where_there_is_a_surplus() {
    let mut scene = crate::common::Scene::base(2).goods(0, 1, 0, 0).phase(Phase::Sell, 0);
    scene.act(0, crate::common::sell("1 hops"));
    let fell = |event: &Event| matches!(event, Event::PriceFell { .. });
    assert!(!scene.events.iter().any(fell), "{:?}", scene.events);
}

#[test]
fn banks_are_told_of_when_they_pay_and_only_then() {
    let earned = |event: &Event| matches!(event, Event::Earned { .. });
    let mut scene = crate::common::Scene::base(2).phase(Phase::Sell, 0);
    scene.act(0, Action::SellNothing);
    assert!(!scene.events.iter().any(earned), "{:?}", scene.events);
    let mut scene = crate::common::Scene::base(2).board(0, 1, "bank_1").phase(Phase::Sell, 0);
    scene.act(0, Action::SellNothing);
    assert!(
        scene.events.contains(&Event::Earned { seat: Seat(0), banks: 3, guide: 0 }),
        "{:?}",
        scene.events
    );
}

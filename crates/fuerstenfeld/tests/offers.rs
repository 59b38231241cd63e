//! What a client is shown and offered: the view agrees with the position, and a quote says what then happens.

use crate::common::*;
use princely_core::{Aid, Entry, Game, Offers, Quick, Seat, Silent, Table, Turn, Uniform};
use princely_fuerstenfeld::choices::{Answer, Choices, DiscardChoices, May, Question, Quote, SellChoices};
use princely_fuerstenfeld::score::Ending;
use princely_fuerstenfeld::view::{Disc, TopView, View};
use princely_fuerstenfeld::{
    Action, CardTable, Fuerstenfeld, Good, Goods, Observation, Phase, Sale, State, Variant,
};

fn view(game: &Fuerstenfeld, state: &State, seat: u8) -> View {
    game.view(&game.observe(state, Some(Seat(seat))), Aid::None)
}

fn choices(scene: &Scene, seat: u8) -> Option<Choices> {
    scene.game.choices(&scene.game.observe(&scene.state, Some(Seat(seat))))
}

fn selling(scene: &Scene) -> SellChoices {
    match choices(scene, 0) {
        Some(Choices::Sell(sell)) => sell,
        other => panic!("{other:?}"),
    }
}

fn reason(may: &May) -> &str {
    match may {
        May::Yes => "yes",
        May::No(refused) => &refused.message.id,
    }
}

/// Every state of a few games, and a seat that is to act in it.
fn every_state(mut look: impl FnMut(&Fuerstenfeld, &State, Option<Seat>)) {
    for (players, variant) in [(2, Variant::Expert), (5, Variant::Base)] {
        let played = hasty_game(players, variant, 5);
        let mut table = Table::new(played.game().clone());
        for entry in played.log() {
            let seat = if let Entry::Action { seat, .. } = entry { Some(*seat) } else { None };
            look(table.game(), table.state(), seat);
            match entry.clone() {
                Entry::Chance(chance) => table.decide(chance, &mut Silent).unwrap(),
                Entry::Action { seat, action } => table.act(seat, action, &mut Silent).unwrap(),
            }
        }
        look(table.game(), table.state(), None);
    }
}

#[test]
fn a_view_can_be_written_and_read() {
    every_state(|game, state, seat| {
        for aid in [Aid::None, Aid::Memory] {
            let view = game.view(&game.observe(state, seat), aid);
            let text = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view, "{text}");
        }
    });
}

#[test]
fn discs_lie_where_they_are_and_tell_the_next_order() {
    let mut orders = Vec::new();
    every_state(|game, state, _| {
        let view = game.view(&game.observe(state, None), Aid::None);
        let track = view.income_track;
        let at = |disc: &Disc| assert_eq!(disc.space, state.player(disc.seat).disc);
        track.now.iter().chain(&track.next).for_each(at);
        let seats = |discs: &[Disc]| discs.iter().map(|disc| disc.seat).collect::<Vec<_>>();
        let all = if state.is_blank() { 0 } else { usize::from(game.seats()) };
        assert_eq!((track.now.len() + track.next.len(), view.order.len()), (all, all));
        assert_eq!(seats(&track.now), view.order[all - track.now.len()..]);
        if state.phase() == Phase::Discard && track.now.is_empty() {
            orders.push((state.round(), seats(&track.next)));
        }
        // The order that was announced is the order of the next round.
        if let Some((round, order)) = orders.last().filter(|(round, _)| state.round() == round + 1) {
            assert_eq!(*order, view.order, "after round {round}");
        }
    });
    assert!(orders.len() > 20);
}

#[test]
fn a_view_says_whose_turn_it_is_and_who_comes_later() {
    let mut scene = Scene::base(3).hand(0, "hops_1 hops_2").goods(0, 1, 0, 0).coins(0, 20);
    let seen = view(&scene.game, &scene.state, 0);
    assert_eq!((seen.to_act, seen.waiting), (vec![Seat(0)], vec![Seat(1), Seat(2)]));
    assert_eq!(seen.turn.map(|turn| (turn.seat, turn.built)), Some((Seat(0), 0)));
    scene.act(0, Action::SellNothing).act(0, build("hops_1", 1));
    let seen = view(&scene.game, &scene.state, 0);
    assert_eq!(seen.turn.map(|turn| turn.built), Some(1));
    assert_eq!(seen.income_track.next, [Disc { seat: Seat(0), space: 0 }]);
    assert_eq!(seen.players[0].board[0].top, TopView::Card { card: card("hops_1") });
    assert_eq!(seen.players[0].board[3].top, TopView::Printed { good: Good::Water });
    scene.act(0, build("hops_2", 4));
    let space = view(&scene.game, &scene.state, 1).players[0].board[3];
    assert_eq!((space.top, space.printed), (TopView::Card { card: card("hops_2") }, Some(Good::Water)));
    // Cards that the player before has built no longer count.
    scene.pass(0);
    let turn = view(&scene.game, &scene.state, 1).turn.unwrap();
    assert_eq!((turn.seat, turn.built, turn.scavenged, turn.to_store), (Seat(1), 0, 0, Goods::NONE));
}

#[test]
fn f_end_1_the_last_round_is_announced() {
    let scene = Scene::base(2).palaces(1, 6).palace_price(3, 0);
    let end = view(&scene.game, &scene.state, 0).end;
    assert_eq!((end.ending, end.winners), (Some(Ending::Palaces), None));
    assert_eq!(view(&Scene::base(2).game, &Scene::base(2).state, 0).end.ending, None);
    let mut scene = scene;
    scene.pass_round();
    assert_eq!(view(&scene.game, &scene.state, 0).end.winners, Some(vec![Seat(1)]));
}

#[test]
fn f_prc_1_a_view_tells_where_prices_will_go() {
    let scene = Scene::base(2).demand(0, (3, 1, 0)).spaces(0, (2, 5, 0)).filled(0, (1, 0, 0));
    let brewery = &view(&scene.game, &scene.state, 0).breweries[0];
    assert_eq!((brewery.price.hops, brewery.next_space), (1, three((4, 5, 0))));
}

#[test]
fn f_sell_2_a_brewery_says_what_it_takes_and_why_not() {
    let scene = Scene::base(2).goods(0, 3, 0, 2).demand(0, (1, 2, 3)).spaces(0, (0, 2, 5));
    let sell = selling(&scene);
    let lots: Vec<_> =
        sell.breweries[0].goods.iter().map(|lot| (lot.most, lot.price, reason(&lot.may))).collect();
    assert_eq!(lots, [(0, 0, "f-no-price"), (0, 1, "f-no-goods"), (2, 3, "yes")]);
    assert_eq!((reason(&sell.market), reason(&sell.office)), ("f-no-market", "f-no-office"));
    assert!(sell.breweries[0].exchanges.is_empty());
}

#[test]
fn f_sell_4_exchanges_say_how_many_tokens_at_most() {
    let scene = Scene::base(2).built(0, "market office").goods(0, 5, 1, 0).spaces(0, (0, 2, 5));
    let sell = selling(&scene);
    let found: Vec<_> =
        sell.breweries[0].exchanges.iter().map(|it| (it.from, it.to, it.most, reason(&it.may))).collect();
    let (hops, barley, water) = (Good::Hops, Good::Barley, Good::Water);
    assert_eq!(
        found,
        [
            (hops, barley, 3, "yes"),
            (hops, water, 3, "yes"),
            (barley, hops, 0, "f-no-price"),
            (barley, water, 1, "yes"),
            (water, hops, 0, "f-no-goods"),
            (water, barley, 0, "f-no-goods"),
        ]
    );
    assert_eq!((reason(&sell.market), reason(&sell.office)), ("yes", "yes"));
}

/// What a quote tells is what happens.
#[test]
fn a_quote_is_what_then_happens() {
    let (mut quotes, mut quick) = (0, Quick(3));
    every_state(|game, state, seat| {
        let Some(seat) = seat.filter(|_| state.phase() == Phase::Sell) else { return };
        let observation = game.observe(state, Some(seat));
        let mut legal = Vec::new();
        game.legal_actions(state, seat, &mut legal);
        let Some(Choices::Sell(sell)) = game.choices(&observation) else { panic!() };
        happens(game, state, seat, Action::SellNothing, &sell.nothing);
        for quote in &sell.best {
            happens(game, state, seat, Action::Sell { sale: quote.sale.unwrap() }, quote);
        }
        for _ in 0..4 {
            let Action::Sell { sale } = legal[quick.below(legal.len() as u32) as usize] else { continue };
            let Answer::Quote(quote) = game.answer(&observation, &Question::Sale { sale }) else { panic!() };
            assert_eq!(quote.sale, Some(sale));
            happens(game, state, seat, Action::Sell { sale }, &quote);
            quotes += 1;
        }
    });
    assert!(quotes > 200, "{quotes}");
}

fn happens(game: &Fuerstenfeld, before: &State, seat: Seat, action: Action, quote: &Quote) {
    let mut after = before.clone();
    game.apply(&mut after, seat, action, &mut Silent);
    let (was, is) = (before.player(seat), after.player(seat));
    assert_eq!((is.income, is.disc, is.goods), (quote.income, quote.disc, quote.left));
    assert_eq!(is.coins - was.coins, u32::from(quote.income));
    assert_eq!(quote.income, quote.coins + quote.banks + quote.guide);
    let track = game.view(&game.observe(&after, None), Aid::None).income_track;
    assert_eq!(quote.next_order, track.next.iter().map(|disc| disc.seat).collect::<Vec<_>>());
    let Some(sale) = quote.sale else {
        return assert_eq!((quote.coins, quote.space, quote.price), (0, None, None));
    };
    let (old, new) =
        (before.breweries()[usize::from(sale.brewery)], after.breweries()[usize::from(sale.brewery)]);
    assert_eq!((Some(new.space), Some(game.prices(&new))), (quote.space, quote.price));
    assert_eq!((new.filled - old.filled, quote.filled + quote.surplus), (quote.filled, sale.as_sold()));
}

/// The best sales pay as much as any sale there is.
#[test]
fn the_best_sales_are_the_best() {
    let mut compared = 0;
    every_state(|game, state, seat| {
        let Some(seat) = seat.filter(|_| state.phase() == Phase::Sell) else { return };
        let mut legal = Vec::new();
        game.legal_actions(state, seat, &mut legal);
        let sales: Vec<Sale> = legal
            .iter()
            .filter_map(|action| if let Action::Sell { sale } = action { Some(*sale) } else { None })
            .collect();
        let Some(Choices::Sell(sell)) = game.choices(&game.observe(state, Some(seat))) else { panic!() };
        let best: Vec<Sale> = sell.best.iter().filter_map(|quote| quote.sale).collect();
        let spares = |sale: &&Sale| {
            let at = state.breweries()[usize::from(sale.brewery)];
            at.demand.covers(at.filled + sale.as_sold())
        };
        for brewery in 0..game.seats() {
            let most = |sales: &[Sale], spare: bool| {
                let there = sales.iter().filter(|sale| sale.brewery == brewery && (!spare || spares(sale)));
                there.map(|sale| game.sale_coins(state, sale)).max()
            };
            for spare in [false, true] {
                assert_eq!(most(&best, spare), most(&sales, spare), "brewery {brewery}, spare {spare}");
                compared += 1;
            }
        }
        assert!(sell.best.is_sorted_by_key(|quote| std::cmp::Reverse(quote.coins)));
    });
    assert!(compared > 300, "{compared}");
}

#[test]
fn f_bld_5_building_shows_what_the_crane_saves() {
    let scene = Scene::base(2)
        .phase(Phase::Build, 0)
        .built(0, "crane palace_1")
        .palace_price(0, 1)
        .hand(0, "bank_2 hops_1")
        .coins(0, 5);
    let Some(Choices::Build(build)) = choices(&scene, 0) else { panic!() };
    assert_eq!((build.coins, build.left, build.saves), (5, 2, 2));
    let bank = build.cards.iter().find(|it| it.card == card("bank_2")).unwrap();
    assert_eq!((bank.printed - bank.cost, reason(&bank.may)), (2, "f-no-too-dear"));
    let hops = build.cards.iter().find(|it| it.card == card("hops_1")).unwrap();
    let spaces: Vec<_> = hops.spaces.iter().map(|it| (it.space, reason(&it.may))).collect();
    assert_eq!(spaces, [(0, "yes"), (1, "f-no-on-palace"), (2, "yes"), (3, "yes"), (4, "yes"), (5, "yes")]);
    assert_eq!(hops.spaces[0].covers, TopView::Card { card: card("crane") });
    assert_eq!(hops.spaces[3].covers, TopView::Printed { good: Good::Water });
}

#[test]
fn f_bld_6_a_palace_that_belongs_elsewhere_says_so() {
    let scene = Scene::expert(2).phase(Phase::Build, 0).hand(0, "palace_3").coins(0, 50);
    let Some(Choices::Build(build)) = choices(&scene, 0) else { panic!() };
    let spaces: Vec<_> = build.cards[0].spaces.iter().map(|it| reason(&it.may)).collect();
    let no = "f-no-palace-space";
    assert_eq!(spaces, [no, no, "yes", no, no, no]);
    assert!(build.cards[0].may.is_yes());
}

#[test]
fn f_dis_2_discarding_says_how_many_cards_must_go() {
    let discarding = |scene: Scene| -> DiscardChoices {
        match choices(&scene.phase(Phase::Discard, 0), 0) {
            Some(Choices::Discard(discard)) => discard,
            other => panic!("{other:?}"),
        }
    };
    let full = discarding(Scene::base(2).hand(0, "hops_1 hops_2 hops_3").goods(0, 2, 0, 0));
    assert_eq!((full.limit, full.must_go, reason(&full.end)), (1, 2, "f-no-hand-limit"));
    assert_eq!((reason(&full.store.may), full.trash_left), ("f-no-warehouse", 0));
    assert!(full.cards.iter().all(|it| it.under.is_yes() && reason(&it.trash) == "f-no-scavenger"));
    let rich = Scene::expert(2).built(0, "warehouse scavenger town_hall_1").hand(0, "hops_1");
    let rich = discarding(rich.goods(0, 0, 1, 4));
    assert_eq!((rich.limit, rich.must_go, reason(&rich.end)), (2, 0, "yes"));
    assert_eq!((reason(&rich.store.may), rich.store.most, rich.trash_left), ("yes", 3, 2));
    assert_eq!((reason(&rich.cards[0].under), reason(&rich.cards[0].trash)), ("f-no-last-card", "yes"));
}

#[test]
fn f_set_7_the_kept_card_stays_out_of_the_arrangement() {
    let mut scene = Scene::empty(2, Variant::Expert, CardTable::standard());
    scene.roll(1);
    let Some(Choices::Keep(keep)) = choices(&scene, 0) else { panic!() };
    assert_eq!((keep.cards.len(), keep.cards.iter().all(|it| it.may.is_yes())), (10, true));
    let kept = keep.cards[4].card;
    scene.act(0, Action::Keep { card: kept });
    let Some(Choices::Arrange(arrange)) = choices(&scene, 0) else { panic!() };
    let refused: Vec<_> = arrange.cards.iter().filter(|it| !it.may.is_yes()).map(|it| it.card).collect();
    assert_eq!((arrange.cards.len(), refused), (10, vec![kept]));
    assert!(matches!(choices(&scene, 1), Some(Choices::Keep(_))));
}

#[test]
fn a_spectator_and_a_seat_that_waits_are_offered_nothing_and_may_ask() {
    let scene = Scene::base(2).goods(0, 1, 0, 0);
    let ask = |seen: &Observation| {
        let sale = Sale { brewery: 200, goods: Goods::new(255, 255, 255), market: None, office: None };
        scene.game.answer(seen, &Question::Sale { sale })
    };
    for viewer in [None, Some(Seat(1))] {
        let seen = scene.game.observe(&scene.state, viewer);
        assert_eq!(scene.game.choices(&seen), None);
        assert!(matches!(ask(&seen), Answer::No(refused) if refused.message.id == "f-no-turn"));
    }
    let seen = scene.game.observe(&scene.state, Some(Seat(0)));
    assert!(matches!(ask(&seen), Answer::No(refused) if refused.message.id == "f-no-brewery"));
    assert_eq!(scene.turn(), Turn::Seats(princely_core::SeatSet::only(Seat(0))));
}

#[test]
fn whoever_has_still_to_sell_can_try_it_while_others_think() {
    let mut tried = 0;
    every_state(|game, state, _| {
        for seat in 0..game.seats() {
            let seen = game.observe(state, Some(Seat(seat)));
            let sold = view(game, state, seat).income_track.next.iter().any(|disc| disc.seat == Seat(seat));
            let selling = matches!(state.phase(), Phase::Sell | Phase::Build | Phase::Discard);
            let waits = selling && !sold && !state.to_act().contains(Seat(seat));
            let ahead = game.ahead(&seen);
            assert_eq!(ahead.is_some(), waits, "seat {seat} in {:?}", state.phase());
            let Some(ahead) = ahead else { continue };
            tried += 1;
            let Some(Choices::Sell(sell)) = game.choices(&ahead) else { panic!("seat {seat} cannot sell") };
            assert_eq!(sell.goods, state.player(Seat(seat)).goods);
            // Nothing has happened at the table, and nothing has come to light.
            let now = game.view(&ahead, Aid::None);
            assert_eq!(now.players, view(game, state, seat).players);
            assert_eq!(now.breweries, view(game, state, seat).breweries);
            assert_eq!(now.income_track.next, view(game, state, seat).income_track.next);
            assert_eq!(game.ahead(&ahead), None);
            let best = sell.best.first().and_then(|quote| quote.sale);
            let sale = best.map_or(Action::SellNothing, |sale| Action::Sell { sale });
            let steps = [sale, Action::EndBuild];
            let preview = princely_core::preview(game, &ahead, Seat(seat), &steps).unwrap();
            assert_eq!(preview.played, 2);
            let discs = game.view(&preview.after.unwrap(), Aid::None).income_track.next.len();
            assert_eq!(discs, now.income_track.next.len() + 1);
        }
        assert_eq!(game.ahead(&game.observe(state, None)), None);
    });
    assert!(tried > 100, "only {tried} times");
}

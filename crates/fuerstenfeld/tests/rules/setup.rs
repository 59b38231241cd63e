//! Set-up (F-SET).

use crate::common::{Scene, card, cards, hasty_game, pile, set, under};
use princely_core::{Game, Keyed, Seat, Seed, Turn};
use princely_fuerstenfeld::{
    Action, CardSet, CardTable, Chance, Event, Fuerstenfeld, Goods, Phase, Pile, SetUp, Variant,
};
use std::collections::HashSet;

fn empty(players: u8, variant: Variant) -> Scene {
    Scene::empty(players, variant, CardTable::standard())
}

/// The set-up that the dice of this seed make.
fn set_up(game: &Fuerstenfeld, seed: u64) -> SetUp {
    match game.sample_chance(&game.start(), &mut Keyed::new(Seed::of_series(seed, 0))) {
        Chance::SetUp(set_up) => set_up,
        Chance::Draw { .. } => panic!("the set-up comes first"),
    }
}

/// The whole set-up except the deal.
fn open(scene: &mut Scene, demand: [u8; 5], order: [u8; 5]) {
    let chance = Chance::SetUp(SetUp { demand, order });
    scene.game.check_chance(&scene.state, &chance).unwrap();
    scene.game.apply_chance(&mut scene.state, &chance, &mut scene.events);
}

/// An expert game for two in which both have been dealt ten cards.
fn dealt() -> Scene {
    let mut scene = empty(2, Variant::Expert);
    open(&mut scene, [0, 1, 0, 0, 0], [0, 1, 0, 0, 0]);
    scene.deal(0, "hops_1 hops_2 hops_3 barley_1 barley_2 barley_3 water_1 water_2 water_3 crane");
    scene.deal(1, "palace_1 palace_2 palace_3 palace_4 palace_5 palace_6 bank_1 bank_2 office market");
    scene
}

#[test]
fn f_set_1_a_board_two_coins_and_the_deck_each() {
    for (variant, deck) in [(Variant::Base, CardSet::BASE), (Variant::Expert, CardSet::EXPERT)] {
        let scene = empty(5, variant);
        scene.sound();
        for seat in 0..5 {
            let player = scene.player(seat);
            assert_eq!((player.coins, player.unseen, player.hand), (2, deck, CardSet::EMPTY));
            assert_eq!((player.goods, player.bottom), (Goods::NONE, Pile::EMPTY));
        }
    }
}

#[test]
fn f_set_1_the_deck_is_shuffled_any_card_may_come_first() {
    let mut first = HashSet::new();
    for seed in 0..300 {
        let mut scene = empty(2, Variant::Base);
        scene.roll(seed);
        let drawn = scene.events.iter().find_map(|event| match event {
            Event::Drew { seat: Seat(0), cards, .. } => cards.clone(),
            _ => None,
        });
        first.insert(drawn.unwrap()[0]);
    }
    assert_eq!(first.len(), 26);
}

#[test]
fn f_set_2_as_many_breweries_as_players_with_different_demand_cards() {
    for players in 2..=5 {
        let mut seen = HashSet::new();
        for seed in 0..60 {
            let mut scene = empty(players, Variant::Base);
            let set_up = set_up(&scene.game, seed);
            let cards: HashSet<u8> = set_up.demand[..usize::from(players)].iter().copied().collect();
            assert_eq!(cards.len(), usize::from(players), "{players} players, seed {seed}");
            seen.extend(cards);
            scene.roll(seed);
            let table = scene.game.table().demand;
            for (index, &card) in set_up.demand[..usize::from(players)].iter().enumerate() {
                assert_eq!(scene.brewery(index).demand, table[usize::from(card)]);
            }
        }
        assert_eq!(seen.len(), 7, "every demand card comes up for {players} players");
    }
}

#[test]
fn f_set_2_closed_breweries_buy_nothing() {
    let scene = Scene::base(3).goods(0, 1, 1, 1);
    assert!(scene.allows(0, crate::common::sell("1 hops, brewery 2")));
    assert_eq!(scene.refused(0, crate::common::sell("1 hops, brewery 3")), ("F-SET-2", "f-no-brewery"));
}

#[test]
fn f_set_2_equal_or_unknown_demand_cards_are_refused() {
    let scene = empty(3, Variant::Base);
    for (demand, allowed) in [
        ([0, 1, 2, 0, 0], true),
        ([6, 5, 4, 9, 9], true), // entries beyond the players are ignored
        ([0, 1, 0, 0, 0], false),
        ([2, 2, 1, 0, 0], false),
        ([0, 1, 7, 0, 0], false),
    ] {
        let chance = Chance::SetUp(SetUp { demand, order: [2, 0, 1, 0, 0] });
        assert_eq!(scene.game.check_chance(&scene.state, &chance).is_ok(), allowed, "{demand:?}");
    }
}

#[test]
fn f_set_2_demand_cards_stay_all_game() {
    let table = hasty_game(3, Variant::Base, 5);
    let demand = |state: &princely_fuerstenfeld::State| state.breweries().map(|brewery| brewery.demand);
    let mut state = table.game().start();
    table.log()[0].play(table.game(), &mut state);
    assert_eq!(demand(&state), demand(table.state()));
    assert!(table.state().round() > 3);
}

#[test]
fn f_set_3_all_prices_start_on_the_start_space() {
    for players in 2..=5 {
        let mut scene = empty(players, Variant::Base);
        scene.roll(3);
        for index in 0..usize::from(players) {
            assert_eq!(scene.brewery(index).space, Goods::new(2, 2, 2));
            assert_eq!(scene.prices(index), (1, 1, 1));
        }
    }
}

#[test]
fn f_set_4_a_random_stack_on_space_0_whose_top_plays_first() {
    let mut orders = HashSet::new();
    for seed in 0..100 {
        let mut scene = empty(3, Variant::Base);
        scene.roll(seed);
        let order = scene.order_of_play();
        assert_eq!(scene.to_act(), order[..1], "the top disc plays first");
        for seat in 0..3 {
            assert_eq!(scene.player(seat).disc, 0);
        }
        orders.insert(order);
    }
    assert_eq!(orders.len(), 6, "every order comes up");
}

#[test]
fn f_set_4_the_stack_holds_each_disc_once() {
    let scene = empty(3, Variant::Base);
    for (order, allowed) in [
        ([2, 0, 1, 0, 0], true),
        ([0, 0, 1, 0, 0], false),
        ([0, 1, 3, 0, 0], false),
        ([1, 2, 1, 0, 0], false),
    ] {
        let chance = Chance::SetUp(SetUp { demand: [0, 1, 2, 0, 0], order });
        assert_eq!(scene.game.check_chance(&scene.state, &chance).is_ok(), allowed, "{order:?}");
    }
}

#[test]
fn f_set_5_the_palace_price_starts_at_8_without_a_marker() {
    let mut scene = empty(4, Variant::Base);
    scene.roll(1);
    assert_eq!(scene.game.palace_price(&scene.state), Some(8));
    assert_eq!(scene.state.palace_markers(), 0);
}

#[test]
fn f_set_6_base_players_start_with_three_cards() {
    let mut scene = empty(3, Variant::Base);
    open(&mut scene, [0, 1, 2, 0, 0], [0, 1, 2, 0, 0]);
    for seat in 0..3 {
        assert_eq!(scene.player(seat).due, 3);
        scene.deal(seat, "crane office market");
        assert_eq!(scene.player(seat).hand, set("crane office market"));
    }
    assert_eq!((scene.state.round(), scene.state.phase()), (1, Phase::Draw), "and the first round begins");
}

#[test]
fn f_set_7_expert_players_draw_ten_cards() {
    let scene = dealt();
    for seat in 0..2 {
        assert_eq!(scene.player(seat).hand.len(), 10);
        assert_eq!(scene.player(seat).unseen.len(), 18);
    }
    assert_eq!((scene.state.round(), scene.state.phase()), (0, Phase::Setup));
}

#[test]
fn f_set_7_one_of_the_ten_is_kept_and_the_other_nine_go_under() {
    let mut scene = dealt();
    assert_eq!(
        scene.legal(0),
        cards("hops_1 hops_2 hops_3 barley_1 barley_2 barley_3 water_1 water_2 water_3 crane")
            .into_iter()
            .map(|card| Action::Keep { card })
            .collect::<Vec<_>>()
    );
    assert_eq!(scene.refused(0, Action::Keep { card: card("office") }).0, "F-SET-7", "not among the ten");
    assert_eq!(scene.refused(0, under("hops_1")).0, "F-SET-7", "first the card to keep");
    scene.act(0, Action::Keep { card: card("crane") });
    assert_eq!(scene.refused(0, Action::Keep { card: card("hops_1") }).0, "F-SET-7", "only one is kept");
    assert_eq!(scene.refused(0, under("crane")).0, "F-SET-7", "the kept card stays");
    assert_eq!(scene.refused(0, under("office")).0, "F-SET-7", "not among the ten");
    assert_eq!(scene.legal(0).len(), 9);
    for id in "water_3 hops_1 hops_2 barley_3 barley_2 barley_1 water_2 water_1".split(' ') {
        scene.act(0, under(id));
    }
    assert_eq!(scene.legal(0), [under("hops_3")]);
    scene.act(0, under("hops_3"));
    assert_eq!(scene.player(0).hand, set("crane"));
    assert_eq!(scene.legal(0), [], "done");
    assert_eq!(
        scene.player(0).bottom,
        pile("water_3 hops_1 hops_2 barley_3 barley_2 barley_1 water_2 water_1 hops_3")
    );
}

#[test]
fn f_set_7_the_first_card_put_under_is_the_first_of_them_to_be_drawn() {
    let mut scene = dealt();
    scene.act(0, Action::Keep { card: card("crane") });
    for id in "water_3 hops_1 hops_2 barley_3 barley_2 barley_1 water_2 water_1 hops_3".split(' ') {
        scene.act(0, under(id));
    }
    scene.act(1, Action::Keep { card: card("office") });
    while scene.state.round() == 0 {
        let next = scene.legal(1)[0];
        scene.act(1, next);
    }
    // Eighteen cards lie above; six rounds later they are drawn.
    for round in 1..=6 {
        assert_eq!(scene.state.round(), round);
        scene.roll(9).pass_round();
    }
    assert_eq!(scene.player(0).unseen, CardSet::EMPTY);
    assert_eq!(scene.undealt(0, "hops_1 water_3 hops_2").0, "F-DRAW-1", "the order is fixed");
    scene.deal(0, "water_3 hops_1 hops_2");
}

#[test]
fn f_set_7_all_choose_at_once_in_any_order() {
    let mut scene = dealt();
    assert_eq!(scene.to_act(), [0, 1]);
    scene.act(1, Action::Keep { card: card("market") }).act(0, Action::Keep { card: card("crane") });
    assert_eq!(scene.to_act(), [0, 1]);
    for (one, two) in "palace_6 palace_5 palace_4 palace_3 palace_2 palace_1 bank_2 bank_1 office"
        .split(' ')
        .zip("hops_1 hops_2 hops_3 barley_1 barley_2 barley_3 water_1 water_2 water_3".split(' '))
    {
        assert_eq!(scene.state.round(), 0);
        scene.act(1, under(one)).act(0, under(two));
    }
    assert_eq!((scene.state.round(), scene.state.phase()), (1, Phase::Draw));
    assert_eq!((scene.player(0).kept, scene.player(1).kept), (None, None));
    assert_eq!((scene.player(0).hand, scene.player(1).hand), (set("crane"), set("market")));
    assert_eq!(scene.turn(), Turn::Chance, "the first three cards");
}

#[test]
fn f_set_7_nobody_sees_anothers_choice() {
    let (mut one, mut two) = (dealt(), dealt());
    one.acts(0, &[Action::Keep { card: card("crane") }, under("hops_1")]);
    two.acts(0, &[Action::Keep { card: card("hops_1") }, under("crane")]);
    for viewer in [Some(Seat(1)), None] {
        assert_eq!(one.game.observe(&one.state, viewer), two.game.observe(&two.state, viewer));
        for event in &one.events[one.events.len() - 2..] {
            match one.game.redact(event, viewer) {
                Some(Event::Kept { card, .. } | Event::PutUnder { card, .. }) => assert_eq!(card, None),
                other => panic!("{other:?}"),
            }
        }
    }
    assert_ne!(one.game.observe(&one.state, Some(Seat(0))), two.game.observe(&two.state, Some(Seat(0))));
}

#[test]
fn f_set_7_what_another_may_have_chosen_can_be_imagined_at_every_step() {
    let mut scene = dealt();
    let mut quick = princely_core::Quick(3);
    loop {
        for viewer in [Some(Seat(1)), None] {
            let observation = scene.game.observe(&scene.state, viewer);
            let mut kept = HashSet::new();
            for _ in 0..40 {
                let world = scene.game.determinize(&observation, &mut quick);
                crate::common::sound(&scene.game, &world);
                assert_eq!(scene.game.observe(&world, viewer), observation);
                kept.insert(world.player(Seat(0)).kept);
            }
            let chosen = scene.player(0).kept.is_some();
            assert_eq!(kept.contains(&None), !chosen, "that a card is kept is seen");
            assert_eq!(kept.len() > 5, chosen, "which one is not");
        }
        let Some(&next) = scene.legal(0).first() else { break };
        scene.act(0, next);
    }
    assert_eq!((scene.player(0).hand.len(), scene.to_act()), (1, vec![1]), "seat 0 is done, seat 1 is not");
}

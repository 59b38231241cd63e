//! The list of legal actions is complete and holds nothing else.
//!
//! There are three kinds of proof. Every action that can be written down at all is checked, one by one. The rules of
//! selling are written a second time in this file, with closed formulas for the number of sales. And the number of
//! sequences of legal actions from fixed positions (`perft/positions.json`) is counted: it changes if any rule does.

use crate::common::{Scene, sound};
use princely_core::{Game, Keyed, Quick, Seat, Seed, Silent, Turn, Uniform};
use princely_fuerstenfeld::notation::ActionNote;
use princely_fuerstenfeld::{
    Action, Card, CardTable, Fuerstenfeld, Good, Goods, Market, Phase, Sale, State, Variant,
};
use serde::Deserialize;
use std::collections::HashSet;

/// Everything a player could write down, sensible or not. Amounts of goods go up to one more than the seat holds;
/// everything else goes past its limits too.
fn everything(game: &Fuerstenfeld, held: Goods) -> Vec<Action> {
    let mut all =
        vec![Action::DrawExtra, Action::StopDrawing, Action::SellNothing, Action::EndBuild, Action::EndTurn];
    for card in Card::ALL {
        all.extend([Action::Keep { card }, Action::Under { card }, Action::Trash { card }]);
        all.extend((0..=6).chain([255]).map(|space| Action::Build { card, space }));
    }
    for (hops, barley, water) in triples(4, 4, 4) {
        all.push(Action::Store { goods: Goods::new(hops, barley, water) });
    }
    for brewery in (0..=game.seats()).chain([255]) {
        for (hops, barley, water) in triples(held.hops + 1, held.barley + 1, held.water + 1) {
            let goods = Goods::new(hops, barley, water);
            for market in markets() {
                for office in [None, Some(Good::Hops), Some(Good::Barley), Some(Good::Water)] {
                    all.push(Action::Sell { sale: Sale { brewery, goods, market, office } });
                }
            }
        }
    }
    all
}

fn triples(hops: u8, barley: u8, water: u8) -> impl Iterator<Item = (u8, u8, u8)> {
    (0..=hops).flat_map(move |h| (0..=barley).flat_map(move |b| (0..=water).map(move |w| (h, b, w))))
}

fn markets() -> Vec<Option<Market>> {
    let mut all = vec![None];
    for from in Good::ALL {
        for to in Good::ALL {
            all.extend((0..=4).map(|count| Some(Market { from, to, count })));
        }
    }
    all
}

fn listed(game: &Fuerstenfeld, state: &State, seat: Seat) -> Vec<Action> {
    let mut list = Vec::new();
    game.legal_actions(state, seat, &mut list);
    list
}

/// Checks every action of every seat, and compares with the lists.
fn compare_with_everything(game: &Fuerstenfeld, state: &State) {
    for seat in game.all_seats() {
        let listed = listed(game, state, seat);
        let set: HashSet<Action> = listed.iter().copied().collect();
        assert_eq!(set.len(), listed.len(), "an action is listed twice");
        let mut allowed = 0;
        for action in everything(game, state.player(seat).goods) {
            if game.check(state, seat, &action).is_ok() {
                allowed += 1;
                assert!(set.contains(&action), "seat {seat}: {action:?} is allowed, but not listed");
            }
        }
        assert_eq!(allowed, listed.len(), "seat {seat}: something is listed that is not allowed");
    }
}

#[test]
fn the_list_is_everything_that_is_allowed_in_made_up_positions() {
    let full = |scene: Scene| {
        scene
            .built(0, "market office warehouse")
            .hand(0, "crane hops_1 palace_1")
            .coins(0, 9)
            .goods(0, 4, 1, 2)
    };
    for scene in [
        full(Scene::base(2)),
        full(Scene::base(3)).spaces(0, (0, 1, 5)).spaces(1, (0, 0, 0)).spaces(2, (3, 0, 0)),
        full(Scene::expert(2)).board(0, 4, "palace_4").phase(Phase::Build, 0),
        full(Scene::base(2)).phase(Phase::Discard, 0),
        full(Scene::expert(2)).board(0, 4, "scavenger").phase(Phase::Discard, 0),
        Scene::base(5).goods(0, 3, 3, 3).board(0, 1, "market").phase(Phase::Sell, 0),
        Scene::expert(2).palaces(0, 4).hand(0, "palace_5 palace_6 office").coins(0, 8).phase(Phase::Build, 0),
    ] {
        scene.sound();
        compare_with_everything(&scene.game, &scene.state);
    }
}

#[test]
fn the_list_is_everything_that_is_allowed_in_games() {
    for (players, variant, seed) in [(2, Variant::Base, 1), (3, Variant::Expert, 2), (5, Variant::Base, 3)] {
        let game = Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap();
        let mut dice = Keyed::new(Seed::of_series(seed, 0));
        let mut quick = Quick(seed);
        let mut state = game.start();
        let mut seen = 0;
        loop {
            match game.turn(&state) {
                Turn::Chance => {
                    let chance = game.sample_chance(&state, &mut dice);
                    game.apply_chance(&mut state, &chance, &mut Silent);
                }
                Turn::Over => break,
                Turn::Seats(seats) => {
                    // There are many sales to check, so fewer positions of this phase are compared.
                    let every = if state.phase() == Phase::Sell { 12 } else { 4 };
                    if quick.below(every) == 0 {
                        compare_with_everything(&game, &state);
                        seen += 1;
                    }
                    let seat = seats.lowest().unwrap();
                    let action = crate::common::hasty(&game, &state, seat, &mut quick);
                    game.apply(&mut state, seat, action, &mut Silent);
                }
            }
            sound(&game, &state);
        }
        assert!(seen > 10, "{players} players: {seen} positions");
    }
}

/// The rules of selling, written a second time, from the book and not from the engine.
fn sale_is_legal(scene: &Scene, sale: &Sale) -> bool {
    let player = scene.player(0);
    let board: Vec<&str> = player.board.iter().filter_map(|top| top.id()).collect();
    let Some(brewery) =
        scene.state.breweries()[..usize::from(scene.game.seats())].get(usize::from(sale.brewery))
    else {
        return false; // F-SET-2
    };
    let count = |goods: Goods, good| i32::from(goods[good]);
    let mut as_sold = Good::ALL.map(|good| count(sale.goods, good));
    if as_sold.iter().sum::<i32>() == 0 {
        return false; // F-SELL-1: selling nothing is another action
    }
    if let Some(Market { from, to, count }) = sale.market {
        as_sold[from.index()] -= i32::from(count);
        as_sold[to.index()] += i32::from(count);
        let within = (1..=3).contains(&count) && as_sold[from.index()] >= 0;
        if !board.contains(&"market") || from == to || !within {
            return false; // F-SELL-4
        }
    }
    let track = scene.game.table().track.values();
    let sells = |good: Good| as_sold[good.index()] > 0;
    let has_all = Good::ALL.iter().all(|&good| count(sale.goods, good) <= count(player.goods, good)); // F-SELL-1
    let priced = Good::ALL.iter().all(|&good| !sells(good) || track[usize::from(brewery.space[good])] > 0); // F-SELL-2
    let office = sale.office.is_none_or(|good| board.contains(&"office") && sells(good)); // F-SELL-5
    has_all && priced && office
}

#[test]
fn sales_are_legal_exactly_when_the_book_says_so() {
    for board in ["", "market", "office", "market office", "market_and_office_in_hand"] {
        for spaces in [(2, 2, 2), (0, 2, 5), (0, 0, 3), (0, 0, 0)] {
            for goods in [(0, 0, 0), (1, 1, 1), (4, 0, 2), (2, 3, 1)] {
                let scene = Scene::base(2).goods(0, goods.0, goods.1, goods.2).spaces(0, spaces);
                let scene = match board {
                    "market_and_office_in_hand" => scene.hand(0, "market office"),
                    _ => scene.built(0, board),
                };
                let book: HashSet<Action> = everything(&scene.game, scene.player(0).goods)
                    .into_iter()
                    .filter(|action| match action {
                        Action::Sell { sale } => sale_is_legal(&scene, sale),
                        action => *action == Action::SellNothing,
                    })
                    .collect();
                let listed: HashSet<Action> = scene.legal(0).into_iter().collect();
                assert_eq!(listed, book, "{board:?}, spaces {spaces:?}, goods {goods:?}");
            }
        }
    }
}

#[test]
fn how_many_sales_there_are() {
    for players in 2..=5usize {
        for (hops, barley, water) in [(1, 1, 1), (2, 0, 3), (5, 4, 3), (0, 0, 0), (7, 0, 0)] {
            let count = |board: &str| {
                let scene = Scene::base(players as u8).goods(0, hops, barley, water).built(0, board);
                scene.legal(0).len()
            };
            let [h, b, w] = [hops, barley, water].map(usize::from);
            let mixes = (h + 1) * (b + 1) * (w + 1);
            assert_eq!(count(""), 1 + players * (mixes - 1), "nothing, or some of each to one brewery");

            // With an office each mix is sold plainly, or for a coin more on one of the goods in it.
            let with_good = h * (b + 1) * (w + 1) + (h + 1) * b * (w + 1) + (h + 1) * (b + 1) * w;
            assert_eq!(count("office"), 1 + players * (mixes - 1 + with_good));

            // With a market: for either other good and each number of changed tokens n, all mixes that hold
            // at least n of the good they come from.
            let changed =
                |of: usize, rest: usize| (1..=of.min(3)).map(|n| of - n + 1).sum::<usize>() * rest * 2;
            let market =
                changed(h, (b + 1) * (w + 1)) + changed(b, (h + 1) * (w + 1)) + changed(w, (h + 1) * (b + 1));
            assert_eq!(count("market"), 1 + players * (mixes - 1 + market));
        }
    }
}

#[test]
fn how_many_ways_there_are_to_store() {
    for (hops, barley, water, ways) in [
        (0, 0, 0, 0),
        (1, 0, 0, 1),
        (9, 0, 0, 3),
        (1, 1, 1, 7),
        (3, 3, 3, 19), // 3 of one kind + 6 of two + 10 of three tokens
        (9, 9, 9, 19),
        (2, 1, 0, 5),
    ] {
        let scene =
            Scene::base(2).goods(0, hops, barley, water).board(0, 1, "warehouse").phase(Phase::Discard, 0);
        let stores = scene.legal(0).iter().filter(|action| matches!(action, Action::Store { .. })).count();
        assert_eq!(stores, ways, "{hops} {barley} {water}");
    }
}

/// A position, and how many sequences of legal actions of each length there are from it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    name: String,
    players: u8,
    variant: Variant,
    /// Chance comes from the keyed dice of this series.
    series: u64,
    /// What the players did before, as in records.
    played: Vec<(u8, ActionNote)>,
    counts: Vec<u64>,
}

fn positions() -> Vec<Position> {
    serde_json::from_str(include_str!("perft/positions.json")).unwrap()
}

/// How many sequences of `depth` legal actions there are, by any seats that are to act.
fn perft(game: &Fuerstenfeld, state: &State, dice: &mut Keyed, depth: usize) -> u64 {
    let mut state = state.clone();
    while game.turn(&state) == Turn::Chance {
        let chance = game.sample_chance(&state, dice);
        game.apply_chance(&mut state, &chance, &mut Silent);
    }
    let Turn::Seats(seats) = game.turn(&state) else { return 0 };
    let mut sequences = 0;
    for seat in seats {
        let actions = listed(game, &state, seat);
        if depth == 1 {
            sequences += actions.len() as u64;
            continue;
        }
        for action in actions {
            let mut next = state.clone();
            game.apply(&mut next, seat, action, &mut Silent);
            sequences += perft(game, &next, dice, depth - 1);
        }
    }
    sequences
}

#[test]
fn sequences_of_legal_actions_from_fixed_positions() {
    let mut wrong = Vec::new();
    for position in positions() {
        let game = Fuerstenfeld::new(position.players, position.variant, CardTable::standard()).unwrap();
        let mut dice = Keyed::new(Seed::of_series(position.series, 0));
        let mut state = game.start();
        let chance = |state: &mut State, dice: &mut Keyed| {
            while game.turn(state) == Turn::Chance {
                let chance = game.sample_chance(state, dice);
                game.apply_chance(state, &chance, &mut Silent);
            }
        };
        chance(&mut state, &mut dice);
        for &(seat, note) in &position.played {
            let action = Action::from(note);
            game.check(&state, Seat(seat), &action)
                .unwrap_or_else(|refusal| panic!("{}: seat {seat}, {action:?}: {refusal:?}", position.name));
            game.apply(&mut state, Seat(seat), action, &mut Silent);
            chance(&mut state, &mut dice);
        }
        compare_with_everything(&game, &state);
        let counts: Vec<u64> =
            (1..=position.counts.len()).map(|depth| perft(&game, &state, &mut dice, depth)).collect();
        if counts != position.counts {
            wrong.push(format!("{}: {counts:?}, not {:?}", position.name, position.counts));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn sequences_of_the_expert_set_up_can_be_counted_by_hand() {
    // Each seat first keeps one of 10 cards; after that it has 9, 8, 7 … cards to put under.
    let width = |done: usize| if done == 0 { 10 } else { 10u64.saturating_sub(done as u64) };
    fn count(done: [usize; 2], depth: usize, width: &dyn Fn(usize) -> u64) -> u64 {
        if depth == 0 {
            return 1;
        }
        (0..2)
            .filter(|&seat| done[seat] < 10)
            .map(|seat| {
                let mut next = done;
                next[seat] += 1;
                width(done[seat]) * count(next, depth - 1, width)
            })
            .sum()
    }
    let game = Fuerstenfeld::new(2, Variant::Expert, CardTable::standard()).unwrap();
    let mut dice = Keyed::new(Seed::of_series(5, 0));
    for depth in 1..=4 {
        assert_eq!(
            perft(&game, &game.start(), &mut dice, depth),
            count([0, 0], depth, &width),
            "depth {depth}"
        );
    }
}

//! The view says what the records say, its points have reasons, and it can be written and read.
#![allow(clippy::unwrap_used)]

mod games;

use games::{play, variants};
use princely_core::{Aid, Game, Notation, Seat};
use princely_principati::scenario::Scenario;
use princely_principati::score::Reason;
use princely_principati::view::OrderStatus;
use princely_principati::{Principati, View};

#[test]
fn the_reasons_of_every_item_add_up_to_its_points() {
    let mut told = std::collections::BTreeSet::new();
    for (number, game) in (0..60).flat_map(|number| variants().map(|game| (number, game))) {
        play(&game, 1100 + number, |state, _, _, whim| {
            if princely_core::Uniform::below(whim, 50) > 0 && game.turn(state) != princely_core::Turn::Over {
                return;
            }
            for seat in [Seat(0), Seat(1)] {
                let (points, score) = (game.points(state, seat), game.score(state, seat));
                assert_eq!(points.total, score.total());
                for item in &points.items {
                    assert_eq!(item.points, score.of(item.item), "{item:?}");
                    let sum: i32 = item.reasons.iter().map(Reason::points).sum();
                    assert_eq!(sum, item.points, "{item:?}");
                    assert!(item.reasons.iter().all(|reason| reason.item() == item.item));
                    told.extend(item.reasons.iter().map(|reason| reason.item().rule()));
                }
            }
        });
    }
    // Distant buildings, Scout Towers, ships and the island are seldom reached by random play: the tests of
    // their rules look at the reasons too.
    assert!(told.len() >= 11, "{told:?}");
}

#[test]
fn the_view_agrees_with_the_trace_of_records_and_can_be_read_back() {
    for (number, game) in variants().into_iter().enumerate() {
        play(&game, 21 + number as u64, |state, _, _, whim| {
            if princely_core::Uniform::below(whim, 16) > 0 {
                return;
            }
            let view = game.view(&game.observe(state, None), Aid::None);
            let trace = game.trace(state);
            assert_eq!((view.round, view.phase, &view.to_act), (trace.round, trace.phase, &trace.to_act));
            assert_eq!((view.closing, view.trigger, view.end), (trace.closing, trace.trigger, trace.end));
            assert_eq!(view.merit_due, trace.merit_due);
            assert_eq!(view.tiles.len(), trace.map.len());
            let mut working = [Vec::new(), Vec::new()];
            for (tile, traced) in view.tiles.iter().zip(&trace.map) {
                assert_eq!((tile.tile, tile.at, tile.rotation), (traced.tile, traced.at, traced.rot));
                assert_eq!((tile.owner, tile.masters), (traced.owner, traced.masters));
                assert_eq!(tile.cardinal, traced.cardinal);
                let buildings: Vec<_> = tile.slots.iter().map(|slot| slot.building).collect();
                assert_eq!(buildings, traced.buildings);
                assert_eq!(view.tile(tile.at), Some(tile));
                for slot in &tile.slots {
                    if slot.work.as_ref().is_some_and(|work| work.missing.is_none()) {
                        working[tile.owner.unwrap().index()].push((slot.building.unwrap(), tile.at));
                    }
                }
            }
            for ((player, traced), working) in view.players.iter().zip(&trace.players).zip(&mut working) {
                assert_eq!((player.pecunia, &player.goods), (traced.pecunia, &traced.goods));
                assert_eq!(
                    (player.citizens, player.workers_left.unwrap_or(0)),
                    (traced.citizens, traced.workers_left)
                );
                assert_eq!(
                    (player.masters, player.masters_on_board),
                    (traced.masters, traced.masters_on_board)
                );
                assert_eq!((player.cardinal, player.horsemen), (traced.cardinal, traced.horsemen));
                assert_eq!((player.carts, player.fishing_boats), (traced.carts, traced.fishing_boats));
                assert_eq!(player.cargo_ship.map(|ship| ship.made), traced.cargo_ship_round);
                assert_eq!(
                    (player.fish_row.coins, player.bread_ham_row.coins),
                    (traced.food_coins.fish, traced.food_coins.bread_ham)
                );
                assert_eq!(
                    (player.storage.board, player.second_board),
                    (traced.stock_board, traced.second_board)
                );
                assert_eq!(player.hand, traced.hand);
                assert_eq!(player.extra.iter().map(|extra| extra.tile).collect::<Vec<_>>(), traced.extra);
                assert_eq!(player.cannot_place, traced.cannot_place);
                assert_eq!(player.points.total, traced.score);
                let with = |status| {
                    player.orders.iter().filter(move |order| order.status == status).map(|order| order.order)
                };
                assert_eq!(with(OrderStatus::Held).collect::<Vec<_>>(), traced.orders);
                let mut earned: Vec<_> = with(OrderStatus::Held).chain(with(OrderStatus::Returned)).collect();
                earned.sort();
                assert_eq!(earned, traced.earned);
                working.sort_by_key(|&(building, at)| (building.id(), at));
                assert_eq!(*working, traced.functional);
            }
            let text = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
            assert!(text.len() < 64_000, "{} bytes", text.len());
        });
    }
}

#[test]
fn the_hand_fits_nowhere_exactly_when_a_player_may_say_so() {
    let [base, ..] = variants();
    let mut stuck = 0;
    for number in 31..37 {
        play(&base, number, |state, seat, legal, _| {
            if state.phase() == princely_principati::Phase::Place && !state.merit_due() {
                let view = base.view(&base.observe(state, Some(seat)), Aid::None);
                let fits = view.player(seat).unwrap().toward_end.tiles_that_fit;
                assert_eq!(fits == 0, legal.contains(&princely_principati::Action::CannotPlace));
                stuck += u32::from(fits == 0);
            }
        });
    }
    assert!(stuck > 0);
}

#[test]
fn a_view_says_what_is_still_to_do_for_the_island() {
    let game = Principati::default();
    for (round, has_ship) in [(0, false), (1, true), (7, true)] {
        let state = Scenario::new(&game).cargo_ship(Seat(0), round).state().unwrap();
        let view = game.view(&game.observe(&state, Some(Seat(0))), Aid::None);
        let island = view.players[0].toward_end.island.clone().unwrap();
        assert_eq!((island.cargo_ship, island.port_works, island.lighthouse), (has_ship, false, false));
    }
}

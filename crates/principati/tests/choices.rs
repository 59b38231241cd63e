//! Choices and answers: what they offer, and what they say about the rest.
#![cfg(feature = "laws")]
#![allow(clippy::unwrap_used)]

mod games;

use games::{play, variants};
use princely_core::laws::LawfulOffers;
use princely_core::record::read;
use princely_core::{Aid, Game, Offers, Refused, Seat, Silent, Turn, Uniform};
use princely_hex::Hex;
use princely_principati::choices::{Offer, Placement, Site};
use princely_principati::scenario::Scenario;
use princely_principati::score::Reason;
use princely_principati::view::Missing;
use princely_principati::{
    Action, Answer, Building, Feature, Good, Options, Order, Phase, Principati, Question, State, TileId,
};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// Names of what was offered, and messages of what was denied.
#[derive(Default)]
struct Met {
    offered: BTreeSet<String>,
    denied: BTreeSet<String>,
}

impl Met {
    /// The choices offer exactly the legal list, nothing twice, and every refusal is the one that the rules give.
    fn agree(&mut self, game: &Principati, state: &State, seat: Seat) {
        let mut legal = Vec::new();
        game.legal_actions(state, seat, &mut legal);
        let observation = game.observe(state, Some(seat));
        let choices = game.choices(&observation).unwrap();
        let mut ask = |question: &_| game.answer(&observation, question);
        let known = Principati::offered(&choices, &mut ask);
        let set: HashSet<Action> = known.iter().copied().collect();
        assert_eq!(known.len(), set.len(), "something is offered twice");
        for action in &known {
            assert_eq!(game.check(state, seat, action), Ok(()), "{action:?}");
            let name = format!("{action:?}");
            self.offered.insert(name.split(['(', ' ']).next().unwrap_or_default().to_owned());
        }
        for action in &legal {
            assert!(set.contains(action), "{action:?} is not offered");
        }
        for (action, refused) in Principati::denied(&choices, &mut ask) {
            let so = game.check(state, seat, &action).map_err(|refusal| Refused::new(&refusal));
            assert_eq!(so, Err(refused.clone()), "{action:?}");
            self.denied.insert(refused.message.id.into_owned());
        }
    }
}

#[test]
fn choices_offer_the_legal_list_and_every_why_not_is_true() {
    let mut met = Met::default();
    for (number, game) in (0..24).flat_map(|number| variants().map(|game| (number, game))) {
        play(&game, 500 + number, |state, seat, _, whim| {
            if game.turn(state) != Turn::Over && whim.below(12) == 0 {
                met.agree(&game, state, seat);
            }
        });
    }
    // A recorded game on the way to the island, with boats and an order on top.
    read::<Principati>(include_str!("fixtures/island_base.json"), |replayed| {
        let (game, state) = (replayed.table.game(), replayed.table.state());
        let Turn::Seats(seats) = game.turn(state) else { return };
        for seat in seats {
            met.agree(game, state, seat);
            let richer = Scenario::of(game, state).vehicles(seat, 3, 1, 1).with_order(seat, Order::Architect);
            met.agree(game, &richer.state().unwrap(), seat);
        }
    })
    .unwrap();
    assert_eq!(met.offered.len(), 20, "{:?}", met.offered);
    assert!(met.denied.len() >= 50, "{}: {:?}", met.denied.len(), met.denied);
}

/// What an answer says about points is what the score then is.
#[test]
fn what_an_action_is_worth_is_what_it_then_brings() {
    let mut compared = 0;
    for (number, game) in (0..6).flat_map(|number| variants().map(|game| (number, game))) {
        play(&game, 700 + number, |state, seat, legal, whim| {
            let Some(&action) = legal.get(whim.below(legal.len().max(1) as u32) as usize) else { return };
            let observation = game.observe(state, Some(seat));
            let question = Question::Worth { action };
            let Answer::Worth { refused, effects } = game.answer(&observation, &question) else {
                panic!("{action:?}: another answer");
            };
            assert_eq!(refused, None, "{action:?}");
            let Some(effects) = effects else { return };
            let mut after = state.clone();
            game.apply(&mut after, seat, action, &mut Silent);
            for (points, seat) in [(&effects.points, seat), (&effects.others_points, Seat(1 - seat.0))] {
                let (before, then) = (game.points(state, seat), game.points(&after, seat));
                assert_eq!(points.total, then.total - before.total, "{action:?}");
                assert_eq!(points.items.iter().map(|item| item.by).sum::<i32>(), points.total);
                let sum = |reasons: &[Reason]| reasons.iter().map(Reason::points).sum::<i32>();
                assert_eq!(sum(&points.added) - sum(&points.removed), points.total, "{action:?}");
            }
            let sites =
                |sites: &[Site]| sites.iter().map(|site| (site.building, site.at)).collect::<Vec<_>>();
            let works = |state| {
                let mut working = sites(&game.working_sites(state, seat));
                working.sort_by_key(|&(building, at)| (building.id(), at));
                working
            };
            let (before, then) = (works(state), works(&after));
            let mut expected = before.clone();
            expected.extend(sites(&effects.starts));
            for stopped in sites(&effects.stops) {
                let index = expected.iter().position(|site| *site == stopped).unwrap();
                expected.remove(index);
            }
            expected.sort_by_key(|&(building, at)| (building.id(), at));
            assert_eq!(expected, then, "{action:?}");
            compared += 1;
        });
    }
    assert!(compared > 1000, "{compared}");
}

#[test]
fn an_illegal_placement_names_every_side_at_fault() {
    let game = Principati::default();
    let state = Scenario::new(&game).state().unwrap();
    let observation = game.observe(&state, Some(Seat(0)));
    let ask = |tile: &str, at: (i16, i16), rotation: u8| {
        let (tile, at) = (TileId::new(tile).unwrap(), Hex::new(at.0, at.1));
        match game.answer(&observation, &Question::Placement { tile, at, rotation }) {
            Answer::Placement(placement) => placement,
            other => panic!("{other:?}"),
        }
    };
    let faults = |placement: &Placement| -> Vec<(Option<u8>, String)> {
        placement.faults.iter().map(|fault| (fault.side, fault.refused.rule.clone().into_owned())).collect()
    };
    // The Y-House has a road to the east, so the tile there needs a road too.
    let forest = ask("N01", (4, 1), 0);
    assert_eq!(faults(&forest), [(Some(3), "P-PLACE-03".into())]);
    assert_eq!(forest.refused.unwrap().rule, "P-PLACE-03");
    // A fork that does not meet that road, and also runs into the river's bank.
    let fork = ask("R04", (4, 1), 0);
    assert_eq!(faults(&fork), [(Some(3), "P-PLACE-03".into()), (Some(4), "P-PLACE-03".into())]);
    // A cell that touches no tile, and a cell that is taken.
    assert_eq!(faults(&ask("N01", (30, 30), 0)), [(None, "P-PLACE-02".into())]);
    assert_eq!(faults(&ask("N01", (3, 1), 0)), [(None, "P-PLACE-02".into())]);
    // A straight road goes on from the house, and would make a group of its colour.
    let road = ask("R01", (4, 1), 0);
    assert_eq!((road.refused, road.faults.len()), (None, 0));
    let effects = road.effects.unwrap();
    assert_eq!(effects.joins, [Hex::new(4, 1)]);
    assert!(effects.points.added.iter().any(|reason| matches!(reason, Reason::Group { .. })));
}

#[test]
fn a_slot_tells_what_a_building_would_set_to_work() {
    let game = Principati::default();
    let state = Scenario::new(&game).lay(Seat(0), "N07a", (4, 1), 0).turn(Seat(0), Phase::Construct).state();
    let observation = game.observe(&state.unwrap(), Some(Seat(0)));
    let question = Question::Slot { at: Hex::new(3, 1), slot: 0 };
    let Answer::Slot { buildings, .. } = game.answer(&observation, &question) else { panic!() };
    let of = |building| buildings.iter().find(|prospect| prospect.choice.building == building).unwrap();
    let quarry = of(Building::Quarry);
    assert_eq!(quarry.choice.refused, None);
    assert_eq!(quarry.work.as_ref().unwrap().missing, None);
    let effects = quarry.effects.as_ref().unwrap();
    assert_eq!(effects.starts, [Site { building: Building::Quarry, at: Hex::new(3, 1), slot: 0 }]);
    assert_eq!(effects.points.total, 5);
    let lumberjack = of(Building::Lumberjack).work.as_ref().unwrap();
    let forest = Missing::Feature { any_of: vec![Feature::Forest], or_sea: false };
    assert_eq!(lumberjack.missing, Some(forest));
    let baker = of(Building::Baker).work.as_ref().unwrap();
    assert!(matches!(&baker.missing, Some(Missing::Buildings { buildings }) if !buildings.is_empty()));
}

#[test]
fn a_slot_tells_what_a_building_would_bring_by_the_end() {
    let quarry = |max_rounds, round, closing, market| {
        let game = Principati::new(Options { max_rounds, ..Options::default() }).unwrap();
        let scenario = Scenario::new(&game).lay(Seat(0), "N07a", (4, 1), 0).round(round, closing);
        let scenario = if market {
            scenario.lay(Seat(0), "S06", (5, 1), 0).build((5, 1), 0, Building::Market)
        } else {
            scenario
        };
        let state = scenario.turn(Seat(0), Phase::Construct).state();
        let observation = game.observe(&state.unwrap(), Some(Seat(0)));
        let question = Question::Slot { at: Hex::new(3, 1), slot: 0 };
        let Answer::Slot { buildings, .. } = game.answer(&observation, &question) else { panic!() };
        buildings.into_iter().find(|prospect| prospect.choice.building == Building::Quarry).unwrap()
    };
    let told = quarry(Some(10), 3, false, false);
    let made = u32::from(told.work.unwrap().capacity) * 8;
    let outlook = told.outlook.unwrap();
    assert_eq!(outlook.goods, BTreeMap::from([(Good::Stone, made)]));
    assert_eq!((outlook.pecunia, outlook.price, outlook.points), (0, made, 5 + made as i32));
    let last = quarry(None, 30, true, false).outlook.unwrap();
    assert_eq!(last.price * 8, made, "in the closing round there is one production phase");
    assert_eq!(quarry(None, 3, false, false).outlook, None, "nobody knows when the game ends");
    assert_eq!(quarry(Some(10), 3, false, true).outlook.unwrap().price, 2 * made, "a market pays more");
    // A mint makes pecunia.
    let game = Principati::new(Options { max_rounds: Some(10), ..Options::default() }).unwrap();
    let mines = [("M01", (2, 20), Building::GoldMine), ("M03", (6, 20), Building::CoalMine)];
    let scene = Scenario::new(&game).lay(Seat(0), "N07a", (1, 20), 0).lay(Seat(0), "N09a", (6, 19), 0);
    let scene = mines
        .into_iter()
        .fold(scene, |scene, (id, at, mine)| scene.lay(Seat(0), id, at, 0).build(at, 0, mine));
    let state = scene.round(3, false).turn(Seat(0), Phase::Construct).state().unwrap();
    let question = Question::Slot { at: Hex::new(3, 1), slot: 0 };
    let Answer::Slot { buildings, .. } = game.answer(&game.observe(&state, Some(Seat(0))), &question) else {
        panic!()
    };
    let mint = buildings.into_iter().find(|prospect| prospect.choice.building == Building::Mint).unwrap();
    let made = u32::from(mint.work.unwrap().capacity) * 8;
    let outlook = mint.outlook.unwrap();
    assert_eq!((outlook.pecunia, outlook.price, outlook.goods.len()), (made, 0, 0));
}

/// What random games seldom reach.
#[test]
fn choices_of_positions_put_together_by_hand_offer_the_legal_list() {
    let game = Principati::default();
    let street = || {
        let tiles = ["H02", "W01", "M02", "S01", "S04"].into_iter().zip(4..);
        tiles.fold(Scenario::new(&game), |scene, (id, q)| scene.lay(Seat(0), id, (q, 1), 0))
    };
    let rich = |scene: Scenario<'_>| {
        let state = [Good::Stone, Good::Beam, Good::Tool]
            .into_iter()
            .fold(scene, |s, good| s.goods(Seat(0), good, 2));
        state.pecunia(Seat(0), 50).turn(Seat(0), Phase::Construct).state().unwrap()
    };
    let mut met = Met::default();
    let positions = [
        rich(street().with_order(Seat(0), Order::Miner)),
        rich(street().island_port(Seat(1))),
        rich(street().with_order(Seat(0), Order::Architect).build((4, 1), 0, Building::Mint)),
        rich(street().lay(Seat(1), "H02", (-4, -1), 0).build((-4, -1), 0, Building::Warehouse)),
        street().with_order(Seat(0), Order::Farmer).extra(Seat(0), "ST_A").state().unwrap(),
    ];
    for state in &positions {
        met.agree(&game, state, Seat(0));
    }
    for name in ["MinerMine", "Build", "ArchitectMove", "FarmerMove", "PlaceExtra"] {
        assert!(met.offered.contains(name), "{name}: {:?}", met.offered);
    }
}

/// A start tile that comes back after it was laid brings nothing again.
#[test]
fn an_extra_tile_says_what_it_brings() {
    let game = Principati::default();
    for (before, brings) in [(false, Some("well")), (true, None)] {
        let scene = Scenario::new(&game).reserve(Seat(0), &[Some(Building::Well)]);
        let scene = if before { scene.lay(Seat(0), "ST_A", (60, 60), 0) } else { scene };
        let state = scene.extra(Seat(0), "ST_A").state().unwrap();
        let choices = game.choices(&game.observe(&state, Some(Seat(0)))).unwrap();
        let json = serde_json::to_value(&choices).unwrap();
        let told = json.to_string();
        let expected = format!("\"brings\":[{}]", brings.map_or("null".into(), |id| format!("\"{id}\"")));
        assert!(told.contains(&expected), "laid before: {before}: {told}");
    }
}

#[test]
fn whoever_waits_can_try_the_next_turn() {
    let mut tried: BTreeMap<String, u32> = BTreeMap::new();
    for (number, game) in (0..6).flat_map(|number| variants().map(|game| (number, game))) {
        play(&game, 900 + number, |state, _, _, _| {
            let (phase, acting) = (state.phase(), game.turn(state));
            let first = game.view(&game.observe(state, None), Aid::None).first;
            assert_eq!(game.ahead(&game.observe(state, None)), None);
            for seat in [Seat(0), Seat(1)] {
                let seen = game.observe(state, Some(seat));
                let waits =
                    state.round() > 0 && !matches!(acting, Turn::Seats(seats) if seats.contains(seat));
                let is_last = phase == Phase::Over
                    || phase == Phase::Produce && first == Some(seat) && state.is_closing();
                let ahead = game.ahead(&seen);
                assert_eq!(
                    ahead.is_some(),
                    waits && !is_last,
                    "seat {seat} in {phase:?} of {}",
                    state.round()
                );
                let Some(ahead) = ahead else { continue };
                assert_eq!(game.choices(&ahead).unwrap().seat, seat);
                // Nothing has changed at the table, except that the others have passed.
                let (before, now) = (game.view(&seen, Aid::None), game.view(&ahead, Aid::None));
                let passed_over = before.closing && before.players[seat.index()].cannot_place;
                let stays = first != Some(seat) && !(phase == Phase::Place && passed_over);
                assert_eq!(now.phase == phase, stays, "from {phase:?} to {:?}", now.phase);
                assert_eq!(now.tiles.len(), before.tiles.len());
                for (now, before) in now.players.iter().zip(&before.players) {
                    assert_eq!(
                        (&now.hand, &now.extra, &now.goods),
                        (&before.hand, &before.extra, &before.goods)
                    );
                    assert_eq!((now.pecunia, &now.points), (before.pecunia, &before.points));
                }
                assert_eq!(game.ahead(&ahead), None);
                let mut legal = Vec::new();
                game.observed_legal_actions(&ahead, &mut legal);
                let preview = princely_core::preview(&game, &ahead, seat, &legal[..1]).unwrap();
                assert_eq!(preview.played, 1);
                *tried.entry(format!("{:?}", now.phase)).or_default() += 1;
            }
        });
    }
    assert!(tried.len() == 5 && tried.values().all(|&times| times > 20), "{tried:?}");
}

#[test]
fn nobody_gets_answers_about_what_is_not_there() {
    let game = Principati::default();
    let state = game.start();
    for viewer in [None, Some(Seat(0)), Some(Seat(7))] {
        let observation = game.observe(&state, viewer);
        assert_eq!(game.choices(&observation), None);
        let slot = Question::Slot { at: Hex::new(99, 99), slot: 9 };
        assert_eq!(game.answer(&observation, &slot), Answer::NotThere);
        let tile = TileId::new("Z99").unwrap();
        assert_eq!(game.answer(&observation, &Question::Places { tile }), Answer::NotThere);
    }
}

/// Palaces, bridges and common seas may not be moved: the answers say so, no matter who asks.
#[test]
fn every_cell_of_the_starting_world_can_be_asked_about() {
    let game = Principati::default();
    let state =
        Scenario::new(&game).with_order(Seat(0), Order::Farmer).with_order(Seat(0), Order::Architect).state();
    let observation = game.observe(&state.unwrap(), Some(Seat(0)));
    for tile in game.view(&observation, princely_core::Aid::None).tiles {
        let from = tile.at;
        let question = Question::FarmerPlacement { from, to: Hex::new(4, 1), rotation: 0 };
        let Answer::FarmerPlacement(placement) = game.answer(&observation, &question) else { panic!() };
        assert_eq!(placement.refused.unwrap().message.id, "p-ord-07-unmovable");
        let Answer::FarmerPlaces { refused, cells, .. } =
            game.answer(&observation, &Question::FarmerPlaces { from })
        else {
            panic!()
        };
        assert_eq!((refused.unwrap().message.id.as_ref(), cells.len()), ("p-ord-07-unmovable", 0));
        for (slot, entry) in (0..).zip(&tile.slots) {
            let question = Question::ArchitectTargets { from, from_slot: slot };
            let Answer::ArchitectTargets { refused, targets, .. } = game.answer(&observation, &question)
            else {
                panic!()
            };
            // Palaces and bridges stay; on the other slots nothing stands.
            let id = if entry.building.is_none() {
                "p-ord-06-no-building"
            } else if tile.owner == Some(Seat(0)) {
                "p-ord-06-fixed"
            } else {
                "p-tile-11-foreign"
            };
            assert_eq!((refused.unwrap().message.id.as_ref(), targets.len()), (id, 0), "{from}");
        }
    }
}

/// The rotation is the client's business: an answer says how many there are, and a client asks about no other.
#[test]
fn an_answer_about_places_says_how_many_rotations_differ() {
    let game = Principati::default();
    let state =
        Scenario::new(&game).lay(Seat(0), "N07a", (4, 1), 0).with_order(Seat(0), Order::Farmer).state();
    let observation = game.observe(&state.unwrap(), Some(Seat(0)));
    for kind in game.catalogue().kinds() {
        let question = Question::Places { tile: kind.id };
        let Answer::Places { turns, cells, .. } = game.answer(&observation, &question) else { panic!() };
        assert_eq!(turns, kind.turns, "{}", kind.id);
        assert!(cells.iter().flat_map(|cell| &cell.rotations).all(|&rotation| rotation < turns));
    }
    let question = Question::FarmerPlaces { from: Hex::new(4, 1) };
    let Answer::FarmerPlaces { turns, .. } = game.answer(&observation, &question) else { panic!() };
    assert_eq!(turns, 1, "a tile without roads looks the same however it is turned");
}

#[test]
fn what_is_forbidden_for_another_reason_than_its_price_is_short_of_nothing() {
    let game = Principati::default();
    let island = |ship: bool| {
        let scene = Scenario::new(&game).no_goods(Seat(0)).round(5, false);
        let scene = if ship { scene.cargo_ship(Seat(0), 3) } else { scene };
        let state = scene.turn(Seat(0), Phase::Construct).state().unwrap();
        let choices = game.choices(&game.observe(&state, Some(Seat(0)))).unwrap();
        let Offer::Construct(offer) = choices.offer else { panic!() };
        let port = offer.slots.into_iter().flat_map(|slot| slot.buildings);
        let port = port.into_iter().find(|choice| choice.building == Building::Port).unwrap();
        (port.refused.unwrap().rule.into_owned(), port.missing)
    };
    assert_eq!(island(false), ("P-ISL-01".into(), BTreeMap::new()));
    let (rule, missing) = island(true);
    assert_eq!(rule, "P-BUILD-01");
    assert!(!missing.is_empty());
}

#[test]
fn the_market_of_a_variant_knows_the_goods_of_that_variant() {
    for (game, count) in variants().iter().zip([9, 16, 16]) {
        let state = Scenario::new(game).turn(Seat(0), Phase::Trade).state().unwrap();
        let choices = game.choices(&game.observe(&state, Some(Seat(0)))).unwrap();
        let Offer::Trade(offer) = choices.offer else { panic!() };
        assert_eq!(offer.goods.len(), count);
        assert_eq!(offer.goods.iter().any(|choice| choice.good == Good::Coal), count == 16);
        let coin = &offer.food[1];
        assert_eq!(
            (coin.points, coin.stored),
            (2, 0),
            "a coin for bread and ham adds two points to each piece"
        );
    }
}

#[test]
fn a_merit_tile_says_which_building_it_brings() {
    let game = Principati::default();
    let mut asked = 0;
    for seed in 0..40 {
        play(&game, 2 * seed + 1, |state, seat, _, _| {
            let Some(choices) = game.choices(&game.observe(state, Some(seat))) else { return };
            let Offer::MeritTile(offer) = choices.offer else { return };
            assert_eq!(offer.tiles.len(), offer.brings.len());
            for (tile, brings) in offer.tiles.iter().zip(&offer.brings) {
                let kind = game.catalogue().kinds().iter().find(|kind| kind.id == *tile).unwrap();
                assert!(brings.is_none() || *brings == kind.free_building, "{tile}");
                asked += u32::from(brings.is_some());
            }
        });
    }
    assert!(asked > 0);
}

/// An answer about an idle building names exactly the tiles with which it works once they are laid.
#[test]
fn the_tiles_that_wake_a_building_wake_it() {
    let game = Principati::default();
    let (mut woken, mut asked) = (0, 0);
    for seed in 0..10 {
        play(&game, 2 * seed + 1, |state, seat, legal, whim| {
            if state.phase() != Phase::Place || whim.below(6) > 0 {
                return;
            }
            let observation = game.observe(state, Some(seat));
            for tile in game.view(&observation, Aid::None).tiles {
                for (slot, entry) in (0..).zip(&tile.slots) {
                    let idle = entry.work.as_ref().is_some_and(|work| work.missing.is_some());
                    if tile.owner != Some(seat) || !idle {
                        continue;
                    }
                    let at = tile.at;
                    let question = Question::Waking { at, slot };
                    let Answer::Waking { tiles, .. } = game.answer(&observation, &question) else { panic!() };
                    let told: HashSet<(TileId, Hex, u8)> = tiles
                        .iter()
                        .flat_map(|tile| tile.cells.iter().map(move |cell| (tile.tile, cell)))
                        .flat_map(|(tile, cell)| cell.rotations.iter().map(move |&rot| (tile, cell.at, rot)))
                        .collect();
                    let wakes = |action: &Action| {
                        let mut after = state.clone();
                        game.apply(&mut after, seat, *action, &mut Silent);
                        game.working_sites(&after, seat).iter().any(|site| site.at == at && site.slot == slot)
                    };
                    let laid = |action: &Action| match *action {
                        Action::Place { tile, at, rot } | Action::PlaceExtra { tile, at, rot, .. } => {
                            Some((tile, at, rot))
                        }
                        _ => None,
                    };
                    let legal: Vec<Action> =
                        legal.iter().copied().filter(|action| laid(action).is_some()).collect();
                    let found: HashSet<_> =
                        legal.iter().filter(|action| wakes(action)).filter_map(laid).collect();
                    assert_eq!(told, found, "{:?} at {at}", entry.building);
                    asked += 1;
                    woken += u32::from(!told.is_empty());
                }
            }
        });
    }
    assert!(asked > 20 && woken > 5, "{asked} asked, {woken} woken");
}

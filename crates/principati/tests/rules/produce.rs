use crate::play::*;
use princely_core::{Game, Refusal as _};
use princely_principati::{Action, Building, Event, Good, Phase};

fn idle(without: &[Building]) -> Play {
    scene(|s| industry(s, without).no_goods(P0).turn(P0, Phase::Produce))
}

#[test]
fn p_prod_01_no_more_products_than_workers() {
    let mut play = idle(&[]);
    assert_eq!((play.player(P0).workers_left, play.player(P1).workers_left), (6, 6));
    for building in [
        Building::Quarry,
        Building::Well,
        Building::Fisherman,
        Building::Baker,
        Building::Butcher,
        Building::Mint,
    ] {
        play.act(P0, produce(at_site(building)));
    }
    assert_eq!(play.player(P0).workers_left, 0);
    assert_eq!(play.why(P0, produce(at_site(Building::Jeweller))), "P-PROD-01");
    assert_eq!(play.trace().legal, Some(vec![1]), "only end_phase");
    play.act(P0, END);
    assert_eq!((play.player(P0).workers_left, play.player(P1).workers_left), (0, 6));
    play.act(P1, END);
    assert_eq!(play.player(P1).workers_left, 0);
}

#[test]
fn p_prod_02_capacity_of_each_building() {
    let mut play = idle(&[]);
    play.act(P0, produce(at_site(Building::Quarry)));
    assert_eq!(play.why(P0, produce(at_site(Building::Quarry))), "P-PROD-02");
    play.change(|s| {
        s.with_masters(P0)
            .masters(at_site(Building::Mint), 2)
            .cardinal(at_site(Building::Mint))
            .turn(P0, Phase::Produce)
    });
    assert_eq!(play.times(P0, produce(at_site(Building::Mint))), 4);
    // The next round begins afresh.
    play.until(P0, Phase::Trade).until(P0, Phase::Produce);
    assert_eq!(play.times(P0, produce(at_site(Building::Quarry))), 1);
}

#[test]
fn p_prod_03_a_product_needs_a_free_slot() {
    let mut play = idle(&[]);
    play.change(|s| s.goods(P0, Good::Tool, 10).goods(P0, Good::Beam, 2));
    for building in [Building::Quarry, Building::Well, Building::Sawmill, Building::Jeweller] {
        assert_eq!(play.why(P0, produce(at_site(building))), "P-PROD-03", "{building:?}");
    }
    // Money needs no slot.
    play.act(P0, produce(at_site(Building::Mint)));
    assert_eq!(play.player(P0).pecunia, 56);
}

#[test]
fn p_prod_04_inputs_are_conditions_and_are_not_consumed() {
    let mut play = idle(&[]);
    for building in
        [Building::Baker, Building::Butcher, Building::Jeweller, Building::Blacksmith, Building::Sawmill]
    {
        play.act(P0, produce(at_site(building)));
    }
    let goods: Vec<_> = play.player(P0).goods.into_iter().collect();
    assert_eq!(goods, [(Good::Tool, 1), (Good::Ham, 1), (Good::Bread, 1), (Good::Beam, 1), (Good::Jewel, 1)]);
    // Suppliers make nothing by themselves in the base game.
    for building in [Building::Windmill, Building::Lumberjack, Building::CoalMine, Building::Metallurgist] {
        assert_eq!(play.why(P0, produce(at_site(building))), "P-PROD-04", "{building:?}");
    }
    assert_eq!(play.why(P0, produce((33, 33))), "P-PROD-02");
}

#[test]
fn p_prod_05_a_building_works_when_all_it_needs_works() {
    use Building::*;
    let all = idle(&[]);
    for (_, _, building) in SITES {
        assert!(all.works(P0, building), "{building:?}");
    }
    // Without the first building, exactly the buildings in the list stop.
    let cases: [(Building, &[Building]); 9] = [
        (Well, &[Agriculturist, Windmill, Baker, PigBreeder, Butcher]),
        (Agriculturist, &[Windmill, Baker, PigBreeder, Butcher]),
        (Lumberjack, &[Baker, Sawmill]),
        (CoalMine, &[Metallurgist, Mint, Jeweller, Blacksmith]),
        (GoldMine, &[Mint, Jeweller]),
        (DiamondMine, &[Jeweller]),
        (IronOreMine, &[Metallurgist, Blacksmith]),
        (Mint, &[Jeweller]),
        (PigBreeder, &[Butcher]),
    ];
    for (missing, stopped) in cases {
        let play = idle(&[missing]);
        for (_, _, building) in SITES {
            let expected = building != missing && !stopped.contains(&building);
            assert_eq!(play.works(P0, building), expected, "{building:?} without {missing:?}");
        }
        let first = stopped[0];
        let slots = play.view(P0).tiles.into_iter().flat_map(|tile| tile.slots);
        let work = slots.filter(|slot| slot.building == Some(first)).find_map(|slot| slot.work);
        assert!(work.unwrap().missing.is_some());
    }
    // The other player's buildings do not help, and no road is needed.
    let play = idle(&[Well]);
    assert_eq!(play.why(P0, produce(at_site(Baker))), "P-PROD-05");
    let mut other = idle(&[Well]);
    other.change(|s| s.lay(P1, "W01", (10, 21), 0).build((10, 21), 0, Well));
    assert!(!other.works(P0, Baker));
}

#[test]
fn p_prod_06_goods_of_this_phase_may_be_used_in_it() {
    let mut play = idle(&[]);
    play.change(|s| {
        s.lay(P0, "S05", (40, 20), 0)
            .build((40, 20), 0, Building::RidingHall)
            .vehicles(P0, 6, 0, 0)
            .goods(P0, Good::Beam, 1)
            .turn(P0, Phase::Produce)
    });
    assert_eq!(play.why(P0, CART), "P-RIDE-04");
    play.act(P0, produce(at_site(Building::Sawmill))).act(P0, produce(at_site(Building::Blacksmith)));
    play.act(P0, CART);
    assert_eq!((play.player(P0).carts, play.player(P0).goods.len(), play.player(P0).workers_left), (1, 0, 3));
}

/// A port on the starting sea (Annex E 18), all industry, goods for ships.
fn port() -> Play {
    let mut play = scene(|s| {
        industry(s, &[])
            .lay(P0, "R04", (1, 2), 0)
            .lay(P0, "S07", (1, 1), 3)
            .lay(P0, "R10", (60, 60), 0)
            .build((1, 1), 0, Building::Port)
            .no_goods(P0)
    });
    play.change(|s| {
        s.build((3, 1), 0, Building::Warehouse)
            .goods(P0, Good::Beam, 6)
            .goods(P0, Good::Tool, 6)
            .turn(P0, Phase::Produce)
    });
    play
}

fn with_lighthouse() -> Play {
    let mut play = port();
    play.change(|s| {
        s.lay(P0, "R07", (0, 3), 4)
            .lay(P0, "S08", (0, 2), 4)
            .build((0, 2), 0, Building::Lighthouse)
            .turn(P0, Phase::Produce)
    });
    play
}

#[test]
fn p_ship_01_a_working_port_makes_one_ship_a_round_with_one_worker() {
    let mut play = port();
    assert!(play.works(P0, Building::Port));
    play.act(P0, BOAT);
    let player = play.player(P0);
    assert_eq!((player.workers_left, player.goods[&Good::Beam], player.goods[&Good::Tool]), (5, 4, 5));
    assert_eq!(play.message(P0, BOAT), "p-ship-01-one-per-port");
    // Two ports, two ships.
    play.change(|s| s.island_port(P0));
    assert_eq!(play.why(P0, BOAT), "ok");
    // It needs a working sawmill.
    let mut play = port();
    play.change(|s| s.turn(P0, Phase::Construct));
    play.act(P0, demolish(at_site(Building::Lumberjack), 0));
    play.change(|s| s.turn(P0, Phase::Produce));
    assert_eq!(play.message(P0, BOAT), "p-ship-01-no-working-port");
    let mut play = port();
    play.change(|s| s.goods(P0, Good::Beam, 1));
    assert_eq!(play.message(P0, BOAT), "p-ship-01-cost");
}

#[test]
fn p_ship_02_two_fishing_boats_and_one_cargo_ship() {
    let mut play = with_lighthouse();
    play.change(|s| s.vehicles(P0, 0, 0, 2));
    assert_eq!(play.why(P0, BOAT), "P-SHIP-02");
    play.change(|s| s.vehicles(P0, 0, 0, 1));
    assert_eq!(play.why(P0, BOAT), "ok");
    assert_eq!(play.why(P0, CARGO), "ok");
    play.change(|s| s.cargo_ship(P0, 1));
    assert_eq!(play.why(P0, CARGO), "P-SHIP-02");
    let refusal = play.game.check(&play.state, P0, &CARGO).unwrap_err();
    let message = serde_json::to_value(refusal.message()).unwrap();
    assert!(message["args"]["vehicle"].to_string().contains("cargo_ship"), "{message}");
}

#[test]
fn p_ship_03_a_boat_catches_two_fish_a_round_with_a_worker_each() {
    let mut play = port();
    assert_eq!(play.message(P0, Action::Catch), "p-ship-03-no-boat");
    play.act(P0, BOAT);
    assert_eq!(play.times(P0, Action::Catch), 2);
    assert_eq!(play.message(P0, Action::Catch), "p-ship-03-caught-all");
    assert_eq!((play.player(P0).goods[&Good::Fish], play.player(P0).workers_left), (2, 3));
    // The port must stand, but need not work.
    let mut play = scene(|s| {
        s.lay(P0, "S07", (60, 60), 0)
            .build((60, 60), 0, Building::Port)
            .vehicles(P0, 0, 0, 2)
            .no_goods(P0)
            .turn(P0, Phase::Produce)
    });
    assert!(!play.works(P0, Building::Port));
    assert_eq!(play.times(P0, Action::Catch), 4);
}

#[test]
fn p_ship_04_the_cargo_ship_needs_a_lighthouse() {
    let play = port();
    assert_eq!(play.why(P0, CARGO), "P-SHIP-04");
    let mut play = with_lighthouse();
    play.act(P0, CARGO);
    assert_eq!((play.player(P0).cargo_ship_round, play.player(P0).goods[&Good::Beam]), (Some(1), 3));
}

#[test]
fn p_ship_05_ships_score_twenty_and_stay_without_a_port() {
    let mut play = port();
    play.change(|s| s.vehicles(P0, 0, 0, 2).cargo_ship(P0, 1));
    assert_eq!(play.score(P0).vehicles, 60);
    play.change(|s| s.turn(P0, Phase::Construct));
    play.act(P0, demolish((1, 1), 0));
    assert_eq!(play.score(P0).vehicles, 60);
}

#[test]
fn p_isl_01_a_cargo_ship_of_an_earlier_round_settles_the_island() {
    let island = |round: u16, ship: u16| {
        scene(|s| {
            s.cargo_ship(P0, ship).round(round, false).goods(P0, Good::Beam, 2).turn(P0, Phase::Construct)
        })
    };
    let port = build(Building::Port, (0, 0), 0);
    assert_eq!(island(3, 0).why(P0, port), "P-ISL-01");
    assert_eq!(island(3, 3).why(P0, port), "P-ISL-01");
    // The port on the island needs no school, no road, no port on the coast and no usable sea.
    let mut play = island(4, 3);
    assert_eq!(play.why(P0, port), "ok");
    assert_eq!(play.why(P0, build(Building::Lighthouse, (0, 0), 0)), "P-BUILD-03");
    play.act(P0, port);
    assert_eq!(
        play.player(P0).goods.into_iter().collect::<Vec<_>>(),
        [(Good::Tool, 4), (Good::Beam, 1), (Good::Stone, 2)]
    );
    assert_eq!(play.tile((0, 0)).unwrap().owner, Some(P0));
    // One port only.
    play.change(|s| s.cargo_ship(P1, 1).turn(P1, Phase::Construct));
    assert_eq!(play.why(P1, port), "P-BUILD-01");
    assert_eq!(play.message(P1, port), "p-build-01-slot-taken");
    let bare = scene_of(switched(|s| s.port_count = 0), |s| {
        s.cargo_ship(P0, 1).round(2, false).turn(P0, Phase::Construct)
    });
    assert_eq!(bare.message(P0, port), "p-build-01-no-piece");
}

#[test]
fn p_isl_02_the_coast_port_may_lie_on_another_sea() {
    let port = build(Building::Port, (0, 0), 0);
    let scene_with = |same: bool| {
        scene_of(switched(|s| s.island_same_sea = same), |s| {
            s.lay(P0, "S07", (60, 60), 0)
                .build((60, 60), 0, Building::Port)
                .cargo_ship(P0, 1)
                .round(2, false)
                .turn(P0, Phase::Construct)
        })
    };
    assert_eq!(scene_with(false).why(P0, port), "ok");
    assert_eq!(scene_with(true).why(P0, port), "P-ISL-02");
}

#[test]
fn p_isl_03_the_island_port_stays() {
    let play = scene(|s| s.island_port(P0).turn(P0, Phase::Construct));
    assert_eq!(play.why(P0, demolish((0, 0), 0)), "P-ISL-03");
}

/// A riding hall beside a field and a juniper, wells and industry far away.
fn stable(without: &[Building]) -> Play {
    let mut play = scene(|s| industry(s, without));
    play.change(|s| {
        s.lay(P0, "S05", (40, 20), 0).build((40, 20), 0, Building::RidingHall).turn(P0, Phase::Construct)
    });
    play
}

#[test]
fn p_ride_01_a_riding_hall_needs_a_school_to_build_and_a_well_to_work() {
    let mut play = scene(|s| rich(s).lay(P0, "S05", (11, 1), 3).turn(P0, Phase::Construct));
    assert_eq!(play.why(P0, build(Building::RidingHall, (11, 1), 0)), "P-BUILD-05");
    play.act(P0, build(Building::School, SCHOOL, 0)).act(P0, build(Building::RidingHall, (11, 1), 0));
    assert!(!play.works(P0, Building::RidingHall));
    play.act(P0, build(Building::Well, WELL, 0));
    assert!(play.works(P0, Building::RidingHall));
}

#[test]
fn p_ride_02_three_horsemen_for_each_of_two_fields_never_fewer() {
    // Field and juniper lie beside the hall; the last action makes the condition true.
    let mut play = scene(|s| {
        rich(s)
            .build(SCHOOL, 0, Building::School)
            .lay(P0, "S05", (11, 1), 3)
            .lay(P1, "N04", (12, 1), 0)
            .turn(P0, Phase::Construct)
    });
    play.act(P0, build(Building::RidingHall, (11, 1), 0));
    assert_eq!(play.player(P0).horsemen, 0, "no well");
    play.act(P0, build(Building::Well, WELL, 0));
    assert_eq!(play.player(P0).horsemen, 3, "whoever placed the field");
    assert!(play.events.contains(&Event::Horsemen { seat: P0, count: 3 }));
    // The other player's placement counts too, at once.
    play.change(|s| s.turn(P1, Phase::Place));
    play.act(P1, place("N05", (11, 2), 0));
    assert_eq!(play.player(P0).horsemen, 6);
    play.change(|s| s.turn(P0, Phase::Construct));
    play.act(P0, demolish(WELL, 0)).act(P0, demolish((11, 1), 0));
    assert_eq!(play.player(P0).horsemen, 6);
    assert!(!play.events.iter().any(|event| matches!(event, Event::Horsemen { .. })), "nobody is new");
    assert_eq!(stable(&[]).player(P0).horsemen, 0, "a position put together by hand has had no action yet");
}

#[test]
fn p_ride_03_horsemen_do_not_wait_for_the_supplementary_board() {
    let hall = |game| {
        let mut play = scene_of(game, |s| {
            rich(s)
                .build(SCHOOL, 0, Building::School)
                .build(WELL, 0, Building::Well)
                .lay(P0, "S05", (11, 1), 3)
                .lay(P0, "N04", (12, 1), 0)
                .turn(P0, Phase::Construct)
        });
        play.act(P0, build(Building::RidingHall, (11, 1), 0));
        assert!(!play.player(P0).second_board);
        play.player(P0).horsemen
    };
    assert_eq!(hall(princely_principati::Principati::default()), 3);
    assert_eq!(hall(switched(|s| s.horsemen_need_board = true)), 0);
}

#[test]
fn p_ride_04_carts_need_a_hall_horsemen_and_working_industry() {
    let ready = |without: &[Building]| {
        let mut play = stable(without);
        play.change(|s| {
            s.no_goods(P0)
                .goods(P0, Good::Beam, 2)
                .goods(P0, Good::Tool, 2)
                .vehicles(P0, 3, 0, 0)
                .turn(P0, Phase::Produce)
        });
        play
    };
    let mut play = ready(&[]);
    play.act(P0, CART);
    assert_eq!(
        (play.player(P0).carts, play.player(P0).workers_left, play.player(P0).goods[&Good::Tool]),
        (1, 5, 1)
    );
    assert_eq!(play.message(P0, CART), "p-ride-04-cost");
    for missing in
        [Building::Well, Building::CoalMine, Building::Sawmill, Building::Metallurgist, Building::Lumberjack]
    {
        assert_eq!(ready(&[missing]).message(P0, CART), "p-ride-04-needs", "{missing:?}");
    }
    assert_eq!(ready(&[Building::Blacksmith]).why(P0, CART), "ok");
    let mut play = ready(&[]);
    play.change(|s| s.vehicles(P0, 3, 3, 0));
    assert_eq!(play.message(P0, CART), "p-ride-04-no-horseman");
    let hall_less = scene(|s| industry(s, &[]).vehicles(P0, 3, 0, 0).turn(P0, Phase::Produce));
    assert_eq!(hall_less.message(P0, CART), "p-ride-04-no-riding-hall");
    // A cart takes a worker, unless switched.
    let lazy = |game| {
        let mut play = scene_of(game, |s| {
            industry(s, &[])
                .lay(P0, "S05", (40, 20), 0)
                .build((40, 20), 0, Building::RidingHall)
                .vehicles(P0, 3, 0, 0)
                .no_goods(P0)
                .goods(P0, Good::Beam, 2)
                .goods(P0, Good::Tool, 1)
                .with_masters(P0)
                .masters(at_site(Building::Mint), 3)
                .masters(at_site(Building::Quarry), 2)
                .turn(P0, Phase::Produce)
        });
        play.times(P0, produce(at_site(Building::Mint)));
        play.times(P0, produce(at_site(Building::Quarry)));
        assert_eq!(play.player(P0).workers_left, 0);
        play.why(P0, CART)
    };
    assert_eq!(lazy(princely_principati::Principati::default()), "P-PROD-01");
    assert_eq!(lazy(switched(|s| s.cart_uses_worker = false)), "ok");
}

#[test]
fn p_ride_05_horsemen_and_carts_stay_without_a_riding_hall() {
    let mut play = stable(&[]);
    play.change(|s| s.vehicles(P0, 6, 2, 0));
    play.act(P0, demolish((40, 20), 0));
    assert_eq!((play.player(P0).horsemen, play.player(P0).carts), (6, 2));
    assert_eq!(play.score(P0).vehicles, 40);
}

#[test]
fn p_prod_05_a_site_suits_a_building_by_features_and_by_ground() {
    let play = scene(|s| industry(s, &[]).lay(P0, "C05", (60, 60), 0));
    let at = |cell| play.state.tiles().find(|tile| tile.at() == hex(cell)).unwrap().number();
    let suits = |cell, building| play.game.suits(&play.state, P0, at(cell), building);
    for (_, cell, building) in SITES {
        assert!(suits(cell, building), "{building:?} at its site");
    }
    for (building, alone) in [
        (Building::Quarry, false),
        (Building::Fisherman, false),
        (Building::Port, false),
        (Building::Lighthouse, false),
        (Building::Baker, true),
        (Building::Castle, true),
    ] {
        assert_eq!(suits((60, 60), building), alone, "{building:?} far from everything");
    }
}

//! The laws of tables hold for a small game, and each of them can fail.

#[path = "../../core/tests/toy/mod.rs"]
mod toy;

#[path = "../../core/tests/toy/lawful.rs"]
mod lawful;

use princely_core::laws::Plan;
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_principati::Principati;
use princely_table::laws::{evenings, sessions, two_tables};
use toy::{Fault, Toy};

#[test]
fn sessions_of_the_small_game_obey_the_laws_of_tables() {
    let tally = sessions(&Toy::new(Fault::None), &Plan::new(1, 300)).unwrap();
    assert_eq!(tally.sessions, 300);
    assert!(tally.undone > 50 && tally.agreed > 10 && tally.swapped > 100, "{tally:?}");
    assert!(tally.twice > 1_000 && tally.followed > 5_000 && tally.taken_over > 30, "{tally:?}");
}

#[test]
fn two_tables_of_the_small_game_look_the_same() {
    let varied = two_tables(&Toy::new(Fault::None), &Plan::new(2, 60)).unwrap();
    assert!(varied > 500, "{varied}");
}

#[test]
fn every_law_of_tables_can_be_broken() {
    for (fault, law) in [
        (Fault::None, "none"),
        (Fault::UncoversTooLittle, "feed"),
        (Fault::ImaginesBadly, "feed"),
        (Fault::ForgetsARound, "record"),
        (Fault::NotesAnotherDraw, "journal"),
        (Fault::WritesAnotherAction, "order"),
        (Fault::ReadsByWhim, "twice"),
        (Fault::OrderMatters, "order"),
    ] {
        let found = sessions(&Toy::new(fault), &Plan::new(3, 60));
        assert_eq!(found.map_or_else(|broken| broken.law, |_| "none"), law, "{fault:?}");
    }
    for fault in [Fault::ViewLeaks, Fault::ChoicesLeak] {
        let found = two_tables(&Toy::new(fault), &Plan::new(3, 30));
        assert_eq!(found.map_err(|broken| broken.law), Err("two tables"), "{fault:?}");
    }
}

#[test]
fn tables_of_fuerstenfeld_obey_the_laws() {
    for (players, variant) in [(2, Variant::Base), (3, Variant::Expert), (5, Variant::Base)] {
        let game = Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap();
        let tally = sessions(&game, &Plan::new(4, 2).every(12)).unwrap();
        assert!(tally.followed > 300 && tally.undone > 3, "{tally:?}");
        let varied = two_tables(&game, &Plan::new(5, 1).every(40).longest(400)).unwrap();
        assert!(varied > 100, "{varied}");
    }
}

#[test]
fn clocks_cannot_be_cheated_and_who_gives_up_does_not_win() {
    let mut commands = 0;
    for players in [2, 3, 5] {
        let game = Fuerstenfeld::new(players, Variant::Base, CardTable::standard()).unwrap();
        let tally = evenings(&game, &Plan::new(8, 1).longest(400), 6800).unwrap();
        commands += tally.commands;
        let happened = [
            tally.undone,
            tally.timed_out,
            tally.came_too_soon,
            tally.given_up,
            tally.too_late,
            tally.pauses,
            tally.planned,
        ];
        assert!(happened.iter().all(|times| *times > 3), "{players} players: {tally:?}");
    }
    assert!(commands >= 10_000, "{commands}");
    let options = princely_principati::Options { max_rounds: Some(2), ..Default::default() };
    let tally = evenings(&Principati::new(options).unwrap(), &Plan::new(9, 1).longest(300), 10_000).unwrap();
    let happened =
        [tally.undone, tally.timed_out, tally.came_too_soon, tally.given_up, tally.pauses, tally.planned];
    assert!(happened.iter().all(|times| *times > 3) && tally.drawn + tally.called_off > 0, "{tally:?}");
}

#[test]
fn tables_of_principati_obey_the_laws() {
    for variant in [princely_principati::Variant::Base, princely_principati::Variant::Miners] {
        let options = princely_principati::Options { variant, max_rounds: Some(3), ..Default::default() };
        let game = Principati::new(options).unwrap();
        let tally = sessions(&game, &Plan::new(6, 2).every(60)).unwrap();
        assert!(tally.followed > 300 && tally.undone > 3, "{tally:?}");
        let varied = two_tables(&game, &Plan::new(7, 3).every(40).longest(60)).unwrap();
        assert!(varied > 0, "{varied}");
    }
}

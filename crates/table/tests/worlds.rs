//! Pairs of games that differ only in what is hidden from one viewer, written to files: the server's test of secrecy
//! serves both and compares every byte. To write them anew: PRINCELY_WRITE_WORLDS=1.
#![allow(clippy::unwrap_used)] // a failure says where

use princely_core::{Seat, Viewer};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_principati::{Options, Principati};
use princely_table::laws::{LawfulTable, mirrored};
use serde_json::json;
use std::path::Path;

fn worlds<G: LawfulTable>(game: &G, longest: usize) {
    let viewers: Vec<Viewer> = (0..game.seats()).map(|seat| Some(Seat(seat))).chain([None]).collect();
    for viewer in viewers {
        let found = (1..50).find_map(|seed| mirrored(game, seed, viewer, longest));
        let (opening, journals) = found.expect("some pair of games differs");
        assert_ne!(journals[0], journals[1]);
        let number = viewer.map(|seat| seat.0);
        let world = json!({ "viewer": number, "opening": opening, "journals": journals });
        let name = format!("{}-{}.json", G::ID, number.map_or("spectator".into(), |seat| seat.to_string()));
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/worlds").join(name);
        let text = serde_json::to_string_pretty(&world).unwrap() + "\n";
        if std::env::var_os("PRINCELY_WRITE_WORLDS").is_some() {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, text).unwrap();
        } else {
            let kept = std::fs::read_to_string(&path).unwrap();
            assert!(kept == text, "{} is not what the laws make now", path.display());
        }
    }
}

#[test]
fn the_worlds_of_fuerstenfeld_are_what_the_laws_make() {
    worlds(&Fuerstenfeld::new(3, Variant::Base, CardTable::standard()).unwrap(), 90);
}

#[test]
fn the_worlds_of_principati_are_what_the_laws_make() {
    worlds(&Principati::new(Options::default()).unwrap(), 90);
}

//! What stands in a data set.
#![allow(clippy::unwrap_used)]

use princely_bots::chance;
use princely_core::{Quick, Seat, Seed};
use princely_dataset::rows::mask_bytes;
use princely_dataset::{Order, Rows, Writer, order};
use princely_encode::{Encode, Episode};
use princely_fuerstenfeld::Fuerstenfeld;
use princely_house::{BotSpec, Housed, Setting};
use princely_principati::Principati;

fn short() -> Principati {
    Principati::set_up(&Setting { max_rounds: Some(2), ..Setting::default() }).unwrap()
}

fn expert() -> Fuerstenfeld {
    let variant = Some("expert".to_owned());
    Fuerstenfeld::set_up(&Setting { players: Some(3), variant, ..Setting::default() }).unwrap()
}

/// Every row is what its player sees, also in another world that looks the same to that player: nothing hidden is in it.
fn rows_hold_what_the_player_sees<G: Housed + Encode>(game: &G) {
    let seed = Seed::of_series(3, 5);
    let mut bots: Vec<_> = (0..game.seats()).map(|_| BotSpec::named("random").bot(game).unwrap()).collect();
    let rows = Rows::play(game, &mut bots, seed, 5, true).unwrap();
    let mut episode = Episode::new(game, seed, |_| {});
    let (mut quick, mut varied) = (Quick(1), 0);
    for row in 0..rows.len() {
        let seat = episode.seat().unwrap();
        assert_eq!((rows.games[row], rows.steps[row], rows.seats[row]), (5, row as i32, i32::from(seat.0)));
        let seen = game.observe(episode.state(), Some(seat));
        let world = game.determinize(&seen, &mut quick);
        varied += u32::from(world != *episode.state());
        let mut tensor = vec![0; G::WIDTH];
        game.write(&game.observe(&world, Some(seat)), &episode.chosen(game), &mut tensor);
        assert!(rows.tensors[row * G::WIDTH..][..G::WIDTH] == tensor, "row {row}");
        let mut mask = vec![0; G::CHOICES];
        episode.mask(game, &mut mask);
        let packed = &rows.masks[row * mask_bytes(G::CHOICES)..][..mask_bytes(G::CHOICES)];
        assert!((0..G::CHOICES).all(|bit| packed[bit / 8] >> (bit % 8) & 1 == mask[bit]), "row {row}");
        assert_eq!(mask[rows.choices[row] as usize], 1);
        let expected = chance::quick(game, &game.observe(&world, Some(seat))).share(seat);
        assert_eq!(rows.chances[row].to_bits(), expected.to_bits(), "row {row}");
        episode.choose(game, rows.choices[row] as u16, |_| {}).unwrap();
    }
    assert!(varied > 0, "nothing was hidden");
    let outcome = episode.outcome(game).unwrap();
    let won = |row: usize| outcome.share(Seat(rows.seats[row] as u8)) as f32;
    assert!((0..rows.len()).all(|row| rows.results[row] == won(row)));
}

#[test]
fn rows_hold_what_the_player_sees_and_nothing_hidden() {
    rows_hold_what_the_player_sees(&expert());
    rows_hold_what_the_player_sees(&short());
}

#[test]
fn the_bytes_depend_on_the_order_alone() {
    let order = |threads| Order {
        bots: vec!["greedy".into(), "random".into()],
        games: 3..12,
        seed: 2,
        threads,
        chance: true,
    };
    let written = |threads| {
        let mut bytes = Vec::new();
        let found = order::write_game(&short(), &order(threads), &mut bytes, |_| true).unwrap();
        assert_eq!(found.games, 9);
        bytes
    };
    assert!(written(1) == written(2) && written(1) == written(5));
}

#[test]
fn a_data_set_that_is_stopped_is_whole() {
    let order = Order { bots: vec!["random".into()], games: 0..1000, seed: 2, threads: 2, chance: false };
    let mut bytes = Vec::new();
    let found = order::write_game(&short(), &order, &mut bytes, |done| done < 7).unwrap();
    assert_eq!(found.games, 7);
    assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));
}

#[test]
fn who_cannot_play_is_refused() {
    for (bots, why) in [(&[][..], "nobody plays"), (&["cmd:./bot"], "programs"), (&["nobody"], "no bot")] {
        let bots = bots.iter().map(|&bot: &&str| bot.to_owned()).collect();
        let order = Order { bots, games: 0..1, seed: 1, threads: 1, chance: false };
        let error = order::write_game(&short(), &order, Vec::new(), |_| true).unwrap_err();
        assert!(error.to_string().contains(why), "{error}");
    }
    assert!(
        princely_dataset::write(
            "chess",
            &Setting::default(),
            &Order { bots: vec![], games: 0..1, seed: 1, threads: 1, chance: false },
            Vec::new(),
            |_| true
        )
        .is_err()
    );
    assert!(Writer::new(&short(), &serde_json::Value::Null, false, Vec::new()).unwrap().finish().is_ok());
}

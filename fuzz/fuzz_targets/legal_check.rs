//! In every state of every game: what is listed as legal is exactly what the check allows, whatever else is
//! tried; the state is valid; and whoever looks on can be given another world that looks the same.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use princely_core::laws::{Lawful, legal, sight};
use princely_core::{Game, Quick, Seat};
use princely_fuzz::{Driven, depth, start, stray};

/// States that a byte leads to are all looked at; of those that bots lead to, one in so many.
const OF_BOTS: usize = 32;

/// Odd actions tried by each seat of a state.
const STRAYS: usize = 3;

fuzz_target!(|data: &[u8]| {
    let Ok(mut driven) = Driven::new(data) else { return };
    let mut quick = Quick(data.len() as u64);
    loop {
        let looked_at = driven.is_chosen() || driven.table().log().len() % OF_BOTS == 0;
        let (game, state) = (driven.table().game(), driven.table().state());
        game.validate(state).expect("the state is valid");
        if looked_at {
            let moment = driven.moment(None);
            legal::listed_is_legal(&moment, &mut quick).expect("what is listed is legal");
            sight::determinized_looks_the_same(&moment, &mut quick).expect("a drawn world looks the same");
            strays_are_legal_if_listed(&mut driven);
        }
        let Some(next) = driven.decide() else { break };
        driven.play(next);
    }
    depth::count(driven.table().state());
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    start::mutate_game(data, size, max_size, seed)
});

/// Seats that do not exist may try, too.
fn strays_are_legal_if_listed(driven: &mut Driven<'_>) {
    let mut listed = Vec::new();
    for seat in [0, 1, 2, 3, 4, 5, 8, 255].map(Seat) {
        let strays: Vec<_> = (0..STRAYS).map_while(|_| stray::action(driven.bytes()).ok()).collect();
        let (game, state) = (driven.table().game(), driven.table().state());
        listed.clear();
        game.legal_actions(state, seat, &mut listed);
        for stray in &strays {
            let allowed = game.check(state, seat, stray);
            assert_eq!(allowed.is_ok(), listed.contains(stray), "seat {seat}, {stray:?}: {allowed:?}");
        }
    }
}

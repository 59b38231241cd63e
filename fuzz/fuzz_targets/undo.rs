//! A move can be taken back exactly while nothing was revealed since, by whomever and whenever that is tried;
//! the table is then as if the move had never been made, and done again it leads to the same state.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use princely_core::laws::{Lawful, log};
use princely_core::{Quick, Seat};
use princely_fuzz::{Driven, depth, start};

fuzz_target!(|data: &[u8]| {
    let Ok(mut driven) = Driven::new(data) else { return };
    let mut quick = Quick(data.len() as u64);
    loop {
        // One byte in four tries to take something back.
        if driven.is_chosen() && driven.bytes().ratio(1, 4).unwrap_or(false) {
            let seat = Seat(driven.bytes().int_in_range(0..=5).unwrap_or(0));
            log::undo_restores(&driven.moment(None), &mut quick).expect("undo restores");
            take_back(&mut driven, seat);
        }
        let Some(next) = driven.decide() else { break };
        driven.play(next);
    }
    log::replay_is_the_state(&driven.moment(None)).expect("the log leads to the state");
    depth::count(driven.table().state());
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    start::mutate_game(data, size, max_size, seed)
});

/// Takes back for good: the game goes on from there.
fn take_back(driven: &mut Driven<'_>, seat: Seat) {
    let (log, state) = (driven.table().log().to_vec(), driven.table().state().clone());
    match driven.undo(seat) {
        Ok(_) => {
            assert_eq!(driven.table().log().len() + 1, log.len(), "one entry is taken back");
            log::replay_is_the_state(&driven.moment(None)).expect("the log leads to the state");
            let (game, state) = (driven.table().game(), driven.table().state());
            game.validate(state).expect("the state is valid");
        }
        Err(error) => {
            assert_eq!(driven.table().log(), log, "{error}, and yet the log has changed");
            assert_eq!(*driven.table().state(), state, "{error}, and yet the state has changed");
        }
    }
}

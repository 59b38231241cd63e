//! The hot paths of both games do not touch the heap: apply, chance, legal lists once their vector has
//! grown, observation, determinisation and playouts.

// A global allocator is an unsafe trait; this one only counts and hands on to the system's.
#![allow(unsafe_code)]

use princely_bench::{
    determinizations, fuerstenfeld, mid_game, mid_map, playouts, random_games, sampled_games,
};
use princely_bots::fuerstenfeld::Policy;
use princely_bots::principati::playout::Scratch;
use princely_core::{Game, Seat};
use princely_fuerstenfeld::Variant;
use princely_principati::Principati;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn allocations(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.with(Cell::get);
    work();
    ALLOCATIONS.with(Cell::get) - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
}

#[test]
fn nothing_is_allocated_on_the_hot_paths_after_warm_up() {
    for (players, variant) in [(2, Variant::Expert), (4, Variant::Base), (5, Variant::Expert)] {
        let game = fuerstenfeld(players, variant);
        let policy = Policy::new(&game);
        let state = mid_game(&game);
        let observation = game.observe(&state, Some(Seat(0)));
        let mut legal = Vec::with_capacity(32_000); // more than the longest list
        let counts = [
            ("random games", allocations(|| _ = random_games(&game, 50, 1, &mut legal))),
            ("playouts", allocations(|| _ = playouts(&game, &policy, 200, 1))),
            ("clones", allocations(|| _ = std::hint::black_box(state.clone()))),
            ("observations", allocations(|| _ = std::hint::black_box(game.observe(&state, None)))),
            ("hidden worlds", allocations(|| _ = determinizations(&game, &observation, 100, 1))),
        ];
        for (what, count) in counts {
            assert_eq!(count, 0, "{what} allocate, {players} players, {variant:?}");
        }
    }
}

#[test]
fn nothing_is_allocated_on_the_hot_paths_of_principati() {
    let game = Principati::default();
    let (state, _) = mid_map(&game);
    let mut legal = Vec::with_capacity(32_000);
    let mut scratch = Scratch::default();
    sampled_games(&game, 30, 1, &mut scratch); // warm-up
    let counts = [
        ("random games", allocations(|| _ = random_games(&game, 5, 1, &mut legal))),
        ("playouts", allocations(|| _ = sampled_games(&game, 30, 1, &mut scratch))),
        ("clones", allocations(|| _ = std::hint::black_box(state.clone()))),
    ];
    for (what, count) in counts {
        assert_eq!(count, 0, "{what} allocate");
    }
}

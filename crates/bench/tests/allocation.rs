//! The hot paths of both games do not touch the heap: apply, chance, legal lists once their vector has grown,
//! observation, determinisation and playouts. A search stays within its memory.

// A global allocator is an unsafe trait; this one only counts, and calls the system's allocator.
#![allow(unsafe_code)]
#![allow(clippy::unwrap_used)] // a failure says where

use princely_bench::{
    climbs, determinizations, fuerstenfeld, mid_game, mid_map, playouts, random_games, sampled_games,
    thoughts,
};
use princely_bots::Bot;
use princely_bots::fuerstenfeld::Policy;
use princely_bots::fuerstenfeld::tree_guide::{HABITS, StewardPlayout, climber_with};
use princely_bots::principati::playout::Scratch;
use princely_core::{Game, Quick, Seat, Turn};
use princely_fuerstenfeld::Variant;
use princely_principati::Principati;
use princely_search::{Budget, Habits};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
    /// The bytes that are allocated now, and the most at any time.
    static TAKEN: Cell<(isize, isize)> = const { Cell::new((0, 0)) };
}

fn take(bytes: usize) {
    TAKEN.with(|taken| {
        let now = taken.get().0 + bytes as isize;
        taken.set((now, now.max(taken.get().1)));
    });
}

fn give_back(bytes: usize) {
    TAKEN.with(|taken| taken.set((taken.get().0 - bytes as isize, taken.get().1)));
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        take(layout.size());
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        give_back(layout.size());
        unsafe { System.dealloc(pointer, layout) }
    }
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // Not every system can let a piece of memory grow in place: then both pieces are allocated for a moment.
        take(size);
        give_back(layout.size());
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

/// The most memory that is allocated at once during the work, in bytes.
fn most_taken(work: impl FnOnce()) -> usize {
    let before = TAKEN.with(|taken| {
        taken.set((taken.get().0, taken.get().0));
        taken.get().0
    });
    work();
    TAKEN.with(|taken| taken.get().1 - before) as usize
}

#[test]
fn the_counters_count() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
    let grow = || {
        let mut bytes = std::hint::black_box(Vec::<u8>::with_capacity(1000));
        bytes.reserve_exact(3000);
        drop(std::hint::black_box(bytes));
        drop(std::hint::black_box(Box::new([0u8; 500])));
    };
    assert_eq!(most_taken(grow), 4000);
}

/// A tree that has far more time than memory: it goes on to the end of its budget without growing.
#[test]
fn a_tree_keeps_to_its_memory() {
    let game = fuerstenfeld(4, Variant::Base);
    let state = mid_game(&game);
    let seat = match game.turn(&state) {
        Turn::Seats(seats) => seats.lowest().unwrap(),
        turn => panic!("{turn:?}"),
    };
    let seen = game.observe(&state, Some(seat));
    // Wide trees soon fill their memory.
    let wide = Habits { widen: 1000.0, stops_early: false, ..HABITS };
    let ten = Habits { most_bytes: 10 << 20, ..wide };
    let one = Habits { most_bytes: 1 << 20, ..wide };
    for (habits, iterations, most) in
        [(wide, 60_000, 32_000_000), (ten, 24_000, 10_700_000), (one, 8_000, 1_200_000)]
    {
        let playout = StewardPlayout::new(&game);
        let mut bot = climber_with(playout, Budget::Iterations(iterations), habits);
        let mut chosen = None;
        let taken = most_taken(|| chosen = bot.choose(&game, &seen, &mut Quick(1)).ok());
        assert!(taken < most, "{taken} bytes");
        assert!(taken > habits.most_bytes as usize / 2, "{taken} bytes: it was never full");
        assert!(bot.bytes() < taken);
        // Three quarters of the budget are for the first decision of a turn.
        assert_eq!(bot.thought().unwrap().iterations, u64::from(iterations) * 3 / 4);
        assert!(game.check(&state, seat, &chosen.unwrap()).is_ok());
    }
}

/// The strongest levels, with their usual settings.
#[test]
fn a_thinking_bot_takes_little_memory() {
    let game = Principati::default();
    let (state, seat) = mid_map(&game);
    let seen = game.observe(&state, Some(seat));
    let taken = most_taken(|| _ = thoughts(&game, &seen, 60, 1));
    assert!(taken < 4_000_000, "{taken} bytes");
    let game = fuerstenfeld(5, Variant::Expert);
    let state = mid_game(&game);
    let taken = most_taken(|| _ = climbs(&game, &state, 4000, 1));
    assert!(taken < 4_000_000, "{taken} bytes");
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

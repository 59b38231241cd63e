//! Wall clock of Fürstenfeld's hot paths: `cargo xtask bench`.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use princely_bench::{
    climbs, decisions, determinizations, fuerstenfeld, mid_game, offered, playouts, random_games,
    simulated_games, widest,
};
use princely_bots::fuerstenfeld::Policy;
use princely_core::{Game, Offers, Seat};
use princely_fuerstenfeld::Variant;
use std::hint::black_box;

/// Actions per second of uniform-random 4-player base games through the exact legal list.
fn random(c: &mut Criterion) {
    let game = fuerstenfeld(4, Variant::Base);
    let mut legal = Vec::new();
    let actions = random_games(&game, 100, 1, &mut legal);
    let mut group = c.benchmark_group("random");
    group.throughput(Throughput::Elements(actions));
    group.bench_function("actions, 4 players", |b| b.iter(|| random_games(&game, 100, 1, &mut legal)));
    group.throughput(Throughput::Elements(simulated_games(100, 1)));
    group.bench_function("simulated actions, 4 players", |b| b.iter(|| simulated_games(100, 1)));
    group.finish();
}

/// Games per second of playouts by the greedy policy.
fn playout(c: &mut Criterion) {
    let mut group = c.benchmark_group("playout");
    group.throughput(Throughput::Elements(100));
    for (name, players, variant) in [
        ("games, 4 players", 4, Variant::Base),
        ("games, 2 players", 2, Variant::Base),
        ("games, 4 players expert", 4, Variant::Expert),
    ] {
        let game = fuerstenfeld(players, variant);
        let policy = Policy::new(&game);
        let mut seed = 0;
        group.bench_function(name, |b| {
            b.iter(|| {
                seed += 1;
                playouts(&game, &policy, 100, seed)
            });
        });
    }
    group.finish();
}

/// Continuations per second inside the tree search, from the middle of a game of four. The tree stops early when
/// nothing can change any more, so the continuations are counted first.
fn search(c: &mut Criterion) {
    let game = fuerstenfeld(4, Variant::Base);
    let state = mid_game(&game);
    let mut group = c.benchmark_group("search");
    group.throughput(Throughput::Elements(climbs(&game, &state, 4000, 1)));
    group.bench_function("continuations, 4 players", |b| b.iter(|| climbs(&game, &state, 4000, 1)));
    group.finish();
}

/// What a search does to a state besides playing it out.
fn state(c: &mut Criterion) {
    let game = fuerstenfeld(4, Variant::Base);
    let state = mid_game(&game);
    let observation = game.observe(&state, Some(Seat(0)));
    let mut group = c.benchmark_group("state");
    group.bench_function("clone", |b| b.iter(|| black_box(&state).clone()));
    group.bench_function("observe", |b| b.iter(|| game.observe(black_box(&state), Some(Seat(0)))));
    group
        .bench_function("determinize", |b| b.iter(|| determinizations(&game, black_box(&observation), 1, 9)));
    group.bench_function("legal sales", |b| {
        let seat = game.order(&state)[0];
        b.iter_batched_ref(
            Vec::new,
            |legal| game.legal_actions(black_box(&state), seat, legal),
            BatchSize::SmallInput,
        );
    });
    group.finish();
}

/// The choices that a client is offered, and the quotes of sales: for the decisions of whole games of five, and for the
/// widest of them.
fn choices(c: &mut Criterion) {
    let game = fuerstenfeld(5, Variant::Expert);
    let seen = decisions(&game, 10);
    let Some(wide) = widest(&game, &seen) else { return };
    let mut group = c.benchmark_group("choices-fuerstenfeld");
    group.throughput(Throughput::Elements(seen.len() as u64));
    group.bench_function("every decision, 5 players expert", |b| b.iter(|| offered(&game, &seen)));
    group.throughput(Throughput::Elements(1));
    group.bench_function("the widest decision", |b| b.iter(|| game.choices(black_box(wide))));
    group.bench_function("the widest decision, as JSON", |b| {
        b.iter(|| serde_json::to_string(&game.choices(black_box(wide))));
    });
    group.finish();
}

criterion_group!(benches, random, playout, search, state, choices);
criterion_main!(benches);

//! Wall clock of Principati's hot paths: `cargo xtask bench`.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use princely_bench::{
    greedy_position, late_map, mid_map, places, random_games, round_ten, sampled_games, thoughts,
};
use princely_bots::principati::playout::Scratch;
use princely_core::{Aid, Game, Offers, Silent};
use princely_principati::{Phase, Principati};
use std::hint::black_box;

/// Actions per second of uniform-random complete games through the exact legal list.
fn random(c: &mut Criterion) {
    let game = Principati::default();
    let mut legal = Vec::new();
    let actions = random_games(&game, 20, 1, &mut legal);
    let mut group = c.benchmark_group("principati random");
    group.throughput(Throughput::Elements(actions));
    group.bench_function("actions", |b| b.iter(|| random_games(&game, 20, 1, &mut legal)));
    group.throughput(Throughput::Elements(20));
    group.bench_function("games", |b| b.iter(|| random_games(&game, 20, 1, &mut legal)));
    group.finish();
}

/// Games per second of the playouts a search uses.
fn playout(c: &mut Criterion) {
    let game = Principati::default();
    let mut scratch = Scratch::default();
    let mut seed = 0;
    let mut group = c.benchmark_group("principati playout");
    group.throughput(Throughput::Elements(20));
    group.bench_function("games", |b| {
        b.iter(|| {
            seed += 1;
            sampled_games(&game, 20, seed, &mut scratch)
        });
    });
    group.finish();
}

/// Continuations per second inside the search, from a position of round 10.
fn search(c: &mut Criterion) {
    let game = Principati::default();
    let (state, seat) = round_ten(&game);
    let observation = game.observe(&state, Some(seat));
    let continuations = thoughts(&game, &observation, 400, 1);
    let mut group = c.benchmark_group("principati search");
    group.sample_size(10);
    group.throughput(Throughput::Elements(continuations));
    group.bench_function("continuations, round 10", |b| {
        b.iter(|| thoughts(&game, black_box(&observation), 400, 1));
    });
    group.finish();
}

/// One position of round 20.
fn state(c: &mut Criterion) {
    let game = Principati::default();
    let (state, seat) = mid_map(&game);
    let mut placements = Vec::new();
    game.legal_actions(&state, seat, &mut placements);
    let mut group = c.benchmark_group("principati state");
    group.bench_function("clone", |b| b.iter(|| black_box(&state).clone()));
    group.bench_function("legal placements", |b| {
        let mut legal = Vec::with_capacity(4096);
        b.iter(|| {
            legal.clear();
            game.legal_actions(black_box(&state), seat, &mut legal);
        });
    });
    group.bench_function("apply a placement", |b| {
        let mut index = 0;
        b.iter_batched_ref(
            || {
                index = (index + 7) % placements.len();
                (state.clone(), placements[index])
            },
            |(state, action)| game.apply(state, seat, *action, &mut Silent),
            BatchSize::SmallInput,
        );
    });
    group.bench_function("score", |b| b.iter(|| game.score(black_box(&state), seat)));
    group.finish();
}

/// What a client gets at round 20: the choices of every phase, where one tile may lie, the view.
fn client(c: &mut Criterion) {
    let game = Principati::default();
    let mut group = c.benchmark_group("principati client, round 20");
    for phase in [Phase::Place, Phase::Masters, Phase::Trade, Phase::Construct, Phase::Produce] {
        let (state, seat) = greedy_position(&game, 20, phase);
        let observation = game.observe(&state, Some(seat));
        group.bench_function(format!("choices, {}", phase.id()), |b| {
            b.iter(|| game.choices(black_box(&observation)));
        });
    }
    let (state, seat) = mid_map(&game);
    let observation = game.observe(&state, Some(seat));
    group.throughput(Throughput::Elements(places(&game, &observation)));
    group.bench_function("places of a tile", |b| b.iter(|| places(&game, black_box(&observation))));
    group.finish();

    let (state, seat) = late_map(&game);
    let observation = game.observe(&state, Some(seat));
    let view = game.view(&observation, Aid::None);
    let size = serde_json::to_string(&view).map_or(0, |text| text.len());
    println!("a view with {} tiles has {size} bytes", view.tiles.len());
    let mut group = c.benchmark_group("principati client, 120 tiles");
    group.bench_function("choices, construct", |b| b.iter(|| game.choices(black_box(&observation))));
    group.bench_function("view", |b| b.iter(|| game.view(black_box(&observation), Aid::None)));
    group.bench_function("write the view", |b| b.iter(|| serde_json::to_string(black_box(&view))));
    group.finish();
}

criterion_group!(benches, random, playout, search, state, client);
criterion_main!(benches);

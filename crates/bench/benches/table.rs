//! Wall clock of the live table: `cargo bench -p princely-bench --bench table`. Prints how long seen entries are.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use princely_bench::fuerstenfeld;
use princely_bench::table::Script;
use princely_bots::Bot;
use princely_core::Quick;
use princely_fuerstenfeld::Variant;
use princely_table::Hosted;
use std::hint::black_box;

fn measure<G: Hosted>(c: &mut Criterion, name: &str, game: &G, bot: &mut dyn Bot<G>) {
    let mut whims = Quick(5);
    let mut player = |game: &G, observation: &G::Observation| bot.choose(game, observation, &mut whims).ok();
    let Some(script) = Script::new(game, 300, &mut player) else { return };
    let counted = script.count();
    let mean = counted.bytes as f64 / counted.entries as f64;
    println!("{name}: {} seen entries, {mean:.0} bytes on average", counted.entries);

    let mut group = c.benchmark_group(name);
    group.sample_size(20);
    group.throughput(Throughput::Elements(script.len() as u64));
    group.bench_function("acts, told to every seat and a spectator", |b| {
        b.iter(|| {
            script.play(|_, _| {}, |effects| drop(black_box(effects.clone()))).map(|live| live.version())
        });
    });
    let journal: Vec<String> = script.journal().into_iter().take(300).collect();
    group.throughput(Throughput::Elements(1));
    group.bench_function(format!("open from a journal of {} entries", journal.len()), |b| {
        b.iter(|| script.reopen(black_box(&journal)));
    });
    group.finish();
}

fn table(c: &mut Criterion) {
    let game = fuerstenfeld(4, Variant::Base);
    measure(
        c,
        "table of Fürstenfeld, 5 viewers",
        &game,
        &mut princely_bots::fuerstenfeld::Greedy::new(&game),
    );
    let game = princely_principati::Principati::default();
    measure(c, "table of Principati, 3 viewers", &game, &mut princely_bots::principati::Greedy::default());
}

criterion_group!(benches, table);
criterion_main!(benches);

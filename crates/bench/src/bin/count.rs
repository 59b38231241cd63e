//! x
use princely_fuerstenfeld::Variant;
use std::time::Instant;
fn main() {
    let game = princely_bench::fuerstenfeld(4, Variant::Base);
    println!(
        "state {} action {} chance {}",
        size_of::<princely_fuerstenfeld::State>(),
        size_of::<princely_fuerstenfeld::Action>(),
        size_of::<princely_fuerstenfeld::Chance>()
    );
    for seed in 0..3 {
        let t = Instant::now();
        let actions = princely_bench::random_games(&game, 3000, seed);
        let s = t.elapsed().as_secs_f64();
        println!("{:.2} M actions/s, {} actions per game", actions as f64 / s / 1e6, actions / 3000);
    }
}

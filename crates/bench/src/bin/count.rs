//! x
use princely_fuerstenfeld::Variant;
use princely_core::{Game, Quick, Seat};
use princely_bots::fuerstenfeld::*;
use std::time::Instant;
fn main() {
    for (variant, players) in [(Variant::Base, 4u8), (Variant::Base, 2), (Variant::Expert, 4)] {
        let game = princely_bench::fuerstenfeld(players, variant);
        let policy = Policy::new(&game);
        let mut whims = Quick(1);
        let t = Instant::now();
        let mut rounds = 0u64; let mut hist=[0u32;101];
        let mut wins=[0.0;5];
        let n = 100000;
        for _ in 0..n {
            let mut state = game.start();
            play_to_end(&game, &[&policy; 5], &mut state, &mut whims);
            rounds += u64::from(state.round); hist[state.round as usize]+=1;
            let o = game.outcome(&state).unwrap();
            for s in 0..players { wins[s as usize] += o.share(Seat(s)); }
        }
        let s = t.elapsed().as_secs_f64();
        println!("{variant:?} {players}: {:.0} games/s, rounds {:.2}, {:.0} ns/turn, wins {wins:?}", f64::from(n) / s, rounds as f64 / f64::from(n), s*1e9/rounds as f64/f64::from(players));
        println!("{:?}", &hist[6..30]);
    }
}

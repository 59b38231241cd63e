//! dev only
use princely_bots::chance::Effort;
use princely_laboratory::{Setting, chance::Fitting, find};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let game = find(&a[2]).unwrap();
    let rounds: u16 = a[5].parse().unwrap();
    let setting = Setting {
        players: Some(a[3].parse().unwrap()),
        variant: Some(a[4].clone()),
        max_rounds: (rounds > 0).then_some(rounds),
        ..Setting::default()
    };
    let games: u64 = a[6].parse().unwrap();
    let seed: u64 = a[7].parse().unwrap();
    let threads = 1;
    let t = std::time::Instant::now();
    match a[1].as_str() {
        "fit" => {
            let file = &a[8];
            let data = std::fs::read_to_string(file).unwrap_or_default();
            let extra = if rounds > 0 { format!(" --max-rounds {rounds}") } else { String::new() };
            let thorough_games: u64 = a[9].parse().unwrap();
            let hidden: usize = a[10].parse().unwrap();
            let command = format!(
                "princely fit {} --players {} --variant {}{extra} --games {} --thorough-games {thorough_games} --hidden {hidden} --seed {seed}",
                a[2],
                a[3],
                a[4],
                if games == 0 { 1500 } else { games }
            );
            let bot = a.get(11).cloned().unwrap_or("reference-1".into());
            let command = if bot == "reference-1" { command } else { format!("{command} --bot {bot}") };
            let fitting = Fitting { bot, games, thorough_games, hidden, seed, threads, command };
            let new = game
                .fit(&setting, &fitting, &data, &mut |line| {
                    eprintln!("{:.1}s {line}", t.elapsed().as_secs_f64())
                })
                .unwrap();
            std::fs::write(file, new).unwrap();
        }
        effort => {
            let effort = if effort == "quick" { Effort::Quick } else { Effort::Thorough };
            let found = game.calibrate(&setting, effort, (games, seed, threads), &mut |_| ()).unwrap();
            println!("{}", serde_json::to_string(&found).unwrap());
        }
    }
    eprintln!("{:.1}s", t.elapsed().as_secs_f64());
}

//! `play`: bots play a game of Fürstenfeld; it is recorded and shown move by move.

use crate::command::{Line, cargo};
use crate::{Outcome, Trouble, failed, paths};
use std::io::IsTerminal;
use std::time::{SystemTime, UNIX_EPOCH};

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let wish = Wish::parse(arguments)?;
    cargo("build --release -p princely-cli --bin princely").run()?;
    let folder = paths::target().join("play");
    if let Err(error) = std::fs::create_dir_all(&folder) {
        return failed(format!("cannot make the folder {}: {error}", folder.display()));
    }
    let record = folder.join("game.jsonl").display().to_string();
    let princely = Line::new(paths::program("princely"));
    let options = format!(
        "record fuerstenfeld --players {} --variant base --bots greedy --games 1 --seed {} --out",
        wish.players,
        wish.seed.unwrap_or_else(clock),
    );
    princely.clone().words(&options).arg(&record).run()?;
    let replay = princely.arg("replay").arg(&record);
    if std::io::stdin().is_terminal() { replay.arg("--step").run() } else { replay.run() }
}

fn clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

/// What the caller wants to see.
#[derive(Debug, PartialEq, Eq)]
struct Wish {
    players: u64,
    seed: Option<u64>,
}

impl Wish {
    fn parse(arguments: &[String]) -> Outcome<Wish> {
        let mut wish = Wish { players: 4, seed: None };
        for pair in arguments.chunks(2) {
            let value = pair.get(1).and_then(|value| value.parse().ok());
            match (pair[0].as_str(), value) {
                ("--players", Some(players)) if (2..=5).contains(&players) => wish.players = players,
                ("--seed", Some(seed)) => wish.seed = Some(seed),
                ("--players", _) => return usage("--players wants a number from 2 to 5"),
                ("--seed", _) => return usage("--seed wants a number"),
                (other, _) => {
                    return usage(&format!("there is no option '{other}'; --players and --seed exist"));
                }
            }
        }
        Ok(wish)
    }
}

fn usage<T>(text: &str) -> Outcome<T> {
    Err(Trouble::Usage(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Outcome<Wish> {
        Wish::parse(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn options_are_understood() {
        assert_eq!(parse(""), Ok(Wish { players: 4, seed: None }));
        assert_eq!(parse("--seed 7 --players 2"), Ok(Wish { players: 2, seed: Some(7) }));
        for wrong in ["--players 6", "--players", "--seed x", "--bots greedy"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}

//! Prints the digest of a number of games, which is the argument.

use std::process::ExitCode;

fn main() -> ExitCode {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let Some(games) = games else {
        eprintln!("usage: same-bytes <number of games>");
        return ExitCode::from(2);
    };
    println!("{:016x}", princely_same_bytes::digest(games));
    ExitCode::SUCCESS
}

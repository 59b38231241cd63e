//! The `princely` command.
//!
//! | room | what lives there |
//! |---|---|
//! | [`args`] | what can be typed |
//! | [`failure`] | what can go wrong, and the exit codes |
//! | [`input`], [`output`] | files and the terminal |
//! | `arena` `levels` | matches between bots; how strong they play |
//! | `calibrate` | chances to win, tested and fitted |
//! | `dataset` | games as Parquet files |
//! | `man` | manual pages |
//! | `simulate` `record` `replay` `verify` `legal` `solve` `rules` `learn` `play` `hint` `review` `stats` `serve` `health` | one file per command |

mod arena;
mod args;
mod calibrate;
#[cfg(feature = "dataset")]
mod dataset;
mod failure;
mod health;
mod hint;
mod input;
mod learn;
mod legal;
mod levels;
mod man;
mod output;
mod play;
mod record;
mod replay;
mod review;
mod rules;
mod serve;
mod simulate;
mod solve;
mod stats;
mod verify;

use args::{Args, Command};
use clap::{CommandFactory, Parser};
use failure::Failure;
use std::io::Write;
use std::process::ExitCode;

/// musl's own allocator has one lock for all threads.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let end = match Args::parse().command {
        Command::Simulate(args) => simulate::run(&args),
        Command::Record(args) => record::run(&args),
        #[cfg(feature = "dataset")]
        Command::Dataset(args) => dataset::run(&args),
        Command::Arena(args) => arena::run(args),
        Command::Calibrate(args) => calibrate::run(&args),
        Command::Fit(args) => calibrate::fit(&args),
        Command::Levels(args) => levels::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Legal(args) => legal::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Learn(args) => learn::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Hint(args) => hint::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Stats(args) => stats::run(&args),
        Command::Serve(args) => serve::run(args),
        Command::Health(args) => health::run(&args),
        Command::Backup(args) => serve::backup(args),
        Command::Restore(args) => serve::restore(args),
        Command::Migrate(place) => serve::migrate(place),
        Command::Load(args) => serve::load(args),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Args::command(), "princely", &mut script);
            output::print(&String::from_utf8_lossy(&script))
        }
        Command::Man(args) => man::run(&args),
    };
    match end {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::ListenerLeft) => ExitCode::SUCCESS,
        Err(failure) => {
            // If the standard error output is closed, the exit code still tells it.
            let _ = writeln!(std::io::stderr(), "princely: {failure}");
            failure.exit_code()
        }
    }
}

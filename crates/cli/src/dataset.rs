//! `princely dataset`

use crate::args::{Which, some_games};
use crate::failure::Failure;
use crate::output::{self, Telling};
use clap::{Args, ValueHint};
use princely_dataset::{DatasetError, Order, Written};
use std::io::Write;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct Dataset {
    #[command(flatten)]
    which: Which,

    /// The bots by seat, separated by commas; fewer than seats repeat in turn: random, greedy or a level
    /// (`princely levels`)
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy")]
    bots: Vec<String>,

    /// The number of games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = some_games, allow_negative_numbers = true)]
    games: u64,

    /// The number of the first game in its series, from 0: for a part of a larger data set
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: u64,

    /// The seed of all chance: the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// The number of threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Write the chance to win, too: what the player could expect just then, by a quick estimate from what that player saw
    #[arg(long)]
    chance: bool,

    /// Where to write; - is the standard output
    #[arg(long, value_name = "FILE.parquet", value_hint = ValueHint::FilePath)]
    out: PathBuf,

    /// Overwrite an existing file
    #[arg(long)]
    force: bool,

    #[command(flatten)]
    telling: Telling,
}

pub(crate) fn run(args: &Dataset) -> Result<(), Failure> {
    let end = args.first.checked_add(args.games);
    let end = end.ok_or_else(|| Failure::Usage("no series has that many games".into()))?;
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let order = Order {
        bots: args.bots.clone(),
        games: args.first..end,
        seed: args.seed,
        threads: args.threads.map_or_else(cores, usize::from),
        chance: args.chance,
    };
    if args.out.as_os_str() == "-" {
        return write(args, &order, &mut std::io::stdout()).map(|_| ());
    }
    let mut out = output::create(&args.out, args.force)?;
    let written = write(args, &order, &mut out)?;
    out.keep()?;
    output::print(&format!("{} games, {} rows: {}\n", written.games, written.rows, args.out.display()))
}

fn write(args: &Dataset, order: &Order, out: &mut (dyn Write + Send)) -> Result<Written, Failure> {
    let setting = args.which.how.setting()?;
    let mut progress = args.telling.games(args.games, 0);
    let written = princely_dataset::write(&args.which.game, &setting, order, out, |done| {
        progress.is_at(done);
        true
    });
    progress.end();
    written.map_err(|error| match error {
        DatasetError::Games(error) => error.into(),
        DatasetError::Parquet(error) if error.to_string().contains("Broken pipe") => Failure::ListenerLeft,
        DatasetError::Parquet(error) => Failure::File(format!("{}: {error}", args.out.display())),
    })
}

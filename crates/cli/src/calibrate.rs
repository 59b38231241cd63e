//! `princely calibrate` and `princely fit`

use crate::args::{Which, some_games};
use crate::failure::Failure;
use crate::output::{self, Telling};
use clap::{Args, ValueHint};
use princely_laboratory::chance::{Calibration, Effort, Fitting, REFERENCE};
use std::fmt::Write as _;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct Calibrate {
    #[command(flatten)]
    which: Which,

    /// The number of games
    #[arg(long, value_name = "G", default_value_t = 1000, value_parser = some_games, allow_negative_numbers = true)]
    games: u64,

    /// The seed of all chance
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// The number of threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Test the quick chance, without imagined worlds
    #[arg(long)]
    quick: bool,

    /// Note a result within the bounds in this data file: only then the chances are called calibrated
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    confirm: Option<PathBuf>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    telling: Telling,
}

#[derive(Args, Debug)]
pub(crate) struct Fit {
    #[command(flatten)]
    which: Which,

    /// The number of games for the quick chance; 0 keeps its numbers
    #[arg(long, value_name = "G", default_value_t = 10_000)]
    games: u64,

    /// The number of games for the thorough chance
    #[arg(long, value_name = "G", default_value_t = 2000, value_parser = some_games, allow_negative_numbers = true)]
    thorough_games: u64,

    /// How many hidden numbers the quick chance has
    #[arg(long, value_name = "H", default_value_t = 8, value_parser = clap::value_parser!(u8).range(0..=32))]
    hidden: u8,

    /// The seed of all chance
    #[arg(long, value_name = "S", default_value_t = 101)]
    seed: u64,

    /// The bot that plays; with any but the reference the chances stay "not calibrated"
    #[arg(long, value_name = "BOT", default_value = REFERENCE)]
    bot: String,

    /// The number of threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// The data file; the numbers of this configuration are replaced, the others stay
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    data: PathBuf,
}

fn cores(threads: Option<u16>) -> usize {
    threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from)
}

pub(crate) fn run(args: &Calibrate) -> Result<(), Failure> {
    let game = princely_laboratory::find(&args.which.game)?;
    let setting = args.which.how.setting()?;
    let effort = if args.quick { Effort::Quick } else { Effort::Thorough };
    let mut progress = args.telling.games(args.games, 0);
    let games = (args.games, args.seed, cores(args.threads));
    let found = game.calibrate(&setting, effort, games, &mut |done| progress.is_at(done))?;
    progress.end();
    output::print(&if args.json { output::json(&found) } else { told(&found) })?;
    let Some(path) = &args.confirm else { return Ok(()) };
    let mut command = command_for("calibrate", &args.which);
    let _ = write!(command, " --games {} --seed {}", args.games, args.seed);
    if args.quick {
        command.push_str(" --quick");
    }
    let noted = game.confirm(&setting, &found, &command, &crate::input::small_file(path)?)?;
    keep(path, &noted)
}

/// A command about a configuration, to be noted beside what it has found.
fn command_for(name: &str, which: &Which) -> String {
    let mut command = format!("princely {name} {}", which.game);
    let how = &which.how;
    if let Some(players) = how.players {
        let _ = write!(command, " --players {players}");
    }
    if let Some(variant) = &how.variant {
        let _ = write!(command, " --variant {variant}");
    }
    if let Some(rounds) = how.max_rounds {
        let _ = write!(command, " --max-rounds {rounds}");
    }
    command
}

/// Writes a data file in place of the one that is there.
fn keep(path: &std::path::Path, text: &str) -> Result<(), Failure> {
    let mut draft = output::create(path, true)?;
    std::io::Write::write_all(&mut draft, text.as_bytes()).map_err(|error| output::written(&error))?;
    draft.keep()
}

/// The result for people.
fn told(found: &Calibration) -> String {
    let mut text = String::new();
    let _ = writeln!(
        text,
        "{} chances of {} players of {} ({}{}), {} games of {} against itself, seed {}{}",
        found.effort,
        found.players,
        found.game,
        found.variant,
        found.rounds.map(|rounds| format!(", {rounds} rounds")).unwrap_or_default(),
        found.games,
        found.against,
        found.seed,
        if found.calibrated { "" } else { "; not calibrated so far" },
    );
    let _ = writeln!(
        text,
        "\nerror of calibration {:.3}, Brier score {:.3}, slope {:.2}, {} positions, one of each game",
        found.calibration_error, found.brier, found.slope, found.positions
    );
    text.push_str(if found.passed { "within the bounds\n" } else { "NOT within the bounds\n" });
    text.push_str("\nchance        positions  mean chance  share of wins\n");
    for bin in found.bins.iter().filter(|bin| bin.positions > 0) {
        let _ = writeln!(
            text,
            "{:.1} to {:.1}  {:>12}  {:>11.3}  {:>13.3}",
            bin.from, bin.to, bin.positions, bin.chance, bin.share
        );
    }
    if !found.by_round.is_empty() {
        text.push_str("\nround      games  error of calibration  Brier score\n");
    }
    for round in &found.by_round {
        let _ = writeln!(
            text,
            "{:>5}  {:>9}  {:>20.3}  {:>11.3}",
            round.round, round.games, round.calibration_error, round.brier
        );
    }
    text
}

pub(crate) fn fit(args: &Fit) -> Result<(), Failure> {
    let game = princely_laboratory::find(&args.which.game)?;
    let setting = args.which.how.setting()?;
    let data = match args.data.exists() {
        true => crate::input::small_file(&args.data)?,
        false => String::new(),
    };
    let mut command = command_for("fit", &args.which);
    let _ = write!(
        command,
        " --games {} --thorough-games {} --hidden {} --seed {}",
        args.games, args.thorough_games, args.hidden, args.seed
    );
    if args.bot != REFERENCE {
        let _ = write!(command, " --bot {}", args.bot);
    }
    let fitting = Fitting {
        bot: args.bot.clone(),
        games: args.games,
        thorough_games: args.thorough_games,
        hidden: usize::from(args.hidden),
        seed: args.seed,
        threads: cores(args.threads),
        command,
    };
    let mut lines = String::new();
    let fitted = game.fit(&setting, &fitting, &data, &mut |line| {
        lines.push_str(line);
        lines.push('\n');
    })?;
    keep(&args.data, &fitted)?;
    output::print(&lines)
}

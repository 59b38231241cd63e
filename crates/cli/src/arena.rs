//! `princely arena`

pub(crate) mod told;

use crate::args::Which;
use crate::failure::Failure;
use crate::output::{Draft, Telling};
use crate::{input, output};
use clap::{Args, ValueHint};
use indicatif::ProgressBar;
use princely_arena::{Block, Bout, Ledger, LedgerError, Plan, Robin, Sprt, bout, plot, robin};
use princely_core::Records;
use princely_laboratory::arena::Start;
use princely_laboratory::{AnyLaboratory, BotSpec, Budget, Contest, GamesError};
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

#[derive(Args, Debug)]
pub(crate) struct Arena {
    #[command(flatten)]
    pub(crate) which: Which,

    /// The bot whose strength is measured: random, greedy, a level (`princely levels`), a level with its
    /// own budget like strong@500 or strong@100ms, or a program like cmd:./my-bot
    #[arg(long, value_name = "BOT", required_unless_present = "round_robin", requires = "b")]
    pub(crate) a: Option<BotSpec>,

    /// Its opponents; several fill the other seats in turn
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', requires = "a")]
    pub(crate) b: Vec<BotSpec>,

    /// All against all instead; the first one is rated 0
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', conflicts_with_all = ["a", "b", "sprt"])]
    pub(crate) round_robin: Vec<BotSpec>,

    /// The number of games, at least (for each pair in a round robin); rounded up to whole deals
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = crate::args::some_games, allow_negative_numbers = true)]
    pub(crate) games: u64,

    /// The seed of all chance: the same seed gives the same deals
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,

    /// How long a bot thinks about a turn, in milliseconds, if its name does not say it
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) time: Option<u32>,

    /// How many continuations a bot imagines for a turn, if its name does not say it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), conflicts_with = "time")]
    pub(crate) iterations: Option<u32>,

    /// How long a program may take to answer, in milliseconds [default: --time, or 1000]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) cmd_time: Option<u32>,

    /// Stop when it is decided whether A is ELO0 or ELO1 stronger, with errors of 5 %
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt, allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,

    /// The number of threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,

    /// Start all games after entry ENTRY of the record in FILE
    #[arg(long, value_name = "FILE@ENTRY", value_parser = from, value_hint = ValueHint::FilePath)]
    pub(crate) from: Option<(PathBuf, usize)>,

    /// Which record of that file, from 1
    #[arg(long = "game", value_name = "N", default_value_t = 1, requires = "from")]
    pub(crate) record: usize,

    /// Keep the results in this file, and go on where it stops
    #[arg(long, value_name = "FILE.jsonl", value_hint = ValueHint::FilePath)]
    pub(crate) out: Option<PathBuf>,

    /// Draw the course of the match, or the ratings, into this file
    #[arg(long, value_name = "FILE.svg", value_hint = ValueHint::FilePath)]
    pub(crate) plot: Option<PathBuf>,

    /// Overwrite an existing picture
    #[arg(long, requires = "plot")]
    pub(crate) force: bool,

    /// Print the result as JSON
    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) telling: Telling,
}

/// The exit codes of a contest that was interrupted, and of one whose result could not be written.
const INTERRUPTED: i32 = 130;
const FILE: i32 = 3;

fn sprt(text: &str) -> Result<Sprt, String> {
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 4000.0);
    match text.split_once(',').map(|(elo0, elo1)| (number(elo0), number(elo1))) {
        Some((Some(elo0), Some(elo1))) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
        _ => Err("write two Elo differences, the smaller one first, like 0,20".into()),
    }
}

fn from(text: &str) -> Result<(PathBuf, usize), String> {
    let (file, entry) = text.rsplit_once('@').ok_or("write FILE@ENTRY, like games.jsonl@25")?;
    let entry = entry.parse().map_err(|_| format!("{entry:?} is no number of an entry"))?;
    Ok((file.into(), entry))
}

pub(crate) fn run(args: Arena) -> Result<(), Failure> {
    let game = princely_laboratory::find(&args.which.game)?;
    let setting = args.which.how.setting()?;
    let contest = contest(&args)?;
    let (plan, header) = game.plan(&setting, &contest)?;
    let bots: Vec<String> = contest.bots.iter().map(ToString::to_string).collect();
    let plot = args.plot.as_deref().map(|path| output::create(path, args.force)).transpose()?;
    let (mut ledger, past) = match &args.out {
        None => (None, Vec::new()),
        Some(path) => {
            let (ledger, past) =
                Ledger::open(path, &header, &plan, bots.len()).map_err(|error| failed(path, &error))?;
            (Some((ledger, path.clone())), past)
        }
    };
    if let Some(note) = told::beforehand(&plan, &bots, &args) {
        args.telling.note(&note);
    }

    let mut standing = if contest.round_robin {
        Standing::Robin(Robin::new(&plan, &bots))
    } else {
        Standing::Bout(Bout::new(&plan, &bots, args.sprt))
    };
    // The file may hold more deals than are asked for now.
    let (blocks, per_deal) = (plan.blocks(args.games), plan.lineups.len() as u64);
    let mut done = 0;
    for block in past.iter().take(blocks as usize) {
        if standing.is_decided() {
            break;
        }
        standing.add(block);
        done += 1;
    }
    let mut progress = args.telling.games(blocks.saturating_mul(per_deal), done * per_deal);
    let is_done = done >= blocks || standing.is_decided();
    let course = Arc::new(Course {
        game,
        plan,
        bots,
        args,
        begin: Instant::now(),
        games_resumed: done * per_deal,
        bar: progress.bar(),
        now: Mutex::new(Some(Now { standing, plot })),
    });
    if !is_done {
        Course::listen(&course)?;
        game.contest(&setting, &contest, done..blocks, &mut |block| {
            // Who interrupts finds a deal both in the file and in the result, or in neither.
            let mut now = course.now();
            let Some(Now { standing, .. }) = &mut *now else { return Ok(false) };
            if let Some((ledger, path)) = &mut ledger {
                let failed = |error| GamesError::Write(format!("{}: {error}", path.display()));
                ledger.add(&block).map_err(failed)?;
            }
            standing.add(&block);
            done += 1;
            progress.is_at(done * per_deal);
            Ok(!standing.is_decided())
        })?;
    }
    progress.end();
    match course.now().take() {
        Some(now) => course.report(now, false),
        None => Ok(()),
    }
}

/// What is printed as JSON.
#[derive(Serialize)]
pub(crate) struct Sheet {
    game: &'static str,
    seats: usize,
    bots: Vec<String>,
    seed: u64,
    /// The number of games were asked for; games come in whole deals.
    games_asked: u64,
    /// The number of games were in the file already.
    games_resumed: u64,
    /// Whether it was interrupted before all games were played.
    interrupted: bool,
    seconds: f64,
    command: String,
    #[serde(flatten)]
    report: Report,
}

/// The result of a contest.
#[derive(Serialize)]
#[serde(untagged)]
enum Report {
    Bout(bout::BoutReport),
    Robin(robin::RobinReport),
}

impl Report {
    fn games(&self) -> u64 {
        match self {
            Report::Bout(report) => report.games,
            Report::Robin(report) => report.games,
        }
    }
}

/// A contest of one of the two kinds, with the results so far.
enum Standing {
    Bout(Bout),
    Robin(Robin),
}

impl Standing {
    fn add(&mut self, block: &Block) {
        match self {
            Standing::Bout(bout) => bout.add(block),
            Standing::Robin(robin) => robin.add(block),
        }
    }

    fn is_decided(&self) -> bool {
        matches!(self, Standing::Bout(bout) if bout.is_decided())
    }

    fn report(&self) -> Report {
        match self {
            Standing::Bout(bout) => Report::Bout(bout.report()),
            Standing::Robin(robin) => Report::Robin(robin.report()),
        }
    }

    fn picture(&self, sheet: &Sheet) -> String {
        match (self, &sheet.report) {
            (Standing::Bout(bout), Report::Bout(report)) => {
                let [a, b] = [&sheet.bots[0], &sheet.bots[1..].join(", ")];
                plot::bout(&format!("{}: {a} against {b}", sheet.game), report.par, bout.running())
            }
            (_, Report::Robin(report)) => {
                plot::ratings(&format!("{}, {} players", sheet.game, sheet.seats), &report.ratings)
            }
            (Standing::Robin(_), Report::Bout(_)) => String::new(),
        }
    }
}

/// The command as it was typed, so that it can be typed again.
fn typed() -> String {
    let words = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned());
    let quoted = |word: String| if word.contains(char::is_whitespace) { format!("\"{word}\"") } else { word };
    std::iter::once("princely".to_owned()).chain(words.map(quoted)).collect::<Vec<_>>().join(" ")
}

/// A contest that is being played, and all that its report needs.
struct Course {
    game: &'static dyn AnyLaboratory,
    plan: Plan,
    bots: Vec<String>,
    args: Arena,
    begin: Instant,
    games_resumed: u64,
    bar: ProgressBar,
    /// Whoever takes this reports it.
    now: Mutex<Option<Now>>,
}

/// What a contest has found until now, and the picture that is to be drawn of it.
struct Now {
    standing: Standing,
    plot: Option<Draft>,
}

impl Course {
    fn now(&self) -> MutexGuard<'_, Option<Now>> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on Ctrl-C, or a signal to end, prints what has been found until then. The deals that are being played
    /// are given up, because nobody knows how long they would take.
    fn listen(course: &Arc<Course>) -> Result<(), Failure> {
        let course = Arc::clone(course);
        ctrlc::set_handler(move || {
            // While this is held, no deal is added. If somebody else has taken it, the command is about to end anyway.
            let mut held = course.now();
            let Some(now) = held.take() else { return };
            course.bar.finish_and_clear();
            let games = now.standing.report().games();
            let code = match games {
                0 => {
                    let _ =
                        writeln!(std::io::stderr(), "princely: interrupted before the first deal was over");
                    INTERRUPTED
                }
                _ => match course.report(now, true) {
                    Ok(()) | Err(Failure::ListenerLeft) => INTERRUPTED,
                    Err(failure) => {
                        let _ = writeln!(std::io::stderr(), "princely: {failure}");
                        FILE
                    }
                },
            };
            std::process::exit(code);
        })
        .map_err(|error| Failure::File(format!("cannot listen for Ctrl-C: {error}")))
    }

    /// Prints the report, and draws the picture.
    fn report(&self, now: Now, is_interrupted: bool) -> Result<(), Failure> {
        let Now { standing, plot } = now;
        let sheet = Sheet {
            game: self.game.id(),
            seats: self.plan.seats,
            bots: self.bots.clone(),
            seed: self.args.seed,
            games_asked: self.args.games,
            games_resumed: self.games_resumed,
            interrupted: is_interrupted,
            seconds: self.begin.elapsed().as_secs_f64(),
            command: typed(),
            report: standing.report(),
        };
        if let Some(mut out) = plot {
            let picture = standing.picture(&sheet);
            out.write_all(picture.as_bytes()).map_err(|error| output::written(&error))?;
            out.keep()?;
        }
        output::print(&if self.args.json {
            output::json(&sheet)
        } else {
            told::told(&sheet, &self.plan, &self.args)
        })
    }
}

/// Who plays against whom, as it was typed.
fn contest(args: &Arena) -> Result<Contest, Failure> {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let budget = args.time.map(Budget::Millis).or(args.iterations.map(Budget::Iterations));
    let bots = args.a.iter().chain(&args.b).chain(&args.round_robin).cloned();
    let from = match &args.from {
        None => None,
        Some((path, entry)) => Some(Start::new(record(args, path)?, *entry)),
    };
    Ok(Contest {
        bots: bots.map(|bot| if bot.thinks() { bot.or_budget(budget) } else { bot }).collect(),
        round_robin: !args.round_robin.is_empty(),
        seed: args.seed,
        threads: args.threads.map_or_else(cores, usize::from),
        cmd_time: args.cmd_time.or(args.time),
        from,
    })
}

/// The record from which all games start.
fn record(args: &Arena, path: &Path) -> Result<String, Failure> {
    let place = path.display();
    let mut count = 0;
    for (number, text) in (1..).zip(Records::new(input::open(path)?)) {
        let at = format!("{place}, record {number}");
        let text = text.map_err(|error| Failure::from(error).at(&at))?;
        count = number;
        if number == args.record {
            // Refuse another game's record before the rules of this game are applied to it.
            let of =
                princely_laboratory::any::of_record(&text).map_err(|error| Failure::from(error).at(&at))?;
            if of.id() != args.which.game {
                return Err(Failure::Usage(format!("{at}: this is a game of {}", of.id())));
            }
            return Ok(text);
        }
    }
    Err(Failure::Usage(format!("{place} has {count} records, there is no record {}", args.record)))
}

fn failed(path: &Path, error: &LedgerError) -> Failure {
    let reason = format!("{}: {error}", path.display());
    match error {
        LedgerError::Io(_) => Failure::File(reason),
        LedgerError::Line(..) => Failure::Wrong(reason),
        LedgerError::Other { .. } => Failure::Usage(reason),
    }
}

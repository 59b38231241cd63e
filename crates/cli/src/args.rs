//! What can be typed.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args as ClapArgs, Parser, Subcommand, ValueHint};
use princely_core::Seat;
use princely_core::record::SeenBy;
use princely_laboratory::Setting;
use princely_laboratory::setting::TableFile;
use std::num::NonZeroU32;
use std::path::PathBuf;

use crate::failure::Failure;
use crate::output::Telling;

/// Play, study and simulate board games about princes.
#[derive(Parser, Debug)]
#[command(name = "princely", version, max_term_width = 100, after_help = EXIT_CODES)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXIT_CODES: &str = "\
Exit codes:
  0  success
  1  a record or a bot is at fault; the message names the entry and the rule
  2  the arguments make no sense, or a setting or card table is not allowed
  3  a file cannot be read or written
  130  interrupted; a match prints what it has found until then";

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play many games between bots and print statistics
    #[command(after_help = "\
Examples:
  princely simulate fuerstenfeld --bots greedy --games 10000
  princely simulate fuerstenfeld --players 2 --bots greedy,random --seed 7 --json
  princely simulate fuerstenfeld --variant expert --bots greedy --csv decisions.csv
  princely simulate fuerstenfeld --table my-box.toml
  princely simulate fuerstenfeld --bots greedy --switch palaces=4
  princely simulate principati --bots greedy,random --max-rounds 15")]
    Simulate(Simulate),

    /// Play games between bots and write their records
    #[command(after_help = "\
Examples:
  princely record fuerstenfeld --players 3 --bots greedy --games 10 --out games.jsonl
  princely record fuerstenfeld --variant expert --trace --out traced.jsonl
  princely record fuerstenfeld --trace 10 --out every-tenth.jsonl
  princely record principati --switch military_end=13 --bots greedy --out duel.jsonl

The same seed gives the same bytes, on any number of threads.")]
    Record(Record),

    /// Play games between bots and write every choice, as its player saw it, to a Parquet file
    #[cfg(feature = "dataset")]
    #[command(after_help = "\
Examples:
  princely dataset fuerstenfeld --bots greedy,easy --games 100000 --out games.parquet
  princely dataset principati --max-rounds 12 --first 5000 --games 5000 --out part-2.parquet

The same seed gives the same bytes, on any number of threads. docs/python.md tells what the columns hold.")]
    Dataset(crate::dataset::Dataset),

    /// Let bots play matches and measure how strong they are
    #[command(after_help = "\
Examples:
  princely arena fuerstenfeld --players 2 --a greedy --b random --games 1000
  princely arena fuerstenfeld --a strong --b greedy --sprt 0,20 --games 4000
  princely arena principati --a strong@100ms --b strong@200 --out results.jsonl --plot share.svg
  princely arena fuerstenfeld --players 3 --round-robin random,beginner,easy,greedy
  princely arena fuerstenfeld --players 2 --a cmd:./my-bot --b medium --cmd-time 500
  princely arena fuerstenfeld --a greedy --b random --from games.jsonl@25 --game 2

Every deal is played in all rotations of the seats, so games come in whole blocks. With a time to
think, choose no more threads than there are idle cores; with iterations the results are the same on
any number of threads. docs/arena.md tells how everything is measured.")]
    Arena(crate::arena::Arena),

    /// List the levels of the bots, from a gentle beginner to the strongest
    #[command(after_help = "\
Examples:
  princely levels
  princely levels --json")]
    Levels(crate::levels::Levels),

    /// Test how well chances to win agree with games of the reference bot
    #[command(after_help = "\
Examples:
  princely calibrate fuerstenfeld --players 2 --games 10000 --seed 2026 --quick
  princely calibrate principati --max-rounds 12 --games 800 --json

Every figure uses one position of a game: the start of a turn. Use a seed that nothing was fitted to.")]
    Calibrate(crate::calibrate::Calibrate),

    /// Fit chances to win to games of the reference bot
    #[command(after_help = "\
Examples:
  princely fit fuerstenfeld --players 2 --data crates/bots/data/chance/fuerstenfeld.json

The data file is part of the program: build it again to use the new numbers.")]
    Fit(crate::calibrate::Fit),

    /// Verify records and retell them in plain words
    #[command(after_help = "\
Examples:
  princely replay games.jsonl                  the first game, and whether all of them hold
  princely replay games.jsonl --game 3 --step  one turn at a time
  princely replay games.jsonl --as 0           as seat 0 saw it
  princely replay games.jsonl --position 25 --as 0   the position after 25 entries, in one line (fuerstenfeld)
  princely replay games.jsonl --as 0 --out seen.json   and keep that as a record of its own
  princely replay games.jsonl --svg pictures   the map after each round (principati)
  princely replay games.jsonl --json           one line of JSON for each record")]
    Replay(Replay),

    /// Check that the luck of a record was fair, by repeating every draw
    #[command(after_help = "\
Examples:
  princely verify game.json
  princely verify games.jsonl --json

A record of a game at a server carries what its luck was made of. Exit code 0: all of it is proved.
Exit code 1: something does not fit, or there is no proof.")]
    Verify(crate::verify::Verify),

    /// Show whose turn it was at a moment of a record, and everything that was legal
    #[command(after_help = "\
Examples:
  princely legal game.json --at 0             after the set-up
  princely legal games.jsonl --at 25 --game 2 --json")]
    Legal(Legal),

    /// Find how soon one player alone, who knows the whole deck, can have the palaces that end the game (fuerstenfeld)
    #[command(after_help = "\
Examples:
  princely solve fuerstenfeld --seed 7 --players 2
  princely solve fuerstenfeld --seed 7 --variant expert --effort little --json
  princely solve fuerstenfeld --deck deck.txt --demand 0,3 --players 2 --out line.json

The others at the table do nothing. The bound is proven, the line is a real game: `princely replay` verifies it.
A deck is a list of cards by their ids, or a file with one, the top card first: hops_1,palace_3,bank_2 and so on.")]
    Solve(Solve),

    /// Print the rule books, in our own words
    #[command(after_help = "\
Examples:
  princely rules                              which books there are
  princely rules fuerstenfeld
  princely rules fuerstenfeld sell            one section
  princely rules F-SELL-4                     one rule
  princely rules principati colour            the rules that speak of it
  princely rules fuerstenfeld --lang de       the book in German")]
    Rules(Rules),

    /// Print the books for players: what a game is about, a first round, good habits
    #[command(after_help = "\
Examples:
  princely learn                              which books there are, and their chapters
  princely learn principati
  princely learn principati 3                 one chapter
  princely learn fuerstenfeld habits
  princely learn fuerstenfeld --lang hu")]
    Learn(crate::learn::Learn),

    /// Play in the terminal: against bots, or with others at the same keyboard
    #[command(after_help = "\
Examples:
  princely play fuerstenfeld                        you against two bots
  princely play principati --max-rounds 12
  princely play fuerstenfeld --seats human:Anna,human:Ben,greedy
  princely play fuerstenfeld --seats greedy,greedy  look on
  princely play --resume fuerstenfeld-1.json
  princely play --from game.jsonl@25                play on from a moment of a record

What can be typed at the table: docs/playing.md, or \"help\" there.")]
    Play(crate::play::Play),

    /// Ask a bot what it would do at a moment of a record
    #[command(after_help = "\
Examples:
  princely hint game.jsonl@25
  princely hint games.jsonl@25 --game 3 --json
  princely hint --position LINE                 a position in one line, as replay --position prints it
  princely hint game.jsonl@0 --bot greedy")]
    Hint(crate::hint::Hint),

    /// Look at a finished game again: what each decision of a seat cost, what luck did, and what the others did
    #[command(after_help = "\
Examples:
  princely review game.jsonl --seat 0
  princely review game.jsonl --seat 2 --threads 4 --json
  princely review games.jsonl --game 7 --seat 1 --effort little --lang de

It uses only what the seat could know then. Chances are those among strong players; docs/strength.md says how they
were measured.")]
    Review(crate::review::Review),

    /// Show statistics of your own games: how many, how many you won, against which opponents
    #[command(after_help = "\
Examples:
  princely stats                     the games that `princely play` has noted
  princely stats --lang de
  princely stats --file games.jsonl  the games of a file
  princely stats --json")]
    Stats(crate::stats::Stats),

    /// Run the table server: play together in browsers, over one address
    #[command(after_help = "\
Examples:
  princely serve                                   at http://127.0.0.1:8080
  princely serve --lan                             for everybody in this network
  princely serve --database postgres://… --public-url https://princely.example

Every flag can be set in the environment (PRINCELY_…) and in a file (--print-config shows one).
How to host it: docs/hosting.md; how programs talk to it: docs/api.md.")]
    Serve(crate::serve::Serve),

    /// Ask a server whether it runs: exit code 0 if it does
    #[command(after_help = "\
Examples:
  princely health                                  the server at http://127.0.0.1:8080
  princely health http://127.0.0.1:9000 --ready    whether its database can be written too

For containers and timers that start a server again when it no longer answers.")]
    Health(crate::health::Health),

    /// Copy the server's database to a new file, even while the server runs
    Backup(crate::serve::Backup),

    /// Replace the database of a stopped server with a backup
    Restore(crate::serve::Restore),

    /// Put a server under the load of many players, and measure it
    #[command(after_help = "\
Examples:
  princely load --tables 100 --seconds 10
  princely load --url http://127.0.0.1:8080 --tables 500 --sockets 2000 --pace 1000 --json

The token is one of the server's administrator (docs/hosting.md).")]
    Load(crate::serve::Load),

    /// Bring the server's database up to date
    Migrate(crate::serve::Place),

    /// Write manual pages into a folder, one for each command
    #[command(after_help = "\
Example:
  princely man ~/.local/share/man/man1      then: man princely-simulate")]
    Man(crate::man::Man),

    /// Write a completion script for a shell
    #[command(after_help = "\
Example:
  princely completions bash > ~/.local/share/bash-completion/completions/princely")]
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
}

/// Which game, and how it is played.
#[derive(ClapArgs, Debug)]
pub(crate) struct Which {
    /// The game
    #[arg(value_parser = games())]
    pub(crate) game: String,

    #[command(flatten)]
    pub(crate) how: How,
}

/// How a game is played.
#[derive(ClapArgs, Debug)]
pub(crate) struct How {
    /// The number of players
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) players: Option<u8>,

    /// The variant: base or expert (fuerstenfeld), base or miners (principati)
    #[arg(long, value_name = "NAME")]
    pub(crate) variant: Option<String>,

    /// A file with the values printed on your cards or tiles, in place of the standard table
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) table: Option<PathBuf>,

    /// A shorter game: this round is the closing one (principati)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) max_rounds: Option<u16>,

    /// A house rule, by its name in the rule book, as often as you like: palaces=4 (fuerstenfeld), military_end=13
    /// (principati) and others
    #[arg(long = "switch", value_name = "NAME=VALUE", value_parser = switch)]
    pub(crate) switches: Vec<(String, String)>,
}

pub(crate) fn switch(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("a switch is written NAME=VALUE, palaces=4 or military_end=13".into()),
    }
}

/// Reads a seat, or a spectator.
fn viewer(text: &str) -> Result<SeenBy, String> {
    match text {
        "spectator" => Ok(SeenBy(None)),
        seat => match seat.parse() {
            Ok(seat) => Ok(SeenBy(Some(Seat(seat)))),
            Err(_) => Err("a seat is a number, from 0; or it is \"spectator\"".into()),
        },
    }
}

/// The games by their names. `ü` may be typed for `ue`.
pub(crate) fn games() -> impl TypedValueParser<Value = String> {
    // The parser needs names that live for ever: they are few, short, and made once.
    let alias = |id: &'static str| -> &'static str { id.replace("ue", "ü").leak() };
    let value = |id: &'static str| PossibleValue::new(id).alias(alias(id));
    let values = princely_laboratory::all().iter().map(|game| value(game.id()));
    PossibleValuesParser::new(values).map(|typed| typed.replace('ü', "ue"))
}

/// Reads a number of games: at least one.
pub(crate) fn some_games(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(0) => Err("no game is nothing to play; one is the least".into()),
        Ok(games) => Ok(games),
        Err(error) => Err(format!("{error}")),
    }
}

impl How {
    /// The setting that was asked for. Reads the file of the table, if one is named.
    pub(crate) fn setting(&self) -> Result<Setting, Failure> {
        let table = match &self.table {
            None => None,
            Some(path) => Some(TableFile {
                path: path.display().to_string(),
                name: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
                text: crate::input::small_file(path)?,
            }),
        };
        Ok(Setting {
            players: self.players,
            variant: self.variant.clone(),
            table,
            max_rounds: self.max_rounds,
            switches: self.switches.clone(),
        })
    }
}

/// What is played how often.
#[derive(ClapArgs, Debug)]
pub(crate) struct Played {
    /// The bots by seat, separated by commas; fewer than seats repeat in turn: random, greedy, a level
    /// (`princely levels`), or a program: cmd:./my-bot
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<String>,

    /// The seed of all chance: the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,

    /// The number of threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,

    /// How long a program may take to answer, in milliseconds [default: 1000]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) cmd_time: Option<u32>,

    #[command(flatten)]
    pub(crate) telling: Telling,
}

impl Played {
    pub(crate) fn series(
        &self,
        games: u64,
    ) -> Result<princely_laboratory::Series, princely_laboratory::GamesError> {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let mut series = princely_laboratory::Series::new(self.bots.clone(), games, self.seed)?;
        series.threads = self.threads.map_or_else(cores, usize::from);
        series.cmd_time = self.cmd_time;
        Ok(series)
    }
}

#[derive(ClapArgs, Debug)]
pub(crate) struct Simulate {
    #[command(flatten)]
    pub(crate) which: Which,

    #[command(flatten)]
    pub(crate) played: Played,

    /// The number of games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = some_games, allow_negative_numbers = true)]
    pub(crate) games: u64,

    /// Print the result as JSON
    #[arg(long)]
    pub(crate) json: bool,

    /// Also write one row for every decision to this file; - is the standard output, and then no report is printed
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) csv: Option<PathBuf>,

    /// Overwrite an existing file
    #[arg(long, requires = "csv")]
    pub(crate) force: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct Record {
    #[command(flatten)]
    pub(crate) which: Which,

    #[command(flatten)]
    pub(crate) played: Played,

    /// The number of games
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = some_games, allow_negative_numbers = true)]
    pub(crate) games: u64,

    /// Show the whole state after every entry of a player, or after every EVERY-th and the last
    #[arg(long, value_name = "EVERY", num_args = 0..=1)]
    pub(crate) trace: Option<Option<NonZeroU32>>,

    /// Where to write, one record a line; - is the standard output
    #[arg(long, value_name = "FILE.jsonl", value_hint = ValueHint::FilePath)]
    pub(crate) out: PathBuf,

    /// Overwrite an existing file
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct Replay {
    /// A record, or several, one a line; - is the standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,

    /// Which record of the file is told, from 1; all are verified
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) game: usize,

    /// Tell it as this seat saw it, or a spectator
    #[arg(long = "as", value_name = "SEAT", value_parser = viewer)]
    pub(crate) viewer: Option<SeenBy>,

    /// Also write the record as that seat saw it, without all that was hidden from it; - is the standard output, and
    /// then nothing else is printed
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "viewer", conflicts_with_all = ["json", "step"])]
    pub(crate) out: Option<PathBuf>,

    /// Print the position after N entries in one line instead, as the seat of --as knows it; without --as everything is
    /// open
    #[arg(long, value_name = "N", conflicts_with_all = ["json", "step", "out", "svg"])]
    pub(crate) position: Option<usize>,

    /// Wait for Enter before every turn, and show the position
    #[arg(long)]
    pub(crate) step: bool,

    /// Also draw the map after each round, as DIR/round-001.svg and so on (principati)
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) svg: Option<PathBuf>,

    /// Print one line of JSON for every record instead
    #[arg(long, conflicts_with = "step")]
    pub(crate) json: bool,

    /// Overwrite an existing file
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct Legal {
    /// A record, or several, one a line; - is the standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,

    /// After how many entries of the log: 0 is after the set-up, 1 after the first entry
    #[arg(long, value_name = "N")]
    pub(crate) at: usize,

    /// Which record of the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) game: usize,

    /// Only for this seat
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<u8>,

    /// Print the result as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) which: Which,

    /// The deck and the breweries that seat 0 has in the first game of this seed
    #[arg(long, value_name = "S", required_unless_present = "deck", conflicts_with = "deck")]
    pub(crate) seed: Option<u64>,

    /// A deck of your own, the top card first: ids separated by commas, or a file with them
    #[arg(long, value_name = "CARD,… or FILE")]
    pub(crate) deck: Option<String>,

    /// The breweries' demand cards, by their place in the card table from 0 [default: the first ones]
    #[arg(long, value_name = "N,…", value_delimiter = ',', requires = "deck")]
    pub(crate) demand: Option<Vec<u8>>,

    /// How hard to think: little is a moment, usual some seconds, great as long as a meal
    #[arg(long, value_name = "HOW", value_parser = ["little", "usual", "great"], default_value = "usual")]
    pub(crate) effort: String,

    /// Also write the line as a record; - is the standard output, and then nothing else is printed
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) out: Option<PathBuf>,

    /// Print the result as JSON
    #[arg(long)]
    pub(crate) json: bool,

    /// Overwrite an existing file
    #[arg(long, requires = "out")]
    pub(crate) force: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct Rules {
    /// The game, or the id of a rule
    #[arg(value_name = "GAME or RULE")]
    pub(crate) first: Option<String>,

    /// The id of a rule, F-SELL-4, or of a section, F-SELL; or words to look for
    #[arg(value_name = "RULE")]
    pub(crate) rest: Vec<String>,

    /// The language: en, de, it or hu
    #[arg(long, value_name = "LANG", value_parser = crate::play::language, default_value = "en")]
    pub(crate) lang: princely_words::Language,
}

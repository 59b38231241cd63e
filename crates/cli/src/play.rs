//! `princely play`
//!
//! | room | what lives there |
//! |---|---|
//! | [`terminal`] | the terminal as the table's console: lines, width, colours, Ctrl-C |
//! | `editor` | editing the line that is typed: arrows, history, completion |
//! | [`mod@file`] | where a game is saved |
//! | [`data`] | the user's folder: games that go on, games that are over |
//! | [`menu`] | asks which game, if the command does not say |
//! | [`moment`] | a moment of a record: `game.jsonl@25` |

pub(crate) mod data;
mod editor;
pub(crate) mod file;
pub(crate) mod menu;
pub(crate) mod moment;
pub(crate) mod terminal;

use crate::args::{How, games};
use crate::failure::Failure;
use clap::{Args, ValueHint};
use data::{Journal, Left};
use file::{Keeper, is_saved_game};
use moment::{Moment, first_record};
use princely_core::Seed;
use princely_terminal::Begun;
use princely_terminal::{BotSpec, Invitation, SeatSpec, Setting, find, of_record};
use princely_words::{Language, Words};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use terminal::{Seeds, Terminal};

#[derive(Args, Debug)]
pub(crate) struct Play {
    /// The game; asked for in a terminal
    #[arg(value_parser = games())]
    game: Option<String>,

    /// Who sits where, separated by commas: human, human:NAME or a bot [default: you against bots]
    #[arg(long, value_name = "SEAT,…", value_delimiter = ',')]
    seats: Option<Vec<SeatSpec>>,

    #[command(flatten)]
    how: How,

    /// Which bot gives hints [default: one that thinks ahead]
    #[arg(long, value_name = "BOT")]
    hints: Option<BotSpec>,

    /// The seed of all chance [default: a new one]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,

    /// Continue a saved game; it is saved to the same file if `play` has written that file, otherwise to a new one
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["players", "variant", "table", "max_rounds", "switches", "from"])]
    resume: Option<PathBuf>,

    /// Continue the game that was left last
    #[arg(long = "continue", conflicts_with_all = ["game", "seats", "players", "variant", "table", "max_rounds", "switches", "from", "resume"])]
    go_on: bool,

    /// Do not save the game in the data folder while it is played, where `--continue` would find it
    #[arg(long)]
    no_autosave: bool,

    /// Save the game in this file [default: a new file, on leaving]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    save: Option<PathBuf>,

    /// Play on from a moment of a record
    #[arg(long, value_name = "FILE@ENTRY", conflicts_with_all = ["players", "variant", "table", "max_rounds", "switches"])]
    from: Option<Moment>,

    /// Plain lines, for screen readers: no editing, no history, no completion at the prompt
    #[arg(long)]
    plain: bool,

    /// The language: en, de, it or hu
    #[arg(long, value_name = "LANG", value_parser = language, default_value = "en")]
    lang: Language,
}

/// A language by its code.
pub(crate) fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let codes: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
        format!("there is no language {code:?}; there are {}", codes.join(", "))
    })
}

pub(crate) fn run(args: &Play) -> Result<(), Failure> {
    let words = Words::of(args.lang);
    let record = match (&args.resume, &args.from) {
        (Some(path), _) => Some(Begun { text: first_record(path)?, entry: None }),
        (None, Some(moment)) => Some(Begun { text: moment.record()?, entry: Some(moment.entry) }),
        (None, None) => None,
    };
    let own = args
        .resume
        .clone()
        .zip(record.as_ref())
        .filter(|(path, begun)| is_saved_game(path, &begun.text))
        .map(|(path, _)| path);
    let data = data::folder().filter(|_| !args.no_autosave);
    if let (Some(folder), Some(own)) = (&data, &own) {
        data::forget(folder, own);
    }
    let keeper = Keeper::new(args.save.clone(), own)?;
    let seeds = Seeds { series: args.seed, begun: 0 };
    let seed = seeds.next();
    let journal = Journal::new(data.clone(), None);
    let mut terminal = Terminal::new(keeper, journal, Seeds { begun: 1, ..seeds }, args.plain)?;
    if let Some(left) = unfinished(args, data.as_deref(), &mut terminal, words)? {
        return go_on(args, left, data, seed, &mut terminal, words);
    }
    let mut setting = args.how.setting()?;
    let mut seats = args.seats.clone();
    let game = match (&record, &args.game) {
        (Some(begun), None) => of_record(&begun.text)?,
        (Some(begun), Some(id)) => {
            let game = of_record(&begun.text)?;
            if game.id() != id {
                return Err(Failure::Usage(format!("the record is of {}, not of {id}", game.id())));
            }
            game
        }
        (None, Some(id)) => find(id)?,
        (None, None) if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() => {
            let Some(wish) = menu::ask(&mut terminal, words, &setting, seats.is_none())? else {
                return Ok(());
            };
            setting.players = wish.players.or(setting.players);
            seats = seats.or(wish.seats);
            wish.game
        }
        (None, None) => {
            let ids: Vec<&str> = princely_terminal::all().iter().map(|game| game.id()).collect();
            return Err(Failure::Usage(format!("which game? princely play {}", ids.join(" or "))));
        }
    };
    terminal.keeper.name_games(game.id());
    let invitation =
        Invitation { setting, seats, adviser: args.hints.clone(), seed, record, unfinished: None };
    let end = game.sit(&invitation, words, &mut terminal);
    end.map_err(|error| {
        let failure = Failure::from(error);
        match args.resume.as_ref().or(args.from.as_ref().map(|moment| &moment.file)) {
            Some(path) => failure.at(path.display()),
            None => failure,
        }
    })
}

/// The game to go on with: because the command says so, or because the player is asked and wants to.
fn unfinished(
    args: &Play,
    data: Option<&Path>,
    terminal: &mut Terminal,
    words: &Words,
) -> Result<Option<Left>, Failure> {
    let names_nothing = args.game.is_none() && args.resume.is_none() && args.from.is_none();
    let is_asked = names_nothing && std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if !args.go_on && !is_asked {
        return Ok(None);
    }
    let left = data.map(data::left).unwrap_or_default().into_iter().next();
    match left {
        None if args.go_on => Err(Failure::Usage("there is no game to go on with".into())),
        Some(left) if !args.go_on => Ok(menu::offer(terminal, words, &left)?.then_some(left)),
        left => Ok(left),
    }
}

/// Goes on with a game that was left.
fn go_on(
    args: &Play,
    left: Left,
    data: Option<PathBuf>,
    seed: Seed,
    terminal: &mut Terminal,
    words: &'static Words,
) -> Result<(), Failure> {
    let game = left.game.game;
    let is_own = |path: &PathBuf| first_record(path).is_ok_and(|record| is_saved_game(path, &record));
    terminal.keeper = Keeper::new(args.save.clone(), left.file.filter(is_own))?;
    terminal.keeper.name_games(game.id());
    terminal.journal = Journal::new(data, Some(left.path));
    let invitation = Invitation {
        setting: Setting::default(),
        seats: None,
        adviser: args.hints.clone(),
        seed,
        record: None,
        unfinished: Some(Arc::new(left.game)),
    };
    Ok(game.sit(&invitation, words, terminal)?)
}

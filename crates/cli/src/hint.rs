//! `princely hint`

use crate::failure::Failure;
use crate::output;
use crate::play::moment::{Moment, record_of};
use clap::Args;
use princely_laboratory::{BotSpec, open};
use princely_words::{Language, Words};

#[derive(Args, Debug)]
pub(crate) struct Hint {
    /// A record and a number of its entries: 0 is after the set-up, 1 after the first entry
    #[arg(value_name = "FILE@ENTRY", required_unless_present = "position")]
    moment: Option<Moment>,

    /// A position in one line instead, as `princely replay --position` prints it
    #[arg(long, value_name = "LINE", conflicts_with_all = ["moment", "game"])]
    position: Option<String>,

    /// Which record of the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    game: usize,

    /// Which bot is asked [default: the best one]
    #[arg(long, value_name = "BOT")]
    bot: Option<BotSpec>,

    /// Print the advice as JSON; null if nobody is to act
    #[arg(long)]
    json: bool,

    /// The language: en, de, it or hu
    #[arg(long, value_name = "LANG", value_parser = crate::play::language, default_value = "en")]
    lang: Language,
}

pub(crate) fn run(args: &Hint) -> Result<(), Failure> {
    let Some(moment) = &args.moment else { return about(args) };
    let text = record_of(&moment.file, args.game)?;
    let at = |failure: Failure| failure.at(moment.file.display());
    let advice = || {
        let mut replay = open(&text)?;
        replay.go(moment.entry)?;
        if args.json {
            return princely_terminal::advised(&*replay, None, args.bot.as_ref())
                .map(|advice| output::json(&advice));
        }
        let lines = princely_terminal::advice(&*replay, None, args.bot.as_ref(), Words::of(args.lang))?;
        Ok(lines.join("\n") + "\n")
    };
    output::print(&advice().map_err(|error: princely_laboratory::GamesError| at(error.into()))?)
}

/// Advice about a position in one line.
fn about(args: &Hint) -> Result<(), Failure> {
    let position = args.position.as_deref().unwrap_or_default();
    let found = princely_terminal::advised_about(position, args.bot.as_ref(), Words::of(args.lang))?;
    match found {
        _ if args.json => output::print(&output::json(&found.map(|(advice, _)| advice))),
        Some((_, lines)) => output::print(&(lines.join("\n") + "\n")),
        None => Err(Failure::Usage("nobody is to act there whose knowledge this position tells".into())),
    }
}

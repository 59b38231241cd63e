//! `princely hint`

use crate::failure::Failure;
use crate::output;
use crate::play::moment::Moment;
use clap::Args;
use princely_laboratory::{BotSpec, open};
use princely_words::{Language, Words};

#[derive(Args, Debug)]
pub(crate) struct Hint {
    /// A record and a number of its entries: 0 is after the set-up, 1 after the first entry
    #[arg(value_name = "FILE@ENTRY")]
    moment: Moment,

    /// Which bot is asked [default: the best one]
    #[arg(long, value_name = "BOT")]
    bot: Option<BotSpec>,

    /// The language: en, de, it or hu
    #[arg(long, value_name = "LANG", value_parser = crate::play::language, default_value = "en")]
    lang: Language,
}

pub(crate) fn run(args: &Hint) -> Result<(), Failure> {
    let text = args.moment.record()?;
    let at = |failure: Failure| failure.at(args.moment.file.display());
    let advice = || {
        let mut replay = open(&text)?;
        replay.go(args.moment.entry)?;
        princely_terminal::advice(&*replay, None, args.bot.as_ref(), Words::of(args.lang))
    };
    let lines = advice().map_err(|error| at(error.into()))?;
    output::print(&(lines.join("\n") + "\n"))
}

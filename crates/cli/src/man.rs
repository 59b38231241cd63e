//! `princely man`: manual pages, a page for each command, made from what can be typed.

use crate::args::Args;
use crate::failure::Failure;
use clap::{CommandFactory, ValueHint};
use std::path::PathBuf;

#[derive(clap::Args, Debug)]
pub(crate) struct Man {
    /// The folder for the pages; it is made if it is missing
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    to: PathBuf,
}

pub(crate) fn run(args: &Man) -> Result<(), Failure> {
    let written = std::fs::create_dir_all(&args.to)
        .and_then(|()| clap_mangen::generate_to(Args::command().disable_help_subcommand(true), &args.to));
    written.map_err(|error| Failure::File(format!("{}: {error}", args.to.display())))
}

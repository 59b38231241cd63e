//! TypeScript and JSON Schema of the wire, from the Rust types. Run by `cargo xtask codegen`.
//!
//! | room | what lives there |
//! |---|---|
//! | [`types`] | the list of types: **to add one, add a line there** |
//! | [`typescript`] | a TypeScript module for every crate |
//! | [`limits`] | what can be agreed on before a game, for pages without the engine |
//! | [`tiles`] | how the printed tiles of Principati Duello are laid out |
//! | [`schema`] | a JSON Schema for every part of the wire |
//! | [`files`] | writes the files, or checks that they are fresh |

mod files;
mod limits;
mod schema;
mod tiles;
mod types;
mod typescript;

use anyhow::{Result, bail};
use files::Files;
use std::env;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match run(&arguments) {
        Ok(report) => {
            let _ = writeln!(std::io::stdout(), "{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<String> {
    let check = match arguments {
        [] => false,
        [only] if only == "--check" => true,
        _ => bail!("usage: princely-codegen [--check]"),
    };
    let mut files = Files::default();
    typescript::write(&mut files)?;
    limits::write(&mut files);
    tiles::write(&mut files)?;
    schema::write(&mut files)?;
    if check { files.check() } else { files.save() }
}

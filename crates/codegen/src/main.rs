//! TypeScript and JSON Schema of the wire, from the Rust types. Run by `cargo xtask codegen`.
//!
//! | room | what lives there |
//! |---|---|
//! | [`types`] | the list of types: **to add one, add a line there** |
//! | [`typescript`] | a TypeScript module for every crate |
//! | [`schema`] | a JSON Schema for every part of the wire |
//! | [`files`] | writes the files, or checks that they are fresh |

mod files;
mod schema;
mod types;
mod typescript;

use anyhow::{Result, bail};
use files::Files;
use std::env;
use std::io::Write;

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let check = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => false,
        ["--check"] => true,
        _ => bail!("usage: princely-codegen [--check]"),
    };
    let mut files = Files::default();
    typescript::write(&mut files)?;
    schema::write(&mut files)?;
    let report = if check { files.check()? } else { files.save()? };
    writeln!(std::io::stdout(), "{report}")?;
    Ok(())
}

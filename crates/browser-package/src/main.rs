//! Makes the package for browsers out of the compiled module, and weighs it: `cargo xtask wasm`.
//!
//! | room | what lives there |
//! |---|---|
//! | [`glue`] | the JavaScript around the module, and the types |
//! | [`rooms`] | what the module is made of |
//! | [`weight`] | how many bytes travel |

mod glue;
mod rooms;
mod weight;

use anyhow::{Context, bail};
use std::io::Write;
use std::path::PathBuf;

fn main() -> anyhow::Result<()> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let as_json = arguments.iter().any(|argument| argument == "--json");
    arguments.retain(|argument| argument != "--json");
    let [module, folder] = arguments.as_slice() else {
        bail!("usage: princely-browser-package <module.wasm> <folder> [--json]");
    };
    let (module, folder) = (PathBuf::from(module), PathBuf::from(folder));
    glue::write(&module, &folder)?;
    let optimised = glue::optimise(&folder)?;
    let weight = weight::weigh(&module, &folder, optimised)?;
    let text = if as_json { serde_json::to_string_pretty(&weight)? } else { weight.table() };
    writeln!(std::io::stdout(), "{text}").context("cannot print")
}

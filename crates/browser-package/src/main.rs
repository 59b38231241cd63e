//! Makes the package for browsers out of the compiled module, and weighs it: `cargo xtask wasm`.
//!
//! | room | what lives there |
//! |---|---|
//! | [`books`] | the books, as data for the page |
//! | [`glue`] | the JavaScript around the module, and the types |
//! | [`rooms`] | what the module is made of |
//! | [`weight`] | how many bytes travel |

mod books;
mod glue;
mod rooms;
mod weight;

use anyhow::{Context, bail};
use std::io::Write;
use std::path::PathBuf;

fn main() -> anyhow::Result<()> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut flag = |name: &str| {
        let before = arguments.len();
        arguments.retain(|argument| argument != name);
        arguments.len() < before
    };
    // `--soon`: neither made smaller nor weighed.
    let (as_json, soon) = (flag("--json"), flag("--soon"));
    if let [option, folder] = arguments.as_slice()
        && option == "--books"
    {
        return books::write(&PathBuf::from(folder)).map(drop);
    }
    let [module, folder] = arguments.as_slice() else {
        bail!(
            "usage: princely-browser-package <module.wasm> <folder> [--json | --soon], or --books <folder>"
        );
    };
    let (module, folder) = (PathBuf::from(module), PathBuf::from(folder));
    glue::write(&module, &folder)?;
    if soon {
        return books::write(&folder).map(drop);
    }
    let optimised = glue::optimise(&folder)?;
    let books = books::write(&folder)?;
    let weight = weight::weigh(&module, &folder, &books, optimised)?;
    let text = if as_json { serde_json::to_string_pretty(&weight)? } else { weight.table() };
    writeln!(std::io::stdout(), "{text}").context("cannot print")
}

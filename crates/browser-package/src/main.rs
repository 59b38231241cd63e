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
#[cfg(feature = "weigh")]
mod rooms;
#[cfg(feature = "weigh")]
mod weight;

use anyhow::bail;
use std::path::PathBuf;

fn main() -> anyhow::Result<()> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let as_json = arguments.iter().any(|argument| argument == "--json");
    arguments.retain(|argument| argument != "--json");
    if let [option, folder] = arguments.as_slice()
        && option == "--books"
    {
        return books::write(&PathBuf::from(folder)).map(drop);
    }
    let [module, folder] = arguments.as_slice() else {
        bail!("usage: princely-browser-package <module.wasm> <folder> [--json], or --books <folder>");
    };
    let (module, folder) = (PathBuf::from(module), PathBuf::from(folder));
    glue::write(&module, &folder)?;
    let optimised = glue::optimise(&folder)?;
    let books = books::write(&folder)?;
    #[cfg(feature = "weigh")]
    tell(&weight::weigh(&module, &folder, &books, optimised)?, as_json)?;
    #[cfg(not(feature = "weigh"))]
    let _ = (optimised, books, as_json);
    Ok(())
}

#[cfg(feature = "weigh")]
fn tell(weight: &weight::Weight, as_json: bool) -> anyhow::Result<()> {
    use anyhow::Context;
    use std::io::Write;

    let text = if as_json { serde_json::to_string_pretty(weight)? } else { weight.table() };
    writeln!(std::io::stdout(), "{text}").context("cannot print")
}

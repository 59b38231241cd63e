//! `wasm`: the package for browsers, in `web/engine`. Builds the module as small as possible, writes the JavaScript
//! around it and the types, and weighs it.

use crate::command::{Line, cargo};
use crate::{Outcome, Trouble, failed, paths, say, setup};
use std::path::PathBuf;

/// The package may weigh no more than this, in bytes with gzip.
const HEAVIEST: u64 = 800_000;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let as_json = match arguments {
        [] => false,
        [only] if only == "--json" => true,
        [only] if only == "--books" => return books(),
        [other, ..] => {
            return Err(Trouble::Usage(format!(
                "this command takes only --json or --books, but got '{other}'"
            )));
        }
    };
    let line = build()?;
    if as_json { line.arg("--json").run_silently() } else { line.run() }
}

/// Whether there is a package, perhaps an old one.
pub(crate) fn is_made() -> bool {
    folder().join("princely_bg.wasm").is_file()
}

/// Builds the package without reporting its weight.
pub(crate) fn make() -> Outcome {
    build()?.run_silently()
}

/// The same, with something in the environment of the compiler.
pub(crate) fn make_with(name: &'static str, value: &str) -> Outcome {
    build_with(|line| line.env(name, value))?.run_silently()
}

/// Writes only the books, after a change of docs/rules or docs/learn.
fn books() -> Outcome {
    cargo("run --quiet -p princely-browser-package -- --books").arg(folder().display().to_string()).run()
}

/// Plays whole games with the package under Node, and the same games natively: the results must be the same.
pub(crate) fn check() -> Outcome {
    let weight = build()?.arg("--json").output()?.stdout;
    let bytes = gzip_bytes(&weight);
    say(format_args!("the package weighs {} bytes with gzip", bytes.unwrap_or_default()));
    if bytes.is_none_or(|bytes| bytes > HEAVIEST) {
        return failed(format!("the package may weigh {HEAVIEST} bytes with gzip. By part:\n\n{weight}"));
    }
    let node = Line::new("node").arg("crates/wasm/tests/play.mjs").arg(folder().display().to_string());
    say(format_args!("$ {node}"));
    let in_browsers = node.output()?.stdout;
    let example = cargo("run --quiet -p princely-house --example play");
    say(format_args!("$ {example}"));
    let natively = example.output()?.stdout;
    say(in_browsers.trim_end());
    if in_browsers.trim() == natively.trim() {
        return Ok(());
    }
    failed(format!("the package and native code disagree. Natively:\n\n{natively}"))
}

/// Builds the module, and returns the line that makes the package from it.
fn build() -> Outcome<Line> {
    build_with(|line| line)
}

fn build_with(changed: impl Fn(Line) -> Line) -> Outcome<Line> {
    let build = cargo("build --quiet --profile wasm -p princely-wasm --target").arg(setup::WASM);
    changed(build).run_silently()?;
    let module = paths::target().join(setup::WASM).join("wasm").join("princely_wasm.wasm");
    let package = cargo("run --quiet -p princely-browser-package --");
    Ok(package.arg(module.display().to_string()).arg(folder().display().to_string()))
}

/// Makes the package for `cargo xtask play`: soon, and not small. Does nothing if the module is as it was when the
/// package was made. `packer` waits for the program that makes it.
pub(crate) fn make_soon(packer: impl FnOnce() -> Outcome<Line>) -> Outcome {
    let profile = "play-web";
    cargo(&format!("build --quiet --profile {profile} -p princely-wasm --target {}", setup::WASM))
        .run_quietly()?;
    let module = paths::target().join(setup::WASM).join(profile).join("princely_wasm.wasm");
    let made = folder().join("princely_bg.wasm");
    let written = |path: &std::path::Path| path.metadata().and_then(|file| file.modified()).ok();
    // The books are in the package, too.
    let mut sources = vec![module.clone()];
    for (folder, kind) in [("docs/rules", "md"), ("docs/learn", "md"), ("crates/browser-package", "rs")] {
        sources.extend(paths::files(&paths::root().join(folder), kind)?);
    }
    if sources.iter().all(|source| written(source).is_some_and(|time| Some(time) < written(&made))) {
        return Ok(());
    }
    let (module, folder) = (module.display().to_string(), folder().display().to_string());
    packer()?.arg(module).arg(folder).arg("--soon").run_quietly()
}

/// Where the package is written.
fn folder() -> PathBuf {
    paths::root().join("web").join("engine")
}

/// The sum of all parts. In the text it stands before the parts, which have the same key.
fn gzip_bytes(weight: &str) -> Option<u64> {
    let (_, rest) = weight.split_once("\"gzip_bytes\":")?;
    rest.trim_start().split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_weight_is_that_of_all_parts() {
        let weight = "{\n  \"bytes\": 9,\n  \"gzip_bytes\": 123456,\n  \"parts\": [{ \"gzip_bytes\": 7 }]\n}";
        assert_eq!(gzip_bytes(weight), Some(123_456));
        assert_eq!(gzip_bytes("{}"), None);
    }
}

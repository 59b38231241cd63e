//! `same-bytes`: the same games must leave the same bytes natively and in WebAssembly. The crate `princely-same-bytes`
//! plays some games and digests their bytes; here both digests are compared.

use crate::command::{Line, cargo};
use crate::{Outcome, failed, no_arguments, paths, say, setup};

const GAMES: u32 = 20;

/// Node runs this with the path of the module and the number of games.
const SCRIPT: &str = "\
const [path, games] = process.argv.slice(1);
const { readFileSync } = require('node:fs');
WebAssembly.instantiate(readFileSync(path), {}).then(({ instance }) => {
  const digest = BigInt.asUintN(64, instance.exports.digest(Number(games)));
  console.log(digest.toString(16).padStart(16, '0'));
});";

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    setup::for_tests()?;
    check()
}

pub(crate) fn check() -> Outcome {
    let native = native()?;
    let wasm = wasm()?;
    say(format_args!("digest of {GAMES} games: {native} natively, {wasm} in WebAssembly"));
    if native == wasm {
        return Ok(());
    }
    failed(
        "native code and WebAssembly disagree about the same games. Look for usize, pointers, floats \
         or hash order in what decides a game. To repeat just this:\n\n    cargo xtask same-bytes",
    )
}

/// The digest of native code, in the build of the tests, which have compiled most of it already.
fn native() -> Outcome<String> {
    cargo("build -p princely-same-bytes --bin same-bytes").run()?;
    let line = Line::new(paths::debug_program("same-bytes")).arg(GAMES.to_string());
    say(format_args!("$ {line}"));
    Ok(line.output()?.stdout.trim().to_owned())
}

/// The digest of the WebAssembly module, in the build for browsers.
fn wasm() -> Outcome<String> {
    cargo("build --profile wasm -p princely-same-bytes --lib --target").arg(setup::WASM).run()?;
    let module = paths::target().join(setup::WASM).join("wasm").join("princely_same_bytes.wasm");
    say(format_args!("$ node <script> {} {GAMES}", module.display()));
    let line = Line::new("node").arg("-e").arg(SCRIPT).arg(module.display().to_string());
    Ok(line.arg(GAMES.to_string()).output()?.stdout.trim().to_owned())
}

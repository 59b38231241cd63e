//! `test`: everything CI checks, in order. It stops at the first failure and says how to repeat it.

use crate::command::{Line, cargo};
use crate::times::Times;
use crate::{
    Outcome, Trouble, codegen, deny, failed, fuzz, links, no_arguments, packages, paths, play, python, quick,
    rules, same_bytes, say, setup, wasm, web,
};
use std::time::{Instant, SystemTime};

/// A step's heading and its work.
type Step = (&'static str, fn() -> Outcome);

const STEPS: &[Step] = &[
    ("tools", setup::for_tests),
    ("formatting", formatting),
    ("links of the documentation", links::check),
    ("lints", lints),
    ("tests", tests),
    ("examples in the documentation", || cargo("test --doc --workspace --all-features").run()),
    ("documentation", documentation),
    ("the engine compiles to WebAssembly", engine_for_wasm),
    ("same bytes natively and in WebAssembly", same_bytes::check),
    ("the package for browsers plays as native code does", wasm::check),
    ("every rule has a test", rules::check),
    ("what we build upon", deny::check),
    ("the fuzz targets' Cargo.lock is fresh", fuzz::lock_is_fresh),
    ("generated files are fresh", codegen::check),
    ("the Python package", python::check),
    ("the web client", web::check),
    // The program is the one that was built for the tests of the command line.
    ("online tables in browsers", web::online),
];

/// What is worth doing before every commit: `cargo xtask test --quick`. Steps of the same name are the same as above.
const QUICK: &[Step] = &[
    ("formatting", formatting),
    ("links of the documentation", links::check),
    ("lints", lints),
    ("tests of what changed", quick::tests),
    ("every rule has a test", rules::check),
    ("types, lints and unit tests of the web client", quick::client),
];

/// What runs in a browser: these crates and their folders must exist and compile to WebAssembly. So must laboratory, which
/// never runs there: `princely-same-bytes` plays with it in WebAssembly.
const ENGINE: &[(&str, &str)] = &[
    ("princely-core", "crates/core"),
    ("princely-fuerstenfeld", "crates/fuerstenfeld"),
    ("princely-principati", "crates/principati"),
    ("princely-encode", "crates/encode"),
    ("princely-protocol", "crates/protocol"),
    ("princely-table", "crates/table"),
    ("princely-words", "crates/words"),
    ("princely-search", "crates/search"),
    ("princely-bots", "crates/bots"),
    ("princely-house", "crates/house"),
    ("princely-laboratory", "crates/laboratory"),
    ("princely-wasm", "crates/wasm"),
];

/// What takes too long for CI: `cargo xtask test --long`.
const LONG: &[Step] = &[
    ("tools", setup::for_tests),
    ("the store is killed a thousand times", || killed("princely-store", "crash", "killed_at_any_moment")),
    ("the server is killed a thousand times", || {
        killed("princely-server", "server", "a_server_that_is_killed")
    }),
    ("a thousand faults of three servers", || {
        cargo("test -p princely-server --all-features --test server three_servers_lose_nothing")
            .env("PRINCELY_FAULTS", "1000")
            .run()
    }),
    ("the guided games in every language", web::guides),
    ("the fuzz targets compile", fuzz::compile),
    ("what is published, in an empty folder and in a small Debian", packages::try_out),
];

pub(crate) fn run(arguments: &[String]) -> Outcome {
    match arguments {
        [long] if long == "--long" => go(LONG),
        [quick] if quick == "--quick" => {
            go(QUICK)?;
            let names = |steps: &[Step]| -> Vec<&str> { steps.iter().map(|(name, _)| *name).collect() };
            quick::tell_what_is_left_out(&names(STEPS), &names(QUICK))
        }
        arguments => {
            no_arguments(arguments)?;
            go(STEPS)
        }
    }
}

fn killed(package: &str, file: &str, test: &str) -> Outcome {
    cargo(&format!("test -p {package} --all-features --test {file} {test}"))
        .env("PRINCELY_KILLS", "1000")
        .run()
}

fn go(steps: &[Step]) -> Outcome {
    let (begin, since, mut times) = (Instant::now(), SystemTime::now(), Times::default());
    for (number, (name, work)) in (1..).zip(steps) {
        say(format_args!("\n=== {number}/{} {name}", steps.len()));
        let step = Instant::now();
        let end = work();
        times.add(name, step.elapsed());
        if let Err(trouble) = end {
            times.tell(since);
            return Err(Trouble::Failed(format!("step {number}, {name}: {trouble}")));
        }
        say(format_args!("--- {name}: {:.1} s", step.elapsed().as_secs_f64()));
    }
    times.tell(since);
    say(format_args!("\nAll {} steps passed in {:.0} s.", steps.len(), begin.elapsed().as_secs_f64()));
    Ok(())
}

fn formatting() -> Outcome {
    cargo("fmt --all --check").run()
}

/// Everything, and once more the program for a quick game, which is built without some features.
fn lints() -> Outcome {
    cargo("clippy --workspace --all-targets --all-features -- -D warnings").run()?;
    cargo(&format!("clippy {} -- -D warnings", play::HERE)).run()
}

/// A snapshot that differs must fail here, whatever somebody has set while trying things out.
pub(crate) fn strict(line: Line) -> Line {
    line.env("INSTA_UPDATE", "no")
}

fn tests() -> Outcome {
    if setup::nextest_is_installed() {
        say("with cargo-nextest");
        strict(cargo("nextest run --workspace --all-features")).run()
    } else {
        say("with cargo test, since cargo-nextest is not installed");
        strict(cargo("test --workspace --all-features --all-targets")).run()
    }
}

/// Also checks private items: people who work on them read their documentation, and its links can break too.
fn documentation() -> Outcome {
    cargo("doc --workspace --all-features --no-deps --document-private-items")
        .env("RUSTDOCFLAGS", "-D warnings")
        .run()
}

fn engine_for_wasm() -> Outcome {
    let mut line = cargo("check --target").arg(setup::WASM);
    for (package, folder) in ENGINE {
        if !paths::root().join(folder).join("Cargo.toml").is_file() {
            return failed(format!(
                "the engine crate {package} is not in {folder}; if it has moved, say so in xtask/src/test.rs"
            ));
        }
        line = line.arg("-p").arg(*package);
    }
    line.run()
}

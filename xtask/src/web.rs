//! `web`, `screenshots` and `web-figures`: check the web client, test it in a real browser, build it, weigh it, take
//! pictures of it and measure it. npm installs what its lock file names, and nothing else.

use crate::command::Line;
use crate::served::{self, Served};
use crate::{Outcome, Trouble, no_arguments, paths, setup, wasm};

/// Types and components, format, lint and layers, unit tests, the build, its weight against the budget, and the tests in a browser.
const CALLS: [&str; 7] =
    ["ci --no-audit --no-fund", "run check", "run lint", "test", "run build", "run weigh", "run browser"];

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    wasm::run(&[])?;
    check()?;
    served::build()?;
    online()
}

/// The same, if the package for browsers has been built before.
pub(crate) fn check() -> Outcome {
    setup::chromium()?;
    CALLS.iter().try_for_each(|call| npm(call).run())
}

/// What needs no browser and no build: types, lint and layers, unit tests.
pub(crate) fn quick() -> Outcome {
    setup::for_the_web()?;
    if !wasm::is_made() {
        wasm::make()?;
    }
    if !paths::root().join("web/node_modules").is_dir() {
        npm("ci --no-audit --no-fund").run()?;
    }
    ["run check", "run lint", "test"].iter().try_for_each(|call| npm(call).run())
}

/// Tables of a server, in browsers. The server and the client it serves were built before.
pub(crate) fn online() -> Outcome {
    let served = Served::start()?;
    npm("run online").env("PRINCELY_URL", &served.url).run()
}

/// The guided games in all languages; CI plays them in one.
pub(crate) fn guides() -> Outcome {
    setup::chromium()?;
    wasm::run(&[])?;
    build()?;
    npm("run browser -- guide").env("PRINCELY_LONG", "1").run()
}

/// Builds only the client; the package for browsers has been built before.
pub(crate) fn build() -> Outcome {
    ["ci --no-audit --no-fund", "run build"].iter().try_for_each(|call| npm(call).run())
}

/// Builds the client and takes pictures of every screen. The arguments are those of `npm run pictures`.
pub(crate) fn screenshots(arguments: &[String]) -> Outcome {
    setup::chromium()?;
    wasm::run(&[])?;
    build()?;
    served::build()?;
    let served = Served::start()?;
    let mut pictures = npm("run pictures --").env("PRINCELY_URL", &served.url);
    for argument in arguments {
        pictures = pictures.arg(argument);
    }
    pictures.run()
}

/// Builds the client and measures it: its weight, how soon it is visible, how fast it answers.
pub(crate) fn figures(arguments: &[String]) -> Outcome {
    let as_json = match arguments {
        [] => false,
        [only] if only == "--json" => true,
        [other, ..] => {
            return Err(Trouble::Usage(format!("this command takes only --json, but got '{other}'")));
        }
    };
    setup::chromium()?;
    wasm::make()?;
    if !as_json {
        build()?;
        return npm("run figures").run();
    }
    // Only the figures are printed, because a program may read them.
    for call in ["ci --no-audit --no-fund", "run build"] {
        npm(call).output()?;
    }
    npm("run --silent figures -- --json").run_silently()
}

fn npm(call: &str) -> Line {
    Line::new("npm").words("--prefix web").words(call)
}

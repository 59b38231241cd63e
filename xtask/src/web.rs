//! `web`, `screenshots` and `web-figures`: check the web client, test it in a real browser, build it, weigh it, take
//! pictures of it and measure it. npm installs what its lock file names, and nothing else.

use crate::command::Line;
use crate::served::{self, Served};
use crate::{Outcome, Trouble, failed, no_arguments, paths, say, setup, wasm};
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::Instant;

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

/// Builds the client for `cargo xtask play`, if something in it has changed since it was built so. Says what it does,
/// line by line, because other work goes on beside it. `packer` waits for the program that makes the package.
pub(crate) fn build_soon(packer: impl FnOnce() -> Outcome<Line>) -> Outcome {
    let packages = thread::spawn(|| {
        let is_there = || {
            let written = |path: &str| paths::root().join(path).metadata()?.modified();
            Ok::<_, std::io::Error>(
                written("web/node_modules/.package-lock.json")? >= written("web/package-lock.json")?,
            )
        };
        if is_there().unwrap_or_default() { Ok(()) } else { npm("ci --no-audit --no-fund").run_quietly() }
    });
    let begin = Instant::now();
    wasm::make_soon(packer)?;
    say(format_args!("    the games for the page are compiled ({:.0} s)", begin.elapsed().as_secs_f64()));
    packages.join().unwrap_or_else(|_| failed("npm ci was not run"))?;
    let stamp = paths::target().join("play-web.txt");
    let sources = sources()?;
    let is_built = paths::root().join("web/dist/index.html").is_file();
    if is_built && fs::read_to_string(&stamp).is_ok_and(|built| built == sources) {
        say("    the page is as it was");
        return Ok(());
    }
    npm("run build").run_quietly()?;
    say(format_args!("    the page is built ({:.0} s)", begin.elapsed().as_secs_f64()));
    fs::write(&stamp, sources).or_else(|error| failed(format!("{}: {error}", stamp.display())))
}

/// Every file that the client is built from, with its size and when it was changed.
fn sources() -> Outcome<String> {
    let mut text = String::new();
    let mut folders: Vec<PathBuf> = ["web", "crates/words/locales", "docs/rules", "docs/learn"]
        .map(|name| paths::root().join(name))
        .into();
    while let Some(folder) = folders.pop() {
        let entries =
            fs::read_dir(&folder).or_else(|error| failed(format!("{}: {error}", folder.display())))?;
        for entry in entries.flatten() {
            let (path, name) = (entry.path(), entry.file_name());
            let Ok(about) = entry.metadata() else { continue };
            if !about.is_dir() {
                let changed = about.modified().ok();
                let _ = writeln!(text, "{} {} {changed:?}", path.display(), about.len());
            } else if !["node_modules", "dist", "pictures"].iter().any(|&left_out| name == left_out) {
                folders.push(path);
            }
        }
    }
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    Ok(lines.join("\n"))
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

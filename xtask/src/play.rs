//! `play`: builds what a game needs, as soon as possible, and starts the server with the web client. With `--terminal` it
//! starts a game in the terminal; with `--release` it builds everything as it is shipped.
//!
//! The program for a quick game leaves out what no first game needs (the features of princely-cli), is optimised less, and
//! reads the client from its folder, so that both are built side by side. `play-crates.txt` names every crate that is
//! compiled: a new one makes everybody wait who plays for the first time.

use crate::command::{Line, cargo};
use crate::{Outcome, Trouble, failed, first_game, paths, say, setup, wasm, web};
use std::collections::BTreeSet;
use std::io::IsTerminal;
use std::path::Path;
use std::sync::mpsc;
use std::time::Instant;

/// The profile of the program for a quick game.
const PROFILE: &str = "play";

/// What is compiled here. The server and the program that makes the package for browsers share most of their crates, as
/// long as they are built with the same features.
pub(crate) const HERE: &str = "-p princely-cli -p princely-browser-package --no-default-features";

/// What is compiled: what it is for, and the arguments of `cargo tree`.
const COMPILED: [(&str, &str); 2] = [
    ("the server, and the program that makes the package for the page", HERE),
    ("the games in the page", "-p princely-wasm --target wasm32-unknown-unknown"),
];

pub(crate) fn run(arguments: &[String]) -> Outcome {
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--crates"] => {
            say(crates()?.trim_end());
            return Ok(());
        }
        ["--time"] => return first_game::run(1),
        ["--time", runs] => {
            let runs = runs.parse().ok().filter(|runs| (1..=9).contains(runs));
            return runs.map_or_else(
                || Err(Trouble::Usage("--time takes the number of fresh clones, from 1 to 9".into())),
                first_game::run,
            );
        }
        _ => {}
    }
    let (is_release, arguments) = match arguments.split_first() {
        Some((first, rest)) if first == "--release" => (true, rest),
        _ => (false, arguments),
    };
    let in_terminal = arguments.first().is_some_and(|first| first == "--terminal");
    let profile = if is_release { "release" } else { PROFILE };
    if let Ok(installed) = Line::new("princely").arg("--version").output() {
        let command = if in_terminal { "princely play" } else { "princely serve" };
        say(format_args!(
            "{} is installed: {command} starts it at once. This builds what is here.",
            installed.stdout.trim()
        ));
    }
    if is_release {
        build_as_shipped(in_terminal)?;
    } else {
        build(in_terminal)?;
    }
    let princely = Line::new(paths::built(profile, "princely"));
    line(princely, arguments, std::io::stdin().is_terminal()).run()
}

fn build_as_shipped(in_terminal: bool) -> Outcome {
    if !in_terminal {
        setup::for_the_web()?;
        wasm::make()?;
        web::build()?;
    }
    cargo("build --release -p princely-cli --bin princely").run()
}

fn build(in_terminal: bool) -> Outcome {
    let begin = Instant::now();
    if in_terminal {
        return program("princely").run();
    }
    setup::for_the_web()?;
    say(format_args!(
        "Building the server and the page side by side: {}.",
        how_long(&paths::built(PROFILE, "princely"))
    ));
    say("--release builds everything as it is shipped, which takes twice as long.");
    let (ready, packer) = mpsc::channel();
    let client = std::thread::spawn(move || {
        // Nothing is sent if that program could not be built, and the other thread says why.
        let packer = move || packer.recv().map_err(|_| Trouble::Failed("the page was not packed".into()));
        web::build_soon(packer)
    });
    let server = program("princely-browser-package").run().and_then(|()| {
        let _ = ready.send(Line::new(paths::built(PROFILE, "princely-browser-package")));
        program("princely").run()
    });
    drop(ready);
    say(format_args!("    the server is built ({:.0} s)", begin.elapsed().as_secs_f64()));
    let client = client.join().unwrap_or_else(|_| failed("the page was not built"));
    // If both failed, the first one is told.
    server.and(client)?;
    say(format_args!("Built in {:.0} s.", begin.elapsed().as_secs_f64()));
    Ok(())
}

/// What the first build takes, in minutes of one core.
const WORK: u64 = 8;

/// How long the build takes, roughly.
fn how_long(program: &str) -> String {
    if Path::new(program).is_file() {
        return "some seconds, or as long as it takes to compile what has changed".into();
    }
    // A chain of crates that wait for each other takes this long on any number of cores.
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let minutes = WORK.div_ceil(cores).max(2);
    format!("about {minutes} minutes on {cores} cores, and a minute more if nothing has been downloaded yet")
}

/// Builds one of the programs.
fn program(name: &str) -> Line {
    cargo(&format!("build --profile {PROFILE} {HERE} --bin {name}")).env("PRINCELY_CLIENT", "folder")
}

/// The names of all crates that are compiled for a quick game, part by part.
fn crates() -> Outcome<String> {
    let mut text = String::new();
    for (what, arguments) in COMPILED {
        let tree =
            cargo(&format!("tree --locked --edges normal,build --prefix none {arguments}")).output()?;
        // A crate that is there in two versions is compiled twice.
        let names = |line: &str| {
            let mut words = line.split_whitespace();
            let (name, version) = (words.next()?.to_owned(), words.next()?);
            Some((name, version.to_owned()))
        };
        let found: BTreeSet<(String, String)> = tree.stdout.lines().filter_map(names).collect();
        text += &format!("# {what}: {} crates\n", found.len());
        for (name, _) in found {
            text += &name;
            text.push('\n');
        }
    }
    Ok(text)
}

/// `princely serve` with these arguments, or `princely play` after `--terminal`. If nobody can type, bots play in the
/// terminal.
fn line(princely: Line, arguments: &[String], is_terminal: bool) -> Line {
    match arguments.split_first() {
        Some((first, [])) if first == "--terminal" && !is_terminal => {
            princely.words("play fuerstenfeld --seats greedy,greedy,greedy")
        }
        Some((first, rest)) if first == "--terminal" => rest.iter().fold(princely.arg("play"), Line::arg),
        _ => arguments.iter().fold(princely.arg("serve"), Line::arg),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_crate_is_compiled_that_the_list_does_not_name() {
        let list = paths::read(&paths::root().join("xtask/play-crates.txt")).unwrap();
        let found = crates().unwrap();
        let only = |one: &str, other: &str| {
            let lines = one.lines().filter(|line| !other.lines().any(|known| known == *line));
            lines.map(str::to_owned).collect::<Vec<_>>()
        };
        assert!(
            found == list,
            "new: {:?}; gone: {:?}\n\nWho plays for the first time waits for every crate. Put what a first game does not \
             need behind a feature of princely-cli; what it does need is added to the list by\n\n    \
             cargo xtask play --crates > xtask/play-crates.txt\n",
            only(&found, &list),
            only(&list, &found),
        );
    }

    #[test]
    fn a_first_build_takes_minutes_and_a_second_one_seconds() {
        assert!(how_long("/no/such/program").contains("minutes"));
        assert!(how_long(&std::env::current_exe().unwrap().display().to_string()).contains("seconds"));
    }

    #[test]
    fn arguments_go_to_the_server_or_to_the_terminal() {
        let shown = |arguments: &str, is_terminal| {
            let arguments: Vec<String> = arguments.split_whitespace().map(str::to_owned).collect();
            line(Line::new("princely"), &arguments, is_terminal).to_string()
        };
        assert_eq!(shown("", true), "princely serve");
        assert_eq!(shown("--lan", false), "princely serve --lan");
        assert_eq!(shown("--terminal", true), "princely play");
        assert_eq!(shown("--terminal principati --seed 7", true), "princely play principati --seed 7");
        assert_eq!(shown("--terminal principati --seed 7", false), "princely play principati --seed 7");
        assert_eq!(shown("--terminal", false), "princely play fuerstenfeld --seats greedy,greedy,greedy");
    }
}

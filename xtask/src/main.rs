//! All automation of the project: `cargo xtask <command>`, one file per command.
//!
//! | room | what lives there |
//! |---|---|
//! | [`mod@test`] | everything CI checks, in order |
//! | [`quick`] | what of it is worth doing before every commit |
//! | [`times`] | how long each step and the slowest tests took |
//! | [`rules`] | a step of `test`: every rule of the rule books has a test |
//! | [`same_bytes`] | a step of `test`: games leave the same bytes natively and in WebAssembly |
//! | [`wasm`] | a step of `test`: the package for browsers plays as native code does, and is small |
//! | [`deny`] | a step of `test`: licences, sources and known weaknesses of what we build upon |
//! | [`codegen`] | a step of `test`: TypeScript and JSON Schema of the wire are what the types say |
//! | [`python`] | a step of `test`: the Python package is built and passes its tests |
//! | [`links`] | a step of `test`: links of the documentation lead somewhere |
//! | [`setup`] | which tools are installed, and how to get the others |
//! | [`play`] | the server with the web client, or a game in the terminal |
//! | [`first_game`] | how long it takes from a fresh clone to the first game |
//! | [`mod@bench`] | time and instruction counts |
//! | [`web`] | the web client: checked, tested in a browser, built; pictures and figures of it |
//! | [`film`] | the moving picture of the README |
//! | [`badges`] | the badges of the README, from what is true |
//! | [`served`] | a server of our own for the tests in a browser |
//! | [`release`] | what is published of a version |
//! | [`packages`] | a step of `test --long`: what is published, in an empty folder and in a small Debian |
//! | [`playthroughs`] | golden transcripts |
//! | [`mutants`] | do the tests notice broken rules? |
//! | [`fuzz`] | every fuzz target, one after the other |
//! | [`api`] | does the server answer as its OpenAPI document says? |
//! | [`command`] | running other programs |
//! | [`paths`] | where things are |

mod api;
mod badges;
mod bench;
mod codegen;
mod command;
mod deny;
mod film;
mod first_game;
mod fuzz;
mod links;
mod mutants;
mod packages;
mod paths;
mod play;
mod playthroughs;
mod python;
mod quick;
mod release;
mod rules;
mod same_bytes;
mod served;
mod setup;
mod test;
mod times;
mod wasm;
mod web;

use std::fmt;
use std::io::Write;
use std::process::ExitCode;

/// One thing `cargo xtask` can do.
struct Task {
    name: &'static str,
    arguments: &'static str,
    about: &'static str,
    run: fn(&[String]) -> Outcome,
}

const TASKS: &[Task] = &[
    Task {
        name: "test",
        arguments: "[--quick | --long]",
        about: "check everything that CI checks; or what changed; or what takes too long for CI: a thousand kills, a thousand faults",
        run: test::run,
    },
    Task {
        name: "setup",
        arguments: "",
        about: "install what is missing, or say what to type",
        run: setup::run,
    },
    Task {
        name: "play",
        arguments: "[--release] [--terminal] [ARGUMENTS] | --time [CLONES]",
        about: "build what a game needs and start `princely serve`, or `princely play`, with these arguments; or time it",
        run: play::run,
    },
    Task { name: "rules", arguments: "", about: "which tests cover which rule", run: rules::run },
    Task {
        name: "same-bytes",
        arguments: "",
        about: "compare games played natively and in WebAssembly",
        run: same_bytes::run,
    },
    Task {
        name: "python",
        arguments: "",
        about: "build the Python package and run its tests",
        run: python::run,
    },
    Task {
        name: "codegen",
        arguments: "[--check]",
        about: "write TypeScript and JSON Schema of the wire, or check that they are fresh",
        run: codegen::run,
    },
    Task { name: "web", arguments: "", about: "check, test and build the web client", run: web::run },
    Task {
        name: "screenshots",
        arguments: "[--out DIR] [--only NAMES] [--sizes SIZES] [--themes THEMES] [--lang CODE]",
        about: "take pictures of every screen of the web client (web/pictures)",
        run: web::screenshots,
    },
    Task {
        name: "film",
        arguments: "",
        about: "make the moving picture of the README (docs/pictures/play.webp)",
        run: film::run,
    },
    Task {
        name: "badges",
        arguments: "",
        about: "write the badges of the README (docs/pictures/badges)",
        run: badges::run,
    },
    Task {
        name: "web-figures",
        arguments: "[--json]",
        about: "measure the web client: weight, first visit, clicks, movement",
        run: web::figures,
    },
    Task {
        name: "wasm",
        arguments: "[--json | --books]",
        about: "build the package for browsers, web/engine, and weigh it",
        run: wasm::run,
    },
    Task {
        name: "links",
        arguments: "",
        about: "check that the links of the documentation lead somewhere",
        run: links::run,
    },
    Task {
        name: "deny",
        arguments: "",
        about: "check licences, sources and known weaknesses of what we build upon",
        run: deny::run,
    },
    Task {
        name: "api",
        arguments: "[EXAMPLES]",
        about: "send the server what its OpenAPI document allows and forbids (schemathesis)",
        run: api::run,
    },
    Task {
        name: "release",
        arguments: "[--twice] [--here]",
        about: "build what is published of a version; twice, to compare the bytes; only for machines like this one",
        run: release::run,
    },
    Task {
        name: "packages",
        arguments: "",
        about: "build the release for this machine and try it: alone in a folder, and installed in a small Debian",
        run: packages::run,
    },
    Task {
        name: "bench",
        arguments: "",
        about: "measure time, then count instructions (needs valgrind)",
        run: bench::run,
    },
    Task {
        name: "playthroughs",
        arguments: "",
        about: "write the golden transcripts anew",
        run: playthroughs::run,
    },
    Task {
        name: "mutants",
        arguments: "[cargo mutants' options | --together its options]",
        about: "break the rules on purpose and see whether a test notices",
        run: mutants::run,
    },
    Task {
        name: "fuzz",
        arguments: "[seconds]",
        about: "run each fuzz target for a while (needs nightly; 60 seconds each)",
        run: fuzz::run,
    },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            let _ = writeln!(std::io::stderr(), "\nerror: {trouble}");
            trouble.exit_code()
        }
    }
}

fn dispatch(arguments: &[String]) -> Outcome {
    let Some((name, rest)) = arguments.split_first() else {
        return Err(Trouble::Usage(format!("which command?\n\n{}", help())));
    };
    let asks_for_help = |argument: &String| argument == "--help" || argument == "-h";
    if name == "help" || asks_for_help(name) {
        say(help());
        return Ok(());
    }
    let Some(task) = TASKS.iter().find(|task| task.name == name) else {
        return Err(Trouble::Usage(format!("there is no command '{name}'\n\n{}", help())));
    };
    if rest.first().is_some_and(asks_for_help) {
        say(format!("cargo xtask {} {}\n  {}", task.name, task.arguments, task.about));
        return Ok(());
    }
    (task.run)(rest)
}

fn help() -> String {
    let calls: Vec<String> =
        TASKS.iter().map(|task| format!("{} {}", task.name, task.arguments).trim_end().to_owned()).collect();
    let width = calls.iter().map(String::len).max().unwrap_or(0);
    let mut text = String::from("Usage: cargo xtask <command>\n\nCommands:");
    for (call, task) in calls.iter().zip(TASKS) {
        text += &format!("\n  {call:width$}  {}", task.about);
    }
    text
}

type Outcome<T = ()> = Result<T, Trouble>;

/// Why a command did not succeed.
#[derive(Debug, PartialEq, Eq)]
enum Trouble {
    /// It was called wrongly.
    Usage(String),
    /// It was called correctly and found something bad.
    Failed(String),
}

impl Trouble {
    fn exit_code(&self) -> ExitCode {
        match self {
            Trouble::Usage(_) => ExitCode::from(2),
            Trouble::Failed(_) => ExitCode::FAILURE,
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Usage(text) | Trouble::Failed(text) => f.write_str(text),
        }
    }
}

fn failed<T>(text: impl Into<String>) -> Outcome<T> {
    Err(Trouble::Failed(text.into()))
}

/// For commands that take no arguments.
fn no_arguments(arguments: &[String]) -> Outcome {
    match arguments.first() {
        None => Ok(()),
        Some(argument) => {
            Err(Trouble::Usage(format!("this command takes no arguments, but got '{argument}'")))
        }
    }
}

/// Prints a line. Unlike `println!` it does not panic when the reader (`| head`) has left.
fn say(text: impl fmt::Display) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(words: &[&str]) -> Outcome {
        dispatch(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn help_names_every_command() {
        let help = help();
        for task in TASKS {
            assert!(help.contains(&format!("\n  {}", task.name)), "{} is missing in\n{help}", task.name);
        }
        assert_eq!(call(&["--help"]), Ok(()));
        assert_eq!(call(&["fuzz", "--help"]), Ok(()));
    }

    #[test]
    fn unknown_commands_and_arguments_are_usage_errors() {
        for words in [
            &[][..],
            &["tset"],
            &["test", "--quickly"],
            &["test", "--quick", "--long"],
            &["test", "--long", "--longer"],
            &["rules", "quickly"],
            &["codegen", "quickly"],
            &["wasm", "quickly"],
            &["web-figures", "quickly"],
            &["fuzz", "forever"],
            &["play", "--time", "0"],
            &["release", "quickly"],
        ] {
            assert!(matches!(call(words), Err(Trouble::Usage(_))), "{words:?}");
        }
    }
}

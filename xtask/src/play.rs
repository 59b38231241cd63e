//! `play`: builds everything as it is shipped and starts the server with the web client. With `--terminal` it starts a
//! game in the terminal.

use crate::command::{Line, cargo};
use crate::{Outcome, paths, setup, wasm, web};
use std::io::IsTerminal;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let in_terminal = arguments.first().is_some_and(|first| first == "--terminal");
    if !in_terminal {
        setup::for_the_web()?;
        wasm::make()?;
        web::build()?;
    }
    cargo("build --release -p princely-cli --bin princely").run()?;
    line(Line::new(paths::program("princely")), arguments, std::io::stdin().is_terminal()).run()
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

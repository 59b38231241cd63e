//! `play`: builds the `princely` command as it is shipped and sits down with it.

use crate::command::{Line, cargo};
use crate::{Outcome, paths};
use std::io::IsTerminal;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    cargo("build --release -p princely-cli --bin princely").run()?;
    let princely = Line::new(paths::program("princely"));
    line(princely, arguments, std::io::stdin().is_terminal()).run()
}

/// `princely play` with these arguments. Where nobody can type, bots play and one looks on.
fn line(princely: Line, arguments: &[String], is_terminal: bool) -> Line {
    let play = princely.arg("play");
    if arguments.is_empty() && !is_terminal {
        return play.words("fuerstenfeld --seats greedy,greedy,greedy");
    }
    arguments.iter().fold(play, Line::arg)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_go_to_the_command_and_without_a_terminal_bots_play() {
        let shown = |arguments: &str, is_terminal| {
            let arguments: Vec<String> = arguments.split_whitespace().map(str::to_owned).collect();
            line(Line::new("princely"), &arguments, is_terminal).to_string()
        };
        assert_eq!(shown("", true), "princely play");
        assert_eq!(shown("principati --seed 7", true), "princely play principati --seed 7");
        assert_eq!(shown("principati --seed 7", false), "princely play principati --seed 7");
        assert_eq!(shown("", false), "princely play fuerstenfeld --seats greedy,greedy,greedy");
    }
}

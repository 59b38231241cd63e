//! `princely levels`

use crate::failure::Failure;
use crate::output;
use clap::Args;
use princely_laboratory::Level;
use serde_json::{Value, json};
use std::fmt::Write;

#[derive(Args, Debug)]
pub(crate) struct Levels {
    /// Print the levels as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

pub(crate) fn run(args: &Levels) -> Result<(), Failure> {
    if args.json {
        let levels: Vec<Value> = Level::ALL.iter().map(as_json).collect();
        return output::print(&output::json(&levels));
    }
    let mut text = String::from("The levels, weakest first; they mean the same in every game.\n\n");
    for level in Level::ALL {
        let _ = writeln!(text, "  {:<10} {}\n  {:<10} {}\n", level.name, meaning(level), "", level.about);
    }
    if let Some(top) = Level::find("strongest") {
        let _ = writeln!(text, "strongest is always the top one, now {}.", top.name);
    }
    text.push_str(
        "A clear choice needs fewer iterations, and the steps of one turn share them: where a turn has many steps, a single\n\
         one may be left with a few hundred.\n\
         A level that thinks ahead can be given other iterations, strong@500, or a time, strong@100ms.\n\
         Besides there are random, any legal action, and greedy, which is medium.\n",
    );
    output::print(&text)
}

/// What a level means, in numbers.
fn meaning(level: &Level) -> String {
    let thinks = match level.iterations {
        Some(iterations) => format!("up to {iterations} iterations a turn"),
        None => String::from("no iterations"),
    };
    match level.slips {
        0 => format!("{thinks}, no slips"),
        slips => format!("{thinks}, slips in {slips} of 100 turns"),
    }
}

fn as_json(level: &Level) -> Value {
    json!({
        "name": level.name,
        "iterations": level.iterations,
        "slips": level.slips,
        "about": level.about,
        "strongest": Level::find("strongest").as_ref() == Some(level),
    })
}

//! `bench`: time on the wall clock by criterion, then instruction counts by callgrind, which are the same on a busy
//! machine and on a quiet one.
//!
//! The program `count` of `princely-bench` lists its cases with `--list`, one name per line. Called with the name of a
//! case, it does the work and prints `units N`, the number of actions or games it played (a third word may say what the
//! units are).

use crate::command::{Line, cargo};
use crate::{Outcome, failed, no_arguments, paths, say, setup};

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    setup::VALGRIND.require()?;
    cargo("bench -p princely-bench").run()?;
    cargo("build --release -p princely-bench --bin count").run()?;
    let count = paths::built("release", "count");
    let list = Line::new(&count).arg("--list").output()?.stdout;
    let mut rows = Vec::new();
    for case in list.split_whitespace() {
        rows.push(measure(&count, case)?);
    }
    if rows.is_empty() {
        return failed(format!("{count} --list names no case"));
    }
    say(table(&rows));
    Ok(())
}

/// How many instructions a case took.
#[derive(Debug, PartialEq, Eq)]
struct Row {
    case: String,
    instructions: u64,
    units: u64,
    unit: String,
}

fn measure(count: &str, case: &str) -> Outcome<Row> {
    let line =
        Line::new("valgrind").words("--tool=callgrind --callgrind-out-file=/dev/null").arg(count).arg(case);
    say(format_args!("$ {line}"));
    let printed = line.output()?;
    let Some(instructions) = instructions(&printed.stderr) else {
        return failed(format!("callgrind printed no instruction count:\n\n{}", printed.stderr));
    };
    let Some((units, unit)) = units(&printed.stdout) else {
        return failed(format!("{count} {case} printed no line \"units N\" with N above 0"));
    };
    Ok(Row { case: case.to_owned(), instructions, units, unit })
}

/// From `==7== Collected : 123456`, or else from `==7== I   refs:      123,456`.
fn instructions(stderr: &str) -> Option<u64> {
    let after = |mark| stderr.lines().find_map(|line| Some(line.split_once(mark)?.1));
    let text = after("Collected :").or_else(|| after("refs:"))?;
    text.split_whitespace().next()?.replace(',', "").parse().ok()
}

/// From `units 4711` or `units 4711 actions`.
fn units(stdout: &str) -> Option<(u64, String)> {
    let mut words = stdout.lines().find_map(|line| line.strip_prefix("units "))?.split_whitespace();
    let number = words.next()?.parse().ok().filter(|&number| number > 0)?;
    Some((number, words.next().unwrap_or("units").to_owned()))
}

fn table(rows: &[Row]) -> String {
    let width = rows.iter().map(|row| row.case.len()).max().unwrap_or(0).max(4);
    let mut text =
        format!("\n{:width$}  {:>16}  {:>10}  {:>16}", "case", "instructions", "units", "per unit");
    for Row { case, instructions, units, unit } in rows {
        text += &format!(
            "\n{case:width$}  {instructions:>16}  {units:>10}  {:>16}  {unit}",
            instructions / units
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn callgrind_is_understood() {
        let both = "==7== Events    : Ir\n==7== Collected : 163211\n==7==\n==7== I   refs:      163,211\n";
        assert_eq!(instructions(both), Some(163_211));
        assert_eq!(instructions("==7== I   refs:      1,163,211\n"), Some(1_163_211));
        assert_eq!(instructions("==7== Events    : Ir\n"), None);
    }

    #[test]
    fn units_are_understood() {
        assert_eq!(units("units 12\n"), Some((12, "units".to_owned())));
        assert_eq!(units("hello\nunits 12 actions\n"), Some((12, "actions".to_owned())));
        assert_eq!(units("units 0\n"), None);
        assert_eq!(units(""), None);
    }

    #[test]
    fn the_table_divides() {
        let row = Row { case: "base".to_owned(), instructions: 1000, units: 10, unit: "games".to_owned() };
        assert!(table(&[row]).ends_with("              1000          10               100  games"));
    }
}

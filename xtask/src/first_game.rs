//! `play --time`: how long it takes from a fresh clone to the first game, and how long a second start takes. The time of
//! the clock depends on what else the machine does; processor time hardly does.

use crate::command::Line;
use crate::served::{address, answers};
use crate::{Outcome, failed, paths, say};
use std::fs;
use std::io::BufReader;
use std::path::Path;
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The page must answer within this time.
const PATIENCE: Duration = Duration::from_secs(60 * 60);

/// What a start took.
struct Took {
    clock: Duration,
    /// Time of all processors together, in seconds, where the system tells it.
    processor: Option<f64>,
}

/// Times the first and the second start in so many fresh clones of what is committed. What cargo and npm have downloaded
/// before is used.
pub(crate) fn run(clones: u32) -> Outcome {
    let mut rows = String::new();
    for clone in 1..=clones {
        let folder = std::env::temp_dir().join(format!("princely-play-{}-{clone}", std::process::id()));
        let timed = time(&folder);
        let _ = fs::remove_dir_all(&folder);
        let [first, second] = timed?;
        rows += &format!("| {clone} | {} | {} |\n", first.text(), second.text());
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = load.split(' ').nth(2).unwrap_or("?");
    say(format_args!(
        "\n{cores} cores, mean load of the last 15 minutes {load}\n\n| clone | until the page answers, first | second start |\n\
         |---:|---|---|\n{rows}"
    ));
    Ok(())
}

fn time(folder: &Path) -> Outcome<[Took; 2]> {
    Line::new("git")
        .words("clone --quiet")
        .arg(paths::root().display().to_string())
        .arg(folder.display().to_string())
        .run()?;
    // The server of the first start may still be saying goodbye.
    Ok([start(folder, "one")?, start(folder, "two")?])
}

/// Starts `cargo xtask play` in this folder, waits until the page answers, and stops it.
fn start(folder: &Path, data: &str) -> Outcome<Took> {
    let data = folder.join("target/data").join(data);
    let line = Line::new("cargo")
        .words("xtask play --listen 127.0.0.1:0 --data")
        .arg(data.display().to_string())
        .within(folder)
        .without("CARGO_TARGET_DIR");
    say(format_args!("$ {line}"));
    let begin = Instant::now();
    let mut started = Started(line.start_as_group(Stdio::piped())?);
    let output = started.0.stdout.take();
    let Some(url) = output.and_then(|output| address(BufReader::new(output))) else {
        return failed("the server did not start");
    };
    while !answers(&url, "/") {
        if begin.elapsed() > PATIENCE {
            return failed(format!("{url} does not answer"));
        }
        sleep(Duration::from_millis(20));
    }
    let took = Took { clock: begin.elapsed(), processor: processor_seconds(started.0.id()) };
    say(format_args!("    {url} answers after {}", took.text()));
    Ok(took)
}

impl Took {
    fn text(&self) -> String {
        let clock = self.clock.as_secs_f64();
        let processor =
            self.processor.map_or_else(String::new, |all| format!(", {all:.1} s of processor time"));
        format!("{clock:.1} s{processor}")
    }
}

/// A program and all that it has started. They end when this is dropped.
struct Started(Child);

impl Drop for Started {
    fn drop(&mut self) {
        let _ = Line::new("kill").arg("--").arg(format!("-{}", self.0.id())).output();
        let _ = self.0.wait();
    }
}

/// The processor time of a process and of all that it has waited for, in seconds; only Linux tells it.
fn processor_seconds(process: u32) -> Option<f64> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let ticks: f64 = Line::new("getconf").arg("CLK_TCK").output().ok()?.stdout.trim().parse().ok()?;
    Some(ticks_used(&stat)? as f64 / ticks)
}

/// utime, stime, cutime and cstime of /proc/PID/stat. The name before them may hold spaces and brackets.
fn ticks_used(stat: &str) -> Option<u64> {
    let (_, rest) = stat.rsplit_once(')')?;
    let fields: Vec<&str> = rest.split_whitespace().collect();
    fields.get(11..15)?.iter().map(|field| field.parse::<u64>().ok()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_a_process_and_its_children_is_read() {
        let stat = "77 (a) b) S 1 77 77 0 -1 4194560 1 2 3 4 100 20 3000 400 20 0 1 0 9 9 9";
        assert_eq!(ticks_used(stat), Some(3_520));
        assert_eq!(ticks_used("77 (a) S 1"), None);
    }
}

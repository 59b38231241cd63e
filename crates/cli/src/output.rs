//! The terminal.

use crate::failure::Failure;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Writes to the standard output.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|error| written(&error))
}

/// A file that is being written: it is written beside its place, and moved there when all of it is written. Until then
/// an older file stays whole.
#[derive(Debug)]
pub(crate) struct Draft {
    path: PathBuf,
    /// Where it is written; `None` if the target is not a file but, for example, a pipe, which is written to directly.
    beside: Option<PathBuf>,
    out: BufWriter<File>,
}

/// Begins a file. An existing file is written over only by `force`.
pub(crate) fn create(path: &Path, force: bool) -> Result<Draft, Failure> {
    let failed = |error: std::io::Error| Failure::File(format!("{}: {error}", path.display()));
    let there = std::fs::metadata(path).ok();
    if there.as_ref().is_some_and(|there| !there.is_file()) {
        let out = OpenOptions::new().write(true).open(path).map_err(failed)?;
        return Ok(Draft { path: path.to_owned(), beside: None, out: BufWriter::new(out) });
    }
    if there.is_some() && !force {
        return Err(taken(path));
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = PathBuf::from(beside);
    let out = OpenOptions::new().write(true).create_new(true).open(&beside).map_err(failed)?;
    Ok(Draft { path: path.to_owned(), beside: Some(beside), out: BufWriter::new(out) })
}

fn taken(path: &Path) -> Failure {
    Failure::Usage(format!("{} is there already; --force writes over it", path.display()))
}

impl Draft {
    /// Moves the file to its place.
    pub(crate) fn keep(mut self) -> Result<(), Failure> {
        self.out.flush().map_err(|error| written(&error).at(self.path.display()))?;
        let Some(beside) = &self.beside else { return Ok(()) };
        let synced = self.out.get_ref().sync_all();
        let placed = synced.and_then(|()| std::fs::rename(beside, &self.path));
        placed.map_err(|error| Failure::File(format!("{}: {error}", self.path.display())))?;
        self.beside = None;
        Ok(())
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.out.flush()
    }
}

/// A file that was not kept is deleted.
impl Drop for Draft {
    fn drop(&mut self) {
        if let Some(beside) = &self.beside {
            let _ = std::fs::remove_file(beside);
        }
    }
}

/// Writes a whole file.
pub(crate) fn write(path: &Path, text: &str, force: bool) -> Result<(), Failure> {
    let mut draft = create(path, force)?;
    draft.write_all(text.as_bytes()).map_err(|error| written(&error).at(path.display()))?;
    draft.keep()
}

/// Writes a whole file, if there is none with this name yet.
pub(crate) fn write_new(path: &Path, text: &str) -> Result<(), Failure> {
    if path.exists() {
        return Err(Failure::Usage(format!("{} is there already; choose another file", path.display())));
    }
    write(path, text, false)
}

/// A failure to write. It is no failure if the reader has closed the pipe.
pub(crate) fn written(error: &std::io::Error) -> Failure {
    match error.kind() {
        std::io::ErrorKind::BrokenPipe => Failure::ListenerLeft,
        _ => Failure::File(format!("cannot write: {error}")),
    }
}

/// A value as one line of JSON.
pub(crate) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default() + "\n"
}

/// How a command says how far it is.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Telling {
    /// Where there is no terminal: after how many seconds to say again how far it is; 0: say nothing
    #[arg(long, value_name = "S", env = "PRINCELY_PROGRESS", hide_env_values = true, default_value_t = 10)]
    progress: u32,
}

impl Telling {
    /// Whether somebody may want to know how far it is.
    pub(crate) fn is_told(self) -> bool {
        self.progress > 0 || std::io::stderr().is_terminal()
    }

    /// Says something that does not belong to the result.
    pub(crate) fn note(self, text: &str) {
        if self.is_told() {
            let _ = writeln!(std::io::stderr(), "{text}"); // if nobody listens, the result is still wanted
        }
    }

    /// Begins to tell about this many games, of which some may be done already.
    pub(crate) fn games(self, games: u64, done: u64) -> Progress {
        let bar = ProgressBar::new(games);
        let style = "{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left";
        if let Ok(style) = ProgressStyle::with_template(style) {
            bar.set_style(style);
        }
        bar.set_position(done);
        let every = Duration::from_secs(self.progress.into());
        let is_lines = self.progress > 0 && !std::io::stderr().is_terminal();
        Progress { bar, games, before: done, begin: Instant::now(), next: is_lines.then_some(every), every }
    }
}

/// How far a series is: a bar on a terminal, lines elsewhere.
pub(crate) struct Progress {
    bar: ProgressBar,
    games: u64,
    /// How many games were done before this began.
    before: u64,
    begin: Instant,
    /// When the next line is due; `None` if there are none.
    next: Option<Duration>,
    every: Duration,
}

impl Progress {
    /// So many games are done.
    pub(crate) fn is_at(&mut self, done: u64) {
        self.bar.set_position(done);
        let spent = self.begin.elapsed();
        if self.next.is_some_and(|next| spent >= next) && done < self.games {
            self.next = Some(spent + self.every);
            let per_second = (done - self.before) as f64 / spent.as_secs_f64();
            let left = ((self.games - done) as f64 / per_second).ceil();
            let _ = writeln!(
                std::io::stderr(),
                "{done} of {} games, {per_second:.1} a second, about {left} s left",
                self.games
            );
        }
    }

    /// The bar, for somebody who ends it.
    pub(crate) fn bar(&self) -> ProgressBar {
        self.bar.clone()
    }

    /// All is done.
    pub(crate) fn end(self) {
        self.bar.finish_and_clear();
    }
}

//! The terminal.

use crate::failure::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

/// Writes to the standard output.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|error| written(&error))
}

/// A new file, or an old one emptied.
pub(crate) fn create(path: &Path) -> Result<BufWriter<File>, Failure> {
    match File::create(path) {
        Ok(file) => Ok(BufWriter::new(file)),
        Err(error) => Err(Failure::File(format!("{}: {error}", path.display()))),
    }
}

/// A failure to write. Somebody who closes the pipe has seen enough.
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

/// A progress bar on a terminal; nothing elsewhere.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = "{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style);
    }
    bar
}

//! What `princely play` keeps for its player: the journals of games that go on, and the games that are over.
//!
//! The folder is `$PRINCELY_DATA`, otherwise `princely` in the user's data folder (`$XDG_DATA_HOME`, or the usual
//! place of the system). If `$PRINCELY_DATA` is empty, nothing is kept.

use princely_terminal::Unfinished;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The folder, if there is one.
pub(crate) fn folder() -> Option<PathBuf> {
    if let Some(folder) = std::env::var_os("PRINCELY_DATA") {
        return Some(PathBuf::from(folder)).filter(|folder| !folder.as_os_str().is_empty());
    }
    let set = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || set("HOME").map(|home| home.join(".local/share"));
    set("XDG_DATA_HOME").or_else(|| set("LOCALAPPDATA")).or_else(home).map(|data| data.join("princely"))
}

/// The journals of games that go on.
fn journals(folder: &Path) -> PathBuf {
    folder.join("unfinished")
}

/// The records of games that are over, one on each line.
pub(crate) fn finished(folder: &Path) -> PathBuf {
    folder.join("games.jsonl")
}

/// A game that was left, and when something last happened in it.
#[derive(Debug)]
pub(crate) struct Left {
    pub(crate) path: PathBuf,
    pub(crate) game: Unfinished,
    pub(crate) ago: Duration,
    /// The file in which it was saved, if it was.
    pub(crate) file: Option<PathBuf>,
}

/// The games that were left, the latest first. Files that are no journals are passed over.
pub(crate) fn left(folder: &Path) -> Vec<Left> {
    let entries = fs::read_dir(journals(folder)).into_iter().flatten().flatten();
    let mut left: Vec<Left> = entries.filter_map(|entry| read(&entry.path())).collect();
    left.sort_by_key(|left| left.ago);
    left
}

fn read(path: &Path) -> Option<Left> {
    let changed = fs::metadata(path).and_then(|there| there.modified()).ok()?;
    let text = fs::read_to_string(path).ok()?;
    let game = Unfinished::read(&text)?;
    let file = text.lines().rev().find_map(|line| {
        let value: serde_json::Value = serde_json::from_str(line).ok()?;
        value.get("file")?.as_str().map(PathBuf::from)
    });
    let ago = SystemTime::now().duration_since(changed).unwrap_or_default();
    Some(Left { path: path.to_owned(), game, ago, file })
}

/// The journal of the game that is being played.
#[derive(Debug, Default)]
pub(crate) struct Journal {
    folder: Option<PathBuf>,
    open: Option<(PathBuf, File)>,
    /// The journal that this one goes on with.
    before: Option<PathBuf>,
    has_failed: bool,
}

impl Journal {
    /// A journal in the user's folder; without a folder nothing is kept.
    pub(crate) fn new(folder: Option<PathBuf>, before: Option<PathBuf>) -> Journal {
        Journal { folder, before, ..Journal::default() }
    }

    /// Whether something is kept.
    pub(crate) fn is_kept(&self) -> bool {
        self.folder.is_some() && !self.has_failed
    }

    /// Adds lines. After the first failure nothing more is tried.
    pub(crate) fn add(&mut self, lines: &[String]) -> Result<(), String> {
        let Some(folder) = self.folder.as_ref().filter(|_| !self.has_failed) else { return Ok(()) };
        let mut text = lines.join("\n");
        text.push('\n');
        let written = match &mut self.open {
            Some((_, file)) => file.write_all(text.as_bytes()),
            None => create(&journals(folder)).and_then(|(path, mut file)| {
                file.write_all(text.as_bytes())?;
                self.open = Some((path, file));
                Ok(())
            }),
        };
        if let Err(error) = written {
            self.has_failed = true;
            return Err(format!("{}: {error}", folder.display()));
        }
        // The new journal now holds the whole past.
        if let Some(before) = self.before.take() {
            let _ = fs::remove_file(before);
        }
        Ok(())
    }

    /// Notes the file in which the game was saved.
    pub(crate) fn saved(&mut self, file: &str) {
        if let Some(path) = fs::canonicalize(file).ok().filter(|_| self.open.is_some()) {
            let _ = self.add(&[serde_json::json!({ "file": path }).to_string()]);
        }
    }

    /// Another game begins; it gets a journal of its own.
    pub(crate) fn renew(&mut self) {
        (self.open, self.before) = (None, None);
    }

    /// The game is over.
    pub(crate) fn finish(&mut self, record: &str) {
        let Some((path, _)) = self.open.take() else { return };
        let Some(folder) = &self.folder else { return };
        let kept = OpenOptions::new().create(true).append(true).open(finished(folder));
        if kept.and_then(|mut file| file.write_all(record.as_bytes())).is_ok() {
            let _ = fs::remove_file(path);
        }
    }
}

/// Deletes the journal of a saved game: a player who resumes the game from its file does not want to be asked about it
/// again.
pub(crate) fn forget(folder: &Path, file: &Path) {
    let Ok(file) = fs::canonicalize(file) else { return };
    for left in left(folder).into_iter().filter(|left| left.file.as_ref() == Some(&file)) {
        let _ = fs::remove_file(left.path);
    }
}

/// A new file for a journal.
fn create(folder: &Path) -> std::io::Result<(PathBuf, File)> {
    fs::create_dir_all(folder)?;
    let mut number = 1;
    loop {
        let path = folder.join(format!("{}-{number}.jsonl", std::process::id()));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists && number < 1000 => number += 1,
            Err(error) => return Err(error),
        }
    }
}

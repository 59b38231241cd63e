//! Where a game is saved.

use crate::failure::Failure;
use crate::output;
use serde_json::Value;
use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

/// The most numbers that are tried for a new file.
const MOST: u32 = 10_000;

/// Knows the file of a game, or finds one for it.
#[derive(Debug)]
pub(crate) struct Keeper {
    file: Option<PathBuf>,
    /// The name of a new file: `fuerstenfeld` for `fuerstenfeld-1.json`.
    name: String,
}

impl Keeper {
    /// Uses the file that was asked for, or the game's own file, in which `play` has saved it. Any other existing file
    /// stays as it is.
    pub(crate) fn new(asked: Option<PathBuf>, own: Option<PathBuf>) -> Result<Keeper, Failure> {
        if let Some(path) = asked.as_ref().filter(|path| path.exists() && own.as_ref() != Some(*path)) {
            return Err(Failure::Usage(taken(path)));
        }
        let own = own.filter(|path| path.as_os_str() != "-");
        Ok(Keeper { file: asked.or(own), name: "game".into() })
    }

    /// Sets the name of the game, for a new file.
    pub(crate) fn name_games(&mut self, name: &str) {
        self.name = name.to_owned();
    }

    /// Another game begins; it gets a file of its own.
    pub(crate) fn renew(&mut self) {
        self.file = None;
    }

    /// Whether the game has a file.
    pub(crate) fn has_file(&self) -> bool {
        self.file.is_some()
    }

    /// Saves a record. Returns where, or why it failed.
    pub(crate) fn keep(&mut self, asked: Option<&str>, record: &str) -> Result<String, String> {
        if let Some(asked) = asked.map(PathBuf::from) {
            if asked.exists() && self.file.as_ref() != Some(&asked) {
                return Err(taken(&asked));
            }
            write(&asked, record)?;
            self.file = Some(asked);
        } else if let Some(path) = &self.file {
            write(path, record)?;
        } else {
            self.file = Some(write_new(&self.name, record)?);
        }
        Ok(self.file.as_ref().map(|path| path.display().to_string()).unwrap_or_default())
    }
}

fn taken(path: &Path) -> String {
    format!("{} is there already; choose another file", path.display())
}

/// Writes the record beside its file first, so that a game is never half written.
fn write(path: &Path, record: &str) -> Result<(), String> {
    output::write(path, record, true).map_err(|failure| failure.to_string())
}

/// Whether a file holds exactly one game, which `play` has saved before its end. Only such a file is written to when
/// the game goes on.
pub(crate) fn is_saved_game(path: &Path, record: &str) -> bool {
    let is_alone = fs::read_to_string(path).is_ok_and(|text| text.trim() == record.trim());
    let value: Value = serde_json::from_str(record).unwrap_or_default();
    let noted = |key: &str| value["meta"].get(key).is_some();
    is_alone && value["result"].is_null() && noted("seats") && noted("names") && !noted("seed")
}

/// Writes to the first free name.
fn write_new(name: &str, record: &str) -> Result<PathBuf, String> {
    for number in 1..MOST {
        let path = PathBuf::from(format!("{name}-{number}.json"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(_) => return write(&path, record).map(|()| path), // the name is ours now
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(format!("{}: {error}", path.display())),
        }
    }
    Err(format!("there are {MOST} files like {name}-1.json already"))
}

//! The files that are written, or only compared.

use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

/// Files by their path below the root of the project. All other files in their folders are stale.
#[derive(Default)]
pub(crate) struct Files {
    texts: BTreeMap<String, String>,
    folders: BTreeSet<&'static str>,
}

impl Files {
    /// Adds a file.
    pub(crate) fn add(&mut self, folder: &'static str, name: &str, text: String) {
        self.folders.insert(folder);
        self.texts.insert(format!("{folder}/{name}"), text);
    }

    /// Writes them, and removes stale files.
    pub(crate) fn save(&self) -> Result<String> {
        for path in self.stale()? {
            fs::remove_file(root().join(&path)).with_context(|| format!("cannot remove {path}"))?;
        }
        for (path, text) in &self.texts {
            let file = root().join(path);
            if let Some(folder) = file.parent() {
                fs::create_dir_all(folder).with_context(|| format!("cannot make a folder for {path}"))?;
            }
            fs::write(file, text).with_context(|| format!("cannot write {path}"))?;
        }
        Ok(format!("{} files written", self.texts.len()))
    }

    /// Compares them with the existing files.
    pub(crate) fn check(&self) -> Result<String> {
        let differs = |(path, text): &(&String, &String)| {
            fs::read_to_string(root().join(path)).map_or(true, |found| found.replace("\r\n", "\n") != **text)
        };
        let mut wrong: Vec<String> =
            self.texts.iter().filter(differs).map(|(path, _)| path.clone()).collect();
        wrong.extend(self.stale()?);
        if wrong.is_empty() {
            return Ok(format!("{} files are fresh", self.texts.len()));
        }
        bail!("these files are stale:\n  {}\nto write them:\n\n    cargo xtask codegen", wrong.join("\n  "))
    }

    /// Files in our folders that we do not write.
    fn stale(&self) -> Result<Vec<String>> {
        let mut stale = Vec::new();
        for folder in &self.folders {
            let Ok(entries) = fs::read_dir(root().join(folder)) else { continue };
            for entry in entries {
                let path = format!("{folder}/{}", entry?.file_name().to_string_lossy());
                if !self.texts.contains_key(&path) {
                    stale.push(path);
                }
            }
        }
        Ok(stale)
    }

    #[cfg(test)]
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.texts.get(path).map(String::as_str)
    }

    #[cfg(test)]
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&String, &String)> {
        self.texts.iter()
    }
}

/// The root of the project. cargo, which runs this program, says where the crate lies.
fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    PathBuf::from(here).join("../..")
}

//! The books as files that a page loads when somebody opens one: `books/rules-fuerstenfeld-de.json`.

use anyhow::{Context, ensure};
use princely_words::Language;
use princely_words::rulebook::{RuleBook, lessons, rules_in};
use std::fs;
use std::path::{Path, PathBuf};

/// The games that have books.
const GAMES: [&str; 2] = ["fuerstenfeld", "principati"];

/// A book by its kind.
type Shelf = fn(&str, Language) -> Option<&'static RuleBook>;

const KINDS: [(&str, Shelf); 2] = [("rules", rules_in), ("learn", lessons)];

/// Writes all books, and returns the files of each language.
pub(crate) fn write(folder: &Path) -> anyhow::Result<Vec<(Language, Vec<PathBuf>)>> {
    let folder = folder.join("books");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut written = Vec::new();
    for language in Language::ALL {
        // Otherwise the things of a figure would be called by their English names.
        ensure!(language.is_spoken(), "this program was built without {language}");
        let mut files = Vec::new();
        for (kind, shelf) in KINDS {
            for game in GAMES {
                let book = shelf(game, language).with_context(|| format!("{game} has no {kind}"))?;
                let file = folder.join(format!("{kind}-{game}-{}.json", language.code()));
                fs::write(&file, serde_json::to_vec(book)?)
                    .with_context(|| format!("cannot write {}", file.display()))?;
                files.push(file);
            }
        }
        written.push((language, files));
    }
    Ok(written)
}

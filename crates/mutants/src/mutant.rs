//! The mutants of a crate, as cargo-mutants lists them.

use anyhow::{Context, bail};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use std::path::Path;
use std::process::Command;

/// A small change that breaks something.
#[derive(Clone, Debug)]
pub(crate) struct Mutant {
    /// From 1; 0 means that nothing is broken.
    pub(crate) number: u32,
    /// The file, from the root of the workspace.
    pub(crate) file: String,
    pub(crate) genre: Genre,
    /// As cargo-mutants prints it: place, and what is changed.
    pub(crate) name: String,
    /// The bytes of the file that are replaced.
    pub(crate) range: Range<usize>,
    pub(crate) replacement: String,
    /// The bytes of the function around it; of a mutant outside of functions, its own.
    pub(crate) around: Range<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub(crate) enum Genre {
    /// The body of a function becomes a value.
    FnValue,
    BinaryOperator,
    UnaryOperator,
    MatchArm,
    MatchArmGuard,
    #[serde(other)]
    Other,
}

/// The files of a crate that have mutants, with their texts.
pub(crate) type Sources = BTreeMap<String, String>;

/// A number that changes when the sources change. Unit tests, which are the last part of a file, do not matter.
pub(crate) fn fingerprint(sources: &Sources) -> String {
    let mut hasher = DefaultHasher::new();
    for (file, source) in sources {
        let tests =
            ["\n#[cfg(test)]\nmod ", "\n#[cfg(all(test"].into_iter().filter_map(|start| source.find(start));
        (file, source[..tests.min().unwrap_or(source.len())].trim_end()).hash(&mut hasher);
    }
    format!("{:016x}", hasher.finish())
}

/// All mutants of a crate, numbered in the order of cargo-mutants.
pub(crate) fn list(root: &Path, package: &str) -> anyhow::Result<(Vec<Mutant>, Sources)> {
    let output = Command::new("cargo")
        .args(["mutants", "--list", "--json", "--all-features", "--package", package])
        .current_dir(root)
        .output()
        .context("cargo cannot be started")?;
    if !output.status.success() {
        bail!("cargo mutants --list failed:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    let listed: Vec<Listed> = serde_json::from_slice(&output.stdout)?;
    let mut sources = Sources::new();
    let mut mutants = Vec::new();
    for (number, listed) in (1..).zip(listed) {
        let source = match sources.get(&listed.file) {
            Some(source) => source,
            None => {
                let text =
                    fs::read_to_string(root.join(&listed.file)).with_context(|| listed.file.clone())?;
                sources.entry(listed.file.clone()).or_insert(text)
            }
        };
        let range = listed.span.range(source).with_context(|| listed.name.clone())?;
        let around = match listed.function {
            Some(function) => function.span.range(source).with_context(|| listed.name.clone())?,
            None => range.clone(),
        };
        let Listed { file, genre, name, replacement, .. } = listed;
        mutants.push(Mutant { number, file, genre, name, range, replacement, around });
    }
    Ok((mutants, sources))
}

#[derive(Deserialize)]
struct Listed {
    file: String,
    genre: Genre,
    name: String,
    replacement: String,
    span: Span,
    function: Option<Function>,
}

#[derive(Deserialize)]
struct Function {
    span: Span,
}

#[derive(Deserialize)]
struct Span {
    start: Position,
    end: Position,
}

/// Line and column count from 1; a column is a character.
#[derive(Deserialize)]
struct Position {
    line: usize,
    column: usize,
}

impl Span {
    fn range(&self, source: &str) -> Option<Range<usize>> {
        Some(self.start.offset(source)?..self.end.offset(source)?)
    }
}

impl Position {
    fn offset(&self, source: &str) -> Option<usize> {
        let before: usize = source.split_inclusive('\n').take(self.line.checked_sub(1)?).map(str::len).sum();
        let line = source.get(before..)?;
        let column = line.char_indices().map(|(at, _)| at).nth(self.column.checked_sub(1)?);
        Some(before + column.unwrap_or(line.len()))
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// The mutants of a text: what is replaced, its how-manieth place, and by what.
    pub(crate) fn mutants_of(source: &str, changes: &[(Genre, &str, usize, &str)]) -> Vec<Mutant> {
        let mutant = |(number, &(genre, old, place, new)): (u32, &(Genre, &str, usize, &str))| {
            let start = source.match_indices(old).nth(place).unwrap().0;
            Mutant {
                number,
                file: "src/lib.rs".into(),
                genre,
                name: format!("{old} → {new}"),
                range: start..start + old.len(),
                replacement: new.into(),
                around: 0..source.len(),
            }
        };
        (1..).zip(changes).map(mutant).collect()
    }

    #[test]
    fn unit_tests_are_no_change_of_the_sources() {
        let of = |text: &str| fingerprint(&Sources::from([("src/lib.rs".to_owned(), text.to_owned())]));
        assert_eq!(of("fn f() {}\n"), of("fn f() {}\n\n#[cfg(test)]\nmod tests {}\n"));
        assert_ne!(of("fn f() {}\n"), of("fn g() {}\n"));
    }

    #[test]
    fn lines_and_columns_become_bytes() {
        let source = "a\nä < b\n";
        let at = |line, column| Position { line, column }.offset(source);
        assert_eq!((at(1, 1), at(2, 1), at(2, 3), at(2, 6)), (Some(0), Some(2), Some(5), Some(8)));
        assert_eq!(source.get(5..6), Some("<"));
    }
}

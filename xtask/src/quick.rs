//! `test --quick`: format, lints, and the tests of what changed and of all that builds upon it. What changed is what git
//! shows since the branch left `origin/main` (or `main`), together with all that is not committed.

use crate::command::{Line, cargo};
use crate::{Outcome, failed, paths, say, setup, test, web};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Files that concern all crates: they begin with one of these.
const EVERYTHING: [&str; 6] =
    ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "clippy.toml", ".cargo/", ".config/"];

/// Files outside the crates that tests of crates read, by how they begin. The first line that fits counts.
const READ_BY: [(&str, &[&str]); 7] = [
    ("docs/rules/", &["princely-words", "princely-cli", "xtask"]),
    ("docs/learn/", &["princely-words", "princely-cli"]),
    ("docs/schema/", &["princely-codegen"]),
    ("docs/", &["princely-cli"]),
    ("README.md", &["princely-cli"]),
    ("examples/", &["princely-cli"]),
    ("deploy/", &["princely-server"]),
];

/// Where the web client has its words from, beside its own folder.
const WORDS_OF_WEB: [&str; 3] = ["crates/words/locales/", "docs/rules/", "docs/learn/"];

/// What changed, as far as tests are concerned.
#[derive(Debug, Default, PartialEq, Eq)]
struct Changed {
    /// All crates.
    everything: bool,
    /// These crates.
    crates: BTreeSet<String>,
    /// The web client.
    web: bool,
    /// The Python half of the Python package.
    python: bool,
}

impl Changed {
    fn now() -> Outcome<Changed> {
        Ok(Changed::of(&files()?, &crates()?))
    }

    /// `crates`: the folder of each crate, with its name.
    fn of(files: &[String], crates: &BTreeMap<String, String>) -> Changed {
        let mut changed = Changed::default();
        for file in files {
            changed.everything |= EVERYTHING.iter().any(|begins| file.starts_with(begins));
            changed.web |=
                file.starts_with("web/") || WORDS_OF_WEB.iter().any(|begins| file.starts_with(begins));
            changed.python |= file.starts_with("python/") && !file.ends_with(".rs");
            let within = crates.iter().filter(|(folder, _)| Path::new(file).starts_with(folder));
            changed.crates.extend(within.map(|(_, name)| name.clone()));
            if let Some((_, readers)) = READ_BY.iter().find(|(begins, _)| file.starts_with(begins)) {
                changed.crates.extend(readers.iter().map(|&name| name.to_owned()));
            }
        }
        changed
    }

    /// The tests of these crates and of all that build upon them, for cargo-nextest.
    fn filter(&self) -> String {
        let crates: Vec<String> = self.crates.iter().map(|name| format!("rdeps(={name})")).collect();
        if self.everything { "all()".to_owned() } else { crates.join(" + ") }
    }
}

/// The files that changed.
fn files() -> Outcome<Vec<String>> {
    let git = |words: &str| Line::new("git").words(words).output().map(|printed| printed.stdout);
    let base =
        ["origin/main", "main"].iter().find_map(|branch| git(&format!("merge-base HEAD {branch}")).ok());
    let base = base.map_or_else(|| "HEAD".to_owned(), |commit| commit.trim().to_owned());
    let changed =
        git(&format!("diff --name-only {base} --"))? + &git("ls-files --others --exclude-standard")?;
    Ok(changed.lines().map(str::to_owned).collect())
}

/// The folder of each crate of the workspace, with its name.
fn crates() -> Outcome<BTreeMap<String, String>> {
    let root = paths::root();
    let mut found = BTreeMap::new();
    for manifest in ["crates", "python", "xtask"].map(|folder| paths::files(&root.join(folder), "toml")) {
        for path in manifest?.iter().filter(|path| path.ends_with("Cargo.toml")) {
            let text = paths::read(path)?;
            let name = text.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
            let folder = path.parent().and_then(|folder| folder.strip_prefix(&root).ok());
            if let (Some(name), Some(folder)) = (name, folder) {
                found.insert(folder.display().to_string(), name.to_owned());
            }
        }
    }
    Ok(found)
}

/// The tests of the crates that changed.
pub(crate) fn tests() -> Outcome {
    let changed = Changed::now()?;
    if changed.filter().is_empty() {
        say("no crate has changed");
        return Ok(());
    }
    if !setup::nextest_is_installed() {
        return failed(
            "this needs cargo-nextest. To install it:\n\n    cargo install cargo-nextest --locked",
        );
    }
    let names: Vec<&str> = changed.crates.iter().map(String::as_str).collect();
    say(format_args!(
        "changed: {}",
        if changed.everything { "what all crates share".into() } else { names.join(", ") }
    ));
    // A crate that changed need not have tests.
    test::strict(cargo("nextest run --workspace --all-features --no-tests pass -E").arg(changed.filter()))
        .run()
}

/// Types, lints and unit tests of the web client, if it changed.
pub(crate) fn client() -> Outcome {
    if Changed::now()?.web {
        return web::quick();
    }
    say("the web client has not changed");
    Ok(())
}

/// Says which steps of `cargo xtask test` were left out, and which of them concern what changed.
pub(crate) fn tell_what_is_left_out(all: &[&str], done: &[&str]) -> Outcome {
    let left: Vec<&str> = all.iter().filter(|name| !done.contains(name)).copied().collect();
    say(format_args!("\nLeft out, and done by cargo xtask test: {}.", left.join("; ")));
    let changed = Changed::now()?;
    if changed.web {
        say("The web client has changed: npm --prefix web run browser -- NAME runs its tests in a browser.");
    }
    if changed.python {
        say("The Python package has changed: cargo xtask python runs its tests.");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changed_is_known_by_its_files() {
        let crates: BTreeMap<String, String> =
            [("crates/core", "princely-core"), ("crates/cli", "princely-cli"), ("python", "princely-python")]
                .map(|(folder, name)| (folder.to_owned(), name.to_owned()))
                .into();
        let filter = |files: &[&str]| {
            let files: Vec<String> = files.iter().map(|&file| file.to_owned()).collect();
            Changed::of(&files, &crates).filter()
        };
        assert_eq!(filter(&[]), "");
        assert_eq!(filter(&["crates/core/src/game.rs", "crates/core/Cargo.toml"]), "rdeps(=princely-core)");
        assert_eq!(
            filter(&["docs/bots.md", "crates/core/a"]),
            "rdeps(=princely-cli) + rdeps(=princely-core)"
        );
        assert_eq!(filter(&["crates/core/a", "Cargo.lock"]), "all()");
        assert_eq!(filter(&["web/src/main.ts", "crates/coregoods/x.rs"]), "");
        let files = ["web/src/main.ts".to_owned(), "python/tests/test_state.py".to_owned()];
        let changed = Changed::of(&files, &crates);
        assert!(changed.web && changed.python && changed.crates.contains("princely-python"), "{changed:?}");
    }

    #[test]
    fn every_crate_has_a_folder_and_readers_exist() {
        let crates = crates().unwrap();
        assert_eq!(crates.get("crates/core").map(String::as_str), Some("princely-core"));
        assert!(crates.contains_key("xtask") && crates.contains_key("python"), "{crates:?}");
        for name in READ_BY.iter().flat_map(|(_, readers)| *readers) {
            assert!(crates.values().any(|known| known == name), "{name}");
        }
    }
}

//! A new level, language or statistic has a place in several files. Each of these tests fails until every place has it, and says
//! which one lacks it; docs/extending.md goes through them one by one.

use crate::run::{Folder, princely};
use princely_laboratory::{Level, spec};
use princely_words::{Language, rules_in};
use std::fs;
use std::path::Path;

/// A file of the project.
fn file(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Everything that is missing: a file, and a text that it should have.
fn missing(places: &[(String, String)]) -> Vec<String> {
    let lacks = |(path, text): &&(String, String)| !file(path).contains(text.as_str());
    places.iter().filter(lacks).map(|(path, text)| format!("{path} lacks {text}")).collect()
}

#[test]
fn every_level_has_all_its_places() {
    let mut places = Vec::new();
    let mut needs = |path: &str, text: String| places.push((path.to_owned(), text));
    for Level { name, .. } in Level::ALL {
        assert!(spec::NAMES.contains(name), "NAMES in crates/house/src/spec.rs lacks {name}");
        needs("crates/cli/src/play/menu.rs", format!("(\"{name}\", \"t-level-{name}\")"));
        needs("docs/bots.md", format!("| `{name}` |"));
        needs("docs/strength.md", format!("| `{name}` |"));
        needs("web/src/table/opening.ts", format!("'{name}'"));
        for language in Language::ALL {
            let code = language.code();
            needs(&format!("crates/words/locales/{code}/play.ftl"), format!("\nt-level-{name} = "));
            needs(&format!("web/src/locales/{code}/board.ftl"), format!("\nbot-{name} = "));
            needs(&format!("web/src/locales/{code}/shell.ftl"), format!("\nlevel-{name} = "));
        }
    }
    assert_eq!(missing(&places), Vec::<String>::new());
}

#[test]
fn every_language_has_all_its_places() {
    let mut places = Vec::new();
    let mut needs = |path: &str, text: String| places.push((path.to_owned(), text));
    for language in Language::ALL {
        let code = language.code();
        assert!(language.is_spoken(), "{code}: no files in crates/words/locales");
        for game in princely_laboratory::all() {
            assert!(rules_in(game.id(), language).is_some(), "{code}: no rule book of {}", game.id());
        }
        if language != Language::English {
            needs("crates/words/Cargo.toml", format!("\"{code}\""));
        }
        needs("crates/cli/src/play.rs", format!(" {code}"));
        needs("crates/wasm/src/types.ts", format!("\"{code}\""));
        needs("crates/server/src/openapi/list.rs", format!("\"{code}\""));
        needs("web/src/core/settings.svelte.ts", format!("'{code}'"));
        needs("web/src/app/SettingsPage.svelte", format!("value: '{code}'"));
        for name in ["board", "online", "principati", "shell"] {
            needs(&format!("web/src/locales/{code}/{name}.ftl"), " = ".to_owned());
        }
    }
    assert_eq!(missing(&places), Vec::<String>::new());
}

/// Every column and every field that `simulate` writes is described in docs/simulating.md.
#[test]
fn every_statistic_is_described() {
    let docs = file("docs/simulating.md");
    let is_described =
        |name: &str| docs.contains(&format!("`{name}`")) || docs.contains(&format!("`{name}:"));
    for game in ["fuerstenfeld --players 2", "principati --max-rounds 4"] {
        let report = princely(&format!("simulate {game} --bots random --games 2 --json")).json();
        for field in report.as_object().unwrap().keys() {
            assert!(is_described(field), "{game}: docs/simulating.md does not describe the field {field}");
        }
        let folder = Folder::new();
        let csv = folder.file("decisions.csv");
        princely(&format!("simulate {game} --bots random --games 1 --csv {csv}")).text();
        let table = folder.read("decisions.csv");
        for column in table.lines().next().unwrap().split(',') {
            assert!(is_described(column), "{game}: docs/simulating.md does not describe the column {column}");
        }
    }
}

/// A level that nobody has written down anywhere is missed in every place.
#[test]
fn a_missing_place_is_noticed() {
    let places = [
        ("docs/bots.md".to_owned(), "| `beginner` |".to_owned()),
        ("docs/bots.md".to_owned(), "| `grandmaster` |".to_owned()),
    ];
    assert_eq!(missing(&places), ["docs/bots.md lacks | `grandmaster` |"]);
}

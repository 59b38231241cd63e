//! `badges`: the badges of the README, drawn from what is true here. A test fails when one no longer is.

use crate::{Outcome, failed, no_arguments, paths, rules, say};
use std::fs;
use std::path::PathBuf;

/// A badge: its file, what it is about, and what it says.
struct Badge {
    file: &'static str,
    about: &'static str,
    says: String,
}

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    for badge in all()? {
        let path = folder().join(badge.file);
        let written = fs::create_dir_all(folder()).and_then(|()| fs::write(&path, badge.drawn()));
        written.or_else(|error| failed(format!("{}: {error}", path.display())))?;
        say(format_args!("{}: {}", badge.about, badge.says));
    }
    Ok(())
}

fn folder() -> PathBuf {
    paths::root().join("docs/pictures/badges")
}

fn all() -> Outcome<Vec<Badge>> {
    let value = |file: &str, key: &str| {
        let text = paths::read(&paths::root().join(file))?;
        let found = text
            .lines()
            .find_map(|line| line.strip_prefix(key)?.trim().strip_prefix("= "))
            .map(|value| value.trim_matches('"'));
        found.map_or_else(|| failed(format!("{file} has no {key}")), |found| Ok(found.to_owned()))
    };
    let (tested, rules) = rules::counted()?;
    Ok(vec![
        Badge { file: "version.svg", about: "version", says: value("Cargo.toml", "version")? },
        Badge { file: "licence.svg", about: "licence", says: value("Cargo.toml", "license")? },
        Badge { file: "rust.svg", about: "Rust", says: value("rust-toolchain.toml", "channel")? },
        Badge { file: "rules.svg", about: "rules with a test", says: format!("{tested} of {rules}") },
    ])
}

/// How wide a sign is, roughly, in the letters below.
const SIGN: usize = 7;

impl Badge {
    fn drawn(&self) -> String {
        let widths = [self.about, &self.says].map(|text| text.chars().count() * SIGN + 12);
        let [left, right] = widths;
        let (whole, about, says) = (left + right, self.about, &self.says);
        let (middle, other) = (left / 2, left + right / 2);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{whole}\" height=\"20\" role=\"img\" aria-label=\"{about}: {says}\">\
             <rect width=\"{left}\" height=\"20\" fill=\"#444\"/><rect x=\"{left}\" width=\"{right}\" height=\"20\" fill=\"#2d6a2d\"/>\
             <g fill=\"#fff\" text-anchor=\"middle\" font-family=\"Verdana,DejaVu Sans,sans-serif\" font-size=\"11\">\
             <text x=\"{middle}\" y=\"14\">{about}</text><text x=\"{other}\" y=\"14\">{says}</text></g></svg>\n"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_badges_of_the_readme_say_what_is_true() {
        let readme = paths::read(&paths::root().join("README.md")).unwrap();
        for badge in all().unwrap() {
            let drawn = paths::read(&folder().join(badge.file)).unwrap_or_default();
            assert_eq!(drawn, badge.drawn(), "{}: cargo xtask badges draws it anew", badge.file);
            let shown = format!("![{}: {}](docs/pictures/badges/{})", badge.about, badge.says, badge.file);
            assert!(readme.contains(&shown), "README.md does not have {shown}");
        }
    }
}

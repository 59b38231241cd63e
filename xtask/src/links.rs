//! `links`, a step of `test`: every link of the documentation to a file or heading of the project leads somewhere.

use crate::command::Line;
use crate::{Outcome, failed, no_arguments, paths, say};
use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    check()
}

/// Looks at every Markdown file that git knows.
pub(crate) fn check() -> Outcome {
    let root = paths::root();
    let listed = Line::new("git").words("ls-files --cached --others --exclude-standard").output()?.stdout;
    let files: Vec<PathBuf> = listed.lines().map(PathBuf::from).collect();
    let mut texts = BTreeMap::new();
    for file in files.iter().filter(|file| file.extension().is_some_and(|kind| kind == "md")) {
        if root.join(file).exists() {
            texts.insert(file.clone(), paths::read(&root.join(file))?);
        }
    }
    let exists = |path: &Path| root.join(path).exists();
    let broken: Vec<String> =
        texts.iter().flat_map(|(file, text)| broken(file, text, &texts, &exists)).collect();
    if broken.is_empty() {
        say(format_args!("all links of {} documents lead somewhere", texts.len()));
        return Ok(());
    }
    failed(format!("links that lead nowhere:\n\n  {}", broken.join("\n  ")))
}

/// The links of one document that lead nowhere, each with its place.
fn broken(
    file: &Path,
    text: &str,
    texts: &BTreeMap<PathBuf, String>,
    exists: &dyn Fn(&Path) -> bool,
) -> Vec<String> {
    let mut broken = Vec::new();
    for (number, line) in prose(text) {
        for target in targets(line) {
            if target.contains("://") || target.starts_with("mailto:") {
                continue;
            }
            let (path, heading) = target.split_once('#').unwrap_or((target, ""));
            let path = if path.is_empty() { file.to_owned() } else { beside(file, path) };
            // A heading is looked for in Markdown only; `file.rs#L10` is a line.
            let is_there = exists(&path)
                && (heading.is_empty() || texts.get(&path).is_none_or(|text| has_heading(text, heading)));
            if !is_there {
                broken.push(format!("{}:{number}: {target}", file.display()));
            }
        }
    }
    broken
}

/// The lines outside of code blocks, with their numbers.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut in_code = false;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let is_fence = line.trim_start().starts_with("```");
        in_code ^= is_fence;
        !in_code && !is_fence
    })
}

/// What the links of a line lead to: `[text](target)` and `[text](target "title")`. Code in a line has no links.
fn targets(line: &str) -> impl Iterator<Item = &str> {
    let outside = line.split('`').step_by(2);
    outside.flat_map(|part| {
        part.split("](").skip(1).filter_map(|rest| {
            let (target, _) = rest.split_once(')')?;
            target.split_whitespace().next()
        })
    })
}

/// The path of a link in a document, from the root.
fn beside(file: &Path, link: &str) -> PathBuf {
    let mut path = file.parent().unwrap_or(Path::new("")).to_owned();
    for part in Path::new(link).components() {
        match part {
            Component::ParentDir => _ = path.pop(),
            Component::Normal(name) => path.push(name),
            _ => {}
        }
    }
    path
}

fn has_heading(text: &str, wanted: &str) -> bool {
    let mut seen = BTreeMap::new();
    let names = prose(text).filter_map(|(_, line)| heading(line)).map(|name| {
        let count = seen.entry(name.clone()).or_insert(0);
        *count += 1;
        if *count == 1 { name } else { format!("{name}-{}", *count - 1) }
    });
    let anchored = format!("<a id=\"{wanted}\">");
    names.into_iter().any(|name| name == wanted) || text.contains(&anchored)
}

/// The name under which a line can be linked to, if it is a heading: lower case, spaces as hyphens, no punctuation.
fn heading(line: &str) -> Option<String> {
    let title = line.trim_start_matches('#');
    if title.len() == line.len() || !title.starts_with(' ') {
        return None;
    }
    let letters = title.trim().chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    Some(letters.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let file = PathBuf::from("docs/page.md");
        let other =
            (PathBuf::from("docs/other.md"), "# Other\n## A, b & `c`\n## Twice\n## Twice\n".to_owned());
        let texts = BTreeMap::from([(file.clone(), text.to_owned()), other]);
        let there = ["docs/page.md", "docs/other.md", "README.md", "crates"];
        broken(&file, text, &texts, &|path| there.iter().any(|one| path == Path::new(one)))
    }

    #[test]
    fn links_that_lead_somewhere_are_found() {
        for line in [
            "[a](other.md) and [b](../README.md), [c](other.md#a-b--c), [d](other.md#twice-1)",
            "[own](#here)\n# Here",
            "[far](https://princely.example/nothing#there), [mail](mailto:a@b.c)",
            "[folder](../crates)",
            "`[code](nowhere.md)` and\n```\n[code](nowhere.md)\n```",
            "[with a title](other.md \"Title\")",
        ] {
            assert_eq!(found(line), Vec::<String>::new(), "{line}");
        }
    }

    #[test]
    fn links_that_lead_nowhere_are_told_with_their_place() {
        assert_eq!(found("\n[a](gone.md)"), ["docs/page.md:2: gone.md"]);
        assert_eq!(found("[a](other.md#gone)"), ["docs/page.md:1: other.md#gone"]);
        assert_eq!(found("[a](#twice)\n```\n# Twice\n```"), ["docs/page.md:1: #twice"]);
        assert_eq!(found("[a](other.md#twice-2)"), ["docs/page.md:1: other.md#twice-2"]);
    }
}

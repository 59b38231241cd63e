//! Compiling: which mutants cannot be switched, which do not compile at all, and the test programs.

use crate::copy::Copy;
use crate::mutant::{Mutant, Sources, fingerprint};
use crate::rewrite::{Rewritten, rewrite};
use crate::site::{Site, sites};
use crate::tell;
use anyhow::{Context, bail};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// The profile of the program with all mutants in it, and that of mutants that are compiled one by one.
pub(crate) const SWITCHED: &str = "dev";
pub(crate) const ALONE: &str = "mutants";

/// An error of the compiler.
#[derive(Debug)]
struct Complaint {
    /// Files, and bytes in them; the main place comes first.
    places: Vec<(String, Range<usize>)>,
    text: String,
}

/// Writes all mutants of the crate into the copy, each behind its switch, and leaves out those that do not compile
/// like that. Returns the mutants that are in. The file `memory` keeps who was left out, for the next run.
pub(crate) fn together(
    copy: &Copy,
    mutants: &[Mutant],
    sources: &Sources,
    memory: &Path,
) -> anyhow::Result<BTreeSet<u32>> {
    let mut by_file: BTreeMap<&str, Vec<Site>> = BTreeMap::new();
    for (file, source) in sources {
        let here: Vec<&Mutant> = mutants.iter().filter(|mutant| mutant.file == *file).collect();
        by_file.insert(file, sites(source, &here).with_context(|| file.clone())?);
    }
    let numbers = by_file.values().flatten().flat_map(|site| &site.mutants).map(|&(number, _)| number);
    let mut inside: BTreeSet<u32> = numbers.collect();
    let mut out = remembered(memory, &fingerprint(sources));
    loop {
        let files: BTreeMap<&str, Rewritten> =
            by_file.iter().map(|(&file, sites)| (file, rewrite(&sources[file], sites, &out))).collect();
        let texts = files.iter().map(|(&file, written)| (file.to_owned(), written.text.clone())).collect();
        copy.fill(&texts, true)?;
        let complaints = check(copy)?;
        if complaints.is_empty() {
            inside.retain(|number| !out.contains(number));
            remember(memory, &fingerprint(sources), &out)?;
            return Ok(inside);
        }
        let before = out.len();
        for complaint in &complaints {
            let mut found = complaint.places.iter().filter_map(|(file, at)| Some((files.get(&**file)?, at)));
            let around = found.clone().find_map(|(file, at)| file.blamed(at));
            out.extend(around.or_else(|| found.find_map(|(file, at)| file.behind(at))).unwrap_or_default());
        }
        tell(format_args!("{} errors: {} mutants cannot be switched", complaints.len(), out.len()));
        if out.len() == before {
            bail!("no mutant is to blame for this:\n{}", complaints[0].text);
        }
    }
}

fn remember(memory: &Path, sources: &str, numbers: &BTreeSet<u32>) -> anyhow::Result<()> {
    let lines: String = numbers.iter().map(|number| format!("{number}\n")).collect();
    Ok(fs::write(memory, format!("{sources}\n{lines}"))?)
}

/// The mutants that a run before wrote down, if the sources are the same.
fn remembered(memory: &Path, sources: &str) -> BTreeSet<u32> {
    let text = fs::read_to_string(memory).unwrap_or_default();
    let numbers = text.strip_prefix(sources).into_iter().flat_map(str::split_whitespace);
    numbers.filter_map(|number| number.parse().ok()).collect()
}

/// Which of these mutants do not compile, each by itself. Many are tried at once, but only one in a function. The file
/// `memory` keeps which do, for the next run.
pub(crate) fn hopeless(
    copy: &Copy,
    mutants: &[&Mutant],
    sources: &Sources,
    memory: &Path,
) -> anyhow::Result<BTreeSet<u32>> {
    let mut hopeless = BTreeSet::new();
    let mut viable = remembered(memory, &fingerprint(sources));
    let mut waiting: Vec<&Mutant> =
        mutants.iter().filter(|mutant| !viable.contains(&mutant.number)).copied().collect();
    while !waiting.is_empty() {
        let mut places = BTreeSet::new();
        let (mut tried, later): (Vec<&Mutant>, Vec<&Mutant>) =
            waiting.iter().partition(|mutant| places.insert((&mutant.file, mutant.around.start)));
        waiting = later;
        loop {
            let (texts, ranges) = changed(&tried, sources);
            copy.fill(&texts, false)?;
            let complaints = check(copy)?;
            if complaints.is_empty() {
                break;
            }
            let blamed: BTreeSet<u32> = complaints
                .iter()
                .filter_map(|complaint| {
                    let mut numbers = complaint.places.iter().filter_map(|(file, at)| {
                        let here = ranges.get(file)?;
                        let around = |(_, range): &&(u32, Range<usize>)| {
                            range.start <= at.start && at.end <= range.end
                        };
                        Some(here.iter().filter(around).min_by_key(|(_, range)| range.len())?.0)
                    });
                    numbers.next()
                })
                .collect();
            if blamed.is_empty() {
                // An error elsewhere: nobody knows whose it is. These are compiled one by one later.
                tell(format_args!("an error without a mutant:\n{}", complaints[0].text));
                break;
            }
            tried.retain(|mutant| !blamed.contains(&mutant.number));
            hopeless.extend(blamed);
        }
        viable.extend(tried.iter().map(|mutant| mutant.number));
        tell(format_args!("{} do not compile, {} are to be tried", hopeless.len(), waiting.len()));
    }
    remember(memory, &fingerprint(sources), &viable)?;
    Ok(hopeless)
}

/// By file: which mutant changes which bytes.
type Changes = BTreeMap<String, Vec<(u32, Range<usize>)>>;

/// The files with these mutants in them, without switches, and the bytes of the functions that have one.
fn changed(mutants: &[&Mutant], sources: &Sources) -> (Sources, Changes) {
    let (mut texts, mut ranges) = (Sources::new(), Changes::new());
    for (file, source) in sources {
        let mut here: Vec<&Mutant> = mutants.iter().copied().filter(|mutant| mutant.file == *file).collect();
        here.sort_by_key(|mutant| mutant.range.start);
        let (mut text, mut at) = (String::new(), 0);
        for mutant in here {
            // A function inside another one, both with a mutant: the inner one is left as it is.
            if mutant.range.start < at {
                continue;
            }
            text += &source[at..mutant.range.start];
            let start = text.len() - (mutant.range.start - mutant.around.start);
            text += &mutant.replacement;
            let end = text.len() + (mutant.around.end - mutant.range.end);
            ranges.entry(file.clone()).or_default().push((mutant.number, start..end));
            at = mutant.range.end;
        }
        text += &source[at..];
        texts.insert(file.clone(), text);
    }
    (texts, ranges)
}

/// The copy with one mutant, without switches.
pub(crate) fn alone(copy: &Copy, mutant: &Mutant, sources: &Sources) -> anyhow::Result<()> {
    copy.fill(&changed(&[mutant], sources).0, false)
}

/// Compiles the library without making code. Returns the errors.
fn check(copy: &Copy) -> anyhow::Result<Vec<Complaint>> {
    let output = copy.cargo(&["check", "--lib"]).output().context("cargo cannot be started")?;
    let complaints: Vec<Complaint> = messages(&output.stdout).filter_map(complaint).collect();
    if !output.status.success() && complaints.is_empty() {
        bail!("cargo check failed:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(complaints)
}

/// A test program of the crate.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Program {
    /// `--lib`, or `--test` and its name: what cargo calls it.
    pub(crate) target: Vec<String>,
    pub(crate) path: PathBuf,
}

/// Compiles test programs; no target means all. Returns them, or `None` if something does not compile.
pub(crate) fn tests(copy: &Copy, profile: &str, target: &[String]) -> anyhow::Result<Option<Vec<Program>>> {
    let mut arguments = vec!["test", "--no-run", "--profile", profile];
    if target.is_empty() {
        arguments.extend(["--lib", "--tests"]);
    }
    arguments.extend(target.iter().map(String::as_str));
    let mut command = copy.cargo(&arguments);
    if profile == SWITCHED {
        command.env("CARGO_INCREMENTAL", "0"); // it is built once and run thousands of times
    }
    let output = command.output().context("cargo cannot be started")?;
    if output.status.success() {
        return Ok(Some(messages(&output.stdout).filter_map(program).collect()));
    }
    match messages(&output.stdout).find_map(complaint) {
        Some(_) => Ok(None),
        None => bail!("cargo test failed:\n{}", String::from_utf8_lossy(&output.stderr)),
    }
}

fn program(message: Message) -> Option<Program> {
    let (target, path) = (message.target?, message.executable?);
    let target = match target.kind.first().map(String::as_str) {
        Some("test") => vec!["--test".to_owned(), target.name],
        _ => vec!["--lib".to_owned()],
    };
    Some(Program { target, path })
}

/// A line of cargo's JSON.
#[derive(Deserialize)]
struct Message {
    message: Option<Diagnostic>,
    target: Option<Target>,
    executable: Option<PathBuf>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
    name: String,
}

#[derive(Deserialize)]
struct Diagnostic {
    level: String,
    spans: Vec<Place>,
    children: Vec<Child>,
    rendered: Option<String>,
}

#[derive(Deserialize)]
struct Child {
    spans: Vec<Place>,
}

#[derive(Deserialize)]
struct Place {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
    is_primary: bool,
}

fn messages(stdout: &[u8]) -> impl Iterator<Item = Message> {
    let lines = stdout.split(|&byte| byte == b'\n');
    lines.filter_map(|line| serde_json::from_slice(line).ok())
}

fn complaint(message: Message) -> Option<Complaint> {
    let message = message.message.filter(|message| message.level.starts_with("error"))?;
    let mut spans: Vec<Place> = message.spans;
    spans.extend(message.children.into_iter().flat_map(|child| child.spans));
    if spans.is_empty() {
        return None; // "aborting due to 3 previous errors"
    }
    spans.sort_by_key(|place| !place.is_primary);
    let places = spans.into_iter().map(|place| (place.file_name, place.byte_start..place.byte_end)).collect();
    Some(Complaint { places, text: message.rendered.unwrap_or_default() })
}

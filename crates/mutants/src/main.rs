//! Compiles all mutants of a crate into one program, each behind a number that is chosen at run time, and runs the tests
//! of the crate against each: `cargo xtask mutants --together`.
//!
//! | room | what lives there |
//! |---|---|
//! | [`mutant`] | the mutants, as cargo-mutants lists them |
//! | [`site`] | where they can be switched |
//! | [`rewrite`] | a file with all its mutants in it |
//! | `data/switch.rs` | the switch: a file that is added to the broken crate |
//! | [`copy`] | the copy of the workspace that is broken |
//! | [`compile`] | what compiles, and the test programs |
//! | [`trial`] | which test meets which mutant, and whether it notices it |
//! | [`results`] | what became of each mutant |

mod compile;
mod copy;
mod mutant;
mod results;
mod rewrite;
mod site;
mod trial;

use clap::Parser;
use compile::{ALONE, Program, SWITCHED};
use copy::Copy;
use mutant::{Mutant, Sources};
use results::{Keep, Outcome, Results};
use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use trial::{Test, Verdict};

/// Break the rules in thousands of ways, all compiled into one program, and see whether a test notices each.
#[derive(Parser, Debug)]
#[command(name = "cargo xtask mutants --together")]
struct Options {
    /// The crates that are broken.
    #[arg(long, required = true)]
    package: Vec<String>,
    /// Only mutants of files whose path contains this.
    #[arg(long)]
    file: Vec<String>,
    /// Only mutants whose name contains this.
    #[arg(long)]
    name: Vec<String>,
    /// Tests that run at the same time.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Go on where a run was stopped.
    #[arg(long)]
    resume: bool,
    /// Go on, and run the survivors again: after writing tests.
    #[arg(long)]
    missed: bool,
    /// Leave out tests that take longer than so many seconds without a mutant: a quick look. `--missed` without this
    /// runs them for those that are left.
    #[arg(long)]
    longest: Option<u64>,
    /// Leave out the mutants that cannot be switched; each of them needs a build of its own.
    #[arg(long)]
    switched_only: bool,
    /// Only these.
    #[arg(long, conflicts_with = "switched_only")]
    alone_only: bool,
    /// The folder of copies, builds and results.
    #[arg(long, default_value = "target/together")]
    folder: PathBuf,
}

fn main() -> anyhow::Result<()> {
    let options = Options::parse();
    let workspace = std::env::current_dir()?;
    let folder = workspace.join(&options.folder);
    let lists = folder.join("mutants.out");
    if lists.exists() {
        fs::remove_dir_all(&lists)?;
    }
    fs::create_dir_all(&lists)?;
    for package in &options.package {
        let (mutants, sources) = mutant::list(&workspace, package)?;
        let copy = Copy::new(&workspace, folder.join("copy"), package, &sources)?;
        let wanted: Vec<&Mutant> = mutants.iter().filter(|mutant| options.wants(mutant)).collect();
        tell(format_args!("\n{package}: {} mutants, {} are wanted", mutants.len(), wanted.len()));
        let file = folder.join(format!("{package}.jsonl"));
        let results = Results::open(&file, &sources, options.keep(), &wanted)?;
        let memory = folder.join(format!("{package}.out"));
        let inside = compile::together(&copy, &mutants, &sources, &memory)?;
        tell(format_args!("{} mutants are in one program", inside.len()));
        let mut run = Run { options: &options, copy: &copy, inside, wanted, sources: &sources, results };
        if !options.alone_only {
            run.switched(&folder.join("met"))?;
        }
        if !options.switched_only {
            run.alone(&folder.join(format!("{package}.alone")))?;
        }
        run.results.list(&run.wanted, &lists)?;
        run.tell_result();
    }
    Ok(())
}

impl Options {
    fn wants(&self, mutant: &Mutant) -> bool {
        let any = |parts: &[String], whole: &str| {
            parts.is_empty() || parts.iter().any(|part| whole.contains(&**part))
        };
        any(&self.file, &mutant.file) && any(&self.name, &mutant.name)
    }

    fn keep(&self) -> Keep {
        match (self.missed, self.resume) {
            (true, _) => Keep::Noticed,
            (false, true) => Keep::All,
            (false, false) => Keep::None,
        }
    }
}

/// The work on one crate.
struct Run<'a> {
    options: &'a Options,
    copy: &'a Copy,
    /// The mutants that can be switched.
    inside: BTreeSet<u32>,
    wanted: Vec<&'a Mutant>,
    sources: &'a Sources,
    results: Results,
}

impl<'a> Run<'a> {
    fn tests_folder(&self) -> PathBuf {
        self.copy.root.join(&self.copy.folder)
    }

    /// The wanted mutants without a result that can be switched, or that cannot.
    fn open(&self, switched: bool) -> Vec<&'a Mutant> {
        let is_open = |mutant: &&&Mutant| {
            self.inside.contains(&mutant.number) == switched && self.results.get(mutant).is_none()
        };
        self.wanted.iter().filter(is_open).copied().collect()
    }

    /// The mutants that can be switched. Tests take their notes in a file.
    fn switched(&mut self, notes: &Path) -> anyhow::Result<()> {
        let todo = self.open(true);
        if todo.is_empty() {
            return Ok(());
        }
        let Some(programs) = compile::tests(self.copy, SWITCHED, &[])? else {
            anyhow::bail!("the tests do not compile with switches");
        };
        let tests = trial::measured(&programs, &self.tests_folder(), Some(notes), self.options.longest)?;
        tell(format_args!("{} tests pass without a mutant", tests.len()));
        let (next, place) = (AtomicUsize::new(0), self.tests_folder());
        let results = Mutex::new(&mut self.results);
        thread::scope(|scope| {
            let work = || -> anyhow::Result<()> {
                while let Some(mutant) = todo.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let (outcome, by) = outcome(trial::against(&tests, &place, mutant.number)?);
                    tell(format_args!("{outcome:?} {} ({by})", mutant.name));
                    let mut results = results.lock().expect("no worker panics");
                    results.add(mutant, outcome, by, false)?;
                }
                Ok(())
            };
            let workers: Vec<_> = (0..self.options.jobs.max(1)).map(|_| scope.spawn(work)).collect();
            workers.into_iter().try_for_each(|worker| worker.join().expect("no worker panics"))
        })
    }

    /// The others, each with a build of its own. A file remembers which of them compile.
    fn alone(&mut self, memory: &Path) -> anyhow::Result<()> {
        let open = self.open(false);
        if open.is_empty() {
            return Ok(());
        }
        tell(format_args!("{} mutants cannot be switched", open.len()));
        let hopeless = compile::hopeless(self.copy, &open, self.sources, memory)?;
        let (unviable, open): (Vec<&Mutant>, Vec<&Mutant>) =
            open.iter().partition(|mutant| hopeless.contains(&mutant.number));
        for mutant in unviable {
            self.results.add(mutant, Outcome::Unviable, String::new(), true)?;
        }
        if open.is_empty() {
            return Ok(());
        }
        self.copy.fill(self.sources, false)?;
        let Some(programs) = compile::tests(self.copy, ALONE, &[])? else {
            anyhow::bail!("the tests do not compile without mutants");
        };
        let tests = trial::measured(&programs, &self.tests_folder(), None, self.options.longest)?;
        // Most mutants are noticed by the program with the most tests: the others are compiled only if they are needed.
        let size = |program: &&Program| tests.iter().filter(|test| test.program == **program).count();
        let Some(largest) = programs.iter().max_by_key(size) else { anyhow::bail!("there are no tests") };
        let (first, others): (Vec<&Test>, Vec<&Test>) =
            tests.iter().partition(|test| test.program == *largest);
        for mutant in open {
            compile::alone(self.copy, mutant, self.sources)?;
            let mut result = self.compiled(&largest.target, &first)?;
            if result.0 == Outcome::Missed {
                result = self.compiled(&[], &others)?;
            }
            let (outcome, by) = result;
            tell(format_args!("{outcome:?} alone {} ({by})", mutant.name));
            self.results.add(mutant, outcome, by, true)?;
        }
        self.copy.fill(self.sources, false)
    }

    /// Compiles a target as it is in the copy, and runs these tests of it.
    fn compiled(&self, target: &[String], tests: &[&Test]) -> anyhow::Result<(Outcome, String)> {
        Ok(match compile::tests(self.copy, ALONE, target)? {
            None => (Outcome::Unviable, String::new()),
            Some(_) => outcome(trial::against_compiled(tests, &self.tests_folder())?),
        })
    }

    fn tell_result(&self) {
        let count = |outcome| self.results.count(&self.wanted, outcome);
        let noticed = count(Outcome::Caught) + count(Outcome::Timeout);
        let all = noticed + count(Outcome::Missed);
        let done = all + count(Outcome::Unviable);
        tell(format_args!(
            "{}: {noticed} of {all} were noticed ({:.1} %), {} did not compile, {} were not run",
            self.copy.package,
            if all == 0 { 0.0 } else { 100.0 * noticed as f64 / all as f64 },
            count(Outcome::Unviable),
            self.wanted.len() - done,
        ));
    }
}

/// What to write down, and which test it was.
fn outcome(verdict: Verdict) -> (Outcome, String) {
    match verdict {
        Verdict::Caught(test) => (Outcome::Caught, test),
        Verdict::Timeout(test) => (Outcome::Timeout, test),
        Verdict::Missed => (Outcome::Missed, String::new()),
    }
}

/// Prints a line. Unlike `println!` it does not panic when the reader (`| head`) has left.
fn tell(text: impl fmt::Display) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

//! Running other programs, always from the root of the workspace, so that a printed line can be typed there.

use crate::{Outcome, failed, paths, say, times};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Instant;

/// A command line.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    program: String,
    arguments: Vec<String>,
    environment: Vec<(&'static str, String)>,
    without: Vec<&'static str>,
    folder: Option<PathBuf>,
}

/// `cargo` with these arguments, separated by spaces.
pub(crate) fn cargo(arguments: &str) -> Line {
    Line::new("cargo").words(arguments)
}

impl Line {
    pub(crate) fn new(program: impl Into<String>) -> Line {
        Line {
            program: program.into(),
            arguments: Vec::new(),
            environment: Vec::new(),
            without: Vec::new(),
            folder: None,
        }
    }

    /// Adds several arguments, separated by spaces.
    pub(crate) fn words(mut self, arguments: &str) -> Line {
        self.arguments.extend(arguments.split_whitespace().map(str::to_owned));
        self
    }

    /// Adds one argument.
    pub(crate) fn arg(mut self, argument: impl Into<String>) -> Line {
        self.arguments.push(argument.into());
        self
    }

    pub(crate) fn env(mut self, name: &'static str, value: &str) -> Line {
        self.environment.push((name, value.to_owned()));
        self
    }

    /// Hides a variable of our own environment from the program.
    pub(crate) fn without(mut self, name: &'static str) -> Line {
        self.without.push(name);
        self
    }

    /// Runs the line in another folder.
    pub(crate) fn within(mut self, folder: &Path) -> Line {
        self.folder = Some(folder.to_owned());
        self
    }

    /// Shows the line and runs it; fails if it fails.
    pub(crate) fn run(&self) -> Outcome {
        let status = self.run_to_status()?;
        if status.success() { Ok(()) } else { failed(self.complaint(status)) }
    }

    /// Shows the line and runs it. Returns its status, good or bad.
    pub(crate) fn run_to_status(&self) -> Outcome<ExitStatus> {
        say(format_args!("$ {self}"));
        let begin = Instant::now();
        let status = self.command().status().or_else(|error| failed(self.cannot_start(&error)));
        times::note(self.to_string(), begin.elapsed());
        status
    }

    /// Runs the line without showing it; its output goes through: for output that programs read.
    pub(crate) fn run_silently(&self) -> Outcome {
        let begin = Instant::now();
        let status = self.command().status().or_else(|error| failed(self.cannot_start(&error)))?;
        times::note(self.to_string(), begin.elapsed());
        if status.success() { Ok(()) } else { failed(self.complaint(status)) }
    }

    /// Runs the line without showing anything unless it fails: for work that goes on beside other work.
    pub(crate) fn run_quietly(&self) -> Outcome {
        self.output().map(drop)
    }

    /// Runs the line silently and returns what it printed; fails if it fails.
    pub(crate) fn output(&self) -> Outcome<Printed> {
        let begin = Instant::now();
        let output = match self.command().stdin(Stdio::null()).output() {
            Ok(output) => output,
            Err(error) => return failed(self.cannot_start(&error)),
        };
        times::note(self.to_string(), begin.elapsed());
        let printed = Printed {
            stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        };
        if output.status.success() {
            Ok(printed)
        } else {
            failed(format!("{}\n\n{}", self.complaint(output.status), printed.stderr.trim_end()))
        }
    }

    /// Starts the line and does not wait for it.
    pub(crate) fn start(&self, stdout: Stdio) -> Outcome<Child> {
        let started = self.command().stdin(Stdio::null()).stdout(stdout).spawn();
        started.or_else(|error| failed(self.cannot_start(&error)))
    }

    /// Starts the line, does not wait for it, and makes it the head of a group: a signal can reach all that it starts.
    pub(crate) fn start_as_group(&self, stdout: Stdio) -> Outcome<Child> {
        let mut command = self.command();
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let started = command.stdin(Stdio::null()).stdout(stdout).spawn();
        started.or_else(|error| failed(self.cannot_start(&error)))
    }

    /// Whether the program exists and succeeds. It answers "is this tool installed?".
    pub(crate) fn works(&self) -> bool {
        self.output().is_ok()
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        let folder = self.folder.clone().unwrap_or_else(paths::root);
        command.args(&self.arguments).envs(self.environment.iter().cloned()).current_dir(folder);
        for name in &self.without {
            command.env_remove(name);
        }
        command
    }

    fn complaint(&self, status: ExitStatus) -> String {
        format!("this failed ({status}); to repeat it:\n\n    {self}")
    }

    fn cannot_start(&self, error: &std::io::Error) -> String {
        format!("'{}' cannot be started ({error}); it was needed for:\n\n    {self}", self.program)
    }
}

/// What a program printed.
#[derive(Debug)]
pub(crate) struct Printed {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// The line as a person would type it.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(folder) = &self.folder {
            write!(f, "cd {} && ", quoted(&folder.display().to_string()))?;
        }
        for name in &self.without {
            write!(f, "env -u {name} ")?;
        }
        for (name, value) in &self.environment {
            write!(f, "{name}={} ", quoted(value))?;
        }
        f.write_str(&quoted(&self.program))?;
        self.arguments.iter().try_for_each(|argument| write!(f, " {}", quoted(argument)))
    }
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=+./,:@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_shown_as_one_would_type_them() {
        let line = cargo("doc --no-deps").env("RUSTDOCFLAGS", "-D warnings").arg("it's");
        assert_eq!(line.to_string(), r"RUSTDOCFLAGS='-D warnings' cargo doc --no-deps 'it'\''s'");
    }

    #[test]
    fn another_folder_is_shown_too() {
        let line = Line::new("cargo").arg("build").within(Path::new("/a b")).without("X");
        assert_eq!(line.to_string(), "cd '/a b' && env -u X cargo build");
    }

    #[test]
    fn a_missing_program_is_an_error_that_says_what_it_was_for() {
        let line = Line::new("princely-no-such-program").arg("--version");
        assert!(!line.works());
        let text = line.run().unwrap_err().to_string();
        assert!(text.contains("princely-no-such-program --version"), "{text}");
    }
}

//! Running the command.

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The command with these arguments.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_princely"));
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.env("PRINCELY_DATA", ""); // the tests keep nothing in the folder of the user who runs them
    command.env("PRINCELY_PROGRESS", "0"); // what is said while a series goes on depends on how busy the machine is
    command
}

/// Runs the command in a folder, with its own data folder, and something on its standard input.
pub(crate) fn princely_in(folder: &Folder, data: &str, arguments: &str, input: &[u8]) -> Ended {
    let words: Vec<&str> = arguments.split_whitespace().collect();
    let mut command = command(&words);
    command.current_dir(folder.file("")).env("PRINCELY_DATA", data).stdin(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let _ = child.stdin.take().unwrap().write_all(input); // the command may leave before it has read all of it
    Ended::new(arguments, &child.wait_with_output().unwrap())
}

/// Runs the command to its end. The arguments are separated by spaces.
pub(crate) fn princely(arguments: &str) -> Ended {
    let words: Vec<&str> = arguments.split_whitespace().collect();
    Ended::new(arguments, &command(&words).output().unwrap())
}

/// Runs the command with something on its standard input. The command may leave before it has read all of it.
pub(crate) fn princely_fed(arguments: &str, input: &[u8]) -> Ended {
    let words: Vec<&str> = arguments.split_whitespace().collect();
    let mut child = command(&words).stdin(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let feeder = std::thread::spawn(move || stdin.write_all(&input));
    let ended = Ended::new(arguments, &child.wait_with_output().unwrap());
    let _ = feeder.join().unwrap();
    ended
}

/// How a run ended.
pub(crate) struct Ended {
    /// What was typed, for messages.
    typed: String,
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ended {
    pub(crate) fn new(typed: &str, output: &Output) -> Ended {
        Ended {
            typed: typed.to_owned(),
            code: output.status.code(),
            out: String::from_utf8(output.stdout.clone()).unwrap(),
            err: String::from_utf8(output.stderr.clone()).unwrap(),
        }
    }

    /// Checks that it went well. Returns what it printed.
    pub(crate) fn text(self) -> String {
        assert_eq!((self.code, &*self.err), (Some(0), ""), "princely {}", self.typed);
        self.out
    }

    /// Checks that it went well. Returns the lines of JSON it printed.
    pub(crate) fn lines_of_json(self) -> Vec<Value> {
        self.text().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// Checks that it went well. Returns the one line of JSON it printed.
    pub(crate) fn json(self) -> Value {
        let mut lines = self.lines_of_json();
        assert_eq!(lines.len(), 1);
        lines.remove(0)
    }

    /// Checks that it failed, and said why in one short line that holds these words.
    pub(crate) fn fails(self, code: i32, words: &[&str]) {
        assert!(self.err.len() < 500, "princely {}: {}", self.typed, self.err);
        self.fails_at_length(code, words);
    }

    /// The same, if the line is a list and may be long.
    pub(crate) fn fails_at_length(self, code: i32, words: &[&str]) {
        let Ended { typed, err, .. } = self;
        assert_eq!(self.code, Some(code), "princely {typed}: {err}");
        assert!(err.starts_with("princely: ") && err.ends_with('\n'), "princely {typed}: {err}");
        assert_eq!(err.lines().count(), 1, "princely {typed}: {err}");
        for word in words {
            assert!(err.contains(word), "princely {typed}: {word:?} is not in {err:?}");
        }
    }

    /// Checks that the command line was refused with the usual text for that, and with these words.
    pub(crate) fn not_understood(self, words: &[&str]) {
        let Ended { typed, err, .. } = self;
        assert_eq!((self.code, &*self.out), (Some(2), ""), "princely {typed}: {err}");
        assert!(err.starts_with("error: "), "princely {typed}: {err}");
        for word in words {
            assert!(err.contains(word), "princely {typed}: {word:?} is not in {err:?}");
        }
    }
}

/// A folder of a test's own, gone when the test is over.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("cli-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// The path of a file in the folder.
    pub(crate) fn file(&self, name: &str) -> String {
        let path = self.0.join(name).to_str().unwrap().to_owned();
        assert!(!path.contains(' '), "these tests separate arguments by spaces, but there is one in {path}");
        path
    }

    /// Writes a file with this content into the folder. Returns its path.
    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.file(name);
        std::fs::write(&path, content).unwrap();
        path
    }

    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).unwrap()
    }

    /// Writes a file of records: what `princely record fuerstenfeld` writes with these arguments. Returns its path.
    pub(crate) fn record(&self, name: &str, arguments: &str) -> String {
        let path = self.file(name);
        assert_eq!(princely(&format!("record fuerstenfeld {arguments} --out {path} --force")).text(), "");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

//! Running the command in a terminal of its own. Nothing here sleeps: every wait is for something on the screen.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

/// Longer than any answer takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(90);
/// What the command asks before it waits.
pub(crate) const PROMPT: &str = "our move: ";

/// What has come to the screen so far, and whether that is all.
type Shown = Arc<(Mutex<(Vec<u8>, bool)>, Condvar)>;

/// A terminal in which the command runs.
pub(crate) struct Pty {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    shown: Shown,
    /// How much of it has been looked at.
    seen: usize,
    _master: Box<dyn MasterPty + Send>,
}

impl Pty {
    /// Starts the command in a folder, in a terminal of `cols` columns, without colours.
    pub(crate) fn start(folder: &str, arguments: &str, cols: u16) -> Pty {
        Pty::start_with(folder, arguments, cols, &[("NO_COLOR", "1")])
    }

    /// Starts the command with these variables. Unless they say otherwise, the terminal cannot edit lines, so that
    /// every prompt is on the screen once.
    pub(crate) fn start_with(folder: &str, arguments: &str, cols: u16, env: &[(&str, &str)]) -> Pty {
        let size = PtySize { rows: 50, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_princely"));
        command.args(arguments.split_whitespace());
        command.cwd(folder);
        command.env("TERM", "dumb");
        command.env_remove("NO_COLOR");
        command.env("PRINCELY_DATA", "");
        for (name, value) in env {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut screen = pair.master.try_clone_reader().unwrap();
        let shown: Shown = Arc::default();
        let fill = Arc::clone(&shown);
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            loop {
                let count = screen.read(&mut buffer).unwrap_or(0);
                let mut bytes = fill.0.lock().unwrap();
                bytes.0.extend_from_slice(&buffer[..count]);
                bytes.1 = count == 0;
                fill.1.notify_all();
                if count == 0 {
                    return;
                }
            }
        });
        let keys = pair.master.take_writer().unwrap();
        Pty { child, keys, shown, seen: 0, _master: pair.master }
    }

    /// Waits until one of these texts stands on the screen, after the part that was looked at before. Returns the
    /// screen up to it; `None` if the command ended instead.
    pub(crate) fn wait_for(&mut self, texts: &[&str]) -> Option<String> {
        let begin = Instant::now();
        let mut bytes = self.shown.0.lock().unwrap();
        loop {
            let new = &bytes.0[self.seen..];
            let found = texts.iter().filter_map(|text| {
                let text = text.as_bytes();
                new.windows(text.len()).position(|window| window == text).map(|at| at + text.len())
            });
            if let Some(end) = found.min() {
                let text = String::from_utf8_lossy(&new[..end]).replace('\r', "");
                self.seen += end;
                return Some(text);
            }
            if bytes.1 {
                return None;
            }
            let left = PATIENCE.saturating_sub(begin.elapsed());
            let shown = String::from_utf8_lossy(new).into_owned();
            assert!(!left.is_zero(), "none of {texts:?} came; the screen says {shown}");
            bytes = self.shown.1.wait_timeout(bytes, left).unwrap().0;
        }
    }

    /// Waits until the command asks. Returns what it said before.
    pub(crate) fn prompt(&mut self) -> String {
        self.wait_for(&[PROMPT]).unwrap_or_else(|| panic!("it ended: {}", self.all()))
    }

    /// Types a line.
    pub(crate) fn line(&mut self, line: &str) {
        self.keys(format!("{line}\n").as_bytes());
    }

    /// Types a line and waits until the command asks again. Returns what it said.
    pub(crate) fn ask(&mut self, line: &str) -> String {
        self.line(line);
        self.prompt()
    }

    /// Presses keys.
    pub(crate) fn keys(&mut self, keys: &[u8]) {
        self.keys.write_all(keys).unwrap();
        self.keys.flush().unwrap();
    }

    /// Waits for the end. Returns the exit code and everything not yet looked at.
    pub(crate) fn end(mut self) -> (u32, String) {
        let begin = Instant::now();
        let mut bytes = self.shown.0.lock().unwrap();
        while !bytes.1 {
            let left = PATIENCE.saturating_sub(begin.elapsed());
            assert!(!left.is_zero(), "it does not end: {}", String::from_utf8_lossy(&bytes.0));
            bytes = self.shown.1.wait_timeout(bytes, left).unwrap().0;
        }
        let rest = String::from_utf8_lossy(&bytes.0[self.seen..]).replace('\r', "");
        drop(bytes);
        (self.child.wait().unwrap().exit_code(), rest)
    }

    /// Kills the command at once; it cannot save anything.
    pub(crate) fn kill(mut self) {
        let id = self.child.process_id().unwrap().to_string();
        assert!(std::process::Command::new("kill").args(["-9", &id]).status().unwrap().success());
        self.child.wait().unwrap();
    }

    /// Tells the command to end.
    pub(crate) fn terminate(&self) {
        let id = self.child.process_id().unwrap().to_string();
        assert!(std::process::Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    }

    /// Everything that was ever on the screen.
    pub(crate) fn all(&self) -> String {
        String::from_utf8_lossy(&self.shown.0.lock().unwrap().0).replace('\r', "")
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        let _ = self.child.kill(); // so that a failed test leaves no process behind
    }
}

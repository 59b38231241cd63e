//! A process and its three pipes, each with a thread of its own, so that no program can make us wait longer than we
//! want.

use super::Fault;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TryRecvError, TrySendError};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The longest answer.
const LONGEST: u64 = 1 << 20;
/// The most lines that wait on either side. A side that writes more has to wait.
const WAITING: usize = 16;
/// How much of a program's standard error output is kept, in bytes.
const COMPLAINTS: usize = 2048;
/// How long a program may take to end by itself.
const FAREWELL: Duration = Duration::from_millis(300);
/// How long we wait to learn how and why a program ended.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// A running program.
pub(super) struct Process {
    child: Child,
    /// Dropped first to end the program: that closes its standard input.
    to: Option<SyncSender<String>>,
    from: Receiver<Result<String, Fault>>,
    complaints: Complaints,
}

struct Complaints {
    kept: Arc<Mutex<Vec<u8>>>,
    /// Closed when there will be no more.
    open: Receiver<()>,
}

impl Process {
    /// Starts a program. An error says why that is not possible.
    pub(super) fn start(command: &[String]) -> Result<Process, String> {
        let (name, arguments) = command.split_first().ok_or("there is no command")?;
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(stdin), Some(stdout), Some(stderr)) = pipes else {
            return Err("it has no standard input or output".into());
        };
        let (to, lines) = mpsc::sync_channel(WAITING);
        let (answers, from) = mpsc::sync_channel(WAITING);
        let (still_open, open) = mpsc::sync_channel(0);
        let kept = Arc::new(Mutex::new(Vec::new()));
        let complaints = Complaints { kept: kept.clone(), open };
        // Threads that wait for a pipe are not joined: a child of the program may hold the pipe open for ever.
        std::thread::spawn(move || write_lines(stdin, &lines));
        std::thread::spawn(move || read_lines(stdout, &answers));
        std::thread::spawn(move || {
            keep_complaints(stderr, &kept);
            drop(still_open);
        });
        Ok(Process { child, to: Some(to), from, complaints })
    }

    /// Sends a line, without waiting until it is read.
    pub(super) fn tell(&mut self, line: String) -> Result<(), Fault> {
        match self.to.as_ref().map(|to| to.try_send(line)) {
            Some(Ok(())) => Ok(()),
            Some(Err(TrySendError::Full(_))) => Err(Fault::Deaf),
            Some(Err(TrySendError::Disconnected(_))) | None => Err(self.ended()),
        }
    }

    /// Sends a line and waits at most `patience` for the answer; the program was told `limit`.
    pub(super) fn ask(&mut self, line: String, limit: Duration, patience: Duration) -> Result<String, Fault> {
        match self.from.try_recv() {
            Ok(Ok(_)) => return Err(Fault::Unasked),
            Ok(Err(fault)) => return Err(fault),
            Err(TryRecvError::Disconnected) => return Err(self.ended()),
            Err(TryRecvError::Empty) => {}
        }
        self.tell(line)?;
        match self.from.recv_timeout(patience) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => {
                Err(Fault::Slow(u32::try_from(limit.as_millis()).unwrap_or(u32::MAX)))
            }
            Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
        }
    }

    /// The program has closed its standard output. Returns how it ended, and its last words.
    fn ended(&mut self) -> Fault {
        let how = match self.wait(LAST_WORDS) {
            Some(status) => status.to_string(),
            None => "it closed its standard output".to_owned(),
        };
        let _ = self.complaints.open.recv_timeout(LAST_WORDS);
        let kept = self.complaints.kept.lock().map(|kept| kept.clone()).unwrap_or_default();
        let kept = String::from_utf8_lossy(&kept);
        match kept.lines().rev().find(|line| !line.trim().is_empty()) {
            Some(last) => Fault::Ended(format!("{how}; its last words: {}", super::short(last.trim()))),
            None => Fault::Ended(how),
        }
    }

    /// Waits at most `patience` for its end.
    fn wait(&mut self, patience: Duration) -> Option<std::process::ExitStatus> {
        let begin = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begin.elapsed() < patience => std::thread::sleep(Duration::from_millis(2)),
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

impl Drop for Process {
    /// Closes the standard input, which tells the program to end; a program that stays is killed. Either way we wait
    /// for its end, so that nothing of it is left.
    fn drop(&mut self) {
        self.to = None;
        if self.wait(FAREWELL).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all((line + "\n").as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(stdout: ChildStdout, answers: &SyncSender<Result<String, Fault>>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(LONGEST + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let answer = if line.len() as u64 > LONGEST {
            Err(Fault::TooLong)
        } else {
            String::from_utf8(line).map_err(|_| Fault::Nonsense("it is not UTF-8".into()))
        };
        let failed = answer.is_err();
        if answers.send(answer).is_err() || failed {
            return;
        }
    }
}

fn keep_complaints(mut stderr: ChildStderr, kept: &Mutex<Vec<u8>>) {
    let mut part = [0; 1024];
    while let Ok(count @ 1..) = stderr.read(&mut part) {
        if let Ok(mut kept) = kept.lock() {
            kept.extend_from_slice(&part[..count]);
            let beyond = kept.len().saturating_sub(COMPLAINTS);
            kept.drain(..beyond);
        }
    }
}

//! What strace tells of a program that writes SQLite's log: whether the disk has confirmed it.

use std::collections::BTreeSet;

/// What has reached the disk at a moment of a trace (`strace -f -y`).
#[derive(Default, Debug)]
pub struct Disk<'a> {
    written: bool,
    confirmed: bool,
    /// Processes that wait for the log to be on the disk.
    syncing: BTreeSet<&'a str>,
}

impl<'a> Disk<'a> {
    /// Reads the next line of the trace. Returns the call if it neither writes nor confirms the log.
    pub fn read(&mut self, line: &'a str) -> Option<&'a str> {
        let (process, call) = line.split_once(' ')?;
        let call = call.trim_start();
        let on_log = call.contains("-wal>");
        if call.starts_with("fsync(") || call.starts_with("fdatasync(") {
            match call.ends_with("<unfinished ...>") {
                true if on_log => _ = self.syncing.insert(process),
                false if on_log => self.confirm(call),
                _ => {}
            }
        } else if call.starts_with("<... f") && call.contains("sync resumed>") {
            if self.syncing.remove(process) {
                self.confirm(call);
            }
        } else if on_log && (call.starts_with("write(") || call.starts_with("pwrite")) {
            (self.written, self.confirmed) = (true, false);
        } else {
            return Some(call);
        }
        None
    }

    fn confirm(&mut self, call: &str) {
        self.confirmed |= call.ends_with("= 0") && self.written;
    }

    /// Whether something was written, and all of it is on the disk.
    pub fn has_all(&self) -> bool {
        self.written && self.confirmed
    }

    /// From here on, only later writes count.
    pub fn forget(&mut self) {
        (self.written, self.confirmed) = (false, false);
    }
}

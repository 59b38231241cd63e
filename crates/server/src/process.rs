//! What this process uses of the machine. Linux tells it in files; on other systems nothing is known.

use std::time::Duration;

/// What a process uses of the machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Process {
    /// How long processors have worked for this process since it began, in the program and in the system.
    pub(crate) cpu: Duration,
    /// How many bytes of its memory are in the machine's memory.
    pub(crate) resident: u64,
}

/// Linux counts processor time in hundredths of a second, on every machine.
const TICKS: u64 = 100;

impl Process {
    /// This process.
    pub(crate) fn own() -> Option<Process> {
        let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
        let status = std::fs::read_to_string("/proc/self/status").ok()?;
        Some(Process { cpu: cpu(&stat)?, resident: resident(&status)? })
    }
}

/// Fields 14 and 15. The name, field 2, stands in brackets and may hold anything.
fn cpu(stat: &str) -> Option<Duration> {
    let mut fields = stat.rsplit_once(") ")?.1.split(' ').skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    Some(Duration::from_millis((ticks()? + ticks()?) * 1000 / TICKS))
}

fn resident(status: &str) -> Option<u64> {
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(kilobytes.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()? << 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_linux_says_is_read() {
        let stat = "7 (a) b (c) S 1 2 3 4 5 6 7 8 9 10 250 51 0 0 20 0 9 0";
        assert_eq!(cpu(stat), Some(Duration::from_millis(3010)));
        assert_eq!(resident("Name:\tprincely\nVmRSS:\t    1024 kB\nVmData:\t 1 kB\n"), Some(1 << 20));
        assert_eq!((cpu("nonsense"), resident("nonsense")), (None, None));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn this_process_takes_something() {
        assert!(Process::own().is_some_and(|process| process.resident > 1 << 20));
    }
}

//! Work on several threads, with the results in order.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, mpsc};

/// No thread begins a chunk that is more than this many chunks per thread ahead of the results taken so far. So only
/// few results wait, no matter how long the first one takes.
const AHEAD: u64 = 4;

/// Does the work of every number in the range on several threads, `chunk` numbers at a time, and takes the results
/// in order. An error of `take` stops everything. A panic of a worker stops everything and is raised again here.
pub fn in_order<T: Send, E, W: FnMut(u64) -> T>(
    threads: usize,
    numbers: Range<u64>,
    chunk: u64,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(u64, T) -> Result<(), E>,
) -> Result<(), E> {
    if threads <= 1 {
        let mut work = worker();
        return numbers.into_iter().try_for_each(|number| take(number, work(number)));
    }
    let (end, chunk) = (numbers.end, chunk.max(1));
    let next = AtomicU64::new(numbers.start);
    let ahead = chunk.saturating_mul(AHEAD).saturating_mul(threads as u64);
    let gate = Gate::new(numbers.start, ahead);
    let (send, receive) = mpsc::sync_channel::<(u64, Vec<T>)>(2 * threads);
    std::thread::scope(|scope| {
        // No matter how this ends, even by a panic of `take`, no thread is left waiting.
        let _closes = Closes(&gate);
        for _ in 0..threads {
            let (send, next, gate, worker) = (send.clone(), &next, &gate, &worker);
            scope.spawn(move || {
                let closes = Closes(gate);
                let mut work = worker();
                loop {
                    let first = next.fetch_add(chunk, Ordering::Relaxed);
                    if first >= end || !gate.wait(first) {
                        break;
                    }
                    let done = (first..end.min(first.saturating_add(chunk))).map(&mut work).collect();
                    if send.send((first, done)).is_err() {
                        break;
                    }
                }
                // Only a thread that panics closes the gate: the others may still have work.
                std::mem::forget(closes);
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut due = numbers.start;
        for (first, done) in receive {
            waiting.insert(first, done);
            while let Some(done) = waiting.remove(&due) {
                for item in done {
                    take(due, item)?;
                    due += 1;
                }
                gate.open(due);
            }
        }
        Ok(())
    })
}

/// Where workers wait until they are not too far ahead.
struct Gate {
    /// What is taken next; `None` once everything is to stop.
    due: Mutex<Option<u64>>,
    moved: Condvar,
    ahead: u64,
}

impl Gate {
    fn new(due: u64, ahead: u64) -> Gate {
        Gate { due: Mutex::new(Some(due)), moved: Condvar::new(), ahead }
    }

    fn due(&self) -> MutexGuard<'_, Option<u64>> {
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until the number is not too far ahead. Returns whether to go on.
    fn wait(&self, number: u64) -> bool {
        let is_too_far = |due: &mut Option<u64>| due.is_some_and(|due| number - due.min(number) > self.ahead);
        self.moved.wait_while(self.due(), is_too_far).unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// Everything below this number has been taken.
    fn open(&self, number: u64) {
        if let Some(due) = &mut *self.due() {
            *due = number;
        }
        self.moved.notify_all();
    }

    fn close(&self) {
        *self.due() = None;
        self.moved.notify_all();
    }
}

/// Closes the gate when it is dropped.
struct Closes<'g>(&'g Gate);

impl Drop for Closes<'_> {
    fn drop(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_on_any_number_of_threads() {
        for (threads, chunk) in [(1, 1), (2, 16), (5, 3), (3, 1)] {
            let mut seen = Vec::new();
            let take = |number, square| {
                seen.push((number, square));
                Ok::<(), ()>(())
            };
            in_order(threads, 7..100, chunk, || |number| number * number, take).unwrap();
            assert_eq!(seen, (7..100).map(|number| (number, number * number)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_stops_everything() {
        let mut taken = 0;
        let take = |number, _| {
            taken += 1;
            if number == 40 { Err("full") } else { Ok(()) }
        };
        let end = in_order(3, 0..100_000, 4, || |number| number, take);
        assert_eq!((end, taken), (Err("full"), 41));
    }

    /// While the first result takes long, the others do not pile up.
    #[test]
    fn nobody_runs_far_ahead() {
        let begun = AtomicU64::new(0);
        let worker = || {
            |number: u64| {
                begun.fetch_add(1, Ordering::Relaxed);
                if number == 0 {
                    std::thread::sleep(std::time::Duration::from_millis(50));
                }
                number
            }
        };
        let mut most = 0;
        let take = |number: u64, _| {
            most = most.max(begun.load(Ordering::Relaxed) - number);
            Ok::<(), ()>(())
        };
        in_order(3, 0..10_000, 2, worker, take).unwrap();
        // Four chunks of two for each of three threads, and the chunks that were begun.
        assert!((2..=3 * 2 * (AHEAD + 2)).contains(&most), "{most}");
        assert_eq!(begun.into_inner(), 10_000);
    }

    #[test]
    fn a_panic_stops_everything_and_goes_on() {
        for bad in [0, 5, 99] {
            let worker = || move |number: u64| assert_ne!(number, bad, "this one");
            let work = || in_order(3, 0..100_000, 4, worker, |_, ()| Ok::<(), ()>(()));
            assert!(std::panic::catch_unwind(work).is_err(), "{bad}");
        }
        let take = |number: u64, ()| if number == 7 { panic!("enough") } else { Ok::<(), ()>(()) };
        let work = || in_order(3, 0..100_000, 4, || |_| (), take);
        assert!(std::panic::catch_unwind(work).is_err());
    }
}

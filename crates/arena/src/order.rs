//! Work on several threads, with the results in order.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// Does the work of every number in the range on several threads, `chunk` numbers at a time, and takes the results
/// in order. An error of `take` stops everything.
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
    let stop = AtomicBool::new(false);
    let (send, receive) = mpsc::sync_channel::<(u64, Vec<T>)>(2 * threads);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (send, next, stop, worker) = (send.clone(), &next, &stop, &worker);
            scope.spawn(move || {
                let mut work = worker();
                while !stop.load(Ordering::Relaxed) {
                    let first = next.fetch_add(chunk, Ordering::Relaxed);
                    if first >= end {
                        break;
                    }
                    let done = (first..end.min(first + chunk)).map(&mut work).collect();
                    if send.send((first, done)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut due = numbers.start;
        for (first, done) in &receive {
            waiting.insert(first, done);
            while let Some(done) = waiting.remove(&due) {
                for item in done {
                    if let Err(error) = take(due, item) {
                        stop.store(true, Ordering::Relaxed);
                        drop(receive); // wakes whoever waits to send
                        return Err(error);
                    }
                    due += 1;
                }
            }
        }
        Ok(())
    })
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
}

//! When to pause, and what time it is: what a host provides for a search.
//!
//! A search looks at the watch every few dozen microseconds. When the watch says so, the search pauses; the host
//! then lets it go on, or takes the best so far.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What a host provides for a search.
pub trait Watch {
    /// Whether to pause now.
    fn pauses(&mut self) -> bool;

    /// The time in milliseconds, counted from any moment. `None` if there is no clock.
    fn millis(&mut self) -> Option<f64> {
        now()
    }
}

/// How far thinking has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress<T> {
    /// It has paused and can go on.
    Pending,
    /// It has come to its end.
    Done(T),
}

/// The time of this machine in milliseconds, counted from the first call. `None` in WebAssembly, where the time
/// has to come from the host.
pub fn now() -> Option<f64> {
    #[cfg(target_family = "wasm")]
    return None;
    #[cfg(not(target_family = "wasm"))]
    {
        static FIRST: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
        Some(FIRST.get_or_init(std::time::Instant::now).elapsed().as_secs_f64() * 1000.0)
    }
}

/// Never pauses.
#[derive(Clone, Copy, Debug, Default)]
pub struct InOneGo;

impl Watch for InOneGo {
    fn pauses(&mut self) -> bool {
        false
    }
}

/// Stops a search from outside, also from another thread: all clones share one flag. As a watch it pauses once it has
/// been stopped.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Nothing is stopped yet.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Stops every search that looks at this handle or at a clone of it. Cannot be taken back.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was stopped.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Watch for Stop {
    fn pauses(&mut self) -> bool {
        self.is_stopped()
    }
}

/// Pauses after some milliseconds of a clock that the host supplies: `Slice::new(performance_now, 5.0)`.
#[derive(Clone, Debug)]
pub struct Slice<C> {
    clock: C,
    end: f64,
}

impl<C: FnMut() -> f64> Slice<C> {
    /// A slice that begins now. The clock counts milliseconds.
    pub fn new(mut clock: C, millis: f64) -> Slice<C> {
        let end = clock() + millis;
        Slice { clock, end }
    }
}

impl<C: FnMut() -> f64> Watch for Slice<C> {
    fn pauses(&mut self) -> bool {
        (self.clock)() >= self.end
    }

    fn millis(&mut self) -> Option<f64> {
        Some((self.clock)())
    }
}

/// Pauses when the closure says so; the clock is that of this machine.
impl<F: FnMut() -> bool> Watch for F {
    fn pauses(&mut self) -> bool {
        self()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stop_reaches_every_clone() {
        let stop = Stop::new();
        let mut other = stop.clone();
        assert!(!other.pauses());
        std::thread::scope(|scope| _ = scope.spawn(|| stop.stop()));
        assert!(other.pauses() && stop.is_stopped());
    }

    #[test]
    fn a_slice_ends_by_the_clock_of_the_host() {
        let mut time = 100.0;
        let clock = || {
            time += 1.0;
            time
        };
        let mut slice = Slice::new(clock, 3.0);
        assert_eq!(
            [slice.pauses(), slice.pauses(), slice.pauses(), slice.pauses()],
            [false, false, true, true]
        );
        assert_eq!(slice.millis(), Some(106.0));
    }
}

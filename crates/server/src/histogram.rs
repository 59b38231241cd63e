//! How long things take: counts by bounds, as Prometheus reads them.

use std::fmt::Write;
use std::time::Duration;

/// The bounds, in microseconds.
const BOUNDS: [u64; 12] =
    [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000, 30_000_000];

/// Counts of times.
#[derive(Clone, Debug, Default)]
pub(crate) struct Histogram {
    counts: [u64; BOUNDS.len()],
    all: u64,
    sum: Duration,
}

impl Histogram {
    pub(crate) fn count(&mut self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        if let Some(at) = BOUNDS.iter().position(|bound| micros <= *bound) {
            self.counts[at] += 1;
        }
        self.all += 1;
        self.sum = self.sum.saturating_add(took);
    }

    /// Writes it with a name and labels, such as `route="/healthz"`.
    pub(crate) fn write(&self, text: &mut String, name: &str, labels: &str) {
        let mut below = 0;
        let counts = self.counts.map(|count| {
            below += count;
            below
        });
        write(text, name, labels, (&BOUNDS, &counts), (self.all, self.sum));
    }
}

/// Writes counts of what took no longer than each bound, the number of all, and their sum.
pub(crate) fn write(
    text: &mut String,
    name: &str,
    labels: &str,
    (bounds, counts): (&[u64], &[u64]),
    (all, sum): (u64, Duration),
) {
    let comma = if labels.is_empty() { "" } else { "," };
    for (bound, count) in bounds.iter().zip(counts) {
        let seconds = *bound as f64 / 1e6;
        let _ = writeln!(text, "{name}_bucket{{{labels}{comma}le=\"{seconds}\"}} {count}");
    }
    let _ = writeln!(text, "{name}_bucket{{{labels}{comma}le=\"+Inf\"}} {all}");
    let braces = if labels.is_empty() { String::new() } else { format!("{{{labels}}}") };
    let _ = writeln!(text, "{name}_sum{braces} {}", sum.as_secs_f64());
    let _ = writeln!(text, "{name}_count{braces} {all}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_grow_with_the_bounds_and_the_last_is_all() {
        let mut histogram = Histogram::default();
        for millis in [0, 1, 3, 40, 60_000] {
            histogram.count(Duration::from_millis(millis));
        }
        let mut text = String::new();
        histogram.write(&mut text, "x_seconds", "route=\"/a\"");
        for line in [
            "x_seconds_bucket{route=\"/a\",le=\"0.0005\"} 1",
            "x_seconds_bucket{route=\"/a\",le=\"0.001\"} 2",
            "x_seconds_bucket{route=\"/a\",le=\"0.05\"} 4",
            "x_seconds_bucket{route=\"/a\",le=\"30\"} 4",
            "x_seconds_bucket{route=\"/a\",le=\"+Inf\"} 5",
            "x_seconds_sum{route=\"/a\"} 60.044",
            "x_seconds_count{route=\"/a\"} 5",
        ] {
            assert!(text.lines().any(|one| one == line), "{line}: {text}");
        }
    }
}

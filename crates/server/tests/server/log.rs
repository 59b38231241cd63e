//! What a server writes to its log while something runs.

use std::io::Write;
use std::sync::{Arc, Mutex};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::{Layer, filter, fmt};

/// Everything that is written to the log, at every level.
pub(crate) struct Log {
    text: Text,
    dispatch: tracing::Dispatch,
}

#[derive(Clone, Default)]
struct Text(Arc<Mutex<Vec<u8>>>);

impl Write for Text {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'w> MakeWriter<'w> for Text {
    type Writer = Text;

    fn make_writer(&'w self) -> Text {
        self.clone()
    }
}

impl Log {
    /// A log of the modules whose names begin with `modules`.
    pub(crate) fn new(modules: &'static str) -> Log {
        let text = Text::default();
        let of_modules = filter::filter_fn(move |about| about.target().starts_with(modules));
        let lines = fmt::layer().with_writer(text.clone()).with_ansi(false).without_time();
        let registry = tracing_subscriber::registry().with(lines.with_filter(of_modules));
        Log { text, dispatch: tracing::Dispatch::new(registry) }
    }

    /// Runs something on threads of its own, all of which write to this log.
    pub(crate) fn run<T>(&self, work: impl Future<Output = T>) -> T {
        let dispatch = self.dispatch.clone();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .on_thread_start(move || std::mem::forget(tracing::dispatcher::set_default(&dispatch)))
            .enable_all()
            .build()
            .unwrap();
        let _here = tracing::dispatcher::set_default(&self.dispatch);
        runtime.block_on(work)
    }

    /// All that was written.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.text.0.lock().unwrap()).into_owned()
    }

    /// The same with sorted lines: the order in which threads write is not fixed.
    pub(crate) fn sorted(&self) -> String {
        let text = self.text();
        let mut lines: Vec<&str> = text.lines().collect();
        lines.sort_unstable();
        lines.join("\n")
    }
}

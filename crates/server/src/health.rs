//! Whether the store can be read and written. Asking is cheap, however many ask: an answer holds for a moment.

use crate::hall::Hall;
use princely_store::StoreError;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// How long an answer holds.
const FRESH: Duration = Duration::from_secs(1);

/// The last answer of the store, and when it came.
#[derive(Default)]
pub(crate) struct Health {
    last: Mutex<Option<(Instant, Option<&'static str>)>>,
}

impl Health {
    /// Why the store is not ready; `None` if it is. Those who ask at the same time wait for one answer.
    pub(crate) async fn trouble(&self, hall: &Hall) -> Option<&'static str> {
        let mut last = self.last.lock().await;
        if let Some((when, answer)) = *last
            && when.elapsed() < FRESH
        {
            return answer;
        }
        let answer = match hall.store.ready().await {
            Ok(()) => None,
            Err(error) => {
                tracing::warn!(%error, "the store is not ready");
                Some(why(&error))
            }
        };
        *last = Some((Instant::now(), answer));
        answer
    }
}

/// What everybody may know about the reason. Names of files and machines are for the log.
fn why(error: &StoreError) -> &'static str {
    match error {
        StoreError::Full => "the disk is full",
        StoreError::ReadOnly => "the database is read-only",
        StoreError::Busy => "the store has too much to do",
        StoreError::Damaged(_) => "the database is damaged",
        StoreError::Newer { .. } | StoreError::Older { .. } => "the database has another schema",
        _ => "the database is not available",
    }
}

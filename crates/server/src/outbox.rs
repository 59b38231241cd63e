//! What waits to be sent over one socket. It is bounded: a client that reads too slowly is dropped, and comes back with
//! the version it has.

use axum::extract::ws::Utf8Bytes;
use futures_util::task::AtomicWaker;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

/// No more than this many messages wait.
const MOST: usize = 1024;

/// No more than this many bytes wait; one message alone may be longer.
const MOST_BYTES: usize = 1 << 20;

/// The messages that wait to be sent over one socket. Only the task of that socket reads them.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    reader: AtomicWaker,
}

#[derive(Debug, Default)]
struct Waiting {
    messages: VecDeque<Utf8Bytes>,
    bytes: usize,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum State {
    #[default]
    Open,
    /// The reader was too slow.
    Full,
    /// Nobody reads any more.
    Closed,
}

/// What there is to send.
#[derive(Debug)]
pub(crate) enum Next {
    /// These messages, in order.
    Messages(VecDeque<Utf8Bytes>),
    /// The reader was too slow: nothing more will come.
    TooSlow,
}

impl Outbox {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a message. If too much waits already, the box counts as full for good.
    pub(crate) fn push(&self, message: Utf8Bytes) {
        let mut waiting = self.lock();
        if waiting.state != State::Open {
            return;
        }
        let bytes = waiting.bytes + message.len();
        if waiting.messages.len() >= MOST || (bytes > MOST_BYTES && !waiting.messages.is_empty()) {
            waiting.state = State::Full;
            waiting.messages = VecDeque::new();
        } else {
            waiting.bytes = bytes;
            waiting.messages.push_back(message);
        }
        drop(waiting);
        self.reader.wake();
    }

    /// Waits for messages, and takes all there are.
    pub(crate) async fn next(&self) -> Next {
        std::future::poll_fn(|context| self.poll_next(context)).await
    }

    fn poll_next(&self, context: &Context<'_>) -> Poll<Next> {
        // Register first: a message that comes after the look into the box then wakes the reader again.
        self.reader.register(context.waker());
        let mut waiting = self.lock();
        if waiting.state == State::Full {
            return Poll::Ready(Next::TooSlow);
        }
        if waiting.messages.is_empty() {
            return Poll::Pending;
        }
        waiting.bytes = 0;
        Poll::Ready(Next::Messages(std::mem::take(&mut waiting.messages)))
    }

    /// Nobody reads any more.
    pub(crate) fn close(&self) {
        let mut waiting = self.lock();
        waiting.state = State::Closed;
        waiting.messages = VecDeque::new();
    }

    /// Whether messages can still be read.
    pub(crate) fn is_open(&self) -> bool {
        self.lock().state == State::Open
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn messages_come_in_order_and_a_slow_reader_is_dropped() {
        let outbox = Outbox::default();
        for text in ["a", "b"] {
            outbox.push(text.into());
        }
        let Next::Messages(messages) = outbox.next().await else { panic!("there are two messages") };
        assert_eq!(messages.iter().map(axum::extract::ws::Utf8Bytes::as_str).collect::<String>(), "ab");
        for _ in 0..=MOST {
            outbox.push("x".into());
        }
        assert!(matches!(outbox.next().await, Next::TooSlow));
        assert!(!outbox.is_open());
    }

    #[tokio::test]
    async fn bytes_are_bounded_but_one_long_message_passes() {
        let outbox = Outbox::default();
        let long = "x".repeat(MOST_BYTES + 1);
        outbox.push(long.as_str().into());
        assert!(matches!(outbox.next().await, Next::Messages(_)));
        outbox.push(long.as_str().into());
        outbox.push("one more".into());
        assert!(matches!(outbox.next().await, Next::TooSlow));
    }

    #[test]
    fn a_closed_box_keeps_nothing() {
        let outbox = Outbox::default();
        outbox.push("a".into());
        outbox.close();
        outbox.push("b".into());
        assert!(!outbox.is_open() && outbox.lock().messages.is_empty());
    }
}

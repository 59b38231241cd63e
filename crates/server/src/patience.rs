//! How long a client may take: to send a body, to read an answer, and for a whole request.

use crate::doors::Crowded;
use crate::hall::Hall;
use crate::trouble::Trouble;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Frame, SizeHint};
use princely_protocol::ProblemCode;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// A body has to arrive within this time.
const BODY: Duration = Duration::from_secs(20);

/// An answer that nobody reads is given up after this time without progress.
const UNREAD: Duration = Duration::from_secs(20);

/// A request is answered within this time. Streams and sockets begin within it.
const WHOLE: Duration = Duration::from_secs(60);

/// Limits how long a request may take, and says so if the connection cannot be used again.
pub(crate) async fn limit(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    if let Some(crowded) = request.extensions().get::<Crowded>().copied()
        && !may_use_the_reserve(&hall, request.uri().path(), request.headers(), crowded).await
    {
        return closing(turned_away(crowded).into_response());
    }
    let progress = Arc::new(Progress::default());
    let request = watched(&hall, request, &progress);
    let response = match tokio::time::timeout(WHOLE, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Trouble { retry: Some(10), ..ProblemCode::Busy.into() }.into_response(),
    };
    match progress.read() {
        Read::All => response,
        // What is left of the body would be taken for the next request.
        Read::Part => closing(response),
        Read::Late => {
            let late = Trouble::with(ProblemCode::Malformed, "the body did not arrive in time");
            closing(late.with_status(StatusCode::REQUEST_TIMEOUT))
        }
        Read::Stopped => {
            let stopping = Trouble::with(ProblemCode::Busy, "the server stops");
            closing(Trouble { retry: Some(2), ..stopping }.into_response())
        }
    }
}

/// The connections of the reserve are for the question whether the server is well, and for players who come back.
async fn may_use_the_reserve(hall: &Hall, path: &str, headers: &HeaderMap, crowded: Crowded) -> bool {
    match path {
        "/healthz" | "/readyz" => true,
        "/api/v1/socket" => {
            crowded == Crowded::Server
                && hall.doors.has_room_for_players()
                && matches!(hall.who(headers).await, Ok(Some(_)))
        }
        _ => false,
    }
}

fn turned_away(crowded: Crowded) -> Trouble {
    match crowded {
        Crowded::Server => Trouble { retry: Some(10), ..ProblemCode::Busy.into() },
        Crowded::Address => {
            let why = "there are too many connections from this address";
            Trouble { retry: Some(10), ..Trouble::with(ProblemCode::TooMany, why) }
        }
    }
}

/// An answer after which the connection is closed.
fn closing(mut response: Response) -> Response {
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

/// The same request, with a body that has to arrive in time.
fn watched(hall: &Hall, request: Request, progress: &Arc<Progress>) -> Request {
    if request.body().is_end_stream() {
        progress.set(Read::All);
        return request;
    }
    let mut stopping = hall.stopping();
    let end = Box::pin(async move {
        tokio::select! {
            () = tokio::time::sleep(BODY) => Read::Late,
            _ = stopping.wait_for(|stops| *stops) => Read::Stopped,
        }
    });
    request.map(|body| Body::new(SlowBody { body, progress: progress.clone(), end }))
}

/// How much of a body was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Read {
    Part,
    All,
    /// The rest did not come in time.
    Late,
    /// The server stops and does not wait for the rest.
    Stopped,
}

#[derive(Debug, Default)]
struct Progress(AtomicU8);

impl Progress {
    const STEPS: [Read; 4] = [Read::Part, Read::All, Read::Late, Read::Stopped];

    fn set(&self, read: Read) {
        let step = Progress::STEPS.iter().position(|step| *step == read).unwrap_or(0);
        self.0.store(step as u8, Ordering::Relaxed);
    }

    fn read(&self) -> Read {
        Progress::STEPS.get(usize::from(self.0.load(Ordering::Relaxed))).copied().unwrap_or(Read::Part)
    }
}

/// A body that has to arrive in time.
struct SlowBody {
    body: Body,
    progress: Arc<Progress>,
    /// Is ready when no more is waited for.
    end: Pin<Box<dyn Future<Output = Read> + Send>>,
}

impl HttpBody for SlowBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(context);
        if frame.is_pending() && self.progress.read() == Read::Part {
            let Poll::Ready(why) = self.end.as_mut().poll(context) else { return Poll::Pending };
            self.progress.set(why);
            let late = std::io::Error::from(std::io::ErrorKind::TimedOut);
            return Poll::Ready(Some(Err(axum::Error::new(late))));
        }
        if matches!(frame, Poll::Ready(None)) || self.body.is_end_stream() {
            self.progress.set(Read::All);
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A connection whose other side has to read. It counts as a visit for as long as it is open, also as a socket.
pub(crate) struct ReadOrLeave<S, V> {
    stream: S,
    _visit: V,
    /// Runs while a write waits.
    waits: Option<Pin<Box<Sleep>>>,
    patience: Duration,
}

impl<S, V> ReadOrLeave<S, V> {
    pub(crate) fn new(stream: S, visit: V) -> ReadOrLeave<S, V> {
        ReadOrLeave { stream, _visit: visit, waits: None, patience: UNREAD }
    }

    /// Passes on what a write has answered; a write that has waited too long fails.
    fn judge<T>(
        &mut self,
        wrote: Poll<std::io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<std::io::Result<T>> {
        if wrote.is_ready() {
            self.waits = None;
            return wrote;
        }
        let patience = self.patience;
        let waits = self.waits.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        match waits.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(std::io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl<S: AsyncRead + Unpin, V: Unpin> AsyncRead for ReadOrLeave<S, V> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin, V: Unpin> AsyncWrite for ReadOrLeave<S, V> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(wrote, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[std::io::IoSlice<'_>],
    ) -> Poll<std::io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.judge(wrote, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.judge(flushed, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.judge(shut, context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    #[tokio::test]
    async fn a_reader_who_stops_reading_is_given_up_and_one_who_goes_on_is_not() {
        let (near, mut far) = tokio::io::duplex(16);
        let mut stream = ReadOrLeave { patience: Duration::from_millis(200), ..ReadOrLeave::new(near, ()) };
        let reading = tokio::spawn(async move {
            let mut buffer = [0; 16];
            for _ in 0..6 {
                tokio::time::sleep(Duration::from_millis(60)).await;
                far.read_exact(&mut buffer).await.unwrap();
            }
            far
        });
        stream.write_all(&[7; 96]).await.expect("slow, but it goes on");
        let _far = reading.await.unwrap();
        let error = stream.write_all(&[7; 96]).await.expect_err("nobody reads");
        assert_eq!(error.kind(), std::io::ErrorKind::TimedOut);
    }
}

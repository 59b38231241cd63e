//! A table as server-sent events: the same messages as over a socket, for clients that only listen.

use crate::asker::Asker;
use crate::hall::Hall;
use crate::outbox::{Next, Outbox};
use crate::players::Who;
use crate::tables::HostedTable;
use crate::trouble::Answer;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use princely_protocol::{Bye, FromServer, ProblemCode, Version};
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

/// How often a comment is sent, so that no proxy takes the connection for dead.
const COMMENT: Duration = Duration::from_secs(20);

#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct StreamQuery {
    since: Option<Version>,
}

/// A stream that closes its outbox when nobody reads it any more.
struct Reader {
    outbox: Arc<Outbox>,
    table: Arc<HostedTable>,
    stopping: tokio::sync::watch::Receiver<bool>,
    is_over: bool,
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.outbox.close();
        let (table, outbox) = (self.table.clone(), self.outbox.clone());
        tokio::spawn(async move { table.line_ended(&outbox, true).await });
    }
}

pub(crate) async fn open(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
    table: Result<Path<String>, axum::extract::rejection::PathRejection>,
    Query(query): Query<StreamQuery>,
    headers: HeaderMap,
) -> Answer<Response> {
    let Path(table) = table.map_err(|_| ProblemCode::NoSuchTable)?;
    // A browser that connects again says what it heard last.
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let since = last.or(query.since).unwrap_or(0);
    let outbox = Arc::<Outbox>::default();
    let hosted = hall.table_named(&table)?;
    hosted.lock(&hall).await?.follow(asker.who.as_ref().map(Who::id), &outbox, since).await?;
    let reader = Reader { outbox, table: hosted, stopping: hall.stopping(), is_over: false };
    let events = futures_util::stream::unfold(reader, |mut reader| async move {
        if reader.is_over {
            return None;
        }
        let text = tokio::select! {
            next = reader.outbox.next() => match next {
                Next::Messages(messages) => messages.iter().map(|message| event(message.as_str())).collect(),
                Next::TooSlow => {
                    reader.is_over = true;
                    bye(Bye::TooSlow)
                }
            },
            _ = reader.stopping.changed() => {
                reader.is_over = true;
                bye(Bye::Stopping)
            }
            () = tokio::time::sleep(COMMENT) => ":\n\n".to_owned(),
        };
        Some((Ok::<_, Infallible>(text), reader))
    });
    let kind = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-store")];
    Ok((kind, Body::from_stream(events)).into_response())
}

fn bye(reason: Bye) -> String {
    event(crate::tables::frame(&FromServer::Bye { reason }).as_str())
}

/// A message as an event. If it tells entries, the event's id is the version they lead to.
fn event(message: &str) -> String {
    match told_to(message) {
        Some(version) => format!("id: {version}\ndata: {message}\n\n"),
        None => format!("data: {message}\n\n"),
    }
}

/// The version after the entries that a message tells.
fn told_to(message: &str) -> Option<Version> {
    if !message.contains(r#""message":{"type":"told""#) {
        return None;
    }
    match serde_json::from_str(message).ok()? {
        FromServer::At { message: princely_protocol::FromHost::Told(told), .. } => {
            Some(told.entries.last().map_or(told.since, |entry| entry.version))
        }
        _ => None,
    }
}

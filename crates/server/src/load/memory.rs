//! Weighs tables and sockets in the server's memory: compares how much memory it has before and after, by its own
//! metrics.

use super::http::Http;
use super::table::{Played, connect, game, open, seated};
use super::{LoadError, Plan, SEATS, Taken, first, guests};
use futures_util::StreamExt;
use serde::Serialize;
use serde_json::json;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How many moves are made at a table before it is weighed.
const MOVES: usize = 40;

/// How many tables are played at the same time.
const AT_ONCE: usize = 20;

/// The server looks through its memory every five seconds.
const SWEPT: Duration = Duration::from_secs(8);

/// What tables and sockets take of the server's memory.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Weighed {
    /// How many running tables there were.
    pub tables: usize,
    /// How many bytes one of them takes, while nobody follows it.
    pub bytes_a_table: f64,
    /// How many sockets there were, each of which follows a table.
    pub sockets: usize,
    /// How many bytes one of them takes.
    pub bytes_a_socket: f64,
    /// How many games were played to their end.
    pub finished: usize,
    /// How many more bytes the server has for each of them, once all of them are over.
    pub bytes_a_finished_table: f64,
}

/// Weighs the tables and sockets of the plan, and this many finished games.
pub async fn weigh(plan: &Plan, finished: usize) -> Result<Weighed, LoadError> {
    let servers = plan.urls.iter().map(|url| Http::new(url, &plan.token)).collect::<Result<Vec<_>, _>>()?;
    let http = Arc::new(servers);
    let cookies = Arc::new(guests(first(&http)?).await?);
    // First use up what the server needs only once, whatever is played: memory of its threads, of the store, of the
    // allocator.
    running(&http, &cookies, AT_ONCE * 2).await?;
    end(&http, &cookies, 100).await?;
    let empty = resident(&http).await?;

    let ids = running(&http, &cookies, plan.tables).await?;
    let with_tables = resident(&http).await?;

    let mut sockets = Vec::with_capacity(plan.sockets);
    for number in 0..plan.sockets {
        let mut socket = connect(first(&http)?, Some(&cookies[number % SEATS])).await?;
        let follow = json!({ "type": "follow", "wire": princely_protocol::WIRE, "since": 0 });
        let table = &ids[number / SEATS % ids.len()];
        super::table::send(&mut socket, &json!({ "type": "at", "table": table, "message": follow })).await?;
        // Welcome, card, hello, told: after the fourth message the socket is at rest.
        for _ in 0..4 {
            socket.next().await;
        }
        sockets.push(socket);
    }
    let with_sockets = resident(&http).await?;
    drop(sockets);
    tokio::time::sleep(SWEPT).await;

    let before = resident(&http).await?;
    end(&http, &cookies, finished).await?;
    tokio::time::sleep(SWEPT).await;
    let after = resident(&http).await?;
    let each = |before: f64, after: f64, count: usize| (after - before) / count.max(1) as f64;
    Ok(Weighed {
        tables: plan.tables,
        bytes_a_table: each(empty, with_tables, plan.tables),
        sockets: plan.sockets,
        bytes_a_socket: each(with_tables, with_sockets, plan.sockets),
        finished,
        bytes_a_finished_table: each(before, after, finished),
    })
}

async fn resident(http: &[Http]) -> Result<f64, LoadError> {
    // The server first clears away what was just closed.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let known = Taken::now(http).await?.resident;
    known.ok_or_else(|| LoadError("the server does not tell how much memory it has (/metrics)".into()))
}

/// Opens tables in the middle of a game that nobody follows, and returns their ids.
async fn running(
    http: &Arc<Vec<Http>>,
    cookies: &Arc<Vec<String>>,
    count: usize,
) -> Result<Vec<String>, LoadError> {
    all(count, |_| {
        let (http, cookies) = (http.clone(), cookies.clone());
        async move {
            let id = open(&http, &cookies).await?;
            let mut viewers = seated(&http, &cookies, 0, &id).await?;
            let never = AtomicBool::new(false);
            game(&id, &mut viewers, None, MOVES, &never, &mut Played::default()).await?;
            Ok(id)
        }
    })
    .await
}

/// Plays games that end at once: a player resigns.
async fn end(http: &Arc<Vec<Http>>, cookies: &Arc<Vec<String>>, count: usize) -> Result<(), LoadError> {
    let ended = all(count, |number| {
        let (http, cookies) = (http.clone(), cookies.clone());
        async move {
            let (http, cookie) = (first(&http)?, Some(cookies[number % SEATS].as_str()));
            let seats = json!([{ "type": "me" }, { "type": "bot", "level": "random" }]);
            let table = json!({ "game": "fuerstenfeld", "wish": { "players": 2 }, "seats": seats });
            let card = http.send("POST", "/api/v1/tables", cookie, Some(&table)).await?.text;
            let read = |text: &str| -> Result<serde_json::Value, LoadError> {
                serde_json::from_str(text).map_err(|error| LoadError::of("a table", error))
            };
            let card = read(&card)?;
            let id = card["id"].as_str().unwrap_or_default();
            let hello = http.send("GET", &format!("/api/v1/tables/{id}/hello"), cookie, None).await?.text;
            let resign = json!({ "type": "resign", "id": "r", "version": read(&hello)?["version"] });
            http.send("POST", &format!("/api/v1/tables/{id}/commands"), cookie, Some(&resign)).await?;
            Ok(String::new())
        }
    });
    ended.await.map(|_| ())
}

/// Does something `count` times, some at the same time.
async fn all<F>(count: usize, work: impl Fn(usize) -> F) -> Result<Vec<String>, LoadError>
where
    F: Future<Output = Result<String, LoadError>>,
{
    futures_util::stream::iter((0..count).map(work))
        .buffer_unordered(AT_ONCE)
        .collect::<Vec<_>>()
        .await
        .into_iter()
        .collect()
}

/// For people.
impl fmt::Display for Weighed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kilo = |bytes: f64| bytes / 1000.0;
        writeln!(f, "{} running tables: {:.1} kB each", self.tables, kilo(self.bytes_a_table))?;
        writeln!(f, "{} sockets: {:.1} kB each", self.sockets, kilo(self.bytes_a_socket))?;
        writeln!(f, "{} finished games: {:.2} kB each", self.finished, kilo(self.bytes_a_finished_table))
    }
}

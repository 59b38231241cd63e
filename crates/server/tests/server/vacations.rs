//! Vacations: the clock of a player stands still in games with days for each turn.

use crate::client::{Player, Running};
use crate::games::begun;
use princely_server::Time;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tempfile::TempDir;

const HOUR: u64 = 60 * 60 * 1000;
const DAY: u64 = 24 * HOUR;

/// Some day.
const BEGIN: u64 = 20_000 * DAY;

async fn deadlines(player: &Player, table: &str) -> Vec<u64> {
    let clocks = player.get(&format!("/api/v1/tables/{table}/clocks")).await.json();
    clocks["clocks"].as_array().unwrap().iter().filter_map(|clock| clock["deadline"].as_u64()).collect()
}

/// The entries of a table that are neither acts nor chance.
async fn happened(player: &Player, table: &str) -> Vec<String> {
    let told = player.get(&format!("/api/v1/tables/{table}/journal")).await.json();
    assert!(told["entries"].is_array(), "{told}");
    let kind = |entry: &Value| entry["type"].as_str().unwrap().to_owned();
    told["entries"].as_array().unwrap().iter().map(kind).collect()
}

async fn takes(player: &Player, until: u64) -> crate::client::Answer {
    player.send("PUT", "/api/v1/me/vacation", Some(json!({ "until": until }).to_string())).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_of_days_stands_still_on_vacation_and_runs_again_after_it() {
    let time = Arc::new(AtomicU64::new(BEGIN));
    let folder = Arc::new(TempDir::new().unwrap());
    let server = Running::in_folder(folder, Time::Set(time.clone())).await;
    let players = [server.guest("Anna").await, server.guest("Ben").await];
    let table = begun(&players, "fuerstenfeld", json!({ "pace": { "type": "days", "days": 3 } })).await;
    let ends = deadlines(&players[0], &table).await;
    assert!(!ends.is_empty() && ends.iter().all(|end| *end == BEGIN + 3 * DAY), "{ends:?}");

    for player in &players {
        let answer = takes(player, BEGIN + 31 * DAY).await;
        assert_eq!((answer.status, answer.code()), (400, "setting".to_owned()), "30 days are the most");
        let answer = takes(player, BEGIN + 10 * DAY).await.json();
        assert_eq!(
            answer,
            json!({ "next": { "from": BEGIN, "until": BEGIN + 10 * DAY }, "left_ms": 30 * DAY })
        );
    }
    let ends = deadlines(&players[0], &table).await;
    assert!(!ends.is_empty() && ends.iter().all(|end| *end == BEGIN + 13 * DAY), "{ends:?}");

    // The same game without a vacation, a little later: when its time is over, the clocks of both were looked at.
    time.store(BEGIN + HOUR, Ordering::Relaxed);
    let others = [server.guest("Cleo").await, server.guest("Dora").await];
    let other = begun(&others, "fuerstenfeld", json!({ "pace": { "type": "days", "days": 3 } })).await;

    // A day after the old deadline another server looks at the tables, as after a restart: only the other one is due.
    assert_eq!(due(&server, BEGIN + 4 * DAY).await, std::slice::from_ref(&other));
    time.store(BEGIN + 4 * DAY, Ordering::Relaxed);
    let server = server.again_at(Time::Set(time.clone())).await;
    let players = players.map(|player| Player { address: server.address, ..player });
    let others = others.map(|player| Player { address: server.address, ..player });
    until_time_is_out(&others[0], &other).await;
    assert!(!happened(&players[0], &table).await.contains(&"time_out".to_owned()));

    // Back after five days, with three days for the turn.
    time.store(BEGIN + 5 * DAY, Ordering::Relaxed);
    for player in &players {
        let answer = player.send("DELETE", "/api/v1/me/vacation", None).await.json();
        assert_eq!(answer, json!({ "next": null, "left_ms": 25 * DAY }));
    }
    let ends = deadlines(&players[0], &table).await;
    assert!(!ends.is_empty() && ends.iter().all(|end| *end == BEGIN + 8 * DAY), "{ends:?}");
    assert!(!due(&server, BEGIN + 8 * DAY - 1).await.contains(&table));
    assert!(due(&server, BEGIN + 8 * DAY).await.contains(&table));

    time.store(BEGIN + 8 * DAY, Ordering::Relaxed);
    until_time_is_out(&players[0], &table).await;
}

/// The tables that are due at this time, as the store has them.
async fn due(server: &Running, at: u64) -> Vec<String> {
    let due = server.hall.store.due(at, 10).await.unwrap();
    due.iter().map(|due| due.table.to_string()).collect()
}

/// Waits until somebody at a table has run out of time.
async fn until_time_is_out(player: &Player, table: &str) {
    for _ in 0..600 {
        if happened(player, table).await.contains(&"time_out".to_owned()) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody ran out of time: {:?}", happened(player, table).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_clocks_know_no_vacation() {
    let server = Running::new().await;
    let players = [server.guest("Anna").await, server.guest("Ben").await];
    let pace = json!({ "pace": { "type": "turn", "turn_ms": 3_600_000 } });
    let table = begun(&players, "fuerstenfeld", pace).await;
    let before = deadlines(&players[0], &table).await;
    let now = players[0].get("/api/v1/house").await.json()["now"].as_u64().unwrap();
    for player in &players {
        assert_eq!(takes(player, now + 10 * DAY).await.status, 200);
    }
    assert_eq!(deadlines(&players[0], &table).await, before);
    let stranger = server.stranger();
    assert_eq!(takes(&stranger, now + DAY).await.status, 401);
}

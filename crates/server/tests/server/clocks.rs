//! The clock of the machine is moved while games run: bots still move, and nobody loses time.

use crate::client::{Player, Running};
use crate::games::{Client, begun, play};
use princely_server::{Settings, Time};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tempfile::TempDir;

const HOUR: i64 = 60 * 60 * 1000;

/// Longer than the server takes to look at the clock.
const A_LOOK: Duration = Duration::from_millis(5_500);

async fn serving(folder: &Arc<TempDir>, moved: &Arc<AtomicI64>) -> Running {
    let settings = Settings { bot_ms: Some(300), ..Settings::default() };
    Running::set(folder.clone(), Time::Moved(moved.clone()), settings).await
}

/// How many milliseconds the players have left who are to act.
async fn left(player: &Player, table: &str) -> Vec<u64> {
    let clocks = player.get(&format!("/api/v1/tables/{table}/clocks")).await.json();
    let all = clocks["clocks"].as_array().unwrap().iter();
    all.filter(|clock| !clock["deadline"].is_null()).filter_map(|clock| clock["left_ms"].as_u64()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_is_moved_takes_no_time_from_players_and_gives_none() {
    let (folder, moved) = (Arc::new(TempDir::new().unwrap()), Arc::new(AtomicI64::new(0)));
    let mut server = serving(&folder, &moved).await;
    let mut players = [server.guest("Anna").await, server.guest("Ben").await];
    let pace = json!({ "pace": { "type": "turn", "turn_ms": 120_000 } });
    let table = begun(&players, "fuerstenfeld", pace).await;
    for by in [HOUR, -HOUR] {
        moved.store(by, Ordering::Relaxed);
        tokio::time::sleep(A_LOOK).await;
        let here = left(&players[0], &table).await;
        assert!(
            !here.is_empty() && here.iter().all(|left| (60_000..=120_000).contains(left)),
            "{by}: {here:?}"
        );
        // The next server goes on with the same time.
        server.end().await;
        server = serving(&folder, &moved).await;
        players.iter_mut().for_each(|player| player.address = server.address);
        let there = left(&players[0], &table).await;
        assert!(
            !there.is_empty() && there.iter().all(|left| (40_000..=120_000).contains(left)),
            "{by}: {there:?}"
        );
    }
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    assert_eq!(play(&mut clients, 4).await, 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_is_moved_does_not_freeze_bots() {
    for by in [-HOUR, HOUR] {
        let (folder, moved) = (Arc::new(TempDir::new().unwrap()), Arc::new(AtomicI64::new(0)));
        let server = serving(&folder, &moved).await;
        let anna = server.guest("Anna").await;
        let seats = json!([{ "type": "me" }, { "type": "bot", "level": "easy" }]);
        let wish = json!({ "players": 2 });
        let card = anna.open(&json!({ "game": "fuerstenfeld", "wish": wish, "seats": seats })).await;
        let table = card["id"].as_str().unwrap().to_owned();
        moved.store(by, Ordering::Relaxed);
        let mut client = Client::new(&anna, &table).await;
        // Between two acts of hers the bot acts. `hear` waits for 20 seconds, not for an hour.
        for _ in 0..4 {
            while !client.is_to_act() {
                client.hear().await;
            }
            client.act().await;
        }
    }
}

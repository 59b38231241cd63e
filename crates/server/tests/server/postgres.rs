//! The server on PostgreSQL. One test, because it starts a database server of its own.

use crate::client::{Player, Running};
use crate::games::{Client, begun, play};
use princely_server::{Settings, Time};
use princely_store::testing::PrivatePostgres;
use princely_store::{Postgres, Store};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

/// A server on this database.
async fn serving(address: &str) -> Running {
    let store: Arc<dyn Store> = Arc::new(Postgres::connect(address).await.unwrap());
    let settings = Settings {
        listen: Some("127.0.0.1:0".parse().unwrap()),
        database: Some(address.to_owned()),
        bus: Some("postgres".to_owned()),
        bot_ms: Some(0),
        ..Settings::default()
    };
    Running::with_store(settings, store, Time::Real).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_on_postgresql_plays_whole_games_and_loses_nothing() {
    let database = PrivatePostgres::new();
    let address = database.database().await;
    Postgres::migrate(&address).await.unwrap();
    let server = serving(&address).await;
    whole_games_over_a_restart(server, &address).await;
    a_database_that_becomes_read_only_is_told_and_nothing_is_lost(&database, &address).await;
    two_servers_play_one_table(&address).await;
}

async fn whole_games_over_a_restart(server: Running, address: &str) {
    for (game, seats, wish) in
        [("fuerstenfeld", 2, json!({ "players": 2 })), ("principati", 2, json!({ "max_rounds": 6 }))]
    {
        let mut players = Vec::new();
        for number in 0..seats {
            players.push(server.guest(&format!("Player {number}")).await);
        }
        let table = begun(&players, game, json!({ "wish": wish })).await;
        let mut clients = Vec::new();
        for player in &players {
            clients.push(Client::new(player, &table).await);
        }
        assert_eq!(play(&mut clients, 20).await, 20);
        // Another server on the same database goes on with it.
        let other = serving(address).await;
        players.iter_mut().for_each(|player| player.address = other.address);
        let mut clients = Vec::new();
        for player in &players {
            clients.push(Client::new(player, &table).await);
        }
        let acts = play(&mut clients, 5000).await;
        assert!(acts < 5000, "{game}");
        let record = players[0].get(&format!("/api/v1/tables/{table}/record")).await.text();
        assert!(princely_house::of_record(&record).unwrap().replay(&record).unwrap().verified().finished);
    }
}

async fn a_database_that_becomes_read_only_is_told_and_nothing_is_lost(
    database: &PrivatePostgres,
    address: &str,
) {
    let server = serving(address).await;
    let players = [server.guest("Anna").await, server.guest("Ben").await];
    let table = begun(&players, "fuerstenfeld", json!({})).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    let actor = clients.iter().position(Client::is_to_act).unwrap();
    let (command, version) = (clients[actor].choose(), clients[actor].seat.view().version());
    let commands = format!("/api/v1/tables/{table}/commands");

    database.execute("ALTER SYSTEM SET default_transaction_read_only = on").await;
    database.execute("SELECT pg_reload_conf()").await;
    until(&players[0], 503).await;
    let refused = players[actor].post(&commands, &command).await;
    assert_eq!((refused.status, refused.code()), (503, "not_stored".to_owned()), "{}", refused.text());
    let journal = format!("/api/v1/tables/{table}/journal?since={version}");
    assert_eq!(players[0].get(&journal).await.json()["entries"], json!([]), "nobody hears of it");

    database.execute("ALTER SYSTEM SET default_transaction_read_only = off").await;
    database.execute("SELECT pg_reload_conf()").await;
    until(&players[0], 200).await;
    assert_eq!(players[actor].post(&commands, &command).await.status, 200);
    let told = players[0].get(&journal).await.json();
    assert_eq!(told["entries"][0]["type"], "act", "{told}");
}

/// Waits until the server has noticed.
async fn until(player: &Player, status: u16) {
    for _ in 0..100 {
        if player.get("/readyz").await.status == status {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the server does not notice");
}

/// Every act goes to the server that did not carry out the previous one, with the version that the other server told. A
/// bot sits there too: whichever server asks it, it acts once.
async fn two_servers_play_one_table(address: &str) {
    let servers = [serving(address).await, serving(address).await];
    let anna = servers[0].guest("Anna").await;
    let at = |server: usize| Player { address: servers[server].address, ..anna.clone() };
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": "easy" }]);
    let card = anna.open(&json!({ "game": "fuerstenfeld", "wish": { "players": 2 }, "seats": seats })).await;
    let table = format!("/api/v1/tables/{}", card["id"].as_str().unwrap());
    let (mut newest, mut acts, mut patience) = (0, 0, 2000);
    while acts < 20 {
        patience -= 1;
        assert!(patience > 0, "the game does not go on");
        let legal = at(newest).get(&format!("{table}/legal")).await.json();
        let Some(action) = legal["reply"]["actions"].as_array().and_then(|all| all.first()) else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let act = json!({ "type": "act", "id": format!("a{acts}"), "version": legal["version"], "actions": [action] });
        let answer = at(1 - newest).post(&format!("{table}/commands"), &act).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        // Sent again to the other server, it is answered as the first time.
        let again = at(newest).post(&format!("{table}/commands"), &act).await;
        assert_eq!((again.status, again.json()), (200, answer.json()));
        (acts, newest) = (acts + 1, 1 - newest);
    }
    let told = at(newest).get(&format!("{table}/journal")).await.json();
    let own = |entry: &&serde_json::Value| entry["type"] == "act" && entry["seat"] == 0;
    assert_eq!(told["entries"].as_array().unwrap().iter().filter(own).count(), 20, "{told}");
}

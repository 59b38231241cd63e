//! What the server must not give away by accident: in its log, by the work it does, by the moments at which bots move.

use crate::client::Running;
use crate::games::{Client, begun, play};
use crate::log::Log;
use princely_server::{Settings, Time};
use princely_store::TableId;
use serde_json::{Value, json};
use std::sync::Arc;
use tempfile::TempDir;

/// Everything secret that a server is told or tells while some people use it.
async fn secrets() -> Vec<String> {
    let server = Running::new().await;
    let mut secrets =
        vec![server.admin_key.clone().unwrap(), "correct horse battery".into(), "wrong horse here".into()];
    let mut players = vec![server.guest("Anna").await, server.guest("Ben").await];
    let credentials = |password: &str| json!({ "name": "Anna Log", "password": password });
    let account = players[0].post("/api/v1/accounts", &credentials("correct horse battery")).await;
    assert_eq!(account.status, 201, "{}", account.text());
    players[0].cookie = account.cookie();
    for password in ["wrong horse here", "correct horse battery"] {
        let session = server.stranger().post("/api/v1/sessions", &credentials(password)).await;
        secrets.extend(session.cookie());
    }
    let key = json!({ "key": server.admin_key.clone().unwrap() });
    assert_eq!(players[0].post("/api/v1/me/admin", &key).await.status, 200);
    let token = json!({ "label": "program", "scopes": ["read", "play"], "days": 1 });
    let token = players[0].post("/api/v1/tokens", &token).await.json();
    secrets.push(token["secret"].as_str().unwrap().into());
    let link = players[1].post("/api/v1/me/links", &json!({})).await;
    assert_eq!(link.status, 201, "{}", link.text());
    secrets.push(link.json()["key"].as_str().unwrap().into());
    let table = begun(&players, "fuerstenfeld", json!({})).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    play(&mut clients, 30).await;
    let chat = json!({ "id": "c", "text": "the ford is shallow" });
    assert_eq!(players[1].post(&format!("/api/v1/tables/{table}/chat"), &chat).await.status, 201);
    secrets.push("the ford is shallow".into());
    for body in
        ["{", r#"{"type":"act","id":"x","version":1,"actions":[{"build":{"card":"crane","space":1}}]}"#]
    {
        players[0].send("POST", &format!("/api/v1/tables/{table}/commands"), Some(body.into())).await;
    }
    secrets.extend(players.iter().filter_map(|player| player.cookie.clone()));
    // All cards that were drawn, and the secret of the luck.
    let id = TableId::new(&table).unwrap();
    for entry in server.hall.store.journal(&id, 0).await.unwrap() {
        let entry: Value = serde_json::from_str(&entry).unwrap();
        let cards = entry["draw"]["cards"].as_array().into_iter().flatten();
        secrets.extend(cards.map(|card| card.as_str().unwrap().to_owned()));
    }
    let opening: Value =
        serde_json::from_str(&server.hall.store.opening(&id).await.unwrap().unwrap()).unwrap();
    secrets.push(opening["luck"]["secret"].as_str().unwrap().to_owned());
    tokio::spawn(async { tracing::trace!("a thread of the server writes here") }).await.unwrap();
    secrets.into_iter().map(|secret| secret.trim_start_matches("princely=").to_owned()).collect()
}

#[test]
fn the_log_holds_no_password_no_key_no_chat_and_no_card() {
    let log = Log::new("");
    let secrets = log.run(secrets());
    let text = log.text();
    assert!(text.contains("a thread of the server writes here"));
    assert!(secrets.len() > 20);
    for secret in secrets {
        assert!(secret.len() > 3, "{secret}");
        assert!(!text.contains(&secret), "{secret} is in the log:\n{text}");
    }
}

/// How many passwords the server has checked.
async fn checked(server: &Running) -> u32 {
    let metrics = server.stranger().get("/metrics").await.text();
    let line = metrics.lines().find_map(|line| line.strip_prefix("princely_passwords_checked_total "));
    line.unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_names_take_the_same_work_as_wrong_passwords() {
    let server = Running::new().await;
    let anna = server.guest("Anna").await;
    let account = json!({ "name": "Anna", "password": "correct horse" });
    assert_eq!(anna.post("/api/v1/accounts", &account).await.status, 201);
    for name in ["Anna", "Nobody"] {
        let before = checked(&server).await;
        let wrong = json!({ "name": name, "password": "wrong horse!" });
        assert_eq!(server.stranger().post("/api/v1/sessions", &wrong).await.status, 401);
        assert_eq!(checked(&server).await, before + 1, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_move_at_moments_that_do_not_depend_on_what_they_think() {
    let settings = Settings { bot_ms: Some(200), ..Settings::default() };
    let server = Running::set(Arc::new(TempDir::new().unwrap()), Time::Real, settings).await;
    let anna = server.guest("Anna").await;
    let seats = json!([{ "type": "bot", "level": "random" }, { "type": "bot", "level": "strong@20000" }]);
    let card = anna.open(&json!({ "game": "fuerstenfeld", "wish": { "players": 2 }, "seats": seats })).await;
    let id = card["id"].as_str().unwrap();
    let mut socket = anna.socket().await;
    socket.follow(id, 0).await;
    let mut entries: Vec<Value> = Vec::new();
    while entries.len() < 30 {
        entries.extend(socket.until(&["told"]).await["entries"].as_array().unwrap().iter().cloned());
    }
    // The first action of a turn comes after 200 milliseconds, each of the others after 50. No bot moves earlier,
    // whether it has one choice or hundreds, and whether it had planned the move before or not.
    let began = entries[0]["at"].as_u64().unwrap();
    let (mut last, mut again) = ([None; 2], 0);
    for entry in entries.iter().filter(|entry| entry["type"] == "act") {
        let (seat, at) = (entry["seat"].as_u64().unwrap() as usize, entry["at"].as_u64().unwrap());
        match last[seat] {
            None => assert!(at >= began + 200, "{entry}"),
            Some(last) => assert!(at >= last + 50, "{entry} comes {} ms after the last", at - last),
        }
        again += u32::from(last[seat].is_some());
        last[seat] = Some(at);
    }
    assert!(again > 10, "{again}");
}

#[test]
fn asking_out_of_turn_is_refused_and_no_error_of_the_server() {
    let log = crate::log::Log::new("princely");
    log.run(async {
        let server = Running::new().await;
        let players = [server.guest("Anna").await, server.guest("Ben").await];
        let table = crate::games::begun(&players, "fuerstenfeld", json!({ "hints": true })).await;
        let mut refused = 0;
        for player in &players {
            let question = json!({ "id": "q1", "question": { "type": "advice" } });
            let answer = player.post(&format!("/api/v1/tables/{table}/questions"), &question).await;
            refused += u32::from(answer.status == 403 && answer.code() == "not_asked");
        }
        assert_eq!(refused, 1, "one of the two is to act");
        server.end().await;
    });
    let text = log.text();
    assert!(!text.contains("ERROR"), "{text}");
}

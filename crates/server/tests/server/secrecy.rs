//! Secrecy at the wire: two worlds that differ only in what is hidden from one viewer are served, and every byte that
//! this viewer can get is compared. The worlds are made by the laws of the live table (crates/table/tests/worlds.rs).

use crate::client::{Player, Running};
use princely_core::{Seat, SeatSet, Turn};
use princely_house::find;
use princely_server::{Time, secret};
use princely_store::{
    Account, AccountId, Head, NewTable, NewToken, Sitting, Start, Status, TableId, TokenHash, TokenKind,
    Visibility,
};
use princely_table::Opening;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use tempfile::TempDir;

/// When both worlds are looked at.
const NOW: u64 = 1_000_000;

const TABLE: &str = "abcdefghijkmnpqr";

struct World {
    viewer: Option<u8>,
    opening: Opening,
    journals: [Vec<String>; 2],
}

fn worlds() -> Vec<(String, World)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/worlds");
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let world: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let read = |key: &str| world[key].clone();
        let world = World {
            viewer: serde_json::from_value(read("viewer")).unwrap(),
            opening: serde_json::from_value(read("opening")).unwrap(),
            journals: serde_json::from_value(read("journals")).unwrap(),
        };
        all.push((name, world));
    }
    assert!(all.len() >= 7, "both games, each seat and a spectator");
    all
}

/// A key that is the same in both worlds.
fn key(seat: usize) -> String {
    "abcdefghijkmnpqrstuvwxyz23456789abcdefghijkmnpqrstuv".replacen('a', ["b", "c", "d", "e", "f"][seat], 1)
}

/// A server at which the game has come so far. Everything but the journal is the same in both worlds.
async fn serve(world: &World, journal: &[String]) -> (Running, Vec<Player>) {
    let time = Time::Set(Arc::new(AtomicU64::new(NOW)));
    let server = Running::in_folder(Arc::new(TempDir::new().unwrap()), time).await;
    let store = &server.hall.store;
    let (mut players, mut sitting, mut seats) = (Vec::new(), Vec::new(), Vec::new());
    for seat in 0..world.opening.chairs.len() {
        let account = AccountId::new(&format!("player{seat}")).unwrap();
        store.add_account(Account::guest(account.clone(), 5)).await.unwrap();
        let token = NewToken {
            kind: TokenKind::Session,
            hash: TokenHash(secret::sum(&key(seat))),
            account: Some(account.clone()),
            table: None,
            seat: None,
            label: String::new(),
            scopes: "read play account".into(),
            now: NOW,
            expires: None,
            once: false,
        };
        store.add_token(token).await.unwrap();
        seats.push(json!({ "type": "person", "account": account, "commitment": null, "nonce": null }));
        sitting.push(Sitting { seat: seat as u8, account });
        players.push(Player { cookie: Some(format!("princely={}", key(seat))), ..server.stranger() });
    }
    let terms = &world.opening.terms;
    let lobby =
        json!({ "terms": terms, "seats": seats, "begins": "full", "time_out": "stand_in", "secret": null,
        "commitment": "00", "awaits": null, "winners": null, "rematch": null })
        .to_string();
    let id = TableId::new(TABLE).unwrap();
    let new = NewTable {
        id: id.clone(),
        host: None,
        game: terms.game.clone(),
        visibility: Visibility::Public,
        spectators: terms.spectators,
        now: 5,
        lobby: lobby.clone(),
        deadline: None,
        sitting: sitting.clone(),
        free_seats: 0,
    };
    store.open_table(new).await.unwrap();
    let live = find(&terms.game).unwrap().reopen(world.opening.clone(), journal).unwrap();
    let to_act = match live.turn() {
        Turn::Seats(seats) => seats,
        _ => SeatSet::EMPTY,
    };
    let start = Start {
        opening: serde_json::to_string(&world.opening).unwrap(),
        lobby,
        sitting,
        entries: journal.to_vec(),
        head: Head { now: 6, status: Status::Running, deadline: None, to_act },
    };
    store.start(&id, 0, start).await.unwrap();
    (server, players)
}

/// Everything that the viewer can get, as it comes over the wire.
async fn everything(world: &World, journal: &[String]) -> Vec<(String, String)> {
    let (server, players) = serve(world, journal).await;
    let viewer = match world.viewer {
        Some(seat) => players[usize::from(seat)].clone(),
        None => server.stranger(),
    };
    let mut all = Vec::new();
    let at = |what: &str| format!("/api/v1/tables/{TABLE}{what}");
    let mut paths: Vec<String> =
        ["", "/hello", "/journal", "/journal?since=7", "/clocks", "/position", "/legal", "/record", "/chat"]
            .iter()
            .map(|what| at(what))
            .collect();
    paths.extend(["en", "de", "it", "hu"].map(|language| at(&format!("/log?language={language}"))));
    paths.extend(
        ["/api/v1/tables?stage=running", "/api/v1/me", "/api/v1/tables?mine=true&my_turn=true"]
            .map(str::to_owned),
    );
    for path in paths {
        let answer = viewer.get(&path).await;
        let mut headers = answer.headers.clone();
        headers.retain(|(name, _)| !name.eq_ignore_ascii_case("date"));
        all.push((path, format!("{} {headers:?} {}", answer.status, answer.text())));
    }
    // What the viewer tries, most of it in vain: every answer is compared.
    let live = find(&world.opening.terms.game).unwrap().reopen(world.opening.clone(), journal).unwrap();
    let version = live.version();
    let legal = live.legal(world.viewer.map(Seat)).actions;
    let mut tries: Vec<(String, Value)> = Vec::new();
    for (number, action) in legal.iter().step_by(legal.len().max(20) / 20).enumerate() {
        tries.push((at("/preview"), json!({ "actions": [action] })));
        tries.push((at("/preview"), json!({ "actions": [action, action, action] })));
        let twice = json!({ "type": "act", "id": format!("t{number}"), "version": version, "actions": [action, action] });
        tries.push((at("/commands"), twice));
    }
    tries.push((at("/commands"), json!({ "type": "undo", "id": "u", "version": version })));
    tries.push((at("/commands"), json!({ "type": "act", "id": "s", "version": 3, "actions": [{}] })));
    tries.push((at("/commands"), json!({ "type": "offer", "id": "o", "version": version, "proposal": { "type": "undo", "to": version / 2 } })));
    tries.push((at("/questions"), json!({ "id": "q", "question": { "type": "choice", "about": {} } })));
    tries.push((at("/chat"), json!({ "id": "c", "text": "hello" })));
    for (path, body) in tries {
        let answer = viewer.post(&path, &body).await;
        all.push((format!("{path} {body}"), format!("{} {}", answer.status, answer.text())));
    }
    let mut socket = viewer.socket().await;
    socket.follow(TABLE, 0).await;
    socket.until(&["told"]).await;
    socket.at(TABLE, &json!({ "type": "act", "id": "w", "version": 2, "actions": [{}] })).await;
    socket.until(&["stale", "refusal", "problem"]).await;
    socket.at(TABLE, &json!({ "type": "ask", "id": "p", "question": { "type": "position" } })).await;
    socket.until(&["reply"]).await;
    all.extend(
        socket.bytes.into_iter().enumerate().map(|(number, bytes)| (format!("message {number}"), bytes)),
    );
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_worlds_that_differ_in_what_is_hidden_send_the_same_bytes() {
    for (name, world) in worlds() {
        let [one, other] =
            [everything(&world, &world.journals[0]).await, everything(&world, &world.journals[1]).await];
        assert!(one.len() > 15, "{name}");
        for ((what, one), (_, other)) in one.iter().zip(&other) {
            assert_eq!(one, other, "{name}: {what}");
        }
        assert_eq!(one.len(), other.len(), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_comparison_would_notice_a_leak() {
    // Another viewer than the one from whom the difference is hidden sees it.
    let mut noticed = 0;
    for (_, mut world) in worlds() {
        let Some(seat) = world.viewer else { continue };
        let seats = world.opening.chairs.len() as u8;
        for other in (0..seats).filter(|other| *other != seat) {
            world.viewer = Some(other);
            let [one, other] =
                [everything(&world, &world.journals[0]).await, everything(&world, &world.journals[1]).await];
            noticed += u32::from(one != other);
        }
    }
    assert!(noticed >= 2, "{noticed}");
}

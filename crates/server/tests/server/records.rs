//! Records of games that were played elsewhere: they are brought, read by everybody with the link, and deleted.

use crate::client::Running;
use serde_json::{Value, json};

const FUERSTENFELD: &str = include_str!("../../../laboratory/tests/fixtures/base-3-mixed.jsonl");
const PRINCIPATI: &str = include_str!("../../../laboratory/tests/fixtures/principati/base-random.jsonl");

fn record(text: &str) -> Value {
    serde_json::from_str(text.lines().next().unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_is_brought_read_by_its_link_listed_and_deleted() {
    let server = Running::new().await;
    let (anna, otto) = (server.guest("Anna").await, server.guest("Otto").await);
    let mut links = Vec::new();
    for (game, text) in [("fuerstenfeld", FUERSTENFELD), ("principati", PRINCIPATI)] {
        let brought = anna.post("/api/v1/records", &json!({ "record": record(text) })).await;
        assert_eq!((brought.status, &brought.json()["game"]), (201, &json!(game)), "{}", brought.text());
        let link = format!("/api/v1/records/{}", brought.json()["id"].as_str().unwrap());
        let read = otto.get(&link).await;
        assert_eq!((read.status, read.json()), (200, record(text)), "as it was brought");
        links.push(link);
    }
    let listed = anna.get("/api/v1/records").await.json();
    assert_eq!(listed["records"].as_array().map(Vec::len), Some(2));
    assert_eq!(otto.get("/api/v1/records").await.json()["records"], json!([]), "a list has only one's own");
    assert_eq!(anna.get("/api/v1/me/export").await.json()["records"].as_array().map(Vec::len), Some(2));

    assert_eq!(otto.send("DELETE", &links[0], None).await.status, 404, "it is not Otto's");
    assert_eq!(anna.send("DELETE", &links[0], None).await.status, 204);
    assert_eq!(otto.get(&links[0]).await.status, 404);
    assert_eq!(otto.get(&links[1]).await.status, 200);
    assert_eq!(anna.send("DELETE", "/api/v1/me", None).await.status, 204);
    assert_eq!(otto.get(&links[1]).await.status, 404, "records go with who brought them");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_whole_record_is_refused_with_a_reason() {
    let server = Running::new().await;
    let anna = server.guest("Anna").await;
    let mut cheat = record(FUERSTENFELD);
    let entries = cheat["log"].as_array_mut().unwrap();
    let last = entries.len() - 1;
    entries.swap(3, last);
    let other = json!({ "format": "princely-record/1", "game": "chess" });
    for bad in [json!(null), json!([]), json!("text"), json!({}), other, cheat] {
        let refused = anna.post("/api/v1/records", &json!({ "record": bad })).await;
        assert_eq!((refused.status, refused.code().as_str()), (400, "malformed"), "{bad}");
        assert!(!refused.json()["detail"].as_str().unwrap_or_default().is_empty(), "{}", refused.text());
    }
    assert_eq!(anna.get("/api/v1/records").await.json()["records"], json!([]));
    let huge = json!({ "record": { "format": "x".repeat(3 << 20) } });
    assert_eq!(anna.post("/api/v1/records", &huge).await.status, 413);

    // A player's own view of a game that runs is not for others.
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": "beginner" }]);
    let card = anna.open(&json!({ "game": "fuerstenfeld", "wish": { "players": 2 }, "seats": seats })).await;
    let seen = anna.get(&format!("/api/v1/tables/{}/record", card["id"].as_str().unwrap())).await;
    assert_eq!(seen.status, 200, "{}", seen.text());
    let refused = anna.post("/api/v1/records", &json!({ "record": seen.json() })).await;
    assert!(refused.text().contains("only what one viewer saw"), "{}", refused.text());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_bring_nothing_and_nobody_brings_too_much_at_once() {
    let server = Running::new().await;
    let wish = json!({ "record": record(FUERSTENFELD) });
    let anna = server.guest("Anna").await;
    let stranger = crate::client::Player { cookie: None, ..anna.clone() };
    assert_eq!(stranger.post("/api/v1/records", &wish).await.status, 401);
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(anna.post("/api/v1/records", &wish).await.status);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
}

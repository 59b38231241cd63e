//! Reviews of finished games: begun by the first question, made one after the other, and kept.

use crate::client::{Player, Running};
use princely_core::Seat;
use serde_json::{Value, json};

const WHOLE: &str = include_str!("../../../laboratory/tests/fixtures/base-3-mixed.jsonl");
const NOT_OVER: &str = include_str!("../../../laboratory/tests/fixtures/expert-3-not-over.jsonl");

fn record(text: &str) -> Value {
    serde_json::from_str(text.lines().next().unwrap()).unwrap()
}

/// Asks until the review is there.
async fn reviewed(player: &Player, link: &str) -> Value {
    let (mut latest, mut pause) = (0.0, tokio::time::interval(std::time::Duration::from_millis(50)));
    loop {
        pause.tick().await;
        let answer = player.get(link).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let answer = answer.json();
        let progress = answer["progress"].as_f64().unwrap();
        assert!(progress >= latest && progress <= 1.0, "{latest} {progress}");
        latest = progress;
        assert_eq!(answer["review"].is_null(), progress < 1.0);
        if progress == 1.0 {
            return answer["review"].clone();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_is_reviewed_as_everywhere_else_for_whoever_has_the_link() {
    let server = Running::new().await;
    let (anna, stranger) = (server.guest("Anna").await, server.stranger());
    let bring = async |text: &str| {
        let brought = anna.post("/api/v1/records", &json!({ "record": record(text) })).await;
        assert_eq!(brought.status, 201, "{}", brought.text());
        format!("/api/v1/records/{}", brought.json()["id"].as_str().unwrap())
    };
    let link = bring(WHOLE).await;
    let review = reviewed(&stranger, &format!("{link}/review?seat=2")).await;
    let mut elsewhere = princely_review::begin(&record(WHOLE).to_string(), Seat(2), 1, None).unwrap();
    let same = elsewhere.finish(2, &|_| ()).unwrap();
    // Through text, as the answer came: reading a number may change its last digit.
    let same: Value = serde_json::from_str(&serde_json::to_string(&same).unwrap()).unwrap();
    assert_eq!(review, same);
    assert!(!review["decisions"].as_array().unwrap().is_empty());
    // It is kept: the next question is answered at once.
    assert_eq!(anna.get(&format!("{link}/review?seat=2")).await.json()["progress"], 1.0);

    for (query, status, code) in
        [("?seat=3", 404, "no_such_seat"), ("?seat=x", 400, "malformed"), ("?chair=1", 400, "malformed")]
    {
        let refused = anna.get(&format!("{link}/review{query}")).await;
        assert_eq!((refused.status, refused.code().as_str()), (status, code), "{query}: {}", refused.text());
    }
    let unfinished = bring(NOT_OVER).await;
    let refused = anna.get(&format!("{unfinished}/review")).await;
    assert_eq!((refused.status, refused.code().as_str()), (400, "malformed"));
    assert!(refused.text().contains("not finished"), "{}", refused.text());

    assert_eq!(anna.send("DELETE", &link, None).await.status, 204);
    assert_eq!(anna.get(&format!("{link}/review?seat=2")).await.status, 404, "it went with its record");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_reviewed_when_it_is_over_and_only_for_those_who_may_see_it() {
    let server = Running::new().await;
    let (anna, otto) = (server.guest("Anna").await, server.guest("Otto").await);
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": "beginner" }]);
    let table = json!({ "game": "fuerstenfeld", "wish": { "players": 2 }, "seats": seats, "spectators": "forbidden" });
    let card = anna.open(&table).await;
    let at = |what: &str| format!("/api/v1/tables/{}/{what}", card["id"].as_str().unwrap());
    let running = anna.get(&at("review?seat=0")).await;
    assert_eq!((running.status, running.code().as_str()), (400, "malformed"), "{}", running.text());
    let version = anna.get(&at("position")).await.json()["version"].clone();
    let resign = json!({ "type": "resign", "id": "enough", "version": version });
    assert_eq!(anna.post(&at("commands"), &resign).await.status, 200);
    for (seat, result) in [(0, 0.0), (1, 1.0)] {
        let review = reviewed(&anna, &at(&format!("review?seat={seat}"))).await;
        assert_eq!((&review["seat"], &review["result"]), (&json!(seat), &json!(result)));
    }
    let record = otto.get(&at("record")).await;
    let review = otto.get(&at("review?seat=0")).await;
    assert_ne!(record.status, 200, "{}", record.text());
    assert_eq!(
        (review.status, review.code()),
        (record.status, record.code()),
        "the record is not his to see"
    );
}

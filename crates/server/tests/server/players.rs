//! Guests, accounts, sessions, tokens.

use crate::client::{Player, Running};
use princely_server::{Settings, Time};
use serde_json::json;
use std::sync::Arc;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_keeps_everything_by_a_name_and_a_password() {
    let server = Running::new().await;
    let mut anna = server.guest("Anna").await;
    let table = anna.open(&json!({ "game": "principati", "seats": [{ "type": "me" }] })).await;
    let old = anna.clone();
    let answer = anna.post("/api/v1/accounts", &json!({ "name": "Anna", "password": "correct horse" })).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    assert_eq!(answer.json()["player"]["id"], json!(anna.id));
    anna.cookie = answer.cookie();
    assert_ne!(anna.cookie, old.cookie, "a new session, so that nobody can have planted the old one");
    assert_eq!(old.get("/api/v1/me").await.status, 401, "the old session has ended");
    assert_eq!(anna.get("/api/v1/me").await.json()["player"]["kind"], "account");
    assert_eq!(anna.send("DELETE", "/api/v1/sessions", None).await.status, 204);
    assert_eq!(anna.get("/api/v1/me").await.status, 401);
    let signed_in = server
        .stranger()
        .post("/api/v1/sessions", &json!({ "name": "ANNA", "password": "correct horse" }))
        .await;
    anna.cookie = signed_in.cookie();
    let mine = anna.get("/api/v1/tables?mine=true").await.json();
    assert_eq!(mine["tables"][0]["id"], table["id"]);
    let other = server.guest("Ben").await;
    let taken = other.post("/api/v1/accounts", &json!({ "name": "anna", "password": "another horse" })).await;
    assert_eq!(taken.code(), "bad_name");
    assert_eq!(anna.get("/api/v1/me/export").await.status, 200);
    let running = crate::games::begun(&[anna.clone(), other.clone()], "fuerstenfeld", json!({})).await;
    assert_eq!(anna.send("DELETE", "/api/v1/me", None).await.status, 204);
    assert_eq!(anna.get("/api/v1/me").await.status, 401);
    // A bot plays on.
    let card = other.get(&format!("/api/v1/tables/{running}")).await.json();
    assert_eq!(card["seats"][0]["sitter"]["type"], "bot", "{card}");
    let waiting = other.get(&format!("/api/v1/tables/{}", table["id"].as_str().unwrap())).await.json();
    assert_eq!(waiting["seats"][0]["sitter"]["type"], "nobody", "{waiting}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_names_and_wrong_passwords_look_the_same() {
    let server = Running::new().await;
    let anna = server.guest("Anna").await;
    assert_eq!(
        anna.post("/api/v1/accounts", &json!({ "name": "Anna", "password": "correct horse" })).await.status,
        201
    );
    let wrong =
        [("Anna", "wrong horse!"), ("Nobody", "correct horse"), ("!!!", "correct horse"), ("Anna", "")];
    let mut answers = Vec::new();
    for (name, password) in wrong {
        let answer =
            server.stranger().post("/api/v1/sessions", &json!({ "name": name, "password": password })).await;
        assert_eq!((answer.status, answer.code().as_str()), (401, "wrong_password"));
        answers.push(answer.text());
    }
    assert!(answers.windows(2).all(|two| two[0] == two[1]));
    for _ in 0..10 {
        server
            .stranger()
            .post("/api/v1/sessions", &json!({ "name": "Anna", "password": "wrong horse!" }))
            .await;
    }
    let blocked = server
        .stranger()
        .post("/api/v1/sessions", &json!({ "name": "Anna", "password": "correct horse" }))
        .await;
    assert_eq!(blocked.status, 429);
    assert!(blocked.header("retry-after").is_some());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_brings_a_guest_back_once() {
    let server = Running::new().await;
    let anna = server.guest("Anna").await;
    let link = anna.post("/api/v1/me/links", &json!({})).await;
    assert_eq!(link.status, 201);
    let key = link.json()["key"].clone();
    let back = server.stranger().post("/api/v1/recoveries", &json!({ "key": key })).await;
    assert_eq!((back.status, &back.json()["player"]["id"]), (201, &json!(anna.id)));
    assert_eq!(server.stranger().post("/api/v1/recoveries", &json!({ "key": key })).await.status, 401);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tokens_do_what_their_scopes_say_until_they_are_ended() {
    let server = Running::new().await;
    let anna = server.guest("Anna").await;
    let token = |scopes: serde_json::Value| json!({ "label": "my bot", "scopes": scopes, "days": null });
    assert_eq!(anna.post("/api/v1/tokens", &token(json!(["account"]))).await.status, 403);
    assert_eq!(anna.post("/api/v1/tokens", &token(json!(["unlimited"]))).await.status, 403);
    assert_eq!(anna.post("/api/v1/tokens", &token(json!([]))).await.status, 400);
    let made = anna.post("/api/v1/tokens", &token(json!(["read"]))).await.json();
    let program = |key: &serde_json::Value| Player {
        headers: vec![("Authorization".into(), format!("Bearer {}", key.as_str().unwrap()))],
        ..server.stranger()
    };
    let reader = program(&made["secret"]);
    assert_eq!(reader.get("/api/v1/me").await.json()["player"]["id"], json!(anna.id));
    assert_eq!(reader.post("/api/v1/tables", &json!({ "game": "principati" })).await.status, 403);
    assert_eq!(reader.get("/api/v1/tokens").await.status, 403);
    let made = anna.post("/api/v1/tokens", &token(json!(["read", "play"]))).await.json();
    let player = program(&made["secret"]);
    assert_eq!(player.post("/api/v1/tables", &json!({ "game": "principati" })).await.status, 201);
    assert_eq!(player.send("DELETE", "/api/v1/me", None).await.status, 403);
    let list = anna.get("/api/v1/tokens").await;
    assert!(!list.text().contains(made["secret"].as_str().unwrap()), "a token is told once");
    let ended = anna.send("DELETE", &format!("/api/v1/tokens/{}", made["id"].as_str().unwrap()), None).await;
    assert_eq!(ended.status, 204);
    assert_eq!(player.get("/api/v1/me").await.status, 401);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_becomes_administrator_by_the_printed_key_once() {
    let server = Running::new().await;
    let key = json!({ "key": server.admin_key.clone().unwrap() });
    let [anna, ben] = [server.guest("Anna").await, server.guest("Ben").await];
    assert_eq!(ben.post("/api/v1/me/admin", &json!({ "key": "x" })).await.status, 401);
    assert_eq!(anna.post("/api/v1/me/admin", &key).await.json()["is_admin"], true);
    assert_eq!(ben.post("/api/v1/me/admin", &key).await.status, 401);
    let token = anna
        .post(
            "/api/v1/tokens",
            &json!({ "label": "load", "scopes": ["play", "read", "unlimited"], "days": 1 }),
        )
        .await;
    assert_eq!(token.status, 201, "{}", token.text());
    let server = server.again().await;
    assert_eq!(server.admin_key, None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cookies_and_headers_are_careful() {
    let server = Running::new().await;
    let answer = server.stranger().post("/api/v1/guests", &json!({})).await;
    let cookie = answer.header("set-cookie").unwrap();
    for word in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    // Only a replay may be shown inside the page of somebody else.
    for path in ["/", "/api/v1/house", "/api/docs", "/nothing.js", "/replay/x", "/embed", "/embed/x"] {
        let is_framed = path == "/embed/x";
        let answer = server.stranger().get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(
            policy.contains("script-src 'self' 'wasm-unsafe-eval';") && !policy.contains("unsafe-inline"),
            "{path}"
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("x-frame-options"), (!is_framed).then_some("DENY"), "{path}");
        let ancestors = if is_framed { "frame-ancestors *" } else { "frame-ancestors 'none'" };
        assert!(policy.ends_with(ancestors), "{path}");
    }
    assert_eq!(server.stranger().get("/api/v1/house").await.header("cache-control"), Some("no-store"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_from_pages_of_others_are_refused() {
    let server = Running::new().await;
    let anna = server.guest("Anna").await;
    let own = format!("http://{}", server.address);
    for (name, value, is_right) in [
        ("Origin", "https://evil.example", false),
        ("Origin", "null", false),
        ("Origin", own.as_str(), true),
        ("Sec-Fetch-Site", "cross-site", false),
        ("Sec-Fetch-Site", "same-site", false),
        ("Sec-Fetch-Site", "same-origin", true),
    ] {
        let mut browser = anna.clone();
        browser.headers.push((name.into(), value.into()));
        let answer = browser.post("/api/v1/tables", &json!({ "game": "principati" })).await;
        let expected = if is_right { 201 } else { 403 };
        assert_eq!(answer.status, expected, "{name}: {value}: {}", answer.text());
        assert_eq!(browser.get("/api/v1/me").await.status, 200, "looking is no harm");
        browser.headers.extend([
            ("Upgrade".into(), "websocket".into()),
            ("Sec-WebSocket-Version".into(), "13".into()),
            ("Sec-WebSocket-Key".into(), "dGhlIHNhbXBsZSBub25jZQ==".into()),
        ]);
        if !is_right {
            let socket = browser.upgrade().await;
            assert_eq!(socket.status, 403, "{name}: {value}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_comes_from_the_public_address_if_the_host_has_named_one() {
    let folder = Arc::new(tempfile::TempDir::new().unwrap());
    let settings = Settings { public_url: Some("https://princely.example".into()), ..Settings::default() };
    let server = Running::set(folder, Time::Real, settings).await;
    let anna = server.guest("Anna").await;
    let by_host = format!("http://{}", server.address);
    for (origin, status) in [
        ("https://princely.example", 201),
        ("http://princely.example", 403),
        ("https://princely.example:8443", 403),
        (by_host.as_str(), 403),
    ] {
        let mut browser = anna.clone();
        browser.headers.push(("Origin".into(), origin.into()));
        let answer = browser.post("/api/v1/tables", &json!({ "game": "principati" })).await;
        assert_eq!(answer.status, status, "{origin}: {}", answer.text());
    }
}

#[test]
fn a_proxy_that_nobody_named_is_noticed_once() {
    let log = crate::log::Log::new("princely");
    log.run(async {
        let server = Running::new().await;
        let mut stranger = server.stranger();
        stranger.headers.push(("X-Forwarded-For".into(), "192.0.2.7".into()));
        for _ in 0..3 {
            assert_eq!(stranger.get("/api/v1/house").await.status, 200);
        }
        server.end().await;
    });
    let text = log.text();
    assert_eq!(text.matches("--behind-proxy").count(), 1, "{text}");
    assert!(!text.contains("192.0.2.7"), "{text}");
}

//! Passwords and sessions: changed, forgotten, listed, ended; and strangers who guess.

use crate::client::{Answer, Player, Running};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";

/// Somebody with a name and a password; the browser keeps all cookies.
async fn person(server: &Running, name: &str) -> Player {
    let mut player = server.guest(name).await;
    let answer = player.post("/api/v1/accounts", &json!({ "name": name, "password": PASSWORD })).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    player.cookie = Some(cookies(&answer));
    player
}

/// All cookies that an answer sets.
fn cookies(answer: &Answer) -> String {
    let set = answer.headers.iter().filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
    let cookies: Vec<&str> = set.filter_map(|(_, value)| value.split(';').next()).collect();
    cookies.join("; ")
}

async fn sign_in(player: &Player, name: &str, password: &str) -> Answer {
    player.post("/api/v1/sessions", &json!({ "name": name, "password": password })).await
}

fn with(player: Player, answer: &Answer) -> Player {
    Player { cookie: Some(cookies(answer)), ..player }
}

async fn put(player: &Player, path: &str, body: &Value) -> Answer {
    player.send("PUT", path, Some(body.to_string())).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_password_is_changed_by_who_knows_the_old_one_and_other_sessions_end_if_asked() {
    let server = Running::new().await;
    let anna = person(&server, "Anna").await;
    let signed_in = sign_in(&server.stranger(), "Anna", PASSWORD).await;
    let phone = with(server.stranger(), &signed_in);
    let wrong = json!({ "old": "wrong horse!", "new": "a better horse" });
    assert_eq!(put(&phone, "/api/v1/me/password", &wrong).await.code(), "wrong_password");
    for bad in ["short", "password123", "Anna"] {
        let refused = put(&phone, "/api/v1/me/password", &json!({ "old": PASSWORD, "new": bad })).await;
        assert_eq!(refused.code(), "bad_password", "{bad}");
    }
    let right = json!({ "old": PASSWORD, "new": "a better horse" });
    assert_eq!(put(&phone, "/api/v1/me/password", &right).await.status, 204);
    assert_eq!(anna.get("/api/v1/me").await.status, 200, "nobody asked to end it");
    let again = json!({ "old": "a better horse", "new": "the best horse", "end_others": true });
    assert_eq!(put(&phone, "/api/v1/me/password", &again).await.status, 204);
    assert_eq!(anna.get("/api/v1/me").await.status, 401);
    assert_eq!(phone.get("/api/v1/me").await.status, 200);
    assert_eq!(sign_in(&server.stranger(), "Anna", PASSWORD).await.status, 401);
    assert_eq!(sign_in(&server.stranger(), "Anna", "the best horse").await.status, 201);
    let guest = server.guest("Ben").await;
    assert_eq!(put(&guest, "/api/v1/me/password", &right).await.status, 403, "a guest has none");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sessions_are_listed_and_ended_and_their_sockets_with_them() {
    let server = Running::new().await;
    let anna = person(&server, "Anna").await;
    let mut browser = server.stranger();
    browser.headers.push(("User-Agent".into(), "Lynx/2.9".into()));
    let phone = with(browser.clone(), &sign_in(&browser, "Anna", PASSWORD).await);
    let mut socket = phone.socket().await;
    let mut own = anna.socket().await;
    let list = anna.get("/api/v1/sessions").await.json();
    let sessions = list["sessions"].as_array().unwrap();
    assert_eq!(sessions.len(), 2, "{list}");
    assert_eq!((&sessions[0]["browser"], &sessions[0]["is_this"]), (&json!("Lynx/2.9"), &json!(false)));
    assert_eq!(sessions[1]["is_this"], true);
    let path = format!("/api/v1/sessions/{}", sessions[0]["id"].as_str().unwrap());
    let ben = person(&server, "Ben").await;
    assert_eq!(ben.send("DELETE", &path, None).await.status, 404, "only one's own");
    assert_eq!(anna.send("DELETE", &path, None).await.status, 204);
    assert_eq!(phone.get("/api/v1/me").await.status, 401);
    assert_eq!(socket.next().await, Value::Null, "the socket is closed");
    own.send(&json!({ "type": "ping", "id": "x" })).await;
    assert_eq!(own.next().await["type"], "pong", "the other one is not");
    let token = anna.post("/api/v1/tokens", &json!({ "label": "x", "scopes": ["read"], "days": 1 })).await;
    let number = token.json()["id"].as_str().unwrap().to_owned();
    let not_a_session = anna.send("DELETE", &format!("/api/v1/sessions/{number}"), None).await;
    assert_eq!(not_a_session.status, 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_administrator_makes_a_link_for_who_has_forgotten_the_password() {
    let server = Running::new().await;
    let (host, anna) = (person(&server, "Hosting").await, person(&server, "Anna").await);
    let new = json!({ "name": "anna" });
    assert_eq!(host.post("/api/v1/links", &new).await.status, 403);
    let key = json!({ "key": server.admin_key.clone().unwrap() });
    assert_eq!(host.post("/api/v1/me/admin", &key).await.status, 200);
    assert_eq!(host.post("/api/v1/links", &json!({ "name": "Nobody here" })).await.status, 404);
    let link = host.post("/api/v1/links", &new).await;
    assert_eq!(link.status, 201, "{}", link.text());
    let key = link.json()["key"].clone();
    let weak = json!({ "key": key, "password": "password123" });
    assert_eq!(server.stranger().post("/api/v1/recoveries", &weak).await.code(), "bad_password");
    let back = json!({ "key": key, "password": "a better horse", "end_others": true });
    let answer = server.stranger().post("/api/v1/recoveries", &back).await;
    assert_eq!((answer.status, &answer.json()["player"]["id"]), (201, &json!(anna.id)), "{}", answer.text());
    assert_eq!(anna.get("/api/v1/me").await.status, 401, "the other sessions have ended");
    assert_eq!(server.stranger().post("/api/v1/recoveries", &back).await.status, 401, "a link works once");
    assert_eq!(sign_in(&server.stranger(), "Anna", "a better horse").await.status, 201);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_who_guess_do_not_lock_the_owner_out() {
    let server = Running::new().await;
    let anna = person(&server, "Anna").await;
    assert_eq!(anna.send("DELETE", "/api/v1/sessions", None).await.status, 204);
    let mut blocked = 0;
    for _ in 0..15 {
        blocked += u32::from(sign_in(&server.stranger(), "Anna", "wrong horse!").await.status == 429);
    }
    assert!(blocked > 0, "who guesses is told to wait");
    assert_eq!(sign_in(&server.stranger(), "Anna", PASSWORD).await.status, 429, "even with the right one");
    // Her own browser has a proof that she was there before, and comes in.
    let device = anna.cookie.as_ref().unwrap().split("; ").find(|one| one.starts_with("princely-device="));
    let own = Player { cookie: Some(device.expect("a proof").to_owned()), ..server.stranger() };
    assert_eq!(sign_in(&own, "Anna", "wrong horse!").await.status, 401);
    assert_eq!(sign_in(&own, "Anna", PASSWORD).await.status, 201);
    // It is no proof for another name, and not without end.
    person(&server, "Ben").await;
    for _ in 0..12 {
        sign_in(&own, "Ben", "wrong horse!").await;
    }
    assert_eq!(sign_in(&own, "Ben", PASSWORD).await.status, 429);
    for _ in 0..12 {
        sign_in(&own, "Anna", "wrong horse!").await;
    }
    assert_eq!(sign_in(&own, "Anna", PASSWORD).await.status, 429, "nobody guesses without end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_key_makes_one_administrator_and_all_other_keys_end() {
    let server = Running::new().await;
    let first = server.admin_key.clone().unwrap();
    let server = server.again().await;
    let second = server.admin_key.clone().expect("there is no administrator yet");
    assert_ne!(first, second);
    let [anna, ben] = [server.guest("Anna").await, server.guest("Ben").await];
    assert_eq!(anna.post("/api/v1/me/admin", &json!({ "key": second })).await.status, 200);
    assert_eq!(ben.post("/api/v1/me/admin", &json!({ "key": first })).await.status, 401);
    let server = server.again().await;
    assert_eq!(server.admin_key, None, "there is one now");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_takes_the_name_of_the_server_or_of_a_level() {
    let server = Running::new().await;
    let anna = server.guest("Anna").await;
    for name in ["admin", "Аdmin", "Moderator", "medium", "Deleted Player"] {
        let new = json!({ "name": name, "password": PASSWORD });
        assert_eq!(anna.post("/api/v1/accounts", &new).await.code(), "bad_name", "{name}");
        let guest = server.stranger().post("/api/v1/guests", &json!({ "name": name })).await;
        assert_eq!(guest.code(), "bad_name", "{name}");
    }
}

//! Programs with accounts of their own: when they are asked to a table, they come and play with their tokens.

use crate::client::{Player, Running};
use crate::python::plays;
use serde_json::{Value, json};

/// Somebody with an account.
async fn account(server: &Running, name: &str) -> Player {
    let mut player = server.guest(name).await;
    let kept = player.post("/api/v1/accounts", &json!({ "name": name, "password": "correct horse" })).await;
    assert_eq!(kept.status, 201, "{}", kept.text());
    player.cookie = kept.cookie();
    player
}

/// A program of this player, and its token.
async fn program(owner: &Player, name: &str) -> (Player, String) {
    let made = owner.post("/api/v1/programs", &json!({ "name": name })).await;
    assert_eq!((made.status, &made.json()["kind"]), (201, &json!("program")), "{}", made.text());
    let id = made.json()["id"].as_str().unwrap().to_owned();
    let wish = json!({ "label": "at home", "scopes": ["read", "play"], "days": 1, "program": id });
    let token = owner.post("/api/v1/tokens", &wish).await;
    assert_eq!(token.status, 201, "{}", token.text());
    let token = token.json()["secret"].as_str().unwrap().to_owned();
    let headers = vec![("Authorization".to_owned(), format!("Bearer {token}"))];
    (Player { cookie: None, headers, id, ..owner.clone() }, token)
}

fn sitter(card: &Value, seat: usize) -> (&Value, bool) {
    (&card["seats"][seat]["sitter"], card["seats"][seat]["player"].is_null())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_is_asked_to_a_table_comes_and_plays() {
    let server = Running::new().await;
    let (anna, ben, guest) =
        (account(&server, "Anna").await, server.guest("Ben").await, server.guest("Cia").await);
    let (brew, token) = program(&anna, "Deep Brew").await;
    assert_eq!(brew.get("/api/v1/me").await.json()["player"]["name"], "Deep Brew");
    assert_eq!(anna.get("/api/v1/programs").await.json()["programs"][0]["id"], json!(brew.id));

    let table = json!({ "game": "fuerstenfeld", "wish": { "players": 2 },
        "seats": [{ "type": "me" }, { "type": "program", "name": "deep brew" }] });
    let card = ben.open(&table).await;
    let shown = json!({ "type": "program", "name": "Deep Brew" });
    assert_eq!(
        (&card["stage"], sitter(&card, 1)),
        (&json!("open"), (&shown, true)),
        "asked, and not there yet"
    );
    let id = card["id"].as_str().unwrap();
    let seat = format!("/api/v1/tables/{id}/seats/1");
    assert_eq!(guest.post(&seat, &json!({})).await.code(), "seat_taken", "it is kept for the program");
    let mine = brew.get("/api/v1/tables?mine=true&stage=open").await.json();
    assert_eq!(mine["tables"][0]["id"], json!(id), "it finds its invitation");
    let card = brew.post(&seat, &json!({})).await.json();
    assert_eq!((&card["stage"], sitter(&card, 1)), (&json!("running"), (&shown, false)));
    assert_eq!(card["viewer"], json!({ "type": "seat", "seat": 1 }));
    let hello = ben.get(&format!("/api/v1/tables/{id}/hello")).await.json();
    assert_eq!(hello["chairs"][1], json!({ "name": "Deep Brew", "sitter": shown }));

    // The program may decline; the player who opened the table may ask another one.
    let card = ben.open(&table).await;
    let seat = format!("/api/v1/tables/{}/seats/1", card["id"].as_str().unwrap());
    assert_eq!(sitter(&brew.send("DELETE", &seat, None).await.json(), 1).0["type"], "nobody");
    let asked =
        ben.send("PUT", &seat, Some(json!({ "type": "program", "name": "Deep Brew" }).to_string())).await;
    assert_eq!(sitter(&asked.json(), 1), (&shown, true));
    let nobody = ben.send("PUT", &seat, Some(json!({ "type": "program", "name": "Anna" }).to_string())).await;
    assert_eq!(nobody.code(), "no_such_bot", "a person is not a program");
    let bot = ben.send("PUT", &seat, Some(json!({ "type": "bot", "level": "easy" }).to_string())).await;
    assert_eq!(bot.json()["stage"], "running");

    // A whole game of the example, which waits to be asked.
    let seats = json!([{ "type": "program", "name": "Deep Brew" }, { "type": "bot", "level": "easy" }]);
    let card = anna.open(&json!({ "game": "principati", "wish": { "max_rounds": 4 }, "seats": seats })).await;
    plays(&server, &token, &["--invited"]).await;
    let card = anna.get(&format!("/api/v1/tables/{}", card["id"].as_str().unwrap())).await.json();
    assert_eq!(card["stage"], "finished");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_belongs_to_who_made_it_and_goes_with_them() {
    let server = Running::new().await;
    let (anna, other, guest) =
        (account(&server, "Anna").await, account(&server, "Otto").await, server.guest("Ben").await);
    let refused = guest.post("/api/v1/programs", &json!({ "name": "Mine" })).await;
    assert_eq!(refused.code(), "forbidden", "a guest cannot answer for a program");
    let (brew, _) = program(&anna, "Deep Brew").await;
    assert_eq!(other.post("/api/v1/programs", &json!({ "name": "deep-brew" })).await.status, 201);
    assert_eq!(other.post("/api/v1/programs", &json!({ "name": "Deep brew" })).await.code(), "bad_name");
    let wish = json!({ "label": "stolen", "scopes": ["play"], "days": 1, "program": brew.id });
    assert_eq!(other.post("/api/v1/tokens", &wish).await.status, 404);
    assert_eq!(other.send("DELETE", &format!("/api/v1/programs/{}", brew.id), None).await.status, 404);
    assert_eq!(brew.post("/api/v1/programs", &json!({ "name": "Child" })).await.code(), "forbidden");

    let seats = json!([{ "type": "me" }, { "type": "program", "name": "Deep Brew" }]);
    let card = guest.open(&json!({ "game": "fuerstenfeld", "wish": { "players": 2 }, "seats": seats })).await;
    let id = card["id"].as_str().unwrap();
    assert_eq!(brew.post(&format!("/api/v1/tables/{id}/seats/1"), &json!({})).await.status, 200);
    let mut socket = guest.socket().await;
    socket.follow(id, 0).await;
    socket.until(&["told"]).await;
    assert_eq!(anna.send("DELETE", "/api/v1/me", None).await.status, 204);
    assert_eq!(brew.get("/api/v1/me").await.status, 401);
    // A bot plays on, and the name is gone from the table, also for those who look at it.
    let card = loop {
        let card = socket.until(&["card"]).await["card"].clone();
        if card["seats"][1]["name"] != "Deep Brew" {
            break card;
        }
    };
    assert_eq!(
        (&card["seats"][1]["name"], &card["seats"][1]["sitter"]["type"]),
        (&json!("–"), &json!("bot"))
    );
    let hello = guest.get(&format!("/api/v1/tables/{id}/hello")).await.text();
    assert!(!hello.contains("Brew"), "{hello}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_name_is_shown_at_once() {
    let server = Running::new().await;
    let players = [server.guest("Anna").await, server.guest("Ben").await];
    let table = crate::games::begun(&players, "fuerstenfeld", json!({})).await;
    let mut socket = players[1].socket().await;
    socket.follow(&table, 0).await;
    socket.until(&["told"]).await;
    let renamed = players[0].send("PATCH", "/api/v1/me", Some(json!({ "name": "Annika" }).to_string())).await;
    assert_eq!(renamed.status, 200);
    assert_eq!(socket.until(&["card"]).await["card"]["seats"][0]["name"], "Annika (guest)");
    let hello = players[1].get(&format!("/api/v1/tables/{table}/hello")).await.json();
    assert_eq!(hello["chairs"][0]["name"], "Annika (guest)");
}

//! An evening with friends: who is there, turns that are prepared on one device and go on at another, people who come
//! later, and guests who sign in.

use crate::client::{Player, Running, Socket};
use crate::games::{Client, begun};
use serde_json::{Value, json};

/// Everything that came over a socket before the answer to a ping.
pub(crate) async fn heard(socket: &mut Socket) -> Vec<Value> {
    socket.send(&json!({ "type": "ping", "id": "mark" })).await;
    let mut all = Vec::new();
    loop {
        let message = socket.next().await;
        if message["type"] == "pong" {
            return all;
        }
        all.push(message);
    }
}

/// Where a player is, as the next message about it says.
async fn whereabouts(socket: &mut Socket, seat: usize) -> Value {
    let told = socket.until(&["present"]).await;
    told["people"].as_array().unwrap().iter().find(|one| one["seat"] == json!(seat)).unwrap()["is"].clone()
}

async fn following(player: &Player, table: &str) -> Socket {
    let mut socket = player.socket().await;
    socket.follow(table, 0).await;
    socket.until(&["told"]).await;
    heard(&mut socket).await;
    socket
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_prepared_follows_the_player_to_other_devices_and_nobody_else_hears_of_it() {
    let server = Running::new().await;
    let players = vec![server.guest("Anna").await, server.guest("Ben").await];
    let table = begun(&players, "fuerstenfeld", json!({ "spectators": "live" })).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    let actor = clients.iter().position(Client::is_to_act).unwrap();
    let command = clients[actor].choose();
    let (me, other) = (&players[actor], &players[1 - actor]);
    let carl = server.guest("Carl").await;
    let mut desk = following(me, &table).await;
    let mut phone = following(me, &table).await;
    let mut others = [following(other, &table).await, following(&carl, &table).await];
    let looks =
        [(other, "/journal"), (other, "/position"), (&carl, "/record"), (&carl, "/hello"), (other, "")];
    let mut before = Vec::new();
    for (who, what) in looks {
        before.push(who.get(&format!("/api/v1/tables/{table}{what}")).await.text());
    }

    let plan = |ends: &Value| json!({ "type": "plan", "version": command["version"], "steps": [command["actions"]], "ends": ends });
    desk.at(&table, &plan(&json!([]))).await;
    let told = phone.until(&["plan"]).await;
    assert_eq!(told["steps"], json!([command["actions"]]));
    assert!(heard(&mut desk).await.is_empty(), "the device that has prepared it knows it");
    // Two worlds, with a plan and without: the others hear and read the same.
    for socket in &mut others {
        assert_eq!(heard(socket).await, Vec::<Value>::new());
    }
    for ((who, what), before) in looks.into_iter().zip(before) {
        let now = who.get(&format!("/api/v1/tables/{table}{what}")).await.text();
        let without_time = |text: &str| text.split("\"now\"").next().unwrap().to_owned();
        assert_eq!(without_time(&now), without_time(&before), "{what}");
    }
    // A device that comes later gets it too; somebody without the seat cannot prepare anything.
    let mut tablet = me.socket().await;
    tablet.follow(&table, 0).await;
    assert_eq!(tablet.until(&["plan"]).await["steps"], json!([command["actions"]]));
    others[1].at(&table, &plan(&json!([]))).await;
    assert_eq!(others[1].until(&["problem"]).await["code"], "not_your_seat");
    assert!(heard(&mut phone).await.is_empty());
    // Nothing prepared any more: no device is told of it later.
    desk.at(&table, &json!({ "type": "plan", "version": command["version"], "steps": [], "ends": [] })).await;
    assert_eq!(phone.until(&["plan"]).await["steps"], json!([]));
    let late = following(me, &table).await;
    assert!(!late.bytes.iter().any(|message| message.contains(r#""type":"plan""#)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_says_who_is_here_away_disconnected_and_gone() {
    let server = Running::new().await;
    let players = vec![server.guest("Anna").await, server.guest("Ben").await];
    let table = begun(&players, "fuerstenfeld", json!({})).await;
    let mut anna = players[0].socket().await;
    anna.follow(&table, 0).await;
    assert_eq!(whereabouts(&mut anna, 1).await, "gone");
    let mut ben = players[1].socket().await;
    ben.follow(&table, 0).await;
    assert_eq!(whereabouts(&mut anna, 1).await, "here");
    ben.send(&json!({ "type": "attend", "table": table, "here": false })).await;
    assert_eq!(whereabouts(&mut anna, 1).await, "away");
    // Of two devices the one counts in front of which somebody sits.
    let mut phone = players[1].socket().await;
    phone.follow(&table, 0).await;
    assert_eq!(whereabouts(&mut anna, 1).await, "here");
    phone.send(&json!({ "type": "unfollow", "table": table })).await;
    assert_eq!(whereabouts(&mut anna, 1).await, "away");
    // The line breaks without a word.
    drop(ben);
    assert_eq!(whereabouts(&mut anna, 1).await, "disconnected");
    phone.follow(&table, 0).await;
    assert_eq!(whereabouts(&mut anna, 1).await, "here");
    phone.stream.close(None).await.unwrap();
    assert_eq!(whereabouts(&mut anna, 1).await, "gone");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_sits_down_on_the_seat_of_a_bot_while_the_game_runs_if_the_table_allows_it() {
    let server = Running::new().await;
    let (anna, ben, carl) =
        (server.guest("Anna").await, server.guest("Ben").await, server.guest("Carl").await);
    for allowed in [true, false] {
        let seats = json!([{ "type": "me" }, { "type": "bot", "level": "easy" }]);
        let wish = json!({ "players": 2 });
        let card = anna
            .open(&json!({ "game": "fuerstenfeld", "wish": wish, "seats": seats, "late": allowed }))
            .await;
        let table = card["id"].as_str().unwrap();
        let seat = |number: u8| format!("/api/v1/tables/{table}/seats/{number}");
        let sits = ben.post(&seat(1), &json!({ "id": "late-1" })).await;
        if !allowed {
            assert_eq!(sits.code(), "begun");
            continue;
        }
        assert_eq!(sits.status, 200, "{}", sits.text());
        assert_eq!(sits.json()["seats"][1]["sitter"], json!({ "type": "person" }));
        assert_eq!(sits.json()["viewer"], json!({ "type": "seat", "seat": 1 }));
        assert_eq!(
            ben.post(&seat(1), &json!({ "id": "late-1" })).await.status,
            200,
            "sent twice, it counts once"
        );
        assert_eq!(carl.post(&seat(1), &json!({})).await.code(), "seat_taken");
        assert_eq!(carl.post(&seat(0), &json!({})).await.code(), "seat_taken");
        assert_eq!(anna.post(&seat(1), &json!({})).await.code(), "sits_already");
        // Ben sees from the seat, and plays.
        let hello = ben.get(&format!("/api/v1/tables/{table}/hello")).await.json();
        assert_eq!(hello["viewer"], json!({ "type": "seat", "seat": 1 }));
        let mut clients = [Client::new(&anna, table).await, Client::new(&ben, table).await];
        assert_eq!(crate::games::play(&mut clients, 6).await, 6);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_signs_in_brings_along_the_seats_and_tables_they_had_as_a_guest() {
    let server = Running::new().await;
    let account = server.guest("Anna").await;
    let given = json!({ "name": "Anna of Graz", "password": "a long way to Fuerstenfeld" });
    let registered = account.post("/api/v1/accounts", &given).await;
    assert_eq!(registered.status, 201, "{}", registered.text());
    let account = Player { cookie: registered.cookie(), ..account };
    // In another browser she plays as a guest first: one table runs, one waits.
    let (guest, ben) = (server.guest("Anna").await, server.guest("Ben").await);
    let running = begun(&[guest.clone(), ben.clone()], "fuerstenfeld", json!({})).await;
    let waiting = guest.open(&json!({ "game": "fuerstenfeld", "wish": { "players": 2 }, "seats": [] })).await;
    let waiting = waiting["id"].as_str().unwrap();
    // At this one the account sits already.
    let shared = begun(&[ben.clone(), account.clone(), guest.clone()], "fuerstenfeld", json!({})).await;

    let signed_in = guest.post("/api/v1/sessions", &given).await;
    assert_eq!(signed_in.status, 201, "{}", signed_in.text());
    let anna = Player { cookie: signed_in.cookie(), ..guest.clone() };
    let card = anna.get(&format!("/api/v1/tables/{running}")).await.json();
    assert_eq!(card["viewer"], json!({ "type": "seat", "seat": 0 }));
    assert_eq!((&card["seats"][0]["name"], &card["is_own"]), (&json!("Anna of Graz"), &json!(true)));
    let mine = anna.get("/api/v1/tables?mine=true").await.json();
    assert!(mine["tables"].as_array().unwrap().iter().any(|table| table["id"] == json!(running)));
    // She plays on there, and begins the table that she opened as a guest.
    let mut clients = [Client::new(&anna, &running).await, Client::new(&ben, &running).await];
    assert_eq!(crate::games::play(&mut clients, 4).await, 4);
    let sits = anna.post(&format!("/api/v1/tables/{waiting}/seats/0"), &json!({})).await;
    assert_eq!(sits.status, 200, "{}", sits.text());
    let starts = anna.post(&format!("/api/v1/tables/{waiting}/start"), &json!({})).await;
    assert_eq!(starts.json()["stage"], "running", "{}", starts.text());
    let card = anna.get(&format!("/api/v1/tables/{shared}")).await.json();
    assert_eq!(card["viewer"], json!({ "type": "seat", "seat": 1 }), "nobody gets two seats");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_complete_turn_that_is_prepared_is_played_when_time_runs_out() {
    let server = Running::new().await;
    let players = vec![server.guest("Anna").await, server.guest("Ben").await];
    let pace = json!({ "pace": { "type": "turn", "turn_ms": 8000 } });
    let table = begun(&players, "fuerstenfeld", pace).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    let actor = clients.iter().position(Client::is_to_act).unwrap();
    let position = players[actor].get(&format!("/api/v1/tables/{table}/position")).await.json();
    let hand = position["reply"]["view"]["own"]["hand"].as_array().unwrap().iter().skip(1);
    // One card is kept.
    let under = hand.map(|one| json!({ "type": "under", "card": one["card"] }));
    let begins = ["sell_nothing", "end_build"].map(|kind| json!({ "type": kind }));
    let turn: Vec<Value> = begins.into_iter().chain(under).chain([json!({ "type": "end_turn" })]).collect();
    let version = clients[actor].seat.view().version();
    let mut desk = following(&players[actor], &table).await;
    desk.at(&table, &json!({ "type": "plan", "version": version, "steps": [], "ends": turn })).await;
    let told = desk.until(&["told"]).await;
    let kinds: Vec<&str> =
        told["entries"].as_array().unwrap().iter().filter_map(|one| one["type"].as_str()).collect();
    assert_eq!(kinds[..3], ["time_out", "takeover", "act"], "{told}");
    let steps = told["entries"][2]["steps"].as_array().unwrap();
    assert_eq!(steps.len(), turn.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_again_keeps_the_seat_the_terms_and_the_talk() {
    let server = Running::new().await;
    let players = [server.guest("Anna").await, server.guest("Ben").await];
    let pace = json!({ "type": "clock", "game_ms": 900_000, "increment_ms": 5000 });
    let table = begun(&players, "fuerstenfeld", json!({ "pace": pace, "late": true })).await;
    let at = |what: &str| format!("/api/v1/tables/{table}/{what}");
    let said = players[0].post(&at("chat"), &json!({ "id": "c1", "text": "Once more?" })).await;
    assert_eq!(said.status, 201);
    let version = players[1].get(&at("hello")).await.json()["version"].clone();
    let resign = json!({ "type": "resign", "id": "r1", "version": version });
    assert_eq!(players[1].post(&at("commands"), &resign).await.status, 200);
    let version = players[0].get(&at("hello")).await.json()["version"].clone();
    let again = json!({ "type": "offer", "id": "o1", "version": version, "proposal": { "type": "rematch" } });
    let offer = players[0].post(&at("commands"), &again).await.json()["version"].clone();
    let agrees = json!({ "type": "answer", "id": "a1", "offer": offer, "agrees": true });
    assert_eq!(players[1].post(&at("commands"), &agrees).await.status, 200);
    let before = players[0].get(at("").trim_end_matches('/')).await.json();
    let next = before["rematch"].as_str().unwrap();
    let card = players[0].get(&format!("/api/v1/tables/{next}")).await.json();
    assert_eq!((&card["terms"], &card["late"]), (&before["terms"], &json!(true)));
    assert_eq!(
        card["viewer"],
        json!({ "type": "seat", "seat": 0 }),
        "everybody keeps the seat, and its colour"
    );
    let talk = players[1].get(&format!("/api/v1/tables/{next}/chat")).await.json();
    assert_eq!((&talk["lines"][0]["text"], &talk["lines"][0]["seat"]), (&json!("Once more?"), &json!(0)));
}

/// What is told next about who is there at a table.
async fn present(socket: &mut Socket) -> Value {
    socket.until(&["present"]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn before_the_game_all_see_who_comes_who_sits_and_who_is_ready_and_the_owner_seats_them() {
    let server = Running::new().await;
    let (anna, ben) = (server.guest("Anna").await, server.guest("Ben").await);
    let wish = json!({ "players": 3 });
    let seats = json!([{ "type": "me" }, { "type": "free" }, { "type": "bot", "level": "easy" }]);
    let new = json!({ "game": "fuerstenfeld", "wish": wish, "seats": seats, "begins": "ready" });
    let card = anna.open(&new).await;
    let at = |what: &str| format!("/api/v1/tables/{}/{what}", card["id"].as_str().unwrap());
    let mut desk = anna.socket().await;
    desk.follow(card["id"].as_str().unwrap(), 0).await;
    assert_eq!(present(&mut desk).await["coming"], json!([]));
    let mut phone = ben.socket().await;
    phone.follow(card["id"].as_str().unwrap(), 0).await;
    assert_eq!(present(&mut desk).await["coming"], json!(["Ben (guest)"]));
    // Whoever sits down is there at once, without a word.
    assert_eq!(ben.post(&at("seats/1"), &json!({})).await.status, 200);
    let told = present(&mut desk).await;
    assert_eq!((&told["coming"], &told["people"][1]), (&json!([]), &json!({ "seat": 1, "is": "here" })));

    let put = |player: &Player, what: &str, body: Value| {
        let (player, path) = (player.clone(), at(what));
        async move { player.send("PUT", &path, Some(body.to_string())).await }
    };
    for (order, code) in
        [(json!([1, 1, 2]), "malformed"), (json!([1, 0]), "malformed"), (json!([0, 1, 9]), "malformed")]
    {
        assert_eq!(put(&anna, "seats", json!({ "order": order })).await.code(), code, "{order}");
    }
    assert_eq!(put(&ben, "seats", json!({ "order": [2, 0, 1] })).await.code(), "forbidden");
    let moved = put(&anna, "seats", json!({ "order": [2, 0, 1] })).await.json();
    let names: Vec<&Value> = moved["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, [&Value::Null, &json!("Anna (guest)"), &json!("Ben (guest)")]);

    assert_eq!(
        put(&server.guest("Carl").await, "ready", json!({ "ready": true })).await.code(),
        "not_your_seat"
    );
    for (ready, stage) in [(true, "open"), (false, "open"), (true, "open")] {
        let card = put(&ben, "ready", json!({ "ready": ready })).await.json();
        assert_eq!((&card["seats"][2]["ready"], &card["stage"]), (&json!(ready), &json!(stage)));
    }
    let card = put(&anna, "ready", json!({ "ready": true })).await.json();
    assert_eq!((&card["stage"], &card["viewer"]["seat"]), (&json!("running"), &json!(1)));
    assert_eq!(put(&anna, "seats", json!({ "order": [0, 1, 2] })).await.code(), "begun");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_friend_takes_over_the_seat_of_somebody_who_left_once_all_others_agree() {
    let server = Running::new().await;
    let players = vec![server.guest("Anna").await, server.guest("Ben").await, server.guest("Carl").await];
    let dora = server.guest("Dora").await;
    let table = begun(&players, "fuerstenfeld", json!({ "spectators": "live" })).await;
    let at = |what: &str| format!("/api/v1/tables/{table}/{what}");
    let [anna, ben, carl] = &players[..] else { panic!("three players") };
    // Carl prepares something, says something, and leaves.
    let mut his = following(carl, &table).await;
    let plan = json!({ "type": "plan", "version": 1, "steps": [[{ "type": "sell_nothing" }]], "ends": [] });
    his.at(&table, &plan).await;
    let away = json!({ "type": "take_over", "id": "t1", "level": "easy" });
    assert_eq!(carl.post(&at("commands"), &away).await.status, 200);
    assert_eq!(dora.post(&at("seats/2"), &json!({})).await.code(), "begun", "nobody has agreed");
    let version = anna.get(&at("hello")).await.json()["version"].clone();
    let proposal = json!({ "type": "seat", "seat": 2 });
    let offer = json!({ "type": "offer", "id": "o1", "version": version, "proposal": proposal });
    let offer = anna.post(&at("commands"), &offer).await.json()["version"].clone();
    assert_eq!(dora.post(&at("seats/2"), &json!({})).await.code(), "begun", "Ben has not agreed");
    let agrees = json!({ "type": "answer", "id": "a1", "offer": offer, "agrees": true });
    assert_eq!(ben.post(&at("commands"), &agrees).await.status, 200);

    assert_eq!(ben.post(&at("seats/2"), &json!({})).await.code(), "sits_already");
    assert_eq!(dora.post(&at("seats/1"), &json!({})).await.code(), "begun", "Ben has not left");
    let sits = dora.post(&at("seats/2"), &json!({ "id": "sit-1" })).await;
    assert_eq!(sits.status, 200, "{}", sits.text());
    assert_eq!(
        (&sits.json()["seats"][2]["name"], &sits.json()["viewer"]["seat"]),
        (&json!("Dora (guest)"), &json!(2))
    );
    // She sees what the seat sees, and nothing of what Carl had prepared there.
    let hers = following(&dora, &table).await;
    assert!(!hers.bytes.iter().any(|message| message.contains(r#""type":"plan""#)));
    let position = dora.get(&at("position")).await.json();
    assert!(position["reply"]["view"]["own"]["hand"].is_array(), "{position}");
    // Carl looks on from now on: his open line tells him nothing more, and nothing lets him back in.
    let card = his.until(&["card"]).await;
    let mut card = card["card"].clone();
    while card["viewer"]["type"] == "seat" {
        card = his.until(&["card"]).await["card"].clone();
    }
    assert_eq!(card["viewer"], json!({ "type": "spectator" }));
    assert!(carl.get(&at("position")).await.json()["reply"]["view"]["own"].is_null());
    let back = json!({ "type": "return", "id": "r1" });
    assert_eq!(carl.post(&at("commands"), &back).await.code(), "not_your_seat");
    assert_eq!(carl.post(&at("seats/2"), &json!({})).await.code(), "begun");
    let mut clients = Vec::new();
    for player in [anna, ben, &dora] {
        clients.push(Client::new(player, &table).await);
    }
    assert_eq!(crate::games::play(&mut clients, 9).await, 9);
    // What was told to Carl's line after he had lost the seat: nothing of the game.
    let told = heard(&mut his).await;
    assert!(!told.iter().any(|message| message["message"]["type"] == "told"), "{told:?}");
}

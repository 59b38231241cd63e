//! Several servers on one database. One test for each bus, because each starts a database server of its own.

use crate::client::{Player, Running, Socket};
use crate::evening::heard;
use crate::games::{Client, begun, play};
use princely_server::{ServeError, Server, Settings, Time};
use princely_store::testing::PrivatePostgres;
use princely_store::{Postgres, Store, StoreError};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::{Duration, Instant};

pub(crate) fn settings(address: &str, bus: &str) -> Settings {
    Settings {
        listen: Some("127.0.0.1:0".parse().unwrap()),
        database: Some(address.to_owned()),
        bus: Some(bus.to_owned()),
        bot_ms: Some(0),
        ..Settings::default()
    }
}

async fn opened(address: &str) -> Arc<dyn Store> {
    Arc::new(Postgres::connect(address).await.unwrap())
}

/// A server on this database whose machine has a clock of its own.
async fn serving(address: &str, bus: &str, clock_ms: i64) -> Running {
    let time = Time::Moved(Arc::new(AtomicI64::new(clock_ms)));
    Running::with_store(settings(address, bus), opened(address).await, time).await
}

/// Three servers whose clocks are a minute apart.
pub(crate) async fn three(address: &str, bus: &str) -> [Running; 3] {
    [
        serving(address, bus, -60_000).await,
        serving(address, bus, 0).await,
        serving(address, bus, 60_000).await,
    ]
}

/// The same player at another server.
fn at(server: &Running, player: &Player) -> Player {
    Player { address: server.address, ..player.clone() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_share_a_database_play_together_over_postgresql() {
    let database = PrivatePostgres::new();
    let address = database.database().await;
    Postgres::migrate(&address).await.unwrap();
    a_second_server_without_the_same_bus_is_refused(&address).await;
    let servers = three(&address, "postgres").await;
    they_play_together(&servers).await;
    let [first, second, _third] = servers;
    clients_of_a_server_that_stops_go_on_at_another(first, &second).await;
}

async fn clients_of_a_server_that_stops_go_on_at_another(first: Running, second: &Running) {
    let players = [first.guest("Anna").await, first.guest("Ben").await];
    let table = begun(&players, "fuerstenfeld", json!({})).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    play(&mut clients, 6).await;
    let version = clients.iter().map(|client| client.seat.view().version()).max().unwrap();
    let mut lines = Vec::new();
    for number in 0..20 {
        lines.push(following(&players[number % 2], &table).await);
    }
    let ends = tokio::spawn(first.end());
    let mut times = Vec::new();
    for (number, mut line) in lines.into_iter().enumerate() {
        let bye = line.until(&["bye"]).await;
        assert_eq!(bye["reason"], "stopping");
        assert_eq!(line.closed().await, 1012, "the code of a service that starts again");
        let begin = Instant::now();
        let mut line = at(second, &players[number % 2]).socket().await;
        line.follow(&table, version).await;
        let hello = line.until(&["hello"]).await;
        assert_eq!(hello["version"], json!(version));
        times.push(begin.elapsed());
    }
    ends.await.unwrap();
    times.sort_unstable();
    // The page waits up to 0.7 seconds, so that not all come at the same moment.
    assert!(times[times.len() * 9 / 10] < Duration::from_millis(300), "{times:?}");
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(&at(second, player), &table).await);
    }
    assert_eq!(play(&mut clients, 6).await, 6);
}

/// Whether a server is refused because others are there; with what it says.
async fn refused(address: &str, bus: &str) -> String {
    let config = settings(address, bus).config().unwrap();
    match Server::with_store(config, opened(address).await, Time::Real).await {
        Err(ServeError::Database(_, StoreError::InUse(why))) => why,
        other => panic!("{other:?}"),
    }
}

async fn a_second_server_without_the_same_bus_is_refused(address: &str) {
    let alone = serving(address, "none", 0).await;
    for bus in ["none", "postgres"] {
        assert!(refused(address, bus).await.contains("--bus"), "{bus}");
    }
    let why = refused(address, "none").await;
    assert!(why.contains("princely serve --database … --bus postgres"), "{why}");
    // When it ends, its place is free.
    alone.end().await;
    let first = serving(address, "postgres", 0).await;
    let second = serving(address, "postgres", 0).await;
    assert!(refused(address, "none").await.contains("--bus"));
    assert!(refused(address, "nats://127.0.0.1:1").await.contains("--bus"));
    first.end().await;
    assert!(refused(address, "none").await.contains("--bus"), "the second is still there");
    second.end().await;
    serving(address, "none", 0).await.end().await;
}

pub(crate) async fn they_play_together(servers: &[Running; 3]) {
    a_game_is_played_and_watched_at_three_servers(servers).await;
    what_is_said_is_heard_everywhere_in_order(servers).await;
    who_is_there_is_known_everywhere(servers).await;
    who_comes_and_who_is_ready_is_known_everywhere(servers).await;
    a_seat_changes_hands_at_another_server(servers).await;
    one_of_two_gets_a_seat_that_both_want(servers).await;
    what_is_prepared_is_known_to_the_player_everywhere(servers).await;
    what_an_account_may_ask_is_counted_together(servers).await;
    names_and_sessions_change_everywhere(servers).await;
    an_undo_is_agreed_on_between_servers(servers).await;
    bots_move_once_and_clocks_agree(servers).await;
}

async fn two_players(servers: &[Running; 3]) -> [Player; 2] {
    [servers[0].guest("Anna").await, servers[1].guest("Ben").await]
}

async fn a_game_is_played_and_watched_at_three_servers(servers: &[Running; 3]) {
    let players = two_players(servers).await;
    // Anna opens the table at the first server and looks at it there; Ben sits down at the second, and it begins.
    let open = json!({ "game": "fuerstenfeld", "wish": { "players": 2 }, "seats": [{ "type": "me" }] });
    let table = players[0].open(&open).await["id"].as_str().unwrap().to_owned();
    let mut waiting = players[0].socket().await;
    waiting.follow(&table, 0).await;
    assert_eq!(waiting.until(&["card"]).await["card"]["stage"], "open");
    let sit = players[1].post(&format!("/api/v1/tables/{table}/seats/1"), &json!({})).await;
    assert_eq!(sit.status, 200, "{}", sit.text());
    let hello = waiting.until(&["hello"]).await;
    assert_eq!(hello["viewer"]["seat"], 0, "the game begins for those who waited elsewhere");

    let mut clients = Vec::new();
    for player in [&players[0], &players[1], &servers[2].stranger(), &at(&servers[1], &players[0])] {
        clients.push(Client::new(player, &table).await);
    }
    let acts = play(&mut clients[..3], 5000).await;
    assert!(acts > 20 && acts < 5000, "{acts} acts");
    for (client, server) in clients.iter().zip(servers) {
        let reply = server.stranger().get(&format!("/api/v1/tables/{table}/position")).await.json();
        assert_eq!(reply["version"], json!(client.seat.view().version()));
    }
}

async fn following(player: &Player, table: &str) -> Socket {
    let mut socket = player.socket().await;
    socket.follow(table, 0).await;
    socket.until(&["told"]).await;
    socket
}

async fn what_is_said_is_heard_everywhere_in_order(servers: &[Running; 3]) {
    let players = two_players(servers).await;
    let table = begun(&players, "fuerstenfeld", json!({})).await;
    let mut sockets = Vec::new();
    for player in [&players[0], &players[1], &servers[2].stranger()] {
        sockets.push(following(player, &table).await);
    }
    let say = format!("/api/v1/tables/{table}/chat");
    tokio::join!(
        async {
            for number in 0..10 {
                let line = json!({ "id": format!("a{number}"), "text": format!("Anna {number}") });
                assert_eq!(players[0].post(&say, &line).await.status, 201);
            }
        },
        async {
            for number in 0..10 {
                let line = json!({ "id": format!("b{number}"), "text": format!("Ben {number}") });
                assert_eq!(players[1].post(&say, &line).await.status, 201);
            }
        }
    );
    for socket in &mut sockets {
        let mut numbers = Vec::new();
        while numbers.len() < 20 {
            let chat = socket.until(&["chat"]).await;
            numbers
                .extend(chat["chat"]["lines"].as_array().unwrap().iter().map(|line| line["number"].clone()));
        }
        assert_eq!(json!(numbers), json!((1..=20).collect::<Vec<u32>>()));
    }
}

/// Reads until the player of a seat is where they should be.
async fn until_is(socket: &mut Socket, seat: usize, place: &str) {
    loop {
        let told = socket.until(&["present"]).await;
        let people = told["people"].as_array().unwrap();
        if people.iter().any(|one| one["seat"] == json!(seat) && one["is"] == place) {
            return;
        }
    }
}

async fn who_is_there_is_known_everywhere(servers: &[Running; 3]) {
    let players = two_players(servers).await;
    let table = begun(&players, "fuerstenfeld", json!({})).await;
    let mut anna = following(&players[0], &table).await;
    let mut ben = players[1].socket().await;
    ben.follow(&table, 0).await;
    until_is(&mut anna, 1, "here").await;
    until_is(&mut ben, 0, "here").await;
    ben.send(&json!({ "type": "attend", "table": table, "here": false })).await;
    until_is(&mut anna, 1, "away").await;
    // Who comes later to a third server hears of both.
    let mut carl = servers[2].stranger().socket().await;
    carl.follow(&table, 0).await;
    until_is(&mut carl, 1, "away").await;
    drop(ben);
    until_is(&mut anna, 1, "disconnected").await;
    until_is(&mut carl, 1, "disconnected").await;
    // And back at another server.
    let _ben = following(&at(&servers[2], &players[1]), &table).await;
    until_is(&mut anna, 1, "here").await;
}

/// Reads until those are coming.
async fn until_coming(socket: &mut Socket, names: &[&str]) {
    while socket.until(&["present"]).await["coming"] != json!(names) {}
}

/// Reads until the card of the table is like this.
async fn until_card(socket: &mut Socket, is_it: impl Fn(&Value) -> bool) {
    while !is_it(&socket.until(&["card"]).await["card"]) {}
}

async fn who_comes_and_who_is_ready_is_known_everywhere(servers: &[Running; 3]) {
    let [anna, ben] = two_players(servers).await;
    let seats = json!([{ "type": "me" }, { "type": "free" }]);
    let new = json!({ "game": "fuerstenfeld", "wish": { "players": 2 }, "seats": seats, "begins": "ready" });
    let table = anna.open(&new).await["id"].as_str().unwrap().to_owned();
    let carl = servers[2].guest("Carl").await;
    let mut sockets = Vec::new();
    for player in [&anna, &ben, &carl] {
        let mut socket = player.socket().await;
        socket.follow(&table, 0).await;
        sockets.push(socket);
    }
    let [desk, phone, tablet] = &mut sockets[..] else { panic!("three sockets") };
    for socket in [&mut *desk, &mut *phone, &mut *tablet] {
        until_coming(socket, &["Ben (guest)", "Carl (guest)"]).await;
    }
    let name = json!({ "name": "Benedict" });
    assert_eq!(ben.send("PATCH", "/api/v1/me", Some(name.to_string())).await.status, 200);
    for socket in [&mut *desk, &mut *tablet] {
        until_coming(socket, &["Benedict (guest)", "Carl (guest)"]).await;
    }
    let at = |what: &str| format!("/api/v1/tables/{table}/{what}");
    assert_eq!(ben.post(&at("seats/1"), &json!({})).await.status, 200);
    for socket in [&mut *desk, &mut *tablet] {
        until_coming(socket, &["Carl (guest)"]).await;
    }
    // Ben gets up again, and sits down by another server than the one by which he looks on.
    assert_eq!(ben.send("DELETE", &at("seats/1"), None).await.status, 200);
    until_coming(tablet, &["Benedict (guest)", "Carl (guest)"]).await;
    let elsewhere = self::at(&servers[2], &ben);
    assert_eq!(elsewhere.post(&at("seats/1"), &json!({})).await.status, 200);
    until_coming(desk, &["Carl (guest)"]).await;

    let ready = json!({ "ready": true }).to_string();
    assert_eq!(ben.send("PUT", &at("ready"), Some(ready.clone())).await.status, 200);
    for socket in [&mut *desk, &mut *tablet] {
        until_card(socket, |card| card["seats"][1]["ready"] == json!(true)).await;
    }
    let begins = self::at(&servers[2], &anna).send("PUT", &at("ready"), Some(ready)).await;
    assert_eq!(begins.json()["stage"], "running", "{}", begins.text());
    for socket in &mut sockets {
        let (mut is_greeted, mut nobody_comes) = (false, false);
        while !(is_greeted && nobody_comes) {
            let told = socket.until(&["hello", "present"]).await;
            is_greeted |= told["type"] == "hello";
            nobody_comes |= told["coming"] == json!([]);
        }
    }
}

/// A table of three people at three servers, where a bot plays for Carl and all have agreed that somebody else may.
async fn with_an_open_seat(servers: &[Running; 3]) -> (String, [Player; 3]) {
    let players =
        [servers[0].guest("Anna").await, servers[1].guest("Ben").await, servers[2].guest("Carl").await];
    let table = begun(&players, "fuerstenfeld", json!({ "spectators": "live" })).await;
    let at = |what: &str| format!("/api/v1/tables/{table}/{what}");
    let away = json!({ "type": "take_over", "id": "t1", "level": "easy" });
    assert_eq!(players[2].post(&at("commands"), &away).await.status, 200);
    let mut desk = following(&players[0], &table).await;
    // Anna may propose it once her server has heard that a bot plays.
    let position = players[2].get(&at("hello")).await.json();
    let version = position["version"].clone();
    assert_eq!(players[0].get(&format!("{}?since={version}", at("journal"))).await.status, 200);
    let proposal = json!({ "type": "seat", "seat": 2 });
    let offer = json!({ "type": "offer", "id": "o1", "version": version, "proposal": proposal });
    let offered = players[0].post(&at("commands"), &offer).await;
    assert_eq!(offered.status, 200, "{}", offered.text());
    let version = offered.json()["version"].clone();
    assert_eq!(players[1].get(&format!("{}?since={version}", at("journal"))).await.status, 200);
    let agrees = json!({ "type": "answer", "id": "a1", "offer": version, "agrees": true });
    let agreed = players[1].post(&at("commands"), &agrees).await;
    assert_eq!(agreed.status, 200, "{}", agreed.text());
    heard(&mut desk).await;
    (table, players)
}

async fn a_seat_changes_hands_at_another_server(servers: &[Running; 3]) {
    let (table, players) = with_an_open_seat(servers).await;
    let [anna, ben, carl] = &players;
    let at = |what: &str| format!("/api/v1/tables/{table}/{what}");
    // Carl looks on at two servers; Dora sits down at the third.
    let carl_elsewhere = self::at(&servers[0], carl);
    let mut his = [following(carl, &table).await, following(&carl_elsewhere, &table).await];
    let dora = servers[1].guest("Dora").await;
    let sits = dora.post(&at("seats/2"), &json!({ "id": "sit-1" })).await;
    assert_eq!(sits.status, 200, "{}", sits.text());
    for line in &mut his {
        until_card(line, |card| card["viewer"]["type"] == "spectator").await;
    }
    let mut clients = Vec::new();
    for player in [anna, ben, &dora] {
        clients.push(Client::new(player, &table).await);
    }
    assert_eq!(play(&mut clients, 9).await, 9);
    for (line, carl) in his.iter_mut().zip([carl, &carl_elsewhere]) {
        heard(line).await;
        let told = line.bytes.iter().filter(|message| message.contains(r#""type":"told""#));
        assert!(!told.clone().any(|message| message.contains(r#""type":"return""#)), "{:?}", line.bytes);
        let back = json!({ "type": "return", "id": "r1" });
        assert_eq!(carl.post(&at("commands"), &back).await.code(), "not_your_seat");
        assert!(carl.get(&at("position")).await.json()["reply"]["view"]["own"].is_null());
    }
}

async fn one_of_two_gets_a_seat_that_both_want(servers: &[Running; 3]) {
    for _ in 0..3 {
        let (table, [_, _, carl]) = with_an_open_seat(servers).await;
        let at = |what: &str| format!("/api/v1/tables/{table}/{what}");
        let dora = servers[0].guest("Dora").await;
        let (way_back, seat) = (at("commands"), at("seats/2"));
        let back = json!({ "type": "return", "id": "r1" });
        let sit = json!({ "id": "sit-1" });
        let (back, sits) = tokio::join!(carl.post(&way_back, &back), dora.post(&seat, &sit));
        let got = [back.status == 200, sits.status == 200];
        assert_ne!(got[0], got[1], "{} {}", back.text(), sits.text());
        for server in servers {
            for (player, got) in [&carl, &dora].into_iter().zip(got) {
                let mut line = self::at(server, player).socket().await;
                line.follow(&table, 0).await;
                until_card(&mut line, |card| (card["viewer"]["seat"] == json!(2)) == got).await;
            }
        }
    }
}

async fn what_is_prepared_is_known_to_the_player_everywhere(servers: &[Running; 3]) {
    let players = two_players(servers).await;
    let pace = json!({ "type": "turn", "turn_ms": 8000 });
    let table = begun(&players, "fuerstenfeld", json!({ "pace": pace })).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    let actor = clients.iter().position(Client::is_to_act).unwrap();
    let (me, other) = (&players[actor], &players[1 - actor]);
    let position = me.get(&format!("/api/v1/tables/{table}/position")).await.json();
    let hand = position["reply"]["view"]["own"]["hand"].as_array().unwrap().iter().skip(1);
    let under = hand.map(|one| json!({ "type": "under", "card": one["card"] }));
    let begins = ["sell_nothing", "end_build"].map(|kind| json!({ "type": kind }));
    let turn: Vec<Value> = begins.into_iter().chain(under).chain([json!({ "type": "end_turn" })]).collect();
    // The desk is at the player's own server, the phone at the third; the other player looks on there, too.
    let mut desk = following(me, &table).await;
    let mut phone = following(&at(&servers[2], me), &table).await;
    let mut others = following(&at(&servers[2], other), &table).await;
    let version = clients[actor].seat.view().version();
    let plan = |ends: &[Value]| json!({ "type": "plan", "version": version, "steps": [], "ends": ends });
    desk.at(&table, &plan(&turn[..1])).await;
    assert_eq!(phone.until(&["plan"]).await["ends"], json!(turn[..1]));
    // The other way round, and nothing any more.
    phone.at(&table, &plan(&[])).await;
    assert_eq!(desk.until(&["plan"]).await["ends"], json!([]));
    desk.at(&table, &plan(&turn)).await;
    assert_eq!(phone.until(&["plan"]).await["ends"], json!(turn));
    // A device that comes later to a server that has not heard of the table.
    let mut tablet = at(&servers[2 - actor], me).socket().await;
    tablet.follow(&table, 0).await;
    assert_eq!(tablet.until(&["plan"]).await["ends"], json!(turn));
    // The desk is closed, and time runs out: whichever server sees it plays the whole turn.
    drop(desk);
    let told = phone.until(&["told"]).await;
    let kinds: Vec<&str> =
        told["entries"].as_array().unwrap().iter().filter_map(|one| one["type"].as_str()).collect();
    assert_eq!(kinds[..3], ["time_out", "takeover", "act"], "{told}");
    assert_eq!(told["entries"][2]["steps"].as_array().unwrap().len(), turn.len());
    others.until(&["told"]).await;
    heard(&mut others).await;
    assert!(!others.bytes.iter().any(|message| message.contains(r#""type":"plan""#)));
}

async fn what_an_account_may_ask_is_counted_together(servers: &[Running; 3]) {
    let players = two_players(servers).await;
    let table = begun(&players, "fuerstenfeld", json!({})).await;
    let mut elsewhere = following(&at(&servers[2], &players[1]), &table).await;
    let say = format!("/api/v1/tables/{table}/chat");
    let line = |number: u32| json!({ "id": format!("l{number}"), "text": format!("line {number}") });
    for number in 1..=10 {
        assert_eq!(players[0].post(&say, &line(number)).await.status, 201);
    }
    while elsewhere.until(&["chat"]).await["chat"]["lines"][0]["number"] != json!(10) {}
    // Ten lines at once are all; meanwhile there may be room for one or two more.
    let mut accepted = 0;
    for number in 11..=20 {
        accepted += u32::from(at(&servers[2], &players[0]).post(&say, &line(number)).await.status == 201);
    }
    assert!(accepted < 6, "{accepted} lines of ten");
}

async fn names_and_sessions_change_everywhere(servers: &[Running; 3]) {
    let players = two_players(servers).await;
    let table = begun(&players, "fuerstenfeld", json!({})).await;
    let mut anna = following(&players[0], &table).await;
    let name = json!({ "name": "Benedict" });
    let renamed = players[1].send("PATCH", "/api/v1/me", Some(name.to_string())).await;
    assert_eq!(renamed.status, 200, "{}", renamed.text());
    loop {
        let card = anna.until(&["card"]).await;
        if card["card"]["seats"][1]["name"] == "Benedict" || card["card"].to_string().contains("Benedict") {
            break;
        }
    }
    // Ben signs out at the second server; his socket at the third one is closed.
    let mut elsewhere = following(&at(&servers[2], &players[1]), &table).await;
    let signed_out = players[1].send("DELETE", "/api/v1/sessions", None).await;
    assert!((200..300).contains(&signed_out.status), "{}", signed_out.text());
    while !elsewhere.next().await.is_null() {}
    assert_eq!(at(&servers[2], &players[1]).get("/api/v1/me").await.status, 401);
}

async fn an_undo_is_agreed_on_between_servers(servers: &[Running; 3]) {
    let players = two_players(servers).await;
    let table = begun(&players, "fuerstenfeld", json!({})).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    play(&mut clients, 6).await;
    // An offer made at one server is answered at the other.
    let version = clients[0].seat.view().version();
    let offer = json!({ "type": "offer", "id": "again", "version": version, "proposal": { "type": "undo", "to": version - 1 } });
    let at_commands = format!("/api/v1/tables/{table}/commands");
    let mut made = players[0].post(&at_commands, &offer).await;
    let mut actor = 0;
    if made.status != 200 {
        made = players[1].post(&at_commands, &offer).await;
        actor = 1;
    }
    assert_eq!(made.status, 200, "one of the two has played last and may ask: {}", made.text());
    let answer = json!({ "type": "answer", "id": "yes", "offer": made.json()["version"], "agrees": true });
    let agreed = players[1 - actor].post(&at_commands, &answer).await;
    assert_eq!(agreed.status, 200, "{}", agreed.text());
    let there = agreed.json()["version"].clone();
    for player in &players {
        let told = player.get(&format!("/api/v1/tables/{table}/journal?since={there}")).await;
        assert_eq!(told.status, 200, "both servers know of it: {}", told.text());
    }
    // Both clients hear of what was agreed on, and go on.
    let resign = json!({ "type": "resign", "id": "enough", "version": version });
    assert_eq!(players[1].post(&at_commands, &resign).await.status, 200);
    while !clients[0].is_over() {
        clients[0].hear().await;
    }
}

async fn bots_move_once_and_clocks_agree(servers: &[Running; 3]) {
    let anna = servers[0].guest("Anna").await;
    let seats =
        json!([{ "type": "me" }, { "type": "bot", "level": "easy" }, { "type": "bot", "level": "easy" }]);
    let open = json!({ "game": "fuerstenfeld", "wish": { "players": 3 }, "seats": seats, "pace": { "type": "turn", "turn_ms": 120_000 } });
    let table = anna.open(&open).await["id"].as_str().unwrap().to_owned();
    // Her devices are at all three servers.
    let mut clients = Vec::new();
    for server in servers {
        clients.push(Client::new(&at(server, &anna), &table).await);
    }
    for act in 0..9 {
        let device = act % 3;
        while !clients[device].is_to_act() {
            clients[device].hear().await;
        }
        clients[device].act().await;
    }
    let version = clients.iter().map(|client| client.seat.view().version()).max().unwrap();
    for client in &mut clients {
        while client.seat.view().version() < version {
            client.hear().await;
        }
    }
    for server in servers {
        let clocks = at(server, &anna).get(&format!("/api/v1/tables/{table}/clocks")).await.json();
        let running =
            clocks["clocks"].as_array().unwrap().iter().filter(|clock| !clock["deadline"].is_null());
        for clock in running {
            let left = clock["left_ms"].as_u64().unwrap();
            assert!((90_000..=120_000).contains(&left), "{clocks}");
        }
    }
}

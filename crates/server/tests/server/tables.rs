//! Tables: seats, commands, spectators, chat, luck.

use crate::client::{Player, Running};
use crate::games::{Client, begun, from, play};
use princely_protocol::{FromServer, ProblemDetails, TableCard};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// Two people at a table of Fürstenfeld.
async fn pair(server: &Running, more: Value) -> (Vec<Player>, String) {
    let players = vec![server.guest("Anna").await, server.guest("Ben").await];
    let table = begun(&players, "fuerstenfeld", more).await;
    (players, table)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_sent_twice_counts_once_and_a_stale_one_gets_what_was_missed() {
    let server = Running::new().await;
    let (players, table) = pair(&server, json!({})).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    let actor = clients.iter().position(Client::is_to_act).unwrap();
    let at = format!("/api/v1/tables/{table}/commands");
    let command = clients[actor].choose();
    let first = players[actor].post(&at, &command).await;
    assert_eq!(first.status, 200, "{}", first.text());
    for _ in 0..3 {
        let again = players[actor].post(&at, &command).await;
        assert_eq!((again.status, again.json()), (200, first.json()));
    }
    let version = first.json()["version"].clone();
    let mut other = command.clone();
    other["actions"] = json!([]);
    assert_eq!(players[actor].post(&at, &other).await.code(), "id_reused");
    // The same act with another id was made for a version that has passed, if it is still the same seat's turn.
    let mut late = command.clone();
    late["id"] = json!("late");
    let answer = players[actor].post(&at, &late).await;
    assert_eq!((answer.status, answer.code().as_str()), (409, "stale"), "{}", answer.text());
    let problem: ProblemDetails = from(answer.json());
    assert_eq!(json!(problem.missed.unwrap().entries[0].version), version);
    // Over the socket the same.
    clients[actor].socket.at(&table, &late).await;
    let stale = clients[actor].socket.until(&["stale"]).await;
    assert_eq!(stale["id"], "late");
    // A player cannot act for another seat, and a stranger for none.
    let out_of_turn = players[1 - actor]
        .post(&at, &json!({ "type": "act", "id": "x", "version": version, "actions": command["actions"] }))
        .await;
    assert!(matches!(out_of_turn.status, 409 | 422), "{}", out_of_turn.text());
    assert_eq!(server.stranger().post(&at, &command).await.status, 401);
    let carl = server.guest("Carl").await;
    assert_eq!(carl.post(&at, &command).await.code(), "not_your_seat");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn refusals_name_the_rule_the_action_and_speak_the_language_of_the_asker() {
    let server = Running::new().await;
    let (players, table) = pair(&server, json!({})).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    play(&mut clients, 8).await;
    let at = format!("/api/v1/tables/{table}/commands");
    let idle = clients.iter().position(|client| !client.is_to_act()).unwrap();
    let mut command = clients[1 - idle].choose();
    command["id"] = json!("foreign");
    let mut german = players[idle].clone();
    german.headers.push(("Accept-Language".into(), "de-AT".into()));
    let (english, german) = (players[idle].post(&at, &command).await, german.post(&at, &command).await);
    for answer in [&english, &german] {
        assert_eq!(answer.status, 422, "{}", answer.text());
        assert_eq!(answer.header("content-type"), Some("application/problem+json"));
        let problem: ProblemDetails = from(answer.json());
        assert_eq!((problem.code.as_str(), problem.index), ("refused", Some(0)));
        assert!(problem.rule.unwrap().starts_with("F-"));
        assert!(problem.detail.unwrap().len() > 10);
    }
    assert_ne!(english.json()["detail"], german.json()["detail"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_missed_comes_with_the_version_and_undo_is_told_to_all() {
    let server = Running::new().await;
    let players = vec![server.guest("Anna").await, server.guest("Ben").await];
    let table = begun(&players, "principati", json!({ "wish": { "max_rounds": 6 } })).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    let mut undone = 0;
    for number in 0..40 {
        let Some(actor) = clients.iter().position(Client::is_to_act) else { break };
        clients[actor].act().await;
        let version = clients[actor].seat.view().version();
        let undo = json!({ "type": "undo", "id": format!("undo-{number}"), "version": version });
        let answer = players[actor].post(&format!("/api/v1/tables/{table}/commands"), &undo).await;
        if answer.status == 200 {
            undone += 1;
        } else {
            assert_eq!(answer.status, 409, "{}", answer.text());
            assert!(
                ["undo_chance", "undo_others", "undo_revealed"].contains(&answer.code().as_str()),
                "{}",
                answer.code()
            );
        }
        let version =
            if answer.status == 200 { answer.json()["version"].as_u64().unwrap() as u32 } else { version };
        for client in &mut clients {
            while client.seat.view().version() < version {
                client.hear().await;
            }
        }
        if answer.status == 200 {
            clients[actor].act().await;
            let version = clients[actor].seat.view().version();
            for client in &mut clients {
                while client.seat.view().version() < version {
                    client.hear().await;
                }
            }
        }
    }
    assert!(undone > 3, "{undone} acts were taken back");
    // A client that comes back late knows the same, whichever way it comes.
    for (client, player) in clients.iter().zip(&players) {
        let version = client.seat.view().version();
        let told = player.get(&format!("/api/v1/tables/{table}/journal?since=0")).await.json();
        assert_eq!(told["entries"].as_array().unwrap().len(), version as usize);
        let late = Client::new(player, &table).await;
        assert_eq!(late.seat.view().observation(), client.seat.view().observation());
        let none = player.get(&format!("/api/v1/tables/{table}/journal?since={}", version + 1)).await;
        assert_eq!(none.code(), "no_such_version");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_are_forbidden_allowed_or_a_round_late() {
    let server = Running::new().await;
    let stranger = server.stranger();
    for kind in ["forbidden", "live", "delayed"] {
        let (players, table) = pair(&server, json!({ "spectators": kind, "public": true })).await;
        let mut clients = Vec::new();
        for player in &players {
            clients.push(Client::new(player, &table).await);
        }
        play(&mut clients, 30).await;
        let version = clients[0].seat.view().version();
        let at = |what: &str| format!("/api/v1/tables/{table}/{what}");
        let mut socket = stranger.socket().await;
        socket.follow(&table, 0).await;
        match kind {
            "forbidden" => {
                assert_eq!(socket.until(&["problem", "hello"]).await["code"], "no_spectators");
                for what in
                    ["hello", "journal", "position", "legal", "log", "record", "chat", "stream", "clocks"]
                {
                    assert_eq!(stranger.get(&at(what)).await.code(), "no_spectators", "{what}");
                }
            }
            "live" => {
                assert_eq!(socket.until(&["hello"]).await["version"], version);
                let told = socket.until(&["told"]).await;
                assert_eq!(told["entries"].as_array().unwrap().len(), version as usize);
                let record = stranger.get(&at("record")).await.json();
                assert_eq!(record["seen_by"], "spectator");
            }
            _ => {
                let late = socket.until(&["hello"]).await["version"].as_u64().unwrap() as u32;
                let told = socket.until(&["told"]).await;
                assert!(late < version && late > 0, "{late} of {version}");
                assert_eq!(told["entries"].as_array().unwrap().len(), late as usize);
                for what in ["position", "legal", "log"] {
                    assert_eq!(stranger.get(&at(what)).await.json()["version"], late, "{what}");
                }
                assert_eq!(stranger.get(&at("record")).await.status, 403);
                assert_eq!(
                    stranger.get(&at(&format!("journal?since={version}"))).await.code(),
                    "no_such_version"
                );
                // The delayed entries are those that happened, in order and without gaps.
                play(&mut clients, 30).await;
                let more = socket.until(&["told"]).await;
                assert_eq!(more["since"], late);
                assert_eq!(more["entries"][0]["version"], late + 1);
                play(&mut clients, 5000).await;
                let entries = stranger.get(&at("journal")).await.json()["entries"].as_array().unwrap().len();
                assert_eq!(entries, clients[0].seat.view().version() as usize, "all is shown at the end");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_are_taken_left_and_handed_to_bots_before_the_game_and_a_link_seats_nobody() {
    let server = Running::new().await;
    let [anna, ben, carl] =
        [server.guest("Anna").await, server.guest("Ben").await, server.guest("Carl").await];
    let card =
        anna.open(&json!({ "game": "fuerstenfeld", "wish": { "players": 3 }, "begins": "on_word" })).await;
    let id = card["id"].as_str().unwrap();
    let (at, seat) = (format!("/api/v1/tables/{id}"), |seat: u8| format!("/api/v1/tables/{id}/seats/{seat}"));
    let seen: TableCard = from(ben.get(&at).await.json());
    assert_eq!((seen.viewer, seen.is_own), (princely_protocol::Viewer::Spectator, false));
    let mut socket = ben.socket().await;
    socket.follow(id, 0).await;
    assert_eq!(socket.until(&["card"]).await["card"]["stage"], "open");
    assert_eq!(ben.post(&seat(1), &json!({})).await.status, 200);
    assert_eq!(socket.until(&["card"]).await["card"]["viewer"], json!({ "type": "seat", "seat": 1 }));
    assert_eq!(ben.post(&seat(1), &json!({})).await.status, 200, "sitting down twice is harmless");
    assert_eq!(ben.post(&seat(2), &json!({})).await.code(), "sits_already");
    assert_eq!(carl.post(&seat(1), &json!({})).await.code(), "seat_taken");
    assert_eq!(carl.post(&seat(9), &json!({})).await.code(), "no_such_seat");
    assert_eq!(carl.send("DELETE", &seat(1), None).await.code(), "not_your_seat");
    assert_eq!(carl.send("PUT", &seat(2), Some(r#"{"type":"bot","level":"easy"}"#.into())).await.status, 403);
    assert_eq!(
        anna.send("PUT", &seat(2), Some(r#"{"type":"bot","level":"cmd:rm"}"#.into())).await.code(),
        "no_such_bot"
    );
    assert_eq!(ben.send("DELETE", &seat(1), None).await.status, 200);
    assert_eq!(carl.post(&seat(1), &json!({})).await.status, 200);
    assert_eq!(anna.post(&seat(0), &json!({})).await.status, 200);
    assert_eq!(carl.post(&format!("{at}/start"), &json!({})).await.status, 403);
    let begun = anna.post(&format!("{at}/start"), &json!({})).await.json();
    assert_eq!((&begun["stage"], &begun["seats"][2]["sitter"]["type"]), (&json!("running"), &json!("bot")));
    assert_eq!(ben.post(&seat(2), &json!({})).await.code(), "begun");
    assert_eq!(socket.until(&["hello"]).await["viewer"]["type"], "spectator");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_lists_public_tables_page_by_page_and_private_ones_to_their_players() {
    let server = Running::new().await;
    let [anna, ben] = [server.guest("Anna").await, server.guest("Ben").await];
    let mut public = Vec::new();
    for number in 0..7 {
        let table = json!({ "game": "principati", "seats": [{ "type": "me" }], "public": number != 3 });
        let id = anna.open(&table).await["id"].as_str().unwrap().to_owned();
        if number != 3 {
            public.push(id);
        }
    }
    public.reverse();
    let (mut found, mut after) = (Vec::new(), String::new());
    loop {
        let page = ben.get(&format!("/api/v1/tables?stage=open&game=principati&limit=4{after}")).await.json();
        found.extend(
            page["tables"].as_array().unwrap().iter().map(|card| card["id"].as_str().unwrap().to_owned()),
        );
        match page["next"].as_str() {
            Some(next) => after = format!("&after={next}"),
            None => break,
        }
    }
    // Tables that were opened in the same millisecond may come in either order.
    found.sort();
    public.sort();
    assert_eq!(found, public);
    let mine = anna.get("/api/v1/tables?mine=true").await.json();
    assert_eq!(mine["tables"].as_array().unwrap().len(), 7);
    assert_eq!(server.stranger().get("/api/v1/tables?mine=true").await.status, 401);
    for nonsense in ["stage=x", "limit=x", "after=x", "nonsense=1"] {
        assert_eq!(ben.get(&format!("/api/v1/tables?{nonsense}")).await.status, 400, "{nonsense}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_player_can_let_only_some_tables_wait_for_players() {
    let server = Running::new().await;
    let [anna, ben] = [server.guest("Anna").await, server.guest("Ben").await];
    let table = json!({ "game": "principati", "seats": [{ "type": "me" }], "public": true });
    let mut last = String::new();
    for _ in 0..12 {
        last = anna.open(&table).await["id"].as_str().unwrap().to_owned();
    }
    let refused = anna.post("/api/v1/tables", &table).await;
    assert_eq!(refused.status, 429);
    assert_eq!(refused.code(), "too_many");
    // Others open theirs, and a table that has begun no longer counts.
    ben.open(&table).await;
    assert_eq!(anna.post(&format!("/api/v1/tables/{last}/start"), &json!({})).await.status, 200);
    anna.open(&table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_resigned_and_played_again_by_consent() {
    let server = Running::new().await;
    let (players, table) = pair(&server, json!({})).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    play(&mut clients, 3).await;
    let version = clients[0].seat.view().version();
    clients[0].send(&json!({ "type": "resign", "id": "enough", "version": version })).await;
    clients[1].hear().await;
    assert!(clients.iter().all(Client::is_over));
    let offer = clients[1]
        .send(&json!({ "type": "offer", "id": "again", "version": 0, "proposal": { "type": "rematch" } }))
        .await;
    clients[0].hear().await;
    clients[0]
        .send(&json!({ "type": "answer", "id": "yes", "offer": offer["version"], "agrees": true }))
        .await;
    let card = players[0].get(&format!("/api/v1/tables/{table}")).await.json();
    assert_eq!(card["winners"], json!([1]));
    let next = players[0].get(&format!("/api/v1/tables/{}", card["rematch"].as_str().unwrap())).await.json();
    assert_eq!((&next["stage"], &next["viewer"]["seat"]), (&json!("running"), &json!(0)), "the same seat");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_for_who_leaves_and_hands_back() {
    let server = Running::new().await;
    let (players, table) = pair(&server, json!({})).await;
    let mut anna = Client::new(&players[0], &table).await;
    let at = format!("/api/v1/tables/{table}/commands");
    let nobody = json!({ "type": "take_over", "id": "t0", "level": "cmd:evil" });
    assert_eq!(players[1].post(&at, &nobody).await.code(), "no_such_bot");
    let leave = json!({ "type": "take_over", "id": "t1", "level": "greedy" });
    assert_eq!(players[1].post(&at, &leave).await.status, 200);
    for _ in 0..12 {
        while !anna.is_to_act() {
            anna.hear().await;
        }
        anna.act().await;
    }
    assert_eq!(players[1].post(&at, &json!({ "type": "return", "id": "r1" })).await.status, 200);
    let card = players[1].get(&format!("/api/v1/tables/{table}")).await.json();
    assert_eq!(card["seats"][1]["sitter"]["type"], "person");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_runs_out_of_time_is_replaced_by_a_bot_or_has_lost() {
    let server = Running::new().await;
    for (time_out, ends) in [("stand_in", false), ("loses", true)] {
        let more = json!({ "pace": { "type": "turn", "turn_ms": 1000 }, "time_out": time_out });
        let (players, table) = pair(&server, more).await;
        let mut socket = players[0].socket().await;
        socket.follow(&table, 0).await;
        assert_eq!(socket.until(&["clocks"]).await["clocks"].as_array().unwrap().len(), 2);
        let mut kinds = Vec::new();
        while !kinds.contains(&"time_out".to_owned()) {
            let told = socket.until(&["told"]).await;
            kinds.extend(
                told["entries"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|entry| entry["type"].as_str().unwrap().to_owned()),
            );
        }
        assert_eq!(kinds.contains(&"end".to_owned()), ends, "{kinds:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_takes_part_in_the_luck_and_the_record_proves_it() {
    let server = Running::new().await;
    let [anna, ben] = [server.guest("Anna").await, server.guest("Ben").await];
    let card = anna.open(&json!({ "game": "fuerstenfeld", "wish": { "players": 2 } })).await;
    let id = card["id"].as_str().unwrap();
    let bytes = [[1u8; 32], [2u8; 32]];
    for ((seat, player), bytes) in [&anna, &ben].into_iter().enumerate().zip(&bytes) {
        let sum = princely_table::fair::hex(&princely_table::fair::commitment(bytes).0);
        let answer =
            player.post(&format!("/api/v1/tables/{id}/seats/{seat}"), &json!({ "commitment": sum })).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
    assert_eq!(anna.get(&format!("/api/v1/tables/{id}")).await.json()["stage"], "beginning");
    let nonce = format!("/api/v1/tables/{id}/nonce");
    let wrong = json!({ "nonce": princely_table::fair::hex(&[7; 32]) });
    assert_eq!(anna.post(&nonce, &wrong).await.code(), "malformed");
    for (player, bytes) in [&anna, &ben].into_iter().zip(&bytes) {
        let answer = player.post(&nonce, &json!({ "nonce": princely_table::fair::hex(bytes) })).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
    let hello = anna.get(&format!("/api/v1/tables/{id}/hello")).await.json();
    assert_eq!(hello["commitments"]["host"], card["commitment"]);
    assert!(hello["commitments"]["seats"][1].is_string());
    let running = anna.get(&format!("/api/v1/tables/{id}/record")).await.text();
    assert!(!running.contains(r#""secret":""#), "the secret of a running game is told");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_begins_without_the_numbers_that_never_come() {
    let server = Running::new().await;
    let [anna, ben] = [server.guest("Anna").await, server.guest("Ben").await];
    let card = anna.open(&json!({ "game": "principati" })).await;
    let id = card["id"].as_str().unwrap();
    let mut socket = anna.socket().await;
    socket.follow(id, 0).await;
    let sum = princely_table::fair::hex(&[9; 32]);
    assert_eq!(
        anna.post(&format!("/api/v1/tables/{id}/seats/0"), &json!({ "commitment": sum })).await.status,
        200
    );
    assert_eq!(ben.post(&format!("/api/v1/tables/{id}/seats/1"), &json!({})).await.status, 200);
    assert_eq!(socket.until(&["hello"]).await["commitments"]["seats"][0], json!(sum));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_talk_and_who_looks_on_reads() {
    let server = Running::new().await;
    let (players, table) = pair(&server, json!({})).await;
    let stranger = server.stranger();
    let mut socket = stranger.socket().await;
    socket.follow(&table, 0).await;
    socket.until(&["told"]).await;
    let at = format!("/api/v1/tables/{table}/chat");
    let line = json!({ "id": "c1", "text": "<b>hello</b> & \u{202e}good luck" });
    assert_eq!(players[0].post(&at, &line).await.status, 201);
    assert_eq!(players[0].post(&at, &line).await.status, 201, "said twice it is said once");
    let chat = socket.until(&["chat"]).await;
    let said = "<b>hello</b> & good luck";
    assert_eq!(chat["chat"]["lines"][0]["text"], said, "without the sign that turns the direction");
    let lines = stranger.get(&at).await.json()["lines"].as_array().unwrap().clone();
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert_eq!(stranger.post(&at, &line).await.status, 401);
    let carl = server.guest("Carl").await;
    assert_eq!(carl.post(&at, &line).await.code(), "not_your_seat");
    for text in ["", "   ", "\u{0}", &"x".repeat(501)] {
        assert_eq!(players[0].post(&at, &json!({ "id": "c2", "text": text })).await.status, 400, "{text:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn advice_is_given_where_the_table_allows_it() {
    let server = Running::new().await;
    for hints in [false, true] {
        let (players, table) = pair(&server, json!({ "hints": hints })).await;
        let mut clients = Vec::new();
        for player in &players {
            clients.push(Client::new(player, &table).await);
        }
        let actor = clients.iter().position(Client::is_to_act).unwrap();
        let ask = json!({ "id": "q", "question": { "type": "advice" } });
        let answer = players[actor].post(&format!("/api/v1/tables/{table}/questions"), &ask).await;
        if hints {
            let actions = answer.json()["reply"]["lines"][0]["actions"].clone();
            let preview = players[actor]
                .post(&format!("/api/v1/tables/{table}/preview"), &json!({ "actions": [actions[0]] }))
                .await;
            assert_eq!(preview.json()["reply"]["type"], "preview", "{}", preview.text());
        } else {
            assert_eq!(answer.code(), "no_hints");
        }
        let log = players[actor].get(&format!("/api/v1/tables/{table}/log?language=hu")).await.json();
        assert!(!log["reply"]["lines"].as_array().unwrap().is_empty());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_tells_the_same_as_a_socket_and_goes_on_after_a_break() {
    let server = Running::new().await;
    let (players, table) = pair(&server, json!({})).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    let mut heard: Vec<u32> = Vec::new();
    for _ in 0..2 {
        let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
        let last = heard.last().copied().unwrap_or(0);
        let request = format!(
            "GET /api/v1/tables/{table}/stream HTTP/1.1\r\nHost: x\r\nLast-Event-ID: {last}\r\nCookie: {}\r\n\r\n",
            players[0].cookie.as_ref().unwrap()
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        play(&mut clients, 6).await;
        let version = clients[0].seat.view().version();
        let mut text = String::new();
        while heard.last().copied().unwrap_or(0) < version {
            let mut bytes = [0; 8192];
            let count = tokio::time::timeout(Duration::from_secs(10), stream.read(&mut bytes))
                .await
                .unwrap()
                .unwrap();
            text += &String::from_utf8_lossy(&bytes[..count]);
            while let Some((event, rest)) = text.split_once("\n\n") {
                let data = event.lines().find_map(|line| line.strip_prefix("data: "));
                if let Some(FromServer::At { message: princely_protocol::FromHost::Told(told), .. }) =
                    data.and_then(|data| serde_json::from_str(data).ok())
                {
                    heard.extend(told.entries.iter().map(|entry| entry.version));
                }
                text = rest.to_owned();
            }
        }
    }
    let all: Vec<u32> = (1..=clients[0].seat.view().version()).collect();
    assert_eq!(heard, all);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_got_no_answer_sits_down_again_with_the_same_id_even_if_the_game_has_begun() {
    let server = Running::new().await;
    let [anna, ben, eve] = [server.guest("Anna").await, server.guest("Ben").await, server.guest("Eve").await];
    let new = json!({ "game": "fuerstenfeld", "wish": { "players": 2 }, "seats": [{ "type": "me" }] });
    let table = anna.open(&new).await["id"].as_str().unwrap().to_owned();
    let seat = |seat: u8| format!("/api/v1/tables/{table}/seats/{seat}");
    let first = ben.post(&seat(1), &json!({ "id": "sit-1" })).await;
    assert_eq!((first.status, &first.json()["stage"]), (200, &json!("running")), "{}", first.text());
    let again = ben.post(&seat(1), &json!({ "id": "sit-1" })).await;
    assert_eq!((again.status, &again.json()["viewer"]), (200, &first.json()["viewer"]), "{}", again.text());
    assert_eq!(ben.post(&seat(0), &json!({ "id": "sit-1" })).await.code(), "id_reused");
    assert_eq!(ben.post(&seat(1), &json!({ "id": "sit-2" })).await.code(), "begun");
    assert_eq!(eve.post(&seat(1), &json!({ "id": "sit-1" })).await.code(), "begun", "an id is nobody else's");
}

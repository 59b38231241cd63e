//! Nonsense, floods and tricks: the right answer, no panic, and the server goes on.

use crate::client::{Player, Running, raw};
use crate::games::{Client, begun, play};
use futures_util::{SinkExt, StreamExt};
use princely_server::{Settings, Time};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::tungstenite::Message;

async fn table(server: &Running) -> (Vec<Player>, String) {
    let players = vec![server.guest("Anna").await, server.guest("Ben").await];
    let table = begun(&players, "fuerstenfeld", json!({})).await;
    (players, table)
}

/// After all that, the table can still be played.
async fn still_plays(players: &[Player], table: &str) {
    let mut clients = Vec::new();
    for player in players {
        clients.push(Client::new(player, table).await);
    }
    assert_eq!(play(&mut clients, 3).await, 3);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn malformed_bodies_are_refused_with_the_right_status() {
    let server = Running::new().await;
    let (players, table) = table(&server).await;
    let deep = "[".repeat(100_000);
    let deep_action = format!(
        r#"{{"type":"act","id":"x","version":1,"actions":[{}1{}]}}"#,
        "[".repeat(5000),
        "]".repeat(5000)
    );
    let bodies: Vec<(String, u16)> = vec![
        ("{".into(), 400),
        ("null".into(), 400),
        ("[]".into(), 400),
        ("\u{0}".into(), 400),
        (r#"{"type":"nothing"}"#.into(), 400),
        (r#"{"type":"act"}"#.into(), 400),
        (r#"{"type":"act","id":"","version":1,"actions":[]}"#.into(), 400),
        (r#"{"type":"act","id":"a b","version":1,"actions":[]}"#.into(), 400),
        (r#"{"type":"act","id":"x","version":-1,"actions":[]}"#.into(), 400),
        (r#"{"type":"act","id":"x","version":4294967296,"actions":[]}"#.into(), 400),
        (r#"{"type":"act","id":"x","version":1e99,"actions":[]}"#.into(), 400),
        (r#"{"type":"act","id":"x","version":99999,"actions":[{}]}"#.into(), 400),
        (r#"{"type":"act","id":"x","version":1,"actions":[],"colour":"red"}"#.into(), 400),
        (r#"{"type":"undo","id":"x","version":1,"seat":0}"#.into(), 400),
        (r#"{"type":"resign","id":"x","version":1,"why":"tired"}"#.into(), 400),
        (r#"{"type":"answer","id":"n","offer":1,"agrees":true,"seat":1}"#.into(), 400),
        (r#"{"type":"offer","id":"o","version":1,"proposal":{"type":"undo","to":1,"all":true}}"#.into(), 400),
        (r#"{"type":"take_over","id":"t","level":"easy","seat":1}"#.into(), 400),
        (r#"{"type":"ask","id":"q","question":{"type":"legal","seat":1}}"#.into(), 400),
        (r#"{"type":"follow","wire":1,"since":0}"#.into(), 400),
        (r#"{"type":"undo","id":"u","version":4294967295}"#.into(), 400),
        (r#"{"type":"answer","id":"n","offer":4294967295,"agrees":true}"#.into(), 400),
        (r#"{"type":"offer","id":"o","version":1,"proposal":{"type":"undo","to":4294967295}}"#.into(), 409),
        (deep[..60_000].to_owned(), 400),
        (deep_action, 400),
        (format!(r#"{{"x":"{}"}}"#, "y".repeat(70_000)), 413),
    ];
    for (body, status) in bodies {
        for player in &players {
            let answer =
                player.send("POST", &format!("/api/v1/tables/{table}/commands"), Some(body.clone())).await;
            let shown: String = body.chars().take(80).collect();
            assert_eq!(answer.status, status, "{shown}: {}", answer.text());
            assert_eq!(answer.header("content-type"), Some("application/problem+json"), "{shown}");
        }
    }
    for (path, body) in [
        ("/api/v1/tables", r#"{"game":"chess"}"#),
        ("/api/v1/tables", r#"{"game":"fuerstenfeld","wish":{"players":99}}"#),
        ("/api/v1/tables", r#"{"game":"fuerstenfeld","wish":{"variant":"x"}}"#),
        ("/api/v1/tables", r#"{"game":"fuerstenfeld","wish":{"switches":{"x":1}}}"#),
        ("/api/v1/tables", r#"{"game":"fuerstenfeld","wish":{"table":{"name":"x","text":"]["}}}"#),
        ("/api/v1/tables", r#"{"game":"fuerstenfeld","seats":[{"type":"me"},{"type":"me"}]}"#),
        ("/api/v1/tables", r#"{"game":"fuerstenfeld","seats":[{"type":"bot","level":"master@999999"}]}"#),
        ("/api/v1/tables", r#"{"game":"fuerstenfeld","pace":{"type":"turn","turn_ms":0}}"#),
        ("/api/v1/tables", r#"{"game":"fuerstenfeld","spectator":"live"}"#),
        ("/api/v1/guests", r#"{"name":7}"#),
        ("/api/v1/accounts", r#"{"name":"x","password":"long enough"}"#),
        ("/api/v1/accounts", r#"{"name":"Anna Long","password":"short"}"#),
    ] {
        let answer = players[0].send("POST", path, Some(body.into())).await;
        assert!((400..=404).contains(&answer.status), "{path} {body}: {} {}", answer.status, answer.text());
    }
    still_plays(&players, &table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strange_addresses_find_nothing() {
    let server = Running::new().await;
    let stranger = server.stranger();
    for path in [
        "/api/v1/tables/../../etc/passwd",
        "/api/v1/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "/api/v1/tables/%00",
        "/api/v1/tables/%ff",
        "/api/v1/tables/ABC",
        "/api/v1/tables/abcdefghijkmnpqr",
        "/api/v1/tables/abcdefghijkmnpqr/seats/-1",
        "/api/v1/tables/abcdefghijkmnpqr/seats/999",
        "/api/v1/nothing",
        "/api/nothing",
        "/assets/../../Cargo.toml",
        "/..%2f..%2fCargo.toml",
        "/nothing.js",
    ] {
        let answer = stranger.get(path).await;
        assert!(matches!(answer.status, 400 | 404 | 405), "{path}: {} {}", answer.status, answer.text());
    }
    assert_eq!(stranger.send("BREW", "/api/v1/house", None).await.status, 405);
    let huge = format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "x".repeat(200_000));
    assert!(matches!(raw(server.address, huge.as_bytes()).await.status, 0 | 400 | 414 | 431));
    assert!(matches!(raw(server.address, b"\x16\x03\x01\x02\x00nonsense\r\n\r\n").await.status, 0 | 400));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_over_a_socket_is_answered_and_too_long_messages_end_it() {
    let server = Running::new().await;
    let (players, table) = table(&server).await;
    let mut socket = players[0].socket().await;
    let unknown = [
        json!({ "type": "ping", "id": "x", "colour": "red" }).to_string(),
        json!({ "type": "at", "table": table, "message": { "type": "follow", "wire": princely_protocol::WIRE, "since": 0, "as": 1 } })
            .to_string(),
    ];
    let nonsense =
        ["", "{", "null", "[[[[", r#"{"type":"at"}"#, r#"{"type":"x","table":"y"}"#, &"[".repeat(60_000)];
    for text in nonsense.into_iter().chain(unknown.iter().map(String::as_str)) {
        socket.stream.send(Message::text(text.to_owned())).await.unwrap();
        let answer = socket.next().await;
        assert_eq!(
            (&answer["type"], &answer["problem"]["code"]),
            (&json!("problem"), &json!("malformed")),
            "{text:.20}"
        );
    }
    socket.stream.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    assert_eq!(socket.next().await["problem"]["code"], "malformed");
    for (name, code) in [
        ("../x", "no_such_table"),
        ("abcdefghijkmnpqr", "no_such_table"),
        (&"x".repeat(500), "no_such_table"),
    ] {
        socket.follow(name, 0).await;
        assert_eq!(socket.until(&["problem"]).await["code"], code, "{name:.20}");
    }
    socket.at(&table, &json!({ "type": "follow", "wire": 99, "since": 0 })).await;
    assert_eq!(socket.until(&["problem"]).await["code"], "wire_version");
    socket.at(&table, &json!({ "type": "follow", "wire": princely_protocol::WIRE, "since": 99999 })).await;
    assert_eq!(socket.until(&["problem"]).await["code"], "no_such_version");
    socket.stream.send(Message::text("x".repeat(70_000))).await.unwrap();
    assert_eq!(socket.next().await, Value::Null, "a message that is too long ends the socket");
    still_plays(&players, &table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_messages_ends_the_socket_and_a_flood_of_requests_is_told_to_wait() {
    let server = Running::new().await;
    let (players, table) = table(&server).await;
    let mut socket = players[0].socket().await;
    for number in 0..400 {
        let ping = json!({ "type": "ping", "id": format!("p{number}") });
        if socket.stream.send(Message::text(ping.to_string())).await.is_err() {
            break;
        }
    }
    let mut last = Value::Null;
    while let Some(Ok(message)) = socket.stream.next().await {
        if let Message::Text(text) = message {
            last = serde_json::from_str(&text).unwrap();
        }
    }
    assert_eq!(last, json!({ "type": "bye", "reason": "too_many" }));
    still_plays(&players, &table).await;
    let mut told = 0;
    for _ in 0..400 {
        let answer = players[0].get("/api/v1/me").await;
        assert!(matches!(answer.status, 200 | 429));
        told += u32::from(answer.status == 429);
    }
    assert!(told > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_read_is_dropped_and_nobody_else_notices() {
    let server = Running::new().await;
    let (players, table) = table(&server).await;
    // A socket by hand, which never reads; its buffers are small.
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    let request = format!(
        "GET /api/v1/socket HTTP/1.1\r\nHost: {}\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {}\r\n\r\n",
        server.address,
        players[0].cookie.as_ref().unwrap()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut head = [0; 512];
    assert!(stream.read(&mut head).await.unwrap() > 0);
    let follow = json!({ "type": "at", "table": table, "message": { "type": "follow", "wire": princely_protocol::WIRE, "since": 0 } });
    let text = follow.to_string();
    let mut frame = vec![0x81, 0x80 | 126];
    frame.extend((text.len() as u16).to_be_bytes());
    frame.extend([0; 4]); // a mask of zeros changes nothing
    frame.extend(text.bytes());
    stream.write_all(&frame).await.unwrap();
    still_plays(&players, &table).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    let acts = play(&mut clients, 5000).await;
    assert!(acts > 20);
    drop(stream);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_half_open_connections_do_not_stop_the_others() {
    let server = Running::new().await;
    let mut open = Vec::new();
    for _ in 0..1000 {
        let mut stream = from(ATTACKER, &server).await;
        // A connection that is not let in ends at once.
        let _ = stream.write_all(b"GET /api/v1/house HTTP/1.1\r\nHost:").await;
        open.push(stream);
    }
    let (players, table) = table(&server).await;
    still_plays(&players, &table).await;
    // The server gives them up after a while.
    let mut first = open.swap_remove(0);
    let mut rest = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(25), first.read_to_end(&mut rest)).await;
    assert!(ended.is_ok(), "a request whose head never comes is given up");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_there_is_too_much_to_do_new_tables_are_refused_and_games_go_on() {
    let settings = Settings { bot_ms: Some(0), most_tables: Some(3), ..Settings::default() };
    let server = Running::set(Arc::new(TempDir::new().unwrap()), Time::Real, settings).await;
    let (players, table) = table(&server).await;
    let mut refused = Vec::new();
    for _ in 0..4 {
        let answer = players[0].post("/api/v1/tables", &json!({ "game": "principati" })).await;
        match answer.status {
            201 => assert!(refused.is_empty()),
            _ => refused.push(answer),
        }
    }
    assert_eq!(refused.len(), 2, "three tables have room");
    for answer in refused {
        assert_eq!((answer.status, answer.code().as_str()), (503, "busy"));
        assert!(answer.header("retry-after").is_some());
    }
    still_plays(&players, &table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_is_well_and_says_so() {
    let server = Running::new().await;
    let stranger = server.stranger();
    assert_eq!(stranger.get("/healthz").await.text(), "ok\n");
    assert_eq!(stranger.get("/readyz").await.status, 200);
    let metrics = stranger.get("/metrics").await.text();
    for line in [
        "# TYPE princely_store_commits_total counter",
        "# TYPE princely_http_seconds histogram",
        "princely_http_answers_total{method=\"GET\",route=\"/readyz\",status=\"200\"} 1",
        "princely_http_seconds_count{route=\"/healthz\"} 1",
        "princely_store_commit_seconds_bucket{le=\"+Inf\"}",
        "princely_games_running 0",
        "princely_store_bytes ",
        "princely_connections ",
    ] {
        assert!(metrics.lines().any(|one| one.starts_with(line)), "{line}: {metrics}");
    }
    let document = stranger.get("/api/openapi.json").await.json();
    assert!(document["paths"]["/api/v1/tables/{table}/commands"]["post"].is_object());
    let page = stranger.get("/api/docs").await;
    assert!(page.status == 200 && !page.text().contains("<script"));
    assert_eq!(stranger.get("/api/v1/house").await.json()["games"].as_array().unwrap().len(), 2);
}

/// Another address of this machine than the one by which players come.
const ATTACKER: &str = "127.0.0.2:0";

/// A connection from this address.
async fn from(address: &str, server: &Running) -> tokio::net::TcpStream {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind(address.parse().unwrap()).unwrap();
    socket.connect(server.address).await.unwrap()
}

/// Requests with a body of which only the first byte comes.
async fn stalled(count: usize, address: &str, server: &Running) -> Vec<tokio::net::TcpStream> {
    let head = "POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                Content-Length: 5000\r\n\r\n{";
    let mut open = Vec::new();
    for _ in 0..count {
        let mut stream = from(address, server).await;
        let _ = stream.write_all(head.as_bytes()).await;
        open.push(stream);
    }
    open
}

/// What a server says on a connection until it closes it.
async fn last_words(mut stream: tokio::net::TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(30), stream.read_to_end(&mut bytes)).await;
    let _ = read.expect("the connection is closed");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bodies_that_never_come_neither_stop_others_nor_the_server_itself() {
    let server = Running::new().await;
    let (players, table) = table(&server).await;
    let mut open = stalled(1040, ATTACKER, &server).await;
    // Others are answered, and so is the question whether the server is well, even at the attacker's address.
    still_plays(&players, &table).await;
    for _ in 0..20 {
        assert_eq!(players[0].get("/healthz").await.text(), "ok\n");
        let mut stream = from(ATTACKER, &server).await;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
        assert!(last_words(stream).await.ends_with("ok\n"));
    }
    let mut stream = from(ATTACKER, &server).await;
    stream.write_all(b"GET /api/v1/house HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    let refused = last_words(stream).await;
    assert!(
        refused.starts_with("HTTP/1.1 429") && refused.contains("\r\nconnection: close\r\n"),
        "{refused}"
    );
    // A body that does not come is given up, with an answer that says so.
    let late = last_words(open.swap_remove(0)).await;
    assert!(late.starts_with("HTTP/1.1 408") && late.contains("\r\nconnection: close\r\n"), "{late}");
    // After that the address is welcome again.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let mut stream = from(ATTACKER, &server).await;
    stream.write_all(b"GET /api/v1/house HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
    assert!(last_words(stream).await.starts_with("HTTP/1.1 200"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_waits_neither_for_bodies_nor_for_heads_nor_for_readers() {
    let server = Running::new().await;
    let open = stalled(10, ATTACKER, &server).await;
    let mut half = from(ATTACKER, &server).await;
    half.write_all(b"GET /api/v1/house HTTP/1.1\r\nHost:").await.unwrap();
    assert_eq!(server.stranger().get("/healthz").await.status, 200);
    let begin = std::time::Instant::now();
    server.end().await;
    assert!(begin.elapsed() < Duration::from_secs(4), "{:?}", begin.elapsed());
    for stream in open {
        let words = last_words(stream).await;
        assert!(words.is_empty() || words.starts_with("HTTP/1.1 503"), "{words}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_leaves_a_body_unread_says_that_it_closes_the_connection() {
    let settings = Settings { people_per_address: Some(1), ..Settings::default() };
    let server = Running::set(Arc::new(TempDir::new().unwrap()), Time::Real, settings).await;
    let body = json!({ "game": "principati" }).to_string();
    let request = format!(
        "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    // A page of somebody else may not open tables; the body is not even read.
    let foreign = request.replace("Host: x", "Host: x\r\nOrigin: https://evil.example");
    let refused = raw(server.address, foreign.as_bytes()).await;
    assert_eq!((refused.status, refused.header("connection")), (403, Some("close")));
    // Too many requests: the same. Asking whether the server is ready counts too.
    let stranger = server.stranger();
    let mut told = refused;
    for _ in 0..5 {
        let mut asked = 0;
        while stranger.get("/readyz").await.status != 429 {
            asked += 1;
            assert!(asked < 20_000, "it is limited");
        }
        told = raw(server.address, request.as_bytes()).await;
        if told.status == 429 {
            break;
        }
    }
    assert_eq!((told.status, told.header("connection")), (429, Some("close")), "{}", told.text());
    assert!(told.header("retry-after").is_some());
    assert_eq!(stranger.get("/healthz").await.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asking_whether_the_server_is_ready_does_not_write_each_time() {
    let server = Running::new().await;
    let before = server.hall.store.pulse().writes;
    for _ in 0..50 {
        assert_eq!(server.stranger().get("/readyz").await.text(), "ready\n");
    }
    let written = server.hall.store.pulse().writes - before;
    assert!((1..10).contains(&written), "{written}");
}

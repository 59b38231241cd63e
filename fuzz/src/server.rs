//! A server that gets any bytes. It runs in this process, with a running game for two.

use crate::edit::change_within;
use arbitrary::{Result, Unstructured};
use princely_fuerstenfeld::Fuerstenfeld;
use princely_server::{Server, Settings};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::{LazyLock, Mutex};
use std::time::Duration;
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

/// A server that does not answer within this time has failed.
const PATIENCE: Duration = Duration::from_secs(20);

/// What can be sent, to which address, with which method. `TABLE` stands for the table of the game.
const SENT: &[(&str, &str, &str)] = &[
    ("POST", "/api/v1/guests", r#"{"name":"Anna"}"#),
    ("POST", "/api/v1/accounts", r#"{"name":"Anna","password":"correct horse"}"#),
    ("POST", "/api/v1/sessions", r#"{"name":"Anna","password":"correct horse"}"#),
    ("POST", "/api/v1/recoveries", r#"{"key":"abc"}"#),
    ("PATCH", "/api/v1/me", r#"{"name":"Ben"}"#),
    ("POST", "/api/v1/me/admin", r#"{"key":"abc"}"#),
    ("POST", "/api/v1/tokens", r#"{"label":"x","scopes":["read","play"],"days":1}"#),
    (
        "POST",
        "/api/v1/tables",
        r#"{"game":"fuerstenfeld","wish":{"players":3,"variant":"expert"},"seats":[{"type":"me"},{"type":"bot","level":"easy"}],"pace":{"type":"clock","game_ms":600000,"increment_ms":5000},"spectators":"delayed","hints":true}"#,
    ),
    ("POST", "/api/v1/tables", r#"{"game":"principati","wish":{"max_rounds":3},"pace":{"type":"days","days":3}}"#),
    ("POST", "/api/v1/tables/TABLE/seats/1", r#"{"commitment":null}"#),
    ("PUT", "/api/v1/tables/TABLE/seats/1", r#"{"type":"bot","level":"easy"}"#),
    ("POST", "/api/v1/tables/TABLE/start", "{}"),
    ("POST", "/api/v1/tables/TABLE/nonce", r#"{"nonce":"00"}"#),
    (
        "POST",
        "/api/v1/tables/TABLE/commands",
        r#"{"type":"act","id":"a","version":9,"actions":[{"sell":{"brewery":1,"goods":{"hops":1,"barley":0,"water":0}}}]}"#,
    ),
    ("POST", "/api/v1/tables/TABLE/commands", r#"{"type":"undo","id":"u","version":9}"#),
    ("POST", "/api/v1/tables/TABLE/commands", r#"{"type":"offer","id":"o","version":9,"proposal":{"type":"undo","to":5}}"#),
    ("POST", "/api/v1/tables/TABLE/commands", r#"{"type":"answer","id":"n","offer":9,"agrees":true}"#),
    ("POST", "/api/v1/tables/TABLE/commands", r#"{"type":"take_over","id":"t","level":"easy"}"#),
    ("POST", "/api/v1/tables/TABLE/commands", r#"{"type":"return","id":"r"}"#),
    ("POST", "/api/v1/tables/TABLE/preview", r#"{"actions":["end_phase"]}"#),
    ("POST", "/api/v1/tables/TABLE/questions", r#"{"id":"q","question":{"type":"choice","about":{}}}"#),
    ("POST", "/api/v1/tables/TABLE/questions", r#"{"id":"q","question":{"type":"log","since":3,"language":"de"}}"#),
    ("POST", "/api/v1/tables/TABLE/chat", r#"{"id":"c","text":"hello"}"#),
    ("SOCKET", "", r#"{"type":"at","table":"TABLE","message":{"type":"follow","wire":2,"since":0}}"#),
    ("SOCKET", "", r#"{"type":"at","table":"TABLE","message":{"type":"act","id":"a","version":9,"actions":["end_phase"]}}"#),
    ("SOCKET", "", r#"{"type":"at","table":"TABLE","message":{"type":"ask","id":"p","question":{"type":"position"}}}"#),
    ("SOCKET", "", r#"{"type":"ping","id":"p"}"#),
];

struct Sent {
    address: SocketAddr,
    /// The token that lifts the limits.
    token: String,
    /// Two players, and a stranger.
    cookies: [String; 3],
    table: String,
    socket: Mutex<Option<WebSocket<TcpStream>>>,
}

static SERVER: LazyLock<Sent> = LazyLock::new(Sent::begin);

impl Sent {
    fn begin() -> Sent {
        let folder = tempfile::tempdir().expect("there is a folder");
        let settings = Settings {
            listen: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
            data: Some(folder.keep()),
            bot_ms: Some(0),
            adviser: Some("strong@5".into()),
            ..Settings::default()
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime.expect("there is a runtime");
        let config = settings.config().expect("the settings make sense");
        let server = runtime.block_on(Server::open(config)).expect("the server begins");
        let (address, key) = (server.address, server.admin_key.clone().expect("it is new"));
        std::thread::spawn(move || runtime.block_on(server.run(std::future::pending())));
        let mut sent =
            Sent { address, token: String::new(), cookies: Default::default(), table: String::new(), socket: Mutex::default() };
        for number in 0..2 {
            let (head, _) = sent.ask(2, "POST", "/api/v1/guests", b"{}");
            let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a session begins");
            sent.cookies[number] = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        let made = |(head, body): (String, String)| -> Value {
            serde_json::from_str(&body).unwrap_or_else(|_| panic!("{head}{body}"))
        };
        sent.ask(0, "POST", "/api/v1/me/admin", json!({ "key": key }).to_string().as_bytes());
        let token = br#"{"label":"x","scopes":["read","play","unlimited"],"days":1}"#;
        let token = made(sent.ask(0, "POST", "/api/v1/tokens", token));
        sent.token = token["secret"].as_str().expect("a token is told once").to_owned();
        let table = br#"{"game":"fuerstenfeld","wish":{"players":2},"seats":[{"type":"me"}],"hints":true}"#;
        let table = made(sent.ask(0, "POST", "/api/v1/tables", table));
        sent.table = table["id"].as_str().expect("a table has an id").to_owned();
        let (head, _) = sent.ask(1, "POST", "/api/v1/tables/TABLE/seats/1", b"{}");
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        sent
    }

    /// Sends a request. Returns the head and the body of the answer.
    fn ask(&self, who: usize, method: &str, path: &str, body: &[u8]) -> (String, String) {
        let path = path.replace("TABLE", &self.table);
        let mut head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n",
            self.address
        );
        for (name, value) in [("Cookie", &self.cookies[who]), ("Authorization", &format!("Bearer {}", self.token))] {
            if !value.ends_with(' ') && !value.is_empty() {
                head += &format!("{name}: {value}\r\n");
            }
        }
        head += &format!("Content-Length: {}\r\n\r\n", body.len());
        let mut stream = TcpStream::connect(self.address).expect("the server listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a socket has a timeout");
        // A server that has refused already may have closed its side.
        let _ = stream.write_all(&[head.as_bytes(), body].concat());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        (head.to_owned(), body.to_owned())
    }

    /// Sends a message over the socket, and waits until a ping after it is answered or the socket is closed.
    fn over_the_socket(&self, text: &str) {
        let mut socket = self.socket.lock().expect("no thread has failed");
        let open = socket.get_or_insert_with(|| {
            let mut request = format!("ws://{}/api/v1/socket", self.address).into_client_request().expect("an address");
            let bearer = format!("Bearer {}", self.token).parse().expect("a token is plain");
            request.headers_mut().insert("cookie", self.cookies[0].parse().expect("a cookie is plain"));
            request.headers_mut().insert("authorization", bearer);
            let stream = TcpStream::connect(self.address).expect("the server listens");
            stream.set_read_timeout(Some(PATIENCE)).expect("a socket has a timeout");
            tungstenite::client(request, stream).expect("the socket opens").0
        });
        let sent = open
            .send(Message::text(text))
            .and_then(|()| open.send(Message::text(r#"{"type":"ping","id":"after-it"}"#)));
        let is_open = sent.is_ok()
            && loop {
                match open.read() {
                    Ok(Message::Text(text)) if text.contains("after-it") && text.contains("pong") => break true,
                    Ok(Message::Close(_)) => break false,
                    Ok(_) => {}
                    Err(tungstenite::Error::Io(error)) if error.kind() == std::io::ErrorKind::WouldBlock => {
                        panic!("the server does not answer to {text}")
                    }
                    Err(_) => break false,
                }
            };
        if !is_open {
            *socket = None;
        }
    }
}

/// Whatever is sent, the server answers, and never with an error of its own. Messages are all wrong, or almost right.
pub fn message(data: &[u8]) {
    let _ = send(&mut Unstructured::new(data));
}

fn send(u: &mut Unstructured<'_>) -> Result<()> {
    let &(method, path, usual) = u.choose(SENT)?;
    let who = u.choose_index(3)?;
    let usual = usual.replace("TABLE", &SERVER.table);
    let body = if u.ratio(1, 4)? {
        u.bytes(u.len())?.to_vec()
    } else {
        let mut body: Value = serde_json::from_str(&usual).expect("what is usual is JSON");
        for _ in 0..u.int_in_range(0..=3)? {
            change_within::<Fuerstenfeld>(&mut body, u)?;
        }
        body.to_string().into_bytes()
    };
    if method == "SOCKET" {
        SERVER.over_the_socket(&String::from_utf8_lossy(&body));
    } else {
        let (head, text) = SERVER.ask(who, method, path, &body);
        let shown = String::from_utf8_lossy(&body);
        assert!(head.starts_with("HTTP/1.1 ") && !head.starts_with("HTTP/1.1 500"), "{method} {path} {shown}: {head}\n{text}");
    }
    Ok(())
}

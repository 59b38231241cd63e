//! A small client: HTTP by hand, so that a test sees every byte, and a WebSocket.

use futures_util::{SinkExt, StreamExt};
use princely_server::{Hall, Server, Settings, Time};
use princely_store::{Sqlite, Store};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long a test waits for something that must come.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server in this process, with a folder of its own.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) admin_key: Option<String>,
    pub(crate) hall: Arc<Hall>,
    pub(crate) folder: Arc<TempDir>,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Running {
    pub(crate) async fn new() -> Running {
        Running::in_folder(Arc::new(TempDir::new().unwrap()), Time::Real).await
    }

    pub(crate) async fn in_folder(folder: Arc<TempDir>, time: Time) -> Running {
        Running::set(folder, time, Settings { bot_ms: Some(0), ..Settings::default() }).await
    }

    /// A server with these settings.
    pub(crate) async fn set(folder: Arc<TempDir>, time: Time, settings: Settings) -> Running {
        let settings = Settings {
            listen: Some("127.0.0.1:0".parse().unwrap()),
            data: Some(folder.path().into()),
            ..settings
        };
        let store = Arc::new(Sqlite::open(&folder.path().join("princely.db")).unwrap());
        Running { folder, ..Running::with_store(settings, store, time).await }
    }

    /// A server on this store.
    pub(crate) async fn with_store(settings: Settings, store: Arc<dyn Store>, time: Time) -> Running {
        let config = settings.config().unwrap();
        let folder = Arc::new(TempDir::new().unwrap());
        let server = Server::with_store(config, store, time).await.unwrap();
        let (address, hall, admin_key) = (server.address, server.hall(), server.admin_key.clone());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stopped = async { _ = stopped.await };
            server.run(stopped).await.unwrap();
        });
        Running { address, admin_key, hall, folder, stop: Some(stop), task }
    }

    /// Stops cleanly.
    pub(crate) async fn end(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        self.task.await.unwrap();
    }

    /// Stops cleanly, and begins again with the same database.
    pub(crate) async fn again(self) -> Running {
        self.again_at(Time::Real).await
    }

    /// The same, with this clock.
    pub(crate) async fn again_at(self, time: Time) -> Running {
        let folder = self.folder.clone();
        self.end().await;
        Running::in_folder(folder, time).await
    }

    /// Somebody new.
    pub(crate) async fn guest(&self, name: &str) -> Player {
        let mut player = self.stranger();
        let answer = player.post("/api/v1/guests", &json!({ "name": name })).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        player.id = answer.json()["player"]["id"].as_str().unwrap().to_owned();
        player.cookie = answer.cookie();
        player
    }

    /// Somebody without a cookie.
    pub(crate) fn stranger(&self) -> Player {
        Player { address: self.address, cookie: None, headers: Vec::new(), id: String::new() }
    }
}

/// Somebody with a browser.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) id: String,
}

/// An answer over HTTP.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub(crate) fn cookie(&self) -> Option<String> {
        let cookie = self.header("set-cookie")?.split(';').next()?;
        Some(cookie.to_owned()).filter(|cookie| !cookie.ends_with('='))
    }

    /// The code of a problem.
    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}

impl Player {
    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, Some(body.to_string())).await
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: Option<String>) -> Answer {
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        for (name, value) in &self.headers {
            request += &format!("{name}: {value}\r\n");
        }
        if let Some(cookie) = &self.cookie {
            request += &format!("Cookie: {cookie}\r\n");
        }
        if let Some(body) = &body {
            request += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        }
        request += "\r\n";
        request += &body.unwrap_or_default();
        raw(self.address, request.as_bytes()).await
    }

    /// Asks for a socket by hand.
    pub(crate) async fn upgrade(&self) -> Answer {
        let mut request = format!(
            "GET /api/v1/socket HTTP/1.1\r\nHost: {}\r\nConnection: upgrade, close\r\n",
            self.address
        );
        for (name, value) in &self.headers {
            request += &format!("{name}: {value}\r\n");
        }
        raw(self.address, (request + "\r\n").as_bytes()).await
    }

    /// Opens a table.
    pub(crate) async fn open(&self, table: &Value) -> Value {
        let answer = self.post("/api/v1/tables", table).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json()
    }

    /// A table as server-sent events.
    pub(crate) async fn events(&self, table: &str) -> Events {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let cookie = self.cookie.as_ref().map_or_else(String::new, |cookie| format!("Cookie: {cookie}\r\n"));
        let head =
            format!("GET /api/v1/tables/{table}/stream HTTP/1.1\r\nHost: {}\r\n{cookie}\r\n", self.address);
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut text = String::new();
        while !text.ends_with("\r\n\r\n") {
            let byte = tokio::time::timeout(PATIENCE, stream.read_u8()).await.expect("a head comes").unwrap();
            text.push(char::from(byte));
        }
        assert!(text.starts_with("HTTP/1.1 200"), "{text}");
        Events { stream, text: String::new() }
    }

    /// A socket, after its welcome.
    pub(crate) async fn socket(&self) -> Socket {
        let mut request = format!("ws://{}/api/v1/socket", self.address).into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        let mut socket = Socket { stream, bytes: Vec::new() };
        assert_eq!(socket.next().await["type"], "welcome");
        socket
    }
}

/// Server-sent events, read as they come.
pub(crate) struct Events {
    stream: TcpStream,
    /// All bytes after the head.
    pub(crate) text: String,
}

impl Events {
    /// Reads until an event tells of this version.
    pub(crate) async fn until(&mut self, version: u32) {
        self.until_mark(&format!("\"version\":{version},")).await;
    }

    /// Reads until an event shows the clocks of this version.
    pub(crate) async fn until_clocks(&mut self, version: u32) {
        self.until_mark(&format!("\"type\":\"clocks\",\"version\":{version},")).await;
    }

    /// Reads until this stands somewhere.
    pub(crate) async fn until_mark(&mut self, mark: &str) {
        let mut buffer = [0; 4096];
        while !self.text.contains(mark) || !self.text.ends_with("\n\r\n") {
            let read = tokio::time::timeout(PATIENCE, self.stream.read(&mut buffer)).await;
            let length = read.expect("an event comes").unwrap();
            assert_ne!(length, 0, "the stream ended before {mark}: {}", self.text);
            self.text += &String::from_utf8_lossy(&buffer[..length]);
        }
    }
}

/// Sends bytes, and reads the answer until the server closes.
pub(crate) async fn raw(address: SocketAddr, request: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // A server that has refused already may have closed its side.
    let _ = stream.write_all(request).await;
    let mut bytes = Vec::new();
    let read = stream.read_to_end(&mut bytes);
    let _ = tokio::time::timeout(PATIENCE, read).await.expect("the server answers");
    let head_end = bytes.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or(bytes.len());
    let head = String::from_utf8_lossy(&bytes[..head_end]).into_owned();
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).unwrap_or(0);
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(": ").map(|(name, value)| (name.to_owned(), value.to_owned())))
        .collect();
    let rest = bytes.get(head_end + 4..).unwrap_or_default();
    let is_chunked = headers
        .iter()
        .any(|(name, value)| name.eq_ignore_ascii_case("transfer-encoding") && value == "chunked");
    let body = if is_chunked { unchunk(rest) } else { rest.to_vec() };
    Answer { status, headers, body }
}

fn unchunk(mut bytes: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = bytes.windows(2).position(|two| two == b"\r\n") {
        let length = usize::from_str_radix(&String::from_utf8_lossy(&bytes[..end]), 16).unwrap_or(0);
        if length == 0 {
            break;
        }
        body.extend_from_slice(&bytes[end + 2..end + 2 + length]);
        bytes = &bytes[end + 4 + length..];
    }
    body
}

/// A socket.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every message that came, in order.
    pub(crate) bytes: Vec<String>,
}

impl Socket {
    pub(crate) async fn send(&mut self, message: &Value) {
        self.stream.send(Message::text(message.to_string())).await.unwrap();
    }

    /// Sends a message for a table.
    pub(crate) async fn at(&mut self, table: &str, message: &Value) {
        self.send(&json!({ "type": "at", "table": table, "message": message })).await;
    }

    pub(crate) async fn follow(&mut self, table: &str, since: u32) {
        self.at(table, &json!({ "type": "follow", "wire": princely_protocol::WIRE, "since": since })).await;
    }

    /// The next message; `Null` when the socket is closed.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("a message comes");
            match message {
                Some(Ok(Message::Text(text))) => {
                    self.bytes.push(text.to_string());
                    return serde_json::from_str(&text).unwrap();
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Value::Null,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The code with which the other side closes, after what else it may say.
    pub(crate) async fn closed(&mut self) -> u16 {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("the end comes");
            match message {
                Some(Ok(Message::Close(frame))) => return frame.map_or(0, |frame| frame.code.into()),
                Some(Ok(_)) => {}
                other => panic!("closed without a word: {other:?}"),
            }
        }
    }

    /// The next message from a table of one of these types; what comes before is passed over.
    pub(crate) async fn until(&mut self, types: &[&str]) -> Value {
        loop {
            let message = self.next().await;
            assert!(!message.is_null(), "the socket was closed while waiting for {types:?}");
            if message["type"] == "at" && types.iter().any(|kind| message["message"]["type"] == *kind) {
                return message["message"].clone();
            }
            if types.iter().any(|kind| message["type"] == *kind) {
                return message;
            }
        }
    }
}

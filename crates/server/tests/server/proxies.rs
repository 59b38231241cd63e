//! The server behind nginx and behind Caddy, with the files of deploy/ that hosts copy.

use crate::client::{Player, Running, raw};
use crate::games::{Client, begun, play};
use princely_server::{Settings, Time};
use serde_json::json;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// How long a proxy may take to start.
const PATIENCE: Duration = Duration::from_secs(20);

/// Longer than anything that the server takes.
const TOO_LONG: usize = 9 << 20;

/// A proxy in front of a server. It ends with this value.
struct Proxy {
    child: Child,
    address: SocketAddr,
    _folder: TempDir,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Proxy {
    /// Starts a proxy with the file of deploy/, in which `changed` says where it listens and where the server is.
    async fn start(
        file: &str,
        command: fn(&Path, &str) -> Command,
        changed: impl Fn(&str, SocketAddr) -> String,
    ) -> Proxy {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(file);
        let text = std::fs::read_to_string(&path).unwrap();
        // Another program may take the port between our look and the proxy's: then the next one.
        for _ in 0..5 {
            let folder = TempDir::new().unwrap();
            let address = free();
            let mut child = command(folder.path(), &changed(&text, address))
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(std::fs::File::create(folder.path().join("stderr")).unwrap())
                .spawn()
                .unwrap_or_else(|error| panic!("{file}: {error}; cargo xtask setup installs it"));
            let listens = tokio::time::timeout(PATIENCE, async {
                while TcpStream::connect(address).await.is_err() {
                    if child.try_wait().unwrap().is_some() {
                        return false;
                    }
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                true
            });
            if listens.await == Ok(true) {
                return Proxy { child, address, _folder: folder };
            }
            let _ = child.kill();
            let _ = child.wait();
            let said = std::fs::read_to_string(folder.path().join("stderr")).unwrap();
            assert!(said.to_lowercase().contains("address already in use"), "{file}: {said}");
        }
        panic!("{file}: five ports were taken");
    }

    async fn nginx(server: SocketAddr) -> Proxy {
        let changed = move |text: &str, address: SocketAddr| {
            let lines = text.lines().filter(|line| !line.trim_start().starts_with("ssl_"));
            let text = lines.collect::<Vec<_>>().join("\n");
            replaced(
                &replaced(&text, "listen 443 ssl http2;", &format!("listen {address};")),
                "server 127.0.0.1:8080;",
                &format!("server {server};"),
            )
        };
        let command = |folder: &Path, text: &str| {
            let folder = folder.display();
            let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
                .map(|kind| format!("{kind}_temp_path {folder}/{kind};\n"))
                .concat();
            let whole = format!(
                "daemon off; master_process off; pid {folder}/pid; error_log stderr warn;\n\
                 events {{ worker_connections 256; }}\nhttp {{ access_log off; {temporary}\n{text}\n}}\n"
            );
            let file = format!("{folder}/nginx.conf");
            std::fs::write(&file, whole).unwrap();
            let mut command = Command::new("nginx");
            // Debian keeps it where ordinary users do not look.
            command.env("PATH", format!("{}:/usr/sbin", std::env::var("PATH").unwrap_or_default()));
            command.args(["-p", &folder.to_string(), "-e", "stderr", "-c", &file]);
            command
        };
        Proxy::start("nginx/princely.conf", command, changed).await
    }

    async fn caddy(server: SocketAddr) -> Proxy {
        let changed = move |text: &str, address: SocketAddr| {
            let text =
                replaced(text, "princely.example {", &format!("http://{address} {{\n\tbind 127.0.0.1"));
            let text = replaced(&text, "reverse_proxy 127.0.0.1:8080", &format!("reverse_proxy {server}"));
            format!("{{\n\tadmin off\n\tauto_https off\n}}\n{text}")
        };
        let command = |folder: &Path, text: &str| {
            let file = folder.join("Caddyfile");
            std::fs::write(&file, text).unwrap();
            let mut command = Command::new("caddy");
            command.env("HOME", folder).env("XDG_DATA_HOME", folder).env("XDG_CONFIG_HOME", folder);
            command.args(["run", "--adapter", "caddyfile", "--config"]).arg(file);
            command
        };
        Proxy::start("caddy/Caddyfile", command, changed).await
    }

    fn stranger(&self) -> Player {
        Player { address: self.address, cookie: None, headers: Vec::new(), id: String::new() }
    }
}

/// The text, changed where it must say this.
fn replaced(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "the file does not say '{from}'");
    text.replace(&format!("\n#   {from}"), "").replace(from, to)
}

/// A port that nobody uses.
fn free() -> SocketAddr {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_nginx_everything_works_and_addresses_are_true() {
    let server = served().await;
    let proxy = Proxy::nginx(server.address).await;
    everything_works(&server, &proxy).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_caddy_everything_works_and_addresses_are_true() {
    let server = served().await;
    let proxy = Proxy::caddy(server.address).await;
    everything_works(&server, &proxy).await;
}

async fn served() -> Running {
    let settings = Settings {
        behind_proxy: Some(true),
        bot_ms: Some(0),
        people_per_address: Some(1),
        ..Settings::default()
    };
    Running::set(Arc::new(TempDir::new().unwrap()), Time::Real, settings).await
}

async fn everything_works(server: &Running, proxy: &Proxy) {
    let stranger = proxy.stranger();
    assert_eq!(stranger.get("/healthz").await.status, 200);
    assert_eq!(stranger.get("/metrics").await.status, 404, "numbers about the server are for the host");

    // The server's compression arrives.
    let mut packed = stranger.clone();
    packed.headers.push(("Accept-Encoding".into(), "gzip".into()));
    assert_eq!(packed.get("/api/v1/openapi.json").await.header("content-encoding"), Some("gzip"));

    // A table: a socket and events tell at once what happens, while nothing is held back.
    let mut players = Vec::new();
    for name in ["Anna", "Ben"] {
        let mut player = stranger.clone();
        let came = player.post("/api/v1/guests", &json!({ "name": name })).await;
        assert_eq!(came.status, 201, "{}", came.text());
        player.cookie = came.cookie();
        players.push(player);
    }
    let table = begun(&players, "fuerstenfeld", json!({})).await;
    let mut events = players[0].events(&table).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    play(&mut clients, 2).await;
    events.until(clients[0].seat.view().version()).await;

    // What is too long is refused, by the proxy or by the server. The server answers before it has read everything, and
    // closes; Caddy, still sending, may then say 502.
    let head = format!(
        "POST /api/v1/records HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {TOO_LONG}\r\n\r\n",
        proxy.address
    );
    let mut long = head.into_bytes();
    long.resize(long.len() + TOO_LONG, b' ');
    let refused = raw(proxy.address, &long).await.status;
    assert!([413, 502].contains(&refused), "{refused}");

    // Whatever a client claims, its allowance is that of its own address; another address has one of its own.
    let mut statuses = Vec::new();
    for number in 0..25 {
        let mut liar = stranger.clone();
        liar.headers.push(("X-Forwarded-For".into(), format!("203.0.113.{number}")));
        statuses
            .push(liar.post("/api/v1/guests", &json!({ "name": format!("Guest {number}") })).await.status);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
    assert_eq!(from_elsewhere(proxy.address).await, 201);
    // Without the proxy the claim would have counted.
    let mut direct = server.stranger();
    direct.headers.push(("X-Forwarded-For".into(), "203.0.113.200".into()));
    assert_eq!(direct.post("/api/v1/guests", &json!({ "name": "Direct" })).await.status, 201);
}

/// The status of a new guest who comes from 127.0.0.2.
async fn from_elsewhere(proxy: SocketAddr) -> u16 {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut stream = socket.connect(proxy).await.unwrap();
    let body = r#"{"name":"Elsewhere"}"#;
    let request = format!(
        "POST /api/v1/guests HTTP/1.1\r\nHost: {proxy}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
}

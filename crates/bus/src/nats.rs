//! Messages over NATS: core subjects only, nothing is kept there.

use crate::NatsAddress;
use crate::address::NatsKey;
use crate::bus::{Heard, Letters, REST, State};
use crate::message::Message;
use crate::postgres::pass_on;
use crate::wire::{Said, take};
use serde_json::json;
use std::io;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

/// How often the server is asked whether it is there.
const ASK: Duration = Duration::from_secs(1);

/// A server that is silent for longer than this is gone.
const PATIENCE: Duration = Duration::from_secs(4);

/// Carries messages until the server ends, and connects again when the connection is gone.
pub(crate) async fn run(
    address: NatsAddress,
    state: Arc<State>,
    outbox: mpsc::Receiver<Message>,
    tell: mpsc::Sender<Heard>,
) {
    let mut letters = Letters::new(outbox);
    let mut was_told = false;
    while !state.is_ending() && !tell.is_closed() {
        let ended = match connect(&address).await {
            Ok(connection) => {
                state.is_connected.store(true, Ordering::Relaxed);
                was_told = false;
                if tell.send(Heard::Missed).await.is_err() {
                    return;
                }
                talk(connection, &address, (&state, &mut letters, &tell)).await
            }
            Err(error) => Err(error),
        };
        state.is_connected.store(false, Ordering::Relaxed);
        match ended {
            Ok(()) => return,
            Err(error) if !was_told => {
                tracing::warn!(%error, bus = ?address, "NATS does not answer; tables are looked up in the database meanwhile");
                was_told = true;
            }
            Err(_) => {}
        }
        // What could not be said is not worth saying later.
        tokio::time::sleep(REST).await;
    }
}

/// A connection that was let in, and what has come over it so far.
struct Connection<S> {
    stream: S,
    bytes: Vec<u8>,
}

async fn connect(address: &NatsAddress) -> io::Result<Connection<TcpStream>> {
    let connecting = async {
        let stream = TcpStream::connect((address.host.as_str(), address.port)).await?;
        stream.set_nodelay(true)?;
        let mut connection = Connection { stream, bytes: Vec::new() };
        connection.greet(address).await?;
        Ok(connection)
    };
    timeout(PATIENCE, connecting).await.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

impl<S: AsyncRead + AsyncWrite + Unpin> Connection<S> {
    /// Introduces itself, and waits until it is let in.
    async fn greet(&mut self, address: &NatsAddress) -> io::Result<()> {
        loop {
            match self.next().await? {
                Said::Info(info) => {
                    let info: serde_json::Value = serde_json::from_str(&info).unwrap_or_default();
                    if info["tls_required"] == true {
                        let why = "NATS wants TLS, which this program does not speak; use a private network";
                        return Err(io::Error::new(io::ErrorKind::Unsupported, why));
                    }
                    break;
                }
                Said::Wrong(why) => return Err(io::Error::other(why)),
                _ => {}
            }
        }
        let mut hello = json!({
            "verbose": false, "pedantic": false, "tls_required": false, "echo": false, "headers": false,
            "no_responders": false, "protocol": 1, "lang": "rust", "name": "princely",
            "version": env!("CARGO_PKG_VERSION"),
        });
        match &address.key {
            NatsKey::Nothing => {}
            NatsKey::Token(token) => hello["auth_token"] = token.as_str().into(),
            NatsKey::User(user, password) => {
                (hello["user"], hello["pass"]) = (user.as_str().into(), password.as_str().into());
            }
        }
        let greeting = format!("CONNECT {hello}\r\nSUB {} 1\r\nPING\r\n", address.subject);
        self.stream.write_all(greeting.as_bytes()).await?;
        loop {
            match self.next().await? {
                Said::Pong => return Ok(()),
                Said::Ping => self.stream.write_all(b"PONG\r\n").await?,
                Said::Wrong(why) => return Err(io::Error::other(why)),
                _ => {}
            }
        }
    }

    /// What is said next. Dropping the future loses nothing.
    async fn next(&mut self) -> io::Result<Said> {
        next(&mut self.stream, &mut self.bytes).await
    }
}

async fn next(stream: &mut (impl AsyncRead + Unpin), bytes: &mut Vec<u8>) -> io::Result<Said> {
    loop {
        let taken = take(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
        if let Some(said) = taken {
            return Ok(said);
        }
        let mut buffer = [0; 16 << 10];
        let read = stream.read(&mut buffer).await?;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        bytes.extend_from_slice(&buffer[..read]);
    }
}

/// Says and hears until the connection breaks; `Ok` if the server ends.
async fn talk(
    connection: Connection<TcpStream>,
    address: &NatsAddress,
    (state, letters, tell): (&State, &mut Letters, &mpsc::Sender<Heard>),
) -> io::Result<()> {
    let Connection { stream, mut bytes } = connection;
    let (mut reader, mut writer) = stream.into_split();
    let (answer, mut answers) = mpsc::channel::<()>(16);
    let last = std::sync::Mutex::new(Instant::now());
    let heard_at = || *last.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let hearing = async {
        loop {
            let said = next(&mut reader, &mut bytes).await?;
            *last.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Instant::now();
            match said {
                Said::Message(message) => {
                    let Ok(text) = std::str::from_utf8(&message) else { continue };
                    if pass_on(text, state, tell).await.is_err() {
                        return Ok(());
                    }
                }
                // If many answers wait already, one of them will do.
                Said::Ping => _ = answer.try_send(()),
                Said::Wrong(why) => return Err(io::Error::other(why)),
                Said::Info(_) | Said::Pong | Said::Fine => {}
            }
        }
    };
    let speaking = async {
        let mut ask = tokio::time::interval(ASK);
        loop {
            let is_silent = letters.is_empty();
            let words = tokio::select! {
                () = state.ends(), if is_silent => return writer.shutdown().await,
                Some(()) = answers.recv() => "PONG\r\n".to_owned(),
                letter = letters.next(&state.node) => {
                    let Some(letter) = letter else { return Ok(()) };
                    format!("PUB {} {}\r\n{letter}\r\n", address.subject, letter.len())
                }
                _ = ask.tick() => {
                    if heard_at().elapsed() > PATIENCE {
                        return Err(io::ErrorKind::TimedOut.into());
                    }
                    "PING\r\n".to_owned()
                }
            };
            let written = timeout(PATIENCE, writer.write_all(words.as_bytes())).await;
            written.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))?;
        }
    };
    tokio::select! {
        ended = hearing => ended,
        ended = speaking => ended,
    }
}

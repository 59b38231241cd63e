//! Listens, accepts connections, and stops cleanly.

use crate::asker::Peer;
use crate::config::{Config, without_password};
use crate::doors::Visit;
use crate::hall::Hall;
use crate::patience::ReadOrLeave;
use crate::supervisor::Supervisor;
use crate::time::Time;
use crate::{clockwork, nodes, routes, secret};
use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use princely_bus::{Bus, Heard};
use princely_store::{NewToken, Store, StoreError, TokenHash, TokenKind};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};

/// A client has to send the head of a request within this time.
const HEAD: Duration = Duration::from_secs(15);

/// A client that comes in by the reserve has less time.
const HEAD_OF_RESERVE: Duration = Duration::from_secs(2);

/// How long a connection may take to finish its last answer when the server stops.
const LAST_ANSWER: Duration = Duration::from_secs(2);

/// How long everything else may take to finish when the server stops.
const GRACE: Duration = Duration::from_secs(10);

/// If nobody chose a port and the usual one is taken, this many of the next ones are tried.
const NEXT_PORTS: u16 = 20;

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is taken, or is not one of this machine.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The folder for data cannot be made.
    #[error("{0}: {1}")]
    Folder(String, std::io::Error),
    /// The database cannot be opened.
    #[error("{0}: {1}")]
    Database(String, StoreError),
    /// Another server has taken the place of this one, for example while the database could not be reached.
    #[error("this server has stopped: {0}")]
    Replaced(String),
    /// No random numbers.
    #[error(transparent)]
    Random(#[from] secret::NoRandomness),
}

/// A server that listens.
#[derive(Debug)]
pub struct Server {
    hall: Arc<Hall>,
    listener: TcpListener,
    /// What other servers say, if there may be others.
    heard: Option<mpsc::Receiver<Heard>>,
    /// Where it listens.
    pub address: SocketAddr,
    /// The port that was taken, if another one had to be chosen.
    pub taken: Option<u16>,
    /// The key by which the host becomes administrator, if the server has none yet.
    pub admin_key: Option<String>,
}

/// Opens the database that is set.
pub async fn open_store(config: &Config) -> Result<Arc<dyn Store>, ServeError> {
    let named = |error: StoreError| ServeError::Database(without_password(&config.database), error);
    if !princely_store::is_postgres(&config.database) {
        let folders = [Some(config.data.as_path()), Path::new(&config.database).parent()];
        for folder in folders.into_iter().flatten().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder)
                .map_err(|error| ServeError::Folder(folder.display().to_string(), error))?;
        }
    }
    princely_store::open(&config.database).await.map_err(named)
}

impl Server {
    /// Opens the store and listens.
    pub async fn open(config: Config) -> Result<Server, ServeError> {
        let store = open_store(&config).await?;
        Server::with_store(config, store, Time::Real).await
    }

    /// Listens, with a store that is already open.
    pub async fn with_store(config: Config, store: Arc<dyn Store>, time: Time) -> Result<Server, ServeError> {
        let wanted = config.listen;
        let node = secret::id()?;
        let (bus, heard) = if store.is_shared() {
            let failed = |error| ServeError::Database(without_password(&config.database), error);
            let (bus, heard) = Bus::join(&config.bus, &config.database, &node).await.map_err(failed)?;
            (bus, Some(heard))
        } else {
            (Bus::none(), None)
        };
        let (listener, taken) = listen(&config).await?;
        let address = listener.local_addr().map_err(|error| ServeError::Listen(wanted, error))?;
        let hall = Hall::new(store, config, time, (node, bus));
        let failed = |error| ServeError::Database(without_password(&hall.config.database), error);
        hall.clock.begin(&*hall.store).await.map_err(failed)?;
        let admin_key = admin_key(&hall).await?;
        Ok(Server { hall, listener, heard, address, taken, admin_key })
    }

    /// The hall of this server.
    pub fn hall(&self) -> Arc<Hall> {
        self.hall.clone()
    }

    /// Runs until `stop` is ready, then finishes what is under way.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Result<(), ServeError> {
        let Server { hall, listener, heard, .. } = self;
        let router = routes::router(&hall);
        let clockwork = tokio::spawn(clockwork::run(hall.clone()));
        let (drain, drained) = watch::channel(());
        let supervisor = Supervisor::of_environment();
        supervisor.ready();
        let alive = supervisor.alive();
        let others = hall.clone();
        let mut hearing = tokio::spawn(async move {
            match heard {
                Some(heard) => nodes::run(others, heard).await,
                None => std::future::pending().await,
            }
        });
        tokio::pin!(stop, alive);
        let replaced = loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = &mut alive => continue,
                () = &mut stop => break None,
                why = &mut hearing => break Some(why.unwrap_or_else(|error| error.to_string())),
            };
            match accepted {
                Ok((stream, peer)) => {
                    let Some(visit) = hall.doors.enter(peer.ip()) else {
                        hall.metrics.turned_away();
                        continue;
                    };
                    let (router, hall, drained) = (router.clone(), hall.clone(), drained.clone());
                    tokio::spawn(async move {
                        connection(stream, (peer, visit), router, &hall).await;
                        drop(drained);
                    });
                }
                Err(error) => {
                    // For example, too many files are open. This passes.
                    tracing::warn!(%error, "a connection was not accepted");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
        };
        tracing::info!("stopping");
        supervisor.stopping();
        drop(listener);
        hall.stop();
        drop(drained);
        let _ = tokio::time::timeout(GRACE, drain.closed()).await;
        // Sockets say goodbye, and finish the commands that they began.
        let quiet = async {
            while hall.metrics.sockets() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = tokio::time::timeout(GRACE, quiet).await;
        let _ = tokio::time::timeout(GRACE, clockwork).await;
        hall.bus.leave().await;
        hearing.abort();
        if let Err(error) = hall.store.close().await {
            tracing::warn!(%error, "the store was not closed in good order");
        }
        replaced.map_or(Ok(()), |why| Err(ServeError::Replaced(why)))
    }
}

/// Listens at the address that is set. If nobody chose a port, tries the next free ones.
async fn listen(config: &Config) -> Result<(TcpListener, Option<u16>), ServeError> {
    let wanted = config.listen;
    let error = match TcpListener::bind(wanted).await {
        Ok(listener) => return Ok((listener, None)),
        Err(error) => error,
    };
    if config.port_is_chosen || error.kind() != std::io::ErrorKind::AddrInUse {
        return Err(ServeError::Listen(wanted, error));
    }
    for port in wanted.port() + 1..=wanted.port() + NEXT_PORTS {
        if let Ok(listener) = TcpListener::bind(SocketAddr::new(wanted.ip(), port)).await {
            return Ok((listener, Some(wanted.port())));
        }
    }
    Err(ServeError::Listen(wanted, error))
}

/// Serves one connection.
async fn connection(stream: TcpStream, (peer, visit): (SocketAddr, Visit), router: Router, hall: &Hall) {
    // Moves are short: they must not wait for more bytes to send.
    let _ = stream.set_nodelay(true);
    let mut stopping = hall.stopping();
    let crowded = visit.crowded;
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer.ip()));
        if let Some(crowded) = crowded {
            request.extensions_mut().insert(crowded);
        }
        let service = TowerToHyperService::new(router.clone());
        hyper::service::Service::call(&service, request)
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    let head = if crowded.is_some() { HEAD_OF_RESERVE } else { HEAD };
    http.timer(TokioTimer::new()).header_read_timeout(head).max_buf_size(64 << 10);
    let stream = TokioIo::new(ReadOrLeave::new(stream, visit));
    let connection = http.serve_connection(stream, service).with_upgrades();
    tokio::pin!(connection);
    tokio::select! {
        _ = &mut connection => {}
        _ = stopping.changed() => {
            connection.as_mut().graceful_shutdown();
            // A command that was begun goes on without its connection.
            let _ = tokio::time::timeout(LAST_ANSWER, connection).await;
        }
    }
}

/// If a server has no administrator, makes the key by which its host becomes one.
async fn admin_key(hall: &Hall) -> Result<Option<String>, ServeError> {
    let failed = |error: StoreError| ServeError::Database(without_password(&hall.config.database), error);
    if hall.store.count_admins().await.map_err(failed)? > 0 {
        return Ok(None);
    }
    let (key, now) = (secret::key()?, hall.now());
    let token = NewToken {
        kind: TokenKind::Admin,
        hash: TokenHash(secret::sum(&key)),
        account: None,
        table: None,
        seat: None,
        label: String::new(),
        scopes: String::new(),
        now,
        expires: Some(now + 24 * 60 * 60 * 1000),
        once: true,
    };
    hall.store.add_token(token).await.map_err(failed)?;
    Ok(Some(key))
}

/// Writes a log to the standard error output. `RUST_LOG` says how much of it.
pub fn log(as_json: bool) {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    // Colours are for a terminal; in a file they would be noise.
    let is_terminal = std::io::IsTerminal::is_terminal(&std::io::stderr());
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(is_terminal && !as_json)
        .with_writer(std::io::stderr);
    // If a log was started before, that one stays.
    let _ = if as_json { log.json().try_init() } else { log.try_init() };
}

/// Is ready when the process is told to stop, by Ctrl-C or SIGTERM.
pub async fn told_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}

/// An address as a QR code of block characters.
pub fn qr_code(url: &str) -> Option<String> {
    let code = qrcode::QrCode::new(url).ok()?;
    Some(code.render::<qrcode::render::unicode::Dense1x2>().quiet_zone(true).build())
}

/// Writes a copy of the database to a new file, also while a server uses it.
pub async fn backup(config: &Config, to: &Path) -> Result<(), ServeError> {
    let named = |error: StoreError| ServeError::Database(without_password(&config.database), error);
    if princely_store::is_postgres(&config.database) {
        return open_store(config).await?.backup(to).await.map_err(named);
    }
    princely_store::sqlite::backup(Path::new(&config.database), to).map_err(named)
}

/// Brings the database up to date. Opening a file of SQLite does it, after copying the file.
pub async fn migrate(config: &Config) -> Result<(), ServeError> {
    let named = |error: StoreError| ServeError::Database(without_password(&config.database), error);
    if princely_store::is_postgres(&config.database) {
        return princely_store::migrate(&config.database).await.map_err(named);
    }
    open_store(config).await?.close().await.map_err(named)
}

/// Puts a backup in the place of the database of a server that does not run. Returns where the old database is kept.
pub fn restore(config: &Config, backup: &Path) -> Result<Option<PathBuf>, ServeError> {
    let named = |error: StoreError| ServeError::Database(without_password(&config.database), error);
    if princely_store::is_postgres(&config.database) {
        let why = "a database of PostgreSQL is restored by pg_restore: see docs/hosting.md";
        return Err(named(StoreError::Unsupported(why.into())));
    }
    princely_store::sqlite::restore(backup, Path::new(&config.database)).map_err(named)
}

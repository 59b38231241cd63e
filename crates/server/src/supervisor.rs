//! Tells the supervisor of the process (systemd, `Type=notify`) when the server is ready, that it is alive, and when it
//! stops. A supervisor names its socket in the environment; without one nothing is told.

use std::time::Duration;
#[cfg(unix)]
use std::{env, os::unix::net::UnixDatagram};

/// The supervisor, if there is one.
#[derive(Debug, Default)]
pub(crate) struct Supervisor {
    #[cfg(unix)]
    socket: Option<UnixDatagram>,
    /// How often it wants to hear that the server is alive.
    every: Option<Duration>,
}

impl Supervisor {
    /// The one that the environment names.
    #[cfg(unix)]
    pub(crate) fn of_environment() -> Supervisor {
        let socket = env::var_os("NOTIFY_SOCKET").and_then(|path| connected(&path));
        let is_ours = env::var("WATCHDOG_PID").map_or(true, |id| id == std::process::id().to_string());
        let patience = env::var("WATCHDOG_USEC").ok().and_then(|text| text.parse().ok()).filter(|_| is_ours);
        // Half of its patience, as systemd advises.
        let every = patience.map(|patience: u64| Duration::from_micros((patience / 2).max(1)));
        Supervisor { every: every.filter(|_| socket.is_some()), socket }
    }

    #[cfg(not(unix))]
    pub(crate) fn of_environment() -> Supervisor {
        Supervisor::default()
    }

    /// The server answers.
    pub(crate) fn ready(&self) {
        self.tell("READY=1");
    }

    /// The server stops in good order.
    pub(crate) fn stopping(&self) {
        self.tell("STOPPING=1");
    }

    /// Says again and again that the server is alive. A server that hangs says nothing, and is started again.
    pub(crate) async fn alive(&self) {
        let Some(every) = self.every else { return std::future::pending().await };
        loop {
            self.tell("WATCHDOG=1");
            tokio::time::sleep(every).await;
        }
    }

    /// A supervisor that does not listen is no reason to stop.
    #[cfg(unix)]
    fn tell(&self, message: &str) {
        if let Some(socket) = &self.socket {
            let _ = socket.send(message.as_bytes());
        }
    }

    #[cfg(not(unix))]
    fn tell(&self, _message: &str) {}
}

/// A path, or after `@` a name that is in no folder.
#[cfg(unix)]
fn connected(path: &std::ffi::OsStr) -> Option<UnixDatagram> {
    let socket = UnixDatagram::unbound().ok()?;
    socket.set_nonblocking(true).ok()?;
    #[cfg(target_os = "linux")]
    if let Some(name) = path.to_str().and_then(|path| path.strip_prefix('@')) {
        use std::os::linux::net::SocketAddrExt;
        let address = std::os::unix::net::SocketAddr::from_abstract_name(name).ok()?;
        return socket.connect_addr(&address).ok().map(|()| socket);
    }
    socket.connect(path).ok()?;
    Some(socket)
}

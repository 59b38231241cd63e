//! A private NATS for tests: on a free port, and gone afterwards.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Where Debian installs it.
const INSTALLED: &str = "/usr/sbin/nats-server";

/// A NATS that runs until this value is dropped.
#[derive(Debug)]
pub struct PrivateNats(Child, SocketAddr);

impl PrivateNats {
    /// Starts it.
    ///
    /// # Panics
    /// With what to do, if it is not installed or does not start.
    #[expect(clippy::new_without_default, reason = "it starts a server")]
    pub fn new() -> PrivateNats {
        let program = if Path::new(INSTALLED).exists() { INSTALLED } else { "nats-server" };
        for _ in 0..5 {
            let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
            let free = free.expect("a free port");
            let mut child = Command::new(program)
                .args(["--addr", "127.0.0.1", "--port", &free.port().to_string()])
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .expect("nats-server is not installed, and the tests need it: apt-get install nats-server");
            let patience = Instant::now() + Duration::from_secs(20);
            while Instant::now() < patience && matches!(child.try_wait(), Ok(None)) {
                if TcpStream::connect(free).is_ok() {
                    return PrivateNats(child, free);
                }
                std::thread::sleep(Duration::from_millis(20));
            }
            end(&mut child);
        }
        panic!("nats-server does not start");
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.1
    }
}

impl Drop for PrivateNats {
    fn drop(&mut self) {
        end(&mut self.0);
    }
}

fn end(child: &mut Child) {
    // It may have ended by itself.
    let _ = child.kill();
    let _ = child.wait();
}

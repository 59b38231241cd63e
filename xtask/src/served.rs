//! A server of our own for tests, pictures and measurements. It keeps its data in a folder that is deleted with it.

use crate::command::{Line, cargo};
use crate::{Outcome, failed, paths, say};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

/// The server must answer within this time.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that runs. It ends when this is dropped.
pub(crate) struct Served {
    child: Child,
    data: PathBuf,
    /// Where it is, such as `http://127.0.0.1:40123`.
    pub(crate) url: String,
}

/// Builds the program as tests use it. It reads the web client from `web/dist` while it runs.
pub(crate) fn build() -> Outcome {
    cargo("build --quiet -p princely-cli --bin princely").run()
}

impl Served {
    /// Starts the program that was built before, on a free port. Its bots move at once, and people of tests say which
    /// address they come from: all from one address would be too many.
    pub(crate) fn start() -> Outcome<Served> {
        let data = std::env::temp_dir().join(format!("princely-served-{}", std::process::id()));
        let princely = Line::new(paths::debug_program("princely"));
        let line = princely
            .words("serve --listen 127.0.0.1:0 --bot-ms 0 --behind-proxy --data")
            .arg(data.display().to_string());
        say(format_args!("$ {line} &"));
        let mut child = line.start(Stdio::piped())?;
        let stdout = child.stdout.take();
        let mut served = Served { child, data, url: String::new() };
        let Some(url) = stdout.and_then(|output| address(BufReader::new(output))) else {
            return failed("the server ended before it said where it is");
        };
        served.url = url;
        served.wait()?;
        if !answers(&served.url, "/") {
            return failed("the server has no web client; to build it:\n\n    npm --prefix web run build\n");
        }
        Ok(served)
    }

    fn wait(&self) -> Outcome {
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE {
            if answers(&self.url, "/healthz") {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        failed(format!("{}/healthz does not answer", self.url))
    }
}

/// Whether a server answers a request for this path.
pub(crate) fn answers(url: &str, path: &str) -> bool {
    let Some(host) = url.strip_prefix("http://") else { return false };
    let Ok(mut stream) = TcpStream::connect(host) else { return false };
    let asked = write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    let mut answer = String::new();
    asked.is_ok() && stream.read_to_string(&mut answer).is_ok() && answer.starts_with("HTTP/1.1 200")
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}

/// The address in the greeting of the server. Its later output is read and thrown away, so that the server never has to
/// wait for a reader.
pub(crate) fn address(mut output: impl BufRead + Send + 'static) -> Option<String> {
    let mut line = String::new();
    while output.read_line(&mut line).ok()? > 0 {
        if let Some((_, url)) = line.split_once("Princely is at ") {
            std::thread::spawn(move || std::io::copy(&mut output, &mut std::io::sink()));
            return Some(url.trim().to_owned());
        }
        line.clear();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_stands_in_the_greeting() {
        let said = "Port 8080 is taken.\nPrincely is at http://127.0.0.1:40123\nCtrl-C stops it.\n";
        assert_eq!(address(said.as_bytes()).as_deref(), Some("http://127.0.0.1:40123"));
        assert_eq!(address("error: no disk\n".as_bytes()), None);
    }
}

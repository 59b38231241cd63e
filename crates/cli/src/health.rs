//! `princely health`: does a server answer?

use crate::failure::Failure;
use crate::output;
use clap::Args;
use std::io::{Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

/// A server that takes longer does not answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// No honest answer is longer.
const LONGEST: u64 = 64 << 10;

#[derive(Args, Debug)]
pub(crate) struct Health {
    /// Where the server is
    #[arg(value_name = "URL", default_value = "http://127.0.0.1:8080")]
    url: String,

    /// Ask whether its database can be read and written, too
    #[arg(long)]
    ready: bool,
}

pub(crate) fn run(args: &Health) -> Result<(), Failure> {
    let host = args.url.strip_prefix("http://").map(|rest| rest.trim_end_matches('/'));
    let Some(host) = host.filter(|host| !host.is_empty() && !host.contains(['/', '\r', '\n'])) else {
        return Err(Failure::Usage(format!(
            "'{}' is not the address of a server on this machine, such as http://127.0.0.1:8080",
            args.url
        )));
    };
    let path = if args.ready { "/readyz" } else { "/healthz" };
    let answer = ask(host, path)
        .map_err(|error| Failure::Wrong(format!("the server at {} does not answer: {error}", args.url)))?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    match head.split(' ').nth(1) {
        Some("200") => output::print(&format!("{}\n", body.trim())),
        status => Err(Failure::Wrong(format!(
            "the server at {} answers {}: {}",
            args.url,
            status.unwrap_or("nothing that is HTTP"),
            body.trim()
        ))),
    }
}

/// The whole answer, head and body.
fn ask(host: &str, path: &str) -> std::io::Result<String> {
    let with_port = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
    let address = with_port.to_socket_addrs()?.next().ok_or(std::io::ErrorKind::NotFound)?;
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(LONGEST).read_to_string(&mut answer)?;
    Ok(answer)
}

//! As much HTTP as the driver needs.

use super::LoadError;
use serde_json::Value;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A request is given up after this time.
const PATIENCE: Duration = Duration::from_secs(30);

pub(super) struct Http {
    /// Name and port.
    pub(super) host: String,
    pub(super) token: String,
}

pub(super) struct Answer {
    pub(super) text: String,
    pub(super) cookie: Option<String>,
}

impl Http {
    pub(super) fn new(url: &str, token: &str) -> Result<Http, LoadError> {
        let host = url.strip_prefix("http://").map(|rest| rest.trim_end_matches('/'));
        let host = host.filter(|host| !host.contains('/'));
        let wrong = || {
            LoadError(
                "the URL is http://, a name and a port; for https, drive the server behind the proxy".into(),
            )
        };
        let host = host.ok_or_else(wrong)?;
        let host = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
        Ok(Http { host, token: token.to_owned() })
    }

    /// Sends a request and reads the answer, which must be a good one.
    pub(super) async fn send(
        &self,
        method: &str,
        path: &str,
        cookie: Option<&str>,
        body: Option<&Value>,
    ) -> Result<Answer, LoadError> {
        let failed = |error: std::io::Error| LoadError::of(path, error);
        let body = body.map(Value::to_string).unwrap_or_default();
        let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAuthorization: Bearer {}\r\n{cookie}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.host,
            self.token,
            body.len()
        );
        let talk = async {
            let mut stream = TcpStream::connect(&self.host).await?;
            stream.write_all(request.as_bytes()).await?;
            let mut bytes = Vec::new();
            stream.read_to_end(&mut bytes).await?;
            Ok(bytes)
        };
        let bytes = tokio::time::timeout(PATIENCE, talk).await.map_err(|error| LoadError::of(path, error))?;
        let all = String::from_utf8_lossy(&bytes.map_err(failed)?).into_owned();
        let (head, text) = all.split_once("\r\n\r\n").ok_or_else(|| LoadError::of(path, "no answer"))?;
        let status: u16 = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        if !(200..300).contains(&status) {
            return Err(LoadError(format!("{method} {path}: {status}: {text}")));
        }
        let header = |name: &str| {
            head.lines().find_map(|line| {
                let (key, value) = line.split_once(": ")?;
                key.eq_ignore_ascii_case(name).then(|| value.to_owned())
            })
        };
        let cookie = header("set-cookie").and_then(|cookie| Some(cookie.split(';').next()?.to_owned()));
        let is_chunked = header("transfer-encoding").is_some_and(|encoding| encoding == "chunked");
        let text = if is_chunked { unchunked(text) } else { text.to_owned() };
        Ok(Answer { text, cookie })
    }
}

fn unchunked(mut text: &str) -> String {
    let mut whole = String::new();
    while let Some((length, rest)) = text.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).unwrap_or(0);
        let Some(chunk) = rest.get(..length).filter(|_| length > 0) else { break };
        whole += chunk;
        text = rest.get(length + 2..).unwrap_or_default();
    }
    whole
}

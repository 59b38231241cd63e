//! Which bus.

use std::fmt;
use std::str::FromStr;

/// The usual port of NATS.
const PORT: u16 = 4222;

/// The usual subject.
const SUBJECT: &str = "princely";

/// How servers that share a database hear of each other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum BusAddress {
    /// Not at all: there is one server.
    #[default]
    None,
    /// By the database itself.
    Postgres,
    /// By NATS.
    Nats(NatsAddress),
}

/// Where NATS is: `nats://[USER:PASSWORD@|TOKEN@]HOST[:PORT][/SUBJECT]`.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsAddress {
    /// The machine.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// The subject of all messages. Clusters that share a NATS have different ones.
    pub subject: String,
    /// What the server signs in with.
    pub key: NatsKey,
}

/// What a server signs in with.
#[derive(Clone, PartialEq, Eq)]
pub enum NatsKey {
    /// Nothing: NATS accepts everybody.
    Nothing,
    /// A token.
    Token(String),
    /// A name and a password.
    User(String, String),
}

/// A text that names no bus. It is not repeated, because it may hold a password.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the bus is none, postgres, or nats://HOST:4222")]
pub struct BadBus;

impl FromStr for BusAddress {
    type Err = BadBus;

    fn from_str(text: &str) -> Result<BusAddress, BadBus> {
        match text {
            "none" => Ok(BusAddress::None),
            "postgres" => Ok(BusAddress::Postgres),
            text => text.strip_prefix("nats://").ok_or(BadBus)?.parse().map(BusAddress::Nats),
        }
    }
}

impl FromStr for NatsAddress {
    type Err = BadBus;

    /// Reads what comes after `nats://`.
    fn from_str(text: &str) -> Result<NatsAddress, BadBus> {
        let (key, place) = text.rsplit_once('@').map_or((None, text), |(key, place)| (Some(key), place));
        let key = match key.map(|key| key.split_once(':').ok_or(key)) {
            None => NatsKey::Nothing,
            Some(Ok((user, password))) => NatsKey::User(user.to_owned(), password.to_owned()),
            Some(Err(token)) => NatsKey::Token(token.to_owned()),
        };
        let (place, subject) = place.split_once('/').unwrap_or((place, ""));
        let subject = if subject.is_empty() { SUBJECT } else { subject };
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
        if subject.len() > 100 || !subject.bytes().all(is_plain) || subject.split('.').any(str::is_empty) {
            return Err(BadBus);
        }
        // An IPv6 address stands in brackets.
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, port.parse().map_err(|_| BadBus)?),
            _ => (place, PORT),
        };
        let host = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
        if host.is_empty() || host.contains(|sign: char| sign.is_whitespace() || sign.is_control()) {
            return Err(BadBus);
        }
        Ok(NatsAddress { host: host.to_owned(), port, subject: subject.to_owned(), key })
    }
}

/// Shown without its password or token.
impl fmt::Display for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BusAddress::None => f.write_str("none"),
            BusAddress::Postgres => f.write_str("postgres"),
            BusAddress::Nats(address) => write!(f, "nats://{address:?}"),
        }
    }
}

impl fmt::Debug for NatsAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let key = if self.key == NatsKey::Nothing { "" } else { "…@" };
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        write!(f, "{key}{host}:{}/{}", self.port, self.subject)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_and_shown_without_its_key() {
        for (text, shown) in [
            ("none", "none"),
            ("postgres", "postgres"),
            ("nats://bus", "nats://bus:4222/princely"),
            ("nats://bus:99/club.one", "nats://bus:99/club.one"),
            ("nats://secret@bus", "nats://…@bus:4222/princely"),
            ("nats://anna:secret@bus:99", "nats://…@bus:99/princely"),
            ("nats://[::1]:99", "nats://[::1]:99/princely"),
            ("nats://[::1]", "nats://[::1]:4222/princely"),
        ] {
            let read: BusAddress = text.parse().unwrap();
            assert_eq!(read.to_string(), shown);
            assert!(!format!("{read:?}").contains("secret"));
        }
        for wrong in [
            "",
            "nats",
            "nats://",
            "nats://:99",
            "nats://bus:x",
            "nats://bus/a b",
            "nats://bus/a..b",
            "redis://bus",
        ] {
            assert_eq!(wrong.parse::<BusAddress>(), Err(BadBus), "{wrong:?}");
        }
    }
}

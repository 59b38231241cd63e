//! The protocol of NATS, as far as it is needed: what its server says, read from bytes.
//!
//! ```text
//! INFO {…}            PING        +OK
//! MSG subject sid [reply] bytes   PONG        -ERR 'why'
//! ```

/// The longest line.
const LONGEST_LINE: usize = 64 << 10;

/// The longest message.
const LONGEST: usize = 1 << 20;

/// What a server of NATS says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// About itself, as JSON.
    Info(String),
    /// A message of somebody.
    Message(Vec<u8>),
    /// Are you there?
    Ping,
    /// I am here.
    Pong,
    /// All right.
    Fine,
    /// Something is wrong.
    Wrong(String),
}

/// Bytes that are not of NATS.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is not the protocol of NATS")]
pub struct NotNats;

/// Takes the first thing that is said from the bytes; `None` if it has not come whole yet.
pub fn take(bytes: &mut Vec<u8>) -> Result<Option<Said>, NotNats> {
    let Some(end) = bytes.iter().position(|byte| *byte == b'\n') else {
        return if bytes.len() > LONGEST_LINE { Err(NotNats) } else { Ok(None) };
    };
    if end > LONGEST_LINE {
        return Err(NotNats);
    }
    let line = std::str::from_utf8(&bytes[..end]).map_err(|_| NotNats)?.trim_end_matches('\r');
    let (word, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
    let (word, rest) = (word.to_ascii_uppercase(), rest.trim());
    let said = match word.as_str() {
        "INFO" => Said::Info(rest.to_owned()),
        "PING" => Said::Ping,
        "PONG" => Said::Pong,
        "+OK" => Said::Fine,
        "-ERR" => Said::Wrong(rest.chars().filter(|sign| !sign.is_control()).take(200).collect()),
        "MSG" => {
            let fields = rest.split_ascii_whitespace().count();
            let length = rest.split_ascii_whitespace().next_back().filter(|_| (3..=4).contains(&fields));
            let length: usize = length.and_then(|length| length.parse().ok()).ok_or(NotNats)?;
            if length > LONGEST {
                return Err(NotNats);
            }
            let begin = end + 1;
            if bytes.len() < begin + length + 2 {
                return Ok(None);
            }
            if bytes[begin + length..begin + length + 2] != *b"\r\n" {
                return Err(NotNats);
            }
            let message = bytes[begin..begin + length].to_vec();
            bytes.drain(..begin + length + 2);
            return Ok(Some(Said::Message(message)));
        }
        _ => return Err(NotNats),
    };
    bytes.drain(..=end);
    Ok(Some(said))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_the_same_in_whatever_pieces_it_comes() {
        let all = b"INFO {\"a\":1}\r\nPING\r\nMSG princely 1 5\r\nhe\r\no\r\nmsg princely 1 answer 0\r\n\r\n+OK\r\nPONG\r\n-ERR 'no'\r\n";
        let said = [
            Said::Info("{\"a\":1}".into()),
            Said::Ping,
            Said::Message(b"he\r\no".to_vec()),
            Said::Message(Vec::new()),
            Said::Fine,
            Said::Pong,
            Said::Wrong("'no'".into()),
        ];
        for size in 1..all.len() {
            let (mut bytes, mut heard) = (Vec::new(), Vec::new());
            for piece in all.chunks(size) {
                bytes.extend_from_slice(piece);
                while let Some(said) = take(&mut bytes).unwrap() {
                    heard.push(said);
                }
            }
            assert_eq!((heard.as_slice(), bytes.len()), (said.as_slice(), 0), "in pieces of {size}");
        }
    }

    #[test]
    fn other_protocols_and_messages_without_end_are_refused() {
        let long = "x".repeat(LONGEST_LINE + 2);
        for wrong in [
            "HTTP/1.1 400 Bad Request\r\n",
            "MSG a 1\r\n",
            "MSG a 1 b c 1\r\n",
            "MSG a 1 -1\r\n",
            "MSG a 1 99999999999\r\n",
            "MSG a 1 1\r\nxyz",
            "\r\n",
            &long,
        ] {
            assert_eq!(take(&mut wrong.as_bytes().to_vec()), Err(NotNats), "{wrong:.40}");
        }
        assert_eq!(take(&mut b"INFO \xff\r\n".to_vec()), Err(NotNats));
    }
}

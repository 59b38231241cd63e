//! What servers tell each other.

use princely_protocol::{Millis, Version, Whereabouts};
use princely_store::{AccountId, LONGEST_NOTICE, TableId, TokenHash};
use serde::{Deserialize, Serialize};

/// The number of this way of writing. A letter of another number is not read.
const FORM: u32 = 1;

/// The longest name of a server.
const LONGEST_NAME: usize = 64;

/// Something that has happened. What exactly is in the database; no message holds anything that a player may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message {
    /// The journal of a table has this version.
    Moved {
        /// The table.
        table: TableId,
        /// The version.
        version: Version,
    },
    /// What is agreed at a table, or who sits there, has this revision.
    Agreed {
        /// The table.
        table: TableId,
        /// The revision.
        revision: u32,
    },
    /// A line was said at a table.
    Said {
        /// The table.
        table: TableId,
        /// The number of the line.
        number: u32,
    },
    /// An account has another name, is on vacation or deleted.
    Renewed {
        /// The account.
        account: AccountId,
    },
    /// Somebody who plays at a table, or looks at one that waits for players, is there by a line of this server; or not any
    /// more.
    Present {
        /// The table.
        table: TableId,
        /// Who.
        account: AccountId,
        /// Where.
        is: Whereabouts,
    },
    /// This server wants to know who is at a table.
    WhoIsThere {
        /// The table.
        table: TableId,
    },
    /// The player of a seat has prepared something, or nothing any more. What it is stands in the database.
    Prepared {
        /// The table.
        table: TableId,
        /// The seat.
        seat: u8,
    },
    /// An account has asked for something here, so often: it may ask for that much less at the other servers.
    Spent {
        /// The account.
        account: AccountId,
        /// What it has asked for, in the words of the server.
        matter: String,
        /// How often.
        times: u32,
    },
    /// A session has ended.
    SessionEnded {
        /// The hash of its key.
        key: Sum,
    },
    /// The sessions of an account have ended, except perhaps one.
    SessionsEnded {
        /// The account.
        account: AccountId,
        /// The hash of the key that stays.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        except: Option<Sum>,
    },
    /// This server is well.
    Here {
        /// The time of the games when it said so.
        at: Millis,
    },
    /// This server ends.
    Leaving,
}

/// A hash, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Sum(pub TokenHash);

impl From<Sum> for String {
    fn from(sum: Sum) -> String {
        sum.0.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl TryFrom<String> for Sum {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Sum, &'static str> {
        let wrong = "a hash has 64 hexadecimal digits";
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(wrong);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |sign: u8| char::from(sign).to_digit(16).map(|digit| digit as u8);
            let (Some(high), Some(low)) = (digit(pair[0]), digit(pair[1])) else { return Err(wrong) };
            *byte = (high << 4) | low;
        }
        Ok(Sum(TokenHash(bytes)))
    }
}

/// Several messages of one server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// Who says it.
    pub node: String,
    /// What it says.
    pub says: Vec<Message>,
}

#[derive(Deserialize)]
struct Sheet {
    form: u32,
    node: String,
    says: Vec<serde_json::Value>,
}

impl Letter {
    /// Reads a letter. `None` if it is not one, or one of another form. Messages of a kind that is not known here are
    /// passed over: a newer server has said them.
    pub fn read(text: &str) -> Option<Letter> {
        let Sheet { form, node, says } = serde_json::from_str(text).ok()?;
        if form != FORM || node.len() > LONGEST_NAME {
            return None;
        }
        let says = says.into_iter().filter_map(|message| serde_json::from_value(message).ok()).collect();
        Some(Letter { node, says })
    }
}

/// A letter that is being written. It never becomes longer than a notice of the database may be.
#[derive(Debug)]
pub(crate) struct Writing {
    text: String,
    begin: usize,
}

impl Writing {
    pub(crate) fn new(node: &str) -> Writing {
        let node = serde_json::to_string(node).unwrap_or_default();
        let text = format!("{{\"form\":{FORM},\"node\":{node},\"says\":[");
        Writing { begin: text.len(), text }
    }

    /// Adds a message. Gives it back if there is no room left.
    pub(crate) fn add(&mut self, message: Message) -> Result<(), Message> {
        let Ok(written) = serde_json::to_string(&message) else { return Ok(()) };
        let is_first = self.text.len() == self.begin;
        if !is_first && self.text.len() + written.len() + 3 > LONGEST_NOTICE {
            return Err(message);
        }
        if !is_first {
            self.text.push(',');
        }
        self.text.push_str(&written);
        Ok(())
    }

    pub(crate) fn finish(mut self) -> String {
        self.text.push_str("]}");
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<Message> {
        let table = || TableId::new("t1").unwrap();
        let account = || AccountId::new("a1").unwrap();
        let key = Sum(TokenHash([0xa7; 32]));
        vec![
            Message::Moved { table: table(), version: 7 },
            Message::Agreed { table: table(), revision: 3 },
            Message::Said { table: table(), number: 9 },
            Message::Renewed { account: account() },
            Message::Present { table: table(), account: account(), is: Whereabouts::Away },
            Message::WhoIsThere { table: table() },
            Message::Prepared { table: table(), seat: 1 },
            Message::Spent { account: account(), matter: "say".into(), times: 2 },
            Message::SessionEnded { key },
            Message::SessionsEnded { account: account(), except: None },
            Message::SessionsEnded { account: account(), except: Some(key) },
            Message::Here { at: 1_700_000_000_000 },
            Message::Leaving,
        ]
    }

    #[test]
    fn every_message_reads_back_and_unknown_ones_are_passed_over() {
        let mut writing = Writing::new("node \"one\"");
        all().into_iter().for_each(|message| writing.add(message).unwrap());
        let text = writing.finish();
        assert_eq!(Letter::read(&text), Some(Letter { node: "node \"one\"".into(), says: all() }));
        let newer = r#"{"form":1,"node":"n","more":1,"says":[{"type":"sings"},{"type":"leaving","loud":true},7,{"type":"moved"}]}"#;
        assert_eq!(Letter::read(newer).unwrap().says, [Message::Leaving]);
        let long = format!(r#"{{"form":1,"node":"{}","says":[]}}"#, "n".repeat(65));
        for wrong in ["", "{}", "[]", r#"{"form":2,"node":"n","says":[]}"#, &long] {
            assert_eq!(Letter::read(wrong), None, "{wrong}");
        }
        let digits = |digits: String| {
            format!(r#"{{"form":1,"node":"n","says":[{{"type":"session_ended","key":"{digits}"}}]}}"#)
        };
        for (key, is_right) in [
            ("a7".repeat(32), true),
            ("a7".repeat(31), false),
            ("+7".repeat(32), false),
            ("ü".repeat(32), false),
        ] {
            assert_eq!(
                Letter::read(&digits(key.clone())).unwrap().says.len(),
                usize::from(is_right),
                "{key}"
            );
        }
    }

    #[test]
    fn a_letter_never_gets_too_long_for_the_database() {
        let mut writing = Writing::new("node");
        let mut count = 0;
        while writing
            .add(Message::Said { table: TableId::new("abcdefghijkl").unwrap(), number: count })
            .is_ok()
        {
            count += 1;
        }
        let text = writing.finish();
        assert!(text.len() <= LONGEST_NOTICE && count > 100, "{count} messages, {} bytes", text.len());
        assert_eq!(Letter::read(&text).unwrap().says.len(), count as usize);
    }
}

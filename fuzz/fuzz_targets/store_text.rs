//! Law: names, cursors and ids from outside are refused or mean one thing. Read, written and read again, they are the
//! same, and a name holds no invisible character.
#![no_main]

use libfuzzer_sys::fuzz_target;
use princely_store::{AccountId, Cursor, Name, TableId, name};

fuzz_target!(|text: &str| {
    if let Ok(read) = Name::new(text) {
        assert_eq!(Name::new(read.as_str()).as_ref(), Ok(&read));
        assert!((2..=name::LONGEST).contains(&read.as_str().chars().count()));
        assert!(!read.as_str().chars().any(|c| c.is_control() || c.is_whitespace() && c != ' '));
        assert!(!read.key().is_empty() && !read.look().is_empty());
    }
    if let Ok(cursor) = text.parse::<Cursor>() {
        assert_eq!(cursor.to_string(), text);
    }
    if let Ok(id) = TableId::new(text) {
        assert_eq!(id.as_str(), text);
        assert!(AccountId::new(text).is_ok());
    }
});

//! JSON that only the game understands.

use princely_core::strict;
use serde::de::{DeserializeOwned, DeserializeSeed, Error as _, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;
use std::fmt;

/// A piece of JSON whose form is a game's own: an action, a view, options.
///
/// Unlike serde's `RawValue` it can stand inside a type that is tagged by `type`. What is read loses its spaces and
/// keeps everything else, the order of its keys included.
#[derive(Clone)]
pub struct Raw(Box<RawValue>);

impl Raw {
    /// Writes a value. Fails only for values that JSON cannot write, such as a map whose keys are not texts.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> serde_json::Result<Raw> {
        serde_json::value::to_raw_value(value).map(Raw)
    }

    /// The JSON value `null`.
    pub fn null() -> Raw {
        Raw(RawValue::NULL.to_owned())
    }

    /// Reads the value. As in records, an object is written with the names of its fields, not as a list. Records and
    /// the wire share this reading code, because it is long.
    pub fn read<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        strict::from_str(self.get())
    }

    /// The JSON text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Raw {
    fn eq(&self, other: &Raw) -> bool {
        self.get() == other.get()
    }
}

impl Eq for Raw {}

impl fmt::Debug for Raw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.get())
    }
}

impl From<Box<RawValue>> for Raw {
    fn from(value: Box<RawValue>) -> Raw {
        Raw(value)
    }
}

impl From<Raw> for Box<RawValue> {
    fn from(raw: Raw) -> Box<RawValue> {
        raw.0
    }
}

impl Serialize for Raw {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Raw, D::Error> {
        let mut text = String::new();
        Copied(&mut text).deserialize(deserializer)?;
        RawValue::from_string(text).map(Raw).map_err(D::Error::custom)
    }
}

/// Writes down everything that is read. Serde keeps the parts of a tagged type in a form of its own until it knows
/// which type it is, and a `RawValue` cannot be read from that form.
struct Copied<'t>(&'t mut String);

impl Copied<'_> {
    fn write<T: Serialize + ?Sized, E: serde::de::Error>(self, value: &T) -> Result<(), E> {
        self.0.push_str(&serde_json::to_string(value).map_err(E::custom)?);
        Ok(())
    }
}

impl<'de> DeserializeSeed<'de> for Copied<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Copied<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON value")
    }

    fn visit_unit<E: serde::de::Error>(self) -> Result<(), E> {
        self.write(&())
    }

    fn visit_none<E: serde::de::Error>(self) -> Result<(), E> {
        self.write(&())
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_bool<E: serde::de::Error>(self, value: bool) -> Result<(), E> {
        self.write(&value)
    }

    fn visit_i64<E: serde::de::Error>(self, value: i64) -> Result<(), E> {
        self.write(&value)
    }

    fn visit_u64<E: serde::de::Error>(self, value: u64) -> Result<(), E> {
        self.write(&value)
    }

    fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<(), E> {
        self.write(&value)
    }

    fn visit_str<E: serde::de::Error>(self, value: &str) -> Result<(), E> {
        self.write(value)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        self.0.push('[');
        let start = self.0.len();
        loop {
            let before = self.0.len();
            if before > start {
                self.0.push(',');
            }
            if items.next_element_seed(Copied(self.0))?.is_none() {
                self.0.truncate(before);
                self.0.push(']');
                return Ok(());
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        self.0.push('{');
        let start = self.0.len();
        while let Some(key) = fields.next_key::<String>()? {
            if self.0.len() > start {
                self.0.push(',');
            }
            Copied(self.0).write(&key)?;
            self.0.push(':');
            fields.next_value_seed(Copied(self.0))?;
        }
        self.0.push('}');
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    #[serde(tag = "type", rename_all = "snake_case")]
    enum Tagged {
        Holds { what: Raw },
    }

    #[test]
    fn any_json_is_kept_inside_a_tagged_type() {
        for json in [
            "null",
            "true",
            "0",
            "-7",
            "18446744073709551615",
            "1.5",
            r#""a \"text\" \n ü""#,
            "[]",
            "{}",
            "[1,[],[[2]],{}]",
            r#"{"z":{"sell":{}},"a":[null,{"b":false}],"z":1}"#,
        ] {
            let text = format!(r#"{{"what":{json},"type":"holds"}}"#);
            let Tagged::Holds { what } = serde_json::from_str(&text).unwrap();
            assert_eq!(what.get(), json);
            let written = serde_json::to_string(&Tagged::Holds { what }).unwrap();
            assert_eq!(written, format!(r#"{{"type":"holds","what":{json}}}"#));
        }
    }

    #[test]
    fn spaces_do_not_count() {
        let raw = |text| serde_json::from_str::<Raw>(text).unwrap();
        assert_eq!(raw("[ 1 ,\n {\"a\" : 2} ]"), raw("[1,{\"a\":2}]"));
        assert_ne!(raw("[1]"), raw("[2]"));
        assert_eq!(Raw::of(&[1, 2]).unwrap().read::<Vec<u8>>().unwrap(), [1, 2]);
    }

    #[test]
    fn depth_is_bounded() {
        assert!(serde_json::from_str::<Raw>(&"[".repeat(100_000)).is_err());
    }
}

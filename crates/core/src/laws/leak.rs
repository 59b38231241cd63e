//! Leaks planted on purpose. A law that never fails proves nothing: for every single field that a
//! viewer is ever shown, the hidden truth is written into it, and the law of two worlds must notice.

use super::worlds::{self, Words};
use super::{LawBroken, Lawful, Plan};
use crate::Game;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Something a viewer is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Exhibit {
    /// The observation.
    Observation,
    /// The view without aid.
    View,
    /// The view with memory as an aid.
    MemoryView,
    /// The choices.
    Choices,
    /// The events as they happen.
    Events,
    /// The events as they may be looked up later, without aid.
    Recalled,
    /// The events as they may be looked up later, with memory as an aid.
    MemoryRecalled,
    /// The log in words.
    Words,
    /// The step as it is told to the viewer.
    Seen,
}

impl Exhibit {
    /// All of them.
    pub const ALL: [Exhibit; 9] = [
        Exhibit::Observation,
        Exhibit::View,
        Exhibit::MemoryView,
        Exhibit::Choices,
        Exhibit::Events,
        Exhibit::Recalled,
        Exhibit::MemoryRecalled,
        Exhibit::Words,
        Exhibit::Seen,
    ];
}

/// A field that tells the truth it should hide.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Leak {
    /// Where it is shown.
    pub exhibit: Exhibit,
    /// The way to the field in the JSON; `[]` is any element of a list.
    pub path: String,
}

/// Every leaf field of every exhibit that occurs in the games of a plan.
pub fn leaf_paths<G: Lawful>(
    game: &G,
    plan: &Plan<G>,
    words: Words<'_, G>,
) -> Result<BTreeSet<Leak>, LawBroken> {
    let mut leaks = BTreeSet::new();
    worlds::exhibits(game, plan, words, |exhibit, value| {
        leaves("", value, &mut |path| {
            leaks.insert(Leak { exhibit, path: path.to_owned() });
        });
    })?;
    Ok(leaks)
}

/// Plants every possible leak, one at a time, and returns their number. The error names the leaks that were not
/// noticed.
pub fn every_planted_leak_is_found<G: Lawful>(
    game: &G,
    plan: &Plan<G>,
    words: Words<'_, G>,
) -> Result<usize, LawBroken> {
    worlds::two_worlds(game, plan, words)?; // so that only the leak can be found below
    let leaks = leaf_paths(game, plan, words)?;
    let unnoticed: Vec<_> =
        leaks.iter().filter(|leak| worlds::two_worlds_with(game, plan, words, Some(leak)).is_ok()).collect();
    if unnoticed.is_empty() {
        Ok(leaks.len())
    } else {
        Err(LawBroken::overall("planted leaks", game, plan, format!("not noticed: {unnoticed:?}")))
    }
}

fn leaves(path: &str, value: &Value, found: &mut impl FnMut(&str)) {
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                leaves(&format!("{path}.{key}"), field, found);
            }
        }
        Value::Array(items) => {
            let path = format!("{path}[]");
            for item in items {
                leaves(&path, item, found);
            }
        }
        _ => found(path),
    }
}

/// Overwrites the leaves at a path.
fn overwrite(path: &str, value: &mut Value, target: &str, truth: u64) {
    if !target.starts_with(path) {
        return;
    }
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                overwrite(&format!("{path}.{key}"), field, target, truth);
            }
        }
        Value::Array(items) => {
            let path = format!("{path}[]");
            for item in items {
                overwrite(&path, item, target, truth);
            }
        }
        leaf if path == target => *leaf = truth.into(),
        _ => {}
    }
}

/// What one viewer is shown in one world, as bytes. The buffers are used again and again.
#[derive(Default)]
pub(super) struct Showcase {
    bytes: [Vec<u8>; Exhibit::ALL.len()],
}

impl Showcase {
    /// Shows something. While a leak is planted, only the exhibit that has it is shown.
    pub(super) fn show<G: Game>(
        &mut self,
        exhibit: Exhibit,
        value: &impl Serialize,
        truth: &G::State,
        leak: Option<&Leak>,
    ) -> Result<(), String> {
        let bytes = &mut self.bytes[exhibit as usize];
        bytes.clear();
        let written = match leak {
            None => serde_json::to_writer(bytes, value),
            Some(leak) if leak.exhibit == exhibit => serde_json::to_value(value).and_then(|mut value| {
                let mut hasher = DefaultHasher::new();
                format!("{truth:?}").hash(&mut hasher);
                overwrite("", &mut value, &leak.path, hasher.finish());
                serde_json::to_writer(bytes, &value)
            }),
            Some(_) => Ok(()),
        };
        written.map_err(|error| format!("{exhibit:?} cannot be written: {error}"))
    }

    /// What is shown of an exhibit.
    pub(super) fn bytes(&self, exhibit: Exhibit) -> &[u8] {
        &self.bytes[exhibit as usize]
    }

    /// Compares with another world. The error says what differs.
    pub(super) fn compare(&self, other: &Showcase, exhibits: &[Exhibit]) -> Result<(), String> {
        for &exhibit in exhibits {
            let (left, right) = (self.bytes(exhibit), other.bytes(exhibit));
            if left != right {
                let at = left.iter().zip(right).take_while(|(left, right)| left == right).count();
                let excerpt = |bytes: &[u8]| {
                    let part = &bytes[at.saturating_sub(80)..bytes.len().min(at + 40)];
                    String::from_utf8_lossy(part).into_owned()
                };
                return Err(format!("{exhibit:?}: … {} … or … {} …", excerpt(left), excerpt(right)));
            }
        }
        Ok(())
    }
}

//! What has happened in an episode. Copies share it, so that a copy costs nothing.

use princely_core::{Entry, Game};
use std::sync::Arc;

/// The entries of an episode, the latest first. A copy shares them.
pub struct History<G: Game> {
    latest: Option<Arc<Node<G>>>,
}

struct Node<G: Game> {
    entry: Entry<G>,
    len: usize,
    before: History<G>,
}

impl<G: Game> Default for History<G> {
    fn default() -> History<G> {
        History { latest: None }
    }
}

impl<G: Game> Clone for History<G> {
    fn clone(&self) -> History<G> {
        History { latest: self.latest.clone() }
    }
}

impl<G: Game> History<G> {
    /// Adds what happened last.
    pub fn push(&mut self, entry: Entry<G>) {
        let before = std::mem::take(self);
        let len = before.len() + 1;
        self.latest = Some(Arc::new(Node { entry, len, before }));
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.latest.as_ref().map_or(0, |node| node.len)
    }

    /// Whether nothing has happened.
    pub fn is_empty(&self) -> bool {
        self.latest.is_none()
    }

    /// The entries, the first one first.
    pub fn entries(&self) -> Vec<&Entry<G>> {
        let mut entries: Vec<&Entry<G>> = Vec::with_capacity(self.len());
        let mut here = self;
        while let Some(node) = &here.latest {
            entries.push(&node.entry);
            here = &node.before;
        }
        entries.reverse();
        entries
    }

    /// The history before the latest action of a player and all chance that followed it, and that action; `None` if no
    /// player has acted.
    pub fn before_last_action(&self) -> Option<History<G>> {
        let mut here = self;
        while let Some(node) = &here.latest {
            if matches!(node.entry, Entry::Action { .. }) {
                return Some(node.before.clone());
            }
            here = &node.before;
        }
        None
    }
}

impl<G: Game> Drop for History<G> {
    /// A long history is taken apart entry by entry: dropping it in one go would need a call for every entry.
    fn drop(&mut self) {
        let mut latest = self.latest.take();
        while let Some(node) = latest {
            match Arc::try_unwrap(node) {
                Ok(mut node) => latest = node.before.latest.take(),
                Err(_) => break, // somebody else still has it
            }
        }
    }
}

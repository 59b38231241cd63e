//! Choices by number, in groups and pages.

use crate::Choice;
use princely_core::Message;
use princely_words::{Names, Words};

/// A list of at most this many choices is shown whole.
const SHORT: usize = 16;
/// Lines on a page.
const PAGE: usize = 20;

/// A numbered list.
#[derive(Clone, Debug)]
pub(super) struct List<A> {
    items: Vec<Item<A>>,
    /// How many lines have been shown.
    shown: usize,
}

#[derive(Clone, Debug)]
struct Item<A> {
    text: String,
    pick: Pick<A>,
}

/// What a number stands for.
#[derive(Clone, Debug)]
pub(super) enum Pick<A> {
    /// Something to do.
    Do(Vec<A>),
    /// A list of its own.
    Group(List<A>),
}

impl<A: Clone> List<A> {
    /// A list of choices; a long one in groups.
    pub(super) fn new(words: &Words, choices: Vec<Choice<A>>) -> List<A> {
        List::at_depth(words, choices, 0)
    }

    fn at_depth(words: &Words, choices: Vec<Choice<A>>, depth: usize) -> List<A> {
        let leaf = |choice: Choice<A>| Item { text: choice.text, pick: Pick::Do(choice.actions) };
        let is_short = choices.len() <= SHORT;
        if is_short || choices.iter().all(|choice| choice.path.len() <= depth) {
            return List { items: choices.into_iter().map(leaf).collect(), shown: 0 };
        }
        let mut groups: Vec<(Option<String>, Vec<Choice<A>>)> = Vec::new();
        for choice in choices {
            let title = choice.path.get(depth).cloned();
            match groups.iter_mut().find(|(known, _)| title.is_some() && *known == title) {
                Some((_, members)) => members.push(choice),
                None => groups.push((title, vec![choice])),
            }
        }
        if let [(Some(_), _)] = groups[..] {
            let members = groups.swap_remove(0).1;
            return List::at_depth(words, members, depth + 1);
        }
        let items = groups.into_iter().map(|(title, mut members)| match (title, members.len()) {
            (None, _) | (_, 1) => leaf(members.swap_remove(0)),
            (Some(title), count) => {
                let message = Message::new("t-group").text("title", title).number("count", count as i64);
                let text = words.sentence(&message, &Names::default());
                Item { text, pick: Pick::Group(List::at_depth(words, members, depth + 1)) }
            }
        });
        List { items: items.collect(), shown: 0 }
    }

    /// How many numbers there are.
    pub(super) fn len(&self) -> usize {
        self.items.len()
    }

    /// What a number stands for, from 1.
    pub(super) fn pick(&self, number: usize) -> Option<&Pick<A>> {
        self.items.get(number.checked_sub(1)?).map(|item| &item.pick)
    }

    /// The next page, each line with its number; after the last page comes the first one again.
    pub(super) fn page(&mut self) -> Vec<(usize, &str)> {
        let from = if self.shown >= self.items.len() { 0 } else { self.shown };
        let to = (from + PAGE).min(self.items.len());
        // One or two more lines do not get a page of their own.
        let to = if self.items.len() - to <= 2 { self.items.len() } else { to };
        self.shown = to;
        (from + 1..).zip(&self.items[from..to]).map(|(number, item)| (number, item.text.as_str())).collect()
    }

    /// Begins again with the first page.
    pub(super) fn turn_back(&mut self) {
        self.shown = 0;
    }

    /// How many lines have not been shown.
    pub(super) fn left(&self) -> usize {
        self.items.len().saturating_sub(self.shown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(count: usize, groups: usize) -> List<usize> {
        let choice = |number: usize| Choice {
            path: if groups == 0 { Vec::new() } else { vec![format!("group {}", number % groups)] },
            text: format!("do {number}"),
            actions: vec![number],
        };
        List::new(Words::english(), (0..count).map(choice).collect())
    }

    #[test]
    fn short_lists_are_flat_and_long_ones_grouped() {
        assert_eq!(list(16, 4).len(), 16);
        let grouped = list(17, 4);
        assert_eq!(grouped.len(), 4);
        assert!(matches!(grouped.pick(1), Some(Pick::Group(inner)) if inner.len() == 5));
        assert!(grouped.pick(0).is_none() && grouped.pick(5).is_none());
        assert!(matches!(list(17, 1).pick(17), Some(Pick::Do(actions)) if actions[..] == [16]));
    }

    #[test]
    fn long_lists_have_pages() {
        let mut long = list(45, 0);
        assert_eq!((long.page().len(), long.left()), (20, 25));
        assert_eq!((long.page().last().map(|(number, _)| *number), long.left()), (Some(40), 5));
        assert_eq!((long.page().len(), long.left()), (5, 0));
        assert_eq!(long.page()[0].0, 1);
        assert_eq!(list(22, 0).page().len(), 22);
    }
}

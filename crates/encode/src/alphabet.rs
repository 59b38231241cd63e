//! The choices of a game, in named groups.

/// Choices of one kind that follow each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// What is chosen: `card`, `space`.
    pub name: &'static str,
    /// The number of the group's first choice.
    pub first: u16,
    /// What each choice is called. A group of one choice is called by its name alone.
    pub labels: Vec<String>,
}

/// All choices of a game. Their numbers never change within a version of the encoding.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Alphabet {
    groups: Vec<Group>,
    len: u16,
}

impl Alphabet {
    /// Adds a single choice.
    #[must_use]
    pub fn one(self, name: &'static str) -> Alphabet {
        self.group(name, [String::new()])
    }

    /// Adds a group of choices.
    #[must_use]
    pub fn group(mut self, name: &'static str, labels: impl IntoIterator<Item = String>) -> Alphabet {
        let group = Group { name, first: self.len, labels: labels.into_iter().collect() };
        self.len += group.labels.len() as u16;
        self.groups.push(group);
        self
    }

    /// How many choices there are.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The groups, in the order of their numbers.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// A choice as text: `card hops_2`, `end`.
    pub fn text(&self, choice: u16) -> Option<String> {
        let group = self.groups.iter().rev().find(|group| group.first <= choice)?;
        let label = group.labels.get(usize::from(choice - group.first))?;
        Some(if label.is_empty() { group.name.to_owned() } else { format!("{} {label}", group.name) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_numbered_through() {
        let alphabet = Alphabet::default().one("end").group("space", ["1".into(), "2".into()]);
        let texts: Vec<_> = (0..4).map(|choice| alphabet.text(choice)).collect();
        assert_eq!(texts, [Some("end".into()), Some("space 1".into()), Some("space 2".into()), None]);
        assert_eq!(alphabet.len(), 3);
    }
}

//! The choices of one action, or the first few of them.

/// The most choices that spell one action of any game.
pub const LONGEST: usize = 8;

/// Choices in the order in which they are made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spelling {
    len: u8,
    choices: [u16; LONGEST],
}

impl Spelling {
    /// No choice yet.
    pub const EMPTY: Spelling = Spelling { len: 0, choices: [0; LONGEST] };

    /// The choices.
    #[inline]
    pub fn as_slice(&self) -> &[u16] {
        &self.choices[..usize::from(self.len).min(LONGEST)]
    }

    /// How many choices there are.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds a choice. No action has more than [`LONGEST`]; a choice beyond that is left out.
    #[inline]
    pub fn push(&mut self, choice: u16) {
        if let Some(place) = self.choices.get_mut(usize::from(self.len)) {
            *place = choice;
            self.len += 1;
        }
    }

    /// Takes the last choice back.
    pub fn pop(&mut self) -> Option<u16> {
        let last = *self.as_slice().last()?;
        self.len -= 1;
        self.choices[usize::from(self.len)] = 0;
        Some(last)
    }

    /// Writes the choices as pairs of bytes: a choice plus one, high byte first; zeros where nothing was chosen.
    #[inline]
    pub fn write(&self, out: &mut [u8]) {
        out.fill(0);
        for (pair, &choice) in out.as_chunks_mut::<2>().0.iter_mut().zip(self.as_slice()) {
            *pair = (choice + 1).to_be_bytes();
        }
    }
}

impl FromIterator<u16> for Spelling {
    fn from_iter<T: IntoIterator<Item = u16>>(choices: T) -> Spelling {
        let mut spelling = Spelling::EMPTY;
        for choice in choices {
            spelling.push(choice);
        }
        spelling
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_that_is_taken_back_leaves_no_trace() {
        let mut spelling = Spelling::from_iter([3, 300]);
        let mut bytes = [9; 6];
        spelling.write(&mut bytes);
        assert_eq!(bytes, [0, 4, 1, 45, 0, 0]);
        assert_eq!((spelling.pop(), spelling), (Some(300), Spelling::from_iter([3])));
        assert_eq!((spelling.pop(), spelling.pop(), spelling), (Some(3), None, Spelling::EMPTY));
    }
}

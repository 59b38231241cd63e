//! Choices for a game that lists its actions: the actions that begin with the choices made so far.

use crate::{NotOffered, Spelling};

/// An unfinished action of a game that lists its actions.
#[derive(Debug)]
pub struct Listed<A> {
    chosen: Spelling,
    /// The legal actions that begin with the choices made so far, once somebody has asked.
    actions: Vec<(Spelling, A)>,
    is_listed: bool,
    /// Where actions are listed before they are spelled.
    room: Vec<A>,
}

impl<A> Default for Listed<A> {
    fn default() -> Listed<A> {
        Listed { chosen: Spelling::EMPTY, actions: Vec::new(), is_listed: false, room: Vec::new() }
    }
}

impl<A> Clone for Listed<A> {
    /// A copy lists its actions anew when it is asked.
    fn clone(&self) -> Listed<A> {
        Listed { chosen: self.chosen, ..Listed::default() }
    }
}

impl<A: Copy> Listed<A> {
    /// The choices made so far.
    pub fn chosen(&self) -> &Spelling {
        &self.chosen
    }

    /// Lists the legal actions that begin with the choices made so far, unless that is done.
    fn list(&mut self, list: impl FnOnce(&mut Vec<A>), spell: impl Fn(&A) -> Spelling) {
        if self.is_listed {
            return;
        }
        self.room.clear();
        list(&mut self.room);
        self.actions.clear();
        self.actions.extend(self.room.iter().map(|action| (spell(action), *action)));
        if !self.chosen.is_empty() {
            let chosen = self.chosen;
            self.actions.retain(|(spelling, _)| spelling.as_slice().starts_with(chosen.as_slice()));
        }
        self.is_listed = true;
    }

    /// Writes which choices may come next.
    pub fn mask(&mut self, list: impl FnOnce(&mut Vec<A>), spell: impl Fn(&A) -> Spelling, out: &mut [u8]) {
        self.list(list, spell);
        out.fill(0);
        let depth = self.chosen.len();
        for (spelling, _) in &self.actions {
            let next = spelling.as_slice().get(depth).and_then(|&next| out.get_mut(usize::from(next)));
            if let Some(next) = next {
                *next = 1;
            }
        }
    }

    /// Makes a choice; a complete action is returned.
    pub fn choose(
        &mut self,
        list: impl FnOnce(&mut Vec<A>),
        spell: impl Fn(&A) -> Spelling,
        choice: u16,
    ) -> Result<Option<A>, NotOffered> {
        self.list(list, spell);
        let depth = self.chosen.len();
        let goes_on = |spelling: &Spelling| spelling.as_slice().get(depth) == Some(&choice);
        if !self.actions.iter().any(|(spelling, _)| goes_on(spelling)) {
            return Err(NotOffered { choice });
        }
        self.actions.retain(|(spelling, _)| goes_on(spelling));
        if let [(spelling, action)] = self.actions[..]
            && spelling.len() == depth + 1
        {
            self.chosen = Spelling::EMPTY;
            self.is_listed = false;
            return Ok(Some(action));
        }
        self.chosen.push(choice);
        Ok(None)
    }
}

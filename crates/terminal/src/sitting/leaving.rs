//! How a game is saved, left and ended, and whether there is another one.

use super::Sitting;
use crate::Page;
use crate::console::{Said, Style};
use crate::typed::{split, ways};
use crate::{GamesError, Talk};
use crate::{keep, looking_back};
use princely_core::{Message, Seed, Turn};

impl<G: Talk> Sitting<'_, G> {
    /// The game so far as a record.
    pub(crate) fn record(&self) -> String {
        keep::written(self.table(), &self.specs, &self.names)
    }

    /// Saves the game in a file, and says where, or why it failed.
    pub(crate) fn save(&mut self, file: Option<&str>) -> Result<bool, GamesError> {
        let record = self.record();
        match self.console.keep(file, &record) {
            Ok(file) => {
                self.say(&Message::new("t-saved").text("file", file.clone()))?;
                let is_over = self.turn() == Turn::Over;
                let next = if is_over { "t-look-again" } else { "t-resume" };
                self.say(&Message::new(next).text("file", file))?;
                Ok(true)
            }
            Err(why) => {
                self.say_wrong(&Message::new("t-not-saved").text("why", why))?;
                Ok(false)
            }
        }
    }

    /// Saves the game without a message, if there is a file for it and its journal is not kept anyway.
    pub(crate) fn keep_quietly(&mut self) {
        if self.console.has_file() && !self.console.notes() {
            let record = self.record();
            let _ = self.console.keep(None, &record); // the players are told when they leave
        }
    }

    /// Saves a game that ended by an error, for example when nobody reads the screen any more.
    pub(crate) fn rescue(&mut self) {
        if !self.people().is_empty() || self.console.has_file() {
            let record = self.record();
            let _ = self.console.keep(None, &record); // there is nobody left to tell
        }
    }

    /// Everybody leaves. A game of bots is not saved unless somebody asked for it.
    pub(crate) fn leave(&mut self) -> Result<(), GamesError> {
        if self.people().is_empty() && !self.console.has_file() {
            return Ok(());
        }
        self.console.say(Style::Plain, "")?;
        match self.save(None)? {
            true => Ok(()),
            false => Err(GamesError::Write("the game could not be kept".into())),
        }
    }

    /// The game is over. Returns the seed of the next game, if they want one.
    pub(super) fn close(&mut self) -> Result<Option<Seed>, GamesError> {
        self.tell_audience()?;
        let viewer = self.at_keyboard;
        let parts = self.game().opening(self.eyes(viewer).observation());
        self.show(viewer, parts)?;
        self.console.say(Style::Plain, "")?;
        // The board is long, so the winner is named again below it.
        let names = self.names.seen_by(viewer);
        let last = self.eyes(viewer).seat.events(0).next_back();
        let last = last.map(|(_, event)| self.words.line(&self.game().describe(event), &names));
        self.tell_lines(last.as_slice())?;
        self.look_back()?;
        if !self.people().is_empty() || self.console.has_file() {
            self.save(None)?;
        }
        let record = self.record();
        self.console.finish(&record);
        self.ask_again()
    }

    /// Who came in which place, and what decided it.
    pub(super) fn look_back(&mut self) -> Result<(), GamesError> {
        let names = self.names.seen_by(self.at_keyboard);
        let page = Page { words: self.words, names: &names, width: self.console.width() };
        let ranking = self.game().ranking(&page, self.eyes(self.at_keyboard).observation());
        self.console.say(Style::Plain, "")?;
        self.say(&Message::new("t-ranking"))?;
        self.console.say(Style::Plain, &ranking.join("\n"))?;
        let Some(seat) = self.at_keyboard else { return Ok(()) };
        let lines = looking_back::look_back(self, seat)?;
        self.console.say(Style::Plain, "")?;
        lines.iter().try_for_each(|line| self.say_line(Style::Plain, line))
    }

    /// Asks whether the same people want another game.
    pub(super) fn ask_again(&mut self) -> Result<Option<Seed>, GamesError> {
        let Some(seed) = self.console.next_seed().filter(|_| !self.people().is_empty()) else {
            return Ok(None);
        };
        self.console.complete(ways(self.words, "say-again"));
        let prompt = self.sentence(&Message::new("t-again"));
        let Said::Line(line) = self.console.ask(&prompt)? else { return Ok(None) };
        let typed = split(&line);
        let is_yes = ways(self.words, "say-again").iter().any(|way| split(way) == typed);
        Ok(is_yes.then_some(seed))
    }
}

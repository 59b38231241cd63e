//! What is said in the sitting: to the one at the keyboard, to onlookers, and when the keyboard changes hands.

use super::{Flow, Sitting};
use crate::Page;
use crate::console::{Said, Style};
use crate::keep;
use crate::seats::SeatSpec;
use crate::{GamesError, Talk};
use princely_core::{Message, Seat, Viewer};
use princely_words::Names;
use princely_words::layout::wrap_to;

impl<G: Talk> Sitting<'_, G> {
    /// Tells what has happened to those at the screen: the player at the keyboard, or spectators of bots.
    pub(crate) fn tell_audience(&mut self) -> Result<(), GamesError> {
        match self.at_keyboard {
            Some(seat) => self.tell(Some(seat)),
            None if self.people().is_empty() => self.tell(None),
            None => Ok(()),
        }
    }

    /// Tells a viewer what it has not been told yet.
    pub(crate) fn tell(&mut self, viewer: Viewer) -> Result<(), GamesError> {
        let lines = self.untold(viewer);
        let (version, place) = (self.table().version(), self.place(viewer));
        self.eyes[place].told = version;
        self.tell_lines(&lines)
    }

    /// What a viewer has not been told yet.
    pub(crate) fn untold(&self, viewer: Viewer) -> Vec<String> {
        let (eyes, names) = (self.eyes(viewer), self.names.seen_by(viewer));
        let line = |(_, event)| self.words.line(&self.game().describe(event), &names);
        eyes.seat.events(eyes.told).map(line).collect()
    }

    pub(super) fn tell_lines(&mut self, lines: &[String]) -> Result<(), GamesError> {
        // A sentence that comes three times in a row is told once.
        let mut rest = lines;
        while let Some(line) = rest.first() {
            let count = rest.iter().take_while(|other| *other == line).count();
            rest = &rest[count..];
            if count == 1 {
                self.say_line(Style::Event, line)?;
            } else {
                let times = Message::new("t-times").text("line", line).number("count", count as i64);
                let text = self.sentence(&times);
                self.say_line(Style::Event, &text)?;
            }
        }
        Ok(())
    }

    /// Says one paragraph, broken to the width of the terminal.
    pub(crate) fn say_line(&mut self, style: Style, text: &str) -> Result<(), GamesError> {
        let text = wrap_to(self.console.width(), text, 0, 2);
        self.console.say(style, &text)
    }

    pub(crate) fn say(&mut self, message: &Message) -> Result<(), GamesError> {
        let text = self.sentence(message);
        self.say_line(Style::Plain, &text)
    }

    pub(crate) fn say_wrong(&mut self, message: &Message) -> Result<(), GamesError> {
        let text = self.sentence(message);
        self.say_line(Style::Wrong, &text)
    }

    pub(crate) fn sentence(&self, message: &Message) -> String {
        self.words.sentence(message, &self.names.seen_by(self.at_keyboard))
    }

    /// Parts of the table, as the viewer sees it.
    pub(crate) fn show(&mut self, viewer: Viewer, parts: &[&str]) -> Result<(), GamesError> {
        let (game, names) = (self.game(), self.names.seen_by(viewer));
        let observation = self.eyes(viewer).observation();
        let page = Page { words: self.words, names: &names, width: self.console.width() };
        let texts: Vec<String> = parts
            .iter()
            .map(|part| game.show(&page, observation, part).join("\n"))
            .filter(|text| !text.is_empty())
            .collect();
        self.console.say(Style::Plain, &format!("\n{}", texts.join("\n\n")))
    }

    pub(super) fn greet(&mut self) -> Result<(), GamesError> {
        if self.people().is_empty() {
            return self.say(&Message::new("t-welcome-onlookers"));
        }
        if self.at_keyboard.is_some() {
            self.introduce()?;
        }
        self.say_names()
    }

    /// Says what the game is about, and how it is played here.
    pub(super) fn introduce(&mut self) -> Result<(), GamesError> {
        let about = self.game().about(self.words);
        self.say_line(Style::Plain, &about)?;
        self.say(&Message::new("t-welcome"))
    }

    /// Who sits where.
    pub(crate) fn say_names(&mut self) -> Result<(), GamesError> {
        let list: Vec<String> = (0..)
            .map(Seat)
            .zip(&self.specs)
            .map(|(seat, spec)| {
                let player = self.words.player(seat, &self.names);
                let (id, who) = match spec {
                    SeatSpec::Human(_) if self.at_keyboard == Some(seat) => ("t-seat-you", String::new()),
                    SeatSpec::Human(_) => ("t-seat-human", String::new()),
                    SeatSpec::Bot(bot) => ("t-seat-bot", bot.to_string()),
                };
                self.sentence(&Message::new(id).text("who", player).text("bot", who))
            })
            .collect();
        self.say(&Message::new("t-seats").text("list", list.join("; ")))
    }

    pub(super) fn note_who(&mut self) -> Result<(), GamesError> {
        if self.console.notes() { self.note(&[keep::who(&self.specs, &self.names)]) } else { Ok(()) }
    }

    /// Gives a seat another name.
    pub(crate) fn rename(&mut self, seat: Seat, name: &str) -> Result<(), GamesError> {
        let names = (0..self.game().seats()).map(Seat).map(|other| match other == seat {
            true => name.to_owned(),
            false => self.names.of(other).unwrap_or_default().to_owned(),
        });
        self.names = Names::given(names).playing(self.game());
        self.note_who()
    }

    /// Before another seat types, the screen is cleared, so that nobody sees the cards of the player before.
    pub(crate) fn pass_keyboard(&mut self, seat: Seat) -> Result<Flow, GamesError> {
        if self.at_keyboard == Some(seat) {
            return Ok(Flow::On);
        }
        let player = Message::new("t-pass").text("player", self.words.player(seat, &self.names));
        if let Some(before) = self.at_keyboard {
            self.tell(Some(before))?;
            let hide = Message::new("t-hide")
                .text("before", self.words.player(before, &self.names))
                .text("player", self.words.player(seat, &self.names));
            let prompt = self.words.sentence(&hide, &self.names);
            if self.wait(&prompt)? == Flow::Stop {
                return Ok(Flow::Stop);
            }
        }
        self.at_keyboard = None;
        self.refused = None;
        self.hinted = None;
        self.console.hide()?;
        let prompt = self.words.sentence(&player, &self.names);
        if self.wait(&prompt)? == Flow::Stop {
            return Ok(Flow::Stop);
        }
        self.at_keyboard = Some(seat);
        self.seen[seat.index()] = None; // the screen is empty
        if !std::mem::replace(&mut self.greeted[seat.index()], true) {
            self.introduce()?;
        }
        Ok(Flow::On)
    }

    /// Waits for Enter.
    pub(super) fn wait(&mut self, prompt: &str) -> Result<Flow, GamesError> {
        self.console.complete(Vec::new());
        match self.console.ask(prompt)? {
            Said::Line(_) | Said::TooLong => Ok(Flow::On),
            Said::End | Said::Interrupt => {
                self.leave()?;
                Ok(Flow::Stop)
            }
        }
    }
}

//! The terminal, or something in its place.

use crate::GamesError;
use princely_core::Seed;

/// What somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// A line, without its end and without control characters.
    Line(String),
    /// A line that is too long to make sense.
    TooLong,
    /// The end of the input.
    End,
    /// Leave at once, but save first.
    Interrupt,
}

/// The kind of a text. A console may colour it; the words alone say everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// An ordinary text.
    Plain,
    /// What happened.
    Event,
    /// How the players stand.
    Title,
    /// Something that was not understood or is not allowed.
    Wrong,
}

/// Where people read and type.
pub trait Console {
    /// The longest line.
    fn width(&self) -> usize;

    /// Says something, a line or several.
    fn say(&mut self, style: Style, text: &str) -> Result<(), GamesError>;

    /// Asks something and waits for the answer.
    fn ask(&mut self, prompt: &str) -> Result<Said, GamesError>;

    /// Whether somebody wants to leave while no question is open.
    fn is_interrupted(&mut self) -> bool;

    /// Clears everything that was said so far, as far as possible.
    fn hide(&mut self) -> Result<(), GamesError>;

    /// Drops lines that were typed ahead. Returns how many.
    fn skip(&mut self) -> usize;

    /// Keeps a record in a file: in `file`, or in the file of the last time, or in a new one. Returns its name, or why
    /// it failed.
    fn keep(&mut self, file: Option<&str>, record: &str) -> Result<String, String>;

    /// Whether a file has been chosen.
    fn has_file(&self) -> bool;

    /// Keeps lines of the game's journal, so that a game that is cut off can go on. The lines are kept before they take
    /// effect. The first lines are the head and the whole past. An error says why it failed.
    fn note(&mut self, lines: &[String]) -> Result<(), String> {
        let _ = lines;
        Ok(())
    }

    /// Whether what happens is kept by [`Console::note`].
    fn notes(&self) -> bool {
        false
    }

    /// The game is over: its journal can be deleted. The record is for statistics.
    fn finish(&mut self, record: &str) {
        let _ = record;
    }

    /// Keeps a picture in a new file. Returns its name, or why it failed.
    fn draw(&mut self, file: &str, picture: &str) -> Result<String, String> {
        let _ = (file, picture);
        Err("nothing can be drawn here".to_owned())
    }

    /// Whether the console completes lines while somebody types.
    fn completes(&self) -> bool {
        false
    }

    /// Whole lines that make sense in the answer to the next question.
    fn complete(&mut self, lines: Vec<String>) {
        let _ = lines;
    }

    /// The seed of another game with the same people. `None`: there is only one game.
    fn next_seed(&self) -> Option<Seed> {
        None
    }

    /// Another game begins: it has a file and a journal of its own.
    fn renew(&mut self) {}
}

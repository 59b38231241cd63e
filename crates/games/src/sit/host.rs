//! The terminal, or whatever stands for it.

use crate::GamesError;
use princely_core::Seed;

/// What somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// A line, without its end and without signs that control a terminal.
    Line(String),
    /// A line that is longer than anything that makes sense.
    TooLong,
    /// There is nothing more to come.
    End,
    /// Leave, at once, but not without saving.
    Interrupt,
}

/// What kind of text it is. A host may colour it; the words alone say everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Just a text.
    Plain,
    /// What happened.
    Event,
    /// Where one stands.
    Title,
    /// What was not understood or is not allowed.
    Wrong,
}

/// Where people read and type.
pub trait Host {
    /// The longest line.
    fn width(&self) -> usize;

    /// Says something, a line or several.
    fn say(&mut self, style: Style, text: &str) -> Result<(), GamesError>;

    /// Asks something and waits for the answer.
    fn ask(&mut self, prompt: &str) -> Result<Said, GamesError>;

    /// Whether somebody wants to leave while nobody is asked.
    fn is_interrupted(&mut self) -> bool;

    /// Takes away everything that was said so far, as far as that is possible.
    fn hide(&mut self) -> Result<(), GamesError>;

    /// Passes over what has been typed ahead; says how many lines that were.
    fn skip(&mut self) -> usize;

    /// Keeps a record in a file: the one named, or the one it was kept in before, or a new one. Says which, or
    /// why not.
    fn keep(&mut self, file: Option<&str>, record: &str) -> Result<String, String>;

    /// Whether a file has been chosen.
    fn has_file(&self) -> bool;

    /// Keeps lines of the game's journal, so that a game that is cut off can go on. They are kept before what stands
    /// in them counts. The first lines are the head and all of the past. If it cannot be done, says why.
    fn note(&mut self, lines: &[String]) -> Result<(), String> {
        let _ = lines;
        Ok(())
    }

    /// Whether what happens is kept by [`Host::note`].
    fn notes(&self) -> bool {
        false
    }

    /// The game is over: its journal can go. The record is for those who count their games.
    fn finish(&mut self, record: &str) {
        let _ = record;
    }

    /// Keeps a picture in a file that is not there yet. Says which, or why not.
    fn draw(&mut self, file: &str, picture: &str) -> Result<String, String> {
        let _ = (file, picture);
        Err("nothing can be drawn here".to_owned())
    }

    /// Whether the host completes what is being typed.
    fn completes(&self) -> bool {
        false
    }

    /// Whole lines that make sense in the answer to the next question.
    fn complete(&mut self, lines: Vec<String>) {
        let _ = lines;
    }

    /// What the chance of another game with the same people would derive from. `None`: there is one game only.
    fn next_seed(&self) -> Option<Seed> {
        None
    }

    /// Another game begins: it has a file and a journal of its own.
    fn renew(&mut self) {}
}

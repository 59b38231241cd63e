//! The terminal as the table's console. Lines come in and go out; only the line that is being typed is drawn over.

use super::data::Journal;
use super::editor::LineEditor;
use super::file::Keeper;
use crate::failure::Failure;
use crate::output;
use princely_core::Seed;
use princely_terminal::Style;
use princely_terminal::{Console, GamesError, Said};
use std::collections::VecDeque;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;

/// The longest command, in bytes.
pub(super) const LINE: usize = 2000;
/// How many lines may be typed ahead; a longer paste waits.
const AHEAD: usize = 16;
/// The width that is used if the terminal's width is not known.
const USUAL: usize = 80;
/// Longer lines are hard to read; shorter ones have no room for a word.
const WIDTHS: std::ops::RangeInclusive<usize> = 20..=100;
/// How long the pause between two lines of a paste may be.
const PAUSE: Duration = Duration::from_millis(60);

/// What is heard at once: a line, or several that were pasted.
pub(super) type Heard = Vec<Said>;

/// The standard input and output.
pub(crate) struct Terminal {
    keys: Receiver<Heard>,
    /// Pasted lines that were not read yet.
    pasted: VecDeque<Said>,
    /// The editor of the line that is typed; `None` if only the terminal edits it, or nothing does.
    editor: Option<LineEditor>,
    interrupted: Arc<AtomicBool>,
    /// Whether the input has ended; nothing comes after that.
    ended: bool,
    pub(crate) keeper: Keeper,
    pub(crate) journal: Journal,
    /// Whether a person types and sees it. Input from a pipe is repeated on the output.
    is_typed: bool,
    is_terminal: bool,
    in_colour: bool,
    seeds: Seeds,
}

/// The seeds of the games.
#[derive(Debug)]
pub(crate) struct Seeds {
    /// The number of a series, if the player wants the same games again.
    pub(crate) series: Option<u64>,
    /// The number of games have begun.
    pub(crate) begun: u64,
}

impl Seeds {
    /// The seed of the next game: one of the series, or one that nobody knows. For that the standard library is enough:
    /// it seeds its hashers from the system's entropy.
    pub(crate) fn next(&self) -> Seed {
        if let Some(series) = self.series {
            return Seed::of_series(series, self.begun);
        }
        let mut bytes = [0; 32];
        for (index, part) in bytes.chunks_mut(8).enumerate() {
            part.copy_from_slice(&RandomState::new().hash_one(index).to_le_bytes());
        }
        Seed::from_bytes(bytes)
    }
}

impl Terminal {
    /// Takes the standard input, and Ctrl-C. If `is_plain`, nothing is edited: the terminal's own lines are used.
    pub(crate) fn new(
        keeper: Keeper,
        journal: Journal,
        seeds: Seeds,
        is_plain: bool,
    ) -> Result<Terminal, Failure> {
        let (send, keys) = sync_channel(AHEAD);
        let interrupted = Arc::new(AtomicBool::new(false));
        let (flag, wake) = (Arc::clone(&interrupted), send.clone());
        ctrlc::set_handler(move || {
            if flag.swap(true, Ordering::SeqCst) {
                std::process::exit(130); // a second Ctrl-C ends at once, without saving
            }
            let _ = wake.try_send(vec![Said::Interrupt]); // if this fails, the flag is seen after the next line
        })
        .map_err(|error| Failure::File(format!("cannot listen for Ctrl-C: {error}")))?;
        let is_terminal = std::io::stdout().is_terminal();
        let is_typed = std::io::stdin().is_terminal();
        let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let is_dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        let edits = is_typed && is_terminal && !is_plain && !is_dumb;
        let editor = if edits { LineEditor::start(send.clone()) } else { None };
        if editor.is_none() {
            std::thread::spawn(move || read(&send));
        }
        Ok(Terminal {
            keys,
            pasted: VecDeque::new(),
            editor,
            interrupted,
            ended: false,
            keeper,
            journal,
            seeds,
            is_typed,
            is_terminal,
            in_colour: is_terminal && !is_set("NO_COLOR") && !is_dumb,
        })
    }

    /// The next line; the other lines of a paste wait.
    fn hear(&mut self) -> Said {
        if self.ended {
            return Said::End;
        }
        self.pasted.extend(self.keys.recv().unwrap_or_else(|_| vec![Said::End]));
        let said = self.pasted.pop_front().unwrap_or(Said::End);
        self.ended |= said == Said::End;
        said
    }

    fn print(&self, text: &str) -> Result<(), GamesError> {
        let mut out = std::io::stdout().lock();
        out.write_all(text.as_bytes())?;
        out.flush()?;
        Ok(())
    }
}

/// Reads lines until there are no more, or until nobody needs them.
fn read(send: &SyncSender<Heard>) {
    let mut input = std::io::stdin().lock();
    while let Some(said) = next(&mut input) {
        if send.send(vec![said]).is_err() {
            return;
        }
    }
    let _ = send.send(vec![Said::End]);
}

/// The next line. If a line is too long, only its beginning is kept in memory.
fn next(input: &mut impl BufRead) -> Option<Said> {
    let (mut line, mut any, mut too_long) = (Vec::new(), false, false);
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
            Err(_) => return None,
        };
        if buffer.is_empty() {
            break;
        }
        any = true;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        let part = &buffer[..end.unwrap_or(used)];
        if line.len() + part.len() <= LINE {
            line.extend_from_slice(part);
        } else {
            too_long = true;
        }
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    if !any {
        return None;
    }
    if too_long {
        return Some(Said::TooLong);
    }
    Some(Said::Line(clean(&String::from_utf8_lossy(&line))))
}

/// The text without control characters, and without the sequences that arrow keys and similar keys send.
pub(super) fn clean(text: &str) -> String {
    let mut letters = text.chars().peekable();
    let mut clean = String::new();
    while let Some(letter) = letters.next() {
        match letter {
            '\u{1b}' if letters.next_if(|next| matches!(next, '[' | 'O')).is_some() => {
                while letters.next().is_some_and(|next| !('@'..='~').contains(&next)) {}
            }
            letter if letter.is_control() => clean.push(' '),
            letter => clean.push(letter),
        }
    }
    clean
}

impl Console for Terminal {
    fn width(&self) -> usize {
        let known = self.is_terminal.then(terminal_size::terminal_size).flatten();
        let width = known.map_or(USUAL, |(width, _)| usize::from(width.0));
        let width = if width == 0 { USUAL } else { width };
        width.clamp(*WIDTHS.start(), *WIDTHS.end())
    }

    fn say(&mut self, style: Style, text: &str) -> Result<(), GamesError> {
        let sign = match style {
            _ if !self.in_colour || text.is_empty() => "",
            Style::Plain => "",
            Style::Event => "\u{1b}[36m",
            Style::Title => "\u{1b}[1m",
            Style::Wrong => "\u{1b}[33m",
        };
        match sign {
            "" => self.print(&format!("{text}\n")),
            sign => self.print(&format!("{sign}{text}\u{1b}[0m\n")),
        }
    }

    fn ask(&mut self, prompt: &str) -> Result<Said, GamesError> {
        if self.is_interrupted() {
            return Ok(Said::Interrupt);
        }
        if let Some(said) = self.pasted.pop_front() {
            let line = if let Said::Line(line) = &said { line.as_str() } else { "" };
            self.print(&format!("{prompt}{line}\n"))?;
            return Ok(said);
        }
        match (&mut self.editor, self.in_colour) {
            (Some(editor), in_colour) => editor.ask(prompt, in_colour),
            (None, true) => self.print(&format!("\u{1b}[1m{prompt}\u{1b}[0m"))?,
            (None, false) => self.print(prompt)?,
        }
        let said = self.hear();
        match (&said, &self.editor) {
            // The process is told to end while the editor waits for a key.
            (Said::Interrupt, Some(editor)) => {
                editor.restore();
                self.interrupted.store(true, Ordering::SeqCst);
                self.print("\n")?;
            }
            (_, Some(_)) => {}
            (Said::Line(line), None) if !self.is_typed => self.print(&format!("{line}\n"))?,
            _ if self.is_typed && self.is_terminal => {}
            _ => self.print("\n")?, // nobody has pressed Enter, so the line of the prompt is ended here
        }
        Ok(if self.is_interrupted() { Said::Interrupt } else { said })
    }

    fn is_interrupted(&mut self) -> bool {
        self.interrupted.load(Ordering::SeqCst)
    }

    fn hide(&mut self) -> Result<(), GamesError> {
        if let Some(editor) = &self.editor {
            editor.forget();
        }
        // Clears the screen and what has scrolled away, and moves the cursor to the top.
        if self.is_terminal { self.print("\u{1b}[2J\u{1b}[3J\u{1b}[H") } else { Ok(()) }
    }

    fn skip(&mut self) -> usize {
        let mut skipped = self.pasted.drain(..).count();
        while self.editor.is_none() && !self.is_interrupted() && !self.ended {
            match self.keys.recv_timeout(PAUSE).map(|heard| heard.into_iter().next()) {
                Ok(Some(Said::Line(_) | Said::TooLong)) => skipped += 1,
                Ok(Some(Said::End)) => {
                    self.ended = true;
                }
                Ok(Some(Said::Interrupt) | None) | Err(_) => break,
            }
        }
        skipped
    }

    fn keep(&mut self, file: Option<&str>, record: &str) -> Result<String, String> {
        let kept = self.keeper.keep(file, record)?;
        self.journal.saved(&kept);
        Ok(kept)
    }

    fn has_file(&self) -> bool {
        self.keeper.has_file()
    }

    fn note(&mut self, lines: &[String]) -> Result<(), String> {
        self.journal.add(lines)
    }

    fn notes(&self) -> bool {
        self.journal.is_kept()
    }

    fn finish(&mut self, record: &str) {
        self.journal.finish(record);
    }

    fn draw(&mut self, file: &str, picture: &str) -> Result<String, String> {
        let drawn = output::write_new(Path::new(file), picture);
        drawn.map(|()| file.to_owned()).map_err(|failure| failure.to_string())
    }

    fn completes(&self) -> bool {
        self.editor.is_some()
    }

    fn complete(&mut self, lines: Vec<String>) {
        if let Some(editor) = &mut self.editor {
            editor.complete(lines);
        }
    }

    fn next_seed(&self) -> Option<Seed> {
        Some(self.seeds.next())
    }

    fn renew(&mut self) {
        self.seeds.begun += 1;
        self.keeper.renew();
        self.journal.renew();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_bounded_and_clean() {
        let long = "x".repeat(LINE + 1);
        let text = format!("sell\r\n{long}\nse\u{1b}[Al\u{1b}[4~l\u{1b}\u{1b}OH\n\nlast");
        let mut input = std::io::BufReader::with_capacity(64, text.as_bytes());
        let line = |text: &str| Some(Said::Line(text.into()));
        assert_eq!(next(&mut input), line("sell "));
        assert_eq!(next(&mut input), Some(Said::TooLong));
        assert_eq!(next(&mut input), line("sell "));
        assert_eq!(next(&mut input), line(""));
        assert_eq!(next(&mut input), line("last"));
        assert_eq!(next(&mut input), None);
    }

    #[test]
    fn what_is_no_text_is_taken_as_well_as_it_can_be() {
        assert_eq!(next(&mut &b"\xFF\x00a\n"[..]), Some(Said::Line("\u{FFFD} a".into())));
    }
}

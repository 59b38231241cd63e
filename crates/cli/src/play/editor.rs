//! Editing the line that is typed: arrows, history, completion. Only at a terminal, and not with `--plain`.
//!
//! The editor has a thread of its own. So if the process is told to end while somebody types, it can still save and go.

use super::terminal::{Heard, LINE, clean};
use princely_terminal::Said;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::borrow::Cow;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel};

/// How many lines the arrow keys can call back.
const REMEMBERED: usize = 200;
/// How many completions are listed.
const LISTED: usize = 40;

/// What the editor is asked to do.
enum Request {
    /// Ask, and complete what is typed to one of these lines.
    Ask { prompt: String, lines: Vec<String>, in_colour: bool },
    /// Forget what was typed: somebody else sits down.
    Forget,
}

/// The editor, at the other end of a thread.
pub(super) struct LineEditor {
    requests: Sender<Request>,
    lines: Vec<String>,
    ways: Ways,
}

impl LineEditor {
    /// Starts the editor, which sends the lines it reads to `heard`. `None` if lines cannot be edited in this terminal.
    pub(super) fn start(heard: SyncSender<Heard>) -> Option<LineEditor> {
        let ways = Ways::now();
        let config = Config::builder()
            .max_history_size(REMEMBERED)
            .ok()?
            .completion_type(CompletionType::List)
            .completion_prompt_limit(LISTED)
            .auto_add_history(false)
            .build();
        let history = MemHistory::with_config(&config);
        let mut editor = Editor::with_history(config, history).ok()?;
        editor.set_helper(Some(Completing::default()));
        let (requests, asked) = channel();
        std::thread::spawn(move || serve(&mut editor, &asked, &heard));
        Some(LineEditor { requests, lines: Vec::new(), ways })
    }

    /// Lines that can complete the answer to the next question.
    pub(super) fn complete(&mut self, lines: Vec<String>) {
        self.lines = lines;
    }

    /// Asks a question. The answer goes to the channel that [`LineEditor::start`] got.
    pub(super) fn ask(&mut self, prompt: &str, in_colour: bool) {
        let lines = std::mem::take(&mut self.lines);
        let _ = self.requests.send(Request::Ask { prompt: prompt.to_owned(), lines, in_colour });
    }

    /// Forgets everything that was typed.
    pub(super) fn forget(&self) {
        let _ = self.requests.send(Request::Forget);
    }

    /// Restores the settings of the terminal while the editor still waits for a key.
    pub(super) fn restore(&self) {
        self.ways.restore();
    }
}

type Lines = Editor<Completing, MemHistory>;

fn serve(editor: &mut Lines, asked: &Receiver<Request>, heard: &SyncSender<Heard>) {
    while let Ok(wish) = asked.recv() {
        match wish {
            Request::Forget => drop(editor.clear_history()),
            Request::Ask { prompt, lines, in_colour } => {
                if let Some(helper) = editor.helper_mut() {
                    (helper.lines, helper.in_colour) = (lines, in_colour);
                }
                if heard.send(typed(editor, &prompt)).is_err() {
                    return;
                }
            }
        }
    }
}

/// The next input. A paste may have several lines.
fn typed(editor: &mut Lines, prompt: &str) -> Heard {
    match editor.readline(prompt) {
        Ok(text) => {
            let said = |line: &str| match line.len() > LINE {
                true => Said::TooLong,
                false => Said::Line(clean(line)),
            };
            if !text.trim().is_empty() && !text.contains('\n') && text.len() <= LINE {
                let _ = editor.add_history_entry(text.trim());
            }
            text.split('\n').map(said).collect()
        }
        Err(ReadlineError::Interrupted) => vec![Said::Interrupt],
        Err(_) => vec![Said::End],
    }
}

/// Completes a line word by word: offers the next word of every line that begins with the typed text.
#[derive(Default)]
struct Completing {
    lines: Vec<String>,
    in_colour: bool,
}

impl Completer for Completing {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(next_words(&self.lines, line.get(..at).unwrap_or(line)))
    }
}

impl Highlighter for Completing {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _: bool) -> Cow<'b, str> {
        match self.in_colour {
            true => Cow::Owned(format!("\u{1b}[1m{prompt}\u{1b}[0m")),
            false => Cow::Borrowed(prompt),
        }
    }
}

impl Hinter for Completing {
    type Hint = String;
}

impl Validator for Completing {}

impl Helper for Completing {}

/// Where the word that is being typed begins, and what it could become.
fn next_words(lines: &[String], typed: &str) -> (usize, Vec<String>) {
    let begin = typed.rfind(' ').map_or(0, |at| at + 1);
    let small = |text: &str| text.to_lowercase();
    let before: Vec<String> = typed[..begin].split_whitespace().map(small).collect();
    let word = small(&typed[begin..]);
    let mut found: Vec<String> = Vec::new();
    for line in lines {
        let mut words = line.split_whitespace();
        let is_same = before.iter().all(|typed| words.next().is_some_and(|word| small(word) == *typed));
        if let Some(next) = words.next().filter(|next| is_same && small(next).starts_with(&word)) {
            let next = if words.next().is_some() { format!("{next} ") } else { next.to_owned() };
            if !found.iter().any(|known| known.trim_end() == next.trim_end()) {
                found.push(next);
            }
        }
    }
    (begin, found)
}

/// The settings of the terminal before the editor changed them.
struct Ways {
    #[cfg(unix)]
    usual: Option<rustix::termios::Termios>,
}

impl Ways {
    #[cfg(unix)]
    fn now() -> Ways {
        Ways { usual: rustix::termios::tcgetattr(rustix::stdio::stdin()).ok() }
    }

    #[cfg(unix)]
    fn restore(&self) {
        if let Some(usual) = &self.usual {
            let now = rustix::termios::OptionalActions::Now;
            let _ = rustix::termios::tcsetattr(rustix::stdio::stdin(), now, usual);
        }
    }

    #[cfg(not(unix))]
    fn now() -> Ways {
        Ways {}
    }

    #[cfg(not(unix))]
    fn restore(&self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_word_of_every_line_that_begins_so_is_offered() {
        let lines = ["sell 1 hops to 1", "sell 1 water to 2", "sell nothing", "show palace 1", "end"]
            .map(str::to_owned);
        for (typed, begin, words) in [
            ("", 0, &["sell ", "show ", "end"][..]),
            ("s", 0, &["sell ", "show "]),
            ("SE", 0, &["sell "]),
            ("sell ", 5, &["1 ", "nothing"]),
            ("sell 1 w", 7, &["water "]),
            ("sell 1 water to ", 16, &["2"]),
            ("Sell  1 ", 8, &["hops ", "water "]),
            ("end ", 4, &[]),
            ("dance", 0, &[]),
            ("é", 0, &[]),
        ] {
            assert_eq!(
                next_words(&lines, typed),
                (begin, words.iter().map(|word| (*word).to_owned()).collect()),
                "{typed:?}"
            );
        }
    }
}

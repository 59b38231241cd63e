//! A line of a book: runs of words, without the marks of editors.
//!
//! Editors mark where a rule comes from (`[T]`, `[D]+[G]`) and that we decided it (`**Ruling:**`). Players see neither.

use super::block::{Line, Run};
use super::figure::Figure;
use super::{chapter, rule_id};
use crate::Language;
use crate::letters::large;
use pulldown_cmark::{Event, Tag, TagEnd};

/// A line that is being read.
pub(super) struct Builder {
    language: Language,
    line: Line,
    strong: usize,
    emphasis: usize,
}

impl Builder {
    pub(super) fn new(language: Language) -> Builder {
        Builder { language, line: Line::new(), strong: 0, emphasis: 0 }
    }

    /// Adds what an event says. A link leaves its words.
    pub(super) fn add(&mut self, event: Event<'_>) {
        match event {
            Event::Text(text) | Event::Code(text) => self.say(&text),
            Event::SoftBreak | Event::HardBreak => self.say(" "),
            Event::Start(Tag::Strong) => self.strong += 1,
            Event::End(TagEnd::Strong) => self.strong = self.strong.saturating_sub(1),
            Event::Start(Tag::Emphasis) => self.emphasis += 1,
            Event::End(TagEnd::Emphasis) => self.emphasis = self.emphasis.saturating_sub(1),
            Event::Html(comment) | Event::InlineHtml(comment) => {
                self.line.extend(Figure::asked_for_by(&comment, self.language).map(Run::Figure));
            }
            _ => {}
        }
    }

    fn say(&mut self, text: &str) {
        let run = match (self.strong, self.emphasis) {
            (0, 0) => Run::Plain(text.to_owned()),
            (0, _) => Run::Emphasis(text.to_owned()),
            _ => Run::Strong(text.to_owned()),
        };
        match (self.line.last_mut(), run) {
            (Some(Run::Plain(last)), Run::Plain(text))
            | (Some(Run::Strong(last)), Run::Strong(text))
            | (Some(Run::Emphasis(last)), Run::Emphasis(text)) => last.push_str(&text),
            (_, run) => self.line.push(run),
        }
    }

    /// The line so far, without marks.
    pub(super) fn take(&mut self) -> Line {
        let line = unmarked(std::mem::take(&mut self.line));
        trimmed(line)
    }
}

/// The figure of a run that is one.
pub(super) fn figure(run: Run) -> Option<Figure> {
    match run {
        Run::Figure(figure) => Some(figure),
        _ => None,
    }
}

/// The line without the marks of editors.
fn unmarked(line: Line) -> Line {
    let mut kept = Line::new();
    let mut begins = true;
    // Whether a mark has just been left out, and whether the text after it begins a sentence or continues one.
    let (mut after_mark, mut capital) = (false, false);
    for mut run in line {
        if matches!(&run, Run::Strong(words) if words == "Ruling:") {
            (after_mark, capital) = (true, begins);
            continue;
        }
        if let Some(words) = run.words() {
            *words = without_sources(words);
            if after_mark || kept.is_empty() {
                *words = words.trim_start().to_owned();
            }
            if words.is_empty() {
                continue;
            }
            if capital {
                *words = capitalised(words);
            }
            (after_mark, capital) = (false, false);
            begins = words.trim_end().ends_with('.');
        }
        kept.push(run);
    }
    kept
}

/// A text without `[T]`, `[D]+[G]` and the room after them.
fn without_sources(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        match source(rest) {
            Some(after) => rest = after.trim_start_matches(' '),
            None => {
                kept.push(letter);
                rest = &rest[letter.len_utf8()..];
            }
        }
    }
    kept
}

/// What follows `[T]`, or several such letters joined by `+`.
fn source(text: &str) -> Option<&str> {
    let mut rest = ["[T]", "[D]", "[G]"].iter().find_map(|mark| text.strip_prefix(mark))?;
    while let Some(more) = rest.strip_prefix('+').and_then(source) {
        rest = more;
    }
    Some(rest)
}

/// The line without room at both ends.
fn trimmed(mut line: Line) -> Line {
    let first = line.iter_mut().find_map(Run::words);
    if let Some(words) = first {
        *words = words.trim_start().to_owned();
    }
    if let Some(words) = line.last_mut().and_then(Run::words) {
        *words = words.trim_end().to_owned();
    }
    line.retain_mut(|run| run.words().is_none_or(|words| !words.is_empty()));
    line
}

/// Takes the ids and the title of the rules that a line begins with: `**P-BLD-02/03 Castle and Manor.** …`.
pub(super) fn rules_named_by(line: &mut Line) -> Option<(Vec<String>, Option<String>)> {
    let Some(Run::Strong(heading)) = line.first() else { return None };
    let (first, mut rest) = rule_id(heading)?;
    let mut ids = vec![first.to_owned()];
    while let Some(more) = rest.strip_prefix('/') {
        let (number, after) = more.split_at(more.bytes().take_while(u8::is_ascii_digit).count());
        if number.is_empty() {
            return None;
        }
        ids.push(format!("{}-{number}", chapter(first)));
        rest = after;
    }
    if !rest.is_empty() && !rest.starts_with([' ', '.']) {
        return None;
    }
    let title = rest.trim().trim_end_matches('.').to_owned();
    line.remove(0);
    begin_a_sentence(line);
    Some((ids, Some(title).filter(|title| !title.is_empty())))
}

/// Takes the id of the rule that an item begins with: `F-SELL-2 A good …`.
pub(super) fn rule_begun_by(line: &mut Line) -> Option<String> {
    let Some(Run::Plain(text)) = line.first_mut() else { return None };
    let (id, rest) = rule_id(text)?;
    if !rest.is_empty() && !rest.starts_with(' ') {
        return None;
    }
    let id = id.to_owned();
    *text = rest.trim_start().to_owned();
    begin_a_sentence(line);
    Some(id)
}

/// Takes away empty runs and room at the beginning; marks may have stood there.
fn begin_a_sentence(line: &mut Line) {
    *line = trimmed(std::mem::take(line));
    if let Some(words) = line.first_mut().and_then(Run::words) {
        *words = capitalised(words);
    }
}

fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(large).into_iter().chain(letters).collect()
}

/// Takes the question that a line begins with: `**May I …?** Yes.`
pub(super) fn question(line: &mut Line) -> Option<String> {
    let Some(Run::Strong(words)) = line.first() else { return None };
    let asked = words.strip_suffix('?').map(|_| words.clone())?;
    line.remove(0);
    *line = trimmed(std::mem::take(line));
    Some(asked)
}

/// The line with its ids of rules as runs of their own: `F-END-2`, and in brackets `(F-END-1, F-END-2)`.
pub(super) fn with_rules(line: Line) -> Line {
    let mut split = Line::new();
    for run in line {
        match run {
            Run::Plain(text) => cut(&text, Run::Plain, &mut split),
            Run::Strong(text) => cut(&text, Run::Strong, &mut split),
            Run::Emphasis(text) => cut(&text, Run::Emphasis, &mut split),
            run => split.push(run),
        }
    }
    split
}

fn cut(text: &str, of: fn(String) -> Run, into: &mut Line) {
    let mut before = String::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let inside_a_word = before.ends_with(|last: char| last.is_alphanumeric() || last == '-');
        let found = match letter {
            '(' => cited(rest).map(|(ids, after)| (Run::Rules(ids), after)),
            _ if inside_a_word => None,
            _ => rule_id(rest).map(|(id, after)| (Run::Rule(id.to_owned()), after)),
        };
        match found {
            Some((run, after)) => {
                if !before.is_empty() {
                    into.push(of(std::mem::take(&mut before)));
                }
                into.push(run);
                rest = after;
            }
            None => {
                before.push(letter);
                rest = &rest[letter.len_utf8()..];
            }
        }
    }
    if !before.is_empty() {
        into.push(of(before));
    }
}

/// `(F-END-1, F-END-2)`: the ids in brackets, and what follows.
fn cited(text: &str) -> Option<(Vec<String>, &str)> {
    let (inside, after) = text.strip_prefix('(')?.split_once(')')?;
    let id = |part: &str| rule_id(part).filter(|(_, rest)| rest.is_empty()).map(|(id, _)| id.to_owned());
    let ids: Option<Vec<String>> = inside.split(", ").map(id).collect();
    ids.map(|ids| (ids, after))
}

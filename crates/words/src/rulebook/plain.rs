//! From light Markdown to plain text.

use crate::letters::large;

/// The text without the signs of emphasis (`*`, `**`) and of code (`` ` ``), and without the marks of editors: where
/// a rule comes from (`[T]`, `[D]+[G]`), and that we decided it (`**Ruling:**`). The text of a link and the description
/// of a picture stay. A star that emphasises nothing, as in "1* = start", stays too.
pub fn plain(markdown: &str) -> String {
    let letters: Vec<char> = unlinked(&unmarked(markdown)).chars().collect();
    let mut drop = vec![false; letters.len()];
    let mut open: Vec<Run> = Vec::new();
    let mut at = 0;
    let mut in_code = false;
    while at < letters.len() {
        match letters[at] {
            '`' => {
                in_code = !in_code;
                drop[at] = true;
                at += 1;
            }
            '*' if !in_code => {
                let run = Run::at(&letters, at);
                let closes = open.iter().rposition(|earlier| earlier.length == run.length);
                match closes.filter(|_| run.may_close(&letters)) {
                    Some(earlier) => {
                        drop[open[earlier].range()].fill(true);
                        drop[run.range()].fill(true);
                        open.truncate(earlier);
                    }
                    None if run.may_open(&letters) => open.push(run),
                    None => {}
                }
                at = run.range().end;
            }
            '\n' => {
                open.clear(); // emphasis ends with its paragraph
                in_code = false;
                at += 1;
            }
            _ => at += 1,
        }
    }
    letters.iter().zip(drop).filter(|(_, drop)| !drop).map(|(letter, _)| letter).collect()
}

/// The text without the addresses of links and pictures.
fn unlinked(markdown: &str) -> String {
    let mut text = String::with_capacity(markdown.len());
    let mut rest = markdown;
    while let Some((before, after)) = rest.split_once('[') {
        let link = after.split_once("](").filter(|(name, _)| !name.contains(['[', '\n']));
        match link.and_then(|(name, address)| Some((name, address.split_once(')')?.1))) {
            Some((name, after)) => {
                match before.strip_suffix('!') {
                    Some(before) => text.extend([before, "(", name, ")"]),
                    None => text.extend([before, name]),
                }
                rest = after;
            }
            None => {
                text.extend([before, "["]);
                rest = after;
            }
        }
    }
    text + rest
}

/// The text without the marks of editors.
fn unmarked(markdown: &str) -> String {
    let mut text = String::with_capacity(markdown.len());
    let mut rest = markdown;
    while let Some(letter) = rest.chars().next() {
        if let Some(after) = rest.strip_prefix("**Ruling:**") {
            rest = after.trim_start_matches(' ');
            // The text after the mark now begins a sentence, unless it continues one.
            let begins = text.trim_end_matches(' ').ends_with(['.', '\n']) || text.is_empty();
            if begins {
                let (stars, after) = rest.split_at(rest.len() - rest.trim_start_matches('*').len());
                text.push_str(stars);
                let first = after.chars().next();
                text.extend(first.map(large));
                rest = &after[first.map_or(0, char::len_utf8)..];
            }
        } else if let Some(after) = source(rest) {
            rest = after.trim_start_matches(' ');
        } else {
            text.push(letter);
            rest = &rest[letter.len_utf8()..];
        }
    }
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

/// What follows `[T]`, or several such letters joined by `+`.
fn source(text: &str) -> Option<&str> {
    let mut rest = ["[T]", "[D]", "[G]"].iter().find_map(|mark| text.strip_prefix(mark))?;
    while let Some(more) = rest.strip_prefix('+').and_then(source) {
        rest = more;
    }
    Some(rest)
}

/// Some stars in a row.
#[derive(Clone, Copy)]
struct Run {
    start: usize,
    length: usize,
}

impl Run {
    fn at(letters: &[char], start: usize) -> Run {
        Run { start, length: letters[start..].iter().take_while(|letter| **letter == '*').count() }
    }

    fn range(self) -> std::ops::Range<usize> {
        self.start..self.start + self.length
    }

    /// Emphasis begins before a word.
    fn may_open(self, letters: &[char]) -> bool {
        let before = self.start.checked_sub(1).map(|at| letters[at]);
        let after = letters.get(self.range().end);
        after.is_some_and(|letter| !letter.is_whitespace()) && !before.is_some_and(char::is_alphanumeric)
    }

    /// Emphasis ends after a word.
    fn may_close(self, letters: &[char]) -> bool {
        self.start.checked_sub(1).is_some_and(|at| !letters[at].is_whitespace())
    }
}

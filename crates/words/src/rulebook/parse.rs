//! From Markdown to a rule book.

use super::{Rule, RuleBook, Section};

/// Reads a rule book. Any text makes one.
pub(super) fn parse(markdown: &str) -> RuleBook {
    let mut reader = Reader::default();
    for line in markdown.lines() {
        reader.read(line.trim_end());
    }
    reader.close();
    reader.book
}

/// The book so far, and the text that is being read.
#[derive(Default)]
struct Reader {
    book: RuleBook,
    /// The rules whose text is being read; several if they share it, none in an intro.
    open: Vec<Heading>,
    /// Whether the open rule is an item of a list.
    in_item: bool,
    /// The heading of the table that is being read; empty outside of tables.
    heading: Vec<String>,
    text: Text,
}

impl Reader {
    fn read(&mut self, line: &str) {
        // A quote is a note for editors.
        if line.starts_with('>') {
            return;
        }
        if !line.starts_with('|') {
            self.heading.clear();
        }
        if let Some(title) = line.strip_prefix("# ") {
            self.close();
            self.book.title = title.trim().to_owned();
        } else if line.starts_with("##") {
            self.close();
            self.book.sections.push(section(line.trim_start_matches('#').trim()));
        } else if let Some((rules, text)) = rules_begun_by(line) {
            if let Some(heading) = self.text.table.heading().filter(|_| self.heading.is_empty()) {
                self.heading = heading.to_vec();
            }
            self.close();
            self.in_item = line.starts_with("- ");
            self.open = rules;
            if line.starts_with('|') {
                // The first cell of the heading is for the ids.
                self.text.table.has_heading = !self.heading.is_empty();
                self.text.table.rows.extend(self.heading.split_first().map(|(_, rest)| rest.to_vec()));
                self.text.table.add(text);
            } else {
                self.text.add(text);
            }
        } else {
            if self.in_item && !line.is_empty() && !line.starts_with(' ') {
                self.close();
            }
            self.text.add(line);
        }
    }

    /// Puts the text that was read where it belongs.
    fn close(&mut self) {
        let text = std::mem::take(&mut self.text).finish();
        let rules = std::mem::take(&mut self.open);
        self.in_item = false;
        let Some(section) = self.book.sections.last_mut() else {
            append(&mut self.book.intro, &text);
            return;
        };
        if rules.is_empty() {
            append(&mut section.intro, &text);
        }
        for Heading { id, title } in rules {
            section.id.get_or_insert_with(|| chapter(&id).to_owned());
            match section.rules.iter_mut().find(|rule| rule.id == id) {
                Some(rule) => append(&mut rule.text, &text),
                None => section.rules.push(Rule { id, title, text: text.clone() }),
            }
        }
    }
}

/// Adds a text below an earlier one.
fn append(earlier: &mut String, text: &str) {
    if !earlier.is_empty() && !text.is_empty() {
        earlier.push('\n');
    }
    earlier.push_str(text);
}

/// `3 Sell (F-SELL)`: the title, and what the ids of the rules begin with.
fn section(heading: &str) -> Section {
    let named = heading.strip_suffix(')').and_then(|heading| heading.rsplit_once(" ("));
    let (title, id) = match named {
        Some((title, id)) if is_chapter(id) => (title, Some(id.to_owned())),
        _ => (heading, None),
    };
    Section { id, title: title.to_owned(), ..Section::default() }
}

/// Whether this is a letter, a minus and capital letters.
fn is_chapter(text: &str) -> bool {
    rule_id(&format!("{text}-1 ")).is_some_and(|(id, _)| id.len() == text.len() + 2)
}

/// `F-SELL-2` is a rule of `F-SELL`.
pub(super) fn chapter(id: &str) -> &str {
    id.rsplit_once('-').map_or(id, |(chapter, _)| chapter)
}

/// The id and the title of a rule.
struct Heading {
    id: String,
    title: Option<String>,
}

/// The rules that begin on this line, and the rest of the line. The task `rules` in `xtask` counts rules by
/// the same signs.
fn rules_begun_by(line: &str) -> Option<(Vec<Heading>, &str)> {
    let (sign, rest) = ["- ", "**", "| "].iter().find_map(|sign| Some((*sign, line.strip_prefix(sign)?)))?;
    let (first, mut rest) = rule_id(rest)?;
    let mut ids = vec![first.to_owned()];
    while let Some(more) = rest.strip_prefix('/') {
        let (number, after) = more.split_at(more.bytes().take_while(u8::is_ascii_digit).count());
        if number.is_empty() {
            return None;
        }
        ids.push(format!("{}-{number}", chapter(first)));
        rest = after;
    }
    let (title, text) = match sign {
        "**" if rest.starts_with([' ', '.', '*']) => {
            let (title, text) = rest.split_once("**")?;
            (title.trim().trim_end_matches('.'), text)
        }
        "- " if rest.is_empty() || rest.starts_with(' ') => ("", rest),
        "| " => ("", rest.trim_start().strip_prefix('|')?.trim_end_matches('|')),
        _ => return None,
    };
    let title = Some(title).filter(|title| !title.is_empty());
    let rules = ids.into_iter().map(|id| Heading { id, title: title.map(str::to_owned) }).collect();
    Some((rules, text.trim()))
}

/// The rule id (`F-SELL-2`) a text begins with, and what follows.
fn rule_id(text: &str) -> Option<(&str, &str)> {
    let mut parts = text.splitn(3, '-');
    let (game, chapter, number) = (parts.next()?, parts.next()?, parts.next()?);
    let are_capitals = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_uppercase());
    let digits = number.bytes().take_while(u8::is_ascii_digit).count();
    let is_id = game.len() == 1 && are_capitals(game) && are_capitals(chapter) && digits > 0;
    is_id.then(|| text.split_at(game.len() + 1 + chapter.len() + 1 + digits))
}

/// Lines that are being put together into paragraphs, items and rows.
#[derive(Default)]
struct Text {
    lines: Vec<String>,
    /// Whether the next words continue the last line.
    goes_on: bool,
    /// Whether lines are kept as they are, between two lines of three backticks.
    is_drawn: bool,
    table: Table,
}

impl Text {
    fn add(&mut self, line: &str) {
        if line.starts_with("```") {
            self.is_drawn = !self.is_drawn;
            self.goes_on = false;
            return;
        }
        if self.is_drawn {
            self.lines.push(line.to_owned());
            return;
        }
        let line = line.trim();
        if line.starts_with('|') {
            self.goes_on = false;
            self.table.add(line);
            return;
        }
        self.end_table();
        if line.is_empty() || is_rule_line(line) {
            self.goes_on = false;
            return;
        }
        let is_item = line.starts_with("- ") || line.starts_with("* ") || is_numbered(line);
        match self.lines.last_mut() {
            Some(last) if self.goes_on && !is_item => {
                last.push(' ');
                last.push_str(line);
            }
            _ => self.lines.push(line.to_owned()),
        }
        self.goes_on = true;
    }

    fn end_table(&mut self) {
        self.lines.extend(std::mem::take(&mut self.table).finish());
    }

    fn finish(mut self) -> String {
        self.end_table();
        self.lines.join("\n")
    }
}

/// `10. Think`: an item with a number.
fn is_numbered(line: &str) -> bool {
    line.split_once(". ").is_some_and(|(number, _)| {
        (1..=2).contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// `---`: a line across the page.
fn is_rule_line(line: &str) -> bool {
    line.len() >= 3 && line.bytes().all(|byte| byte == b'-')
}

/// The rows of a table, cell by cell.
#[derive(Default)]
struct Table {
    rows: Vec<Vec<String>>,
    /// Whether the first row is a heading.
    has_heading: bool,
}

impl Table {
    fn add(&mut self, line: &str) {
        let line = line.trim();
        let line = line.strip_prefix('|').unwrap_or(line);
        let line = line.strip_suffix('|').unwrap_or(line);
        let cells: Vec<String> = line.split('|').map(|cell| cell.trim().to_owned()).collect();
        if cells.iter().all(|cell| cell.bytes().all(|byte| matches!(byte, b'-' | b':'))) {
            self.has_heading = self.rows.len() == 1;
        } else {
            self.rows.push(cells);
        }
    }

    fn heading(&self) -> Option<&[String]> {
        self.rows.first().filter(|_| self.has_heading).map(Vec::as_slice)
    }

    /// A line for each row. A heading without rows is left out: its rows are rules of their own.
    fn finish(self) -> Vec<String> {
        let heading = self.heading().unwrap_or_default();
        let rows = self.rows.iter().skip(usize::from(self.has_heading));
        rows.map(|row| told(heading, row)).filter(|line| !line.is_empty()).collect()
    }
}

/// A row as it is read: "Castle: 20", or with more cells "Castle. Cost: 3/3/2/2; Points: 20". Cells that are empty or
/// a dash say nothing; a row that goes on with the one above leaves its first cells empty.
fn told(heading: &[String], row: &[String]) -> String {
    let says = |cell: &str| !matches!(cell, "" | "–" | "-");
    // If the heading has a cell for the id, the rows below a rule have that cell too, but it is empty.
    let row = if row.len() > heading.len() && !heading.is_empty() {
        &row[row.len() - heading.len()..]
    } else {
        row
    };
    let mut cells = row.iter().enumerate().filter(|(_, cell)| says(cell));
    let Some((_, first)) = cells.next() else { return String::new() };
    let rest: Vec<String> = cells
        .map(|(at, cell)| match heading.get(at).filter(|name| !name.is_empty() && row.len() > 2) {
            Some(name) => format!("{name}: {cell}"),
            None => cell.clone(),
        })
        .collect();
    match &rest[..] {
        [] => first.clone(),
        rest if row.len() > 2 && !heading.is_empty() => format!("{first}. {}", rest.join("; ")),
        rest => format!("{first}: {}", rest.join("; ")),
    }
}

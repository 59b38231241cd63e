//! From Markdown to a book. pulldown-cmark reads the Markdown; here its events become blocks, and blocks chapters and rules.

use super::block::{Block, Line, told, words};
use super::figure::Figure;
use super::line;
use super::{Rule, RuleBook, Section, chapter, rule_id, slug};
use crate::Language;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream};

/// Reads a book. Any text makes one.
pub(super) fn read(markdown: &str, language: Language) -> RuleBook {
    let parser = Parser::new_ext(markdown, Options::ENABLE_TABLES);
    let mut events = TextMergeStream::new(parser);
    let mut reader = Reader::default();
    for block in parts(&mut events, language) {
        reader.add(block);
    }
    reader.book
}

/// A part of a Markdown file.
enum Part {
    Heading(HeadingLevel, String),
    Paragraph(Line),
    List(Option<u64>, Vec<Vec<Part>>),
    Table(Vec<Line>, Vec<Vec<Line>>),
    Picture(String, String),
    Figure(Figure),
}

/// Reads parts up to the end of what they are in. A quote is a note for editors and is left out.
fn parts<'a>(events: &mut impl Iterator<Item = Event<'a>>, language: Language) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut open = line::Builder::new(language);
    while let Some(event) = events.next() {
        match event {
            Event::Start(Tag::Paragraph | Tag::HtmlBlock) => open.end(&mut parts),
            Event::End(TagEnd::Paragraph | TagEnd::HtmlBlock) => open.end(&mut parts),
            Event::Start(Tag::Heading { level, .. }) => {
                open.end(&mut parts);
                let inside = open.until(events, |end| matches!(end, TagEnd::Heading(_)));
                parts.push(Part::Heading(level, words(&inside)));
            }
            Event::Start(Tag::BlockQuote(_)) => {
                open.end(&mut parts);
                skip(events, |end| matches!(end, TagEnd::BlockQuote(_)));
            }
            Event::Start(Tag::CodeBlock(_)) => {
                open.end(&mut parts);
                skip(events, |end| matches!(end, TagEnd::CodeBlock));
            }
            Event::Start(Tag::List(start)) => {
                open.end(&mut parts);
                parts.push(Part::List(start, items(events, language)));
            }
            Event::Start(Tag::Table(_)) => {
                open.end(&mut parts);
                let (head, rows) = table(events, language);
                parts.push(Part::Table(head, rows));
            }
            Event::Start(Tag::Image { dest_url, .. }) => {
                let says =
                    words(&line::Builder::new(language).until(events, |end| matches!(end, TagEnd::Image)));
                open.end(&mut parts);
                let file = dest_url.rsplit('/').next().unwrap_or_default().to_owned();
                parts.push(Part::Picture(file, says));
            }
            Event::End(TagEnd::Item | TagEnd::List(_) | TagEnd::Table | TagEnd::TableCell) => break,
            event => open.add(event),
        }
    }
    open.end(&mut parts);
    parts
}

impl line::Builder {
    /// Closes the line that is being read: it is a paragraph, or only a figure.
    fn end(&mut self, parts: &mut Vec<Part>) {
        let mut line = self.take();
        if words(&line).is_empty() {
            parts.extend(line.drain(..).filter_map(line::figure).map(Part::Figure));
        } else {
            parts.push(Part::Paragraph(line));
        }
    }

    /// The line up to an end.
    fn until<'a>(&mut self, events: &mut impl Iterator<Item = Event<'a>>, ends: fn(&TagEnd) -> bool) -> Line {
        for event in events.by_ref() {
            match event {
                Event::End(end) if ends(&end) => break,
                event => self.add(event),
            }
        }
        self.take()
    }
}

fn skip<'a>(events: &mut impl Iterator<Item = Event<'a>>, ends: fn(&TagEnd) -> bool) {
    for event in events.by_ref() {
        if matches!(&event, Event::End(end) if ends(end)) {
            return;
        }
    }
}

fn items<'a>(events: &mut impl Iterator<Item = Event<'a>>, language: Language) -> Vec<Vec<Part>> {
    let mut items = Vec::new();
    while let Some(event) = events.next() {
        match event {
            Event::Start(Tag::Item) => items.push(parts(events, language)),
            Event::End(TagEnd::List(_)) => break,
            _ => {}
        }
    }
    items
}

fn table<'a>(
    events: &mut impl Iterator<Item = Event<'a>>,
    language: Language,
) -> (Vec<Line>, Vec<Vec<Line>>) {
    let (mut head, mut rows) = (Vec::new(), Vec::new());
    let mut row: Vec<Line> = Vec::new();
    while let Some(event) = events.next() {
        match event {
            Event::Start(Tag::TableCell) => {
                let cell = line::Builder::new(language).until(events, |end| matches!(end, TagEnd::TableCell));
                row.push(cell);
            }
            Event::End(TagEnd::TableHead) => head = std::mem::take(&mut row),
            Event::End(TagEnd::TableRow) => rows.push(std::mem::take(&mut row)),
            Event::End(TagEnd::Table) => break,
            _ => {}
        }
    }
    (head, rows)
}

/// The book so far, and the rules whose text is being read: several if they share it, none in an intro.
#[derive(Default)]
struct Reader {
    book: RuleBook,
    open: Vec<String>,
}

impl Reader {
    fn add(&mut self, part: Part) {
        match part {
            Part::Heading(HeadingLevel::H1, title) => self.book.title = title,
            Part::Heading(level, title) => self.heading(level, &title),
            Part::Paragraph(line) => self.paragraph(line),
            Part::List(start, items) => self.list(start, items),
            Part::Table(head, rows) => self.table(&head, rows),
            Part::Picture(file, says) => self.put(Block::Picture { file, says }),
            Part::Figure(figure) => self.put(Block::Figure { figure }),
        }
    }

    /// A heading begins a section. A small one does so only after rules: there it ends the text of a rule.
    fn heading(&mut self, level: HeadingLevel, title: &str) {
        self.open.clear();
        let after_rules = self.book.sections.last().is_none_or(|section| !section.rules.is_empty());
        if level == HeadingLevel::H2 || after_rules {
            self.book.sections.push(section(title));
        } else {
            self.put(Block::Heading { place: slug(title), text: title.to_owned() });
        }
    }

    /// `**P-GEN-01 Scope.** Two players.` begins a rule, `**May I …?** Yes.` is a question.
    fn paragraph(&mut self, mut line: Line) {
        if let Some((ids, title)) = line::rules_named_by(&mut line) {
            self.open.clear();
            self.begin(ids, title.as_deref());
            if words(&line).is_empty() {
                return;
            }
        }
        match line::question(&mut line) {
            Some(asked) => self.put(Block::Question { asked, answer: line }),
            None => self.put(Block::Paragraph { line }),
        }
    }

    /// `- F-SELL-2 A good …` begins a rule; all other items make a list.
    fn list(&mut self, start: Option<u64>, items: Vec<Vec<Part>>) {
        let mut own: Vec<Line> = Vec::new();
        let mut has_rules = false;
        for item in items {
            let mut item = item.into_iter();
            let Some(Part::Paragraph(mut line)) = item.next() else { continue };
            match line::rule_begun_by(&mut line) {
                Some(id) => {
                    has_rules = true;
                    self.open.clear();
                    self.begin(vec![id], None);
                    self.put(Block::Paragraph { line });
                    item.for_each(|part| self.add(part));
                }
                None => own.push(line),
            }
        }
        if has_rules {
            self.open.clear();
        }
        if !own.is_empty() {
            self.put(Block::List { start, items: own });
        }
    }

    /// `| P-SCORE-02 | each castle | +20 |` begins a rule. A row below it whose first cell is empty belongs to it.
    fn table(&mut self, head: &[Line], rows: Vec<Vec<Line>>) {
        let mut own = Vec::new();
        let mut in_rules = false;
        for row in rows {
            let first = row.first().map(|cell| words(cell)).unwrap_or_default();
            let begins = rule_id(&first).filter(|(_, rest)| rest.is_empty()).map(|(id, _)| id.to_owned());
            in_rules = begins.is_some() || (in_rules && first.is_empty());
            if let Some(id) = begins {
                self.open.clear();
                self.begin(vec![id], None);
            }
            if in_rules {
                let line = told(head.get(1..).unwrap_or_default(), row.get(1..).unwrap_or_default());
                self.put(Block::Paragraph { line });
            } else {
                own.push(row);
            }
        }
        if in_rules {
            self.open.clear();
        }
        if !own.is_empty() {
            self.put(Block::Table { head: head.to_vec(), rows: own });
        }
    }

    /// Begins rules that share a text; a rule that begins twice in a section goes on there.
    fn begin(&mut self, ids: Vec<String>, title: Option<&str>) {
        if self.book.sections.is_empty() {
            self.book.sections.push(Section::default());
        }
        let Some(section) = self.book.sections.last_mut() else { return };
        for id in ids {
            if section.id.is_none() {
                section.id = Some(chapter(&id).to_owned());
                section.place = chapter(&id).to_owned();
            }
            if !section.rules.iter().any(|rule| rule.id == id) {
                section.rules.push(Rule {
                    id: id.clone(),
                    title: title.map(str::to_owned),
                    blocks: Vec::new(),
                });
            }
            self.open.push(id);
        }
    }

    /// Puts a block where it belongs: to the open rules, the section, or the book.
    fn put(&mut self, mut block: Block) {
        block.each_line(|line| *line = line::with_rules(std::mem::take(line)));
        let Some(section) = self.book.sections.last_mut() else {
            self.book.intro.push(block);
            return;
        };
        if self.open.is_empty() {
            section.blocks.push(block);
            return;
        }
        for rule in section.rules.iter_mut().filter(|rule| self.open.contains(&rule.id)) {
            rule.blocks.push(block.clone());
        }
    }
}

/// `3 Sell (F-SELL)`: the title, and what the ids of the rules begin with.
fn section(heading: &str) -> Section {
    let named = heading.strip_suffix(')').and_then(|heading| heading.rsplit_once(" ("));
    let (title, id) = match named {
        Some((title, id)) if is_chapter(id) => (title, Some(id.to_owned())),
        _ => (heading, None),
    };
    let place = id.clone().unwrap_or_else(|| slug(title));
    Section { id, place, title: title.to_owned(), ..Section::default() }
}

/// Whether this is a letter, a minus and capital letters.
fn is_chapter(text: &str) -> bool {
    rule_id(&format!("{text}-1 ")).is_some_and(|(id, _)| id.len() == text.len() + 2)
}

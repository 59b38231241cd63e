//! What a book is made of: blocks, and the runs of a line. Data for a page, and plain text for a terminal.

use super::figure::Figure;
use serde::Serialize;
use std::fmt::Write;

/// A part of a text that stands by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "as", rename_all = "snake_case")]
pub enum Block {
    /// A small heading inside a chapter.
    Heading {
        /// Its place in the address: the same in every language.
        place: String,
        /// Its words.
        text: String,
    },
    /// A paragraph.
    Paragraph {
        /// Its words.
        line: Line,
    },
    /// A list.
    List {
        /// The number of the first item; `None` if the items have no numbers.
        start: Option<u64>,
        /// Its items.
        items: Vec<Line>,
    },
    /// A table.
    Table {
        /// The names of its columns.
        head: Vec<Line>,
        /// Its rows, each as long as the head.
        rows: Vec<Vec<Line>>,
    },
    /// A question that players ask, and its answer.
    Question {
        /// The question.
        asked: String,
        /// The answer.
        answer: Line,
    },
    /// A picture from a file.
    Picture {
        /// The name of the file in `docs/learn/pictures`.
        file: String,
        /// What it shows.
        says: String,
    },
    /// A figure that the page draws.
    Figure {
        /// What it shows.
        figure: Figure,
    },
}

impl Block {
    /// Changes every line of it.
    pub(super) fn each_line(&mut self, mut change: impl FnMut(&mut Line)) {
        match self {
            Block::Paragraph { line } | Block::Question { answer: line, .. } => change(line),
            Block::List { items, .. } => items.iter_mut().for_each(change),
            Block::Table { head, rows } => head.iter_mut().chain(rows.iter_mut().flatten()).for_each(change),
            Block::Heading { .. } | Block::Picture { .. } | Block::Figure { .. } => {}
        }
    }

    /// Its place in the address, if it is a heading.
    pub fn place(&self) -> Option<&str> {
        match self {
            Block::Heading { place, .. } => Some(place),
            _ => None,
        }
    }

    /// Every figure of it.
    pub fn figures(&self) -> Vec<&Figure> {
        match self {
            Block::Paragraph { line } | Block::Question { answer: line, .. } => figures_of(line).collect(),
            Block::List { items, .. } => items.iter().flat_map(|item| figures_of(item)).collect(),
            Block::Table { head, rows } => {
                head.iter().chain(rows.iter().flatten()).flat_map(|cell| figures_of(cell)).collect()
            }
            Block::Figure { figure } => vec![figure],
            Block::Heading { .. } | Block::Picture { .. } => Vec::new(),
        }
    }
}

fn figures_of(line: &[Run]) -> impl Iterator<Item = &Figure> {
    line.iter().filter_map(|run| if let Run::Figure(figure) = run { Some(figure) } else { None })
}

/// Words in a row.
pub type Line = Vec<Run>;

/// Words that look alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "as", content = "is", rename_all = "snake_case")]
pub enum Run {
    /// Words.
    Plain(String),
    /// Important words.
    Strong(String),
    /// Words that are named or stressed.
    Emphasis(String),
    /// The id of a rule, as a part of a sentence.
    Rule(String),
    /// Ids of rules in brackets, beside a sentence.
    Rules(Vec<String>),
    /// Pictures of things, beside their names.
    Figure(Figure),
}

impl Run {
    /// Its words, if they may be changed; ids and figures may not.
    pub(super) fn words(&mut self) -> Option<&mut String> {
        match self {
            Run::Plain(words) | Run::Strong(words) | Run::Emphasis(words) => Some(words),
            Run::Rule(_) | Run::Rules(_) | Run::Figure(_) => None,
        }
    }
}

/// The words of a line. A figure beside words says nothing: its name stands there.
pub fn words(line: &[Run]) -> String {
    let mut text = String::new();
    for run in line {
        match run {
            Run::Plain(words) | Run::Strong(words) | Run::Emphasis(words) | Run::Rule(words) => {
                text.push_str(words);
            }
            Run::Rules(ids) => {
                let _ = write!(text, "({})", ids.join(", "));
            }
            Run::Figure(_) => {}
        }
    }
    text.trim().to_owned()
}

/// Blocks in plain text: a line for each paragraph, item and row.
pub fn plain(blocks: &[Block]) -> String {
    let lines: Vec<String> = blocks.iter().flat_map(lines).collect();
    lines.join("\n")
}

fn lines(block: &Block) -> Vec<String> {
    match block {
        Block::Heading { text, .. } => vec![text.clone()],
        Block::Paragraph { line } => vec![words(line)],
        Block::List { start, items } => {
            let sign = |index: usize| match start {
                Some(first) => format!("{}.", first.saturating_add(index as u64)),
                None => "-".to_owned(),
            };
            items.iter().enumerate().map(|(index, item)| format!("{} {}", sign(index), words(item))).collect()
        }
        Block::Table { head, rows } => {
            let told = rows.iter().map(|row| words(&told(head, row)));
            told.filter(|line| !line.is_empty()).collect()
        }
        Block::Question { asked, answer } => vec![format!("{asked} {}", words(answer))],
        Block::Picture { says, .. } => vec![format!("({says})")],
        Block::Figure { figure } => vec![figure.to_string()],
    }
}

/// A row as it is read: "Castle: 20", or with more cells "Castle. Cost: 3/3/2/2; Points: 20". Cells that are empty or
/// a dash say nothing.
pub(super) fn told(head: &[Line], row: &[Line]) -> Line {
    let says = |cell: &Line| !matches!(words(cell).as_str(), "" | "–" | "-");
    let names_columns = row.len() > 2 && head.iter().any(|name| !words(name).is_empty());
    let mut line = Line::new();
    let cells = row.iter().enumerate().filter(|(_, cell)| says(cell));
    for (told, (column, cell)) in cells.enumerate() {
        let before = match told {
            0 => "",
            1 if names_columns => ". ",
            1 => ": ",
            _ => "; ",
        };
        let name = head.get(column).map(|name| words(name)).filter(|name| !name.is_empty());
        match name.filter(|_| names_columns && told > 0) {
            Some(name) => line.push(Run::Plain(format!("{before}{name}: "))),
            None if before.is_empty() => {}
            None => line.push(Run::Plain(before.to_owned())),
        }
        line.extend(cell.iter().cloned());
    }
    line
}

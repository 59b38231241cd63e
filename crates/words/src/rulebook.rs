//! The rule books, rule by rule, and the books for players.
//!
//! A book is a Markdown file in `docs/rules`. A rule begins where a line begins with its id:
//!
//! ```text
//! - F-SELL-2 A good whose price is 0 is not accepted.
//! **P-GEN-01 Scope.** Two players.
//! | P-SCORE-02 | each castle | +20 |
//! ```
//!
//! and ends at the next rule or heading; a list item ends also at a line that is not indented.
//! `P-BLD-02/03` begins two rules with one text; a rule that begins twice in a section goes on there.
//!
//! A quote (`> …`) and a block of code are notes for editors and are not shown, nor are the marks of `line.rs`. What is
//! left is data: [`Block`]s, which a page draws and a terminal prints. A row of a table is printed as a line: "each
//! castle: +20". Pictures are asked for in comments, see [`figure`].
//!
//! | room | what lives there |
//! |---|---|
//! | `read` | Markdown becomes a book |
//! | `line` | the runs of a line, without the marks of editors |
//! | [`block`] | blocks and runs, and their plain text |
//! | [`figure`] | pictures of cards, buildings, tiles; chains |
//! | `search` | looking for rules |

use crate::Language;
use crate::letters::large;
use princely_core::sorting;
use serde::Serialize;
use std::fmt;
use std::sync::OnceLock;

pub mod block;
pub mod figure;
mod line;
mod read;
mod search;

pub use block::{Block, Line, Run, plain};
pub use figure::Figure;

/// The texts of a book, in the order of [`Language::ALL`].
macro_rules! texts {
    ($kind:literal, $game:literal) => {
        [
            include_str!(concat!("../../../docs/", $kind, "/", $game, ".md")),
            include_str!(concat!("../../../docs/", $kind, "/de/", $game, ".md")),
            include_str!(concat!("../../../docs/", $kind, "/it/", $game, ".md")),
            include_str!(concat!("../../../docs/", $kind, "/hu/", $game, ".md")),
        ]
    };
}
/// The rule book of a game in English: `fuerstenfeld` or `principati`. Code and tests cite this book.
pub fn rules(game: &str) -> Option<&'static RuleBook> {
    rules_in(game, Language::English)
}

/// The rule book of a game in a language. Every book has the same rules.
pub fn rules_in(game: &str, language: Language) -> Option<&'static RuleBook> {
    static FUERSTENFELD: Shelf = shelf();
    static PRINCIPATI: Shelf = shelf();
    match game {
        "fuerstenfeld" => Some(book(&FUERSTENFELD, texts!("rules", "fuerstenfeld"), language)),
        "principati" => Some(book(&PRINCIPATI, texts!("rules", "principati"), language)),
        _ => None,
    }
}

/// The book for players of a game in a language, `docs/learn`: sections to read, and no rules.
pub fn lessons(game: &str, language: Language) -> Option<&'static RuleBook> {
    static FUERSTENFELD: Shelf = shelf();
    static PRINCIPATI: Shelf = shelf();
    match game {
        "fuerstenfeld" => Some(book(&FUERSTENFELD, texts!("learn", "fuerstenfeld"), language)),
        "principati" => Some(book(&PRINCIPATI, texts!("learn", "principati"), language)),
        _ => None,
    }
}

/// The books of a game, one for each language, in the order of [`Language::ALL`]. They are read once and kept.
type Shelf = [OnceLock<RuleBook>; Language::ALL.len()];

const fn shelf() -> Shelf {
    [const { OnceLock::new() }; Language::ALL.len()]
}

fn book(shelf: &'static Shelf, texts: [&str; Language::ALL.len()], language: Language) -> &'static RuleBook {
    let at = language as usize;
    shelf[at].get_or_init(|| {
        let mut own = read::read(texts[at], language);
        if language != Language::English {
            own.take_places_of(book(shelf, texts, Language::English));
        }
        own
    })
}

/// A rule book, or a book for players.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct RuleBook {
    /// Its title.
    pub title: String,
    /// What stands before the first section.
    pub intro: Vec<Block>,
    /// Its sections.
    pub sections: Vec<Section>,
}

/// A section of a book.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Section {
    /// Its place in the address of a page: `F-SELL`, `the-cards`; the same in every language.
    pub place: String,
    /// What the ids of its rules begin with, `F-SELL`; `None` if it has no rules.
    #[serde(skip)]
    pub id: Option<String>,
    /// Its title.
    pub title: String,
    /// What stands before its first rule, or all of it if it has none.
    pub blocks: Vec<Block>,
    /// Its rules.
    pub rules: Vec<Rule>,
}

/// A rule.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Rule {
    /// Its id: `F-SELL-2`.
    pub id: String,
    /// Its title, if it has one.
    pub title: Option<String>,
    /// What it says.
    pub blocks: Vec<Block>,
}

impl RuleBook {
    /// Reads a book from its text. Every text is a book, but perhaps one without rules.
    pub fn read(text: &str, language: Language) -> RuleBook {
        read::read(text, language)
    }

    /// A translation has the places of the English book: an address leads to the same place in every language.
    fn take_places_of(&mut self, english: &RuleBook) {
        for (own, known) in self.sections.iter_mut().zip(&english.sections) {
            own.place.clone_from(&known.place);
            let mut places = known.blocks.iter().filter_map(Block::place);
            for block in &mut own.blocks {
                if let Block::Heading { place, .. } = block {
                    *place = places.next().unwrap_or_default().to_owned();
                }
            }
        }
    }

    /// Every rule, in the order of the book.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.sections.iter().flat_map(|section| &section.rules)
    }

    /// The rule with this id, in small or large letters, with or without the letter of the game:
    /// `F-SELL-2`, `f-sell-02`, `sell-2`.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules().find(|rule| names(id, &rule.id))
    }

    /// The section that has rules whose ids begin with this: `F-SELL`, `sell`.
    pub fn section(&self, prefix: &str) -> Option<&Section> {
        let has = |section: &&Section| {
            let chapters = section.rules.iter().map(|rule| chapter(&rule.id));
            section.id.as_deref().into_iter().chain(chapters).any(|id| names(prefix, id))
        };
        self.sections.iter().find(has)
    }

    /// The ids of rules and sections that look most like what was asked for, the nearest first, at most three.
    pub fn suggestions(&self, asked: &str) -> Vec<&str> {
        let asked: String = spelt(asked).chars().take(32).collect();
        let sections = self.sections.iter().filter_map(|section| section.id.as_deref());
        let ids = self.rules().map(|rule| rule.id.as_str()).chain(sections);
        let far = |id: &str| {
            let id = spelt(id);
            let bare = id.split_once('-').map_or(id.as_str(), |(_, bare)| bare);
            far_from(&asked, &id).min(far_from(&asked, bare))
        };
        let mut near: Vec<_> = ids.map(|id| (far(id), id)).filter(|((edits, _), _)| *edits <= 3).collect();
        sorting::sort_by_key(&mut near, |(far, _)| *far);
        near.into_iter().take(3).map(|(_, id)| id).collect()
    }
}

impl Rule {
    /// What it says in plain text; it begins with a capital letter.
    pub fn plain(&self) -> String {
        let text = plain(&self.blocks);
        let mut letters = text.chars();
        letters.next().map(large).into_iter().chain(letters).collect()
    }
}

impl fmt::Display for Rule {
    /// The id, the title, and what it says.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.title {
            Some(title) => {
                let end = if title.ends_with('?') { "" } else { "." };
                write!(f, "{} {title}{end} {}", self.id, self.plain())
            }
            None => write!(f, "{} {}", self.id, self.plain()),
        }
    }
}

impl fmt::Display for Section {
    /// The title, the intro, and every rule.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.id {
            Some(id) => writeln!(f, "{} ({id})", self.title)?,
            None => writeln!(f, "{}", self.title)?,
        }
        if !self.blocks.is_empty() {
            writeln!(f, "{}", plain(&self.blocks))?;
        }
        self.rules.iter().try_for_each(|rule| writeln!(f, "{rule}"))
    }
}

/// `F-SELL-2` is a rule of `F-SELL`.
fn chapter(id: &str) -> &str {
    id.rsplit_once('-').map_or(id, |(chapter, _)| chapter)
}

/// The rule id (`F-SELL-2`) a text begins with, and what follows. The task `rules` in `xtask` counts rules by the same
/// signs.
fn rule_id(text: &str) -> Option<(&str, &str)> {
    let mut parts = text.splitn(3, '-');
    let (game, chapter, number) = (parts.next()?, parts.next()?, parts.next()?);
    let are_capitals = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_uppercase());
    let digits = number.bytes().take_while(u8::is_ascii_digit).count();
    let is_id = game.len() == 1 && are_capitals(game) && are_capitals(chapter) && digits > 0;
    is_id.then(|| text.split_at(game.len() + 1 + chapter.len() + 1 + digits))
}

/// A title as a part of an address: "What lies on the table" becomes `what-lies-on-the-table`.
fn slug(title: &str) -> String {
    let letters =
        title.chars().map(|letter| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '-' });
    let slug: String = letters.collect();
    slug.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

/// Whether somebody who wrote `asked` meant this id.
fn names(asked: &str, id: &str) -> bool {
    let (asked, id) = (spelt(asked), spelt(id));
    asked == id || id.split_once('-').is_some_and(|(_, bare)| bare == asked)
}

/// An id in capital letters, its number without leading zeros.
fn spelt(id: &str) -> String {
    let id = id.trim().to_ascii_uppercase();
    match id.rsplit_once('-') {
        Some((chapter, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            format!("{chapter}-{}", number.trim_start_matches('0'))
        }
        _ => id,
    }
}

/// How far an id is from what was asked for: first by edits, then by how many letters are the same at the beginning.
fn far_from(asked: &str, id: &str) -> (usize, std::cmp::Reverse<usize>) {
    let same = asked.chars().zip(id.chars()).take_while(|(left, right)| left == right).count();
    (edits(asked, id), std::cmp::Reverse(same))
}

/// How many letters have to be changed, added or removed to make one text of the other.
pub fn edits(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (line, letter) in (1..).zip(from.chars()) {
        let mut corner = row[0];
        row[0] = line;
        for column in 1..=to.len() {
            let changed = corner + usize::from(letter != to[column - 1]);
            corner = row[column];
            row[column] = changed.min(corner + 1).min(row[column - 1] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests;

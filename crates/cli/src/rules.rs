//! `princely rules`

use crate::args::Rules;
use crate::failure::Failure;
use crate::output;
use princely_words::rulebook::{RuleBook, plain, rules_in};
use std::fmt::Write;

pub(crate) fn run(args: &Rules) -> Result<(), Failure> {
    let books: Vec<(&str, &RuleBook)> = princely_laboratory::all()
        .iter()
        .filter_map(|game| Some((game.id(), rules_in(game.id(), args.lang)?)))
        .collect();
    let Some(first) = &args.first else { return output::print(&shelf(&books)) };
    let rest = args.rest.join(" ");
    let id = first.to_lowercase().replace('ü', "ue");
    let (books, asked) = match books.iter().find(|(known, _)| *known == id) {
        Some(book) => (vec![*book], rest),
        // A game may stand before the id of a rule; all other words are searched for.
        None if !rest.contains('-') => (books, format!("{first} {rest}").trim_end().to_owned()),
        None => {
            return Err(princely_laboratory::find(first).err().map_or_else(|| no_book(first), Failure::from));
        }
    };
    if asked.is_empty() {
        return output::print(&whole(books[0].1));
    }
    for (_, book) in &books {
        if let Some(rule) = book.rule(&asked) {
            return output::print(&format!("{}\n", wrapped(&rule.to_string())));
        }
        if let Some(section) = book.section(&asked) {
            return output::print(&format!("{}\n", wrapped(section.to_string().trim_end())));
        }
    }
    // If an id is almost right, the answer suggests the right one.
    let is_id = asked.contains('-') || asked.chars().any(|letter| letter.is_ascii_digit());
    let found: Vec<String> = books
        .iter()
        .flat_map(|(_, book)| book.search(&asked))
        .map(|rule| wrapped(&rule.to_string()))
        .collect();
    if !found.is_empty() && !is_id {
        return output::print(&format!("{}\n", found.join("\n")));
    }
    let near: Vec<&str> = books.iter().flat_map(|(_, book)| book.suggestions(&asked)).collect();
    let hint = if near.is_empty() { String::new() } else { format!("did you mean {}? ", near.join(" or ")) };
    Err(Failure::Usage(format!("there is no rule {asked:?}; {hint}`princely rules` lists the books")))
}

fn no_book(game: &str) -> Failure {
    Failure::Usage(format!("there is no rule book of {game:?}"))
}

fn shelf(books: &[(&str, &RuleBook)]) -> String {
    let mut text = String::new();
    for (id, book) in books {
        let _ = writeln!(text, "{id}: {}", book.title);
        for section in &book.sections {
            let _ = writeln!(text, "  {:<8} {}", section.id.as_deref().unwrap_or(""), section.title);
        }
    }
    text
}

pub(crate) fn whole(book: &RuleBook) -> String {
    let mut text = format!("{}\n\n{}\n", book.title, wrapped(&plain(&book.intro)));
    for section in &book.sections {
        let _ = write!(text, "\n{}\n", wrapped(section.to_string().trim_end()));
    }
    text
}

/// Breaks long lines at 90 columns, and indents the following lines.
pub(crate) fn wrapped(text: &str) -> String {
    const WIDTH: usize = 90;
    let mut lines = Vec::new();
    for line in text.lines() {
        let mut current = String::new();
        for word in line.split_whitespace() {
            let fits = current.chars().count() + 1 + word.chars().count() <= WIDTH;
            if !current.is_empty() && !fits {
                lines.push(std::mem::replace(&mut current, String::from("   ")));
            }
            if !current.is_empty() {
                current.push(' ');
            }
            current.push_str(word);
        }
        lines.push(current);
    }
    lines.join("\n")
}

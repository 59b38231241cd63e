//! `princely rules`

use crate::args::Rules;
use crate::failure::Failure;
use crate::output;
use princely_words::rulebook::{RuleBook, plain, rules_in};
use std::fmt::Write;

pub(crate) fn run(args: &Rules) -> Result<(), Failure> {
    let books: Vec<(&str, &RuleBook)> = princely_games::all()
        .iter()
        .filter_map(|game| Some((game.id(), rules_in(game.id(), args.lang)?)))
        .collect();
    let (game, asked) = match (&args.first, &args.second) {
        (None, _) => return output::print(&shelf(&books)),
        (Some(first), second) => match books.iter().find(|(id, _)| id == first) {
            Some(book) => (vec![*book], second.as_ref()),
            None if second.is_none() => (books, Some(first)),
            None => {
                return Err(princely_games::find(first).err().map_or_else(|| no_book(first), Failure::from));
            }
        },
    };
    let Some(asked) = asked else { return output::print(&whole(game[0].1)) };
    for (_, book) in &game {
        if let Some(rule) = book.rule(asked) {
            return output::print(&format!("{}\n", wrapped(&rule.to_string())));
        }
        if let Some(section) = book.section(asked) {
            return output::print(&format!("{}\n", wrapped(section.to_string().trim_end())));
        }
    }
    let near: Vec<&str> = game.iter().flat_map(|(_, book)| book.suggestions(asked)).collect();
    let hint = if near.is_empty() { String::new() } else { format!("did you mean {}? ", near.join(" or ")) };
    Err(Failure::Usage(format!("there is no rule {asked:?}; {hint}`princely rules` lists the books")))
}

fn no_book(game: &str) -> Failure {
    Failure::Usage(format!("there is no rule book of {game:?}"))
}

fn shelf(books: &[(&str, &RuleBook)]) -> String {
    let mut text = String::new();
    for (id, book) in books {
        let _ = writeln!(text, "{id}: {}", plain(&book.title));
        for section in &book.sections {
            let _ = writeln!(text, "  {:<8} {}", section.id.as_deref().unwrap_or(""), plain(&section.title));
        }
    }
    text
}

fn whole(book: &RuleBook) -> String {
    let mut text = format!("{}\n\n{}\n", plain(&book.title), wrapped(&plain(&book.intro)));
    for section in &book.sections {
        let _ = write!(text, "\n{}\n", wrapped(section.to_string().trim_end()));
    }
    text
}

/// Breaks long lines at 90 columns, with an indent for what follows.
fn wrapped(text: &str) -> String {
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

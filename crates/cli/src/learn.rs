//! `princely learn`

use crate::args::games;
use crate::failure::Failure;
use crate::{output, rules};
use clap::Args;
use princely_words::rulebook::{RuleBook, Section, lessons};
use std::fmt::Write;

#[derive(Args, Debug)]
pub(crate) struct Learn {
    /// The game
    #[arg(value_parser = games())]
    game: Option<String>,

    /// A chapter, by its number or by words of its title; all of the book without it
    #[arg(value_name = "CHAPTER")]
    chapter: Vec<String>,

    /// The language: en, de, it or hu
    #[arg(long, value_name = "LANG", value_parser = crate::play::language, default_value = "en")]
    lang: princely_words::Language,
}

pub(crate) fn run(args: &Learn) -> Result<(), Failure> {
    let Some(game) = &args.game else {
        let shelves = princely_laboratory::all().iter().filter_map(|game| {
            let book = lessons(game.id(), args.lang)?;
            Some(shelf(game.id(), book))
        });
        return output::print(&shelves.collect::<Vec<_>>().join("\n"));
    };
    let Some(book) = lessons(game, args.lang) else {
        return Err(Failure::Usage(format!("there is no book for players of {game}")));
    };
    let asked = args.chapter.join(" ");
    if asked.is_empty() {
        return output::print(&rules::whole(book));
    }
    match chapter(book, &asked) {
        Some(section) => output::print(&format!("{}\n", rules::wrapped(section.to_string().trim_end()))),
        None => {
            let chapters = shelf(game, book).lines().skip(1).map(str::trim).collect::<Vec<_>>().join("; ");
            Err(Failure::Usage(format!("there is no chapter {asked:?}; there are: {chapters}")))
        }
    }
}

/// The chapter with this number, or the first one whose title holds all the words.
fn chapter<'b>(book: &'b RuleBook, asked: &str) -> Option<&'b Section> {
    if let Ok(number) = asked.parse::<usize>() {
        return book.sections.get(number.checked_sub(1)?);
    }
    let words: Vec<String> = asked.split_whitespace().map(str::to_lowercase).collect();
    book.sections.iter().find(|section| {
        let title = section.title.to_lowercase();
        words.iter().all(|word| title.contains(word.as_str()))
    })
}

/// The chapters of a book.
fn shelf(game: &str, book: &RuleBook) -> String {
    let mut text = format!("princely learn {game}: {}\n", book.title);
    for (number, section) in (1..).zip(&book.sections) {
        let _ = writeln!(text, "  {number:>2}  {}", section.title);
    }
    text
}

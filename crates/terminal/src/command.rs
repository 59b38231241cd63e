//! What can be typed at any time.

use super::console::Style;
use super::sitting::Sitting;
use crate::typed::{Found, Named, nearest_of, split, way, ways};
use crate::{GamesError, Talk};
use princely_core::{Aid, Message, Seat};
use princely_house::AnySeat as _;
use princely_words::Words;
use princely_words::layout::wrap_to;
use princely_words::rulebook::{RuleBook, rules_in as book};

/// A command that is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Help,
    Choices,
    More,
    Board,
    Log,
    Undo,
    Hint,
    Why,
    Rules,
    WhatIf,
    Save,
    Quit,
    Names,
    Name,
    Picture,
}

/// The words of the commands, and the sentence of each in `help`.
const COMMANDS: &[(&str, Command, &str)] = &[
    ("say-choices", Command::Choices, "t-help-choices"),
    ("say-more", Command::More, "t-help-more"),
    ("say-board-command", Command::Board, "t-help-board"),
    ("say-what-if", Command::WhatIf, "t-help-what-if"),
    ("say-undo", Command::Undo, "t-help-undo"),
    ("say-hint", Command::Hint, "t-help-hint"),
    ("say-why", Command::Why, "t-help-why"),
    ("say-rules", Command::Rules, "t-help-rules"),
    ("say-log", Command::Log, "t-help-log"),
    ("say-names", Command::Names, "t-help-names"),
    ("say-name", Command::Name, "t-help-name"),
    ("say-picture", Command::Picture, "t-help-picture"),
    ("say-save", Command::Save, "t-help-save"),
    ("say-quit", Command::Quit, "t-help-quit"),
    ("say-help", Command::Help, "t-help-help"),
];

fn named(words: &Words) -> Named<Command> {
    let keys: Vec<_> = COMMANDS.iter().map(|(key, command, _)| (*key, *command)).collect();
    Named::of_keys(words, &keys)
}

/// The rest of a line after its first `words` words.
fn rest(line: &str, words: usize) -> String {
    let mut rest = line.trim();
    for _ in 0..words {
        rest = rest.split_once(char::is_whitespace).map_or("", |(_, rest)| rest.trim_start());
    }
    rest.to_owned()
}

/// The command whose words stand at the beginning of the line, in full.
pub(super) fn whole(words: &Words, line: &str) -> Option<(Command, String)> {
    let typed = split(line);
    let (command, count) = named(words).whole(&typed)?;
    Some((command, rest(line, count)))
}

/// An abbreviated command.
pub(super) enum Short {
    One(Command, String),
    Several(String),
    None,
}

/// The command that an abbreviation means.
pub(super) fn short(words: &Words, line: &str) -> Short {
    match named(words).find(&split(line)) {
        (Found::One(command), count) => Short::One(command, rest(line, count)),
        (Found::Several(found), _) => {
            let keys = COMMANDS.iter().filter(|(_, command, _)| found.contains(command));
            Short::Several(keys.map(|(key, ..)| way(words, key)).collect::<Vec<_>>().join(", "))
        }
        (Found::None, _) => Short::None,
    }
}

/// The command that looks most like the typed line.
pub(super) fn nearest(words: &Words, line: &str) -> Option<String> {
    named(words).nearest(split(line).first()?)
}

/// The part of the table that the line names.
pub(super) fn part<G: Talk>(words: &Words, line: &str) -> Option<&'static str> {
    let keys: Vec<_> = G::PARTS.iter().filter_map(|part| Some((part_key(part)?, *part))).collect();
    let typed = split(line);
    match Named::of_keys(words, &keys).find(&typed) {
        (Found::One(part), count) if count == typed.len() => Some(part),
        _ => None,
    }
}

/// The words for the parts of the table.
pub(super) fn parts<G: Talk>(words: &Words) -> Vec<String> {
    G::PARTS.iter().filter_map(|part| Some(way(words, part_key(part)?))).collect()
}

fn part_key(part: &str) -> Option<&'static str> {
    Some(match part {
        "breweries" => "say-part-breweries",
        "players" => "say-part-players",
        "hand" => "say-part-hand",
        "map" => "say-part-map",
        "belongings" => "say-part-belongings",
        "points" => "say-part-points",
        "land" => "say-part-land",
        "opponent" => "say-part-opponent",
        "common" => "say-part-common",
        _ => return None,
    })
}

/// The lines that can be typed at any time, for completion.
pub(super) fn lines<G: Talk>(game: &G, words: &Words) -> Vec<String> {
    let mut lines: Vec<String> = COMMANDS.iter().map(|(key, ..)| way(words, key)).collect();
    let show = ways(words, "say-board-command");
    let show = show.get(1).or(show.first()).cloned().unwrap_or_default();
    let things = parts::<G>(words).into_iter().chain(game.things(words));
    for thing in things {
        lines.push(format!("{show} {thing}"));
    }
    lines.extend(parts::<G>(words));
    let help = way(words, "say-help");
    lines.extend(COMMANDS.iter().map(|(key, ..)| format!("{help} {}", way(words, key))));
    let rules = way(words, "say-rules");
    let sections = book(G::ID, words.language()).into_iter().flat_map(|book| &book.sections);
    lines.extend(sections.filter_map(|section| Some(format!("{rules} {}", section.id.as_deref()?))));
    lines
}

/// What can be typed now, and at any time.
pub(super) fn help<G: Talk>(
    sitting: &mut Sitting<'_, G>,
    observation: &G::Observation,
    topic: &str,
) -> Result<(), GamesError> {
    if let Some((_, _, about)) = topic_of(sitting.words, topic) {
        return sitting.say(&Message::new(about).text("parts", parts::<G>(sitting.words).join(", ")));
    }
    if !topic.is_empty() {
        return help_about(sitting, observation, topic);
    }
    sitting.say(&Message::new("t-help-now"))?;
    for form in sitting.game().forms(sitting.words, observation) {
        sitting.console.say(Style::Plain, &wrap_to(sitting.console.width(), &form, 2, 4))?;
    }
    sitting.say(&Message::new("t-help-numbers"))?;
    sitting.say(&Message::new("t-help-always"))?;
    for (key, _, about) in COMMANDS {
        let about = Message::new(about).text("parts", parts::<G>(sitting.words).join(", "));
        let line = format!("{}: {}", ways(sitting.words, key)[0], sitting.sentence(&about));
        sitting.console.say(Style::Plain, &wrap_to(sitting.console.width(), &line, 2, 4))?;
    }
    Ok(())
}

/// How something is typed now, and the rules that speak of it.
fn help_about<G: Talk>(
    sitting: &mut Sitting<'_, G>,
    observation: &G::Observation,
    topic: &str,
) -> Result<(), GamesError> {
    let asked: String = topic.chars().take(30).collect();
    let small = asked.to_lowercase();
    let forms = sitting.game().forms(sitting.words, observation);
    let mut lines: Vec<String> =
        forms.into_iter().filter(|form| form.to_lowercase().contains(&small)).collect();
    if let Some(book) = book(G::ID, sitting.words.language()) {
        let rules = book.search(&asked).into_iter().take(FOUND);
        lines.extend(
            rules.map(|rule| format!("{} {}", rule.id, rule.title.clone().unwrap_or_else(|| rule.plain()))),
        );
    }
    if lines.is_empty() {
        sitting.say_wrong(&Message::new("t-help-nothing").text("asked", asked))?;
        let verbs =
            sitting.game().verbs(sitting.words, observation).into_iter().chain(nearest(sitting.words, topic));
        return match nearest_of(topic.split_whitespace().next().unwrap_or_default(), verbs) {
            Some(near) => sitting.say(&Message::new("t-near").text("near", near)),
            None => Ok(()),
        };
    }
    sitting.say(&Message::new("t-help-about").text("asked", asked))?;
    for line in lines {
        let line: String = line.chars().take(300).collect();
        sitting.console.say(Style::Plain, &wrap_to(sitting.console.width(), &line, 2, 4))?;
    }
    Ok(())
}

/// The most rules that a search for words shows.
const FOUND: usize = 5;

fn topic_of(words: &Words, topic: &str) -> Option<&'static (&'static str, Command, &'static str)> {
    let (command, _) = whole(words, topic)?;
    COMMANDS.iter().find(|(_, known, _)| *known == command)
}

/// The most lines of the log that are told, unless all are asked for.
const LATEST: usize = 20;

/// What happened, as the seat may look it up.
pub(super) fn log<G: Talk>(sitting: &mut Sitting<'_, G>, seat: Seat, rest: &str) -> Result<(), GamesError> {
    let (game, names, eyes) = (sitting.game(), sitting.names.seen_by(seat), &sitting.eyes(Some(seat)).seat);
    let lines: Vec<String> = eyes
        .events(0)
        .filter_map(|(version, event)| Some((version, game.recall(event, Some(seat), Aid::None)?)))
        .map(|(version, event)| {
            // The number that the entry has in a record.
            let number = match eyes.steps(version) {
                0 | 1 => String::new(),
                steps => (steps - 1).to_string(),
            };
            format!("{number:>4}  {}", sitting.words.line(&game.describe(&event), &names))
        })
        .collect();
    let all = ways(sitting.words, "say-all").iter().any(|way| way.eq_ignore_ascii_case(rest));
    let wanted = if all { lines.len() } else { rest.parse().unwrap_or(LATEST) };
    let from = lines.len().saturating_sub(wanted);
    if from > 0 {
        sitting.say(&Message::new("t-log-earlier").number("count", from as i64))?;
    }
    for line in &lines[from..] {
        sitting.console.say(Style::Plain, &wrap_to(sitting.console.width(), line, 0, 6))?;
    }
    Ok(())
}

/// Why the latest move was refused, or why the latest hint was given.
pub(super) fn why<G: Talk>(sitting: &mut Sitting<'_, G>) -> Result<(), GamesError> {
    if let Some(rule) = sitting.refused {
        return rules(sitting, rule);
    }
    match sitting.hinted.clone() {
        Some(lines) => lines.iter().try_for_each(|line| sitting.say_line(Style::Plain, line)),
        None => sitting.say(&Message::new("t-why-nothing")),
    }
}

/// Draws the map into a file.
pub(super) fn picture<G: Talk>(
    sitting: &mut Sitting<'_, G>,
    seat: Seat,
    file: &str,
) -> Result<(), GamesError> {
    let Some(picture) = sitting.eyes(Some(seat)).seat.picture(sitting.words) else {
        return sitting.say_wrong(&Message::new("t-picture-none"));
    };
    let file = if file.is_empty() { "map.svg" } else { file };
    match sitting.console.draw(file, &picture) {
        Ok(file) => sitting.say(&Message::new("t-picture-drawn").text("file", file)),
        Err(why) => sitting.say_wrong(&Message::new("t-picture-not").text("why", why)),
    }
}

/// A rule, a section, or the list of sections.
pub(super) fn rules<G: Talk>(sitting: &mut Sitting<'_, G>, asked: &str) -> Result<(), GamesError> {
    let Some(book) = book(G::ID, sitting.words.language()) else { return Ok(()) };
    let text = match asked.trim() {
        "" => shelf(book),
        asked => match (book.rule(asked), book.section(asked)) {
            (Some(rule), _) => rule.to_string(),
            (None, Some(section)) => section.to_string(),
            (None, None) if !book.search(asked).is_empty() && !asked.contains('-') => {
                let found = book.search(asked);
                let more = found.len().saturating_sub(FOUND);
                let shown = found.into_iter().take(FOUND).map(ToString::to_string);
                let mut text = shown.collect::<Vec<_>>().join("\n");
                if more > 0 {
                    text += &format!(
                        "\n{}",
                        sitting.sentence(&Message::new("t-rules-more").number("count", more as i64))
                    );
                }
                text
            }
            (None, None) => {
                let asked: String = asked.chars().take(30).collect();
                let near = book.suggestions(&asked).join(", ");
                sitting.say_wrong(&Message::new("t-no-rule").text("asked", asked))?;
                return match near.is_empty() {
                    true => Ok(()),
                    false => sitting.say(&Message::new("t-near").text("near", near)),
                };
            }
        },
    };
    for line in text.trim_end().lines() {
        sitting.console.say(Style::Plain, &wrap_to(sitting.console.width(), line, 0, 2))?;
    }
    Ok(())
}

/// The sections of a book.
fn shelf(book: &RuleBook) -> String {
    let section =
        |section: &princely_words::Section| Some(format!("{}: {}", section.id.as_deref()?, section.title));
    book.sections.iter().filter_map(section).collect::<Vec<_>>().join("\n")
}

//! Asks which game to play, if the command does not say.

use super::data::Left;
use super::terminal::Terminal;
use crate::failure::Failure;
use princely_core::Message;
use princely_laboratory::{Level, Series};
use princely_terminal::Style;
use princely_terminal::seats::OPPONENT;
use princely_terminal::{AnyTerminal, BotSpec, Console, Said, SeatSpec, Setting, all};
use princely_words::layout::wrap_to;
use princely_words::{Names, Words, rules};

/// A sentence about each level, for players.
const ABOUT: [(&str, &str); 5] = [
    ("beginner", "t-level-beginner"),
    ("easy", "t-level-easy"),
    ("medium", "t-level-medium"),
    ("strong", "t-level-strong"),
    ("master", "t-level-master"),
];

/// What was chosen.
pub(super) struct Wish {
    pub(super) game: &'static dyn AnyTerminal,
    pub(super) players: Option<u8>,
    pub(super) seats: Option<Vec<SeatSpec>>,
}

/// Asks which game, how many opponents and which ones; `None` if the player leaves.
pub(super) fn ask(
    terminal: &mut Terminal,
    words: &Words,
    setting: &Setting,
    ask_seats: bool,
) -> Result<Option<Wish>, Failure> {
    let titles: Vec<String> = all().iter().map(|game| title(*game)).collect();
    let Some(game) = choose(terminal, words, "t-menu-game", &titles, 0)? else { return Ok(None) };
    let game = all()[game];
    if !ask_seats {
        return Ok(Some(Wish { game, players: None, seats: None }));
    }
    let numbers: Vec<u8> = (2..=8)
        .filter(|players| setting.players.is_none_or(|n| n == *players))
        .filter(|players| can_play(game, setting, *players, "random"))
        .collect();
    let players = match numbers[..] {
        [] => None,
        [only] => Some(only),
        _ => {
            let counts: Vec<String> = numbers
                .iter()
                .map(|players| say(words, &Message::new("t-menu-count").number("count", *players - 1)))
                .collect();
            let usual = usize::from(counts.len() > 1);
            let Some(index) = choose(terminal, words, "t-menu-opponents", &counts, usual)? else {
                return Ok(None);
            };
            Some(numbers[index])
        }
    };
    let there = |bot: &&str| can_play(game, setting, players.unwrap_or(2), bot);
    let bots: Vec<&str> = Level::ALL.iter().map(|level| level.name).filter(there).collect();
    let usual = bots.iter().position(|bot| *bot == OPPONENT);
    let about = |name: &&str| match ABOUT.iter().find(|(level, _)| level == name) {
        Some((_, about)) => format!("{name}: {}", say(words, &Message::new(about))),
        None => (*name).to_owned(),
    };
    let texts: Vec<String> = bots.iter().map(about).collect();
    let Some(bot) = choose(terminal, words, "t-menu-bot", &texts, usual.unwrap_or(0))? else {
        return Ok(None);
    };
    let seats = players.map(|players| {
        let bots = (1..players).map(|_| SeatSpec::Bot(BotSpec::named(bots[bot])));
        std::iter::once(SeatSpec::Human(None)).chain(bots).collect()
    });
    Ok(Some(Wish { game, players, seats }))
}

/// Asks whether to go on with a game that was left. If the player gives no answer, the game is not continued.
pub(super) fn offer(terminal: &mut Terminal, words: &Words, left: &Left) -> Result<bool, Failure> {
    let seats: Vec<String> = left.game.seats.iter().map(ToString::to_string).collect();
    let minutes = left.ago.as_secs() / 60;
    let (id, count) = match minutes {
        0..60 => ("t-menu-left-minutes", minutes),
        60..2880 => ("t-menu-left-hours", minutes / 60),
        _ => ("t-menu-left-days", minutes / 1440),
    };
    let ago = say(words, &Message::new(id).number("count", count as i64));
    let go_on = Message::new("t-menu-go-on")
        .text("game", title(left.game.game))
        .text("seats", seats.join(", "))
        .text("ago", ago);
    let items = [say(words, &go_on), say(words, &Message::new("t-menu-new"))];
    Ok(choose(terminal, words, "t-menu-left", &items, 0)? == Some(0))
}

/// The title of a game's rule book.
pub(crate) fn title(game: &dyn AnyTerminal) -> String {
    let title = rules(game.id()).map(|book| book.title.as_str()).unwrap_or(game.id());
    title.split(':').next().unwrap_or(title).to_owned()
}

fn can_play(game: &dyn AnyTerminal, setting: &Setting, players: u8, bot: &str) -> bool {
    let setting = Setting { players: Some(players), ..setting.clone() };
    let series = Series::new(vec![bot.to_owned()], 1, 1);
    series.and_then(|series| princely_laboratory::find(game.id())?.can_play(&setting, &series)).is_ok()
}

fn say(words: &Words, message: &Message) -> String {
    words.sentence(message, &Names::default())
}

/// Lets the player choose from a list by number; Enter takes the usual one.
fn choose(
    terminal: &mut Terminal,
    words: &Words,
    question: &'static str,
    items: &[String],
    usual: usize,
) -> Result<Option<usize>, Failure> {
    terminal.say(Style::Title, &wrap_to(terminal.width(), &say(words, &Message::new(question)), 0, 2))?;
    for (number, item) in (1..).zip(items) {
        terminal.say(Style::Plain, &wrap_to(terminal.width(), &format!("{number:>3}  {item}"), 0, 7))?;
    }
    let prompt = Message::new("t-menu-prompt").number("usual", usual as i64 + 1);
    loop {
        let line = match terminal.ask(&say(words, &prompt))? {
            Said::Line(line) => line,
            Said::TooLong => String::from("?"),
            Said::End | Said::Interrupt => return Ok(None),
        };
        match line.trim() {
            "" => return Ok(Some(usual)),
            "q" | "quit" => return Ok(None),
            number => match number.parse::<usize>() {
                Ok(number) if (1..=items.len()).contains(&number) => return Ok(Some(number - 1)),
                _ => {
                    let wrong = Message::new("t-menu-wrong").number("most", items.len() as i64);
                    terminal.say(Style::Wrong, &say(words, &wrong))?;
                }
            },
        }
    }
}

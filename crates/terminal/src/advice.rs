//! Hints, and what would happen after a move.

use super::console::Style;
use super::seats::{adviser, thinking};
use super::sitting::Sitting;
use super::turn::refuse;
use crate::Page;
use crate::{BotSpec, GamesError, Talk};
use princely_core::{Message, Quick, Seat, Stop, Turn, preview};
use princely_house::NoAnswer;
use princely_house::replay::{Opened, Replay as _};
use princely_protocol::{Advice, AdvisedLine, Raw};
use princely_search::{InOneGo, Progress};
use princely_words::{Names, Words};

/// The most actions of a planned turn that are told.
const PLANNED: usize = 8;

/// Asks a bot what it would do, and says it.
pub(super) fn hint<G: Talk>(sitting: &mut Sitting<'_, G>, seat: Seat) -> Result<(), GamesError> {
    let advice = sitting.advice(seat)?;
    let names = sitting.names.seen_by(seat);
    let hint = in_words(sitting.game(), &advice, sitting.words, &names)?;
    for line in &hint.told {
        sitting.say_line(Style::Plain, line)?;
    }
    sitting.refused = None;
    sitting.hinted = Some(hint.reasons);
    Ok(())
}

/// What a bot advises, in words.
struct Hint {
    told: Vec<String>,
    reasons: Vec<String>,
}

fn in_words<G: Talk>(game: &G, advice: &Advice, words: &Words, names: &Names) -> Result<Hint, GamesError> {
    let say = |message: &Message| words.sentence(message, names);
    let turns = advice.lines.iter().map(|line| read::<G>(advice, line)).collect::<Result<Vec<_>, _>>()?;
    let (Some(best), Some(turn)) = (advice.lines.first(), turns.first()) else {
        return Err(GamesError::Setting(format!("{} has no advice", advice.by)));
    };
    let Some(action) = turn.first() else {
        return Err(GamesError::Setting(format!("{} has no advice", advice.by)));
    };
    let text = game.action_text(words, action, names);
    let hint = Message::new("t-hint").text("action", text).text("bot", &advice.by);
    let mut told = vec![say(&hint.text("typed", game.typed(words, action)))];
    let (Some(chance), Some(error)) = (best.chance, best.error) else {
        let why = if advice.iterations.is_some() { "t-hint-forced" } else { "t-hint-no-thought" };
        let why = say(&Message::new(why).text("bot", &advice.by));
        told.push(why.clone());
        return Ok(Hint { told, reasons: vec![why] });
    };
    let facts: Vec<String> = advice.reasons.iter().map(say).collect();
    told.extend(facts.iter().cloned());
    let wins = Message::new("t-hint-wins").text("percent", percent(chance)).text("error", points(error));
    let mut reasons = facts;
    let mut both = |line: String| {
        told.push(line.clone());
        reasons.push(line);
    };
    both(say(&wins));
    let next = advice.lines.get(1).and_then(|line| line.behind);
    if next.is_some_and(|next| next.is_close) {
        both(say(&Message::new("t-hint-close")));
    }
    if !advice.is_calibrated {
        both(say(&Message::new("t-uncalibrated")));
    }
    let in_words = |turn: &[G::Action]| {
        let shown = turn.iter().take(PLANNED).map(|action| game.action_text(words, action, names));
        shown.collect::<Vec<_>>().join("; ")
    };
    for (line, turn) in advice.lines.iter().zip(&turns).skip(1) {
        let (Some(chance), Some(behind)) = (line.chance, line.behind) else { continue };
        let other = Message::new("t-hint-other").text("turn", in_words(turn));
        let other = other.text("percent", percent(chance)).text("less", points(behind.by));
        reasons.push(say(&other.text("error", points(behind.error))));
    }
    if turn.len() > 1 {
        reasons.push(say(&Message::new("t-hint-turn").text("turn", in_words(turn))));
    }
    reasons.push(say(&match advice.iterations {
        Some(count) => Message::new("t-hint-worlds").number("count", count as i64),
        None => Message::new("t-hint-no-thought").text("bot", &advice.by),
    }));
    Ok(Hint { told, reasons })
}

/// The actions of a line.
fn read<G: Talk>(advice: &Advice, line: &AdvisedLine) -> Result<Vec<G::Action>, GamesError> {
    let wrong = |error: serde_json::Error| GamesError::Setting(format!("{}: {error}", advice.by));
    line.actions.iter().map(Raw::read).collect::<Result<_, _>>().map_err(wrong)
}

/// A chance in percent.
fn percent(chance: f32) -> String {
    format!("{:.0}", chance.clamp(0.0, 1.0) * 100.0)
}

/// A difference of chances, or an error, in points of a hundred. What is within the error can be negative.
fn points(difference: f32) -> String {
    let text = format!("{:.1}", difference * 100.0);
    if text == "-0.0" { "0.0".into() } else { text.replace('-', "−") }
}

/// What is asked of a bot about a moment of a record.
pub(crate) enum Asked {
    /// Its advice, and to whom.
    Advice(Seat, Advice),
    /// Nobody is to act: the id of a sentence says why.
    Nobody(&'static str),
}

/// What a bot would do at the current moment of an opened record, for a seat that is to act, from what that seat may
/// know. Without a seat, it is the first one to act; without a bot, it is one that thinks ahead.
pub(crate) fn ask_at<G: Talk>(
    opened: &Opened<G>,
    seat: Option<Seat>,
    bot: Option<&BotSpec>,
) -> Result<Asked, GamesError> {
    let (game, to_act) = (opened.game(), opened.seats_here());
    let seat = match seat {
        Some(seat) if !to_act.is_empty() && !to_act.contains(seat) => {
            let reason = format!("seat {seat} is not to act after entry {}", opened.at());
            return Err(GamesError::Setting(reason));
        }
        Some(seat) => Some(seat),
        None => opened.answerable(to_act)?.lowest(),
    };
    let seat = seat.filter(|_| !to_act.is_empty());
    let seat = match (opened.turn_here(), seat) {
        (Turn::Seats(_), Some(seat)) => seat,
        (Turn::Over, _) => return Ok(Asked::Nobody("t-hint-over")),
        _ => return Ok(Asked::Nobody("t-hint-chance")),
    };
    let spec = bot.cloned().unwrap_or_else(|| adviser(game));
    let mut bot = thinking(game, &spec)?;
    let fault = |why: NoAnswer| GamesError::Setting(format!("{spec}: {why}"));
    bot.ask_about(opened, seat, Quick(opened.at() as u64)).map_err(fault)?;
    loop {
        if let Progress::Done(advice) = bot.go_on(&mut InOneGo).map_err(fault)? {
            return Ok(Asked::Advice(seat, advice));
        }
    }
}

/// The same in words, line by line.
pub(crate) fn advise_at<G: Talk>(
    opened: &Opened<G>,
    seat: Option<Seat>,
    bot: Option<&BotSpec>,
    words: &Words,
) -> Result<Vec<String>, GamesError> {
    let game = opened.game();
    let (seat, advice) = match ask_at(opened, seat, bot)? {
        Asked::Advice(seat, advice) => (seat, advice),
        Asked::Nobody(id) => return Ok(vec![words.sentence(&Message::new(id), &Names::default())]),
    };
    lines_of(game, seat, &advice, words)
}

/// What a bot would do in a position in one line, as data and in words.
pub(crate) fn advise_about<G: Talk>(
    diagram: &str,
    bot: Option<&BotSpec>,
    words: &Words,
) -> Result<Option<(Advice, Vec<String>)>, GamesError> {
    let (game, _) = G::read_diagram(diagram)?;
    let spec = bot.cloned().unwrap_or_else(|| adviser(&game));
    let Some((game, seat, advice)) = princely_house::drawn::advised::<G>(diagram, &spec)? else {
        return Ok(None);
    };
    let lines = lines_of(&game, seat, &advice, words)?;
    Ok(Some((advice, lines)))
}

/// Advice for a seat, line by line.
fn lines_of<G: Talk>(
    game: &G,
    seat: Seat,
    advice: &Advice,
    words: &Words,
) -> Result<Vec<String>, GamesError> {
    let names = Names::seats(game.seats()).playing(game);
    let hint = in_words(game, advice, words, &names)?;
    let mut lines =
        vec![words.sentence(&Message::new("t-hint-for").text("name", words.player(seat, &names)), &names)];
    lines.extend(hint.told.into_iter().take(1));
    lines.extend(hint.reasons);
    Ok(lines)
}

/// Says what would happen, up to the next chance or the next player, as far as the seat can know.
pub(super) fn what_if<G: Talk>(
    sitting: &mut Sitting<'_, G>,
    seat: Seat,
    actions: &[G::Action],
) -> Result<(), GamesError> {
    let game = sitting.game();
    let preview = match preview(game, sitting.eyes(Some(seat)).observation(), seat, actions) {
        Ok(preview) => preview,
        Err((_, refusal)) => return refuse(sitting, seat, &refusal),
    };
    let names = sitting.names.seen_by(seat);
    let lines: Vec<String> = preview
        .events
        .iter()
        .map(|event| format!("  {}", sitting.words.line(&game.describe(event), &names)))
        .collect();
    let page = Page { words: sitting.words, names: &names, width: sitting.console.width() };
    let status = match (preview.stop, &preview.after) {
        (Stop::OwnTurn, Some(after)) => Some(game.status(&page, after)),
        _ => None,
    };
    sitting.say(&Message::new("t-what-if"))?;
    for line in &lines {
        sitting.say_line(Style::Plain, line)?;
    }
    match (status, preview.stop) {
        (Some(status), _) => sitting.console.say(Style::Plain, &status),
        (None, Stop::Secrets) => sitting.say(&Message::new("t-what-if-hidden")),
        (None, _) => sitting.say(&Message::new("t-what-if-end")),
    }
}

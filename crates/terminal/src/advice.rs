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
use princely_protocol::{Advice, Raw};
use princely_search::{InOneGo, Line, Progress, Thought};
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
    let thought = thought_of::<G>(advice)?;
    let Some(action) = thought.lines.first().and_then(|line| line.actions.first()) else {
        return Err(GamesError::Setting(format!("{} has no advice", advice.by)));
    };
    let text = game.action_text(words, action, names);
    let hint = Message::new("t-hint").text("action", text).text("bot", &advice.by);
    let mut told = vec![say(&hint.text("typed", game.typed(words, action)))];
    if advice.iterations.is_none() {
        let reasons = vec![say(&Message::new("t-hint-no-thought").text("bot", &advice.by))];
        return Ok(Hint { told, reasons });
    }
    let facts: Vec<String> = advice.reasons.iter().map(say).collect();
    told.extend(facts.iter().cloned());
    let mut reasons = thought_told(game, &thought, words, names);
    told.extend(reasons.first().cloned());
    let unsure = say(&Message::new("t-hint-unsure").number("count", thought.iterations as i64));
    told.extend(reasons.get(1).filter(|reason| **reason == unsure).cloned());
    reasons.splice(0..0, facts);
    Ok(Hint { told, reasons })
}

/// What a bot thought, as far as it says so.
fn thought_of<G: Talk>(advice: &Advice) -> Result<Thought<G::Action>, GamesError> {
    let wrong = |error: serde_json::Error| GamesError::Setting(format!("{}: {error}", advice.by));
    let mut lines = Vec::with_capacity(advice.lines.len());
    for line in &advice.lines {
        let actions = line.actions.iter().map(Raw::read).collect::<Result<_, _>>().map_err(wrong)?;
        lines.push(Line {
            actions,
            expected: line.expected.unwrap_or_default(),
            // What was tried only once may be off by any amount.
            error: line.error.unwrap_or(f32::INFINITY),
            visits: line.visits.unwrap_or_default(),
        });
    }
    Ok(Thought { iterations: advice.iterations.unwrap_or_default(), lines })
}

/// What a bot thought: what it expected, how it would go on, and the best alternative.
fn thought_told<G: Talk>(
    game: &G,
    thought: &Thought<G::Action>,
    words: &Words,
    names: &Names,
) -> Vec<String> {
    let percent = |expected: f32| (expected.clamp(0.0, 1.0) * 100.0).round() as i64;
    let turn = |actions: &[G::Action]| {
        let shown = actions.iter().take(PLANNED).map(|action| game.action_text(words, action, names));
        shown.collect::<Vec<_>>().join("; ")
    };
    let Some((chosen, other)) = thought.choice() else { return Vec::new() };
    let mut told = vec![Message::new("t-hint-expected").number("percent", percent(chosen.expected))];
    if let Some(other) = other {
        let less = percent(chosen.expected) - percent(other.expected);
        told.push(
            Message::new("t-hint-other").text("turn", turn(&other.actions)).number("less", less.max(0)),
        );
    }
    if chosen.actions.len() > 1 {
        told.push(Message::new("t-hint-turn").text("turn", turn(&chosen.actions)));
    }
    // A difference of less than two standard errors is not told.
    if let Some(other) = other
        && chosen.expected - other.expected < 2.0 * chosen.error.hypot(other.error)
    {
        told.insert(1, Message::new("t-hint-unsure").number("count", thought.iterations as i64));
    }
    told.push(Message::new("t-hint-worlds").number("count", thought.iterations as i64));
    told.iter().map(|message| words.sentence(message, names)).collect()
}

/// What a bot would do at the current moment of an opened record, for a seat that is to act, from what that seat may
/// know; line by line. Without a seat, it is the first one to act; without a bot, it is one that thinks ahead.
pub(crate) fn advise_at<G: Talk>(
    opened: &Opened<G>,
    seat: Option<Seat>,
    bot: Option<&BotSpec>,
    words: &Words,
) -> Result<Vec<String>, GamesError> {
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
    let nobody = |id: &'static str| Ok(vec![words.sentence(&Message::new(id), &Names::default())]);
    let seat = match (opened.turn_here(), seat) {
        (Turn::Seats(_), Some(seat)) => seat,
        (Turn::Over, _) => return nobody("t-hint-over"),
        _ => return nobody("t-hint-chance"),
    };
    let names = Names::seats(game.seats()).playing(game);
    let spec = bot.cloned().unwrap_or_else(|| adviser(game));
    let mut bot = thinking(game, &spec)?;
    let fault = |why: NoAnswer| GamesError::Setting(format!("{spec}: {why}"));
    bot.ask_about(opened, seat, Quick(opened.at() as u64)).map_err(fault)?;
    let advice = loop {
        if let Progress::Done(advice) = bot.go_on(&mut InOneGo).map_err(fault)? {
            break advice;
        }
    };
    let hint = in_words(game, &advice, words, &names)?;
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

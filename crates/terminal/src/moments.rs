//! The moments that decided a game, as a bot rates them afterwards.
//!
//! The bot looks at the first real choice of a seat in every round, from what that seat could know then, and rates it.
//! If the rating has moved far until the next such choice, something happened in between: a move, luck, or a move of
//! others.

use super::sitting::Sitting;
use crate::{BotSpec, GamesError, Talk};
use princely_bots::{Bot as _, Guarded};
use princely_core::record::Entry;
use princely_core::{Message, Quick, Seat};
use princely_house::BoxedBot;
use princely_search::Budget;
use princely_words::{Names, Words};

/// Continuations that are imagined for a rating: enough to see a large step; a whole game then takes a second or two.
const IMAGINED: u32 = 100;
/// The most rounds that are looked at; of a longer game every second, every third … round.
const ROUNDS: usize = 40;
/// The most moments that are told.
const TOLD: usize = 3;
/// A smaller step decides nothing.
const STEP: f32 = 0.1;
/// The most actions of a turn that are told.
const ACTIONS: usize = 6;

/// A choice of a seat and how the bot rates it.
struct Rated<A> {
    round: u32,
    expected: f32,
    error: f32,
    /// What was done from here on, until the next rated choice.
    done: Vec<A>,
    /// What the bot would have done, if it is sure that this was better.
    better: Option<Vec<A>>,
}

/// The moments that decided the game for a seat, line by line. Empty if the game has no bot that rates.
pub(super) fn moments<G: Talk>(sitting: &Sitting<'_, G>, seat: Seat) -> Result<Vec<String>, GamesError> {
    let spec = BotSpec { budget: Some(Budget::Iterations(IMAGINED)), ..BotSpec::named("strong") };
    let game = sitting.game();
    let Some(bot) = game.bot(&spec) else { return Ok(Vec::new()) };
    let rated = rate(game, &sitting.line()?, seat, Guarded::new(bot));
    let (words, names) = (sitting.words, sitting.names.seen_by(seat));
    let say = |message: &Message| words.sentence(message, &names);
    let result = sitting.table().winners().is_some_and(|winners| winners.contains(seat));
    let after = |index: usize| match rated.get(index + 1) {
        Some(next) => (next.expected, next.error),
        None => (f32::from(u8::from(result)), 0.0),
    };
    let mut steps: Vec<(usize, f32)> = Vec::new();
    for (index, here) in rated.iter().enumerate() {
        let (expected, error) = after(index);
        let step = (expected - here.expected).abs();
        // A difference of less than two standard errors does not count.
        if step >= STEP && step >= 2.0 * here.error.hypot(error) {
            steps.push((index, step));
        }
    }
    steps.sort_by(|one, two| two.1.total_cmp(&one.1));
    steps.truncate(TOLD);
    steps.sort_by_key(|(index, _)| *index);
    let bot = spec.to_string();
    if rated.is_empty() || steps.is_empty() {
        let none = Message::new("t-moments-none").text("bot", bot);
        return Ok(if rated.is_empty() { Vec::new() } else { vec![say(&none)] });
    }
    let name = words.player(seat, &names);
    let mut lines = vec![say(&Message::new("t-moments").text("name", name).text("bot", bot))];
    let percent = |expected: f32| (expected.clamp(0.0, 1.0) * 100.0).round() as i64;
    for (index, _) in steps {
        let here = &rated[index];
        let moment = Message::new("t-moment")
            .number("round", here.round)
            .number("before", percent(here.expected))
            .number("after", percent(after(index).0))
            .text("turn", told(game, &here.done, words, &names));
        lines.push(say(&moment));
        if let Some(better) = &here.better {
            let turn = told(game, better, words, &names);
            lines.push(say(&Message::new("t-moment-other").text("turn", turn)));
        }
    }
    Ok(lines)
}

/// The first real choice of a seat in every round, rated.
fn rate<G: Talk>(
    game: &G,
    line: &[Entry<G>],
    seat: Seat,
    mut bot: Guarded<BoxedBot<G>>,
) -> Vec<Rated<G::Action>> {
    let mut rated: Vec<Rated<G::Action>> = Vec::new();
    let (mut state, mut legal, mut round) = (game.start(), Vec::new(), 0);
    let rounds = rounds(game, line).max(1) as usize;
    let every = rounds.div_ceil(ROUNDS) as u32;
    for (number, entry) in line.iter().enumerate() {
        if let Entry::Action { seat: own, action } = entry
            && *own == seat
        {
            let now = game.round(&state);
            let observation = game.observe(&state, Some(seat));
            legal.clear();
            game.observed_legal_actions(&observation, &mut legal);
            if now > round && legal.len() > 1 && (now - 1).is_multiple_of(every) {
                let chosen = bot.choose(game, &observation, &mut Quick(number as u64));
                let thought = bot.thought().filter(|_| chosen.is_ok());
                if let Some((best, _)) = thought.and_then(|thought| thought.choice()) {
                    let played = thought.and_then(|thought| {
                        thought.lines.iter().find(|line| line.actions.first() == Some(action))
                    });
                    let is_better = played.is_some_and(|played| {
                        best.expected - played.expected > 2.0 * best.error.hypot(played.error)
                    });
                    let better = is_better.then(|| best.actions.clone());
                    let (expected, error) = (best.expected, best.error);
                    rated.push(Rated { round: now, expected, error, done: Vec::new(), better });
                    round = now;
                }
            }
            if let Some(latest) = rated.last_mut() {
                latest.done.push(*action);
            }
        }
        match entry {
            Entry::Chance(chance) => game.apply_chance(&mut state, chance, &mut princely_core::Silent),
            Entry::Action { seat, action } => {
                game.apply(&mut state, *seat, *action, &mut princely_core::Silent);
            }
        }
    }
    rated
}

/// How many rounds a game had.
fn rounds<G: Talk>(game: &G, line: &[Entry<G>]) -> u32 {
    let mut state = game.start();
    for entry in line {
        match entry {
            Entry::Chance(chance) => game.apply_chance(&mut state, chance, &mut princely_core::Silent),
            Entry::Action { seat, action } => {
                game.apply(&mut state, *seat, *action, &mut princely_core::Silent);
            }
        }
    }
    game.round(&state)
}

/// Actions in words; an action that is repeated is told once.
fn told<G: Talk>(game: &G, actions: &[G::Action], words: &Words, names: &Names) -> String {
    let mut texts: Vec<(String, i64)> = Vec::new();
    for text in actions.iter().map(|action| game.action_text(words, action, names)) {
        match texts.last_mut() {
            Some((latest, count)) if *latest == text => *count += 1,
            _ => texts.push((text, 1)),
        }
    }
    let more = texts.len() > ACTIONS;
    let mut texts: Vec<String> = texts
        .into_iter()
        .take(ACTIONS)
        .map(|(text, count)| match count {
            1 => text,
            _ => {
                let times = Message::new("t-times").text("line", text).number("count", count);
                words.sentence(&times, names)
            }
        })
        .collect();
    if more {
        texts.push("…".to_owned());
    }
    texts.join("; ")
}

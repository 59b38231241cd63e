//! What people say at a table. Players write; everybody who may follow live reads.

use crate::asker::Asker;
use crate::hall::Hall;
use crate::limits::Matter;
use crate::players::{self, Who};
use crate::tables::{Locked, frame};
use crate::trouble::{Answer, Trouble};
use princely_bus::Message;
use princely_core::Seat;
use princely_host::Viewpoint;
use princely_protocol::{ChatLines, FromServer, ProblemCode, Said, Say, Scope};
use princely_store::{AccountId, Line, NewLine, Readers};
use std::collections::HashMap;
use std::sync::Arc;

/// The longest line, in characters.
const LONGEST: usize = 500;

/// The most lines in one answer.
const AT_ONCE: u32 = 200;

/// Somebody says something.
pub(crate) async fn say(hall: &Arc<Hall>, asker: &Asker, table: &str, say: Say) -> Answer<Said> {
    let who = asker.signed_in(Scope::Play)?;
    hall.limit(Matter::Say, asker.address, Some(who))?;
    let text = cleaned(&say.text);
    let is_right = (1..=LONGEST).contains(&text.chars().count())
        && !text.chars().any(|sign| sign.is_control() && sign != '\n');
    if !is_right {
        let why = format!("a line has 1 to {LONGEST} characters that can be seen");
        return Err(Trouble::with(ProblemCode::Malformed, why));
    }
    let hosted = hall.table_named(table)?;
    let mut locked = hosted.lock(hall).await?;
    let Viewpoint::Seat(seat) = locked.sight(Some(who.id()))? else {
        return Err(ProblemCode::NotYourSeat.into());
    };
    let line = NewLine {
        now: locked.now,
        account: who.id().clone(),
        seat: Some(seat.0),
        readers: Readers::Table,
        text: text.clone(),
        id: Some(say.id.to_string()),
    };
    let number = hall.store.say(&hosted.id, line).await?;
    let name = players::called(&who.account);
    let said = Said { number, at: locked.now, seat, name, text };
    if !hall.bus.is_shared() {
        tell(&locked, vec![said.clone()]);
        return Ok(said);
    }
    hall.bus.say(Message::Said { table: hosted.id.clone(), number });
    // Another server may have kept lines before this one.
    hosted.heard_of((0, 0, number));
    tell_lines(&mut locked).await?;
    Ok(said)
}

/// Tells all who follow live what was said.
fn tell(locked: &Locked<'_>, lines: Vec<Said>) {
    if lines.is_empty() {
        return;
    }
    let chat = ChatLines { lines };
    let made = frame(&FromServer::Chat { table: locked.table.id.to_string(), chat });
    for follower in locked.inner.followers.values() {
        if !follower.viewpoint.is_delayed() {
            follower.outbox.push(made.clone());
        }
    }
}

/// Tells all who follow here what they have not been told yet, in order, whichever servers kept it.
pub(crate) async fn tell_lines(locked: &mut Locked<'_>) -> Answer<()> {
    let last = locked.last_line();
    loop {
        let told = locked.inner.line.unwrap_or_else(|| last.saturating_sub(1));
        if told >= last {
            return Ok(());
        }
        let kept = locked.hall.store.chat(&locked.table.id, told, AT_ONCE).await?;
        let Some(newest) = kept.last().map(|line| line.number) else {
            // The lines went with the account that said them.
            locked.inner.line = Some(last);
            return Ok(());
        };
        let lines = with_names(locked.hall, kept).await?;
        locked.inner.line = Some(newest);
        tell(locked, lines);
    }
}

/// A text without what can only deceive: signs that turn the direction of others' texts, and lines in which nothing can
/// be seen.
fn cleaned(text: &str) -> String {
    let turns = |sign: char| matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let is_blank = |sign: char| {
        sign.is_whitespace()
            || matches!(
                sign,
                '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
                    | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
                    | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}'
            )
    };
    let plain: String = text.chars().filter(|sign| !turns(*sign)).collect();
    let lines = plain.lines().map(str::trim).filter(|line| !line.chars().all(is_blank));
    lines.collect::<Vec<_>>().join("\n")
}

/// The lines after line `after`.
pub(crate) async fn chat(hall: &Arc<Hall>, asker: &Asker, table: &str, after: u32) -> Answer<ChatLines> {
    let hosted = hall.table_named(table)?;
    {
        let locked = hosted.lock(hall).await?;
        if locked.sight(asker.who.as_ref().map(Who::id))?.is_delayed() {
            return Ok(ChatLines { lines: Vec::new() });
        }
    }
    let lines = hall.store.chat(&hosted.id, after, AT_ONCE).await?;
    Ok(ChatLines { lines: with_names(hall, lines).await? })
}

/// Lines as they are read, with the names of today.
async fn with_names(hall: &Hall, lines: Vec<Line>) -> Answer<Vec<Said>> {
    let mut ids: Vec<AccountId> = lines.iter().map(|line| line.account.clone()).collect();
    ids.sort_unstable();
    ids.dedup();
    let accounts = if ids.is_empty() { Vec::new() } else { hall.store.accounts(&ids).await? };
    let called: HashMap<AccountId, String> =
        accounts.into_iter().map(|account| (account.id.clone(), players::called(&account))).collect();
    let said = |line: Line| {
        Some(Said {
            number: line.number,
            at: line.at,
            seat: Seat(line.seat?),
            name: called.get(&line.account).cloned().unwrap_or_default(),
            text: line.text,
        })
    };
    Ok(lines.into_iter().filter_map(said).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_turns_no_other_and_can_be_seen() {
        for (text, clean) in [
            ("  hello  ", "hello"),
            ("abc\u{202e}fed\u{202c}", "abcfed"),
            ("\u{2067}x\u{2069}", "x"),
            ("one\n\n\n\ntwo\n", "one\ntwo"),
            ("one\r\n \u{200b}\u{3164}\ntwo", "one\ntwo"),
            ("\u{200b}\u{2800}", ""),
            ("שלום", "שלום"),
            ("👩\u{200d}🌾 नमस्ते", "👩\u{200d}🌾 नमस्ते"),
        ] {
            assert_eq!(cleaned(text), clean, "{text:?}");
        }
    }
}

//! The place of a server among those that share a database, and messages over the database.

use crate::bus::{Heard, Letters, REST, State};
use crate::message::{Letter, Message};
use princely_store::{Company, Hearer, Place, Speaker, StoreError};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;

/// How often the servers are counted.
const COUNT: Duration = Duration::from_secs(1);

/// A line on which an answer takes longer than this is given up.
const PATIENCE: Duration = Duration::from_secs(5);

/// Keeps the place until the server ends, and takes it again when the line was broken. Carries messages too, if they go
/// this way.
pub(crate) async fn keep(
    (database, company): (String, Company),
    first: Place,
    state: Arc<State>,
    outbox: Option<mpsc::Receiver<Message>>,
    tell: mpsc::Sender<Heard>,
) {
    let mut letters = outbox.map(Letters::new);
    let mut line = Some(first);
    let carries = company != Company::Nats;
    while !state.is_ending() && !tell.is_closed() {
        let opened = match line.take() {
            Some(line) => Ok(line),
            None => Place::open(&database, company).await,
        };
        match opened {
            Ok(mut opened) => {
                if carries {
                    state.is_connected.store(true, Ordering::Relaxed);
                }
                if tell.send(Heard::Missed).await.is_err() {
                    return;
                }
                let (speaker, hearer) = opened.split();
                let hearing = hear(hearer, &state, &tell);
                let speaking = speak(speaker, letters.as_mut(), &state);
                tokio::select! {
                    () = hearing => {}
                    () = speaking => {}
                }
                state.nodes.store(0, Ordering::Relaxed);
                if carries {
                    state.is_connected.store(false, Ordering::Relaxed);
                }
                if state.is_ending() {
                    return;
                }
                tracing::warn!("the line to the database is broken; it is opened again");
            }
            Err(StoreError::InUse(why)) => {
                // Whoever hears this ends the server.
                if tell.send(Heard::Replaced(why)).await.is_err() {
                    return;
                }
            }
            Err(error) => tracing::debug!(%error, "the line to the database cannot be opened"),
        }
        tokio::time::sleep(REST).await;
    }
}

/// Hears messages until the line is broken.
async fn hear(mut hearer: Hearer<'_>, state: &State, tell: &mpsc::Sender<Heard>) {
    while let Some(notice) = hearer.next().await {
        if hearer.has_missed() && tell.send(Heard::Missed).await.is_err() {
            return;
        }
        if pass_on(&notice.text, state, tell).await.is_err() {
            return;
        }
    }
}

/// Hands on what another server says. An error if nobody hears it any more.
pub(crate) async fn pass_on(text: &str, state: &State, tell: &mpsc::Sender<Heard>) -> Result<(), ()> {
    let Some(Letter { node, says }) = Letter::read(text) else { return Ok(()) };
    if node == state.node {
        return Ok(());
    }
    state.heard.fetch_add(says.len() as u64, Ordering::Relaxed);
    for message in says {
        tell.send(Heard::Says { node: node.clone(), message }).await.map_err(|_| ())?;
    }
    Ok(())
}

/// Says what is to be said and counts the servers, until the line is broken or the server ends.
async fn speak(speaker: Speaker<'_>, mut letters: Option<&mut Letters>, state: &State) {
    let mut count = tokio::time::interval(COUNT);
    loop {
        let is_silent = letters.as_ref().is_none_or(|letters| letters.is_empty());
        let next = async {
            match &mut letters {
                Some(letters) => letters.next(&state.node).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            letter = next => {
                let Some(letter) = letter else { return };
                if !matches!(timeout(PATIENCE, speaker.notify(&letter)).await, Ok(Ok(()))) {
                    return;
                }
            }
            () = state.ends(), if is_silent => return,
            _ = count.tick() => {
                match timeout(PATIENCE, speaker.count()).await {
                    Ok(Ok(nodes)) => state.nodes.store(nodes, Ordering::Relaxed),
                    _ => return,
                }
            }
        }
    }
}

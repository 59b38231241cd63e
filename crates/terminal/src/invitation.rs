//! A game as people want to play it: a new one, one from a record, or one that was cut off.

use crate::sitting::Sitting;
use crate::{BotSpec, Console, GamesError, SeatSpec, Setting, Talk, Unfinished, keep, opened, seats};
use princely_core::{Seat, Seed, Table, Turn, record};
use princely_laboratory::from;
use princely_table::Live;
use princely_words::Words;
use std::sync::Arc;

/// A game as people want to play it.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// Which game. Not used if a record says it.
    pub setting: Setting,
    /// Who sits where; `None`: as the record says, or a person against bots.
    pub seats: Option<Vec<SeatSpec>>,
    /// Who gives hints; `None`: a bot of the house that thinks ahead, if there is one.
    pub adviser: Option<BotSpec>,
    /// What chance derives from.
    pub seed: Seed,
    /// A record to go on with.
    pub record: Option<Begun>,
    /// A game that was cut off, to go on with. Then only the adviser and the seed above are used.
    pub unfinished: Option<Arc<Unfinished>>,
}

/// A record, and where to go on with it.
#[derive(Clone, Debug)]
pub struct Begun {
    /// The record.
    pub text: String,
    /// The number of entries after which to go on; `None`: after the last.
    pub entry: Option<usize>,
}

/// Plays a game with the people at the console.
pub(crate) fn sit<G: Talk>(
    invitation: &Invitation,
    words: &'static Words,
    console: &mut dyn Console,
) -> Result<(), GamesError> {
    if let Some(unfinished) = &invitation.unfinished {
        let live = unfinished.reopen::<G>(invitation.seed)?;
        return play_at(live, unfinished.seats.clone(), invitation, words, console);
    }
    let (past, noted) = match &invitation.record {
        None => {
            let mut setting = invitation.setting.clone();
            let named = invitation.seats.as_ref().map(|seats| seats.len() as u8);
            setting.players = setting.players.or(named).or(G::PLAYERS);
            (Table::new(G::set_up(&setting)?), None)
        }
        Some(Begun { text, entry: None }) => {
            let read = record::read::<G>(text, |_| {})?;
            (read.table, read.meta)
        }
        Some(Begun { text, entry: Some(entry) }) => (from::table_at::<G>(text, *entry)?, None),
    };
    let game = past.game();
    let noted = keep::Noted::read(noted.as_deref(), game.seats());
    if let (None, Some(program)) = (&invitation.seats, noted.program) {
        return Err(GamesError::Setting(format!(
            "the record wants to start the program {program:?}; if that is meant, say so: --seats"
        )));
    }
    let seats = match (&invitation.seats, noted.seats) {
        (Some(seats), _) => seats.clone(),
        (None, Some(seats)) => seats,
        (None, None) => {
            let own = match past.turn() {
                Turn::Seats(seats) => seats.lowest_to_act(),
                _ => Seat(0),
            };
            seats::against_bots(game.seats(), own)
        }
    };
    let live = opened::open(&past, &seats, &noted.names, invitation.seed)?;
    play_at(live, seats, invitation, words, console)
}

/// Plays a game, and further games with the same people as long as they want to.
fn play_at<G: Talk>(
    live: Live<G>,
    seats: Vec<SeatSpec>,
    invitation: &Invitation,
    words: &'static Words,
    console: &mut dyn Console,
) -> Result<(), GamesError> {
    let adviser = invitation.adviser.clone().unwrap_or_else(|| seats::adviser(live.game()));
    seats::thinking(live.game(), &adviser)?;
    let mut next = Some((live, seats));
    while let Some((live, seats)) = next.take() {
        let mut sitting = Sitting::new(live, seats, adviser.clone(), words, &mut *console)?;
        let end = sitting.play();
        if end.is_err() {
            sitting.rescue();
        }
        let Some(seed) = end? else { continue };
        let (game, seats, names) = sitting.again();
        sitting.console.renew();
        let live = opened::open(&Table::new(game), &seats, &names, seed)?;
        next = Some((live, seats));
    }
    Ok(())
}

//! A record, verified and told in plain words; and what was legal at any moment of it.

use crate::{GamesError, Playable};
use princely_core::record::{self, Replayed};
use princely_core::{Seat, Turn, Viewer};
use princely_words::{Names, Words};
use serde::Serialize;
use serde_json::Value;

/// One step of a replay, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The number of the entry, from 1; 0 is the set-up.
    pub number: usize,
    /// What happened, a sentence a line.
    pub lines: Vec<String>,
    /// The position, where a new turn begins.
    pub position: Option<String>,
}

/// What a verified record amounts to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Verified {
    pub game: &'static str,
    pub options: Value,
    pub entries: usize,
    pub finished: bool,
    pub result: Value,
    pub meta: Option<Value>,
}

/// Verifies a record and tells it as the viewer would have seen it (`None`: as one who sees all).
pub(crate) fn replay<G: Playable>(
    text: &str,
    words: &Words,
    viewer: Viewer,
    tell: &mut dyn FnMut(Told) -> bool,
) -> Result<Verified, GamesError> {
    let mut wanted = true;
    let mut last_turn = None;
    let record = record::read::<G>(text, |step: Replayed<'_, G>| {
        let game = step.table.game();
        if !wanted || !sits_there(game, viewer) {
            return;
        }
        let names = Names::seats(game.seats()).playing(game).seen_by(viewer);
        let lines = step
            .events
            .iter()
            .filter_map(|event| match viewer {
                Some(_) => game.redact(event, viewer),
                None => Some(event.clone()),
            })
            .map(|event| words.sentence(&game.describe(&event), &names))
            .collect();
        let turn = match step.table.turn() {
            Turn::Seats(seats) => Some((game.round(step.table.state()), seats)),
            Turn::Chance | Turn::Over => None,
        };
        let position = turn.filter(|_| turn != last_turn).map(|(_, seats)| {
            let seat = viewer.or(seats.lowest());
            let observation = game.observe(step.table.state(), seat);
            game.position_text(words, &observation, &names)
        });
        last_turn = turn.or(last_turn);
        wanted = tell(Told { number: step.number, lines, position });
    })?;
    let table = record.table;
    if let Some(seat) = viewer.filter(|_| !sits_there(table.game(), viewer)) {
        return Err(GamesError::NoSuchSeat { asked: seat, have: table.game().seats() });
    }
    let value = |json: Result<Value, serde_json::Error>| json.unwrap_or_default();
    let result = table.game().result(table.state());
    Ok(Verified {
        game: G::ID,
        options: value(serde_json::to_value(table.game().options())),
        entries: table.log().len() - 1,
        finished: result.is_some(),
        result: value(serde_json::to_value(result)),
        meta: record.meta.and_then(|meta| serde_json::from_str(&meta).ok()),
    })
}

/// Whether the viewer is a spectator or has a seat at this table.
fn sits_there<G: Playable>(game: &G, viewer: Viewer) -> bool {
    viewer.is_none_or(|seat| seat.0 < game.seats())
}

/// Draws the table when a round has ended, and at the end.
pub(crate) fn pictures<G: Playable>(
    text: &str,
    words: &Words,
    take: &mut dyn FnMut(u32, String) -> Result<(), GamesError>,
) -> Result<(), GamesError> {
    let mut before: Option<G::State> = None;
    let mut end = Ok(());
    let record = record::read::<G>(text, |step: Replayed<'_, G>| {
        let (game, state) = (step.table.game(), step.table.state());
        if let Some(last) = before.replace(state.clone())
            && end.is_ok()
            && (game.round(&last) != game.round(state) || step.table.turn() == Turn::Over)
        {
            let shown = if step.table.turn() == Turn::Over { state } else { &last };
            end = draw(game, shown, words, take);
        }
    })?;
    end?;
    if record.table.turn() == Turn::Over {
        return Ok(());
    }
    draw(record.table.game(), record.table.state(), words, take)
}

fn draw<G: Playable>(
    game: &G,
    state: &G::State,
    words: &Words,
    take: &mut dyn FnMut(u32, String) -> Result<(), GamesError>,
) -> Result<(), GamesError> {
    match game.picture(state, words, &Names::seats(game.seats()).playing(game)) {
        Some(picture) => take(game.round(state), picture),
        None => Err(GamesError::NoPicture(G::ID)),
    }
}

/// What was legal at a moment of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Legal {
    /// After how many entries.
    pub at: usize,
    /// Whose turn it is: `seats`, `chance` or `over`.
    pub turn: &'static str,
    /// The seats that are to act.
    pub to_act: Vec<Seat>,
    /// For each of them its legal actions.
    pub legal: Vec<LegalOf>,
}

/// The legal actions of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LegalOf {
    /// The seat.
    pub seat: Seat,
    /// How many there are.
    pub count: usize,
    /// All of them, as records write them.
    pub actions: Vec<Value>,
    /// All of them, in words.
    #[serde(skip)]
    pub texts: Vec<String>,
}

/// What was legal after entry number `at` (0: after the set-up).
pub(crate) fn legal<G: Playable>(text: &str, at: usize, words: &Words) -> Result<Legal, GamesError> {
    let mut found = None;
    let mut have = 0;
    record::read::<G>(text, |step: Replayed<'_, G>| {
        have = step.number;
        if step.number != at {
            return;
        }
        let (game, state) = (step.table.game(), step.table.state());
        let names = Names::seats(game.seats()).playing(game);
        let (turn, seats) = match step.table.turn() {
            Turn::Seats(seats) => ("seats", seats),
            Turn::Chance => ("chance", princely_core::SeatSet::EMPTY),
            Turn::Over => ("over", princely_core::SeatSet::EMPTY),
        };
        let legal_of = |seat| {
            let mut actions = Vec::new();
            game.legal_actions(state, seat, &mut actions);
            LegalOf {
                seat,
                count: actions.len(),
                texts: actions.iter().map(|action| game.action_text(words, action, &names)).collect(),
                actions: actions.iter().map(|a| serde_json::to_value(a).unwrap_or_default()).collect(),
            }
        };
        found = Some(Legal {
            at,
            turn,
            to_act: seats.into_iter().collect(),
            legal: seats.into_iter().map(legal_of).collect(),
        });
    })?;
    found.ok_or(GamesError::NoSuchEntry { asked: at, have })
}

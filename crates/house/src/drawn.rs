//! Positions that come in one line.

use crate::thinking::SeatBot;
use crate::{BotSpec, GamesError, Housed, Thinking as _};
use princely_core::{Aid, Diagram, Quick, Seat, Turn};
use princely_protocol::{Advice, Position, Raw, Viewer};
use princely_search::{InOneGo, Progress};
use princely_table::answers::Known;
use serde::Serialize;

/// A position that was read, as clients show it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Drawn {
    /// The id of the game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Its options, as in a record.
    pub options: Raw,
    /// What the diagram shows: what this viewer knows, or everything (`null`).
    pub shows: Option<Viewer>,
    /// Who sees the position here: the viewer of the diagram; if everything is open, the first seat to act.
    pub viewer: Viewer,
    /// The position.
    pub position: Position,
}

/// The first word of a diagram: the id of its game.
pub fn game_of(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or_default()
}

/// Reads a position in one line, for whoever shows it.
pub fn drawn<G: Housed>(text: &str) -> Result<Drawn, GamesError> {
    let (game, diagram) = G::read_diagram(text)?;
    let (shows, viewer) = match &diagram {
        Diagram::Seen(_, viewer) => (Some(*viewer), *viewer),
        Diagram::Open(_) => (None, to_act(&game, &diagram)),
    };
    let observation = match &diagram {
        Diagram::Seen(observation, _) => observation.clone(),
        Diagram::Open(state) => game.observe(state, viewer),
    };
    let is_over = game.observed_turn(&observation) == Turn::Over;
    let known = Known { game: &game, observation: &observation, viewer, aid: Aid::None, is_over };
    Ok(Drawn {
        game: G::ID,
        rules: game.rules(),
        options: princely_table::raw(&game.options()),
        shows: shows.map(Viewer::from),
        viewer: viewer.into(),
        position: known.position(),
    })
}

/// The seat that is to act and whose eyes the diagram has; the first one, if everything is open.
fn to_act<G: Housed>(game: &G, diagram: &Diagram<G>) -> Option<Seat> {
    let Turn::Seats(seats) = game.turn(&diagram.some_state(game)) else { return None };
    match diagram {
        Diagram::Seen(_, viewer) => viewer.filter(|seat| seats.contains(*seat)),
        Diagram::Open(_) => seats.lowest(),
    }
}

/// What a bot would do in a position in one line; `None` if nobody is to act whose knowledge it shows.
pub fn advised<G: Housed>(text: &str, spec: &BotSpec) -> Result<Option<(G, Seat, Advice)>, GamesError> {
    let (game, diagram) = G::read_diagram(text)?;
    let Some(seat) = to_act(&game, &diagram) else { return Ok(None) };
    let Some(observation) = diagram.observation(&game, seat) else { return Ok(None) };
    let mut bot = SeatBot::new(&game, spec)?;
    bot.ask_for(Some(seat), observation, Quick(0));
    let fault = |why: crate::NoAnswer| GamesError::Setting(format!("{spec}: {why}"));
    loop {
        if let Progress::Done(advice) = bot.go_on(&mut InOneGo).map_err(fault)? {
            return Ok(Some((game, seat, advice)));
        }
    }
}

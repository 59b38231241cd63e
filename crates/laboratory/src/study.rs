//! One row per decision, as CSV, for those who study a game.

use crate::series::{Series, in_order, play};
use crate::simulate::foul;
use crate::{GamesError, Studied};
use princely_core::Seat;
use std::borrow::Cow;
use std::io::Write;

/// Writes a row for every decision of every game of the series. `progress` is told how many games are done.
pub fn study<G: Studied>(
    game: &G,
    series: &Series,
    out: &mut dyn Write,
    progress: &mut dyn FnMut(u64),
) -> Result<(), GamesError> {
    series.seat_bots(game)?;
    writeln!(out, "game,decision,round,phase,seat,bot,legal,action,{},won", G::FACTS.join(","))?;
    let worker = || {
        let mut bots = series.seat_bots(game);
        let mut legal = Vec::new();
        move |number: u64| -> Result<String, GamesError> {
            let bots = bots.as_mut().map_err(|error| error.clone())?;
            let mut rows: Vec<(Seat, String)> = Vec::new();
            let end = play(game, bots, series.due(number), |state, seat, action| {
                legal.clear();
                game.legal_actions(state, seat, &mut legal);
                let note = G::ActionNote::from(*action);
                let action = serde_json::to_string(&note).unwrap_or_default().replace('"', "\"\"");
                let facts: Vec<String> = game.facts(state, seat).iter().map(ToString::to_string).collect();
                rows.push((
                    seat,
                    format!(
                        "{},{},{},{},{seat},{},{},\"{action}\",{}",
                        number + 1,
                        rows.len() + 1,
                        game.round(state),
                        game.phase(state),
                        field(series.bot_name(seat)),
                        legal.len(),
                        facts.join(",")
                    ),
                ));
            })
            .map_err(|wrong| foul(series, wrong, number))?;
            let winners = end.winners(game);
            let mut text = String::new();
            for (seat, row) in rows {
                let won = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
                text.push_str(&format!("{row},{won:.3}\n"));
            }
            Ok(text)
        }
    };
    in_order(series.threads, series.games, worker, |number, text| {
        out.write_all(text?.as_bytes())?;
        progress(number + 1);
        Ok(())
    })
}

/// A name as a field of CSV; the command of a program may hold any character.
fn field(name: &str) -> Cow<'_, str> {
    if name.contains(['"', ',', '\n', '\r']) {
        Cow::Owned(format!("\"{}\"", name.replace('"', "\"\"")))
    } else {
        Cow::Borrowed(name)
    }
}

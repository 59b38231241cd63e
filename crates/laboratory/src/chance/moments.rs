//! Games of the reference bot, and the turn starts in them.

use crate::series::{Series, in_order, play};
use crate::simulate::foul;
use crate::{GamesError, Studied};
use princely_core::{Quick, Seat, Seed, Uniform};
use princely_search::Values;

/// A position in which a seat begins a turn.
pub(super) struct Moment<S> {
    pub(super) state: S,
    pub(super) seat: Seat,
    pub(super) round: u32,
}

/// The turn starts of a game that were kept, and how the game ended.
pub(super) struct Played<S> {
    /// Some turn starts of the whole game, each as likely as any other.
    pub(super) any: Vec<Moment<S>>,
    /// One of each round.
    pub(super) rounds: Vec<Moment<S>>,
    /// What each seat got.
    pub(super) won: Values,
    /// Random numbers for whoever goes on with this game.
    pub(super) whims: Quick,
}

/// Games of a bot against itself.
pub(super) fn series(bot: &str, games: u64, seed: u64, threads: usize) -> Result<Series, GamesError> {
    let mut series = Series::new(vec![bot.to_owned()], games, seed)?;
    series.threads = threads;
    Ok(series)
}

/// Plays the series. Of each game `keep` turn starts are kept, and one of each round; `look` makes something of them on
/// the thread of the game, and `take` gets that in order.
pub(super) fn moments<G: Studied, T: Send>(
    game: &G,
    series: &Series,
    keep: usize,
    look: impl Fn(Played<G::State>) -> T + Sync,
    mut take: impl FnMut(u64, T),
) -> Result<(), GamesError> {
    series.seat_bots(game)?;
    let look = &look;
    let worker = || {
        let mut bots = series.seat_bots(game);
        move |number: u64| -> Result<T, GamesError> {
            let bots = bots.as_mut().map_err(|error| error.clone())?;
            // These whims choose positions; the whims of the bots are others.
            let mut whims = Seed::of_series(series.seed ^ 0x6368_616E_6365, number).whims(Seat(0));
            let (mut any, mut rounds) =
                (Vec::<Moment<G::State>>::new(), Vec::<(u32, Moment<G::State>)>::new());
            let (mut seen, mut last) = (0_u32, None);
            let end = play(game, bots, series.due(number), |state, seat, _| {
                let round = game.round(state);
                if last.replace((seat, round)) == Some((seat, round)) {
                    return;
                }
                let moment = || Moment { state: state.clone(), seat, round };
                // Each moment is as likely to be kept as any other: the first ones fill the places, and a later one
                // takes the place of another with the right chance.
                seen += 1;
                if any.len() < keep {
                    any.push(moment());
                } else {
                    let place = whims.below(seen) as usize;
                    if let Some(kept) = any.get_mut(place) {
                        *kept = moment();
                    }
                }
                match rounds.last_mut().filter(|(_, kept)| kept.round == round) {
                    None => rounds.push((1, moment())),
                    Some((count, kept)) => {
                        *count += 1;
                        if whims.below(*count) == 0 {
                            *kept = moment();
                        }
                    }
                }
            })
            .map_err(|wrong| foul(series, wrong, number))?;
            let winners = end.winners(game);
            let share = |seat: usize| {
                if winners.contains(Seat(seat as u8)) { 1.0 / winners.len() as f32 } else { 0.0 }
            };
            let rounds = rounds.into_iter().map(|(_, moment)| moment).collect();
            Ok(look(Played { any, rounds, won: std::array::from_fn(share), whims }))
        }
    };
    in_order(series.threads, series.games, worker, |number, found| {
        take(number, found?);
        Ok(())
    })
}

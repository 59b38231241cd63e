//! Statistics over a series of games.

use crate::series::{Series, in_order, play};
use crate::{GamesError, Playable};
use princely_core::Seat;
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Instant;

/// What a simulation found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The bots, by seat.
    pub bots: Vec<String>,
    /// The seed of the series.
    pub seed: u64,
    /// Games played.
    pub games: u64,
    /// Decisions of players.
    pub actions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games per second.
    pub games_per_s: f64,
    /// Decisions per second.
    pub actions_per_s: f64,
    /// Wins by seat; a win shared by k counts 1/k.
    pub wins: Vec<f64>,
    /// The share of wins by seat, with its 95 % interval.
    pub shares: Vec<Share>,
    /// How long the games were.
    pub rounds: Rounds,
    /// Games by the way they ended, where there are several ways with names.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub endings: BTreeMap<&'static str, u64>,
    /// What was built, most often first.
    pub built: Vec<Built>,
}

/// A share and the interval it lies in with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Share {
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

/// How long games were.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Rounds {
    pub mean: f64,
    pub sd: f64,
    /// Games by their number of rounds.
    pub histogram: BTreeMap<u32, u64>,
}

/// How often something was built and what became of its builders.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Built {
    /// Its id.
    pub id: &'static str,
    /// How often per player and game.
    pub per_player: f64,
    /// The share of wins of those who built it.
    pub share: f64,
    /// How much more often they won than a player does on average: 1 is no difference.
    pub lift: f64,
}

/// Wins are counted in sixtieths, so that a win shared by up to six is exact and sums do not depend on their
/// order.
const WIN: u64 = 60;

/// The tally of one game.
struct Game {
    actions: u64,
    rounds: u32,
    ending: Option<&'static str>,
    wins: Vec<u64>,
    built: Vec<(&'static str, Seat)>,
}

/// Plays a series. `progress` is told how many games are done.
pub fn simulate<G: Playable>(
    game: &G,
    series: &Series,
    progress: &mut dyn FnMut(u64),
) -> Result<Report, GamesError> {
    series.seat_bots(game)?;
    let seats = usize::from(game.seats());
    let mut total = Total { wins: vec![0; seats], ..Total::default() };
    let start = Instant::now();
    let worker = || {
        let mut bots = series.seat_bots(game);
        move |number: u64| -> Result<Game, GamesError> {
            let bots = bots.as_mut().map_err(|error| error.clone())?;
            let mut tally = Game { actions: 0, rounds: 0, ending: None, wins: Vec::new(), built: Vec::new() };
            let end = play(game, bots, series.seed(number), |_, seat, action| {
                tally.actions += 1;
                if let Some(id) = G::built(action) {
                    tally.built.push((id, seat));
                }
            })
            .map_err(|(seat, rule)| foul(series, seat, rule, number))?;
            tally.rounds = game.round(&end);
            tally.ending = game.ending(&end);
            let winners = game.outcome(&end).map(|outcome| outcome.winners).unwrap_or_default();
            let share = WIN / (winners.len() as u64).max(1);
            tally.wins =
                (0..game.seats()).map(|seat| if winners.contains(Seat(seat)) { share } else { 0 }).collect();
            Ok(tally)
        }
    };
    in_order(series.threads, series.games, worker, |number, tally| {
        total.add(&tally?);
        progress(number + 1);
        Ok(())
    })?;
    Ok(total.report::<G>(series, seats, start.elapsed().as_secs_f64()))
}

pub(crate) fn foul(series: &Series, seat: Seat, rule: &'static str, number: u64) -> GamesError {
    GamesError::Foul { bot: series.bot_name(seat).to_owned(), rule, game: number + 1 }
}

#[derive(Default)]
struct Total {
    games: u64,
    actions: u64,
    wins: Vec<u64>,
    histogram: BTreeMap<u32, u64>,
    endings: BTreeMap<&'static str, u64>,
    /// By id: how often built, by how many players, and their wins.
    built: BTreeMap<&'static str, (u64, u64, u64)>,
}

impl Total {
    fn add(&mut self, game: &Game) {
        self.games += 1;
        self.actions += game.actions;
        *self.histogram.entry(game.rounds).or_default() += 1;
        if let Some(ending) = game.ending {
            *self.endings.entry(ending).or_default() += 1;
        }
        for (total, wins) in self.wins.iter_mut().zip(&game.wins) {
            *total += wins;
        }
        for (index, (id, seat)) in game.built.iter().enumerate() {
            let entry = self.built.entry(id).or_default();
            entry.0 += 1;
            if !game.built[..index].contains(&(id, *seat)) {
                entry.1 += 1;
                entry.2 += game.wins[seat.index()];
            }
        }
    }

    fn report<G: Playable>(self, series: &Series, seats: usize, seconds: f64) -> Report {
        let games = self.games as f64;
        let per_s = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        let sum = |power: i32| -> f64 {
            self.histogram.iter().map(|(&rounds, &count)| f64::from(rounds).powi(power) * count as f64).sum()
        };
        let mean = if games > 0.0 { sum(1) / games } else { 0.0 };
        let variance = if games > 1.0 { (sum(2) - games * mean * mean) / (games - 1.0) } else { 0.0 };
        let wins: Vec<f64> = self.wins.iter().map(|&wins| wins as f64 / WIN as f64).collect();
        let par = 1.0 / seats as f64;
        let mut built: Vec<Built> = self
            .built
            .iter()
            .map(|(id, &(times, players, wins))| {
                let share = wins as f64 / WIN as f64 / players as f64;
                Built { id, per_player: times as f64 / games / seats as f64, share, lift: share / par }
            })
            .collect();
        built.sort_by(|a, b| b.per_player.total_cmp(&a.per_player).then(a.id.cmp(b.id)));
        Report {
            game: G::ID,
            bots: (0..seats).map(|seat| series.bot_name(Seat(seat as u8)).to_owned()).collect(),
            seed: series.seed,
            games: self.games,
            actions: self.actions,
            seconds,
            games_per_s: per_s(self.games),
            actions_per_s: per_s(self.actions),
            shares: wins.iter().map(|&wins| Share::wilson(wins, games)).collect(),
            wins,
            rounds: Rounds { mean, sd: variance.max(0.0).sqrt(), histogram: self.histogram },
            endings: self.endings,
            built,
        }
    }
}

impl Share {
    /// Wilson's interval.
    pub fn wilson(wins: f64, games: f64) -> Share {
        if games <= 0.0 {
            return Share { share: 0.0, low: 0.0, high: 1.0 };
        }
        let (share, z) = (wins / games, 1.96);
        let middle = share + z * z / (2.0 * games);
        let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
        let scale = 1.0 + z * z / games;
        Share { share, low: ((middle - spread) / scale).max(0.0), high: ((middle + spread) / scale).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_the_textbooks() {
        let Share { share, low, high } = Share::wilson(60.0, 100.0);
        assert!((share - 0.6).abs() < 1e-12 && (low - 0.5020).abs() < 1e-4 && (high - 0.6906).abs() < 1e-4);
        assert_eq!(Share::wilson(0.0, 0.0), Share { share: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn results_come_in_order_on_any_number_of_threads() {
        for threads in [1, 2, 5] {
            let mut seen = Vec::new();
            in_order(
                threads,
                100,
                || |number| number * number,
                |number, square| {
                    seen.push((number, square));
                    Ok(())
                },
            )
            .unwrap();
            assert_eq!(seen, (0..100).map(|number| (number, number * number)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_stops_a_series() {
        let mut taken = 0;
        let end = in_order(
            3,
            100_000,
            || |number| number,
            |number, _| {
                taken += 1;
                if number == 40 { Err(GamesError::Write("full".into())) } else { Ok(()) }
            },
        );
        assert_eq!((end, taken), (Err(GamesError::Write("full".into())), 41));
    }
}

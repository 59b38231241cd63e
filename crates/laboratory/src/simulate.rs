//! Statistics over a series of games.

use crate::series::{Foul, Series, in_order, play};
use crate::{GamesError, Studied};
use princely_arena::block::{WIN, share_of_win};
use princely_arena::course::Forfeited;
use princely_arena::{Forfeit, Share};
use princely_core::{Seat, SeatSet};
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
    /// Games by the way they ended, if the ways have names.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub endings: BTreeMap<&'static str, u64>,
    /// What was built, most often first.
    pub built: Vec<Built>,
    /// Games that programs have forfeited.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<Forfeited>,
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

/// How often something was built, and how often its builders won.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Built {
    /// Its id.
    pub id: &'static str,
    /// How often per player and game.
    pub per_player: f64,
    /// The share of wins of those who built it.
    pub share: f64,
    /// How much more often they won than an average player: 1 is no difference.
    pub lift: f64,
}

/// The tally of one game.
#[derive(Default)]
struct Tally {
    actions: u64,
    rounds: u32,
    ending: Option<&'static str>,
    wins: Vec<u64>,
    /// What was built, as an index into [`Studied::buildings`], and by whom.
    built: Vec<(usize, Seat)>,
    forfeit: Option<Forfeit>,
}

/// Plays a series. `progress` is told how many games are done.
pub fn simulate<G: Studied>(
    game: &G,
    series: &Series,
    progress: &mut dyn FnMut(u64),
) -> Result<Report, GamesError> {
    series.seat_bots(game)?;
    let seats = usize::from(game.seats());
    let buildings = G::buildings();
    let mut total =
        Total { wins: vec![0; seats], built: vec![Builders::default(); buildings.len()], ..Total::default() };
    let start = Instant::now();
    let worker = || {
        let mut bots = series.seat_bots(game);
        move |number: u64| -> Result<Tally, GamesError> {
            let bots = bots.as_mut().map_err(|error| error.clone())?;
            let mut tally = Tally::default();
            let end = play(game, bots, series.due(number), |_, seat, action| {
                tally.actions += 1;
                if let Some(building) = G::built(action) {
                    tally.built.push((building, seat));
                }
            })
            .map_err(|wrong| foul(series, wrong, number))?;
            tally.rounds = game.round(&end.state);
            tally.ending = game.ending(&end.state);
            let winners = end.winners(game);
            tally.forfeit = end.forfeit.map(|(seat, fault)| fault.forfeit(seat));
            let share = u64::from(share_of_win(winners.len()));
            tally.wins =
                (0..game.seats()).map(|seat| if winners.contains(Seat(seat)) { share } else { 0 }).collect();
            Ok(tally)
        }
    };
    in_order(series.threads, series.games, worker, |number, tally| {
        total.add(&tally?, series);
        progress(number + 1);
        Ok(())
    })?;
    Ok(total.report::<G>(series, &buildings, start.elapsed().as_secs_f64()))
}

pub(crate) fn foul(series: &Series, foul: Foul, number: u64) -> GamesError {
    let bot = series.bot_name(foul.seat).to_owned();
    foul.error(bot, number + 1)
}

#[derive(Default)]
struct Total {
    games: u64,
    actions: u64,
    wins: Vec<u64>,
    histogram: BTreeMap<u32, u64>,
    endings: BTreeMap<&'static str, u64>,
    /// By index in [`Studied::buildings`].
    built: Vec<Builders>,
    forfeits: Vec<Forfeited>,
}

/// Those who built one thing.
#[derive(Clone, Copy, Default)]
struct Builders {
    /// How often it was built.
    times: u64,
    /// How many players built it.
    players: u64,
    /// Their wins, in units of [`WIN`].
    wins: u64,
}

impl Total {
    fn add(&mut self, game: &Tally, series: &Series) {
        self.games += 1;
        if let Some(forfeit) = &game.forfeit {
            let bot = series.bot_name(Seat(forfeit.seat)).to_owned();
            self.forfeits.push(Forfeited { game: self.games, bot, forfeit: forfeit.clone() });
        }
        self.actions += game.actions;
        *self.histogram.entry(game.rounds).or_default() += 1;
        if let Some(ending) = game.ending {
            *self.endings.entry(ending).or_default() += 1;
        }
        for (total, wins) in self.wins.iter_mut().zip(&game.wins) {
            *total += wins;
        }
        let mut counted = vec![SeatSet::EMPTY; self.built.len()];
        for &(building, seat) in &game.built {
            let builders = &mut self.built[building];
            builders.times += 1;
            if !counted[building].contains(seat) {
                counted[building].insert(seat);
                builders.players += 1;
                builders.wins += game.wins[seat.index()];
            }
        }
    }

    fn report<G: Studied>(self, series: &Series, buildings: &[&'static str], seconds: f64) -> Report {
        let seats = self.wins.len();
        let games = self.games as f64;
        let per_s = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        let sum = |power: i32| -> f64 {
            self.histogram.iter().map(|(&rounds, &count)| f64::from(rounds).powi(power) * count as f64).sum()
        };
        let mean = if games > 0.0 { sum(1) / games } else { 0.0 };
        let variance = if games > 1.0 { (sum(2) - games * mean * mean) / (games - 1.0) } else { 0.0 };
        let wins: Vec<f64> = self.wins.iter().map(|&wins| wins as f64 / f64::from(WIN)).collect();
        let par = 1.0 / seats as f64;
        let mut built: Vec<Built> = self
            .built
            .iter()
            .zip(buildings)
            .filter(|(builders, _)| builders.times > 0)
            .map(|(builders, id)| {
                let share = builders.wins as f64 / f64::from(WIN) / builders.players as f64;
                Built {
                    id,
                    per_player: builders.times as f64 / games / seats as f64,
                    share,
                    lift: share / par,
                }
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
            forfeits: self.forfeits,
        }
    }
}

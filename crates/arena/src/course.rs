//! How games went, besides who won them: how long they were, how long the bots thought, what was forfeited.

use crate::block::{Block, Forfeit, Pace, WIN};
use serde::Serialize;

/// The most forfeits that are told one by one; all are counted.
const TOLD: usize = 20;

/// How the games went so far.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Course {
    names: Vec<String>,
    games: u64,
    played: u64,
    rounds: u64,
    squares: u64,
    paces: Vec<Pace>,
    seats: Vec<u64>,
    parts: Vec<u64>,
    forfeits: Vec<u64>,
    forfeited: Vec<Forfeited>,
}

/// What is known of one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Player {
    /// Its name, as it was asked for.
    pub bot: String,
    /// How often it sat at a table.
    pub seats: u64,
    /// Wins; a win shared by *k* counts 1/*k*.
    pub wins: f64,
    /// Turns with a choice.
    pub turns: u64,
    /// Turns without a choice; no average includes them.
    pub forced_turns: u64,
    /// Milliseconds for a turn with a choice.
    pub ms_per_turn: Option<f64>,
    /// Continuations imagined for a turn, if it thinks ahead.
    pub iterations_per_turn: Option<f64>,
    /// Games it lost because it did not answer as it should.
    pub forfeits: u64,
}

/// One game that was forfeited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Forfeited {
    /// The number of the game in the series, from 1.
    pub game: u64,
    /// Which bot.
    pub bot: String,
    /// On which seat, and why.
    #[serde(flatten)]
    pub forfeit: Forfeit,
}

impl Course {
    pub(crate) fn new(names: &[String]) -> Course {
        let count = names.len();
        Course {
            names: names.to_vec(),
            games: 0,
            played: 0,
            rounds: 0,
            squares: 0,
            paces: vec![Pace::default(); count],
            seats: vec![0; count],
            parts: vec![0; count],
            forfeits: vec![0; count],
            forfeited: Vec::new(),
        }
    }

    pub(crate) fn add(&mut self, block: &Block) {
        for game in &block.games {
            self.games += 1;
            for (&player, &won) in game.seats.iter().zip(&game.wins) {
                self.seats[player] += 1;
                self.parts[player] += u64::from(won);
            }
            let Some(forfeit) = &game.forfeit else {
                self.played += 1;
                self.rounds += u64::from(game.rounds);
                self.squares += u64::from(game.rounds) * u64::from(game.rounds);
                continue;
            };
            let Some(&player) = game.seats.get(usize::from(forfeit.seat)) else { continue };
            self.forfeits[player] += 1;
            if self.forfeited.len() < TOLD {
                let bot = self.names[player].clone();
                self.forfeited.push(Forfeited { game: self.games, bot, forfeit: forfeit.clone() });
            }
        }
        for (total, pace) in self.paces.iter_mut().zip(&block.pace) {
            total.add(pace);
        }
    }

    pub(crate) fn games(&self) -> u64 {
        self.games
    }

    /// Mean and standard deviation of the rounds of games that were played to their end.
    pub(crate) fn rounds(&self) -> (f64, f64) {
        let count = self.played as f64;
        let mean = if count > 0.0 { self.rounds as f64 / count } else { 0.0 };
        let scatter = self.squares as f64 - count * mean * mean;
        (mean, if count > 1.0 { (scatter / (count - 1.0)).max(0.0).sqrt() } else { 0.0 })
    }

    pub(crate) fn players(&self) -> Vec<Player> {
        (0..self.names.len())
            .map(|player| Player {
                bot: self.names[player].clone(),
                seats: self.seats[player],
                wins: self.parts[player] as f64 / f64::from(WIN),
                turns: self.paces[player].turns,
                forced_turns: self.paces[player].forced,
                ms_per_turn: self.paces[player].millis_per_turn(),
                iterations_per_turn: self.paces[player].iterations_per_turn(),
                forfeits: self.forfeits[player],
            })
            .collect()
    }

    /// The pace of all players from this one on, together.
    pub(crate) fn pace_from(&self, first: usize) -> Pace {
        let mut all = Pace::default();
        self.paces.iter().skip(first).for_each(|pace| all.add(pace));
        all
    }

    pub(crate) fn forfeits(&self) -> (u64, Vec<Forfeited>) {
        (self.forfeits.iter().sum(), self.forfeited.clone())
    }
}

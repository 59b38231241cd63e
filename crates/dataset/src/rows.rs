//! The decisions of one game.

use princely_bots::{Bot as _, NoAnswer};
use princely_core::{Quick, Seat, Seed};
use princely_encode::layout::rewrite_chosen;
use princely_encode::{Encode, Episode};
use princely_house::{BoxedBot, Housed};

/// Decisions, column by column.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Rows {
    /// The number of the game in its series.
    pub games: Vec<i64>,
    /// The place of the choice in its game.
    pub steps: Vec<i32>,
    /// Who chose.
    pub seats: Vec<i32>,
    /// The round.
    pub rounds: Vec<i32>,
    /// The choice.
    pub choices: Vec<i32>,
    /// What the player won in the end.
    pub results: Vec<f32>,
    /// What the player could expect to win just then, by a quick estimate from what the player saw; empty if nobody asked.
    pub chances: Vec<f32>,
    /// Tensors, one after the other.
    pub tensors: Vec<u8>,
    /// Masks as bits, lowest bit first, each filled up to whole bytes.
    pub masks: Vec<u8>,
}

impl Rows {
    /// How many decisions there are.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Adds the decisions of another game.
    pub fn append(&mut self, other: &mut Rows) {
        self.games.append(&mut other.games);
        self.steps.append(&mut other.steps);
        self.seats.append(&mut other.seats);
        self.rounds.append(&mut other.rounds);
        self.choices.append(&mut other.choices);
        self.results.append(&mut other.results);
        self.chances.append(&mut other.chances);
        self.tensors.append(&mut other.tensors);
        self.masks.append(&mut other.masks);
    }

    /// Plays a game and notes every choice, with the chance to win if that is asked for.
    pub fn play<G: Housed + Encode>(
        game: &G,
        bots: &mut [BoxedBot<G>],
        seed: Seed,
        number: i64,
        chance: bool,
    ) -> Result<Rows, NoAnswer> {
        let mut rows = Rows::default();
        let mut whims: Vec<Quick> = (0..game.seats()).map(|seat| seed.whims(Seat(seat))).collect();
        let mut episode = Episode::new(game, seed, |_| {});
        let (mut tensor, mut mask) = (vec![0; G::WIDTH], vec![0; G::CHOICES]);
        while let Some(seat) = episode.seat() {
            let observation = game.observe(episode.state(), Some(seat));
            let action = bots[seat.index()].choose(game, &observation, &mut whims[seat.index()])?;
            let round = game.round(episode.state()) as i32;
            let expected = chance.then(|| princely_bots::chance::quick(game, &observation).share(seat));
            game.write(&observation, &episode.chosen(game), &mut tensor);
            for &choice in game.spell(episode.state(), &action).as_slice() {
                rewrite_chosen(&mut tensor, &episode.chosen(game));
                episode.mask(game, &mut mask);
                rows.steps.push(rows.len() as i32);
                rows.games.push(number);
                rows.seats.push(i32::from(seat.0));
                rows.rounds.push(round);
                rows.choices.push(i32::from(choice));
                rows.chances.extend(expected);
                rows.tensors.extend_from_slice(&tensor);
                pack(&mask, &mut rows.masks);
                episode.choose(game, choice, |_| {}).map_err(|_| NoAnswer::NotItsTurn)?;
            }
        }
        if let Some(outcome) = episode.outcome(game) {
            rows.results = rows.seats.iter().map(|&seat| outcome.share(Seat(seat as u8)) as f32).collect();
        }
        Ok(rows)
    }
}

/// How many bytes the mask of a game has.
pub const fn mask_bytes(choices: usize) -> usize {
    choices.div_ceil(8)
}

/// Packs a mask of ones and zeros into bits.
fn pack(mask: &[u8], out: &mut Vec<u8>) {
    out.extend(mask.chunks(8).map(|bits| bits.iter().rev().fold(0, |byte, bit| byte << 1 | bit)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_are_packed_lowest_bit_first() {
        let mut out = Vec::new();
        pack(&[1, 0, 0, 0, 0, 0, 0, 1, 0, 1], &mut out);
        assert_eq!(out, [0b1000_0001, 0b10]);
        assert_eq!(mask_bytes(10), 2);
    }
}

//! Principati foretold: what is counted of a position, and how worlds are played on.

use super::{Bounds, Configuration, Forecast, Inputs, Table};
use crate::principati::outlook::promises;
use crate::principati::{Greedy, last_round, play_on, rounds_left, value};
use princely_core::{Game, Quick, Seat, Turn};
use princely_principati::{Observation, Options, Principati, State, Variant};
use princely_search::{Luck, Values, Watch};
use std::sync::OnceLock;

/// Two greedy players who go on until the last round that is looked at.
#[derive(Clone, Debug)]
pub struct Foresight {
    greedy: Greedy,
    last: u16,
}

impl Forecast for Principati {
    const INPUTS: &'static [&'static str] = &[
        "promised",
        "promised_late",
        "points",
        "points_late",
        "orders",
        "pecunia",
        "goods",
        "masters",
        "begins",
        "acts",
        "lead",
        "rounds_left",
    ];

    const BOUNDS: Bounds = Bounds { games: 800, error: 1.0, slope: (0.9, 1.1) };

    const WORLDS: u32 = 120;

    type Players = Foresight;

    fn configuration(&self) -> Configuration {
        let options = self.options();
        let usual =
            Options { variant: options.variant, max_rounds: options.max_rounds, ..Options::default() };
        let variant = match options.variant {
            Variant::Base => "base",
            Variant::Miners => "miners",
        };
        Configuration {
            players: self.seats(),
            variant: variant.into(),
            rounds: options.max_rounds,
            is_usual: *options == usual,
        }
    }

    fn table() -> &'static Table {
        static TABLE: OnceLock<Table> = OnceLock::new();
        TABLE.get_or_init(|| {
            // A test reads the file, so it can be read.
            Table::read(include_str!("../../data/chance/principati.json"), Self::INPUTS)
                .unwrap_or_else(|_| Table::empty(Self::INPUTS))
        })
    }

    fn round_of(&self, observation: &Observation) -> u32 {
        u32::from(observation.known().round())
    }

    fn count(&self, observation: &Observation, out: &mut Inputs) {
        // What is hidden changes nothing that is counted.
        let state = &self.determinize(observation, &mut Quick(0));
        let left = rounds_left(self, state) as f32;
        let promised = promises(self, state);
        let turn = self.turn(state);
        for seat in [Seat(0), Seat(1)] {
            let (own, other) = (promised[seat.index()], promised[1 - seat.index()]);
            let player = state.player(seat);
            let points = self.score(state, seat).total() as f32;
            let goods: u32 =
                princely_principati::Good::ALL.iter().map(|&good| u32::from(player.good(good))).sum();
            let lead = (own - other) / (40.0 + 1.5 * left);
            let acts = matches!(turn, Turn::Seats(seats) if seats.contains(seat) && seats.len() == 1);
            let numbers = [
                own / 50.0,
                own / (40.0 + 4.0 * left),
                points / 50.0,
                points / (20.0 + 10.0 * left),
                f32::from(player.orders_earned()),
                player.pecunia() as f32 / 20.0,
                goods as f32 / 10.0,
                f32::from(player.masters().0),
                f32::from(u8::from(state.first() == seat)),
                f32::from(u8::from(acts)),
                lead / (1.0 + lead.abs()),
                left / 10.0,
            ];
            out[seat.index()][..numbers.len()].copy_from_slice(&numbers);
        }
    }

    fn players(&self, observation: &Observation) -> Foresight {
        Foresight { greedy: Greedy::default(), last: last_round(self, observation.known().round()) }
    }

    fn play_on(
        &self,
        players: &mut Foresight,
        state: &mut State,
        luck: &mut Luck,
        watch: &mut dyn Watch,
    ) -> Option<Values> {
        if !play_on(self, state, &mut players.greedy, players.last, luck, watch) {
            return None;
        }
        let [one, two] = value(self, state);
        Some([one, two, 0.0, 0.0, 0.0])
    }
}

//! Slips are whole turns that a guide proposes. They are as frequent as they should be, and the same whims
//! give the same slips.
#![allow(clippy::unwrap_used)] // a failure says where

use princely_bots::fuerstenfeld::Greedy;
use princely_bots::{Answer, Bot, Slipping};
use princely_core::{Game, Keyed, Quick, Seat, Seed, Silent, Turn};
use princely_fuerstenfeld::{Action, CardTable, Fuerstenfeld, Observation, State, Variant};
use princely_search::{Guide, Luck, Values, Watch};

/// Offers three turns and remembers them. Each turn always takes the action at the same place of the legal list.
#[derive(Default)]
struct ByPlace {
    offered: Vec<Vec<Action>>,
}

impl Guide<Fuerstenfeld> for ByPlace {
    fn stages(&self) -> usize {
        1
    }

    fn turns(
        &mut self,
        game: &Fuerstenfeld,
        observation: &Observation,
        _: usize,
        _: &[Action],
        _: &mut dyn Watch,
        out: &mut Vec<Vec<Action>>,
    ) -> bool {
        let seat = self.viewer(observation).unwrap();
        for place in 0..3 {
            let mut state = game.determinize(observation, &mut Quick(1));
            let mut turn = Vec::new();
            while matches!(game.turn(&state), Turn::Seats(seats) if seats.contains(seat)) {
                let mut legal = Vec::new();
                game.legal_actions(&state, seat, &mut legal);
                let action = legal[place % legal.len()];
                game.apply(&mut state, seat, action, &mut Silent);
                turn.push(action);
            }
            out.push(turn);
        }
        self.offered = out.clone();
        true
    }

    fn play_out(
        &mut self,
        _: &Fuerstenfeld,
        _: &mut State,
        _: &mut Luck,
        _: &mut dyn Watch,
    ) -> Option<Values> {
        Some(Values::default())
    }

    fn viewer(&self, observation: &Observation) -> Option<Seat> {
        observation.viewer()
    }
}

/// Plays a game for two, and returns the turns of seat 0: its runs of actions.
fn turns_of(bot: &mut dyn Bot<Fuerstenfeld>, number: u64) -> Vec<Vec<Action>> {
    let game = Fuerstenfeld::new(2, Variant::Expert, CardTable::standard()).unwrap();
    let seed = Seed::of_series(3, number);
    let (mut dice, mut whims) = (Keyed::new(seed), seed.whims(Seat(0)));
    let mut other = Greedy::new(&game);
    let (mut state, mut turns, mut last) = (game.start(), Vec::new(), None);
    loop {
        match game.turn(&state) {
            Turn::Over => return turns,
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut dice);
                game.apply_chance(&mut state, &chance, &mut Silent);
                last = None;
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let seen = game.observe(&state, Some(seat));
                let action = match seat {
                    Seat(0) => bot.choose(&game, &seen, &mut whims).unwrap(),
                    _ => other.choose(&game, &seen, &mut Quick(0)).unwrap(),
                };
                game.check(&state, seat, &action).unwrap();
                if seat == Seat(0) {
                    if last != Some(seat) {
                        turns.push(Vec::new());
                    }
                    turns.last_mut().unwrap().push(action);
                }
                last = Some(seat);
                game.apply(&mut state, seat, action, &mut Silent);
            }
        }
    }
}

fn greedy() -> Greedy {
    Greedy::new(&Fuerstenfeld::new(2, Variant::Expert, CardTable::standard()).unwrap())
}

#[test]
fn without_slips_it_is_the_bot_itself_and_the_same_whims_give_the_same_slips() {
    for number in 0..5 {
        let itself = turns_of(&mut greedy(), number);
        assert_eq!(turns_of(&mut Slipping::new(greedy(), ByPlace::default(), 0), number), itself);
        assert_eq!(turns_of(&mut Slipping::unguided(greedy(), 0), number), itself);
        let slips = || turns_of(&mut Slipping::new(greedy(), ByPlace::default(), 50), number);
        assert_eq!(slips(), slips());
        assert_ne!(slips(), itself);
        let silly = || turns_of(&mut Slipping::unguided(greedy(), 50), number);
        assert_eq!(silly(), silly());
        assert_ne!(silly(), itself);
    }
}

/// A bot that counts how often it is asked. It never slips itself.
struct Asked(Greedy, u32);

impl Bot<Fuerstenfeld> for &mut Asked {
    fn think(
        &mut self,
        game: &Fuerstenfeld,
        seen: &Observation,
        whims: &mut Quick,
        watch: &mut dyn Watch,
    ) -> Answer<Action> {
        self.1 += 1;
        self.0.think(game, seen, whims, watch)
    }
}

#[test]
fn a_slip_is_a_whole_turn() {
    let mut asked = Asked(greedy(), 0);
    let turns: usize = (0..5)
        .map(|number| turns_of(&mut Slipping::new(&mut asked, ByPlace::default(), 100), number).len())
        .sum();
    assert!(turns > 50 && asked.1 == 0, "{turns} turns, and it was asked {} times", asked.1);

    // Half of the turns are slips. The bot is asked for all decisions of the others, about half of all decisions.
    let (mut whole, mut decisions) = (0, 0);
    let mut asked = Asked(greedy(), 0);
    for number in 0..40 {
        for turn in turns_of(&mut Slipping::new(&mut asked, ByPlace::default(), 50), number) {
            whole += 1;
            decisions += turn.len() as u32;
        }
    }
    let share = f64::from(asked.1) / f64::from(decisions);
    assert!(whole > 300 && (0.3..0.7).contains(&share), "{share} of {decisions} decisions in {whole} turns");
}

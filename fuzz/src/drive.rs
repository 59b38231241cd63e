//! A table whose decisions come from bytes.

use crate::Fuzzed;
use arbitrary::{Arbitrary, Result, Unstructured};
use princely_bots::Bot;
use princely_core::laws::Moment;
use princely_core::{Entry, Keyed, Quick, Seat, SeatSet, Seed, Silent, Table, Turn, Uniform};

/// Bytes below this choose an action; the others let bots play for a while.
const CHOICES: u8 = 224;

/// A table, and the bytes that drive it.
///
/// A byte chooses one of the legal actions, or lets a bot play up to 128 actions; so a few bytes reach the late rounds.
/// When the bytes run out, bots go on for a number of actions that the first bytes have set.
pub struct Driven<'b, G: Fuzzed> {
    table: Table<G>,
    seed: Seed,
    dice: Keyed,
    bytes: Unstructured<'b>,
    greedy: G::Greedy,
    whims: Quick,
    /// Which bots play, and for how many more actions.
    bots: Bots,
    left: u32,
    /// How many actions bots play after the bytes have run out.
    tail: u32,
    legal: Vec<G::Action>,
}

/// Which bots play while no byte chooses.
#[derive(Clone, Copy)]
enum Bots {
    Greedy,
    Random,
    /// Both bots, in turn by chance.
    Both,
}

impl<'b, G: Fuzzed> Driven<'b, G> {
    /// Any game, about to begin.
    pub fn new(data: &'b [u8]) -> Result<Driven<'b, G>> {
        let mut bytes = Unstructured::new(data);
        let game = G::any(&mut bytes)?;
        let seed = u16::arbitrary(&mut bytes)?;
        let tail = u32::from(u8::arbitrary(&mut bytes)?);
        Ok(Driven {
            greedy: game.greedy(),
            table: Table::new(game),
            dice: Keyed::new(Seed::of_series(0, seed.into())),
            seed: Seed::of_series(0, seed.into()),
            whims: Quick(seed.into()),
            bytes,
            bots: Bots::Both,
            left: 0,
            // Only a few games are played to their end, because that takes time.
            tail: if tail % 16 == 15 { 6000 } else { tail },
            legal: Vec::new(),
        })
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The bytes that are left.
    pub fn bytes(&mut self) -> &mut Unstructured<'b> {
        &mut self.bytes
    }

    /// Whether a byte chooses now, and not a bot.
    pub fn is_chosen(&self) -> bool {
        self.left == 0 && !self.bytes.is_empty()
    }

    /// The next entry; `None` if the game is over, or was driven far enough.
    pub fn decide(&mut self) -> Option<Entry<G>> {
        match self.table.turn() {
            Turn::Over => None,
            Turn::Chance => {
                Some(Entry::Chance(self.table.game().sample_chance(self.table.state(), &mut self.dice)))
            }
            Turn::Seats(seats) => {
                let seat = self.one_of(seats);
                self.legal.clear();
                self.table.game().legal_actions(self.table.state(), seat, &mut self.legal);
                assert!(!self.legal.is_empty(), "seat {seat} is to act and can do nothing");
                let action = self.choose(seat)?;
                Some(Entry::Action { seat, action })
            }
        }
    }

    /// Plays the next entry.
    pub fn play(&mut self, next: Entry<G>) {
        let refused = match next.clone() {
            Entry::Chance(chance) => self.table.decide(chance, &mut Silent),
            Entry::Action { seat, action } => self.table.act(seat, action, &mut Silent),
        };
        assert_eq!(refused, Ok(()), "{next:?}");
    }

    /// Plays on until the bytes and the bots are used up.
    pub fn play_on(&mut self) {
        while let Some(next) = self.decide() {
            self.play(next);
        }
    }

    /// Takes back the seat's latest action, if that is possible.
    pub fn undo(&mut self, seat: Seat) -> std::result::Result<G::Action, princely_core::UndoError> {
        self.table.undo(seat)
    }

    /// This moment, in the form of the law suite.
    pub fn moment<'m>(&'m self, next: Option<&'m Entry<G>>) -> Moment<'m, G> {
        Moment { table: &self.table, next, seed: self.seed }
    }

    /// One of the seats that act at once: any order is tried.
    fn one_of(&mut self, seats: SeatSet) -> Seat {
        let place = match seats.len() {
            1 => 0,
            _ if self.is_chosen() => u8::arbitrary(&mut self.bytes).unwrap_or(0) as usize % seats.len(),
            several => self.whims.below(several as u32) as usize,
        };
        seats.into_iter().nth(place).expect("some seat is to act")
    }

    fn choose(&mut self, seat: Seat) -> Option<G::Action> {
        if self.left == 0 && self.bytes.is_empty() {
            (self.bots, self.left) = (Bots::Both, std::mem::take(&mut self.tail));
            if self.left == 0 {
                return None;
            }
        }
        if self.left == 0 {
            let byte = u8::arbitrary(&mut self.bytes).unwrap_or(0);
            if byte < CHOICES {
                return Some(self.chosen(byte));
            }
            self.bots = if byte & 8 == 0 { Bots::Greedy } else { Bots::Random };
            self.left = 1 << (byte & 7);
        }
        self.left -= 1;
        let greedy = match self.bots {
            Bots::Greedy => true,
            Bots::Random => false,
            Bots::Both => self.whims.below(4) != 0,
        };
        if !greedy {
            return Some(self.legal[self.whims.below(self.legal.len() as u32) as usize]);
        }
        let (game, state) = (self.table.game(), self.table.state());
        let chosen = self.greedy.choose(game, &game.observe(state, Some(seat)), &mut self.whims);
        Some(chosen.expect("it is its turn"))
    }

    /// One byte is enough for most lists; the longest lists need another one.
    fn chosen(&mut self, byte: u8) -> G::Action {
        let mut place = usize::from(byte);
        if self.legal.len() > usize::from(CHOICES) {
            place += usize::from(CHOICES) * usize::from(u8::arbitrary(&mut self.bytes).unwrap_or(0));
        }
        self.legal[place % self.legal.len()]
    }
}

//! Chance.
//!
//! At a table chance is **keyed, not streamed**: every random number is a function of the game's
//! seed, the seat it concerns and its ordinal. An optional extra card of one player therefore changes no other draw.
//! This makes duplicate deals, undo and verification possible. A search only wants numbers quickly and takes them from
//! one [`Quick`] stream.
//!
//! All sampling is done in `u32`, never `usize`, so that native code and WebAssembly agree.

use crate::Seat;
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of uniform numbers.
pub trait Uniform {
    /// Thirty-two random bits.
    fn bits(&mut self) -> u32;

    /// A number below `bound`, each equally likely; 0 if `bound` is 0.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        // Lemire's method: one multiplication, and a rejection that makes it exact and is so rare that it costs almost
        // nothing.
        let mut product = u64::from(self.bits()) * u64::from(bound);
        let mut low = product as u32;
        if low < bound {
            let threshold = bound.wrapping_neg() % bound;
            while low < threshold {
                product = u64::from(self.bits()) * u64::from(bound);
                low = product as u32;
            }
        }
        (product >> 32) as u32
    }

    /// One of these, each equally likely; `None` if there are none. Tests that play at random choose with it.
    #[inline]
    fn pick<'t, T>(&mut self, items: &'t [T]) -> Option<&'t T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Puts a slice into random order, each order equally likely.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// The random numbers of chance steps. Each roll says what its number is for.
pub trait Dice {
    /// A number below `bound` for the `number`-th random thing that happens to `seat`
    /// (`None`: to the table as a whole).
    fn roll(&mut self, seat: Option<Seat>, number: u32, bound: u32) -> u32;
}

/// The secret from which all chance of a game derives.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 bytes of entropy.
    pub fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed of game number `game` in a series that is named by one number.
    pub fn of_series(series: u64, game: u64) -> Seed {
        let mut bytes = *b"................princely series\0";
        bytes[..8].copy_from_slice(&series.to_le_bytes());
        bytes[8..16].copy_from_slice(&game.to_le_bytes());
        Seed(bytes)
    }

    /// A quick generator for what is not part of the game itself: the whims of the bot in `seat`.
    pub fn whims(self, seat: Seat) -> Quick {
        let mut stream = ChaCha12Rng::from_seed(self.0);
        stream.set_stream(WHIMS + u64::from(seat.0));
        Quick(stream.next_u64())
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)") // a seed in a log would tell every hidden card
    }
}

/// The first stream for the whims of bots. Stream 0 of a seed is for the table, and streams 1 and up are for the seats.
const WHIMS: u64 = 1 << 32;

/// Each number has a block of the cipher to itself, so that fresh bits are there after a rejected sample.
const WORDS_PER_NUMBER: u128 = 16;

/// The dice of a table: each roll is a pure function of (seed, seat, number).
///
/// ```
/// use princely_core::{Dice, Keyed, Seat, Seed};
/// let mut dice = Keyed::new(Seed::of_series(7, 0));
/// let third = dice.roll(Some(Seat(1)), 3, 26);
/// dice.roll(Some(Seat(0)), 9, 26);
/// assert_eq!(dice.roll(Some(Seat(1)), 3, 26), third);
/// ```
#[derive(Clone)]
pub struct Keyed {
    cipher: ChaCha12Rng,
    /// Batches that have been made already, by stream. Numbers of higher streams are computed each time.
    made: [Batch; STREAMS],
}

/// The table and the seats of any game: [`SeatSet`](crate::SeatSet) holds eight seats.
const STREAMS: usize = 9;

/// The cipher makes the blocks of this many numbers at once.
const BATCH: usize = 4;

/// The first words of the blocks of neighbouring numbers. A roll rarely needs more than the first word.
#[derive(Clone, Copy)]
struct Batch {
    /// Number `n` is in batch `n / BATCH`; `None` if nothing has been made.
    index: Option<u32>,
    words: [u32; BATCH],
}

impl Keyed {
    /// Dice that derive from `seed`.
    pub fn new(seed: Seed) -> Keyed {
        let nothing = Batch { index: None, words: [0; BATCH] };
        Keyed { cipher: ChaCha12Rng::from_seed(seed.0), made: [nothing; STREAMS] }
    }

    /// Puts the cipher at the block of a number.
    fn seek(&mut self, stream: u64, number: u32) {
        // The order matters: to change the stream in the middle of a block would compute that block again.
        self.cipher.set_word_pos(u128::from(number) * WORDS_PER_NUMBER);
        self.cipher.set_stream(stream);
    }

    /// The first word of the block of a number.
    #[inline]
    fn first_word(&mut self, stream: u64, number: u32) -> u32 {
        let (index, place) = (number / BATCH as u32, number as usize % BATCH);
        match self.made.get(stream as usize) {
            Some(batch) if batch.index == Some(index) => batch.words[place],
            _ => self.make(stream, index)[place],
        }
    }

    /// Makes a batch, and keeps it for the numbers that follow.
    fn make(&mut self, stream: u64, index: u32) -> [u32; BATCH] {
        self.seek(stream, index * BATCH as u32);
        let mut blocks = [[[0; 4]; WORDS_PER_NUMBER as usize]; BATCH];
        self.cipher.fill_bytes(blocks.as_flattened_mut().as_flattened_mut());
        let words = blocks.map(|block| u32::from_le_bytes(block[0]));
        if let Some(made) = self.made.get_mut(stream as usize) {
            *made = Batch { index: Some(index), words };
        }
        words
    }
}

impl std::fmt::Debug for Keyed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Keyed(secret)")
    }
}

impl Dice for Keyed {
    #[inline]
    fn roll(&mut self, seat: Option<Seat>, number: u32, bound: u32) -> u32 {
        let stream = seat.map_or(0, |seat| 1 + u64::from(seat.0));
        let product = u64::from(self.first_word(stream, number)) * u64::from(bound);
        if product as u32 >= bound {
            return (product >> 32) as u32; // as `below` would for this word
        }
        self.seek(stream, number);
        self.cipher.below(bound)
    }
}

impl Uniform for ChaCha12Rng {
    fn bits(&mut self) -> u32 {
        self.next_u32()
    }
}

/// Any source of numbers, used as dice: seat and number are ignored.
#[derive(Clone, Debug)]
pub struct Streamed<U>(pub U);

impl<U: Uniform> Dice for Streamed<U> {
    #[inline]
    fn roll(&mut self, _: Option<Seat>, _: u32, bound: u32) -> u32 {
        self.0.below(bound)
    }
}

/// Quick keyed dice: each roll is a function of (fate, seat, number), as at a table, but cheap and not safe for
/// secrets. In a search, two futures with the same fate deal the same cards, no matter what players do. So the futures
/// differ only by what was done.
#[derive(Clone, Copy, Debug)]
pub struct Fated(pub u64);

impl Dice for Fated {
    #[inline]
    fn roll(&mut self, seat: Option<Seat>, number: u32, bound: u32) -> u32 {
        let occasion = u64::from(number) << 8 | seat.map_or(0xFF, |seat| u64::from(seat.0));
        Quick(self.0 ^ occasion.wrapping_mul(0xD134_2543_DE82_EF95)).below(bound)
    }
}

/// SplitMix64: small, quick, the same everywhere, and not safe for secrets.
#[derive(Clone, Debug)]
pub struct Quick(pub u64);

impl Quick {
    /// Sixty-four random bits.
    #[inline]
    pub fn bits64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

impl Uniform for Quick {
    #[inline]
    fn bits(&mut self) -> u32 {
        (self.bits64() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_below_a_bound_are_uniform() {
        let mut quick = Quick(1);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[quick.below(7) as usize] += 1;
        }
        let chi2: f64 = counts.iter().map(|&c| (f64::from(c) - 1e4).powi(2) / 1e4).sum();
        assert!(chi2 < 22.5, "chi-squared {chi2} over 6 degrees of freedom, counts {counts:?}");
    }

    #[test]
    fn a_bound_of_nothing_is_nothing() {
        assert_eq!(Quick(3).below(0), 0);
        assert_eq!(Quick(3).below(1), 0);
    }

    #[test]
    fn keyed_dice_differ_by_seed_seat_and_number_and_by_nothing_else() {
        let roll = |series, game, seat, number| {
            Keyed::new(Seed::of_series(series, game)).roll(seat, number, 1 << 30)
        };
        let base = roll(1, 1, Some(Seat(0)), 0);
        assert_eq!(base, roll(1, 1, Some(Seat(0)), 0));
        assert_ne!(base, roll(2, 1, Some(Seat(0)), 0));
        assert_ne!(base, roll(1, 2, Some(Seat(0)), 0));
        assert_ne!(base, roll(1, 1, None, 0));
        assert_ne!(base, roll(1, 1, Some(Seat(1)), 0));
        assert_ne!(base, roll(1, 1, Some(Seat(0)), 1));
    }

    /// A roll is the cipher's word at its place in its stream, no matter in which order the rolls are made.
    #[test]
    fn keyed_dice_are_the_cipher_at_a_place() {
        let seed = Seed::of_series(5, 6);
        let mut dice = Keyed::new(seed);
        let mut order = Quick(1);
        for _ in 0..20_000 {
            let number = [order.below(30), u32::MAX - order.below(9)][usize::from(order.below(8) == 0)];
            let seat = order.below(12).checked_sub(1).map(|seat| Seat(seat as u8));
            let bound = [1, 26, 1 << 31, (1 << 31) + 1, u32::MAX][order.below(5) as usize];
            let mut cipher = ChaCha12Rng::from_seed(seed.0);
            cipher.set_stream(seat.map_or(0, |seat| 1 + u64::from(seat.0)));
            cipher.set_word_pos(u128::from(number) * 16);
            assert_eq!(dice.roll(seat, number, bound), cipher.below(bound), "{seat:?} {number} {bound}");
        }
    }

    #[test]
    fn fated_dice_depend_on_the_occasion_alone_and_are_uniform() {
        let mut fate = Fated(7);
        let third = fate.roll(Some(Seat(1)), 3, 1 << 30);
        fate.roll(Some(Seat(0)), 9, 26);
        assert_eq!(fate.roll(Some(Seat(1)), 3, 1 << 30), third);
        assert_ne!(fate.roll(None, 3, 1 << 30), third);
        assert_ne!(Fated(8).roll(Some(Seat(1)), 3, 1 << 30), third);
        let mut counts = [0u32; 7];
        for number in 0..70_000 {
            counts[Fated(u64::from(number) / 10).roll(Some(Seat(2)), number % 10, 7) as usize] += 1;
        }
        let chi2: f64 = counts.iter().map(|&c| (f64::from(c) - 1e4).powi(2) / 1e4).sum();
        assert!(chi2 < 22.5, "chi-squared {chi2} over 6 degrees of freedom, counts {counts:?}");
    }

    #[test]
    fn seeds_do_not_print() {
        let seed = Seed::of_series(12, 34);
        assert_eq!(format!("{seed:?} {:?}", Keyed::new(seed)), "Seed(secret) Keyed(secret)");
    }
}

//! Many episodes, stepped by one call. Numbers go into buffers of the caller; a step allocates nothing.

use crate::layout::rewrite_chosen;
use crate::{Encode, Episode};
use princely_core::{Quick, Seed, Uniform};

/// What happens to an episode that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Autoreset {
    /// The next step ignores its choice and begins a new game.
    #[default]
    NextStep,
    /// The step that ends a game begins the next one. The last observation is not shown.
    SameStep,
    /// It stays over, and steps do nothing, until it is reset.
    Disabled,
}

/// Where a batch writes. Every slice has one row for each episode.
#[derive(Debug)]
pub struct Buffers<'a> {
    /// Tensors: [`Encode::WIDTH`] numbers each.
    pub observations: &'a mut [u8],
    /// Masks: [`Encode::CHOICES`] numbers each.
    pub masks: &'a mut [u8],
    /// What each seat gets: as many numbers as there are seats.
    pub rewards: &'a mut [f32],
    /// 1 where a game ended in this step.
    pub terminated: &'a mut [u8],
    /// 1 where the choice was not legal. Nothing happened there.
    pub illegal: &'a mut [u8],
    /// The seat that makes the next choice; -1 where the game is over.
    pub seats: &'a mut [i8],
}

/// Many episodes of one game.
pub struct Batch<G: Encode> {
    game: G,
    runs: Vec<Run<G>>,
    autoreset: Autoreset,
    threads: usize,
}

/// One place of a batch: an episode, and those before and after it.
struct Run<G: Encode> {
    episode: Episode<G>,
    series: u64,
    /// The number of the game in its series.
    number: u64,
    /// How much the number grows from game to game.
    stride: u64,
    whims: Quick,
}

/// The row of one episode in the buffers.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    rewards: &'a mut [f32],
    terminated: &'a mut u8,
    illegal: &'a mut u8,
    seat: &'a mut i8,
}

impl<G: Encode + Clone + Send + Sync> Batch<G>
where
    G::State: Send + Sync,
{
    /// Begins `count` games. The game at place `i` of the batch is number `i` of the series, then `i + count`, and so on:
    /// the games are the same for any number of threads.
    pub fn new(game: G, count: usize, series: u64, autoreset: Autoreset, threads: usize) -> Batch<G> {
        let run = |place: usize| Run::new(&game, series, place as u64, count as u64);
        let runs = (0..count).map(run).collect();
        Batch { runs, game, autoreset, threads: threads.clamp(1, count.max(1)) }
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many episodes there are.
    pub fn len(&self) -> usize {
        self.runs.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.runs.is_empty()
    }

    /// The episode at a place.
    pub fn episode(&self, place: usize) -> Option<&Episode<G>> {
        self.runs.get(place).map(|run| &run.episode)
    }

    /// Begins all games anew, with another series if one is named, and writes everything.
    pub fn reset(&mut self, series: Option<u64>, buffers: &mut Buffers<'_>) {
        let (game, count) = (&self.game, self.runs.len() as u64);
        for (place, run) in self.runs.iter_mut().enumerate() {
            match series {
                Some(series) => *run = Run::new(game, series, place as u64, count),
                None => run.next(game),
            }
        }
        self.each(buffers, None, |game, _, run, _, mut row| {
            row.clear();
            run.show(game, &mut row);
        });
    }

    /// Makes one choice in every episode and writes what came of it. `choices` has one entry for each episode.
    pub fn step(&mut self, choices: &[i64], buffers: &mut Buffers<'_>) {
        self.each(buffers, Some(choices), |game, autoreset, run, choice, mut row| {
            run.step(game, autoreset, choice, &mut row);
        });
    }

    /// Chooses for every episode one of the choices that its mask allows, each equally likely; 0 if none is legal.
    pub fn sample(&mut self, masks: &[u8], choices: &mut [i64]) {
        let masks = masks.chunks_exact(G::CHOICES);
        for ((run, mask), choice) in self.runs.iter_mut().zip(masks).zip(choices) {
            *choice = pick(mask, &mut run.whims);
        }
    }

    /// Does something with every episode and its row, on as many threads as were asked for.
    fn each(
        &mut self,
        buffers: &mut Buffers<'_>,
        choices: Option<&[i64]>,
        act: impl Fn(&G, Autoreset, &mut Run<G>, i64, Row<'_>) + Sync,
    ) {
        let (game, autoreset) = (&self.game, self.autoreset);
        let share = self.runs.len().div_ceil(self.threads).max(1);
        let seats = usize::from(game.seats());
        let work = |runs: &mut [Run<G>], choices: Option<&[i64]>, buffers: Buffers<'_>| {
            for (place, (run, row)) in runs.iter_mut().zip(buffers.rows::<G>(seats)).enumerate() {
                let choice = choices.and_then(|choices| choices.get(place)).copied().unwrap_or(-1);
                act(game, autoreset, run, choice, row);
            }
        };
        if self.threads == 1 {
            return work(&mut self.runs, choices, buffers.first::<G>(usize::MAX, seats).0);
        }
        std::thread::scope(|scope| {
            let mut rest = buffers.first::<G>(usize::MAX, seats).0;
            let mut choices = choices;
            for runs in self.runs.chunks_mut(share) {
                let (part, others) = rest.split::<G>(runs.len(), seats);
                rest = others;
                let own = choices.map(|all| all.split_at(runs.len().min(all.len())));
                choices = own.map(|(_, others)| others);
                let work = &work;
                scope.spawn(move || work(runs, own.map(|(own, _)| own), part));
            }
        });
    }
}

impl<G: Encode> Run<G> {
    fn new(game: &G, series: u64, number: u64, stride: u64) -> Run<G> {
        let seed = Seed::of_series(series, number);
        let whims = seed.whims(princely_core::Seat(0));
        Run { episode: Episode::new(game, seed, |_| {}), series, number, stride, whims }
    }

    /// Begins the next game.
    fn next(&mut self, game: &G) {
        self.number = self.number.wrapping_add(self.stride);
        self.episode = Episode::new(game, Seed::of_series(self.series, self.number), |_| {});
    }

    #[inline]
    fn step(&mut self, game: &G, autoreset: Autoreset, choice: i64, row: &mut Row<'_>) {
        row.clear();
        let before = self.episode.seat();
        if before.is_none() {
            if autoreset == Autoreset::NextStep {
                self.next(game);
            }
            return self.show(game, row);
        }
        let made = u16::try_from(choice).ok().map(|choice| self.episode.choose(game, choice, |_| {}));
        match made {
            Some(Ok(true)) => {
                if let Some(outcome) = self.episode.outcome(game) {
                    *row.terminated = 1;
                    for (seat, reward) in (0..).zip(row.rewards.iter_mut()) {
                        *reward = outcome.share(princely_core::Seat(seat)) as f32;
                    }
                    if autoreset == Autoreset::SameStep {
                        self.next(game);
                    }
                }
                self.show(game, row);
            }
            // Only the unfinished action has changed.
            Some(Ok(false)) => {
                rewrite_chosen(row.observation, &self.episode.chosen(game));
                self.episode.mask(game, row.mask);
            }
            Some(Err(_)) | None => *row.illegal = 1,
        }
    }

    /// Writes the tensor of the seat that makes the next choice, and its mask.
    #[inline]
    fn show(&mut self, game: &G, row: &mut Row<'_>) {
        let seat = self.episode.seat();
        *row.seat = seat.map_or(-1, |seat| seat.0 as i8);
        self.episode.write(game, seat, row.observation);
        self.episode.mask(game, row.mask);
    }
}

impl Row<'_> {
    #[inline]
    fn clear(&mut self) {
        self.rewards.fill(0.0);
        (*self.terminated, *self.illegal) = (0, 0);
    }
}

impl<'a> Buffers<'a> {
    /// Checks that every slice has a row for each of `count` episodes.
    pub fn fit<G: Encode>(&self, count: usize, seats: usize) -> bool {
        self.observations.len() == count * G::WIDTH
            && self.masks.len() == count * G::CHOICES
            && self.rewards.len() == count * seats
            && [self.terminated.len(), self.illegal.len(), self.seats.len()] == [count; 3]
    }

    /// The rows of the first `count` episodes, or of all, borrowed; and the others.
    fn first<'b, G: Encode>(&'b mut self, count: usize, seats: usize) -> (Buffers<'b>, Buffers<'b>) {
        let all = Buffers {
            observations: self.observations,
            masks: self.masks,
            rewards: self.rewards,
            terminated: self.terminated,
            illegal: self.illegal,
            seats: self.seats,
        };
        all.split::<G>(count, seats)
    }

    fn split<G: Encode>(self, count: usize, seats: usize) -> (Buffers<'a>, Buffers<'a>) {
        fn cut<T>(all: &mut [T], at: usize) -> (&mut [T], &mut [T]) {
            let at = at.min(all.len());
            all.split_at_mut(at)
        }
        let (observations, o) = cut(self.observations, count.saturating_mul(G::WIDTH));
        let (masks, m) = cut(self.masks, count.saturating_mul(G::CHOICES));
        let (rewards, r) = cut(self.rewards, count.saturating_mul(seats));
        let (terminated, t) = cut(self.terminated, count);
        let (illegal, i) = cut(self.illegal, count);
        let (places, s) = cut(self.seats, count);
        (
            Buffers { observations, masks, rewards, terminated, illegal, seats: places },
            Buffers { observations: o, masks: m, rewards: r, terminated: t, illegal: i, seats: s },
        )
    }

    fn rows<G: Encode>(self, seats: usize) -> impl Iterator<Item = Row<'a>> {
        let observations = self.observations.chunks_exact_mut(G::WIDTH);
        let masks = self.masks.chunks_exact_mut(G::CHOICES);
        let rewards = self.rewards.chunks_exact_mut(seats);
        let flags = self.terminated.iter_mut().zip(self.illegal);
        let numbers = observations.zip(masks).zip(rewards);
        numbers.zip(flags).zip(self.seats).map(
            |((((observation, mask), rewards), (terminated, illegal)), seat)| Row {
                observation,
                mask,
                rewards,
                terminated,
                illegal,
                seat,
            },
        )
    }
}

/// One of the choices that a mask allows, each equally likely; 0 if none is legal.
#[inline]
pub fn pick(mask: &[u8], chooser: &mut impl Uniform) -> i64 {
    let count: u32 = mask.iter().map(|&legal| u32::from(legal)).sum();
    let mut skip = chooser.below(count);
    for (choice, &legal) in (0..).zip(mask) {
        if legal != 0 {
            if skip == 0 {
                return choice;
            }
            skip -= 1;
        }
    }
    0
}

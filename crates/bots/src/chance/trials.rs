//! Options tried in the same imagined worlds with the same luck, so that they differ by what is done and not by luck.

use super::{Comparison, Effort, Estimate, Forecast, MOST_INPUTS, quick};
use princely_core::{Quick, Seat, Silent, Turn};
use princely_search::guide::MOST_SEATS;
use princely_search::{Luck, Progress, Values, Watch};

/// What is known of a seat once worlds have been played on: the logarithm of its mean share there, and that of its quick
/// share, which counts less the surer the worlds are; both once more for each ten rounds played.
pub const INPUTS: &[&str] = &["worlds", "quick", "worlds_later", "quick_later"];

/// Worlds that are added to those seen, shared out like the quick estimate: a seat that never won is not hopeless.
const DOUBT: f32 = 2.0;

/// The inputs of the thorough estimate, for each seat.
pub fn inputs(
    mean: &Values,
    worlds: u32,
    quick: &Values,
    round: u32,
    seats: usize,
) -> [[f32; MOST_INPUTS]; MOST_SEATS] {
    let mut inputs = [[0.0; MOST_INPUTS]; MOST_SEATS];
    let (count, later) = (worlds as f32, round as f32 / 10.0);
    let squares: f32 = mean[..seats.min(MOST_SEATS)].iter().map(|share| share * share).sum();
    let unsure = ((1.0 - squares) * seats as f32 / (seats as f32 - 1.0).max(1.0)).clamp(0.0, 1.0);
    for (seat, inputs) in inputs.iter_mut().enumerate().take(seats) {
        let mixed = (mean[seat] * count + quick[seat] * DOUBT) / (count + DOUBT);
        let [won, told] = [mixed, quick[seat]].map(|share| libm::logf(share.max(1e-6)));
        let told = told * unsure;
        inputs[..INPUTS.len()].copy_from_slice(&[won, told, won * later, told * later]);
    }
    inputs
}

/// Options of a seat that are tried in imagined worlds, a slice at a time.
#[derive(Clone, Debug)]
pub struct Trials<G: Forecast> {
    observation: G::Observation,
    seat: Seat,
    options: Vec<Vec<G::Action>>,
    worlds: u32,
    seed: u64,
    /// The quick estimate before any option.
    quick: Estimate,
    /// For each option and each world that is done, what it was worth to each seat.
    values: Vec<Vec<Values>>,
    seats: usize,
    round: u32,
    players: Kept<G::Players>,
    at: Option<World<G::State>>,
    is_over: bool,
    fitted: Option<super::Fitted<'static>>,
}

/// Players are not worth showing.
#[derive(Clone)]
struct Kept<P>(P);

impl<P> std::fmt::Debug for Kept<P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("players")
    }
}

/// The world in which options are being tried.
#[derive(Clone, Debug)]
struct World<S> {
    state: S,
    luck: u64,
    /// How far the options have come, and the playout that has paused.
    values: Vec<Values>,
    playout: Option<(S, Luck)>,
}

impl<G: Forecast> Trials<G> {
    /// Gets ready to try options, each a run of legal actions of the seat from this observation on; an empty run leaves
    /// everything as it is. An option ends at the first action that is not legal.
    pub fn new(
        game: &G,
        observation: &G::Observation,
        seat: Seat,
        options: Vec<Vec<G::Action>>,
        worlds: u32,
        whims: &mut Quick,
    ) -> Self {
        Trials {
            observation: observation.clone(),
            seat,
            worlds: worlds.max(1),
            seed: whims.bits64(),
            quick: quick(game, observation),
            values: vec![Vec::new(); options.len()],
            options,
            seats: usize::from(game.seats()),
            round: game.round_of(observation),
            players: Kept(game.players(observation)),
            at: None,
            is_over: game.observed_turn(observation) == Turn::Over,
            fitted: G::table().find(&game.configuration()),
        }
    }

    /// Tries the options until all worlds are done, or the watch says to pause. Slices change nothing in what is found.
    pub fn go_on(&mut self, game: &G, watch: &mut dyn Watch) -> Progress<()> {
        while self.done() < self.worlds && !self.is_over && !self.options.is_empty() {
            let number = u64::from(self.done());
            let (observation, seed) = (&self.observation, self.seed);
            let world = self.at.get_or_insert_with(|| {
                let mut fate = Quick(seed ^ number.wrapping_mul(0xD134_2543_DE82_EF95));
                fate.bits64();
                let state = game.determinize(observation, &mut fate);
                World { state, luck: fate.bits64(), values: Vec::new(), playout: None }
            });
            while let Some(option) = self.options.get(world.values.len()) {
                let (state, luck) = world.playout.get_or_insert_with(|| {
                    let mut state = world.state.clone();
                    for action in option {
                        if game.check(&state, self.seat, action).is_err() {
                            break;
                        }
                        game.apply(&mut state, self.seat, *action, &mut Silent);
                    }
                    (state, Luck::from(Quick(world.luck)))
                });
                let Some(values) = game.play_on(&mut self.players.0, state, luck, watch) else {
                    return Progress::Pending;
                };
                world.playout = None;
                world.values.push(values);
                if watch.pauses() && world.values.len() < self.options.len() {
                    return Progress::Pending;
                }
            }
            for (values, found) in self.values.iter_mut().zip(&world.values) {
                values.push(*found);
            }
            self.at = None;
            if watch.pauses() && self.done() < self.worlds {
                return Progress::Pending;
            }
        }
        Progress::Done(())
    }

    /// Whose options they are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// In how many worlds all options have been tried.
    pub fn done(&self) -> u32 {
        self.values.first().map_or(0, |values| values.len() as u32)
    }

    /// What the worlds were worth to each seat on average after an option, before anything is made of it.
    pub fn mean(&self, option: usize) -> Values {
        self.values.get(option).filter(|values| !values.is_empty()).map_or(self.quick.shares, |it| mean(it))
    }

    /// The chances after an option, as far as the worlds tell. Before the first world it is the quick estimate of how
    /// things stand.
    pub fn estimate(&self, option: usize) -> Estimate {
        let Some(values) = self.values.get(option).filter(|values| !values.is_empty()) else {
            return self.quick;
        };
        let mean = mean(values);
        let shares = self.chance(&mean);
        let own = self.seat.index();
        let errors = deviation(values.iter().map(|values| values[own]));
        Estimate {
            shares,
            error: self.steepness(&mean) * errors,
            is_calibrated: self.fitted.is_some_and(|it| it.is_calibrated(Effort::Thorough)),
        }
    }

    /// By how much the seat's chance is better after option `a` than after option `b`.
    pub fn compare(&self, a: usize, b: usize) -> Comparison {
        let (Some(one), Some(other)) = (self.values.get(a), self.values.get(b)) else {
            return Comparison { difference: 0.0, error: 0.0 };
        };
        if one.is_empty() || a == b {
            return Comparison { difference: 0.0, error: if a == b { 0.0 } else { 0.5 } };
        }
        let own = self.seat.index();
        let means = [mean(one), mean(other)];
        let difference = self.chance(&means[0])[own] - self.chance(&means[1])[own];
        let steepness = means.map(|mean| self.steepness(&mean));
        let pairs = one.iter().zip(other).map(|(one, other)| one[own] - other[own]);
        Comparison { difference, error: steepness[0].max(steepness[1]) * deviation(pairs) }
    }

    /// The chances that go with what imagined worlds were worth on average.
    fn chance(&self, mean: &Values) -> Values {
        match self.fitted.and_then(|fitted| fitted.row.thorough.as_ref()) {
            None => *mean,
            Some(net) => {
                let inputs = inputs(mean, self.done(), &self.quick.shares, self.round, self.seats);
                net.shares(&inputs[..self.seats])
            }
        }
    }

    /// How much the seat's chance changes with what the worlds are worth to it; the others share the change in
    /// proportion.
    fn steepness(&self, mean: &Values) -> f32 {
        const STEP: f32 = 0.01;
        let own = self.seat.index();
        let moved = |to: f32| {
            let rest = (1.0 - mean[own]).max(1e-6);
            let mut moved = mean.map(|value| value * (1.0 - to) / rest);
            moved[own] = to;
            self.chance(&moved)[own]
        };
        let (low, high) = ((mean[own] - STEP).max(0.0), (mean[own] + STEP).min(1.0));
        ((moved(high) - moved(low)) / (high - low)).abs()
    }
}

/// The mean of values, seat by seat.
fn mean(values: &[Values]) -> Values {
    let mut sums = [0.0_f64; MOST_SEATS];
    for values in values {
        for (sum, value) in sums.iter_mut().zip(values) {
            *sum += f64::from(*value);
        }
    }
    sums.map(|sum| (sum / values.len() as f64) as f32)
}

/// The standard error of the mean of numbers. One more number, half a win away, is added to those that were seen: there
/// may be a difference that was not seen yet.
fn deviation(numbers: impl Iterator<Item = f32>) -> f32 {
    let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.25);
    for number in numbers.map(f64::from) {
        count += 1.0;
        sum += number;
        squares += number * number;
    }
    let mean = sum / f64::max(count, 1.0);
    ((squares - count * mean * mean).max(0.0) / (count - 1.0).max(1.0) / f64::max(count, 1.0)).sqrt() as f32
}

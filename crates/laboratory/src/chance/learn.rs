//! Fits a network to outcomes: the steepest way down the mean logarithm of the share that was given to the winner, a few
//! positions at a time (Adam), until positions of other games no longer get better.

use princely_bots::chance::{MOST_INPUTS, Net};
use princely_core::{Quick, Uniform};
use princely_search::Values;
use princely_search::guide::MOST_SEATS;

/// One position to learn from.
#[derive(Clone)]
pub(super) struct Lesson {
    /// For each seat: what is counted.
    pub(super) inputs: Vec<Vec<f32>>,
    /// What each seat got.
    pub(super) won: Values,
    /// From which game. Games are either learned from or looked at, never both.
    pub(super) game: u64,
}

/// Every so many games one is not learned from, but looked at.
const APART: u64 = 8;
/// Positions at a time: at most this many, and fewer if there are few.
const BATCH: usize = 128;
const STEPS: usize = 50;
/// How far a step goes, for a network and for a straight way alone.
const RATE: f64 = 0.004;
const STRAIGHT_RATE: f64 = 0.02;
/// How much large weights cost.
const DECAY: f64 = 0.0002;
/// Passes through all lessons at most, and without getting better.
const PASSES: usize = 40;
const PATIENCE: usize = 5;

/// Fits a network with this many hidden numbers. `tell` hears after each pass how far the winner was from certain, in
/// games learned from and in games looked at.
pub(super) fn learn(
    lessons: &[Lesson],
    hidden: usize,
    seed: u64,
    tell: &mut dyn FnMut(usize, f64, f64),
) -> Net {
    let Some(first) = lessons.first() else { return Net::default() };
    let count = first.inputs.first().map_or(0, Vec::len);
    let mut net = begin(lessons, count, hidden, seed);
    let (mut apart, mut learned): (Vec<&Lesson>, Vec<&Lesson>) =
        lessons.iter().partition(|lesson| lesson.game % APART == 0);
    if apart.is_empty() || learned.is_empty() {
        apart = lessons.iter().collect();
        learned = apart.clone();
    }
    let mut whims = Quick(seed);
    let size = count + hidden * (count + 2);
    let (mut first_moment, mut second_moment, mut steps) = (vec![0.0_f64; size], vec![0.0_f64; size], 0);
    let (mut best, mut best_loss, mut since) = (net.clone(), f64::INFINITY, 0);
    let batch_size = (learned.len() / STEPS).clamp(1, BATCH);
    let rate = if hidden == 0 { STRAIGHT_RATE } else { RATE };
    for pass in 0..PASSES {
        for index in (1..learned.len()).rev() {
            learned.swap(index, whims.below(index as u32 + 1) as usize);
        }
        let rate = rate / (1.0 + pass as f64 / 6.0);
        let mut sum = 0.0;
        for batch in learned.chunks(batch_size) {
            let mut gradient = vec![0.0_f64; size];
            for lesson in batch {
                sum += descend(&net, lesson, Some(&mut gradient));
            }
            steps += 1;
            let mut at = 0;
            each(&mut net, &mut |weight| {
                let slope = gradient[at] / batch.len() as f64 + DECAY * f64::from(*weight);
                first_moment[at] = 0.9 * first_moment[at] + 0.1 * slope;
                second_moment[at] = 0.999 * second_moment[at] + 0.001 * slope * slope;
                let mean = first_moment[at] / (1.0 - 0.9_f64.powi(steps));
                let spread = second_moment[at] / (1.0 - 0.999_f64.powi(steps));
                *weight -= (rate * mean / (spread.sqrt() + 1e-8)) as f32;
                at += 1;
            });
        }
        let loss = apart.iter().map(|lesson| descend(&net, lesson, None)).sum::<f64>() / apart.len() as f64;
        tell(pass, sum / learned.len() as f64, loss);
        if loss < best_loss {
            (best, best_loss, since) = (net.clone(), loss, 0);
        } else {
            since += 1;
            if since >= PATIENCE {
                break;
            }
        }
    }
    each(&mut best, &mut |weight| *weight = rounded(*weight));
    best
}

/// Four digits are enough, and keep the data small.
fn rounded(number: f32) -> f32 {
    (f64::from(number) * 1e4).round() as f32 / 1e4
}

/// A network that knows nothing: inputs scaled to mean 0 and spread 1, small hidden weights.
fn begin(lessons: &[Lesson], count: usize, hidden: usize, seed: u64) -> Net {
    let rows = || lessons.iter().flat_map(|lesson| &lesson.inputs);
    let number = rows().count().max(1) as f64;
    let mut mean = vec![0.0_f64; count];
    let mut squares = vec![0.0_f64; count];
    for row in rows() {
        for (index, &input) in row.iter().enumerate() {
            mean[index] += f64::from(input) / number;
            squares[index] += f64::from(input).powi(2) / number;
        }
    }
    let spread = |index: usize| (squares[index] - mean[index] * mean[index]).max(0.0).sqrt();
    // What never changes is left out.
    let scale = (0..count).map(|index| if spread(index) < 1e-4 { 0.0 } else { 1.0 / spread(index) });
    let mut whims = Quick(seed ^ 0x6E65_7400);
    let mut small = |of: f64| (f64::from(whims.below(2001)) / 1000.0 - 1.0) * of;
    let reach = (3.0 / count.max(1) as f64).sqrt();
    Net {
        mean: mean.iter().map(|&number| rounded(number as f32)).collect(),
        scale: scale.map(|number| rounded(number as f32)).collect(),
        straight: vec![0.0; count],
        hidden: (0..hidden)
            .map(|_| {
                let mut row: Vec<f32> = (0..count).map(|_| small(reach) as f32).collect();
                row.extend([small(0.1) as f32, small(0.3) as f32]);
                row
            })
            .collect(),
    }
}

/// Every weight that is fitted, in a fixed order.
fn each(net: &mut Net, change: &mut dyn FnMut(&mut f32)) {
    for weight in net.straight.iter_mut().chain(net.hidden.iter_mut().flatten()) {
        change(weight);
    }
}

/// How far the winner was from certain; adds the slopes of that, if they are wanted.
fn descend(net: &Net, lesson: &Lesson, gradient: Option<&mut Vec<f64>>) -> f64 {
    let count = net.mean.len();
    let mut inputs = [[0.0; MOST_INPUTS]; MOST_SEATS];
    for (inputs, row) in inputs.iter_mut().zip(&lesson.inputs) {
        inputs[..count].copy_from_slice(row);
    }
    let seats = lesson.inputs.len();
    let shares = net.shares(&inputs[..seats]);
    let loss: f64 = shares
        .iter()
        .zip(&lesson.won)
        .take(seats)
        .map(|(share, won)| -f64::from(*won) * f64::from(share.max(1e-9)).ln())
        .sum();
    let Some(gradient) = gradient else { return loss };
    for (seat, inputs) in inputs.iter().enumerate().take(seats) {
        let off = f64::from(shares[seat] - lesson.won[seat]);
        let scaled: Vec<f64> =
            (0..count).map(|index| f64::from((inputs[index] - net.mean[index]) * net.scale[index])).collect();
        for (slope, input) in gradient.iter_mut().zip(&scaled) {
            *slope += off * input;
        }
        for (index, row) in net.hidden.iter().enumerate() {
            let at = count + index * (count + 2);
            let sum: f64 = row.iter().zip(&scaled).map(|(weight, input)| f64::from(*weight) * input).sum();
            let value = sum + f64::from(row[count]);
            if value > 0.0 {
                let back = off * f64::from(row[count + 1]);
                for (slope, input) in gradient[at..].iter_mut().zip(&scaled) {
                    *slope += back * input;
                }
                gradient[at + count] += back;
                gradient[at + count + 1] += off * value;
            }
        }
    }
    loss
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seat with the greater first input wins as often as a logistic curve says; the second input means nothing.
    fn lessons(count: u64) -> Vec<Lesson> {
        let mut whims = Quick(3);
        (0..count)
            .map(|game| {
                let mut number = || whims.below(1000) as f32 / 500.0 - 1.0;
                let inputs: Vec<Vec<f32>> = (0..2).map(|_| vec![number(), number(), 4.0]).collect();
                let ahead = f64::from(2.0 * (inputs[0][0] - inputs[1][0]));
                let wins = f64::from(whims.below(1_000_000)) / 1e6 < 1.0 / (1.0 + (-ahead).exp());
                let won = if wins { [1.0, 0.0, 0.0, 0.0, 0.0] } else { [0.0, 1.0, 0.0, 0.0, 0.0] };
                Lesson { inputs, won, game }
            })
            .collect()
    }

    #[test]
    fn what_decides_is_learned() {
        for hidden in [0, 3] {
            let net = learn(&lessons(6000), hidden, 1, &mut |_, _, _| ());
            assert!(net.fits(3));
            let share = |one: f32, other: f32| {
                let mut inputs = [[0.0; MOST_INPUTS]; 2];
                inputs[0][..3].copy_from_slice(&[one, 0.3, 4.0]);
                inputs[1][..3].copy_from_slice(&[other, -0.8, 4.0]);
                net.shares(&inputs)[0]
            };
            for (one, other) in [(0.0, 0.0), (0.5, -0.5), (-0.3, 0.4), (1.0, 0.0)] {
                let true_share = 1.0 / (1.0 + (-2.0_f32 * (one - other)).exp());
                let off = (share(one, other) - true_share).abs();
                assert!(off < 0.06, "{hidden} hidden, {one} {other}: {}", share(one, other));
            }
        }
    }

    /// The slopes are those of the loss.
    #[test]
    fn slopes_are_right() {
        let lesson = &lessons(1)[0];
        let mut net = begin(&lessons(50), 3, 2, 5);
        each(&mut net, &mut |weight| *weight += 0.2);
        let mut gradient = vec![0.0; 3 + 2 * 5];
        descend(&net, lesson, Some(&mut gradient));
        for (at, slope) in gradient.iter().enumerate() {
            let loss = |step: f32| {
                let (mut moved, mut place) = (net.clone(), 0);
                each(&mut moved, &mut |weight| {
                    if place == at {
                        *weight += step;
                    }
                    place += 1;
                });
                descend(&moved, lesson, None)
            };
            let measured = (loss(0.01) - loss(-0.01)) / 0.02;
            assert!((measured - slope).abs() < 0.01, "{at}: {measured} {slope}");
        }
    }
}

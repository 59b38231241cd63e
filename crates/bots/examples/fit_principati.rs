//! Fits the outlook of a position to how games go on. Greedy players with all sorts of beliefs play up to some round,
//! then `greedy` takes both seats. From there on, the program notes at the beginning of every round what both players
//! have. It prints the numbers and how well they fit.
//!
//! `cargo run --release -p princely-bots --example fit_principati -- GAMES MAX_ROUNDS SEED`

use princely_bots::principati::outlook::{NUMBERS, terms};
use princely_bots::principati::{Greedy, Weights};
use princely_core::{Game, Quick, Seat, Silent, Streamed, Turn, Uniform};
use princely_principati::{Options, Phase, Principati, Variant};

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().unwrap_or(0));
    let games = args.next().unwrap_or(1000);
    let max_rounds = args.next().and_then(|rounds| u16::try_from(rounds).ok()).filter(|&rounds| rounds > 0);
    let mut whims = Quick(args.next().unwrap_or(1));
    let (mut squares, mut products) = (vec![vec![0.0; NUMBERS]; NUMBERS], vec![0.0; NUMBERS]);
    let mut held: Vec<([f32; NUMBERS], f32, u16)> = Vec::new();
    for number in 0..games {
        let variant = if number % 4 == 3 { Variant::Miners } else { Variant::Base };
        // Games of other lengths teach what is worth having when few rounds are left.
        let max_rounds = max_rounds.map(|rounds| rounds - 3 + whims.below(7) as u16);
        let Ok(game) = Principati::new(Options { variant, max_rounds, ..Options::default() }) else { return };
        let (notes, margin) = play(&game, &mut whims);
        for (terms, round) in notes {
            if number % 10 == 0 {
                held.push((terms, margin, round));
                continue;
            }
            for (index, &term) in terms.iter().enumerate() {
                if term != 0.0 {
                    products[index] += f64::from(term * margin);
                    for (other, &factor) in terms[..=index].iter().enumerate() {
                        squares[index][other] += f64::from(term * factor);
                    }
                }
            }
        }
    }
    let numbers = solve(squares, products);
    println!("[");
    for line in numbers.chunks(12) {
        println!("    {},", line.iter().map(|number| format!("{number:.3}")).collect::<Vec<_>>().join(", "));
    }
    println!("]");
    // How far off the outlook is, and how far off the bare points would be.
    for round in (1..40).step_by(4) {
        let (mut count, mut off, mut bare, mut all) = (0.0, 0.0, 0.0, 0.0);
        for (terms, margin, _) in held.iter().filter(|note| (round..round + 4).contains(&note.2)) {
            let lead: f64 = terms.iter().zip(&numbers).map(|(term, number)| f64::from(*term) * number).sum();
            count += 1.0;
            off += (f64::from(*margin) - lead).powi(2);
            bare += f64::from(margin - terms[0]).powi(2);
            all += f64::from(margin * margin);
        }
        let root = |sum: f64| (sum / f64::max(count, 1.0)).sqrt();
        println!(
            "// round {round}: {count} positions, off by {:.1}, by points {:.1}, of {:.1}",
            root(off),
            root(bare),
            root(all)
        );
    }
}

/// Plays a game. Returns what was noted when rounds began, and by how many points the first seat won.
fn play(game: &Principati, whims: &mut Quick) -> (Vec<([f32; NUMBERS], u16)>, f32) {
    let mut players = [0, 1].map(|_| Greedy::with(beliefs(whims)));
    let (mut state, mut notes, mut round) = (game.start(), Vec::new(), 0);
    let last = game.options().max_rounds.map_or(26, u32::from);
    let sober = whims.below(last) as u16;
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut Streamed(Quick(whims.bits64())));
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                if state.round() != round && state.phase() == Phase::Place {
                    round = state.round();
                    if round == sober {
                        players = [Greedy::default(), Greedy::default()];
                    }
                    if round >= sober {
                        notes.push((terms(game, &state), round));
                    }
                }
                let seat = seats.lowest_to_act();
                let action = players[seat.index()].decide(game, &state, seat, whims);
                game.apply(&mut state, seat, action, &mut Silent);
            }
        }
    }
    let [one, two] = [Seat(0), Seat(1)].map(|seat| game.score(&state, seat).total());
    (notes, (one - two) as f32)
}

/// The beliefs of `greedy`, each number changed a little or a lot.
fn beliefs(whims: &mut Quick) -> Weights {
    let mut weights = Weights::GREEDY;
    let wild = whims.below(4);
    for number in weights.numbers() {
        let reach = (number.abs() * wild as i32 / 4).max(4 * wild as i32);
        *number += whims.below(2 * reach as u32 + 1) as i32 - reach;
    }
    weights
}

/// Solves the normal equations, given as a lower triangle, with a little on the diagonal.
fn solve(mut squares: Vec<Vec<f64>>, mut products: Vec<f64>) -> Vec<f64> {
    let size = products.len();
    for (index, row) in squares.iter_mut().enumerate() {
        row[index] += 50.0;
    }
    for row in 0..size {
        for column in 0..=row {
            let inner: f64 = (0..column).map(|k| squares[row][k] * squares[column][k]).sum();
            let rest = squares[row][column] - inner;
            squares[row][column] =
                if row == column { rest.max(1e-9).sqrt() } else { rest / squares[column][column] };
        }
    }
    for row in 0..size {
        let inner: f64 = (0..row).map(|k| squares[row][k] * products[k]).sum();
        products[row] = (products[row] - inner) / squares[row][row];
    }
    for row in (0..size).rev() {
        let inner: f64 = (row + 1..size).map(|k| squares[k][row] * products[k]).sum();
        products[row] = (products[row] - inner) / squares[row][row];
    }
    products
}
